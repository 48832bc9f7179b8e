//! Which hint is given now, and which have been shown.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::hints::Hint;
use crate::view::settings::{Hints, Settings};

/// The hint that is given, as moments come and go.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Given {
    /// It, unless none is.
    pub hint: Option<Hint>,
    /// The hints whose moment it is.
    now: Vec<Hint>,
    /// How many the player had put away.
    put_away: usize,
    /// Whether one of this moment was: nothing else comes up in it.
    rests: bool,
}

impl Given {
    /// The hint that follows, with the settings as they are, the hints whose moment it is, and how many the player
    /// has put away.
    #[must_use]
    pub fn next(&self, settings: Settings, now: Vec<Hint>, put_away: usize) -> Given {
        // Turned on again, all are given anew.
        let is_same = settings.hints == Hints::On && now == self.now;
        let rests = is_same && (self.rests || put_away != self.put_away);
        let hint = || settings.hint(&now, self.hint);
        Given {
            hint: if rests { None } else { hint() },
            now,
            put_away,
            rests,
        }
    }
}

/// Hints that have been shown. What another version of the page has written is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HintSet(u64);

impl HintSet {
    /// None has been shown.
    pub const NONE: HintSet = HintSet(0);

    /// Whether a hint has been shown.
    pub const fn contains(self, hint: Hint) -> bool {
        self.0 & HintSet::bit(hint) != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, hint: Hint) -> HintSet {
        HintSet(self.0 | HintSet::bit(hint))
    }

    const fn bit(hint: Hint) -> u64 {
        1 << hint as u32
    }
}

impl Serialize for HintSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Hint::all().filter(|hint| self.contains(*hint)))
    }
}

impl<'de> Deserialize<'de> for HintSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HintSet, D::Error> {
        let names = Vec::<serde_json::Value>::deserialize(deserializer)?;
        let hints = names.into_iter();
        let hints = hints.filter_map(|name| serde_json::from_value::<Hint>(name).ok());
        Ok(hints.fold(HintSet::default(), HintSet::with))
    }
}
