//! The cup of activation chits and the cup of first reports: what was drawn, what is left, and what that
//! makes likely (3.2, 7.35).

use crate::engine::forces::{ActivationChit, ForceId, LevelOne, cups};
use crate::engine::forecast::activation::{
    Chance, Draw, acts_next, acts_this_turn, drawn_by_phase, next_draw,
};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{PHASES, Scenario, Table, Variant, count_of};
use crate::view::chit::ChitView;
use crate::view::wording;

/// The cup of activation chits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CupView {
    /// The chits drawn in each phase so far, in order.
    pub drawn: Vec<Drawn>,
    /// The chits still in it: forces by their letters, then the others.
    pub left: Vec<ChitView>,
    /// How many there are and how many a phase, and what that makes likely.
    pub words: Vec<String>,
}

/// The chits of a phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Drawn {
    /// The phase.
    pub phase: u8,
    /// They, in the order drawn.
    pub chits: Vec<ChitView>,
}

/// The cup of first reports, one line for each kind of chit.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReportsLeft {
    /// How many of each kind are left of how many.
    pub rows: Vec<ReportKind>,
    /// How many there are in all, and how many are kept out.
    pub words: String,
}

/// A kind of first report.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReportKind {
    /// Its name.
    pub name: String,
    /// How many are left in the cup.
    pub left: usize,
    /// How many were put in.
    pub first: usize,
}

/// The cup of activation chits, in a scenario that has one.
pub fn cup(scenario: &Scenario, table: &Table) -> Option<CupView> {
    let draw = next_draw(table)?;
    let drawn = drawn_by_phase(table);
    let of_phase = |all: &[(u8, ActivationChit)]| Drawn {
        phase: all[0].0,
        chits: chits(table, all.iter().map(|(_, chit)| *chit)),
    };
    let mut left = table.cup.clone();
    left.insertion_sort();
    Some(CupView {
        drawn: drawn
            .chunk_by(|(one, _), (next, _)| one == next)
            .map(of_phase)
            .collect(),
        left: chits(table, left),
        words: words(scenario, table, draw),
    })
}

/// Chits in their order; those that are alike are numbered.
fn chits(table: &Table, chits: impl IntoIterator<Item = ActivationChit>) -> Vec<ChitView> {
    let mut before: Vec<ActivationChit> = Vec::new();
    let view = |chit: ActivationChit| {
        let number = before.iter().filter(|other| **other == chit).count();
        before.push(chit);
        ChitView {
            is_idle: matches!(chit, ActivationChit::Force(id) if table.force(id).is_none()),
            ..ChitView::of(number, chit)
        }
    };
    chits.into_iter().map(view).collect()
}

fn words(scenario: &Scenario, table: &Table, draw: Draw) -> Vec<String> {
    let all = table.cup.len() + table.drawn_chits.len();
    let each = table.chits_a_phase;
    let mut words = vec![match table.cup.len() {
        0 => format!(
            "{} of this turn drawn, all of them, {each} a phase.",
            count_of(all as u32, "chit", "chits")
        ),
        left => format!(
            "{left} of {} left, {each} drawn a phase.",
            count_of(all as u32, "chit", "chits")
        ),
    }];
    if draw.is_of_next_turn {
        if !scenario.is_last_turn(table) {
            words.push("The next turn begins with a full cup.".to_owned());
        }
    } else {
        let chance = Chance {
            cases: draw.chits.into(),
            all: draw.of.into(),
        };
        let phase = draw.phase;
        words.push(match chance.is_certain() {
            true => format!("All that are left are drawn in phase {phase}."),
            false => format!(
                "Each that is left comes in phase {phase} with {}, and within this turn for certain.",
                wording::per_cent(chance.per_cent())
            ),
        });
    }
    words
}

/// When a force moves next, in a sentence.
pub(super) fn moves(scenario: &Scenario, table: &Table, id: ForceId) -> Option<String> {
    let draw = next_draw(table)?;
    let chance = acts_next(table, id);
    let per_cent = wording::per_cent(chance.per_cent());
    if acts_this_turn(table, id) {
        let phase = draw.phase;
        return Some(match chance.is_certain() {
            true => format!("Moves in phase {phase} for certain: its chit is among the last."),
            false => {
                format!(
                    "Moves in phase {phase} with {per_cent}, and by phase {PHASES} for certain."
                )
            }
        });
    }
    let twin = table.force(id).and_then(|force| force.twin);
    let its = |chit: ActivationChit| {
        chit == ActivationChit::Force(id) || Some(chit) == twin.map(ActivationChit::Force)
    };
    let drawn = drawn_by_phase(table);
    let phase = drawn
        .iter()
        .find(|(_, chit)| its(*chit))
        .map(|(phase, _)| *phase);
    let done = match phase {
        Some(phase) => format!("Its chit came in phase {phase}: it moves no more in this turn."),
        None => "It has no chit in this turn's cup.".to_owned(),
    };
    Some(match (draw.is_of_next_turn, scenario.is_last_turn(table)) {
        (true, false) => format!("{done} In phase 1 of the next it moves with {per_cent}."),
        _ => done,
    })
}

/// The cup of first reports: what was put in is on the scenario's list and what was drawn has been seen, so
/// what is left is no secret. Of those kept out for double forces only the number is told (7.51).
pub fn reports_left(scenario: &Scenario, table: &Table) -> Option<ReportsLeft> {
    let rumours = scenario.rumours?;
    let first = cups(rumours.level_one_cup, table.plays(Variant::DoubleForces)).chits;
    let of = |chits: &[LevelOne], kind: LevelOne| chits.iter().filter(|it| **it == kind).count();
    let mut kinds = first.clone();
    kinds.insertion_sort();
    kinds.dedup();
    let rows = kinds.into_iter().map(|kind| ReportKind {
        name: kind.to_string(),
        left: of(&table.level_one_cup, kind),
        first: of(&first, kind),
    });
    let left = count_of(table.level_one_cup.len() as u8, "chit", "chits");
    let apart = match table.withheld.len() {
        0 => String::new(),
        number => format!(", {number} more kept out for double forces"),
    };
    Some(ReportsLeft {
        rows: rows.collect(),
        words: format!("{left} of {} left{apart}.", first.len()),
    })
}
