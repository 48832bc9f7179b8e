//! The tabs of the side panel.

use carrier_battle::view::shell::{Tab, figure};

use crate::view::air::game;

#[test]
fn arrows_go_round_the_tabs_and_home_and_end_to_the_first_and_the_last() {
    assert_eq!(Tab::Air.after_key("ArrowRight"), Some(Tab::Fleet));
    assert_eq!(Tab::Record.after_key("ArrowRight"), Some(Tab::Air));
    assert_eq!(Tab::Air.after_key("ArrowLeft"), Some(Tab::Record));
    assert_eq!(Tab::Enemy.after_key("Home"), Some(Tab::Air));
    assert_eq!(Tab::Fleet.after_key("End"), Some(Tab::Record));
    assert_eq!(Tab::Fleet.after_key("ArrowDown"), None);
}

#[test]
fn the_tabs_count_missions_raids_and_forces() {
    let figures = |scenario| {
        let game = game(scenario, 7);
        Tab::ALL.map(|tab| figure(game.table(), tab))
    };
    assert_eq!(figures(1), [Some(3), None, Some(1), None]);
    assert_eq!(figures(2), [Some(0), None, Some(3), None]);
}
