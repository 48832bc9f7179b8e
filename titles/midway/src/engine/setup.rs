//! The set-up (3): what stands where when the game begins.

use super::Play;
use super::charts::RANDOM_DEPLOYMENT;
use super::event::{Choice, Purpose, SetupEvent};
use super::scenario::{GameOptions, warships_and_decoys};
use super::scope::Scope;
use super::units::{IjnForce, Ship, Side};

pub(crate) mod halsey;
mod historic;

#[cfg(test)]
mod tests;

/// Sets the table up (3.1, 3.2).
pub(crate) fn set_up(options: GameOptions, play: &mut Play) {
    play.scoped(Scope::SetUp, |play| {
        play.happen(SetupEvent::Game { options });
        place_carriers(play);
        place_warships(play);
    });
}

/// Each carrier of the IJN rolls for its line and joins the carriers' force there. They are drawn unseen, which makes no
/// difference: all roll on the same chart (3.2).
fn place_carriers(play: &mut Play) {
    for ship in Ship::of(Side::Ijn).filter(|ship| ship.is_carrier()) {
        let line = play.roll(Purpose::Deployment { ship }, &RANDOM_DEPLOYMENT, 0, []);
        if let Some(force) = IjnForce::carriers_of(line) {
            play.happen(SetupEvent::CarrierPlaced { ship, force });
        }
    }
}

/// Each task force of the IJN draws its counters from warships and decoys, mixed: there are exactly as many as are drawn
/// (3.2).
fn place_warships(play: &mut Play) {
    let mut counters = warships_and_decoys();
    for force in DRAWING_ORDER {
        for _ in 0..force.data().drawn {
            let counter = play.pick(Choice::Counter { force }, &counters);
            if let Some(n) = counters.iter().position(|one| *one == counter) {
                counters.remove(n);
            }
            play.happen(SetupEvent::CounterPlaced { counter, force });
        }
    }
}

/// In which order the rulebook has the task forces draw (3.2).
const DRAWING_ORDER: [IjnForce; 12] = [
    IjnForce::FirstCsf,
    IjnForce::SecondCsf,
    IjnForce::FourthCsf,
    IjnForce::MainBodyA,
    IjnForce::MainBodyB,
    IjnForce::Support,
    IjnForce::Guard,
    IjnForce::Covering,
    IjnForce::InvasionMo,
    IjnForce::InvasionSo,
    IjnForce::InvasionMi,
    IjnForce::InvasionAl,
];
