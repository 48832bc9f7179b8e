//! The laws of the unseen enemy, held against the events of a game (3.2, 7, 8, 18.1-18.3).

use std::collections::{BTreeMap, BTreeSet};

use crate::account::each_in_one_place;
use crate::follows::{Follows, Sees};
use carrier_battle::engine::fleet::{Leg, SearchAim, SearchZone, UnitSet};
use carrier_battle::engine::forces::{ActivationChit, Detection, ForceId, Intelligence, LevelOne};
use carrier_battle::engine::map::{Bearing, HexId};
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{
    DetectionEvent, Event, EventRecord, ForceEvent, Game, Scored, SearchEvent, SegmentId, Table,
    Variant,
};

/// Whether a hex lies in a sector of sixty degrees, by its angle in the plane.
fn in_sector(origin: HexId, bearing: Bearing, hex: HexId) -> bool {
    let way = hex.axial() - origin.axial();
    let (q, r) = (f64::from(way.x), f64::from(way.y));
    if way.x == 0 && way.y == 0 {
        return true;
    }
    let (east, north) = (q + r / 2.0, -r * 3.0_f64.sqrt() / 2.0);
    let off = (east.atan2(north).to_degrees() - f64::from(bearing.degrees())).rem_euclid(360.0);
    off.min(360.0 - off) <= 30.0 + 1e-6
}

/// Follows a game from its events alone.
pub(super) struct Law {
    table: Table,
    read: usize,
    /// Chits of Level 1 at the start, in the cup and kept out of it.
    level_one: usize,
    /// Chits of Level 1 drawn.
    drawn: usize,
    /// Activation chits of the turn.
    chits: usize,
    /// Chits drawn in the phase.
    in_phase: u8,
    /// Rolls for mission movement in the phase.
    compasses: u8,
    ships: BTreeSet<ShipId>,
    /// Forces whose contact has faded in this turn.
    faded: BTreeSet<ForceId>,
    /// Forces that have moved in this turn by their chit.
    moved: BTreeSet<ForceId>,
    /// What each search has searched on each leg, by its zone.
    zones: BTreeSet<(u8, bool, SearchZone)>,
    /// Forces that the search in hand is to look for.
    looking: Vec<ForceId>,
    /// The hexes that the search in hand has entered.
    through: Vec<HexId>,
    levels: [i16; 5],
    complete: i16,
    units: UnitSet,
    /// What has happened, by name, so that a test can say that the games come everywhere.
    pub(super) seen: BTreeMap<&'static str, u32>,
}

impl Follows for Law {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        self.check(&record.event);
        self.serializes(record);
    }

    fn at_rest(&mut self, game: &Game) {
        self.holds_at_rest(game);
    }
}

impl Sees for Law {
    fn seen(&mut self) -> &mut BTreeMap<&'static str, u32> {
        &mut self.seen
    }
}

impl Law {
    pub(super) fn new(game: &Game) -> Law {
        let mut law = Law {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            level_one: 0,
            drawn: 0,
            chits: 0,
            in_phase: 0,
            compasses: 0,
            ships: BTreeSet::new(),
            faded: BTreeSet::new(),
            moved: BTreeSet::new(),
            zones: BTreeSet::new(),
            looking: Vec::new(),
            through: Vec::new(),
            levels: [0; 5],
            complete: 0,
            units: UnitSet::EMPTY,
            seen: BTreeMap::new(),
        };
        law.follow(game);
        law
    }

    /// Every event is a line of JSON with a name in small letters.
    fn serializes(&self, record: &EventRecord) {
        let line = serde_json::to_string(record).unwrap();
        assert!(!line.contains('\n'));
        let json = serde_json::to_value(&record.event).unwrap();
        let name = json["event"].as_str().unwrap();
        assert!(
            name.chars().all(|c| c.is_ascii_lowercase() || c == '_'),
            "{name}"
        );
        assert!(!record.event.to_string().is_empty());
    }

    fn check(&mut self, event: &Event) {
        match event {
            Event::Turn { .. } => {
                self.faded.clear();
                self.moved.clear();
            }
            Event::Phase { .. } => (self.in_phase, self.compasses) = (0, 0),
            Event::Roll(roll) if roll.chart == "mission_movement" => {
                self.compasses += 1;
                assert_eq!(self.compasses, 1, "one die a segment (7.221)");
            }
            Event::Detection(DetectionEvent::Changed {
                force, from, to, ..
            }) => self.check_detection(*force, *from, *to),
            Event::Forces(event) => self.check_forces(event),
            Event::Searches(event) => self.check_searches(event),
            _ => {}
        }
    }

    /// 8.13, 8.14: contact gets better by a sighting, and worse by one step at an activation.
    fn check_detection(&mut self, id: ForceId, from: Detection, to: Detection) {
        assert_eq!(self.table.force(id).unwrap().detection, from);
        assert_ne!(from, to);
        if to < from {
            assert_eq!(
                (to, self.table.segment),
                (from.faded(), Some(SegmentId::Activation))
            );
            assert!(
                self.faded.insert(id),
                "{id} faded twice in a turn (8.14, 7.53)"
            );
            self.see("contact fades");
        }
    }

    fn check_forces(&mut self, event: &ForceEvent) {
        match event {
            ForceEvent::LevelOneCup { chits, withheld } => {
                assert_eq!(
                    chits.len() + withheld.len(),
                    if withheld.is_empty() { 25 } else { 24 }
                );
                self.level_one = chits.len() + withheld.len();
            }
            ForceEvent::LevelOneDrawn { .. } => self.drawn += 1,
            ForceEvent::CupFilled { chits, per_phase } => {
                self.chits = chits.len();
                assert_eq!(
                    (chits.len() % 4, chits.len() / 4),
                    (0, usize::from(*per_phase))
                );
                for force in &self.table.forces {
                    assert!(
                        chits.contains(&ActivationChit::Force(force.id)),
                        "{}",
                        force.id
                    );
                }
                let no_op = chits.iter().filter(|chit| **chit == ActivationChit::NoOp);
                assert!(no_op.count() < 4 && chits.contains(&ActivationChit::UsMove));
            }
            ForceEvent::Chit { .. } => {
                self.in_phase += 1;
                assert!(self.in_phase <= self.table.chits_a_phase, "3.24");
            }
            ForceEvent::Moved { what, from, to, .. } => {
                assert_eq!(
                    (self.table.force(*what).unwrap().hex, from.distance(*to)),
                    (*from, 1)
                );
                assert!(!self.table.is_home(*to), "7.24");
                if self.table.segment == Some(SegmentId::Activation) {
                    assert!(self.moved.insert(*what), "{what} moved twice in a turn");
                }
            }
            ForceEvent::KeptHex { what, hex, .. } => {
                assert_eq!(self.table.force(*what).unwrap().hex, *hex);
                assert!(self.moved.insert(*what), "{what} moved twice in a turn");
                self.see("forces keep their hex");
            }
            ForceEvent::Intelligence { force, from, to } => {
                assert_eq!(self.table.force(*force).unwrap().intelligence, *from);
                let lost_all =
                    (*from, *to) == (Intelligence::Level4Carriers, Intelligence::Level3Surface);
                assert!(
                    to.level() == from.level() + 1 || lost_all,
                    "{force}: {from} to {to}"
                );
                if !lost_all {
                    self.levels[usize::from(to.level())] += 1;
                    self.complete += i16::from(to.is_complete() && !from.is_complete());
                }
            }
            ForceEvent::ShipsDrawn { ships, .. } => {
                for ship in ships {
                    assert!(self.ships.insert(*ship), "{ship} was drawn twice");
                }
                self.see("ships drawn");
            }
            ForceEvent::DoubleForce { other, .. } => {
                assert!(self.table.force(*other).is_none());
                self.see("double forces");
            }
            ForceEvent::FalseContact { .. } => self.see("false contacts"),
            ForceEvent::LeftTheMap { .. } => self.see("forces leave"),
            ForceEvent::UsAdvantage { on: true, .. } => self.see("advantages"),
            _ => {}
        }
    }

    fn check_searches(&mut self, event: &SearchEvent) {
        match event {
            SearchEvent::Launched {
                units,
                hex,
                aim,
                max_radius,
                ..
            } => {
                assert!((1..=2).contains(&units.len()), "8.27");
                let decks = self.table.decks.iter();
                let hers = decks.filter(|deck| !deck.ready.common(*units).is_empty());
                let groups: BTreeSet<u8> = hers.map(|deck| deck.carrier.data().group.0).collect();
                assert_eq!(groups.len(), 1, "8.28");
                assert_eq!(max_radius.distance(*hex), aim.range());
                assert!(self.table.search_declared, "8.22");
            }
            SearchEvent::Moved {
                what,
                at,
                through,
                from,
                to,
                between,
                ..
            } => {
                assert!(through.len() <= 4, "8.271");
                for it in between {
                    let is_there = |hex: &HexId| self.table.forces.iter().any(|it| it.hex == *hex);
                    assert_eq!(it.asked, it.hexes.iter().any(is_there), "8.32");
                    assert!(it.hexes.iter().any(|hex| through.contains(hex)), "8.32");
                }
                let was = self.table.search(*what).unwrap().at;
                // Beyond the map's edge its counter stays at the last hex on it (8.261).
                let on_map = was.on_map().is_some() && at.on_map().is_some();
                let way = std::iter::once(from).chain(through);
                assert!(
                    !on_map
                        || way
                            .clone()
                            .zip(way.skip(1))
                            .all(|(one, next)| one.distance(*next) == 1)
                );
                assert_eq!(through.last().unwrap_or(from), to);
                self.through.clone_from(through);
            }
            SearchEvent::Searched {
                search,
                zone,
                forces,
            } => {
                let there = self.table.search(*search).unwrap();
                let expected: Vec<ForceId> = match (there.aim, zone) {
                    (SearchAim::Standard(bearing) | SearchAim::Extended(bearing), Some(zone)) => {
                        let sees = |hex: HexId| {
                            let range = there.origin.distance(hex);
                            SearchZone::at(range) == *zone
                                && range <= there.aim.range()
                                && in_sector(there.origin, bearing, hex)
                        };
                        let forces = self.table.forces.iter().filter(|force| sees(force.hex));
                        forces.map(|force| force.id).collect()
                    }
                    (SearchAim::Narrow(_), None) => {
                        // 18.11: not where it shadowed, nor farther out.
                        let is_done = |hex| {
                            let zone = SearchZone::at(there.origin.distance(hex));
                            there.done.contains(&zone)
                        };
                        let sees = |hex: HexId| self.through.contains(&hex) && !is_done(hex);
                        let forces = self.table.forces.iter().filter(|force| sees(force.hex));
                        forces.map(|force| force.id).collect()
                    }
                    other => panic!("{other:?}"),
                };
                assert_eq!(*forces, expected, "{search} (8.32, 8.33)");
                if let Some(zone) = zone {
                    let out = there.leg == Leg::Outbound;
                    assert!(
                        self.zones.insert((search.0, out, *zone)),
                        "{search} searches {zone} twice"
                    );
                }
                self.looking.extend(forces);
            }
            SearchEvent::LooksFor { search, force } => {
                let shadows = self.table.search(*search).unwrap().leg == Leg::Shadowing(*force);
                let at = self.looking.iter().position(|other| other == force);
                assert!(shadows || at.is_some(), "{search} looks for {force} again");
                if let Some(at) = at {
                    self.looking.remove(at);
                }
                self.see(if shadows { "second looks" } else { "looks" });
            }
            SearchEvent::Shadows { .. } => self.looking.clear(),
            SearchEvent::Landed {
                carrier,
                from,
                another_group,
                ..
            } => {
                let base = self.table.search(*from).unwrap().base;
                assert_eq!(
                    another_group.is_some(),
                    carrier.data().group != base,
                    "8.28"
                );
                self.see("landings");
            }
            _ => {}
        }
    }

    /// What holds whenever the player is asked.
    fn holds_at_rest(&mut self, game: &Game) {
        let table = &self.table;
        assert_eq!(table.cup.len() + table.drawn_chits.len(), self.chits);
        let apart = table.level_one_cup.len() + table.withheld.len();
        assert_eq!(apart + self.drawn, self.level_one, "chits of Level 1");
        assert!(
            table
                .level_one_cup
                .iter()
                .all(|chit| *chit != LevelOne::DoubleForce || table.plays(Variant::DoubleForces))
        );
        assert_eq!(self.ships, table.drawn_ships.iter().copied().collect());
        // Forces that left the list of those to look for were found to be nothing.
        self.looking.retain(|force| table.looking.contains(force));
        // No unit is in two places, and none comes or goes: no search plane is aboard as well.
        let aboard = table.decks.iter().map(|deck| deck.aboard());
        let aloft = table.missions.iter().map(|mission| mission.units);
        let searching = table.searches.iter().map(|search| search.units);
        let patrols = table.cap_missions().map(|(_, units)| units);
        let lost = table.lost.iter().map(|lost| lost.unit.into());
        let flying = aloft.chain(searching).chain(patrols);
        let all = each_in_one_place(aboard.chain(flying).chain(lost));
        if self.units.is_empty() {
            self.units = all;
        }
        assert_eq!(all, self.units);
        assert!(table.searches.iter().all(|search| !search.units.is_empty()));
        // The halves of a double force are in one hex (7.53).
        for force in &table.forces {
            if let Some(twin) = force.twin.and_then(|twin| table.force(twin)) {
                assert_eq!((twin.hex, twin.twin), (force.hex, Some(force.id)));
            }
            let ships = !force.ships.is_empty();
            assert!(!ships || force.intelligence.is_complete(), "{}", force.id);
        }
        // The score of what was learnt, counted afresh.
        let scored = |what| table.scored(what);
        assert_eq!(
            [
                Scored::LevelOne,
                Scored::LevelTwo,
                Scored::LevelThree,
                Scored::FullyKnown
            ]
            .map(scored),
            [
                self.levels[1],
                2 * self.levels[2],
                4 * self.levels[3],
                6 * self.complete
            ]
        );
        for order in game.legal() {
            assert!(game.check(order).is_ok(), "{order} is listed and not legal");
        }
    }
}
