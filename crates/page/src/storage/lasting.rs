//! Whether the browser keeps what it has for the page when it needs room, and what is noted beside the files of the page
//! in case it has lost the games.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::Mark;

/// What a browser without it gives to nobody: pages without encryption do not have it either.
fn manager() -> Option<web_sys::StorageManager> {
    let navigator = web_sys::window()?.navigator();
    let has = |of: &JsValue, name: &str| {
        js_sys::Reflect::get(of, &name.into()).is_ok_and(|it| !it.is_undefined())
    };
    let manager = has(&navigator, "storage").then(|| navigator.storage())?;
    (has(&manager, "persist") && has(&manager, "persisted")).then_some(manager)
}

/// Whether the browser has promised to keep it. Nothing if it makes no such promises.
pub async fn is_promised() -> Option<bool> {
    let answer = manager()?.persisted().ok()?;
    JsFuture::from(answer).await.ok()?.as_bool()
}

/// Asks the browser to keep it; some ask the player. Nothing if it makes no such promises.
pub async fn ask_to_keep() -> Option<bool> {
    let answer = manager()?.persist().ok()?;
    JsFuture::from(answer).await.ok()?.as_bool()
}

/// The place of the mark, beside the files of the page: other copies on the same host have their own.
const MARK: &str = "carrier-battle-mark";

/// The caches of the page, where the browser gives it any.
async fn cache() -> Option<web_sys::Cache> {
    let window = web_sys::window()?;
    let has = js_sys::Reflect::get(&window, &"caches".into()).ok()?;
    let caches = (!has.is_undefined()).then(|| window.caches().ok())??;
    JsFuture::from(caches.open(MARK))
        .await
        .ok()?
        .dyn_into()
        .ok()
}

/// What was noted of the local storage beside the files of the page, if anything was.
pub async fn mark_beside() -> Option<Mark> {
    let found = JsFuture::from(cache().await?.match_with_str(MARK))
        .await
        .ok()?;
    let found: web_sys::Response = found.dyn_into().ok()?;
    let text = JsFuture::from(found.text().ok()?).await.ok()?.as_string()?;
    serde_json::from_str(&text).ok()
}

/// Notes it there, or that there is nothing to note any more. Without it nothing is told when the games are gone.
pub async fn note_beside(mark: Option<Mark>) {
    let Some(cache) = cache().await else {
        return;
    };
    let text = mark.and_then(|mark| serde_json::to_string(&mark).ok());
    let done = match text.map(|text| web_sys::Response::new_with_opt_str(Some(&text))) {
        Some(Ok(response)) => cache.put_with_str(MARK, &response),
        _ => cache.delete_with_str(MARK),
    };
    let _ = JsFuture::from(done).await;
}
