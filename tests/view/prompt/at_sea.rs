//! What is asked of task groups that part, and of lights (6.33, 6.43, 6.433).

use carrier_battle::engine::fleet::{AirStep, TaskGroupSet};
use carrier_battle::engine::forecast::{phases_until_arrival, sailing};
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Decision, Game, Light, Order, Scenario, Turn};
use carrier_battle::view::chart::layout::layout;
use carrier_battle::view::chart::{Unit, counters, lit_hexes};
use carrier_battle::view::prompt::passage::passage;
use carrier_battle::view::prompt::sailing::{end_of, moves, sailors};
use carrier_battle::view::prompt::{Prompt, prompt};
use carrier_battle::view::{Action, Activity, Answer, Selection, shell, wording};

use crate::common::at_sea::EVENING;
use crate::common::*;
use crate::view::prompt_parts::PromptParts;

fn asked(game: &Game) -> Prompt {
    prompt(game, &Selection::default(), &[]).unwrap()
}

fn labels(prompt: &Prompt) -> Vec<&str> {
    let answers = prompt.answers.iter();
    answers.map(|answer| answer.label.as_str()).collect()
}

/// A random evening up to a moment.
fn evening(mut wanted: impl FnMut(&Game) -> bool) -> Game {
    for seed in 0..40 {
        let mut game = Game::new(&EVENING, &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            if wanted(&game) {
                return game;
            }
            play(&mut game, order);
        }
    }
    panic!("no evening comes to it");
}

/// An evening at its US Move chit, with the task force in one hex.
fn together() -> Game {
    evening(|game| {
        let table = game.table();
        let together = table.groups_in(table.task_groups[0].hex).len() == 4;
        game.decision() == Some(Decision::UsMovement) && together
    })
}

fn with(game: &Game, activity: Activity) -> Prompt {
    let selection = Selection {
        activity,
        ..Selection::default()
    };
    prompt(game, &selection, &[]).unwrap()
}

/// The row of a task group or a crippled ship.
#[track_caller]
fn row<'a>(view: &'a Prompt, name: &str) -> &'a Answer {
    let mut rows = view.places().into_iter().flat_map(|it| &it.answers);
    rows.find(|row| row.label == name).unwrap()
}

fn click(game: &Game, view: &Prompt, name: &str) -> Prompt {
    match row(view, name).action {
        Action::Begin(activity) => with(game, activity),
        ref other => panic!("{other:?}"),
    }
}

fn orders(view: &Prompt) -> Vec<Order> {
    let answers = view.answers.iter();
    answers.flat_map(|it| it.orders()).copied().collect()
}

#[test]
fn r6_33_all_task_groups_sail_together_until_the_player_leaves_some_behind() {
    let mut game = together();
    let before = asked(&game);
    assert_eq!(before.title, "Does Task Force 58 move?");
    let said = labels(&before);
    assert!(said.contains(&"North-east"), "{said:?}");
    assert_eq!(said.last(), Some(&"Stay here"));
    let as_one = orders(&before).into_iter();
    assert!(
        as_one
            .take(3)
            .all(|order| matches!(order, Order::MoveTaskForce { .. }))
    );
    let places = before.places();
    let [place] = places.as_slice() else {
        panic!("{places:#?}")
    };
    assert!(
        place.name.starts_with("Task Force 58 in "),
        "{}",
        place.name
    );
    assert!(place.answers.iter().all(|row| row.is_pressed == Some(true)));
    assert!(
        before.remarks()[0]
            .words
            .starts_with("To sail: Task Force 58 with ")
    );

    // Without the Battle Line: she stays.
    let without = click(&game, &before, "Task Group 58.7");
    assert_eq!(row(&without, "Task Group 58.7").is_pressed, Some(false));
    let along = without.remarks();
    assert!(
        along
            .iter()
            .any(|line| line.words.contains("Task Group 58.7")),
        "{along:?}"
    );
    let moves = orders(&without);
    let Order::MoveTaskGroups { groups, .. } = moves[0] else {
        panic!("{moves:?}")
    };
    assert_eq!(groups.to_string(), "Task Groups 58.1, 58.2, 58.3");
    // The hexes are lit for those who are chosen.
    let lit = lit_hexes(
        game.table(),
        game.decision(),
        None,
        Activity::Sailing(groups),
    );
    let lit: Vec<Order> = lit.iter().map(|lit| lit.order).collect();
    assert_eq!(lit, moves[..lit.len()]);

    play(&mut game, moves[0]);
    let after = asked(&game);
    assert_eq!(after.title, "What else moves?");
    assert_eq!(labels(&after).last(), Some(&"The others stay"));
    let moved = row(&after, "Task Group 58.2");
    assert!(moved.refusal.is_some(), "{moved:?}");
    assert_eq!(row(&after, "Task Group 58.7").is_pressed, Some(true));
    assert_eq!(after.places().len(), 2);
}

#[test]
fn nobody_chosen_leaves_nothing_lit_and_only_staying_to_answer() {
    let game = together();
    let nobody = Activity::Sailing(TaskGroupSet::EMPTY);
    let view = with(&game, nobody);
    assert_eq!(lit_hexes(game.table(), game.decision(), None, nobody), []);
    let along = view.remarks();
    assert_eq!(along[0].words, "Choose who sails: the others stay.");
    let moves = view
        .answers
        .iter()
        .filter(|it| !it.label.starts_with("As the staff"));
    assert_eq!(moves.count(), 1);
}

#[test]
fn a_move_says_what_it_changes_and_who_stays_behind() {
    let crippled = |game: &Game| {
        let table = game.table();
        let mut groups = table.groups_at_sea();
        game.decision() == Some(Decision::UsMovement)
            && table.markers.nothing_moved()
            && groups.any(|group| table.cripples_of(group.id).next().is_some())
            && sailors(table, Activity::None).is_some()
    };
    let game = evening(crippled);
    let table = game.table();
    let chosen = sailors(table, Activity::None).unwrap();
    let view = asked(&game);
    let ship = table
        .groups_at_sea()
        .find_map(|group| table.cripples_of(group.id).next())
        .unwrap()
        .to_string();
    let group = table.group_of(named::<ShipId>(&ship)).unwrap();
    let stays = &row(&view, &format!("Task Group {group}")).title;
    assert!(stays.contains(&ship) && stays.contains("behind"), "{stays}");
    for order in moves(table, chosen) {
        let to = end_of(order).unwrap();
        let passage = passage(table, chosen, to).unwrap();
        assert!(
            passage.title.ends_with(&format!("to {to}")),
            "{}",
            passage.title
        );
        for line in &passage.lines {
            assert!(
                line.words.ends_with('.') && !line.words.contains("  "),
                "{line:?}"
            );
        }
        // What it says of raids and of the nearest force comes true.
        let said = sailing(table, order).unwrap();
        let mut after = game.clone();
        play(&mut after, order);
        for raid in said.raids {
            let there = after.table().raid(raid.raid).unwrap();
            assert_eq!(phases_until_arrival(after.table(), there), raid.then);
        }
        // 12.41: who is crippled does not come along.
        let moved = table.groups_in(said.from).iter();
        let moved = moved.filter(|group| after.table().groups_in(said.to).contains(*group));
        for group in moved {
            assert_eq!(after.table().cripples_of(group).count(), 0, "{group}");
        }
    }
}

#[test]
fn r12_42_a_crippled_ship_is_chosen_to_be_towed_or_says_why_not() {
    let tow = |game: &Game| game.legal().any(|it| matches!(it, Order::Tow { .. }));
    let game = evening(|game| game.decision() == Some(Decision::UsMovement) && tow(game));
    let table = game.table();
    let towed = game.legal().find_map(|order| match order {
        Order::Tow { ship, .. } => Some(ship),
        _ => None,
    });
    let ship = towed.unwrap();
    let view = click(&game, &asked(&game), &format!("{ship}, crippled"));
    let tows = |order: &Order| matches!(order, Order::Tow { ship: named, .. } if *named == ship);
    assert!(orders(&view).iter().any(tows));
    let lit = lit_hexes(table, game.decision(), None, Activity::Towing(ship));
    assert!(!lit.is_empty() && lit.iter().all(|lit| tows(&lit.order)));
    // In the other turns she says why she lies still.
    let still = evening(|game| {
        let table = game.table();
        game.decision() == Some(Decision::UsMovement)
            && !table.turn.can_tow()
            && table.left_behind().next().is_some()
    });
    let (ship, _) = still.table().left_behind().next().unwrap();
    let asked = asked(&still);
    let refusal = row(&asked, &format!("{ship}, crippled")).refusal.clone();
    assert!(refusal.is_some_and(|why| why.ends_with('.')));
}

#[test]
fn parted_task_groups_and_ships_left_behind_have_names_and_counters_of_their_own() {
    let game = evening(|game| {
        let table = game.table();
        game.decision() == Some(Decision::UsMovement)
            && table.carrier_hexes().len() > 1
            && table.left_behind().next().is_some()
    });
    let table = game.table();
    let laid = layout(table, &[], 1.0);
    let counters = counters(table, &[], None, &laid);
    let names: Vec<&str> = counters.iter().map(|it| it.face.name.as_str()).collect();
    assert!(!names.contains(&"TF 58"), "{names:?}");
    for group in table.groups_at_sea() {
        let counter = counters.iter().find(|counter| {
            matches!(counter.top(), Some(Unit::Groups(groups)) if groups.contains(group.id))
        });
        let counter = counter.unwrap();
        assert_eq!(counter.hex, group.hex);
        assert!(
            counter.label.contains(&group.id.to_string()),
            "{}",
            counter.label
        );
        let beside = group.hex.neighbours().next().unwrap();
        let place = wording::whereabouts(table, beside);
        assert!(!place.contains("TF 58"), "{place}");
    }
    let (ship, hex) = table.left_behind().next().unwrap();
    let lies = counters
        .iter()
        .find(|it| it.units.contains(&Unit::Cripple(ship)))
        .unwrap();
    assert_eq!(lies.hex, hex);
}

#[test]
fn lights_are_offered_in_the_dark_with_what_they_save_and_risk() {
    let lights = |game: &Game| {
        game.legal()
            .any(|it| matches!(it, Order::TurnOnLights { .. }))
    };
    let land = Some(Decision::AirOperations {
        step: AirStep::Land,
    });
    let game = evening(|game| game.decision() == land && lights(game));
    let asked = asked(&game);
    let card = &asked.comparisons()[0];
    assert_eq!(card.answer.label, "Turn on the lights");
    let whats: Vec<&str> = card.rows.iter().map(|(what, _)| *what).collect();
    assert_eq!(
        whats,
        [
            "Landing now (6.42)",
            "A submarine, when the turn ends (14.2)",
            "Victory points, on average"
        ]
    );
    assert_eq!(card.columns, ["dark", "lit"]);
    assert_eq!(card.rows[1].1, ["none", "30% hits a carrier, 3% sinks her"]);
    assert!(
        card.verdict.starts_with("The staff would "),
        "{}",
        card.verdict
    );
    assert!(matches!(card.answer.orders(), [Order::TurnOnLights { .. }]));
}

#[test]
fn lights_go_out_at_the_end_of_a_turn_or_stay_on() {
    let game = evening(|game| game.decision() == Some(Decision::Lights));
    let asked = asked(&game);
    assert_eq!(asked.title, "Do the lights go out?");
    assert_eq!(asked.comparisons()[0].answer.label, "Turn off the lights");
    assert_eq!(labels(&asked), ["Leave them on"]);
}

/// In the dark nobody searches, and a fleet that moves off leaves what is in the air behind: the staff stays, and says
/// why. Once the last raid has gone nobody waits for the next, or is told to land in the dark, where whoever stays over
/// the carriers is home when the battle ends; nobody takes off, and once the battle is over nobody is out.
#[test]
fn after_dark_the_fleet_stays_and_nobody_waits_for_raids() {
    let (mut stays, mut no_more, mut home, mut on_deck) = (0, 0, 0, 0);
    for seed in [3, 7] {
        let mut game = Game::new(Scenario::numbered(5).unwrap(), &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let table = game.table();
            let is_dark = table.light() != Light::Day;
            match game.decision() {
                Some(Decision::UsMovement) if is_dark => {
                    let why = asked(&game).why()[0].clone();
                    assert_eq!(order, Order::GoOn);
                    assert!(why.starts_with("The staff would stay"), "{why}");
                    assert!(!why.contains("no move brings"), "{why}");
                    stays += 1;
                }
                Some(Decision::AirMovement | Decision::AirOperations { .. })
                    if table.turn == Turn::at(19, 2010) && table.inbound().next().is_none() =>
                {
                    let view = asked(&game);
                    let plan = view.plan().into_iter().map(|plan| &plan.why);
                    let said: Vec<&String> = view.why().iter().chain(plan).collect();
                    let waits = said.iter().find(|why| why.contains("No raid is in sight"));
                    assert_eq!(waits, None);
                    no_more += said
                        .iter()
                        .filter(|why| why.contains("No raid comes any more"))
                        .count();
                    assert!(!said.iter().any(|why| why.contains("time to bring home")));
                    let is_home = |why: &&&String| why.contains("is home when the battle ends");
                    home += said.iter().filter(is_home).count();
                    let launch = view.notes().iter().find(|it| it.starts_with("Launch"));
                    if let Some(note) = launch {
                        assert_eq!(note, "Launch was passed over: at night none takes off.");
                        on_deck += 1;
                    }
                }
                Some(Decision::AirOperations { .. }) if is_dark => {
                    let why = asked(&game)
                        .plan()
                        .map(|plan| plan.why.clone())
                        .unwrap_or_default();
                    assert!(!why.contains("time to fill the patrols"), "{why}");
                }
                _ => {}
            }
            play(&mut game, order);
        }
        assert_eq!(shell::nightfall(game.table()), None);
    }
    assert!(stays > 0 && no_more > 1, "{stays} {no_more}");
    assert!(home > 0 && on_deck > 0, "{home} {on_deck}");
}
