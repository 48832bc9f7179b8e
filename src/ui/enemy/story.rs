//! The story of a force.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::engine::forces::ForceId;
use crate::ui::controls::Controls;
use crate::ui::parts::{List, Unfolding};
use crate::ui::record::LogDie;
use crate::view::enemy::{self, Entries, StoryEntry, StoryKind};

/// The stories of all forces, told in one pass over the events, and only while one of them is read.
pub type Stories = Memo<BTreeMap<ForceId, Vec<StoryEntry>>>;

/// The story of a force, the oldest first.
#[component]
pub fn Story(id: ForceId, stories: Stories) -> impl IntoView {
    let story = move || {
        let story = stories.with(|stories| stories.get(&id).cloned());
        enemy::entries(story.unwrap_or_default())
    };
    view! {
        <div class="story">
            <h4>"Its story"</h4>
            <ol>
                <List each=story let:entries>
                    <EntriesItem id entries />
                </List>
            </ol>
        </div>
    }
}

/// An entry; what says the same, told together, opens to each.
#[component]
fn EntriesItem(id: ForceId, entries: Entries) -> impl IntoView {
    match entries {
        Entries::One(entry) => view! { <EntryItem entry /> }.into_any(),
        Entries::Together {
            when,
            title,
            kind,
            entries,
        } => {
            let entry = |entry: StoryEntry| view! { <EntryItem entry /> };
            view! {
                <li class=class_of(kind)>
                    <span class="when">{when.clone()}</span>
                    <Unfolding name=format!("{id} {} {title}", when.as_deref().unwrap_or_default())>
                        <summary>{title.clone()}</summary>
                        <ol>{entries.into_iter().map(entry).collect_view()}</ol>
                    </Unfolding>
                </li>
            }
            .into_any()
        }
    }
}

/// How an entry looks.
const fn class_of(kind: StoryKind) -> &'static str {
    match kind {
        StoryKind::Seen => "seen",
        StoryKind::Missed => "missed",
        StoryKind::Learnt => "learnt",
        StoryKind::Steamed | StoryKind::Moved => "moved",
        StoryKind::Faded => "faded",
        StoryKind::Attacked => "attacked",
    }
}

/// Something that happened; a click goes where that was.
#[component]
fn EntryItem(entry: StoryEntry) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let StoryEntry {
        when,
        title,
        detail,
        hex,
        die,
        kind,
        ..
    } = entry;
    view! {
        <li class=class_of(kind)>
            <span class="when">{when}</span>
            <div>
                <button
                    class="log-to"
                    title="Show where on the chart"
                    on:click=move |_| controls.look_at(hex)
                >
                    {title}
                </button>
                {(!detail.is_empty()).then(|| view! { <small>{detail}</small> })}
                {die.map(|(die, number)| view! { <small class="its-die"><LogDie die number /></small> })}
            </div>
        </li>
    }
}
