//! Where a title keeps what it keeps.

/// The keys of a title's texts: no two titles have the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Keys {
    /// What all of them begin with.
    prefix: &'static str,
}

impl Keys {
    /// Those that begin so.
    pub const fn of(prefix: &'static str) -> Keys {
        Keys { prefix }
    }

    /// What the keys of slots begin with. The page has them as `data-games`, for the case that the program stops.
    pub fn slots(self) -> String {
        self.key("game/")
    }

    /// The key of a text by its name.
    pub fn key(self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }
}
