//! What is drawn of a counter.

use leptos::prelude::*;

use super::force_marks::ForceMarks;
use crate::view::chart::{CounterView, Face, Form, Printed, Side, Unit};

/// What is drawn of a counter: the plate of task groups, or a counter like the others. It changes with what is
/// printed on it, and not when it moves.
#[component]
pub fn Body(counter: Memo<CounterView>) -> impl IntoView {
    let printed = Memo::new(move |_| counter.with(CounterView::printed));
    let body = |counter: Printed| match counter.form {
        Form::Plate => view! { <NamePlate face=counter.face /> }.into_any(),
        Form::Whole | Form::Small => view! { <Token counter /> }.into_any(),
    };
    view! {
        // To the hex it was moved aside from.
        <path class="leader" d=move || counter.with(CounterView::leader) />
        <g class="body">{move || body(printed.get())}</g>
    }
}

/// Task groups while others are in their hex: a ring round it, and a plate with their name beneath them.
#[component]
fn NamePlate(face: Face) -> impl IntoView {
    // The badge takes the room of the picture.
    let (name, picture) = match face.figure {
        Some(_) => ("-15", None),
        None => (
            "19",
            Some(
                view! { <use_ class="silhouette" href="#carrier" x="-56" y="-18" width="36" height="36" /> },
            ),
        ),
    };
    let figure = face
        .figure
        .map(|text| view! { <Badge class="hits" at=(42, 2) text /> });
    view! {
        <rect class="ring" x="-56" y="-13" width="112" height="26" rx="6" />
        <g class="face">
            <rect class="plate-us" x="-57" y="-14" width="114" height="28" rx="7" />
            {picture}
            <text class="name" x=name y="7.5" translate="no" prop:textContent=face.name></text>
        </g>
        {figure}
        <Smoke at="translate(23 -8) scale(.7)" />
    }
}

/// The smoke of a ship on fire.
#[component]
fn Smoke(at: &'static str) -> impl IntoView {
    view! {
        <g class="smoke" transform=at>
            <path d="M0 12C-7 12-9 4-5 0C-9-6-3-13 2-10C6-15 14-10 12-4C17 0 14 8 8 8C7 11 4 12 0 12Z" />
            <path
                class="flame"
                d="M1 12C-4 12-5 7-3 4C-2 2 0 1 1-3C5 0 7 4 6 8C5 11 4 12 1 12Z"
            />
        </g>
    }
}

/// A counter: its picture, its name and its figures, all of it within its ring. Under the first of a
/// stack shows the edge of another.
#[component]
fn Token(counter: Printed) -> impl IntoView {
    // A submarine is told from a ship by its outline, however small.
    let plate = match counter.top.map(|top| (top, top.side())) {
        Some((_, Side::Japanese)) => "#plate-jp",
        Some((Unit::Submarine(_), Side::Us)) => "#plate-sub",
        Some((_, Side::Us)) | None => "#plate-us",
    };
    let figure_class = match counter.top {
        Some(Unit::Raid(_) | Unit::Oiler(_)) => "size",
        Some(Unit::TaskForce | Unit::Groups(_) | Unit::Cripple(_)) => "hits",
        _ => "fuel",
    };
    let stack = counter.stack;
    let face = &counter.face;
    let figure = face.figure.clone().filter(|_| face.force.is_none());
    let figure = figure.map(|text| {
        let at = (RIM - badge_width(&text) / 2, -22);
        view! { <Badge class=figure_class at text /> }
    });
    // A stack tells its number in the place of a tag.
    let marks = || face.force.as_ref()?.marks.clone();
    let tag = match stack {
        0 | 1 => face
            .tag
            .map(str::to_owned)
            .or_else(marks)
            .map(|tag| ("wave", tag)),
        count => Some(("count", format!("\u{d7}{count}"))),
    };
    let tag = tag.map(|(class, text)| {
        let at = (badge_width(&text) / 2 - RIM, -22);
        view! { <Badge class at text /> }
    });
    let beneath =
        (stack > 1).then(|| view! { <Plate plate turn="translate(2.6 2.6) scale(.96)" /> });
    let printed = match face.force {
        Some(_) => view! { <ForceMarks counter /> }.into_any(),
        None => view! { <Named counter /> }.into_any(),
    };
    view! {
        {beneath}
        <g class="face">
            <Plate plate />
            {printed}
            <g class="alarm">
                <rect x="-27" y="24" width="54" height="4" />
            </g>
        </g>
        <rect class="ring" x="-31" y="-31" width="62" height="62" rx="9" />
        <rect class="halo" x="-31" y="-31" width="62" height="62" rx="9" />
        {figure}
        {tag}
        <g class="tick" transform="translate(-22 2)">
            <circle r="10" />
            <path d="M-4.5 0L-1 3.8L5-3.6" />
        </g>
        <Smoke at="translate(-20 -18)" />
    }
}

/// The picture and the name of what is no force.
#[component]
fn Named(counter: Printed) -> impl IntoView {
    let Printed { form, face, .. } = counter;
    view! {
        <Silhouette picture=face.picture is_small={form == Form::Small} heading=face.heading />
        <text class="name" y="22" translate="no" prop:textContent=face.name></text>
    }
}

/// How far from its middle a counter's badges reach.
const RIM: i32 = 33;

/// The plate of a counter.
#[component]
fn Plate(plate: &'static str, #[prop(optional)] turn: &'static str) -> impl IntoView {
    view! { <use_ href=plate x="-32" y="-32" width="64" height="64" transform=turn /> }
}

/// The picture on a counter, turned to where its unit flies. On a small one it keeps clear of the badges
/// above it and the larger letters below.
#[component]
fn Silhouette(picture: &'static str, is_small: bool, heading: i32) -> impl IntoView {
    let (left, top, size) = match (picture, is_small) {
        ("carrier" | "submarine" | "oiler", false) => (-25, -30, 50),
        (_, false) => (-20, -27, 40),
        (_, true) => (-13, -15, 26),
    };
    view! {
        <use_
            class="silhouette"
            href=format!("#{picture}")
            x=left
            y=top
            width=size
            height=size
            transform=format!("rotate({heading} 0 {})", top + size / 2)
        />
    }
}

/// A figure at a corner of a counter, on a plate as wide as it needs.
#[component]
fn Badge(class: &'static str, at: (i32, i32), text: String) -> impl IntoView {
    let (x, y) = at;
    let width = badge_width(&text);
    view! {
        <g class=format!("badge {class}") transform=format!("translate({x} {y})")>
            <rect x=-(width / 2) y="-11" width=width height="22" rx="11" />
            <text y="4.6" translate="no" prop:textContent=text></text>
        </g>
    }
}

/// How wide a badge is.
fn badge_width(text: &str) -> i32 {
    (9 * text.chars().count() as i32 + 8).max(22)
}
