//! Lists that never change: places, ships, air units, markers. Each is an enum that is written as the player would say it.

/// A text that names nothing in the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not {kind}")]
pub struct NotAName {
    /// The text.
    pub text: String,
    /// What it should have named.
    pub kind: &'static str,
}

/// Makes an enum of a list, one line for each: its name in the program, its name for the player, and its data.
///
/// The enum has `ALL`, `index`, `text` and `data`; it is printed, saved and read again as its name for the player.
macro_rules! listed {
    (
        $(#[$meta:meta])*
        pub enum $name:ident: $data:ty, $kind:literal;
        $($variant:ident = $text:literal => $entry:expr;)+
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $(#[doc = concat!($text, ".")] $variant,)+
        }

        impl $name {
            /// All of them, in the order of their list.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// Its place in the list.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name for the player, as logs and saves have it.
            pub const fn text(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)+
                }
            }

            /// What is printed on it, and what is always true of it.
            pub const fn data(self) -> &'static $data {
                const DATA: &[$data] = &[$($entry,)+];
                &DATA[self as usize]
            }
        }

        impl $crate::engine::roster::Listed for $name {
            fn all() -> &'static [$name] {
                $name::ALL
            }

            fn place_in_list(self) -> usize {
                self.index()
            }
        }

        $crate::engine::listed::written_as_text!($name, $kind);
    };
}

/// Prints, saves and reads an enum that has `ALL` and `text`.
macro_rules! written_as_text {
    ($name:ident, $kind:literal) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.text())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::engine::listed::NotAName;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                let mut all = $name::ALL.iter().copied();
                all.find(|one| one.text() == text)
                    .ok_or_else(|| $crate::engine::listed::NotAName {
                        text: text.to_owned(),
                        kind: $kind,
                    })
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.text())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$name, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {listed, written_as_text};
