//! The tabs of the side panel.

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

    /// Its name, as ids in the page carry it.
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Question => "question",
            Tab::Forces => "forces",
            Tab::Bases => "bases",
            Tab::Ports => "ports",
            Tab::Enemy => "enemy",
            Tab::Log => "log",
        }
    }

    /// The tab that a key leads to from here, as tab lists have it: an arrow to the next, Home and
    /// End to the first and the last. `key` is named as `KeyboardEvent.key` has it.
    pub fn after_key(self, key: &str) -> Option<Tab> {
        let all = &Tab::ALL;
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
