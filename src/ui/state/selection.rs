//! What the player has selected, and what he points at.

use leptos::prelude::*;
use reactive_stores::Store;

use crate::engine::Order;
use crate::engine::fleet::{AirUnitId, MissionId, UnitSet};
use crate::engine::map::HexId;
use crate::view::chart::Unit;
use crate::view::{Activity, Selection};

/// Fields that change apart: only what reads one runs when it changes.
#[derive(Clone, Debug, Default, Store)]
struct Selected {
    mission: Option<MissionId>,
    planes: UnitSet,
    activity: Activity,
    pointed: Option<HexId>,
    /// Whether a finger points there, which stays when it has left the screen.
    is_tapped: bool,
    /// Whether a click there would aim at it: a pointer is over it, and no unit that takes the click for itself.
    is_aimed_at: bool,
    lit: Option<HexId>,
    /// The orders of the answer that is pointed at.
    pointed_answer: Vec<Order>,
    /// The orders of the answer that has the focus.
    focused_answer: Vec<Order>,
    /// The units of the stack whose list is open, and how many events had been shown when it was opened.
    stack: Option<(Vec<Unit>, usize)>,
}

/// What the player has selected, and what he points at.
#[derive(Clone, Copy)]
pub struct SelectionStore {
    selected: Store<Selected>,
    /// Whether the pointer is over the counter of a force, which is aimed at like the sea about it.
    is_over_force: StoredValue<bool>,
    /// Whether the pointer is over the hex that is pointed at; else the focus, a finger or something off the chart points.
    is_by_pointer: StoredValue<bool>,
}

impl SelectionStore {
    /// Nothing is selected.
    pub fn new() -> SelectionStore {
        SelectionStore {
            selected: Store::new(Selected::default()),
            is_over_force: StoredValue::new(false),
            is_by_pointer: StoredValue::new(false),
        }
    }

    /// What is selected, whole.
    pub fn selection(self) -> Selection {
        Selection {
            mission: self.mission(),
            planes: self.planes(),
            activity: self.activity(),
            ..Selection::default()
        }
    }

    /// Selects something, instead of all that was selected before.
    pub fn select(self, selection: Selection) {
        self.select_mission(selection.mission);
        self.select_planes(selection.planes);
        self.begin(selection.activity);
    }

    /// The mission to be ordered.
    pub fn mission(self) -> Option<MissionId> {
        self.selected.mission().get()
    }

    /// Units aboard or in the air, to be moved.
    pub fn planes(self) -> UnitSet {
        self.selected.planes().get()
    }

    /// What the player is doing that is not yet an order.
    pub fn activity(self) -> Activity {
        self.selected.activity().get()
    }

    /// The hex under the pointer or the focus.
    pub fn pointed(self) -> Option<HexId> {
        self.selected.pointed().get()
    }

    /// The hex that a click of the pointer would aim at.
    pub fn aimed_at(self) -> Option<HexId> {
        self.pointed().filter(|_| self.selected.is_aimed_at().get())
    }

    /// Whether the pointer is over the counter of a force.
    pub fn is_over_force(self) -> bool {
        self.is_over_force.get_value()
    }

    /// Whether a finger has pointed at the hex.
    pub fn is_tapped(self) -> bool {
        self.selected.is_tapped().get()
    }

    /// The hex that something off the chart is about while it is pointed at.
    pub fn lit(self) -> Option<HexId> {
        self.selected.lit().get()
    }

    /// The orders of the answer that is pointed at, or else has the focus.
    pub fn previewed(self) -> Vec<Order> {
        let pointed = self.selected.pointed_answer().get();
        match pointed.is_empty() {
            true => self.selected.focused_answer().get(),
            false => pointed,
        }
    }

    /// The stack whose list was opened, and at which moment.
    pub fn stack(self) -> Option<(Vec<Unit>, usize)> {
        self.selected.stack().get()
    }

    /// Selects a mission, or none.
    pub fn select_mission(self, mission: Option<MissionId>) {
        // A field tells its readers of every `set`, also of an equal value.
        if self.selected.mission().get_untracked() != mission {
            self.selected.mission().set(mission);
        }
    }

    /// Selects units instead of those selected before.
    pub fn select_planes(self, planes: UnitSet) {
        if self.selected.planes().get_untracked() != planes {
            self.selected.planes().set(planes);
        }
    }

    /// Selects a unit, beside the others if `several` may be selected, or puts it back.
    pub fn toggle_plane(self, unit: AirUnitId, several: bool) {
        let planes = self.selected.planes().get_untracked();
        let rest = planes.without(unit.into());
        self.select_planes(match (planes.contains(unit), several) {
            (true, _) => rest,
            (false, true) => rest.with(unit.into()),
            (false, false) => unit.into(),
        });
    }

    /// Begins doing something, instead of what was being done.
    pub fn begin(self, activity: Activity) {
        if self.selected.activity().get_untracked() != activity {
            self.selected.activity().set(activity);
        }
    }

    /// Begins doing something, or leaves it if it was being done.
    pub fn toggle(self, activity: Activity) {
        let same = self.selected.activity().get_untracked() == activity;
        self.begin(if same { Activity::None } else { activity });
    }

    /// Points at a hex, or at none.
    pub fn point(self, hex: Option<HexId>) {
        self.point_by(hex, false, false);
    }

    /// Points at no hex any more, unless the pointer is over it: what pointed there has gone.
    pub fn let_go(self) {
        // The table may be going, and this store with it.
        if self.is_by_pointer.try_get_value() == Some(false) {
            self.point(None);
        }
    }

    /// The same when a hex has lost the focus: a finger that has chosen it points there still.
    pub fn let_go_of_hex(self) {
        if self.selected.is_tapped().try_get_untracked() == Some(false) {
            self.let_go();
        }
    }

    /// The pointer comes over a force, or goes from it.
    pub fn come_over(self, force: bool) {
        self.is_over_force.set_value(force);
    }

    /// The pointer is over a hex; `aims` says whether its click would aim at it.
    pub fn hover(self, hex: Option<HexId>, aims: bool) {
        self.point_by(hex, aims, true);
    }

    fn point_by(self, hex: Option<HexId>, aims: bool, by_pointer: bool) {
        self.is_by_pointer.set_value(by_pointer);
        if self.selected.is_aimed_at().get_untracked() != aims {
            self.selected.is_aimed_at().set(aims);
        }
        if self.selected.is_tapped().get_untracked() {
            self.selected.is_tapped().set(false);
        }
        if self.selected.pointed().get_untracked() != hex {
            self.selected.pointed().set(hex);
        }
    }

    /// A finger points at a hex.
    pub fn tap(self, hex: HexId) {
        self.point(Some(hex));
        self.selected.is_tapped().set(true);
    }

    /// Lights a hex that something off the chart is about, or none.
    pub fn light(self, hex: Option<HexId>) {
        // The table may be going, and this store with it.
        let before = self.selected.lit();
        if before
            .try_get_untracked()
            .is_some_and(|before| before != hex)
        {
            before.set(hex);
        }
    }

    /// An answer is pointed at; with no orders none is.
    pub fn point_at_answer(self, orders: &[Order]) {
        preview(self.selected.pointed_answer(), orders);
    }

    /// An answer has the focus; with no orders none has.
    pub fn focus_answer(self, orders: &[Order]) {
        preview(self.selected.focused_answer(), orders);
    }

    /// No answer is pointed at or has the focus any more: its button may have gone without a word.
    pub fn forget_answers(self) {
        self.point_at_answer(&[]);
        self.focus_answer(&[]);
    }

    /// Opens the list of a stack, for a moment.
    pub fn open_stack(self, units: Vec<Unit>, moment: usize) {
        self.selected.stack().set(Some((units, moment)));
    }

    /// Closes the list of a stack.
    pub fn close_stack(self) {
        if self.selected.stack().with_untracked(Option::is_some) {
            self.selected.stack().set(None);
        }
    }
}

/// The table may be going, and its store with it.
fn preview(
    answer: impl Set<Value = Vec<Order>> + WithUntracked<Value = Vec<Order>>,
    orders: &[Order],
) {
    if answer.try_with_untracked(|before| before != orders) == Some(true) {
        answer.set(orders.to_vec());
    }
}
