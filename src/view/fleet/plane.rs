//! One air unit as a small counter.

use crate::engine::Refusal;
use crate::engine::fleet::{AIRCRAFT_A_UNIT, AirUnitId, UnitSet};
use crate::view::refusal_in_words;

/// The counter of an air unit.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlaneView {
    /// The unit.
    pub unit: AirUnitId,
    /// What stands on it: "F6F".
    pub name: &'static str,
    /// Which it is and where it is.
    pub label: String,
    /// What it is: its type, and how many aircraft.
    pub about: String,
    /// Whether the player has selected it.
    pub is_selected: bool,
    /// Whether he can select it now.
    pub is_open: bool,
    /// Why it cannot take off, where it is asked who does; nothing if it can.
    pub grounded: Option<String>,
}

impl PlaneView {
    /// A unit that stands or flies somewhere.
    pub fn new(unit: AirUnitId, place: &str, selected: UnitSet, is_open: bool) -> PlaneView {
        let kind = unit.kind();
        PlaneView {
            unit,
            name: kind.designation(),
            label: format!("{unit}, {}, {place}", kind.nickname()),
            about: format!(
                "{unit}, {}, {place}: {AIRCRAFT_A_UNIT} aircraft",
                kind.nickname()
            ),
            is_selected: selected.contains(unit),
            is_open,
            grounded: None,
        }
    }

    /// This plane as one that stays aboard, if it stands ready and cannot take off (6.24).
    #[must_use]
    pub fn grounded(self, why: Option<Refusal>) -> PlaneView {
        let Some(why) = why else {
            return self;
        };
        let why = refusal_in_words(&why);
        PlaneView {
            label: format!("{}; cannot take off: {why}", self.label),
            grounded: Some(why),
            ..self
        }
    }
}
