//! What each event changes on the table.

use super::{Engagement, LostUnit, Outcome, Table};
use crate::engine::combat::{Attack, Attacker};
use crate::engine::event::{AirPoints, Deck, Event, HitKind, MoveReason, Target};
use crate::engine::fleet::{
    AirUnitId, CapId, CarrierId, Exposed, FlightDeck, Fuel, Handled, Interceptor, Mission,
    MissionId, Movement, TaskGroup, TaskGroupId, UnitSet,
};
use crate::engine::forces::{Fate, Force, ForceId, Raid, RaidId, Strength};
use crate::engine::map::HexId;
use crate::engine::sequence::SegmentId;
use crate::engine::ships::ShipId;

impl Table {
    /// Changes the table as the event says.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Game { scenario, options } => {
                self.scenario = *scenario;
                self.options.clone_from(options);
            }
            Event::Turn { turn } => {
                self.turn = *turn;
                self.search_declared = false;
                self.phase = 0;
                self.segment = None;
            }
            Event::Phase { number } => {
                self.phase = *number;
                self.segment = None;
                self.begin_phase();
            }
            Event::Segment { name } => {
                self.segment = Some(*name);
                self.begin_segment(*name);
            }
            Event::Score { vp, why } => {
                self.score += vp;
                match self.scores.iter_mut().find(|(scored, _)| scored == why) {
                    Some((_, sum)) => *sum += vp,
                    None => self.scores.push((*why, *vp)),
                }
            }
            Event::Forces(event) => self.apply_to_forces(event),
            Event::Searches(event) => self.apply_to_searches(event),
            Event::Ended { score, level } => {
                self.outcome = Some(Outcome {
                    score: *score,
                    level,
                });
            }
            _ => self.apply_to_pieces(event),
        }
        if let Some(attack) = &mut self.attack {
            attack.apply(event);
        }
    }

    fn begin_phase(&mut self) {
        self.turned_over.clear();
        for deck in &mut self.decks {
            deck.hit_in_phase = false;
            // 8.282: searches launched and landed before air operations count there.
            deck.handled = Handled::default();
        }
        // 5.44: the CAP of a phase is back among the unused counters.
        for force in &mut self.forces {
            force.cap = None;
        }
    }

    fn begin_segment(&mut self, segment: SegmentId) {
        self.air_step = None;
        if segment == SegmentId::UsAirMovement {
            for mission in &mut self.missions {
                mission.movement = Movement::Waiting;
            }
        }
        for deck in &mut self.decks {
            deck.hits_in_segment = 0;
            deck.exposed = Exposed::default();
        }
    }

    /// Events that place, move, split or remove pieces.
    fn apply_to_pieces(&mut self, event: &Event) {
        match event {
            Event::TaskGroupPlaced { what, hex } => self.place_group(*what, *hex),
            Event::Detached { what, hex, ships } => {
                self.place_group(*what, *hex);
                self.detached.extend(ships.iter().map(|ship| (ship, *what)));
            }
            Event::ForcePlaced {
                what,
                hex,
                detection,
                intelligence,
                retiring,
                ships,
                cap,
            } => self.forces.push(Force {
                detection: *detection,
                intelligence: *intelligence,
                retiring: *retiring,
                ships: ships.clone(),
                fixed_cap: *cap,
                ..Force::unseen(*what, *hex)
            }),
            Event::PoolPlaced { units } => self.pool = *units,
            Event::RaidPlaced {
                what,
                hex,
                points,
                source,
                target,
                wave,
                service,
            } => self.raids.push(Raid {
                id: *what,
                source: *source,
                target: *target,
                wave: *wave,
                service: *service,
                met_fighters: false,
                aborted: 0,
                launched: *points,
                strength: Strength::Unsorted(*points),
                hex: *hex,
                fate: Fate::Inbound,
            }),
            Event::RaidMoved { what, to, .. } => self.raid_mut(*what).hex = *to,
            Event::RaidDestroyed { what } => self.raid_mut(*what).fate = Fate::Destroyed,
            Event::RaidWithdrew { raid } => self.raid_mut(*raid).fate = Fate::Withdrew,
            Event::GotThrough { raid, attack } => {
                self.raid_mut(*raid).fate = Fate::GotThrough { attack: *attack };
            }
            Event::Detection { force, to, .. } => self.force_mut(*force).detection = *to,
            _ => self.apply_to_missions(event),
        }
    }

    /// Events of air missions and CAP.
    fn apply_to_missions(&mut self, event: &Event) {
        match event {
            Event::CapPlaced {
                what,
                display,
                units,
            } => self.set_cap(*what, *display, *units),
            Event::MissionPlaced {
                what,
                hex,
                units,
                fuel,
                from,
            } => {
                let base = match from {
                    Some(cap) => {
                        self.set_cap(*cap, 0, UnitSet::EMPTY);
                        self.rename_engagement(*cap, *what);
                        cap.group
                    }
                    None => self.first_group_in(*hex),
                };
                self.place(Mission {
                    id: *what,
                    units: *units,
                    fuel: *fuel,
                    hex: *hex,
                    movement: Movement::Waiting,
                    base,
                    spent: false,
                });
            }
            Event::MissionMoved {
                what,
                to,
                hexes,
                why,
                ..
            } => {
                let mission = self.mission_mut(*what);
                mission.hex = *to;
                if *why != MoveReason::WrongTarget {
                    mission.movement = Movement::Flew(*hexes);
                }
            }
            Event::Held { what } => self.mission_mut(*what).movement = Movement::Held,
            Event::Fuel { mission, left, .. } => self.mission_mut(*mission).fuel = *left,
            Event::Split {
                mission,
                into,
                units,
            } => {
                let old = self.mission_mut(*mission);
                old.units = old.units.without(*units);
                let new = Mission {
                    id: *into,
                    units: *units,
                    ..old.clone()
                };
                self.place(new);
            }
            Event::MissionRemoved { what } => self.missions.retain(|mission| mission.id != *what),
            Event::Contacted { mission, hex, .. } => {
                let mission = self.mission_mut(*mission);
                mission.hex = *hex;
                mission.spent = true;
            }
            Event::MustReturn { mission } => self.mission_mut(*mission).spent = true,
            _ => self.apply_to_decks(event),
        }
    }

    /// Events of the carriers' decks.
    fn apply_to_decks(&mut self, event: &Event) {
        match event {
            Event::Aboard { what, deck, units } => {
                let place = self.deck_mut(*what).at_mut(*deck);
                *place = place.with(*units);
            }
            Event::AirStep { step } => self.air_step = Some(*step),
            Event::Launched {
                what,
                hex,
                units,
                fuel,
                base,
            } => {
                self.take_off(*units);
                self.launch(*what, *hex, *units, *fuel, *base);
            }
            Event::CapLaunched {
                what,
                display,
                units,
            } => {
                self.take_off(*units);
                let flying = self.cap(*what).unwrap_or_default();
                self.set_cap(*what, *display, flying.with(*units));
            }
            Event::Recalled { mission, units } => {
                let strike = self.mission_mut(*mission);
                strike.units = strike.units.without(*units);
                self.pool = self.pool.with(*units);
            }
            Event::Handled {
                carrier,
                unit,
                from,
                to,
            } => self.handle(*carrier, *unit, *from, *to),
            Event::Landed {
                carrier,
                unit,
                from,
                ..
            } => {
                let mission = self.mission_mut(*from);
                mission.units = mission.units.without((*unit).into());
                let deck = self.deck_mut(*carrier);
                deck.landing = deck.landing.with((*unit).into());
                deck.handled.landed += 1;
            }
            Event::DeckCrash { carrier } => self.blocked_decks.push(*carrier),
            Event::DeckCleared { carrier } => {
                self.blocked_decks.retain(|blocked| blocked != carrier);
            }
            _ => self.apply_to_fights(event),
        }
    }

    /// Events of air-to-air combat, and losses in the air.
    fn apply_to_fights(&mut self, event: &Event) {
        match event {
            Event::Declared { interceptor, raid } => self.engagements.push(Engagement {
                interceptor: *interceptor,
                raid: *raid,
            }),
            Event::Sorted {
                raid,
                fighters,
                attack,
            } => {
                self.raid_mut(*raid).strength = Strength::Sorted {
                    fighters: *fighters,
                    attack: *attack,
                };
            }
            Event::Divided { raid, .. } => self.raid_mut(*raid).met_fighters = true,
            Event::PointsLost {
                what,
                points,
                aborted,
                kind,
                ..
            } => {
                if let AirPoints::Raid(raid) = what {
                    let raid = self.raid_mut(*raid);
                    raid.aborted = raid.aborted.saturating_sub(*aborted);
                }
                self.lose_points(*what, *points, *kind);
            }
            Event::UnitLost { what, hex, why, .. } => {
                self.lose_unit(*what);
                self.lost.push(LostUnit {
                    unit: *what,
                    hex: *hex,
                    at_home: self.is_home(*hex),
                    why: *why,
                });
            }
            Event::Fought { mission, raid } => self.close(Interceptor::Mission(*mission), *raid),
            Event::StoodDown { interceptor, raid } => self.close(*interceptor, *raid),
            Event::CapUp { force, points } => self.force_mut(*force).cap = Some(*points),
            _ => self.apply_to_ships(event),
        }
    }

    /// Events of attacks on ships.
    fn apply_to_ships(&mut self, event: &Event) {
        match event {
            Event::AttackBegins { by, target } => {
                let mut attack = Attack::new(*by, *target);
                if let Attacker::Raid(raid) = by {
                    // Spoiled on the way in, over the Battle Line (5.72).
                    attack.points_aborted = self.raid_mut(*raid).aborted;
                }
                self.attack = Some(attack);
            }
            Event::PointsAborted {
                raid,
                points,
                kind: Target::AttackPlanes,
                ..
            } => self.raid_mut(*raid).aborted += points,
            Event::AttackOver { .. } => self.attack = None,
            Event::GunsFire { overflown, .. } => self.turned_over.extend(overflown),
            Event::Hits { ship, hits, kind } => self.hit(*ship, *hits, *kind),
            Event::HitsAdjusted => {
                for (ship, hits) in &mut self.damage {
                    if !ship.is_us() {
                        *hits = hits.adjusted();
                    }
                }
            }
            Event::Sunk { ship } => {
                self.sunk.push(*ship);
                for force in &mut self.forces {
                    force.ships.retain(|afloat| afloat != ship);
                }
            }
            Event::DeckInoperative { carrier } => self.deck_mut(*carrier).inoperative = true,
            Event::DeckRepaired { carrier } => self.deck_mut(*carrier).inoperative = false,
            Event::FireBrokeOut { carrier } => self.deck_mut(*carrier).fires.push(1),
            Event::FireChanged {
                carrier,
                fire,
                level,
            } => {
                let fires = &mut self.deck_mut(*carrier).fires;
                let fire = usize::from(*fire);
                if *level == 0 && fire < fires.len() {
                    fires.remove(fire);
                } else if let Some(burning) = fires.get_mut(fire) {
                    *burning = *level;
                }
            }
            // The rest tells of what was rolled, chosen or seen, and changes nothing.
            _ => {}
        }
    }

    fn place_group(&mut self, id: TaskGroupId, hex: HexId) {
        self.task_groups.push(TaskGroup {
            id,
            hex,
            cap: Default::default(),
            cap_displays: Default::default(),
        });
        let hers = CarrierId::all().filter(|carrier| carrier.data().group == id);
        self.decks.extend(hers.map(FlightDeck::new));
    }

    fn first_group_in(&self, hex: HexId) -> TaskGroupId {
        let here = self.task_groups.iter().find(|group| group.hex == hex);
        here.or(self.task_groups.first())
            .map_or(TaskGroupId(0), |group| group.id)
    }

    /// Takes units off their decks, or out of the pool.
    pub(super) fn take_off(&mut self, units: UnitSet) {
        self.pool = self.pool.without(units);
        for deck in &mut self.decks {
            let hers = deck.ready.common(units);
            deck.ready = deck.ready.without(hers);
            deck.handled.launched += hers.len();
        }
    }

    /// Adds units to a mission, or forms it of them.
    fn launch(&mut self, id: MissionId, hex: HexId, units: UnitSet, fuel: Fuel, base: TaskGroupId) {
        if let Some(mission) = self.missions.iter_mut().find(|mission| mission.id == id) {
            mission.units = mission.units.with(units);
            mission.fuel = fuel;
            return;
        }
        let movement = if self.segment.is_some() {
            Movement::Launched
        } else {
            Movement::Waiting
        };
        self.place(Mission {
            id,
            units,
            fuel,
            hex,
            movement,
            base,
            spent: false,
        });
    }

    /// Moves a unit from one box of a carrier to another, and counts it against her limits.
    fn handle(&mut self, carrier: CarrierId, unit: AirUnitId, from: Deck, to: Deck) {
        let deck = self.deck_mut(carrier);
        let left = deck.at_mut(from);
        *left = left.without(unit.into());
        let entered = deck.at_mut(to);
        *entered = entered.with(unit.into());
        match (from, to) {
            (Deck::Hangar, Deck::Servicing) | (Deck::Servicing, Deck::Hangar) => {
                deck.handled.serviced += 1;
            }
            (Deck::Landing, Deck::Hangar) | (Deck::Ready, Deck::Servicing) => {
                deck.handled.lowered += 1;
            }
            _ => {}
        }
    }

    fn lose_points(&mut self, what: AirPoints, points: u8, kind: Target) {
        self.points_destroyed += u16::from(points);
        match what {
            AirPoints::Raid(raid) => {
                if let Strength::Sorted { fighters, attack } = &mut self.raid_mut(raid).strength {
                    *(if kind == Target::Fighters {
                        fighters
                    } else {
                        attack
                    }) -= points;
                }
            }
            AirPoints::Force(force) => {
                let force = self.force_mut(force);
                force.lost += points;
                force.cap = force.cap.map(|cap| cap.saturating_sub(points));
            }
        }
    }

    /// Takes a lost unit from wherever it was: a mission or a carrier.
    fn lose_unit(&mut self, unit: AirUnitId) {
        for mission in &mut self.missions {
            mission.units = mission.units.without(unit.into());
        }
        for search in &mut self.searches {
            search.units = search.units.without(unit.into());
        }
        for deck in &mut self.decks {
            if let Some(place) = deck.place_of(unit) {
                let units = deck.at_mut(place);
                *units = units.without(unit.into());
            }
        }
    }

    /// Records hits: on Japanese ships those of this turn (12.21), on US ships for good (12.1).
    fn hit(&mut self, ship: ShipId, hits: u8, kind: HitKind) {
        if self.damage.iter().all(|(hit, _)| *hit != ship) {
            self.damage.push((ship, Default::default()));
        }
        for (_, record) in self.damage.iter_mut().filter(|(hit, _)| *hit == ship) {
            if ship.is_us() {
                record.permanent += hits;
            } else {
                record.current += hits;
            }
        }
        if let Some(carrier) = ship.carrier() {
            let deck = self.deck_mut(carrier);
            deck.hit_in_phase = true;
            if kind == HitKind::AirAttack {
                if deck.hits_in_segment == 0 {
                    deck.exposed = deck.exposes();
                }
                deck.hits_in_segment += hits;
            }
        }
    }

    fn set_cap(&mut self, cap: CapId, display: u8, units: UnitSet) {
        if let Some(group) = self
            .task_groups
            .iter_mut()
            .find(|group| group.id == cap.group)
        {
            group.cap[usize::from(cap.place)] = units;
            group.cap_displays[usize::from(cap.place)] = display;
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

    fn place(&mut self, mission: Mission) {
        let at = self
            .missions
            .partition_point(|other| other.id.number < mission.id.number);
        self.missions.insert(at, mission);
    }

    fn mission_mut(&mut self, id: MissionId) -> &mut Mission {
        let found = self.missions.iter_mut().find(|mission| mission.id == id);
        found.expect("events only speak of missions on the map")
    }

    fn raid_mut(&mut self, id: RaidId) -> &mut Raid {
        let found = self.raids.iter_mut().find(|raid| raid.id == id);
        found.expect("events only speak of raids that were detected")
    }

    pub(super) fn force_mut(&mut self, id: ForceId) -> &mut Force {
        let found = self.forces.iter_mut().find(|force| force.id == id);
        found.expect("events only speak of forces on the map")
    }

    pub(super) fn deck_mut(&mut self, carrier: CarrierId) -> &mut FlightDeck {
        let found = self.decks.iter_mut().find(|deck| deck.carrier == carrier);
        found.expect("events only speak of carriers in the game")
    }
}
