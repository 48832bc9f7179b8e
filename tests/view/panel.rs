//! The tabs of the side panel.

use carrier_battle::view::shell::{Tab, figure};
use page::tabs::after_key;

use crate::view::air::game;

#[test]
fn arrows_go_round_the_tabs_and_home_and_end_to_the_first_and_the_last() {
    let after = |tab, key| after_key(Tab::shown(false), tab, key);
    assert_eq!(after(Tab::Air, "ArrowRight"), Some(Tab::Fleet));
    assert_eq!(after(Tab::Record, "ArrowRight"), Some(Tab::Air));
    assert_eq!(after(Tab::Air, "ArrowLeft"), Some(Tab::Record));
    assert_eq!(after(Tab::Enemy, "Home"), Some(Tab::Air));
    assert_eq!(after(Tab::Fleet, "End"), Some(Tab::Record));
    assert_eq!(after(Tab::Fleet, "ArrowDown"), None);
    // The question's comes first, while it has one.
    let after = |tab, key| after_key(Tab::shown(true), tab, key);
    assert_eq!(after(Tab::Air, "ArrowLeft"), Some(Tab::Question));
    assert_eq!(after(Tab::Record, "ArrowRight"), Some(Tab::Question));
}

#[test]
fn the_tabs_count_missions_raids_and_forces() {
    let figures = |scenario| {
        let game = game(scenario, 7);
        Tab::ALL.map(|tab| figure(game.table(), tab))
    };
    assert_eq!(figures(1), [None, Some(3), None, Some(1), None]);
    assert_eq!(figures(2), [None, Some(0), None, Some(3), None]);
}
