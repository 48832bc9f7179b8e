//! Who meets whom after a move of one side: in each hex the forces one by one, in random order (21.0).

use super::battle::SurfaceBattle;
use super::cripples::sink_the_forsaken;
use super::sides::{forces_in, us_side};
use super::withdrawal::Came;
use crate::engine::event::{Choice, Event, ForceEvent, SurfaceEvent};
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::title::Play;

/// The meetings that follow from a move.
#[derive(Clone, Debug)]
pub(crate) struct Encounters {
    /// The hexes that were entered and have not been looked at yet, the first first.
    hexes: Vec<HexId>,
    came: Came,
    /// The forces that have moved, if it was theirs.
    moved: Vec<ForceId>,
    /// How many events there were before them.
    from: usize,
}

impl Encounters {
    /// Those of the fleet, whose task groups lay there before.
    pub(crate) fn of_fleet(play: &Play, before: &[(TaskGroupId, HexId)]) -> Encounters {
        let mut hexes = Vec::new();
        for (id, from) in before {
            let to = play.table.task_group(*id).map(|group| group.hex);
            let entered = to.filter(|to| to != from && !hexes.contains(to));
            hexes.extend(entered);
        }
        let came = Came {
            groups: before.to_vec(),
            ..Came::default()
        };
        Encounters {
            hexes,
            came,
            moved: Vec::new(),
            from: play.events().len(),
        }
    }

    /// Those of a force that has moved from a hex, with its other half if it is a double force (7.53).
    pub(crate) fn of_force(play: &Play, force: ForceId, from: HexId) -> Option<Encounters> {
        let there = play.table.force(force)?;
        let (to, twin) = (there.hex, there.twin);
        (to != from).then(|| Encounters {
            hexes: vec![to],
            came: Came {
                force: Some(from),
                ..Came::default()
            },
            moved: [Some(force), twin].into_iter().flatten().collect(),
            from: play.events().len(),
        })
    }

    /// The next meeting. A hex where nobody is left to meet is done with: crippled ships that lie there alone are sunk.
    pub(crate) fn next(&mut self, play: &mut Play) -> Option<SurfaceBattle> {
        while let Some(hex) = self.hexes.first().copied() {
            let unmet = self.unmet(play, hex);
            if !unmet.is_empty() && !us_side(&play.table, hex).is_empty() {
                let force = play.pick(Choice::NextMeeting(hex), &unmet);
                return Some(SurfaceBattle::new(force, hex, self.came_of(play, force)));
            }
            self.hexes.remove(0);
            sink_the_forsaken(play, hex);
        }
        None
    }

    /// Where those who meet came from. A force that lay in the hex as another came did not move (21.15).
    fn came_of(&self, play: &Play, force: ForceId) -> Came {
        let mut came = self.came.clone();
        if !self.has_moved(play, force) {
            came.lay_there = came.force.take().is_some();
        }
        came
    }

    /// Whether a force has moved, or a half of one that has and proved to be two since (7.52).
    fn has_moved(&self, play: &Play, force: ForceId) -> bool {
        let mut since = play.events().iter().skip(self.from);
        let is_half = since.any(|it| match it.event {
            Event::Forces(ForceEvent::DoubleForce {
                force: one, other, ..
            }) => other == force && self.moved.contains(&one),
            _ => false,
        });
        is_half || self.moved.contains(&force)
    }

    /// The forces in a hex that have not been met since the move.
    fn unmet(&self, play: &Play, hex: HexId) -> Vec<ForceId> {
        let met = play.events().iter().skip(self.from);
        let met = met.filter_map(|it| match it.event {
            Event::Surface(SurfaceEvent::Over { force, .. }) => Some(force),
            _ => None,
        });
        let met: Vec<ForceId> = met.collect();
        let forces = forces_in(&play.table, hex).map(|force| force.id);
        forces.filter(|force| !met.contains(force)).collect()
    }
}
