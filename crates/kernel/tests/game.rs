//! A game of the smallest title there is, through everything that the kernel does with one.

#[path = "game/race.rs"]
mod race;

use kernel::{Dice, Game, LoadError, Record, Title};
use race::{Boat, Race, Refusal, Row, Scope, Setup};

fn setup() -> Setup {
    Setup { start: 0 }
}

/// A game that was played to its end by the first legal order each time.
fn played(seed: u64) -> Game<Race> {
    let mut game = Game::new(setup(), seed);
    while let Some(order) = game.legal().first().copied() {
        game.play(order).unwrap();
    }
    game
}

#[test]
fn the_same_seed_and_orders_give_the_same_game() {
    let game = played(7);
    assert!(game.table().at.iter().any(|at| *at >= 10) && game.decision().is_none());
    let mut again = Game::<Race>::new(setup(), 7);
    for order in game.orders() {
        again.play(*order).unwrap();
    }
    assert_eq!(again.record(), game.record());
    assert_eq!(again.save(), game.save());
    assert_ne!(played(8).events(), game.events());
}

#[test]
fn the_table_is_the_fold_of_its_events() {
    let game = played(7);
    let mut table = Race::empty_table(&setup());
    for (n, record) in game.events().iter().enumerate() {
        assert_eq!(game.table_after(n), table);
        Race::apply(&mut table, &record.event);
    }
    assert_eq!(game.table(), &table);
}

#[test]
fn a_refused_order_changes_nothing() {
    // 4 is two spaces; after two of them Red is four ahead.
    let mut game = Game::<Race>::scripted(setup(), Dice::script([4, 4, 1]));
    for _ in 0..2 {
        game.play(Row(Boat::Red)).unwrap();
    }
    let before = game.record().clone();
    let refused = game.play(Row(Boat::Red)).map(|_| ()).unwrap_err();
    assert_eq!(refused, Refusal::Ahead(Boat::Red));
    assert_eq!(game.record(), &before);
    game.play(Row(Boat::Blue)).unwrap();
    assert_eq!(game.table().at, [4, 0]);
    assert_eq!(game.dice().left(), Some(0));
    assert!(game.save().is_none(), "scripted dice cannot be saved");
}

#[test]
fn a_six_lets_the_wind_take_a_boat_at_random() {
    let mut game = Game::<Race>::scripted(setup(), Dice::script([6, 2]));
    game.play(Row(Boat::Red)).unwrap();
    assert_eq!(game.table().at, [2, 1]);
}

#[test]
fn an_order_taken_back_and_given_again_leads_to_the_same_and_is_counted() {
    let game = played(7);
    for orders in 1..=game.orders().len() {
        let mut again = game.clone();
        assert_eq!(again.undo_reveals(), Some(true));
        assert_eq!(again.undo_many(orders), orders);
        assert_eq!(again.undone() as usize, orders);
        let left = game.orders().len() - orders;
        assert_eq!(again.events(), &game.events()[..again.events().len()]);
        for order in &game.orders()[left..] {
            again.play(*order).unwrap();
        }
        assert_eq!(again.record(), game.record());
        let branch = game.branch(left);
        assert_eq!((branch.orders().len(), branch.undone()), (left, 1));
    }
}

#[test]
fn turns_are_spans_of_the_game() {
    let game = played(7);
    let record = game.record();
    let turns: Vec<Scope> = record
        .children(Record::<Race>::GAME)
        .map(|it| record.span(it).scope)
        .collect();
    assert_eq!(turns.len(), game.table().turn as usize);
    assert_eq!(turns[1], Scope::Turn { number: 2 });
    assert!(record.spans().iter().all(|span| !span.events.is_empty()));
}

const fn turn(number: u32) -> Scope {
    Scope::Turn { number }
}

/// A record in which a procedure has come to two stages, the first with another stage in it.
fn stages() -> Record<Race> {
    let mut record = Record::default();
    record.begin_stage(0, turn(1));
    record.begin_stage(1, turn(10));
    record.begin_stage(0, turn(2));
    record
}

#[test]
fn a_stage_ends_the_one_before_with_all_that_lies_in_it() {
    let mut record = stages();
    let open = |record: &Record<Race>| -> Vec<Scope> {
        let spans = 0..record.spans().len();
        let open = spans.filter(|span| record.is_open(*span));
        open.map(|span| record.span(span).scope).collect()
    };
    assert_eq!(open(&record), [Scope::Game, turn(2)]);
    record.be_at_stage(0, turn(2));
    assert_eq!(record.spans().len(), 4, "it is at that stage already");
    record.end_stage(0);
    assert_eq!(open(&record), [Scope::Game]);
}

#[test]
fn the_spans_within_one_are_its_children_and_not_theirs() {
    let record = stages();
    let game = Record::<Race>::GAME;
    assert_eq!(record.children(game).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(record.within(game).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(record.path(2).collect::<Vec<_>>(), [2, 1, 0]);
}

#[test]
fn a_save_leads_to_the_game_it_was_made_of() {
    let mut game = played(7);
    game.undo();
    let text = game.save().unwrap().named(Some("mine")).to_text();
    let loaded = Game::<Race>::load(&text).unwrap();
    assert_eq!(loaded.record(), game.record());
    assert_eq!(loaded.undone(), 1);
}

#[test]
fn a_save_that_is_not_right_says_what_is_wrong() {
    let text = played(7).save().unwrap().to_text();
    let wrong = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Game::<Race>::load(&text.replacen(from, to, 1))
            .map(|_| ())
            .unwrap_err()
    };
    assert_eq!(
        wrong("carrier-battle", "chess"),
        LoadError::NotASave("The Race")
    );
    assert_eq!(
        wrong("race", "midway"),
        LoadError::OtherTitle("midway".to_owned())
    );
    let (oldest, newest) = (2, 2);
    let other = LoadError::OtherVersion {
        version: 9,
        oldest,
        newest,
    };
    assert_eq!(wrong("\"version\":2", "\"version\":9"), other);
    assert!(matches!(
        wrong("\"start\":0", "\"start\":12"),
        LoadError::OtherSetup(_)
    ));
    assert_eq!(
        wrong("\"check\":\"2:", "\"check\":\"1:"),
        LoadError::WrongCheck
    );
    assert_eq!(
        wrong("\"seed\":\"7\"", "\"seed\":7"),
        LoadError::unreadable("seed")
    );
    assert_eq!(
        wrong("\"Red\"", "\"Green\""),
        LoadError::unreadable("orders")
    );
    assert_eq!(wrong("\"undone\":0", "\"undone\":1"), LoadError::WrongCheck);
    assert!(matches!(
        wrong("\"undone\"", "\"x\":1,\"undone\""),
        LoadError::Damaged(_)
    ));
    let cut = Game::<Race>::load(&text[..text.len() - 9])
        .map(|_| ())
        .unwrap_err();
    assert_eq!(cut, LoadError::Damaged("it is cut off".to_owned()));
    let longer = wrong(
        "\"orders\":[",
        "\"orders\":[\"Red\",\"Red\",\"Red\",\"Red\",\"Red\",\"Red\",\"Red\",\"Red\",",
    );
    assert!(matches!(longer, LoadError::IllegalOrder { .. }), "{longer}");
}

#[test]
fn imagined_games_of_a_number_are_the_same_and_have_nothing_to_do_with_the_seed() {
    let imagine = |seed| {
        let mut game = Game::<Race>::new(setup(), seed).imagined(3);
        while let Some(order) = game.legal().first().copied() {
            game.play(order).unwrap();
        }
        game
    };
    assert_eq!(imagine(1).events(), imagine(2).events());
    assert!(imagine(1).save().is_none());
}
