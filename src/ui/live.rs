//! What changes on the page, in closures of few types.
//!
//! Every closure has a type of its own, and Leptos compiles its code anew for each type of a
//! reactive value, an event handler or a child: some kilobytes of WebAssembly apiece. Boxed, they
//! share that code; the whole page is a fifth smaller for it.

use leptos::prelude::*;

/// A value that is read anew whenever the signals it reads change.
pub type Live<T> = Box<dyn FnMut() -> T + Send>;

/// A reactive value: for attributes, classes and texts.
pub fn live<T>(value: impl FnMut() -> T + Send + 'static) -> Live<T> {
    Box::new(value)
}

/// A reactive part of the page.
pub fn dynamic<V: IntoView + 'static>(
    mut view: impl FnMut() -> V + Send + 'static,
) -> Live<AnyView> {
    Box::new(move || view().into_any())
}

/// An event handler.
pub fn on<E>(handler: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(handler)
}

/// Does something now and whenever the signals it reads change.
pub fn effect(run: impl FnMut() + 'static) {
    let mut run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(move |_: Option<()>| run());
}

/// What the page provides to all its parts. Leptos' own `expect_context` would name what is missing,
/// and bring along all that it takes to quote a text.
pub fn provided<T: Clone + 'static>() -> T {
    use_context().expect("the page provides it")
}
