//! The timeline: a cell for each turn, which leads to it, and over it what stands out there, which leads to that.

use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;
use page::parts::{List, Show, leave_focus, use_up};
use page::stores::LearnStore;

use crate::ui::controls::Controls;
use crate::view::record::{self, MarkKind, TimelineTurn};
use crate::view::shown_record::ShownRecord;

/// The turns with what stands out in each, made once for all timelines of the table.
#[derive(Clone, Copy)]
struct TimelineTurns(Memo<Vec<TimelineTurn>>);

/// Makes the turns that the timelines of the table show.
pub fn provide_timeline(controls: Controls) {
    let Controls { game, playback, .. } = controls;
    // Made anew where more has been shown than before, and not as the player goes through it.
    let known = Memo::new(move |_| playback.present().end);
    provide_context(TimelineTurns(Memo::new(move |_| {
        let known = known.get();
        game.with(|game| record::timeline(ShownRecord::new(game.record(), known)))
    })));
}

/// What a cell asks of the timeline that it stands in.
#[derive(Clone, Copy)]
struct Looking {
    /// The turn that is looked at, if a moment of before is.
    here: Memo<Option<u8>>,
    /// The turn that is in the order of Tab.
    current: RwSignal<Option<u8>>,
    /// The buttons of every turn, from the first.
    cells: StoredValue<Vec<CellButtons>>,
}

/// The buttons of a cell, as far as it has any.
#[derive(Clone, Copy, Default)]
struct CellButtons {
    /// Leads to the turn.
    turn: NodeRef<Button>,
    /// Leads to what stands out in it.
    mark: NodeRef<Button>,
}

impl Looking {
    /// The buttons of a turn, if there is such a turn.
    fn cell(self, number: u8) -> Option<CellButtons> {
        let place = usize::from(number).checked_sub(1)?;
        self.cells.with_value(|cells| cells.get(place).copied())
    }

    /// Left and right lead from a turn to those beside, up to what stands out over it, and down from that to it.
    fn move_on(self, number: u8, event: &KeyboardEvent) {
        let button = match event.key().as_str() {
            "ArrowLeft" => self.cell(number - 1).map(|cell| cell.turn),
            "ArrowRight" => self.cell(number + 1).map(|cell| cell.turn),
            "ArrowUp" => self.cell(number).map(|cell| cell.mark),
            "ArrowDown" => self.cell(number).map(|cell| cell.turn),
            _ => return,
        };
        use_up(event);
        if let Some(button) = button.and_then(|button| button.get_untracked()) {
            let _ = button.focus();
        }
    }
}

/// The turns of the game with what stands out in each.
#[component]
pub fn Timeline() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let TimelineTurns(turns) = expect_context();
    let cells =
        turns.with_untracked(|turns| turns.iter().map(|_| CellButtons::default()).collect());
    let turn_on_screen = move || playback.with_table(|table| table.clock.turn);
    let looking = Looking {
        here: Memo::new(move |_| playback.is_past().then(turn_on_screen)),
        current: RwSignal::new(None),
        cells: StoredValue::new(cells),
    };
    view! {
        <div class="timeline" role="group" aria-label="The turns, with what stands out above each">
            <ol>
                <List each=move || turns.get() let:turn>
                    <TurnCell turn looking />
                </List>
            </ol>
            <button
                class="to-now"
                title="The present"
                aria-current=move || (!playback.is_past()).then_some("true")
                on:click=move |_| playback.return_to_present()
            >
                "Now"
            </button>
            <MarkKey />
        </div>
    }
}

/// A turn. One to come is only counted.
#[component]
fn TurnCell(turn: TimelineTurn, looking: Looking) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let Looking { here, current, .. } = looking;
    let number = turn.number;
    let Some(moment) = turn.moment else {
        return view! { <li class="to-come" aria-hidden="true">{number}</li> }.into_any();
    };
    let is_newest = turn.is_newest;
    let in_order = move || current.get().map_or(is_newest, |current| current == number);
    let (title, lines) = (turn.title(), turn.lines.join(" "));
    let cell = looking.cell(number).unwrap_or_default();
    view! {
        <li
            class:newest=is_newest
            class:here=move || here.get() == Some(number)
            on:keydown=move |event| looking.move_on(number, &event)
        >
            <Marks turn button=cell.mark />
            <button
                class="to-turn"
                node_ref=cell.turn
                aria-label=title.clone()
                title=title
                data-turn=number
                aria-current=move || (here.get() == Some(number)).then_some("step")
                tabindex=move || if in_order() { "0" } else { "-1" }
                on:focus=move |_| current.set(Some(number))
                on:click=move |_| playback.look_at_moment(moment)
            >
                <b>{number}</b>
                <i>{lines}</i>
            </button>
        </li>
    }
    .into_any()
}

/// What stands out in a turn, if anything does; it leads to what matters most.
#[component]
fn Marks(turn: TimelineTurn, button: NodeRef<Button>) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    turn.gravest().map(|gravest| {
        let words = turn.words();
        view! {
            <button
                class="to-mark"
                node_ref=button
                aria-label=words.clone()
                title=words
                tabindex="-1"
                on:click=move |_| playback.look_at_moment(gravest.moment)
            >
                {turn.kinds().into_iter().map(|kind| view! { <Shape kind /> }).collect_view()}
            </button>
        }
    })
}

/// What the marks stand for, unfolded on demand. Escape and a press elsewhere fold it, as they close what explains a term.
#[component]
fn MarkKey() -> impl IntoView {
    let learn = expect_context::<LearnStore>();
    let spot = learn.spot();
    let is_open = Memo::new(move |_| learn.explains(spot));
    on_cleanup(move || learn.close_term(spot));
    let turn = move |_| match is_open.get_untracked() {
        true => learn.close_term(spot),
        false => learn.explain(spot),
    };
    let row = |kind: MarkKind| {
        view! {
            <dt>
                <Shape kind />
            </dt>
            <dd>{kind.meaning()}</dd>
        }
    };
    view! {
        // A press in it leaves it open.
        <div class="mark-key" on:pointerdown=|event| event.stop_propagation()>
            <button
                aria-label="What the marks mean"
                title="What the marks mean"
                aria-expanded=move || is_open.get().to_string()
                on:mousedown=leave_focus
                on:click=turn
            >
                "?"
            </button>
            <Show when=move || is_open.get()>
                <dl>{MarkKind::ALL.map(row)}</dl>
            </Show>
        </div>
    }
}

#[component]
fn Shape(kind: MarkKind) -> impl IntoView {
    view! {
        <svg viewBox="-6 -6 12 12" data-mark=kind.name() aria-hidden="true">
            <path d=shape(kind) />
        </svg>
    }
}

/// The shape of a mark, in a square of twelve around its middle.
const fn shape(kind: MarkKind) -> &'static str {
    match kind {
        // A ring with a dot in it.
        MarkKind::Deed => {
            "M-4.4 0A4.4 4.4 0 1 0 4.4 0A4.4 4.4 0 1 0-4.4 0ZM-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0Z"
        }
        // Crossed; a grave one in a frame.
        MarkKind::Battle => "M-3.5-3.5L3.5 3.5M-3.5 3.5L3.5-3.5",
        MarkKind::GraveBattle => "M-5-5H5V5H-5ZM-5-5L5 5M-5 5L5-5",
        // An arrow back to the west.
        MarkKind::GaveUp => "M5 0H-5M-1-4L-5 0L-1 4",
        // Diamonds: theirs stand empty.
        MarkKind::TheirShipSunk | MarkKind::OurShipSunk => "M0-5L5 0L0 5L-5 0Z",
        // A flag.
        MarkKind::BaseLost => "M-4 5.5V-5.5H4.5V.5H-4",
    }
}
