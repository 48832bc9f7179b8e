//! The hexes that can be chosen on the chart.

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg::G;

use crate::engine::map::HexId;
use crate::ui::controls::Controls;
use crate::ui::parts::{List, Rows, Show, clicks, has_modifier, is_press, use_up};
use crate::ui::state::Focus;
use crate::view::chart::geometry::{CELL, whole_centre};
use crate::view::chart::{Arrow, GlowView, LitHex, tab_stop};

/// Where Tab comes to the lit hexes: to the one that the keyboard was at last, or else to the first.
#[derive(Clone, Copy)]
pub struct TabStop {
    last: RwSignal<Option<HexId>>,
    /// Only those that the stop leaves and comes to hear of it.
    stop: StoredValue<Selector<Option<HexId>>>,
}

impl TabStop {
    /// The stop of these hexes.
    pub fn of(lit: Memo<Vec<LitHex>>) -> TabStop {
        let last = RwSignal::new(None);
        let stop = Memo::new(move |_| lit.with(|lit| tab_stop(lit, last.get())));
        TabStop {
            last,
            stop: StoredValue::new(Selector::new(move || stop.get())),
        }
    }

    fn is_at(self, hex: HexId) -> bool {
        self.stop.with_value(|stop| stop.selected(&Some(hex)))
    }

    fn comes_to(self, hex: HexId) {
        self.last.set(Some(hex));
    }
}

/// The glow of the lit hexes, beneath the counters.
#[component]
pub fn Glow(lit: Memo<Vec<LitHex>>) -> impl IntoView {
    view! {
        <List each=move || lit.with(|lit| lit.iter().filter_map(LitHex::glow).collect()) let:glow>
            <Cell glow />
        </List>
    }
}

/// The glow of a lit hex: broken where a die decides, stronger where an enemy is met.
#[component]
fn Cell(glow: GlowView) -> impl IntoView {
    let (x, y) = whole_centre(glow.hex);
    view! {
        <path
            class="cell-under"
            class:die=glow.has_die
            class:best=glow.has_target
            class:awaits=glow.awaits
            transform=format!("translate({x} {y})")
            d=CELL
        />
    }
}

/// The lit hexes to click: those with counters in them, which lie above these, or those without, which
/// tell their cost while they are pointed at. Tab comes to one of them, however many there are; arrows lead on from there.
#[component]
pub fn LitHexes(lit: Memo<Vec<LitHex>>, is_covered: bool, stop: TabStop) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let is_shown = |lit: &&LitHex| lit.is_covered == is_covered;
        lit.with(|lit| lit.iter().filter(is_shown).cloned().collect::<Vec<_>>())
    });
    view! {
        <Rows of=shown each=|all| all key=|lit| lit.hex let:lit>
            <Target lit is_covered stop />
        </Rows>
    }
}

/// A lit hex: pressed, it gives its order. A finger cannot point before it presses: its first tap shows what that brings,
/// and the second gives the order.
#[component]
fn Target(
    lit: Memo<LitHex>,
    /// Whether a counter lies there, which no figure may cover.
    is_covered: bool,
    stop: TabStop,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let hex = lit.with_untracked(|lit| lit.hex);
    let (x, y) = whole_centre(hex);
    let has_cost = !is_covered && lit.with_untracked(|lit| !lit.cost.is_empty());
    let element = NodeRef::<G>::new();
    controls.focus.take(Focus::Hex(hex), element, || true);
    let fly = move || controls.give(lit.get_untracked().order);
    let tap = StoredValue::new(None);
    let touched = move |event: PointerEvent| {
        let is_first = untrack(|| controls.selection.pointed()) != Some(hex);
        let by_finger = event.pointer_type() == "touch";
        tap.set_value(by_finger.then_some(is_first));
    };
    let click = move |event: MouseEvent| match tap.get_value() {
        Some(true) => controls.selection.tap(hex),
        // The second one of a double click or tap was not meant for what the first has brought up.
        Some(false) | None if clicks(&event) < 2 => fly(),
        Some(false) | None => {}
    };
    let press = move |event: KeyboardEvent| {
        if is_press(&event) {
            fly();
        } else if let Some(arrow) = Arrow::of_key(&event.key())
            && !has_modifier(&event)
        {
            use_up(&event);
            controls.focus_next_lit_hex(hex, arrow);
        }
    };
    view! {
        <g
            class="reach"
            class:reach-die=move || lit.with(|lit| lit.has_die)
            class:best=move || lit.with(|lit| lit.has_target)
            class:over=is_covered
            transform=format!("translate({x} {y})")
            data-hex=hex.to_string()
            data-order=move || lit.with(LitHex::mark)
            role="button"
            tabindex=move || if stop.is_at(hex) { "0" } else { "-1" }
            aria-label=move || lit.with(|lit| lit.label.clone())
            node_ref=element
            on:pointerdown=touched
            on:click=click
            on:keydown=press
            on:focus=move |_| {
                stop.comes_to(hex);
                controls.selection.point(Some(hex));
            }
            on:blur=move |_| controls.selection.let_go_of_hex()
        >
            <path class="cell" d=CELL />
            {has_cost.then(|| view! { <Cost lit /> })}
        </g>
    }
}

/// What flying there costs, with a die where one decides: shown while the hex is pointed at.
#[component]
fn Cost(lit: Memo<LitHex>) -> impl IntoView {
    let has_die = move || lit.with(|lit| lit.has_die);
    view! {
        <g class="cost" aria-hidden="true">
            <rect
                class="tag"
                x=move || if has_die() { "-25" } else { "-12" }
                y="-11.5"
                width=move || if has_die() { "50" } else { "24" }
                height="23"
                rx="11.5"
            />
            <Show when=has_die>
                <path class="pip" d="M-15-7L-8.6-1.4L-15 7L-21.4-1.4ZM-21.4-1.4L-15 1.6L-8.6-1.4" />
            </Show>
            <text
                x=move || if has_die() { "7" } else { "0" } y="5.4"
                translate="no"
                prop:textContent=move || lit.with(|lit| lit.cost.clone())
            ></text>
        </g>
    }
}
