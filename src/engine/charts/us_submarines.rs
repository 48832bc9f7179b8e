//! The charts of the US submarines (14.1).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::attack_results::Hunt::{self, Destroyed as Sinks, NoEffect, Pin, RollAgain as Again};
use super::attack_results::SubmarineContact::{self, Contact, Fail};
use super::attack_results::TorpedoHits::{self, Destroyed, Hits, RollAgain};

/// The force lay still when it could have moved (14.131).
pub const FORCE_DID_NOT_MOVE: Modifier = Modifier::new("force did not move when last activated", 1);
/// The force came upon the submarine, which could wait for it (14.131).
pub const FORCE_CAME_UPON_IT: Modifier = Modifier::new("force moved into the submarine's hex", 1);
/// The submarine comes from the quarter (14.131).
pub const OBLIQUE_APPROACH: Modifier = Modifier::new("oblique approach", -2);
/// The submarine comes from straight behind (14.131).
pub const STERN_CHASE: Modifier = Modifier::new("stern chase", -3);
/// There is too little light for a periscope (14.131).
pub const DUSK_OR_NIGHT: Modifier = Modifier::new("dusk or night", -1);
/// A crippled ship is easy to find (14.131).
pub const CRIPPLED_SHIP_FOUND: Modifier = Modifier::new("crippled ship", 3);
/// A crippled ship is easy to hit (14.16).
pub const CRIPPLED_SHIP_HIT: Modifier = Modifier::new("crippled ship", 2);
/// The submarine has shown where it is (14.17).
pub const SCORED_HITS: Modifier = Modifier::new("follows an attack that scored hits", 1);

/// Whether a submarine finds a force in its hex (14.13).
pub const SUBMARINE_CONTACT: Chart<SubmarineContact> = Chart {
    id: "submarine_contact",
    title: "Submarine Contact",
    rule: "14.13",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            Fail, Fail, Fail, Fail, Contact, Contact, Contact, Contact, Contact, Contact,
        ],
    }],
    modifiers: &[
        FORCE_DID_NOT_MOVE,
        FORCE_CAME_UPON_IT,
        OBLIQUE_APPROACH,
        STERN_CHASE,
        DUSK_OR_NIGHT,
        CRIPPLED_SHIP_FOUND,
    ],
    notes: &[],
};

/// How many damage rolls an attack has (14.16).
pub const SUBMARINE_ATTACK: Chart<u8> = Chart {
    id: "submarine_attack",
    title: "US Submarine Attack",
    rule: "14.16",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "damage rolls",
        from: 0,
        results: &[0, 0, 0, 0, 0, 1, 1, 1, 2, 2],
    }],
    modifiers: &[CRIPPLED_SHIP_HIT],
    notes: &[],
};

/// The hits of a damage roll (14.16).
pub const SUBMARINE_HITS: Chart<TorpedoHits> = Chart {
    id: "submarine_hits",
    title: "Submarine Attack Hits",
    rule: "14.16",
    source: Source::Rebuilt,
    column_by: "first roll",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "first roll",
        from: 0,
        results: &[
            Hits(1),
            Hits(1),
            Hits(2),
            Hits(2),
            Hits(3),
            Hits(3),
            Hits(4),
            Hits(4),
            Hits(5),
            RollAgain,
        ],
    }],
    modifiers: &[],
    notes: &[],
};

/// The hits of a damage roll that is rolled again (14.164).
pub const SUBMARINE_HITS_AGAIN: Chart<TorpedoHits> = Chart {
    id: "submarine_hits_again",
    title: "Submarine Attack Hits, second roll",
    rule: "14.164",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "second roll",
        from: 0,
        results: &[
            Hits(5),
            Hits(5),
            Hits(5),
            Hits(5),
            Hits(6),
            Hits(6),
            Hits(6),
            Hits(6),
            Hits(6),
            Destroyed,
        ],
    }],
    modifiers: &[],
    notes: &[],
};

/// What the escorts do to a submarine that attacks, or that shadows a force (14.17). The modifier counts in the first
/// roll alone.
pub const ASW: Chart<Hunt> = Chart {
    id: "asw",
    title: "Anti-submarine Warfare",
    rule: "14.17",
    source: Source::Rebuilt,
    column_by: "first roll, then second",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "result",
            from: 1,
            results: &[
                NoEffect,
                NoEffect,
                NoEffect,
                Pin(1),
                Pin(1),
                Pin(1),
                Pin(2),
                Pin(2),
                Pin(2),
                Again,
            ],
        },
        Column {
            label: "second roll",
            from: 2,
            results: &[
                Pin(2),
                Pin(2),
                Pin(2),
                Pin(2),
                Pin(2),
                Pin(2),
                Sinks,
                Sinks,
                Sinks,
                Sinks,
            ],
        },
    ],
    modifiers: &[SCORED_HITS],
    notes: &[
        "Against a submarine that attacks a crippled ship by herself every odd die, first or second, is no effect (14.172).",
    ],
};
