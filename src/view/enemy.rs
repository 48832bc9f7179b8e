//! What is known of the enemy: his raids and his forces; apart from that, what his forces may be.

mod butai;
mod commitment;
mod cup;
mod force;
mod guam;
mod guess;
pub mod known;
pub mod oil;
mod raid;
mod reported;
mod ships;
mod story;

pub use butai::{ButaiDisplay, DisplayBox, displays};
pub use commitment::{CommitmentView, IndexMoved, TrackBox, commitment};
pub use cup::{CupView, Drawn, ReportKind, ReportsLeft, cup, reports_left};
pub use force::{ForceCard, forces};
pub use guam::{GuamDisplay, guam};
pub use guess::{Grounds, Guess, Possibility, grounds, guesses};
pub use raid::{Point, RaidCard, Raids, Urgency, raids};
pub use reported::{ContactLeft, Gone, ReportedCard, gone, reported_forces};
pub use ships::{ShipLine, sunk};
pub use story::{Entries, StoryEntry, StoryKind, entries, stories};
