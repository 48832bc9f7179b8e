//! From Level 2 to the ships: how many carriers a force has, which they are, and its surface ships
//! (7.37-7.44).

use super::super::chits::{CarrierCount, Carriers, Intelligence, SurfaceSize};
use super::super::force::ForceId;
use super::learn;
use crate::engine::charts::{
    Applied, Chart, LEVEL_2_TO_3_FOUR_OR_MORE, LEVEL_2_TO_3_ONE_TO_TWO, LEVEL_2_TO_3_SURFACE,
    LEVEL_2_TO_3_THREE_TO_FOUR, LEVEL_2_TO_3_TWO_TO_THREE, LEVEL_3_TO_4, SCENARIO_9_CARRIERS,
    SCENARIO_9_SHIPS, SCREEN, SCREEN_OF_THREE, SCREEN_OF_TWO, Screen, SurfaceShips,
    UNKNOWN_STRENGTH_COLUMN,
};
use crate::engine::event::{Choice, Event, ForceEvent, Purpose};
use crate::engine::scenario::Variant;
use crate::engine::ships::{ShipClass, ShipId, ShipKind};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The chits of Level 3, with how many there are of each (7.38).
pub(crate) const LEVEL_THREE_CHITS: [(Carriers, u8); 14] = [
    (Carriers::new(0, 1), 3),
    (Carriers::new(0, 2), 4),
    (Carriers::new(0, 3), 3),
    (Carriers::new(1, 0), 1),
    (Carriers::new(1, 1), 2),
    (Carriers::new(1, 2), 3),
    (Carriers::new(2, 0), 2),
    (Carriers::new(2, 1), 3),
    (Carriers::new(2, 2), 3),
    (Carriers::new(3, 0), 1),
    (Carriers::new(3, 1), 2),
    (Carriers::new(3, 2), 1),
    (Carriers::new(4, 0), 1),
    (Carriers::new(4, 2), 1),
];

/// Level 2 to Level 3 of a carrier force: a number of carriers of each type, or the chit nearest to it
/// that is to be had (7.37, 7.38).
pub(super) fn count_carriers(play: &mut Play, id: ForceId, count: CarrierCount) -> ForceId {
    let chart = level_three_chart(count);
    let column = strength_column(chart, play.table.known_air_strength(id));
    let modifier = level_three_modifier(&play.table);
    let rolled = play.roll(Purpose::LevelThree(id), chart, column, modifier);
    let nearest = nearest_chits(&play.table, rolled);
    let carriers = play.pick(Choice::LevelThree(id), &nearest);
    learn(play, id, Intelligence::Level3Carriers(carriers))
}

/// What scenario 9 adds to the roll for a Level 3 chit (7.37).
pub(crate) fn level_three_modifier(table: &Table) -> Option<Applied> {
    SCENARIO_9_CARRIERS.when(table.great_battle().is_some())
}

/// What scenario 9 adds to the roll for the ships of a carrier force (7.41).
pub(crate) fn level_four_modifier(table: &Table) -> Option<Applied> {
    SCENARIO_9_SHIPS.when(table.great_battle().is_some())
}

/// The chart for a Level 2 chit (7.37); Kido Butai, that of four carriers and more, needs none.
pub(crate) fn level_three_chart(count: CarrierCount) -> &'static Chart<Carriers> {
    match count {
        CarrierCount::OneToTwo => &LEVEL_2_TO_3_ONE_TO_TWO,
        CarrierCount::TwoToThree => &LEVEL_2_TO_3_TWO_TO_THREE,
        CarrierCount::ThreeToFour => &LEVEL_2_TO_3_THREE_TO_FOUR,
        CarrierCount::FourOrMore | CarrierCount::KidoButai => &LEVEL_2_TO_3_FOUR_OR_MORE,
    }
}

/// The column of a known air strength in air points, or of an unknown one (7.37).
pub(crate) fn strength_column(chart: &Chart<Carriers>, strength: Option<u16>) -> usize {
    strength.map_or(UNKNOWN_STRENGTH_COLUMN, |strength| chart.column(strength))
}

/// The Level 3 chits that differ least from a result, of those that no force has (7.38). With none left
/// at all the result stands.
pub(crate) fn nearest_chits(table: &Table, wanted: Carriers) -> Vec<Carriers> {
    let in_use = |chit: Carriers| {
        let known = Intelligence::Level3Carriers(chit);
        let with_it = table
            .forces
            .iter()
            .filter(|force| force.intelligence == known);
        with_it.count()
    };
    let free = LEVEL_THREE_CHITS
        .into_iter()
        .filter(|(chit, number)| in_use(*chit) < usize::from(*number))
        .map(|(chit, _)| chit);
    let free: Vec<Carriers> = free.collect();
    let least = free.iter().map(|chit| chit.difference(wanted)).min();
    let nearest: Vec<_> = free
        .into_iter()
        .filter(|chit| Some(chit.difference(wanted)) == least)
        .collect();
    if nearest.is_empty() {
        vec![wanted]
    } else {
        nearest
    }
}

/// Level 3 to Level 4: how many carriers of each type there really are, which they are, and their
/// screen (7.41-7.44).
pub(super) fn draw_carrier_force(play: &mut Play, id: ForceId, chit: Carriers) -> ForceId {
    let column = level_four_column(chit);
    let modifier = level_four_modifier(&play.table);
    let carriers = play.roll(Purpose::LevelFour(id), &LEVEL_3_TO_4, column, modifier);
    let mut drawn = Vec::new();
    for (kind, number) in [(ShipKind::Cv, carriers.cv), (ShipKind::Cvl, carriers.cvl)] {
        for _ in 0..number {
            let among = carriers_available(&play.table, kind, &drawn);
            if !among.is_empty() {
                drawn.push(play.pick(Choice::ShipDrawn(id), &among));
            }
        }
    }
    record_drawn(play, id, drawn.clone());
    // With no carrier left it becomes a surface force (9.13).
    let known = if drawn.is_empty() {
        Intelligence::Level3Surface
    } else {
        Intelligence::Level4Carriers
    };
    draw_screen(play, id, SCREEN.column(drawn.len().max(1) as u16));
    learn(play, id, known)
}

/// The column of a Level 3 chit (7.41).
pub(crate) fn level_four_column(chit: Carriers) -> usize {
    // In the order of the chart.
    const COLUMNS: [Carriers; 14] = [
        Carriers::new(0, 1),
        Carriers::new(0, 2),
        Carriers::new(0, 3),
        Carriers::new(1, 0),
        Carriers::new(2, 0),
        Carriers::new(1, 1),
        Carriers::new(1, 2),
        Carriers::new(2, 1),
        Carriers::new(2, 2),
        Carriers::new(3, 0),
        Carriers::new(3, 1),
        Carriers::new(3, 2),
        Carriers::new(4, 0),
        Carriers::new(4, 2),
    ];
    let place = COLUMNS.iter().position(|column| *column == chit);
    place.unwrap_or(0)
}

/// The carriers a draw of a type is made from, besides those just drawn (7.42, 7.43): in a historical
/// game the same type, then the other, and once all historical carriers are drawn the additional ones in
/// the same order; with additional ships in play there is one pile of each type, and in scenario 9 the ghost
/// ships lie in it too.
pub fn carriers_available(table: &Table, kind: ShipKind, drawn: &[ShipId]) -> Vec<ShipId> {
    let other = match kind {
        ShipKind::Cv => ShipKind::Cvl,
        _ => ShipKind::Cv,
    };
    let pile = |classes: &[ShipClass], kind: ShipKind| -> Vec<ShipId> {
        let mut pile = undrawn(table, classes, |ship| {
            draws_as(ship.data().kind) == Some(kind)
        });
        pile.retain(|ship| !drawn.contains(ship));
        pile
    };
    let piles: [&[ShipClass]; 2] = match ships_in_play(table) {
        historical @ [ShipClass::Historical] => [historical, &[ShipClass::Additional]],
        all => [all, &[]],
    };
    let in_order = piles
        .iter()
        .flat_map(|classes| [kind, other].map(|kind| pile(classes, kind)));
    in_order
        .into_iter()
        .find(|pile| !pile.is_empty())
        .unwrap_or_default()
}

/// The pile of a carrier: Ise and Hyuga lie among the light carriers (7.42).
fn draws_as(kind: ShipKind) -> Option<ShipKind> {
    match kind {
        ShipKind::Cv => Some(ShipKind::Cv),
        ShipKind::Cvl | ShipKind::HybridCarrier => Some(ShipKind::Cvl),
        _ => None,
    }
}

/// The classes of the ships of this game (2.35).
pub(crate) fn ships_in_play(table: &Table) -> &'static [ShipClass] {
    use ShipClass::{Additional, Ghost, Historical};
    match (table.great_battle(), table.plays(Variant::AdditionalShips)) {
        (Some(_), _) => &[Historical, Additional, Ghost],
        (None, true) => &[Historical, Additional],
        (None, false) => &[Historical],
    }
}

/// The ships of some classes that no force has had yet, in the order of the roster, but for those that are kept for
/// Kido Butai.
fn undrawn(table: &Table, classes: &[ShipClass], wanted: impl Fn(ShipId) -> bool) -> Vec<ShipId> {
    ShipId::all()
        .filter(|ship| ship.class().is_some_and(|class| classes.contains(&class)))
        .filter(|ship| wanted(*ship) && !table.drawn_ships.contains(ship))
        .filter(|ship| !table.is_kept_for_kido_butai(*ship))
        .collect()
}

/// The screen of a carrier force, by the column of its chart (7.44). That of Kido Butai needs no die.
pub(super) fn draw_screen(play: &mut Play, id: ForceId, column: usize) {
    match SCREEN.result(column, SCREEN.lo) {
        Screen::Drawn(size, added) => {
            let modifier = screen_modifier(added);
            draw_surface_ships(play, id, Purpose::Screen(id), size, modifier);
        }
        Screen::KidoButai => draw_surface_ships_of(play, id, SurfaceShips::Battleships(2)),
    }
}

/// What the Screen Generation chart adds to the roll for a screen (7.44).
pub(crate) fn screen_modifier(added: i8) -> Option<Applied> {
    let listed = [SCREEN_OF_TWO, SCREEN_OF_THREE].into_iter();
    let mut listed = listed.map(|modifier| modifier.of(0));
    listed.find(|applied| applied.value == added)
}

/// Level 2 to Level 3 of a surface force (7.39).
pub(super) fn draw_surface_force(play: &mut Play, id: ForceId, size: SurfaceSize) -> ForceId {
    draw_surface_ships(play, id, Purpose::LevelThree(id), size, None);
    learn(play, id, Intelligence::Level3Surface)
}

/// Rolls for surface ships, and draws them (7.39, 7.44).
fn draw_surface_ships(
    play: &mut Play,
    id: ForceId,
    purpose: Purpose,
    size: SurfaceSize,
    modifier: Option<Applied>,
) {
    let column = surface_column(size);
    let result = play.roll(purpose, &LEVEL_2_TO_3_SURFACE, column, modifier);
    draw_surface_ships_of(play, id, result);
}

/// Draws surface ships of a result (7.39).
fn draw_surface_ships_of(play: &mut Play, id: ForceId, result: SurfaceShips) {
    let mut ships = Vec::new();
    match result {
        SurfaceShips::Destroyers => ships.extend(draw_of(play, id, ShipKind::Destroyers)),
        SurfaceShips::Cruisers => ships.extend(draw_of(play, id, ShipKind::Cruisers)),
        SurfaceShips::LargerCruisers => ships.extend(draw_one_of_two(play, id, true)),
        SurfaceShips::SmallerCruisers => ships.extend(draw_one_of_two(play, id, false)),
        SurfaceShips::Battleships(number) => {
            for _ in 0..number {
                let mut among = surface_available(&play.table, ShipKind::Battleship);
                among.retain(|ship| !ships.contains(ship));
                // 7.39: battleships that are not to be had are left out.
                if !among.is_empty() {
                    ships.push(play.pick(Choice::ShipDrawn(id), &among));
                }
            }
            ships.extend(draw_of(play, id, ShipKind::Cruisers));
        }
    }
    record_drawn(play, id, ships);
}

/// Records the ships that a force has drawn, if it has drawn any.
pub(super) fn record_drawn(play: &mut Play, id: ForceId, ships: Vec<ShipId>) {
    if !ships.is_empty() {
        play.happen(Event::Forces(ForceEvent::ShipsDrawn { force: id, ships }));
    }
}

/// The column of a size.
pub(crate) fn surface_column(size: SurfaceSize) -> usize {
    LEVEL_2_TO_3_SURFACE.column(match size {
        SurfaceSize::Large => 0_u16,
        SurfaceSize::Medium => 1,
        SurfaceSize::Small => 2,
    })
}

/// A cruiser or destroyer force drawn at random; with none left, one of the other kind (7.39).
fn draw_of(play: &mut Play, id: ForceId, kind: ShipKind) -> Option<ShipId> {
    let among = pile_of(&play.table, kind);
    (!among.is_empty()).then(|| play.pick(Choice::ShipDrawn(id), &among))
}

/// The pile of a kind of small ships, or of the other kind if it is empty (7.39).
fn pile_of(table: &Table, kind: ShipKind) -> Vec<ShipId> {
    let other = match kind {
        ShipKind::Cruisers => ShipKind::Destroyers,
        _ => ShipKind::Cruisers,
    };
    let pile = surface_available(table, kind);
    if pile.is_empty() {
        surface_available(table, other)
    } else {
        pile
    }
}

/// Of two chits the one with the larger values, or the smaller (7.39).
fn draw_one_of_two(play: &mut Play, id: ForceId, larger: bool) -> Option<ShipId> {
    let mut among = pile_of(&play.table, ShipKind::Cruisers);
    let first = (!among.is_empty()).then(|| play.pick(Choice::ShipDrawn(id), &among))?;
    among.retain(|ship| *ship != first);
    if among.is_empty() {
        return Some(first);
    }
    let second = play.pick(Choice::ShipDrawn(id), &among);
    let values = |ship: ShipId| {
        let data = ship.data();
        (data.aa, data.capacity, data.value)
    };
    let second_is_larger = values(second) > values(first);
    Some(if second_is_larger == larger {
        second
    } else {
        first
    })
}

/// The surface ships of a kind that a draw may take (2.35, 7.39).
pub(crate) fn surface_available(table: &Table, kind: ShipKind) -> Vec<ShipId> {
    undrawn(table, ships_in_play(table), |ship| ship.data().kind == kind)
}
