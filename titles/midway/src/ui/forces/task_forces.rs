//! Our task forces, and our ships by themselves.

use leptos::prelude::*;
use page::parts::List;

use super::OnChart;
use super::air::AirUnits;
use crate::engine::units::{Mover, UsnForce};
use crate::ui::controls::Controls;
use crate::ui::drag_image::{DropSpot, press};
use crate::view::drag::{Dragged, DropTarget};
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
    let (place, ships) = (force.where_it_is(), force.ships.len());
    let fill = force.fill().filter(|_| is_there);
    let spot = DropSpot::new(DropTarget::Force(force.force));
    view! {
        <article
            class="force-card usn"
            data-unit=force.force.text()
            class:away=!is_there
            class:takes=move || spot.takes.get()
            class:over=move || spot.is_over()
            on:pointerenter=move |_| spot.enter()
            on:pointerleave=move |_| spot.leave()
        >
            <header>
                <h3>
                    <OnChart mover name=force.force.text() is_there />
                </h3>
                <span class="where">{place}</span>
                {force.is_seen.then(|| view! { <span class="chip near">"seen by the enemy"</span> })}
            </header>
            <p class="history">{force.history}</p>
            <WouldBe spot force=force.force />
            {force.capacity.zip(fill).map(|(capacity, words)| view! { <Capacity ships capacity words /> })}
            {force
                .leaders
                .into_iter()
                .map(|(leader, words)| {
                    view! {
                        <p class="leader" data-leader=leader.text() on:pointerdown=press(Dragged::Leader(leader))>
                            {words}
                        </p>
                    }
                })
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

/// What a task force could do with what is dragged over it, while that can be dropped on it (6.0(11)).
#[component]
fn WouldBe(spot: DropSpot, force: UsnForce) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let words = Memo::new(move |_| match spot.takes.get() {
        true => controls.would_be(force),
        false => None,
    });
    move || {
        words
            .get()
            .map(|words| view! { <p class="would-be">{words}</p> })
    }
}

/// How full a task force is (4.4).
#[component]
fn Capacity(ships: usize, capacity: usize, words: String) -> impl IntoView {
    view! {
        <p class="capacity" title="Ships, and how many it holds (4.4)">
            <FillBar ships capacity />
            {words}
        </p>
    }
}

/// A box for each ship that a task force holds, the filled ones first.
#[component]
pub fn FillBar(ships: usize, capacity: usize) -> impl IntoView {
    let place = |n: usize| view! { <i class:full=n < ships></i> };
    view! {
        <span class="bar" aria-hidden="true">
            {(0..capacity.max(ships)).map(place).collect_view()}
        </span>
    }
}

/// A ship with the groups aboard.
#[component]
pub fn ShipRow(ship: ShipView) -> impl IntoView {
    let (class, class_name) = ship.class;
    let groups = ship.groups.len();
    let room = ship.free_room();
    let spot = (ship.room > 0).then(|| DropSpot::new(DropTarget::Carrier(ship.ship)));
    view! {
        <li
            class="ship-row"
            data-unit=ship.name
            class:takes=move || spot.is_some_and(|spot| spot.takes.get())
            class:over=move || spot.is_some_and(DropSpot::is_over)
            on:pointerdown=press(Dragged::Ship(ship.ship))
            on:pointerenter=move |_| spot.into_iter().for_each(DropSpot::enter)
            on:pointerleave=move |_| spot.into_iter().for_each(DropSpot::leave)
        >
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
            <li class="ship-row" data-unit=ship.name on:pointerdown=press(Dragged::Ship(ship.ship))>
                <span class="ship-class" title=ship.class.1>
                    {ship.class.0}
                </span>
                <OnChart mover name=ship.name is_there=true />
                <small>{ship.stands_for}</small>
                {(!ship.groups.is_empty()).then(|| view! { <AirUnits units=ship.groups /> })}
            </li>
        }
    };
    let spot = DropSpot::new(DropTarget::Loose);
    view! {
        <article
            class="force-card loose"
            class:takes=move || spot.takes.get()
            class:over=move || spot.is_over()
            on:pointerenter=move |_| spot.enter()
            on:pointerleave=move |_| spot.leave()
        >
            <header>
                <h3>"In no task force"</h3>
                <span class="where">{loose.place}</span>
            </header>
            <ul class="ships-list">{loose.ships.into_iter().map(ship).collect_view()}</ul>
        </article>
    }
}
