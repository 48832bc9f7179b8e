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
    let named = |name: &str| {
        let (name, at) = (name.to_owned(), "19 June, 1330".to_owned());
        Origin { name, at }.name_of_branch()
    };
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
}

#[test]
fn a_named_moment_that_cannot_be_read_takes_no_other_with_it() {
    let game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    let here = NamedPoint {
        name: "Here".to_owned(),
        orders: 0,
    };
    let slot = Slot::new("Of a test", Some(7), None, &game).unwrap();
    let text = slot.with_points(None, vec![here.clone()]).to_text();
    let damaged = text.replace(r#""points":["#, r#""points":[{"name":7},"#);
    assert_ne!(text, damaged);
    let (entry, _) = SlotEntry::read("1".to_owned(), damaged);
    assert_eq!(entry.points, [here]);
}

#[test]
fn a_slot_keeps_its_points_and_where_it_grew_from_and_the_list_says_so() {
    let mut game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    let order = Sensible.order(&game).unwrap();
    play(&mut game, order);
    let points = vec![NamedPoint {
        name: "Here".to_owned(),
        orders: 1,
    }];
    let point = save_points(&game, &points)[0].clone();
    let from = origin("The first try", &point);
    let slot = Slot::new("The second", Some(7), None, &game).unwrap();
    let text = slot
        .with_points(Some(from.clone()), points.clone())
        .to_text();
    let (entry, better) = SlotEntry::read("1".to_owned(), text);
    assert_eq!(
        (entry.grew_from.clone(), entry.points.clone(), better),
        (Some(from), points, None)
    );
    let line = start::line(&entry, true, &|_| "then".to_owned());
    assert!(
        line.state
            .ends_with("grew from \u{201c}The first try\u{201d} at 19 June, 0930"),
        "{}",
        line.state
    );
    // Another name leaves them.
    let (renamed, _) = SlotEntry::read("1".to_owned(), entry.renamed("The third").unwrap());
    assert_eq!(
        (renamed.grew_from, renamed.points),
        (entry.grew_from, entry.points)
    );
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
