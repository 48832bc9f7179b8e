//! Moments: what happens outside fights and matters is told on a card, and waits to be seen. What
//! later scenarios bring (a chit drawn, a force found) is one more `Kind` with a card of its own.

mod air_losses;
mod card;
mod contact;
mod sea;
mod span;
mod through;

use std::time::Duration;

pub use card::{MomentView, moment};
pub use span::{Kind, Span, begins, span};

/// How long a card that does not wait stays, at normal speed.
pub const BRIEF: Duration = Duration::from_millis(3200);
