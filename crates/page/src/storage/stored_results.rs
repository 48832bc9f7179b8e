//! The record of results as it is stored, and the texts of damaged ones, which are put aside and never written over.

use std::marker::PhantomData;

use super::{Finished, Keys, Results, StorageProblem};

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
#[derive(Clone, PartialEq, Debug)]
pub struct StoredResults<F: Finished> {
    /// How games ended.
    pub results: Results<F>,
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

/// Where a title's record stands.
#[derive(Debug)]
pub struct Record<F> {
    keys: Keys,
    of: PhantomData<F>,
}

impl<F> Clone for Record<F> {
    fn clone(&self) -> Record<F> {
        *self
    }
}

impl<F> Copy for Record<F> {}

impl<F: Finished> Record<F> {
    /// The record among a title's texts.
    pub const fn of(keys: Keys) -> Record<F> {
        Record {
            keys,
            of: PhantomData,
        }
    }

    /// The record. A text that is none is put aside, for nothing is thrown away; a new record begins once that is done.
    pub fn read(self, texts: &impl Texts) -> StoredResults<F> {
        let text = texts.read(&self.key()).ok().flatten();
        let results = text.as_deref().map(Results::read);
        let is_torn = results == Some(None);
        if let Some(text) = text.filter(|_| is_torn) {
            // Why it is not done is said when a result is to be written.
            let _ = self.put_aside(texts, &text);
        }
        let told = self.told(texts);
        StoredResults {
            results: results.flatten().unwrap_or_default(),
            is_damaged: is_torn || self.put_aside_texts(texts).len() > told,
        }
    }

    /// Writes the record, once one that cannot be read has been put aside.
    ///
    /// # Errors
    /// Why it was not kept.
    pub fn write(self, texts: &impl Texts, results: &Results<F>) -> Result<(), StorageProblem> {
        let there = texts.read(&self.key())?;
        if let Some(text) = there.filter(|text| Results::<F>::read(text).is_none()) {
            self.put_aside(texts, &text)?;
        }
        texts.write(&self.key(), &results.to_text())
    }

    /// What has been put aside, first to last.
    pub fn put_aside_texts(self, texts: &impl Texts) -> Vec<PutAside> {
        let read = |key: String| {
            let text = texts.read(&key).ok().flatten()?;
            Some(PutAside { key, text })
        };
        let keys = (1..).map(|number| self.key_aside(number));
        keys.map_while(read).collect()
    }

    /// The player has been told of all that has been put aside so far.
    ///
    /// # Errors
    /// Why that was not kept.
    pub fn say_no_more(self, texts: &impl Texts) -> Result<(), StorageProblem> {
        let told = self.put_aside_texts(texts).len();
        texts.write(&self.key_told(), &told.to_string())
    }

    /// How many of the texts put aside the player has been told of.
    fn told(self, texts: &impl Texts) -> usize {
        let told = texts.read(&self.key_told()).ok().flatten();
        told.and_then(|told| told.parse().ok()).unwrap_or(0)
    }

    /// Puts a record that cannot be read aside, beside those that stand there already.
    fn put_aside(self, texts: &impl Texts, text: &str) -> Result<(), StorageProblem> {
        let mut number = 1;
        loop {
            match texts.read(&self.key_aside(number))? {
                Some(other) if other != text => number += 1,
                Some(_) => break,
                None => {
                    texts.write(&self.key_aside(number), text)?;
                    break;
                }
            }
        }
        texts.remove(&self.key());
        Ok(())
    }

    fn key(self) -> String {
        self.keys.key("results")
    }

    /// The key of a text put aside, counted from 1.
    fn key_aside(self, number: usize) -> String {
        match number {
            1 => self.keys.key("results-damaged"),
            _ => self.keys.key(&format!("results-damaged-{number}")),
        }
    }

    /// How many of them the player has been told of and wants to hear no more.
    fn key_told(self) -> String {
        self.keys.key("results-damaged-told")
    }
}
