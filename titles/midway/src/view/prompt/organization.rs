//! How the player organizes his forces (6.0(11)): what can be done, place by place, and what each task force could do
//! afterwards.

use super::asking::Asking;
use super::block::{Block, Fill, Line, Lines, Piece};
use super::ijn_choices::of_combatant;
use super::{Answer, Prompt, staffs};
use crate::engine::Order;
use crate::engine::forecast::{self, Capability};
use crate::engine::map::Place;
use crate::engine::table::{LeaderPlace, Table};
use crate::engine::units::{AirUnit, Force, Leader, Mover, Ship, Unit, UsnForce};
use crate::view::selection::{Chosen, Pick};
use crate::view::wording;

/// What it comes to where no reinforcement is left to come.
const WITHOUT_REINFORCEMENT: &str =
    "Ships, air groups and leaders may change their task forces where they are.";

/// What can be organized.
pub(super) fn organization(asking: &Asking) -> Prompt {
    let legal = asking.game.legal();
    let mut blocks: Vec<Block> = reinforcements(asking, &legal).into_iter().collect();
    blocks.extend(
        Place::ALL
            .iter()
            .filter_map(|at| place(asking, &legal, *at)),
    );
    let prompt = asking.prompt("Organize your forces");
    let may_one_come = legal.iter().any(|it| matches!(it, Order::Reinforce { .. }));
    let why = match may_one_come {
        true => prompt.why,
        false => WITHOUT_REINFORCEMENT.to_owned(),
    };
    staffs::answers(
        asking,
        |_, order| because(order),
        Prompt {
            blocks,
            why,
            ..prompt
        },
    )
}

/// What the staff goes by in an order of its organization.
fn because(order: &Order) -> Option<String> {
    let reason = match order {
        Order::Reinforce { .. } => "the reinforcement that is worth most",
        Order::Embark { .. } => "air groups go aboard",
        Order::Assign { .. } | Order::Form { .. } => "no ship stays without a force",
        Order::Detach { .. } => "destroyers stay to guard ports",
        _ => return None,
    };
    Some(reason.to_owned())
}

/// The reinforcement of the turn (6.0(11a)).
fn reinforcements(asking: &Asking, legal: &[Order]) -> Option<Block> {
    let line = |order: &Order| {
        let Order::Reinforce { unit } = order else {
            return None;
        };
        let (combatant, what) = match *unit {
            Unit::Ship(ship) => (ship.into(), wording::ship(ship)),
            Unit::Air(unit) => (unit.into(), unit.data().name.to_owned()),
        };
        Some(Line {
            what,
            odds: wording::ratings(asking.table, combatant),
            answers: vec![
                asking
                    .step("Comes", order.clone())
                    .name(format!("{unit} comes")),
            ],
            ..of_combatant(asking.table, combatant)
        })
    };
    let lines: Vec<Line> = legal.iter().filter_map(line).collect();
    (!lines.is_empty()).then(|| {
        Block::Lines(Lines {
            title: "Reinforcement".to_owned(),
            hint: "one a turn (6.0(11a))".to_owned(),
            lines,
            ..Lines::default()
        })
    })
}

/// What is in a place and can be put together otherwise.
fn place(asking: &Asking, legal: &[Order], at: Place) -> Option<Block> {
    let table = asking.table;
    let mut lines = Vec::new();
    for force in table.usn_forces_at(at) {
        lines.push(force_line(asking, legal, force));
        if asking.picked.mover() == Some(Mover::Force(Force::Usn(force))) {
            lines.extend(members(asking, legal, force));
        }
    }
    let loose = table.loose_ships_at(at);
    lines.extend(loose.filter_map(|ship| ship_line(asking, legal, ship)));
    let ashore = table.air_on_land_at(at);
    lines.extend(ashore.filter_map(|unit| group_line(asking, legal, unit)));
    (!lines.is_empty()).then(|| {
        Block::Lines(Lines {
            title: at.to_string(),
            lines,
            ..Lines::default()
        })
    })
}

/// A task force with what it can do: it opens to show who is in it.
fn force_line(asking: &Asking, legal: &[Order], force: UsnForce) -> Line {
    let table = asking.table;
    let able = forecast::of_force(table, force);
    let mover = Mover::Force(Force::Usn(force));
    let is_chosen = asking.picked.mover() == Some(mover);
    let open = Pick::Choose((!is_chosen).then_some(Chosen::Mover(mover)));
    let open = Answer::pick(open, "Ships")
        .name(format!("Ships of {force}"))
        .pressed(is_chosen);
    let joins = legal.iter().filter(|order| match order {
        Order::Combine { forces } => forces.first() == Some(&force),
        _ => false,
    });
    let joins = joins.map(|order| {
        let Order::Combine { forces } = order else {
            return asking.step("", order.clone());
        };
        let others = wording::list(&forces[1..]);
        changing(asking, format!("Take in {others}"), order)
            .name(format!("{force} takes in {others}"))
    });
    Line {
        piece: Some(Piece::Force(Force::Usn(force))),
        name: force.to_string(),
        what: {
            let ships = table.ships_in(force).map(|ship| ship.to_string());
            let leaders = table.leaders_with(force).map(|it| it.to_string());
            wording::list(ships.chain(leaders))
        },
        fill: able.capacity.map(|capacity| Fill {
            ships: able.ships,
            capacity,
        }),
        odds: capability(&able),
        is_chosen,
        answers: [open].into_iter().chain(joins).collect(),
        ..Line::default()
    }
}

/// The ships, groups and leaders of a task force that can go elsewhere.
fn members(asking: &Asking, legal: &[Order], force: UsnForce) -> Vec<Line> {
    let table = asking.table;
    let ships: Vec<Ship> = table.ships_in(force).collect();
    let groups = ships.iter().flat_map(|ship| table.air_aboard(*ship));
    let groups: Vec<AirUnit> = groups.collect();
    let leaders = Leader::ALL.iter().copied();
    let leaders = leaders.filter(|it| table.leaders[*it] == LeaderPlace::With(force));
    let ships = ships.iter().filter_map(|it| ship_line(asking, legal, *it));
    let groups = groups
        .iter()
        .filter_map(|it| group_line(asking, legal, *it));
    let leaders = leaders.filter_map(|it| leader_line(asking, legal, it));
    ships.chain(groups).chain(leaders).collect()
}

fn ship_line(asking: &Asking, legal: &[Order], ship: Ship) -> Option<Line> {
    let answer = |order: &Order| {
        let label = match order {
            Order::Assign { ship: who, force } if *who == ship => format!("To {force}"),
            Order::Detach { ship: who } if *who == ship => "By herself".to_owned(),
            Order::Form { ship: who, force } if *who == ship => format!("Form {force}"),
            _ => return None,
        };
        let name = staffs::in_words(asking.table, order);
        Some(changing(asking, label, order).name(wording::capitalized(&name)))
    };
    let answers: Vec<Answer> = legal.iter().filter_map(answer).collect();
    (!answers.is_empty()).then(|| Line {
        what: wording::ship(ship),
        odds: wording::ratings(asking.table, ship),
        answers,
        ..of_combatant(asking.table, ship.into())
    })
}

fn group_line(asking: &Asking, legal: &[Order], group: AirUnit) -> Option<Line> {
    let answer = |order: &Order| match order {
        Order::Embark { unit, carrier } if *unit == group => Some(
            changing(asking, format!("Aboard {carrier}"), order)
                .name(format!("{unit} goes aboard {carrier}")),
        ),
        _ => None,
    };
    let answers: Vec<Answer> = legal.iter().filter_map(answer).collect();
    (!answers.is_empty()).then(|| Line {
        what: wording::ratings(asking.table, group),
        answers,
        ..of_combatant(asking.table, group.into())
    })
}

fn leader_line(asking: &Asking, legal: &[Order], who: Leader) -> Option<Line> {
    let answer = |order: &Order| match order {
        Order::AssignLeader { leader, force } if *leader == who => Some(
            changing(asking, format!("To {force}"), order)
                .name(format!("{leader} goes to {force}")),
        ),
        _ => None,
    };
    let answers: Vec<Answer> = legal.iter().filter_map(answer).collect();
    let rating = who.data();
    (!answers.is_empty()).then(|| Line {
        piece: Some(Piece::Leader(who)),
        name: who.to_string(),
        what: format!("moves and bombs {} better", rating.movement),
        answers,
        ..Line::default()
    })
}

/// One order, with what the task forces could do after it.
fn changing(asking: &Asking, label: String, order: &Order) -> Answer {
    let changed = changes(asking.table, order).into_iter();
    let changed: Vec<String> = changed
        .map(|(force, it)| format!("{force}: {it}"))
        .collect();
    asking.step(label, order.clone()).detail(changed.join("; "))
}

/// What an order of the organization changes of what task forces can do, force by force.
pub(in crate::view) fn changes(table: &Table, order: &Order) -> Vec<(UsnForce, String)> {
    let changed = forecast::organized(table, order).into_iter();
    let changed = changed.map(|(force, after)| {
        let before = forecast::of_force(table, force);
        (force, change(&before, &after))
    });
    changed.collect()
}

/// What a task force can do.
fn capability(can: &Capability) -> String {
    let able = format!(
        "{}; moves {}, looks {}{}",
        ships(can),
        can.movement,
        can.sight,
        destroyers(can)
    );
    match strikes(can) {
        None => able,
        Some(strikes) => format!("{able}; {strikes}"),
    }
}

/// What of a task force can strike how far; nothing where nothing can.
pub(super) fn strikes(can: &Capability) -> Option<String> {
    let [near, far] = &can.strikes;
    (!near.is_empty()).then(|| {
        let near = wording::count(near.len(), "air unit reaches", "air units reach");
        match far.len() {
            0 => format!("{near} 1 space"),
            1 => format!("{near} 1 space, 1 reaches 2"),
            far => format!("{near} 1 space, {far} reach 2"),
        }
    })
}

fn ships(can: &Capability) -> String {
    match can.capacity {
        Some(most) => format!("{} of {most} ships", can.ships),
        None => wording::count(can.ships, "ship", "ships"),
    }
}

fn destroyers(can: &Capability) -> String {
    match can.destroyers {
        0 => String::new(),
        more => format!(" (worse by {more} with destroyers)"),
    }
}

/// What an order changes of it.
fn change(before: &Capability, after: &Capability) -> String {
    let moves = (after.movement != before.movement).then(|| format!("moves {}", after.movement));
    let looks = (after.sight != before.sight || after.destroyers != before.destroyers).then(|| {
        let how = match after.destroyers {
            0 if before.destroyers != 0 => ", better without destroyers".to_owned(),
            0 => String::new(),
            _ if after.destroyers > before.destroyers => {
                format!(", worse by {} with destroyers", after.destroyers)
            }
            _ => destroyers(after),
        };
        format!("looks {}{how}", after.sight)
    });
    let strikes = after.strikes[0].len();
    let strikes = (strikes != before.strikes[0].len())
        .then(|| wording::count(strikes, "air unit strikes", "air units strike"));
    let parts = [Some(ships(after)), moves, looks, strikes];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Decision, Game, GameSetup, Session};
    use crate::view::prompt::prompt;
    use crate::view::selection::Selection;

    #[test]
    fn r6_0_11a_a_reinforcement_is_spoken_of_only_while_one_can_come() {
        let (mut with, mut without) = (0, 0);
        let mut session = Session::new(Game::new(GameSetup::default(), 2));
        while let Some(decision) = session.game().decision() {
            if *decision == Decision::Organization {
                let asked = prompt(session.game(), &Selection::default()).expect("it is asked");
                let may_come = session
                    .game()
                    .legal()
                    .iter()
                    .any(|it| matches!(it, Order::Reinforce { .. }));
                assert_eq!(asked.why.contains("reinforcement"), may_come);
                match may_come {
                    true => with += 1,
                    false => without += 1,
                }
            }
            session.as_staff();
        }
        assert!(with > 0 && without > 0, "{with} {without}");
    }

    #[test]
    fn how_far_a_force_looks_and_what_destroyers_do_to_it_is_told_once() {
        let without = Capability {
            sight: 3,
            destroyers: 0,
            ..forecast::of_force(&crate::engine::trial::table(), UsnForce::Tf16)
        };
        let with = Capability {
            sight: 2,
            destroyers: 2,
            ..without.clone()
        };
        assert!(change(&without, &with).contains("looks 2, worse by 2 with destroyers"));
        assert!(change(&with, &without).contains("looks 3, better without destroyers"));
    }
}
