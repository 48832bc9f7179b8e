//! What events change of the raids, and of the fighters sent against them.

use super::{Engagement, Table};
use crate::engine::event::{AirEvent, AirPoints, AttackEvent, Event, LossEvent, RaidEvent, Target};
use crate::engine::fleet::{CapId, Interceptor, MissionId};
use crate::engine::forces::{Fate, Raid, RaidId, Strength};

impl Table {
    /// Decides that fighters meet a raid, on a copy of the table on which somebody thinks it over (4.51).
    pub fn declare(&mut self, interceptor: Interceptor, raid: RaidId) {
        self.apply(&Event::Raids(RaidEvent::Declared { interceptor, raid }));
    }

    /// Changes the raids as the event says.
    pub(super) fn apply_to_raids(&mut self, event: &Event) {
        match event {
            Event::Raids(event) => self.apply_to_a_raid(event),
            Event::Losses(LossEvent::Points {
                what: AirPoints::Raid(raid),
                points,
                aborted,
                kind,
                ..
            }) => self.raid_mut(*raid).lose(*points, *aborted, *kind),
            Event::Attacks(AttackEvent::PointsAborted {
                raid,
                points,
                kind: Target::AttackPlanes,
                ..
            }) => self.raid_mut(*raid).aborted += points,
            Event::Air(AirEvent::MissionPlaced {
                what,
                from: Some(cap),
                ..
            }) => self.rename_engagement(*cap, *what),
            _ => {}
        }
    }

    fn apply_to_a_raid(&mut self, event: &RaidEvent) {
        match event {
            RaidEvent::Placed {
                what,
                hex,
                points,
                source,
                target,
                wave,
                service,
                by,
            } => {
                let line_to = self.target_of(*what, *target).unwrap_or(*hex);
                self.raids.push(Raid {
                    id: *what,
                    by: *by,
                    source: *source,
                    line_from: *source,
                    line_to,
                    target: *target,
                    wave: *wave,
                    service: *service,
                    met_fighters: false,
                    aborted: 0,
                    launched: *points,
                    strength: Strength::Unsorted(*points),
                    hex: *hex,
                    fate: Fate::Inbound,
                })
            }
            RaidEvent::Moved { what, to, .. } => self.raid_mut(*what).hex = *to,
            RaidEvent::Turns { raid, from, to } => {
                let raid = self.raid_mut(*raid);
                (raid.line_from, raid.line_to) = (*from, *to);
            }
            RaidEvent::Destroyed { what } => self.raid_mut(*what).fate = Fate::Destroyed,
            RaidEvent::Withdrew { raid, .. } => self.raid_mut(*raid).fate = Fate::Withdrew,
            RaidEvent::GotThrough { raid, attack } => {
                self.raid_mut(*raid).fate = Fate::GotThrough { attack: *attack };
            }
            RaidEvent::Sorted {
                raid,
                fighters,
                attack,
            } => {
                self.raid_mut(*raid).strength = Strength::Sorted {
                    fighters: *fighters,
                    attack: *attack,
                };
            }
            RaidEvent::Divided { raid, .. } => self.raid_mut(*raid).met_fighters = true,
            RaidEvent::Declared { interceptor, raid } => self.engagements.push(Engagement {
                interceptor: *interceptor,
                raid: *raid,
            }),
            RaidEvent::Fought { mission, raid } => {
                self.close(Interceptor::Mission(*mission), *raid);
            }
            RaidEvent::StoodDown { interceptor, raid } => self.close(*interceptor, *raid),
            // Told for the player; nothing on the table changes by them.
            RaidEvent::BattleBegins { .. }
            | RaidEvent::BrokeThrough { .. }
            | RaidEvent::HeldOut { .. } => {}
        }
    }

    fn close(&mut self, interceptor: Interceptor, raid: RaidId) {
        self.engagements
            .retain(|engagement| *engagement != Engagement { interceptor, raid });
    }

    /// A CAP mission that was sent against a raid keeps its raid when it goes on the map.
    fn rename_engagement(&mut self, cap: CapId, mission: MissionId) {
        for engagement in &mut self.engagements {
            if engagement.interceptor == Interceptor::Cap(cap) {
                engagement.interceptor = Interceptor::Mission(mission);
            }
        }
    }

    pub(super) fn raid_mut(&mut self, id: RaidId) -> &mut Raid {
        let found = self.raids.iter_mut().find(|raid| raid.id == id);
        found.expect("events only speak of raids that were detected")
    }
}

impl Raid {
    fn lose(&mut self, points: u8, aborted: u8, kind: Target) {
        self.aborted = self.aborted.saturating_sub(aborted);
        if let Strength::Sorted { fighters, attack } = &mut self.strength {
            *(if kind == Target::Fighters {
                fighters
            } else {
                attack
            }) -= points;
        }
    }
}
