//! What is asked before a link is followed. The questions are each title's own: they say what the link is to.

/// What a link asks the player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LinkQuestion {
    /// The question.
    pub title: String,
    /// What it is about.
    pub text: String,
    /// What can be answered, the first answer first.
    pub answers: Vec<(LinkAnswer, String)>,
}

/// What the player does about a link.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LinkAnswer {
    /// Go on with the game of this slot, which the link began.
    Open(String),
    /// Begin its game, anew if it was begun before; or open the finished one.
    Begin,
    /// Leave everything as it is.
    Stay,
}

/// The game on the table when a link is followed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OnTable {
    /// The key of its slot.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether it is saved.
    pub is_saved: bool,
}

impl OnTable {
    /// What becomes of it when it is left.
    pub fn stays(&self) -> String {
        let stays = match self.is_saved {
            true => "is saved and stays among your games",
            false => "is not saved: it stays among your games only as long as this tab is open",
        };
        format!(
            "\u{201c}{}\u{201d}, the game on the table, {stays}.",
            self.name
        )
    }
}

impl LinkAnswer {
    /// This answer, with what its button says.
    pub fn labelled(self, label: impl Into<String>) -> (LinkAnswer, String) {
        (self, label.into())
    }
}

impl LinkQuestion {
    /// A link that cannot be followed, while a game is on the table.
    pub fn cannot_follow(wrong: &str) -> LinkQuestion {
        LinkQuestion {
            title: "The link cannot be followed".to_owned(),
            text: format!("What is wrong: {wrong}."),
            answers: vec![LinkAnswer::Stay.labelled("Stay with this game")],
        }
    }
}
