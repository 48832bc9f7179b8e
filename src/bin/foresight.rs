//! The page's worker that plays battles on. It runs in a browser only.

#[cfg(target_arch = "wasm32")]
fn main() {
    carrier_battle::foresight_worker::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!(
        "this is the worker of the page; on the command line there is `carrier-battle advise`"
    );
}
