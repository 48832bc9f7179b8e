//! A battle, round by round: its ladder, both sides in a row each with lines of aim between them, and the die.

mod counter;
mod lines;

use leptos::html::Div;
use leptos::prelude::*;
use page::parts::{Anew, List, Show, bring_in_sight};

use super::controls::Controls;
use super::event_card::DieRow;
use crate::engine::units::Combatant;
use crate::view::battle::{self, BattleView, Counter, Rung, RungState};
use crate::view::prompt;
use counter::CounterView;

pub use counter::outline;
use lines::{AimLine, aim_lines};

/// The battle that is shown, over the lower part of the chart; nothing while there is none.
#[component]
pub fn BattleStage() -> impl IntoView {
    let Controls {
        game,
        playback,
        selection,
        ..
    } = expect_context();
    let view = Memo::new(move |_| {
        let picked: Vec<(Combatant, Combatant)> = match playback.is_ready() {
            true => game.with(|game| selection.with(|picked| prompt::aims(game, picked))),
            false => Vec::new(),
        };
        playback.with_screen(|screen| battle::battle(screen, &picked))
    });
    let is_shown = Memo::new(move |_| view.with(Option::is_some));
    view! {
        <Show when=move || is_shown.get()>
            <Battle view />
        </Show>
    }
}

/// What a part of the battle is; nothing once it has gone.
fn part<T: Default>(view: Memo<Option<BattleView>>, of: impl Fn(&BattleView) -> T) -> T {
    view.with(|view| view.as_ref().map_or_else(T::default, of))
}

#[component]
fn Battle(view: Memo<Option<BattleView>>) -> impl IntoView {
    let title = move || part(view, |it| it.title.clone());
    let ladder = move || part(view, |it| it.ladder.clone());
    let most = move || part(view, |it| it.ijn.len().max(it.usn.len()).max(1));
    let field = NodeRef::<Div>::new();
    follow_who_fires(view, field);
    view! {
        <section class="battle" data-battle aria-label=move || title()>
            <header>
                <h2 translate="no" prop:textContent=move || title()></h2>
                <small class="battle-figures" translate="no" prop:textContent=move || part(view, |it| it.figures)></small>
                <ol class="ladder">
                    <List each=ladder let:rung>
                        <RungView rung />
                    </List>
                </ol>
            </header>
            <div class="battle-scroll" node_ref=field tabindex="0" role="group" aria-label="Both sides">
                <div class="battle-field" style=move || format!("--most:{}", most())>
                    <Row view of=|it| &it.ijn name="IJN" />
                    <Lines view />
                    <Row view of=|it| &it.usn name="USN" />
                </div>
            </div>
            <footer>
                <Anew of=move || view.with(|it| it.as_ref()?.die.clone()) let:die>
                    <DieRow die />
                </Anew>
                <p
                    class="battle-now" aria-live="polite" translate="no"
                    prop:textContent=move || part(view, |it| it.now.clone())
                ></p>
            </footer>
        </section>
    }
}

/// Where a row has no room for all, who fires is brought into sight, and what is hit.
fn follow_who_fires(view: Memo<Option<BattleView>>, field: NodeRef<Div>) {
    let acting = Memo::new(move |_| {
        let of = |row: &[Counter]| {
            row.iter()
                .find(|it| it.fires || it.is_hit)
                .map(|it| it.unit)
        };
        part(view, |it| [of(&it.ijn), of(&it.usn)])
    });
    // An effect is for what lies outside the signals: here how far the field is scrolled.
    Effect::new(move |_| {
        acting.track();
        request_animation_frame(move || {
            let field = field.try_get_untracked().flatten();
            let acting = field.filter(|it| it.scroll_width() > it.client_width());
            let acting = acting.and_then(|it| it.query_selector(".fires, .hit").ok().flatten());
            if let Some(acting) = acting {
                bring_in_sight(&acting);
            }
        });
    });
}

/// A rung of the ladder.
#[component]
fn RungView(rung: Rung) -> impl IntoView {
    let class = match rung.state {
        RungState::Done => "done",
        RungState::Now => "now",
        RungState::Ahead => "ahead",
        RungState::Left => "left",
    };
    let current = (rung.state == RungState::Now).then_some("step");
    view! {
        <li class=class aria-current=current>
            {rung.name}
        </li>
    }
}

/// The counters of a side.
#[component]
fn Row(
    view: Memo<Option<BattleView>>,
    /// Which of them.
    of: fn(&BattleView) -> &Vec<Counter>,
    /// The side's name.
    name: &'static str,
) -> impl IntoView {
    let counters = move || part(view, |it| of(it).clone());
    let columns = move || format!("--n:{}", part(view, |it| of(it).len().max(1)));
    view! {
        <ul class="battle-row" data-side=name aria-label=name style=move || columns()>
            <List each=counters let:counter>
                <CounterView counter />
            </List>
        </ul>
    }
}

/// Who aims at whom.
#[component]
fn Lines(view: Memo<Option<BattleView>>) -> impl IntoView {
    let lines = move || part(view, aim_lines);
    let line = |line: AimLine| {
        view! {
            <line
                class=line.class
                x1=line.from.0
                y1=line.from.1
                x2=line.to.0
                y2=line.to.1
                vector-effect="non-scaling-stroke"
            />
        }
    };
    view! {
        <svg class="battle-aims" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
            <List each=lines let:aim>
                {line(aim)}
            </List>
        </svg>
    }
}
