//! A scenario to choose: what it is, its variants, its seed.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::engine::{ForceSetup, RaidEntry, Scenario, Variant, count};
use crate::ui::board::base;
use crate::ui::board::geometry::centre;
use crate::ui::html::{el, icon, tag, wrap};
use crate::ui::live::{on, provided};
use crate::ui::session::Notice;
use crate::ui::{Open, begin, new_seed};

/// The card of a scenario.
#[component]
pub fn ScenarioCard(
    scenario: &'static Scenario,
    notice: RwSignal<Option<Notice>>,
) -> impl IntoView {
    let open = provided::<Open>();
    let card = NodeRef::<leptos::html::Article>::new();
    let input = move |selector: &str| {
        let found = card
            .get_untracked()
            .and_then(|card| card.query_selector(selector).ok().flatten());
        found.and_then(|found| found.dyn_into::<web_sys::HtmlInputElement>().ok())
    };
    let sail = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let chosen = |variant: &Variant| {
            input(&format!("[name={variant}]")).is_some_and(|input| input.checked())
        };
        let options: Vec<Variant> = scenario.variants.iter().copied().filter(chosen).collect();
        match input("[name=seed]").map(|seed| seed.value().trim().parse::<u64>()) {
            Some(Ok(seed)) => begin(open, scenario, &options, seed),
            _ => {
                let text = "The seed must be a whole number, such as 19440619.".to_owned();
                notice.set(Some(Notice { text, bad: true }));
            }
        }
    };
    // The other button of the form draws a seed.
    let click = move |event: leptos::ev::MouseEvent| {
        let on = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let draws = on
            .and_then(|on| on.closest("[data-new-seed]").ok().flatten())
            .is_some();
        if let Some(seed) = input("[name=seed]").filter(|_| draws) {
            seed.set_value(&new_seed().to_string());
        }
    };
    view! {
        <article
            class="sheet scenario"
            node_ref=card
            aria-labelledby=format!("scenario-{}", scenario.number)
            data-scenario=scenario.number
            on:submit=on(sail)
            on:click=on(click)
            inner_html=html(scenario)
        ></article>
    }
}

fn html(scenario: &Scenario) -> String {
    let number = scenario.number;
    // The middle of the picture: the strikes with their targets, or the sea the raids come over.
    let (x, y) = scenario.us.strikes.map_or((1350, 580), |strikes| {
        let (x, y) = centre(strikes.hex);
        (x as i32 - 40, y as i32)
    });
    let picture = el("svg")
        .attr("viewBox", &format_args!("{} {} 660 500", x - 330, y - 250))
        .attr("preserveAspectRatio", &"xMidYMid slice");
    let picture = picture
        .attr("aria-hidden", &true)
        .html(&picture_of(scenario))
        .end();
    let small = tag("small", "", &format_args!("Scenario {number}"));
    let title = el("h2")
        .attr("id", &format_args!("scenario-{number}"))
        .html(&small)
        .text(&scenario.name)
        .end();
    let fact = |name: &str, text: &str| tag("dt", "", &name) + &tag("dd", "", &text);
    let turns = count(scenario.turns, "turn", "turns");
    let about = fact("Date", &format!("{}, {turns}", scenario.first_turn))
        + &fact("Teaches", scenario.teaches)
        + &fact("Length", &format!("about {} minutes", scenario.minutes));
    let text = title + &tag("p", "", &scenario.summary) + &wrap("dl", "about", &about);
    let boxes: String = scenario.variants.iter().map(variant_box).collect();
    let variants = wrap("fieldset", "", &(tag("legend", "", &"Variants") + &boxes));
    let form = wrap(
        "form",
        "options",
        &(variants + &wrap("div", "", &seed(number))),
    );
    picture + &wrap("div", "scenario-text", &text) + &form
}

fn seed(number: u8) -> String {
    let id = format!("seed-{number}");
    let label = el("label").class("t").attr("for", &id).text(&"Seed").end();
    let input = el("input")
        .attr("id", &id)
        .attr("name", &"seed")
        .attr("inputmode", &"numeric");
    let input = input
        .attr("autocomplete", &"off")
        .attr("value", &new_seed())
        .end();
    let button = el("button")
        .attr("type", &"button")
        .class("btn")
        .flag("data-new-seed", true);
    let button = button.html(&icon("dice")).text(&"New seed").end();
    let hint = tag(
        "p",
        "hint",
        &"The same seed and the same orders give the same battle.",
    );
    let sail = el("button")
        .class("btn primary sail")
        .attr("data-order-kind", &"new")
        .text(&"Sail")
        .end();
    label + &wrap("div", "seed", &(input + &button)) + &hint + &sail
}

fn variant_box(variant: &Variant) -> String {
    let input = el("input")
        .attr("type", &"checkbox")
        .attr("name", variant)
        .end();
    let small = tag("small", "", &variant.explanation());
    el("label")
        .class("check")
        .html(&input)
        .text(&variant.title())
        .html(&small)
        .end()
}

/// The waters of the scenario, with the courses of its raids.
fn picture_of(scenario: &Scenario) -> String {
    let whole = |(x, y): (f64, f64)| (x as i32, y as i32);
    let target = whole(centre(scenario.us.hex));
    let course = |raid: &RaidEntry| {
        let (x, y) = whole(centre(raid.from));
        // Short of the counter, so that the head of the arrow shows.
        let (end_x, end_y) = (x + (target.0 - x) * 93 / 100, y + (target.1 - y) * 93 / 100);
        format!(
            "<path class=\"course\" d=\"M{x} {y}L{end_x} {end_y}\" marker-end=\"url(#arrow)\"/>"
        )
    };
    let courses: String = scenario.raids.iter().map(course).collect();
    let counter = |side: &str, picture: &str, turn: i32, (x, y): (i32, i32), scale: &str| {
        format!(
            "<g class=\"counter {side}\" transform=\"translate({x} {y}) scale({scale})\"><use href=\"#plate-{side}\" x=\"-32\" y=\"-32\" width=\"64\" height=\"64\"/>\
             <use href=\"#{picture}\" x=\"-25\" y=\"-25\" width=\"50\" height=\"50\" transform=\"rotate({turn})\"/></g>"
        )
    };
    let fleet = counter("us", "carrier", 0, target, "1.3");
    let strikes = scenario
        .us
        .strikes
        .map(|strikes| counter("us", "avenger", -90, whole(centre(strikes.hex)), "1"));
    let force = |force: &ForceSetup| counter("jp", "carrier", 0, whole(centre(force.hex)), "1");
    let forces: String = scenario.forces.iter().map(force).collect();
    format!(
        "{}{courses}{fleet}{forces}{}",
        base::vignette(),
        strikes.unwrap_or_default()
    )
}
