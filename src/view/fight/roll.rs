//! A die with its sum, and its row of the chart.

use super::japanese_fire;
use crate::engine::charts::{
    self, AntiAircraft, AnyChart, Contact, Hunt, JapaneseFire, LandAir, LevelTwo, Outbreak,
    Outcome, RaidDecision, Sighting, SubmarineContact, Surprise,
};
use crate::engine::forecast::Dicer;
use crate::engine::{Purpose, Roll};
use crate::view::wording;

/// A die that rolls, or was rolled.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DieRoll {
    /// The step it is rolled in: no two dice of a fight are of one step.
    pub step: usize,
    /// What it shows; nothing while it rolls.
    pub die: Option<u8>,
    /// What is added to it, and why.
    pub modifiers: Vec<(&'static str, String)>,
    /// What was read on the chart, once it has landed.
    pub total: Option<i8>,
    /// The column of the chart that is read, lying down.
    pub strip: Option<ChartStrip>,
    /// What it is for those who do not see it.
    pub label: String,
}

impl DieRoll {
    /// Whether it still rolls.
    pub fn is_rolling(&self) -> bool {
        self.die.is_none()
    }

    /// What is added to it, and what is read then, in a line: the chart alone where nothing is.
    pub fn in_words(&self) -> String {
        let title = self.strip.as_ref().map_or("", |strip| strip.title);
        let added = self
            .modifiers
            .iter()
            .filter(|(_, value)| value != "+0" && value != "0");
        let added: Vec<String> = added.map(|(why, value)| format!("{value} {why}")).collect();
        match (added.is_empty(), self.total) {
            (true, _) => title.to_owned(),
            (false, None) => format!("{title}: {}", added.join(", ")),
            (false, Some(total)) => format!("{title}: {}, reads {total}", added.join(", ")),
        }
    }
}

/// A column of a chart, lying down.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChartStrip {
    /// The chart's title.
    pub title: &'static str,
    /// Which column it is, of a chart with several, as it stands between the title and the rule.
    pub column: String,
    /// The number of the chart's rule.
    pub rule: &'static str,
    /// Its cells.
    pub cells: Vec<ChartCell>,
    /// Whether its results are whole words, which want more room.
    pub has_words: bool,
    /// What the letters and figures of its cells stand for; empty where they are words.
    pub key: String,
}

/// A cell of a chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChartCell {
    /// The roll that reads it.
    pub number: i32,
    /// The result.
    pub result: String,
    /// Whether it was read.
    pub is_lit: bool,
    /// What it would mean to the player.
    pub means: Meaning,
}

/// What a result means to the player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meaning {
    /// It helps him.
    Good,
    /// It hurts him, or a chance of his is lost.
    Bad,
    /// It is neither.
    Neither,
}

/// Letters of a result that is no word.
const SHORT: usize = 4;

/// What a result means, of a die for a purpose; the last are all results of its column.
type Means = fn(Purpose, Outcome, &[Outcome]) -> Meaning;

/// A die that rolls, or was rolled; `step` is the step it is rolled in.
pub fn die_roll(roll: &Roll, step: usize, is_rolling: bool) -> DieRoll {
    die(roll, step, is_rolling, |purpose, outcome, _| {
        meaning(purpose, outcome)
    })
}

/// A die of the air raid procedure: what brings a raid, or makes it stronger or seen later, is bad.
pub fn die_of_procedure(roll: &Roll, step: usize, is_rolling: bool) -> DieRoll {
    die(roll, step, is_rolling, in_procedure)
}

fn die(roll: &Roll, step: usize, is_rolling: bool, means: Means) -> DieRoll {
    let modifiers = roll.modifiers.iter();
    let modifier = |it: &charts::Applied| (it.reason, wording::modifier(it.value));
    DieRoll {
        step,
        die: (!is_rolling).then_some(roll.die),
        modifiers: modifiers.map(modifier).collect(),
        total: (!is_rolling).then_some(roll.total),
        strip: charts::find(roll.chart).map(|chart| strip(chart, roll, is_rolling, means)),
        label: match is_rolling {
            true => "The die rolls".to_owned(),
            false => format!("die {}", roll.die),
        },
    }
}

fn strip(chart: &dyn AnyChart<Outcome>, roll: &Roll, is_rolling: bool, means: Means) -> ChartStrip {
    let labels = chart.labels();
    let column = labels.iter().position(|label| *label == roll.column);
    let column = column.unwrap_or(0);
    let lit = chart.row_of(column, roll.total);
    let rows = 0..chart.rows();
    let outcomes: Vec<Outcome> = rows.map_while(|row| chart.outcome(column, row)).collect();
    let cell = |(row, outcome): (usize, &Outcome)| ChartCell {
        number: i32::from(chart.lo()) + row as i32,
        means: means(roll.purpose, *outcome, &outcomes),
        result: outcome.to_string(),
        is_lit: row == lit && !is_rolling,
    };
    let cells: Vec<ChartCell> = outcomes.iter().enumerate().map(cell).collect();
    let is_word = |cell: &ChartCell| cell.result.chars().count() > SHORT;
    ChartStrip {
        title: chart.title(),
        column: match column_in_words(chart, roll.column) {
            words if words.is_empty() => " ".to_owned(),
            words => format!(" \u{b7} {words} "),
        },
        rule: chart.rule(),
        has_words: cells.iter().any(is_word),
        key: key(roll.purpose, &outcomes),
        cells,
    }
}

/// What a column of a chart is chosen by, and its heading: "AA factors firing: 20". Nothing where there is one alone.
pub fn column_in_words(chart: &dyn AnyChart<Outcome>, label: &str) -> String {
    let by = chart
        .column_by()
        .split([';', '('])
        .next()
        .unwrap_or_default();
    match (by.trim(), label) {
        ("", _) => String::new(),
        // Which die of the two is all that it says.
        (_, "first roll" | "second roll") => label.to_owned(),
        ("first roll, then second", "second") => "second roll".to_owned(),
        ("first roll, then second", _) => "first roll".to_owned(),
        (by, _) if chart.column_by().contains("highest column not exceeding") => {
            format!("{by}: {}", stands_for(chart, label))
        }
        (by, _) => format!("{by}: {}", label.replace('-', "\u{2013}")),
    }
}

/// The figures that a column stands for, up to the next: "8\u{2013}9", "12 or more".
fn stands_for(chart: &dyn AnyChart<Outcome>, label: &str) -> String {
    let labels = chart.labels();
    let mut later = labels.iter().skip_while(|it| **it != label).skip(1);
    let next = later.next().map(|next| next.parse::<u8>());
    match (label.parse::<u8>(), next) {
        (Ok(_), None) => format!("{label} or more"),
        (Ok(own), Some(Ok(next))) if own + 1 < next => format!("{label}\u{2013}{}", next - 1),
        _ => label.to_owned(),
    }
}

/// What the letters of a search for a force stand for (5.2).
const CONTACT: [(Outcome, &str); 4] = [
    (Outcome::Contact(Contact::Contact), "finds the force"),
    (
        Outcome::Contact(Contact::WrongInHex),
        "takes another force in the hex for it",
    ),
    (
        Outcome::Contact(Contact::WrongWithinTwo),
        "takes another force within 2 hexes for it",
    ),
    (Outcome::Contact(Contact::Fail), "finds nothing"),
];

/// The results of Japanese fire that have letters, in the order they are explained in.
const FIRE: [JapaneseFire; 4] = [fire(true, 0), fire(false, 1), fire(false, 2), fire(true, 1)];

const fn fire(abort: bool, eliminated: u8) -> JapaneseFire {
    JapaneseFire { abort, eliminated }
}

/// What stands in the cells of a chart, those of its letters alone that are there.
fn key(purpose: Purpose, cells: &[Outcome]) -> String {
    let words = match purpose {
        Purpose::Escort(..)
        | Purpose::BreakThrough(..)
        | Purpose::CapOnEscorts(..)
        | Purpose::CapOnAttackPlanes(..) => {
            let letters = FIRE.map(|fire| {
                let means = japanese_fire::letter(purpose, fire);
                (Outcome::JapaneseFire(fire), means)
            });
            return explained(&letters, cells);
        }
        Purpose::Contact(..) => return explained(&CONTACT, cells),
        Purpose::UsGuns(..) | Purpose::JapaneseGuns(..) => "driven off / shot down",
        Purpose::UsFire(..) | Purpose::EscortsFire(..) => "points shot down",
        Purpose::Damage(_)
        | Purpose::TorpedoHits(..)
        | Purpose::Gunfire(..)
        | Purpose::ShipTorpedoes(..) => "hits on the ship",
        Purpose::CapStrength(_) => "points of fighters that are up",
        Purpose::UsSubmarineAttack(..) => {
            "torpedoes that strike home, each with a die for its damage"
        }
        Purpose::Hunt(..) => {
            "Pin\u{a0}1, Pin\u{a0}2: driven deep, for so many of its chits \u{b7} - nothing found"
        }
        Purpose::LandAirStrength(_) => "air points that come",
        Purpose::LocationDirection(_) => {
            "which way it is from where it was reported \u{b7} - no way: it is where it was reported"
        }
        Purpose::LocationDistance(_) => {
            "hexes it is off, the way the die before this says; none if that gave -"
        }
        // Their cells say it in words.
        Purpose::CapFuel(_)
        | Purpose::SecondHex(_)
        | Purpose::Landing(_)
        | Purpose::Crash(_)
        | Purpose::Clearing(_)
        | Purpose::Range(_)
        | Purpose::Escorts(_)
        | Purpose::Surprise(..)
        | Purpose::BattleLine(_)
        | Purpose::Outbreak(_)
        | Purpose::Spread(_)
        | Purpose::Repair(_)
        | Purpose::Wind
        | Purpose::Evasion(_)
        | Purpose::Refuelling(_)
        | Purpose::SurfaceSurprise(_)
        | Purpose::SubmarineAtLights(_)
        | Purpose::SubmarineAtCripple(_)
        | Purpose::MissionMovement
        | Purpose::Search(..)
        | Purpose::LevelTwo(_)
        | Purpose::LevelThree(_)
        | Purpose::LevelFour(_)
        | Purpose::Screen(_)
        | Purpose::WouldRaid(_)
        | Purpose::RaidStrength(_)
        | Purpose::LandAirArrival(_)
        | Purpose::Shuttle(_)
        | Purpose::Commitment(_)
        | Purpose::ArrivalZone(_)
        | Purpose::ArrivalHex(_)
        | Purpose::ArrivalNearCarriers(_)
        | Purpose::SubmarineContact(..) => "",
    };
    words.to_owned()
}

/// Those of some letters that stand in a column, with what they mean.
fn explained(letters: &[(Outcome, &str)], cells: &[Outcome]) -> String {
    let letters = letters.iter().filter(|(letter, _)| cells.contains(letter));
    let letters: Vec<String> = letters
        .map(|(letter, means)| format!("{letter}: {means}"))
        .collect();
    letters.join(" \u{b7} ")
}

/// What a result means to the player: an effect of his is good and one of theirs is bad; a chance
/// without effect is the other way about.
fn meaning(purpose: Purpose, outcome: Outcome) -> Meaning {
    // Which of two dice is the higher says who gets away (21.14).
    if matches!(purpose, Purpose::Evasion(_)) {
        return Meaning::Neither;
    }
    let is_ours = match purpose.dicer() {
        Dicer::Us => true,
        Dicer::Them => false,
        Dicer::Chance => return Meaning::Neither,
    };
    match has_effect(outcome) == is_ours {
        true => Meaning::Good,
        false => Meaning::Bad,
    }
}

/// What a result of the air raid procedure means: of figures, how they stand to the middle of their column.
fn in_procedure(_: Purpose, outcome: Outcome, column: &[Outcome]) -> Meaning {
    let figure = |outcome: &Outcome| match outcome {
        Outcome::Waves(waves) => Some(i32::from(waves.total())),
        // The farther off radar sees it the better.
        Outcome::Number(hexes) => Some(-i32::from(*hexes)),
        _ => None,
    };
    let is_bad = match outcome {
        Outcome::RaidDecision(decision) => decision == RaidDecision::Raids,
        Outcome::LevelTwo(found) => matches!(found, LevelTwo::Carriers(_) | LevelTwo::KidoButai(_)),
        other => {
            let sum: i32 = column.iter().filter_map(figure).sum();
            let Some(value) = figure(&other) else {
                return Meaning::Neither;
            };
            value * column.len() as i32 > sum
        }
    };
    match is_bad {
        true => Meaning::Bad,
        false => Meaning::Good,
    }
}

/// Whether a result of fire, of a search or of a surprise does anything.
fn has_effect(outcome: Outcome) -> bool {
    !matches!(
        outcome,
        Outcome::Number(0)
            | Outcome::JapaneseFire(JapaneseFire::NOTHING)
            | Outcome::AntiAircraft(AntiAircraft::NOTHING)
            | Outcome::Contact(Contact::Fail)
            | Outcome::Surprise(Surprise::None)
            | Outcome::Outbreak(Outbreak::NoFire)
            | Outcome::Sighting(Sighting::Nothing)
            | Outcome::SubmarineContact(SubmarineContact::Fail)
            | Outcome::Hunt(Hunt::NoEffect)
            | Outcome::LandAir(LandAir::Stays)
    )
}
