//! How a meeting of ships ended (21.15, 21.27).

use super::or_none;
use crate::engine::surface::Side;
use crate::engine::{Table, count_of};
use crate::view::account::GotAway;
use crate::view::card::{Fact, Outcome, Tone};
use crate::view::fight::SurfaceAction;
use crate::view::ship;

pub(super) fn outcome(action: &SurfaceAction) -> Outcome {
    let force = action.force;
    let (tone, headline, sentence) = match (action.account.lost, action.account.got_away) {
        (None, Some(GotAway::One(Side::Us))) => (
            Tone::Even,
            "Our ships got away".to_owned(),
            format!("{force} did not hold them."),
        ),
        (None, Some(GotAway::One(Side::Japanese))) => {
            (Tone::Even, format!("{force} got away"), String::new())
        }
        (None, Some(GotAway::Both)) => (
            Tone::Even,
            "Nobody fought".to_owned(),
            "Both sides turned away.".to_owned(),
        ),
        (None, None) => (Tone::Even, "They part".to_owned(), String::new()),
        (Some((ours, theirs)), _) => {
            let tone = match ours.cmp(&theirs) {
                std::cmp::Ordering::Less => Tone::Good,
                std::cmp::Ordering::Equal => Tone::Even,
                std::cmp::Ordering::Greater => Tone::Bad,
            };
            let headline = match (ours, theirs) {
                (0, 0) => "Nobody lost a ship".to_owned(),
                (ours, 0) => format!("We lost {}", units(ours)),
                (0, theirs) => format!("They lost {}", units(theirs)),
                (ours, theirs) => format!("They lost {}, we {ours}", units(theirs)),
            };
            (tone, headline, who_withdraws(action).to_owned())
        }
    };
    Outcome::new(tone, headline, sentence)
}

/// Who leaves the hex after the fight: nobody where a side is all sunk, or stands by a crippled ship (12.411). Those who
/// got away before it did not fight.
fn who_withdraws(action: &SurfaceAction) -> &'static str {
    let withdraws = |side: Side| {
        let mut fought = action.account.withdrew.iter().filter(|it| it.has_fought);
        fought.any(|it| it.who.side() == side)
    };
    match (withdraws(Side::Us), withdraws(Side::Japanese)) {
        (true, true) => "Both sides withdraw.",
        (true, false) => "Our ships withdraw.",
        (false, true) => "They withdraw.",
        (false, false) => "",
    }
}

fn units(number: u8) -> String {
    count_of(number, "ship or unit", "ships or units")
}

pub(super) fn facts(action: &SurfaceAction, table: &Table) -> Vec<Fact> {
    let hit = action.account.hits.iter().map(|(ship, hits)| {
        let all = table.hits(*ship).total();
        let note = format!("{hits} now, {all} of {} in all", ship.data().capacity);
        let condition = match table.is_sunk(*ship) {
            true => "sunk".to_owned(),
            false => ship::condition(table, *ship),
        };
        Fact::new(ship.to_string(), condition, note)
    });
    let mut facts: Vec<Fact> = hit.collect();
    if let Some((ours, theirs)) = action.account.lost {
        facts.push(Fact::new("Lost by us", or_none(ours, units(ours)), ""));
        facts.push(Fact::new("By them", or_none(theirs, units(theirs)), ""));
    }
    let left = action.account.withdrew.iter();
    facts
        .extend(left.map(|it| Fact::new(it.who.to_string(), format!("to {}", it.to), "withdraws")));
    if action.account.retires {
        facts.push(Fact::new(
            action.force.to_string(),
            "retires",
            "too much lost",
        ));
    }
    facts
}
