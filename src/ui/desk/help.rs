//! Help for the controls, and the briefing.

use leptos::prelude::*;
use crate::ui::live::on;

use super::modal::Modal;
use crate::engine::{Scenario, count};
use crate::ui::session::Session;

/// What to do, by mouse, by touch, by keys.
const CONTROLS: [[&str; 4]; 11] = [
    ["Choose a mission", "click its counter, or its line under Missions", "tap it", "M"],
    ["Fly it to a lit hex", "click the hex", "tap the hex", "G for the first lit hex, arrows for the next, Enter"],
    ["Hold, split, place CAP, end", "the buttons of the prompt", "the same", "H S P E"],
    ["Give the first answer", "the filled button", "the same", "Enter"],
    ["See what is in a stack", "click the stack", "tap the stack", "Tab to it, Enter"],
    ["Move the chart", "drag", "drag", "arrow keys"],
    ["Zoom", "wheel", "pinch", "+ and \u{2212}, 0 for the whole chart, Home for the action"],
    ["Take back an order", "Undo in the ribbon", "the same", "Ctrl+Z or U"],
    ["Next step of a fight", "Next", "tap Next", "Space; Esc to skip"],
    ["Open a panel", "its tab", "its tab", "1 to 5"],
    ["Charts, briefing, help, hex numbers", "Menu", "Menu", "C B ? N"],
];

/// What the signs on the chart mean.
const SIGNS: [(&str, &str); 9] = [
    ("Navy counters", "yours: the task force and its missions, with their fuel in the corner"),
    ("Cream counters", "Japanese: raids, with their air points in the corner; w1 and w2 are the waves of a pair"),
    ("Brass rim", "a mission that waits for its order; a marching rim is the one in hand"),
    ("Dimmed, with a tick", "a mission that has had its order"),
    ("Striped foot and \u{201c}!\u{201d}", "Fuel Critical, with the box its marker is in"),
    ("Lit hex, solid rim", "the mission in hand can fly there, at the cost shown"),
    ("Lit hex, dashed rim and die", "the same, but a die decides the cost: 2 or 3"),
    ("Dashed red line", "a raid\u{2019}s course; the faint counter shows where it will be after its next move"),
    ("Red zig-zag", "the line between the eastern and the western zones"),
];

/// Help.
#[component]
pub fn Help(on_close: Callback<()>) -> impl IntoView {
    view! {
        <Modal
            title="Help"
            subtitle="How to handle the chart, and what the signs mean"
            class="wide"
            on_close
        >
            <div class="d-body">
                <table class="help">
                    <thead>
                        <tr>
                            <th scope="col">"To do this"</th>
                            <th scope="col">"Mouse"</th>
                            <th scope="col">"Touch"</th>
                            <th scope="col">"Keys"</th>
                        </tr>
                    </thead>
                    <tbody>
                        {CONTROLS
                            .map(|[what, mouse, touch, keys]| {
                                view! {
                                    <tr>
                                        <th scope="row">{what}</th>
                                        <td data-h="Mouse">{mouse}</td>
                                        <td data-h="Touch">{touch}</td>
                                        <td data-h="Keys">{keys}</td>
                                    </tr>
                                }
                            })
                            .collect_view()}
                    </tbody>
                </table>
                <section>
                    <h3>"Signs"</h3>
                    <dl class="facts">
                        {SIGNS
                            .map(|(sign, meaning)| {
                                view! {
                                    <div>
                                        <dt>{sign}</dt>
                                        <dd>{meaning}</dd>
                                    </div>
                                }
                            })
                            .collect_view()}
                    </dl>
                </section>
                <section>
                    <h3>"A phase in short"</h3>
                    <ol class="notes">
                        <li>"The raids on the chart fly two hexes towards the task force; new ones may appear."</li>
                        <li>
                            "Each of your missions flies up to two hexes or holds, and pays fuel. CAP may leave its box for the chart. Missions over the fleet may land."
                        </li>
                        <li>
                            "Fighters that share a hex with a raid may fight it: first its escorts, then its attack planes. A raid that is over the task force after that has got through."
                        </li>
                    </ol>
                </section>
            </div>
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
    let (scenario, variants) = session.game.with_untracked(|game| (game.scenario(), game.options().to_vec()));
    let turns = count(scenario.turns, "turn", "turns");
    let subtitle = format!("Scenario {} \u{b7} {} \u{b7} {turns}", scenario.number, scenario.first_turn);
    view! {
        <Modal title=scenario.name subtitle=subtitle on_close>
            <div class="d-body">
                {scenario.briefing.iter().map(|text| view! { <p>{*text}</p> }).collect_view()}
                <h3>"Levels of victory"</h3> <Levels scenario score=None />
                {(!variants.is_empty())
                    .then(|| {
                        view! {
                            <h3>"Variants in play"</h3>
                            <ul class="notes">
                                {variants
                                    .into_iter()
                                    .map(|variant| {
                                        view! { <li>{format!("{}. {}", variant.title(), variant.explanation())}</li> }
                                    })
                                    .collect_view()}
                            </ul>
                        }
                    })}
            </div>
            <footer class="d-foot">
                <button class="btn primary" on:click=on(move |_| on_close.run(()))>
                    "To the chart"
                </button>
            </footer>
        </Modal>
    }
}

/// The scenario's ladder of victory, with the level of a score marked.
#[component]
pub fn Levels(scenario: &'static Scenario, score: Option<i16>) -> impl IntoView {
    let reached = score.map(|score| scenario.level(score));
    let levels = scenario.levels;
    view! {
        <ol class="ladder" aria-label="Levels of victory">
            {levels
                .iter()
                .enumerate()
                .map(|(n, level)| {
                    let range = match n {
                        0 => format!("{} and more", level.from),
                        n if n + 1 == levels.len() => format!("less than {}", levels[n - 1].from),
                        n => format!("{} to {}", level.from, levels[n - 1].from - 1),
                    };
                    view! {
                        <li aria-current=(reached == Some(*level)).then_some("true")>
                            <span>{level.name}</span>
                            <span>{range}</span>
                        </li>
                    }
                })
                .collect_view()}
        </ol>
    }
}
