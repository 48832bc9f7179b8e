//! Lists whose rows are drawn from their values, and what is drawn from one value.

use std::hash::Hash;
use std::sync::Arc;

use leptos::prelude::*;

use crate::rows::{dedup_keys, number};

/// A list. Each row is drawn from its value, with plain `{row.title}`, and known by the whole of it: one that has
/// changed is another row and is drawn anew, an equal one stays with its element. Where an element must outlive a
/// change of what it shows, because it has the focus, is typed in, folded, dragged or moving, a list is
/// [`Rows`](super::Rows).
///
/// ```ignore
/// <List each=move || card.with(|card| card.lines.clone()) let:line>
///     <li>{line.title} " " {line.outcome}</li>
/// </List>
/// ```
#[component]
pub fn List<T, N>(
    /// The values, as they are now.
    each: impl Fn() -> Vec<T> + Send + Sync + 'static,
    /// Draws a row.
    children: impl Fn(T) -> N + Send + Sync + 'static,
) -> impl IntoView
where
    T: Hash + Send + 'static,
    N: IntoView + 'static,
{
    let draw = Arc::new(move |value| children(value).into_any());
    let rows = move || {
        let values = each();
        let keys = dedup_keys(values.iter().map(|value| number(value)).collect());
        let row = |(key, value)| {
            let draw = draw.clone();
            Row {
                key,
                draw: Box::new(move || draw(value)),
            }
        };
        keys.into_iter().zip(values).map(row).collect()
    };
    list(Box::new(rows))
}

/// One value, if there is one: drawn from it, anew whenever it changes, and left as it is as long as it does not.
///
/// ```ignore
/// <Anew of=move || step.with(|step| step.die.clone()) let:die>
///     <Die die />
/// </Anew>
/// ```
#[component]
pub fn Anew<T, N>(
    /// The value, as it is now.
    of: impl Fn() -> Option<T> + Send + Sync + 'static,
    /// Draws it.
    children: impl Fn(T) -> N + Send + Sync + 'static,
) -> impl IntoView
where
    T: Hash + Send + 'static,
    N: IntoView + 'static,
{
    view! { <List each=move || Vec::from_iter(of()) children=children /> }
}

/// A row that is drawn only if its key is new.
struct Row {
    key: u64,
    draw: Box<dyn FnOnce() -> AnyView + Send>,
}

/// The one `<For>` of all lists of values: each of its own types would be some kilobytes more to load.
fn list(rows: Box<dyn Fn() -> Vec<Row> + Send + Sync>) -> AnyView {
    view! { <For each=move || rows() key=|row| row.key children=|row| (row.draw)() /> }.into_any()
}
