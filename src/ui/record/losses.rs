//! What was lost, and to what.

use leptos::prelude::*;

use crate::view::record::{LossCause, LossGroup};

/// Each kind of loss with its causes, as bars with their numbers.
#[component]
pub fn Losses(groups: Vec<LossGroup>) -> impl IntoView {
    let group = |group: LossGroup| {
        let class = match group.is_ours {
            true => "loss-group ours",
            false => "loss-group theirs",
        };
        let note = (!group.note.is_empty()).then(|| view! { <p class="muted">{group.note}</p> });
        view! {
            <div class=class>
                <h3>
                    <b class="num">{group.total}</b>
                    " "
                    {group.title}
                </h3>
                <dl>{group.causes.into_iter().map(cause).collect_view()}</dl>
                {note}
            </div>
        }
    };
    let nothing = groups
        .is_empty()
        .then(|| view! { <p>"Nothing, on either side."</p> });
    view! {
        {nothing}
        <div class="loss-groups">{groups.into_iter().map(group).collect_view()}</div>
    }
}

fn cause(cause: LossCause) -> impl IntoView {
    let width = format!("{}%", cause.bar);
    view! {
        <div>
            <dt>{cause.name}</dt>
            <dd>
                <span class="loss-bar" aria-hidden="true">
                    <i style:width=width></i>
                </span>
                <b class="num">{cause.number}</b>
            </dd>
        </div>
    }
}
