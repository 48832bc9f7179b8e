//! What some events come to: points shot down, units lost, hits, victory points. Every sum of the log and of
//! the report is made here.

use std::ops::AddAssign;

use crate::engine::charts::Sighting;
use crate::engine::forces::{Detection, ForceId, Launcher, RaidId};
use crate::engine::{
    AirPoints, ButaiEvent, DamageEvent, DeckEvent, DetectionEvent, Event, EventRecord, ForceEvent,
    HitKind, Killer, LossEvent, Purpose, RaidEvent, ScoreEvent, SearchEvent, SubmarineEvent,
    UnitLoss, count_of, signed,
};
use crate::view::card::Tone;

/// Victory points beside a headline.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct VictoryPoints {
    /// With their sign.
    pub text: String,
    /// Whether they are won or lost.
    pub tone: Tone,
}

/// What some events come to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tally {
    /// Raids seen on the radar; aircraft on their way to Guam are none (16.2).
    pub raids: u32,
    /// Their air points.
    pub launched: u32,
    /// The air points of aircraft on their way to Guam (16.21).
    pub to_guam: u32,
    /// Those of them that were shot down.
    pub of_those_to_guam: u32,
    /// The flights of such aircraft: a bit for each number of a raid.
    pub(super) flights_to_guam: u128,
    /// Japanese air points destroyed.
    pub destroyed: u32,
    /// Those of them that were of raids.
    pub of_raids: u32,
    /// Those of them that fighters shot down.
    pub by_fighters: u32,
    /// Those of them that guns shot down.
    pub by_guns: u32,
    /// Those of them that were over a Japanese force as it was attacked (5.4).
    pub over_forces: u32,
    /// Those of them that had no flight deck to come home to (10.33, 12.29).
    pub without_deck: u32,
    /// Points of attack planes that got through.
    pub through: u32,
    /// Units of ours lost.
    pub lost: u32,
    /// Those of them lost in fights.
    pub in_fights: u32,
    /// Those of these that Japanese guns shot down.
    pub by_flak: u32,
    /// Those of them lost for want of fuel.
    pub dry: u32,
    /// Those of them lost in landing.
    pub landing: u32,
    /// Those of them that came back from a search and found no deck.
    pub no_room: u32,
    /// Those of searches for which the wind left no deck.
    pub in_the_wind: u32,
    /// Those of them lost aboard.
    pub aboard: u32,
    /// Those of them pushed over the side.
    pub pushed_over: u32,
    /// Hits on Japanese ships.
    pub on_them: Hits,
    /// Torpedo hits that wait until the ships of a force are known (14.162), less those that had waited and are given now.
    pub waiting: i32,
    /// Hits on ours.
    pub on_us: Hits,
    /// Units that took off.
    pub took_off: u32,
    /// Units that landed.
    pub landed: u32,
    /// Searches that took off.
    pub searches: u32,
    /// Attempts of searches to see a force.
    pub looks: u32,
    /// Those of them that saw it.
    pub sightings: u32,
    /// Those of them that proved to be false contacts.
    pub false_sightings: u32,
    /// The force that the last attempt saw.
    pub(super) seen: Option<ForceId>,
    /// Levels of intelligence that forces went up.
    pub levels: u32,
    /// Reports that proved to be nothing.
    pub nothing: u32,
    /// Contacts lost.
    pub contacts_lost: u32,
    /// Japanese carriers sunk.
    pub carriers_sunk: u32,
    /// Submarines of ours lost.
    pub submarines_lost: u32,
    /// Forces that got past the fleet (7.23).
    pub got_past: u32,
    /// Dice.
    pub dice: u32,
    /// Victory points.
    pub score: i32,
}

/// Hits on the ships of a side, by what did them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Hits([u32; HitKind::ALL.len()]);

impl Hits {
    /// All of them.
    pub fn total(self) -> u32 {
        self.0.iter().sum()
    }

    /// Those of a kind.
    pub const fn by(self, kind: HitKind) -> u32 {
        self.0[kind as usize]
    }

    fn add(&mut self, kind: HitKind, hits: u8) {
        self.0[kind as usize] += u32::from(hits);
    }
}

impl AddAssign for Hits {
    fn add_assign(&mut self, more: Hits) {
        for kind in HitKind::ALL {
            self.0[kind as usize] += more.by(kind);
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, more: Tally) {
        // A field that is not named here does not compile.
        macro_rules! add {
            ($($field:ident)*) => {
                let Tally { $($field,)* flights_to_guam, seen: _ } = more;
                $(self.$field += $field;)*
                self.flights_to_guam |= flights_to_guam;
                self.seen = None;
            };
        }
        add! {
            raids launched to_guam of_those_to_guam
            destroyed of_raids by_fighters by_guns over_forces without_deck through
            lost in_fights by_flak dry landing no_room in_the_wind aboard pushed_over
            on_them waiting on_us took_off landed
            searches looks sightings false_sightings levels nothing contacts_lost
            carriers_sunk submarines_lost got_past
            dice score
        }
    }
}

impl Tally {
    /// What some events come to.
    pub fn of(events: &[EventRecord]) -> Tally {
        let mut tally = Tally::default();
        for record in events {
            tally.add(&record.event);
        }
        tally
    }

    /// What some tallies come to together.
    pub fn sum<'a>(tallies: impl Iterator<Item = &'a Tally>) -> Tally {
        let mut sum = Tally::default();
        tallies.for_each(|more| sum += *more);
        sum
    }

    /// Counts an event.
    pub fn add(&mut self, event: &Event) {
        match event {
            Event::Raids(RaidEvent::Placed {
                what, points, by, ..
            }) => {
                let points = u32::from(*points);
                if let Some(Launcher::Base(_)) = by {
                    self.to_guam += points;
                    self.flights_to_guam |= bit(*what);
                } else {
                    self.raids += 1;
                    self.launched += points;
                }
            }
            Event::Losses(LossEvent::Points {
                points, what, why, ..
            }) => {
                let points = u32::from(*points);
                self.destroyed += points;
                match what {
                    AirPoints::Raid(raid) if self.flights_to_guam & bit(*raid) != 0 => {
                        self.of_those_to_guam += points
                    }
                    AirPoints::Raid(_) => self.of_raids += points,
                    AirPoints::Force(_) | AirPoints::Returning(_) => {}
                }
                match (why, what) {
                    (Killer::Mission(_), AirPoints::Force(_)) => {
                        self.by_fighters += points;
                        self.over_forces += points;
                    }
                    (Killer::Mission(_), _) => self.by_fighters += points,
                    (Killer::Guns(_), _) => self.by_guns += points,
                    (Killer::NoDeck, _) => self.without_deck += points,
                }
            }
            Event::Raids(RaidEvent::GotThrough { attack, .. }) => {
                self.through += u32::from(*attack)
            }
            Event::Losses(LossEvent::Unit { why, .. }) => {
                self.lost += 1;
                match why {
                    UnitLoss::Combat => self.in_fights += 1,
                    UnitLoss::Guns => {
                        self.in_fights += 1;
                        self.by_flak += 1;
                    }
                    UnitLoss::OutOfFuel | UnitLoss::NeverHome => self.dry += 1,
                    UnitLoss::Landing => self.landing += 1,
                    UnitLoss::NoRoom => self.no_room += 1,
                    UnitLoss::NoRoomInTheWind => self.in_the_wind += 1,
                    UnitLoss::Aboard => self.aboard += 1,
                    UnitLoss::PushedOver => self.pushed_over += 1,
                }
            }
            Event::Damage(DamageEvent::Hits { ship, hits, kind }) => {
                let on = match ship.is_us() {
                    true => &mut self.on_us,
                    false => &mut self.on_them,
                };
                on.add(*kind, *hits);
            }
            Event::Damage(DamageEvent::Sunk { ship }) => {
                let is_their_carrier = !ship.is_us() && ship.data().kind.is_carrier();
                self.carriers_sunk += u32::from(is_their_carrier);
            }
            Event::Submarines(SubmarineEvent::Lost { .. }) => self.submarines_lost += 1,
            Event::Butai(ButaiEvent::Exited { .. }) => self.got_past += 1,
            // 14.162: they wait for her, and are hers in the end.
            Event::Submarines(SubmarineEvent::HitsOnForce { hits, .. }) => {
                self.waiting += i32::from(*hits);
            }
            Event::Submarines(SubmarineEvent::HitsGiven {
                hits, forfeited, ..
            }) => {
                self.on_them.add(HitKind::Torpedo, hits.total());
                self.waiting -= i32::from(hits.total()) + i32::from(*forfeited);
            }
            Event::Decks(
                DeckEvent::Launched { units, .. } | DeckEvent::CapLaunched { units, .. },
            ) => {
                self.took_off += u32::from(units.len());
            }
            Event::Decks(DeckEvent::Landed { .. }) => self.landed += 1,
            Event::Searches(event) => self.add_search(event),
            Event::Detection(DetectionEvent::Changed {
                to: Detection::Undetected,
                ..
            }) => self.contacts_lost += 1,
            Event::Forces(ForceEvent::FalseContact { what, .. }) => {
                self.nothing += 1;
                if self.seen.take() == Some(*what) {
                    self.false_sightings += 1;
                }
            }
            Event::Forces(ForceEvent::Intelligence { from, to, .. }) => {
                self.levels += u32::from(to.level().saturating_sub(from.level()));
            }
            Event::Roll(roll) => {
                self.dice += 1;
                if let Purpose::Search(_, force) = roll.purpose {
                    let is_seen = roll
                        .result
                        .sighting()
                        .is_some_and(|it| it != Sighting::Nothing);
                    self.sightings += u32::from(is_seen);
                    self.seen = is_seen.then_some(force);
                }
            }
            Event::Score(ScoreEvent::Scored { vp, .. }) => self.score += i32::from(*vp),
            Event::Game { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Segment { .. }
            | Event::Order { .. }
            | Event::Pick { .. }
            | Event::Air(_)
            | Event::Fleet(_)
            | Event::Decks(_)
            | Event::Raids(_)
            | Event::Forces(_)
            | Event::Butai(_)
            | Event::Guam(_)
            | Event::Procedure(_)
            | Event::Detection(_)
            | Event::Attacks(_)
            | Event::Damage(_)
            | Event::Score(_)
            | Event::Commitment(_)
            | Event::Arrivals(_)
            | Event::Submarines(_)
            | Event::Refuelling(_)
            | Event::Surface(_) => {}
        }
    }

    /// The same without the units that took off and landed.
    pub fn without_flights(self) -> Tally {
        Tally {
            took_off: 0,
            landed: 0,
            ..self
        }
    }

    /// The same without what is told by name elsewhere: carriers and submarines that sank, and forces that got past.
    pub fn without_names(self) -> Tally {
        Tally {
            carriers_sunk: 0,
            submarines_lost: 0,
            got_past: 0,
            ..self
        }
    }

    fn add_search(&mut self, event: &SearchEvent) {
        match event {
            SearchEvent::Launched { units, .. } => {
                self.searches += 1;
                self.took_off += u32::from(units.len());
            }
            SearchEvent::LooksFor { .. } => self.looks += 1,
            SearchEvent::Landed { .. } => self.landed += 1,
            SearchEvent::Declared
            | SearchEvent::Moved { .. }
            | SearchEvent::Searched { .. }
            | SearchEvent::Shadows { .. }
            | SearchEvent::Turned { .. }
            | SearchEvent::Removed { .. } => {}
        }
    }

    /// In a line: "1 raid on radar · 3 points destroyed · 1 unit lost".
    pub fn words(&self) -> String {
        let of = |number: u32, one: &str, many: &str| {
            (number > 0)
                .then(|| count_of(number, one, many))
                .into_iter()
        };
        let mut parts: Vec<String> = Vec::new();
        parts.extend(of(self.raids, "raid on radar", "raids on radar"));
        parts.extend(of(self.destroyed, "point destroyed", "points destroyed"));
        parts.extend(of(self.through, "point got through", "points got through"));
        let on_them = self.on_them.total();
        parts.extend(of(on_them, "hit on their ships", "hits on their ships"));
        let waiting = u32::try_from(self.waiting).unwrap_or(0);
        parts.extend(of(
            waiting,
            "hit on a ship not yet known",
            "hits on a ship not yet known",
        ));
        parts.extend(of(
            self.carriers_sunk,
            "carrier of theirs sunk",
            "carriers of theirs sunk",
        ));
        parts.extend(of(self.searches, "search sent", "searches sent"));
        // One of a false contact is told as that alone.
        let of_ships = self.sightings - self.false_sightings;
        parts.extend(of(of_ships, "sighting", "sightings"));
        parts.extend(of(self.nothing, "false contact", "false contacts"));
        parts.extend(of(self.contacts_lost, "contact lost", "contacts lost"));
        let on_us = self.on_us.total();
        parts.extend(of(on_us, "hit on our ships", "hits on our ships"));
        parts.extend(of(self.lost, "unit lost", "units lost"));
        parts.extend(of(
            self.submarines_lost,
            "submarine lost",
            "submarines lost",
        ));
        parts.extend(of(
            self.got_past,
            "force got past the fleet",
            "forces got past the fleet",
        ));
        parts.extend(of(self.took_off, "unit took off", "units took off"));
        parts.extend(of(self.landed, "unit landed", "units landed"));
        match parts.is_empty() {
            true => "nothing lost, nothing scored".to_owned(),
            false => parts.join(" \u{b7} "),
        }
    }

    /// Its victory points; nothing where there are none. They are no good news where attack planes got through.
    pub fn scored(&self) -> Option<VictoryPoints> {
        let tone = match self.score {
            0 => return None,
            1.. if self.through == 0 => Tone::Good,
            1.. => Tone::Even,
            _ => Tone::Bad,
        };
        Some(VictoryPoints {
            text: signed(self.score),
            tone,
        })
    }
}

/// The bit of a raid's number.
fn bit(raid: RaidId) -> u128 {
    1_u128.checked_shl(raid.0.into()).unwrap_or(0)
}
