//! A result to be sent to somebody: two lines of plain text, and the link to the same battle.

use crate::engine::{Game, Outcome, count_of, signed};
use crate::view::account::Tally;
use crate::view::account::forces_told;
use crate::view::record::forces::{gave_themselves_away, known_unseen, made_out};

/// A result to be sent to somebody.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Share {
    /// What it came to, in two lines.
    pub lines: [String; 2],
    /// The link to the same battle from its start.
    pub link: String,
}

impl Share {
    /// All of it, as it is copied.
    pub fn text(&self) -> String {
        let [first, second] = &self.lines;
        format!("{first}\n{second}\n{}", self.link)
    }
}

/// The result of a finished game, with a link to it.
pub fn share(game: &Game, outcome: Outcome, link: String) -> Share {
    let scenario = game.scenario();
    let points = match outcome.score {
        score @ (1 | -1) => format!("{} victory point", number(score)),
        score => format!("{} victory points", number(score)),
    };
    let first = format!(
        "Carrier Battle: Philippine Sea, \u{201c}{}\u{201d}: {points}, \u{201c}{}\u{201d}.",
        scenario.name, outcome.level
    );
    Share {
        lines: [first, deeds(game)],
        link,
    }
}

fn number(score: i16) -> String {
    match score {
        0.. => score.to_string(),
        _ => signed(score),
    }
}

/// What was done and what it cost, in a line.
fn deeds(game: &Game) -> String {
    let tally = Tally::of(game.events());
    let mut parts = Vec::new();
    let lost_ships = game.table().damage.iter().map(|(ship, _)| *ship);
    let lost_ships = lost_ships
        .filter(|ship| !ship.is_us() && ship.data().kind.is_carrier())
        .filter(|ship| game.table().is_sunk_or_sinking(*ship));
    let carriers = lost_ships.count() as u32;
    if tally.raids > 0 {
        let all = count_of(tally.launched, "raiding point", "raiding points");
        parts.push(format!("{} of {all} shot down", tally.of_raids));
        if game.scenario().raids_get_through {
            parts.push(format!("{} got through", tally.through));
        } else {
            let hits = tally.on_us.total();
            parts.push(count_of(hits, "hit on our ships", "hits on our ships"));
        }
    }
    if game.scenario().rumours.is_some() {
        let forces = forces_told(game.record());
        let (seen, reports) = made_out(&forces);
        let away = gave_themselves_away(&forces);
        let unseen = known_unseen(&forces);
        let out = seen - away - unseen;
        parts.push(format!("{out} of {reports} reports made out"));
        if away > 0 {
            parts.push(format!("{away} gave themselves away"));
        }
        if unseen > 0 {
            parts.push(format!("{unseen} known unseen"));
        }
        let carriers = forces.iter().filter(|force| force.had_carriers).count();
        parts.push(count_of(carriers as u32, "carrier force", "carrier forces"));
        parts.push(count_of(tally.searches, "search flown", "searches flown"));
    }
    if carriers > 0 || !game.scenario().forces.is_empty() {
        parts.push(count_of(carriers, "carrier sunk", "carriers sunk"));
        let hits = tally.on_them.total();
        parts.push(count_of(hits, "hit on their ships", "hits on their ships"));
    }
    parts.push(count_of(tally.lost, "unit lost", "units lost"));
    format!("{}. Try the same dice:", parts.join(", "))
}
