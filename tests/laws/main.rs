//! What holds in every game, whatever the dice and the orders, scenario by scenario. The audits follow a game from its
//! events alone, with a reckoning of their own.

#[path = "../common/mod.rs"]
mod common;

mod account;
mod audit;
mod deck_audit;
mod every_order;
mod follows;
mod guam;
mod strike_audit;

mod air_battles;
mod at_sea;
mod decks;
mod log;
mod orders;
mod raiders;
mod strikes;
mod submarines;
mod unseen;
mod whole_battle;
