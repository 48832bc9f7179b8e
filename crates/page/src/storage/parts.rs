//! The parts of a text.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

/// The parts of the text of a slot or of a file, each as it stands there: one that cannot be read takes no other with it.
pub struct Parts<'a>(BTreeMap<String, &'a RawValue>);

impl<'a> Parts<'a> {
    /// Takes a text apart.
    ///
    /// # Errors
    /// Why it has no parts.
    pub fn read(text: &'a str) -> serde_json::Result<Parts<'a>> {
        serde_json::from_str(text).map(Parts)
    }

    /// A part, if it is there.
    pub fn part(&self, name: &str) -> Option<&'a RawValue> {
        let part = self.0.get(name).copied();
        part.filter(|part| part.get() != "null")
    }

    /// What a part says, if it can be read.
    pub fn value<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        read(self.part(name)?)
    }

    /// Those of several that can be read.
    pub fn values<T: DeserializeOwned>(&self, name: &str) -> Vec<T> {
        let all = self.part(name).and_then(read::<Vec<&RawValue>>);
        let all = all.unwrap_or_default().into_iter();
        all.filter_map(read).collect()
    }
}

fn read<'a, T: serde::Deserialize<'a>>(part: &'a RawValue) -> Option<T> {
    serde_json::from_str(part.get()).ok()
}
