//! What the lights of the ships would save of those who land in the dark, and what they risk (6.42, 6.43, 14.2).

use super::landings::losses_in_ten;
use crate::engine::charts::{JAPANESE_SUBMARINE, SubmarineAttack, by_face};
use crate::engine::combat::carriers_afloat;
use crate::engine::fleet::{
    Fuel, LandingLight, UnitSet, is_night_capable, nearest_home, search_home,
};
use crate::engine::map::HexId;
use crate::engine::scenario::{Award, Scenario, Scored};
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::victory::us_worth;

/// What the lights in a hex would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illumination {
    /// The hex.
    pub hex: HexId,
    /// Units in the air that come home there.
    pub units: u8,
    /// Of them lost in landing with the lights off, if they landed now, in hundredths of a unit.
    pub lost_dark: u16,
    /// With the lights on.
    pub lost_lit: u16,
    /// In how many of a hundred cases a submarine hits a carrier there at the end of the turn.
    pub hit_in_hundred: u8,
    /// In how many it sinks her.
    pub sunk_in_hundred: u8,
    /// Victory points lost to the submarine on the average, in hundredths.
    pub danger: u16,
    /// What the scenario counts for units lost at home, or 15.1 where none is played.
    at_home: Award,
}

impl Illumination {
    /// Whether the lights can be expected to save more victory points than they cost.
    pub const fn pays(&self) -> bool {
        self.points_dark() > self.points_lit()
    }

    /// Victory points that landing with the lights off costs on the average, in hundredths.
    pub const fn points_dark(&self) -> u16 {
        self.at_home.for_hundredths(self.lost_dark)
    }

    /// With the lights on, and what the submarine costs.
    pub const fn points_lit(&self) -> u16 {
        self.at_home.for_hundredths(self.lost_lit) + self.danger
    }
}

/// What lights in a hex would do, or do.
pub fn illumination(table: &Table, hex: HexId) -> Illumination {
    let light = table.light();
    let lost = |lit: bool| -> u16 {
        let each = coming_home(table, hex).into_iter().map(|(units, fuel)| {
            let in_ten = losses_in_ten(fuel, LandingLight { light, lit });
            u16::from(units) * u16::from(in_ten) * 10
        });
        each.sum()
    };
    let units = coming_home(table, hex).iter().map(|(units, _)| units).sum();
    let torpedoes = torpedoes();
    let often = |wanted: fn(SubmarineAttack) -> bool| {
        let wanted = torpedoes.iter().filter(|result| wanted(**result));
        wanted.count() as u8
    };
    Illumination {
        hex,
        units,
        lost_dark: lost(false),
        lost_lit: lost(true),
        hit_in_hundred: often(|result| result != SubmarineAttack::NoEffect),
        sunk_in_hundred: often(|result| result == SubmarineAttack::Sunk),
        danger: danger(table, hex, &torpedoes),
        at_home: Scenario::numbered(table.scenario)
            .and_then(|scenario| scenario.award(Scored::UnitLostAtHome))
            .unwrap_or(Award::UNIT_LOST_AT_HOME),
    }
}

/// The units of each mission and search that come home to a hex and need light for it (22.7), and their fuel: searches
/// have enough.
fn coming_home(table: &Table, hex: HexId) -> Vec<(u8, Fuel)> {
    let need_light = |units: UnitSet| {
        let blind = units.iter().filter(|unit| !is_night_capable(table, *unit));
        blind.count() as u8
    };
    let missions = table.missions.iter().filter(|mission| {
        let over = mission.hex == hex;
        over || nearest_home(table, mission.bases(), mission.hex) == Some(hex)
    });
    let missions = missions.map(|mission| (need_light(mission.units), mission.fuel));
    let searches = table.searches.iter();
    let searches = searches.filter(|search| search_home(table, search) == hex);
    missions
        .chain(searches.map(|search| (need_light(search.units), Fuel::PLENTY)))
        .collect()
}

/// What a submarine does at lights, in a hundred equally likely cases (14.23).
fn torpedoes() -> Vec<SubmarineAttack> {
    let first = by_face(&JAPANESE_SUBMARINE, 0, 0);
    let second = by_face(&JAPANESE_SUBMARINE, 1, 0);
    let cases = first.iter().flat_map(|first| {
        second.iter().map(move |second| match first {
            SubmarineAttack::SecondRoll => *second,
            other => *other,
        })
    });
    cases.collect()
}

/// The victory points that torpedoes cost on the average, on a carrier of the hex at random, one that
/// was left behind there among them, in hundredths (14.24, 15.1).
fn danger(table: &Table, hex: HexId, torpedoes: &[SubmarineAttack]) -> u16 {
    let carriers = carriers_afloat(table, hex);
    let cost = |ship: ShipId, result: &SubmarineAttack| {
        let had = table.hits(ship).total();
        let hits = match result {
            SubmarineAttack::NoEffect | SubmarineAttack::SecondRoll => had,
            SubmarineAttack::Hits { hits, .. } => had + hits,
            SubmarineAttack::Sunk => ship.data().capacity,
        };
        us_worth(ship, ship.data().condition(hits)) - us_worth(ship, table.condition(ship))
    };
    let each = carriers.iter().flat_map(|ship| {
        let costs = torpedoes.iter().map(|result| cost(*ship, result));
        costs.map(|points| u32::from(points.unsigned_abs()))
    });
    // A hundred cases for each carrier: their sum is in hundredths.
    let sum: u32 = each.sum();
    sum.checked_div(carriers.len() as u32).unwrap_or(0) as u16
}
