//! What waits in port, and the repair tracks.

use leptos::prelude::*;
use page::parts::Anew;

use crate::ui::controls::Controls;
use crate::view::forces::{PortsView, TrackBox, TrackView, Waiting, ports};

/// The ports, with what waits there.
#[component]
pub fn Ports() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let ports = Memo::new(move |_| playback.with_table(ports));
    view! {
        <Anew of=move || Some(ports.get()) let:ports>
            <PortsCards ports />
        </Anew>
    }
}

#[component]
fn PortsCards(ports: PortsView) -> impl IntoView {
    let (arrival, markers) = (ports.arrival(), ports.markers_in_words());
    view! {
        <div class="cards">
            {ports.tracks.into_iter().map(|track| view! { <Track track /> }).collect_view()}
            <WaitingCard title="Damaged box" units=ports.damaged none="Nothing waits for repair." />
            <WaitingCard title="Reinforcements" note=arrival units=ports.reinforcements none="" />
            <WaitingCard title="Eliminated" units=ports.lost none="Nothing is lost." />
            {markers
                .map(|markers| {
                    view! {
                        <article class="force-card">
                            <header>
                                <h3>"Task forces that can be formed"</h3>
                            </header>
                            <p>{markers}</p>
                        </article>
                    }
                })}
        </div>
    }
}

/// A repair track, step by step.
#[component]
fn Track(track: TrackView) -> impl IntoView {
    let step = |step: TrackBox| {
        let is_empty = step.units.is_empty();
        view! {
            <li class="track-box" class:empty=is_empty>
                <span class="back-in">{step.back_in}</span>
                <span class="box-name">{step.name}</span>
                <ul>{step.units.into_iter().map(|unit| view! { <Unit unit /> }).collect_view()}</ul>
            </li>
        }
    };
    view! {
        <article class="force-card track" data-place=track.port.text()>
            <header>
                <h3>{track.title()}</h3>
                <span class="where">"back in"</span>
            </header>
            <ol>{track.boxes.into_iter().map(step).collect_view()}</ol>
        </article>
    }
}

/// A box with what waits in it.
#[component]
fn WaitingCard(
    title: &'static str,
    #[prop(optional)] note: &'static str,
    units: Vec<Waiting>,
    none: &'static str,
) -> impl IntoView {
    let is_empty = units.is_empty();
    view! {
        <article class="force-card">
            <header>
                <h3>{title}</h3>
            </header>
            {(!note.is_empty()).then(|| view! { <p class="note">{note}</p> })}
            {(is_empty && !none.is_empty()).then(|| view! { <p class="muted">{none}</p> })}
            <ul class="waiting">{units.into_iter().map(|unit| view! { <Unit unit /> }).collect_view()}</ul>
        </article>
    }
}

/// Something that waits.
#[component]
fn Unit(unit: Waiting) -> impl IntoView {
    let name = unit.name.clone();
    view! {
        <li class="waits" data-unit=name>
            <b>{unit.name}</b>
            <small>{unit.what}</small>
        </li>
    }
}
