//! What stands around the game: the values the page shows, the player's saved games, the command line.

mod common;

mod cli;
mod storage;
mod view;
