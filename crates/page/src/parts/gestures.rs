//! Mouse, pen and fingers on a chart: they drag it, zoom it, and point at what is on it.

use leptos::ev::{MouseEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use leptos::svg::Svg;

use crate::viewport::{Pinch, Point};

/// Pixels a pointer may move and still click.
const STILL: f64 = 6.0;
/// Milliseconds after which a finger that goes up has looked, and not tapped.
const TAP: f64 = 500.0;
/// The button of a pointer that drags: as it goes down, and as one of those that are held down.
const MAIN_BUTTON: i16 = 0;
const MAIN_BUTTON_IS_DOWN: u16 = 1;
/// How many pixels of the wheel zoom by e.
const WHEEL: f64 = 400.0;

/// A pointer that is down: its number, and where it is.
type Pointer = (i32, Point);

/// What part of a chart is on its stage, as far as a hand moves that.
pub trait MovedByHand: Copy + Send + Sync + 'static {
    /// Moves the view by some pixels.
    fn pan(self, x: f64, y: f64);
    /// Zooms by a factor around a point of the stage.
    fn zoom_at(self, factor: f64, at: Point);
}

/// What pointers do on a chart.
#[derive(Clone, Copy)]
pub struct Gestures<C> {
    chart: NodeRef<Svg>,
    camera: C,
    down: StoredValue<Vec<Pointer>>,
    /// How far the pointers have moved since the first went down, in pixels.
    travel: StoredValue<f64>,
    /// When a finger went down, by the page's clock; none if it was a mouse or a pen.
    touched: StoredValue<Option<f64>>,
}

impl<C: MovedByHand> Gestures<C> {
    /// Gestures on a chart.
    pub fn new(chart: NodeRef<Svg>, camera: C) -> Gestures<C> {
        Gestures {
            chart,
            camera,
            down: StoredValue::new(Vec::new()),
            travel: StoredValue::new(0.0),
            touched: StoredValue::new(None),
        }
    }

    /// Whether the last that came down was a finger.
    pub fn is_by_finger(self) -> bool {
        self.touched.get_value().is_some()
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
        let by_finger = event.pointer_type() == "touch";
        self.touched
            .set_value(by_finger.then(|| event.time_stamp()));
        let pointer = (event.pointer_id(), self.place(event));
        self.down.update_value(|down| {
            if down.is_empty() {
                self.travel.set_value(0.0);
            }
            down.push(pointer);
        });
    }

    /// A pointer moves: one drags the chart, two pinch it. Gives where a free one is, which points at what is there.
    pub fn moved(self, event: &PointerEvent) -> Option<Point> {
        let (id, to) = (event.pointer_id(), self.place(event));
        // The button came up where the page did not hear of it: over a menu of the browser's.
        if event.buttons() & MAIN_BUTTON_IS_DOWN == 0 {
            self.up(event);
        }
        let down = self.down.get_value();
        let Some((_, from)) = down.iter().find(|(down, _)| *down == id).copied() else {
            return Some(to);
        };
        let way = (to.0 - from.0, to.1 - from.1);
        self.travel
            .update_value(|travel| *travel += way.0.abs() + way.1.abs());
        if self.travel.get_value() < STILL {
            return None;
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
            Some((_, other)) => {
                let Pinch { by, factor, at } = Pinch::new(from, to, *other);
                self.camera.pan(by.0, by.1);
                self.camera.zoom_at(factor, at);
            }
        }
        None
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

    /// The window is left: where a pointer comes up then, the page does not hear of it.
    pub fn leave_window(self) {
        // The table may be going, and this with it.
        let _ = self.down.try_update_value(Vec::clear);
    }

    /// A drag is no click, and no more is a finger that stays where it is.
    pub fn click(self, event: &MouseEvent) {
        let touched = self.touched.get_value();
        let is_long = touched.is_some_and(|at| event.time_stamp() - at >= TAP);
        // Keys click too, without a pointer: their detail is 0.
        if event.detail() > 0 && (is_long || self.travel.get_value() >= STILL) {
            event.stop_propagation();
        }
    }

    /// Where on the stage something happens.
    pub fn place(self, event: &MouseEvent) -> Point {
        let chart = self.chart.get_untracked();
        let rect = chart.map(|chart| chart.get_bounding_client_rect());
        let (left, top) = rect.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
        (
            f64::from(event.client_x()) - left,
            f64::from(event.client_y()) - top,
        )
    }
}
