//! The law of the US submarines, from the events alone and with a reckoning of its own (14.1).

use std::collections::{BTreeMap, BTreeSet};

use crate::follows::{Follows, Sees};
use crate::law_games;
use carrier_battle::engine::fleet::{SubmarineId, SubmarineState};
use carrier_battle::engine::forces::ForceId;
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    ButaiEvent, Event, EventRecord, ForceEvent, ForceMove, Game, Light, Order, Purpose, Roll,
    Scenario, Scored, SubmarineEvent, Table,
};

/// What a force did at its last activation, as far as it tells from where it went.
struct Went {
    /// The hex that it left; none if it stayed.
    from: Option<HexId>,
    met: BTreeSet<SubmarineId>,
    /// Whether it proved to be elsewhere since (18.3).
    corrected: bool,
}

/// The law.
pub struct Submariners {
    table: Table,
    read: usize,
    went: BTreeMap<ForceId, Went>,
    /// The hex from which each has moved in this segment.
    entered: BTreeMap<SubmarineId, HexId>,
    last_roll: Option<Roll>,
    /// The ships that got the hits which had waited, with their force.
    given: Vec<(ForceId, ShipId)>,
    pub seen: BTreeMap<&'static str, u32>,
}

impl Submariners {
    pub fn new(game: &Game) -> Submariners {
        let mut law = Submariners {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            went: BTreeMap::new(),
            entered: BTreeMap::new(),
            last_roll: None,
            given: Vec::new(),
            seen: BTreeMap::new(),
        };
        law.follow(game);
        law
    }

    fn hex(&self, submarine: SubmarineId) -> HexId {
        self.table.submarines.get(submarine).unwrap().hex
    }

    fn are_together(&self, submarine: SubmarineId, force: ForceId) {
        assert_eq!(self.table.force(force).unwrap().hex, self.hex(submarine));
    }

    /// The purpose of the last die, and what it said.
    fn last(&self) -> (Purpose, String) {
        let roll = self.last_roll.as_ref().unwrap();
        (roll.purpose, roll.result.to_string())
    }

    /// 14.131, counted afresh.
    fn check_contact_roll(&mut self, submarine: SubmarineId, force: ForceId, roll: &Roll) {
        self.are_together(submarine, force);
        let there = self.table.force(force).unwrap();
        let entered = self.entered.get(&submarine).copied();
        let went = self.went.get(&force);
        let mut expected = 0;
        if let Some(went) = went {
            if went.corrected && went.from.is_some() && entered.is_some() {
                return;
            }
            match (went.from, entered) {
                (None, _) => expected += 1,
                (Some(_), None) => expected += i8::from(went.met.contains(&submarine)),
                // Behind it is the hex that it has left, and the quarters are the hexes next to that.
                (Some(left), Some(from)) if left == from => expected -= 3,
                (Some(left), Some(from)) if left.distance(from) == 1 => expected -= 2,
                _ => {}
            }
        }
        expected -= i8::from(self.table.light() != Light::Day);
        expected += 3 * i8::from(self.table.is_all_crippled(there));
        let modifiers: i8 = roll.modifiers.iter().map(|it| it.value).sum();
        assert_eq!(modifiers, expected, "{roll:?}");
        self.see("looked");
    }

    fn note(&mut self, event: &ForceEvent) {
        match event {
            ForceEvent::Moved { what, why, .. } if *why == ForceMove::Correction => {
                if let Some(went) = self.went.get_mut(what) {
                    went.corrected = true;
                }
            }
            ForceEvent::Moved { what, from, to, .. } => {
                let there = self.table.submarines.at_sea.iter();
                let met = there.filter(|it| it.hex == *to && it.shadows() != Some(*what));
                let met = met.map(|submarine| submarine.id).collect();
                let from = Some(*from);
                let corrected = false;
                let went = Went {
                    from,
                    met,
                    corrected,
                };
                self.went.insert(*what, went);
            }
            ForceEvent::KeptHex { what, .. } => {
                let went = Went {
                    from: None,
                    met: BTreeSet::new(),
                    corrected: false,
                };
                self.went.insert(*what, went);
            }
            ForceEvent::FalseContact { what, .. }
            | ForceEvent::LeftTheMap { what, .. }
            | ForceEvent::AllSunk { what, .. } => {
                self.went.remove(what);
            }
            _ => {}
        }
    }

    fn check(&mut self, event: &SubmarineEvent) {
        match event {
            SubmarineEvent::Moved { what, from, to } => {
                let lies = self.table.submarines.get(*what).unwrap();
                assert_eq!((lies.hex, lies.state), (*from, SubmarineState::Free));
                assert_eq!(from.distance(*to), 1);
                assert!(self.entered.insert(*what, *from).is_none(), "14.12");
                for went in self.went.values_mut() {
                    went.met.remove(what);
                }
                self.see("submarines moved");
            }
            SubmarineEvent::Contact {
                submarine, force, ..
            } => {
                let purpose = Purpose::SubmarineContact(*submarine, *force);
                assert_eq!(self.last(), (purpose, "contact".to_owned()));
                self.see("submarine contacts");
            }
            SubmarineEvent::Shadows {
                submarine, force, ..
            } => {
                self.are_together(*submarine, *force);
                self.see("submarines shadowing");
            }
            SubmarineEvent::Attacks {
                submarine, force, ..
            } => {
                self.are_together(*submarine, *force);
                self.see("submarine attacks");
            }
            SubmarineEvent::Pinned { submarine, .. } | SubmarineEvent::Lost { submarine, .. } => {
                let (purpose, _) = self.last();
                assert!(matches!(purpose, Purpose::Hunt(_, hunted) if hunted == *submarine));
                self.see("submarines hunted");
            }
            SubmarineEvent::HitsOnForce { force, .. } => {
                let known = self.table.force(*force).unwrap().intelligence;
                assert!(!known.is_surface_force() && !known.is_complete());
                self.see("hits wait");
            }
            SubmarineEvent::HitsGiven {
                force,
                ship,
                hits,
                forfeited,
            } => {
                let force = self.table.force(*force).unwrap();
                self.given.retain(|(by, _)| *by != force.id);
                assert_eq!(force.hits.total(), hits.total() + forfeited);
                assert!(force.ships.contains(ship) && hits.total() <= ship.data().capacity);
                self.given.push((force.id, *ship));
                self.see("hits given");
            }
            _ => {}
        }
    }
}

impl Follows for Submariners {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        match &record.event {
            Event::Segment { .. } => self.entered.clear(),
            Event::Forces(event) => self.note(event),
            Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) => {
                if let Some(went) = self.went.remove(force) {
                    self.went.insert(*by, went);
                }
                for (id, _) in &mut self.given {
                    if id == force {
                        *id = *by;
                    }
                }
            }
            Event::Butai(ButaiEvent::LeftBehind { what, .. }) => {
                let went = Went {
                    from: None,
                    met: BTreeSet::new(),
                    corrected: false,
                };
                self.went.insert(*what, went);
            }
            Event::Roll(roll) => {
                if let Purpose::SubmarineContact(submarine, force) = roll.purpose {
                    self.check_contact_roll(submarine, force, roll);
                }
                self.last_roll = Some(Roll::clone(roll));
            }
            Event::Submarines(event) => self.check(event),
            _ => {}
        }
    }

    /// Each submarine is at sea or lost, and those that shadow are with their force; no hits wait on a force whose
    /// ships are known; each lost one cost four points (15.1).
    fn at_rest(&mut self, game: &Game) {
        let table = game.table();
        let submarines = &table.submarines;
        let mut all: Vec<SubmarineId> = submarines.at_sea.iter().map(|it| it.id).collect();
        all.extend(submarines.lost.iter().map(|it| it.0));
        all.sort();
        assert!(all.is_empty() || all == SubmarineId::ALL, "{all:?}");
        for submarine in &submarines.at_sea {
            if let Some(shadowed) = submarine.shadows() {
                assert_eq!(table.force(shadowed).unwrap().hex, submarine.hex);
            }
        }
        for force in &table.forces {
            let waits = force.hits.total() > 0;
            assert!(!waits || !force.intelligence.is_complete());
            assert!(!waits || !force.intelligence.is_surface_force(), "14.163");
            let has_sunk = |(by, ship): &(ForceId, ShipId)| *by == force.id && table.is_sunk(*ship);
            let is_empty = force.ships.is_empty() && force.left_by.is_none();
            let stays = is_empty && game.outcome().is_none();
            assert!(!stays || !self.given.iter().any(has_sunk), "12.53");
            assert!(!waits || game.outcome().is_none(), "14.162");
        }
        let lost = -4 * submarines.lost.len() as i16;
        assert_eq!(table.scored(Scored::SubmarinesLost), lost);
    }
}

impl Sees for Submariners {
    fn seen(&mut self) -> &mut BTreeMap<&'static str, u32> {
        &mut self.seen
    }
}

/// The last order there is to a submarine to look for a force or to attack one.
fn look_or_attack(game: &Game) -> Option<Order> {
    let orders = game.legal();
    let wanted = |it: &Order| matches!(it, Order::Torpedo { .. } | Order::SeekContact { .. });
    orders.filter(wanted).last()
}

/// Random games of scenarios 6 to 9 keep the law, and so do those in which submarines look and attack whenever they
/// may: without that, hits wait in one game of twenty.
#[test]
fn submarines_keep_their_law_in_whole_battles() {
    let mut seen = BTreeMap::new();
    let games = (0..law_games(200)).flat_map(|seed| [(seed, false), (seed, true)]);
    for (seed, eager) in games {
        let scenario = Scenario::numbered(6 + (seed % 4) as u8).unwrap();
        let mut game = Game::new(scenario, &[], seed).unwrap();
        let mut player = Random::new(seed);
        let mut law = Submariners::new(&game);
        while let Some(order) = player.order(&game) {
            let wanted = eager.then(|| look_or_attack(&game)).flatten();
            game.play(wanted.unwrap_or(order)).unwrap();
            law.follow(&game);
        }
        for (what, number) in law.seen {
            *seen.entry(what).or_insert(0) += number;
        }
    }
    for what in [
        "submarines moved",
        "looked",
        "submarine contacts",
        "submarines shadowing",
        "submarine attacks",
        "submarines hunted",
        "hits wait",
        "hits given",
    ] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}
