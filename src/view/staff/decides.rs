//! What the staff decides, and why, where it has words for that.

use std::time::Duration;

use super::pace;
use crate::engine::staff::{self, heading, suggestion};
use crate::engine::{Decision, Game, Order};
use crate::view::prompt::{self, grounds_in_words, reason_of_heading, reason_to_engage};
use crate::view::{Selection, fight, sentence};

/// What the staff decides next.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Decides {
    /// How many orders were given before it.
    pub number: usize,
    /// The order.
    pub order: Order,
    /// What it does, in words.
    pub what: String,
    /// Why; empty where the staff has no words for it.
    pub why: String,
    /// How long that is shown before it is given, at normal speed.
    pub pause: Duration,
}

/// What the staff decides next in a game; nothing once that is over.
pub fn decides(game: &Game) -> Option<Decides> {
    let (decision, order) = (game.decision()?, suggestion(game)?);
    Some(Decides {
        number: game.orders().len(),
        order,
        what: what(decision, order),
        why: why(game, decision, order).unwrap_or_default(),
        pause: pace::pause(decision, order),
    })
}

fn what(decision: Decision, order: Order) -> String {
    let words = match (decision, order) {
        (Decision::Lights, Order::GoOn) => "The lights stay on".to_owned(),
        (Decision::DeclareSearch, Order::GoOn) => "No search is declared in this phase".to_owned(),
        (Decision::DeclareSearch, Order::DeclareSearch) => "Searches fly in this phase".to_owned(),
        (Decision::AirSearch, Order::GoOn) => "No other search takes off".to_owned(),
        (Decision::UsMovement, Order::GoOn) => "The ships stay where they are".to_owned(),
        (Decision::AirAttack, Order::GoOn) => "No other strike looks for a force".to_owned(),
        (Decision::SecondAttempt { mission, .. }, Order::GoOn) => format!("{mission} flies home"),
        (Decision::Shadow { search, force }, Order::Shadow) => {
            format!("{search} stays with {force}")
        }
        (Decision::FormStrikes, Order::GoOn) => "The strikes take off".to_owned(),
        (Decision::AirOperations { step }, Order::GoOn) => format!("{step}: done"),
        (_, order) => order.to_string(),
    };
    sentence(&words)
}

fn why(game: &Game, decision: Decision, order: Order) -> Option<String> {
    match decision {
        Decision::AirMovement => {
            let mission = game.table().mission(order.moved_mission()?)?;
            let heading = heading(game, mission);
            (heading.order == Some(order)).then(|| reason_of_heading(game, mission, &heading))
        }
        Decision::AirOperations { step } => {
            let grounds = staff::grounds(game, step)?;
            Some(grounds_in_words(game, grounds))
        }
        Decision::Interception => {
            let engages = matches!(order, Order::Engage { .. });
            let engaging = engages.then_some(order);
            Some(reason_to_engage(game, engaging.as_slice()))
        }
        Decision::Division(_)
        | Decision::SecondAttempt { .. }
        | Decision::Coordination { .. }
        | Decision::Assignment { .. }
        | Decision::Overflight { .. } => fight::reason(game, decision),
        // What stands in the prompt beside the rule.
        Decision::Landing
        | Decision::FormStrikes
        | Decision::AirAttack
        | Decision::UsMovement
        | Decision::Lights
        | Decision::DeclareSearch
        | Decision::AirSearch
        | Decision::SearchPath { .. }
        | Decision::WhichForce { .. }
        | Decision::Shadow { .. }
        | Decision::SearchLanding { .. }
        | Decision::ReadyDecks
        | Decision::PlaceSubmarines
        | Decision::Submarines
        | Decision::SubmarineContact { .. }
        | Decision::SurfaceBattle { .. }
        | Decision::SurfaceFire => {
            let prompt = prompt::prompt(game, &Selection::default(), &[])?;
            let mut why = prompt.why().iter();
            why.find(|line| line.contains("The staff ")).cloned()
        }
    }
}
