//! The dialog of a fight: an air battle, or an attack on ships, with the decisions in it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::story::Story;
use super::{division, exchange, sky};
use crate::engine::staff::best_division;
use crate::engine::{Decision, count};
use crate::ui::attack::{self, Attack};
use crate::ui::desk::modal::Modal;
use crate::ui::focus_on;
use crate::ui::hand::Doing;
use crate::ui::html::wrap;
use crate::ui::live::{dynamic, effect, live, on};
use crate::ui::playback;
use crate::ui::session::Session;

/// What the dialog shows.
#[derive(Clone, PartialEq, Debug)]
enum Told {
    /// An air battle.
    Battle(Story),
    /// An attack on ships.
    Attack(Attack),
}

/// The fight, while there is one.
#[component]
pub fn Fight(session: Session) -> impl IntoView {
    let story = Memo::new(move |_| {
        session.shown.with(|shown| {
            session.game.with(|game| {
                let (upto, waiting, table) = (shown.upto, shown.waiting, &shown.table);
                let battle = Story::so_far(game, upto, waiting, table).map(Told::Battle);
                battle.or_else(|| Attack::so_far(game, upto, waiting, table).map(Told::Attack))
            })
        })
    });
    let fighting =
        Memo::new(move |_| story.with(Option::is_some) && !session.doing.get().is_aside());
    dynamic(move || {
        fighting
            .get()
            .then(|| view! { <FightDialog session story /> })
    })
}

fn title(told: &Told) -> String {
    match told {
        Told::Battle(story) => format!("{} meets {}", story.mission, story.raid),
        Told::Attack(attack) => attack.title(),
    }
}

fn subtitle(told: &Told) -> String {
    match told {
        Told::Battle(story) => {
            let ours = count(story.units.len(), "Hellcat unit", "Hellcat units");
            format!(
                "Hex {} \u{b7} {ours} against {}",
                story.hex,
                count(story.points, "air point", "air points")
            )
        }
        Told::Attack(attack) => attack.subtitle(),
    }
}

/// The picture above: two lines of aircraft, or aircraft and ships.
fn picture(session: Session, told: &Told) -> String {
    match told {
        Told::Battle(story) => sky::html(story),
        Told::Attack(attack) => session.shown.with(|shown| {
            let table = &shown.table;
            let aiming = matches!(session.decision(), Some(Decision::Assignment { .. }));
            let hand = aiming.then(|| attack::hand(session, table));
            wrap(
                "div",
                "at-sea",
                &attack::picture(attack, table, hand.as_ref()),
            )
        }),
    }
}

#[component]
fn FightDialog(session: Session, story: Memo<Option<Told>>) -> impl IntoView {
    let read = move |read: &dyn Fn(&Told) -> String| {
        story.with(|story| story.as_ref().map(read).unwrap_or_default())
    };
    // A decision that falls in the fight.
    let asked = Memo::new(move |_| {
        story
            .with(Option::is_some)
            .then(|| session.decision())
            .flatten()
    });
    let dividing = Memo::new(move |_| match asked.get() {
        Some(Decision::Division(division)) => Some(division),
        _ => None,
    });
    // How many go against the escorts; the best choice until the player makes his own.
    let chosen = RwSignal::new(0);
    effect(move || {
        if let Some(division) = dividing.get() {
            chosen.set(
                session
                    .game
                    .with_untracked(|game| best_division(game, &division)),
            );
            focus_on("dialog.fight input:checked");
        }
    });
    let choose = move |event: leptos::ev::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(escorts) = input.and_then(|input| input.value().parse().ok()) {
            chosen.set(escorts);
        }
    };
    // Closing it hurries on, or puts a decision aside: the prompt asks it then.
    let close = Callback::new(move |()| {
        if asked.get_untracked().is_none() {
            playback::skip_or_go_on(session);
        } else {
            session.doing.set(Doing::Looking);
            focus_on(".prompt .primary");
        }
    });
    let body = Memo::new(move |_| match dividing.get() {
        Some(division) => division::body(session, &division),
        None => read(&|told| match told {
            Told::Battle(story) => exchange::body(story),
            Told::Attack(attack) => attack::body(session, attack),
        }),
    });
    let foot = Memo::new(move |_| match dividing.get() {
        Some(division) => division::foot(&division, chosen.get()),
        None => read(&|told| match told {
            Told::Battle(story) => exchange::foot(story),
            Told::Attack(attack) => attack::foot(session, attack),
        }),
    });
    let decision = move || asked.get().map_or("showing", |asked| asked.name());
    view! {
        <Modal
            title=Signal::derive(move || read(&title))
            subtitle=Signal::derive(move || read(&subtitle))
            class="fight"
            on_close=close
        >
            <div class="sky" inner_html=live(move || read(&|told| picture(session, told)))></div>
            <div
                class="d-body"
                data-decision=live(decision)
                on:change=on(choose)
                inner_html=live(move || body.get())
            ></div>
            <footer class="d-foot" inner_html=live(move || foot.get())></footer>
        </Modal>
    }
}
