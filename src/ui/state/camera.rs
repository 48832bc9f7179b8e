//! What part of the chart is on screen.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;

use crate::engine::Table;
use crate::storage::{self, KeptView};
use crate::view::chart::geometry::Point;
use crate::view::chart::in_view::{AskedOfChart, Framed};
use crate::view::chart::{Camera, Furniture, Hold};

/// What the style sheets say of whether the prompt floats over the chart: on a narrower screen it stands below.
const FLOATS: &str = "--question-floats";
/// Pixels that are left free above the prompt.
const ABOVE_PROMPT: f64 = 9.0;

/// What part of the chart is on screen.
#[derive(Clone, Copy)]
pub struct CameraStore {
    camera: RwSignal<Camera>,
    /// How far the prompt reaches up from the lower edge of the stage.
    prompt: RwSignal<f64>,
    prompt_floats: RwSignal<bool>,
    /// Whether forces are to be found, so that the key of what has been looked at stands over the chart.
    has_key: bool,
    /// The chart as it was framed last: what takes long is not done again while it would be the same.
    framed: StoredValue<Option<Framed>>,
}

impl CameraStore {
    /// A camera on the waters the first raids cross. `has_key`: whether forces are to be found.
    pub fn new(has_key: bool) -> CameraStore {
        let prompt_floats = RwSignal::new(floats());
        let _ = use_event_listener(window(), ev::resize, move |_| {
            let now = floats();
            if prompt_floats.try_get_untracked() != Some(now) {
                let _ = prompt_floats.try_set(now);
            }
        });
        CameraStore {
            camera: RwSignal::new(Camera::new()),
            prompt: RwSignal::new(0.0),
            prompt_floats,
            has_key,
            framed: StoredValue::new(None),
        }
    }

    /// Shows what the player had on screen of a game when the page was left, and remembers it when it is
    /// left, if he has moved the chart himself.
    pub fn keep(self, id: String) {
        if let Some(kept) = storage::kept::<KeptView>(&id) {
            self.camera
                .update(|camera| camera.restore((kept.x, kept.y), kept.units));
        }
        let _ = use_event_listener(window(), ev::pagehide, move |_| {
            let Camera {
                x, y, units, hold, ..
            } = self.peek(|camera| *camera);
            let is_chosen = hold == Hold::Chosen;
            storage::keep(&id, is_chosen.then_some(KeptView { x, y, units }));
        });
    }

    /// Looks at the camera.
    pub fn with<T>(self, look: impl FnOnce(&Camera) -> T) -> T {
        self.camera.with(look)
    }

    /// Looks at the camera once, without being told when it moves.
    pub fn peek<T>(self, look: impl FnOnce(&Camera) -> T) -> T {
        self.camera.with_untracked(look)
    }

    /// The stage is laid out for the first time, in pixels.
    pub fn lay_out(self, width: f64, height: f64) {
        self.camera.update(|camera| camera.lay_out(width, height));
    }

    /// The stage has another size, in pixels.
    pub fn resize(self, width: f64, height: f64) {
        self.camera.update(|camera| camera.resize(width, height));
    }

    /// The prompt reaches so many pixels up from the lower edge of the stage: none while it is away.
    pub fn cover(self, pixels: f64) {
        // The table may be going, and this store with it.
        let _ = self.prompt.try_set(pixels);
    }

    /// Moves the view by some pixels.
    pub fn pan(self, x: f64, y: f64) {
        self.camera.update(|camera| camera.pan(x, y));
    }

    /// Zooms by a factor around the middle of what the prompt leaves free.
    pub fn zoom(self, factor: f64) {
        let covered = self.covered();
        self.camera
            .update(|camera| camera.zoom_middle(factor, covered));
    }

    /// Zooms by a factor around a point of the stage.
    pub fn zoom_at(self, factor: f64, at: Point) {
        self.camera.update(|camera| camera.zoom(factor, at));
    }

    /// Two fingers pinch: one moves, the other stays.
    pub fn pinch(self, from: Point, to: Point, other: Point) {
        self.camera.update(|camera| camera.pinch(from, to, other));
    }

    /// Shows the whole chart above the prompt, for the phase of a table.
    pub fn fit(self, table: &Table) {
        let covered = self.covered();
        self.camera.update(|camera| camera.fit(covered, table));
    }

    /// Frames the chart anew on what goes on and what is asked about, above the prompt.
    pub fn frame(self, table: &Table, asked: AskedOfChart) {
        if let Some(framed) = self.framed(table, asked) {
            self.camera.set(framed.camera());
        }
    }

    /// Shows what must be seen, by as little as that takes.
    pub fn show(self, table: &Table, asked: AskedOfChart) {
        if let Some(framed) = self.framed(table, asked) {
            let shown = self.peek(|camera| framed.shown_from(camera, table, asked));
            self.camera.set(shown);
        }
    }

    /// Whether what must be seen is in view, from near enough.
    pub fn shows(self, table: &Table, asked: AskedOfChart) -> bool {
        let framed = self.framed(table, asked);
        framed.is_none_or(|it| self.peek(|camera| it.is_shown_by(camera, table, asked)))
    }

    fn framed(self, table: &Table, asked: AskedOfChart) -> Option<Framed> {
        let furniture = untrack(|| self.furniture());
        let before = self.framed.try_get_value().flatten();
        let framed = self.peek(|camera| Framed::anew(before, camera, table, asked, furniture));
        self.framed.set_value(framed.clone());
        framed
    }

    /// Brings a point of the chart to the middle of what the prompt leaves free.
    pub fn centre(self, at: Point) {
        let covered = self.covered();
        self.camera.update(|camera| camera.centre(at, covered));
    }

    /// Brings a point of the chart into view, if it is not there.
    pub fn reveal(self, at: Point) {
        let covered = self.covered();
        self.camera.update(|camera| camera.reveal(at, covered));
    }

    /// Brings a part of the chart into the view that the player has chosen: no farther than it takes, and from farther
    /// off only if it has no room.
    pub fn bring_in(self, [left, top, right, bottom]: [f64; 4]) {
        let covered = self.covered();
        self.camera.update(|camera| {
            camera.bring_in([left, top, right, bottom], covered);
        });
    }

    /// Whether the page has room for the panel beside the stage.
    pub fn has_panel(self) -> bool {
        self.prompt_floats.try_get() == Some(true)
    }

    /// How much of the stage's lower edge the prompt covers, in pixels.
    fn covered(self) -> f64 {
        untrack(|| self.covered_now())
    }

    /// What stands over the stage now, for who is to be told when the prompt grows.
    pub fn furniture(self) -> Furniture {
        Furniture {
            covered: self.covered_now(),
            has_key: self.has_key,
            is_phone: !self.has_panel(),
        }
    }

    /// How much of the stage's lower edge the prompt covers, for who is to be told when it grows.
    pub fn covered_now(self) -> f64 {
        // The table may be going, and this store with it.
        match (self.prompt.try_get(), self.prompt_floats.try_get()) {
            (Some(pixels), Some(true)) if pixels > 0.0 => pixels + ABOVE_PROMPT,
            _ => 0.0,
        }
    }
}

/// Whether the prompt floats over the chart, as the style sheets have it now.
fn floats() -> bool {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let value = style.and_then(|style| style.get_property_value(FLOATS).ok());
    value.is_some_and(|value| value.trim() == "1")
}
