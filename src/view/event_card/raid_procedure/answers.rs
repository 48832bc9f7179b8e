//! The answers of the air raid procedure, in a word or two.

use super::steps::StepState;
use crate::engine::charts::{Outcome, RaidDecision, Waves};
use crate::engine::forces::{Intelligence, LevelOne, RaidId};
use crate::engine::{Back, NoRaid, RaidBasis, Roll, Table, Turn, count_of};
use crate::view::wording;

/// Nothing has been seen of it (10.1C).
pub(super) const NO_CARRIERS: &str = "no carriers";

/// Where a procedure ends without a raid.
pub(super) enum Ends {
    /// At the question in hand, with an answer.
    Here(&'static str),
    /// At the next, with what is said before it and its answer.
    AtTheNext(String, &'static str),
    /// At the question in hand, which has its answer.
    AlreadyTold,
}

/// Where it ends, and how, for some reason.
pub(super) fn ends(why: NoRaid, turn: Turn) -> Ends {
    match why {
        NoRaid::Surface => Ends::Here("no: no carriers"),
        NoRaid::Retires => Ends::Here("no: it retires"),
        NoRaid::TwoRaids => Ends::Here("no: two raids out"),
        NoRaid::TooLate => Ends::AtTheNext(
            format!("At {:04} no raid takes off.", turn.time()),
            "not at this hour",
        ),
        NoRaid::NoTarget => Ends::AtTheNext(
            "There is no carrier for it to find.".to_owned(),
            "nobody there",
        ),
        NoRaid::TooFar { range, largest } => Ends::AtTheNext(
            format!(
                "Your nearest carriers are {} off; in the {:04} turn raids go out to {largest}.",
                count_of(range, "hex", "hexes"),
                turn.time()
            ),
            "too far",
        ),
        NoRaid::LimitReached => Ends::Here("no: no more carriers come"),
        NoRaid::NoValue => Ends::Here("too few for a raid"),
        NoRaid::NotFound | NoRaid::NoCarriers | NoRaid::TooFew => Ends::AlreadyTold,
    }
}

/// What the die of a step answers; nothing where the chit that it brings does.
pub(super) fn of_die(roll: &Roll) -> Option<(String, StepState)> {
    match roll.result {
        Outcome::RaidDecision(RaidDecision::Raids) => {
            Some(("they strike".to_owned(), StepState::GoesOn))
        }
        Outcome::RaidDecision(RaidDecision::Stays) => {
            Some(("they do not".to_owned(), StepState::Ends))
        }
        Outcome::Waves(printed) => Some((waves(printed), StepState::GoesOn)),
        // Where radar sees it is told with the raid on the chart.
        Outcome::Number(hexes) => Some((count_of(hexes, "hex", "hexes"), StepState::Asked)),
        _ => None,
    }
}

/// What was drawn, and that it counts for nothing.
pub(super) fn called_back(chits: &[LevelOne], rolled: Option<Intelligence>, why: Back) -> String {
    let rolled = rolled.map(Intelligence::what);
    let found = chits.iter().map(LevelOne::to_string).chain(rolled);
    let found: Vec<String> = found.collect();
    let found = match found.as_slice() {
        [] => "No chit is left in the cup".to_owned(),
        found => found.join(", then "),
    };
    let found = match why {
        Back::NoCarriers => found,
        Back::NotCommitted => format!("{found}, and the commitment test fails"),
    };
    format!("{found}: called back. It counts for nothing, and what was drawn goes back.")
}

/// The strength by which a raid is read.
pub(super) fn basis(basis: RaidBasis) -> String {
    match basis {
        RaidBasis::Set(all) | RaidBasis::Known(all) => count_of(i64::from(all), "point", "points"),
        RaidBasis::Unknown => "not known".to_owned(),
        RaidBasis::Value(value) => format!("air value {value}"),
    }
}

/// "8 points, then 5".
pub(super) fn waves(waves: Waves) -> String {
    match waves.second {
        0 => points(waves.first),
        second => format!("{}, then {second}", points(waves.first)),
    }
}

pub(super) fn points(number: u8) -> String {
    count_of(number, "point", "points")
}

/// Where a raid is, as seen from its target.
pub(super) fn seen(table: &Table, raid: RaidId) -> String {
    let Some(raid) = table.raid(raid) else {
        return String::new();
    };
    let target = table.target_hex(raid);
    match raid.hex.distance(target) {
        0 => "over its target".to_owned(),
        hexes => format!(
            "{} {}",
            count_of(hexes, "hex", "hexes"),
            wording::bearing(target, raid.hex)
        ),
    }
}
