//! Which hint is given now, and which have been shown.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::hints::{Hint, hints_now};
use crate::engine::{Decision, Table, Turn};
use crate::view::settings::{Hints, Settings};

/// The hints whose moment it is, and the phase it belongs to: with that it is over, whatever comes up in the next.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Situation {
    /// The hints, the most pressing first.
    pub hints: Vec<Hint>,
    /// The phase; none before there was one.
    pub phase: Option<(Turn, u8)>,
}

impl Situation {
    /// The moment of a decision.
    pub fn of(table: &Table, decision: Option<Decision>) -> Situation {
        Situation {
            hints: hints_now(table, decision),
            phase: Some((table.turn, table.phase)),
        }
    }
}

/// The hint that is given, as moments come and go.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Given {
    /// It, unless none is.
    pub hint: Option<Hint>,
    /// The moment.
    now: Situation,
    /// How many the player had put away.
    put_away: usize,
    /// Whether one of this moment was: nothing else comes up in it.
    rests: bool,
}

impl Given {
    /// The hint that follows, with the settings as they are, the moment, and how many the player has put away.
    #[must_use]
    pub fn next(&self, mut settings: Settings, now: Situation, put_away: usize) -> Given {
        // Turned on again, all are given anew.
        let is_same = settings.hints == Hints::On && now == self.now;
        let rests = is_same && (self.rests || put_away != self.put_away);
        let stands = self.hint.filter(|_| now.phase == self.now.phase);
        if let Some(gone) = self.hint.filter(|_| stands.is_none()) {
            settings.hints_seen = settings.hints_seen.with(gone);
        }
        let hint = || settings.hint(&now.hints, stands);
        Given {
            hint: if rests { None } else { hint() },
            now,
            put_away,
            rests,
        }
    }
}

/// Hints that have been shown. What another version of the page has written is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
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
