//! The movement of Task Force 58 (6.3).

use carrier_battle::engine::fleet::task_force_moves;
use carrier_battle::engine::forces::{ActivationChit, Detection};
use carrier_battle::engine::map::ISLANDS;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    Decision, Event, ForceEvent, Game, Order, Refusal, ShipRefusal, Table,
};

use super::at;
use crate::common::*;

/// 6.34: one hex, and no island with carriers.
#[test]
fn r6_34_task_force_58_moves_one_hex_when_its_chit_is_drawn() {
    let mut game = at("us_movement", &[], 1944);
    for far in ["1113", "1115", "0913"] {
        assert_eq!(
            refused(&mut game, Order::MoveTaskForce { to: hex(far) }),
            Refusal::Ships(ShipRefusal::TaskForceOneHex(hex(far)))
        );
    }
    let mut moves = task_force_moves(game.table());
    moves.sort();
    let around = ["1013", "1014", "1112", "1114", "1213", "1214"];
    assert_eq!(moves, around.map(hex));
    let mut table = game.table().clone();
    let island = ISLANDS[0].hex;
    for group in &mut table.task_groups {
        group.hex = island.neighbours().next().unwrap();
    }
    let into = Order::MoveTaskForce { to: island };
    assert_eq!(
        Decision::UsMovement.check(&table, into),
        Err(Refusal::Ships(ShipRefusal::IslandHex(island)))
    );
    let to = moves[0];
    let happened = play(&mut game, Order::MoveTaskForce { to });
    assert!(game.table().task_groups.iter().all(|group| group.hex == to));
    assert!(
        happened
            .iter()
            .any(|event| matches!(event, Event::Forces(ForceEvent::TaskForceMoved { .. })))
    );
}

/// 6.35: without rule 21 no hex with a Japanese force in it, detected or not.
#[test]
fn r6_35_task_force_58_enters_no_hex_of_a_japanese_force() {
    let game = at("us_movement", &[], 1944);
    let to = hex("1114");
    let into = |table: &Table| Decision::UsMovement.check(table, Order::MoveTaskForce { to });
    assert_eq!(into(game.table()), Ok(()));
    for detection in [Detection::Undetected, Detection::Spotted] {
        let mut table = game.table().clone();
        (table.forces[0].hex, table.forces[0].detection) = (to, detection);
        let force = table.forces[0].id;
        assert_eq!(
            into(&table),
            Err(Refusal::Ships(ShipRefusal::EnemyHex { force, hex: to }))
        );
        let moves = task_force_moves(&table);
        assert!(moves.len() == 5 && !moves.contains(&to), "{moves:?}");
        assert_eq!(Decision::UsMovement.legal(&table).len(), 6);
    }
}

/// 6.32: its chit is drawn once a turn; at no other question may it move.
#[test]
fn r6_32_task_force_58_moves_at_its_chit_and_at_no_other_time() {
    let mut others = 0;
    for seed in 0..10 {
        let mut game = Game::new(scenario_4(), &[], seed).unwrap();
        let mut player = Random::new(seed);
        let mut asked = 0;
        while let Some(order) = player.order(&game) {
            if game.decision() == Some(Decision::UsMovement) {
                asked += 1;
                let chits = &game.table().drawn_chits;
                assert!(chits.contains(&ActivationChit::UsMove));
            } else {
                let moves = task_force_moves(game.table());
                let order = moves.first().map(|to| Order::MoveTaskForce { to: *to });
                assert!(order.is_none_or(|order| game.check(order).is_err()));
                others += 1;
            }
            play(&mut game, order);
        }
        assert_eq!(asked, scenario_4().turns);
    }
    assert!(others > 100);
}
