//! The places of the page that the keyboard's focus can be sent to.

use page::stores;

use crate::view::shell::Tab;

/// A place that can have the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// The question.
    Question,
    /// The button of an answer, by the number of what it is known by.
    Answer(u64),
    /// The chart.
    Chart,
    /// A tab of the side panel.
    Tab(Tab),
    /// The button of the menu.
    MenuButton,
    /// The dialog that lies over the page, where nothing in it takes the focus.
    Dialog,
}

impl stores::FocusPlace for Focus {
    const DIALOG: Focus = Focus::Dialog;
}

/// Where the focus belongs.
pub type FocusStore = stores::FocusStore<Focus>;
