//! The prompt: what is asked, its rule in a line, and the answers.

mod contact;
mod forming;
mod interception;
mod landing;
mod movement;
mod operations;

use leptos::prelude::*;

use crate::engine::fleet::{AirUnitId, Mission, MissionId};
use crate::engine::{Decision, Game, Order};
use crate::ui::hand::Doing;
use crate::ui::html::{Element, el, rule, tag, wrap};
use crate::ui::inside::{html, inside};
use crate::ui::live::{dynamic, live};
use crate::ui::session::Session;
use crate::ui::wording;

/// What stands in the prompt.
#[derive(Clone, PartialEq, Default, Debug)]
struct Asked {
    /// The decision's name.
    decision: &'static str,
    /// What is asked.
    title: String,
    /// The rule's number.
    rule: &'static str,
    /// How far along the player is.
    progress: String,
    /// The rule in a line, and the answers.
    body: String,
    /// What cannot be done, and why.
    why_not: Vec<(String, String)>,
}

/// The prompt for the decision the game waits at. The fight has a dialog of its own, which the
/// player can put aside.
#[component]
pub fn Prompt(session: Session) -> impl IntoView {
    let asked = Memo::new(move |_| asked(session));
    let shows = Memo::new(move |_| asked.with(Option::is_some));
    let read = move |part: fn(&Asked) -> String| {
        asked.with(|asked| asked.as_ref().map(part).unwrap_or_default())
    };
    let class = move || {
        if asked.with(|asked| {
            matches!(
                asked,
                Some(Asked {
                    decision: "showing",
                    ..
                })
            )
        }) {
            "prompt busy"
        } else {
            "prompt"
        }
    };
    dynamic(move || {
        shows.get().then(|| {
            view! {
                <section
                    class=live(class)
                    data-decision=live(move || read(|asked| asked.decision.to_owned()))
                    aria-labelledby="ask"
                >
                    <div class="prompt-head">
                        <h2 id="ask" aria-live="polite">
                            {live(move || read(|asked| asked.title.clone()))}
                        </h2>
                        <span use:inside=html(move || read(head))></span>
                        <span class="prompt-of">{live(move || read(|asked| asked.progress.clone()))}</span>
                    </div>
                    <div class="prompt-body" use:inside=html(move || read(|asked| asked.body.clone()))></div>
                    <div use:inside=html(move || read(why_not))></div>
                </section>
            }
        })
    })
}

fn head(asked: &Asked) -> String {
    if asked.rule.is_empty() {
        String::new()
    } else {
        rule(asked.rule)
    }
}

/// What is asked; and over the side a landed unit in hand may go at any question (6.291).
fn asked(session: Session) -> Option<Asked> {
    let mut asked = question(session);
    if let Some(asked) = asked.as_mut().filter(|it| it.decision != "air_operations")
        && let Some(unit) = session.planes.get().iter().next()
    {
        let push = session.game.with(|game| push_over(game, unit));
        let row = wrap("div", "row choice", &(tag("b", "", &unit) + &push));
        asked.body.insert_str(0, &row);
    }
    asked
}

fn question(session: Session) -> Option<Asked> {
    match session.decision() {
        Some(Decision::AirMovement) => Some(movement::asked(session)),
        Some(Decision::Landing) => Some(landing::asked(session)),
        Some(Decision::Interception) => Some(interception::asked(session)),
        Some(Decision::FormStrikes) => Some(forming::asked(session)),
        Some(Decision::AirAttack) => Some(contact::asked(session)),
        Some(Decision::AirOperations { step }) => Some(operations::asked(session, step)),
        Some(decision) => session.doing.get().is_aside().then(|| aside(decision)),
        None if session.is_ready() => None,
        None => Some(showing(session)),
    }
}

/// A decision of a fight, while the player looks at the chart and the displays.
fn aside(decision: Decision) -> Asked {
    let title = match decision {
        Decision::Division(_) => "How do the Hellcats divide?",
        Decision::SecondAttempt { .. } => "Look for the force once more?",
        Decision::Coordination { .. } => "Draw the strike together?",
        Decision::Assignment { .. } => "Which ship is each damage roll for?",
        _ => "Which battleships open fire?",
    };
    let back = el("button")
        .class("btn primary")
        .attr("data-key", &"e")
        .attr("data-act", &"back")
        .text(&"Back to the decision ")
        .html("<kbd>E</kbd>")
        .end();
    Asked {
        decision: decision.name(),
        title: title.to_owned(),
        rule: decision.rule(),
        body: tag("p", "prompt-why", &decision.rule_in_a_line()) + &wrap("div", "row", &back),
        ..Asked::default()
    }
}

/// While events are being shown.
fn showing(session: Session) -> Asked {
    let (title, upto) = session.shown.with(|shown| {
        let title = shown.table.segment.map_or_else(
            || shown.table.turn.to_string(),
            |segment| segment.to_string(),
        );
        (title, shown.upto)
    });
    let last = session.game.with(|game| {
        game.events()[..upto]
            .last()
            .map(|happening| happening.event.to_string())
            .unwrap_or_default()
    });
    let button = el("button").class("btn primary").attr("data-act", &"show");
    let button = button
        .text(&"Show it all at once ")
        .html("<kbd>Space</kbd>")
        .end();
    let body = tag("p", "prompt-why", &last) + &wrap("div", "row", &button);
    Asked {
        decision: "showing",
        title,
        body,
        ..Asked::default()
    }
}

/// What cannot be done, and why.
fn why_not(asked: &Asked) -> String {
    if asked.why_not.is_empty() {
        return String::new();
    }
    let line = |(what, why): &(String, String)| {
        wrap("li", "", &(tag("b", "", what) + &tag("span", "", why)))
    };
    let lines: String = asked.why_not.iter().map(line).collect();
    let summary = tag("summary", "link ask-why", &"What cannot be done, and why?");
    wrap("details", "", &(summary + &wrap("ul", "why-not", &lines)))
}

/// Who an answer is for, and what he is.
fn named(who: &dyn std::fmt::Display, what: &str) -> String {
    let name = tag("b", "", &format_args!("{who}:"));
    wrap("span", "what", &(name + " " + &tag("small", "", &what)))
}

/// A button that gives an order.
pub fn order_button(class: &str, order: &Order) -> Element {
    el("button")
        .class(class)
        .attr("data-order", &wording::json(order))
}

/// The button that pushes a landed unit over the side, where it may go (6.291).
fn push_over(game: &Game, unit: AirUnitId) -> String {
    let push = Order::PushOver { unit };
    if game.check(push).is_err() {
        return String::new();
    }
    order_button("btn small danger", &push)
        .text(&"Push it over the side (6.291)")
        .end()
}

/// The choice how many units leave a mission (4.37), if it is being made.
fn split(session: Session, mission: Option<&Mission>) -> String {
    let Some(mission) =
        mission.filter(|mission| session.doing.get() == Doing::Splitting(mission.id))
    else {
        return String::new();
    };
    let choice = |leaving: u8| {
        let order = Order::Split {
            mission: mission.id,
            units: mission.units.last(leaving),
        };
        let refusal = session.game.with(|game| game.check(order).err());
        let button = order_button("btn", &order).flag("disabled", refusal.is_some());
        let button = match refusal {
            Some(refusal) => button.attr("title", &refusal),
            None => button,
        };
        button
            .text(&format_args!(
                "{leaving} leave, {} stay",
                mission.units.len() - leaving
            ))
            .end()
    };
    let choices: String = (1..mission.units.len()).map(choice).collect();
    let text = tag(
        "span",
        "muted",
        &"The units that leave form a new mission with the same fuel (4.37):",
    );
    let close = el("button")
        .class("btn ghost")
        .attr("data-act", &"close")
        .text(&"Do not split")
        .end();
    let row = el("div").class("row choice").attr("role", &"group");
    row.attr("aria-label", &format_args!("Split {}", mission.id))
        .html(&(text + &choices + &close))
        .end()
}

/// The button that opens that choice.
fn split_button(class: &str, mission: MissionId) -> Element {
    el("button")
        .class(class)
        .attr("data-order-kind", &"split")
        .attr("data-act", &format_args!("split {mission}"))
}

/// The first letter of a sentence made large.
pub fn sentence(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
