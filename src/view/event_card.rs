//! Cards: what happens outside fights and matters is told on a card, and waits to be seen. What hangs on dice
//! has its card while they fall. What later scenarios bring is one more `CardKind` with a card of its own.

mod air_losses;
mod arrivals;
mod bases;
mod card;
mod chits;
mod commitment;
mod contact;
mod dice;
mod draw;
mod drawn;
mod extent;
mod fires;
mod japanese_submarines;
mod kind;
mod overtaken;
mod pilot;
mod raid_procedure;
mod searches;
mod ships;
mod sighting;

mod subject;
mod through;
mod us_submarines;
mod waiting_hits;
mod warning;

pub use card::{EventCard, card, finished_card};
pub use extent::{
    SeenAgain, activation_at, ending, first_card, force_of_card, in_progress, is_watched,
    newest_activation, newest_attack, newest_sighting, seen_again,
};
pub use kind::{CardKind, CardSpan};
use raid_procedure::forces_raid;
pub use raid_procedure::{ProcedureView, StepState, StepView};
pub use warning::{MeetRow, RaidToMeet, WarningView};
