//! Games as files: export and import.

use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::file_name;

/// How long a file's address stays good, in milliseconds: the browser may ask the player first where to put it, and
/// reads it after that.
const MINUTE: u32 = 60_000;

/// The browser has made no file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoFile;

/// Offers a text to the player as a file to keep.
///
/// # Errors
/// The browser has made none.
pub fn download(name: &str, text: &str) -> Result<(), NoFile> {
    offer(name, text).map_err(|_| NoFile)
}

fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    let document = web_sys::window()
        .and_then(|window| window.document())
        .ok_or(JsValue::NULL)?;
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("application/json");
    let parts = js_sys::Array::of1(&text.into());
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link = document.create_element("a");
    let link = link.map(|link| link.unchecked_into::<web_sys::HtmlAnchorElement>());
    if let Ok(link) = &link {
        link.set_href(&url);
        link.set_download(&file_name(name));
        link.click();
    }
    Timeout::new(MINUTE, move || {
        // Nothing is lost where it cannot be given back.
        let _ = web_sys::Url::revoke_object_url(&url);
    })
    .forget();
    link.map(|_| ())
}

/// The text of a file the player chose.
pub async fn read_file(file: web_sys::File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}
