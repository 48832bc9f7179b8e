//! Mouse, pen and fingers on the chart: beside dragging and zooming it they point at hexes.

use std::ops::Deref;

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg::Svg;
use page::parts;

use crate::engine::map::HexId;
use crate::ui::state::{CameraStore, SelectionStore};
use crate::view::chart::geometry::hex_at;

/// What pointers do on the chart.
#[derive(Clone, Copy)]
pub struct Gestures {
    hands: parts::Gestures<CameraStore>,
    camera: CameraStore,
    selection: SelectionStore,
}

/// They drag it and zoom it as they do any chart.
impl Deref for Gestures {
    type Target = parts::Gestures<CameraStore>;

    fn deref(&self) -> &parts::Gestures<CameraStore> {
        &self.hands
    }
}

impl Gestures {
    /// Gestures on a chart.
    pub fn new(chart: NodeRef<Svg>, camera: CameraStore, selection: SelectionStore) -> Gestures {
        Gestures {
            hands: parts::Gestures::new(chart, camera),
            camera,
            selection,
        }
    }

    /// A pointer moves; a free one points at a hex. `aims`: whether its click would aim a search there.
    pub fn point(self, event: &PointerEvent, aims: bool) {
        if let Some(at) = self.hands.moved(event) {
            let point = self.camera.peek(|camera| camera.point(at));
            self.selection.hover(hex_at(point), aims);
        }
    }

    /// The pointer leaves the chart.
    pub fn left(self, event: &PointerEvent) {
        self.hands.up(event);
        self.selection.point(None);
    }

    /// The hex that a pointer clicks on, not a key.
    pub fn hex(self, event: &MouseEvent) -> Option<HexId> {
        let at = self.hands.place(event);
        let point = self.camera.peek(|camera| camera.point(at));
        (event.detail() > 0).then(|| hex_at(point)).flatten()
    }
}
