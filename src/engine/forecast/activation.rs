//! When a force acts again, and how long contact with it lasts: exact, from the chits that are still in the
//! cup (3.2, 7.53, 8.14).

use crate::engine::clock::{PHASES, Turn};
use crate::engine::forces::{ActivationChit, Detection, ForceId, chits_a_phase, fill_of_cup};
use crate::engine::scenario::Scenario;
use crate::engine::sequence::SegmentId;
use crate::engine::table::Table;

/// Equally likely cases, out of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// Those in which it happens.
    pub cases: u64,
    /// All of them.
    pub all: u64,
}

impl Chance {
    /// What cannot happen.
    pub const NONE: Chance = Chance { cases: 0, all: 1 };

    /// In per cent, rounded.
    pub fn per_cent(self) -> u8 {
        ((200 * self.cases + self.all) / (2 * self.all.max(1))) as u8
    }

    /// Whether it is sure to happen.
    pub fn is_certain(self) -> bool {
        self.cases == self.all
    }
}

/// The next chits to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// The phase they are drawn in.
    pub phase: u8,
    /// Whether that is a phase of the next turn, with a cup filled anew (3.23).
    pub is_of_next_turn: bool,
    /// How many of them.
    pub chits: u8,
    /// From how many.
    pub of: u8,
}

/// The next draw from the cup (3.24): the rest of one that is going on, or that of the next phase. None before
/// the cup is first filled.
pub fn next_draw(table: &Table) -> Option<Draw> {
    let (left, drawn) = (table.cup.len() as u8, table.drawn_chits.len() as u8);
    let each = table.chits_a_phase;
    if each == 0 {
        return None;
    }
    if left == 0 {
        let of = cup_of_next_turn(table).len();
        return Some(Draw {
            phase: 1,
            is_of_next_turn: true,
            chits: chits_a_phase(of),
            of: of as u8,
        });
    }
    Some(Draw {
        phase: drawn / each + 1,
        is_of_next_turn: false,
        chits: (each - drawn % each).min(left),
        of: left,
    })
}

/// What the cup of the next turn will hold if no force comes or goes (3.23).
fn cup_of_next_turn(table: &Table) -> Vec<ActivationChit> {
    let forces = table.forces.iter().map(|force| force.id);
    let scenario = Scenario::numbered(table.scenario);
    let others = scenario.map(|scenario| scenario.other_chits(table));
    fill_of_cup(forces, &others.unwrap_or_default())
}

/// The chance that a force acts by the next draw from the cup: with the first of its two chits, if it is half of
/// a double force (7.53).
pub fn acts_next(table: &Table, id: ForceId) -> Chance {
    next_draw(table).map_or(Chance::NONE, |draw| {
        let chits = match draw.is_of_next_turn {
            true => chits_of(table, id, &cup_of_next_turn(table)),
            false => chits_in_cup(table, id),
        };
        comes(chits, draw.of.into(), draw.chits.into())
    })
}

/// Whether a force acts in this turn still: every chit of the cup is drawn by its last phase (3.24).
pub fn acts_this_turn(table: &Table, id: ForceId) -> bool {
    chits_in_cup(table, id) > 0
}

/// The turn and the phase from which a force may be activated next: this phase, while its chit lies behind that of the
/// task force, which is being carried out (3.21).
pub fn earliest_activation(table: &Table, id: ForceId) -> Option<(Turn, u8)> {
    if waits_for_us(table, id) {
        return Some((table.turn, table.phase));
    }
    let draw = next_draw(table)?;
    match acts_this_turn(table, id) && !draw.is_of_next_turn {
        true => Some((table.turn, draw.phase)),
        false => Some((table.turn.next(), 1)),
    }
}

/// Whether a force's chit was drawn in this phase after that of the task force.
fn waits_for_us(table: &Table, id: ForceId) -> bool {
    if table.segment != Some(SegmentId::Activation) {
        return false;
    }
    let drawn = drawn_by_phase(table).into_iter();
    let now = drawn.filter(|(phase, _)| *phase == table.phase);
    let behind_us = now
        .map(|(_, chit)| chit)
        .skip_while(|chit| *chit != ActivationChit::UsMove);
    let behind_us: Vec<ActivationChit> = behind_us.collect();
    // With the first of its two chits, if it is half of a double force (7.53).
    let all = chits_of(table, id, &table.drawn_chits);
    let behind = chits_of(table, id, &behind_us);
    behind > 0 && behind == all
}

/// How many chits in the cup activate a force: none once it has been activated in the turn.
fn chits_in_cup(table: &Table, id: ForceId) -> u64 {
    match chits_of(table, id, &table.drawn_chits) {
        // 7.53: its other half, which is gone, has moved it.
        _ if table.moved_by_other.contains(id) => 0,
        0 => chits_of(table, id, &table.cup),
        _ => 0,
    }
}

/// How many of some chits are a force's, or its other half's.
fn chits_of(table: &Table, id: ForceId, chits: &[ActivationChit]) -> u64 {
    let twin = table.force(id).and_then(|force| force.twin);
    let halves = [Some(id), twin].map(|half| half.map(ActivationChit::Force));
    let its = chits.iter().filter(|chit| halves.contains(&Some(**chit)));
    its.count() as u64
}

/// The chance that at least one of some chits is among those drawn, without putting any back.
fn comes(chits: u64, of: u64, drawn: u64) -> Chance {
    let all = ways(of, drawn);
    Chance {
        cases: all - ways(of.saturating_sub(chits), drawn),
        all,
    }
}

/// In how many ways some things can be drawn from others.
fn ways(of: u64, drawn: u64) -> u64 {
    if drawn > of {
        return 0;
    }
    (0..drawn).fold(1, |ways, n| ways * (of - n) / (n + 1))
}

/// How long contact with a force lasts if nobody sees it again (8.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContactLeft {
    /// After so many activations it is lost.
    pub activations: u8,
    /// The turn in which it is lost; none while its chit of this turn has been drawn and may not have been
    /// carried out.
    pub turn: Option<Turn>,
}

/// How long contact with a force lasts if nobody sees it again: it falls by one status at each activation, and
/// there is one in each turn (8.14). None for a force that is undetected.
pub fn contact_left(table: &Table, id: ForceId) -> Option<ContactLeft> {
    let force = table
        .force(id)
        .filter(|force| force.detection.is_detected())?;
    let activations = activations_to_fade(force.detection);
    let acts = acts_this_turn(table, id);
    let waits = !acts && table.segment == Some(SegmentId::Activation);
    let turns = activations - u8::from(acts);
    let turn = (0..turns).fold(table.turn, |turn, _| turn.next());
    Some(ContactLeft {
        activations,
        turn: (!waits).then_some(turn),
    })
}

/// Activations until a status has faded to nothing (8.14).
pub fn activations_to_fade(detection: Detection) -> u8 {
    let faded = std::iter::successors(Some(detection), |detection| Some(detection.faded()));
    let steps = faded.take_while(|detection| detection.is_detected());
    steps.count() as u8
}

/// The phase in which each chit of the turn was drawn, in order (3.24).
pub fn drawn_by_phase(table: &Table) -> Vec<(u8, ActivationChit)> {
    let each = table.chits_a_phase.max(1);
    let drawn = table.drawn_chits.iter().enumerate();
    drawn
        .map(|(n, chit)| ((n as u8 / each + 1).min(PHASES), *chit))
        .collect()
}
