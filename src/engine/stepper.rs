//! Walks the sequence of play: turns, phases, and the segments the scenario uses (3.1).

use super::clock::{PHASES, Turn};
use super::combat::{
    AirAttack, Interception, JapaneseAttack, JapaneseSubmarines, repair_decks, spread,
};
use super::event::{Event, ForceEvent};
use super::fleet::{
    AirMovement, AirOperations, AirSearch, Forming, PlacingSubmarines, ReadyDecks, clear_decks,
    lose_the_stranded,
};
use super::forces::{
    Activation, RaidMovement, adjust_hits, arrive, chits_a_phase, fill_of_cup, settle_waiting_hits,
};
use super::procedure::Procedure;
use super::record::Scope;
use super::scenario::{Scenario, Variant};
use super::sequence::{SegmentId, When};
use super::table::Table;
use super::title::{Play, Step};
use super::victory;

/// The turn whose searches may be sent before anybody has arrived (18.41).
const MORNING: Turn = Turn::at(19, 530);

/// How deep the spans of turns, phases and segments lie in that of the game; a segment that belongs to no phase lies
/// beside them.
const TURN: usize = 0;
const PHASE: usize = 1;
const SEGMENT_OF_PHASE: usize = 2;

/// Where the sequence of play stands.
#[derive(Clone, Debug)]
pub struct Stepper {
    scenario: &'static Scenario,
    /// What the player does before the first turn, last first.
    preparations: Vec<Procedure>,
    /// Turns begun.
    turns: u8,
    /// What is still to come of this turn, last first.
    left: Vec<Part>,
}

/// A part of a turn.
#[derive(Clone, Copy, Debug)]
enum Part {
    Phase(u8),
    Segment(SegmentId),
}

impl Stepper {
    /// The sequence of a scenario, before its first turn.
    pub(crate) fn new(scenario: &'static Scenario, table: &Table) -> Stepper {
        let decks = scenario.battle.is_some();
        let decks = decks.then(|| Procedure::ReadyDecks(ReadyDecks::default()));
        let submarines = !table.submarines.at_sea.is_empty();
        let submarines =
            submarines.then(|| Procedure::PlacingSubmarines(PlacingSubmarines::default()));
        let strikes = scenario.us.strikes.as_ref();
        let strikes = strikes.map(|strikes| Procedure::Forming(Forming::new(strikes)));
        Stepper {
            scenario,
            preparations: [strikes, submarines, decks].into_iter().flatten().collect(),
            turns: 0,
            left: Vec::new(),
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if let Some(preparation) = self.preparations.pop() {
            return Step::Call(preparation);
        }
        if self.scenario.is_over(&play.table) {
            play.begin_stage(Scope::End);
            victory::end(self.scenario, play);
            return Step::Done;
        }
        match self.left.pop() {
            Some(Part::Phase(number)) => {
                play.record.begin_stage(PHASE, Scope::Phase { number });
                play.happen(Event::Phase { number });
                Step::Again
            }
            Some(Part::Segment(segment)) => {
                self.begin_segment(segment, play);
                play.happen(Event::Segment { name: segment });
                self.begin(segment, play)
            }
            None if self.turns == self.scenario.turns => {
                play.begin_stage(Scope::End);
                settle_waiting_hits(play);
                if self.scenario.must_come_home {
                    lose_the_stranded(play);
                }
                victory::end(self.scenario, play);
                Step::Done
            }
            None => {
                let turn = if self.turns == 0 {
                    play.table.turn
                } else {
                    play.table.turn.next()
                };
                self.turns += 1;
                play.record.begin_stage(TURN, Scope::Turn { turn });
                play.happen(Event::Turn { turn });
                // 3.23: without an Arrival Phase the cup is filled as the turn begins.
                if !self.scenario.has(SegmentId::Arrival) {
                    self.fill_the_cup(play);
                }
                self.left = self.parts(play);
                Step::Again
            }
        }
    }

    /// Fills the cup of activation chits for a turn (3.23, 3.24).
    fn fill_the_cup(&self, play: &mut Play) {
        if !self.scenario.has(SegmentId::Activation) {
            return;
        }
        let chits = fill_of_cup(
            play.table.activated_forces(),
            &self.scenario.other_chits(&play.table),
        );
        let per_phase = chits_a_phase(chits.len());
        play.happen(Event::Forces(ForceEvent::CupFilled { chits, per_phase }));
    }

    /// Whether the searches of a turn are sent before anybody arrives: on the morning of June 19 (18.41).
    fn searches_before_arrival(&self, table: &Table) -> bool {
        table.plays(Variant::MorningSearches) && table.turn == MORNING
    }

    /// The parts of a turn in this scenario, last first.
    fn parts(&self, play: &Play) -> Vec<Part> {
        let mut segments = self.scenario.segments(&play.table.options);
        // 18.41: the turn has no other Search Segment (8.22).
        let morning = self.searches_before_arrival(&play.table);
        if morning {
            segments.retain(|segment| *segment != SegmentId::UsAirSearch);
        }
        let of = |when| {
            segments
                .iter()
                .copied()
                .filter(move |id: &SegmentId| id.data().when == when)
                .map(Part::Segment)
        };
        let phases = (1..=PHASES)
            .flat_map(|phase| std::iter::once(Part::Phase(phase)).chain(of(When::EveryPhase)));
        let before = morning.then_some(Part::Segment(SegmentId::UsAirSearch));
        let mut parts: Vec<Part> = before
            .into_iter()
            .chain(of(When::TurnBegins))
            .chain(phases)
            .chain(of(When::TurnEnds))
            .collect();
        parts.reverse();
        parts
    }

    /// Opens the span of a segment, in its phase if it is one of those.
    fn begin_segment(&self, segment: SegmentId, play: &mut Play) {
        let level = match segment.data().when {
            When::EveryPhase if play.table.phase > 0 => SEGMENT_OF_PHASE,
            When::EveryPhase | When::TurnBegins | When::TurnEnds => PHASE,
        };
        let scope = Scope::Segment { name: segment };
        play.record.begin_stage(level, scope);
    }

    fn begin(&self, segment: SegmentId, play: &mut Play) -> Step {
        match segment {
            SegmentId::JapaneseAirMovement => Step::Call(Procedure::RaidMovement(
                RaidMovement::new(self.scenario, self.turns),
            )),
            SegmentId::UsAirMovement => Step::Call(Procedure::AirMovement(AirMovement::new(
                !self.scenario.has_decks(),
            ))),
            SegmentId::Activation => Step::Call(Procedure::Activation(Activation::default())),
            SegmentId::UsAirSearch => Step::Call(Procedure::AirSearch(AirSearch::default())),
            SegmentId::UsInterception => {
                Step::Call(Procedure::Interception(Interception::new(self.scenario)))
            }
            SegmentId::UsAirOperations => {
                Step::Call(Procedure::AirOperations(AirOperations::new()))
            }
            SegmentId::JapaneseAirAttack => {
                Step::Call(Procedure::JapaneseAttack(JapaneseAttack::default()))
            }
            SegmentId::UsAirAttack => Step::Call(Procedure::AirAttack(AirAttack::default())),
            SegmentId::EndOfActionPhase => {
                repair_decks(play);
                clear_decks(play);
                Step::Again
            }
            SegmentId::HitAdjustment => {
                adjust_hits(play);
                Step::Again
            }
            SegmentId::Fire => {
                spread(play);
                Step::Again
            }
            SegmentId::JapaneseSubmarines => {
                Step::Call(Procedure::JapaneseSubmarines(JapaneseSubmarines::default()))
            }
            SegmentId::Arrival => {
                arrive(play);
                self.fill_the_cup(play);
                Step::Again
            }
        }
    }
}
