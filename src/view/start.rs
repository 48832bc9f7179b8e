//! The start screen: the scenarios, the saved games, and links to a battle.

mod card;
mod daily;
mod games;
mod link;
mod link_question;
mod linked;
mod offer;
mod picture;
mod shared;
mod way;
mod words;

pub use card::{CardView, Fact, VariantView, card, choose, seed};
pub use daily::{Daily, DailyView};
pub use link::Link;
pub use link_question::link_question;
pub use linked::{Followed, SharedGame, link_to_watch};
pub use offer::offer_of_file;
pub use page::games::{
    ASIDE, EXPORT_ASIDE, GUEST, GameLine, delete_label, guest_is_here, imported, kept_guest,
    no_games, not_among_games, not_imported, not_renamed, results_damaged, results_not_kept,
    storage_problem, too_large, unreadable_file,
};
pub use page::keeping::{Promise, gone, is_time_to_ask, keeping};
pub use page::link::{link_in, without_link};
pub use page::link_question::{LinkAnswer, LinkQuestion, OnTable};
pub use page::listed::{already_here, cannot_open, continue_last, line, name_in_file, name_of};
pub use page::name::{free_name, given_name};
pub use picture::{PictureView, hero, picture};
pub use shared::{LONGEST_ADDRESS, LONGEST_MESSAGE, WatchLink, watch_question};
pub use way::{NextView, Played, Stop, StopState, next, results, way, way_in_words};
pub use words::{WHAT_IT_IS, WHOSE_IT_IS, bad_link};

/// The game to go on with.
pub type ContinueView = page::listed::ContinueView<crate::storage::Standing>;
