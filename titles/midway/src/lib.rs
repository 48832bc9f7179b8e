//! Carrier Battle: Midway Solitaire, a solitaire wargame of the Pacific from April to June 1942, for the browser.
//!
//! [`engine`] is the game; [`view`] makes plain values of what is shown of it; `ui` is the page, in the browser only;
//! [`cli`] is the command line.

#![warn(missing_docs)]
#![deny(clippy::mod_module_files)]

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod engine;
pub mod storage;
#[cfg(target_arch = "wasm32")]
pub mod ui;
pub mod view;
