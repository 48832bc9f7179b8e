//! The page of a rule: what it says in our words, and its charts.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Modal, ModalText, Prose, RuleNumber, Show};
use crate::ui::record::Chart;
use crate::ui::state::LearnStore;
use crate::view::learn::rules::{self, Rule};
use crate::view::record::{self, ChartView};

/// The rule that was asked for, over everything else; what was asked before stays as it is.
#[component]
pub fn RulePage() -> impl IntoView {
    let learn = expect_context::<LearnStore>();
    let rule = move || learn.rule().and_then(|number| rules::find(&number));
    let title = move || rule().map_or_else(String::new, |rule| rule.title.to_owned());
    let subtitle = move || {
        rule().map_or_else(String::new, |rule| {
            format!("\u{a7} {} of the rules, in our words", rule.number)
        })
    };
    let close = Callback::new(move |()| learn.close_rule());
    view! {
        <Show when=move || rule().is_some()>
            <Modal
                title=Signal::derive(title)
                subtitle=Signal::derive(subtitle)
                class="rule-page"
                on_close=close
                on_enter=close
            >
                {move || rule().map(|rule| view! { <RuleText rule /> })}
                <footer class="d-foot">
                    <button class="btn primary" on:click=move |_| close.run(())>
                        "Close"
                    </button>
                </footer>
            </Modal>
        </Show>
    }
}

/// What a rule says, its charts with what was last read in them, and where to read on.
#[component]
fn RuleText(rule: &'static Rule) -> impl IntoView {
    let playback = use_context::<Controls>().map(|controls| controls.playback);
    let chart = move |id: &'static str| match playback {
        Some(playback) => untrack(|| playback.with_events(|shown| record::chart(shown, id))),
        None => record::chart(&[], id),
    };
    let charts: Vec<ChartView> = rules::charts_of(rule)
        .into_iter()
        .filter_map(chart)
        .collect();
    let chart = |chart: ChartView| {
        view! {
            <section>
                <h3>{chart.title}</h3>
                <Chart chart />
            </section>
        }
    };
    let see = rule.see.iter().map(|number| {
        let title = rules::find(number).map_or("", |rule| rule.title);
        view! {
            <li>
                <RuleNumber number=(*number).to_owned() />
                " "
                {title}
            </li>
        }
    });
    let see = see.collect_view();
    view! {
        <ModalText>
            {rule.text.iter().map(|text| view! { <p><Prose text=(*text).to_owned() /></p> }).collect_view()}
            {charts.into_iter().map(chart).collect_view()}
            {(!rule.see.is_empty())
                .then(|| {
                    view! {
                        <section class="see">
                            <h3>"See also"</h3>
                            <ul>{see}</ul>
                        </section>
                    }
                })}
        </ModalText>
    }
}
