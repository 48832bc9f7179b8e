//! The player's keyboard, as the browser tells of it.

use std::collections::BTreeMap;

use js_sys::{Array, Function, Promise, Reflect, try_iter};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::keyboard::Keyboard;

/// The player's keyboard.
#[derive(Clone, Copy)]
pub struct KeyboardStore {
    keyboard: RwSignal<Keyboard>,
}

impl KeyboardStore {
    /// What is known of it; what is printed on its keys the browser tells a little later, or never.
    pub fn new() -> KeyboardStore {
        let platform = window().navigator().platform().unwrap_or_default();
        let keyboard = RwSignal::new(Keyboard {
            printed: BTreeMap::new(),
            is_mac: platform.starts_with("Mac") || platform.starts_with("iP"),
        });
        spawn_local(async move {
            let printed = printed().await.unwrap_or_default();
            if !printed.is_empty() {
                keyboard.update(|keyboard| keyboard.printed = printed);
            }
        });
        KeyboardStore { keyboard }
    }

    /// Looks at it.
    pub fn with<T>(self, look: impl FnOnce(&Keyboard) -> T) -> T {
        self.keyboard.with(look)
    }
}

/// What is printed on the keys, by their places. Only Chromium tells, and not in every frame; web-sys does not know of it.
async fn printed() -> Option<BTreeMap<String, String>> {
    let navigator: JsValue = window().navigator().into();
    let keyboard = Reflect::get(&navigator, &"keyboard".into()).ok()?;
    let ask = Reflect::get(&keyboard, &"getLayoutMap".into()).ok()?;
    let asked = ask.dyn_into::<Function>().ok()?.call0(&keyboard).ok()?;
    let keys = JsFuture::from(asked.dyn_into::<Promise>().ok()?).await;
    let keys = try_iter(&keys.ok()?).ok()??;
    let key = |key: Result<JsValue, JsValue>| {
        let key = key.ok()?.dyn_into::<Array>().ok()?;
        Some((key.get(0).as_string()?, key.get(1).as_string()?))
    };
    Some(keys.filter_map(key).collect())
}
