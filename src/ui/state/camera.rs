//! What part of the chart is on screen.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;
use page::parts::MovedByHand;
use page::viewport::Viewport;

use crate::engine::Table;
use crate::storage::{self, KeptView};
use crate::view::chart::geometry::Point;
use crate::view::chart::in_view::{AskedOfChart, brought_in, framed};
use crate::view::chart::{Camera, Hold};

/// What the style sheets say of whether the panel stands beside the stage, with cards in its place: on a narrower screen both
/// stand below the chart.
const PANEL_BESIDE: &str = "--panel-beside";
/// Pixels that are left free above a card.
const ABOVE_CARD: f64 = 9.0;

/// What part of the chart is on screen.
#[derive(Clone, Copy)]
pub struct CameraStore {
    camera: RwSignal<Camera>,
    /// How far a bar, or a card in a low window, reaches up from the lower edge of the stage.
    card: RwSignal<f64>,
    panel_beside: RwSignal<bool>,
}

impl MovedByHand for CameraStore {
    fn pan(self, x: f64, y: f64) {
        self.camera.update(|camera| camera.pan(x, y));
    }

    fn zoom_at(self, factor: f64, at: Point) {
        self.camera.update(|camera| camera.zoom(factor, at));
    }
}

impl CameraStore {
    /// A camera on the waters the first raids cross.
    pub fn new() -> CameraStore {
        let panel_beside = RwSignal::new(is_panel_beside());
        let _ = use_event_listener(window(), ev::resize, move |_| {
            let now = is_panel_beside();
            if panel_beside.try_get_untracked() != Some(now) {
                let _ = panel_beside.try_set(now);
            }
        });
        CameraStore {
            camera: RwSignal::new(Camera::new()),
            card: RwSignal::new(0.0),
            panel_beside,
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
            let camera = self.peek(|camera| *camera);
            let is_chosen = camera.hold == Hold::Chosen;
            let Viewport { x, y, units, .. } = camera.view;
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

    /// A bar or a card reaches so many pixels up from the lower edge of the stage: none while there is none.
    pub fn cover(self, pixels: f64) {
        // The table may be going, and this store with it.
        let _ = self.card.try_set(pixels);
    }

    /// Zooms by a factor around the middle of what is free.
    pub fn zoom(self, factor: f64) {
        let covered = self.covered();
        self.camera
            .update(|camera| camera.zoom_middle(factor, covered));
    }

    /// Shows the whole chart.
    pub fn fit(self) {
        let covered = self.covered();
        self.camera.update(|camera| camera.fit(covered));
    }

    /// Frames the chart anew on what goes on and what is asked about.
    pub fn frame(self, table: &Table, asked: AskedOfChart) {
        let covered = self.covered();
        if let Some(framed) = self.peek(|camera| framed(camera, table, asked, covered)) {
            self.camera.set(framed);
        }
    }

    /// Brings what is asked about into view, by as little way as that takes.
    pub fn show(self, table: &Table, asked: AskedOfChart) {
        let covered = self.covered();
        let shown = self.peek(|camera| brought_in(camera, table, asked, covered));
        if self.peek(|camera| *camera != shown) {
            self.camera.set(shown);
        }
    }

    /// Brings a point of the chart to the middle of what is free.
    pub fn centre(self, at: Point) {
        let covered = self.covered();
        self.camera.update(|camera| camera.centre(at, covered));
    }

    /// Brings a point of the chart into view, if it is not there.
    pub fn reveal(self, at: Point) {
        let covered = self.covered();
        self.camera.update(|camera| camera.reveal(at, covered));
    }

    /// Whether the page has room for the panel beside the stage.
    pub fn has_panel(self) -> bool {
        self.panel_beside.try_get() == Some(true)
    }

    /// How much of the stage's lower edge is covered, in pixels.
    fn covered(self) -> f64 {
        untrack(|| self.covered_now())
    }

    /// How much of the stage's lower edge is covered, for who is to be told when it grows.
    pub fn covered_now(self) -> f64 {
        // The table may be going, and this store with it.
        match (self.card.try_get(), self.panel_beside.try_get()) {
            (Some(pixels), Some(true)) if pixels > 0.0 => pixels + ABOVE_CARD,
            _ => 0.0,
        }
    }
}

/// Whether the panel stands beside the stage, as the style sheets have it now.
fn is_panel_beside() -> bool {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let value = style.and_then(|style| style.get_property_value(PANEL_BESIDE).ok());
    value.is_some_and(|value| value.trim() == "1")
}
