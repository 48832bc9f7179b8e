//! The escorts hunt a submarine (14.17).

use super::submarine::SubmarineId;
use crate::engine::charts::{ASW, Hunt, SCORED_HITS};
use crate::engine::event::{Event, Purpose, SubmarineEvent};
use crate::engine::forces::ForceId;
use crate::engine::record::Scope;
use crate::engine::title::Play;

/// The columns of the chart: its first roll, and the second that the first may call for.
const FIRST: usize = 0;
const SECOND: usize = 1;

/// Which dice count against a submarine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dice {
    All,
    /// 14.172: only the even ones.
    Even,
}

/// The escorts of a force that is activated hunt the submarines that shadow it (14.152).
pub(crate) fn hunt_shadowers(play: &mut Play, force: ForceId) {
    let shadowers = play.table.submarines.shadowing(force);
    let shadowers: Vec<SubmarineId> = shadowers.map(|submarine| submarine.id).collect();
    for submarine in shadowers {
        hunt(play, submarine, force, false, Dice::All);
    }
}

/// They hunt one that has just attacked; where there is only a crippled ship by herself, an odd die does nothing
/// (14.17, 14.172).
pub(super) fn hunt_after_attack(
    play: &mut Play,
    submarine: SubmarineId,
    force: ForceId,
    scored: bool,
) {
    let dice = match force.is_cripple() {
        true => Dice::Even,
        false => Dice::All,
    };
    hunt(play, submarine, force, scored, dice);
}

fn hunt(play: &mut Play, submarine: SubmarineId, force: ForceId, scored: bool, dice: Dice) {
    let scope = Scope::Hunt { submarine, force };
    play.scoped(scope, |play| roll(play, submarine, force, scored, dice));
}

fn roll(play: &mut Play, submarine: SubmarineId, force: ForceId, scored: bool, dice: Dice) {
    let purpose = Purpose::Hunt(force, submarine);
    let misses = |play: &Play| dice == Dice::Even && play.last_die() % 2 == 1;
    let mut result = play.roll(purpose, &ASW, FIRST, SCORED_HITS.when(scored));
    if result == Hunt::RollAgain && !misses(play) {
        result = play.roll(purpose, &ASW, SECOND, []);
    }
    let Some(hex) = play.table.submarines.get(submarine).map(|it| it.hex) else {
        return;
    };
    let event = match result {
        Hunt::NoEffect => return,
        _ if misses(play) => SubmarineEvent::OddDie { submarine, force },
        Hunt::RollAgain => return,
        Hunt::Pin(turns) => SubmarineEvent::Pinned {
            submarine,
            hex,
            turns,
        },
        Hunt::Destroyed => SubmarineEvent::Lost {
            submarine,
            hex,
            force,
        },
    };
    play.happen(Event::Submarines(event));
}
