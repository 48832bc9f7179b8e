//! What is suggested to a mission never loses it while another order does not, and what an answer says of coming
//! home is what comes of it: found out by playing on from there, mission by mission, in whole games.

use carrier_battle::engine::fleet::{Mission, MissionId, Movement};
use carrier_battle::engine::forecast::{self, landing_losses_in_ten};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS};
use carrier_battle::view::prompt::prompt;
use carrier_battle::view::{Action, Answer, Selection};

/// What becomes of a mission in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// It runs out of fuel away from its carriers (4.454).
    Ditches,
    /// It is over carriers, and so many of ten units are lost if it lands then (4.451).
    Home(u8),
    /// It is in the air when the battle ends.
    InTheAir,
}

/// What becomes of a mission that is given an order, and then flies home a hex a phase while nobody else does
/// anything.
fn end_of(game: &Game, id: MissionId, order: Order) -> End {
    let mut game = game.clone();
    game.play(order).unwrap();
    loop {
        let table = game.table();
        let Some(mission) = table.mission(id) else {
            return End::Ditches;
        };
        let is_over_carriers = table.carriers_in(mission.hex).next().is_some();
        if is_over_carriers && mission.movement != Movement::Waiting {
            return End::Home(landing_losses_in_ten(table, mission));
        }
        let Some(decision) = game.decision() else {
            return End::InTheAir;
        };
        let order = match decision {
            Decision::AirMovement if mission.movement == Movement::Waiting => {
                homeward(&game, mission)
            }
            _ => passive(&game),
        };
        game.play(order).unwrap();
    }
}

fn way(game: &Game, hex: HexId) -> u8 {
    let groups = game.table().task_groups.iter();
    groups.map(|group| group.hex.distance(hex)).min().unwrap()
}

fn homeward(game: &Game, mission: &Mission) -> Order {
    let fly = |to: HexId| Order::Fly {
        mission: mission.id,
        to,
    };
    let mut near: Vec<HexId> = mission.hex.neighbours().collect();
    near.sort_by_key(|hex| way(game, *hex));
    let is_nearer = |hex: &&HexId| way(game, **hex) < way(game, mission.hex);
    let mut flights = near.iter().filter(is_nearer).map(|hex| fly(*hex));
    flights
        .find(|order| game.check(*order).is_ok())
        .unwrap_or(Order::Hold {
            mission: mission.id,
        })
}

/// The order that does least.
fn passive(game: &Game) -> Order {
    let least = [
        Order::GoOn,
        Order::EndMovement,
        Order::EndLanding,
        Order::Fight,
    ];
    let least = least.into_iter().find(|order| game.check(*order).is_ok());
    least.or(game.legal().last()).unwrap()
}

/// What was found in some games.
#[derive(Default, Debug)]
struct Found {
    asked: u32,
    suggested: u32,
    homeward: u32,
    ditching: u32,
    critical: u32,
    wrong: Vec<String>,
}

/// The fate that the text of an answer tells, where it tells one.
fn said(answer: &Answer) -> Option<End> {
    let detail = &answer.detail;
    if detail.contains("ditches") || detail.contains("is lost") {
        return Some(End::Ditches);
    }
    let (_, rest) = detail.split_once("Fuel Critical: ")?;
    let (percent, _) = rest.split_once('%')?;
    Some(End::Home(percent.parse::<u8>().unwrap() / 10))
}

/// What a suggestion gives as its reason, in each of its sentences.
const REASONS: [&str; 18] = [
    "that brings it home",
    "for the least fuel",
    "may hold over the carriers at once",
    "after that has flown on",
    "with the fuel for a fight",
    "has not the fuel for a fight",
    "No raid is in sight",
    "No raid comes any more",
    "It waits",
    "Only by holding",
    "only if it turns for home now",
    "any more, whatever it does",
    "It has made its attempts",
    "it attacks in this phase",
    "and to come home",
    "and contact tells all",
    "No force that is worth an attack is near enough",
    "No force in contact has carriers",
];

fn look_at(game: &Game, mission: &Mission, found: &mut Found) {
    let selection = Selection {
        mission: Some(mission.id),
        ..Selection::default()
    };
    let view = prompt(game, &selection, &[]).unwrap();
    found.asked += 1;
    let of_mission = |order: &Order| matches!(order, Order::Fly { mission: id, .. } | Order::Hold { mission: id } if *id == mission.id);
    let at = |answer: &Answer| {
        format!(
            "{} {:?} at {} with {} in turn {} phase {}: {} {}",
            mission.id,
            mission.movement,
            mission.hex,
            mission.fuel,
            game.table().turn,
            game.table().phase,
            answer.label,
            answer.detail
        )
    };
    let answers = || {
        let given = view.answers.iter().filter(|it| it.refusal.is_none());
        // What moves all missions begins with an order that has its own answer.
        given.filter(|it| !matches!(it.action, Action::AllAsSuggested(_)))
    };
    for answer in answers() {
        let Some(order) = answer.orders().first().copied().filter(of_mission) else {
            continue;
        };
        // What a second hex costs only the die says.
        let is_sure = match order {
            Order::Fly { to, .. } => to.distance(mission.hex) == 1,
            _ => true,
        };
        let end = end_of(game, mission.id, order);
        if is_sure && mission.movement == Movement::Waiting {
            let told = said(answer);
            let is_right = match told {
                Some(told) => told == end,
                // It may stay in the air to the end as well, which costs nothing.
                None => end != End::Ditches,
            };
            found.ditching += u32::from(told == Some(End::Ditches));
            found.critical += u32::from(matches!(told, Some(End::Home(_))));
            if !is_right {
                found
                    .wrong
                    .push(format!("{}; in truth {end:?}", at(answer)));
            }
        }
    }
    let Some(primary) = view.primary() else {
        return;
    };
    found.suggested += 1;
    if !REASONS.iter().any(|reason| view.why()[0].contains(reason)) {
        found
            .wrong
            .push(format!("{}: without a reason", at(primary)));
    }
    // Nobody saves fuel for fights, or waits for raids, that cannot come.
    let is_sent_to_wait =
        primary.label.starts_with("Wait ") && !primary.label.starts_with("Wait for");
    let is_for_later = is_sent_to_wait || view.why()[0].contains("that later fights need");
    if mission.is_intercept() && is_for_later && !forecast::a_later_fight_can_come(game) {
        found
            .wrong
            .push(format!("{}: for a fight that cannot come", at(primary)));
    }
    let Some(order) = primary.orders().first().copied().filter(of_mission) else {
        return;
    };
    found.homeward += u32::from(primary.label.starts_with("Fly home"));
    if end_of(game, mission.id, order) == End::Ditches {
        let others = game.legal().filter(of_mission);
        let better = others.filter(|other| end_of(game, mission.id, *other) != End::Ditches);
        let better: Vec<String> = better.map(|order| order.to_string()).collect();
        if !better.is_empty() {
            let better = better.join(", ");
            found
                .wrong
                .push(format!("{} loses it, not so {better}", at(primary)));
        }
    }
}

fn play(scenario: usize, seed: u64, player: &mut dyn Player, found: &mut Found) {
    let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
    while let Some(order) = player.order(&game) {
        if game.decision() == Some(Decision::AirMovement) {
            let missions = game.table().missions.iter();
            let waiting = missions.filter(|mission| mission.movement == Movement::Waiting);
            for mission in waiting {
                look_at(&game, mission, found);
            }
        }
        game.play(order).unwrap();
    }
}

fn look_through(scenario: usize, random: u64, staff: u64) -> Found {
    let mut found = Found::default();
    for seed in 0..random {
        play(scenario, seed, &mut Random::new(seed), &mut found);
    }
    for seed in 0..staff {
        play(scenario, seed, &mut Sensible, &mut found);
    }
    found
}

#[test]
fn r4_454_no_suggestion_loses_a_strike_that_another_order_saves_and_what_is_said_comes_true() {
    let found = look_through(4, 12, 6);
    assert!(found.wrong.is_empty(), "{found:#?}");
    // Each case came up.
    let cases = [found.asked, found.suggested, found.homeward];
    let told = [found.ditching, found.critical];
    assert!(
        cases.into_iter().chain(told).all(|number| number > 10),
        "{found:#?}"
    );
}

#[test]
fn r4_454_no_suggestion_loses_a_fighter_mission_that_another_order_saves() {
    for scenario in [1, 3] {
        let found = look_through(scenario, 6, 3);
        assert!(found.wrong.is_empty(), "{found:#?}");
    }
}
