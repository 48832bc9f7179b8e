//! How what is printed on the counter of a Japanese force shares its room.

use super::counter::{Form, Printed};
use crate::engine::forces::Detection;

/// The parts of the face of a Japanese force, each in its place, in the counter's own measure from its middle.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ForceFaceView {
    /// Its letter.
    pub letter: Option<Letter>,
    /// What is known of it.
    pub known: Vec<KnownLine>,
}

/// The letter of a force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Letter {
    /// The letter itself.
    pub letter: char,
    /// How large it is: the more is known, the less room it has.
    pub size: i32,
    /// How far it is to the right of the middle: the marker of the detection stands to its right.
    pub x: i32,
    /// How far its foot is below the middle.
    pub y: i32,
}

/// A line of what is known, at its height on the counter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct KnownLine {
    /// What it says.
    pub text: String,
    /// How far its foot is below the middle.
    pub y: i32,
}

/// The places on a counter; nothing if it is not that of a Japanese force.
pub fn force_face(counter: &Printed) -> ForceFaceView {
    let Some(face) = &counter.face.force else {
        return ForceFaceView::default();
    };
    let is_small = counter.form == Form::Small;
    let lines = face.known.len();
    let (first, apart) = match (lines, is_small) {
        (1, _) => (18, 0),
        (_, true) => (7, 14),
        (_, false) => (8, 12),
    };
    let (size, y) = match (lines, is_small) {
        (0, _) => (44, 15),
        (1, _) => (31, 1),
        (_, false) => (25, -6),
        (_, true) => (24, -8),
    };
    let letter = Letter {
        letter: face.letter,
        size,
        x: match face.detection {
            Detection::Undetected => 0,
            _ => -8,
        },
        y,
    };
    let heights = (0..).map(|n| first + apart * n);
    let known = face.known.iter().cloned().zip(heights);
    ForceFaceView {
        letter: Some(letter),
        known: known.map(|(text, y)| KnownLine { text, y }).collect(),
    }
}
