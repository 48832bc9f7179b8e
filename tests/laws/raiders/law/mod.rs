//! The law book: every event is held to the rules as it comes, and the table whenever somebody is asked.

mod forces;
mod procedure;
mod raids;

use std::collections::{BTreeMap, BTreeSet};

use carrier_battle::engine::forces::{Fate, Force, ForceId, RaidId};
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{
    ButaiEvent, Event, EventRecord, FleetEvent, ForceRaids, Game, Scenario, SegmentId, Table,
};

use crate::follows::{Follows, Sees};
use procedure::Procedure;

/// Air points of a force of scenario 5 in all.
const ALL_POINTS: u16 = 18;

/// Follows a game from its events alone.
pub struct Law {
    table: Table,
    read: usize,
    /// Chits of the turn, and those drawn in the phase.
    chits: usize,
    in_phase: usize,
    procedure: Procedure,
    /// Forces whose procedure was carried out in this turn, by the counters they have now.
    asked: BTreeSet<ForceId>,
    /// Points that every raid was launched with, and where each was placed.
    launched: BTreeMap<RaidId, u8>,
    placed_in: BTreeMap<RaidId, (u8, u8)>,
    /// Hexes that each raid has flown in this phase.
    flown: BTreeMap<RaidId, u8>,
    /// The points a force had shown, by its last count; they never grow less.
    shown: BTreeMap<ForceId, u16>,
    /// Points lost in CAP over each force.
    cap_lost: BTreeMap<ForceId, u16>,
    /// The crippled ship that each raid goes for (12.44).
    at_cripple: BTreeMap<RaidId, ShipId>,
    /// Forces that keep their counters, for none of the other kind was left (9.11, 9.13).
    keeps_counter: BTreeSet<ForceId>,
    /// What has happened, by name, so that a test can say that the games come everywhere.
    pub seen: BTreeMap<&'static str, u32>,
}

impl Follows for Law {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        self.check(&record.event);
        assert!(!record.event.to_string().is_empty());
    }

    fn after(&mut self, event: &Event) {
        self.goes_on(event);
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
    pub fn new(game: &Game) -> Law {
        let mut law = Law {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            chits: 0,
            in_phase: 0,
            procedure: Procedure::default(),
            asked: BTreeSet::new(),
            launched: BTreeMap::new(),
            placed_in: BTreeMap::new(),
            flown: BTreeMap::new(),
            shown: BTreeMap::new(),
            cap_lost: BTreeMap::new(),
            at_cripple: BTreeMap::new(),
            keeps_counter: BTreeSet::new(),
            seen: BTreeMap::new(),
        };
        law.follow(game);
        law
    }

    fn force(&self, id: ForceId) -> &Force {
        self.table
            .force(id)
            .unwrap_or_else(|| panic!("{id} is on the map"))
    }

    fn is_simple(&self) -> bool {
        let scenario = Scenario::numbered(self.table.scenario).unwrap();
        let raids = scenario.force_raids(&self.table.options);
        raids != Some(ForceRaids::Full)
    }

    fn check(&mut self, event: &Event) {
        match event {
            Event::Turn { .. } => self.asked.clear(),
            Event::Phase { .. } => {
                self.in_phase = 0;
                self.flown.clear();
            }
            Event::Forces(event) => self.check_forces(event),
            Event::Procedure(event) => self.check_procedure(event),
            Event::Butai(event) => self.check_butai(event),
            Event::Fleet(FleetEvent::Overtaken { .. }) => self.see("overtaken"),
            Event::Fleet(FleetEvent::RaidAtCripple { raid, ship }) => {
                self.at_cripple.insert(*raid, *ship);
            }
            Event::Raids(event) => self.check_raids(event),
            Event::Losses(event) => self.check_losses(event),
            _ => {}
        }
    }

    /// What is followed by the counter a force has.
    fn goes_on(&mut self, event: &Event) {
        if let Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) = event {
            if self.asked.remove(force) {
                self.asked.insert(*by);
            }
            for counted in [&mut self.shown, &mut self.cap_lost] {
                if let Some(points) = counted.remove(force) {
                    counted.insert(*by, points);
                }
            }
            if self.procedure.force == Some(*force) {
                self.procedure.force = Some(*by);
            }
        }
    }

    /// What holds whenever the player is asked.
    fn holds_at_rest(&mut self, game: &Game) {
        let table = self.table.clone();
        // 3.24: in every phase as many chits, until the cup is empty.
        assert_eq!(table.cup.len() + table.drawn_chits.len(), self.chits);
        let after_activation = table.phase > 0
            && table.segment > Some(SegmentId::Activation)
            && table.outcome.is_none();
        if after_activation {
            assert_eq!(self.in_phase, usize::from(table.chits_a_phase));
        }
        for raid in &table.raids {
            let points = raid.strength.points();
            assert!(points <= self.launched[&raid.id]);
            assert!(raid.fate != Fate::Destroyed || points == 0);
        }
        for force in &table.forces {
            let raids =
                table.raids_of(force.id).count() + usize::from(!force.tracks.returning.is_empty());
            assert!(raids <= 2, "10.1A");
            assert_eq!(usize::from(table.raids_in_progress(force.id)), raids);
            // 9.22, 9.24: raid boxes, tracks and Lost box are what it has shown, and that never grows less.
            let in_boxes = u16::from(table.points_in_raids(force.id))
                + u16::from(force.tracks.points())
                + u16::from(force.lost);
            assert_eq!(table.known_air_strength(force.id).unwrap_or(0), in_boxes);
            let before = self.shown.insert(force.id, in_boxes).unwrap_or(0);
            assert!(
                in_boxes >= before,
                "{}: {before} shown, now {in_boxes}",
                force.id
            );
            let cap = self.cap_lost.get(&force.id).copied().unwrap_or(0);
            if self.is_simple() {
                assert!(
                    in_boxes <= ALL_POINTS + cap,
                    "{} has eighteen points",
                    force.id
                );
            }
            assert!(force.has_raided || in_boxes == cap);
            // 9.11: a display for every carrier force of Level 2, and for nobody else.
            let known = force.intelligence;
            let wants = known.is_carrier_force() && (known.level() >= 2 || in_boxes > 0);
            // 9.13: without a counter of the other kind left, it keeps its own.
            let none_left = match wants {
                true => table.free_butai().is_none(),
                false => table.free_force().is_none(),
            };
            if force.id.is_butai() == wants {
                self.keeps_counter.remove(&force.id);
            } else if none_left {
                self.keeps_counter.insert(force.id);
            }
            if !force.id.is_cripple() {
                let keeps = self.keeps_counter.contains(&force.id);
                assert!(keeps || force.id.is_butai() == wants, "{}", force.id);
            } else {
                assert_eq!(force.ships.len(), 1);
            }
        }
        let counters: BTreeSet<ForceId> = table.forces.iter().map(|force| force.id).collect();
        assert_eq!(counters.len(), table.forces.len());
        for order in game.legal() {
            assert!(game.check(order).is_ok(), "{order} is listed and not legal");
        }
    }
}
