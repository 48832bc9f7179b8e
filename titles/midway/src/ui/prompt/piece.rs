//! The counter that stands before a line.

use leptos::prelude::*;

use crate::engine::units::{Combatant, Side};
use crate::ui::battle::outline;
use crate::view::prompt::Piece;

/// A small counter: its picture for those who know it by that; the name stands beside it.
#[component]
pub fn PieceView(piece: Piece) -> impl IntoView {
    let side = match side(piece) {
        Some(Side::Usn) => "piece usn",
        Some(Side::Ijn) => "piece ijn",
        None => "piece place",
    };
    let is_reduced = matches!(piece, Piece::Air(_, true));
    view! {
        <svg class=side class:reduced=is_reduced viewBox="-22 -14 44 28" aria-hidden="true">
            <rect x="-21" y="-13" width="42" height="26" rx="4"></rect>
            <path d=picture(piece)></path>
        </svg>
    }
}

fn side(piece: Piece) -> Option<Side> {
    Some(match piece {
        Piece::Force(force) => force.side(),
        Piece::Ship(ship) => ship.side(),
        Piece::Air(unit, _) => unit.side(),
        Piece::Base(base) => base.side(),
        Piece::Leader(_) => Side::Usn,
        Piece::Place(_) => return None,
    })
}

/// A task force is a column of ships, a leader has his star, and a place is a round space of the chart.
fn picture(piece: Piece) -> &'static str {
    match piece {
        Piece::Ship(ship) => outline(Combatant::Ship(ship)),
        Piece::Air(unit, _) => outline(Combatant::Air(unit)),
        Piece::Base(base) => outline(Combatant::Defense(base)),
        Piece::Force(_) => "M-15-5H1L4-2L1 1H-13ZM-4 3H12L15 6L12 9H-2Z",
        Piece::Leader(_) => "M0-9L2.6-2.8L9.5-2.8L4 1.4L6 8L0 4L-6 8L-4 1.4L-9.5-2.8L-2.6-2.8Z",
        Piece::Place(_) => "M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z",
    }
}
