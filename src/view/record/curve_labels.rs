//! Where the words of the lines across the score stand: by their line, crossed by no other and under no other words.

use super::curve::Across;
use crate::engine::insertion_sort::InsertionSort;

/// How far the words of a line stand over it.
const OVER: i32 = 4;
/// How far their foot is under it, where they stand under it.
const UNDER: i32 = 12;
/// How far letters go up from their foot, and down.
const LETTERS: [i32; 2] = [10, 3];
/// Between the figures of two lines.
const FIGURES: i32 = 11;

/// Gives each line the places of its words and of its figure: that of the history first, then the levels from the
/// highest, since that is what is aimed at. Where there is no room for them there are none.
pub(super) fn place(across: &mut [Across]) {
    let lines: Vec<i32> = across.iter().map(|it| it.y).collect();
    let mut order: Vec<usize> = (0..across.len()).collect();
    order.insertion_sort_by_key(|n| (!across[*n].is_history, across[*n].y));
    let mut named: Vec<(bool, i32)> = Vec::new();
    let mut figures: Vec<i32> = Vec::new();
    // Nothing has its figure whatever else is near: the picture stands on it.
    let nothing = across.iter().filter(|it| it.level.is_empty());
    figures.extend(nothing.map(|it| it.y));
    for n in order {
        let it = &mut across[n];
        let y = it.y;
        if it.level.is_empty() {
            it.has_figure = true;
            continue;
        }
        let is_free = |foot: i32| {
            let [up, down] = LETTERS;
            let box_of = |foot: i32| (foot - up, foot + down);
            let (head, heel) = box_of(foot);
            let crossed = lines.iter().any(|line| (head..=heel).contains(line));
            // The history's words stand at the other end.
            let hidden = named.iter().any(|(is_history, other)| {
                let (their_head, their_heel) = box_of(*other);
                *is_history == it.is_history && head <= their_heel && their_head <= heel
            });
            head >= 0 && !crossed && !hidden
        };
        it.name_at = [y - OVER, y + UNDER]
            .into_iter()
            .find(|foot| is_free(*foot));
        named.extend(it.name_at.map(|foot| (it.is_history, foot)));
        // That of the history is among its words.
        it.has_figure = !it.is_history && figures.iter().all(|other| (y - other).abs() >= FIGURES);
        if it.has_figure {
            figures.push(y);
        }
    }
}
