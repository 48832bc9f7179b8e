//! What is dragged, and what comes of it where it is dropped: an order, or a pick. Each can be done by a click as well.

use super::Selection;
use super::answer::Action;
use super::lit::{LitKind, LitPlace, lit};
use super::prompt::changes;
use super::selection::{Chosen, Pick};
use crate::engine::map::Place;
use crate::engine::refusal::Refusal;
use crate::engine::units::{AirUnit, Force, Leader, Mover, Ship, UsnForce};
use crate::engine::{Decision, Game, Order};

/// Something that can be dragged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dragged {
    /// A task force of ours.
    Force(UsnForce),
    /// A ship of ours.
    Ship(Ship),
    /// An air unit of ours.
    Air(AirUnit),
    /// A leader.
    Leader(Leader),
}

/// Something that can be dropped on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DropTarget {
    /// A place of the chart, or the card of a base.
    Place(Place),
    /// A task force of ours.
    Force(UsnForce),
    /// A carrier of ours.
    Carrier(Ship),
    /// Where ships are in no task force.
    Loose,
}

/// Something that is dragged, with the places that are lit for it: worked out once for all that it may be dropped on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried {
    dragged: Dragged,
    /// The places to which it may go.
    goes_to: Vec<LitPlace>,
    /// Those that are lit whoever is dragged.
    lit_without: Vec<LitPlace>,
}

/// What comes of a drop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dropped {
    /// This is done.
    Done(Vec<Action>),
    /// A rule forbids it.
    Refused(Refusal),
    /// Nothing: that is nowhere to drop it.
    Nothing,
}

impl Dragged {
    /// What is written on it.
    pub fn text(self) -> &'static str {
        match self {
            Dragged::Force(force) => force.text(),
            Dragged::Ship(ship) => ship.text(),
            Dragged::Air(unit) => unit.text(),
            Dragged::Leader(leader) => leader.text(),
        }
    }

    /// Who is chosen while it is dragged, so that the places are lit to which it may go.
    pub fn chosen(self) -> Option<Chosen> {
        match self {
            Dragged::Force(force) => Some(Chosen::Mover(Mover::Force(Force::Usn(force)))),
            Dragged::Ship(ship) => Some(Chosen::Mover(Mover::Ship(ship))),
            Dragged::Air(unit) => Some(Chosen::Air(unit)),
            Dragged::Leader(_) => None,
        }
    }
}

/// Whether something can be dragged while this is asked.
pub fn can_be_dragged(decision: &Decision, dragged: Dragged) -> bool {
    match decision {
        Decision::Organization => true,
        Decision::Operations => !matches!(dragged, Dragged::Leader(_)),
        Decision::ReactionStrikes { .. } => matches!(dragged, Dragged::Air(_)),
        _ => false,
    }
}

impl Carried {
    /// Something that is dragged over a game, with what the player has picked.
    pub fn new(game: &Game, selection: &Selection, dragged: Dragged) -> Carried {
        let lit_with = |chosen| lit(game, &selection.with(&Pick::Choose(chosen)));
        Carried {
            dragged,
            goes_to: lit_with(dragged.chosen()),
            lit_without: lit_with(None),
        }
    }

    /// What comes of it where it is dropped.
    pub fn dropped(&self, game: &Game, on: DropTarget) -> Dropped {
        match (game.decision(), on) {
            (Some(Decision::Organization), on) => organized(game, self.dragged, on),
            (
                Some(Decision::Operations | Decision::ReactionStrikes { .. }),
                DropTarget::Place(place),
            ) => self.sent(game, place),
            _ => Dropped::Nothing,
        }
    }

    /// In the operations and the reaction: what a click on the place does that is lit then. An air unit that is dropped on a
    /// target joins the strike at it.
    fn sent(&self, game: &Game, place: Place) -> Dropped {
        let at = |places: &[LitPlace]| places.iter().find(|it| it.place == place).cloned();
        let goes_there = at(&self.goes_to);
        if let Some(lit) = goes_there.filter(|it| it.kind != LitKind::Strike) {
            return Dropped::Done(vec![lit.action]);
        }
        match (self.dragged, at(&self.lit_without)) {
            (Dragged::Air(unit), Some(target)) if target.kind == LitKind::Strike => {
                let mut actions = vec![Action::Pick(Pick::Choose(None))];
                // Who flies is kept where the strike goes there already.
                if !target.is_picked {
                    actions.push(target.action);
                }
                actions.push(Action::Pick(Pick::Fly(unit, true)));
                Dropped::Done(actions)
            }
            _ => why_it_stays(game, self.dragged, place),
        }
    }
}

/// What a task force could do with what is dropped on it in the organization, in words; nothing where that cannot be, or
/// changes nothing of it.
pub fn would_be(game: &Game, dragged: Dragged, force: UsnForce) -> Option<String> {
    if game.decision() != Some(&Decision::Organization) {
        return None;
    }
    let order = organizing(game, dragged, DropTarget::Force(force))?;
    let mut changes = changes(game.table(), &order).into_iter();
    changes.find_map(|(of, words)| (of == force).then(|| format!("With it: {words}.")))
}

/// In the organization: an order (6.0(11), 8.2, 20.1).
fn organized(game: &Game, dragged: Dragged, on: DropTarget) -> Dropped {
    let Some(order) = organizing(game, dragged, on) else {
        return Dropped::Nothing;
    };
    match game.check(&order) {
        Ok(()) => Dropped::Done(vec![Action::Give(vec![order])]),
        Err(refusal) => Dropped::Refused(refusal),
    }
}

/// The order that a drop gives in the organization, if it gives one.
fn organizing(game: &Game, dragged: Dragged, on: DropTarget) -> Option<Order> {
    Some(match (dragged, on) {
        (Dragged::Ship(ship), DropTarget::Force(force)) => Order::Assign { ship, force },
        (Dragged::Ship(ship), DropTarget::Loose) => Order::Detach { ship },
        (Dragged::Ship(ship), DropTarget::Place(place))
            if game.table().place_of_ship(ship) == Some(place) =>
        {
            Order::Detach { ship }
        }
        (Dragged::Air(unit), DropTarget::Carrier(carrier)) => Order::Embark { unit, carrier },
        (Dragged::Leader(leader), DropTarget::Force(force)) => {
            Order::AssignLeader { leader, force }
        }
        (Dragged::Force(from), DropTarget::Force(force)) if from != force => Order::Combine {
            forces: vec![force, from],
        },
        _ => return None,
    })
}

/// Why a task force or ship cannot sail to a place where it is dropped (6.0(13b)).
fn why_it_stays(game: &Game, dragged: Dragged, place: Place) -> Dropped {
    let table = game.table();
    let (mover, from) = match dragged {
        Dragged::Force(force) => (Mover::Force(Force::Usn(force)), table.place_of(force)),
        Dragged::Ship(ship) => (Mover::Ship(ship), table.place_of_ship(ship)),
        Dragged::Air(_) | Dragged::Leader(_) => return Dropped::Nothing,
    };
    let path = from.map(|from| from.sea_way(place)).unwrap_or_default();
    let order = Order::Move { mover, path };
    match (game.decision(), from == Some(place), game.check(&order)) {
        (Some(Decision::Operations), false, Err(refusal)) => Dropped::Refused(refusal),
        _ => Dropped::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::GameSetup;
    use crate::engine::staff::{Player, Sensible};

    /// A game in its first turn, as it was set up, where this is asked.
    fn asked(is: fn(&Decision) -> bool) -> Game {
        let mut game = Game::new(GameSetup::default(), 1);
        while !game.decision().is_some_and(is) {
            let order = match game.decision() {
                Some(Decision::Organization) => Order::Done,
                _ => Sensible.order(&game).expect("the game goes on"),
            };
            game.play(order).expect("it is legal");
        }
        game
    }

    fn operations() -> Game {
        asked(|decision| *decision == Decision::Operations)
    }

    #[test]
    fn r6_0_13b_a_task_force_dropped_on_a_place_in_its_reach_sails_there() {
        let (game, tf_16) = (operations(), Dragged::Force(UsnForce::Tf16));
        let drop = |place| {
            let carried = Carried::new(&game, &Selection::default(), tf_16);
            carried.dropped(&game, DropTarget::Place(place))
        };
        let Dropped::Done(actions) = drop(Place::Midway) else {
            panic!("three spaces, with Spruance");
        };
        assert!(
            matches!(&actions[..], [Action::Give(orders)] if matches!(orders[..], [Order::Move { .. }]))
        );
        let Dropped::Refused(refusal) = drop(Place::Wake) else {
            panic!("four spaces");
        };
        assert_eq!(
            refusal.to_string(),
            "TF-16 moves 3 spaces at the most (8.6, 20.1)"
        );
        assert_eq!(drop(Place::PearlHarbor), Dropped::Nothing, "it is there");
        let on_force = DropTarget::Force(UsnForce::Tf1);
        let none = Carried::new(&game, &Selection::default(), tf_16).dropped(&game, on_force);
        assert_eq!(
            none,
            Dropped::Nothing,
            "they are put together in the organization"
        );
    }

    #[test]
    fn r6_0_13a_an_air_unit_dropped_on_a_target_joins_the_strike_at_it() {
        let game = operations();
        let unit = Dragged::Air(AirUnit::B17Of7Af);
        let target = DropTarget::Place(Place::Wake);
        let carried = Carried::new(&game, &Selection::default(), unit);
        let Dropped::Done(actions) = carried.dropped(&game, target) else {
            panic!("Wake is in its range");
        };
        let flies = Action::Pick(Pick::Fly(AirUnit::B17Of7Af, true));
        assert_eq!(actions.last(), Some(&flies));
    }

    #[test]
    fn r6_0_11_ships_are_put_into_a_task_force_or_the_rule_says_why_not() {
        let game = asked(|decision| *decision == Decision::Organization);
        let drop =
            |dragged, on| Carried::new(&game, &Selection::default(), dragged).dropped(&game, on);
        let avd = Dragged::Ship(Ship::Avd12);
        assert!(matches!(
            drop(avd, DropTarget::Force(UsnForce::Tf16)),
            Dropped::Done(_)
        ));
        assert!(matches!(drop(avd, DropTarget::Loose), Dropped::Done(_)));
        let with_avd = would_be(&game, avd, UsnForce::Tf16);
        assert_eq!(with_avd.as_deref(), Some("With it: 5 of 6 ships."));
        assert!(matches!(
            drop(avd, DropTarget::Force(UsnForce::Tf17)),
            Dropped::Refused(_)
        ));
    }
}
