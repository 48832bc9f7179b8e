//! Which task force or ship sails, and where to (6.0(13b), 8.2, 8.6).

use super::Answer;
use super::asking::Asking;
use super::block::{Block, Line, Lines, Piece};
use super::organization::strikes as strikes_of;
use crate::engine::Order;
use crate::engine::forecast::{self, Arrival, Chance};
use crate::engine::map::Place;
use crate::engine::movement::movement;
use crate::engine::table::Table;
use crate::engine::units::{Force, IjnForce, Mover, Ship, Side, UsnForce};
use crate::view::selection::{Chosen, Pick};
use crate::view::wording;

/// Who can sail; once somebody is chosen, where to, and the others folded.
pub(super) fn blocks(asking: &Asking) -> Vec<Block> {
    let movers = movers(asking);
    let chosen = asking.picked.mover().filter(|it| movers.contains(it));
    let others = movers.into_iter().filter(|mover| Some(*mover) != chosen);
    let others: Vec<Line> = others.map(|it| line(asking, it)).collect();
    let others = (!others.is_empty()).then(|| match chosen {
        None => Lines {
            title: "One force or ship sails".to_owned(),
            hint: "choose who: the chart shows where to".to_owned(),
            lines: others,
            ..Lines::default()
        },
        Some(_) => Lines {
            title: "Others who can sail".to_owned(),
            is_folded: true,
            lines: others,
            ..Lines::default()
        },
    });
    let sails = chosen.map(|mover| destinations(asking, mover));
    sails.into_iter().chain(others).map(Block::Lines).collect()
}

/// The task forces on the map and the ships that are in none, as far as they can sail anywhere (8.2).
fn movers(asking: &Asking) -> Vec<Mover> {
    let table = asking.table;
    let forces = UsnForce::ALL.iter().copied();
    let forces = forces.filter(|force| table.place_of(*force).is_some());
    let ships = Ship::of(Side::Usn);
    let ships =
        ships.filter(|it| table.force_of(*it).is_none() && table.place_of_ship(*it).is_some());
    let forces = forces.map(|force| Mover::Force(Force::Usn(force)));
    let movers = forces.chain(ships.map(Mover::Ship));
    movers
        .filter(|mover| !forecast::arrivals(table, *mover).is_empty())
        .collect()
}

fn line(asking: &Asking, mover: Mover) -> Line {
    let table = asking.table;
    let (piece, what, at) = match mover {
        Mover::Force(force) => (
            Piece::Force(force),
            wording::list(table.ships_in(force)),
            table.place_of(force),
        ),
        Mover::Ship(ship) => (
            Piece::Ship(ship),
            wording::ship(ship),
            table.place_of_ship(ship),
        ),
    };
    let is_chosen = asking.picked.mover() == Some(mover);
    let choose = Pick::Choose((!is_chosen).then_some(Chosen::Mover(mover)));
    let choose = Answer::pick(choose, "Sail")
        .name(format!("{mover} sails"))
        .pressed(is_chosen);
    Line {
        piece: Some(piece),
        name: mover.to_string(),
        what,
        odds: able(table, mover, at),
        is_chosen,
        answers: vec![choose],
        ..Line::default()
    }
}

/// Where somebody is, how far he sails, and what he brings to strike with.
fn able(table: &Table, mover: Mover, at: Option<Place>) -> String {
    let at = at.map(|at| format!("at {at}"));
    let far = wording::count(movement(table, mover).into(), "space", "spaces");
    let strikes = match mover {
        Mover::Force(Force::Usn(force)) => strikes_of(&forecast::of_force(table, force)),
        Mover::Force(Force::Ijn(_)) | Mover::Ship(_) => None,
    };
    let parts: Vec<String> = at.into_iter().chain([far]).chain(strikes).collect();
    parts.join("; ")
}

/// Where somebody can sail, with what can be struck from there and who may come there.
fn destinations(asking: &Asking, mover: Mover) -> Lines {
    let destination = |arrival: Arrival| {
        let to = arrival.path.last().copied();
        let name = to.map_or_else(String::new, |to| to.to_string());
        let order = Order::Move {
            mover,
            path: arrival.path.clone(),
        };
        let sail = asking.step("Sail here", order.clone());
        Line {
            piece: to.map(Piece::Place),
            odds: strikes(&arrival),
            risk: risk(&arrival),
            is_chosen: asking.is_staffs(&order),
            answers: vec![sail.name(format!("{mover} sails to {name}"))],
            name,
            ..Line::default()
        }
    };
    let arrivals = forecast::arrivals(asking.table, mover).into_iter();
    Lines {
        title: format!("{mover} sails: where to?"),
        lines: [line(asking, mover)]
            .into_iter()
            .chain(arrivals.map(destination))
            .collect(),
        ..Lines::default()
    }
}

/// What can be attacked from there.
fn strikes(arrival: &Arrival) -> String {
    match arrival.strikes.is_empty() {
        true => String::new(),
        false => format!("reaches {}", wording::list(&arrival.strikes)),
    }
}

/// Who may come there in the next operation of the line, and who may come near.
pub(in crate::view) fn risk(arrival: &Arrival) -> String {
    let each = |forces: &[(IjnForce, Chance)]| {
        let texts = forces.iter();
        wording::list(texts.map(|(force, chance)| format!("{force} {}", wording::chance(*chance))))
    };
    let near: Vec<(IjnForce, Chance)> = arrival
        .near
        .iter()
        .filter(|(force, _)| !arrival.meets.iter().any(|(other, _)| other == force))
        .copied()
        .collect();
    let meets = (!arrival.meets.is_empty()).then(|| {
        let guns = match arrival.carriers.is_empty() {
            true => "",
            false => ", whose guns would fire at your carriers",
        };
        format!("may meet {}{guns}", each(&arrival.meets))
    });
    let near = (!near.is_empty()).then(|| format!("within two spaces {}", each(&near)));
    let parts: Vec<String> = meets.into_iter().chain(near).collect();
    parts.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::table::ShipPlace;
    use crate::engine::trial;

    #[test]
    fn r14_0_carriers_are_warned_of_the_guns_that_they_may_meet() {
        let mut table = trial::table();
        let force = IjnForce::FirstCsf;
        trial::ijn(&mut table, force, Place::WestOfMidway, &[Ship::Akagi]);
        let at_midway = |table: &Table, force: UsnForce| {
            let mover = Mover::Force(Force::Usn(force));
            let arrivals = forecast::arrivals(table, mover);
            let there = arrivals
                .iter()
                .find(|it| it.path.last() == Some(&Place::Midway));
            risk(there.expect("in reach"))
        };
        assert_eq!(
            at_midway(&table, UsnForce::Tf16),
            "may meet 1st CSF 6 in 6, whose guns would fire at your carriers"
        );
        let carriers: Vec<Ship> = table
            .ships_in(UsnForce::Tf16)
            .filter(|it| it.is_carrier())
            .collect();
        for ship in carriers {
            table.ships[ship].at = ShipPlace::Damaged;
        }
        assert_eq!(at_midway(&table, UsnForce::Tf16), "may meet 1st CSF 6 in 6");
    }
}
