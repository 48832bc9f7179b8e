//! The two lines of counters facing each other.

use super::story::Story;
use crate::engine::fleet::UnitSet;
use crate::ui::html::{el, tag, unit, wrap};

/// Both sides: the raid at the left, the mission at the right; the escorts above, the attack planes below.
pub fn html(story: &Story) -> String {
    let divided = !story.on_escorts.is_empty() || !story.on_attack.is_empty();
    let mut html = tag("h3", "", &story.raid) + &tag("h3", "", &story.mission);
    match story.escorts {
        None => {
            html += &line(
                "theirs",
                "Not told apart yet",
                "2/1",
                &slots("zero", story.points, (0, 0)),
            )
        }
        Some(escorts) => {
            html += &line(
                "theirs",
                "Escorts",
                "2/1",
                &slots("zero", escorts, (story.escorts_down, story.falling.0)),
            );
            let attack = slots("kate", story.attack, (story.attack_down, story.falling.1));
            html += &line("theirs", "Attack planes", "3/1", &attack);
        }
    }
    html += &between(
        story,
        1,
        story.on_escorts,
        story.escorts.unwrap_or(0),
        divided,
    );
    html += &between(story, 2, story.on_attack, story.attack, divided);
    if divided {
        html += &line(
            "ours",
            "Against the escorts",
            "2/3",
            &ours(story.on_escorts, story, false),
        );
        html += &line(
            "ours",
            "Against the attack planes",
            "3/3",
            &ours(story.on_attack, story, story.held),
        );
    } else {
        html += &line(
            "ours",
            "Not divided yet",
            "2/3",
            &ours(story.units, story, false),
        );
    }
    html
}

/// What stands between the lines: who meets whom, marked while they fire.
fn between(story: &Story, front: u8, against: UnitSet, points: u8, divided: bool) -> String {
    let text = match against.len() {
        _ if !divided || points == 0 => String::new(),
        0 => "nobody".to_owned(),
        units => format!("{units} against {points}"),
    };
    let hot = story.front == front && !story.over;
    let line = el("div").class(if hot { "between hot" } else { "between" });
    line.attr("style", &format_args!("grid-area:{}/2", front + 1))
        .text(&text)
        .end()
}

/// A slot of a line: the counter's side and picture, and its state.
pub type Slot = (&'static str, &'static str, &'static str);

/// Counters of a number of points, of which some are down and some of those fall now.
pub fn slots(picture: &'static str, points: u8, (down, falling): (u8, u8)) -> Vec<Slot> {
    let state = |n: u8| match points - n {
        left if left > down => "slot",
        left if left > down - falling => "slot lost now",
        _ => "slot lost",
    };
    (0..points).map(|n| ("jp", picture, state(n))).collect()
}

fn ours(units: UnitSet, story: &Story, held: bool) -> Vec<Slot> {
    let last = units.without(story.lost).last(1);
    let state = |unit| match unit {
        unit if story.falling.2.contains(unit) => "slot lost now",
        unit if story.lost.contains(unit) => "slot lost",
        unit if held && last.contains(unit) => "slot held",
        _ => "slot",
    };
    units
        .iter()
        .map(|unit| ("us", "hellcat", state(unit)))
        .collect()
}

/// Counters side by side, with what they are.
pub fn line(side: &str, label: &str, area: &str, slots: &[Slot]) -> String {
    let standing = slots
        .iter()
        .filter(|(_, _, state)| state.split(' ').all(|word| word != "lost"))
        .count();
    let label = el("span").class("lab").text(&label).html(&tag(
        "span",
        "sr",
        &format_args!(": {standing} of {}", slots.len()),
    ));
    let counters: String = slots
        .iter()
        .map(|(side, picture, state)| wrap("span", state, &unit(side, picture)))
        .collect();
    let line = el("div")
        .class(&format!("line {side}"))
        .attr("style", &format_args!("grid-area:{area}"));
    line.html(&label.end()).html(&counters).end()
}
