//! The submarines: where they lie at first, what they do when their chit is drawn, and what one does with the force it
//! has found (14.11, 14.12, 14.14).

use super::{Block, Line, LineWords, Prompt, Remark};
use crate::engine::fleet::{Submarine, SubmarineId, SubmarineState, SubmarineTask};
use crate::engine::forces::{Force, ForceId};
use crate::engine::forecast::submarines::{contact_in_ten, torpedo_odds};
use crate::engine::map::HexId;
use crate::engine::ships::Condition;
use crate::engine::{Decision, Game, Order, Table, staff};
use crate::view::shell::CommandName;
use crate::view::{Action, Activity, Answer, wording};

/// The picture of a submarine's counter.
const PICTURE: &str = "submarine";

/// Asks where the submarines lie before the first turn.
pub fn placing(game: &Game, activity: Activity) -> Prompt {
    let table = game.table();
    let chosen = stationed(table, true, activity);
    let line = |submarine: &Submarine| Line {
        words: LineWords {
            unit: submarine.id.to_string(),
            what: vec![Remark::of(station(table, submarine))],
            ..LineWords::default()
        },
        picture: PICTURE,
        answers: vec![station_answer(submarine.id, chosen, "Place it elsewhere")],
        ..Line::default()
    };
    let lines = table.submarines.at_sea.iter().map(line);
    let suggested = suggested_stations(game);
    let suggested = (!suggested.is_empty()).then(|| {
        let label = "Put all back on the suggested stations";
        Answer::several("stations", label, suggested)
    });
    let begun = begun(activity);
    let leave = begun.map(|it| leave(it, "Leave it there"));
    Prompt {
        progress: chosen.map_or_else(String::new, |it| {
            format!("{it} goes to the hex that you choose on the chart")
        }),
        is_choosing: begun.is_some(),
        batches: suggested.into_iter().collect(),
        answers: leave
            .into_iter()
            .chain([go_on(game, "Begin the day")])
            .collect(),
        ..Prompt::of(Decision::PlaceSubmarines, "Where do the submarines lie?")
    }
    .with(Block::lines(lines.collect()))
}

/// Asks what the submarines do.
pub fn orders(game: &Game, activity: Activity) -> Prompt {
    let table = game.table();
    let chosen = stationed(table, false, activity);
    let line = |submarine: &Submarine| Line {
        words: LineWords {
            unit: submarine.id.to_string(),
            what: vec![Remark::of(what(table, submarine))],
            odds: forces_here(table, submarine)
                .map(|force| {
                    let faces = contact_in_ten(table, submarine.id, submarine.entered_from, force);
                    format!("{} to find {}", wording::per_cent(faces * 10), force.id)
                })
                .collect(),
            ..LineWords::default()
        },
        picture: PICTURE,
        answers: answers(game, submarine.id, chosen),
        ..Line::default()
    };
    let lines = table.submarines.at_sea.iter().map(line);
    let begun = begun(activity).filter(|it| chosen == Some(*it));
    let leave = begun.map(|it| leave(it, "Let it lie"));
    let moves = staff::submarine_moves(game);
    let together = (moves.len() > 1).then(|| {
        let label = format!("All {} sail as suggested", moves.len());
        Answer::several("sail-as-suggested", label, moves).by(CommandName::Routine)
    });
    Prompt {
        is_choosing: begun.is_some(),
        batches: together.into_iter().collect(),
        answers: leave
            .into_iter()
            .chain([go_on(game, "That is all")])
            .collect(),
        ..Prompt::of(Decision::Submarines, "What do the submarines do?")
    }
    .with(Block::lines(lines.collect()))
}

/// Asks what a submarine does with the force it has found.
pub fn contact(game: &Game, submarine: SubmarineId, force: ForceId) -> Prompt {
    let table = game.table();
    let suggestion = staff::suggestion(game);
    let answer = |order: Order| {
        let label = match order {
            Order::Torpedo {
                ship: Some(ship), ..
            } => format!("Attack {ship}"),
            Order::Torpedo { .. } => format!("Attack {force}"),
            _ => format!("Shadow {force}"),
        };
        let answer = Answer::new(game, label, order);
        answer.primary(suggestion == Some(order))
    };
    let decision = Decision::SubmarineContact { submarine, force };
    let crippled = table.force(force).is_some_and(|it| {
        let mut ships = it.ships.iter();
        !it.ships.is_empty() && ships.all(|ship| table.condition(*ship) == Condition::Crippled)
    });
    let odds = torpedo_odds(crippled, force.is_cripple());
    let why = vec![
        format!(
            "An attack hits with {}. The submarine is driven deep with {}, and sunk with {}.",
            wording::per_cent(odds.hit),
            wording::per_cent(odds.pinned),
            wording::per_cent(odds.lost)
        ),
        decision.rule_in_a_line().to_owned(),
    ];
    let title = format!("{submarine} has found {force}: and now?");
    Prompt {
        answers: game.legal().map(answer).collect(),
        ..Prompt::because(decision, title, why)
    }
}

fn go_on(game: &Game, label: &str) -> Answer {
    let suggestion = staff::suggestion(game);
    let answer = Answer::new(game, label, Order::GoOn).by(CommandName::GoOn);
    answer.primary(suggestion == Some(Order::GoOn))
}

fn forces_here<'a>(table: &'a Table, submarine: &'a Submarine) -> impl Iterator<Item = &'a Force> {
    let free = submarine.state == SubmarineState::Free && submarine.task != SubmarineTask::Done;
    let forces = table.forces.iter();
    forces.filter(move |force| free && force.hex == submarine.hex)
}

/// What a submarine is about, and where.
fn what(table: &Table, submarine: &Submarine) -> String {
    let place = wording::whereabouts(table, submarine.hex);
    match submarine.state {
        SubmarineState::Free => place,
        state => format!("{}, {place}", wording::submarine(state)),
    }
}

fn answers(game: &Game, submarine: SubmarineId, chosen: Option<SubmarineId>) -> Vec<Answer> {
    let suggestion = staff::suggestion(game);
    let labelled = |order: Order| {
        let label = match order {
            Order::SeekContact {
                submarine: id,
                force,
            } if id == submarine => format!("Look for {force}"),
            Order::StopShadowing { submarine: id } if id == submarine => "Let it go".to_owned(),
            Order::Torpedo {
                submarine: id,
                ship,
            } if id == submarine => match ship {
                Some(ship) => format!("Attack {ship}"),
                None => "Attack".to_owned(),
            },
            _ => return None,
        };
        let answer = Answer::new(game, label, order);
        Some(answer.primary(suggestion == Some(order)))
    };
    let sails = !hexes(game.table(), false, submarine).is_empty();
    let sails = sails.then(|| {
        let answer = station_answer(submarine, chosen, "Sail to another hex");
        // Where the staff would send it.
        let suggested = suggestion.filter(
            |order| matches!(order, Order::MoveSubmarine { submarine: id, .. } if *id == submarine),
        );
        let to = suggested.and_then(|order| Some((end_of(order)?, order)));
        let to =
            to.map(|(hex, order)| Answer::new(game, format!("Sail to {hex}"), order).primary(true));
        to.into_iter().chain([answer])
    });
    let orders = game.legal().filter_map(labelled);
    orders.chain(sails.into_iter().flatten()).collect()
}

/// Where a submarine lies: its hex, and how far that is from the fleet.
fn station(table: &Table, submarine: &Submarine) -> String {
    let place = wording::whereabouts(table, submarine.hex);
    format!("{}, {place}", submarine.hex)
}

/// The submarine that the player has begun to choose a hex for.
fn begun(activity: Activity) -> Option<SubmarineId> {
    match activity {
        Activity::Stationing(id) => Some(id),
        _ => None,
    }
}

/// Leaves a submarine where it is now.
fn leave(submarine: SubmarineId, label: &'static str) -> Answer {
    Answer {
        name: Some(format!("{submarine}: {label}")),
        ..Answer::of(Action::End, label)
    }
}

/// Chooses a submarine: the lit hexes of the chart are then for it.
fn station_answer(
    submarine: SubmarineId,
    chosen: Option<SubmarineId>,
    elsewhere: &'static str,
) -> Answer {
    let is_chosen = chosen == Some(submarine);
    let label = match is_chosen {
        true => "Choose a hex on the chart",
        false => elsewhere,
    };
    Answer {
        is_pressed: Some(is_chosen),
        name: Some(format!("{submarine}: {label}")),
        ..Answer::of(Action::Begin(Activity::Stationing(submarine)), label)
    }
    .id(format!("station-{submarine}"))
}

/// The submarine that the lit hexes are for: the one that the player has chosen, or else the first that can sail.
pub fn stationed(table: &Table, placing: bool, activity: Activity) -> Option<SubmarineId> {
    let can_sail = |id: &SubmarineId| !hexes(table, placing, *id).is_empty();
    let chosen = begun(activity).filter(can_sail);
    chosen.or_else(|| {
        let mut all = table.submarines.at_sea.iter().map(|it| it.id);
        all.find(can_sail)
    })
}

/// The orders that send a submarine to a hex: to any before the first turn, to one beside it when its chit is drawn
/// (14.11, 14.12).
pub fn hexes(table: &Table, placing: bool, submarine: SubmarineId) -> Vec<Order> {
    let Some(lies) = table.submarines.get(submarine) else {
        return Vec::new();
    };
    match placing {
        true => {
            let place = |hex| Order::PlaceSubmarine { submarine, hex };
            // The nearest first: there the keyboard begins.
            let farthest = HexId::all().map(|hex| lies.hex.distance(hex)).max();
            let rings = 1..=farthest.unwrap_or_default();
            let others = rings.flat_map(|distance| lies.hex.ring(distance));
            others.map(place).collect()
        }
        false => {
            let sail = |to| Order::MoveSubmarine { submarine, to };
            let moves = lies.hex.neighbours().map(sail);
            let is_legal = |order: &Order| Decision::Submarines.check(table, *order).is_ok();
            moves.filter(is_legal).collect()
        }
    }
}

/// The hex that an order sends a submarine to.
pub const fn end_of(order: Order) -> Option<HexId> {
    match order {
        Order::PlaceSubmarine { hex, .. } => Some(hex),
        Order::MoveSubmarine { to, .. } => Some(to),
        _ => None,
    }
}

/// The orders that put every submarine where the scenario suggests: across the way that Ozawa is expected to come.
fn suggested_stations(game: &Game) -> Vec<Order> {
    let Some(battle) = &game.scenario().battle else {
        return Vec::new();
    };
    let stations = SubmarineId::ALL.into_iter().zip(battle.submarines);
    let elsewhere = |(submarine, hex): (SubmarineId, HexId)| {
        let lies = game.table().submarines.get(submarine)?;
        (lies.hex != hex).then_some(Order::PlaceSubmarine { submarine, hex })
    };
    stations.filter_map(elsewhere).collect()
}
