//! What part of the chart the player has put on screen himself: kept in the tab, so that a page that is
//! loaded again shows it.

use gloo_storage::{SessionStorage, Storage};
use serde::{Deserialize, Serialize};

use super::progress::is_given;

const KEY: &str = "carrier-battle/view";

/// A part of the chart.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptView {
    /// The game's key.
    pub id: String,
    /// The middle of the view, in chart units.
    pub x: f64,
    /// The middle of the view, in chart units.
    pub y: f64,
    /// Chart units in one pixel of the screen.
    pub units: f64,
}

/// What was on screen when the page was left, if the player had moved the chart.
pub fn of(id: &str) -> Option<KeptView> {
    let kept: Option<KeptView> = is_given().then(|| SessionStorage::get(KEY).ok()).flatten();
    let is_sound = |kept: &KeptView| [kept.x, kept.y, kept.units].iter().all(|it| it.is_finite());
    kept.filter(|kept| kept.id == id && is_sound(kept))
}

/// Remembers what is on screen, or that the chart follows the action.
pub fn remember(view: Option<KeptView>) {
    if is_given() {
        match view {
            // Only comfort is lost where it is not kept.
            Some(view) => drop(SessionStorage::set(KEY, view)),
            None => SessionStorage::delete(KEY),
        }
    }
}
