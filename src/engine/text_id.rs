//! Names the player recognises, such as "Intercept 2", as they stand in logs and saves.

/// Writes a type by its `Display`.
macro_rules! serialize_display {
    ($($name:ty),*) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

pub(crate) use serialize_display;

/// A value that is written as a text: by its `Display`, and read by its `FromStr`.
pub(crate) mod as_text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// A text that names nothing in the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not {kind}")]
pub struct NotAName {
    /// The text.
    pub text: String,
    /// What it should have named.
    pub kind: &'static str,
}

impl NotAName {
    pub(crate) fn new(text: &str, kind: &'static str) -> NotAName {
        NotAName {
            text: text.to_owned(),
            kind,
        }
    }
}
