//! When a carrier force can launch its next raid, and how strong that can be at most: exact, from its display and the
//! charts (9.12, 10.1).

use super::activation::earliest_activation;
use super::arrival;
use crate::engine::charts::largest_raid_range;
use crate::engine::clock::{PHASES, Turn};
use crate::engine::event::NoRaid;
use crate::engine::forces::{
    Force, ForceId, MOST_RAIDS, Raid, Tracks, nearest_target, raid_rules, strongest_raid,
    turns_back,
};
use crate::engine::table::Table;

/// In so many activations everything on the tracks is ready again (9.12).
const ACTIVATIONS: usize = 12;

/// The next raid of a carrier force, as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextRaid {
    /// There is none to come.
    Not(NoRaid),
    /// It may come, if its die and its chit will have it so.
    From {
        /// The turn,
        turn: Turn,
        /// and the first phase of it in which the force may be activated and launch one.
        phase: u8,
        /// How far its target is now, in hexes.
        range: u8,
        /// The most air points it can have at that distance, both waves together.
        most: u8,
    },
}

/// The next raid of a force that is known to have carriers, in a scenario in which forces raid; of others nobody can
/// tell. Where the force and its targets are now is where they are taken to be then, and what is in the air is taken
/// to come home, or to land on Guam if it has turned there.
pub fn next_raid(table: &Table, id: ForceId) -> Option<NextRaid> {
    let rules = raid_rules(table)?;
    let force = table.force(id)?;
    if !force.intelligence.is_carrier_force() || id.is_cripple() {
        return None;
    }
    if force.retiring || turns_back(table, force) {
        return Some(NextRaid::Not(NoRaid::Retires));
    }
    let mut display = Display::of(table, force);
    let (mut turn, mut first) = earliest_activation(table, id)?;
    // What kept it from raiding first, as long as the hour and the distance allowed it.
    let mut why_not = None;
    for _ in 0..ACTIVATIONS {
        let in_range = || {
            let largest = largest_raid_range(turn).ok_or(NoRaid::TooLate)?;
            nearest_target(table, force.hex, largest)
        };
        let range = match in_range() {
            Ok((_, range)) => range,
            Err(why) => return Some(NextRaid::Not(why_not.unwrap_or(why))),
        };
        for phase in first..=PHASES {
            display.bring_home(table, (turn, phase));
            if display.raids_in_progress() >= MOST_RAIDS {
                continue;
            }
            let Display {
                force,
                tracks,
                in_the_air,
            } = &display;
            let points = points(in_the_air);
            if let Some(most) = strongest_raid(table, force, rules, tracks, points, range) {
                return Some(NextRaid::From {
                    turn,
                    phase,
                    range,
                    most,
                });
            }
        }
        why_not = Some(NoRaid::TooFew);
        // 9.12: it is activated once a turn.
        display.tracks.advance();
        (turn, first) = (turn.next(), 1);
    }
    Some(NextRaid::Not(NoRaid::TooFew))
}

/// A display as it will be.
struct Display<'a> {
    /// The force, with what its Lost box will hold.
    force: Force,
    tracks: Tracks,
    /// The raids in its Air Raid boxes.
    in_the_air: Vec<&'a Raid>,
}

impl<'a> Display<'a> {
    fn of(table: &'a Table, force: &Force) -> Display<'a> {
        Display {
            force: force.clone(),
            tracks: force.tracks.clone(),
            in_the_air: table.raids_of(force.id).collect(),
        }
    }

    /// Those that have attacked before a phase are on their way home (10.31); those that have landed on Guam are lost to
    /// the force (23.3).
    fn bring_home(&mut self, table: &Table, before: (Turn, u8)) {
        let is_over = |raid: &&Raid| arrival(table, raid) < before;
        let (over, flying) = self.in_the_air.iter().copied().partition(is_over);
        self.in_the_air = flying;
        let over: Vec<&Raid> = over;
        for raid in over {
            let points = raid.strength.points();
            if raid.is_shuttle() {
                self.force.lost += points;
                continue;
            }
            let distance = self.force.hex.distance(table.target_hex(raid));
            self.tracks.begin_return(raid.id, points, distance);
        }
    }

    /// 10.1A: all that come home count as one.
    fn raids_in_progress(&self) -> u8 {
        self.in_the_air.len() as u8 + u8::from(!self.tracks.returning.is_empty())
    }
}

fn points(raids: &[&Raid]) -> u8 {
    raids.iter().map(|raid| raid.strength.points()).sum()
}
