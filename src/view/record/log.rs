//! The log: phase by phase, each fight under its outcome, the bookkeeping folded.

use super::line::{self, Line};
use super::story::FightTold;
use super::weight::{Filter, Importance, weight};
use super::{lines, unseen};
use crate::engine::{EventRecord, GameTime, PHASES, count_of};
use crate::view::account::{Tally, VictoryPoints};
use crate::view::card::Outcome;
use crate::view::presentation::is_loss_or_score;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// So many lines of bookkeeping in a row are folded.
const FOLDED: usize = 2;

/// What happened in a phase, under its headline.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phase {
    /// The turn's headline, over the newest of its phases.
    pub turn: Option<TurnHead>,
    /// Its number and its time.
    pub title: String,
    /// What it came to.
    pub headline: String,
    /// What it scored.
    pub scored: Option<VictoryPoints>,
    /// The number of its first event.
    pub from: usize,
    /// The number of the first event after it.
    pub upto: usize,
    /// Whether it is the newest.
    pub is_newest: bool,
}

/// The headline of a turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnHead {
    /// Its number and its time.
    pub title: String,
    /// What it came to.
    pub headline: String,
    /// The score after it.
    pub score: String,
}

/// A part of a phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A fight, under its outcome.
    Fight(FightLine),
    /// The chits of a phase, or a search, under what they came to.
    Unseen(FightLine),
    /// A line.
    Line(Line),
    /// Bookkeeping.
    Folded(Folded),
}

/// A fight in the log, or what else stands under a headline.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FightLine {
    /// The number of its first event.
    pub from: usize,
    /// The number of the first event after it.
    pub upto: usize,
    /// How it ended, or who fights whom while it goes on; who fought whom and where, and how that came.
    pub outcome: Outcome,
    /// What it scored.
    pub scored: Option<VictoryPoints>,
}

/// Lines of bookkeeping.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Folded {
    /// The number of the first event.
    pub from: usize,
    /// The number of the first event after them.
    pub upto: usize,
    /// How many lines there are.
    pub lines: usize,
}

impl Folded {
    /// What stands on it.
    pub fn title(&self) -> String {
        count_of(
            self.lines as u32,
            "line of bookkeeping",
            "lines of bookkeeping",
        )
    }
}

/// The phases of which there is something to tell, the newest first.
pub fn phases(shown: &[EventRecord], fights: &[FightTold], filter: Filter) -> Vec<Phase> {
    let mut phases: Vec<(GameTime, Phase)> = Vec::new();
    let mut score = 0;
    let mut turn = Tally::default();
    let dates = |it: Option<&EventRecord>| it.map(|it| it.at.turn.date());
    let is_of_a_day = dates(shown.first()) == dates(shown.last());
    for (at, from, upto) in stretches(shown) {
        let tally = Tally::of(&shown[from..upto]);
        let is_next = phases.last().is_none_or(|(last, _)| last.turn != at.turn);
        if is_next {
            turn = Tally::default();
        }
        score += tally.score;
        turn += tally;
        if !has_any(&shown[from..upto], from, upto, fights, filter) {
            continue;
        }
        // The newest phase of a turn has its headline.
        if let Some((_, last)) = phases.last_mut().filter(|_| !is_next) {
            last.turn = None;
        }
        let phase = Phase {
            turn: Some(TurnHead {
                title: match is_of_a_day {
                    true => format!("Turn of {:04}", at.turn.time()),
                    false => format!("Turn of {:04}, {} June", at.turn.time(), at.turn.date()),
                },
                // Of the phases alone: strikes of the set-up are in the air already.
                headline: turn.without_flights().words(),
                score: format!("score {}", wording::score(score)),
            }),
            title: title(at),
            headline: tally.words(),
            scored: tally.scored(),
            from,
            upto,
            is_newest: false,
        };
        phases.push((at, phase));
    }
    let mut phases: Vec<Phase> = phases.into_iter().map(|(_, phase)| phase).collect();
    if let Some(last) = phases.last_mut() {
        last.is_newest = true;
    }
    phases.reverse();
    phases
}

/// Where one phase of the events ends and the next begins: every event is in exactly one stretch.
pub fn stretches(shown: &[EventRecord]) -> Vec<(GameTime, usize, usize)> {
    let mut stretches: Vec<(GameTime, usize, usize)> = Vec::new();
    for (n, record) in shown.iter().enumerate() {
        let at = record.at;
        match stretches.last_mut() {
            Some((last, _, upto)) if (last.turn, last.phase) == (at.turn, at.phase) => {
                *upto = n + 1;
            }
            _ => stretches.push((at, n, n + 1)),
        }
    }
    stretches
}

/// The parts of a phase that the player wants to see, the newest first.
pub fn parts(
    record: ShownRecord,
    fights: &[FightTold],
    phase: &Phase,
    filter: Filter,
) -> Vec<Part> {
    let shown = record.events();
    let upto = phase.upto.min(shown.len());
    let events = &shown[phase.from.min(upto)..upto];
    if filter == Filter::Losses {
        let all = line::told(events, phase.from);
        let wanted = all.filter(|(_, record)| is_loss_or_score(&record.event));
        return wanted.rev().map(line::line).map(Part::Line).collect();
    }
    let mut parts: Vec<Part> = Vec::new();
    let mut quiet: Vec<(usize, &EventRecord)> = Vec::new();
    let mut n = phase.from;
    while n < upto {
        let begun = fights.iter().find(|fight| fight.span.from == n);
        if let Some(fight) = begun {
            fold(&mut parts, &mut quiet, filter);
            let end = fight.span.upto.clamp(n + 1, upto);
            parts.push(Part::Fight(fight_line(fight, &shown[n..end])));
            n = end;
            continue;
        }
        if filter != Filter::Fights
            && let Some(end) = unseen::end(record, n)
        {
            fold(&mut parts, &mut quiet, filter);
            if filter == Filter::Everything || unseen::is_important(&shown[n..end]) {
                parts.push(Part::Unseen(unseen::group(record, n, end)));
            }
            n = end;
            continue;
        }
        let record = &shown[n];
        match weight(&record.event) {
            Importance::Untold => {}
            Importance::Bookkeeping => quiet.push((n, record)),
            Importance::Important | Importance::Loss => {
                fold(&mut parts, &mut quiet, filter);
                if filter != Filter::Fights {
                    parts.push(Part::Line(line::line((n, record))));
                }
            }
        }
        n += 1;
    }
    fold(&mut parts, &mut quiet, filter);
    parts.reverse();
    parts
}

/// Folds the bookkeeping so far, where it is wanted at all.
fn fold(parts: &mut Vec<Part>, quiet: &mut Vec<(usize, &EventRecord)>, filter: Filter) {
    let lines = std::mem::take(quiet);
    if filter != Filter::Everything {
        return;
    }
    match (lines.first(), lines.last()) {
        (Some((from, _)), Some((last, _))) if lines.len() >= FOLDED => {
            parts.push(Part::Folded(Folded {
                from: *from,
                upto: last + 1,
                lines: lines.len(),
            }));
        }
        _ => parts.extend(lines.into_iter().map(line::line).map(Part::Line)),
    }
}

/// The lines of a fight or of bookkeeping, the newest first.
pub fn lines_of(shown: &[EventRecord], from: usize, upto: usize) -> Vec<Line> {
    let upto = upto.min(shown.len());
    lines(&shown[from.min(upto)..upto], from)
}

/// The line of a fight, of which these are the events.
fn fight_line(fight: &FightTold, events: &[EventRecord]) -> FightLine {
    let outcome = fight.outcome();
    FightLine {
        from: fight.span.from,
        upto: fight.span.from + events.len(),
        outcome: Outcome {
            sentence: match fight.span.is_over {
                true => format!("{}. {}", fight.who_and_where(), outcome.sentence),
                false => "It is being fought.".to_owned(),
            },
            ..outcome
        },
        scored: Tally::of(events).scored(),
    }
}

/// Whether a phase has anything that the player wants to see.
fn has_any(
    events: &[EventRecord],
    from: usize,
    upto: usize,
    fights: &[FightTold],
    filter: Filter,
) -> bool {
    let is_fought = || {
        fights
            .iter()
            .any(|fight| (from..upto).contains(&fight.span.from))
    };
    let has = |wanted: fn(Importance) -> bool| {
        let mut weights = events.iter().map(|it| weight(&it.event));
        weights.any(wanted)
    };
    match filter {
        Filter::Everything => has(|weight| weight > Importance::Untold),
        Filter::Important => has(|weight| weight > Importance::Bookkeeping) || is_fought(),
        Filter::Losses => events.iter().any(|it| is_loss_or_score(&it.event)),
        Filter::Fights => is_fought(),
    }
}

fn title(at: GameTime) -> String {
    match at.phase {
        0 => "Before the first phase".to_owned(),
        phase => format!(
            "Phase {} of {PHASES} \u{b7} {:04}",
            phase,
            at.turn.time_of(phase)
        ),
    }
}
