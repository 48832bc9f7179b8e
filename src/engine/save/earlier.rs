//! Saves of version 5 as they were written at first: orders as maps, and a check that hashes the table by the derived
//! `Hash`. The standard library does not promise that from one compiler to the next: should one end it, such saves
//! cannot be verified any more, and the program notices by two games whose checks it knows.

use std::hash::{Hash, Hasher};

use fnv::FnvHasher;
use serde::Serialize;

use super::Save;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::scenario::Variant;

/// Games as they were saved then: strikes that attack ships, and raids that are met.
const KNOWN: [&str; 2] = [
    include_str!("../../../tests/saves/version-5/exports/scenario-2-assignment-with-variants.json"),
    include_str!("../../../tests/saves/version-5/exports/scenario-1-interception.json"),
];

/// Whether the derived `Hash` still is what it was.
pub(super) fn hash_holds() -> bool {
    let holds = |text| Save::read(text).and_then(|save| save.game_if(|| true));
    KNOWN.into_iter().all(|text| holds(text).is_ok())
}

#[derive(Serialize)]
struct Text<'a> {
    format: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    version: u32,
    scenario: u8,
    options: &'a [Variant],
    #[serde(with = "kernel::as_text")]
    seed: u64,
    undone: u32,
    orders: &'a [Order],
    check: &'a str,
}

impl Text<'_> {
    fn of(save: &Save) -> Text<'_> {
        Text {
            format: &save.format,
            title: save.title.as_deref(),
            name: save.name.as_deref(),
            version: save.version,
            scenario: save.scenario,
            options: &save.options,
            seed: save.seed,
            undone: save.undone,
            orders: &save.orders,
            check: &save.check,
        }
    }

    fn write(&self) -> String {
        // Texts, numbers and lists of them can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A save as it was written then.
pub(super) fn text(save: &Save) -> String {
    Text::of(save).write()
}

/// The check that a save had then, of the game that its orders lead to.
pub(in crate::engine) fn check(save: &Save, game: &Game) -> String {
    // It is of the text as it was before saves named their title.
    let text = Text {
        title: None,
        name: None,
        check: "",
        ..Text::of(save)
    };
    let mut hasher = PortableHasher(FnvHasher::default());
    hasher.write(text.write().as_bytes());
    game.table().hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Whether a text has the form of such a check.
pub(super) fn is_check(text: &str) -> bool {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    text.len() == 16 && text.bytes().all(is_digit)
}

/// A hasher that says the same of the same on every machine, whatever the width and the order
/// of its bytes.
struct PortableHasher(FnvHasher);

impl Hasher for PortableHasher {
    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }
    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }
    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }
    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }
    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }
    fn finish(&self) -> u64 {
        self.0.finish()
    }
}
