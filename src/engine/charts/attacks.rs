//! The charts of an attack on ships: anti-aircraft fire, damage, and what a raid makes of the
//! Battle Line (5.5-5.7).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::attack_results::{AntiAircraft, BattleLine, DamageRolls};

/// Fewer AA factors than this do nothing (5.51).
pub const LEAST_ANTI_AIRCRAFT: u8 = 10;

/// "aborted/eliminated", as the chart prints it.
const fn fire(aborted: u8, eliminated: u8) -> AntiAircraft {
    AntiAircraft {
        aborted,
        eliminated,
    }
}

const F00: AntiAircraft = AntiAircraft::NOTHING;
const F01: AntiAircraft = fire(0, 1);
const F10: AntiAircraft = fire(1, 0);
const F11: AntiAircraft = fire(1, 1);
const F12: AntiAircraft = fire(1, 2);
const F20: AntiAircraft = fire(2, 0);
const F21: AntiAircraft = fire(2, 1);
const F22: AntiAircraft = fire(2, 2);
const F32: AntiAircraft = fire(3, 2);
const F33: AntiAircraft = fire(3, 3);

/// US air units or Japanese air points that anti-aircraft fire aborts and eliminates (5.51).
pub const ANTI_AIRCRAFT: Chart<AntiAircraft> = Chart {
    id: "anti_aircraft",
    title: "Anti-aircraft Fire",
    rule: "5.51",
    source: Source::Rebuilt,
    column_by: "AA factors firing (highest column not exceeding; under 10 no effect)",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "10",
            from: 10,
            results: &[F00, F00, F00, F00, F00, F00, F10, F10, F10, F01],
        },
        Column {
            label: "15",
            from: 15,
            results: &[F00, F00, F00, F00, F00, F10, F10, F10, F10, F01],
        },
        Column {
            label: "20",
            from: 20,
            results: &[F00, F00, F00, F00, F10, F10, F10, F10, F01, F11],
        },
        Column {
            label: "30",
            from: 30,
            results: &[F00, F00, F00, F10, F10, F10, F10, F01, F11, F11],
        },
        Column {
            label: "40",
            from: 40,
            results: &[F00, F00, F10, F10, F10, F20, F01, F11, F11, F21],
        },
        Column {
            label: "50",
            from: 50,
            results: &[F00, F10, F10, F10, F20, F20, F11, F11, F21, F12],
        },
        Column {
            label: "60",
            from: 60,
            results: &[F10, F10, F10, F20, F20, F11, F11, F21, F12, F22],
        },
        Column {
            label: "70",
            from: 70,
            results: &[F10, F10, F20, F20, F11, F11, F21, F21, F12, F22],
        },
        Column {
            label: "80",
            from: 80,
            results: &[F10, F20, F20, F11, F11, F21, F21, F12, F22, F32],
        },
        Column {
            label: "95",
            from: 95,
            results: &[F20, F20, F11, F11, F21, F21, F12, F22, F22, F33],
        },
    ],
    modifiers: &[],
    notes: &["Aborted/eliminated: US air units, or Japanese air points."],
};

/// How many damage rolls an attack has, and what is added to each (5.61).
pub const AIR_ATTACK_ROLLS: Chart<DamageRolls> = Chart {
    id: "air_attack_rolls",
    title: "Air Attack Die Rolls",
    rule: "5.61",
    source: Source::Rebuilt,
    column_by: "total attack value (no die; one column left if a US strike does not pay a fuel point)",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "1-3",
            from: 1,
            results: &[DamageRolls(&[-3])],
        },
        Column {
            label: "4-6",
            from: 4,
            results: &[DamageRolls(&[-2])],
        },
        Column {
            label: "7-10",
            from: 7,
            results: &[DamageRolls(&[-1])],
        },
        Column {
            label: "11-15",
            from: 11,
            results: &[DamageRolls(&[0])],
        },
        Column {
            label: "16-20",
            from: 16,
            results: &[DamageRolls(&[0, -2])],
        },
        Column {
            label: "21-26",
            from: 21,
            results: &[DamageRolls(&[0, -1])],
        },
        Column {
            label: "27-33",
            from: 27,
            results: &[DamageRolls(&[0, 0])],
        },
        Column {
            label: "34-41",
            from: 34,
            results: &[DamageRolls(&[0, 0, -1])],
        },
        Column {
            label: "42-50",
            from: 42,
            results: &[DamageRolls(&[0, 0, 0])],
        },
        Column {
            label: "51-60",
            from: 51,
            results: &[DamageRolls(&[1, 0, 0, 0])],
        },
        Column {
            label: "61-72",
            from: 61,
            results: &[DamageRolls(&[1, 1, 0, 0])],
        },
        Column {
            label: "73-86",
            from: 73,
            results: &[DamageRolls(&[1, 1, 0, 0, 0])],
        },
        Column {
            label: "87-102",
            from: 87,
            results: &[DamageRolls(&[1, 1, 1, 0, 0])],
        },
        Column {
            label: "103-120",
            from: 103,
            results: &[DamageRolls(&[1, 1, 1, 0, 0, 0])],
        },
        Column {
            label: "121+",
            from: 121,
            results: &[DamageRolls(&[2, 1, 1, 1, 0, 0])],
        },
    ],
    modifiers: &[],
    notes: &["No die is rolled. Every number is one damage roll and what is added to it."],
};

/// The Air Attack Die Rolls chart gives each damage roll its own (5.61).
pub const LISTED_WITH_ROLL: Modifier = Modifier::varying("from the Air Attack Die Rolls chart");
/// The planes on a surprised force's decks burn (5.31, 12.35); see [`Surprise::damage_bonus`](super::Surprise::damage_bonus).
pub const SURPRISE_DAMAGE: Modifier = Modifier::varying("surprise: partial +1, complete +2");
/// New Japanese attack planes hit harder (24.4).
pub const NEW_TYPES_DAMAGE: Modifier = Modifier::new("new Japanese types (24.4)", 1);

/// Hits of one damage roll (5.61).
pub const AIR_ATTACK_DAMAGE: Chart<u8> = Chart {
    id: "air_attack_damage",
    title: "Air Attack Damage",
    rule: "5.61",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "hits",
        from: 0,
        results: &[0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5],
    }],
    modifiers: &[LISTED_WITH_ROLL, SURPRISE_DAMAGE, NEW_TYPES_DAMAGE],
    notes: &["The rows go on to 12: 11 is four hits, and 12 or more is five."],
};

use BattleLine::{Avoid, Divert, Overfly};

/// What a raid does when the Battle Line is in its target's hex (5.72).
pub const BATTLE_LINE: Chart<BattleLine> = Chart {
    id: "battle_line",
    title: "Japanese Action vs. Battle Line",
    rule: "5.72",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "action",
        from: 0,
        results: &[
            Divert, Divert, Divert, Divert, Divert, Overfly, Overfly, Overfly, Avoid, Avoid,
        ],
    }],
    modifiers: &[],
    notes: &[],
};
