//! Takes the values of a JSON text from serde_json.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::{Fields, Json};

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
