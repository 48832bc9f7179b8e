//! Who attacks what in an answer that is put together: as the staff suggests, unless the player has picked something else.

use super::asking::Asking;
use super::block::ComposerRow;
use super::ijn_choices::of_combatant;
use super::{Answer, Weight};
use crate::engine::decision::Aims;
use crate::engine::units::{AirUnit, Combatant, HitNumber};
use crate::engine::{Decision, Game, Order};
use crate::view::selection::{Pick, Selection, picked_for};
use crate::view::shell::CommandName;

/// Who attacks what in the answer as it stands, where fighters, bombers or ships are asked about: for lines of aim beside the
/// question.
pub fn aims(game: &Game, selection: &Selection) -> Vec<(Combatant, Combatant)> {
    let Some(decision) = game.decision() else {
        return Vec::new();
    };
    let asking = Asking::new(game, decision, selection);
    filled(&asking, &open(decision))
}

/// For whom there is a choice in a question, and what each can choose.
fn open(decision: &Decision) -> Vec<Aims<Combatant>> {
    match decision {
        Decision::FighterTargets { open } => each(open),
        Decision::NavalTargets { open } => each(open),
        Decision::BombTargets {
            bombers, targets, ..
        } => all_on(bombers, targets),
        _ => Vec::new(),
    }
}

/// Fighters or ships, each with its own targets.
pub(super) fn each<U: Copy + Into<Combatant>>(open: &[Aims<U>]) -> Vec<Aims<Combatant>> {
    let aims = |aims: &Aims<U>| Aims {
        by: aims.by.into(),
        targets: aims.targets.iter().map(|at| (*at).into()).collect(),
    };
    open.iter().map(aims).collect()
}

/// Bombers, which all have the same targets.
pub(super) fn all_on(bombers: &[AirUnit], targets: &[Combatant]) -> Vec<Aims<Combatant>> {
    let aims = |by: &AirUnit| Aims {
        by: (*by).into(),
        targets: targets.to_vec(),
    };
    bombers.iter().map(aims).collect()
}

/// The choice for each: what the player has picked, or else what the staff suggests.
pub(super) fn filled(asking: &Asking, open: &[Aims<Combatant>]) -> Vec<(Combatant, Combatant)> {
    let suggested = suggested(asking.staff.as_ref());
    let choice = |aims: &Aims<Combatant>| {
        let picked = picked_for(&asking.picked.aims, &aims.by);
        let picked = picked.filter(|at| aims.targets.contains(at));
        let at = picked
            .or_else(|| picked_for(&suggested, &aims.by))
            .or_else(|| aims.targets.first().copied())?;
        Some((aims.by, at))
    };
    let mut filled: Vec<(Combatant, Combatant)> = open.iter().filter_map(choice).collect();
    // The staff names them in an order of its own.
    filled.sort_by_key(|(by, _)| suggested.iter().position(|(other, _)| other == by));
    filled
}

/// Whom units attack in an order of the staff's.
fn suggested(order: Option<&Order>) -> Vec<(Combatant, Combatant)> {
    match order {
        Some(Order::Aim { aims }) => aims
            .iter()
            .map(|(by, at)| ((*by).into(), (*at).into()))
            .collect(),
        Some(Order::Bomb { bombs, .. }) => {
            bombs.iter().map(|(by, at)| ((*by).into(), *at)).collect()
        }
        Some(Order::Fire { targets }) => targets
            .iter()
            .map(|(by, at)| ((*by).into(), (*at).into()))
            .collect(),
        _ => Vec::new(),
    }
}

/// A row for each for whom there is a choice: its targets, with the number that hits each.
pub(super) fn rows(
    asking: &Asking,
    open: &[Aims<Combatant>],
    chosen: &[(Combatant, Combatant)],
    number: impl Fn(Combatant, Combatant) -> HitNumber,
) -> Vec<ComposerRow> {
    let battle = asking.table.combat.battle.as_ref();
    let row = |aims: &Aims<Combatant>| {
        let by = aims.by;
        let mut attackers = battle.into_iter().flat_map(|it| it.attackers_of(by));
        let is_bound = attackers.next().is_some();
        let line = of_combatant(asking.table, by);
        let option = |at: Combatant| {
            let target = of_combatant(asking.table, at).name;
            let odds = format!("{} in 6", number(by, at).faces());
            Answer::pick(Pick::Aim(by, at), target.clone())
                .detail(odds)
                .name(format!("{by} attacks {target}"))
                .pressed(picked_for(chosen, &by) == Some(at))
        };
        ComposerRow {
            piece: line.piece,
            name: line.name,
            what: match is_bound {
                true => "is attacked by these".to_owned(),
                false => String::new(),
            },
            options: aims.targets.iter().copied().map(option).collect(),
        }
    };
    open.iter().map(row).collect()
}

/// The answer that gives what is put together, and one that begins it anew where the player has changed it.
pub(super) fn answers(asking: &Asking, label: &str, order: Order) -> Vec<Answer> {
    let is_changed = !asking.is_staffs(&order);
    let detail = match is_changed {
        true => "as picked",
        false => "as the staff suggests",
    };
    let give = Answer::order(asking.game, label, order)
        .weight(Weight::Primary)
        .detail(detail);
    let anew = Answer::pick(Pick::Anew, "As the staff suggests").weight(Weight::Quiet);
    let anew = is_changed.then(|| anew.command(CommandName::Anew));
    [give].into_iter().chain(anew).collect()
}
