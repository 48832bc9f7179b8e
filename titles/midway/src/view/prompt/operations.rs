//! The operations of the player's phase (6.0(13)): a strike that is planned, a move, new bases for air units.

use super::asking::Asking;
use super::block::{Block, Choice};
use super::{Prompt, Weight, rebasing, sailing, staffs, strike};
use crate::engine::Order;
use crate::view::wording;

const BECAUSE: &str = "strikes where the fighters can win, carriers to the base in most danger, eyes and bombers to the front";

/// What can be done in the operations.
pub(super) fn operations(asking: &Asking) -> Prompt {
    let blocks = [
        planned(asking).map_or_else(|| strikes(asking), |planned| vec![planned]),
        sailing::blocks(asking),
        rebasing::blocks(asking),
    ];
    let why_not = match asking.table.planned_strike {
        Some(_) => Vec::new(),
        None => strike::strike(asking)
            .map_or_else(Vec::new, |it| strike::why_not(asking.table, it.space)),
    };
    staffs::answers(
        asking,
        BECAUSE,
        Prompt {
            blocks: blocks.concat(),
            why_not,
            ..asking.prompt("Your operations")
        },
    )
}

fn strikes(asking: &Asking) -> Vec<Block> {
    strike::blocks(asking, strike::strike(asking).as_ref())
}

/// The strike that is planned, and that it can be called off (6.0(13a)).
fn planned(asking: &Asking) -> Option<Block> {
    let planned = asking.table.planned_strike.as_ref()?;
    let call_off = asking.step("Call it off", Order::CancelStrike);
    Some(Block::Choice(Choice {
        name: format!("Strike at {}, planned", planned.space),
        hint: wording::list(&planned.units),
        answers: vec![call_off.weight(Weight::Quiet)],
    }))
}
