//! What holds in every game, whatever the dice and the orders, scenario by scenario. The audits follow a game from its
//! events alone, with a reckoning of their own.

#[path = "../common/mod.rs"]
mod common;

mod account;
mod audit;
mod deck_audit;
mod every_order;
mod follows;
mod great_battle;
mod guam;
mod strike_audit;

mod air_battles;
mod at_sea;
mod decks;
mod log;
mod orders;
mod raiders;
mod shuttles;
mod spans;
mod strikes;
mod submarines;
mod surface;
mod unseen;
mod whole_battle;
mod wind;

/// How many games a law is tried on, of `all` that are worth while: a tenth. `LAW_GAMES` says how many in a hundred
/// instead: 100 in the nightly job, more for a longer look.
fn law_games(all: u64) -> u64 {
    let wanted = std::env::var("LAW_GAMES").ok();
    let percent: u64 = wanted.map_or(10, |percent| {
        percent
            .parse()
            .expect("LAW_GAMES is how many games in a hundred are played")
    });
    (all * percent).div_ceil(100)
}
