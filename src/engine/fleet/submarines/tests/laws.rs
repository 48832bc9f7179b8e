//! What holds in any game of submarines, whatever the dice and the orders.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::engine::forces::{adjust_hits, settle_waiting_hits};
use crate::engine::scenario::Variant;

/// A morning with six forces of Level 0 in the hexes about the submarines.
fn crowded(seed: u64) -> Play {
    let mut play = morning(&[]);
    play.set_dice(Dice::seeded(seed));
    if seed.is_multiple_of(2) {
        play.table.options = vec![Variant::AdditionalShips];
    }
    use LevelOne::{Carrier, FalseContact, Large, Medium, Small, Surface};
    play.table.level_one_cup = vec![
        Carrier,
        Carrier,
        Carrier,
        FalseContact,
        Large,
        Large,
        Medium,
        Small,
        Surface,
        Surface,
    ];
    for (id, column) in SubmarineId::ALL.into_iter().zip(12..) {
        lies(&mut play, id, HexId::new(10, column).unwrap());
    }
    for (id, column) in ForceId::all().take(6).zip(11..) {
        let hex = HexId::new(10, column).unwrap();
        force(&mut play, id, hex, Intelligence::Level0, &[]);
    }
    play
}

/// Every submarine is at sea or lost, and in no two places; one that shadows is with its force; nobody shadows what is
/// not there; hits wait only where no ship is known; each lost one cost four points.
fn holds(play: &Play) {
    let table = &play.table;
    let mut all: Vec<SubmarineId> = table.submarines.at_sea.iter().map(|it| it.id).collect();
    all.extend(table.submarines.lost.iter().map(|it| it.0));
    all.sort();
    assert_eq!(all, SubmarineId::ALL);
    for submarine in &table.submarines.at_sea {
        if let Some(shadowed) = submarine.shadows() {
            assert_eq!(table.force(shadowed).unwrap().hex, submarine.hex);
        }
        if let SubmarineState::Pinned(turns) = submarine.state {
            assert!((1..=2).contains(&turns));
        }
    }
    for force in &table.forces {
        assert!(force.hits.total() == 0 || !force.intelligence.is_complete());
    }
    let lost = table.scored(crate::engine::scenario::Scored::SubmarinesLost);
    assert_eq!(lost, -4 * table.submarines.lost.len() as i16);
}

/// The chit of the submarines with orders drawn among the legal ones.
fn random_chit(play: &mut Play, draws: &mut ChaCha8Rng) {
    let mut procedure = SubmarineActivation::default();
    while let Some(decision) = go_on(&mut procedure, play) {
        let legal = decision.legal(&play.table);
        for order in &legal {
            assert_eq!(decision.check(&play.table, *order), Ok(()), "{order}");
        }
        let contacts = legal
            .iter()
            .filter(|order| !matches!(order, Order::MoveSubmarine { .. } | Order::GoOn));
        let contacts: Vec<Order> = contacts.copied().collect();
        // Rather something that happens than one more move.
        let among = if contacts.is_empty() {
            &legal
        } else {
            &contacts
        };
        let order = among[draws.random_range(0..among.len())];
        procedure.answer(order, play);
        holds(play);
    }
}

/// 14.12-14.17: a hundred mornings of six turns.
#[test]
fn r14_1_submarines_keep_to_their_laws_in_random_games() {
    let mut seen = [0; 8];
    for seed in 0..100 {
        let mut draws = ChaCha8Rng::seed_from_u64(seed + 1000);
        let mut play = crowded(seed);
        let first = play.table.clone();
        let begun = play.events().len();
        for _ in 0..6 {
            next_segment(&mut play);
            random_chit(&mut play, &mut draws);
            play.table.drawn_chits.clear();
            for id in play.table.activated_forces() {
                next_segment(&mut play);
                play.table.cup = vec![ActivationChit::Force(id)];
                play.table.chits_a_phase = 1;
                let mut activation = Activation::default();
                while matches!(activation.step(&mut play), Step::Again) {}
                holds(&play);
            }
            adjust_hits(&mut play);
        }
        settle_waiting_hits(&mut play);
        assert!(play.table.forces.iter().all(|it| it.hits.total() == 0));
        // The submarines and the damage are the fold of the events.
        let mut folded = first;
        for record in &play.events()[begun..] {
            folded.apply(&record.event);
        }
        assert_eq!(folded.submarines, play.table.submarines, "{seed}");
        assert_eq!(folded.damage, play.table.damage, "{seed}");
        for record in play.events() {
            if let Event::Submarines(event) = &record.event {
                let at = match event {
                    SubmarineEvent::Shadows { .. } => 0,
                    SubmarineEvent::Attacks { .. } => 1,
                    SubmarineEvent::HitsOnForce { .. } => 2,
                    SubmarineEvent::HitsGiven { .. } => 3,
                    SubmarineEvent::Pinned { .. } => 4,
                    SubmarineEvent::PinEased { .. } => 5,
                    SubmarineEvent::Lost { .. } => 6,
                    SubmarineEvent::StopsShadowing { .. } => 7,
                    _ => continue,
                };
                seen[at] += 1;
            }
        }
    }
    assert!(seen.iter().all(|times| *times > 5), "{seen:?}");
}
