//! Keeps what is in an element up to date with a text of HTML. Only what has changed in it is put
//! in anew: the browser need not lay out and draw the rest again, and the focus stays where it was.

use leptos::prelude::*;
use web_sys::{Element, Node};

use super::live::effect;

/// A directive: `use:inside=html` fills an element, and keeps it up to date.
pub fn inside(element: Element, html: Signal<String>) {
    let mut last = html.get_untracked();
    element.set_inner_html(&last);
    effect(move || {
        let now = html.get();
        if now != last {
            update(&element, &now);
            last = now;
        }
    });
}

/// A signal for [`inside`].
pub fn html(html: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    let html: Box<dyn Fn() -> String + Send + Sync> = Box::new(html);
    Signal::derive(html)
}

/// Brings an element's inside up to date.
fn update(element: &Element, html: &str) {
    // Read by an element of the same kind, so that what is in an SVG becomes SVG.
    let Some(fresh) = shallow(element) else {
        return;
    };
    if let Some(fresh) = wasm_bindgen::JsCast::dyn_ref::<Element>(&fresh) {
        fresh.set_inner_html(html);
    }
    merge(element, &fresh);
}

/// Makes what is in a node like what is in another, which is used up.
fn merge(old: &Node, new: &Node) {
    let (olds, news) = (children(old), children(new));
    let mut at = 0;
    for (n, new) in news.iter().enumerate() {
        // What is there already stays, and what stood before it has gone.
        if let Some(gone) = olds[at..].iter().position(|old| same(old, new)) {
            remove(old, &olds[at..at + gone]);
            at += gone + 1;
            continue;
        }
        let there = olds.get(at);
        let stays = there.is_some_and(|there| news[n..].iter().any(|new| same(there, new)));
        let _ = match there {
            Some(there) if stays => old.insert_before(new, Some(there)),
            Some(there) => {
                at += 1;
                if alike(there, new) {
                    merge(there, new);
                    continue;
                }
                old.replace_child(new, there)
            }
            None => old.append_child(new),
        };
    }
    remove(old, &olds[at..]);
}

fn remove(parent: &Node, gone: &[Node]) {
    for child in gone {
        let _ = parent.remove_child(child);
    }
}

fn same(one: &Node, other: &Node) -> bool {
    one.is_equal_node(Some(other))
}

/// Whether two nodes differ at most in what is in them.
fn alike(old: &Node, new: &Node) -> bool {
    old.has_child_nodes()
        && new.has_child_nodes()
        && shallow(old).is_some_and(|old| old.is_equal_node(shallow(new).as_ref()))
}

/// A node without what is in it.
fn shallow(node: &Node) -> Option<Node> {
    node.clone_node().ok()
}

fn children(node: &Node) -> Vec<Node> {
    let mut all = Vec::new();
    let mut next = node.first_child();
    while let Some(child) = next {
        next = child.next_sibling();
        all.push(child);
    }
    all
}
