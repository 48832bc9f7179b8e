//! The movement of Task Force 58 (6.3).

use carrier_battle::engine::fleet::task_force_moves;
use carrier_battle::engine::forces::ActivationChit;
use carrier_battle::engine::map::ISLANDS;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Decision, Event, ForceEvent, Game, Order, Refusal, ShipRefusal};

use crate::common::*;
use crate::{at, scenario_4};

/// 6.34, 6.35: one hex, no island with carriers, no hex of the enemy.
#[test]
fn r6_34_r6_35_task_force_58_moves_one_hex_when_its_chit_is_drawn() {
    let mut game = at("us_movement", &[], 1944);
    assert_eq!(
        refused(&mut game, Order::MoveTaskForce { to: hex("1115") }),
        Refusal::Ships(ShipRefusal::TaskForceOneHex(hex("1115")))
    );
    assert_eq!(task_force_moves(game.table()).len(), 6);
    let mut table = game.table().clone();
    table.forces[0].hex = hex("1114");
    let into = Order::MoveTaskForce { to: hex("1114") };
    let refusal = Decision::UsMovement.check(&table, into);
    assert_eq!(
        refusal,
        Err(Refusal::Ships(ShipRefusal::EnemyHex {
            force: table.forces[0].id,
            hex: hex("1114")
        }))
    );
    let island = ISLANDS[0].hex;
    for group in &mut table.task_groups {
        group.hex = island.neighbours().next().unwrap();
    }
    let into = Order::MoveTaskForce { to: island };
    assert_eq!(
        Decision::UsMovement.check(&table, into),
        Err(Refusal::Ships(ShipRefusal::IslandHex(island)))
    );
    let to = task_force_moves(game.table())[0];
    let happened = play(&mut game, Order::MoveTaskForce { to });
    assert!(game.table().task_groups.iter().all(|group| group.hex == to));
    assert!(
        happened
            .iter()
            .any(|event| matches!(event, Event::Forces(ForceEvent::TaskForceMoved { .. })))
    );
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
