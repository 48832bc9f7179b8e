//! Mouse, pen and fingers on the chart: they drag it and zoom it.

use leptos::ev::{MouseEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use leptos::svg::Svg;

use crate::ui::state::CameraStore;
use crate::view::chart::geometry::Point;

/// Pixels a pointer may move and still click.
const STILL: f64 = 6.0;
/// The button of a pointer that drags: as it goes down, and as one of those that are held down.
const MAIN_BUTTON: i16 = 0;
const MAIN_BUTTON_IS_DOWN: u16 = 1;
/// How many pixels of the wheel zoom by e.
const WHEEL: f64 = 400.0;

/// A pointer that is down: its number, and where it is.
type Pointer = (i32, Point);

/// What pointers do on the chart.
#[derive(Clone, Copy)]
pub struct Gestures {
    chart: NodeRef<Svg>,
    camera: CameraStore,
    down: StoredValue<Vec<Pointer>>,
    /// How far the pointers have moved since the first went down, in pixels.
    travel: StoredValue<f64>,
}

impl Gestures {
    /// Gestures on a chart.
    pub fn new(chart: NodeRef<Svg>, camera: CameraStore) -> Gestures {
        Gestures {
            chart,
            camera,
            down: StoredValue::new(Vec::new()),
            travel: StoredValue::new(0.0),
        }
    }

    /// The wheel zooms around the pointer.
    pub fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let factor = (event.delta_y() / WHEEL).clamp(-0.5, 0.5).exp();
        self.camera.zoom_at(factor, self.place(event));
    }

    /// A pointer goes down, with its main button: a finger has no other.
    pub fn down(self, event: &PointerEvent) {
        if event.button() != MAIN_BUTTON {
            return;
        }
        // Where it came up before, the page may not have heard of it.
        self.up(event);
        let pointer = (event.pointer_id(), self.place(event));
        self.down.update_value(|down| {
            if down.is_empty() {
                self.travel.set_value(0.0);
            }
            down.push(pointer);
        });
    }

    /// A pointer moves: one drags the chart, two pinch it.
    pub fn moved(self, event: &PointerEvent) {
        let (id, to) = (event.pointer_id(), self.place(event));
        // The button came up where the page did not hear of it: over a menu of the browser's.
        if event.buttons() & MAIN_BUTTON_IS_DOWN == 0 {
            self.up(event);
        }
        let down = self.down.get_value();
        let Some((_, from)) = down.iter().find(|(down, _)| *down == id).copied() else {
            return;
        };
        let way = (to.0 - from.0, to.1 - from.1);
        self.travel
            .update_value(|travel| *travel += way.0.abs() + way.1.abs());
        if self.travel.get_value() < STILL {
            return;
        }
        if let Some(chart) = self.chart.get_untracked() {
            // From here on the pointer belongs to the chart, wherever it goes.
            let _ = chart.set_pointer_capture(id);
        }
        let here = |pointer: &mut Pointer| {
            if pointer.0 == id {
                pointer.1 = to;
            }
        };
        self.down
            .update_value(|down| down.iter_mut().for_each(here));
        match down.iter().find(|(other, _)| *other != id) {
            None => self.camera.pan(way.0, way.1),
            Some((_, other)) => self.camera.pinch(from, to, *other),
        }
    }

    /// A pointer goes up, or is taken from the chart.
    pub fn up(self, event: &PointerEvent) {
        let id = event.pointer_id();
        self.down
            .update_value(|down| down.retain(|(down, _)| *down != id));
    }

    /// The chart loses a pointer that it had taken. A finger belongs at first to what it touched, which loses it to the
    /// chart as the drag begins.
    pub fn lost(self, event: &PointerEvent) {
        if event.target() == event.current_target() {
            self.up(event);
        }
    }

    /// The pointer leaves the chart.
    pub fn left(self, event: &PointerEvent) {
        self.up(event);
        self.camera.point(None);
    }

    /// A drag is no click.
    pub fn click(self, event: &MouseEvent) {
        // Keys click too, without a pointer: their detail is 0.
        if event.detail() > 0 && self.travel.get_value() >= STILL {
            event.stop_propagation();
        }
    }

    /// Where on the stage something happens.
    fn place(self, event: &MouseEvent) -> Point {
        let chart = self.chart.get_untracked();
        let rect = chart.map(|chart| chart.get_bounding_client_rect());
        let (left, top) = rect.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
        (
            f64::from(event.client_x()) - left,
            f64::from(event.client_y()) - top,
        )
    }
}
