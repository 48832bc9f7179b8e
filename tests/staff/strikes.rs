//! The staff's strikes: scenario 2.

use carrier_battle::engine::fleet::{Mission, MissionId};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    AirEvent, AttackEvent, Decision, Event, FuelUse, Game, Order, Scenario,
};

use super::{GAMES, mean, played_of, score, staff_games};

#[test]
fn the_staff_strikes_with_success() {
    let staff = mean(staff_games(2, &[]).iter().map(score));
    let random = (0..GAMES).map(|seed| played_of(2, &mut Random::new(seed), &[], seed));
    let random = mean(random.map(|game| score(&game)));
    // About 20 and 1 when this was written.
    assert!(staff > 17.0, "the staff's mean score is {staff}");
    assert!(staff > random + 14.0, "the random player's is {random}");
    // About 17 with either.
    for variant in Scenario::numbered(2).unwrap().variants {
        let staff = mean(staff_games(2, &[*variant]).iter().map(score));
        assert!(staff > 14.0, "{variant}: the staff's mean score is {staff}");
    }
}

#[test]
fn the_staff_sends_every_strike_within_reach_to_carriers_and_has_it_attack() {
    for seed in 0..100 {
        let scenario = Scenario::numbered(2).unwrap();
        let mut game = Game::new(scenario, &[], seed).unwrap();
        // Strikes as somebody else has formed them, small and mixed.
        let mut random = Random::new(seed);
        while let Some(Decision::FormStrikes) = game.decision() {
            let order = random.order(&game).unwrap();
            game.play(order).unwrap();
        }
        let of_forces = |game: &Game| -> Vec<_> {
            let forces = game.table().forces.iter();
            forces.map(|force| force.hex).collect()
        };
        let mut flown_from = Vec::new();
        let mut refused_to_attack = 0;
        while let Some(order) = Sensible.order(&game) {
            let strike = |id: MissionId| game.table().mission(id).unwrap();
            match order {
                // One that has made its attempts comes home.
                Order::Fly { mission, to } if !strike(mission).spent => {
                    let hex = strike(mission).hex;
                    flown_from.push((mission, hex));
                    assert!(!flown_from.contains(&(mission, to)), "seed {seed}: {order}");
                    assert!(of_forces(&game).contains(&to), "seed {seed}: {order}");
                }
                Order::Hold { mission } if strike(mission).units.attack_value() > 0 => {
                    let hex = strike(mission).hex;
                    assert!(of_forces(&game).contains(&hex), "seed {seed}: {order}");
                }
                Order::GoOn if game.decision() == Some(Decision::AirAttack) => {
                    let mut left = game.table().missions.iter();
                    let bombs = |it: &Mission| !it.spent && it.units.attack_value() > 0;
                    // Nothing is gained on a carrier that is sinking already (12.27).
                    let carriers = |it: &Mission| {
                        let there = game
                            .table()
                            .forces
                            .iter()
                            .filter(|force| force.hex == it.hex);
                        let mut ships = there.flat_map(|force| force.carriers());
                        ships.any(|ship| !game.table().is_sunk_or_sinking(ship))
                    };
                    refused_to_attack += u32::from(left.any(|it| bombs(it) && carriers(it)));
                }
                _ => {}
            }
            game.play(order).unwrap();
        }
        assert_eq!(refused_to_attack, 0, "seed {seed}");
    }
}

#[test]
fn the_staff_sends_hellcats_ahead_of_two_strikes_of_bombers() {
    let scenario = Scenario::numbered(2).unwrap();
    let mut game = Game::new(scenario, &[], 1).unwrap();
    while matches!(game.decision(), Some(Decision::FormStrikes)) {
        let order = Sensible.order(&game).unwrap();
        game.play(order).unwrap();
    }
    let strikes = &game.table().missions;
    let fighters = strikes.iter().map(|strike| strike.units.fighters().len());
    let bombers = strikes
        .iter()
        .map(|strike| strike.units.len() - strike.units.fighters().len());
    assert_eq!(fighters.collect::<Vec<_>>(), [5, 1, 1]);
    assert_eq!(bombers.collect::<Vec<_>>(), [0, 5, 6]);
    let values = strikes.iter().map(|strike| strike.units.attack_value());
    let values: Vec<u16> = values.collect();
    assert_eq!(values.iter().sum::<u16>(), 4 * 7 + 7 * 8);
    assert!(values[1].abs_diff(values[2]) <= 8, "{values:?}");
}

#[test]
fn the_staff_aims_at_carriers_only_and_never_lets_an_attempt_pass() {
    let (mut aimed, mut all_failed, mut all_second) = (0, 0, 0);
    for game in staff_games(2, &[]) {
        for record in game.events() {
            if let Event::Attacks(AttackEvent::Aimed { ship, .. }) = &record.event {
                assert!(ship.data().kind.is_carrier(), "{ship}");
                aimed += 1;
            }
        }
        let orders = game.orders();
        let spared = Order::Coordinate { pay: false };
        assert!(!orders.contains(&spared), "seed {:?}", game.seed());
        let failed =
            |event: &Event| matches!(event, Event::Attacks(AttackEvent::MustReturn { .. }));
        let second = |event: &Event| {
            matches!(
                event,
                Event::Air(AirEvent::Fuel {
                    why: FuelUse::SecondContact,
                    ..
                })
            )
        };
        let number = |what: fn(&Event) -> bool| {
            let events = game.events().iter();
            events.filter(|record| what(&record.event)).count()
        };
        let (failed, second) = (number(failed), number(second));
        assert!(failed <= second, "seed {:?}", game.seed());
        all_failed += failed;
        all_second += second;
    }
    assert!(aimed > 1000, "{aimed} damage rolls had a ship");
    assert!(all_second > 100, "{all_second} second attempts");
    assert!(all_failed > 10, "{all_failed} strikes had to return");
}
