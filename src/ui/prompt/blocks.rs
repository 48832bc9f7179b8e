//! The parts of a question, each drawn after its kind.

use leptos::prelude::*;

use super::choice::ChoiceRow;
use super::comparisons::Comparisons;
use super::composer::Composer;
use super::done::DoneNotes;
use super::grid::Grid;
use super::lines::Lines;
use super::plan::Plan;
use super::why::{Remarks, Why};
use crate::ui::air::Critical;
use crate::ui::learn::HintLine;
use crate::ui::parts::{Anew, Rows};
use crate::ui::search::Planner;
use crate::view::prompt::Block;

/// Parts of the question. Each keeps its place while what it says changes.
#[component]
pub fn Blocks(blocks: Memo<Vec<Block>>) -> impl IntoView {
    view! {
        <Rows of=blocks each=|all| all key=Block::row let:block>
            <Part block />
        </Rows>
    }
}

/// A part. Where rows are folded, dragged or turned within it they outlive its changes; all else is drawn anew.
#[component]
fn Part(block: Memo<Block>) -> impl IntoView {
    match block.get_untracked() {
        Block::Hint => view! { <HintLine /> }.into_any(),
        Block::Lines(lines) => view! { <Lines look=lines.look block /> }.into_any(),
        Block::Search(_) => view! { <Planner block /> }.into_any(),
        Block::Plan(_) => view! { <Plan block /> }.into_any(),
        Block::Done(_)
        | Block::Notes(_)
        | Block::Why(..)
        | Block::Fuel(_)
        | Block::Choice(_)
        | Block::Remarks(_)
        | Block::Comparisons(_)
        | Block::Composer(_)
        | Block::Grid(_) => view! {
            <Anew of=move || Some(block.get()) let:block>
                {drawn(block)}
            </Anew>
        }
        .into_any(),
    }
}

fn drawn(block: Block) -> Option<AnyView> {
    Some(match block {
        Block::Done(done) => view! { <DoneNotes done /> }.into_any(),
        Block::Notes(notes) => view! { <Notes notes /> }.into_any(),
        Block::Why(why, how) => view! { <Why why how /> }.into_any(),
        Block::Fuel(track) => view! { <Critical track /> }.into_any(),
        Block::Choice(choice) => view! { <ChoiceRow choice class="small" /> }.into_any(),
        Block::Remarks(remarks) => view! { <Remarks remarks /> }.into_any(),
        Block::Comparisons(comparisons) => view! { <Comparisons comparisons /> }.into_any(),
        Block::Composer(composer) => view! { <Composer composer /> }.into_any(),
        Block::Grid(grid) => view! { <Grid grid=*grid /> }.into_any(),
        Block::Hint | Block::Lines(_) | Block::Search(_) | Block::Plan(_) => return None,
    })
}

/// What was passed over, or will be.
#[component]
fn Notes(notes: Vec<String>) -> impl IntoView {
    let note = |text: String| view! { <p class="prompt-note">{text}</p> };
    view! { <div class="prompt-notes">{notes.into_iter().map(note).collect_view()}</div> }
}
