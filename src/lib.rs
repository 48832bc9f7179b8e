//! Carrier Battle: Philippine Sea, a solitaire wargame of June 19 and 20, 1944, for the browser.
//!
//! [`engine`] is the game; [`view`] makes plain values of what is shown of it; `ui` is the page and `storage` keeps the player's games,
//! both in the browser only; [`foresight_worker`] plays battles on beside the page; [`cli`] is the command line.
//!
//! One phase of scenario 1:
//!
//! ```
//! use carrier_battle::engine::{Decision, Game, Order, Scenario};
//!
//! let scenario = Scenario::numbered(1).unwrap();
//! let mut game = Game::new(scenario, &[], 1944).unwrap();
//! assert_eq!(game.decision(), Some(Decision::AirMovement));
//!
//! // Radar has a raid; Intercept 1 flies one hex towards it for one fuel point.
//! let fly = Order::Fly { mission: "Intercept 1".parse().unwrap(), to: "1110".parse().unwrap() };
//! let happened = game.play(fly).unwrap();
//! assert!(happened.iter().any(|it| it.event.to_string() == "Intercept 1 spends 1 on flying: 15 fuel."));
//!
//! // The same order twice is refused, and nothing changes.
//! assert!(game.play(Order::Hold { mission: "Intercept 1".parse().unwrap() }).is_err());
//! game.play(Order::EndMovement).unwrap();
//! ```

#![deny(clippy::mod_module_files)]

pub mod engine;
pub mod foresight_worker;

#[cfg(all(feature = "page", not(target_arch = "wasm32")))]
pub mod cli;
#[cfg(feature = "page")]
pub mod storage;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod ui;
#[cfg(feature = "page")]
pub mod view;
