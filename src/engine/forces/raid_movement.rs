//! The Japanese Air Movement Segment (10.22, 10.23).

use super::raid::RaidId;
use super::raid_placement::place;
use crate::engine::event::{Choice, Event, MoveReason, RaidEvent};
use crate::engine::map::on_line;
use crate::engine::record::Scope;
use crate::engine::scenario::Scenario;
use crate::engine::title::{Play, Step};

/// Hexes a raid flies in a segment (10.23).
pub const HEXES_A_SEGMENT: u8 = 2;

/// The Japanese Air Movement Segment in progress.
#[derive(Clone, Debug)]
pub struct RaidMovement {
    scenario: &'static Scenario,
    turn: u8,
}

impl RaidMovement {
    /// The segment in a turn of a scenario, counted from 1.
    pub(crate) fn new(scenario: &'static Scenario, turn: u8) -> RaidMovement {
        RaidMovement { scenario, turn }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let flying: Vec<RaidId> = play.table.inbound().map(|raid| raid.id).collect();
        for raid in flying {
            play.scoped(Scope::RaidFlight { raid }, |play| fly(play, raid));
        }
        // The scenario's new raids come after the movement, as the activation segment would bring
        // them: they do not fly in the phase they are placed in (10.231).
        for launch in self
            .scenario
            .launches(self.turn, play.table.phase, &play.table.options)
        {
            place(play, launch);
        }
        Step::Done
    }
}

/// Flies a raid two hexes along the straight line from its source to its target (10.23). If the target has moved, the
/// line begins anew where the raid is.
fn fly(play: &mut Play, id: RaidId) {
    for _ in 0..HEXES_A_SEGMENT {
        let Some(raid) = play.table.raid(id) else {
            return;
        };
        let (from, target) = (raid.hex, play.table.target_hex(raid));
        if from == target {
            return;
        }
        if raid.line_to != target {
            play.happen(Event::Raids(RaidEvent::Turns {
                raid: id,
                from,
                to: target,
            }));
        }
        let line_from = play.table.raid(id).map_or(from, |raid| raid.line_from);
        let candidates = on_line(line_from, target, from.distance(target) - 1);
        let to = play.pick(Choice::RaidHex(id), &candidates);
        play.happen(Event::Raids(RaidEvent::Moved {
            what: id,
            from,
            to,
            why: MoveReason::ToTarget,
        }));
    }
}
