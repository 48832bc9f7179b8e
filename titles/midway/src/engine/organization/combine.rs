//! Task forces in one place that become one (6.0(11c)).

use super::{leaders, remove_if_empty};
use crate::engine::Play;
use crate::engine::event::OrganizationEvent;
use crate::engine::order::Order;
use crate::engine::pieces;
use crate::engine::refusal::{OrganizationRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::units::{Leader, Ship, UsnForce};

/// Every pair, either of which may remain. More can be combined at once; they are not listed.
pub(super) fn candidates(table: &Table) -> Vec<Order> {
    let pairs = UsnForce::ALL.iter().flat_map(|one| {
        let place = table.place_of(*one);
        let others = UsnForce::ALL.iter().filter(move |other| *other != one);
        let others =
            others.filter(move |other| place.is_some() && table.place_of(**other) == place);
        others.map(|other| vec![*one, *other])
    });
    pairs.map(|forces| Order::Combine { forces }).collect()
}

/// Whether the first of several task forces can take the ships of the others, and their leaders with them.
pub(super) fn check(table: &Table, forces: &[UsnForce]) -> Result<(), Refusal> {
    let is_twice = |(n, force): (usize, &UsnForce)| forces[..n].contains(force);
    let (remains, others) = match forces {
        [first, others @ ..] if !others.is_empty() => (*first, others),
        _ => return Err(OrganizationRefusal::NothingToCombine.into()),
    };
    if forces.iter().enumerate().any(is_twice) {
        return Err(OrganizationRefusal::NothingToCombine.into());
    }
    let place = pieces::our_force(table, remains)?;
    for other in others {
        if pieces::our_force(table, *other)? != place {
            return Err(OrganizationRefusal::ForcesApart(remains, *other).into());
        }
    }
    // 20.1: leaders go where their ships go.
    if leaders_of(table, forces).count() > leaders::MOST {
        return Err(OrganizationRefusal::TooManyLeaders(remains).into());
    }
    // 4.4: the task force that remains has its own capacity alone, and what the leaders add.
    let ships = forces.iter().map(|force| table.ships_in(*force).count());
    let more: u8 = leaders_of(table, others).map(|it| it.data().capacity).sum();
    match table.capacity_of_force(remains) {
        Some(most) if ships.sum::<usize>() > most + usize::from(more) => {
            let (force, most) = (remains, most + usize::from(more));
            Err(OrganizationRefusal::ForceFull { force, most }.into())
        }
        _ => Ok(()),
    }
}

fn leaders_of(table: &Table, forces: &[UsnForce]) -> impl Iterator<Item = Leader> {
    forces.iter().flat_map(|force| table.leaders_with(*force))
}

/// The first of several task forces takes the ships and leaders of the others; their markers leave the map.
pub(super) fn carry_out(play: &mut Play, forces: &[UsnForce]) {
    let [force, others @ ..] = forces else {
        return;
    };
    let force = *force;
    for other in others {
        let leaders: Vec<Leader> = play.table.leaders_with(*other).collect();
        for leader in leaders {
            play.happen(OrganizationEvent::LeaderAssigned { leader, force });
        }
        let ships: Vec<Ship> = play.table.ships_in(*other).collect();
        for ship in ships {
            play.happen(OrganizationEvent::Assigned { ship, force });
        }
        remove_if_empty(play, Some(*other));
    }
}
