//! The page of a rule: what it says in our words, and its charts.

use leptos::prelude::*;

use super::{CloseFoot, Modal, ModalText, Prose, RuleNumber, Show, Teaching};
use crate::rules::Rule;
use crate::stores::LearnStore;

/// The rule that was asked for, over everything else; what was asked before stays as it is.
#[component]
pub fn RulePage(
    /// Draws the charts that a rule sends the player to.
    #[prop(optional)]
    charts: Option<fn(&'static Rule) -> AnyView>,
) -> impl IntoView {
    let learn = expect_context::<LearnStore>();
    let teaching = expect_context::<Teaching>();
    let rule = move || learn.rule().and_then(|number| (teaching.rule)(&number));
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
                {move || rule().map(|rule| view! { <RuleText rule charts /> })}
                <CloseFoot on_close=close />
            </Modal>
        </Show>
    }
}

/// What a rule says, its charts, and where to read on.
#[component]
fn RuleText(rule: &'static Rule, charts: Option<fn(&'static Rule) -> AnyView>) -> impl IntoView {
    let teaching = expect_context::<Teaching>();
    let see = rule.see.iter().map(|number| {
        let title = (teaching.rule)(number).map_or("", |rule| rule.title);
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
            {charts.map(|charts| charts(rule))}
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
