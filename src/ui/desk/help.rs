//! Help for the controls, and the briefing.

use leptos::prelude::*;

use super::modal::Modal;
use crate::engine::{Level, Scenario, Variant, count};
use crate::ui::html::{el, tag, wrap};
use crate::ui::live::on;
use crate::ui::session::Session;

/// What to do, by mouse, by touch, by keys.
const CONTROLS: [[&str; 4]; 16] = [
    [
        "Choose a mission",
        "click its counter, or its line under Missions",
        "tap it",
        "M",
    ],
    [
        "Fly it to a lit hex",
        "click the hex",
        "tap the hex",
        "G for the first lit hex, arrows for the next, Enter",
    ],
    [
        "Hold, split, place CAP, end",
        "the buttons of the prompt",
        "the same",
        "H S P E",
    ],
    [
        "Give the first answer",
        "the filled button",
        "the same",
        "Enter",
    ],
    [
        "Move a unit on the decks",
        "drag it, or click it and then a lit box",
        "the same",
        "Tab to it, Enter; Tab to the lit box, Enter",
    ],
    [
        "Do it for every deck at once",
        "a button of the prompt; it lists its orders",
        "the same",
        "R for the first",
    ],
    [
        "See what is in a stack",
        "click the stack",
        "tap the stack",
        "Tab to it, Enter",
    ],
    ["Move the chart", "drag", "drag", "arrow keys"],
    [
        "Zoom",
        "wheel",
        "pinch",
        "+ and \u{2212}, 0 for the whole chart, Home for the action",
    ],
    [
        "Take back an order",
        "Undo in the ribbon",
        "the same",
        "Ctrl+Z or U",
    ],
    [
        "Aim a damage roll",
        "drag it onto a ship, or click it and then the ship",
        "the same",
        "Tab, Enter",
    ],
    [
        "Next step of a fight",
        "Next",
        "tap Next",
        "Space; Esc to skip",
    ],
    [
        "Put a decision of a fight aside",
        "\u{d7}, and Back to the decision",
        "the same",
        "Esc, and E",
    ],
    [
        "Detach ships of the Battle Line",
        "Task force, Detach ships",
        "the same",
        "Tab, Enter",
    ],
    ["Open a panel", "its tab", "its tab", "1 to 6"],
    [
        "Charts, briefing, help, hex numbers",
        "Menu",
        "Menu",
        "C B ? N",
    ],
];

/// What the signs on the chart mean.
const SIGNS: [(&str, &str); 12] = [
    (
        "Navy counters",
        "yours: the task force and its missions, with their fuel in the corner",
    ),
    (
        "Cream counters",
        "Japanese: raids, with their air points in the corner; w1 and w2 are the waves of a pair",
    ),
    (
        "AS, L, S",
        "how well a Japanese force is known: Approximate Sighting, Located, Spotted",
    ),
    (
        "\u{21a9}",
        "a strike that has made its attempts and flies home; in an attack, planes that drop nothing",
    ),
    (
        "Places on a ship\u{2019}s outline",
        "the hits she can take: discs are hits of this turn, lozenges of the last, squares for good",
    ),
    (
        "Brass rim",
        "a mission that waits for its order; a marching rim is the one in hand",
    ),
    ("Dimmed, with a tick", "a mission that has had its order"),
    (
        "Striped foot and \u{201c}!\u{201d}",
        "Fuel Critical, with the box its marker is in",
    ),
    (
        "Lit hex, solid rim",
        "the mission in hand can fly there, at the cost shown",
    ),
    (
        "Lit hex, dashed rim and die",
        "the same, but a die decides the cost: 2 or 3",
    ),
    (
        "Dashed red line",
        "a raid\u{2019}s course; the faint counter shows where it will be after its next move",
    ),
    (
        "Red zig-zag",
        "the line between the eastern and the western zones",
    ),
];

/// What happens in a phase.
const PHASE: [&str; 4] = [
    "The raids on the chart fly two hexes towards the task force; new ones may appear.",
    "Each of your missions flies up to two hexes or holds, and pays fuel. CAP may leave its box for the chart. Missions over the fleet may land.",
    "Fighters that share a hex with a raid may fight it: first its escorts, then its attack planes. A raid that is over the task force after that has got through, or attacks your ships.",
    "A strike over a Japanese force looks for it, meets its CAP and its guns, and attacks: its value gives the damage rolls, and each gets its ship before the first die.",
];

/// Help.
#[component]
pub fn Help(on_close: Callback<()>) -> impl IntoView {
    let heads = ["To do this", "Mouse", "Touch", "Keys"];
    let head: String = heads
        .iter()
        .map(|head| el("th").attr("scope", &"col").text(head).end())
        .collect();
    let row = |[what, mouse, touch, keys]: [&str; 4]| {
        let cell = |head: &str, text: &str| el("td").attr("data-h", &head).text(&text).end();
        let what = el("th").attr("scope", &"row").text(&what).end();
        wrap(
            "tr",
            "",
            &(what + &cell(heads[1], mouse) + &cell(heads[2], touch) + &cell(heads[3], keys)),
        )
    };
    let rows: String = CONTROLS.into_iter().map(row).collect();
    let table = wrap("thead", "", &wrap("tr", "", &head)) + &wrap("tbody", "", &rows);
    let sign = |(sign, meaning): (&str, &str)| {
        wrap(
            "div",
            "",
            &(tag("dt", "", &sign) + &tag("dd", "", &meaning)),
        )
    };
    let signs: String = SIGNS.into_iter().map(sign).collect();
    let phase: String = PHASE.iter().map(|step| tag("li", "", step)).collect();
    let section = |title: &str, html: &str| wrap("section", "", &(tag("h3", "", &title) + html));
    let body = wrap("table", "help", &table)
        + &section("Signs", &wrap("dl", "facts", &signs))
        + &section("A phase in short", &wrap("ol", "notes", &phase));
    view! {
        <Modal title="Help" subtitle="How to handle the chart, and what the signs mean" class="wide" on_close>
            <div class="d-body" inner_html=body></div>
            <footer class="d-foot">
                <button class="btn primary" on:click=on(move |_| on_close.run(()))>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}

/// The scenario's situation and how it is scored.
#[component]
pub fn Briefing(session: Session, on_close: Callback<()>) -> impl IntoView {
    let (scenario, variants) = session
        .game
        .with_untracked(|game| (game.scenario(), game.options().to_vec()));
    let turns = count(scenario.turns, "turn", "turns");
    let subtitle = format!(
        "Scenario {} \u{b7} {} \u{b7} {turns}",
        scenario.number, scenario.first_turn
    );
    let text: String = scenario
        .briefing
        .iter()
        .map(|text| tag("p", "", text))
        .collect();
    let mut body = text + &tag("h3", "", &"Levels of victory") + &levels(scenario, None);
    if !variants.is_empty() {
        let line = |variant: &Variant| {
            tag(
                "li",
                "",
                &format_args!("{}. {}", variant.title(), variant.explanation()),
            )
        };
        let lines: String = variants.iter().map(line).collect();
        body += &(tag("h3", "", &"Variants in play") + &wrap("ul", "notes", &lines));
    }
    view! {
        <Modal title=scenario.name subtitle=subtitle on_close>
            <div class="d-body" inner_html=body></div>
            <footer class="d-foot">
                <button class="btn primary" on:click=on(move |_| on_close.run(()))>
                    "To the chart"
                </button>
            </footer>
        </Modal>
    }
}

/// The scenario's ladder of victory, with the level of a score marked.
pub fn levels(scenario: &Scenario, score: Option<i16>) -> String {
    let reached = score.map(|score| scenario.level(score));
    let levels = scenario.levels;
    let rung = |(n, level): (usize, &Level)| {
        let range = match n {
            0 => format!("{} and more", level.from),
            n if n + 1 == levels.len() => format!("less than {}", levels[n - 1].from),
            n => format!("{} to {}", level.from, levels[n - 1].from - 1),
        };
        let line = el("li");
        let line = if reached == Some(*level) {
            line.attr("aria-current", &true)
        } else {
            line
        };
        line.html(&tag("span", "", &level.name))
            .html(&tag("span", "", &range))
            .end()
    };
    let rungs: String = levels.iter().enumerate().map(rung).collect();
    el("ol")
        .class("ladder")
        .attr("aria-label", &"Levels of victory")
        .html(&rungs)
        .end()
}
