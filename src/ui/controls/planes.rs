//! What the player can do with air units, and with ships of the Battle Line: select them, drag them, put
//! them somewhere.

use leptos::prelude::*;

use super::Controls;
use crate::engine::fleet::{AirUnitId, UnitSet};
use crate::engine::ships::{ShipId, ShipSet};
use crate::ui::state::{Focus, Point};
use crate::view::fleet::Zone;
use crate::view::{Activity, Dragged, Dropped, takes_several};

impl Controls {
    /// Selects a unit aboard or in the air, or puts it back.
    pub fn choose_plane(self, unit: AirUnitId) {
        let several = takes_several(untrack(|| self.decision()));
        self.selection.toggle_plane(unit, several);
    }

    /// The pointer moves with something pressed: beyond a little distance it is dragged.
    pub fn drag_to(self, at: Point) {
        match self.drag.move_to(at) {
            Some(Dragged::Plane(unit)) => self.drag_plane(unit),
            // What is lit and expected is of the ship that is dragged.
            Some(Dragged::Guns(ship)) => self.selection.begin(Activity::Laying(ship)),
            Some(Dragged::Roll(_)) | None => {}
        }
    }

    /// The drag ends where the pointer is.
    pub fn drop_dragged(self) {
        let Some((dragged, target)) = self.drag.release() else {
            return;
        };
        match dragged.dropped(target) {
            Dropped::Planes(zone) => self.put_planes(zone),
            Dropped::Order(order) => self.give(order),
            Dropped::Nothing => self.selection.select_planes(UnitSet::EMPTY),
        }
    }

    /// What is dragged goes back to where it was.
    pub fn cancel_drag(self) {
        if self.drag.release().is_some() {
            self.selection.select_planes(UnitSet::EMPTY);
        }
    }

    /// A drag begins with a unit: those selected come along if it is one of them.
    pub fn drag_plane(self, unit: AirUnitId) {
        if !untrack(|| self.selection.planes()).contains(unit) {
            self.selection.select_planes(unit.into());
        }
    }

    /// Puts the selected units somewhere, or says why they cannot go there. The focus goes along,
    /// unless something else is asked now.
    pub fn put_planes(self, zone: Zone) {
        let units = untrack(|| self.selection.planes());
        let Some(first) = units.iter().next() else {
            return;
        };
        let asked = untrack(|| self.decision());
        // Asked once that has been drawn: by then the table may have been left.
        let now = move || self.asked.decision.try_get_untracked().flatten();
        let next = move || match now() == asked {
            true => Focus::Plane(first),
            false => Focus::Question,
        };
        self.focus.send_or(next, Focus::Question);
        match self
            .game
            .peek(|game| zone.orders(game.table(), asked, units))
        {
            Ok(orders) => self.give_all(&orders),
            Err(refusal) => {
                self.selection.select_planes(UnitSet::EMPTY);
                self.game.refuse(refusal);
            }
        }
    }

    /// Begins to choose ships to detach from the Battle Line.
    pub fn begin_detaching(self) {
        self.selection
            .begin(Activity::Detaching(ShipSet::default()));
        self.focus.send_or(|| Focus::Detachment, Focus::Question);
    }

    /// Chooses a ship to be detached, or leaves her where she is.
    pub fn choose_to_detach(self, ship: ShipId) {
        if let Activity::Detaching(ships) = untrack(|| self.selection.activity()) {
            self.selection
                .begin(Activity::Detaching(ships.toggled(ship)));
        }
    }

    /// Detaches nothing after all.
    pub fn stop_detaching(self) {
        self.selection.begin(Activity::None);
        self.focus.send_or(|| Focus::Detachment, Focus::Question);
    }
}
