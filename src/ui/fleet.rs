//! The fleet: task groups, decks, Battle Line.

mod cap_box;
mod carrier;
mod deck_box;
mod decks;
mod detachment;
mod glance;
mod grounded;
mod group_row;
mod list;
mod plan;
mod plane;
mod screen;
mod task_force;
mod task_group;
mod zone;

use leptos::prelude::*;

pub use decks::Decks;
pub use glance::FleetAtAGlance;
pub use list::FleetDisplay;
pub use plane::Plane;

use super::controls::Controls;
use crate::engine::Table;
use crate::view::fleet::Look;

/// A memo of something that the displays show of the table: drawn again only if it differs.
fn shown<T>(show: impl Fn(&Table) -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    let playback = expect_context::<Controls>().playback;
    Memo::new(move |_| playback.with_table(&show))
}

/// Looks at what the displays are made from where it matters what the player has selected and is asked.
fn look<T>(controls: Controls, show: impl FnOnce(&Look) -> T) -> T {
    let decision = controls.decision();
    let selected = controls.selection.planes();
    controls.playback.with_table(|table| {
        show(&Look {
            table,
            selected,
            decision,
        })
    })
}
