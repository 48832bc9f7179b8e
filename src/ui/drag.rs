//! Dragging by mouse, touch or pen. An element that can be dragged carries its orders in
//! `data-drag`, with "%" for what it is dropped on; that says its own name in `data-drop`. An air
//! unit carries "plane" and its name instead: it is taken in hand, and the place it is dropped on
//! makes the order.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::hand;
use super::session::Session;

/// How far the pointer moves before it drags, in pixels.
const SLACK: i32 = 6;

/// What stands before the name of an air unit.
const PLANE: &str = "plane ";

/// What is being dragged.
struct Drag {
    orders: String,
    from: (i32, i32),
    what: Element,
    /// The picture under the pointer, once it moves.
    ghost: Option<Element>,
}

thread_local! {
    static DRAG: RefCell<Option<Drag>> = const { RefCell::new(None) };
}

/// The pointer goes down.
pub fn down(event: &PointerEvent) {
    let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    let what = on.and_then(|on| on.closest("[data-drag]").ok().flatten());
    let drag = what.and_then(|what| {
        Some(Drag {
            orders: what.get_attribute("data-drag")?,
            from: (event.client_x(), event.client_y()),
            what,
            ghost: None,
        })
    });
    DRAG.set(drag.filter(|_| event.is_primary() && event.button() == 0));
}

/// The pointer moves: beyond a little slack, what is dragged follows it.
pub fn moved(session: Session, event: &PointerEvent) {
    DRAG.with_borrow_mut(|drag| {
        let Some(drag) = drag else { return };
        let (x, y) = (event.client_x(), event.client_y());
        let far = (x - drag.from.0).abs().max((y - drag.from.1).abs()) > SLACK;
        if drag.ghost.is_none() && far {
            drag.ghost = lift(&drag.what);
            if let Some(unit) = drag.orders.strip_prefix(PLANE) {
                session.take_in_hand(unit);
            }
        }
        if let Some(ghost) = &drag.ghost {
            event.prevent_default();
            let _ = ghost.set_attribute("style", &format!("left:{x}px;top:{y}px"));
            mark(under(x, y));
        }
    });
}

/// The pointer comes up: what is under it takes what was dragged. Says whether anything was.
pub fn up(session: Session, event: &PointerEvent) -> bool {
    let Some(Drag {
        orders,
        ghost: Some(ghost),
        ..
    }) = DRAG.take()
    else {
        return false;
    };
    ghost.remove();
    mark(None);
    let target = under(event.client_x(), event.client_y());
    let name = target.and_then(|target| target.get_attribute("data-drop"));
    match (orders.starts_with(PLANE), name) {
        (true, Some(zone)) => session.drop_on(&zone),
        (true, None) => session.planes.set(Default::default()),
        (false, Some(name)) => hand::give(session, &orders.replace('%', &name)),
        (false, None) => {}
    }
    true
}

/// The gesture is taken over by the browser.
pub fn cancel() {
    if let Some(ghost) = DRAG.take().and_then(|drag| drag.ghost) {
        ghost.remove();
    }
    mark(None);
}

/// A picture of what is dragged, beside it in the page so that it lies above an open dialog.
fn lift(what: &Element) -> Option<Element> {
    let ghost = what
        .clone_node_with_deep(true)
        .ok()?
        .dyn_into::<Element>()
        .ok()?;
    let _ = ghost.remove_attribute("id");
    let _ = ghost.class_list().add_1("ghost-drag");
    let over = what.closest("dialog").ok().flatten();
    let over = over.or_else(|| document().body().map(Into::into))?;
    over.append_child(&ghost).ok()?;
    Some(ghost)
}

/// What can be dropped on at a point.
fn under(x: i32, y: i32) -> Option<Element> {
    let on = document().element_from_point(x as f32, y as f32)?;
    on.closest("[data-drop]").ok().flatten()
}

/// Marks what is under the pointer.
fn mark(target: Option<Element>) {
    if let Ok(Some(old)) = document().query_selector("[data-drop].over") {
        let _ = old.class_list().remove_1("over");
    }
    if let Some(target) = target {
        let _ = target.class_list().add_1("over");
    }
}
