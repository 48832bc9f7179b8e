//! The hint of the moment.

use leptos::prelude::*;
use page::parts::{Anew, CloseButton, Icon, Prose};

use crate::ui::controls::Controls;
use crate::ui::state::{Focus, SettingsStore};
use crate::view::learn::{Hint, hint};

/// A few words where they help, each once: it goes when it is put away, or the question has been answered.
#[component]
pub fn HintLine() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let settings = expect_context::<SettingsStore>();
    let orders = Memo::new(move |_| controls.game.with(|game| game.orders().len()));
    let due = Memo::new(move |_| {
        let is_asked = controls.asked.with(Option::is_some);
        let decision = controls.game.decision().filter(|_| is_asked)?;
        let settings = settings.get();
        controls
            .playback
            .with_table(|table| hint(&settings, table, &decision))
    });
    let read = move |hint: Hint| {
        settings.change(|settings| settings.hints_seen.push(hint.name().to_owned()));
    };
    // An effect is for what lies outside the signals: here the settings in the browser's storage.
    Effect::new(move |before: Option<(usize, Option<Hint>)>| {
        let now = (orders.get(), due.get());
        if let Some((before, Some(hint))) = before
            && before != now.0
        {
            read(hint);
        }
        now
    });
    view! {
        <Anew of=move || due.get() let:hint>
            <aside class="hint-line" role="note" aria-label="Hint">
                <Icon name="help" />
                <p>
                    <b>{hint.title()}</b>
                    " "
                    <Prose text=hint.text().to_owned() />
                </p>
                <CloseButton on_close=Callback::new(move |()| {
                    read(hint);
                    controls.focus.keep_or_send(Focus::Question);
                }) />
            </aside>
        </Anew>
    }
}
