use super::*;
use crate::engine::event::BaseEvent;
use crate::engine::scenario::full_pool;
use crate::engine::trial;
use crate::engine::units::IslandBase;

/// The table as a turn ends that is not the last.
fn table() -> Table {
    let mut table = trial::table();
    table.ops.pool = full_pool();
    table
}

#[test]
fn r5_0_e21_a_task_force_in_a_home_base_wins_for_the_ijn_as_the_turn_ends() {
    let mut table = table();
    assert_eq!(at_end_of_turn(&table), None);
    trial::ijn(
        &mut table,
        IjnForce::Covering,
        Place::Australia,
        &[Ship::DesRon1],
    );
    let landed = Some((IjnForce::Covering, Place::Australia));
    let level = Level::Disaster;
    assert_eq!(at_end_of_turn(&table), Some(Outcome { level, landed }));
}

#[test]
fn r5_0_e21b_decoys_alone_do_not() {
    let mut table = table();
    trial::ijn(&mut table, IjnForce::Covering, Place::Australia, &[]);
    table.ijn_forces[IjnForce::Covering].decoys = 1;
    assert_eq!(at_end_of_turn(&table), None);
}

#[test]
fn r5_0_the_ijn_wins_at_once_with_the_second_island_base() {
    let mut play = trial::play(table(), &[]);
    let by = IjnForce::InvasionSo;
    play.happen(BaseEvent::Captured {
        base: IslandBase::Solomons,
        by,
    });
    assert_eq!(play.table.outcome, None);
    let by = IjnForce::InvasionMi;
    play.happen(BaseEvent::Captured {
        base: IslandBase::Midway,
        by,
    });
    let level = Level::PerimeterLost;
    assert_eq!(
        play.table.outcome,
        Some(Outcome {
            level,
            landed: None
        })
    );
}

#[test]
fn r5_0_a_game_that_is_not_lost_is_won_with_the_last_marker() {
    let mut table = table();
    table.ops.pool.clear();
    let level = |table: &Table| at_end_of_turn(table).map(|outcome| outcome.level);
    assert_eq!(level(&table), Some(Level::ClearVictory));
    // 6.0(12b): a marker that is known is still to be played.
    table.ops.known = full_pool().pop();
    assert_eq!(level(&table), None);
    table.ops.known = None;
    for ship in [Ship::Akagi, Ship::Kaga, Ship::Hiryu] {
        table.ships[ship].at = ShipPlace::Sunk;
    }
    assert_eq!(level(&table), Some(Level::TurningPoint));
    table.bases[IslandBase::Aleutians].captured = true;
    assert_eq!(level(&table), Some(Level::ClearVictory));
    for ship in [Ship::Lexington, Ship::Yorktown] {
        table.ships[ship].at = ShipPlace::Sunk;
    }
    assert_eq!(level(&table), Some(Level::Held), "one carrier ahead");
}
