//! What is kept of the player's games, where, and for how long.

/// Whether the browser has promised to keep them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Promise {
    /// It makes no promises, or has not answered.
    #[default]
    None,
    /// It has not promised; it can be asked.
    Open,
    /// It was asked, and has not promised.
    Refused,
    /// It has promised.
    Given,
}

impl Promise {
    /// What stands on the button that asks the browser.
    pub const ASK: &'static str = "Ask the browser to keep them";

    /// What a browser has answered: when it was asked to keep them, or only whether it does.
    pub fn answered(answer: Option<bool>, was_asked: bool) -> Promise {
        match answer {
            None => Promise::None,
            Some(true) => Promise::Given,
            Some(false) if was_asked => Promise::Refused,
            Some(false) => Promise::Open,
        }
    }
}

/// Orders after which so much of a game has been played that it is worth a question of the browser's.
const WELL_ADVANCED: usize = 60;

/// Whether it is time to ask the browser to keep the games: not before there is something to lose.
pub fn is_time_to_ask(orders: usize, is_over: bool) -> bool {
    is_over || orders >= WELL_ADVANCED
}

/// What is kept, and for how long.
pub fn keeping(promise: Promise) -> &'static str {
    match promise {
        Promise::Given => {
            "They are kept in this browser and nowhere else. It has promised not to delete them by itself; clearing the data of this site does."
        }
        Promise::Refused => {
            "They are kept in this browser and nowhere else. It has not promised to keep them, and may delete them: when it needs room or, as Safari does, when you have not been here for a week of using it. Export what you want to keep."
        }
        Promise::None | Promise::Open => {
            "They are kept in this browser and nowhere else. It may delete them: when it needs room or, as Safari does, when you have not been here for a week of using it. Export what you want to keep."
        }
    }
}

/// Games that were there are gone, with all that the browser kept for the page.
pub fn gone(games: usize) -> String {
    let games = match games {
        1 => "1 saved game".to_owned(),
        _ => format!("{games} saved games"),
    };
    format!(
        "{games} kept in this browser can be found no more: its storage for this page was emptied, by the browser itself or with the data of this site. What you have exported can be imported again."
    )
}
