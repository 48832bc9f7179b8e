//! The tabs of the side panel.

use page::tabs::PanelTab;

/// A tab of the side panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Tab {
    /// What is weighed and can be chosen in the question.
    #[default]
    Question,
    /// The task forces.
    Forces,
    /// The bases.
    Bases,
    /// The ports, and what waits there.
    Ports,
    /// What is known of the enemy.
    Enemy,
    /// What happened.
    Log,
}

impl Tab {
    /// All of them, in their order.
    pub const ALL: [Tab; 6] = [
        Tab::Question,
        Tab::Forces,
        Tab::Bases,
        Tab::Ports,
        Tab::Enemy,
        Tab::Log,
    ];

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Tab::Question => "Question",
            Tab::Forces => "Forces",
            Tab::Bases => "Bases",
            Tab::Ports => "Ports",
            Tab::Enemy => "Enemy",
            Tab::Log => "Log",
        }
    }
}

impl PanelTab for Tab {
    fn name(self) -> &'static str {
        match self {
            Tab::Question => "question",
            Tab::Forces => "forces",
            Tab::Bases => "bases",
            Tab::Ports => "ports",
            Tab::Enemy => "enemy",
            Tab::Log => "log",
        }
    }
}
