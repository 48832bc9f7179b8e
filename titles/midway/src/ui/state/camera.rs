//! What part of the chart is on screen, and who is pointed at there.

use leptos::prelude::*;
use page::parts::MovedByHand;

use crate::engine::map::Line;
use crate::view::chart::geometry::Point;
use crate::view::chart::{Camera, Pointed};

/// How much a key or a button zooms.
const ZOOM: f64 = 1.3;

/// What part of the chart is on screen, and who is pointed at there.
#[derive(Clone, Copy)]
pub struct CameraStore {
    camera: RwSignal<Camera>,
    /// Under the pointer, or with the focus.
    pointed: RwSignal<Option<Pointed>>,
    /// The line that the player wants under the chart, if he wants one.
    line: RwSignal<Option<Line>>,
    /// What the player looks at more closely, by a click: it stays when the pointer leaves.
    looked_at: RwSignal<Option<Pointed>>,
}

impl MovedByHand for CameraStore {
    fn pan(self, x: f64, y: f64) {
        self.change(|camera| camera.pan(x, y));
    }

    fn zoom_at(self, factor: f64, at: Point) {
        self.change(|camera| camera.zoom(factor, at));
    }
}

impl CameraStore {
    /// A camera on the whole chart.
    pub fn new() -> CameraStore {
        CameraStore {
            camera: RwSignal::new(Camera::new()),
            pointed: RwSignal::new(None),
            line: RwSignal::new(None),
            looked_at: RwSignal::new(None),
        }
    }

    /// Looks at the camera.
    pub fn with<T>(self, look: impl FnOnce(&Camera) -> T) -> T {
        self.camera.with(look)
    }

    /// Looks at the camera once, without being told when it moves.
    pub fn peek<T>(self, look: impl FnOnce(&Camera) -> T) -> T {
        self.camera.with_untracked(look)
    }

    /// Moves it.
    fn change(self, change: impl FnOnce(&mut Camera)) {
        let before = self.camera.get_untracked();
        let mut camera = before;
        change(&mut camera);
        if camera != before {
            self.camera.set(camera);
        }
    }

    /// The stage has another size, in pixels.
    pub fn resize(self, width: f64, height: f64) {
        self.change(|camera| camera.resize(width, height));
    }

    /// Comes nearer.
    pub fn zoom_in(self) {
        self.change(|camera| camera.zoom_middle(1.0 / ZOOM));
    }

    /// Goes farther off.
    pub fn zoom_out(self) {
        self.change(|camera| camera.zoom_middle(ZOOM));
    }

    /// Shows the whole chart.
    pub fn fit(self) {
        self.change(Camera::fit);
    }

    /// Shows a part of the chart as large as can be.
    pub fn frame(self, area: [f64; 4]) {
        self.change(|camera| camera.frame(area));
    }

    /// Brings a part of the chart into view.
    pub fn bring_in(self, area: [f64; 4]) {
        self.change(|camera| camera.bring_in(area));
    }

    /// The line that the player wants under the chart, if he wants one.
    pub fn line(self) -> Option<Line> {
        self.line.get()
    }

    /// Puts a line under the chart, or the one that belongs there by itself.
    pub fn show_line(self, line: Option<Line>) {
        if self.line.get_untracked() != line {
            self.line.set(line);
        }
    }

    /// Who is pointed at, or else looked at more closely.
    pub fn pointed(self) -> Option<Pointed> {
        self.pointed.get().or_else(|| self.looked_at.get())
    }

    /// Whether somebody is looked at more closely.
    pub fn looks_at(self, at: Pointed) -> bool {
        self.looked_at.get() == Some(at)
    }

    /// The pointer, or the focus, is on somebody, or on nobody any more.
    pub fn point(self, at: Option<Pointed>) {
        // The table may be going, and this store with it.
        if self.pointed.try_get_untracked() != Some(at) {
            let _ = self.pointed.try_set(at);
        }
    }

    /// Looks at somebody more closely, or no longer: again, and he is let go. His line comes under the chart, and goes with
    /// him.
    pub fn look_at(self, at: Option<Pointed>, line: Option<Line>) {
        let before = self.looked_at.get_untracked();
        let now = at.filter(|_| before != at);
        match now {
            Some(_) if line.is_some() => self.show_line(line),
            None if before.is_some() => self.show_line(None),
            _ => {}
        }
        self.looked_at.set(now);
    }
}
