//! The battle of the day: the same for everybody, as long as the date is the same in Greenwich.

use page::listed::Listed;

use super::Link;
use super::words::length;
use crate::engine::{PhilippineSea, SCENARIOS, Scenario, signed};
use crate::storage::{Finished, SlotEntry};

/// Milliseconds in a day.
const DAY: u64 = 86_400_000;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The battle of a day.
#[derive(Clone, PartialEq, Debug)]
pub struct Daily {
    /// The day, in words: "22 November".
    pub day: String,
    /// The scenario: those of one day take turns, a day each. Nobody gets two days unasked.
    pub scenario: &'static Scenario,
    /// The date as a number, 20261122.
    pub seed: u64,
    /// The battle's link, behind the `#` of an address.
    pub link: String,
}

impl Daily {
    /// The battle of the day of a time, in milliseconds since 1970. The day is that of Greenwich (UTC),
    /// so that the whole world plays the same battle at the same hour.
    pub fn at(time: u64) -> Daily {
        let days = time / DAY;
        let (year, month, day) = date(days);
        let of_one_day = SCENARIOS
            .into_iter()
            .filter(|scenario| !scenario.has_second_day());
        let of_one_day: Vec<&'static Scenario> = of_one_day.collect();
        let scenario = of_one_day[(days % of_one_day.len() as u64) as usize];
        let seed = year * 10_000 + u64::from(month) * 100 + u64::from(day);
        let link = Link::new(scenario, &[], Some(seed));
        Daily {
            day: format!("{day} {}", MONTHS[usize::from(month - 1)]),
            scenario,
            seed,
            link: link.to_text(),
        }
    }

    /// The link as it is followed.
    pub fn to_link(&self) -> Link {
        Link::new(self.scenario, &[], Some(self.seed))
    }

    /// Whether a result is of this battle.
    fn is(&self, result: &Finished) -> bool {
        result.scenario == self.scenario.number
            && result.seed == Some(self.seed)
            && result.variants.is_empty()
    }

    /// The game of this battle that is under way, if one is.
    fn under_way<'a>(&self, entries: &'a [SlotEntry]) -> Option<&'a SlotEntry> {
        let is_this = |entry: &&SlotEntry| entry.link.as_deref() == Some(&*self.link);
        entries
            .iter()
            .filter(is_this)
            .find(|entry| entry.is_under_way())
    }

    /// What is said of it.
    pub fn view(&self, results: &[Finished], entries: &[SlotEntry]) -> DailyView {
        let mine = results.iter().filter(|result| self.is(result));
        let best = mine.max_by_key(|result| result.score);
        let Scenario { name, minutes, .. } = *self.scenario;
        let under_way = self.under_way(entries);
        let stands = under_way
            .and_then(|entry| entry.summary.as_ref())
            .map(PhilippineSea::stands);
        DailyView {
            name,
            fared: match (best, stands) {
                (_, Some(stands)) => format!("Under way: {stands}"),
                (Some(best), None) => format!("You: {}, {}", signed(best.score), best.level),
                (None, None) => "Not played yet".to_owned(),
            },
            play: match (under_way, best) {
                (Some(_), _) => "Continue it".to_owned(),
                (None, Some(_)) => "Play it again".to_owned(),
                (None, None) => format!("Play, {}", length(minutes)),
            },
            game: under_way.map(|entry| entry.id.clone()),
        }
    }
}

/// What is said of the battle of the day.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DailyView {
    /// Its scenario.
    pub name: &'static str,
    /// How the player has fared in it.
    pub fared: String,
    /// What stands on its button.
    pub play: String,
    /// The key of the game of it that is under way, which the button goes on with.
    pub game: Option<String>,
}

impl DailyView {
    /// What it is.
    pub const SAME_FOR_ALL: &'static str =
        "The same dice for everybody, until midnight in Greenwich.";
}

/// Year, month and day of so many days after the first of January 1970.
fn date(days: u64) -> (u64, u8, u8) {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let (mut year, mut left) = (1970, days);
    while left >= 365 + u64::from(is_leap(year)) {
        left -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in lengths {
        if left < length {
            break;
        }
        left -= length;
        month += 1;
    }
    (year, month, left as u8 + 1)
}
