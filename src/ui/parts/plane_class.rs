//! The look of an air unit's counter.

use crate::engine::fleet::AirUnitType;

/// The classes of a unit's counter: fighters navy, dive bombers green, torpedo planes violet.
pub fn plane_class(kind: AirUnitType) -> &'static str {
    match kind {
        AirUnitType::F6F | AirUnitType::F6F3N => "plane",
        AirUnitType::Sbd | AirUnitType::Sb2c => "plane dive",
        AirUnitType::Tbf | AirUnitType::Tbm => "plane torpedo",
    }
}
