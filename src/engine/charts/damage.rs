//! The charts of what follows damage to a US carrier: her flight deck and her fires (12.1, 12.3).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::attack_results::{FireSpread, Outbreak, Repair};

use Repair::{Repaired, Stays};

/// Whether an Inoperative Flight Deck marker comes off at the end of a phase (12.13).
pub const REPAIR_DECK: Chart<Repair> = Chart {
    id: "repair_deck",
    title: "Inoperative Flight Deck repair",
    rule: "12.13",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            Stays, Stays, Stays, Stays, Stays, Stays, Repaired, Repaired, Repaired, Repaired,
        ],
    }],
    modifiers: &[],
    notes: &["There is no roll in the phase in which the deck was hit."],
};

/// The more hits of one segment, the likelier a fire: one for each after the first (12.31).
pub const FURTHER_HITS: Modifier =
    Modifier::varying("+1 for each hit in the segment beyond the first");
/// Armed and fuelled planes on the flight deck (12.31).
pub const READY_ON_DECK: Modifier = Modifier::new("any Ready unit on the flight deck", 2);
/// Planes being armed and fuelled (12.31).
pub const IN_SERVICING: Modifier = Modifier::new("any unit in Servicing", 1);

use Outbreak::{Fire, NoFire};

/// Whether hits on a US carrier start a fire (12.31).
pub const FIRE_OUTBREAK: Chart<Outbreak> = Chart {
    id: "fire_outbreak",
    title: "Fire Outbreak",
    rule: "12.31",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            NoFire, NoFire, NoFire, NoFire, NoFire, NoFire, NoFire, NoFire, Fire, Fire,
        ],
    }],
    modifiers: &[FURTHER_HITS, READY_ON_DECK, IN_SERVICING],
    notes: &[],
};

/// A fire of level 2 (12.32).
pub const FIRE_LEVEL_2: Modifier = Modifier::new("fire is level 2", 1);
/// A fire of level 3, the worst (12.32).
pub const FIRE_LEVEL_3: Modifier = Modifier::new("fire is level 3", 2);
/// Few hands are left to fight the fire (12.32).
pub const CARRIER_CRIPPLED: Modifier = Modifier::new("carrier crippled", 1);

use FireSpread::{Damage, Grows, GrowsAndDamage, GrowsAndDoubleDamage, NoChange, Out, Shrinks};

/// What a fire does at the end of a game turn (12.32, 12.33).
pub const FIRE_SPREAD: Chart<FireSpread> = Chart {
    id: "fire_spread",
    title: "Fire Spread",
    rule: "12.32",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            Out,
            Out,
            Out,
            Out,
            Shrinks,
            Shrinks,
            NoChange,
            Grows,
            Damage,
            GrowsAndDamage,
            GrowsAndDoubleDamage,
        ],
    }],
    modifiers: &[FIRE_LEVEL_2, FIRE_LEVEL_3, CARRIER_CRIPPLED],
    notes: &["The rows go on to 11."],
};
