//! What is being explained: a term under the pointer, a rule on its page.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::{UseEventListenerOptions, use_event_listener, use_event_listener_with_options};

/// A term where it stands on the page: the same term elsewhere is another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TermSpot(u32);

/// What is being explained. One term at a time, and one rule.
#[derive(Clone, Copy)]
pub struct LearnStore {
    term: RwSignal<Option<TermSpot>>,
    rule: RwSignal<Option<String>>,
    spots: StoredValue<u32>,
}

impl LearnStore {
    /// Nothing is explained.
    pub fn new() -> LearnStore {
        LearnStore {
            term: RwSignal::new(None),
            rule: RwSignal::new(None),
            spots: StoredValue::new(0),
        }
    }

    /// Closes the explanation of a term by Escape, before anything under it hears of the key, and by
    /// a press elsewhere. Called once, by the page.
    pub fn listen(self) {
        let first = UseEventListenerOptions::default().capture(true);
        let escape = move |event: ev::KeyboardEvent| {
            if event.key() == "Escape" && self.term.get_untracked().is_some() {
                event.prevent_default();
                event.stop_propagation();
                self.term.set(None);
            }
        };
        let _ = use_event_listener_with_options(window(), ev::keydown, escape, first);
        let press = move |_| self.close_any_term();
        let _ = use_event_listener(window(), ev::pointerdown, press);
    }

    /// A place on the page where a term stands.
    pub fn spot(self) -> TermSpot {
        self.spots.update_value(|spots| *spots += 1);
        TermSpot(self.spots.get_value())
    }

    /// Whether the term of a place is explained.
    pub fn explains(self, spot: TermSpot) -> bool {
        self.term.get() == Some(spot)
    }

    /// Explains the term of a place.
    pub fn explain(self, spot: TermSpot) {
        if self.term.get_untracked() != Some(spot) {
            self.term.set(Some(spot));
        }
    }

    /// Explains the term of a place no longer.
    pub fn close_term(self, spot: TermSpot) {
        if self.term.try_get_untracked().flatten() == Some(spot) {
            self.term.set(None);
        }
    }

    fn close_any_term(self) {
        if self.term.get_untracked().is_some() {
            self.term.set(None);
        }
    }

    /// The number of the rule whose page is open.
    pub fn rule(self) -> Option<String> {
        self.rule.get()
    }

    /// Whether a rule's page is open.
    pub fn is_rule_open(self) -> bool {
        self.rule.with(Option::is_some)
    }

    /// Opens the page of a rule.
    pub fn open_rule(self, number: &str) {
        self.close_any_term();
        self.rule.set(Some(number.to_owned()));
    }

    /// Closes it.
    pub fn close_rule(self) {
        self.rule.set(None);
    }
}
