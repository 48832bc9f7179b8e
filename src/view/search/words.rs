//! Searches in words: where they fly, who flies them, when they look and come home.

use crate::engine::fleet::{SearchAim, SearchZone};
use crate::engine::forces::Intelligence;
use crate::engine::forecast::searching::{SegmentTime, SightingOdds};
use crate::engine::map::{Bearing, HexId};
use crate::view::wording;

/// A direction of the twelve in words.
pub fn direction(bearing: Bearing) -> &'static str {
    bearing.in_words()
}

/// Where a search flies: "to the west, 10 hexes".
pub fn aim(aim: SearchAim, origin: HexId) -> String {
    let (to, range) = (direction(aim.bearing()), aim.range());
    match aim {
        SearchAim::Standard(_) | SearchAim::Extended(_) => format!("to the {to}, {range} hexes"),
        SearchAim::Narrow(_) => match aim.max_radius(origin).on_map() {
            Some(hex) => format!("to the {to}, {range} hexes to {hex}"),
            None => format!("to the {to}, off the map\u{2019}s edge"),
        },
    }
}

/// A zone: "0–2 hexes".
pub fn zone(zone: SearchZone, aim: SearchAim) -> String {
    let (from, to) = zone.range(aim);
    format!("{from}\u{2013}{to} hexes")
}

/// Faces of the die as a percentage.
pub fn percent(faces: u8) -> String {
    wording::per_cent(u16::from(faces) * 10)
}

/// The results of a look that can come, by their letters, with their faces of the die.
fn results(odds: SightingOdds) -> impl Iterator<Item = (&'static str, u8)> {
    let results = [
        ("S", odds.spotted),
        ("L", odds.located),
        ("?", odds.approximate),
    ];
    results.into_iter().filter(|(_, faces)| *faces > 0)
}

/// The results of a look with their odds: "S 20% · L 30% · ? 10%".
pub fn odds(odds: SightingOdds) -> String {
    let words: Vec<String> = results(odds)
        .map(|(letter, faces)| format!("{letter}\u{a0}{}", percent(faces)))
        .collect();
    match words.is_empty() {
        true => "nothing seen".to_owned(),
        false => words.join(" \u{b7} "),
    }
}

/// These odds as short as can be, in per cent.
pub fn short_odds(odds: SightingOdds) -> String {
    let words: Vec<String> = results(odds)
        .map(|(letter, faces)| format!("{letter}\u{a0}{}", u16::from(faces) * 10))
        .collect();
    match words.is_empty() {
        true => "nothing".to_owned(),
        false => wording::per_cent(words.join(" ")),
    }
}

/// What chit a look may bring of some forces: of those that have none yet a sighting draws the first, and no more; of
/// one that has some a further one, with its odds (8.342). None where it brings none.
pub fn chit(mut forces: impl Iterator<Item = Intelligence>, odds: SightingOdds) -> Option<String> {
    let mut any = false;
    let is_new = forces.all(|known| {
        any = true;
        known == Intelligence::Level0
    });
    match any && is_new {
        true => Some("if seen, its first chit".to_owned()),
        false => (odds.known > 0).then(|| format!("a further chit {}", percent(odds.known))),
    }
}

/// What is said of a search that does not come home before the battle is over: it counts neither as lost nor as landed.
pub const STILL_OUT: &str = "still out when the battle ends, which costs nothing";

/// When a search is home, if it is before the battle is over, as it follows "it is".
pub fn home(home: Option<SegmentTime>) -> String {
    match home {
        Some(home) => format!("home at {} if the fleet stays", time(home)),
        None => STILL_OUT.to_owned(),
    }
}

/// The same as short as can be.
pub fn home_in_short(home: Option<SegmentTime>) -> String {
    match home {
        Some(home) => format!("home {}", time(home)),
        None => "still out at the end".to_owned(),
    }
}

/// A time as four digits.
pub fn time((turn, phase): SegmentTime) -> String {
    format!("{:04}", turn.time_of(phase))
}
