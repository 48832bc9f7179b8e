//! A scenario to choose: what it is, its variants, its seed.

use leptos::prelude::*;
use crate::ui::live::{live, on};

use crate::engine::{Game, RaidEntry, Scenario, Variant, count};
use crate::ui::board::base;
use crate::ui::board::geometry::centre;
use crate::ui::icons::Icon;
use crate::ui::session::Notice;
use crate::ui::{Open, begin, new_seed};

/// The card of a scenario.
#[component]
pub fn ScenarioCard(scenario: &'static Scenario, notice: RwSignal<Option<Notice>>) -> impl IntoView {
    let open = expect_context::<Open>();
    let seed = RwSignal::new(new_seed().to_string());
    let chosen = RwSignal::new(Vec::<Variant>::new());
    let title = format!("scenario-{}", scenario.number);
    let sail = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match seed.get_untracked().trim().parse::<u64>() {
            Ok(seed) => begin(open, scenario, &chosen.get_untracked(), seed),
            Err(_) => {
                let text = "The seed must be a whole number, such as 19440619.".to_owned();
                notice.set(Some(Notice { text, bad: true }));
            }
        }
    };
    view! {
        <article class="sheet scenario" aria-labelledby=title.clone() data-scenario=scenario.number>
            <svg viewBox="1020 330 660 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <g inner_html=picture(scenario)></g>
            </svg>
            <div class="scenario-text">
                <h2 id=title.clone()>
                    <small>{format!("Scenario {}", scenario.number)}</small>
                    {scenario.name}
                </h2>
                <p>{scenario.summary}</p>
                <dl class="about">
                    <dt>"Date"</dt>
                    <dd>{format!("{}, {}", scenario.first_turn, count(scenario.turns, "turn", "turns"))}</dd>
                    <dt>"Teaches"</dt>
                    <dd>{scenario.teaches}</dd>
                    <dt>"Length"</dt>
                    <dd>{format!("about {} minutes", scenario.minutes)}</dd>
                </dl>
            </div>
            <form class="options" on:submit=on(sail)>
                <fieldset>
                    <legend>"Variants"</legend>
                    {scenario.variants.iter().map(|variant| variant_box(*variant, chosen)).collect_view()}
                </fieldset>
                <div>
                    <label class="t" for=format!("seed-{}", scenario.number)>
                        "Seed"
                    </label>
                    <div class="seed">
                        <input
                            id=format!("seed-{}", scenario.number)
                            inputmode="numeric"
                            autocomplete="off"
                            prop:value=seed
                            on:input:target=move |event| seed.set(event.target().value())
                        />
                        <button type="button" class="btn" on:click=on(move |_| seed.set(new_seed().to_string()))>
                            <Icon name="dice" />
                            "New seed"
                        </button>
                    </div>
                    <p class="hint">"The same seed and the same orders give the same battle."</p>
                    <button class="btn primary sail" data-order-kind="new">
                        "Sail"
                    </button>
                </div>
            </form>
        </article>
    }
}

fn variant_box(variant: Variant, chosen: RwSignal<Vec<Variant>>) -> impl IntoView {
    let toggle = move |_| {
        chosen.update(|chosen| match chosen.iter().position(|one| *one == variant) {
            Some(at) => drop(chosen.remove(at)),
            None => chosen.push(variant),
        });
    };
    view! {
        <label class="check">
            <input
                type="checkbox"
                name=variant.name()
                prop:checked=live(move || chosen.with(|chosen| chosen.contains(&variant)))
                on:change=on(toggle)
            />
            {variant.title()}
            <small>{variant.explanation()}</small>
        </label>
    }
}

/// The waters of the scenario, with the courses of its raids.
fn picture(scenario: &Scenario) -> String {
    let target = centre(scenario.us.hex);
    let course = |raid: &RaidEntry| {
        let (x, y) = centre(raid.from);
        let part = 0.93;
        let end = (x + (target.0 - x) * part, y + (target.1 - y) * part);
        format!("<path class=\"course\" d=\"M{x:.1} {y:.1}L{:.1} {:.1}\" marker-end=\"url(#arrow)\"/>", end.0, end.1)
    };
    let courses: String = scenario.raids.iter().map(course).collect();
    let fleet = format!(
        "<g class=\"counter us\" transform=\"translate({:.1} {:.1}) scale(1.3)\"><use href=\"#plate-us\" x=\"-32\" y=\"-32\" width=\"64\" height=\"64\"/>\
         <use href=\"#carrier\" x=\"-25\" y=\"-25\" width=\"50\" height=\"50\"/></g>",
        target.0, target.1
    );
    format!("{}{courses}{fleet}", base::vignette())
}

/// Whether a game is under way.
pub fn is_under_way(game: &Game) -> bool {
    game.outcome().is_none()
}
