//! What a force may be: the exact odds of what it would prove to be if everything were found out about it
//! now (7.34), apart from all that is known.

use std::collections::BTreeMap;

use super::known;
use crate::engine::forces::{
    ActivationChit, Carriers, Detection, ForceId, Intelligence, LevelOne, Tracks,
};
use crate::engine::forecast::activation::Chance;
use crate::engine::forecast::identity::{Identity, Proof, identity};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::{Table, count_of};
use crate::view::wording;

/// So many possibilities have a line of their own.
const LINES: usize = 6;

/// What a force may prove to be.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Guess {
    /// The possibilities, the likeliest first; what is rare is put together in the last.
    pub rows: Vec<Possibility>,
    /// The chance of at least one carrier, as it is written.
    pub carriers: String,
    /// Why a report of carriers is certain, or is not.
    pub why: &'static str,
}

/// One thing a force may prove to be.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Possibility {
    /// What it may be, in words.
    pub what: String,
    /// How likely, as it is written.
    pub chance: String,
    /// How likely, in per cent: the length of its bar.
    pub per_cent: u8,
    /// How many of the equally likely cases: for who asks how it was counted.
    pub cases: String,
}

/// Where a force is says nothing of what it is: for the odds all of them lie in one hex.
const ANYWHERE: HexId = HexId::at(1113);

/// All that the odds of a table hang on. While it stays equal they need not be counted anew.
#[derive(Clone, PartialEq, Debug)]
pub struct Grounds(Table);

/// All that the odds of a table hang on.
pub fn grounds(table: &Table) -> Grounds {
    let mut grounds = Table::new(table.turn);
    grounds.turn.number = 0;
    grounds.options.clone_from(&table.options);
    grounds.level_one_cup.clone_from(&table.level_one_cup);
    grounds.withheld.clone_from(&table.withheld);
    grounds.drawn_ships.clone_from(&table.drawn_ships);
    grounds.left_the_map.clone_from(&table.left_the_map);
    // Which letters are free hangs on all chits of the turn, drawn or not (7.52).
    let drawn = table.drawn_chits.iter();
    let mut chits: Vec<ActivationChit> = table.cup.iter().chain(drawn).copied().collect();
    chits.insertion_sort();
    grounds.cup = chits;
    for force in &table.forces {
        let mut force = force.clone();
        force.hex = ANYWHERE;
        // So is where its planes are: of those it has shown, in the air too, only the sum counts (9.24).
        let shown = table.known_air_strength(force.id).unwrap_or(0);
        force.lost = u8::try_from(shown).unwrap_or(u8::MAX);
        force.tracks = Tracks::default();
        force.detection = Detection::Undetected;
        force.us_advantage = false;
        grounds.forces.push(force);
    }
    Grounds(grounds)
}

/// What every force on the map may prove to be, but those of which everything is known.
pub fn guesses(grounds: &Grounds) -> BTreeMap<ForceId, Guess> {
    let table = &grounds.0;
    let mut guesses: BTreeMap<ForceId, Guess> = BTreeMap::new();
    // Forces of which the same is known have the same odds.
    let mut done: Vec<(Intelligence, Option<u16>, Guess)> = Vec::new();
    for force in &table.forces {
        let known = (force.intelligence, table.known_air_strength(force.id));
        if known.0.is_complete() {
            continue;
        }
        let before = done
            .iter()
            .find(|(level, strength, _)| (*level, *strength) == known);
        let guess = match before {
            Some((_, _, guess)) => guess.clone(),
            None => {
                let odds = identity(table, force.id);
                let guess = Guess {
                    why: why(known.0, known.1.is_some(), &odds),
                    ..guess(&odds, known.0.level() >= 2)
                };
                done.push((known.0, known.1, guess.clone()));
                guess
            }
        };
        guesses.insert(force.id, guess);
    }
    guesses
}

/// What a force can be shown as: carriers by their number, or by number and type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Shape {
    Nothing,
    Surface,
    Number(u8),
    ByType(u8, Carriers),
}

impl Shape {
    fn of(proof: Proof, is_by_type: bool) -> Shape {
        match proof {
            Proof::Nothing => Shape::Nothing,
            Proof::Surface => Shape::Surface,
            Proof::Carriers(carriers) if is_by_type => Shape::ByType(carriers.total(), carriers),
            Proof::Carriers(carriers) => Shape::Number(carriers.total()),
        }
    }

    fn words(self) -> String {
        match self {
            Shape::Nothing => "nothing at all".to_owned(),
            Shape::Surface => "surface ships".to_owned(),
            Shape::Number(1) => "1 carrier".to_owned(),
            Shape::Number(number) => format!("{number} carriers"),
            Shape::ByType(_, carriers) => known::by_type(carriers).join(" + "),
        }
    }
}

/// The odds as they are shown.
fn guess(odds: &Identity, is_by_type: bool) -> Guess {
    let mut shapes: BTreeMap<Shape, u64> = BTreeMap::new();
    for (proof, cases) in &odds.cases {
        *shapes.entry(Shape::of(*proof, is_by_type)).or_default() += cases;
    }
    let mut shapes: Vec<(Shape, u64)> = shapes.into_iter().collect();
    // The likeliest first; of equal ones those with fewer carriers.
    shapes.insertion_sort_by_key(|(shape, cases)| (std::cmp::Reverse(*cases), *shape));
    let common = shapes
        .iter()
        .fold(odds.all, |common, (_, cases)| divisor(common, *cases));
    let all = odds.all / common.max(1);
    let row = |what: String, cases: u64| {
        let chance = Chance {
            cases,
            all: odds.all,
        };
        Possibility {
            what,
            chance: written(chance),
            per_cent: chance.per_cent(),
            cases: format!(
                "{} of {} equally likely cases",
                grouped(cases / common.max(1)),
                grouped(all)
            ),
        }
    };
    let own = if shapes.len() > LINES {
        LINES - 1
    } else {
        LINES
    };
    let (first, others) = shapes.split_at(own.min(shapes.len()));
    let mut rows: Vec<Possibility> = first
        .iter()
        .map(|(shape, cases)| row(shape.words(), *cases))
        .collect();
    if !others.is_empty() {
        let cases = others.iter().map(|(_, cases)| cases).sum();
        rows.push(row(
            count_of(
                others.len() as i64,
                "other possibility",
                "other possibilities",
            ),
            cases,
        ));
    }
    Guess {
        rows,
        carriers: wording::per_cent(odds.per_cent(|proof| matches!(proof, Proof::Carriers(_)))),
        why: "",
    }
}

/// Why a chit that says Carrier is as good as its word, or is not (7.36).
fn why(known: Intelligence, has_shown_planes: bool, odds: &Identity) -> &'static str {
    let is_report = known == Intelligence::Level1(LevelOne::Carrier);
    match (is_report, has_shown_planes) {
        (true, false) => {
            "A chit of carriers is only a report: while the force has shown no planes, a die of 1 makes surface ships of it (7.36)."
        }
        (true, true) if odds.of(|proof| matches!(proof, Proof::Carriers(_))) == odds.all => {
            "Its planes have been seen, so only the number of its carriers is open: the more planes it has shown, the more of them the die gives it (7.36)."
        }
        _ => "",
    }
}

/// A chance as it is written: neither certain nor impossible where it is not.
fn written(chance: Chance) -> String {
    match chance.per_cent() {
        0 if chance.cases > 0 => format!("under {}", wording::per_cent(1)),
        100 if !chance.is_certain() => format!("over {}", wording::per_cent(99)),
        per_cent => wording::per_cent(per_cent),
    }
}

/// The greatest common divisor.
fn divisor(one: u64, other: u64) -> u64 {
    match other {
        0 => one,
        _ => divisor(other, one % other),
    }
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
