//! Dragging with mouse, pen or finger: something that carries `data-plane` onto something that
//! carries `data-drop`. What is dropped where is carried out as a click would be.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::session::Session;

/// Pixels a pointer must move before it drags.
const STILL: i32 = 6;

/// A drag in progress, or about to be.
#[derive(Clone, Copy)]
pub struct Drag {
    session: Session,
    /// What went down, where, and the picture that follows once it moves.
    held: StoredValue<Option<Held>, LocalStorage>,
}

#[derive(Clone)]
struct Held {
    what: String,
    source: Element,
    from: (i32, i32),
    ghost: Option<HtmlElement>,
}

impl Drag {
    /// Nothing in hand yet.
    pub fn new(session: Session) -> Drag {
        Drag {
            session,
            held: StoredValue::new_local(None),
        }
    }

    /// A pointer goes down: on a plane it may become a drag.
    pub fn down(self, event: &PointerEvent) {
        let on = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .and_then(|on| on.closest("[data-plane]").ok().flatten());
        let held = on.filter(|_| event.button() == 0).and_then(|source| {
            Some(Held {
                what: source.get_attribute("data-plane")?,
                source,
                from: (event.client_x(), event.client_y()),
                ghost: None,
            })
        });
        self.held.set_value(held);
    }

    /// It moves: after a few pixels the plane is in hand, and its picture follows.
    pub fn moved(self, event: &PointerEvent) {
        let (x, y) = (event.client_x(), event.client_y());
        self.held.update_value(|held| {
            let Some(held) = held else { return };
            let far = (x - held.from.0).abs().max((y - held.from.1).abs());
            if held.ghost.is_none() && far > STILL {
                held.ghost = ghost(&held.source);
                self.session.take_in_hand(&held.what);
            }
            if let Some(ghost) = &held.ghost {
                let place = format!("translate({}px,{}px)", x - 20, y - 20);
                let _ = ghost.style().set_property("transform", &place);
            }
        });
    }

    /// It goes up: what was dragged is dropped there. Says whether anything was dragged.
    pub fn up(self, event: &PointerEvent) -> bool {
        let held = self.held.try_update_value(Option::take).flatten();
        let Some(ghost) = held.and_then(|held| held.ghost) else {
            return false;
        };
        ghost.remove();
        let on = document()
            .element_from_point(event.client_x() as f32, event.client_y() as f32)
            .and_then(|on| on.closest("[data-drop]").ok().flatten());
        match on.and_then(|on| on.get_attribute("data-drop")) {
            Some(zone) => self.session.drop_on(&zone),
            None => self.session.planes.set(Default::default()),
        }
        true
    }

    /// The browser took the pointer away.
    pub fn cancel(self) {
        if let Some(ghost) = self
            .held
            .try_update_value(Option::take)
            .flatten()
            .and_then(|held| held.ghost)
        {
            ghost.remove();
        }
    }
}

/// A copy of the counter that follows the pointer.
fn ghost(source: &Element) -> Option<HtmlElement> {
    let ghost = source.clone_node_with_deep(true).ok()?;
    let ghost = ghost.dyn_into::<HtmlElement>().ok()?;
    ghost.remove_attribute("id").ok()?;
    ghost.class_list().add_1("ghost").ok()?;
    document().body()?.append_child(&ghost).ok()?;
    Some(ghost)
}
