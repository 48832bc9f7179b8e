use kernel::Title;

use crate::engine::event::{Event, MarkerEvent, SequenceEvent, SpottingEvent};
use crate::engine::map::{Line, Place};
use crate::engine::procedure::Procedure;
use crate::engine::scenario::{OpsMarker, Phase, SpecialMarker, TurnStep};
use crate::engine::scope::Scope;
use crate::engine::sequence::SequenceOfPlay;
use crate::engine::table::{AirPlace, Defense, Spotter};
use crate::engine::trial;
use crate::engine::units::{AirUnit, IjnForce, IslandBase, Ship, Strength, UsnForce};
use crate::engine::{Game, GameSetup, Midway, Table};

/// A game in which the player does nothing that he need not do.
fn idle(seed: u64) -> Game {
    let mut game = Game::new(GameSetup::default(), seed);
    while let Some(order) = game.legal().into_iter().next_back() {
        game.play(order).unwrap();
    }
    game
}

/// The events of the sequence of play, turn by turn.
fn turns(game: &Game) -> Vec<Vec<Event>> {
    let mut turns: Vec<Vec<Event>> = Vec::new();
    for record in game.events() {
        match &record.event {
            Event::Sequence(SequenceEvent::Turn { .. }) => turns.push(Vec::new()),
            event @ (Event::Sequence(_) | Event::Markers(_)) => {
                if let Some(turn) = turns.last_mut() {
                    turn.push(event.clone());
                }
            }
            _ => {}
        }
    }
    turns
}

fn drawn(events: &[Event]) -> impl Iterator<Item = OpsMarker> {
    events.iter().filter_map(|event| match event {
        Event::Markers(MarkerEvent::Drawn { marker }) => Some(*marker),
        _ => None,
    })
}

fn lines(events: &[Event]) -> Vec<Line> {
    let lines = events.iter().filter_map(|event| match event {
        Event::Sequence(SequenceEvent::LineActive { line }) => Some(*line),
        _ => None,
    });
    lines.collect()
}

#[test]
fn r6_0_the_steps_of_a_turn_follow_each_other() {
    for seed in 0..10 {
        for turn in turns(&idle(seed)) {
            let steps = turn.iter().filter_map(|event| match event {
                Event::Sequence(SequenceEvent::Step { step }) => Some(*step),
                _ => None,
            });
            let steps: Vec<TurnStep> = steps.collect();
            assert_eq!(steps.first(), Some(&TurnStep::OperationsDetermination));
            // 5.0: a second base that is captured ends the game at once.
            let is_lost = matches!(
                turn.last(),
                Some(Event::Sequence(SequenceEvent::Ended { .. }))
            );
            assert!(steps.last() == Some(&TurnStep::EndOfTurn) || is_lost);
            // A second line begins again with step 2.
            let per_line = |step: &TurnStep| step.data().per_line;
            for pair in steps.windows(2) {
                let again = per_line(&pair[0]) && pair[1] == TurnStep::IjnSpotting;
                assert!(pair[0] < pair[1] || again, "{pair:?}");
            }
            let phases: Vec<Phase> = steps.iter().map(|step| step.phase()).collect();
            assert!(phases.is_sorted());
        }
    }
}

#[test]
fn r6_0_the_game_ends_with_the_turn_of_the_last_marker_unless_it_is_lost() {
    for seed in 0..30 {
        let game = idle(seed);
        let outcome = game.table().outcome.expect("it has ended");
        assert_eq!(
            game.table().ops.are_used_up(),
            outcome.level.is_won() || game.table().ops.pool.is_empty()
        );
        assert_eq!(game.decision(), None);
        assert_eq!(turns(&game).len(), usize::from(game.table().clock.turn));
    }
}

#[test]
fn r7_0_every_marker_is_drawn_once_at_the_most() {
    for seed in 0..30 {
        let game = idle(seed);
        let events: Vec<Event> = turns(&game).concat();
        let mut markers: Vec<OpsMarker> = drawn(&events)
            .chain(game.table().ops.pool.clone())
            .chain(game.table().ops.known)
            .collect();
        let mut pool = crate::engine::scenario::full_pool();
        markers.sort_unstable();
        pool.sort_unstable();
        assert_eq!(markers, pool);
    }
}

#[test]
fn r7_0_a_marker_activates_its_line() {
    for turn in turns(&idle(3)) {
        if let Some(OpsMarker::Line(line)) = drawn(&turn).last() {
            assert_eq!(lines(&turn), [line]);
        }
    }
}

/// The lines that a special marker activates, in the first game in which it comes.
fn lines_of(special: SpecialMarker) -> Vec<Line> {
    let turns = (0..50).flat_map(|seed| turns(&idle(seed)));
    let mut turns = turns.filter(|turn| drawn(turn).last() == Some(OpsMarker::Special(special)));
    lines(&turns.next().expect("it comes in one of fifty games"))
}

#[test]
fn r7_1_nagano_activates_so_and_then_mo() {
    assert_eq!(lines_of(SpecialMarker::Nagano), [Line::So, Line::Mo]);
}

#[test]
fn r7_1_yamamoto_activates_al_and_then_mi() {
    assert_eq!(lines_of(SpecialMarker::Yamamoto), [Line::Al, Line::Mi]);
}

#[test]
fn r9_3_nobody_is_spotted_any_more_when_a_turn_has_ended() {
    let game = idle(4);
    for (n, record) in game.events().iter().enumerate() {
        if matches!(
            record.event,
            Event::Sequence(SequenceEvent::TurnEnded { .. })
        ) {
            let table = game.table_after(n + 1);
            assert_eq!(table.usn_forces.which(|force| force.spotted).count(), 0);
            assert_eq!(table.ijn_forces.which(|force| force.spotted).count(), 0);
            assert_eq!(table.ships.which(|ship| ship.spotted).count(), 0);
        }
    }
}

#[test]
fn r9_0_a_failure_of_an_earlier_turn_bars_nobody() {
    let mut table = trial::table();
    let (by, space) = (Spotter::Force(UsnForce::Tf1.into()), Place::WestOfMidway);
    let looked = SpottingEvent::Looked {
        by,
        space,
        seen: false,
    };
    table.apply(&looked.into());
    assert!(table.attempts.has_failed(by, space));
    table.apply(&SequenceEvent::TurnEnded { number: 1 }.into());
    assert!(!table.attempts.has_failed(by, space));
}

#[test]
fn the_table_is_the_fold_of_its_events() {
    for seed in 0..10 {
        let game = idle(seed);
        let mut table = Table::empty();
        for record in game.events() {
            Midway::apply(&mut table, &record.event);
        }
        assert_eq!(&table, game.table());
    }
}

#[test]
fn turns_operations_and_steps_are_spans_within_each_other() {
    let game = idle(4);
    let record = game.record();
    for (id, span) in record.spans().iter().enumerate() {
        let around = span.parent.map(|parent| record.span(parent).scope);
        match span.scope {
            Scope::Game => assert_eq!(around, None),
            Scope::SetUp | Scope::Turn { .. } => assert_eq!(around, Some(Scope::Game)),
            Scope::Operation { .. } => assert!(matches!(around, Some(Scope::Turn { .. }))),
            // Steps 7 and 8 are done without an active line, too (6.0(1)).
            Scope::Step {
                step: TurnStep::AmphibiousAssault | TurnStep::IjnReturn,
            } => {
                let within = matches!(around, Some(Scope::Operation { .. } | Scope::Turn { .. }));
                assert!(within, "{id}");
            }
            Scope::Step { step } if step.data().per_line => {
                assert!(matches!(around, Some(Scope::Operation { .. })), "{id}");
            }
            Scope::Step { .. } => assert!(matches!(around, Some(Scope::Turn { .. })), "{id}"),
            Scope::Battle { .. } => {
                let within = matches!(around, Some(Scope::Step { .. } | Scope::Battle { .. }));
                assert!(within, "{id}");
            }
        }
    }
}

#[test]
fn a_save_leads_to_the_game_it_was_made_of() {
    let game = idle(4);
    let text = game.save().unwrap().to_text();
    let loaded = Game::load(&text).unwrap();
    assert_eq!(loaded.record(), game.record());
    assert_eq!(loaded.table(), game.table());
    let begin = r#"{"format":"carrier-battle","title":"midway","version":1,"options":["composition","sbd-tbd"],"seed":"4""#;
    assert!(text.starts_with(begin), "{text}");
}

/// A turn in which this special marker is drawn, with TR-1 and DesRon 10 at Midway, up to the player's first question.
fn assault_after(marker: SpecialMarker, defense: Strength, dice: &[u8]) -> Game {
    let mut table = trial::table();
    let ships = [Ship::Tr1, Ship::DesRon10];
    trial::ijn(&mut table, IjnForce::InvasionMi, Place::Midway, &ships);
    table.bases[IslandBase::Midway].defense = Defense::Standing(defense);
    // 4.2: reduced, the base has room for three.
    for unit in [AirUnit::Vmf221, AirUnit::TbdOfTs8] {
        table.air[unit].at = AirPlace::Eliminated;
    }
    table.ops.known = Some(OpsMarker::Special(marker));
    let procedure = Procedure::Sequence(SequenceOfPlay::default());
    let game = trial::game(table, dice, procedure);
    assert!(trial::all_dice_fell(&game));
    game
}

#[test]
fn r6_0_7_e35_bases_are_attacked_after_a_marker_that_activates_no_line() {
    // DesRon 10 hits, and the gun, still 1, misses.
    let game = assault_after(SpecialMarker::VictorySpirit, Strength::Reduced, &[1, 6]);
    let midway = &game.table().bases[IslandBase::Midway];
    assert_eq!(midway.defense, Defense::Eliminated);
    assert!(midway.captured);
}

#[test]
fn r7_1_cf_e35b_nothing_is_attacked_after_it() {
    let game = assault_after(SpecialMarker::CfVsNgs, Strength::Full, &[]);
    let midway = &game.table().bases[IslandBase::Midway];
    assert_eq!(midway.defense, Defense::Standing(Strength::Full));
    assert!(!midway.captured);
}
