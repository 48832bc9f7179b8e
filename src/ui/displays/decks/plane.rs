//! One air unit as a small counter.

use crate::engine::fleet::{AirUnitId, AirUnitType};
use crate::ui::html::el;

/// The counter of a unit; a button to choose it where it can be chosen.
pub fn plane(unit: AirUnitId, place: &str, chosen: bool, open: bool) -> String {
    let kind = unit.kind();
    let class = match kind {
        AirUnitType::F6F | AirUnitType::F6F3N => "plane",
        AirUnitType::Sbd | AirUnitType::Sb2c => "plane dive",
        AirUnitType::Tbf | AirUnitType::Tbm => "plane torpedo",
    };
    let label = format!("{unit}, {}, {place}", kind.nickname());
    let element = el(if open { "button" } else { "span" })
        .class(class)
        .attr("title", &label);
    let element = if open {
        element
            .attr(
                "id",
                &format_args!("plane-{}", unit.to_string().replace(' ', "-")),
            )
            .attr("data-act", &format_args!("plane {unit}"))
            .attr("data-plane", &unit)
            .attr("data-drag", &format_args!("plane {unit}"))
            .attr("aria-label", &label)
            .attr("aria-pressed", &chosen)
    } else {
        element.attr("role", &"img").attr("aria-label", &label)
    };
    element
        .html(&format!("<i>{}</i>", kind.designation()))
        .end()
}
