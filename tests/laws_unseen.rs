//! What holds in every game of the unseen enemy, whatever the dice and the orders (3.2, 7, 8, 18.1-18.3).
//! `OZAWA_GAMES` sets how many games are tried; 1,000 without it.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use carrier_battle::engine::fleet::{Leg, SearchAim, SearchZone, UnitSet};
use carrier_battle::engine::forces::{ActivationChit, Detection, ForceId, Intelligence, LevelOne};
use carrier_battle::engine::map::{Bearing, HexId};
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    DetectionEvent, Event, ForceEvent, Game, Happening, Scenario, Scored, SearchEvent, SegmentId,
    Table, Variant,
};
use common::laws::{give_and_take_back, save_and_load};
use common::*;

fn scenario_4() -> &'static Scenario {
    Scenario::numbered(4).unwrap()
}

/// The variants whose bits are set in a seed.
fn options(seed: u64) -> Vec<Variant> {
    let offered = scenario_4().variants.iter().enumerate();
    offered
        .filter(|(bit, _)| seed >> bit & 1 == 1)
        .map(|(_, variant)| *variant)
        .collect()
}

fn new_game(seed: u64) -> Game {
    Game::new(scenario_4(), &options(seed), seed).unwrap()
}

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
struct Law {
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
    seen: BTreeMap<&'static str, u32>,
}

impl Law {
    fn new(game: &Game) -> Law {
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

    fn see(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }

    fn follow(&mut self, game: &Game) {
        for happening in &game.events()[self.read..] {
            self.check(&happening.event);
            self.table.apply(&happening.event);
            self.serializes(happening);
        }
        self.read = game.events().len();
        assert!(
            self.table == *game.table(),
            "the table is what its events make of it"
        );
        self.at_rest(game);
    }

    /// Every event is a line of JSON with a name in small letters.
    fn serializes(&self, happening: &Happening) {
        let line = serde_json::to_string(happening).unwrap();
        assert!(!line.contains('\n'));
        let json = serde_json::to_value(&happening.event).unwrap();
        let name = json["event"].as_str().unwrap();
        assert!(
            name.chars().all(|c| c.is_ascii_lowercase() || c == '_'),
            "{name}"
        );
        assert!(!happening.event.to_string().is_empty());
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
            ForceEvent::Intelligence { force, from, to } => {
                assert_eq!(self.table.force(*force).unwrap().intelligence, *from);
                let lost_all =
                    (*from, *to) == (Intelligence::CarrierShips, Intelligence::SurfaceShips);
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
                ..
            } => {
                assert!(through.len() <= 4, "8.271");
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
            SearchEvent::Landed { .. } => self.see("landings"),
            _ => {}
        }
    }

    /// What holds whenever the player is asked.
    fn at_rest(&mut self, game: &Game) {
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
        let mut all = UnitSet::EMPTY;
        let mut take = |units: UnitSet| {
            assert!(
                all.common(units).is_empty(),
                "{} in two places",
                all.common(units)
            );
            all = all.with(units);
        };
        table.decks.iter().for_each(|deck| take(deck.aboard()));
        table
            .missions
            .iter()
            .for_each(|mission| take(mission.units));
        table.searches.iter().for_each(|search| take(search.units));
        table.cap_missions().for_each(|(_, units)| take(units));
        table.lost.iter().for_each(|lost| take(lost.unit.into()));
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

fn games() -> u64 {
    let wanted = std::env::var("OZAWA_GAMES").ok();
    wanted.and_then(|games| games.parse().ok()).unwrap_or(1000)
}

#[test]
fn a_thousand_random_games_keep_the_laws_of_the_unseen_enemy() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..games() {
        let mut game = new_game(seed);
        let mut player = Random::new(seed ^ 0x0220);
        let mut law = Law::new(&game);
        while let Some(order) = player.order(&game) {
            if let Err(refusal) = game.play(order) {
                panic!("seed {seed}: {order}: {refusal}");
            }
            law.follow(&game);
            assert!(game.orders().len() < 3000, "seed {seed} does not end");
        }
        assert!(game.outcome().is_some());
        for (what, number) in law.seen {
            *seen.entry(what).or_default() += number;
        }
    }
    for what in [
        "contact fades",
        "ships drawn",
        "double forces",
        "false contacts",
        "advantages",
        "looks",
        "second looks",
        "landings",
    ] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}

#[test]
fn the_same_seed_and_orders_give_the_same_game_of_the_unseen_enemy() {
    for seed in 0..40 {
        let mut game = new_game(seed);
        Random::new(seed).finish(&mut game);
        let mut again = new_game(seed);
        for order in game.orders() {
            play(&mut again, *order);
        }
        assert!(again.events() == game.events() && again.table() == game.table());
        assert_eq!(again.save().unwrap().check, game.save().unwrap().check);
    }
}

#[test]
fn games_of_the_unseen_enemy_are_saved_and_taken_back_wherever_they_stand() {
    for seed in 0..40 {
        let mut game = new_game(seed);
        let mut player = Random::new(seed);
        for _ in 0..seed % 40 {
            let Some(order) = player.order(&game) else {
                break;
            };
            give_and_take_back(&mut game, order);
        }
        save_and_load(&mut game, &mut player);
    }
}

/// The names of the events, which programs that read the log rely on.
#[test]
fn the_events_of_the_unseen_enemy_have_stable_names() {
    let mut names = BTreeSet::new();
    for seed in 0..64 {
        let mut game = new_game(seed);
        Random::new(seed).finish(&mut game);
        for it in game.events() {
            if matches!(it.event, Event::Forces(_) | Event::Searches(_)) {
                let json = serde_json::to_value(&it.event).unwrap();
                names.insert(json["event"].as_str().unwrap().to_owned());
            }
        }
    }
    let expected = [
        "chit",
        "chit_idle",
        "cup_filled",
        "deck",
        "double_force",
        "intelligence",
        "level_one_cup",
        "level_one_drawn",
        "looks_for",
        "moved",
        "removed",
        "search_declared",
        "search_launched",
        "search_turned",
        "searched",
        "shadows",
        "ships_drawn",
        "us_advantage",
    ];
    assert_eq!(
        names.iter().map(String::as_str).collect::<Vec<_>>(),
        expected
    );
}
