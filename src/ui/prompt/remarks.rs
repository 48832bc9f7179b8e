//! What something brings, or costs.

use leptos::prelude::*;

use crate::ui::parts::Prose;
use crate::view::prompt::Remark;

/// A line each; bad news stands out.
#[component]
pub fn Remarks(remarks: Vec<Remark>) -> impl IntoView {
    let line = |remark: Remark| {
        view! {
            <li class:warn=remark.warns>
                <Prose text=remark.words />
            </li>
        }
    };
    view! { <ul class="stakes">{remarks.into_iter().map(line).collect_view()}</ul> }
}
