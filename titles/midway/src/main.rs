//! In the browser: mounts the page. Elsewhere: the command line.

#[cfg(target_arch = "wasm32")]
fn main() {
    midway::ui::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    midway::cli::main()
}
