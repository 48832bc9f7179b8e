//! What the staff would do in a fight, and why: the reason of the answer that is suggested.

use super::contact::contact_odds;
use crate::engine::forecast::attacks;
use crate::engine::staff::{Aims, aims, best_division, suggestion};
use crate::engine::{Decision, Game, Order};
use crate::view::wording;

/// The staff's answer in a sentence; nothing where there is nothing to choose any more.
pub(in crate::view) fn reason(game: &Game, decision: Decision) -> Option<String> {
    if let Decision::Division(division) = decision {
        let best = best_division(game, &division);
        return Some(format!(
            "The staff would send {best} against the escorts: the best of points shot down against units lost, \
             by what the scenario scores."
        ));
    }
    // Only of the decision that the game waits at is there an answer.
    let order = suggestion(game).filter(|_| game.decision() == Some(decision))?;
    Some(match order {
        Order::Contact { force, .. } => {
            let odds = contact_odds(&attacks::contact(game.table(), force, true));
            format!("The staff would look for {force} once more: {odds}.")
        }
        Order::GoOn => "The staff would fly home: no force is worth another attempt.".to_owned(),
        Order::Coordinate { pay: true } => {
            "The staff would draw it together: the heavier attack is worth the fuel.".to_owned()
        }
        Order::Aim { .. } => aim(&aims(game)?),
        Order::OpenFire { ships } if ships.is_empty() => {
            "The staff would hold fire: a stronger raid may overfly, and each ship fires once."
                .to_owned()
        }
        Order::OpenFire { .. } => {
            "The staff would open fire with all: no stronger raid is likely to overfly.".to_owned()
        }
        Order::AcceptBattle => "The staff would fight: your guns are the heavier.".to_owned(),
        Order::Evade => "The staff would get away: your guns are not the heavier.".to_owned(),
        _ => return None,
    })
}

/// Where the staff would aim the damage rolls, and why there.
fn aim(aims: &Aims) -> String {
    let rolls = match aims.rolls.as_slice() {
        [_] => "the roll",
        _ => "all rolls",
    };
    let names: Vec<String> = aims.alike.iter().map(ToString::to_string).collect();
    match (aims.alike.as_slice(), aims.rolls.first()) {
        ([_, _, ..], Some((_, ship))) => format!(
            "The staff would aim {rolls} at {ship}; {} promise the same.",
            wording::list(&names)
        ),
        ([ship], _) => {
            format!("The staff would aim {rolls} at {ship}, where hits count most.")
        }
        _ => "The staff would divide the rolls so that hits count most in all.".to_owned(),
    }
}
