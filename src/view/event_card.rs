//! Cards for what matters and is no fight. Where dice decide, the card stands while they fall. A new kind: a `CardTopic`,
//! a `CardKind`, and a file here.

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
mod fights_told;
mod fires;
mod japanese_submarines;
mod kind;
mod line;
mod opened;
mod overtaken;
mod pilot;
mod raid_procedure;
mod searches;
mod see_again;
mod ships;
mod shuttle;
mod sighting;
mod standing;
mod through;
mod topic;
mod us_submarines;
mod waiting_hits;
mod warning;
mod wind;

pub use card::{EventCard, card, finished_card};
pub use fights_told::FightRow;
pub use kind::{CardKind, CardSpan, Weight};
pub use line::{LeadsTo, NewsLine, news_lines};
use raid_procedure::forces_raid;
pub use raid_procedure::{ProcedureView, StepState, StepView};
pub use see_again::{
    SeenAgain, activation_at, force_of_card, newest_activation, newest_attack, newest_sighting,
    seen_again,
};
pub use standing::{ending, first_card, in_progress, is_in_passing, is_watched};
pub use warning::{MeetPlace, MeetRow, RaidToMeet, WarningView};
