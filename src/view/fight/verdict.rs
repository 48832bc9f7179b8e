//! How a fight ended: who won, what each side lost, what is left, and the victory points.

mod air;
mod raid;
mod score;
mod ships;
mod strike;
mod surface;

use super::attack::Attack;
use super::battle::AirBattle;
use super::extent::Fight;
use super::step::Step;
use super::surface::SurfaceAction;
use crate::engine::{Attacker, EventRecord, Table};
use crate::view::card::{Block, Card, Fact, Outcome};
use crate::view::shown_record::ShownRecord;

pub use score::{ScoreLine, ScoreView};

/// The events of the fight that the newest shown is part of.
fn events(shown: ShownRecord<'_>) -> &[EventRecord] {
    let from = Fight::newest(shown).map_or(shown.end(), |fight| fight.from);
    &shown.events()[from..]
}

/// The verdict of an air battle that is over.
pub(super) fn of_battle(battle: &AirBattle, shown: ShownRecord, table: &Table) -> Card {
    let score = ScoreView::of(events(shown), table);
    let outcome = air::outcome(battle, table, score.change);
    verdict(outcome, air::facts(battle, table), score, &battle.steps)
}

/// The verdict of an attack on ships that is over.
pub(super) fn of_attack(attack: &Attack, shown: ShownRecord, table: &Table) -> Card {
    let events = events(shown);
    let score = ScoreView::of(events, table);
    let told = &attack.account;
    let struck = ships::struck(told, events, table);
    let (outcome, facts) = match attack.by {
        Attacker::Strike(mission) => (
            strike::outcome(attack, mission, told, &struck, table),
            strike::facts(attack, mission, told, &struck, table),
        ),
        Attacker::Raid(raid) => (
            raid::outcome(attack, raid, told, &struck, table),
            raid::facts(attack, raid, told, &struck, table),
        ),
    };
    verdict(outcome, facts, score, &attack.steps)
}

/// The verdict of a meeting of ships that is over.
pub(super) fn of_surface(action: &SurfaceAction, shown: ShownRecord, table: &Table) -> Card {
    let score = ScoreView::of(events(shown), table);
    let outcome = surface::outcome(action);
    verdict(outcome, surface::facts(action, table), score, &action.steps)
}

fn verdict(outcome: Outcome, facts: Vec<Fact>, score: ScoreView, steps: &[Step]) -> Card {
    let chits = Vec::new();
    Card {
        outcome,
        blocks: vec![
            Block::Known { chits, facts },
            Block::Score(score),
            Block::Dice(steps.to_vec()),
        ],
    }
}

/// Notes side by side, without those that have nothing to say.
fn notes<const N: usize>(notes: [String; N]) -> String {
    let notes = notes.into_iter().filter(|note| !note.is_empty());
    notes.collect::<Vec<_>>().join(" \u{b7} ")
}

/// "none", or how many units.
pub fn none_or_units(number: u8) -> String {
    or_none(number, air::units(number))
}

/// "none", or how many.
fn or_none(number: u8, counted: String) -> String {
    match number {
        0 => "none".to_owned(),
        _ => counted,
    }
}
