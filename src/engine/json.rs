//! JSON, as far as saves go: texts, whole numbers, and lists and objects of them. serde_json reads
//! it and quotes texts; what a save means is taken from its values by hand, for a reader derived
//! for each of its types would be a tenth of the page. In the page the browser's own reader does
//! the reading (`storage::json`).

#[cfg(not(target_arch = "wasm32"))]
mod reader;

use std::fmt::{Display, Write};
use std::str::FromStr;

/// A value as it was read.
#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Flag(bool),
    /// A whole number.
    Number(u64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// An object.
    Object(Fields),
}

/// The fields of an object, each taken out as it is read.
#[derive(Clone, PartialEq, Debug)]
pub struct Fields(Vec<(String, Json)>);

/// A text that is not JSON, or has something that no save has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotJson(String);

impl NotJson {
    /// What is wrong with a text.
    pub fn new(what: &str) -> NotJson {
        NotJson(what.to_owned())
    }
}

impl From<Vec<(String, Json)>> for Fields {
    fn from(fields: Vec<(String, Json)>) -> Fields {
        Fields(fields)
    }
}

impl Json {
    /// Reads a text.
    ///
    /// # Errors
    /// Where it ceases to be JSON.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn read(text: &str) -> Result<Json, NotJson> {
        serde_json::from_str(text).map_err(|error| NotJson(error.to_string()))
    }

    /// Its fields, if it is an object.
    pub fn fields(self) -> Option<Fields> {
        match self {
            Json::Object(fields) => Some(fields),
            _ => None,
        }
    }

    /// Its items, if it is a list.
    pub fn list(self) -> Option<Vec<Json>> {
        match self {
            Json::List(items) => Some(items),
            _ => None,
        }
    }

    /// Itself, if it is a text.
    pub fn text(self) -> Option<String> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Itself, if it is a number.
    pub fn number(self) -> Option<u64> {
        match self {
            Json::Number(number) => Some(number),
            _ => None,
        }
    }

    /// Itself, if it is true or false.
    pub fn flag(self) -> Option<bool> {
        match self {
            Json::Flag(flag) => Some(flag),
            _ => None,
        }
    }

    /// What a text names.
    pub fn named<T: FromStr>(self) -> Option<T> {
        self.text()?.parse().ok()
    }
}

impl Fields {
    /// Takes a field out.
    pub fn take(&mut self, name: &str) -> Option<Json> {
        let at = self.0.iter().position(|(field, _)| field == name)?;
        Some(self.0.swap_remove(at).1)
    }

    /// Takes out a field that names something.
    pub fn named<T: FromStr>(&mut self, name: &str) -> Option<T> {
        self.take(name)?.named()
    }

    /// Takes out a field that lists names.
    pub fn all_named<T: FromStr, C: FromIterator<T>>(&mut self, name: &str) -> Option<C> {
        let items = self.take(name)?.list()?;
        items.into_iter().map(Json::named).collect()
    }

    /// Takes out a small number.
    pub fn small(&mut self, name: &str) -> Option<u8> {
        u8::try_from(self.take(name)?.number()?).ok()
    }

    /// Whether every field was taken out.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A text in quotation marks.
pub fn quoted(text: &dyn Display) -> String {
    // A text can always be written.
    serde_json::to_string(&text.to_string()).unwrap_or_default()
}

/// A list of values that are JSON already.
pub fn list(items: &[String]) -> String {
    format!("[{}]", items.join(","))
}

/// An object being written.
pub struct Object(String);

/// Begins an object.
pub fn object() -> Object {
    Object("{".to_owned())
}

impl Object {
    /// Adds a field whose value is JSON already.
    pub fn json(mut self, name: &str, value: &dyn Display) -> Object {
        if self.0.len() > 1 {
            self.0.push(',');
        }
        // Writing to a string cannot fail.
        let _ = write!(self.0, "\"{name}\":{value}");
        self
    }

    /// Adds a text.
    pub fn text(self, name: &str, text: &dyn Display) -> Object {
        self.json(name, &quoted(text))
    }

    /// Adds a list of texts.
    pub fn texts<T: Display>(self, name: &str, texts: impl Iterator<Item = T>) -> Object {
        let texts: Vec<String> = texts.map(|text| quoted(&text)).collect();
        self.json(name, &list(&texts))
    }

    /// Ends it.
    pub fn end(self) -> String {
        self.0 + "}"
    }
}
