//! The story of a force.

use leptos::prelude::*;

use crate::engine::forces::ForceId;
use crate::ui::controls::Controls;
use crate::ui::parts::Rows;
use crate::ui::record::LogDie;
use crate::view::enemy::{self, Chapter, Kind, Passage};

/// The story of a force, the oldest first.
#[component]
pub fn Story(id: ForceId) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let story =
        Memo::new(move |_| playback.with_events(|shown| enemy::passages(enemy::story(shown, id))));
    view! {
        <div class="story">
            <h4>"Its story"</h4>
            <ol>
                <Rows of=story each=|all| all key=Passage::clone let:passage>
                    <PassageItem passage=passage.get_untracked() />
                </Rows>
            </ol>
        </div>
    }
}

/// A passage; looks in vain open to their dice.
#[component]
fn PassageItem(passage: Passage) -> impl IntoView {
    match passage {
        Passage::One(chapter) => view! { <ChapterItem chapter /> }.into_any(),
        Passage::InVain {
            when,
            title,
            chapters,
        } => {
            let chapter = |chapter: Chapter| view! { <ChapterItem chapter /> };
            view! {
                <li class="missed">
                    <span class="when">{when}</span>
                    <details>
                        <summary>{title}</summary>
                        <ol>{chapters.into_iter().map(chapter).collect_view()}</ol>
                    </details>
                </li>
            }
            .into_any()
        }
    }
}

/// Something that happened; a click goes where that was.
#[component]
fn ChapterItem(chapter: Chapter) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Chapter {
        when,
        title,
        detail,
        hex,
        die,
        kind,
        ..
    } = chapter;
    let class = match kind {
        Kind::Seen => "seen",
        Kind::Missed => "missed",
        Kind::Learnt => "learnt",
        Kind::Moved => "moved",
        Kind::Faded => "faded",
        Kind::Attacked => "attacked",
    };
    view! {
        <li class=class>
            <span class="when">{when}</span>
            <div>
                <button
                    class="log-to"
                    title="Show where on the chart"
                    on:click=move |_| controls.look_at_hex(hex)
                >
                    {title}
                </button>
                {(!detail.is_empty()).then(|| view! { <small>{detail}</small> })}
                {die.map(|(die, number)| view! { <small class="its-die"><LogDie die number /></small> })}
            </div>
        </li>
    }
}
