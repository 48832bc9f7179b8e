//! The staff after an enemy that goes home by his oilers: the night and the second day of scenario 8.

use std::sync::LazyLock;

use super::played_of;
use carrier_battle::engine::fleet::MissionType;
use carrier_battle::engine::staff::Sensible;
use carrier_battle::engine::{
    AttackEvent, DeckEvent, Event, Game, Light, SearchEvent, Table, Turn, Variant,
};

const DUSK: Turn = Turn::at(19, 1850);
const NIGHT: Turn = Turn::at(19, 2010);
const DAWN: Turn = Turn::at(20, 530);
/// Seeds from 0.
const CHASES: u64 = 8;

static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let played = |seed| played_of(8, &mut Sensible, &[Variant::Refuelling], seed);
    (0..CHASES).map(played).collect()
});

/// The tables of all games as a turn began.
fn as_it_began(turn: Turn) -> impl Iterator<Item = Table> {
    GAMES.iter().map(move |game| {
        let before = game.events().iter().take_while(|it| it.at.turn < turn);
        game.table_after(before.count())
    })
}

/// Hexes from Task Force 58 to the nearest carrier force that is known.
fn to_carriers(table: &Table) -> Option<u8> {
    let fleet = table.task_groups[0].hex;
    let forces = table.forces.iter();
    let carriers = forces.filter(|force| force.intelligence.is_carrier_force());
    carriers.map(|force| force.hex.distance(fleet)).min()
}

/// 6.3: the fleet steams through the night, so that there are carriers within reach when the light comes.
#[test]
fn r6_3_the_fleet_closes_on_carriers_in_the_night() {
    let near = |turn: Turn| {
        let within = as_it_began(turn).filter_map(|table| to_carriers(&table));
        within.filter(|hexes| *hexes <= 7).count()
    };
    assert!(near(DAWN) >= 6, "{} of {CHASES}", near(DAWN));
    let hexes: u8 = as_it_began(DUSK)
        .zip(as_it_began(DAWN))
        .map(|(dusk, dawn)| {
            let [from, to] = [dusk, dawn].map(|table| table.task_groups[0].hex);
            from.distance(to)
        })
        .sum();
    assert!(hexes >= 3 * CHASES as u8, "{hexes} hexes");
}

/// 8.28, 8.34: searches are called home with the night; none hangs in the air at dawn, and none is sent in the dark.
#[test]
fn r8_28_searches_come_home_before_dawn() {
    let out: usize = as_it_began(DAWN).map(|table| table.searches.len()).sum();
    assert_eq!(out, 0);
    let dusk: usize = as_it_began(NIGHT).map(|table| table.searches.len()).sum();
    assert!(dusk > 0, "none of them was out at dusk");
    for record in GAMES.iter().flat_map(|game| game.events()) {
        if let Event::Searches(SearchEvent::Launched { .. }) = record.event {
            assert_eq!(record.at.turn.light(record.at.phase), Light::Day);
        }
    }
}

/// 6.23, 6.24: at dawn attack planes stand on most fleet carriers, and no more units than may stand there at a launch.
#[test]
fn r6_24_decks_are_ready_for_the_morning() {
    for table in as_it_began(DAWN) {
        let planes = table.decks.iter().map(|deck| {
            let ready = deck.ready;
            assert!(deck.on_deck().len() <= table.limits(deck.carrier).launch_occupancy);
            ready.without(ready.fighters()).len()
        });
        let planes: u8 = planes.sum();
        assert!(planes >= 8, "{planes} planes");
    }
}

/// 4.13, 4.33: each group's patrols have one display, so that there are some for strikes.
#[test]
fn r4_13_patrols_leave_displays_for_strikes() {
    for table in as_it_began(NIGHT) {
        for group in &table.task_groups {
            assert!(group.cap_missions().count() <= 1, "{}", group.id);
        }
        assert!(table.free_displays() >= 2);
    }
}

/// 4.22, 5.33: in most games a strike comes to carriers on June 20.
#[test]
fn r4_22_strikes_come_to_carriers_on_the_second_day() {
    let comes = |game: &&Game| {
        let mut events = game.events().iter();
        events.any(|it| {
            it.at.turn.day == DAWN.day
                && matches!(it.event, Event::Attacks(AttackEvent::Surprised { .. }))
        })
    };
    let games = GAMES.iter().filter(comes).count();
    assert!(games >= 5, "{games} of {CHASES}");
    for record in GAMES.iter().flat_map(|game| game.events()) {
        if let Event::Decks(DeckEvent::Launched { what, .. }) = record.event
            && what.kind == MissionType::Strike
        {
            assert_ne!(record.at.turn.light(record.at.phase), Light::Night);
        }
    }
}
