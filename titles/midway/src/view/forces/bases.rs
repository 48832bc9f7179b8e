//! The bases of both sides: their coastal defense, their aircraft and their room.

use super::air::{AirUnitView, air_unit};
use crate::engine::map::{Line, Place};
use crate::engine::table::Table;
use crate::engine::units::{IslandBase, Side};
use crate::view::chart::place::{AirView, DefenseView, air, defense, short_name};

/// A base.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BaseView {
    /// Where it is.
    pub place: Place,
    /// Its name.
    pub name: &'static str,
    /// Its line.
    pub line: Option<Line>,
    /// Whose it was when the game began.
    pub side: Side,
    /// Of an island base, its coastal defense.
    pub defense: Option<DefenseView>,
    /// What else is true of it, in a sentence: that it is captured, or takes no aircraft.
    pub note: Option<&'static str>,
    /// Whether a tender gives it room for one more (4.3).
    pub has_tender: bool,
    /// How many air units it has, of how many.
    pub air: Option<AirView>,
    /// The air units based on land.
    pub units: Vec<AirUnitView>,
}

/// The bases where aircraft can be, or whose coastal defense counts: ours line by line, then those of the IJN.
pub fn bases(table: &Table) -> Vec<BaseView> {
    let of = |side: Side| {
        let places = Place::ALL.iter().copied();
        places.filter(move |place| place.first_held_by() == Some(side))
    };
    let ijn = of(Side::Ijn).filter(|place| place.island_base().is_some());
    let all = of(Side::Usn).chain(ijn);
    all.map(|place| base(table, place)).collect()
}

fn base(table: &Table, place: Place) -> BaseView {
    let island = place.island_base();
    let units = table.air_on_land_at(place);
    BaseView {
        place,
        name: short_name(place),
        line: place.line(),
        side: place.first_held_by().unwrap_or(Side::Usn),
        defense: island.map(|island| defense(table, island)),
        note: island.and_then(|island| note(table, island)),
        has_tender: table.has_tender(place),
        air: air(table, place),
        units: units.map(|unit| air_unit(table, unit)).collect(),
    }
}

fn note(table: &Table, base: IslandBase) -> Option<&'static str> {
    let state = &table.bases[base];
    match (state.captured, state.fell_once) {
        (true, _) => Some("Captured."),
        // 17.3
        (false, true) => Some("Its defense fell once: no aircraft can be based here."),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;

    #[test]
    fn r4_2_r4_3_a_base_tells_its_aircraft_and_its_room() {
        let mut table = trial::table();
        let at = |table: &Table, place| {
            bases(table)
                .into_iter()
                .find(|it| it.place == place)
                .unwrap()
        };
        let midway = at(&table, Place::Midway);
        assert_eq!(
            midway.air,
            Some(AirView {
                based: 5,
                room: Some(6)
            })
        );
        assert_eq!(midway.units.len(), 5);
        assert_eq!(midway.note, None);
        table.bases[IslandBase::Midway].fell_once = true;
        assert!(at(&table, Place::Midway).note.is_some());
        table.bases[IslandBase::Midway].captured = true;
        assert_eq!(at(&table, Place::Midway).note, Some("Captured."));
    }
}
