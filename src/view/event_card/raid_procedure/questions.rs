//! The questions of the air raid procedure, as an admiral would put them, and what is known before each answer.

use crate::engine::charts::Waves;
use crate::engine::forces::Intelligence;
use crate::engine::{PointsAway, RaidBasis, Turn, count_of};
use crate::view::intelligence;

/// A question of the flow chart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Question {
    /// A.
    Planes,
    /// B, of a force that may have no carriers.
    WouldStrike,
    /// B, of carriers.
    Strike,
    /// B, of Guam.
    GuamStrikes,
    /// C.
    Carriers,
    /// D.
    Known,
    /// E.
    Strength,
    /// F.
    Fly,
    /// G.
    Radar,
}

impl Question {
    /// Its letter on the flow chart (10.1).
    pub(super) const fn letter(self) -> char {
        match self {
            Question::Planes => 'A',
            Question::WouldStrike | Question::Strike | Question::GuamStrikes => 'B',
            Question::Carriers => 'C',
            Question::Known => 'D',
            Question::Strength => 'E',
            Question::Fly => 'F',
            Question::Radar => 'G',
        }
    }

    pub(super) const fn words(self) -> &'static str {
        match self {
            Question::Planes => "May it have planes to send?",
            Question::WouldStrike => "If this were a carrier force, would it strike now?",
            Question::Strike => "Do its carriers find you, and strike now?",
            Question::GuamStrikes => "Do its planes find you, and strike now?",
            Question::Carriers => "Are there carriers at all?",
            Question::Known => "How many planes may it have?",
            Question::Strength => "With all of them, how strong would the raid be?",
            Question::Fly => "How many of them can fly?",
            Question::Radar => "Where does your radar see them?",
        }
    }
}

/// Where radar looks.
pub(super) const RADAR: &str = "So many hexes short of their target, on the line from their decks.";
/// Its raid takes off under fighters (11.27).
pub(super) const TAKES_OFF: &str = "Your fighters over Guam see them take off. They go nowhere in this phase, and are easy to shoot at.";
/// Guam may always have planes (11.22).
pub(super) const GUAM: &str = "Guam has its planes, and none of its raids is in the air.";
/// What its strength is read by (11.24).
pub(super) const NET_VALUE: &str =
    "Its air value, without what is lost, being serviced or not ready for so far.";
/// Nothing takes from the raid.
pub(super) const NOTHING_MISSING: &str = "None that it would take is lost, away or being serviced.";

/// Whether it may have planes: by what is known of it, and by its raids in progress.
pub(super) fn planes(known: Intelligence, raids: u8) -> String {
    let what = match known {
        Intelligence::Level0 => "Nobody has looked at it yet.",
        known if known.is_carrier_force() => "It is known to have carriers.",
        known if known.is_surface_force() => "It is known to be surface ships.",
        _ => "It was seen, but not well enough to rule carriers out.",
    };
    match raids {
        0 if known.is_carrier_force() => format!("{what} No raid of its own is in progress."),
        0 => what.to_owned(),
        raids => format!(
            "{what} It has {} in progress; two are the most.",
            count_of(raids, "raid", "raids")
        ),
    }
}

/// How far the target is, and how far raids go at this hour.
pub(super) fn target(target: &str, range: u8, largest: u8, turn: Turn) -> String {
    let hexes = count_of(range, "hex", "hexes");
    let time = turn.time();
    format!("{target} is {hexes} off; in the {time:04} turn raids go out to {largest}.")
}

/// Whether there are carriers: already known, or drawn from so many chits.
pub(super) fn carriers(known: Intelligence, among: usize) -> String {
    match known {
        Intelligence::Level0 => match among {
            0 | 1 => "The first chit of the force is drawn.".to_owned(),
            chits => format!("One chit of the {chits} in the cup is drawn for it."),
        },
        known if known.is_carrier_force() => {
            format!(
                "Known already: Level {}, {}.",
                known.level(),
                intelligence::brief(known, &[])
            )
        }
        known => format!("It was seen as {}: a die tells more.", known.what()),
    }
}

/// By what the strength of its raid is read.
pub(super) fn basis(basis: RaidBasis) -> &'static str {
    match basis {
        RaidBasis::Set(_) => {
            "In this battle the raid of every carrier force is rolled in the same column of the chart."
        }
        RaidBasis::Known(_) => "What it has shown so far, less a point for each lasting hit.",
        RaidBasis::Unknown => "It has shown none yet.",
        RaidBasis::Value(_) => "The air value of its carriers.",
    }
}

/// What is said of a step whose die is rolled at once, where nothing else is known.
pub(super) const fn before_die(question: Question) -> &'static str {
    match question {
        Question::Strength => "Figures with a stroke between them are two waves.",
        Question::Radar => RADAR,
        _ => "",
    }
}

/// A raid is in progress already (10.1E).
pub(super) fn combined(waves: Waves) -> String {
    format!("The chart has {waves}; with a raid in progress both waves fly as one.")
}

/// From Guam one wave comes (11.26).
pub(super) fn combined_from_guam(waves: Waves) -> String {
    format!("The chart has {waves}; from Guam both waves fly as one.")
}

/// What of it cannot fly (10.1F).
pub(super) fn away(initial: Waves, away: PointsAway) -> String {
    let parts = [
        (away.lost, "lost"),
        (away.in_raids, "in the air"),
        (away.returning, "on their way home"),
        (away.servicing, "being serviced"),
        (away.out_of_reach, "not ready for so far"),
    ];
    let parts = parts.iter().filter(|(points, _)| *points > 0);
    let parts: Vec<String> = parts
        .map(|(points, what)| format!("{points} {what}"))
        .collect();
    match parts.is_empty() {
        true => format!("It would take {initial}, and has no more."),
        false => format!(
            "It would take {initial}; of its planes {}.",
            parts.join(", ")
        ),
    }
}
