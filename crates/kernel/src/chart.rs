//! What a chart is: columns of results, read by dice and their modifiers.

use std::fmt;

use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};

/// The dice that are thrown for a chart, and added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// How many.
    pub count: u8,
    /// How many faces each has, numbered from 1.
    pub faces: u8,
}

impl Throw {
    /// One die of ten faces.
    pub const D10: Throw = Throw {
        count: 1,
        faces: 10,
    };
    /// One die of six faces.
    pub const D6: Throw = Throw { count: 1, faces: 6 };
    /// Two dice of six faces.
    pub const TWO_D6: Throw = Throw { count: 2, faces: 6 };

    /// How many throws there are, all equally likely.
    pub const fn ways(self) -> u32 {
        (self.faces as u32).pow(self.count as u32)
    }

    /// What every throw adds up to.
    pub fn totals(self) -> impl Iterator<Item = i8> {
        (0..self.ways()).map(move |throw| self.total(throw))
    }

    /// What one of them adds up to, by its number from 0.
    fn total(self, throw: u32) -> i8 {
        let faces = u32::from(self.faces);
        let (mut total, mut dice) = (0, throw);
        for _ in 0..self.count {
            total += dice % faces + 1;
            dice /= faces;
        }
        total as i8
    }
}

/// As charts print it: "d6", "2d6".
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count {
            1 => write!(f, "d{}", self.faces),
            count => write!(f, "{count}d{}", self.faces),
        }
    }
}

impl Serialize for Throw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where a chart's figures come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Printed in the rulebook.
    Rulebook,
    /// Rebuilt by us from the rulebook's examples and from the history.
    Rebuilt,
}

/// A die roll modifier a chart lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// When it applies.
    pub reason: &'static str,
    /// What it adds, or nothing where the amount depends on the case.
    pub value: Option<i8>,
}

/// A modifier as it counted in one roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Applied {
    /// Its reason, as the chart lists it.
    pub reason: &'static str,
    /// What it added to the die.
    pub value: i8,
}

impl Modifier {
    /// A modifier of a fixed amount.
    pub const fn new(reason: &'static str, value: i8) -> Modifier {
        Modifier {
            reason,
            value: Some(value),
        }
    }

    /// A modifier whose amount depends on the case.
    pub const fn varying(reason: &'static str) -> Modifier {
        Modifier {
            reason,
            value: None,
        }
    }

    /// This modifier in a roll; with its printed amount, or with `amount` where it varies.
    pub fn of(self, amount: i8) -> Applied {
        Applied {
            reason: self.reason,
            value: self.value.unwrap_or(amount),
        }
    }

    /// This modifier in a roll if the condition holds.
    pub fn when(self, condition: bool) -> Option<Applied> {
        condition.then(|| self.of(0))
    }
}

/// One column of a chart.
#[derive(Debug)]
pub struct Column<R: 'static> {
    /// Its heading.
    pub label: &'static str,
    /// The lowest value that reads this column.
    pub from: u16,
    /// Results for modified rolls `lo`, `lo + 1` and so on.
    pub results: &'static [R],
}

/// A chart. The roll and the picture on screen read the same constant.
#[derive(Debug)]
pub struct Chart<R: 'static> {
    /// Its stable name.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// The rule that sends the player to it.
    pub rule: &'static str,
    /// Where its figures come from.
    pub source: Source,
    /// What chooses the column; empty where there is only one.
    pub column_by: &'static str,
    /// The dice that are thrown.
    pub dice: Throw,
    /// The modified roll of the first result.
    pub lo: i8,
    /// The columns, lowest first.
    pub columns: &'static [Column<R>],
    /// The modifiers it lists.
    pub modifiers: &'static [Modifier],
    /// Notes printed under it.
    pub notes: &'static [&'static str],
}

impl<R: Copy> Chart<R> {
    /// The highest column not exceeding `value`; the first if all do.
    pub fn column(&self, value: impl Into<u16>) -> usize {
        let value = value.into();
        self.columns
            .iter()
            .rposition(|column| column.from <= value)
            .unwrap_or(0)
    }

    /// The row a modified roll reads: past either end, the end row.
    pub fn row(&self, column: usize, total: i8) -> usize {
        let last = self.columns[column].results.len() - 1;
        usize::try_from(total - self.lo).unwrap_or(0).min(last)
    }

    /// The result of a modified roll in a column.
    pub fn result(&self, column: usize, total: i8) -> R {
        self.columns[column].results[self.row(column, total)]
    }

    /// The results that all throws of its dice, equally likely, give in a column under a modifier, for odds.
    pub fn faces(&self, column: usize, modifier: i8) -> impl Iterator<Item = R> + '_ {
        let totals = self.dice.totals();
        totals.map(move |total| self.result(column, total + modifier))
    }
}

/// A chart of any kind of result, for showing. A title has one type `O` that all its results turn into.
pub trait AnyChart<O: fmt::Display>: Sync {
    /// Its stable name.
    fn id(&self) -> &'static str;
    /// Its heading.
    fn title(&self) -> &'static str;
    /// The rule that sends the player to it.
    fn rule(&self) -> &'static str;
    /// Where its figures come from.
    fn source(&self) -> Source;
    /// What chooses the column.
    fn column_by(&self) -> &'static str;
    /// The dice that are thrown.
    fn dice(&self) -> Throw;
    /// The modified roll of the first row.
    fn lo(&self) -> i8;
    /// Headings of the columns.
    fn labels(&self) -> Vec<&'static str>;
    /// How many rows it has.
    fn rows(&self) -> usize;
    /// The result in a cell; none below the end of a short column.
    fn outcome(&self, column: usize, row: usize) -> Option<O>;
    /// A cell as the player reads it.
    fn cell(&self, column: usize, row: usize) -> String {
        let outcome = self.outcome(column, row);
        outcome.map_or_else(String::new, |outcome| outcome.to_string())
    }
    /// The row a modified roll reads.
    fn row_of(&self, column: usize, total: i8) -> usize;
    /// The modifiers it lists.
    fn modifiers(&self) -> &'static [Modifier];
    /// Notes printed under it.
    fn notes(&self) -> &'static [&'static str];
    /// The whole chart as JSON; the page has no use for it, and every chart would add to its size.
    #[cfg(not(target_arch = "wasm32"))]
    fn json(&self) -> String;
}

impl<O: fmt::Display, R: Copy + Into<O> + Serialize + Sync> AnyChart<O> for Chart<R> {
    fn id(&self) -> &'static str {
        self.id
    }
    fn title(&self) -> &'static str {
        self.title
    }
    fn rule(&self) -> &'static str {
        self.rule
    }
    fn source(&self) -> Source {
        self.source
    }
    fn column_by(&self) -> &'static str {
        self.column_by
    }
    fn dice(&self) -> Throw {
        self.dice
    }
    fn lo(&self) -> i8 {
        self.lo
    }
    fn labels(&self) -> Vec<&'static str> {
        self.columns.iter().map(|column| column.label).collect()
    }
    fn rows(&self) -> usize {
        self.columns
            .iter()
            .map(|column| column.results.len())
            .max()
            .unwrap_or(0)
    }
    fn outcome(&self, column: usize, row: usize) -> Option<O> {
        let result = self.columns[column].results.get(row);
        result.map(|result| (*result).into())
    }
    fn row_of(&self, column: usize, total: i8) -> usize {
        self.row(column, total)
    }
    fn modifiers(&self) -> &'static [Modifier] {
        self.modifiers
    }
    fn notes(&self) -> &'static [&'static str] {
        self.notes
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Serialize for Modifier {
    /// A pair of reason and amount, as the charts file of the project writes it.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.value {
            Some(value) => (self.reason, value).serialize(serializer),
            None => (self.reason, "+value").serialize(serializer),
        }
    }
}

struct Columns<R: 'static>(&'static [Column<R>]);

impl<R: Serialize> Serialize for Columns<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for column in self.0 {
            map.serialize_entry(column.label, column.results)?;
        }
        map.end()
    }
}

impl<R: Serialize> Serialize for Chart<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut chart = serializer.serialize_struct("chart", 10)?;
        chart.serialize_field("id", self.id)?;
        chart.serialize_field("title", self.title)?;
        chart.serialize_field("rule", self.rule)?;
        chart.serialize_field("source", &self.source)?;
        chart.serialize_field(
            "column_by",
            if self.column_by.is_empty() {
                "none"
            } else {
                self.column_by
            },
        )?;
        chart.serialize_field("dice", &self.dice)?;
        chart.serialize_field("lo", &self.lo)?;
        chart.serialize_field("modifiers", self.modifiers)?;
        chart.serialize_field("notes", self.notes)?;
        chart.serialize_field("columns", &Columns(self.columns))?;
        chart.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHART: Chart<i8> = Chart {
        id: "sum",
        title: "A sum",
        rule: "1.0",
        source: Source::Rebuilt,
        column_by: "",
        dice: Throw::TWO_D6,
        lo: 3,
        columns: &[Column {
            label: "sum",
            from: 0,
            results: &[3, 4, 5, 6, 7],
        }],
        modifiers: &[],
        notes: &[],
    };

    #[test]
    fn past_either_end_the_end_row_is_read() {
        let read = [2, 3, 7, 8, 12].map(|total| CHART.result(0, total));
        assert_eq!(read, [3, 3, 7, 7, 7]);
    }

    #[test]
    fn two_dice_have_thirty_six_throws() {
        let sevens = Throw::TWO_D6.totals().filter(|total| *total == 7).count();
        assert_eq!((Throw::TWO_D6.ways(), sevens), (36, 6));
        assert_eq!(Throw::D6.totals().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
        let at_most_three = CHART.faces(0, 0).filter(|result| *result == 3).count();
        assert_eq!(at_most_three, 3, "a 2 and both ways to a 3");
    }
}
