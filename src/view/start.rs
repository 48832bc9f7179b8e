//! The start screen: the scenarios, the saved games, and links to a battle.

mod card;
mod daily;
mod games;
mod keeping;
mod link;
mod link_question;
mod name;
mod picture;
mod shared;
mod way;
mod words;

pub use card::{CardView, Fact, VariantView, card, choose, seed};
pub use daily::{Daily, DailyView};
pub use games::{ContinueView, GameLine, continue_last, delete_label, line, name_of};
pub use keeping::{Promise, gone, is_time_to_ask, keeping, offer_of_file};
pub use link::{Link, link_in, without_link};
pub use link_question::{LinkAnswer, LinkQuestion, OnTable};
pub use name::{free_name, given_name};
pub use picture::{PictureView, hero, picture};
pub use shared::{
    Followed, GUEST, LONGEST_ADDRESS, LONGEST_MESSAGE, SharedGame, WatchLink, guest_is_here,
    kept_guest, link_to_watch, watch_question,
};
pub use way::{NextView, Played, Stop, StopState, next, results, way, way_in_words};
pub use words::{
    ASIDE, EXPORT_ASIDE, WHAT_IT_IS, WHOSE_IT_IS, already_here, bad_link, cannot_open, imported,
    name_in_file, no_games, not_among_games, not_imported, not_renamed, results_damaged,
    results_not_kept, storage_problem, too_large, unreadable_file,
};
