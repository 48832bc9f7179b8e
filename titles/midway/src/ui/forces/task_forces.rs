//! Our task forces, and our ships by themselves.

use leptos::prelude::*;
use page::parts::List;

use super::OnChart;
use super::air::AirUnits;
use crate::engine::units::Mover;
use crate::ui::controls::Controls;
use crate::view::forces::{
    Capability, LooseShips, ShipView, TaskForceView, loose_ships, task_forces,
};

/// The task forces.
#[component]
pub fn TaskForces() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let forces = Memo::new(move |_| playback.with_table(task_forces));
    let loose = Memo::new(move |_| playback.with_table(loose_ships));
    view! {
        <div class="cards">
            <List each=move || forces.get() let:force>
                <TaskForceCard force />
            </List>
            <List each=move || loose.get() let:loose>
                <LooseCard loose />
            </List>
        </div>
    }
}

/// A task force: where it is, what is in it, what it can do.
#[component]
fn TaskForceCard(force: TaskForceView) -> impl IntoView {
    let mover = force.mover();
    let is_there = force.place.is_some();
    let place = force.place.unwrap_or("not formed");
    let ships = force.ships.len();
    view! {
        <article class="force-card usn" data-unit=force.force.text() class:away=!is_there>
            <header>
                <h3>
                    <OnChart mover name=force.force.text() is_there />
                </h3>
                <span class="where">{place}</span>
                {force.is_seen.then(|| view! { <span class="chip near">"seen by the enemy"</span> })}
            </header>
            <p class="history">{force.history}</p>
            {force.capacity.filter(|_| is_there).map(|capacity| view! { <Capacity ships capacity /> })}
            {force
                .leaders
                .into_iter()
                .map(|leader| view! { <p class="leader">{leader}</p> })
                .collect_view()}
            <ul class="ships-list">
                {force.ships.into_iter().map(|ship| view! { <ShipRow ship /> }).collect_view()}
            </ul>
            <dl class="can">
                {force.can.into_iter().map(|can| view! { <CanRow can /> }).collect_view()}
            </dl>
        </article>
    }
}

/// How full a task force is (4.4).
#[component]
fn Capacity(ships: usize, capacity: usize) -> impl IntoView {
    let place = |n: usize| view! { <i class:full=n < ships></i> };
    view! {
        <p class="capacity" title="Ships, and how many it holds (4.4)">
            <span class="bar" aria-hidden="true">
                {(0..capacity.max(ships)).map(place).collect_view()}
            </span>
            {format!("{ships} of {capacity} ships")}
        </p>
    }
}

/// A ship with the groups aboard.
#[component]
pub fn ShipRow(ship: ShipView) -> impl IntoView {
    let (class, class_name) = ship.class;
    let groups = ship.groups.len();
    let room = (ship.room > 0 && groups < usize::from(ship.room))
        .then(|| format!("{groups} of {} groups", ship.room));
    view! {
        <li class="ship-row" data-unit=ship.name>
            <span class="ship-class" title=class_name>
                {class}
            </span>
            <b>{ship.name}</b>
            <small>{ship.stands_for}</small>
            {room.map(|room| view! { <small class="short">{room}</small> })}
            {(groups > 0).then(|| view! { <AirUnits units=ship.groups /> })}
        </li>
    }
}

/// Something that a task force can do.
#[component]
fn CanRow(can: Capability) -> impl IntoView {
    view! {
        <div>
            <dt>{can.what}</dt>
            <dd>{can.how}</dd>
        </div>
    }
}

/// Ships by themselves in a place.
#[component]
fn LooseCard(loose: LooseShips) -> impl IntoView {
    let ship = |ship: ShipView| {
        let mover = Mover::Ship(ship.ship);
        view! {
            <li class="ship-row" data-unit=ship.name>
                <span class="ship-class" title=ship.class.1>
                    {ship.class.0}
                </span>
                <OnChart mover name=ship.name is_there=true />
                <small>{ship.stands_for}</small>
                {(!ship.groups.is_empty()).then(|| view! { <AirUnits units=ship.groups /> })}
            </li>
        }
    };
    view! {
        <article class="force-card loose">
            <header>
                <h3>"In no task force"</h3>
                <span class="where">{loose.place}</span>
            </header>
            <ul class="ships-list">{loose.ships.into_iter().map(ship).collect_view()}</ul>
        </article>
    }
}
