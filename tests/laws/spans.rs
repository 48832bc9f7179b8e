//! The shape of the record: spans nest, every die lies in one that says what it was rolled for, and a game that is
//! replayed or taken back has the same.

use crate::law_games;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Event, Game, Record, SCENARIOS, Scenario, Scope, SegmentId, Span};

/// Games of every scenario with all its variants or none, by the random player or the staff.
fn games(each: u64) -> impl Iterator<Item = Game> {
    let seeds = move |scenario| (0..law_games(each)).map(move |seed| (scenario, seed));
    SCENARIOS
        .into_iter()
        .flat_map(seeds)
        .map(|(scenario, seed): (&Scenario, u64)| {
            let options = if seed % 2 == 0 {
                scenario.variants
            } else {
                &[]
            };
            let mut game = Game::new(scenario, options, seed).unwrap();
            match seed % 3 {
                0 => Sensible.finish(&mut game),
                _ => Random::new(seed).finish(&mut game),
            }
            game
        })
}

/// Whether the events of each span lie in those of the one around it, beside those of its neighbours, and each event in
/// the innermost.
fn assert_nested(record: &Record) {
    let (events, spans) = (record.events(), record.spans());
    let mut free = vec![0; spans.len()];
    let mut innermost = vec![Record::GAME; events.len()];
    for (id, span) in spans.iter().enumerate() {
        if let Some(parent) = span.parent {
            let around = &spans[parent].events;
            assert!(parent < id && around.start <= span.events.start, "{span:?}");
            assert!(
                span.events.end <= around.end.max(span.events.start),
                "{span:?} in {around:?}"
            );
            assert!(
                free[parent] <= span.events.start,
                "{span:?} overlaps another"
            );
            free[parent] = span.events.end;
        }
        innermost[span.events.clone()].fill(id);
    }
    for (at, it) in events.iter().enumerate() {
        assert_eq!(it.span, innermost[at], "{} ({at})", it.event);
    }
}

/// What a span says of its time: turn, phase and segment are those of its events.
fn assert_times(record: &Record) {
    for it in record.events() {
        for span in record.path(it.span) {
            match record.span(span).scope {
                Scope::Turn { turn } => assert_eq!(turn, it.at.turn, "{}", it.event),
                Scope::Phase { number } => assert_eq!(number, it.at.phase, "{}", it.event),
                Scope::Segment { name } => assert_eq!(Some(name), it.at.segment, "{}", it.event),
                _ => {}
            }
        }
    }
}

#[test]
fn spans_nest_and_every_event_lies_in_the_innermost() {
    for game in games(200) {
        let record = game.record();
        assert_nested(record);
        assert_times(record);
        let mut spans = 0..record.spans().len();
        assert!(
            spans.all(|span| !record.is_open(span)),
            "the game has ended"
        );
    }
}

#[test]
fn every_die_lies_in_a_span_that_says_what_it_was_rolled_for() {
    for game in games(200) {
        let record = game.record();
        for it in record.events() {
            let scope = record.span(it.span).scope;
            let is_a_time = matches!(
                scope,
                Scope::Game | Scope::Turn { .. } | Scope::Phase { .. } | Scope::Segment { .. }
            );
            if matches!(it.event, Event::Roll(_)) {
                assert!(!is_a_time, "{} in {scope:?}", it.event);
            }
        }
    }
}

/// A thing that a player would call one thing is one span: what happens of it lies in it, and nothing else does.
#[test]
fn each_procedure_of_the_rules_is_one_span() {
    for game in games(100) {
        let record = game.record();
        let scopes = |at: usize| {
            let span = record.events()[at].span;
            record
                .path(span)
                .map(|span| record.span(span).scope)
                .collect::<Vec<_>>()
        };
        for (at, it) in record.events().iter().enumerate() {
            let lies_in = |is: fn(&Scope) -> bool| scopes(at).iter().any(is);
            match &it.event {
                Event::Procedure(_) => {
                    assert!(lies_in(|it| matches!(it, Scope::RaidProcedure { .. })))
                }
                Event::Commitment(carrier_battle::engine::CommitmentEvent::LimitReached {
                    ..
                }) => {
                    assert!(lies_in(|it| matches!(it, Scope::CommitmentLimit)));
                }
                Event::Attacks(_) => assert!(
                    lies_in(|it| matches!(it, Scope::Strike { .. } | Scope::RaidAttack { .. })),
                    "{}",
                    it.event
                ),
                _ => {}
            }
            if it.at.segment == Some(SegmentId::Activation) && it.at.phase > 0 {
                let of_segment = matches!(it.event, Event::Segment { .. } | Event::Order { .. });
                let has_thing = lies_in(|it| {
                    matches!(
                        it,
                        Scope::Chit { .. }
                            | Scope::Draw
                            | Scope::PushOver { .. }
                            | Scope::Detachment
                            // 21.25, 12.31: hits of gunfire, at the end of the segment.
                            | Scope::FireOutbreak { .. }
                    )
                });
                assert!(of_segment || has_thing, "{} in {:?}", it.event, scopes(at));
            }
        }
    }
}

/// Live, replayed and undone the record is the same.
#[test]
fn a_game_replayed_or_taken_back_has_the_same_record() {
    for game in games(60) {
        let replayed = Game::load(&game.save().unwrap().to_text()).unwrap();
        assert_eq!(replayed.record(), game.record());
        let orders = game.orders();
        let mut again = game.clone();
        for back in [1, 3, 40] {
            let taken = again.undo_many(back);
            assert_nested(again.record());
            let given = again.orders().len();
            for order in &orders[given..given + taken] {
                again.play(*order).unwrap();
            }
            assert_eq!(again.record(), game.record());
        }
    }
}

/// A span that has ended stays what it was, however the game goes on.
#[test]
fn a_span_that_is_over_does_not_change() {
    for scenario in SCENARIOS {
        let mut game = Game::new(scenario, &[], 5).unwrap();
        let mut player = Random::new(5);
        let mut over: Vec<(usize, Span)> = Vec::new();
        while let Some(order) = player.order(&game) {
            game.play(order).unwrap();
            let record = game.record();
            for (id, span) in over.drain(..) {
                assert_eq!(*record.span(id), span);
            }
            let spans = record.spans().iter().cloned().enumerate();
            over.extend(spans.filter(|(id, _)| !record.is_open(*id)));
        }
    }
}
