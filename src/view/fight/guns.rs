//! On whom our ships fire in a round (21.24): the guns to be laid, what each would do, and which have no target yet.

use super::battle_lines::{GunTarget, Guns};
use super::foot::Foot;
use crate::engine::ships::ShipId;
use crate::engine::surface::{Side, firing, targets_for};
use crate::engine::{Game, Order, Table, forecast, staff};
use crate::view::shell::CommandName;
use crate::view::{Activity, Answer, wording};

/// The guns that are being laid.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct GunsInHand {
    /// Our ships that fire in the round and have no target yet.
    unlaid: Vec<ShipId>,
    /// The one whose guns go to the next ship chosen.
    in_hand: Option<ShipId>,
    /// What they would do to each enemy.
    targets: Vec<(ShipId, GunTarget)>,
}

/// What is said while guns are laid.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GunsChoice {
    /// How it is done.
    pub how: String,
    /// What is to be expected of the guns that are laid, and who has no target yet.
    pub lines: Vec<String>,
}

impl GunsInHand {
    /// The guns of the round that is fought. Those that the player has taken in hand go next, or else the first that
    /// have a target to be laid on.
    pub(super) fn of_game(game: &Game, activity: Activity) -> GunsInHand {
        let table = game.table();
        let unlaid = unlaid(table);
        let has_target = |ship: &&ShipId| !targets_for(table, **ship).is_empty();
        let in_hand = match activity {
            Activity::Laying(ship) if unlaid.contains(&ship) => Some(ship),
            _ => unlaid.iter().find(has_target).copied(),
        };
        let enemies = table.markers.meeting.iter().flat_map(|meeting| {
            let force = table.force(meeting.force);
            force.map(|force| force.ships.clone()).unwrap_or_default()
        });
        let target = |at: ShipId| {
            let ship = in_hand?;
            let expected = format!(
                "{} hits",
                wording::tenths(forecast::gunfire(table, ship, at))
            );
            let label = format!("{ship} fires on {at}: {expected} expected");
            let answer = Answer::new(game, label, Order::FireOn { ship, at });
            Some((at, GunTarget { answer, expected }))
        };
        GunsInHand {
            targets: enemies.filter_map(target).collect(),
            unlaid,
            in_hand,
        }
    }

    /// The guns of a ship, if they are to be laid.
    pub(super) fn of(&self, ship: ShipId) -> Option<Guns> {
        let is_selected = self.in_hand == Some(ship);
        self.unlaid.contains(&ship).then(|| Guns {
            ship,
            text: "Guns".to_owned(),
            name: format!("The guns of {ship}"),
            is_selected,
        })
    }

    /// What the guns in hand would do to an enemy.
    pub(super) fn on(&self, ship: ShipId) -> Option<GunTarget> {
        let found = self.targets.iter().find(|(at, _)| *at == ship);
        found.map(|(_, target)| target.clone())
    }
}

/// Our ships that fire in the round and have no target yet.
fn unlaid(table: &Table) -> Vec<ShipId> {
    let aims = table.markers.meeting.iter().flat_map(|it| &it.aims);
    let laid: Vec<ShipId> = aims.map(|aim| aim.ship).collect();
    let mut ships = firing(table, Side::Us);
    ships.retain(|ship| !laid.contains(ship));
    ships
}

/// Hits that the guns that are laid come to on the average, in hundredths.
fn laid_so_far(table: &Table) -> u32 {
    let aims = table.markers.meeting.iter().flat_map(|it| &it.aims);
    let ours = aims.filter(|aim| aim.ship.is_us());
    ours.map(|aim| forecast::gunfire(table, aim.ship, aim.at))
        .sum()
}

/// What is said while guns are laid.
pub(super) fn guns_choice(game: &Game) -> GunsChoice {
    let table = game.table();
    let theirs = table.markers.meeting.iter().flat_map(|it| &it.aims);
    let theirs = theirs.filter(|aim| !aim.ship.is_us());
    let against_us: u32 = theirs
        .map(|aim| forecast::gunfire(table, aim.ship, aim.at))
        .sum();
    let mut lines = vec![format!(
        "Expected: {} hits by the guns that are laid, {} by theirs.",
        wording::tenths(laid_so_far(table)),
        wording::tenths(against_us)
    )];
    let unlaid = unlaid(table);
    if !unlaid.is_empty() {
        let names: Vec<String> = unlaid.iter().map(ToString::to_string).collect();
        lines.push(format!("No target yet: {}.", wording::list(&names)));
    }
    GunsChoice {
        how: "Drag the guns of a ship onto an enemy, or choose the guns and then the enemy. Each shows what is to be expected."
            .to_owned(),
        lines,
    }
}

/// The answers: the rest as the staff would lay it, and fire; or fire with what is laid.
pub(super) fn foot(game: &Game) -> Foot {
    let rest = as_suggested(game);
    let fight = Answer::new(game, "Open fire", Order::Fight);
    let unlaid = unlaid(game.table()).len();
    let answers = match rest.len() {
        0 | 1 => vec![fight.by(CommandName::FirstAnswer).primary(true)],
        _ => {
            let label = match game.table().markers.meeting.as_ref() {
                Some(meeting) if meeting.aims.iter().any(|aim| aim.ship.is_us()) => {
                    "Lay the rest as suggested, and open fire"
                }
                _ => "Lay all guns as suggested, and open fire",
            };
            let rest = Answer::several("guns", label, rest)
                .by(CommandName::FirstAnswer)
                .primary(true);
            let detail = match unlaid {
                1 => "\u{b7} one ship has no target".to_owned(),
                unlaid => format!("\u{b7} {unlaid} ships have no target"),
            };
            vec![fight.detail(detail), rest]
        }
    };
    Foot {
        answers,
        ..Foot::default()
    }
}

/// What the staff orders until it opens fire.
fn as_suggested(game: &Game) -> Vec<Order> {
    let mut ahead = game.clone();
    let mut orders = Vec::new();
    while let Some(order @ (Order::FireOn { .. } | Order::Fight)) = staff::suggestion(&ahead) {
        orders.push(order);
        if order == Order::Fight || ahead.play(order).is_err() {
            break;
        }
    }
    orders
}
