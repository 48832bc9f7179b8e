//! Incidents (21), an option: what a move that ends in a space may meet with.

use super::charts::{
    INCIDENT, INCIDENT_CHECK, Incident as Kind, IncidentCheck, SUBMARINE, SubmarineTarget,
};
use super::combat::Aftermath;
use super::decision::Decision;
use super::event::{HitEvent, IncidentEvent, Purpose};
use super::map::Place;
use super::movement;
use super::order::Order;
use super::procedure::Procedure;
use super::scenario::GameOption;
use super::table::Table;
use super::units::{Force, Mover, Ship};
use super::{Play, Step};

/// The check for an incident after a move, and the incident.
#[derive(Clone, Debug)]
pub struct Incident {
    mover: Mover,
    space: Place,
    is_done: bool,
    /// What follows from the damage that a submarine has done.
    aftermath: Option<Aftermath>,
}

impl Incident {
    /// The check for a move that has ended in a place; nothing where none is made: without the option, in a home base,
    /// and off the route lines (21.0).
    pub(crate) fn after_move(table: &Table, mover: Mover, space: Place) -> Option<Incident> {
        let is_checked = table.plays(GameOption::Incidents) && space.is_space_of_line();
        is_checked.then_some(Incident {
            mover,
            space,
            is_done: false,
            aftermath: None,
        })
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if let Some(aftermath) = self.aftermath.take() {
            return Step::Call(Procedure::Aftermath(aftermath));
        }
        if self.is_done {
            return Step::Done;
        }
        self.is_done = true;
        let (mover, space) = (self.mover, self.space);
        let purpose = Purpose::IncidentCheck { mover, space };
        if play.roll(purpose, &INCIDENT_CHECK, 0, []) == IncidentCheck::None {
            return Step::Done;
        }
        // 21.1
        let column = INCIDENT.column(mover.side());
        match play.roll(Purpose::Incident { mover }, &INCIDENT, column, []) {
            Kind::CalmSeas => {}
            Kind::Submarine => return self.submarine(play),
            Kind::SurpriseAttack => surprise_attack(play, mover),
            Kind::Weather => play.happen(IncidentEvent::Weather { space }),
        }
        Step::Done
    }

    /// A submarine damages a ship of the class that a die says (21.2).
    fn submarine(&mut self, play: &mut Play) -> Step {
        let mover = self.mover;
        let target = play.roll(Purpose::Submarine { mover }, &SUBMARINE, 0, []);
        let ships = of_class(play.table.ships_of(mover), target);
        match ships[..] {
            [] => Step::Done,
            [ship] => {
                self.aftermath = Some(damage(play, ship, self.space));
                Step::Again
            }
            _ => Step::Ask(Decision::SubmarineTarget { ships }),
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        if let Order::ChooseShip { ship } = order {
            self.aftermath = Some(damage(play, *ship, self.space));
        }
    }
}

fn of_class(ships: Vec<Ship>, target: SubmarineTarget) -> Vec<Ship> {
    let mut ships = ships;
    ships.retain(|ship| target.is(ship.class()));
    ships
}

/// A ship is damaged (17.2). Gives what follows from it.
fn damage(play: &mut Play, ship: Ship, space: Place) -> Aftermath {
    let force = play.table.force_of(ship);
    play.happen(HitEvent::ShipDamaged { ship, space });
    Aftermath::new(force.into_iter().collect())
}

/// The task force of the IJN goes one space farther, with the halts of 8.5 and without another check (21.2).
fn surprise_attack(play: &mut Play, mover: Mover) {
    if let Mover::Force(Force::Ijn(force)) = mover {
        play.happen(IncidentEvent::SurpriseAttack { force });
        movement::go_one_space_farther(play, force);
    }
}

#[cfg(test)]
mod tests;
