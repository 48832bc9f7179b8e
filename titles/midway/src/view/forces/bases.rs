//! The bases of both sides: their coastal defense, their aircraft and their room.

use super::air::{AirUnitView, air_unit};
use crate::engine::map::{Line, Place};
use crate::engine::table::Table;
use crate::engine::units::{IslandBase, Side};
use crate::view::chart::place::{AirView, DefenseView, air, defense, defense_words, short_name};
use crate::view::wording;

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

impl BaseView {
    /// How many air units it has, of how many: "5 of 6 air units"; nothing where none can be.
    pub fn room_in_words(&self) -> Option<String> {
        let air = self.air?;
        let units = match air.room {
            Some(room) => format!("{} of {room} air units", air.based),
            None => wording::count(air.based, "air unit", "air units"),
        };
        Some(match self.has_tender {
            true => format!("{units}, one by a tender"),
            false => units,
        })
    }

    /// How its coastal defense stands, if it can have one.
    pub fn defense_in_words(&self) -> Option<String> {
        let defense = self.defense?;
        let words = wording::capitalized(defense_words(defense));
        Some(match defense {
            DefenseView::Repairing(turns) => {
                let turns = wording::count(turns.into(), "turn", "turns");
                format!("{words}, back in {turns}")
            }
            DefenseView::Steps(_) | DefenseView::Gone => words,
        })
    }
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
        let room = midway.room_in_words();
        assert_eq!(room.as_deref(), Some("5 of 6 air units"));
        let defense = midway.defense_in_words();
        assert_eq!(defense.as_deref(), Some("Coastal defense whole"));
        table.bases[IslandBase::Midway].fell_once = true;
        assert!(at(&table, Place::Midway).note.is_some());
        table.bases[IslandBase::Midway].captured = true;
        assert_eq!(at(&table, Place::Midway).note, Some("Captured."));
    }
}
