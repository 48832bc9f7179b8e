//! IJN spotting attempts (6.0(2)): each task force and island base of the active line looks once, before the IJN moves.

use super::attempt;
use crate::engine::decision::Decision;
use crate::engine::event::SpottingEvent;
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{Force, Side};
use crate::engine::{Play, Step};

/// IJN spotting attempts on one line.
#[derive(Clone, Debug)]
pub struct IjnSpotting {
    has_begun: bool,
    /// Those who have not looked yet, the one farthest east last.
    left: Vec<Spotter>,
    /// Who looks, while the player is asked where.
    looking: Option<Spotter>,
}

impl IjnSpotting {
    /// Before the first attempt.
    pub(crate) fn new(table: &Table, line: Line) -> IjnSpotting {
        IjnSpotting {
            has_begun: false,
            left: spotters_from_the_west(table, line),
            looking: None,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if !self.has_begun {
            self.has_begun = true;
            let by = self.left.clone();
            play.happen(SpottingEvent::Begun { by });
        }
        // 7.0: farthest east first.
        let Some(by) = self.left.pop() else {
            return Step::Done;
        };
        let spaces = nearest_spaces(&play.table, by);
        match spaces[..] {
            [] => Step::Again,
            [space] => {
                attempt::attempt(play, by, space);
                Step::Again
            }
            _ => {
                self.looking = Some(by);
                Step::Ask(Decision::NearestSpace { by, spaces })
            }
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        if let (Some(by), Order::ChooseSpace { space }) = (self.looking.take(), order) {
            attempt::attempt(play, by, *space);
        }
    }
}

/// The task forces and island bases of the IJN on a line, from the west to the east.
fn spotters_from_the_west(table: &Table, line: Line) -> Vec<Spotter> {
    let at = |place: &Place| {
        let forces = table.forces_at(*place, Side::Ijn).into_iter();
        let base = table.island_base_at(*place, Side::Ijn);
        let base = base.map(Spotter::Base).into_iter();
        // The forces of a place look before its base, in the order of their list.
        base.chain(forces.rev().map(Spotter::Force))
    };
    line.places().iter().flat_map(at).collect()
}

/// The spaces at which a task force or base of the IJN looks: of those within its range with a task force of the USN that
/// is not spotted, the nearest. There are two where they lie on either side of it.
fn nearest_spaces(table: &Table, by: Spotter) -> Vec<Place> {
    let Some(from) = table.place_of_spotter(by) else {
        return Vec::new();
    };
    let places = from.line().map_or(&[][..], Line::places);
    let seeks = |space: &Place| {
        let mut forces = table.usn_forces_at(*space);
        forces.any(|force| !table.is_spotted(Force::Usn(force)))
    };
    let can_look = |space: &Place| attempt::check_attempt(table, by, *space).is_ok();
    let spaces = places.iter().copied();
    let spaces: Vec<Place> = spaces.filter(|it| seeks(it) && can_look(it)).collect();
    let distance = |space: &Place| from.range_to(*space);
    let nearest = spaces.iter().filter_map(distance).min();
    let is_nearest = |space: &Place| distance(space) == nearest;
    spaces.into_iter().filter(is_nearest).collect()
}
