use super::*;
use crate::engine::combat::ReactionStrikes;
use crate::engine::event::{BattleEvent, Event};
use crate::engine::map::{Line, Place};
use crate::engine::table::{AirPlace, Defense};
use crate::engine::units::{AirUnit, IslandBase};
use crate::engine::{GameSetup, Procedure, trial};

fn begun(seed: u64) -> Session {
    Session::new(Game::new(GameSetup::default(), seed))
}

/// A session in which the staff's answers are given, so many of them or to the end.
fn played(seed: u64, questions: usize) -> Session {
    let mut session = begun(seed);
    for _ in 0..questions {
        if session.game().decision().is_none() {
            break;
        }
        let given = session.as_staff();
        assert_eq!(given.refusal, None, "seed {seed}");
        assert!(given.orders > 0, "seed {seed}");
    }
    session
}

#[test]
fn a_game_by_the_staffs_answers_is_the_staffs_game() {
    for seed in 0..8 {
        let followed = played(seed, usize::MAX).into_game();
        let mut game = Game::new(GameSetup::default(), seed);
        Sensible.finish(&mut game);
        assert_eq!(followed.orders(), game.orders(), "seed {seed}");
        assert!(followed.table().outcome.is_some());
    }
}

#[test]
fn nobody_is_asked_what_has_one_answer() {
    let mut session = begun(3);
    while session.game().decision().is_some() {
        assert!(auto_answer(session.game()).is_none());
        assert!(session.game().legal().len() > 1);
        session.as_staff();
    }
}

#[test]
fn a_step_is_taken_back_and_given_again_with_all_that_followed() {
    let mut session = begun(11);
    for _ in 0..60 {
        let asked = session.game().decision().cloned();
        let answered_before = session.answered().to_vec();
        let (before, undone) = (session.game().orders().len(), session.game().undone());
        session.as_staff();
        let (after, answered) = (
            session.game().orders().to_vec(),
            session.answered().to_vec(),
        );
        let events = session.game().events().len();
        assert!(session.undo());
        assert_eq!(session.game().decision().cloned(), asked);
        assert_eq!(session.game().orders().len(), before);
        assert_eq!(session.answered(), answered_before, "its note comes back");
        assert!(session.game().undone() <= undone + 1);
        assert!(session.redo());
        assert_eq!(session.game().orders(), after);
        assert_eq!(session.game().events().len(), events);
        assert_eq!(session.game().undone(), undone, "he only looked");
        assert_eq!(session.answered(), answered);
        assert_eq!(session.last_step(), after.len() - before);
    }
}

#[test]
fn all_steps_are_taken_back_to_the_first_question_and_given_again() {
    let mut session = played(5, 40);
    let (orders, first) = (session.game().orders().to_vec(), begun(5));
    let mut steps = 0;
    while session.undo() {
        steps += 1;
    }
    assert_eq!(session.game().decision(), first.game().decision());
    assert_eq!((steps, session.can_undo()), (40, false));
    while session.redo() {}
    assert_eq!(session.game().orders(), orders);
}

#[test]
fn a_refused_order_changes_nothing_and_a_new_one_forgets_what_was_taken_back() {
    let mut session = played(2, 6);
    let before = session.game().orders().to_vec();
    let given = session.play(&[Order::Aboard]);
    assert_eq!((given.orders, given.refusal.is_some()), (0, true));
    assert_eq!(session.game().orders(), before);
    assert!(session.undo() && session.can_redo());
    session.as_staff();
    assert!(!session.can_redo());
}

#[test]
fn a_game_that_was_opened_is_taken_back_order_by_order() {
    let game = played(9, 12).into_game();
    let orders = game.orders().len();
    let mut session = Session::new(game);
    assert!(session.undo());
    assert!(session.game().orders().len() < orders);
    assert!(auto_answer(session.game()).is_none());
    assert!(session.redo());
    assert_eq!(session.game().orders().len(), orders);
}

#[test]
fn what_is_answered_before_the_first_question_is_no_step_of_the_players() {
    let mut with_opening = 0;
    for seed in 0..12 {
        let mut session = begun(seed);
        assert_eq!(session.begun_with(), 0);
        assert_eq!(session.last_step(), 0);
        assert!(!session.can_undo() && !session.undo(), "seed {seed}");
        let opening = session.game().orders().len();
        assert_eq!(session.answered().is_empty(), opening == 0, "it is said");
        with_opening += usize::from(opening > 0);
        // Opened again, it is taken back as far as there.
        session.as_staff();
        let mut again = Session::new(session.into_game());
        while again.undo() {}
        assert_eq!(again.game().orders().len(), opening, "seed {seed}");
    }
    assert!(with_opening > 0);
}

#[test]
fn r12_3_who_fights_on_is_asked_again_only_when_something_was_hit() {
    let (mut asked, mut passed) = (0, 0);
    for seed in 0..6 {
        let mut session = begun(seed);
        // Where he fought on in this battle, and nothing was hit since.
        let mut fights_on = false;
        while session.game().decision().is_some() {
            let before = session.game().events().len();
            if session.game().decision() == Some(&Decision::BreakOff) {
                assert!(!fights_on, "seed {seed}: he is asked for nothing new");
                asked += 1;
                fights_on = Sensible.order(session.game()) == Some(Order::FightOn);
            }
            session.as_staff();
            for record in &session.game().events()[before..] {
                let begins = matches!(record.event, Event::Battle(BattleEvent::Begun { .. }));
                fights_on &= !begins && !matches!(record.event, Event::Hits(_));
            }
            let as_before = |it: &&AutoAnswer| **it == AutoAnswer::AsBefore(Order::FightOn);
            passed += session.answered().iter().filter(as_before).count();
        }
    }
    assert!(asked > 50 && passed > 20, "{asked} asked, {passed} not");
}

#[test]
fn what_was_told_of_the_staff_is_given_and_nothing_beyond_it() {
    let (mut several, mut kept_back) = (0, 0);
    for seed in 0..12 {
        let mut session = begun(seed);
        while let Some(decision) = session.game().decision() {
            if !matches!(
                decision,
                Decision::Organization | Decision::Operations | Decision::Logistics
            ) {
                session.as_staff();
                continue;
            }
            let told = told(session.game(), |_, _| ());
            let before = session.game().orders().len();
            assert!(session.as_told(&told.orders).orders > 0);
            let own = session.game().orders().len() - before - session.answered().len();
            assert!(own <= told.orders.len());
            let given = &session.game().orders()[before..before + own];
            assert_eq!(given, &told.orders[..own]);
            several += usize::from(own > 2);
            kept_back += usize::from(own < told.orders.len());
        }
    }
    assert!(several > 50, "{several}");
    assert!(kept_back < several / 5, "{kept_back} of {several}");
}

#[test]
fn r6_0_4b_no_strike_is_asked_about_where_nothing_is_left_to_hit() {
    let mut table = trial::table();
    let on_mi = || Procedure::ReactionStrikes(ReactionStrikes::new(Line::Mi));
    let game = trial::game(table.clone(), &[], on_mi());
    assert_eq!(auto_answer(&game), None, "Wake has guns");
    table.bases[IslandBase::Wake].defense = Defense::Eliminated;
    table.air[AirUnit::G4mOf11Det].at = AirPlace::Base(Place::Wake);
    let game = trial::game(table.clone(), &[], on_mi());
    assert_eq!(auto_answer(&game), None, "it has aircraft");
    table.air[AirUnit::G4mOf11Det].at = AirPlace::Eliminated;
    let game = trial::game(table, &[], on_mi());
    assert!(game.legal().len() > 1, "the rules would allow one");
    let done = (Order::Done, AutoAnswer::NothingToHit);
    assert_eq!(auto_answer(&game), Some(done));
}
