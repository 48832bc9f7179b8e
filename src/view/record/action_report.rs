//! What happened in a finished game and what it would have meant, in three lines.

mod both;
mod interception;
mod next_time;
mod raids;
mod searches;
mod strikes;

use super::credit::{Credit, Hitter};
use super::facts::Facts;
use crate::engine::count_of;
use crate::engine::forces::{Fate, Launcher};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::ships::{Condition, ShipId};
use crate::view::account::{self, Tally};
use crate::view::{sentence, ship, wording};

/// A finished game in a headline and three lines.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ActionReport {
    /// The headline.
    pub headline: String,
    /// What came, what it did, and what it would have meant.
    pub lines: [String; 3],
}

/// A finished game in a headline and three lines: what its kind of battle has to tell.
pub(super) fn action_report(facts: &Facts) -> ActionReport {
    let scenario = facts.game.scenario();
    if facts.game.table().has_all_rules() {
        facts.of_both()
    } else if scenario.rumours.is_some() {
        facts.of_searches()
    } else if !scenario.forces.is_empty() {
        facts.of_strikes()
    } else if scenario.raids_get_through {
        facts.of_interception()
    } else {
        facts.of_raids()
    }
}

impl Facts<'_> {
    /// How far down the ladder of victory it came out, 0 being the highest level.
    fn rung(&self) -> usize {
        let scenario = self.game.scenario();
        let level = scenario.level(self.outcome.score);
        let mut levels = scenario.levels.iter();
        levels.position(|it| *it == level).unwrap_or(0)
    }

    /// Whether it came out at the lowest level.
    fn is_defeat(&self) -> bool {
        self.rung() + 1 == self.game.scenario().levels.len()
    }

    /// Raids shot down to the last plane.
    fn finished(&self) -> u32 {
        let raids = self.game.table().raids.iter();
        let raids = raids.filter(|raid| !raid.reinforces_guam() && raid.fate == Fate::Destroyed);
        raids.count() as u32
    }

    /// Strikes that attacked or looked for something to attack.
    pub(super) fn flown(&self) -> u32 {
        self.strikes.iter().filter(|(_, it)| it.is_over).count() as u32
    }

    /// Those that found something.
    pub(super) fn that_found(&self) -> u32 {
        let found = self.strikes.iter().filter(|(_, it)| it.found.is_some());
        found.count() as u32
    }

    /// "Four raids of 31 points came out of the west, and one of 3 points from Guam".
    fn raids(&self) -> String {
        let seen = account::raids_seen(self.game.events());
        let of_guam = seen.filter(|raid| raid.by == Some(Launcher::Guam));
        let (guam, guam_points) = of_guam.fold((0, 0), |(raids, points), raid| {
            (raids + 1, points + u32::from(raid.points))
        });
        let raids = |number| sentence(&counted(number, "raid", "raids"));
        let (west, west_points) = (self.tally.raids - guam, self.tally.launched - guam_points);
        let from_west = || {
            let points = points(west_points);
            format!("{} of {points} came out of the west", raids(west))
        };
        match (west, guam) {
            (_, 0) => from_west(),
            (0, guam) => format!("{} of {} came from Guam", raids(guam), points(guam_points)),
            (_, guam) => {
                let (guam, points) = (spelled(guam), points(guam_points));
                format!("{}, and {guam} of {points} from Guam", from_west())
            }
        }
    }

    fn raids_came(&self, who: &str) -> String {
        let finished = match self.finished() {
            0 => String::new(),
            finished if finished == self.tally.raids => ", every raid to its last plane".to_owned(),
            1 => ", one raid to its last plane".to_owned(),
            finished => format!(", {} raids to the last plane", spelled(finished)),
        };
        let down = match self.tally.of_raids {
            0 => "none of them".to_owned(),
            down if down == self.tally.launched => "all of them".to_owned(),
            down => format!("{down} of them"),
        };
        format!("{}; {who} shot down {down}{finished}.", self.raids())
    }

    /// What was lost of ours, and how.
    fn lost(&self) -> String {
        let Tally {
            lost,
            in_fights,
            dry,
            landing,
            no_room,
            in_the_wind,
            aboard,
            ..
        } = self.tally;
        if lost == 0 {
            return "you lost no units".to_owned();
        }
        let hows = [
            (in_fights, "in combat"),
            (landing, "on landing"),
            (no_room, "for want of a deck"),
            (in_the_wind, "because of the wind"),
            (dry, "for want of fuel"),
            (aboard, "aboard"),
        ];
        let ways: Vec<String> = hows
            .into_iter()
            .filter(|(number, _)| *number > 0)
            .map(|(number, how)| match number == lost {
                true => how.to_owned(),
                false => format!("{number} {how}"),
            })
            .collect();
        let how = match ways.is_empty() {
            true => String::new(),
            false => format!(" {}", wording::list(&ways)),
        };
        let comma = match ways.len() {
            0 | 1 => "",
            _ => ":",
        };
        format!("you lost {}{comma}{how}", counted(lost, "unit", "units"))
    }

    /// The ships of a side that were hit, those first that suffered most.
    fn hit(&self, ours: bool) -> Vec<ShipId> {
        let all = self.game.table().damage.iter().map(|(ship, _)| *ship);
        let mut ships: Vec<ShipId> = all.filter(|ship| ship.is_us() == ours).collect();
        ships.insertion_sort_by_key(|ship| {
            let is_gone = self.is_gone(*ship);
            let hits = self.game.table().hits(*ship).total();
            std::cmp::Reverse((ship.data().kind.is_carrier(), is_gone, hits))
        });
        ships
    }

    /// What strikes, guns and submarines did to the enemy's ships: each ship is told with whoever hit her most.
    pub(super) fn struck(&self) -> String {
        let ships = self.hit(false);
        let goes_to = |ship: &ShipId| self.credit(*ship).map(Credit::goes_to);
        let told_with = |by: Hitter| -> Vec<ShipId> {
            let all = ships.iter().copied();
            all.filter(|ship| goes_to(ship) == Some(by)).collect()
        };
        let mut done = self.strikes_in_words(&told_with(Hitter::Strikes));
        let gunned = told_with(Hitter::Guns);
        if !gunned.is_empty() {
            done += &format!("; your ships fired: {}", self.states(&gunned));
        }
        let torpedoed = told_with(Hitter::Submarines);
        if !torpedoed.is_empty() {
            done += &format!("; submarines attacked: {}", self.states(&torpedoed));
        }
        done
    }

    /// "One of two strikes went in: Hiyo is sunk", of the ships that are told with the strikes.
    fn strikes_in_words(&self, bombed: &[ShipId]) -> String {
        let strikes = |number| counted(number, "strike", "strikes");
        let went_in = match (self.flown(), self.that_found()) {
            (0, _) => return "no strike went in".to_owned(),
            (flown, 0) => return format!("{} found nothing to attack", strikes(flown)),
            (flown, found) if found == flown => format!("{} went in", strikes(flown)),
            (flown, found) => format!("{} of {} went in", spelled(found), strikes(flown)),
        };
        let has_hit = |credit: &Credit| credit.hits_by(Hitter::Strikes) > 0;
        match bombed {
            [] if self.credits.iter().any(has_hit) => went_in,
            [] => format!("{went_in} and hit nothing"),
            bombed => format!("{went_in}: {}", self.states(bombed)),
        }
    }

    fn credit(&self, ship: ShipId) -> Option<&Credit> {
        self.credits.iter().find(|credit| credit.ship == ship)
    }

    fn gone(&self, ships: &[ShipId]) -> Vec<ShipId> {
        let all = ships.iter().copied();
        all.filter(|ship| self.is_gone(*ship)).collect()
    }

    fn is_gone(&self, ship: ShipId) -> bool {
        self.game.table().condition(ship) == Condition::Sunk || self.game.table().is_sinking(ship)
    }

    /// "Zuikaku is sinking, Hiyo and Junyo have light damage": three ships at most, and how many more went down or were
    /// hit; where several hit a ship, who did how often.
    fn states(&self, ships: &[ShipId]) -> String {
        const NAMED: usize = 3;
        // Who shared in a ship is told of her alone.
        let mut states: Vec<(String, Option<String>, Vec<ShipId>)> = Vec::new();
        for ship in ships.iter().take(NAMED) {
            let words = ship::condition(self.game.table(), *ship);
            let shares = self.credit(*ship).and_then(Credit::shares);
            match states.last_mut() {
                Some((same, None, alike)) if *same == words && shares.is_none() => {
                    alike.push(*ship);
                }
                _ => states.push((words, shares, vec![*ship])),
            }
        }
        let state = |(words, shares, ships): (String, Option<String>, Vec<ShipId>)| {
            let condition = self.game.table().condition(ships[0]);
            let is_so = match (condition, ships.len()) {
                (Condition::Light | Condition::Heavy, 1) => format!("has {words}"),
                (Condition::Light | Condition::Heavy, _) => format!("have {words}"),
                (Condition::Sound, many) => format!("{} hit", was(many)),
                (_, 1) => format!("is {words}"),
                _ => format!("are {words}"),
            };
            let shares = shares.map(|shares| format!(" ({shares})"));
            format!("{} {is_so}{}", names(&ships), shares.unwrap_or_default())
        };
        let mut states: Vec<String> = states.into_iter().map(state).collect();
        let others = &ships[ships.len().min(NAMED)..];
        let gone = self.gone(others).len();
        for (number, what) in [(gone, "went down"), (others.len() - gone, "hit")] {
            let what = match what {
                "hit" => format!("{} hit", was(number)),
                what => what.to_owned(),
            };
            match number {
                0 => {}
                1 => states.push(format!("one more ship {what}")),
                more => states.push(format!("{} more ships {what}", spelled(more as u32))),
            }
        }
        wording::list(&states)
    }
}

fn names(ships: &[ShipId]) -> String {
    let names: Vec<String> = ships.iter().map(ToString::to_string).collect();
    match names.len() {
        0..=3 => wording::list(&names),
        many => format!("{} carriers", sentence(spelled(many as u32))),
    }
}

fn was(number: usize) -> &'static str {
    if number == 1 { "was" } else { "were" }
}

fn points(points: u32) -> String {
    count_of(points, "point", "points")
}

/// "four raids": small numbers as words, as in the briefings.
pub(super) fn counted(number: u32, one: &str, many: &str) -> String {
    let name = if number == 1 { one } else { many };
    match spelled(number) {
        "many" => format!("{number} {name}"),
        word => format!("{word} {name}"),
    }
}

/// A number of twenty at most as a word.
pub(super) fn spelled(number: u32) -> &'static str {
    const WORDS: [&str; 21] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
    ];
    WORDS.get(number as usize).copied().unwrap_or("many")
}
