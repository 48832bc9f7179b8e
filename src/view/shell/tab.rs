//! The tabs of the side panel.

/// A tab of the side panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Tab {
    /// What belongs to the question in detail.
    Question,
    /// Missions, patrols, searches.
    #[default]
    Air,
    /// Task groups, decks, Battle Line.
    Fleet,
    /// Raids and Japanese forces.
    Enemy,
    /// Log, charts, victory points.
    Record,
}

impl Tab {
    /// All of them, in their order.
    pub const ALL: [Tab; 5] = [Tab::Question, Tab::Air, Tab::Fleet, Tab::Enemy, Tab::Record];

    /// Its title; that of the question's is as the question has it.
    pub const fn title(self) -> &'static str {
        match self {
            Tab::Question => "Question",
            Tab::Air => "Air",
            Tab::Fleet => "Fleet",
            Tab::Enemy => "Enemy",
            Tab::Record => "Record",
        }
    }

    /// Its name, as ids in the page carry it.
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Question => "question",
            Tab::Air => "air",
            Tab::Fleet => "fleet",
            Tab::Enemy => "enemy",
            Tab::Record => "record",
        }
    }

    /// The tab that a key leads to from here, as tab lists have it: an arrow to the next, Home and
    /// End to the first and the last. `key` is named as `KeyboardEvent.key` has it; `asks` is whether the question has a
    /// tab.
    pub fn after_key(self, key: &str, asks: bool) -> Option<Tab> {
        let all = if asks { &Tab::ALL } else { &Tab::ALL[1..] };
        let at = all.iter().position(|tab| *tab == self).unwrap_or(0);
        let to = match key {
            "ArrowRight" => (at + 1) % all.len(),
            "ArrowLeft" => (at + all.len() - 1) % all.len(),
            "Home" => 0,
            "End" => all.len() - 1,
            _ => return None,
        };
        Some(all[to])
    }
}
