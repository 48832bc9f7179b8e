//! The tabs of the side panel.

use page::tabs::PanelTab;

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

    /// Those that there are: the question has one as long as something is asked.
    pub const fn shown(asks: bool) -> &'static [Tab] {
        match asks {
            true => &Tab::ALL,
            false => Tab::ALL.split_at(1).1,
        }
    }
}

impl PanelTab for Tab {
    fn name(self) -> &'static str {
        match self {
            Tab::Question => "question",
            Tab::Air => "air",
            Tab::Fleet => "fleet",
            Tab::Enemy => "enemy",
            Tab::Record => "record",
        }
    }
}
