//! JSON, as far as saves go: texts, whole numbers, and lists and objects of them. serde_json reads
//! it and quotes texts; what a save means is taken from its values by hand, for a reader derived
//! for each of its types would be a tenth of the page.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

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

impl Json {
    /// Reads a text.
    ///
    /// # Errors
    /// Where it ceases to be JSON.
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

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

/// Takes what serde_json reads.
struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what a save may hold")
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Json, E> {
        Ok(Json::Flag(flag))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Json, E> {
        Ok(Json::Number(number))
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Json, E> {
        Err(Error::custom("a number below zero"))
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Json, E> {
        Err(Error::custom("a number that is not whole"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Json, A::Error> {
        let mut object: Vec<(String, Json)> = Vec::new();
        while let Some((name, value)) = fields.next_entry()? {
            if object.iter().any(|(other, _)| *other == name) {
                return Err(Error::custom("a field is given twice"));
            }
            object.push((name, value));
        }
        Ok(Json::Object(Fields(object)))
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
