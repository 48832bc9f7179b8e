//! Lists whose rows stay while what they show changes.

use std::hash::Hash;
use std::sync::Arc;

use leptos::prelude::*;

use crate::rows::{dedup_keys, number};

/// A list. A row is made once for its key and stays, with its element and its focus, as long as the
/// key is in the list; what changes of it, it reads from a memo of its own. Where a row shows
/// nothing that changes, its whole content can be the key; rows of equal keys are told apart by their order.
///
/// ```ignore
/// <Rows of=deck each=|deck| &deck.planes key=|plane| plane.unit let:plane>
///     <Plane view=plane />
/// </Rows>
/// ```
#[component]
pub fn Rows<S, V, T, K, C, N>(
    /// A signal of what the list is part of.
    of: S,
    /// The list in it. Only a row that is read is cloned.
    each: fn(&V) -> &[T],
    /// What a row is known by.
    key: fn(&T) -> K,
    /// Makes a row.
    children: C,
) -> impl IntoView
where
    S: With<Value = V> + Copy + Send + Sync + 'static,
    V: 'static,
    T: Clone + PartialEq + Send + Sync + 'static,
    K: Hash + 'static,
    C: Fn(Memo<T>) -> N + Send + Sync + 'static,
    N: IntoView + 'static,
{
    // What changes within the rows alone leaves the list as it is.
    let keys = Memo::new(move |_| {
        let keys = |of: &V| each(of).iter().map(|row| number(&key(row))).collect();
        dedup_keys(of.with(keys))
    });
    let row = move |key| {
        let find = move || {
            let at = place(keys, key)?;
            of.with(|of| each(of).get(at).cloned())
        };
        match untrack(find) {
            Some(first) => children(memo_or_last(first, find)).into_any(),
            None => ().into_any(),
        }
    };
    list(keys, Arc::new(row))
}

/// The one `<For>` of the page: each of its own types would be some kilobytes more to load.
fn list(keys: Memo<Vec<u64>>, row: Arc<dyn Fn(u64) -> AnyView + Send + Sync>) -> AnyView {
    view! { <For each=move || keys.get() key=|key| *key children=move |key| row(key) /> }.into_any()
}

fn place(keys: Memo<Vec<u64>>, key: u64) -> Option<usize> {
    keys.with(|keys| keys.iter().position(|other| *other == key))
}

/// What is shown of something that may go. Read after it has gone but before what shows it has been
/// taken away, by a handler say, it is what it was last: no `unwrap` to panic.
pub fn memo_or_last<T>(first: T, find: impl Fn() -> Option<T> + Send + Sync + 'static) -> Memo<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |last: Option<&T>| find().unwrap_or_else(|| last.unwrap_or(&first).clone()))
}
