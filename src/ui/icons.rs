//! Icons and small counters, from the page's sprite.

use leptos::prelude::*;
use crate::ui::live::on;

/// Every picture of the page, put into it once.
#[component]
pub fn Sprite() -> impl IntoView {
    view! { <svg class="sprite" aria-hidden="true" inner_html=include_str!("../../assets/sprite.svg")></svg> }
}

/// An icon by its name.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use_ href=format!("#i-{name}")></use_>
        </svg>
    }
}

/// A small counter: a side's plate with a picture on it.
#[component]
pub fn UnitIcon(side: &'static str, picture: &'static str) -> impl IntoView {
    let turn = match picture {
        "carrier" | "ship" => String::new(),
        _ if side == "us" => "rotate(-90)".to_owned(),
        _ => "rotate(90)".to_owned(),
    };
    view! {
        <svg class=format!("unit {side}") viewBox="-32 -32 64 64" aria-hidden="true">
            <use_ href=format!("#plate-{side}") x="-32" y="-32" width="64" height="64"></use_>
            <use_ href=format!("#{picture}") x="-23" y="-23" width="46" height="46" transform=turn></use_>
        </svg>
    }
}

/// A rule's number.
#[component]
pub fn Rule(number: &'static str) -> impl IntoView {
    view! {
        <span class="rule" title=format!("Rule {number}")>
            {number}
        </span>
    }
}

/// The button that closes a dialog or a list.
#[component]
pub fn CloseButton(on_close: Callback<()>) -> impl IntoView {
    view! {
        <button class="x" aria-label="Close" on:click=on(move |_| on_close.run(()))>
            <Icon name="close" />
        </button>
    }
}
