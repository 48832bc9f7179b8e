//! IJN task force movement (6.0(3), 8.3 to 8.5).

use crate::engine::charts::IJN_MOVEMENT;
use crate::engine::event::{HaltReason, MovementEvent, Purpose};
use crate::engine::incidents::Incident;
use crate::engine::map::{Line, Place};
use crate::engine::procedure::Procedure;
use crate::engine::spotting;
use crate::engine::table::Table;
use crate::engine::units::{IjnForce, Mover, Side};
use crate::engine::{Play, Step};

/// The movement of the IJN's task forces on one line.
#[derive(Clone, Debug)]
pub struct IjnMovement {
    /// Those that have not moved yet, the one farthest east last.
    left: Vec<IjnForce>,
}

impl IjnMovement {
    /// Before the first has moved.
    pub(crate) fn new(table: &Table, line: Line) -> IjnMovement {
        let mut left = table.ijn_forces_on(line);
        left.reverse();
        IjnMovement { left }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        // 7.0: farthest east first.
        let Some(force) = self.left.pop() else {
            return Step::Done;
        };
        let ended = move_force(play, force);
        let mover = Mover::Force(force.into());
        // 3.2: decoys that have met somebody are gone.
        let ended = ended.filter(|_| play.table.place_of(force).is_some());
        let incident = ended.and_then(|space| Incident::after_move(&play.table, mover, space));
        incident.map_or(Step::Again, |it| Step::Call(Procedure::Incident(it)))
    }
}

/// Why a task force of the IJN must stay in a place, or stop in it: 8.5. Its own losses do not matter, nor whether the
/// ships it meets are spotted.
fn halt(table: &Table, place: Place) -> Option<HaltReason> {
    if table.ships_at(place, Side::Usn).next().is_some() {
        return Some(HaltReason::Ships);
    }
    let base = table.island_base_at(place, Side::Usn)?;
    (!table.is_destroyed(base)).then_some(HaltReason::IslandBase)
}

/// A task force rolls for its movement and goes east, space by space, until it must halt (8.2, 8.4, 8.5). Gives where
/// it came to, if it moved.
fn move_force(play: &mut Play, force: IjnForce) -> Option<Place> {
    let from = play.table.place_of(force)?;
    // What keeps it where it is needs no die.
    if let Some(why) = halt(&play.table, from) {
        halted(play, force, from, why);
        return None;
    }
    let column = IJN_MOVEMENT.column(force.kind());
    let spaces = play.roll(Purpose::Movement { force }, &IJN_MOVEMENT, column, []);
    go_east(play, force, spaces)
}

/// A task force that has moved goes one space farther, if nothing keeps it where it is (21.2).
pub(crate) fn go_one_space_farther(play: &mut Play, force: IjnForce) {
    let place = play.table.place_of(force);
    if place.is_some_and(|place| halt(&play.table, place).is_none()) {
        go_east(play, force, 1);
    }
}

/// A task force goes so many spaces east, or as many as it can. Gives where it came to, if it moved.
fn go_east(play: &mut Play, force: IjnForce, spaces: u8) -> Option<Place> {
    let from = play.table.place_of(force)?;
    let (to, stopped) = eastward(&play.table, from, spaces);
    if to == from {
        return None;
    }
    let force_moved = force.into();
    play.happen(MovementEvent::Moved {
        force: force_moved,
        from,
        to,
    });
    if let Some(why) = stopped {
        halted(play, force, to, why);
    }
    // 9.2: as it enters.
    spotting::spot_those_who_meet(play);
    Some(to)
}

/// Where so many spaces east lead from a place, and why they end there, if something stops the force (8.5).
fn eastward(table: &Table, from: Place, spaces: u8) -> (Place, Option<HaltReason>) {
    let mut to = from;
    for _ in 0..spaces {
        // At the end of the line it has arrived.
        let Some(next) = to.east() else {
            break;
        };
        to = next;
        let stopped = halt(table, to);
        if stopped.is_some() {
            return (to, stopped);
        }
    }
    (to, None)
}

/// Where a task force of the IJN comes to from a place if its die says so many spaces (8.4, 8.5).
pub fn destination(table: &Table, from: Place, spaces: u8) -> Place {
    match halt(table, from) {
        Some(_) => from,
        None => eastward(table, from, spaces).0,
    }
}

fn halted(play: &mut Play, force: IjnForce, space: Place, why: HaltReason) {
    let force = force.into();
    play.happen(MovementEvent::Halted { force, space, why });
}
