//! The orders of the day, line by line.

use leptos::ev::{Event, Targeted};
use leptos::prelude::*;
use web_sys::HtmlSelectElement;

use crate::engine::Game;
use crate::engine::orders_of_the_day::{OrdersOfTheDay, StandingOrders};
use crate::ui::controls::Controls;
use crate::ui::parts::{Modal, Rows, Show};
use crate::view::orders_of_the_day::{self, Choice, FanView, SheetLine, SheetOf, UntilView};
use crate::view::sentence;

/// The orders of the day: what the fleet does without asking. They are issued at the end, all at once. A battle of two
/// days has a second sheet, for the night.
#[component]
pub fn OrdersDialog(
    /// Whether it opens at the sheet of the night.
    at_night: bool,
    /// Closes it.
    on_close: Callback<()>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let standing = controls.game.peek(Game::standing_orders);
    let has_nights = controls.game.peek(|game| game.scenario().has_second_day());
    let day = RwSignal::new(standing.day);
    let night = RwSignal::new(standing.night.unwrap_or(standing.day));
    let has_night = RwSignal::new(standing.night.is_some() || at_night);
    let shows_night = RwSignal::new(at_night);
    let draft = move || match shows_night.get() {
        true => night,
        false => day,
    };
    let take = move |orders: OrdersOfTheDay| {
        // What is taken over for the night holds in it.
        if shows_night.get_untracked() {
            has_night.set(true);
        }
        untrack(draft).update(|draft| {
            let plans = draft.plans;
            *draft = OrdersOfTheDay { plans, ..orders };
        });
    };
    let of = Memo::new(move |_| match (shows_night.get(), has_night.get()) {
        (true, _) => SheetOf::Night,
        (false, true) => SheetOf::Day,
        (false, false) => SheetOf::DayAndNight,
    });
    // Of two sheets, the buttons below change the one that is seen.
    let of_sheet = move |words: &str| match of.get() {
        SheetOf::Night => format!("By night: {words}"),
        SheetOf::Day => format!("By day: {words}"),
        SheetOf::DayAndNight => sentence(words),
    };
    // Why the hex that was typed is none: nothing is issued before it is mended.
    let problem = RwSignal::new(String::new());
    let issue = Callback::new(move |()| {
        if problem.with_untracked(|problem| !problem.is_empty()) {
            return;
        }
        on_close.run(());
        controls.issue(StandingOrders {
            day: day.get_untracked(),
            night: has_night.get_untracked().then(|| night.get_untracked()),
        });
    });
    view! {
        <Modal
            title=Signal::derive(move || of.get().title().to_owned())
            subtitle="What the fleet does without asking you, until one of the reasons beside it is there. All of it stands in the log, and can be taken back."
            class="orders-of-the-day"
            on_enter=issue
            on_close
        >
            <div class="d-body">
                <Show when=move || has_nights>
                    <Sheets shows_night has_night />
                </Show>
                <Show when=move || !shows_night.get() || has_night.get()>
                    // Another sheet is drawn anew.
                    {move || view! { <Sheet draft=draft() of=of.get() problem /> }}
                </Show>
            </div>
            <footer class="d-foot">
                <button class="link" on:click=move |_| take(OrdersOfTheDay::ASK_EVERYTHING)>
                    {move || of_sheet("ask me everything, as the rulebook")}
                </button>
                <button class="btn" on:click=move |_| take(OrdersOfTheDay::AS_STAFF)>
                    {move || of_sheet("all as the staff")}
                </button>
                <button class="btn primary" on:click=move |_| issue.run(())>
                    "So be it"
                </button>
            </footer>
        </Modal>
    }
}

/// The sheets of day and night, and whether the night has one of its own.
#[component]
fn Sheets(shows_night: RwSignal<bool>, has_night: RwSignal<bool>) -> impl IntoView {
    let sheet = move |is_night: bool, words: &'static str| {
        view! {
            <button
                class="btn"
                aria-pressed=move || (shows_night.get() == is_night).to_string()
                on:click=move |_| shows_night.set(is_night)
            >
                {words}
            </button>
        }
    };
    view! {
        <div class="row" role="group" aria-label="The sheets">
            {sheet(false, "By day")}
            {sheet(true, "By night")}
            <Show when=move || shows_night.get()>
                <label class="check">
                    <input
                        type="checkbox"
                        prop:checked=has_night
                        on:change=move |event| has_night.set(event_target_checked(&event))
                    />
                    "The night, from 1950 to 0530, has a sheet of its own"
                </label>
            </Show>
        </div>
    }
}

/// A sheet, line by line.
#[component]
fn Sheet(draft: RwSignal<OrdersOfTheDay>, of: SheetOf, problem: RwSignal<String>) -> impl IntoView {
    let game = expect_context::<Controls>().game;
    let lines =
        Memo::new(move |_| game.with(|game| orders_of_the_day::sheet(game, &draft.get(), of)));
    view! {
        <Rows of=lines each=|all| all key=|line| line.line let:line>
            <LineRow line draft problem />
        </Rows>
    }
}

/// A line: what it is of, what may answer it, and what makes it ask.
#[component]
fn LineRow(
    line: Memo<SheetLine>,
    draft: RwSignal<OrdersOfTheDay>,
    problem: RwSignal<String>,
) -> impl IntoView {
    let SheetLine {
        title,
        choices,
        asks,
        ..
    } = line.get_untracked();
    let choice = move |(at, words): (usize, String)| {
        let is_set = move || line.with(|line| line.choices.get(at).is_some_and(|it| it.is_set));
        let orders = move || line.with_untracked(|line| line.choices.get(at).map(|it| it.orders));
        view! {
            <label>
                <input
                    type="radio"
                    name=title
                    value=words.clone()
                    prop:checked=is_set
                    on:change=move |_| orders().into_iter().for_each(|orders| draft.set(orders))
                />
                {words}
            </label>
        }
    };
    let words = choices.into_iter().map(|choice| choice.words).enumerate();
    let fan = Memo::new(move |_| line.with(|line| line.fan.clone()));
    let until = Memo::new(move |_| line.with(|line| line.until.clone()));
    let makes_for = move || line.with(|line| line.towards.is_some());
    view! {
        <fieldset class="orders-line" data-line=title>
            <legend>{title}</legend>
            <div class="seg">{words.map(choice).collect_view()}</div>
            <p class="muted">{asks}</p>
            <Show when=move || fan.with(Option::is_some)>
                <Fan fan draft />
            </Show>
            <Show when=makes_for>
                <MakesFor line draft problem />
            </Show>
            <Show when=move || until.with(Option::is_some)>
                <Until until draft />
            </Show>
        </fieldset>
    }
}

/// The direction of a fan of searches, its number and its hours.
#[component]
fn Fan(fan: Memo<Option<FanView>>, draft: RwSignal<OrdersOfTheDay>) -> impl IntoView {
    view! {
        <div class="row" role="group" aria-label="The middle of the fan">
            <Rows of=fan each=|fan| of(fan, |fan| &fan.towards) key=|it| it.words.clone() let:choice>
                <Toggle choice draft />
            </Rows>
        </div>
        <div class="row" role="group" aria-label="How many searches">
            <Rows of=fan each=|fan| of(fan, |fan| &fan.searches) key=|it| it.words.clone() let:choice>
                <Toggle choice draft />
            </Rows>
        </div>
        <div class="row" role="group" aria-label="The turns in which it is sent">
            <Rows of=fan each=|fan| of(fan, |fan| &fan.hours) key=|it| it.words.clone() let:choice>
                <Toggle choice draft />
            </Rows>
        </div>
    }
}

/// Choices of a part of a line, if there is one.
fn of<T>(part: &Option<T>, choices: fn(&T) -> &[Choice]) -> &[Choice] {
    part.as_ref().map_or(&[], choices)
}

/// What ends a course.
#[component]
fn Until(until: Memo<Option<UntilView>>, draft: RwSignal<OrdersOfTheDay>) -> impl IntoView {
    let choose = move |event: Targeted<Event, HtmlSelectElement>| {
        // None is chosen at place -1.
        let place = usize::try_from(event.target().selected_index()).ok();
        until.with_untracked(|until| {
            if let Some(chosen) = place.and_then(|place| of(until, |it| &it.turns).get(place)) {
                draft.set(chosen.orders);
            }
        });
    };
    let option = move |(place, words): (usize, String)| {
        let is_set = move || {
            until.with(|it| {
                of(it, |it| &it.turns)
                    .get(place)
                    .is_some_and(|it| it.is_set)
            })
        };
        view! { <option prop:selected=is_set>{words}</option> }
    };
    let words = until.with_untracked(|until| {
        let words = of(until, |it| &it.turns).iter().map(|it| it.words.clone());
        words.enumerate().collect::<Vec<_>>()
    });
    view! {
        <label class="row">
            "Until "
            <select on:change:target=choose>{words.into_iter().map(option).collect_view()}</select>
        </label>
        <div class="row" role="group" aria-label="How near a force comes that is asked about, in hexes">
            "Ask me when a force is within "
            <Rows of=until each=|until| of(until, |it| &it.within) key=|it| it.words.clone() let:choice>
                <Toggle choice draft />
            </Rows>
            " hexes"
        </div>
    }
}

/// A button that stays down.
#[component]
fn Toggle(choice: Memo<Choice>, draft: RwSignal<OrdersOfTheDay>) -> impl IntoView {
    view! {
        <button
            class="btn"
            aria-pressed=move || choice.with(|it| it.is_set).to_string()
            on:click=move |_| draft.set(choice.with_untracked(|it| it.orders))
        >
            {choice.with_untracked(|it| it.words.clone())}
        </button>
    }
}

/// The hex that the course makes for, by its number.
#[component]
fn MakesFor(
    line: Memo<SheetLine>,
    draft: RwSignal<OrdersOfTheDay>,
    problem: RwSignal<String>,
) -> impl IntoView {
    // What was typed goes with the field.
    on_cleanup(move || {
        let _ = problem.try_set(String::new());
    });
    let hex = line.with_untracked(|line| line.towards.map(|hex| hex.to_string()));
    let change =
        move |number: String| match orders_of_the_day::towards(&draft.get_untracked(), &number) {
            Ok(orders) => {
                problem.set(String::new());
                draft.set(orders);
            }
            Err(why) => problem.set(why),
        };
    view! {
        <label class="makes-for">
            "Hex "
            <input
                type="text"
                inputmode="numeric"
                maxlength="4"
                value=hex
                on:change=move |event| change(event_target_value(&event))
            />
        </label>
        <p class="bad" role="alert" translate="no" prop:textContent=problem></p>
    }
}
