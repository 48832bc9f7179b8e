//! The chits of a phase: which were drawn, and what each has done (3.1, 7.2, 8.14).

use super::card::{CardContent, distinct};
use super::pilot;
use crate::engine::forces::{ActivationChit, ForceId};
use crate::engine::map::HexId;
use crate::engine::{EventRecord, ForceMove, Table, count_of};
use crate::view::account::{self, News, NewsKind};
use crate::view::card::{Fact, Tone};
use crate::view::chit::{self, ChitView};
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// The chits drawn, the forces that moved, and contacts that have faded: `events` are those since the last card,
/// `is_over` whether they are all that come before the player is asked something.
pub(super) fn chits(
    shown: ShownRecord,
    events: &[EventRecord],
    is_over: bool,
    table: &Table,
) -> CardContent {
    let phase = Phase::of(shown, events);
    let mut rows: Vec<Row> = phase.told().iter().copied().map(Row::of).collect();
    for News { force, what, .. } in account::news(events) {
        if what == NewsKind::Idle {
            let row = row(&mut rows, ActivationChit::Force(force));
            row.did.push(idle(force, !row.did.is_empty(), table));
        } else if let Some(words) = did(what) {
            of(&mut rows, force).did.push(words);
        }
    }
    let waits = phase.waits(&rows);
    if is_over {
        phase.say_of_the_silent(&mut rows, waits);
    }
    let lost = account::news(events).filter(|it| it.what.loses_contact());
    let lost = lost.map(|it| it.force);
    let lost: Vec<Lost> = distinct(lost)
        .into_iter()
        .map(|force| (force, table.force(force).map(|force| force.hex)))
        .collect();
    let moved = account::news(events).filter(|it| matches!(it.what, NewsKind::Moves { .. }));
    let moved = distinct(moved.map(|it| it.force));
    let hexes = moved.iter().chain(lost.iter().map(|(force, _)| force));
    let hexes = hexes.filter_map(|force| table.force(*force));
    CardContent {
        tone: if lost.is_empty() {
            Tone::Even
        } else {
            Tone::Bad
        },
        headline: headline(&rows, &lost, phase.is_later),
        sentence: match is_over {
            true => sentence(events, moved.len(), &lost, waits),
            false => "They are carried out in the order drawn.".to_owned(),
        },
        facts: lost.iter().map(|it| last_seen(it, table)).collect(),
        hexes: hexes.map(|force| force.hex).collect(),
        chits: rows.into_iter().enumerate().map(Row::view).collect(),
        ..CardContent::default()
    }
}

/// The chits of a phase, and which of them the card is about.
struct Phase {
    drawn: Vec<ActivationChit>,
    /// Whether the card comes after the player was asked for the move of the task force, and tells only what comes
    /// after that.
    is_later: bool,
}

/// Whom the chits that are still to be carried out wait for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waits {
    No,
    /// For the move of the task force, which is the first of all.
    ForTheFirst,
    /// For its move, when others have acted.
    ForTheNext,
}

impl Phase {
    fn of(shown: ShownRecord, events: &[EventRecord]) -> Phase {
        Phase {
            drawn: account::chits_drawn(shown.of_segment()).collect(),
            is_later: account::chits_drawn(events).next().is_none(),
        }
    }

    /// The chits after that of the task force.
    fn after_us(&self) -> &[ActivationChit] {
        let us = self
            .drawn
            .iter()
            .position(|chit| *chit == ActivationChit::UsMove);
        us.map_or(&[], |us| &self.drawn[us + 1..])
    }

    /// The chits that the card tells of.
    fn told(&self) -> &[ActivationChit] {
        match self.is_later {
            true => self.after_us(),
            false => &self.drawn,
        }
    }

    fn waits(&self, rows: &[Row]) -> Waits {
        let is_force = |chit: &ActivationChit| matches!(chit, ActivationChit::Force(_));
        let acted = |chit: &ActivationChit| {
            is_force(chit)
                && rows
                    .iter()
                    .any(|row| row.chit == *chit && !row.did.is_empty())
        };
        let after = self.after_us();
        if self.is_later || !after.iter().any(is_force) || after.iter().any(acted) {
            return Waits::No;
        }
        let before = &self.drawn[..self.drawn.len() - after.len()];
        match before.iter().any(is_force) {
            true => Waits::ForTheNext,
            false => Waits::ForTheFirst,
        }
    }

    /// A force of which nothing has been told stays where it is, or waits.
    fn say_of_the_silent(&self, rows: &mut [Row], waits: Waits) {
        let after = self.after_us();
        for row in rows.iter_mut().filter(|row| row.did.is_empty()) {
            let words = match waits != Waits::No && after.contains(&row.chit) {
                true => "acts after Task Force 58",
                false => "stays where it is",
            };
            row.did.push(words.to_owned());
        }
    }
}

/// What a force did, in a few words, if its chit brought it about.
fn did(what: NewsKind) -> Option<String> {
    Some(match what {
        NewsKind::LeavesTheMap(_) => "leaves the map".to_owned(),
        lost if lost.loses_contact() => "contact is lost".to_owned(),
        NewsKind::Contact { to, .. } => format!("contact fades to {to}"),
        NewsKind::Moves { from, to, why } => {
            let verb = match why {
                ForceMove::Retirement => "draws off",
                _ => "steams",
            };
            let way = wording::bearing(from, to);
            format!("{verb} {way} to {to}")
        }
        NewsKind::Stays => "stays where it is".to_owned(),
        NewsKind::Retires => "turns back".to_owned(),
        NewsKind::MakesFor(oiler) => format!("makes for {oiler}"),
        NewsKind::TriesForOil {
            refuelled: true, ..
        } => "has its oil".to_owned(),
        NewsKind::TriesForOil { .. } => "waits for oil".to_owned(),
        NewsKind::Advantage(false) => "US Advantage is gone".to_owned(),
        _ => return None,
    })
}

/// Why a force's chit does nothing: it is gone (3.2), or has moved with its other half (7.53).
fn idle(force: ForceId, has_acted: bool, table: &Table) -> String {
    let twin = table.force(force).map(|force| force.twin);
    match twin {
        None => "is gone: its chit does nothing".to_owned(),
        Some(_) if has_acted => "its own chit does nothing more".to_owned(),
        Some(Some(twin)) => format!("has moved with {twin}: its chit does nothing"),
        Some(None) => "has moved already: its chit does nothing".to_owned(),
    }
}

/// A force that nobody sees any more, and its hex; none if it has left the map.
type Lost = (ForceId, Option<HexId>);

/// A chit, or a force that acts, with what it did.
struct Row {
    chit: ActivationChit,
    did: Vec<String>,
}

impl Row {
    fn of(chit: ActivationChit) -> Row {
        let did = chit::does(chit).map(str::to_owned);
        Row {
            chit,
            did: did.into_iter().collect(),
        }
    }

    fn view((number, row): (usize, Row)) -> ChitView {
        ChitView {
            did: row.did.join("; "),
            ..ChitView::of(number, row.chit)
        }
    }
}

fn row(rows: &mut Vec<Row>, chit: ActivationChit) -> &mut Row {
    let at = rows.iter().position(|row| row.chit == chit);
    let at = at.unwrap_or_else(|| {
        rows.push(Row::of(chit));
        rows.len() - 1
    });
    &mut rows[at]
}

fn of(rows: &mut Vec<Row>, force: ForceId) -> &mut Row {
    row(rows, ActivationChit::Force(force))
}

fn headline(rows: &[Row], lost: &[Lost], is_later: bool) -> String {
    let names = |is_there: bool| {
        let lost = lost.iter().filter(|(_, hex)| hex.is_some() == is_there);
        let names: Vec<String> = lost.map(|(force, _)| force.to_string()).collect();
        (names.len(), wording::list(&names))
    };
    match (names(true), names(false)) {
        ((0, _), (0, _)) => {
            let names: Vec<String> = rows.iter().map(|row| row.chit.to_string()).collect();
            match is_later {
                true => format!("After Task Force 58: {}", names.join(", ")),
                false => format!("Chits of this phase: {}", names.join(", ")),
            }
        }
        ((0, _), (1, gone)) => format!("{gone} leaves the map"),
        ((0, _), (_, gone)) => format!("{gone} leave the map"),
        ((_, lost), (0, _)) => format!("Contact with {lost} is lost"),
        ((_, lost), (1, gone)) => format!("Contact with {lost} is lost, and {gone} leaves the map"),
        ((_, lost), (_, gone)) => format!("Contact with {lost} is lost, and {gone} leave the map"),
    }
}

/// What they came to together, and who moves next.
fn sentence(events: &[EventRecord], moved: usize, lost: &[Lost], waits: Waits) -> String {
    let next = match waits {
        Waits::No => "",
        Waits::ForTheFirst => "Task Force 58 may move first.",
        Waits::ForTheNext => "Task Force 58 may move before the others act.",
    };
    let came = match lost {
        // Nothing has had its turn yet.
        [] if waits == Waits::ForTheFirst => return next.to_owned(),
        [] => moves(events, moved),
        _ if lost.iter().all(|(_, hex)| hex.is_none()) => {
            "Over the edge of the map nothing can find it again.".to_owned()
        }
        // 7.31: its counter is on the chart all the same.
        [_] => "No strike can look for it until a search sees it again; its counter still moves on the chart.".to_owned(),
        _ => "No strike can look for them until a search sees them again; their counters still move on the chart.".to_owned(),
    };
    match next {
        "" => came,
        next => format!("{came} {next}"),
    }
}

/// How many forces move, and with how many contact fades.
fn moves(events: &[EventRecord], moved: usize) -> String {
    let faded = account::news(events).filter(|it| matches!(it.what, NewsKind::Contact { .. }));
    let faded = faded.map(|it| it.force);
    let moves = match moved {
        0 => "No force moves".to_owned(),
        moved => count_of(moved as u8, "force moves", "forces move"),
    };
    match distinct(faded).len() {
        0 => format!("{moves}."),
        faded => format!(
            "{moves}, and contact with {} fades.",
            match faded {
                1 => "one of them".to_owned(),
                faded => format!("{faded} of them"),
            }
        ),
    }
}

/// What is still known of a force that nobody sees any more.
fn last_seen((force, hex): &Lost, table: &Table) -> Fact {
    match (table.force(*force), hex) {
        (Some(there), Some(hex)) => Fact::new(
            force.to_string(),
            "undetected",
            format!(
                "{} \u{b7} {}",
                pilot::known(there.intelligence),
                wording::place(table, *hex)
            ),
        ),
        _ => Fact::new(force.to_string(), "left the map", ""),
    }
}
