//! News that changes no plan, in the corner of the chart: the newest three lines in the order in which they came, and more
//! on demand. Each leads to what tells it in full.

use leptos::html::Aside;
use leptos::prelude::*;
use leptos_use::{UseElementSizeReturn, use_element_size};

use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, List, Show, ignore_double_click};
use crate::view::chart::{Corner, free_corner};
use crate::view::event_card::{self, LeadsTo, NewsLine};
use crate::view::shell::Dialog;

/// So many lines stand there unasked.
const FEW: usize = 3;

/// The lines of this phase.
#[component]
pub fn News() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    let all = Memo::new(move |_| {
        // Who goes through what has been looks at the chart, and not at the news of then.
        if playback.is_past() {
            return Vec::new();
        }
        let (orders, speed) = (controls.game.last_step(), controls.settings.speed());
        controls.game.with(|game| {
            playback.with_record(|shown| event_card::news_lines(game, shown, orders, speed))
        })
    });
    let ordered = controls.asked.by_orders;
    let is_told =
        Memo::new(move |_| all.with(|all| !all.is_empty()) || ordered.with(Option::is_some));
    // It is open until the next order.
    let given = Memo::new(move |_| controls.game.with(|game| game.orders().len()));
    let opened_at = RwSignal::new(None);
    let is_open = Memo::new(move |_| opened_at.get() == Some(given.get()));
    let news = NodeRef::<Aside>::new();
    let UseElementSizeReturn { width, height } = use_element_size(news);
    let corner = Memo::new(move |before: Option<&Corner>| {
        let (size, before) = ((width.get(), height.get()), before.copied());
        let (asked, before) = (controls.asked_hexes(), before.unwrap_or_default());
        let free = |table: &_| {
            let free = |camera: &_| free_corner(camera, table, &asked, size, before);
            controls.camera.with(free)
        };
        playback.with_table(free)
    });
    let more = move || all.with(Vec::len).saturating_sub(FEW);
    let shown = move || {
        let most = if is_open.get() { usize::MAX } else { FEW };
        let newest = |all: &Vec<NewsLine>| all.iter().take(most).rev().cloned().collect::<Vec<_>>();
        all.with(newest)
    };
    let words = move || match is_open.get() {
        true => "Fewer".to_owned(),
        false => format!("{} more", more()),
    };
    view! {
        <Show when=move || is_told.get()>
            <aside
                node_ref=news
                class="news"
                data-corner=move || corner.get().name()
                aria-label="News"
                aria-live="polite"
            >
                <Show when=move || { more() > 0 }>
                    <button
                        class="link"
                        aria-expanded=move || is_open.get().to_string()
                        on:click=move |_| opened_at.set((!is_open.get_untracked()).then(|| given.get_untracked()))
                    >
                        <Changing text=words />
                    </button>
                </Show>
                <ul>
                    <List each=shown let:line>
                        <Line line />
                    </List>
                </ul>
                <Show when=move || ordered.with(Option::is_some)>
                    <button
                        class="news-line" data-news="by-orders" title="Change the orders of the day"
                        on:click=move |_| controls.panels.open(Dialog::OrdersOfTheDay)
                    >
                        <b>"By your orders: "</b>
                        <Changing text=move || ordered.get().unwrap_or_default() />
                        "."
                    </button>
                </Show>
            </aside>
        </Show>
    }
}

/// A line, which leads to its card.
#[component]
fn Line(line: NewsLine) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let NewsLine {
        when,
        words,
        leads_to,
    } = line;
    let (mark, title) = match leads_to {
        LeadsTo::Card(span) => (span.kind.mark(), "Show its card"),
        LeadsTo::Verdict(_) => ("fight", "Show the verdict"),
    };
    let show = ignore_double_click(move || match leads_to {
        LeadsTo::Card(span) => playback.show_card(span),
        LeadsTo::Verdict(upto) => playback.show_verdict(upto),
    });
    view! {
        <li>
            <b>{when}</b>
            " "
            <button class="news-line" data-news=mark title=title on:click=show>
                {words}
            </button>
        </li>
    }
}
