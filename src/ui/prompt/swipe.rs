//! A finger on the head of the question: up it pulls the sheet up, down it puts it down, and then away.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use crate::ui::controls::Controls;

/// Pixels that a finger goes before it is meant.
const FAR: f64 = 24.0;

/// What a finger does there.
#[derive(Clone, Copy)]
pub struct Swipe {
    controls: Controls,
    from: StoredValue<Option<f64>>,
}

impl Swipe {
    pub fn new(controls: Controls) -> Swipe {
        Swipe {
            controls,
            from: StoredValue::new(None),
        }
    }

    /// It comes down.
    pub fn down(self, event: &PointerEvent) {
        let by_finger = event.pointer_type() == "touch";
        self.from
            .set_value(by_finger.then(|| f64::from(event.client_y())));
    }

    /// It comes up again.
    pub fn up(self, event: &PointerEvent) {
        let Some(from) = self.from.get_value() else {
            return;
        };
        self.from.set_value(None);
        let Controls { panels, .. } = self.controls;
        let way = f64::from(event.client_y()) - from;
        let (is_open, is_away) = untrack(|| (panels.is_sheet_open(), panels.is_away()));
        if way < -FAR {
            match is_away {
                true => panels.put_away(false),
                false if !is_open => panels.show_sheet(true),
                false => {}
            }
        } else if way > FAR {
            match is_open {
                true => panels.show_sheet(false),
                false => panels.put_away(true),
            }
        }
    }
}
