//! Moments: what happens outside fights and matters is told on a card, and waits to be seen. What hangs on dice
//! has its card while they fall. What later scenarios bring is one more `Kind` with a card of its own.

mod activation;
mod air_losses;
mod card;
mod contact;
mod dice;
mod pilot;
mod sea;
mod searches;
mod sighting;
mod span;
mod through;
mod unseen;

pub use card::{MomentView, card, moment};
pub use span::{Kind, Span, begins, span};
pub use unseen::{force, is_watched, milliseconds, newest, unfolding};
