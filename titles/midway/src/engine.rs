//! The game: no page, no clock, no input or output.
