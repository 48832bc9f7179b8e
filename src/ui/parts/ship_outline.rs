//! A ship from above, with her hits.

use leptos::prelude::*;

use crate::view::ship::{Hull, Outline, Pip, PipMark};

/// A ship from above with a place for each hit she can take.
#[component]
pub fn ShipOutline(#[prop(into)] outline: Signal<Outline>) -> impl IntoView {
    view! {
        <svg class="hull" viewBox="0 0 120 24" aria-hidden="true">
            <Hulls outline />
            <Pips outline />
        </svg>
    }
}

/// The hulls of a counter.
#[component]
pub fn Hulls(outline: Signal<Outline>) -> impl IntoView {
    move || {
        outline.with(|outline| {
            let hull = |hull: &Hull| {
                let Hull {
                    picture,
                    x,
                    y,
                    width,
                    height,
                } = *hull;
                view! { <use_ href=format!("#{picture}") x=x y=y width=width height=height></use_> }
            };
            outline.hulls.iter().map(hull).collect_view()
        })
    }
}

/// The places for hits. Hits of this turn are discs, those of the turn before lozenges, those for good
/// squares.
#[component]
pub fn Pips(outline: Signal<Outline>) -> impl IntoView {
    move || {
        outline.with(|outline| {
            let size = outline.pip_size;
            let pip = |pip: &Pip| {
                view! { <rect class=class(pip.mark) x=pip.x y=pip.y width=size height=size></rect> }
            };
            outline.pips.iter().map(pip).collect_view()
        })
    }
}

fn class(mark: PipMark) -> &'static str {
    match mark {
        PipMark::Free => "pip",
        PipMark::Rolled => "pip rolled",
        PipMark::Now => "pip cur now",
        PipMark::Current => "pip cur",
        PipMark::Previous => "pip prev",
        PipMark::Permanent => "pip perm",
    }
}
