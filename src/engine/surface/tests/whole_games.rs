//! Whole games with surface combat.

use super::*;

/// Whole games with it: every listed order is taken, the table is made of the events alone, and no two sides are left
/// in one hex without a fight.
#[test]
fn r21_0_whole_games_go_on_with_surface_combat() {
    let mut met = 0;
    let mut fought = 0;
    for seed in 0..8 {
        let scenario = Scenario::numbered(6 + (seed % 2) as u8).unwrap();
        let options = vec![
            Variant::DoubleForces,
            Variant::LeewardMovement,
            Variant::SurfaceCombat,
        ];
        let mut game = Game::with_any(scenario, options, seed);
        let mut random = Random::new(seed);
        let mut staff = Sensible;
        while let Some(decision) = game.decision() {
            let legal: Vec<Order> = game.legal().collect();
            let is_surface = matches!(
                decision,
                Decision::SurfaceBattle { .. } | Decision::SurfaceFire | Decision::UsMovement
            );
            if is_surface {
                assert!(legal.iter().all(|order| game.check(*order).is_ok()));
            }
            // The staff moves the ships of every other game, the random player those of the rest, at the enemy.
            let closes = |order: &Order| match *order {
                Order::MoveTaskForce { to } | Order::MoveTaskGroups { to, .. } => {
                    let forces = game.table().forces.iter();
                    Some(
                        forces
                            .map(|force| force.hex.distance(to))
                            .min()
                            .unwrap_or(99),
                    )
                }
                _ => None,
            };
            let order = match decision {
                Decision::UsMovement => legal
                    .iter()
                    .copied()
                    .filter(|order| closes(order).is_some())
                    .min_by_key(|order| closes(order))
                    .unwrap_or(Order::GoOn),
                _ if seed % 4 < 2 => random.order(&game).unwrap(),
                _ => staff.order(&game).unwrap(),
            };
            game.play(order).unwrap();
        }
        assert_eq!(&game.table_after(game.events().len()), game.table());
        assert!(game.table().markers.meeting.is_none());
        for it in game.events() {
            match it.event {
                Event::Surface(SurfaceEvent::Met { .. }) => met += 1,
                Event::Surface(SurfaceEvent::Fought { .. }) => fought += 1,
                Event::Fleet(FleetEvent::Withdrew { from, to, .. }) => {
                    assert_eq!(from.distance(to), 1);
                }
                _ => {}
            }
        }
    }
    assert!(met > 0 && fought > 0, "{met} met, {fought} fought");
}
