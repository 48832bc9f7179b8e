//! Where the lines of aim run between the two rows.

use crate::engine::units::{Combatant, Side};
use crate::view::battle::{Aim, BattleView, Counter};

/// How wide the picture between the rows is, and how high.
const WIDTH: usize = 1000;
const HEIGHT: usize = 100;

/// A line of aim in the picture.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct AimLine {
    /// Where it begins.
    pub from: (usize, usize),
    /// Where it ends.
    pub to: (usize, usize),
    /// Its class.
    pub class: String,
}

/// The lines of a battle. Counters stand in columns of equal width, theirs above and ours below.
pub fn aim_lines(view: &BattleView) -> Vec<AimLine> {
    let line = |aim: &Aim| {
        let new = if aim.is_new { " new" } else { "" };
        Some(AimLine {
            from: place(view, aim.by)?,
            to: place(view, aim.at)?,
            class: format!("aim {} {}{new}", aim.state.name(), side(aim.by)),
        })
    };
    view.aims.iter().filter_map(line).collect()
}

fn side(unit: Combatant) -> &'static str {
    match unit.side() {
        Side::Usn => "usn",
        Side::Ijn => "ijn",
    }
}

fn place(view: &BattleView, unit: Combatant) -> Option<(usize, usize)> {
    let (row, y): (&[Counter], usize) = match unit.side() {
        Side::Ijn => (&view.ijn, 0),
        Side::Usn => (&view.usn, HEIGHT),
    };
    let at = row.iter().position(|it| it.unit == unit)?;
    Some(((2 * at + 1) * WIDTH / (2 * row.len()), y))
}
