//! The staff where forces raid and have yet to be found: scenario 5, and the whole battle.

use carrier_battle::engine::fleet::{MissionType, homes};
use carrier_battle::engine::forces::{Detection, Force};
use carrier_battle::engine::staff::{Player, Sensible, WhySail, sailing};
use carrier_battle::engine::{
    Decision, DeckEvent, Event, Game, Light, LossEvent, Order, SCENARIOS, UnitLoss,
};

const GAMES: u64 = 40;

/// The orders of the staff in some games of scenario 5, looked at before they are given; and the games when they are over.
fn in_raids(look: impl FnMut(&Game, Order)) -> Vec<Game> {
    in_so_many(GAMES, look)
}

fn in_so_many(games: u64, mut look: impl FnMut(&Game, Order)) -> Vec<Game> {
    let played = (0..games).map(|seed| {
        let mut game = Game::new(SCENARIOS[4], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            look(&game, order);
            game.play(order).unwrap();
        }
        game
    });
    played.collect()
}

/// 4.22, 5.1: a strike goes out once a carrier force is located and within seven hexes, from where its planes come home;
/// it has two attack planes at the least, and never takes off in the dark.
#[test]
fn r4_22_a_strike_goes_out_to_carriers_that_are_located_and_near() {
    let mut strikes = 0;
    in_raids(|game, order| {
        let Order::Launch { mission, units } = order else {
            return;
        };
        if mission.kind != MissionType::Strike {
            return;
        }
        let table = game.table();
        let home = table.task_groups[0].hex;
        let is_target = |force: &&carrier_battle::engine::forces::Force| {
            force.intelligence.is_carrier_force()
                && force.detection >= Detection::Located
                && force.hex.distance(home) <= 7
        };
        assert!(
            table.forces.iter().any(|force| is_target(&force)),
            "{order}"
        );
        assert!(units.without(units.fighters()).len() >= 2, "{order}");
        assert_ne!(table.light(), Light::Night);
        strikes += 1;
    });
    assert!(strikes >= 10, "{strikes} strikes in {GAMES} games");
}

/// 8.22, 8.34, 6.42: searches go out from the first turn on, and no search segment is declared in the dark.
#[test]
fn r8_22_searches_go_out_early_and_stay_up_in_the_dark() {
    let (mut early, mut dark) = (0, 0);
    in_raids(|game, order| {
        let table = game.table();
        match order {
            Order::Search { units, .. } => {
                assert!(units.fighters().is_empty(), "{order}");
                early += u32::from(table.turn == game.scenario().first_turn);
            }
            Order::DeclareSearch => assert_eq!(table.light(), Light::Day),
            _ => {
                let is_asked = game.decision() == Some(Decision::DeclareSearch);
                dark += u32::from(is_asked && table.light() == Light::Night);
            }
        }
    });
    assert!(early > 40 && dark > 40, "{early} early, {dark} in the dark");
}

/// 6.42: what has the fuel for it stays up over dark decks, so that few are lost on them: fewer than one a strike. Most games
/// lose none and a bad night loses ten, so that forty games say little.
#[test]
fn r6_42_few_planes_come_down_on_dark_decks() {
    const NIGHTS: u64 = 200;
    let games = in_so_many(NIGHTS, |_, _| {});
    let lost: usize = games
        .iter()
        .map(|game| {
            let events = game.events().iter();
            let lost = events.filter(|it| {
                let is_dark = it.at.turn.light(it.at.phase) != Light::Day;
                let event = &it.event;
                is_dark
                    && matches!(
                        event,
                        Event::Losses(LossEvent::Unit {
                            why: UnitLoss::Landing,
                            ..
                        })
                    )
            });
            lost.count()
        })
        .sum();
    let strikes = games.iter().flat_map(|game| game.orders());
    let is_strike = |order: &&Order| matches!(order, Order::Launch { mission, .. } if mission.kind == MissionType::Strike);
    let strikes = strikes.filter(is_strike).count();
    assert!(
        lost < strikes,
        "{lost} lost, {strikes} strikes in {NIGHTS} games"
    );
    let all_home = games.iter().take(GAMES as usize).all(|game| {
        let lost = &game.table().lost;
        lost.iter()
            .filter(|it| it.why == UnitLoss::NeverHome)
            .count()
            <= 4
    });
    assert!(all_home);
}

/// 6.24: no more stand ready on a deck than can be there at a launch.
#[test]
fn r6_24_no_fighter_comes_up_on_a_full_deck() {
    let games = in_raids(|game, order| {
        let Order::Raise { unit } = order else {
            return;
        };
        let table = game.table();
        let (deck, _) = table.aboard(unit).unwrap();
        let most = table.limits(deck.carrier).launch_occupancy;
        let is_fighter = unit.kind().is_fighter();
        assert!(!is_fighter || deck.on_deck().len() < most, "{order}");
    });
    let launched = games.iter().flat_map(|game| game.events()).filter(|it| {
        matches!(&it.event, Event::Decks(DeckEvent::Launched { what, .. }) if what.kind == MissionType::Intercept)
    });
    assert!(launched.count() > 200);
}

/// 4.45, 6.33: with the task groups apart, what comes home while no raid is near flies to the carriers it took off from.
#[test]
fn r4_45_missions_come_home_to_their_own_task_group() {
    let parts = |game: &Game| {
        game.legal()
            .find(|it| matches!(it, Order::MoveTaskGroups { groups, .. } if groups.len() == 1))
    };
    let mut homeward = 0;
    for seed in 0..GAMES / 2 {
        let mut game = Game::new(SCENARIOS[4], &[], seed).unwrap();
        while let Some(order) = parts(&game).or_else(|| Sensible.order(&game)) {
            let table = game.table();
            if let Order::Fly { mission, to } = order
                && let Some(mission) = table.mission(mission).filter(|it| it.is_intercept())
                && table.inbound().next().is_none()
            {
                let homes = homes(table, mission.bases());
                let way = |hex| homes.iter().map(|home| home.distance(hex)).min();
                assert!(way(to) < way(mission.hex), "{order}");
                homeward += usize::from(table.task_groups[0].hex.distance(to) > 0);
            }
            game.play(order).unwrap();
        }
    }
    assert!(homeward >= 10, "{homeward} flights home");
}

/// 7.21: on the last afternoon the fleet closes no more, for carriers draw off from it and no strike from nearer by comes
/// before night; where another day comes it goes on.
#[test]
fn r7_21_the_fleet_keeps_its_hex_on_the_last_afternoon() {
    let closes_in = |scenario: usize| {
        let (mut early, mut late) = (0, 0);
        for seed in 0..6 {
            let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
            while let Some(order) = Sensible.order(&game) {
                let turn = game.table().turn;
                if turn.day > 19 {
                    break;
                }
                let (order_now, why) = match game.decision() {
                    Some(Decision::UsMovement) => sailing(&game),
                    _ => (order, WhySail::Dark),
                };
                if matches!(why, WhySail::ClosesOnCarriers | WhySail::Corners) {
                    match turn.time() >= 1610 {
                        true => late += 1,
                        false => early += 1,
                    }
                }
                if why == WhySail::TooLate {
                    assert_eq!(order_now, Order::GoOn);
                }
                game.play(order).unwrap();
            }
        }
        (early, late)
    };
    let (early, late) = closes_in(6);
    assert!(early > 20 && late == 0, "{early} early, {late} late");
    let (early, late) = closes_in(8);
    assert!(early > 20 && late > 0, "{early} early, {late} late");
}

/// 7.21 (7b): who comes near carriers at the north edge of the map keeps them from drawing off that way. In the whole
/// battle the fleet goes for what may be such, and says so; in a battle of raids alone it does not.
#[test]
fn r7_21_the_fleet_goes_for_what_the_north_edge_keeps_from_drawing_off() {
    let cornered_in = |scenario: usize| {
        let mut cornered = 0;
        for seed in 0..6 {
            let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
            while let Some(order) = Sensible.order(&game) {
                if game.decision() == Some(Decision::UsMovement)
                    && let (Order::MoveTaskForce { to }, why) = sailing(&game)
                {
                    let table = game.table();
                    let fleet = table.task_groups[0].hex;
                    let nears = |it: &Force| to.distance(it.hex) < fleet.distance(it.hex);
                    let mut forces = table.forces.iter();
                    let is_neared = forces.any(|it| {
                        it.hex.row() <= 3 && !it.intelligence.is_surface_force() && nears(it)
                    });
                    assert!(why != WhySail::Corners || is_neared, "{to}");
                    assert!(why != WhySail::ClosesOnCarriers || scenario != 6 || !is_neared);
                    cornered += u32::from(why == WhySail::Corners);
                }
                game.play(order).unwrap();
            }
        }
        cornered
    };
    let cornered = cornered_in(6);
    assert!(cornered > 10, "{cornered} moves");
    assert_eq!(cornered_in(5), 0);
}
