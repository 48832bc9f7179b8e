//! The odds of who acts next, against the cup itself (3.24, 7.53), and how long contact lasts (8.14).

use kernel::Dice;

use super::activation::Activation;
use crate::engine::clock::Turn;
use crate::engine::event::{Event, ForceEvent};
use crate::engine::forces::{
    ActivationChit, Detection, Force, ForceId, chits_a_phase, fill_of_cup,
};
use crate::engine::forecast::activation::{
    Chance, acts_next, acts_this_turn, contact_left, drawn_by_phase, next_draw,
};
use crate::engine::map::HexId;
use crate::engine::table::Table;
use crate::engine::title::Play;

const HERE: HexId = HexId::at(1119);

/// The first eight forces with a full cup, of which A and B are one double force if wanted.
fn full_cup(is_double: bool) -> Play {
    let mut table = Table::new(Turn::at(20, 530));
    table.forces = ForceId::all()
        .take(8)
        .map(|id| Force::unseen(id, HERE))
        .collect();
    if is_double {
        table.forces[0].twin = Some(ForceId::Letter('B'));
        table.forces[1].twin = Some(ForceId::Letter('A'));
    }
    let forces = table.forces.iter().map(|force| force.id);
    let chits = fill_of_cup(forces, &[ActivationChit::UsMove]);
    let per_phase = chits_a_phase(chits.len());
    let mut play = Play::new(table, Dice::seeded(19_440_620));
    play.happen(Event::Forces(ForceEvent::CupFilled { chits, per_phase }));
    play
}

fn draw(play: &mut Play, chit: ActivationChit) {
    play.happen(Event::Forces(ForceEvent::Chit { chit }));
}

/// 3.24: three of twelve chits a phase; who has not come by the third phase comes in the fourth.
#[test]
fn r3_24_the_chance_of_a_force_rises_until_its_chit_comes() {
    let mut play = full_cup(false);
    let (a, d) = (ForceId::Letter('A'), ForceId::Letter('D'));
    let drawn: Vec<ActivationChit> = play.table.cup.iter().copied().skip(4).collect();
    let chances: Vec<u8> = (0..4)
        .map(|phase| {
            let chance = acts_next(&play.table, a).per_cent();
            for chit in drawn.iter().skip(3 * phase).take(3) {
                draw(&mut play, *chit);
            }
            chance
        })
        .collect();
    // 3 of 12, 3 of 9, 3 of 6; with eight drawn the third draw has one to come, of 4.
    assert_eq!(chances, [25, 33, 50, 25]);
    assert!(acts_this_turn(&play.table, a));
    let left = next_draw(&play.table).unwrap();
    assert_eq!((left.phase, left.chits, left.of), (3, 1, 4));
    // Once its chit has come it moves no more in the turn.
    draw(&mut play, ActivationChit::Force(d));
    assert!(!acts_this_turn(&play.table, d));
    assert_eq!(acts_next(&play.table, d).cases, 0);
    assert_eq!(drawn_by_phase(&play.table).last().unwrap().0, 3);
    // With the cup empty the next turn's is reckoned with: a quarter of it.
    for chit in play.table.cup.clone() {
        draw(&mut play, chit);
    }
    assert!(next_draw(&play.table).unwrap().is_of_next_turn);
    assert_eq!(acts_next(&play.table, d).per_cent(), 25);
    assert!(!acts_this_turn(&play.table, a));
}

/// 3.2: a force without a chit in the cup does not act in the turn.
#[test]
fn r3_2_a_force_without_a_chit_does_not_act_in_the_turn() {
    let mut play = full_cup(false);
    let new = ForceId::Letter('K');
    play.table.forces.push(Force::unseen(new, HERE));
    assert_eq!(acts_next(&play.table, new).cases, 0);
    assert!(!acts_this_turn(&play.table, new));
}

/// The odds shown agree with 100,000 draws from the cup, within five times the sampling error: of a force alone,
/// of a double force (7.53), and with chits already gone.
#[test]
fn r3_24_r7_53_the_odds_of_acting_agree_with_a_hundred_thousand_draws() {
    const SAMPLES: u32 = 100_000;
    let mut late = full_cup(true);
    for chit in late.table.cup.clone().into_iter().skip(5).take(3) {
        draw(&mut late, chit);
    }
    for (case, start) in [full_cup(false), full_cup(true), late]
        .into_iter()
        .enumerate()
    {
        let ids = [ForceId::Letter('A'), ForceId::Letter('C')];
        let odds = ids.map(|id| acts_next(&start.table, id));
        let mut came = [0_u32; 2];
        let mut dice = start.dice().clone();
        for _ in 0..SAMPLES {
            let mut play = Play::new(start.table.clone(), dice);
            // Its first step rolls the die of the segment and draws the chits of the phase.
            Activation::default().step(&mut play);
            let drawn = &play.table.drawn_chits[start.table.drawn_chits.len()..];
            for (came, id) in came.iter_mut().zip(ids) {
                let twin = play.table.force(id).and_then(|force| force.twin);
                let halves = [Some(id), twin].map(|half| half.map(ActivationChit::Force));
                *came += u32::from(drawn.iter().any(|chit| halves.contains(&Some(*chit))));
            }
            dice = play.dice().clone();
        }
        for (Chance { cases, all }, came) in odds.into_iter().zip(came) {
            let p = cases as f64 / all as f64;
            let error = (p * (1.0 - p) / f64::from(SAMPLES)).sqrt();
            let share = f64::from(came) / f64::from(SAMPLES);
            assert!(
                (share - p).abs() <= 5.0 * error,
                "case {case}: {share} drawn, {p} shown"
            );
        }
    }
}

/// 8.14: contact falls by a status at each activation, one in each turn; so long does it last.
#[test]
fn r8_14_contact_lasts_as_many_activations_as_it_has_steps() {
    use Detection::{ApproximateSighting, Located, Spotted, Undetected};
    let mut play = full_cup(false);
    let (a, now) = (ForceId::Letter('A'), play.table.turn);
    for (detection, left) in [
        (Undetected, None),
        (ApproximateSighting, Some((1, now))),
        (Located, Some((2, now.next()))),
        (Spotted, Some((3, now.next().next()))),
    ] {
        play.table.forces[0].detection = detection;
        let found = contact_left(&play.table, a);
        assert_eq!(
            found.map(|found| (found.activations, found.turn.unwrap())),
            left
        );
    }
    // Its chit of the turn has come: a turn more.
    draw(&mut play, ActivationChit::Force(a));
    let found = contact_left(&play.table, a).unwrap();
    assert_eq!(found.turn, Some(now.next().next().next()));
}
