//! What is asked before a link is followed.

use page::link_question::{LinkAnswer, LinkQuestion, OnTable};

use super::{GameLine, Link};

/// The question, if a link may not simply be followed: when it began a game before, or when another game is on the table.
pub fn link_question(
    link: &Link,
    begun: Option<&GameLine>,
    table: Option<&OnTable>,
) -> Option<LinkQuestion> {
    let (number, name) = (link.scenario.number, link.scenario.name);
    let battle = format!("scenario {number}, \u{201c}{name}\u{201d}");
    let stay = |label: &str| LinkAnswer::Stay.labelled(label);
    let begin = |label: &str| LinkAnswer::Begin.labelled(label);
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
