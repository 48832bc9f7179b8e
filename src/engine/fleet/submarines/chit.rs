//! What the submarines do when their chit is drawn (14.12, 14.151).

use super::attack::{attack, torpedo_targets};
use super::contact::seek;
use super::submarine::{Submarine, SubmarineId, SubmarineState, SubmarineTask};
use crate::engine::decision::Decision;
use crate::engine::event::{Event, SubmarineEvent};
use crate::engine::forces::{Force, ForceId};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::record::Scope;
use crate::engine::refusal::{Refusal, SubmarineRefusal};
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// The chit in progress.
#[derive(Clone, Copy, Default, Debug)]
pub struct SubmarineActivation {
    stage: Stage,
}

#[derive(Clone, Copy, Default, Debug)]
enum Stage {
    /// Those that lie deep come up (14.12, 2).
    #[default]
    Pins,
    /// The others move, and look for forces, in the order that the player likes (14.12, 1 and 3).
    Orders,
    /// One has found a force, and shadows it or attacks (14.14, 2).
    Contact(SubmarineId, ForceId),
    /// It is over.
    Over,
}

impl SubmarineActivation {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self.stage {
            Stage::Pins => {
                ease_pins(play);
                self.stage = Stage::Orders;
                Step::Again
            }
            Stage::Orders if can_still_act(&play.table) => Step::Ask(Decision::Submarines),
            Stage::Contact(submarine, force) => {
                Step::Ask(Decision::SubmarineContact { submarine, force })
            }
            Stage::Orders | Stage::Over => Step::Done,
        }
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match (order, self.stage) {
            (Order::MoveSubmarine { submarine, to }, _) => sail(play, submarine, to),
            (Order::SeekContact { submarine, force }, _) => {
                play.begin_stage(Scope::Submarine { submarine });
                match seek(play, submarine, force) {
                    Some(force) => self.stage = Stage::Contact(submarine, force),
                    None => play.end_stage(),
                }
            }
            (Order::StopShadowing { submarine }, _) => stop_shadowing(play, submarine),
            (Order::Shadow, Stage::Contact(submarine, force)) => {
                shadow(play, submarine, force);
                play.end_stage();
                self.stage = Stage::Orders;
            }
            (Order::Torpedo { submarine, ship }, Stage::Contact(_, force)) => {
                attack(play, submarine, force, ship);
                play.end_stage();
                self.stage = Stage::Orders;
            }
            (Order::Torpedo { submarine, ship }, _) => {
                let lies = play.table.submarines.get(submarine);
                if let Some(force) = lies.and_then(Submarine::shadows) {
                    let scope = Scope::Submarine { submarine };
                    play.scoped(scope, |play| attack(play, submarine, force, ship));
                }
            }
            _ => self.stage = Stage::Over,
        }
    }
}

/// Those that lie deep stay so for one turn less, and do nothing else (14.12, 2).
fn ease_pins(play: &mut Play) {
    for submarine in play.table.submarines.at_sea.clone() {
        if let SubmarineState::Pinned(turns) = submarine.state {
            play.happen(Event::Submarines(SubmarineEvent::PinEased {
                submarine: submarine.id,
                turns: turns.saturating_sub(1),
            }));
        }
    }
}

fn sail(play: &mut Play, submarine: SubmarineId, to: HexId) {
    if let Some(from) = play.table.submarines.get(submarine).map(|it| it.hex) {
        play.happen(Event::Submarines(SubmarineEvent::Moved {
            what: submarine,
            from,
            to,
        }));
    }
}

fn shadow(play: &mut Play, submarine: SubmarineId, force: ForceId) {
    if let Some(hex) = play.table.submarines.get(submarine).map(|it| it.hex) {
        play.happen(Event::Submarines(SubmarineEvent::Shadows {
            submarine,
            force,
            hex,
        }));
    }
}

fn stop_shadowing(play: &mut Play, submarine: SubmarineId) {
    let lies = play.table.submarines.get(submarine).copied();
    if let Some((lies, force)) = lies.and_then(|lies| Some((lies, lies.shadows()?))) {
        play.happen(Event::Submarines(SubmarineEvent::StopsShadowing {
            submarine,
            force,
            hex: lies.hex,
        }));
    }
}

/// Whether any submarine can still do something at the chit.
fn can_still_act(table: &Table) -> bool {
    legal_orders(table).len() > 1
}

/// The orders at the chit (14.12, 14.151).
pub(crate) fn check_orders(table: &Table, order: Order) -> Result<(), Refusal> {
    let checked = match order {
        Order::GoOn => Ok(()),
        Order::MoveSubmarine { submarine, to } => check_move(table, submarine, to),
        Order::SeekContact { submarine, force } => check_seeking(table, submarine, force),
        Order::StopShadowing { submarine } => shadowed(table, submarine).map(|_| ()),
        Order::Torpedo { submarine, ship } => {
            shadowed(table, submarine).and_then(|force| check_target(table, force, ship))
        }
        _ => return Err(Refusal::NotAsked),
    };
    Ok(checked?)
}

/// A submarine that can still act at the chit.
fn acting(table: &Table, submarine: SubmarineId) -> Result<&Submarine, SubmarineRefusal> {
    let lies = table.submarines.get(submarine);
    let lies = lies.ok_or(SubmarineRefusal::NotAtSea(submarine))?;
    if lies.is_pinned() {
        Err(SubmarineRefusal::Pinned(submarine))
    } else if lies.task == SubmarineTask::Done {
        Err(SubmarineRefusal::HasActed(submarine))
    } else {
        Ok(lies)
    }
}

/// One that can still act, and shadows no force (14.12, 1).
fn free(table: &Table, submarine: SubmarineId) -> Result<&Submarine, SubmarineRefusal> {
    let lies = acting(table, submarine)?;
    match lies.shadows() {
        Some(force) => Err(SubmarineRefusal::Shadows { submarine, force }),
        None => Ok(lies),
    }
}

/// The force that one shadows that can still act (14.151).
fn shadowed(table: &Table, submarine: SubmarineId) -> Result<ForceId, SubmarineRefusal> {
    let force = acting(table, submarine)?.shadows();
    force.ok_or(SubmarineRefusal::ShadowsNobody(submarine))
}

fn check_move(table: &Table, submarine: SubmarineId, to: HexId) -> Result<(), SubmarineRefusal> {
    let lies = free(table, submarine)?;
    if lies.task == SubmarineTask::Looking {
        Err(SubmarineRefusal::HasMoved(submarine))
    } else if lies.hex.distance(to) != 1 {
        Err(SubmarineRefusal::OneHex { submarine, to })
    } else {
        Ok(())
    }
}

fn check_seeking(
    table: &Table,
    submarine: SubmarineId,
    force: ForceId,
) -> Result<(), SubmarineRefusal> {
    let lies = free(table, submarine)?;
    let is_there = |there: &Force| there.hex == lies.hex;
    match table.force(force).is_some_and(is_there) {
        true => Ok(()),
        false => Err(SubmarineRefusal::NotInItsHex { submarine, force }),
    }
}

/// Whether a submarine can fire so on a force: at a carrier of its choice where its ships are known (14.16, 2).
fn check_target(
    table: &Table,
    force: ForceId,
    ship: Option<ShipId>,
) -> Result<(), SubmarineRefusal> {
    let targets = table.force(force).map(torpedo_targets).unwrap_or_default();
    match ship {
        ship if targets.contains(&ship) => Ok(()),
        Some(ship) => Err(SubmarineRefusal::NotATarget { force, ship }),
        None => Err(SubmarineRefusal::NameACarrier(force)),
    }
}

/// Its legal orders: those that can move, each way; those that can look for a force, each force; those that shadow one.
pub(crate) fn legal_orders(table: &Table) -> Vec<Order> {
    let mut orders = Vec::new();
    for lies in &table.submarines.at_sea {
        let submarine = lies.id;
        let forces = table.forces.iter().map(|force| force.id);
        orders.extend(forces.map(|force| Order::SeekContact { submarine, force }));
        let beside = lies.hex.neighbours();
        orders.extend(beside.map(|to| Order::MoveSubmarine { submarine, to }));
        orders.push(Order::StopShadowing { submarine });
        if let Some(force) = lies.shadows() {
            orders.extend(shots(table, submarine, force));
        }
    }
    orders.push(Order::GoOn);
    orders.retain(|order| check_orders(table, *order).is_ok());
    orders
}

/// Every way in which a submarine can fire on a force.
fn shots(table: &Table, submarine: SubmarineId, force: ForceId) -> impl Iterator<Item = Order> {
    let targets = table.force(force).map(torpedo_targets).unwrap_or_default();
    let targets = targets.into_iter();
    targets.map(move |ship| Order::Torpedo { submarine, ship })
}

/// The orders to a submarine that has found a force: it shadows it, or attacks (14.14, 2).
pub(crate) fn check_contact(
    table: &Table,
    submarine: SubmarineId,
    force: ForceId,
    order: Order,
) -> Result<(), Refusal> {
    match order {
        Order::Shadow => Ok(()),
        Order::Torpedo {
            submarine: named,
            ship,
        } if named == submarine => Ok(check_target(table, force, ship)?),
        _ => Err(Refusal::NotAsked),
    }
}

/// The legal orders to it: to shadow, or each way to attack.
pub(crate) fn legal_contact(table: &Table, submarine: SubmarineId, force: ForceId) -> Vec<Order> {
    let shots = shots(table, submarine, force);
    [Order::Shadow].into_iter().chain(shots).collect()
}
