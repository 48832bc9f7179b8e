//! What is asked before a link is followed.

use super::{GameLine, Link};

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
    /// Begin the battle, anew if it was begun before.
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
    pub(super) fn stays(&self) -> String {
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
    pub fn new(
        link: &Link,
        begun: Option<&GameLine>,
        table: Option<&OnTable>,
    ) -> Option<LinkQuestion> {
        let (number, name) = (link.scenario.number, link.scenario.name);
        let battle = format!("scenario {number}, \u{201c}{name}\u{201d}");
        let stay = |label: &str| (LinkAnswer::Stay, label.to_owned());
        let begin = |label: &str| (LinkAnswer::Begin, label.to_owned());
        Some(match (begun, table) {
            (None, None) => return None,
            (None, Some(table)) => LinkQuestion {
                title: "Leave this game for another battle?".to_owned(),
                text: format!("The link is to {battle}. {}", table.stays()),
                answers: vec![stay("Stay with this game"), begin("Begin the other battle")],
            },
            (Some(begun), Some(table)) if begun.id == table.id => LinkQuestion {
                title: "This link began the game on the table".to_owned(),
                text: format!("It is to {battle}. {}", table.stays()),
                answers: vec![stay("Go on with this game"), begin("Begin the battle anew")],
            },
            (Some(begun), table) => {
                let open = LinkAnswer::Open(begun.id.clone());
                let text = format!(
                    "It is to {battle}, and began \u{201c}{}\u{201d}: {}.",
                    begun.name, begun.state
                );
                LinkQuestion {
                    title: "This link has begun a game before".to_owned(),
                    text: match table {
                        Some(table) => format!("{text} {}", table.stays()),
                        None => text,
                    },
                    answers: vec![
                        (open, format!("Open \u{201c}{}\u{201d}", begun.name)),
                        begin("Begin the battle anew"),
                        stay(match table {
                            Some(_) => "Stay with this game",
                            None => "Neither",
                        }),
                    ],
                }
            }
        })
    }

    /// A link that cannot be followed, while a game is on the table.
    pub fn cannot_follow(wrong: &str) -> LinkQuestion {
        LinkQuestion {
            title: "The link cannot be followed".to_owned(),
            text: format!("What is wrong: {wrong}."),
            answers: vec![(LinkAnswer::Stay, "Stay with this game".to_owned())],
        }
    }
}
