//! Which places of the chart answer the question, each with its chance and with what a click on it does.

use super::answer::Action;
use super::prompt::{
    Asking, is_empty, is_full, new_bases, risk, strike, strike_targets, what_is_seen,
};
use super::selection::{Chosen, Pick, Selection};
use super::wording;
use crate::engine::forecast::{self, Chance, Look};
use crate::engine::map::{Line, Place};
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, Mover};
use crate::engine::{Decision, Game, Order};

/// What a lit place is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LitKind {
    /// It can be looked at.
    Look,
    /// It can be attacked.
    Strike,
    /// A task force or ship can sail to it.
    Sail,
    /// Air units can be based in it.
    Base,
    /// It is one of those that are asked about.
    Choice,
}

/// A place that answers the question.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LitPlace {
    /// The place.
    pub place: Place,
    /// What it is for.
    pub kind: LitKind,
    /// The chance that goes with it, if there is one.
    pub chance: Option<Chance>,
    /// What a click on it does, in words: its name for the ear, and on hover.
    pub words: String,
    /// Whether the enemy may come there in his next operation, or come near.
    pub is_risky: bool,
    /// Whether it is picked.
    pub is_picked: bool,
    /// Whether the staff would take it.
    pub is_suggested: bool,
    /// Whether there is little sense in it as things stand: nothing is left there to hit, or the base is full.
    pub is_faint: bool,
    /// What a click on it does.
    pub action: Action,
}

/// The places that answer what is asked.
pub fn lit(game: &Game, selection: &Selection) -> Vec<LitPlace> {
    let Some(decision) = game.decision() else {
        return Vec::new();
    };
    let asking = Asking::new(game, decision, selection);
    match decision {
        Decision::NearestSpace { spaces, .. }
        | Decision::LaunchSpace { spaces, .. }
        | Decision::BattleSpace { spaces } => choices(&asking, spaces),
        Decision::ReactionSpotting { on } => looks(&asking, Some(*on)),
        Decision::Spotting => looks(&asking, None),
        Decision::ReactionStrikes { .. } => targets(&asking),
        Decision::Operations => match selection.chosen {
            Some(Chosen::Mover(mover)) => arrivals(&asking, mover),
            Some(Chosen::Air(unit)) => bases(&asking, unit),
            _ => targets(&asking),
        },
        _ => Vec::new(),
    }
}

/// One of several spaces.
fn choices(asking: &Asking, spaces: &[Place]) -> Vec<LitPlace> {
    let lit = |place: Place| {
        let order = Order::ChooseSpace { space: place };
        LitPlace {
            place,
            kind: LitKind::Choice,
            chance: None,
            words: format!("{place}: this one"),
            is_risky: false,
            is_picked: false,
            is_suggested: asking.is_staffs(&order),
            is_faint: false,
            action: Action::Give(vec![order]),
        }
    };
    spaces.iter().copied().map(lit).collect()
}

/// Spaces that can be looked at, with the chance that all together see what is there. A click sends who loses least by a
/// failure, and of those who sees best; or whom the player has chosen.
fn looks(asking: &Asking, on: Option<Line>) -> Vec<LitPlace> {
    let looks = forecast::looks(asking.table, on);
    let chosen = match asking.picked.chosen {
        Some(Chosen::Spotter(by)) => looks.iter().any(|look| look.by == by).then_some(by),
        _ => None,
    };
    let looks = looks
        .iter()
        .filter(|look| chosen.is_none_or(|by| look.by == by));
    let mut best: Vec<&Look> = Vec::new();
    for look in looks {
        let rank = |it: &Look| (it.at_stake.len(), u64::MAX - it.chance.cases);
        match best.iter_mut().find(|other| other.space == look.space) {
            Some(other) if rank(look) < rank(other) => *other = look,
            Some(_) => {}
            None => best.push(look),
        }
    }
    let lit = |look: &Look| {
        let (by, space) = (look.by, look.space);
        let order = Order::Spot { by, space };
        let chance = match chosen {
            Some(_) => look.chance,
            None => forecast::by_all(asking.table, on, space),
        };
        LitPlace {
            place: space,
            kind: LitKind::Look,
            chance: Some(chance),
            words: format!("{by} looks at {space}: {}", wording::chance(look.chance)),
            is_risky: !look.at_stake.is_empty(),
            is_picked: false,
            is_suggested: asking.is_staffs(&order),
            is_faint: false,
            action: Action::Give(vec![order]),
        }
    };
    best.into_iter().map(lit).collect()
}

/// Spaces that can be attacked.
fn targets(asking: &Asking) -> Vec<LitPlace> {
    if asking.table.planned_strike.is_some() {
        return Vec::new();
    }
    let strike = strike(asking);
    let suggested = match &asking.staff {
        Some(Order::Strike { space, .. } | Order::PlanStrike { space, .. }) => Some(*space),
        _ => None,
    };
    let lit = |place: Place| LitPlace {
        place,
        kind: LitKind::Strike,
        chance: None,
        words: format!("Attack {place}: {}", what_is_seen(asking.table, place)),
        is_risky: false,
        is_picked: strike.as_ref().is_some_and(|it| it.space == place),
        is_suggested: suggested == Some(place),
        is_faint: is_empty(asking.table, place),
        action: Action::Pick(Pick::StrikeAt(place)),
    };
    strike_targets(asking).into_iter().map(lit).collect()
}

/// Places to which a task force or ship can sail.
fn arrivals(asking: &Asking, mover: Mover) -> Vec<LitPlace> {
    let arrivals = forecast::arrivals(asking.table, mover).into_iter();
    let lit = arrivals.filter_map(|arrival| {
        let place = *arrival.path.last()?;
        let risk = risk(&arrival);
        let order = Order::Move {
            mover,
            path: arrival.path.clone(),
        };
        asking.game.check(&order).ok()?;
        Some(LitPlace {
            place,
            kind: LitKind::Sail,
            chance: None,
            words: match risk.is_empty() {
                true => format!("{mover} sails to {place}"),
                false => format!("{mover} sails to {place}: {risk}"),
            },
            is_risky: !risk.is_empty(),
            is_picked: false,
            is_suggested: asking.is_staffs(&order),
            is_faint: false,
            action: Action::Give(vec![order]),
        })
    });
    lit.collect()
}

/// Places in which an air unit can be based.
fn bases(asking: &Asking, unit: AirUnit) -> Vec<LitPlace> {
    let picked = asking.picked.bases.iter();
    let picked = picked.filter(|(other, _)| *other == unit);
    let picked: Vec<AirBase> = picked.map(|(_, base)| *base).collect();
    let bases = new_bases(asking, unit).into_iter();
    let lit = bases.filter_map(|base| {
        let place = asking.table.place_of_base(base)?;
        let is_picked = picked.contains(&base);
        let is_full = !is_picked && is_full(asking, unit, base);
        let order = Order::Rebase {
            moves: vec![(unit, base)],
        };
        Some(LitPlace {
            place,
            kind: LitKind::Base,
            chance: None,
            words: match is_full {
                true => format!("{unit} flies to {base}, which is full: somebody must leave it"),
                false => format!("{unit} flies to {base}"),
            },
            is_risky: false,
            is_picked,
            is_suggested: asking.is_staffs(&order),
            is_faint: is_full,
            action: Action::Pick(Pick::Base(unit, base)),
        })
    });
    let mut lit: Vec<LitPlace> = lit.collect();
    lit.dedup_by_key(|it| it.place);
    lit
}
