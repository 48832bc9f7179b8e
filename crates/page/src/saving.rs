//! How it stands with the saving of the game, in words.

use std::fmt::Display;

use crate::storage::StorageProblem;

/// How a game stands with the storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveStatus {
    /// The last order is kept.
    Saved,
    /// It is not.
    Lost(StorageProblem),
    /// Another tab has played on; nothing is written over.
    OtherTab,
    /// The last order is kept, of a game whose save could not be verified when it was opened.
    NotVerified,
    /// It has been deleted elsewhere; it does not come back by itself.
    Deleted,
}

impl SaveStatus {
    /// Why the game is not saved, if it is not.
    pub fn why_not_saved(self) -> Option<String> {
        match self {
            SaveStatus::Saved | SaveStatus::NotVerified => None,
            SaveStatus::Lost(problem) => Some(problem.to_string()),
            SaveStatus::OtherTab => Some(PLAYED_ON.to_owned()),
            SaveStatus::Deleted => Some(DELETED.to_owned()),
        }
    }

    /// What the page says of it, if anything. A guest is saved nowhere.
    pub fn notice(self, is_guest: bool) -> Option<SavingNotice> {
        Some(match self {
            SaveStatus::Saved => return None,
            SaveStatus::Lost(problem) => not_saved(&problem),
            SaveStatus::OtherTab => other_tab(),
            SaveStatus::NotVerified => not_verified(is_guest),
            SaveStatus::Deleted => deleted(),
        })
    }
}

/// What the page says while a game is not being saved, or an order was refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SavingNotice {
    /// What it is about, as tests read it on the page; nothing for a refused order.
    pub mark: Option<&'static str>,
    /// What is said.
    pub text: String,
    /// What the player can do about it.
    pub answers: &'static [SavingAnswer],
}

/// What the player can do where his game is not being saved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SavingAnswer {
    /// Writing the game to a file.
    Export,
    /// Saving it once more.
    TryAgain,
    /// Going on with what the other tab has played.
    TakeOver,
    /// Going on here, beside the other tab's.
    KeepAsOwn,
    /// Keeping a game that was deleted elsewhere.
    KeepAfterAll,
}

impl SavingAnswer {
    /// What stands on its button.
    pub const fn label(self) -> &'static str {
        match self {
            SavingAnswer::Export => "Export",
            SavingAnswer::TryAgain => "Try again",
            SavingAnswer::TakeOver => "The other tab\u{2019}s",
            SavingAnswer::KeepAsOwn => "This one, as a game of its own",
            SavingAnswer::KeepAfterAll => "Keep it after all",
        }
    }
}

/// Why a game is not saved that another tab has played on.
pub const PLAYED_ON: &str = "Another tab has played on in its place";

/// Why a game is not saved that is in no slot any more.
pub const DELETED: &str = "It was deleted elsewhere, in another tab or with the data of this site";

/// The game is not being saved.
pub fn not_saved(problem: &impl Display) -> SavingNotice {
    SavingNotice {
        mark: Some("lost"),
        text: format!(
            "{problem}: this game is not being saved. You can play on; export it before you close the page."
        ),
        answers: &[SavingAnswer::Export, SavingAnswer::TryAgain],
    }
}

/// Another tab has played on.
pub fn other_tab() -> SavingNotice {
    SavingNotice {
        mark: Some("other-tab"),
        text: "This game has been played on in another tab. Nothing was written over; which one do you want here?".to_owned(),
        answers: &[SavingAnswer::TakeOver, SavingAnswer::KeepAsOwn],
    }
}

/// The save of the game could not be verified. A guest is saved nowhere.
pub fn not_verified(is_guest: bool) -> SavingNotice {
    let saved = if is_guest {
        ""
    } else {
        "; it has been saved anew"
    };
    SavingNotice {
        mark: Some("not-verified"),
        text: format!(
            "This game was saved by an earlier version of this page and could not be verified, but every order replays{saved}."
        ),
        answers: &[],
    }
}

/// The game was deleted while it was on the table.
pub fn deleted() -> SavingNotice {
    SavingNotice {
        mark: Some("deleted"),
        text: format!("This game is not saved any more. {DELETED}."),
        answers: &[SavingAnswer::KeepAfterAll, SavingAnswer::Export],
    }
}

/// The browser made no file of a game.
pub fn no_file(name: &str) -> String {
    format!(
        "\u{201c}{name}\u{201d} could not be given out as a file. Copy its text into a file of your own, with a name that ends in .json: it can be imported like any other."
    )
}

/// A file was given out in another site's frame, which may forbid that without a word.
pub fn file_from_frame(name: &str) -> String {
    format!(
        "\u{201c}{name}\u{201d} was given out as a file. If none came, the site around this page forbids it: copy its text into a file of your own, with a name that ends in .json. It can be imported like any other."
    )
}

/// An order was refused.
pub fn refused(refusal: &impl Display) -> SavingNotice {
    SavingNotice {
        mark: None,
        text: format!("Not allowed: {refusal}."),
        answers: &[],
    }
}

/// Whether the game is saved, as the dialog about it says.
pub fn saved(problem: Option<&str>) -> String {
    match problem {
        None => "It is kept in this browser after every order".to_owned(),
        Some(problem) => format!("Not saved. {problem}: export it to keep it"),
    }
}
