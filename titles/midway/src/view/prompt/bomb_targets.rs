//! What bombers attack, and whom leaders help (13.0, 13.1, 20.1, 20.3).

use super::asking::Asking;
use super::block::{Block, Composer, ComposerRow, Figure, Piece};
use super::ijn_choices::of_combatant;
use super::{Answer, Prompt, aims};
use crate::engine::combat::bombing_number;
use crate::engine::decision::Aims;
use crate::engine::units::{AirUnit, Combatant, HitNumber, Leader};
use crate::engine::{Order, forecast};
use crate::view::selection::{Pick, picked_for};
use crate::view::wording;

/// What each bomber attacks, and which of them each leader helps.
pub(super) fn bomb_targets(
    asking: &Asking,
    bombers: &[AirUnit],
    targets: &[Combatant],
    helped: &[Aims<Leader, AirUnit>],
) -> Prompt {
    let table = asking.table;
    let open = aims::all_on(bombers, targets);
    let chosen = aims::filled(asking, &open);
    let bonuses = bonuses(asking, helped);
    let bombs: Vec<(AirUnit, Combatant)> = chosen
        .iter()
        .filter_map(|(by, at)| Some((by.air()?, *at)))
        .collect();
    // With itself on another target a bomber has the number that it would have there (20.3).
    let number = |by: Combatant, at: Combatant| {
        let moved = chosen.iter().filter(|(other, _)| *other != by);
        let moved: Vec<_> = moved.copied().chain([(by, at)]).collect();
        by.air().map_or(HitNumber::NONE, |unit| {
            bombing_number(table, &moved, &bonuses, unit, at)
        })
    };
    let mut rows = aims::rows(asking, &open, &chosen, number);
    rows.extend(helped.iter().map(|aims| leader_row(aims, &bonuses)));
    let outlook = forecast::bombing(table, &bombs, &bonuses).into_iter();
    let figures = outlook.map(|it| {
        let target = of_combatant(table, it.target).name;
        let (hit, gone) = match it.target {
            Combatant::Ship(_) => ("damaged", "sunk"),
            _ => ("reduced", "eliminated"),
        };
        let value = format!(
            "{gone} {}, {hit} {}",
            wording::per_cent(it.lost),
            wording::per_cent(it.damaged)
        );
        Figure::of(target, value)
    });
    let figures = figures.collect();
    Prompt {
        answers: aims::answers(asking, "Bomb", Order::Bomb { bombs, bonuses }),
        because: "carriers first, two good bombers each, then transports".to_owned(),
        blocks: vec![Block::Composer(Composer {
            title: "Your bombers".to_owned(),
            rows,
            figures,
            answers: Vec::new(),
        })],
        ..asking.prompt("What do your bombers attack?")
    }
}

/// Whom each leader helps: as picked, or else as the staff suggests.
fn bonuses(asking: &Asking, helped: &[Aims<Leader, AirUnit>]) -> Vec<(Leader, AirUnit)> {
    let suggested = match &asking.staff {
        Some(Order::Bomb { bonuses, .. }) => bonuses.as_slice(),
        _ => &[],
    };
    let choice = |aims: &Aims<Leader, AirUnit>| {
        let picked = picked_for(&asking.picked.bonuses, &aims.by);
        let picked = picked.filter(|unit| aims.targets.contains(unit));
        let unit = picked
            .or_else(|| picked_for(suggested, &aims.by))
            .or_else(|| aims.targets.first().copied())?;
        Some((aims.by, unit))
    };
    helped.iter().filter_map(choice).collect()
}

fn leader_row(aims: &Aims<Leader, AirUnit>, bonuses: &[(Leader, AirUnit)]) -> ComposerRow {
    let leader = aims.by;
    let option = |unit: AirUnit| {
        Answer::pick(Pick::Help(leader, unit), unit.to_string())
            .name(format!("{leader} helps {unit}"))
            .pressed(picked_for(bonuses, &leader) == Some(unit))
    };
    ComposerRow {
        piece: Some(Piece::Leader(leader)),
        name: leader.to_string(),
        what: format!("helps one: +{} (20.1)", leader.data().bombing),
        options: aims.targets.iter().copied().map(option).collect(),
    }
}
