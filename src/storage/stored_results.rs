//! The record of results as it is stored, and the texts of damaged ones, which are put aside and never written over.

use super::{Results, StorageProblem};

/// Where the record stands.
const RESULTS: &str = "carrier-battle/results";
/// Where a damaged one is put aside; others after it have a number behind.
const ASIDE: &str = "carrier-battle/results-damaged";
/// How many of them the player has been told of and wants to hear no more.
const TOLD: &str = "carrier-battle/results-damaged-told";

/// Texts by their keys, as the local storage has them.
pub trait Texts {
    /// A text, if there is one.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn read(&self, key: &str) -> Result<Option<String>, StorageProblem>;

    /// Writes a text and reads it back.
    ///
    /// # Errors
    /// Why it was not kept.
    fn write(&self, key: &str, text: &str) -> Result<(), StorageProblem>;

    /// Removes a text.
    fn remove(&self, key: &str);
}

/// The record of results.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct StoredResults {
    /// How battles ended.
    pub results: Results,
    /// Whether one that could not be read has been put aside, and the player has not put that away.
    pub is_damaged: bool,
}

/// A record that could not be read, letter by letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PutAside {
    /// The key it stands at.
    pub key: String,
    /// Its text.
    pub text: String,
}

/// The record. A text that is none is put aside, for nothing is thrown away; a new record begins once that is done.
pub fn read_record(texts: &impl Texts) -> StoredResults {
    let text = texts.read(RESULTS).ok().flatten();
    let results = text.as_deref().map(Results::read);
    let is_torn = results == Some(None);
    if let Some(text) = text.filter(|_| is_torn) {
        // Why it is not done is said when a result is to be written.
        let _ = put_aside(texts, &text);
    }
    let told = told(texts);
    StoredResults {
        results: results.flatten().unwrap_or_default(),
        is_damaged: is_torn || put_aside_texts(texts).len() > told,
    }
}

/// Writes the record, once one that cannot be read has been put aside.
///
/// # Errors
/// Why it was not kept.
pub fn write_record(texts: &impl Texts, results: &Results) -> Result<(), StorageProblem> {
    let there = texts.read(RESULTS)?;
    if let Some(text) = there.filter(|text| Results::read(text).is_none()) {
        put_aside(texts, &text)?;
    }
    texts.write(RESULTS, &results.to_text())
}

/// What has been put aside, first to last.
pub fn put_aside_texts(texts: &impl Texts) -> Vec<PutAside> {
    let read = |key: String| {
        let text = texts.read(&key).ok().flatten()?;
        Some(PutAside { key, text })
    };
    (1..).map(key_aside).map_while(read).collect()
}

/// The player has been told of all that has been put aside so far.
///
/// # Errors
/// Why that was not kept.
pub fn say_no_more(texts: &impl Texts) -> Result<(), StorageProblem> {
    texts.write(TOLD, &put_aside_texts(texts).len().to_string())
}

/// How many of the texts put aside the player has been told of.
fn told(texts: &impl Texts) -> usize {
    let told = texts.read(TOLD).ok().flatten();
    told.and_then(|told| told.parse().ok()).unwrap_or(0)
}

/// Puts a record that cannot be read aside, beside those that stand there already.
fn put_aside(texts: &impl Texts, text: &str) -> Result<(), StorageProblem> {
    let mut number = 1;
    loop {
        match texts.read(&key_aside(number))? {
            Some(other) if other != text => number += 1,
            Some(_) => break,
            None => {
                texts.write(&key_aside(number), text)?;
                break;
            }
        }
    }
    texts.remove(RESULTS);
    Ok(())
}

/// The key of a text put aside, counted from 1.
fn key_aside(number: usize) -> String {
    match number {
        1 => ASIDE.to_owned(),
        _ => format!("{ASIDE}-{number}"),
    }
}
