//! The US submarines: where they lie, what they do when their chit is drawn, and what is done to them (14.1).
//!
//! They have nothing to do with air raids, nor raids with them (14.18).

mod attack;
mod chit;
mod contact;
mod hunt;
mod placing;
mod submarine;
#[cfg(test)]
mod tests;

pub(crate) use attack::enough_for_any_carrier;
pub use attack::{is_at_cripple, torpedo_targets};
pub use contact::contact_modifiers;
pub use submarine::{Submarine, SubmarineId, SubmarineState, SubmarineTask};

pub(crate) use chit::{
    SubmarineActivation, check_contact, check_orders, legal_contact, legal_orders,
};
pub(crate) use hunt::hunt_shadowers;
pub(crate) use placing::PlacingSubmarines;
