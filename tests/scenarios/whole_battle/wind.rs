//! Leeward movement and variable wind as options of scenarios 6 and 7 (17.5, 17.6).

use super::{begun, scenario};
use crate::common::*;
use carrier_battle::engine::fleet::TaskGroupId;
use carrier_battle::engine::map::{Direction, Wind, WindCourse};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Decision, Dice, Event, FleetEvent, Game, LoadError, Order, Purpose, SCENARIOS, Scope, Variant,
    VariantRefusal,
};

const WITH_WIND: &[Variant] = &[Variant::LeewardMovement];
const BY_DIE: &[Variant] = &[Variant::LeewardMovement, Variant::VariableWind];

fn courses(game: &Game) -> Vec<Option<WindCourse>> {
    let groups = game.table().task_groups.iter();
    groups
        .map(|group| game.table().wind_course(group.id))
        .collect()
}

/// Plays as the staff does up to the first US Move.
fn at_first_us_move(mut game: Game) -> Game {
    while game.decision() != Some(Decision::UsMovement) {
        let order = Sensible.order(&game).unwrap();
        play(&mut game, order);
    }
    game
}

/// 17, 17.6: of what the page offers, both belong to scenarios 6 and 7 alone, are off unless they are chosen, and the second needs the first.
#[test]
fn r17_6_the_options_belong_to_scenarios_6_and_7_and_one_needs_the_other() {
    for offered in SCENARIOS {
        for option in BY_DIE {
            let offers = offered.variants.contains(option);
            assert_eq!(offers, offered.number >= 6, "{} {option}", offered.number);
        }
    }
    for number in [6, 7] {
        assert_eq!(begun(number, &[], 5).table().markers.wind, None);
        let alone = Game::new(scenario(number), &[Variant::VariableWind], 5);
        assert_eq!(
            alone.err(),
            Some(VariantRefusal::Needs {
                variant: Variant::VariableWind,
                needs: Variant::LeewardMovement
            })
        );
    }
    // A save that says so is refused, in a sentence.
    let text = begun(6, BY_DIE, 5).save().unwrap().to_text();
    let mended = text.replace("\"leeward-movement\",", "");
    assert_ne!(mended, text);
    assert!(matches!(
        Game::load(&mended).err(),
        Some(LoadError::VariantAlone { .. })
    ));
    assert!(Game::load(&text).is_ok());
}

/// 17.5: in scenario 7 the carrier groups begin with Leeward Move markers, until the end of their first US Move; in
/// scenario 6 with none.
#[test]
fn r17_5_scenario_7_begins_to_leeward_until_the_first_us_move() {
    use WindCourse::{Leeward, Windward};
    let six = begun(6, WITH_WIND, 3);
    assert_eq!(courses(&six), [Some(Windward); 5]);
    let mut game = at_first_us_move(begun(7, WITH_WIND, 3));
    assert_eq!(
        courses(&game),
        [
            Some(Leeward),
            Some(Leeward),
            Some(Leeward),
            Some(Leeward),
            Some(Windward)
        ],
        "the Battle Line has none"
    );
    let set = game.events().iter().find(|it| {
        matches!(
            it.event,
            Event::Fleet(FleetEvent::LeewardAtStart { groups }) if groups.len() == 4
        )
    });
    let span = game.record().span(set.unwrap().span);
    assert_eq!(span.scope, Scope::Wind);
    let here = game.table().task_groups[0].hex;
    let east = here.neighbour(Direction::E).unwrap();
    play(&mut game, Order::MoveTaskForce { to: east });
    assert_eq!(courses(&game), [Some(Windward); 5]);
}

/// 17.5, 17.2: until then nobody goes on patrol, whatever the staff would like.
#[test]
fn r17_5_nobody_is_on_patrol_before_the_first_us_move() {
    for seed in 0..6 {
        let game = at_first_us_move(begun(7, WITH_WIND, seed));
        assert!(game.table().cap_missions().next().is_none(), "{seed}");
    }
}

/// 17.6: a die says whence the wind blows, before everything else; it stays so.
#[test]
fn r17_6_a_die_says_whence_the_wind_blows() {
    for (dice, from) in [
        (&[1][..], Direction::E),
        (&[7], Direction::E),
        (&[8], Direction::Se),
        (&[9], Direction::Ne),
        (&[10, 5], Direction::Ne),
        (&[10, 6], Direction::Nw),
        (&[10, 7], Direction::W),
        (&[10, 8], Direction::Sw),
        (&[10, 10], Direction::Sw),
    ] {
        let game = Game::scripted(scenario(6), BY_DIE, Dice::script(dice)).unwrap();
        let wind = Wind::from(from);
        assert_eq!(game.table().markers.wind, Some(wind), "{dice:?}");
        let rolled = game.events().iter().filter_map(|it| it.event.roll());
        let rolled: Vec<_> = rolled
            .map(|roll| (roll.purpose, roll.chart, roll.column, roll.die))
            .collect();
        let columns = ["first", "second"];
        let wanted = dice.iter().zip(columns);
        let wanted: Vec<_> = wanted
            .map(|(die, column)| (Purpose::Wind, "wind", column, *die))
            .collect();
        assert_eq!(rolled, wanted);
    }
    let mut game = begun(6, BY_DIE, 8);
    let wind = game.table().markers.wind;
    Random::new(8).finish(&mut game);
    assert_eq!(game.table().markers.wind, wind);
}

/// 17.1, 17.2: the whole of it in a game: to leeward the patrols come out, and the markers hold over the turn.
#[test]
fn r17_2_a_move_to_leeward_in_scenario_6() {
    let mut game = begun(6, WITH_WIND, 4);
    // The staff flies patrols before a US Move of a later turn.
    loop {
        let order = Sensible.order(&game).unwrap();
        let patrols = game.table().cap_missions().count();
        if game.decision() == Some(Decision::UsMovement) && patrols > 0 {
            break;
        }
        play(&mut game, order);
    }
    let before = game.table().clone();
    let west = before.task_groups[0].hex.neighbour(Direction::W).unwrap();
    let happened = play(&mut game, Order::MoveTaskForce { to: west });
    let dice: Vec<Purpose> = rolls(&happened).iter().map(|roll| roll.purpose).collect();
    for (cap, units) in before.cap_missions() {
        assert!(dice.contains(&Purpose::CapFuel(cap)), "{cap}");
        assert_eq!(game.table().cap(cap), None);
        let mut out = game.table().missions.iter();
        assert!(out.any(|it| it.units == units && it.hex == west), "{cap}");
    }
    assert_eq!(courses(&game)[0], Some(WindCourse::Leeward));
    assert_eq!(
        game.table().wind_course(TaskGroupId(7)),
        Some(WindCourse::Windward)
    );
}

/// The staff plays whole games by both options, and comes to an end.
#[test]
fn the_staff_plays_by_the_wind() {
    for (number, seed) in [(6, 1), (6, 2), (7, 3), (7, 4)] {
        let mut game = begun(number, BY_DIE, seed);
        Sensible.finish(&mut game);
        assert!(game.outcome().is_some());
        let saved = Game::load(&game.save().unwrap().to_text()).unwrap();
        assert_eq!(saved.table(), game.table());
    }
}
