//! The task groups where planes are not moved on decks: their CAP boxes (4.33) and their carriers.

use super::trouble::worst_trouble;
use super::type_name;
use crate::engine::fleet::{CapId, CarrierId, CarrierType, TaskGroup, TaskGroupId, UnitSet};
use crate::engine::{Game, Order, Table};
use crate::view::{Answer, wording};

/// A task group in the list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GroupInList {
    /// The task group.
    pub group: TaskGroupId,
    /// Her name.
    pub name: String,
    /// Where she is.
    pub hex: String,
    /// The patrols in her CAP box.
    pub patrols: Vec<PatrolInList>,
    /// What is said where there is none.
    pub none: Option<&'static str>,
    /// Her carriers.
    pub carriers: Vec<CarrierInList>,
}

/// A CAP mission in its box.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PatrolInList {
    /// The CAP mission.
    pub cap: CapId,
    /// How many units it has.
    pub units: u8,
    /// In words.
    pub words: String,
    /// Placing it on the chart.
    pub place: Answer,
}

/// A carrier in the list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CarrierInList {
    /// The carrier.
    pub carrier: CarrierId,
    /// Her name.
    pub name: String,
    /// A fleet carrier or a light one.
    pub kind: CarrierType,
    /// Her type, and what is on her deck; or what is wrong with her.
    pub note: String,
    /// Whether something is wrong with her.
    pub is_in_trouble: bool,
}

/// The task groups. `table` is what has been shown of the game.
pub fn task_force(game: &Game, table: &Table, is_ready: bool) -> Vec<GroupInList> {
    let groups = table.task_groups.iter();
    groups
        .map(|group| in_list(game, table, group, is_ready))
        .collect()
}

fn in_list(game: &Game, table: &Table, group: &TaskGroup, is_ready: bool) -> GroupInList {
    let patrol = |(cap, units): (CapId, UnitSet)| PatrolInList {
        cap,
        units: units.len(),
        words: wording::by_type(units),
        place: placing(game, cap, is_ready),
    };
    let patrols: Vec<_> = group.cap_missions().map(patrol).collect();
    let carriers = CarrierId::all().filter(|carrier| table.sails(*carrier));
    let carriers = carriers.filter(|carrier| carrier.data().group == group.id);
    GroupInList {
        group: group.id,
        name: format!("Task Group {}", group.id),
        hex: format!("hex {}", group.hex),
        none: patrols.is_empty().then_some("no patrol in its box"),
        patrols,
        carriers: carriers.map(|carrier| deck(table, carrier)).collect(),
    }
}

/// Placing a CAP mission; where it may not, the engine says why.
fn placing(game: &Game, cap: CapId, is_ready: bool) -> Answer {
    let label = "Place on the chart \u{b7} the die gives its fuel";
    let answer = Answer::new(game, label, Order::PlaceCap { cap });
    if is_ready {
        return answer;
    }
    Answer {
        refusal: Some("Events are being shown.".to_owned()),
        ..answer
    }
}

fn deck(table: &Table, carrier: CarrierId) -> CarrierInList {
    let kind = carrier.data().kind;
    let type_name = type_name(kind);
    let trouble = worst_trouble(table, carrier);
    let landed = table.landed();
    let landed = landed.iter().filter(|(_, on)| *on == carrier).count();
    CarrierInList {
        carrier,
        name: carrier.to_string(),
        kind,
        note: match (trouble, landed) {
            (Some(trouble), _) => trouble.in_short(),
            (None, 0) => type_name.to_owned(),
            (None, landed) => format!("{type_name}, {landed} landed"),
        },
        is_in_trouble: trouble.is_some(),
    }
}
