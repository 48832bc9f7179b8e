//! The units chosen to launch together: what they are worth, how far they go, and as what.

use super::{Choice, short};
use crate::engine::fleet::{self, Mission, MissionId, MissionType, UnitSet};
use crate::engine::routine::{Routine, RoutineKind};
use crate::engine::{Game, Order, Table, forecast};
use crate::view::fleet::Zone;
use crate::view::{Action, Answer, Selection, Weight, refusal_in_words, wording};

/// The units chosen to launch together.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ComposerView {
    /// Which they are, and where from.
    pub what: String,
    /// Their attack value, escorts, endurance and reach.
    pub figures: Vec<FigureView>,
    /// As what they may take off.
    pub answers: Vec<Answer>,
}

/// A number and what it counts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FigureView {
    /// The number.
    pub number: String,
    /// What it counts.
    pub what: String,
}

/// Every unit that stands ready.
pub fn ready(table: &Table) -> UnitSet {
    let decks = table.decks.iter().map(|deck| deck.ready);
    decks.fold(UnitSet::EMPTY, UnitSet::with)
}

/// The ready units among those selected, if there are any.
pub fn composer(game: &Game, selection: &Selection) -> Option<ComposerView> {
    let table = game.table();
    let units = selection.planes.common(ready(table));
    if units.is_empty() {
        return None;
    }
    let mut answers = as_missions(game, units);
    answers.extend(joining(game, units));
    answers.extend(patrols(game, units));
    // One suggestion: the first that the rules allow.
    if let Some(first) = answers.iter_mut().find(|answer| answer.refusal.is_none()) {
        first.weight = Weight::Primary;
    }
    let back = Answer::of(Action::Choose(UnitSet::EMPTY), "Put back");
    answers.push(back.weight(Weight::Quiet));
    Some(ComposerView {
        what: wording::units_from(game.table(), units),
        figures: figures(table, units),
        answers,
    })
}

/// Attack value, escorts, endurance and reach of some units together.
fn figures(table: &Table, units: UnitSet) -> Vec<FigureView> {
    let fighters = units.fighters();
    let kind = match fleet::check_type(MissionType::Intercept, units) {
        Ok(()) => MissionType::Intercept,
        Err(_) => MissionType::Strike,
    };
    let fuel = Mission::starting_fuel(units);
    let (slow, fast) = forecast::radius(fuel, kind);
    let figure = |number: String, what: &str| FigureView {
        number,
        what: what.to_owned(),
    };
    let mut all = Vec::new();
    if kind == MissionType::Strike {
        all.push(figure(units.attack_value().to_string(), "attack value"));
        all.push(figure(fighters.len().to_string(), "escorts"));
    } else {
        let word = units.word("fighter unit", "fighter units");
        all.push(figure(units.len().to_string(), word));
    }
    all.push(figure(fuel.left().to_string(), "lowest endurance"));
    let mut reach = format!("hexes out and back; {fast} at two a phase");
    let farthest = forecast::farthest_attack(fuel);
    if kind == MissionType::Strike && farthest > slow {
        reach += &format!("; {farthest} home Fuel Critical");
    }
    all.push(figure(slow.to_string(), &reach));
    // 6.42: what is farther out comes home in the dark.
    if let Some((by_day, fast_by_day)) = forecast::radius_by_day(table)
        && by_day < slow
    {
        let reach = format!("out and back before dusk; {fast_by_day} at two a phase");
        all.push(figure(by_day.to_string(), &reach));
    }
    all
}

/// An answer that launches units with some orders, refused if the rules refuse one of them.
fn launch(game: &Game, label: String, orders: Vec<Order>) -> Answer {
    let refusal = orders.iter().find_map(|order| game.check(*order).err());
    let refusal = refusal.map(|refusal| refusal_in_words(&refusal));
    Answer::several("launch", label, orders).refused(refusal)
}

/// As new missions. These are the plainest: one that is refused says why.
fn as_missions(game: &Game, units: UnitSet) -> Vec<Answer> {
    let Some(number) = game.table().free_display() else {
        return Vec::new();
    };
    let kinds = [MissionType::Intercept, MissionType::Strike].into_iter();
    let kinds = kinds.filter(|kind| fleet::check_type(*kind, units).is_ok());
    let answer = |kind| {
        let mission = MissionId { kind, number };
        let label = format!("Launch as {mission}");
        launch(game, label, vec![Order::Launch { mission, units }])
    };
    kinds.map(answer).collect()
}

/// With missions in their hex.
fn joining(game: &Game, units: UnitSet) -> Vec<Answer> {
    let table = game.table();
    let here = table
        .missions
        .iter()
        .filter(|mission| table.is_home(mission.hex));
    let answer = |mission: &Mission| {
        let order = Order::Launch {
            mission: mission.id,
            units,
        };
        // 4.15: together they have no more fuel than the mission, or the units, had alone.
        let fuel = mission.fuel.min(Mission::starting_fuel(units));
        let short = short::detail(game, mission, mission.hex, fuel);
        let detail = format!("\u{b7} {fuel}{short}");
        launch(game, format!("Join {}", mission.id), vec![order]).detail(detail)
    };
    here.map(answer)
        .filter(|answer| answer.refusal.is_none())
        .collect()
}

/// For patrol.
fn patrols(game: &Game, units: UnitSet) -> Vec<Answer> {
    let table = game.table();
    let groups = table.task_groups.iter().filter_map(|group| {
        let orders = Zone::Patrol(group.id)
            .orders(table, game.decision(), units)
            .ok()?;
        let label = format!("Patrol over 58.{}", group.id.0);
        Some(launch(game, label, orders))
    });
    groups.filter(|answer| answer.refusal.is_none()).collect()
}

/// What can be chosen with one click: what can take off together.
pub fn choices(routines: &[Routine]) -> Option<Choice> {
    let choice = |routine: &Routine| {
        let what = match routine.kind {
            RoutineKind::LaunchFighters => "all fighters",
            RoutineKind::LaunchAttack => "all attack planes",
            _ => return None,
        };
        let units = routine.units();
        let label = format!("{what}: {}", wording::by_type(units));
        Some(Answer::of(Action::Choose(units), label))
    };
    let choice = Choice {
        name: "Units to launch".to_owned(),
        hint: "Choose units on the decks, or".to_owned(),
        answers: routines.iter().filter_map(choice).collect(),
        ..Choice::default()
    };
    (!choice.answers.is_empty()).then_some(choice)
}
