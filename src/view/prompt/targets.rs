//! Which forces a strike cannot be sent at, and why (4.22, 4.23, 5.2): told where a strike is put together, where it
//! is asked to fly, and on the force's card.

use super::WhyNot;
use crate::engine::fleet::{HEXES_A_SEGMENT, LEASH, Mission, MissionType, UnitSet};
use crate::engine::forces::Force;
use crate::engine::map::HexId;
use crate::engine::{Game, Table, count_of, forecast};
use crate::view::{refusal_in_words, wording};

/// Why the selected strike cannot fly to each force in this segment.
pub(super) fn why_not(game: &Game, strike: &Mission) -> Vec<WhyNot> {
    let table = game.table();
    let elsewhere = table.forces.iter().filter(|it| it.hex != strike.hex);
    let refused = elsewhere.filter_map(|force| {
        let refusal = forecast::why_not(table, strike, force.hex)?;
        let away = strike.hex.distance(force.hex);
        let why = if strike.spent {
            refusal_in_words(&refusal)
        } else if !force.detection.is_detected() {
            not_in_contact()
        } else if away > HEXES_A_SEGMENT {
            let segments = count_of(away.div_ceil(HEXES_A_SEGMENT), "phase", "phases");
            format!(
                "It is {} off: {segments} of flight at two hexes each (4.432).",
                count_of(away, "hex", "hexes")
            )
        } else {
            refusal_in_words(&refusal)
        };
        Some(line(table, force, why))
    });
    refused.collect()
}

/// Why a strike of some units that takes off now cannot be sent at each force.
pub(super) fn before_launch(table: &Table, units: UnitSet) -> Vec<WhyNot> {
    let mut carriers = wording::carriers_of(table, units).into_iter();
    let Some(home) = carriers.find_map(|carrier| table.hex_of(carrier)) else {
        return Vec::new();
    };
    let refused = table.forces.iter().filter_map(|force| {
        let why = cannot_be_sent(force, home, units)?;
        Some(line(table, force, why))
    });
    refused.collect()
}

/// How far a strike of some units reaches that takes off now, and which of the forces in contact it can be sent at:
/// "reaches 5 hexes out and back, 7 if it comes home Fuel Critical: Force B (4 hexes); farther off: Force D (9 hexes)".
pub(super) fn in_reach(table: &Table, units: UnitSet) -> String {
    let fuel = Mission::starting_fuel(units);
    let (safe, _) = forecast::radius(fuel, MissionType::Strike);
    let reach = format!("reaches {} out and back", count_of(safe, "hex", "hexes"));
    let farthest = forecast::farthest_attack(fuel);
    let reach = match farthest > safe {
        true => format!("{reach}, {farthest} if it comes home Fuel Critical"),
        false => reach,
    };
    let mut carriers = wording::carriers_of(table, units).into_iter();
    let Some(home) = carriers.find_map(|carrier| table.hex_of(carrier)) else {
        return reach;
    };
    let known = table.forces.iter().filter(|it| it.detection.is_detected());
    let (near, far): (Vec<&Force>, Vec<&Force>) =
        known.partition(|force| cannot_be_sent(force, home, units).is_none());
    let named = |forces: &[&Force]| {
        let forces = forces.iter().map(|force| {
            let away = count_of(home.distance(force.hex), "hex", "hexes");
            format!("{} ({away})", force.id)
        });
        wording::list(&forces.collect::<Vec<_>>())
    };
    match (near.is_empty(), far.is_empty()) {
        (true, true) => format!("{reach}; no force is in contact"),
        (true, false) => format!("{reach}; farther off: {}", named(&far)),
        (false, true) => format!("{reach}: {}", named(&near)),
        (false, false) => format!("{reach}: {}; farther off: {}", named(&near), named(&far)),
    }
}

fn line(table: &Table, force: &Force, why: String) -> WhyNot {
    WhyNot {
        what: format!("{}, {}", force.id, wording::place(table, force.hex)),
        why,
    }
}

/// Why a strike of some units that takes off in a hex cannot be sent at a force; nothing if it can.
pub fn cannot_be_sent(force: &Force, home: HexId, units: UnitSet) -> Option<String> {
    let away = home.distance(force.hex);
    match (force.detection.is_detected(), away) {
        (false, ..=LEASH) => Some(
            "It is not in contact: a strike may fly to its hex, but looks for it only once it is detected (5.2)."
                .to_owned(),
        ),
        (false, _) => Some(not_in_contact()),
        (true, away) => {
            let fuel = Mission::starting_fuel(units);
            (!forecast::comes_home_from(fuel, away)).then(|| {
                format!(
                    "It is {} off: with {fuel} a strike that attacks is sure to come home, Fuel Critical, from {} off at most (4.454).",
                    count_of(away, "hex", "hexes"),
                    count_of(forecast::farthest_attack(fuel), "hex", "hexes")
                )
            })
        }
    }
}

fn not_in_contact() -> String {
    "It is not in contact: a strike flies out only to a force that is detected (4.22).".to_owned()
}
