//! Where the keyboard's focus belongs after something was done. What is drawn for it asks here:
//! nobody looks for elements in the document.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The places of a page that can have the focus.
pub trait FocusPlace: Copy + PartialEq + Send + Sync + 'static {
    /// The dialog that lies over the page, where nothing in it takes the focus.
    const DIALOG: Self;
}

/// Where the focus belongs.
#[derive(Clone, Copy)]
pub struct FocusStore<F: FocusPlace> {
    wanted: RwSignal<Option<F>>,
    /// The answer whose button has the focus, or had it until it was drawn anew.
    answer: StoredValue<Option<u64>>,
}

impl<F: FocusPlace> FocusStore<F> {
    /// The focus is where the browser has it.
    pub fn new() -> FocusStore<F> {
        FocusStore {
            wanted: RwSignal::new(None),
            answer: StoredValue::new(None),
        }
    }

    /// Sends the focus somewhere. `set` tells its readers even of the same place, which can so have
    /// it again.
    pub fn send(self, to: F) {
        self.wanted.set(Some(to));
    }

    /// Leaves the focus where it is, unless it falls to the page's body because what has it goes.
    pub fn keep_or_send(self, to: F) {
        // Or else an earlier request would be met when what it was for is drawn anew. Nobody needs to be
        // told that nothing is wanted.
        self.wanted.update_untracked(|wanted| *wanted = None);
        self.answer.set_value(None);
        self.send_if_lost(to);
    }

    /// The button of an answer has the focus, or loses it to something else.
    pub fn note_answer(self, row: u64, has_it: bool) {
        let _ = self.answer.try_set_value(has_it.then_some(row));
    }

    /// Lets the button of an answer have the focus if one that stood for the same had it as it was drawn anew.
    pub fn take_over(self, row: u64, button: &HtmlElement) {
        if self.answer.try_get_value() != Some(Some(row)) {
            return;
        }
        let button = button.clone();
        request_animation_frame(move || {
            if self.answer.try_get_value() == Some(Some(row)) && is_lost() {
                let _ = button.focus();
            }
        });
    }

    /// Sends the focus somewhere once what is done now has been drawn, or else somewhere else if nothing
    /// on the page takes it there. Asked for before an order is given, it comes before the question that
    /// the order brings.
    pub fn send_or(self, to: impl FnOnce() -> F + 'static, otherwise: F) {
        request_animation_frame(move || {
            self.send(to());
            self.send_if_lost(otherwise);
        });
    }

    /// Takes the focus from what a click may take away, and once what the click does has been drawn gives it back, or
    /// to what stands there for the same, if nothing else has it. Chromium works out the styles of the whole page
    /// whenever it removes what has the focus, in the middle of what is being drawn.
    pub fn release(self, element: &HtmlElement, what: F) {
        let element = element.clone();
        if document().active_element().as_ref() != Some(&element) || element.blur().is_err() {
            return;
        }
        request_animation_frame(move || {
            if !is_lost() {
                return;
            }
            if element.is_connected() {
                let _ = element.focus();
                return;
            }
            self.send(what);
            // What comes up later is for another question.
            request_animation_frame(move || {
                // By then the table may have been left.
                if self.wanted.try_get_untracked() == Some(Some(what)) {
                    self.wanted.try_update_untracked(|wanted| *wanted = None);
                }
            });
        });
    }

    fn send_if_lost(self, to: F) {
        request_animation_frame(move || {
            if is_lost() {
                self.send(to);
                request_animation_frame(move || {
                    if is_lost() {
                        self.send(F::DIALOG);
                    }
                });
            }
        });
    }

    /// Whether the focus belongs somewhere.
    fn is_on(self, what: F) -> bool {
        self.wanted.get() == Some(what)
    }

    /// Lets an element take the focus whenever it belongs to what the element stands for, if `now`
    /// holds. To be called while the element's component is made.
    pub fn take<E>(self, what: F, element: NodeRef<E>, now: impl Fn() -> bool + 'static)
    where
        E: ElementType,
        E::Output: JsCast + AsRef<Element> + Clone + 'static,
    {
        Effect::new(move |_| {
            if self.is_on(what)
                && now()
                && let Some(element) = element.get()
            {
                // Elements of an SVG take the focus in the same way.
                let element = AsRef::<Element>::as_ref(&element);
                let _ = element.unchecked_ref::<HtmlElement>().focus();
                // Drawn anew later, it does not take it from what has it then; nobody needs to be
                // told. What lies under a dialog cannot have it.
                if document().active_element().as_ref() == Some(element) {
                    self.wanted.update_untracked(|wanted| *wanted = None);
                }
            }
        });
    }
}

/// Whether nothing has the focus: it fell to the page's body, or it will because what has it has been
/// disabled.
fn is_lost() -> bool {
    let focused = document().active_element();
    focused.is_none_or(|focused| {
        focused.tag_name() == "BODY" || focused.matches(":disabled").unwrap_or(false)
    })
}
