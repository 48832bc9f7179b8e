//! A die with its sum, and the column of the chart that is read with it.

use kernel::AnyChart;

use crate::engine::charts::{self, Outcome, Shot};
use crate::engine::event::{BattleEvent, Event, HitEvent, Purpose, Roll};
use crate::engine::units::Combatant;

/// A die, while it rolls and when it has landed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DieView {
    /// The number of its event; nothing while it rolls.
    pub number: Option<usize>,
    /// What it is rolled for.
    pub what: String,
    /// What each die shows; nothing while they roll.
    pub shown: Vec<u8>,
    /// What is added, and why.
    pub modifiers: Vec<(&'static str, String)>,
    /// What is read on the chart; nothing while it rolls.
    pub total: Option<i8>,
    /// What the chart says; nothing while it rolls.
    pub result: Option<String>,
    /// The column of its chart.
    pub strip: Strip,
}

/// The column of a chart, lying down.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Strip {
    /// The chart's title.
    pub title: &'static str,
    /// The results of the column: rolls with the same result are one cell.
    pub cells: Vec<StripCell>,
}

/// One result of a column.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StripCell {
    /// The rolls that give it: "1 to 3".
    pub rolls: String,
    /// The result.
    pub result: String,
    /// Whether it is the one that was read.
    pub is_lit: bool,
}

impl DieView {
    /// It in words, for the ear.
    pub fn label(&self) -> String {
        match &self.result {
            Some(result) => format!("{}: {result}", self.what),
            None => format!("{}: the die rolls", self.what),
        }
    }
}

/// A die that has landed, with the number of its event; nothing of one that is not for the player to see.
pub fn landed(number: usize, roll: &Roll) -> Option<DieView> {
    let shown = roll.shown().to_vec();
    let die = rolling(roll)?;
    let row = charts::find(roll.chart).map(|chart| lit(chart, roll));
    let result = Some(result(roll));
    Some(DieView {
        number: Some(number),
        shown,
        total: Some(roll.total),
        result,
        strip: strip(roll, row)?,
        ..die
    })
}

/// A die that rolls: nothing tells what it will show.
pub fn rolling(roll: &Roll) -> Option<DieView> {
    if is_hidden(roll.purpose) {
        return None;
    }
    let modifiers = roll.modifiers.iter();
    let modifiers = modifiers.map(|it| (it.reason, signed(it.value)));
    Some(DieView {
        number: None,
        what: what(roll.purpose),
        shown: Vec::new(),
        modifiers: modifiers.collect(),
        total: None,
        result: None,
        strip: strip(roll, None)?,
    })
}

/// A modifier as it is written.
pub fn signed(value: i8) -> String {
    match value {
        0.. => format!("+{value}"),
        _ => format!("\u{2212}{}", value.unsigned_abs()),
    }
}

/// What a roll says, in a word.
pub fn result(roll: &Roll) -> String {
    word(&roll.result.to_string())
}

/// A result as it is read: a dash of a chart is nothing.
fn word(result: &str) -> String {
    match result {
        "-" => "nothing".to_owned(),
        result => result.to_owned(),
    }
}

/// Whether neither the die nor what it says is for the player to see (3.2, 9.0).
pub const fn is_hidden(purpose: Purpose) -> bool {
    matches!(
        purpose,
        Purpose::Deployment { .. } | Purpose::RepairedShipLine { .. }
    )
}

fn lit(chart: &dyn AnyChart<Outcome>, roll: &Roll) -> usize {
    chart.row_of(column_of(chart, roll), roll.total)
}

/// The place of the column that was read.
pub(super) fn column_of(chart: &dyn AnyChart<Outcome>, roll: &Roll) -> usize {
    let labels = chart.labels();
    let column = labels.iter().position(|label| *label == roll.column);
    column.unwrap_or_default()
}

fn strip(roll: &Roll, lit: Option<usize>) -> Option<Strip> {
    let chart = charts::find(roll.chart)?;
    let column = column_of(chart, roll);
    let mut cells: Vec<(i8, i8, String, bool)> = Vec::new();
    for row in 0..chart.rows() {
        let (total, result) = (chart.lo() + row as i8, chart.cell(column, row));
        let is_lit = lit == Some(row);
        match cells.last_mut() {
            Some((_, last, same, was_lit)) if *same == result => {
                *last = total;
                *was_lit |= is_lit;
            }
            _ => cells.push((total, total, result, is_lit)),
        }
    }
    let cells = cells
        .into_iter()
        .map(|(first, last, result, is_lit)| StripCell {
            rolls: match first == last {
                true => first.to_string(),
                false => format!("{first} to {last}"),
            },
            result: word(&result),
            is_lit,
        });
    Some(Strip {
        title: chart.title(),
        cells: cells.collect(),
    })
}

/// Whether an event came of a roll in a battle: the target that was picked, or what its hit did.
pub fn led_to(roll: &Roll, event: &Event) -> bool {
    let has_hit = |unit: Combatant| match roll.purpose {
        Purpose::Shot { at, .. } | Purpose::Bomb { at, .. } => at == unit,
        Purpose::Bombardment { base, .. } => unit == Combatant::Defense(base),
        Purpose::HitTable { ship } => unit == Combatant::Ship(ship),
        // 13.2: whom it hits is not in its die.
        Purpose::Flak { .. } => roll.result == Outcome::Shot(Shot::Hit) && unit.air().is_some(),
        _ => false,
    };
    match *event {
        Event::Battle(BattleEvent::Targeted { by, .. }) => {
            roll.purpose == Purpose::IjnTarget { by }
        }
        Event::Hits(HitEvent::AirUnitReduced { unit } | HitEvent::AirUnitEliminated { unit }) => {
            has_hit(unit.into())
        }
        Event::Hits(HitEvent::DefenseReduced { base } | HitEvent::DefenseEliminated { base }) => {
            has_hit(base.into())
        }
        Event::Hits(HitEvent::ShipDamaged { ship, .. } | HitEvent::ShipSunk { ship, .. }) => {
            has_hit(ship.into())
        }
        _ => false,
    }
}

/// What dice are rolled for, in a few words.
pub fn what(purpose: Purpose) -> String {
    match purpose {
        Purpose::Deployment { .. } => "A carrier is sent to a line".to_owned(),
        Purpose::Spotting { by, space } => format!("{by} looks at {space}"),
        Purpose::Movement { force } => format!("{force} moves"),
        Purpose::Intelligence { force } => format!("The IJN looks for {force}"),
        Purpose::Redeployment { force } => format!("{force} is redeployed"),
        Purpose::Reinforcement => "What the IJN gets".to_owned(),
        Purpose::Morale { on } => format!("Morale of the IJN on {on}"),
        Purpose::IjnShipRepair { ship } => format!("Repair of {ship}"),
        Purpose::RepairedShipLine { ship } => format!("{ship} is sent to a line"),
        Purpose::IjnAirRepair { unit } => format!("Repair of {unit}"),
        Purpose::IncidentCheck { mover, space } => format!("{mover} at {space}: an incident?"),
        Purpose::Incident { mover } => format!("What {mover} meets with"),
        Purpose::Submarine { mover } => format!("A submarine finds {mover}"),
        Purpose::Signals => "Signals intelligence".to_owned(),
        Purpose::UsnRepair { unit } => format!("Can {unit} be repaired?"),
        Purpose::DefenseRepair { base } => format!("Can the defense of {base} be repaired?"),
        Purpose::ShipSeverity { ship } => format!("How badly {ship} is damaged"),
        Purpose::DefenseSeverity { base } => format!("How badly the defense of {base} is damaged"),
        Purpose::IjnTarget { by } => format!("{by} picks a target"),
        Purpose::Shot { by, at } => format!("{by} fires at {at}"),
        Purpose::Bomb { unit, at } => format!("{unit} bombs {at}"),
        Purpose::Flak { by } => format!("Flak of {by}"),
        Purpose::Bombardment { ship, base } => format!("{ship} bombards {base}"),
        Purpose::CoastalGuns { base, ship } => format!("Guns of {base} fire at {ship}"),
        Purpose::HitTable { ship } => format!("Hit on {ship}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::Throw;

    use super::{landed, rolling};
    use crate::engine::charts::{Outcome, SPOTTING, SpottingResult, USN_OUTSIDE};
    use crate::engine::event::{Purpose, Roll};
    use crate::engine::map::Place;
    use crate::engine::table::Spotter;
    use crate::engine::units::{IslandBase, Ship};

    fn roll(purpose: Purpose) -> Roll {
        assert_eq!(SPOTTING.dice, Throw::D6);
        Roll {
            purpose,
            rule: SPOTTING.rule,
            chart: SPOTTING.id,
            column: SPOTTING.columns[0].label,
            die: 4,
            dice: Vec::new(),
            modifiers: vec![USN_OUTSIDE.of(-1)],
            total: 3,
            result: Outcome::from(SpottingResult::Spotted),
        }
    }

    #[test]
    fn r9_1_a_look_is_told_with_its_die_its_modifiers_and_its_column() {
        let (by, space) = (Spotter::Base(IslandBase::Midway), Place::WestOfMidway);
        let roll = roll(Purpose::Spotting { by, space });
        let die = landed(7, &roll).expect("it is open");
        assert_eq!(die.what, "Midway looks at West of Midway");
        assert_eq!(die.number, Some(7), "it leads to its chart");
        assert_eq!((&die.shown[..], die.total), (&[4][..], Some(3)));
        assert_eq!(die.modifiers[0].1, "\u{2212}1");
        let cells: Vec<_> = die
            .strip
            .cells
            .iter()
            .map(|it| (&it.rolls[..], it.is_lit))
            .collect();
        assert_eq!(cells, [("-1 to 3", true), ("4 to 8", false)]);
        let rolls = rolling(&roll).expect("it is open");
        assert_eq!((rolls.number, rolls.total), (None, None));
        assert_eq!(rolls.result, None);
        assert!(rolls.shown.is_empty() && rolls.strip.cells.iter().all(|it| !it.is_lit));
    }

    #[test]
    fn r9_0_where_a_repaired_ship_goes_shows_no_die() {
        let ship = Ship::Akagi;
        assert_eq!(landed(0, &roll(Purpose::RepairedShipLine { ship })), None);
        assert_eq!(rolling(&roll(Purpose::Deployment { ship })), None);
    }
}
