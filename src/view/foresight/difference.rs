//! What a choice has more or less of than the best, in words.

use crate::engine::Scored;
use crate::engine::foresight::{Average, Part};

/// Differences that are told of a choice: those that weigh most.
const TOLD: usize = 2;
/// Less than half a point on average is not told.
const LEAST: f64 = 0.5;
/// A difference of less than one is told by how often there is one, where it is hardly ever the other way round: in one
/// battle to so many.
const ONE_WAY: f64 = 4.0;

/// What a choice has more or less of than the best, the weightiest first; nothing where that is little.
pub(super) fn made_of(parts: &[Part]) -> String {
    let is_told = |part: &&Part| part.points.abs() >= LEAST;
    let mut parts: Vec<&Part> = parts.iter().filter(is_told).collect();
    parts.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
    let told = parts.into_iter().take(TOLD).map(in_short);
    told.collect::<Vec<String>>().join(", ")
}

fn in_short(part: &Part) -> String {
    let way = if part.more > 0.0 { "more" } else { "fewer" };
    let number = part.more.abs();
    let (one, many) = match counted(part.what) {
        Counted::Things { one, many } => (one, many),
        Counted::Points(why) => {
            let way = if part.points > 0.0 { "more" } else { "fewer" };
            return format!("{:.1} points {way} {why}", part.points.abs());
        }
    };
    let (often, seldom) = match part.more > 0.0 {
        true => part.often,
        false => (part.often.1, part.often.0),
    };
    if number < 1.0 && often < 0.7 && often >= ONE_WAY * seldom {
        let battles = (1.0 / often).round();
        return match number / often {
            each if each < 1.5 => format!("one {way} {one} in one battle in {battles}"),
            each => format!("{each:.0} {way} {many} in one battle in {battles}"),
        };
    }
    format!("{number:.1} {way} {many}")
}

/// How something that scores is told.
enum Counted {
    /// One by one.
    Things {
        one: &'static str,
        many: &'static str,
    },
    /// By the victory points that its damage comes to.
    Points(&'static str),
}

const fn counted(what: Scored) -> Counted {
    let (one, many) = match what {
        Scored::PointsDestroyed => ("Japanese point shot down", "Japanese points shot down"),
        Scored::LandPointsDestroyed => (
            "point of land bases shot down",
            "points of land bases shot down",
        ),
        Scored::UnitLost => ("unit lost", "units lost"),
        Scored::UnitLostAway => (
            "unit lost away from the fleet",
            "units lost away from the fleet",
        ),
        Scored::UnitLostAtHome => ("unit lost over the fleet", "units lost over the fleet"),
        Scored::SearchUnitLost => ("search unit lost", "search units lost"),
        Scored::GotThrough => (
            "attack point that gets through",
            "attack points that get through",
        ),
        Scored::LevelOne => ("force known at Level 1", "forces known at Level 1"),
        Scored::LevelTwo => ("force known at Level 2", "forces known at Level 2"),
        Scored::LevelThree => ("force known at Level 3", "forces known at Level 3"),
        Scored::FullyKnown => ("force fully known", "forces fully known"),
        Scored::SubmarinesLost => ("submarine lost", "submarines lost"),
        Scored::JapaneseCarriers => {
            return Counted::Points("for damage to Japanese carriers");
        }
        Scored::UsCarriers => return Counted::Points("for damage to our carriers"),
        Scored::ShipsExited => return Counted::Points("for ships that get past"),
    };
    Counted::Things { one, many }
}

/// A difference, and how far off the true one may well be.
pub(super) fn in_words(difference: Average) -> String {
    let mean = format!("{:.1}", difference.mean.abs());
    match difference.margin() {
        Some(margin) => format!("{mean} (\u{b1}{margin:.1})"),
        None => mean,
    }
}
