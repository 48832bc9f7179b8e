//! Whoever gives the filled answer all game long plays what the staff plays (`autoplay --player staff`); and what holds of
//! the filled answer and the keys at every question on the way.

use std::collections::HashSet;

use carrier_battle::engine::fleet::{self, MissionType};
use carrier_battle::engine::orders_of_the_day::OrdersOfTheDay;
use carrier_battle::engine::plan::Plans;
use carrier_battle::engine::routine::landings_left;
use carrier_battle::engine::staff::{Player, Sensible, partings, suggestion};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, Scenario, Session};
use carrier_battle::view::fight::{self, Body, FightView};
use carrier_battle::view::prompt::{Prompt, next_as_suggested, next_division, prompt};
use carrier_battle::view::record::report;
use carrier_battle::view::search::suggested;
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::shown_record::ShownRecord;
use carrier_battle::view::{Action, Activity, Answer, Selection, air};

/// What the page asks: in the prompt, or in the dialog of a fight.
pub enum Asked {
    Prompt(Box<Prompt>),
    Fight(Box<FightView>),
}

/// What the page asks of a game, with what it selects by itself.
pub fn asked(game: &Game, decision: Decision) -> Asked {
    let mission = match decision {
        Decision::AirMovement => air::to_order(game, None),
        _ => None,
    };
    let selection = Selection {
        mission,
        plans: Plans::AS_STAFF,
        ..Selection::default()
    };
    match prompt(game, &selection, &suggested(game)) {
        Some(prompt) => Asked::Prompt(Box::new(prompt)),
        None => {
            let (shown, table) = (ShownRecord::all(game), game.table());
            let decision = Some(decision);
            let view = fight::fight(game, shown, None, false, table, decision, Activity::None);
            Asked::Fight(Box::new(view.unwrap()))
        }
    }
}

/// The answer that Enter gives.
pub fn filled(asked: &Asked) -> Option<Answer> {
    match asked {
        Asked::Prompt(prompt) => prompt.primary().cloned(),
        Asked::Fight(view) => {
            let best = match &view.body {
                Body::Division(choice) => choice.best,
                _ => 0,
            };
            view.primary(best)
        }
    }
}

/// Gives an answer as the page does, with all that follows by itself.
pub fn give(session: &mut Session, answer: &Answer) {
    let given = match &answer.action {
        Action::Give(orders) => session.play(orders, |_| Vec::new()),
        Action::Land(kind, orders) => session.play(orders, |game| landings_left(game, *kind)),
        Action::AllAsSuggested(orders) => session.play(&orders[..1], next_as_suggested),
        Action::FightAndTell(orders) => session.play(orders, next_division),
        other => panic!("{}: {other:?} is no order", answer.label),
    };
    assert_eq!(given.refusal, None, "{}", answer.label);
    assert!(given.orders > 0, "{}", answer.label);
}

/// Plays a game by the filled answers; `look` is shown every question. At each the staff, asked at the same state, would
/// come to the same table by the orders of its own.
fn play(scenario: usize, seed: u64, mut look: impl FnMut(&Game, &Asked)) -> Session {
    let game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
    let mut session = Session::new(game.clone());
    let mut staff = game;
    while let Some(decision) = session.game().decision() {
        let asked = asked(session.game(), decision);
        look(session.game(), &asked);
        let table = session.game().table();
        let at = format!(
            "scenario {scenario}, seed {seed}, {} {}: {decision:?}",
            table.turn, table.phase
        );
        let answer = filled(&asked).unwrap_or_else(|| panic!("{at} has no filled answer"));
        give(&mut session, &answer);
        let given = session.game().orders().len();
        // Some give several orders in one where the staff gives one by one, and come to the same.
        let mut orders = Vec::new();
        while staff.events() != session.game().events() && orders.len() < 400 {
            if *staff.table() == *session.game().table()
                && staff.decision() == session.game().decision()
            {
                break;
            }
            let Some(order) = Sensible.order(&staff) else {
                break;
            };
            orders.push(order);
            staff.play(order).unwrap();
        }
        if staff.table() != session.game().table() || staff.decision() != session.game().decision()
        {
            let page = &session.game().orders()[..given];
            let common = page
                .iter()
                .zip(staff.orders())
                .take_while(|(a, b)| a == b)
                .count();
            let tail = |orders: &[Order]| {
                let orders = orders.iter().skip(common).take(6);
                orders
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join("; ")
            };
            panic!(
                "{at}: {:?} {}\n page: {}\nstaff: {}",
                answer.label,
                answer.detail,
                tail(page),
                tail(staff.orders())
            );
        }
    }
    session
}

/// The games that are played here: enough of each scenario that all of its questions come up.
const GAMES: [(usize, u64); 7] = [(1, 8), (2, 6), (3, 6), (4, 2), (5, 3), (6, 2), (7, 2)];

fn every_question(mut look: impl FnMut(&Game, &Asked)) {
    for (scenario, seeds) in GAMES {
        for seed in 1..=seeds {
            play(scenario, seed, &mut look);
        }
    }
}

#[test]
fn whoever_gives_the_filled_answer_plays_what_the_staff_plays() {
    let mut questions = 0;
    for (scenario, seeds) in GAMES {
        for seed in 1..=seeds {
            let session = play(scenario, seed, |_, _| questions += 1);
            let mut staff = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
            Sensible.finish(&mut staff);
            let what = format!("scenario {scenario}, seed {seed}");
            assert!(session.game().table() == staff.table(), "{what}");
            // Only the strikes of scenario 2 are formed by one order each, where the staff puts unit to unit.
            let formed = |orders: &[Order]| {
                let own = orders.iter().copied();
                own.filter(|it| !matches!(it, Order::Launch { .. }) || scenario != 2)
                    .collect::<Vec<_>>()
            };
            assert_eq!(
                formed(session.game().orders()),
                formed(staff.orders()),
                "{what}"
            );
        }
    }
    assert!(questions > 1500, "{questions}");
}

/// Who does nothing but what is suggested, by orders of the day or asked everything, has parted from the staff nowhere.
#[test]
fn whoever_gives_the_filled_answers_for_two_days_parts_from_the_staff_nowhere() {
    let scenario = Scenario::numbered(8).unwrap();
    for orders in [
        OrdersOfTheDay::ASK_EVERYTHING,
        OrdersOfTheDay::at_first(scenario),
    ] {
        let mut session = Session::new(Game::new(scenario, scenario.variants, 57).unwrap());
        session.issue(orders);
        session.carry_on();
        while let Some(decision) = session.game().decision() {
            let asked = asked(session.game(), decision);
            give(&mut session, &filled(&asked).unwrap());
        }
        assert_eq!(partings(session.game()), []);
        let game = session.game();
        let report = report(game, game.outcome().unwrap());
        let mut titles = report.tables.iter().map(|table| table.title);
        assert!(!titles.any(|it| it == "Where you and the staff parted"));
    }
}

/// One click for all missions does what is suggested to each, where a patrol had better go first too: no such order is one
/// that the staff would not have given.
#[test]
fn whoever_has_all_missions_do_as_suggested_orders_nothing_that_the_staff_would_not() {
    let mut clicked = 0;
    for (scenario, seed) in [(1, 3), (3, 3), (5, 3)] {
        let scenario = Scenario::numbered(scenario).unwrap();
        let game = Game::new(scenario, scenario.variants, seed).unwrap();
        let mut session = Session::new(game);
        while let Some(decision) = session.game().decision() {
            let asked = asked(session.game(), decision);
            let is_for_all = |it: &&Answer| matches!(it.action, Action::AllAsSuggested(_));
            let for_all = match &asked {
                Asked::Prompt(prompt) => prompt.all_answers().find(is_for_all).cloned(),
                Asked::Fight(_) => None,
            };
            clicked += usize::from(for_all.is_some());
            give(&mut session, &for_all.or_else(|| filled(&asked)).unwrap());
        }
        let told = partings(session.game()).into_iter();
        let told: Vec<Order> = told.flat_map(|it| it.ordered).collect();
        assert_eq!(told, []);
    }
    assert!(clicked > 20, "{clicked}");
}

/// Every key is on a screen once, and there is one filled answer, which Enter gives.
#[test]
fn there_is_one_filled_answer_and_every_key_is_there_once() {
    every_question(|_, asked| {
        let answers: Vec<Answer> = match asked {
            Asked::Prompt(prompt) => prompt.all_answers().cloned().collect(),
            Asked::Fight(_) => filled(asked).into_iter().collect(),
        };
        let primary = answers.iter().filter(|it| it.is_primary()).count();
        assert_eq!(primary, 1, "{answers:#?}");
        let keys: Vec<String> = answers.iter().filter_map(Answer::key_mark).collect();
        let apart: HashSet<&String> = keys.iter().collect();
        assert_eq!(keys.len(), apart.len(), "{keys:?}: {answers:#?}");
    });
}

/// To go on (E) never lets raids pass, nor loses what is in the air.
#[test]
fn going_on_is_never_the_harmful_answer() {
    let mut passes = 0;
    every_question(|game, asked| {
        let Asked::Prompt(prompt) = asked else {
            return;
        };
        if let Some(answer) = prompt.answer_by(CommandName::GoOn) {
            let passes = game.decision() == Some(Decision::Interception);
            assert!(!passes && !answer.label.contains("lost"), "{answer:?}");
        }
        if let Some(answer) = prompt.answer_by(CommandName::LetPass) {
            let what = format!("{} {}", answer.label, answer.detail);
            let says = ["gets through with", "flies on with", "lost", "ditch"];
            assert!(says.iter().any(|words| what.contains(words)), "{what}");
            passes += 1;
        }
    });
    assert!(passes > 20, "{passes}");
}

/// Where a patrol had better go first, what the missions would do is offered beside it; and a plan that sends a strike says
/// at whom.
#[test]
fn no_question_hides_the_missions_nor_a_plan_its_strike() {
    let (mut patrols, mut strikes) = (0, 0);
    every_question(|game, asked| {
        let Asked::Prompt(prompt) = asked else {
            return;
        };
        let waiting = fleet::waiting(game.table()).count();
        if matches!(suggestion(game), Some(Order::PlaceCap { .. })) && waiting > 1 {
            let mut answers = prompt.all_answers();
            assert!(answers.any(|it| it.kind.as_deref() == Some("all-as-suggested")));
            patrols += 1;
        }
        let mut answers = prompt.all_answers();
        let plan = answers.find(|it| it.id.as_deref() == Some("carry-out"));
        if let Some(plan) = plan {
            let is_strike = |order: &Order| matches!(order, Order::Launch { mission, .. } if mission.kind == MissionType::Strike);
            let sends = plan.orders().iter().any(is_strike);
            assert_eq!(plan.label.starts_with("Strike "), sends, "{}", plan.label);
            strikes += usize::from(sends);
        }
    });
    assert!(patrols > 0 && strikes > 0, "{patrols} {strikes}");
}
