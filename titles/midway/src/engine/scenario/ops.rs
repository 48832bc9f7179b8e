//! The Operations pool (6.0(1), 7.0, 7.1): one marker is drawn a turn, and the game ends with the turn of the last.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::listed::{NotAName, listed};
use crate::engine::map::Line;

/// How many Ops markers each line has. Rebuilt from the counter sheet: every counter but 26 is named in the rules, and 26
/// are these, the special markers and three for the weather. It makes a turn of four days.
pub const LINE_MARKERS: usize = 4;

/// Whether another marker is drawn in place of a special marker (7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Redraw {
    /// Always, when it has been carried out.
    #[serde(rename = "always")]
    Always,
    /// If there was nothing to do.
    #[serde(rename = "if nothing to do")]
    IfNothingToDo,
    /// Never.
    #[serde(rename = "never")]
    Never,
}

/// What a special marker does (7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpecialMarkerData {
    /// What it stands for, for the player.
    pub name: &'static str,
    /// The lines that it activates, in this order.
    pub lines: &'static [Line],
    /// Whether another is drawn.
    pub redraw: Redraw,
    /// Whether the steps of the IJN phase that need no active line, 7, 8 and 10, are done if the marker stands: nothing is
    /// drawn in its place, or it was the last.
    pub logistics: bool,
}

const fn special(name: &'static str, redraw: Redraw) -> SpecialMarkerData {
    SpecialMarkerData {
        name,
        lines: &[],
        redraw,
        logistics: true,
    }
}

const fn two_lines(name: &'static str, lines: &'static [Line]) -> SpecialMarkerData {
    SpecialMarkerData {
        lines,
        ..special(name, Redraw::Never)
    }
}

listed! {
    /// A special marker (7.1).
    pub enum SpecialMarker: SpecialMarkerData, "a special marker";
    CfVsNgs = "CF vs NGS" => SpecialMarkerData {
        logistics: false,
        ..special("Combined Fleet against Naval General Staff", Redraw::Never)
    };
    Intelligence = "Intelligence" => special("Intelligence", Redraw::Always);
    Nagano = "Nagano" => two_lines("Admiral Nagano's plan: the south", &[Line::So, Line::Mo]);
    Redeploy = "Redeploy" => special("Redeploy", Redraw::IfNothingToDo);
    Reinforcement = "Reinforcement" => special("Reinforcement", Redraw::IfNothingToDo);
    VictorySpirit = "Victory Spirit" => special("Victory Spirit", Redraw::Never);
    Yamamoto = "Yamamoto" => two_lines("Admiral Yamamoto's plan: the centre and the north", &[Line::Al, Line::Mi]);
}

/// A marker of the pool.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OpsMarker {
    /// It activates a line (7.0).
    Line(Line),
    /// It does what 7.1 says.
    Special(SpecialMarker),
}

impl OpsMarker {
    /// Its name for the player.
    pub const fn text(self) -> &'static str {
        match self {
            OpsMarker::Line(line) => line.text(),
            OpsMarker::Special(marker) => marker.text(),
        }
    }

    /// The lines that it activates, in this order (7.0, 7.1).
    pub fn lines(self) -> impl Iterator<Item = Line> {
        let (one, several): (_, &'static [Line]) = match self {
            OpsMarker::Line(line) => (Some(line), &[]),
            OpsMarker::Special(marker) => (None, marker.data().lines),
        };
        one.into_iter().chain(several.iter().copied())
    }
}

/// Every marker, as the pool holds them when the game begins (3.2): the special ones, then line by line.
pub fn full_pool() -> Vec<OpsMarker> {
    let special = SpecialMarker::ALL.iter().copied().map(OpsMarker::Special);
    let of_lines = Line::ALL
        .iter()
        .flat_map(|line| [OpsMarker::Line(*line); LINE_MARKERS]);
    special.chain(of_lines).collect()
}

impl fmt::Display for OpsMarker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl FromStr for OpsMarker {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<OpsMarker, NotAName> {
        let line = text.parse().map(OpsMarker::Line);
        line.or_else(|_| text.parse().map(OpsMarker::Special))
            .map_err(|_: NotAName| NotAName {
                text: text.to_owned(),
                kind: "an Ops marker",
            })
    }
}

impl Serialize for OpsMarker {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for OpsMarker {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OpsMarker, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
