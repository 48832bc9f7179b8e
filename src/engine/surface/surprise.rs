//! Who is caught unawares at night (21.21).

use super::meeting::Side;
use crate::engine::charts::{Caught, SURFACE_SURPRISE};
use crate::engine::clock::Light;
use crate::engine::event::{Event, Purpose, SurfaceEvent};
use crate::engine::map::HexId;
use crate::engine::title::Play;

/// At night one die says so; by day and at dusk nobody is.
pub(super) fn surprise(play: &mut Play, hex: HexId) {
    if play.table.light() != Light::Night {
        return;
    }
    let caught = play.roll(Purpose::SurfaceSurprise(hex), &SURFACE_SURPRISE, 0, []);
    let side = match caught {
        Caught::Us => Some(Side::Us),
        Caught::Nobody => None,
        Caught::Japanese => Some(Side::Japanese),
    };
    play.happen(Event::Surface(SurfaceEvent::Surprised { side }));
}
