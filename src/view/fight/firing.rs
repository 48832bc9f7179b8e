//! Which battleships fire on a raid that overflies them (5.721).

use crate::engine::charts::LEAST_ANTI_AIRCRAFT;
use crate::engine::ships::{ShipId, ShipSet};
use crate::engine::{Game, Order, Table, able_to_fire, overflight_factors, staff};
use crate::view::shell::CommandName;
use crate::view::{Action, Activity, Answer};

/// The battleships that can fire.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FiringChoice {
    /// Each of them, with her factors; pressed if she fires.
    pub guns: Vec<Answer>,
    /// What they come to.
    pub sum: String,
}

pub(super) fn firing_choice(game: &Game, table: &Table, activity: Activity) -> FiringChoice {
    let firing = firing(game, activity);
    let guns = |ship: ShipId| {
        let fires = firing.contains(ship);
        let mark = if fires { "\u{2713} " } else { "" };
        let label = format!("{mark}{} AA {ship}", table.guns(ship));
        let others = Activity::Firing(firing.toggled(ship));
        Answer {
            is_pressed: Some(fires),
            ..Answer::of(Action::Begin(others), label).id(format!("gun-{ship}").replace(' ', "-"))
        }
    };
    let factors = table.factors(firing.iter());
    let fired = overflight_factors(table, firing);
    FiringChoice {
        guns: able_to_fire(table).iter().map(guns).collect(),
        sum: format!(
            "{factors} factors, halved to {fired}. Fewer than {LEAST_ANTI_AIRCRAFT} do nothing.",
        ),
    }
}

/// What gives the order.
pub(super) fn open_fire(game: &Game, table: &Table, activity: Activity) -> Answer {
    let ships = firing(game, activity);
    let label = match ships.is_empty() {
        true => "Hold fire".to_owned(),
        false => format!("Open fire with {}", overflight_factors(table, ships)),
    };
    let answer = Answer::new(game, label, Order::OpenFire { ships });
    answer.by(CommandName::FirstAnswer).primary(true)
}

/// The battleships that fire: those that the staff would have fire, until the player chooses.
fn firing(game: &Game, activity: Activity) -> ShipSet {
    match (activity, staff::suggestion(game)) {
        (Activity::Firing(ships), _) => ships,
        (_, Some(Order::OpenFire { ships })) => ships,
        _ => ShipSet::default(),
    }
}
