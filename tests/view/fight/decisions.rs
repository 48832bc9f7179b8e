//! The decisions that fall in a fight: what is asked, what is offered, and what is refused and why.

use carrier_battle::engine::ships::ShipSet;
use carrier_battle::engine::{Game, SCENARIOS, Scenario, staff};
use carrier_battle::view::Answer;
use carrier_battle::view::fight::{
    Assignment, CoordinationChoice, DivisionChoice, FightView, FiringChoice,
};

use super::attack::{at_sea, over_zuikaku, target_of};
use super::battle::before_the_fight;
use super::*;
use crate::common::attacks::*;
use crate::common::decks::*;
use crate::common::*;

fn labels<'a>(answers: impl IntoIterator<Item = &'a Answer>) -> Vec<&'a str> {
    answers
        .into_iter()
        .map(|answer| answer.label.as_str())
        .collect()
}

/// The answer's one order.
#[track_caller]
fn order(answer: &Answer) -> Order {
    let [order] = answer.orders() else {
        panic!("not one order: {answer:?}");
    };
    *order
}

#[track_caller]
fn division(view: &FightView) -> &DivisionChoice {
    match &view.body {
        Body::Division(choice) => choice,
        body => panic!("no division: {body:?}"),
    }
}

#[test]
fn a_division_offers_every_legal_way_with_what_to_expect() {
    let mut game = before_the_fight(&[1, 10]);
    play(&mut game, Order::Fight);
    let view = asked(&game);
    let question = view.question.as_ref().unwrap();
    assert!(
        question
            .text
            .starts_with("9 points of escorts, 11 of attack planes. ")
    );
    assert_eq!(question.rule, "4.52");
    let choice = division(&view);
    let ways: Vec<u8> = choice.ways.iter().map(|way| way.escorts).collect();
    assert_eq!(ways, [4, 5, 6, 7, 8, 0, 1, 2, 3]);
    let way = choice.way(5).unwrap();
    assert_eq!(way.split, "5 on escorts \u{b7} 3 on attack planes");
    let expected = way.expected.as_ref().unwrap();
    assert!(expected[0].number.contains('.'));
    let what = ["escorts down", "attack planes down", "Hellcats lost"];
    assert_eq!(expected.each_ref().map(|one| one.what), what);
    assert_eq!(
        expected.each_ref().map(|one| one.is_cost),
        [false, false, true]
    );
    assert_eq!(order(&way.engage), divide(5));
    // Enter gives what is chosen, the best at first.
    let engage = view.primary(choice.best).unwrap();
    assert_eq!(order(&engage), divide(choice.best));
    let answers = view.foot(5).answers;
    assert_eq!(
        labels(&answers),
        ["Tell me the rest", "Engage \u{b7} 5 and 3"]
    );
    assert_eq!(answers[0].orders(), [divide(choice.best)]);
    assert!(view.foot(5).note.contains("averages"));
    assert_eq!(view.foot(5).next, None);
}

#[test]
fn a_division_with_too_few_against_the_escorts_says_why_not() {
    let mut game = before_the_fight(&[1, 10]);
    play(&mut game, Order::Fight);
    let view = asked(&game);
    let way = division(&view).way(3).unwrap();
    let why = way.refusal.as_deref().unwrap();
    assert!(
        why.starts_with("Too few: 4 to 8 of the fighters must go against the escorts"),
        "{why}"
    );
    assert_eq!(way.expected, None);
    assert!(way.engage.refusal.is_some());
}

#[test]
fn a_second_attempt_names_its_fuel_its_odds_and_the_way_home() {
    let mut game = over_zuikaku(0, &[1]);
    let views = watch(&mut game, contact(1, 'A'));
    let has_die = |view: &&FightView| exchange(view).roll.is_some();
    let failed = views.iter().find(has_die).unwrap();
    assert_eq!(die(failed).3, "F");
    let view = asked(&game);
    assert_eq!(view.question.as_ref().unwrap().rule, "5.22");
    // The die of the first attempt is still there, with its chart.
    assert_eq!(die(&view).0, 1);
    let foot = view.foot(0);
    assert_eq!(foot.chart, Some("strike_contact"));
    assert_eq!(foot.note, "Air Strike 1 has 5 fuel.");
    assert_eq!(
        labels(&foot.answers),
        ["Fly home", "Look for Force A \u{b7} 1 fuel"]
    );
    let again = view.primary(0).unwrap();
    assert_eq!(order(&again), contact(1, 'A'));
    assert!(again.detail.ends_with("0% finds it"), "{}", again.detail);
    assert_eq!(order(&foot.answers[0]), Order::GoOn);
    // A strike without the fuel for it may only fly home.
    let mut game = all_in_one(
        strikes_against(
            &[(carrier_battle::engine::fleet::AirUnitType::Sb2c, 2)],
            6,
            &[
                force('A', START, &["Zuikaku"], 0),
                force('B', "1521", &["Shokaku"], 0),
            ],
            1,
        ),
        &[1],
    );
    play(&mut game, contact(1, 'A'));
    let refusal = Answer::new(&game, "", contact(1, 'B')).refusal.unwrap();
    assert!(refusal.ends_with('.'), "{refusal}");
    // So it is not offered.
    assert_eq!(asked(&game).foot(0).answers.len(), 2);
}

#[track_caller]
fn coordination(view: &FightView) -> &CoordinationChoice {
    match &view.body {
        Body::Coordination(choice) => choice,
        body => panic!("no coordination: {body:?}"),
    }
}

#[test]
fn coordination_shows_both_columns() {
    let mut game = over_zuikaku(0, &[FOUND, SURPRISED]);
    play(&mut game, contact(1, 'A'));
    let view = asked(&game);
    assert_eq!(view.question.as_ref().unwrap().rule, "5.61");
    let choice = coordination(&view);
    assert!(choice.value.contains("doubled to "), "{}", choice.value);
    let surprise = "The surprise adds 2 to every damage roll.";
    assert!(choice.value.contains(surprise), "{}", choice.value);
    // What the figures on the chips are is said.
    assert!(
        choice
            .value
            .ends_with("added to its die, or taken from it.")
    );
    let [together, at_once] = choice.ways.as_slice() else {
        panic!("two ways: {choice:?}");
    };
    assert_eq!(together.answer.label, "Draw together \u{b7} 1 fuel, 4 left");
    assert_eq!(at_once.answer.label, "Attack at once \u{b7} no fuel");
    assert_eq!(order(&at_once.answer), coordinate(false));
    assert_ne!(together.column, at_once.column);
    assert!(together.column.starts_with("read as attack value "));
    assert!(together.hits.ends_with(" hits to be expected"));
    assert_eq!(order(&view.primary(0).unwrap()), coordinate(true));
    // All is answered above.
    assert_eq!(view.foot(0), Default::default());
    // What is no answer is refused in words.
    let refusal = Answer::new(&game, "Attack", Order::Attack).refusal;
    assert_eq!(refusal.as_deref(), Some("That is not what is asked now."));
}

#[track_caller]
fn assignment(view: &FightView) -> &Assignment {
    match &view.body {
        Body::Assignment(assignment) => assignment,
        body => panic!("no assignment: {body:?}"),
    }
}

/// A strike at the question which ship each damage roll is for.
fn before_the_bombs() -> Game {
    let mut game = over_zuikaku(0, &[FOUND, SURPRISED]);
    play_all(&mut game, &[contact(1, 'A'), coordinate(false)]);
    game
}

#[test]
fn damage_rolls_are_aimed_one_by_one_with_the_odds() {
    let mut game = before_the_bombs();
    let view = asked(&game);
    let pool = &assignment(&view).pool;
    assert!(pool.len() > 1);
    assert!(pool[0].is_selected && !pool[1].is_selected);
    assert!(
        pool[0].name.starts_with("Damage roll 1, "),
        "{}",
        pool[0].name
    );
    assert!(
        assignment(&view)
            .how
            .contains("The surprise adds 2 to each.")
    );
    let target = target_of(&view, "Zuikaku");
    let aimed = target.aim.as_ref().unwrap();
    assert!(aimed.is_if);
    assert_eq!(aimed.odds[0].0, "hit");
    let answer = aimed.answer.as_ref().unwrap();
    assert_eq!(order(answer), aim(0, "Zuikaku"));
    assert!(
        answer
            .label
            .starts_with("Damage roll 1 at Zuikaku: no damage"),
        "{}",
        answer.label
    );

    // Another roll picked up goes to the ship instead.
    let view = asked_while(&game, Activity::Aiming(1));
    assert!(assignment(&view).pool[1].is_selected);
    let target = target_of(&view, "Zuikaku");
    let answer = target.aim.as_ref().unwrap().answer.clone().unwrap();
    assert_eq!(order(&answer), aim(1, "Zuikaku"));

    // Aimed, it lies at the ship, and the odds are no longer ifs.
    play(&mut game, aim(0, "Zuikaku"));
    let view = asked(&game);
    let target = target_of(&view, "Zuikaku");
    assert_eq!(target.rolls.len(), 1);
    assert!(!target.aim.as_ref().unwrap().is_if);
}

#[test]
fn the_attack_begins_with_every_roll_at_its_ship_by_one_answer() {
    let mut game = before_the_bombs();
    let refusal = Answer::new(&game, "Attack", Order::Attack).refusal.unwrap();
    assert!(refusal.contains("5.61"), "{refusal}");
    let view = asked(&game);
    let foot = view.foot(0);
    assert_eq!(foot.note, "The attack begins once every roll has its ship.");
    // She is the only carrier.
    assert_eq!(labels(&foot.answers), ["Attack: all rolls at Zuikaku"]);
    assert!(assignment(&view).quick.is_empty());
    let deal = view.primary(0).unwrap();
    assert_eq!(deal.kind.as_deref(), Some("attack"));
    let promised = deal.detail.clone();
    let [aims @ .., Order::Attack] = deal.orders() else {
        panic!("{deal:?}");
    };
    play_all(&mut game, aims);
    let view = asked(&game);
    // It promised what she shows with all rolls meant for her.
    let odds = &target_of(&view, "Zuikaku").aim.as_ref().unwrap().odds;
    let figure = |name: &str| &odds.iter().find(|(it, _)| it == name).unwrap().1;
    assert_eq!(
        promised,
        format!(
            "\u{b7} {} hits, {} victory points expected",
            figure("hits"),
            figure("victory points")
        )
    );
    assert!(assignment(&view).pool.is_empty());
    assert!(
        assignment(&view)
            .hint
            .starts_with("Every roll has its ship")
    );
    assert_eq!(order(&view.primary(0).unwrap()), Order::Attack);
    assert_eq!(view.foot(0).note, "");
    let target = target_of(&view, "Destroyer Force 1");
    assert_eq!(target.aim.as_ref().unwrap().answer, None);
}

/// 5.61: what is suggested goes where the staff would aim, the sentence names the same ship, and equals are said to
/// be equals.
#[test]
fn r5_61_the_rolls_go_where_the_staff_would_aim_them() {
    let (mut asked_for, mut equals) = (0, 0);
    for seed in 0..40 {
        let mut game = Game::new(SCENARIOS[1], &[], seed).unwrap();
        while let Some(staffs) = staff::suggestion(&game) {
            if let Order::Aim { ship, .. } = staffs {
                let view = asked(&game);
                let deal = view.primary(0).unwrap();
                assert_eq!(deal.orders().first(), Some(&staffs));
                assert!(deal.label.contains(&ship.to_string()), "{}", deal.label);
                let all = staff::aims(&game).unwrap();
                let text = format!("{view:?}");
                assert_eq!(
                    text.contains("promise the same"),
                    all.alike.len() > 1,
                    "{text}"
                );
                asked_for += 1;
                equals += u32::from(all.alike.len() > 1);
                let [aims @ .., Order::Attack] = deal.orders() else {
                    panic!("{deal:?}");
                };
                play_all(&mut game, aims);
                assert_eq!(staff::suggestion(&game), Some(Order::Attack));
            } else {
                play(&mut game, staffs);
            }
        }
    }
    assert!(asked_for > 10 && equals > 0, "{asked_for}, {equals}");
}

#[track_caller]
fn firing(view: &FightView) -> &FiringChoice {
    match &view.body {
        Body::Firing(choice) => choice,
        body => panic!("no firing: {body:?}"),
    }
}

/// A raid that overflies the Battle Line, at the question who fires; more raids will follow.
fn overflown() -> Game {
    static THREE: Scenario = like_scenario_3(
        1,
        at_sea_with(&[(CARRIER_GROUPS[0], 0), (LINE, 0)]),
        &[raid_of(2, 1, 3), raid_of(2, 1, 3), raid_of(2, 1, 3)],
    );
    scripted_with(&THREE, &[], &[1, 1, 1, 1, 1, 6])
}

const fn at_sea_with(
    groups: &'static [(carrier_battle::engine::fleet::TaskGroupId, u8)],
) -> carrier_battle::engine::UsSetup {
    crate::common::decks::at_sea(groups, None)
}

#[test]
fn battleships_open_fire_or_hold_it() {
    let game = overflown();
    let view = asked(&game);
    assert_eq!(view.question.as_ref().unwrap().rule, "5.721");
    assert_eq!(view.title, "Raid 1 comes to the Battle Line");
    assert_eq!(at_sea(&view).ships.len(), 0);
    assert_eq!(at_sea(&view).no_ships, Some("The target is not known yet."));
    let choice = firing(&view);
    assert_eq!(choice.guns.len(), 7);
    assert_eq!(choice.guns[0].label, "\u{2713} 16 AA Iowa");
    assert_eq!(choice.guns[0].is_pressed, Some(true));
    assert_eq!(
        choice.sum,
        "102 factors, halved to 51. Fewer than 10 do nothing."
    );
    let fire = view.primary(0).unwrap();
    assert_eq!(fire.label, "Open fire with 51");
    assert_eq!(fire.refusal, None);

    // Without Iowa.
    let carrier_battle::view::Action::Begin(without) = choice.guns[0].action else {
        panic!("she is chosen or not");
    };
    let view = asked_while(&game, without);
    assert_eq!(firing(&view).guns[0].label, "16 AA Iowa");
    assert_eq!(firing(&view).guns[0].is_pressed, Some(false));
    let Order::OpenFire { ships } = order(&view.primary(0).unwrap()) else {
        panic!("they open fire");
    };
    assert_eq!(ships.len(), 6);
    assert!(!ships.contains(ship("Iowa")));

    // Nobody: that is holding fire. A cruiser is no battleship.
    let view = asked_while(&game, Activity::Firing(ShipSet::default()));
    assert_eq!(view.primary(0).unwrap().label, "Hold fire");
    let cruisers = Activity::Firing([ship("CruDiv 6")].into_iter().collect());
    let refusal = asked_while(&game, cruisers)
        .primary(0)
        .unwrap()
        .refusal
        .unwrap();
    assert_eq!(
        refusal,
        "CruDiv 6 is not a battleship of the Battle Line (5.72)."
    );
}
