//! What the pages of the titles have in common, whatever is played on them: small components, the player's settings,
//! sound, and what the browser keeps.
//!
//! Nothing here knows a title; what is of the browser is in its build alone.

#![warn(missing_docs)]
#![deny(clippy::mod_module_files)]
#![cfg_attr(
    target_arch = "wasm32",
    expect(
        clippy::redundant_closure,
        reason = "Leptos erases a closure that is written in the markup; one with a name is compiled for each of its types"
    ),
    expect(
        clippy::new_without_default,
        reason = "a store that begins is more than a value: it belongs to the component that makes it"
    )
)]

#[cfg(target_arch = "wasm32")]
pub mod address;
pub mod chart;
pub mod copied;
#[cfg(target_arch = "wasm32")]
pub mod date;
pub mod followed;
pub mod games;
pub mod keeping;
pub mod keyboard;
pub mod link;
pub mod link_question;
pub mod listed;
pub mod name;
pub mod notice;
#[cfg(target_arch = "wasm32")]
pub mod parts;
pub mod prose;
pub mod rows;
pub mod rules;
pub mod save_points;
pub mod saving;
pub mod settings;
pub mod sound;
#[cfg(target_arch = "wasm32")]
mod speaker;
#[cfg(target_arch = "wasm32")]
pub mod stopped;
pub mod storage;
#[cfg(target_arch = "wasm32")]
pub mod stores;
pub mod tabs;
#[cfg(target_arch = "wasm32")]
pub mod title_page;
pub mod titles;
pub mod viewport;
pub mod wording;
