//! The task groups on the stage: which of them stand there large, and which as rows.

use super::carriers;
use super::task_groups;
use crate::engine::Table;
use crate::engine::fleet::{AirUnitId, TaskGroupId};
use crate::engine::insertion_sort::InsertionSort;
use crate::view::chart::Arrow;

/// So many carriers are in view together; with more, one task group is.
const IN_VIEW: usize = 8;

/// A task group on the stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GroupOnStage {
    /// The task group.
    pub group: TaskGroupId,
    /// Whether her decks are shown; else a row says how she is.
    pub is_large: bool,
}

/// The task groups with carriers, in their order; the large one first where not all can be. `chosen` is
/// the one that the player has made large.
pub fn on_stage(table: &Table, chosen: Option<TaskGroupId>) -> Vec<GroupOnStage> {
    let groups = task_groups(table).into_iter();
    let groups: Vec<(TaskGroupId, usize)> = groups
        .map(|group| (group, carriers(table, group).len()))
        .filter(|(_, carriers)| *carriers > 0)
        .collect();
    let all_fit = groups.iter().map(|(_, carriers)| carriers).sum::<usize>() <= IN_VIEW;
    let first = groups.first().map(|(group, _)| *group);
    let chosen = chosen.filter(|chosen| groups.iter().any(|(group, _)| group == chosen));
    let large = chosen.or(first);
    let mut shown: Vec<GroupOnStage> = groups
        .into_iter()
        .map(|(group, _)| GroupOnStage {
            group,
            is_large: all_fit || Some(group) == large,
        })
        .collect();
    shown.insertion_sort_by_key(|shown| !shown.is_large);
    shown
}

/// The unit that an arrow leads to from another on the decks: left and right to the next one aboard, up
/// and down to the next carrier that has any.
pub fn next_plane(
    table: &Table,
    chosen: Option<TaskGroupId>,
    from: AirUnitId,
    arrow: Arrow,
) -> Option<AirUnitId> {
    let large = on_stage(table, chosen).into_iter();
    let large = large.filter(|shown| shown.is_large);
    let decks = large.flat_map(|shown| carriers(table, shown.group));
    let aboard = |carrier| {
        let deck = table.deck(carrier)?;
        let boxes = [&deck.landing, &deck.ready, &deck.servicing, &deck.hangar];
        let units = boxes.into_iter().flat_map(|units| units.iter());
        Some(units.collect::<Vec<AirUnitId>>())
    };
    let decks: Vec<Vec<AirUnitId>> = decks.filter_map(aboard).collect();
    let decks: Vec<Vec<AirUnitId>> = decks.into_iter().filter(|deck| !deck.is_empty()).collect();
    let deck = decks.iter().position(|deck| deck.contains(&from))?;
    let first_of = |deck: usize| decks.get(deck)?.first().copied();
    let all: Vec<AirUnitId> = decks.iter().flatten().copied().collect();
    let at = all.iter().position(|unit| *unit == from)?;
    match arrow {
        Arrow::Right => all.get(at + 1).copied(),
        Arrow::Left => all.get(at.checked_sub(1)?).copied(),
        Arrow::Down => first_of(deck + 1),
        Arrow::Up => first_of(deck.checked_sub(1)?),
    }
}
