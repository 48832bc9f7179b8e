//! What is known of the enemy.

use leptos::prelude::*;
use page::parts::List;

use super::OnChart;
use crate::ui::controls::Controls;
use crate::view::forces::{
    EnemyForceView, EnemyLineView, EnemyShip, Fate, Knowledge, Sightings, enemy,
};

/// What is known of the enemy.
#[component]
pub fn Enemy() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let lines = Memo::new(move |_| {
        let sightings = playback.with_record(|shown| Sightings::of(shown.events()));
        playback.with_table(|table| enemy(table, &sightings))
    });
    view! {
        <div class="cards">
            <List each=move || lines.get() let:line>
                <EnemyLine line />
            </List>
        </div>
    }
}

/// The enemy on a line.
#[component]
fn EnemyLine(line: EnemyLineView) -> impl IntoView {
    view! {
        <article class="force-card ijn" data-line=line.line.text()>
            <header>
                <h3>{line.title()}</h3>
                <span class="where">{line.losses_in_words()}</span>
            </header>
            <p class="note">{line.morale.clone()}</p>
            {line.hits_in_words().map(|hits| view! { <p class="hits">{hits}</p> })}
            <ul class="enemy-forces">
                {line.forces.into_iter().map(|force| view! { <EnemyForce force /> }).collect_view()}
            </ul>
        </article>
    }
}

/// A task force of the enemy.
#[component]
fn EnemyForce(force: EnemyForceView) -> impl IntoView {
    let mover = force.mover();
    let known = match force.known {
        Knowledge::Spotted => "spotted",
        Knowledge::Seen => "seen",
        Knowledge::Unseen => "unseen",
        Knowledge::Gone => "gone",
    };
    view! {
        <li class=format!("enemy-force {known}") data-unit=force.force.text()>
            <p>
                <OnChart mover name=force.force.text() is_there=force.place.is_some() />
                <span class="where">{force.place}</span>
            </p>
            <p class="history">{force.history}</p>
            <p class="seen-when">{force.seen}</p>
            <ul class="seen-ships">
                {force.ships.into_iter().map(|ship| view! { <SeenShip ship /> }).collect_view()}
            </ul>
        </li>
    }
}

/// A ship that was seen.
#[component]
fn SeenShip(ship: EnemyShip) -> impl IntoView {
    let fate = ship.fate.map(Fate::text);
    view! {
        <li class:lost=fate.is_some()>
            <span class="ship-class">{ship.class}</span>
            {ship.name}
            {fate.map(|fate| view! { <em>{fate}</em> })}
        </li>
    }
}
