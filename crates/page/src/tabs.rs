//! The tabs of the side panel.

use std::hash::Hash;

/// A tab of a title's side panel.
pub trait PanelTab: Copy + Eq + Hash + Send + Sync + 'static {
    /// Its name, as ids in the page carry it.
    fn name(self) -> &'static str;
}

/// What a tab shows of itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TabView {
    /// Its title.
    pub title: &'static str,
    /// A figure beside that.
    pub figure: Option<String>,
}

/// The tab that a key leads to from one of them, as tab lists have it: an arrow to the next, Home and End to the first and
/// the last. `key` is named as `KeyboardEvent.key` has it.
pub fn after_key<T: PanelTab>(all: &[T], from: T, key: &str) -> Option<T> {
    let at = all.iter().position(|tab| *tab == from).unwrap_or(0);
    let to = match key {
        "ArrowRight" => (at + 1) % all.len(),
        "ArrowLeft" => (at + all.len() - 1) % all.len(),
        "Home" => 0,
        "End" => all.len() - 1,
        _ => return None,
    };
    all.get(to).copied()
}
