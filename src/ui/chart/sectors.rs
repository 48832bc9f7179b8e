//! The search that is planned, on the chart: its sector, its zones with their odds and times, and which way it
//! was turned before the pointer went elsewhere; and what an answer that is pointed at would have searched.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::List;
use crate::view::chart::geometry::{Point, figure};
use crate::view::chart::layout::Layout;
use crate::view::chart::{Camera, areas_searched};
use crate::view::search::{
    Planned, SectorView, ZoneLabel, counters_to_clear, figures_beside, figures_width, home_beside,
    taken,
};

/// The sectors of what is planned.
#[component]
pub fn Sectors(layout: Memo<Layout>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let held = move || controls.planned_search();
    // What would be searched by the answer that is pointed at stands instead of the plan.
    let pointed_at = Memo::new(move |_| {
        let orders = controls.selection.previewed();
        let areas = |game: &Game| areas_searched(game.table(), &orders);
        controls.game.with(areas)
    });
    let shown = Memo::new(move |_| {
        let is_pointed_at = pointed_at.with(|areas| !areas.is_empty());
        controls.hovered_search().filter(|_| !is_pointed_at)
    });
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
    view! {
        <g class="sectors" aria-hidden="true">
            <List each=before let:area>
                <path class="sector-before" d=area />
            </List>
            <List each=move || pointed_at.get() let:area>
                <path class="sector" d=area />
            </List>
            {move || {
                let sectors = sectors.get();
                let is_alone = sectors.len() == 1;
                let sector = move |sector| view! { <Sector sector is_alone layout /> };
                sectors.into_iter().map(sector).collect_view()
            }}
        </g>
    }
}

/// A sector; one alone tells its odds and when it is home: several are home together, and the prompt says when.
#[component]
fn Sector(sector: SectorView, is_alone: bool, layout: Memo<Layout>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let end = sector.end;
    // No counter lies on it.
    let beside = move || {
        if !is_alone {
            return None;
        }
        let counters = controls.playback.with_table(counters_to_clear);
        let covered = controls.camera.covered_now();
        let place = |camera: &Camera| home_beside(end, camera, &counters, covered);
        controls.camera.with(place)
    };
    let home = move || {
        beside().map(|(x, y)| {
            view! {
                <text
                    class="sector-home"
                    x=figure(x)
                    y=figure(y)
                    translate="no"
                    prop:textContent=sector.home.clone()
                ></text>
            }
        })
    };
    let zones = sector.zones;
    let figures = is_alone.then(|| view! { <AllFigures zones layout /> });
    view! {
        <g data-sector=sector.aim.bearing().to_string()>
            <path class="sector" d=sector.area />
            <path class="sector-arc" d=sector.arcs />
            <path class="sector-ray" d=sector.ray />
            <g style=at(end)>
                <circle class="sector-end" r="6" />
                {home}
            </g>
            {figures}
        </g>
    }
}

/// Where something is drawn that is as large at every scale.
fn at((x, y): Point) -> String {
    format!(
        "transform:translate({}px,{}px) scale(var(--u))",
        figure(x),
        figure(y)
    )
}

/// When each zone is looked at, and its odds, all in places of their own.
#[component]
fn AllFigures(zones: Vec<ZoneLabel>, layout: Memo<Layout>) -> impl IntoView {
    let Controls { camera, .. } = expect_context();
    move || {
        let places = camera.with(|camera| {
            let taken = layout.with(|layout| taken(layout, camera));
            figures_beside(&zones, camera, &taken)
        });
        let placed = zones.iter().cloned().zip(places);
        let figures = |(label, middle)| view! { <Figures label middle /> };
        placed.map(figures).collect_view()
    }
}

/// When a zone is looked at, and its odds.
#[component]
fn Figures(
    label: ZoneLabel,
    /// How far their middle is from their point; nowhere where they have no room.
    middle: Option<Point>,
) -> impl IntoView {
    let wide = figures_width(&label);
    let (x, y) = middle.unwrap_or_default();
    view! {
        <g class="sector-odds" class:crowded=middle.is_none() style=at(label.at)>
            <rect
                x=figure(x - wide / 2.0)
                y=figure(y - 10.5)
                width=figure(wide)
                height="21"
                rx="10.5"
            />
            <text x=figure(x) y=figure(y + 4.2) translate="no" prop:textContent=label.text></text>
        </g>
    }
}
