//! How task forces and ships of the USN move (6.0(13b), 8.2, 8.6, 8.7, 20.1).

use crate::engine::Play;
use crate::engine::event::MovementEvent;
use crate::engine::map::Place;
use crate::engine::pieces;
use crate::engine::refusal::{MovementRefusal, Refusal};
use crate::engine::spotting;
use crate::engine::table::Table;
use crate::engine::units::{Force, Mover, Side};

/// How many spaces a task force or ship moves without a leader (8.6).
const SPACES: u8 = 2;

/// How many spaces a task force or ship moves at the most: of several leaders the one who adds most counts (8.6, 20.1).
pub fn movement(table: &Table, mover: Mover) -> u8 {
    let Mover::Force(Force::Usn(force)) = mover else {
        return SPACES;
    };
    let leaders = table.leaders_with(force);
    let more = leaders.map(|leader| leader.data().movement).max();
    SPACES + more.unwrap_or(0)
}

/// Whether a task force or ship of the USN can move along a path: the places that it enters, in turn.
pub(crate) fn check_path(table: &Table, mover: Mover, path: &[Place]) -> Result<(), Refusal> {
    let from = pieces::our_mover(table, mover)?;
    if let Mover::Ship(ship) = mover
        && table.force_of(ship).is_some()
    {
        return Err(MovementRefusal::InForce(ship).into());
    }
    if path.is_empty() {
        return Err(MovementRefusal::NoPath(mover).into());
    }
    // 8.6, 20.1
    let most = movement(table, mover);
    if path.len() > usize::from(most) {
        return Err(MovementRefusal::TooFar { mover, most }.into());
    }
    let mut at = from;
    for (n, to) in path.iter().copied().enumerate() {
        // 8.7
        if n > 0 && must_halt(table, at) {
            return Err(MovementRefusal::MustHalt { mover, space: at }.into());
        }
        if to.is_home_base_of(Side::Ijn) {
            return Err(MovementRefusal::IjnHomeBase(to).into());
        }
        // 8.2
        if !at.usn_joined().any(|place| place == to) {
            return Err(MovementRefusal::NotJoined { from: at, to }.into());
        }
        at = to;
    }
    Ok(())
}

/// Whether what enters a place must stop there: where a task force of the IJN is, spotted or not (8.7).
fn must_halt(table: &Table, place: Place) -> bool {
    table.ijn_forces_at(place).next().is_some()
}

/// Every place that a task force or ship of the USN can move to, each with a shortest path to it, the nearest first.
pub fn reach(table: &Table, mover: Mover) -> Vec<Vec<Place>> {
    let Ok(from) = pieces::our_mover(table, mover) else {
        return Vec::new();
    };
    let mut reached = vec![from];
    let mut paths: Vec<Vec<Place>> = Vec::new();
    let mut ring: Vec<Vec<Place>> = vec![Vec::new()];
    for _ in 0..movement(table, mover) {
        let mut next = Vec::new();
        for path in &ring {
            let at = path.last().copied().unwrap_or(from);
            if !path.is_empty() && must_halt(table, at) {
                continue;
            }
            for to in at
                .usn_joined()
                .filter(|to| !reached.contains(to))
                .collect::<Vec<_>>()
            {
                reached.push(to);
                next.push([path.as_slice(), &[to]].concat());
            }
        }
        paths.extend(next.iter().cloned());
        ring = next;
    }
    paths
}

/// A task force or ship of the USN moves along a path, which has been checked.
pub(crate) fn sail(play: &mut Play, mover: Mover, path: &[Place]) {
    let from = pieces::our_mover(&play.table, mover);
    let (Ok(from), Some(to)) = (from, path.last().copied()) else {
        return;
    };
    play.happen(match mover {
        Mover::Force(force) => MovementEvent::Moved { force, from, to },
        Mover::Ship(ship) => MovementEvent::ShipMoved { ship, from, to },
    });
    // 9.2: as it enters.
    spotting::spot_those_who_meet(play);
}
