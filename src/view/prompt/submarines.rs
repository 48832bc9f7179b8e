//! The submarines: where they lie at first, what they do when their chit is drawn, and what one does with the force it
//! has found (14.11, 14.12, 14.14).

use super::{Block, Line, LineWords, Prompt, Remark};
use crate::engine::fleet::{Submarine, SubmarineId, SubmarineState, SubmarineTask, is_at_cripple};
use crate::engine::forces::{Force, ForceId};
use crate::engine::forecast::submarines::{
    TorpedoOdds, chance_to_sink, contact_in_ten, torpedo_odds,
};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::staff::NoShot;
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
        ..Prompt::because(
            Decision::PlaceSubmarines,
            "Where do the submarines lie?",
            vec![
                "The staff would leave them across the way that Ozawa is expected to come."
                    .to_owned(),
                Decision::PlaceSubmarines.rule_in_a_line().to_owned(),
            ],
        )
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
                .chain(shadowed(game, submarine).map(|force| {
                    let odds = odds_against(table, force, None);
                    format!(
                        "an attack on {force} hits with {}, and the submarine is sunk with {}",
                        wording::per_cent(odds.hit),
                        wording::per_cent(odds.lost)
                    )
                }))
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
        ..Prompt::because(
            Decision::Submarines,
            "What do the submarines do?",
            vec![
                reason(game),
                Decision::Submarines.rule_in_a_line().to_owned(),
            ],
        )
    }
    .with(Block::lines(lines.collect()))
}

/// Asks what a submarine does with the force it has found.
pub fn contact(game: &Game, submarine: SubmarineId, force: ForceId) -> Prompt {
    let table = game.table();
    let suggestion = staff::suggestion(game);
    let is_attack = |order: &Order| matches!(order, Order::Torpedo { .. });
    // What it promises stands on its button; what the submarine risks, where there are several, once for all.
    let is_one = game.legal().filter(is_attack).count() == 1;
    let answer = |order: Order| {
        let (label, promise) = match order {
            Order::Torpedo { ship, .. } => {
                let whom = ship.map_or(force.to_string(), |ship| ship.to_string());
                (format!("Attack {whom}"), Some(promise(table, force, ship)))
            }
            _ => (format!("Shadow {force}"), None),
        };
        let answer = Answer::new(game, label, order).primary(suggestion == Some(order));
        match promise {
            Some(promise) if is_one => {
                let risk = risk(odds_against(table, force, None));
                answer.detail(format!("\u{b7} {promise}, {risk}"))
            }
            Some(promise) => answer.detail(format!("\u{b7} {promise}")),
            None => answer,
        }
    };
    let decision = Decision::SubmarineContact { submarine, force };
    let first = match is_one {
        true => reason(game),
        false => {
            let risk = risk(odds_against(table, force, None));
            format!("{} An attacker {risk}.", reason(game))
        }
    };
    let why = vec![first, decision.rule_in_a_line().to_owned()];
    let title = format!("{submarine} has found {force}: and now?");
    Prompt {
        answers: game.legal().map(answer).collect(),
        ..Prompt::because(decision, title, why)
    }
}

/// What an attack promises: hits, and to sink a carrier whose name is known (14.16).
fn promise(table: &Table, force: ForceId, ship: Option<ShipId>) -> String {
    let hits = wording::per_cent(odds_against(table, force, ship).hit);
    match ship {
        Some(ship) if table.is_sunk_or_sinking(ship) => "goes down already".to_owned(),
        Some(ship) => {
            let sinks = wording::per_cent(chance_to_sink(table, ship));
            format!("hits with {hits}, sinks her with {sinks}")
        }
        None => format!("hits with {hits}"),
    }
}

/// What the submarine risks by it (14.17).
fn risk(odds: TorpedoOdds) -> String {
    let [pinned, lost] = [odds.pinned, odds.lost].map(wording::per_cent);
    format!("is driven deep with {pinned}, sunk with {lost}")
}

/// The odds of an attack on a force, or on one of its carriers (14.16).
fn odds_against(table: &Table, force: ForceId, ship: Option<ShipId>) -> TorpedoOdds {
    let there = table.force(force);
    let at_cripple = there.is_some_and(|it| is_at_cripple(table, it, ship));
    torpedo_odds(at_cripple, force.is_cripple())
}

/// The force that a submarine shadows, where it can attack it now.
fn shadowed(game: &Game, submarine: &Submarine) -> Option<ForceId> {
    let attacks =
        |order| matches!(order, Order::Torpedo { submarine: id, .. } if id == submarine.id);
    let force = submarine.shadows()?;
    game.legal().any(attacks).then_some(force)
}

/// What the staff would have a submarine do, and why.
fn reason(game: &Game) -> String {
    let table = game.table();
    let named = |force: &Force| match force.intelligence.is_carrier_force() {
        true => format!("{}, which has carriers", force.id),
        false => format!("{}, which may have carriers", force.id),
    };
    match staff::suggestion(game) {
        Some(Order::MoveSubmarine { submarine, to }) => {
            let mut there = table.forces.iter().filter(|force| force.hex == to);
            let why = match there.find(|force| staff::no_shot(table, force).is_none()) {
                Some(force) => {
                    let from = table.submarines.get(submarine).map(|it| it.hex);
                    let faces = contact_in_ten(table, submarine, from, force);
                    format!(
                        "to look for {}: {} to find it",
                        named(force),
                        wording::per_cent(faces * 10)
                    )
                }
                None => "nearer to the next report that may have carriers".to_owned(),
            };
            format!("The staff would have {submarine} sail to {to}, {why}.")
        }
        Some(Order::SeekContact { submarine, force }) => {
            let boat = table.submarines.get(submarine);
            let odds = boat.zip(table.force(force)).map(|(boat, force)| {
                let faces = contact_in_ten(table, submarine, boat.entered_from, force);
                format!(
                    "The staff would have {submarine} look for {}: {} to find it.",
                    named(force),
                    wording::per_cent(faces * 10)
                )
            });
            odds.unwrap_or_default()
        }
        Some(Order::StopShadowing { submarine }) => {
            let boat = table.submarines.get(submarine);
            let force = boat.and_then(|boat| table.force(boat.shadows()?));
            let why = force.and_then(|force| staff::no_shot(table, force));
            let why = no_shot_in_words(why.unwrap_or(NoShot::NoCarriers));
            format!("The staff would have {submarine} let it go: {why}.")
        }
        Some(Order::Torpedo { submarine, ship }) => {
            let whom = ship.map_or("it".to_owned(), |ship| ship.to_string());
            format!(
                "The staff would have {submarine} attack {whom}: a shot brings more now than to keep it in sight."
            )
        }
        Some(Order::Shadow) => {
            let force = match game.decision() {
                Some(Decision::SubmarineContact { force, .. }) => table.force(force),
                _ => None,
            };
            let why = force.and_then(|force| staff::no_shot(table, force));
            let why = why.map_or(
                "nobody knows what it is, and no search has located it",
                no_shot_in_words,
            );
            format!("The staff would keep it in sight: {why}.")
        }
        _ => {
            let forces = table.forces.iter();
            let mut forces = forces.filter(|force| staff::no_shot(table, force).is_none());
            let lies_beside = |hex: HexId| {
                table
                    .submarines
                    .at_sea
                    .iter()
                    .any(|it| it.hex.distance(hex) <= 1)
            };
            match forces.any(|force| lies_beside(force.hex)) {
                true => "The staff would move no submarine: those beside what may have carriers have looked, lie deep, or would hardly find it.".to_owned(),
                false => "The staff would move no submarine: nothing that may have carriers is near one.".to_owned(),
            }
        }
    }
}

/// Why a shot brings nothing, to follow what is done instead.
const fn no_shot_in_words(why: NoShot) -> &'static str {
    match why {
        NoShot::NoCarriers => "it is taken for surface ships",
        NoShot::GoingDown => "its carriers are going down already",
        NoShot::HitEnough => "so many torpedoes have hit it that they sink whomever they hit",
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
