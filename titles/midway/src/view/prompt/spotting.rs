//! Who looks where (9.1, 6.0(4a), 6.0(12a)): by space, with the chance and what a failure costs.

use kernel::Applied;

use super::asking::Asking;
use super::block::{Block, Line, Lines, Piece};
use super::{Answer, Prompt};
use crate::engine::Order;
use crate::engine::charts::{OWN_SPACE, USN_OUTSIDE, WITH_DESTROYERS};
use crate::engine::forecast::{self, Look};
use crate::engine::map::{Line as RouteLine, Place};
use crate::engine::table::Spotter;
use crate::view::shell::CommandName;
use crate::view::wording;

/// Who looks where: on the active line, or on every line.
pub(super) fn spotting(asking: &Asking, on: Option<RouteLine>) -> Prompt {
    let title = match on {
        Some(line) => format!("Who looks at the {} line?", line.data().name),
        None => "Who looks where?".to_owned(),
    };
    let looks = forecast::looks(asking.table, on);
    let mut spaces: Vec<Place> = looks.iter().map(|look| look.space).collect();
    spaces.sort_unstable();
    spaces.dedup();
    let blocks = spaces.into_iter().map(|space| {
        let here = looks.iter().filter(|look| look.space == space);
        Block::Lines(Lines {
            title: space.to_string(),
            hint: format!(
                "{}; seen by all together on {}",
                wording::enemies_at(asking.table, space),
                wording::per_cent(forecast::by_all(asking.table, on, space))
            ),
            lines: here.map(|look| line(asking, look)).collect(),
            ..Lines::default()
        })
    });
    let (answers, because) = answers(asking, &looks);
    Prompt {
        answers,
        because,
        blocks: blocks.collect(),
        ..asking.prompt(title)
    }
}

/// An attempt, with what counts in it and what a failure costs.
fn line(asking: &Asking, look: &Look) -> Line {
    let order = Order::Spot {
        by: look.by,
        space: look.space,
    };
    let modifiers = look.modifiers.iter().map(modifier);
    let is_next = asking.is_staffs(&order);
    let look_there = format!("{} looks at {}", look.by, look.space);
    Line {
        piece: Some(piece(look.by)),
        name: look.by.to_string(),
        fill: None,
        what: wording::list(modifiers),
        odds: wording::chance(look.chance),
        risk: match look.at_stake.is_empty() {
            true => String::new(),
            false => format!("a failure bars {}", wording::air_units(&look.at_stake)),
        },
        is_chosen: is_next,
        answers: vec![asking.step("Look", order).name(look_there)],
        refusal: None,
    }
}

/// What counts in an attempt, in a word or two: less is better.
fn modifier(applied: &Applied) -> String {
    let short = [
        (USN_OUTSIDE.reason, "outside the perimeter"),
        (OWN_SPACE.reason, "its own space"),
        (WITH_DESTROYERS.reason, "destroyers"),
    ];
    let short = short.iter().find(|(reason, _)| *reason == applied.reason);
    let reason = short.map_or(applied.reason, |(_, short)| short);
    format!("{reason} {:+}", applied.value)
}

/// The counter of somebody who looks.
pub(super) const fn piece(by: Spotter) -> Piece {
    match by {
        Spotter::Force(force) => Piece::Force(force),
        Spotter::Base(base) => Piece::Base(base),
    }
}

/// Everybody as the staff would, only the next, or nobody any more.
fn answers(asking: &Asking, looks: &[Look]) -> (Vec<Answer>, String) {
    let stop = asking
        .answer("Look no more", Order::StopSpotting)
        .command(CommandName::Done);
    let Some(next @ Order::Spot { by, space }) = &asking.staff else {
        return (vec![stop], "nobody is left to look".to_owned());
    };
    let because = "whoever loses least by a failure looks first, until the space is seen";
    if let [only] = looks {
        let look = asking.answer(format!("{by} looks at {space}"), next.clone());
        let look = look.detail(wording::chance(only.chance));
        return (
            vec![look, stop],
            "what is not seen cannot be attacked".to_owned(),
        );
    }
    let all = asking
        .as_staff("All look in turn")
        .detail(format!("{} attempts at most", looks.len()));
    let next = asking
        .step(format!("Only {by} at {space}"), next.clone())
        .command(CommandName::OnlyNext);
    (vec![all, next, stop], because.to_owned())
}
