//! What hits do to ships, and what they are worth (12, 15.1).

mod battleships;
mod fires;
mod japanese_ships;
mod us_carriers;
