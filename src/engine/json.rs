//! JSON, as far as saves go: texts, whole numbers, and lists and objects of them. A reader for
//! every kind of JSON would be a tenth of the page.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

/// How deep lists and objects may lie in each other.
const DEEPEST: usize = 16;

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

/// A text that is not JSON, or has numbers that no save has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it cannot be read from character {0} on")]
pub struct NotJson(usize);

impl Json {
    /// Reads a text.
    ///
    /// # Errors
    /// Where it ceases to be JSON.
    pub fn read(text: &str) -> Result<Json, NotJson> {
        let mut reader = Reader { rest: text };
        let read = reader.value(DEEPEST).filter(|_| reader.at_end());
        read.ok_or_else(|| NotJson(text.chars().count() - reader.rest.chars().count() + 1))
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

/// Reads a text from its start. What it cannot read, it leaves in `rest`.
struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn at_end(&mut self) -> bool {
        self.skip_space();
        self.rest.is_empty()
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n', '\r', '\t']);
    }

    /// Reads a sign or a word, after any space.
    fn sign(&mut self, sign: &str) -> bool {
        self.skip_space();
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        let deeper = depth.checked_sub(1)?;
        if self.sign("{") {
            let fields = self.items("}", |reader| reader.field(deeper))?;
            let names = || fields.iter().map(|(name, _)| name);
            let twice = |(n, name)| names().skip(n + 1).any(|other| other == name);
            if names().enumerate().any(twice) {
                return None;
            }
            Some(Json::Object(Fields(fields)))
        } else if self.sign("[") {
            self.items("]", |reader| reader.value(deeper))
                .map(Json::List)
        } else if self.sign("\"") {
            self.string().map(Json::Text)
        } else if self.sign("null") {
            Some(Json::Null)
        } else if self.sign("true") {
            Some(Json::Flag(true))
        } else if self.sign("false") {
            Some(Json::Flag(false))
        } else {
            self.number().map(Json::Number)
        }
    }

    /// Reads items with commas between them, up to the closing sign.
    fn items<T>(&mut self, close: &str, item: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut items = Vec::new();
        while !self.sign(close) {
            if !items.is_empty() && !self.sign(",") {
                return None;
            }
            items.push(item(self)?);
        }
        Some(items)
    }

    fn field(&mut self, depth: usize) -> Option<(String, Json)> {
        let name = self.sign("\"").then(|| self.string()).flatten()?;
        let value = self.sign(":").then(|| self.value(depth)).flatten()?;
        Some((name, value))
    }

    /// Reads a text after its opening quotation mark.
    fn string(&mut self) -> Option<String> {
        let mut string = String::new();
        loop {
            match self.character()? {
                '"' => return Some(string),
                '\\' => string.push(self.escaped()?),
                control if control < ' ' => return None,
                other => string.push(other),
            }
        }
    }

    fn character(&mut self) -> Option<char> {
        let mut characters = self.rest.chars();
        let character = characters.next()?;
        self.rest = characters.as_str();
        Some(character)
    }

    fn escaped(&mut self) -> Option<char> {
        Some(match self.character()? {
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => return self.code(),
            plain @ ('"' | '\\' | '/') => plain,
            _ => return None,
        })
    }

    /// Reads a character written as its code, or as two halves of it.
    fn code(&mut self) -> Option<char> {
        let half = |reader: &mut Self| {
            let (digits, rest) = reader.rest.split_at_checked(4)?;
            reader.rest = rest;
            u16::from_str_radix(digits, 16).ok()
        };
        let first = half(self)?;
        let halved = (0xd800..0xdc00).contains(&first);
        let second = match self.rest.strip_prefix("\\u") {
            Some(rest) if halved => {
                self.rest = rest;
                Some(half(self)?)
            }
            _ => None,
        };
        let mut read = char::decode_utf16([Some(first), second].into_iter().flatten());
        read.next()?.ok()
    }

    fn number(&mut self) -> Option<u64> {
        let end = self.rest.find(|digit: char| !digit.is_ascii_digit());
        let (digits, rest) = self.rest.split_at_checked(end.unwrap_or(self.rest.len()))?;
        if digits.len() > 1 && digits.starts_with('0') {
            return None;
        }
        let number = digits.parse().ok()?;
        self.rest = rest;
        Some(number)
    }
}

/// A text in quotation marks.
pub fn quoted(text: &dyn Display) -> String {
    struct Quoting(String);
    impl Write for Quoting {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            for character in text.chars() {
                match character {
                    '"' | '\\' => self.0.extend(['\\', character]),
                    control if control < ' ' => {
                        write!(self.0, "\\u{:04x}", u32::from(control))?;
                    }
                    plain => self.0.push(plain),
                }
            }
            Ok(())
        }
    }
    let mut quoting = Quoting("\"".to_owned());
    // Writing to a string cannot fail.
    let _ = write!(quoting, "{text}");
    quoting.0.push('"');
    quoting.0
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
