//! The chart and what lies on it.

mod asked;
pub mod base;
mod camera;
mod counter;
mod course;
mod force_face;
pub mod framing;
mod furniture;
pub mod geometry;
mod inset;
pub mod layout;
mod legend;
mod limits;
mod lit;
pub mod marks;
mod readout;
mod shapes;
mod stack;
mod trail;
mod unit;

pub use asked::asked_about;
pub use camera::Camera;
pub use counter::{CounterView, Face, ForceFace, Form, State, counters};
pub use course::{CourseView, NextPlace, courses};
pub use force_face::{ForceFaceView, KnownLine, Letter, force_face};
pub use furniture::{Furniture, keep_counters_clear};
pub use inset::{InsetView, inset};
pub use legend::{Scale, scale};
pub use limits::{LimitView, strike_limit};
pub use lit::{Arrow, LitHex, first_lit, lit_hexes, next_lit};
pub use readout::{ReadoutView, flight, readout};
pub use shapes::CONTOURS;
pub use stack::{StackLine, StackView, place as stack_place, stack};
pub use trail::{TrailView, trails};
pub use unit::{Side, Unit};
