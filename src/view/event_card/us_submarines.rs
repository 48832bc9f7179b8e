//! The US submarines at their chit (14.1): one looks for a force, or attacks it. The die first, then what comes of it.

mod attack;
mod contact;
pub(super) mod hunt;

pub(super) use attack::attack;
pub(super) use contact::contact;
