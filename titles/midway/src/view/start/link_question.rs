//! What is asked before a link is followed.

use page::games::GameLine;
use page::link_question::{LinkAnswer, LinkQuestion, OnTable};

/// The question, if a link may not simply be followed: when it began a game before, or when another game is on the table.
pub fn link_question(begun: Option<&GameLine>, table: Option<&OnTable>) -> Option<LinkQuestion> {
    let stay = || LinkAnswer::Stay.labelled("Stay with this game");
    let begin = |label: &str| LinkAnswer::Begin.labelled(label);
    let stays = table.map(OnTable::stays);
    let Some(begun) = begun else {
        return stays.map(|text| LinkQuestion {
            title: "Leave this game for another?".to_owned(),
            text,
            answers: vec![stay(), begin("Begin the other game")],
        });
    };
    if table.is_some_and(|table| table.id == begun.id) {
        return Some(LinkQuestion {
            title: "This link began the game on the table".to_owned(),
            text: stays.unwrap_or_default(),
            answers: vec![
                LinkAnswer::Stay.labelled("Go on with this game"),
                begin("Begin it anew"),
            ],
        });
    }
    let text = format!("It began \u{201c}{}\u{201d}.", begun.name);
    let text: Vec<String> = [text].into_iter().chain(stays).collect();
    Some(LinkQuestion {
        title: "This link has begun a game before".to_owned(),
        text: text.join(" "),
        answers: vec![
            LinkAnswer::Open(begun.id.clone()).labelled("Open that game"),
            begin("Begin it anew"),
            match table {
                Some(_) => stay(),
                None => LinkAnswer::Stay.labelled("Neither"),
            },
        ],
    })
}

/// What is asked before a link to a finished game is followed while another game is on the table.
pub fn watch_question(table: &OnTable) -> LinkQuestion {
    LinkQuestion {
        title: "Leave this game to watch another?".to_owned(),
        text: format!("The link is to a finished game. {}", table.stays()),
        answers: vec![
            LinkAnswer::Stay.labelled("Stay with this game"),
            LinkAnswer::Begin.labelled("Open the finished game"),
        ],
    }
}
