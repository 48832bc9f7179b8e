use super::*;
use crate::engine::game::Game;
use crate::engine::scenario;
use crate::engine::staff::{Player, Random};

/// A record in which a procedure has come to two stages.
fn record() -> Record {
    let mut record = Record::default();
    record.begin_procedure(Some(Scope::Draw));
    record.begin_stage(0, Scope::Phase { number: 1 });
    record.begin_stage(1, Scope::RadarContact);
    record.begin_stage(0, Scope::Phase { number: 2 });
    record
}

#[test]
fn a_stage_ends_the_one_before_with_all_that_lies_in_it() {
    let mut record = record();
    let open: Vec<Scope> = record
        .open
        .iter()
        .map(|it| record.span(*it).scope)
        .collect();
    assert_eq!(open, [Scope::Game, Scope::Draw, Scope::Phase { number: 2 }]);
    let spans = record.spans().len();
    record.be_at_stage(0, Scope::Phase { number: 2 });
    assert_eq!(record.spans().len(), spans, "it is at that stage already");
    record.end_procedure();
    assert_eq!(record.open, [Record::GAME]);
}

#[test]
fn the_spans_within_one_are_its_children_and_not_theirs() {
    let record = record();
    let children: Vec<Scope> = record.children(1).map(|it| record.span(it).scope).collect();
    assert_eq!(children, [1, 2].map(|number| Scope::Phase { number }));
    assert_eq!(record.within(1).collect::<Vec<_>>(), [2, 3, 4]);
    let path: Vec<SpanId> = record.path(3).collect();
    assert_eq!(path, [3, 2, 1, 0]);
}

/// What undo goes back to and plays again is the record as it was.
#[test]
fn a_record_taken_back_and_played_again_is_the_same() {
    let scenario = scenario::ALL[5];
    let mut game = Game::new(scenario, &[], 3).unwrap();
    let mut player = Random::new(3);
    for _ in 0..70 {
        let order = player.order(&game).unwrap();
        game.play(order).unwrap();
    }
    for orders in [1, 5, 40] {
        let mut again = game.clone();
        again.undo_many(orders);
        for order in &game.orders()[game.orders().len() - orders..] {
            again.play(*order).unwrap();
        }
        assert_eq!(again.record(), game.record());
    }
}
