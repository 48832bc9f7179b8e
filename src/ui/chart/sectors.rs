//! The search that is planned, on the chart: its sector, its zones with their odds and times, and which way it
//! was turned before the pointer went elsewhere.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{List, Rows};
use crate::view::chart::geometry::{Point, figure};
use crate::view::chart::layout::Layout;
use crate::view::search::{
    Planned, SectorView, ZoneLabel, counters_to_clear, figures_beside, figures_width, home_beside,
    taken,
};

/// The sectors of what is planned.
#[component]
pub fn Sectors(layout: Memo<Layout>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let held = move || controls.planned_search();
    let shown = Memo::new(move |_| controls.hovered_search());
    let sectors_of = move |planned: Option<Planned>| {
        let sectors = planned.map(|planned| controls.game.with(|game| planned.sectors(game)));
        sectors.unwrap_or_default()
    };
    let sectors = Memo::new(move |_| sectors_of(shown.get()));
    // Where it points until the chart is clicked.
    let before = move || match held() == shown.get() {
        true => Vec::new(),
        false => sectors_of(held())
            .into_iter()
            .map(|sector| sector.area)
            .collect(),
    };
    let alone = Memo::new(move |_| sectors.with(|all| all.len() == 1));
    view! {
        <g class="sectors" aria-hidden="true">
            <List each=before let:area>
                <path class="sector-before" d=area />
            </List>
            <Rows of=sectors each=|all| all key=|sector| sector.place let:sector>
                <Sector sector alone layout />
            </Rows>
        </g>
    }
}

/// A sector; one alone tells its odds and when it is home: several are home together, and the prompt says when.
#[component]
fn Sector(sector: Memo<SectorView>, alone: Memo<bool>, layout: Memo<Layout>) -> impl IntoView {
    let ends = move || {
        let (x, y) = sector.with(|sector| sector.end);
        format!(
            "transform:translate({}px,{}px) scale(var(--u))",
            figure(x),
            figure(y)
        )
    };
    let home = move || sector.with(|sector| sector.home.clone());
    let controls = expect_context::<Controls>();
    // No counter lies on it.
    let beside = Memo::new(move |_| {
        let end = sector.with(|sector| sector.end);
        let counters = controls.playback.with_table(counters_to_clear);
        controls
            .camera
            .with(|camera| home_beside(end, camera, &counters, controls.camera.covered_now()))
    });
    view! {
        <g data-sector=move || sector.with(|sector| sector.aim.bearing().to_string())>
            <path class="sector" d=move || sector.with(|sector| sector.area.clone()) />
            <path class="sector-arc" d=move || sector.with(|sector| sector.arcs.clone()) />
            <path class="sector-ray" d=move || sector.with(|sector| sector.ray.clone()) />
            <g style=move || ends()>
                <circle class="sector-end" r="6" />
                <Show when=move || alone.get() && beside.get().is_some()>
                    <text
                        class="sector-home"
                        x=move || figure(beside.get().unwrap_or_default().0)
                        y=move || figure(beside.get().unwrap_or_default().1)
                    >
                        {move || home()}
                    </text>
                </Show>
            </g>
            <Show when=move || alone.get()>
                <AllFigures sector layout />
            </Show>
        </g>
    }
}

/// A zone's figures, and how far their middle is from their point; nowhere where they have no room.
type Placed = (ZoneLabel, Option<Point>);

/// When each zone is looked at, and its odds, all in places of their own.
#[component]
fn AllFigures(sector: Memo<SectorView>, layout: Memo<Layout>) -> impl IntoView {
    let Controls { camera, .. } = expect_context();
    let placed = Memo::new(move |_| {
        let furniture = camera.furniture();
        let labels = sector.with(|sector| sector.zones.clone());
        let places = camera.with(|camera| {
            let taken = layout.with(|layout| taken(layout, camera, furniture));
            figures_beside(&labels, camera, &taken)
        });
        labels.into_iter().zip(places).collect::<Vec<Placed>>()
    });
    view! {
        <Rows of=placed each=|all| all key=|(label, _)| label.zone let:placed>
            <Figures placed />
        </Rows>
    }
}

/// When a zone is looked at, and its odds.
#[component]
fn Figures(placed: Memo<Placed>) -> impl IntoView {
    let place = move || {
        let (x, y) = placed.with(|(label, _)| label.at);
        format!(
            "transform:translate({}px,{}px) scale(var(--u))",
            figure(x),
            figure(y)
        )
    };
    let wide = move || placed.with(|(label, _)| figures_width(label));
    let is_crowded = move || placed.with(|(_, middle)| middle.is_none());
    let middle = move || placed.with(|(_, middle)| middle.unwrap_or_default());
    view! {
        <g class="sector-odds" class:crowded=move || is_crowded() style=move || place()>
            <rect
                x=move || figure(middle().0 - wide() / 2.0)
                y=move || figure(middle().1 - 10.5)
                width=move || figure(wide())
                height="21"
                rx="10.5"
            />
            <text
                x=move || figure(middle().0) y=move || figure(middle().1 + 4.2)
                translate="no"
                prop:textContent=move || placed.with(|(label, _)| label.text.clone())
            ></text>
        </g>
    }
}
