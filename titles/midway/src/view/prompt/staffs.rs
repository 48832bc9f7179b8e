//! What the staff would do in a step, in words, as far as it can be told before a die falls or a marker is turned over.

use kernel::{Title, Written};

use super::Prompt;
use super::asking::Asking;
use crate::engine::staff::{Player, Sensible};
use crate::engine::table::{AirBase, Table};
use crate::engine::{Game, Midway, Order};
use crate::view::shell::CommandName;
use crate::view::wording;

/// How many orders are told one by one.
const TOLD: usize = 3;

/// What the staff would order next, up to the first order whose outcome nobody knows, without the one that ends the step; and
/// what it goes by, each reason once.
fn orders(
    game: &Game,
    because: impl Fn(&Table, &Order) -> Option<String>,
) -> (Vec<Order>, Vec<String>) {
    let mut game = game.imagined(0);
    let mut orders = Vec::new();
    let mut reasons = Vec::new();
    while let Some(order) = Sensible.order(&game) {
        if order == Order::Done {
            break;
        }
        // As the table is then: an order before it may have changed what it is for.
        reasons.extend(because(game.table(), &order).filter(|reason| !reasons.contains(reason)));
        orders.push(order.clone());
        let reveals = match game.play(order) {
            Ok(events) => events.iter().any(|it| Midway::reveals(&it.event)),
            Err(_) => true,
        };
        if reveals {
            break;
        }
    }
    (orders, reasons)
}

/// The answers of a step that the player ends himself: all as the staff would, with what it goes by in each order, and that he
/// has done.
pub(super) fn answers(
    asking: &Asking,
    because: impl Fn(&Table, &Order) -> Option<String>,
    prompt: Prompt,
) -> Prompt {
    let done = asking
        .answer("Done", Order::Done)
        .command(CommandName::Done);
    if asking.is_staffs(&Order::Done) {
        let because = "the staff would do nothing more".to_owned();
        return Prompt {
            answers: vec![done],
            because,
            ..prompt
        };
    }
    let (orders, reasons) = orders(asking.game, because);
    let told = orders.iter().take(TOLD);
    let mut told: Vec<String> = told.map(|it| in_words(asking.table, it)).collect();
    if orders.len() > TOLD {
        told.push(format!("{} more", orders.len() - TOLD));
    }
    let all = asking.as_staff("As the staff would");
    Prompt {
        answers: vec![all.detail(wording::list(told)), done],
        because: wording::list(reasons),
        ..prompt
    }
}

/// An order in a few words.
pub(super) fn in_words(table: &Table, order: &Order) -> String {
    match order {
        Order::Reinforce { unit } => format!("{unit} comes"),
        Order::Assign { ship, force } => format!("{ship} joins {force}"),
        Order::Detach { ship } => format!("{ship} leaves her force"),
        Order::Embark { unit, carrier } => format!("{unit} goes aboard {carrier}"),
        Order::Combine { forces } => format!("{} become one", wording::list(forces)),
        Order::Form { force, ship } => format!("{ship} forms {force}"),
        Order::AssignLeader { leader, force } => format!("{leader} goes to {force}"),
        Order::PlanStrike { space, units } | Order::Strike { space, units } => {
            let attack = if units.len() == 1 {
                "attacks"
            } else {
                "attack"
            };
            format!("{} {attack} {space}", wording::air_units(units))
        }
        Order::CancelStrike => "the strike is called off".to_owned(),
        Order::Move { mover, path } => match path.last() {
            Some(to) => format!("{mover} sails to {to}"),
            None => mover.to_string(),
        },
        Order::Rebase { moves } => {
            let moves = moves.iter().map(|(unit, to)| match to {
                AirBase::Land(place) => format!("{unit} flies to {place}"),
                AirBase::Carrier(carrier) => format!("{unit} goes aboard {carrier}"),
            });
            wording::list(moves)
        }
        Order::RepairAir { unit, port } => format!("repairs to {unit} at {port}"),
        Order::Withdraw { unit } => format!("{} is withdrawn", wording::air_unit(table, *unit)),
        Order::Refit { unit } => format!("{unit} is refitted"),
        Order::RepairShip { ship, port } => format!("repairs to {ship} at {port}"),
        Order::RepairDefense { base } => format!("repairs to the coastal defense of {base}"),
        other => other.written(),
    }
}
