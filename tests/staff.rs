//! The computer's players: that they play by the rules, and the staff with sense.

use std::sync::LazyLock;

use carrier_battle::engine::fleet::{self, AirStep, Leg, Mission, MissionId};
use carrier_battle::engine::forces::{Force, RaidId};
use carrier_battle::engine::forecast::{self, expectation};
use carrier_battle::engine::staff::{self, Player, Random, Reason, Sensible};
use carrier_battle::engine::{
    AirEvent, AttackEvent, Decision, Dice, Division, Event, FuelUse, Game, Order, SCENARIOS,
    Scenario, UnitLoss, Variant,
};

const GAMES: u64 = 300;
/// More orders than any game can take.
const TOO_MANY: usize = 1000;

fn scenario() -> &'static Scenario {
    Scenario::numbered(1).unwrap()
}

fn played(player: &mut impl Player, options: &[Variant], seed: u64) -> Game {
    played_of(1, player, options, seed)
}

fn played_of(number: u8, player: &mut impl Player, options: &[Variant], seed: u64) -> Game {
    let scenario = Scenario::numbered(number).unwrap();
    let mut game = Game::new(scenario, options, seed).unwrap();
    player.finish(&mut game);
    game
}

/// The staff's games of a scenario with a variant, of the seeds from 0.
fn staff_games(number: u8, options: &[Variant]) -> Vec<Game> {
    let played = |seed| played_of(number, &mut Sensible, options, seed);
    (0..GAMES).map(played).collect()
}

/// The staff's games without variants, of the seeds from 0.
static STAFF_GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    (0..GAMES)
        .map(|seed| played(&mut Sensible, &[], seed))
        .collect()
});

fn score(game: &Game) -> i16 {
    game.outcome().unwrap().score
}

fn mean(scores: impl Iterator<Item = i16>) -> f64 {
    let scores: Vec<f64> = scores.map(f64::from).collect();
    scores.iter().sum::<f64>() / scores.len() as f64
}

#[test]
fn the_staff_plays_legally_to_the_end_of_every_scenario_and_variant() {
    for scenario in SCENARIOS {
        let none: &[Variant] = &[];
        let each = scenario.variants.iter().map(std::slice::from_ref);
        for options in each.chain([none, scenario.variants]) {
            for seed in 0..40 {
                let mut game = Game::new(scenario, options, seed).unwrap();
                while let Some(order) = Sensible.order(&game) {
                    assert_eq!(
                        game.check(order),
                        Ok(()),
                        "{order}, seed {seed}, {options:?}"
                    );
                    game.play(order).unwrap();
                    assert!(game.orders().len() < TOO_MANY, "seed {seed}, {options:?}");
                }
                assert!(game.outcome().is_some(), "seed {seed}, {options:?}");
            }
        }
    }
}

#[test]
fn the_staff_plays_the_same_game_twice() {
    for seed in 0..25 {
        let [one, other] = [(); 2].map(|()| played(&mut Sensible, &[], seed));
        assert_eq!(one.orders(), other.orders());
        assert_eq!(one.save(), other.save());
    }
}

#[test]
fn the_staff_knows_nothing_of_the_dice_to_come() {
    // The same radar contact, and other dice after it.
    let first_orders = [1, 10].map(|next| {
        let game = Game::scripted(scenario(), &[], Dice::script([6, next])).unwrap();
        Sensible.order(&game)
    });
    assert!(first_orders[0].is_some());
    assert_eq!(first_orders[0], first_orders[1]);
}

#[test]
fn the_staff_beats_the_random_player_by_far() {
    let staff = mean(STAFF_GAMES.iter().map(score));
    let random = (0..GAMES).map(|seed| played(&mut Random::new(seed), &[], seed));
    let random = mean(random.map(|game| score(&game)));
    // About 14 and -42 when this was written.
    assert!(staff > 10.0, "the staff's mean score is {staff}");
    assert!(
        staff > random + 40.0,
        "the staff's is {staff}, the random player's {random}"
    );
}

#[test]
fn the_staff_reaches_every_level_of_victory() {
    for level in scenario().levels {
        let reached = |game: &Game| game.outcome().unwrap().level == level.name;
        assert!(STAFF_GAMES.iter().any(reached), "never {}", level.name);
    }
}

#[test]
fn the_staff_loses_nobody_but_in_combat() {
    let mut in_combat = 0;
    for lost in STAFF_GAMES.iter().flat_map(|game| &game.table().lost) {
        assert_eq!(lost.why, UnitLoss::Combat, "{} in {}", lost.unit, lost.hex);
        in_combat += 1;
    }
    assert!(in_combat > GAMES, "{in_combat} units in all games");
}

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
                Order::Fly { mission, to } => {
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
                    refused_to_attack += u32::from(left.any(bombs));
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
        for happening in game.events() {
            if let Event::Attacks(AttackEvent::Aimed { ship, .. }) = &happening.event {
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
            events.filter(|happening| what(&happening.event)).count()
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

#[test]
fn the_staff_keeps_the_raids_off_the_carriers() {
    let games = staff_games(3, &[]);
    let staff = mean(games.iter().map(score));
    let random = (0..40).map(|seed| played_of(3, &mut Random::new(seed), &[], seed));
    let random = mean(random.map(|game| score(&game)));
    // About 18 and -21 when this was written.
    assert!(staff > 14.0, "the staff's mean score is {staff}");
    assert!(staff > random + 30.0, "the random player's is {random}");
    let hit = |game: &Game| {
        game.table()
            .damage
            .iter()
            .any(|(ship, _)| ship.carrier().is_some())
    };
    let scratched = games.iter().filter(|game| hit(game)).count() as u64;
    assert!(
        scratched * 4 < GAMES,
        "carriers were hit in {scratched} games"
    );
    // About 15, 14 and 18.
    for variant in Scenario::numbered(3).unwrap().variants {
        let staff = mean(staff_games(3, &[*variant]).iter().map(score));
        assert!(staff > 10.0, "{variant}: the staff's mean score is {staff}");
    }
}

#[test]
fn the_staff_lands_in_time() {
    let mut landing = 0;
    for lost in staff_games(3, &[])
        .iter()
        .flat_map(|game| &game.table().lost)
    {
        assert_ne!(
            lost.why,
            UnitLoss::OutOfFuel,
            "{} in {}",
            lost.unit,
            lost.hex
        );
        assert_ne!(
            lost.why,
            UnitLoss::PushedOver,
            "{} in {}",
            lost.unit,
            lost.hex
        );
        landing += u64::from(lost.why == UnitLoss::Landing);
    }
    assert!(landing < GAMES, "{landing} units lost landing");
}

#[test]
fn the_staff_flies_the_bombers_off_before_the_bombs_fall() {
    for seed in 0..20 {
        let scenario = Scenario::numbered(3).unwrap();
        let mut game = Game::new(scenario, &[Variant::AttackPlanesOnDeck], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
            let raise = Decision::AirOperations {
                step: AirStep::Raise,
            };
            if game.decision() == Some(raise) {
                let ready = game.table().decks.iter().map(|deck| deck.ready);
                let bombers = ready.map(|ready| ready.len() - ready.fighters().len());
                assert_eq!(bombers.sum::<u8>(), 0, "seed {seed}");
            }
        }
    }
}

#[test]
fn the_random_player_draws_by_its_own_seed() {
    let orders = |draws| played(&mut Random::new(draws), &[], 7).orders().to_vec();
    assert_eq!(orders(1), orders(1));
    assert!((2..10).any(|draws| orders(draws) != orders(1)));
}

fn division(units: u8, escorts: u8, attack: u8) -> Division {
    Division::new(MissionId::intercept(1), RaidId(1), units, escorts, attack)
}

#[test]
fn a_fight_without_escorts_is_worth_the_mean_of_its_column() {
    let fight = expectation(&division(4, 0, 9), 0, false);
    assert_eq!((fight.escorts, fight.attack, fight.lost), (0, 240, 0));
    // 4.55: no more than there is can be shot down.
    assert_eq!(expectation(&division(4, 0, 1), 0, false).attack, 90);
    // 4.45: the fuel critical take two from the die.
    assert_eq!(expectation(&division(4, 0, 9), 0, true).attack, 150);
}

#[test]
fn a_fight_with_escorts_counts_the_one_that_breaks_through() {
    // One unit on two escorts: half a point of them. They shoot it down on a 10, and on 7 to 9 one
    // of them breaks through to the other three, which then lose a unit on a 10 and keep one from
    // firing on 8 and 9 (4.57). Three units destroy 1.8 points of attack planes, two 1.2.
    let fight = expectation(&division(4, 2, 9), 1, false);
    assert_eq!((fight.escorts, fight.lost), (50, 10 + 3));
    assert_eq!(fight.attack, 174);
}

/// 4.4: fighters are suggested to meet a raid, or to stay where it is already; with none in sight all of
/// them may hold at once.
#[test]
fn r4_4_what_is_suggested_to_a_mission_has_its_reason() {
    let mut reasons = Vec::new();
    for seed in 1..6 {
        let mut game = Game::new(scenario(), &[], seed).unwrap();
        while let Some(decision) = game.decision() {
            if decision == Decision::AirMovement {
                for mission in fleet::waiting(game.table()) {
                    let heading = staff::heading(&game, mission);
                    match (heading.reason, heading.order) {
                        (Some(Reason::MeetsItThere), Some(Order::Fly { to, .. })) => {
                            let foes = forecast::foes_in(game.table(), mission, to);
                            assert!(!foes.is_empty(), "{mission:?}");
                        }
                        (Some(Reason::MeetsItHere), Some(Order::Hold { .. })) => {
                            let foes = forecast::foes_here(game.table(), mission);
                            assert!(!foes.is_empty(), "{mission:?}");
                        }
                        (Some(Reason::AllMayHold), order) => {
                            assert!(order.is_none() && staff::is_quiet(&game));
                        }
                        (_, Some(order)) => assert_eq!(game.check(order), Ok(())),
                        (_, None) => {}
                    }
                    reasons.extend(heading.reason);
                }
            }
            let order = Sensible.order(&game).unwrap();
            game.play(order).unwrap();
        }
    }
    for reason in [Reason::MeetsItThere, Reason::MeetsItHere] {
        assert!(reasons.contains(&reason), "never: {reason:?}");
    }
}

/// The orders of the staff in some games of scenario 4, looked at before they are given.
fn in_hunts(games: u64, mut look: impl FnMut(&Game, Order)) {
    for seed in 0..games {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            look(&game, order);
            game.play(order).unwrap();
        }
    }
}

/// 8.33: a further search flies where no other of the fleet flies out, and is sent only while it promises something.
#[test]
fn r8_33_the_staff_sends_no_search_the_way_another_flies_out() {
    let (mut sent, mut stopped) = (0, 0);
    in_hunts(40, |game, order| {
        let table = game.table();
        let Order::Search { aim, .. } = order else {
            let could_go = |order: Order| matches!(order, Order::Search { .. });
            let is_asked = game.decision() == Some(Decision::AirSearch);
            stopped += usize::from(is_asked && game.legal().any(could_go));
            return;
        };
        let home = table.task_groups[0].hex;
        let mut out = table.searches.iter().filter(|it| it.leg == Leg::Outbound);
        assert!(!out.any(|it| it.aim == aim && it.origin == home), "{order}");
        sent += 1;
    });
    assert!(
        sent > 300 && stopped > 100,
        "{sent} sent, {stopped} stopped"
    );
}

/// 4.22, 5.1: a strike that has a force in contact before it which it can attack and come home from is never sent home,
/// however many hexes off it is, if there are carriers, or something to learn.
#[test]
fn r4_22_a_strike_far_from_its_force_flies_on_to_it() {
    let (mut far, mut unknown) = (0, 0);
    in_hunts(60, |game, _| {
        if game.decision() != Some(Decision::AirMovement) {
            return;
        }
        let table = game.table();
        let strikes = fleet::waiting(table).filter(|it| !it.is_intercept() && !it.spent);
        for strike in strikes {
            let can_go = |force: &&Force| {
                staff::is_worth_an_attack(force.intelligence)
                    && staff::flight_towards(game, strike, force).is_some()
            };
            let Some(_) = table.forces.iter().find(can_go) else {
                continue;
            };
            let heading = staff::heading(game, strike);
            assert!(
                !matches!(heading.reason, Some(Reason::NothingToAttack { .. })),
                "{heading:?}"
            );
            far += 1;
            let is_unknown = matches!(
                heading.reason,
                Some(Reason::TowardsUnknown { .. } | Reason::ReachesUnknown(_))
            );
            unknown += usize::from(is_unknown);
        }
    });
    assert!(far > 20 && unknown > 0, "{far}, {unknown}");
}
