//! The fleet: task groups, decks, Battle Line.

mod carrier;
mod danger;
mod detachment;
mod glance;
mod list;
mod look;
mod on_stage;
mod plan;
mod plane;
mod task_group;
mod trouble;
mod zone;

pub use carrier::{BoxView, CarrierView, HitsView, ShipState, StateMark, carrier, type_name};
pub use danger::DangerMark;
pub use detachment::{ChoiceOfShip, DETACH, DETACH_TITLE, DetachmentView, detachment};
pub use glance::{CarrierAtAGlance, GroupAtAGlance, Mark, fleet_at_a_glance, group_at_a_glance};
pub use list::{CarrierInList, GroupInList, PatrolInList, task_force};
pub use look::{Look, decks_are_used};
pub use on_stage::{GroupOnStage, next_plane, on_stage};
pub use plan::plan_in_words;
pub use plane::PlaneView;
pub use task_group::{
    CapBoxView, GUNS, PatrolView, ScreenView, TaskGroupView, cap_box, carriers, screen, task_group,
    task_groups,
};
pub use trouble::worst_trouble;
pub use zone::{Offer, Zone, ZoneView};
