//! Units and damage rolls that are dragged, and what takes them.

use carrier_battle::view::{DragPicture, Dragged, DropTarget, Dropped, drag_picture};

use super::*;

#[test]
fn a_drop_gives_what_is_dragged_to_what_takes_it() {
    let plane = Dragged::Plane(unit("F6F 7"));
    let zone = Zone::Patrol(GROUP);
    let ship = named("Zuikaku");
    let on_zone = Some(DropTarget::Zone(zone));
    let on_ship = Some(DropTarget::Ship(ship));
    assert_eq!(plane.dropped(on_zone), Dropped::Planes(zone));
    assert_eq!(plane.dropped(on_ship), Dropped::Nothing);
    assert_eq!(plane.dropped(None), Dropped::Nothing);
    let roll = Dragged::Roll(2);
    let aim = Order::Aim { roll: 2, ship };
    assert_eq!(roll.dropped(on_ship), Dropped::Order(aim));
    assert_eq!(roll.dropped(on_zone), Dropped::Nothing);
}

#[test]
fn the_picture_of_a_dragged_unit_says_how_many_come_along() {
    let table = carriers();
    let dragged = Dragged::Plane(unit("F6F 7"));
    let picture = |selected: UnitSet| drag_picture(&table, dragged, selected);
    let DragPicture { text, more, .. } = picture(units(&["F6F 7"]));
    assert_eq!((&*text, more), ("F6F", None));
    let more = picture(units(&["F6F 7", "F6F 8", "SB2C 4"])).more;
    assert_eq!(more.as_deref(), Some("+2"));
    let roll = drag_picture(&table, Dragged::Roll(0), UnitSet::EMPTY);
    assert_eq!(roll.text, "");
}
