//! The two lines of counters facing each other.

use leptos::prelude::*;

use super::story::Story;
use crate::engine::fleet::UnitSet;
use crate::ui::icons::UnitIcon;

/// Both sides: the raid at the left, the mission at the right; the escorts above, the attack planes below.
#[component]
pub fn Sky(story: Story) -> impl IntoView {
    let divided = !story.on_escorts.is_empty() || !story.on_attack.is_empty();
    let theirs = match story.escorts {
        None => {
            let all = line("theirs", "Not told apart yet", "2/1", slots("zero", story.points, 0, 0));
            vec![all.into_any()]
        }
        Some(escorts) => {
            let fighters = slots("zero", escorts, story.escorts_down, story.falling.0);
            let attack = slots("kate", story.attack, story.attack_down, story.falling.1);
            vec![
                line("theirs", "Escorts", "2/1", fighters).into_any(),
                line("theirs", "Attack planes", "3/1", attack).into_any(),
            ]
        }
    };
    let ours = if divided {
        let upper = ours(story.on_escorts, &story, false);
        let lower = ours(story.on_attack, &story, story.held);
        vec![
            line("ours", "Against the escorts", "2/3", upper).into_any(),
            line("ours", "Against the attack planes", "3/3", lower).into_any(),
        ]
    } else {
        vec![line("ours", "Not divided yet", "2/3", ours(story.units, &story, false)).into_any()]
    };
    let between = |row: u8, front: u8, against: UnitSet, points: u8| {
        let text = match against.len() {
            _ if !divided || points == 0 => String::new(),
            0 => "nobody".to_owned(),
            units => format!("{units} against {points}"),
        };
        let class = if story.front == front && !story.over { "between hot" } else { "between" };
        view! {
            <div class=class style=format!("grid-area:{row}/2")>
                {text}
            </div>
        }
    };
    let upper = between(2, 1, story.on_escorts, story.escorts.unwrap_or(0));
    let lower = between(3, 2, story.on_attack, story.attack);
    view! {
        <div class="sky">
            <h3>{story.raid.to_string()}</h3>
            <h3>{story.mission.to_string()}</h3>
            {theirs}
            {upper}
            {lower}
            {ours}
        </div>
    }
}

/// A slot of a line: the counter's side and picture, and its state.
type Slot = (&'static str, &'static str, &'static str);

fn slots(picture: &'static str, points: u8, down: u8, falling: u8) -> Vec<Slot> {
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
    units.iter().map(|unit| ("us", "hellcat", state(unit))).collect()
}

fn line(side: &'static str, label: &'static str, area: &'static str, slots: Vec<Slot>) -> impl IntoView {
    let standing = slots.iter().filter(|(_, _, state)| !state.contains("lost")).count();
    view! {
        <div class=format!("line {side}") style=format!("grid-area:{area}")>
            <span class="lab">{label} <span class="sr">{format!(": {standing} of {}", slots.len())}</span></span>
            {slots
                .into_iter()
                .map(|(side, picture, state)| {
                    view! {
                        <span class=state>
                            <UnitIcon side picture />
                        </span>
                    }
                })
                .collect_view()}
        </div>
    }
}
