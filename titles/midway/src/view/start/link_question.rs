//! What is asked before a link is followed.

use super::name_of;
use crate::storage::SlotEntry;

/// What a link asks the player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LinkQuestion {
    /// The question.
    pub title: &'static str,
    /// What it is about.
    pub text: String,
    /// What can be answered, the first answer first.
    pub answers: Vec<(LinkAnswer, &'static str)>,
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
    fn stays(&self) -> String {
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

impl LinkQuestion {
    /// The question, if a link may not simply be followed: when it began a game before, or when
    /// another game is on the table.
    pub fn new(begun: Option<&SlotEntry>, table: Option<&OnTable>) -> Option<LinkQuestion> {
        let stay = (LinkAnswer::Stay, "Stay with this game");
        let begin = |label| (LinkAnswer::Begin, label);
        let stays = table.map(OnTable::stays);
        let Some(begun) = begun else {
            return stays.map(|text| LinkQuestion {
                title: "Leave this game for another?",
                text,
                answers: vec![stay, begin("Begin the other game")],
            });
        };
        if table.is_some_and(|table| table.id == begun.id) {
            return Some(LinkQuestion {
                title: "This link began the game on the table",
                text: stays.unwrap_or_default(),
                answers: vec![
                    (LinkAnswer::Stay, "Go on with this game"),
                    begin("Begin it anew"),
                ],
            });
        }
        let name = name_of(begun);
        let text = format!("It began \u{201c}{name}\u{201d}.");
        let neither = (LinkAnswer::Stay, "Neither");
        Some(LinkQuestion {
            title: "This link has begun a game before",
            text: [Some(text), stays]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" "),
            answers: vec![
                (LinkAnswer::Open(begun.id.clone()), "Open that game"),
                begin("Begin it anew"),
                if table.is_some() { stay } else { neither },
            ],
        })
    }

    /// What is asked before a link to a finished game is followed while another game is on the table.
    pub fn to_watch(table: &OnTable) -> LinkQuestion {
        LinkQuestion {
            title: "Leave this game to watch another?",
            text: format!("The link is to a finished game. {}", table.stays()),
            answers: vec![
                (LinkAnswer::Stay, "Stay with this game"),
                (LinkAnswer::Begin, "Open the finished game"),
            ],
        }
    }

    /// A link that cannot be followed, while a game is on the table.
    pub fn cannot_follow(wrong: &str) -> LinkQuestion {
        LinkQuestion {
            title: "The link cannot be followed",
            text: format!("What is wrong: {wrong}."),
            answers: vec![(LinkAnswer::Stay, "Stay with this game")],
        }
    }
}
