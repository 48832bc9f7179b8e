//! Of every question that is met in many games: it can be answered by its prompt, and each of its answers is what it says.

use std::collections::BTreeMap;

use midway::engine::forecast::{Capability, of_force, organized};
use midway::engine::map::Place;
use midway::engine::staff::{Player, Random};
use midway::engine::table::AirBase;
use midway::engine::units::{AirUnit, Force, Mover, Side, UsnForce};
use midway::engine::{Decision, Game, Order, Session};
use midway::view::answer::Action;
use midway::view::lit::lit;
use midway::view::prompt::{Prompt, prompt};
use midway::view::{Answer, Chosen, Pick, Selection};

use crate::begun;

/// How many games of the staff, and of the random player.
const STAFFS: u64 = 40;
const RANDOM: u64 = 20;

/// Of each question every one so far, and then each so many: their forecasts take a while.
const EVERY: u32 = 40;
const AT_FIRST: u32 = 4;

/// Which questions of each kind are looked at.
#[derive(Default)]
struct Looked(BTreeMap<&'static str, u32>);

impl Looked {
    fn is_looked_at(&mut self, game: &Game) -> bool {
        let Some(asked) = game.decision() else {
            return false;
        };
        let times = self.0.entry(asked.text().name).or_default();
        *times += 1;
        *times <= AT_FIRST || times.is_multiple_of(EVERY)
    }
}

fn asked(game: &Game, selection: &Selection) -> Prompt {
    prompt(game, selection).expect("something is asked")
}

fn look_at(game: &Game, selection: &Selection, question: &Prompt) {
    let name = question.asked;
    assert!(!question.title.is_empty() && !question.rule.is_empty());
    let sentences = question.why.matches(". ").count() + question.why.matches(": ").count();
    assert!(
        question.why.ends_with('.') && sentences <= 1,
        "{}",
        question.why
    );
    for answer in question.all_answers() {
        assert!(!answer.label.is_empty(), "{name}");
        match &answer.refusal {
            None => is_accepted(game, name, answer),
            Some(refusal) => assert!(
                refusal.ends_with(").") || refusal.ends_with(")"),
                "{refusal}"
            ),
        }
    }
    for place in lit(game, selection) {
        assert!(!place.words.is_empty());
        if let Action::Give(orders) = &place.action {
            assert_eq!(game.check(&orders[0]), Ok(()), "{name}: {}", place.words);
        }
    }
}

/// An answer that is not refused is accepted by the rules.
fn is_accepted(game: &Game, name: &str, answer: &Answer) {
    match &answer.action {
        Action::Give(orders) => assert_eq!(game.check(&orders[0]), Ok(()), "{name}: {orders:?}"),
        Action::AsTold(orders) => assert_eq!(game.check(&orders[0]), Ok(()), "{name}: {orders:?}"),
        Action::AsStaff | Action::Pick(_) => {}
    }
}

/// The prompt of a question, and of it with some things picked.
fn look_at_all(game: &Game, step: usize) {
    let mut selection = Selection::default();
    let question = asked(game, &selection);
    let primary = question.primary().expect("one answer is filled in");
    if let Action::Give(orders) = &primary.action {
        assert_eq!(game.check(&orders[0]), Ok(()));
    }
    look_at(game, &selection, &question);
    let mut question = question;
    for pick in 0..3 {
        let picks = question.all_answers().filter_map(|it| match &it.action {
            Action::Pick(pick) if it.is_open() => Some(pick.clone()),
            _ => None,
        });
        let picks: Vec<_> = picks.collect();
        if picks.is_empty() {
            return;
        }
        selection = selection.with(&picks[(step * 7 + pick * 3) % picks.len()]);
        question = asked(game, &selection);
        look_at(game, &selection, &question);
    }
}

#[test]
fn every_question_of_the_staffs_games_can_be_answered_by_its_prompt() {
    let mut looked = Looked::default();
    for seed in 0..STAFFS {
        let mut session = Session::new(begun(seed));
        while session.game().decision().is_some() {
            if looked.is_looked_at(session.game()) {
                look_at_all(session.game(), session.game().orders().len());
            }
            assert!(session.as_staff().orders > 0);
        }
    }
    assert!(looked.0.len() > 18, "{:?}", looked.0);
}

#[test]
fn every_question_of_random_games_can_be_answered_by_its_prompt() {
    let mut looked = Looked::default();
    for seed in 0..RANDOM {
        let mut game = begun(seed);
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            if looked.is_looked_at(&game) {
                look_at_all(&game, game.orders().len());
            }
            game.play(order).expect("it is legal");
        }
    }
    assert!(looked.0.len() > 20, "{:?}", looked.0);
}

#[test]
fn a_game_is_played_to_its_end_by_the_filled_answers_alone() {
    let mut session = Session::new(begun(4));
    let mut asked_for = 0;
    while session.game().decision().is_some() {
        let question = asked(session.game(), &Selection::default());
        let primary = question.primary().expect("one answer is filled in");
        let given = match &primary.action {
            Action::Give(orders) => session.play(orders),
            Action::AsTold(orders) => session.as_told(orders),
            Action::AsStaff => session.as_staff(),
            Action::Pick(_) => panic!("{}: the filled answer gives an order", question.asked),
        };
        assert!(given.orders > 0, "{}: {:?}", question.asked, given.refusal);
        asked_for += 1;
    }
    assert!(asked_for < 350, "{asked_for}");
    // By the filled answers alone it is the staff's game.
    let mut staffs = Session::new(begun(4));
    while staffs.game().decision().is_some() {
        staffs.as_staff();
    }
    assert!(staffs.game().orders() == session.game().orders());
}

#[test]
fn what_is_picked_is_given_and_what_the_rules_forbid_says_its_rule() {
    let mut refused = 0;
    for seed in 0..6 {
        let mut session = Session::new(begun(seed));
        while session.game().decision().is_some() {
            let game = session.game();
            let name = game.decision().map(|it| it.text().name);
            if matches!(name, Some("fighter_targets" | "bomb_targets" | "give_up")) {
                refused += pick_each(game);
            }
            session.as_staff();
        }
    }
    assert!(refused > 0, "too many given up are refused");
}

/// Picks each option of a question by itself: the filled answer has it then, or is refused with the rule.
fn pick_each(game: &Game) -> usize {
    let question = asked(game, &Selection::default());
    let mut refused = 0;
    for option in question.all_answers() {
        let Action::Pick(pick) = &option.action else {
            continue;
        };
        let picked = asked(game, &Selection::default().with(pick));
        let pressed = picked.all_answers().any(|it| {
            it.name == option.name && it.is_pressed.is_some() && it.is_pressed != Some(false)
        });
        let was = option.is_pressed == Some(true);
        let toggles = question.asked == "give_up";
        assert_eq!(pressed, !(toggles && was), "{}", question.asked);
        let give = &picked.answers[0];
        match &give.refusal {
            Some(refusal) => {
                assert!(refusal.contains('('), "{refusal}");
                refused += 1;
            }
            None => assert!(matches!(
                give.orders()[0],
                Order::Aim { .. } | Order::Bomb { .. } | Order::GiveUp { .. }
            )),
        }
    }
    refused
}

/// Plays games of the staff, and looks at each question of a kind.
fn at_each(games: u64, is_meant: fn(&Decision) -> bool, mut look: impl FnMut(&Game)) {
    for seed in 0..games {
        let mut session = Session::new(begun(seed));
        while let Some(decision) = session.game().decision() {
            if is_meant(decision) {
                look(session.game());
            }
            session.as_staff();
        }
    }
}

#[test]
fn r6_0_11_a_task_force_can_do_after_an_order_what_was_said_before() {
    let mut compared = 0;
    let all = |game: &Game| {
        let forces = UsnForce::ALL.iter().copied();
        let can = forces.map(|force| (force, of_force(game.table(), force)));
        can.collect::<Vec<(UsnForce, Capability)>>()
    };
    at_each(
        3,
        |it| *it == Decision::Organization,
        |game| {
            let before = all(game);
            let orders = game.legal().into_iter();
            for order in orders.filter(|it| !matches!(it, Order::Done | Order::Reinforce { .. })) {
                let mut after = game.clone();
                after.play(order.clone()).expect("it is legal");
                let mut changed = all(&after);
                changed.retain(|one| one.1.ships > 0 && !before.contains(one));
                assert_eq!(organized(game.table(), &order), changed, "{order:?}");
                compared += 1;
            }
        },
    );
    assert!(compared > 100, "{compared}");
}

#[test]
fn r8_6_the_places_lit_for_who_is_chosen_are_those_that_it_can_sail_to() {
    let mut compared = 0;
    at_each(
        6,
        |it| *it == Decision::Operations,
        |game| {
            let legal = game.legal();
            for force in UsnForce::ALL.iter().copied() {
                let mover = Mover::Force(Force::Usn(force));
                let ends = legal.iter().filter_map(|order| match order {
                    Order::Move { mover: who, path } if *who == mover => path.last().copied(),
                    _ => None,
                });
                let mut ends: Vec<Place> = ends.collect();
                let selection =
                    Selection::default().with(&Pick::Choose(Some(Chosen::Mover(mover))));
                let lit = lit(game, &selection).into_iter();
                let mut lit: Vec<Place> = match game.table().place_of(force) {
                    Some(_) => lit.map(|it| it.place).collect(),
                    None => Vec::new(),
                };
                ends.sort_unstable();
                lit.sort_unstable();
                assert_eq!(lit, ends, "{force}");
                compared += 1;
            }
        },
    );
    assert!(compared > 100, "{compared}");
}

#[test]
fn r6_0_13c_units_may_change_places_by_one_order_though_there_is_no_other_room() {
    // Midway is full; one of its bombers and one of Pearl Harbor's change places.
    let mut swapped = 0;
    at_each(
        8,
        |it| *it == Decision::Operations,
        |game| {
            let table = game.table();
            let midway = AirBase::Land(Place::Midway);
            let pearl = AirBase::Land(Place::PearlHarbor);
            let bomber_in = |place: Place| {
                let mut units = AirUnit::of(Side::Usn);
                units.find(|unit| {
                    table.air_base_of(*unit) == Some(AirBase::Land(place))
                        && unit.kind().is_bomber()
                        && !unit.is_naval()
                })
            };
            let (Some(one), Some(other)) =
                (bomber_in(Place::Midway), bomber_in(Place::PearlHarbor))
            else {
                return;
            };
            if table.has_room_for(midway, 1) {
                return;
            }
            let alone = Selection::default().with(&Pick::Base(other, midway));
            let both = alone.with(&Pick::Base(one, pearl));
            let refusal = |selection: &Selection| {
                let question = asked(game, selection);
                let fly = question.all_answers().find(|it| {
                    it.orders()
                        .iter()
                        .any(|it| matches!(it, Order::Rebase { .. }))
                });
                fly.map(|it| it.refusal.clone())
            };
            let alone = refusal(&alone).expect("it can be picked").expect("no room");
            assert!(alone.contains("no room"), "{alone}");
            assert_eq!(refusal(&both), Some(None));
            swapped += 1;
        },
    );
    assert!(swapped > 0);
}
