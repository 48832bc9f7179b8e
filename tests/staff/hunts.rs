//! The staff looking for the enemy: scenario 4.

use carrier_battle::engine::fleet::{self, Leg, MissionType};
use carrier_battle::engine::forces::{Detection, Force};
use carrier_battle::engine::forecast::phases_to_come;
use carrier_battle::engine::staff::{self, Player, Reason, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS};

/// The orders of the staff in some games of scenario 4, looked at before they are given.
fn in_hunts(games: u64, mut look: impl FnMut(&Game, Order)) {
    for seed in 0..games {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            look(&game, order);
            game.play(order).unwrap();
        }
    }
}

/// 8.33: a further search flies where no other of the fleet flies out, and is sent only while it promises something.
#[test]
fn r8_33_the_staff_sends_no_search_the_way_another_flies_out() {
    let (mut sent, mut stopped) = (0, 0);
    in_hunts(40, |game, order| {
        let table = game.table();
        let Order::Search { aim, .. } = order else {
            let could_go = |order: Order| matches!(order, Order::Search { .. });
            let is_asked = game.decision() == Some(Decision::AirSearch);
            stopped += usize::from(is_asked && game.legal().any(could_go));
            return;
        };
        let home = table.task_groups[0].hex;
        let mut out = table.searches.iter().filter(|it| it.leg == Leg::Outbound);
        assert!(!out.any(|it| it.aim == aim && it.origin == home), "{order}");
        sent += 1;
    });
    assert!(
        sent > 300 && stopped > 100,
        "{sent} sent, {stopped} stopped"
    );
}

/// 4.22, 4.454: against carriers in contact a strike goes out as far as eight hexes, roughly seen or better, if it gets there
/// before the battle is over, with two Hellcats at the most.
#[test]
fn r4_22_a_strike_goes_out_to_carriers_as_far_as_eight_hexes() {
    let (mut sent, mut far, mut roughly, mut escorted) = (0, 0, 0, 0);
    in_hunts(40, |game, order| {
        let table = game.table();
        let home = table.task_groups[0].hex;
        let in_contact = |force: &&Force| {
            force.intelligence.is_carrier_force()
                && staff::is_worth_an_attack(table, force)
                && force.detection >= Detection::ApproximateSighting
                && force.hex.distance(home) <= 8
        };
        let targets: Vec<&Force> = table.forces.iter().filter(in_contact).collect();
        let Order::Launch { mission, units } = order else {
            return;
        };
        if mission.kind != MissionType::Strike || targets.is_empty() {
            return;
        }
        let nearest = targets.iter().map(|it| it.hex.distance(home)).min();
        // It flies a hex as it takes off, and two in each phase after it (4.42, 4.432).
        let phases = nearest.unwrap().saturating_sub(1).div_ceil(2);
        assert!(phases <= phases_to_come(game), "{order}");
        assert!(units.fighters().len() <= 2, "{order}");
        let is_known = |force: &&Force| force.detection >= Detection::Located;
        sent += 1;
        far += usize::from(nearest > Some(6));
        roughly += usize::from(!targets.iter().any(is_known));
        escorted += usize::from(units.fighters().len() == 2);
    });
    assert!(
        sent > 100 && far > 10 && roughly > 10 && escorted > 20,
        "{sent} sent, {far} far, {roughly} roughly, {escorted} escorted"
    );
}

/// 4.22, 5.1: a strike that has a force in contact before it which it can attack and come home from is never sent home,
/// however many hexes off it is, if there are carriers, or something to learn.
#[test]
fn r4_22_a_strike_far_from_its_force_flies_on_to_it() {
    let (mut far, mut unknown) = (0, 0);
    in_hunts(60, |game, _| {
        if game.decision() != Some(Decision::AirMovement) {
            return;
        }
        let table = game.table();
        let strikes = fleet::waiting(table).filter(|it| !it.is_intercept() && !it.spent);
        for strike in strikes {
            let can_go = |force: &&Force| {
                staff::is_worth_an_attack(table, force)
                    && staff::flight_towards(game, strike, force).is_some()
            };
            let Some(_) = table.forces.iter().find(can_go) else {
                continue;
            };
            let heading = staff::heading(game, strike);
            assert!(
                !matches!(heading.reason, Some(Reason::NothingToAttack { .. })),
                "{heading:?}"
            );
            far += 1;
            let is_unknown = matches!(
                heading.reason,
                Some(Reason::TowardsUnknown { .. } | Reason::ReachesUnknown(_))
            );
            unknown += usize::from(is_unknown);
        }
    });
    assert!(far > 20 && unknown > 0, "{far}, {unknown}");
}
