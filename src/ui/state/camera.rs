//! What part of the chart is on screen.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_media_query};

use crate::engine::Table;
use crate::storage::{self, KeptView};
use crate::view::chart::Camera;
use crate::view::chart::framing::{self, Furniture, keep_names_whole};
use crate::view::chart::geometry::Point;

/// Where the prompt floats over the chart: on a narrower screen it stands below.
const PROMPT_FLOATS: &str = "(min-width: 761px) and (min-height: 521px)";
/// Pixels between the prompt and the lower edge of the stage, and above it.
const PROMPT_MARGIN: f64 = 30.0;

/// A view so many times farther off than it need be is brought nearer.
const TOO_FAR: f64 = 1.4;

/// What part of the chart is on screen.
#[derive(Clone, Copy)]
pub struct CameraStore {
    camera: RwSignal<Camera>,
    /// The height of the prompt.
    prompt: RwSignal<f64>,
    prompt_floats: Signal<bool>,
}

impl CameraStore {
    /// A camera on the waters the first raids cross.
    pub fn new() -> CameraStore {
        CameraStore {
            camera: RwSignal::new(Camera::new()),
            prompt: RwSignal::new(0.0),
            prompt_floats: use_media_query(PROMPT_FLOATS),
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
                x, y, units, moved, ..
            } = self.peek(|camera| *camera);
            storage::keep(&id, moved.then_some(KeptView { x, y, units }));
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

    /// The stage has another size, in pixels.
    pub fn resize(self, width: f64, height: f64) {
        self.camera.update(|camera| camera.resize(width, height));
    }

    /// The prompt has another height, in pixels: none while it is away.
    pub fn cover(self, height: f64) {
        // The table may be going, and this store with it.
        let _ = self.prompt.try_set(height);
    }

    /// Moves the view by some pixels.
    pub fn pan(self, x: f64, y: f64) {
        self.camera.update(|camera| camera.pan(x, y));
    }

    /// Zooms by a factor around the middle.
    pub fn zoom(self, factor: f64) {
        self.camera.update(|camera| camera.zoom_middle(factor));
    }

    /// Zooms by a factor around a point of the stage.
    pub fn zoom_at(self, factor: f64, at: Point) {
        self.camera.update(|camera| camera.zoom(factor, at));
    }

    /// Two fingers pinch: one moves, the other stays.
    pub fn pinch(self, from: Point, to: Point, other: Point) {
        self.camera.update(|camera| camera.pinch(from, to, other));
    }

    /// Shows the whole chart above the prompt.
    pub fn fit(self) {
        let covered = self.covered();
        self.camera.update(|camera| camera.fit(covered));
    }

    /// Shows a part of the chart, above the prompt, and cuts no island's name.
    pub fn frame(self, area: [f64; 4]) {
        let covered = self.covered();
        self.camera.update(|camera| {
            camera.frame(area, covered);
            keep_names_whole(camera, area, Furniture { covered });
        });
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

    /// Shows a part of the chart, with all that is in action on the table, if that is not in view, or could be
    /// seen from much nearer.
    pub fn bring_in(self, area: [f64; 4], table: &Table) {
        let covered = self.covered();
        let action = framing::action(table, self.peek(|camera| camera.width));
        let whole = action.map_or(area, |action| framing::around(area, action));
        let is_in_view = self.peek(|camera| {
            let mut nearer = *camera;
            nearer.frame(whole, covered);
            let is_far = !camera.moved && camera.units > nearer.units * TOO_FAR;
            let forces_too = camera.moved || framing::is_in_view(table, camera, covered);
            !is_far && forces_too && camera.has_free(area, covered)
        });
        if !is_in_view {
            self.frame(whole);
        }
    }

    /// How much of the stage's lower edge the prompt covers, in pixels.
    fn covered(self) -> f64 {
        untrack(|| self.covered_now())
    }

    /// The same, for who is to be told when the prompt grows.
    pub fn covered_now(self) -> f64 {
        // The table may be going, and this store with it.
        match (self.prompt.try_get(), self.prompt_floats.try_get()) {
            (Some(height), Some(true)) if height > 0.0 => height + PROMPT_MARGIN,
            _ => 0.0,
        }
    }
}
