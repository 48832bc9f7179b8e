//! The rules, a folder a subject: what each asks, with its figures and the examples of the rulebook. A test is named after
//! its rule.

mod common;

mod air_combat;
mod charts;
mod counters;
mod damage;
mod decks;
mod forecast;
mod map;
mod missions;
mod raids;
mod scenarios;
mod session;
mod staff;
mod strikes;
