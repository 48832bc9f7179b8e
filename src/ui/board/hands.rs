//! Mouse, touch and size of the stage.

use leptos::ev::{MouseEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use leptos::svg::Svg;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::camera::Camera;
use super::geometry::{WIDTH, centre, hex_at, within};
use crate::engine::{Scenario, StrikeSetup, Table};
use crate::ui::live::effect;
use crate::ui::session::Session;

/// Pixels a pointer may move and still click.
const STILL: f64 = 6.0;

/// What the player's hands do on the chart.
#[derive(Clone, Copy)]
pub struct Hands {
    /// The chart.
    pub chart: NodeRef<Svg>,
    session: Session,
    camera: RwSignal<Camera>,
    /// The pointers that are down: number, x, y.
    pointers: StoredValue<Vec<(i32, f64, f64)>>,
    /// How far the pointers have moved since the first went down, in pixels.
    travel: StoredValue<f64>,
}

impl Hands {
    /// Hands on the chart of a game.
    pub fn new(session: Session) -> Hands {
        let pointers = StoredValue::new(Vec::new());
        let hands = Hands {
            chart: NodeRef::new(),
            session,
            camera: session.camera,
            pointers,
            travel: StoredValue::new(0.0),
        };
        hands.watch_size();
        hands.follow();
        hands
    }

    /// Keeps the camera's idea of the stage's size.
    fn watch_size(self) {
        let measure = move || {
            if let Some(chart) = self.chart.get_untracked() {
                let rect = chart.get_bounding_client_rect();
                self.camera
                    .update(|camera| (camera.width, camera.height) = (rect.width(), rect.height()));
                self.frame();
            }
        };
        effect(move || {
            let Some(chart) = self.chart.get() else {
                return;
            };
            measure();
            let resized = Closure::<dyn Fn()>::new(measure);
            if let Ok(observer) = web_sys::ResizeObserver::new(resized.as_ref().unchecked_ref()) {
                observer.observe(&chart);
                // Both live as long as the chart; the observer must be silent before its closure goes.
                let kept = StoredValue::new_local((observer, resized));
                on_cleanup(move || {
                    kept.try_with_value(|(observer, _)| observer.disconnect());
                });
            }
        });
    }

    /// Keeps the action in view until the player takes the chart in hand, and the mission in
    /// hand in view even then.
    fn follow(self) {
        effect(move || {
            self.session.shown.track();
            if !self
                .session
                .shown
                .with_untracked(|shown| in_view(&shown.table, &self.camera.get_untracked()))
            {
                self.frame();
            }
        });
        effect(move || {
            let selected = self.session.mission();
            if let Some(mission) =
                selected.filter(|_| self.camera.with_untracked(|camera| camera.moved))
            {
                let (x, y) = centre(mission.hex);
                self.camera.update(|camera| camera.reveal(x, y, covered()));
            }
        });
    }

    /// Frames the action, unless the player has moved the chart himself.
    fn frame(self) {
        if self.camera.with_untracked(|camera| camera.moved) {
            return;
        }
        self.camera
            .update(|camera| frame_action(self.session, camera));
    }

    /// The wheel zooms around the pointer.
    pub fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let (x, y) = self.place(event);
        let factor = within(event.delta_y() / 400.0, -0.5, 0.5).exp();
        self.camera.update(|camera| camera.zoom(factor, x, y));
    }

    /// A pointer goes down.
    pub fn down(self, event: &PointerEvent) {
        let (x, y) = self.place(event);
        self.pointers.update_value(|pointers| {
            if pointers.is_empty() {
                self.travel.set_value(0.0);
            }
            pointers.push((event.pointer_id(), x, y));
        });
    }

    /// A pointer moves: one drags the chart, two pinch it; a free one points at a hex.
    pub fn moved(self, event: &PointerEvent) {
        let (x, y) = self.place(event);
        let before = self.pointers.get_value();
        let Some(at) = before.iter().position(|(id, ..)| *id == event.pointer_id()) else {
            let (px, py) = self.camera.with_untracked(|camera| camera.point(x, y));
            let hex = hex_at(px, py);
            if hex != self.session.pointed.get_untracked() {
                self.session.pointed.set(hex);
            }
            return;
        };
        let (_, old_x, old_y) = before[at];
        self.travel
            .update_value(|travel| *travel += (x - old_x).abs() + (y - old_y).abs());
        if self.travel.get_value() < STILL {
            return;
        }
        if let Some(chart) = self.chart.get_untracked() {
            // From here on the pointer belongs to the chart, wherever it goes.
            let _ = chart.set_pointer_capture(event.pointer_id());
        }
        self.pointers
            .update_value(|pointers| pointers[at] = (event.pointer_id(), x, y));
        let other = before.iter().find(|(id, ..)| *id != event.pointer_id());
        self.camera.update(|camera| match other {
            None => camera.pan(x - old_x, y - old_y),
            Some((_, other_x, other_y)) => {
                let apart = |x: f64, y: f64| (x - other_x).hypot(y - other_y).max(1.0);
                let middle = (f64::midpoint(x, *other_x), f64::midpoint(y, *other_y));
                camera.pan((x - old_x) / 2.0, (y - old_y) / 2.0);
                camera.zoom(apart(old_x, old_y) / apart(x, y), middle.0, middle.1);
            }
        });
    }

    /// A pointer goes up.
    pub fn up(self, event: &PointerEvent) {
        self.pointers
            .update_value(|pointers| pointers.retain(|(id, ..)| *id != event.pointer_id()));
    }

    /// The pointer leaves the chart.
    pub fn left(self, event: &PointerEvent) {
        self.up(event);
        self.session.pointed.set(None);
    }

    /// A drag is no click.
    pub fn click(self, event: &MouseEvent) {
        // Keys click too, without a pointer: their detail is 0.
        if event.detail() > 0 && self.travel.get_value() >= STILL {
            event.stop_propagation();
        }
    }

    fn place(self, event: &MouseEvent) -> (f64, f64) {
        let rect = self
            .chart
            .get_untracked()
            .map(|chart| chart.get_bounding_client_rect());
        let (left, top) = rect.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
        (
            f64::from(event.client_x()) - left,
            f64::from(event.client_y()) - top,
        )
    }
}

/// The strikes of a scenario that begins with them in the air.
fn strikes(table: &Table) -> Option<StrikeSetup> {
    Scenario::numbered(table.scenario).and_then(|scenario| scenario.us.strikes)
}

/// Where everything on the chart is that can act or be acted upon: our ships are not among them
/// while strikes that were in the air already look for the enemy's.
fn places(table: &Table) -> Vec<(f64, f64)> {
    let strikes = strikes(table);
    let mut places = Vec::new();
    let mut add = |hex| places.push(centre(hex));
    match strikes {
        Some(strikes) => add(strikes.hex),
        None => table.task_groups.iter().for_each(|group| add(group.hex)),
    }
    table.inbound().for_each(|raid| add(raid.hex));
    table.forces.iter().for_each(|force| add(force.hex));
    table.missions.iter().for_each(|mission| add(mission.hex));
    places
}

/// Whether everything is in the upper part of the view, which no prompt covers. While it is, the
/// chart stays where it is: drawing it anew costs more than anything else on the page.
fn in_view(table: &Table, camera: &Camera) -> bool {
    let wide = camera.width * camera.units / 2.0 - WIDTH;
    let (above, below) = (
        camera.height * camera.units / 2.0 - WIDTH,
        camera.height * camera.units * 0.1,
    );
    let seen = |(x, y): (f64, f64)| {
        (x - camera.x).abs() <= wide && (-above..=below).contains(&(y - camera.y))
    };
    places(table).into_iter().all(seen)
}

/// Shows everything that is going on, with some sea around it.
pub fn frame_action(session: Session, camera: &mut Camera) {
    session.shown.with_untracked(|shown| {
        let table = &shown.table;
        let points = places(table);
        let over = |pick: fn(f64, f64) -> f64, from: f64, of: fn(&(f64, f64)) -> f64| {
            points.iter().map(of).fold(from, pick)
        };
        let (left, right) = (
            over(f64::min, f64::MAX, |p| p.0),
            over(f64::max, f64::MIN, |p| p.0),
        );
        let (top, bottom) = (
            over(f64::min, f64::MAX, |p| p.1),
            over(f64::max, f64::MIN, |p| p.1),
        );
        if left <= right {
            // Two hexes a mission can fly, and on a wide screen some twelve hexes across; strikes
            // that are near their targets are seen from nearer.
            let [across, down, aside, above] = if strikes(table).is_some() {
                [240.0, 250.0, 80.0, 75.0]
            } else if camera.width < 760.0 {
                [420.0, 420.0, 125.0, 130.0]
            } else {
                [720.0, 420.0, 150.0, 130.0]
            };
            let room = |least: f64, span: f64, margin: f64| ((least - span) / 2.0).max(margin);
            let (wide, high) = (
                room(across, right - left, aside),
                room(down, bottom - top, above),
            );
            camera.frame(
                [left - wide, top - high, right + wide, bottom + high],
                covered(),
            );
        }
    });
}

/// How much of the stage's lower edge the prompt covers, in pixels.
fn covered() -> f64 {
    let prompt = document().query_selector(".prompt").ok().flatten();
    let floats = window()
        .inner_width()
        .ok()
        .and_then(|width| width.as_f64())
        .is_some_and(|width| width > 760.0);
    prompt.filter(|_| floats).map_or(0.0, |prompt| {
        prompt.get_bounding_client_rect().height() + 30.0
    })
}
