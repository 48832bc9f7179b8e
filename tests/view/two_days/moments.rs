//! Moments to play on from, and the games that grow from them.

use super::*;

#[test]
fn each_turn_has_a_save_point_and_so_has_what_the_player_names() {
    let game = at_turn(
        Game::new(Scenario::numbered(4).unwrap(), &[], 7).unwrap(),
        Turn::at(20, 1330),
    );
    let orders = game.orders().len();
    let in_third_phase = (0..orders).find(|orders| game.branch(*orders).table().phase == 3);
    let named = [
        NamedPoint {
            name: "Before the strike".to_owned(),
            orders: in_third_phase.expect("an order of a third phase"),
        },
        // Of what was taken back since.
        NamedPoint {
            name: "Gone".to_owned(),
            orders: orders + 1,
        },
    ];
    let points = save_points(&game, &named);
    let words: Vec<String> = points.iter().map(|point| point.in_words()).collect();
    assert!(
        words.iter().any(|it| it.ends_with("Before the strike")),
        "{words:?}"
    );
    assert!(!words.iter().any(|it| it.contains("Gone")));
    assert!(points.is_sorted_by(|one, other| one.orders >= other.orders));
    // To the phase: a turn has four of them.
    for point in points.iter().filter(|point| point.is_named) {
        let then = game.branch(point.orders);
        let time = then.table().turn.time_of(then.table().phase);
        assert!(point.when.ends_with(&format!("{time:04}")), "{point:?}");
        assert_eq!(then.table().phase, 3);
    }
    for point in points.iter().filter(|point| !point.is_named) {
        let then = game.branch(point.orders);
        assert_eq!(then.orders(), &game.orders()[..point.orders]);
        let turn = then.table().turn;
        assert!(
            point.when.ends_with(&format!("{:04}", turn.time())),
            "{point:?}"
        );
        // It is the first question of its turn.
        let before = point
            .orders
            .checked_sub(1)
            .map(|orders| game.branch(orders));
        assert!(
            before.is_none_or(|before| before.table().turn < turn),
            "{point:?}"
        );
    }
    // The battle goes on from there as it did.
    let mut again = game.branch(3);
    for order in &game.orders()[3..] {
        play(&mut again, *order);
    }
    assert_eq!(again.table(), game.table());
}

/// A step back and on again takes no name away; another order does.
#[test]
fn named_moments_that_are_taken_back_come_again_with_redo_and_go_with_another_order() {
    let names = |points: &NamedPoints| {
        let kept = points.kept().iter();
        kept.map(|point| point.name.clone()).collect::<Vec<_>>()
    };
    let mut points = NamedPoints::default();
    points.name("dusk".to_owned(), 10);
    points.name("night".to_owned(), 20);
    points.go_to(15);
    assert_eq!(names(&points), ["dusk"]);
    points.go_to(20);
    assert_eq!(names(&points), ["dusk", "night"]);
    points.name("late".to_owned(), 20);
    assert_eq!(names(&points), ["dusk", "late"], "one moment has one name");
    points.go_to(15);
    points.play_on();
    points.go_to(20);
    assert_eq!(names(&points), ["dusk"]);
    // A game that plays on from before has those up to there.
    points.name("dawn".to_owned(), 30);
    assert_eq!(names(&points.up_to(25)), ["dusk"]);
    let mut branch = points.up_to(25);
    branch.go_to(30);
    assert_eq!(names(&branch), ["dusk"], "it is another game");
}

#[test]
fn a_game_that_grows_from_another_is_named_after_the_first_and_the_moment() {
    let named = |name: &str| name_of_branch(&of(name, None), None);
    assert_eq!(named("The first"), "The first, from 19 June, 1330");
    assert_eq!(named("The first, from 19 June, 0930"), named("The first"));
    assert_eq!(named(" "), "From 19 June, 1330");
    assert_eq!(named("From 19 June, 0930"), named(" "));
    assert_eq!(
        named("Escape, from Guam"),
        "Escape, from Guam, from 19 June, 1330"
    );
    let long = named(&"\u{e9}".repeat(60));
    assert_eq!(long.chars().count(), 60);
    assert!(long.ends_with("\u{e9}, from 19 June, 1330"));
    // The player's own name for the moment is the better one, and goes when the game branches again.
    let before = of("Of a test", Some("Before the night"));
    let name = name_of_branch(&before, None);
    assert_eq!(name, "Of a test, from Before the night");
    let again = of(&name, Some("Dawn, from memory"));
    let again_name = name_of_branch(&again, Some(&before));
    assert_eq!(again_name, "Of a test, from Dawn, from memory");
    let third = name_of_branch(&of(&again_name, None), Some(&again));
    assert_eq!(third, "Of a test, from 19 June, 1330");
    let of_nothing = name_of_branch(&of(" ", Some("Here")), None);
    assert_eq!(of_nothing, "From Here");
    let long = of(&"n".repeat(60), Some(&"m".repeat(60)));
    assert_eq!(name_of_branch(&long, None).chars().count(), 60);
}

/// Where a game of a name was left at 1330, at a moment that the player had named, or not.
fn of(name: &str, moment: Option<&str>) -> Origin {
    Origin {
        name: name.to_owned(),
        at: "19 June, 1330".to_owned(),
        moment: moment.map(str::to_owned),
        orders: 7,
        arranged_anew: false,
    }
}

/// The turn in which it gets dark is called so in the list too: dusk itself comes in its second phase (6.41).
#[test]
fn r6_41_the_turn_of_dusk_has_one_name_on_its_sheet_and_in_the_list() {
    let game = at_turn(
        Game::new(Scenario::numbered(8).unwrap(), &[], 7).unwrap(),
        Turn::at(19, 2010),
    );
    let points = save_points(&game, &[]);
    let dusk = points.iter().find(|point| point.when.ends_with("1850"));
    let dusk = dusk.expect("the turn of 1850 has begun");
    assert_eq!(dusk.what, situation::at(&game, LightChange::Dusk).title);
}

#[test]
fn a_game_that_grew_from_another_says_so_with_its_first_question() {
    let mut game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    for _ in 0..2 {
        let order = Sensible.order(&game).unwrap();
        play(&mut game, order);
    }
    let named = NamedPoint {
        name: "Here".to_owned(),
        orders: 1,
    };
    let point = save_points(&game, &[named])[0].clone();
    let from = point.origin("The first try", true);
    let branch = game.branch(1);
    assert_eq!(
        begun_anew(&from, &branch).unwrap(),
        "You play on from \u{201c}Here\u{201d} in a new game; \u{201c}The first try\u{201d} stays as it was."
    );
    let unknown = point.origin("The first try", false);
    let said = begun_anew(&unknown, &branch).unwrap();
    // Of the game: that of a link was somebody else's.
    assert!(
        said.ends_with(
            "Which orders of the day it went by then is not known: the new game has none, and the decks are handled as the staff would."
        ),
        "{said}"
    );
    assert_eq!(begun_anew(&from, &game), None, "it has been played on");
}

/// From its very start too: it goes by what held there, not by what its scenario proposes with its briefing.
#[test]
fn a_game_that_grew_from_the_start_of_another_does_not_begin_afresh() {
    let mut game = Game::new(Scenario::numbered(6).unwrap(), &[], 7).unwrap();
    assert!(begins_afresh(&game, None));
    assert!(shell::briefing(&game, None).orders.is_some());
    let order = Sensible.order(&game).unwrap();
    play(&mut game, order);
    assert!(!begins_afresh(&game, None));
    let start = NamedPoint {
        name: "The start".to_owned(),
        orders: 0,
    };
    let point = save_points(&game, &[start]).pop().unwrap();
    let from = point.origin("The first try", true);
    let branch = game.branch(from.orders);
    assert!(!begins_afresh(&branch, Some(&from)));
    assert_eq!(shell::briefing(&branch, Some(&from)).orders, None);
    assert_eq!(
        begun_anew(&from, &branch).unwrap(),
        "You play on from \u{201c}The start\u{201d} in a new game; \u{201c}The first try\u{201d} stays as it was."
    );
}

#[test]
fn a_game_that_plays_on_from_a_moment_goes_by_what_was_ordered_then() {
    let arranged = |orders: usize, day: OrdersOfTheDay| Arranged {
        standing: day.into(),
        ..Arranged::nothing(orders)
    };
    let (asks, staff) = (OrdersOfTheDay::ASK_EVERYTHING, OrdersOfTheDay::AS_STAFF);
    let mut all = Arrangements::default();
    all.note(arranged(0, asks));
    all.note(arranged(0, staff));
    all.note(arranged(5, staff));
    all.note(arranged(9, asks));
    let day_at = |all: &Arrangements, orders| all.at(orders).map(|it| it.standing.day);
    assert_eq!(all.all().len(), 2, "what is as before is not noted again");
    assert_eq!(
        [0, 8, 9, 20].map(|orders| day_at(&all, orders)),
        [Some(staff), Some(staff), Some(asks), Some(asks)]
    );
    assert_eq!(all.up_to(8).all(), [arranged(0, staff)]);
    // Taken back with the orders before it, and arranged otherwise.
    all.note(arranged(7, staff));
    assert_eq!(day_at(&all, 20), Some(staff));
    // A game whose beginning is not known.
    let mut late = Arrangements::default();
    late.note(arranged(40, staff));
    assert_eq!(day_at(&late, 39), None);
}

/// A step back and on again leaves it known what was ordered when; another order does not.
#[test]
fn what_was_arranged_in_orders_that_are_taken_back_holds_again_with_redo() {
    let (first, second, third) = (
        OrdersOfTheDay::ASK_EVERYTHING,
        scenario_five(),
        OrdersOfTheDay::AS_STAFF,
    );
    let arranged = |orders: usize, day: OrdersOfTheDay| Arranged {
        standing: day.into(),
        ..Arranged::nothing(orders)
    };
    let mut all = Arrangements::default();
    for (orders, day) in [(0, first), (10, second), (15, third)] {
        all.note(arranged(orders, day));
    }
    let before = all.all();
    // Orders of the day stay as they are when an order is taken back.
    for orders in [20, 5, 3] {
        all.note(arranged(orders, third));
    }
    assert_eq!(all.all(), [arranged(0, first), arranged(3, third)]);
    let mut other = all.clone();
    for orders in [5, 20] {
        all.note(arranged(orders, third));
    }
    assert_eq!(all.all(), before);
    assert_eq!(all.at(12), Some(arranged(10, second)));
    // Another order: what was taken back is gone for good.
    other.play_on();
    other.note(arranged(20, third));
    assert_eq!(other.all(), [arranged(0, first), arranged(3, third)]);
}

/// What a slot keeps of its moments.
fn moments(grew_from: Option<Origin>, points: Vec<NamedPoint>) -> Moments {
    let points = NamedPoints::of(points);
    Moments { grew_from, points }
}

/// What stands beside a game whose player has arranged so much.
fn beside(plans: Plans, arranged: &[Arranged]) -> Beside {
    Beside {
        plans,
        arranged: Arrangements::of(arranged.to_vec()),
        ..Beside::default()
    }
}

/// A save of before says nothing of what was arranged; from where it is opened, that is known.
#[test]
fn a_game_that_is_opened_knows_what_is_arranged_where_it_stands() {
    let mut game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    let order = Sensible.order(&game).unwrap();
    play(&mut game, order);
    let plans = Plans::default();
    let slot = Slot::new("Of before", Some(7), None, &game).unwrap();
    let slot = slot.beside(beside(plans, &[]));
    let (entry, _) = SlotEntry::read("1".to_owned(), slot.to_text());
    let mut beside = entry.beside;
    beside.note(&game);
    assert_eq!(beside.arranged.at(0), None);
    assert_eq!(beside.arranged.at(1), Some(Arranged::now(&game, plans)));
}

/// A game after its first order, with that moment named.
fn named_after_an_order() -> (Game, Vec<NamedPoint>) {
    let mut game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    let order = Sensible.order(&game).unwrap();
    play(&mut game, order);
    let here = vec![NamedPoint {
        name: "Here".to_owned(),
        orders: 1,
    }];
    (game, here)
}

/// A file carries the moments and where the game grew from, and one without them is a save as it always was.
#[test]
fn a_file_brings_named_moments_and_the_first_game_back() {
    let (game, points) = named_after_an_order();
    let from = of("The first try", Some("Before"));
    let arranged = beside(Plans::AS_STAFF, &[Arranged::nothing(0)]);
    let plain = Slot::new("The second", Some(7), None, &game).unwrap();
    let plain = plain.beside(arranged.clone());
    let all = Beside {
        moments: moments(Some(from), points),
        ..arranged
    };
    let with = plain.clone().beside(all.clone());
    let read = |text: String| SlotEntry::read(String::new(), text).0;
    let file = read(with.to_text()).export();
    let back = read(file.clone());
    assert_eq!(game_of(&file).unwrap().orders(), game.orders());
    let slot = back.brought_in("Back", Some(8), &game).unwrap();
    assert_eq!(read(slot.to_text()).beside, all);
    assert_eq!(back.name.as_deref(), Some("The second"));
    let file = read(plain.to_text()).export();
    let save = game.save().unwrap().named(Some("The second"));
    assert_eq!(file, save.to_text());
}

/// Nor are plans for the decks and orders of the day lost with a file, where a save does not say them.
#[test]
fn a_file_brings_back_what_was_arranged_if_a_save_does_not_say_it() {
    let scenario = Scenario::numbered(6).unwrap();
    let mut game = Game::new(scenario, &[], 7).unwrap();
    let order = Sensible.order(&game).unwrap();
    play(&mut game, order);
    let read = |text: String| SlotEntry::read(String::new(), text).0;
    let exported = |plans: Plans, arranged: &[Arranged]| {
        let slot = Slot::new("Of a test", Some(7), None, &game).unwrap();
        let slot = slot.beside(beside(plans, arranged));
        read(slot.to_text()).export()
    };
    let standing = |orders: usize, day: OrdersOfTheDay| Arranged {
        standing: day.into(),
        ..Arranged::nothing(orders)
    };
    let proposed = standing(0, OrdersOfTheDay::at_first(scenario));
    let now = Arranged::now(&game, Plans::AS_STAFF);
    let save = game.save().unwrap().named(Some("Of a test")).to_text();
    for as_ever in [&[][..], &[Arranged::nothing(0)], &[proposed], &[now]] {
        assert_eq!(exported(Plans::AS_STAFF, as_ever), save, "{as_ever:?}");
    }
    let later = [proposed, now];
    for (plans, arranged) in [
        (Plans::default(), &[][..]),
        (Plans::AS_STAFF, &later),
        (Plans::AS_STAFF, &[standing(0, scenario_five())]),
    ] {
        let back = read(exported(plans, arranged));
        assert_eq!(back.beside, beside(plans, arranged));
        assert_eq!(back.game().unwrap().orders(), game.orders());
    }
}

/// Orders of the day that no battle of a whole day begins with.
fn scenario_five() -> OrdersOfTheDay {
    OrdersOfTheDay::at_first(Scenario::numbered(5).unwrap())
}

#[test]
fn a_named_moment_that_cannot_be_read_takes_no_other_with_it() {
    let game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    let here = NamedPoint {
        name: "Here".to_owned(),
        orders: 0,
    };
    let slot = Slot::new("Of a test", Some(7), None, &game).unwrap();
    let named = Beside {
        moments: moments(None, vec![here]),
        ..Beside::default()
    };
    let text = slot.beside(named.clone()).to_text();
    let damaged = text.replace(r#""points":["#, r#""points":[{"name":7},"#);
    assert_ne!(text, damaged);
    let (entry, _) = SlotEntry::read("1".to_owned(), damaged);
    assert_eq!(entry.beside, named);
}

#[test]
fn a_slot_keeps_its_points_and_where_it_grew_from_and_the_list_says_so() {
    let (game, points) = named_after_an_order();
    let point = save_points(&game, &points)[0].clone();
    let from = point.origin("The first try", true);
    let slot = Slot::new("The second", Some(7), None, &game).unwrap();
    let beside = Beside {
        moments: moments(Some(from), points),
        ..Beside::default()
    };
    let text = slot.beside(beside.clone()).to_text();
    let (entry, better) = SlotEntry::read("1".to_owned(), text);
    assert_eq!((&entry.beside, better), (&beside, None));
    let line = start::line(&entry, true, &|_| "then".to_owned());
    assert!(
        line.state.ends_with(
            "grew from \u{201c}The first try\u{201d} at \u{201c}Here\u{201d}, 19 June, 0930"
        ),
        "{}",
        line.state
    );
    // Another name leaves them.
    let (renamed, _) = SlotEntry::read("1".to_owned(), entry.renamed("The third").unwrap());
    assert_eq!(renamed.beside, beside);
}

/// An order that is refused changes nothing, on a branch as anywhere.
#[test]
fn a_branch_is_a_game_like_any_other() {
    let game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    let mut branch = game.branch(0);
    assert_eq!(branch.undone(), 0);
    assert!(branch.play(Order::AcceptBattle).is_err());
    assert_eq!(branch.table(), game.table());
}
