//! The battle as it was fought, and how a game compares. The figures are those of the histories of the
//! battle: aircraft flown and lost, ships hit and sunk, on June 19 and 20, 1944.

use super::action_report::spelled;
use super::credit::{Credit, Hitter};
use super::facts::Facts;
use crate::engine::fleet::AIRCRAFT_A_UNIT;
use crate::engine::{Game, GameTime, Outcome, Scenario, count_of, signed};
use crate::view::account::{Finder, Found, Tally};
use crate::view::sentence;

/// The battle as it was fought, beside a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct History {
    /// What happened on the day.
    pub then: &'static str,
    /// How the game compares.
    pub now: Vec<String>,
}

/// The battle as it was fought, beside a game that came out so.
pub(super) fn history(facts: &Facts) -> Option<History> {
    let Facts {
        game,
        outcome,
        tally,
        ..
    } = facts;
    Some(match game.scenario().number {
        1 => History {
            then: "The first three raids that Ozawa\u{2019}s carriers sent on June 19 had 244 aircraft: 69, then 128, then 47. They lost 42, 97 and 7, six in ten of them. One bomb hit the battleship South Dakota; no flight deck was hit.",
            now: vec![
                shot_down(tally, 6),
                aircraft(
                    tally,
                    "The whole day cost Task Force 58 about thirty aircraft",
                ),
            ],
        },
        2 => History {
            then: "On the evening of June 20, 216 aircraft took off at the end of their reach. They sank the carrier Hiyo and two oilers, and hit Zuikaku, Junyo and Chiyoda. About twenty were lost over the Japanese fleet, and some eighty more on the way home in the dark; most of the men were picked up.",
            now: vec![level(game, *outcome), carriers(game)],
        },
        3 => History {
            then: "On June 19 Ozawa\u{2019}s carriers sent 373 aircraft in four raids, and 130 came back: two in three were lost. One bomb hit the battleship South Dakota, a few fell close beside other ships, and not one hit a flight deck.",
            now: vec![shot_down(tally, 7), hits(tally)],
        },
        4 => History {
            then: "The dawn searches of June 20 saw none of Ozawa\u{2019}s ships. At 1540 an Avenger from Enterprise found his carriers, some 275 miles to the west, and a second report put them 60 miles farther out. There was time for one deckload, at the end of its reach, and it came home in the dark.",
            now: of_searches(facts),
        },
        5 => History {
            then: "Of Ozawa\u{2019}s raids of June 19 the last had 82 aircraft. Most missed the fleet and made for Guam, and nine in ten of them were lost. The searches of Task Force 58 saw no carrier that day; two submarines did, and sank Taiho and Shokaku.",
            now: vec![
                shot_down(tally, 9),
                first_carriers(facts, "You found no carriers either"),
            ],
        },
        6 | 7 => History {
            then: "On June 19 Ozawa sent four raids, and what was left on Guam flew as well. Of 373 aircraft 130 came back to his carriers; in the terms of this game he lost about 39 air points, and Task Force 58 between two and three units. No flight deck of ours was hit. No search found him; Albacore sank Taiho and Cavalla Shokaku. All that is worth 56 points here.",
            now: vec![
                score(game.scenario().number, *outcome),
                format!(
                    "You destroyed {}, and lost {}.",
                    count_of(tally.destroyed, "air point", "air points"),
                    count_of(tally.lost, "unit", "units")
                ),
                first_carriers(facts, "You found no carriers either"),
                carriers_by_submarine(facts),
            ],
        },
        8 => History {
            then: "On June 19 Ozawa\u{2019}s four raids cost him two in three of their aircraft, and submarines sank Taiho and Shokaku. In the night he turned northwest to his oilers, and nobody followed him closely. At 1540 of June 20 an Avenger saw him; 216 aircraft flew to the end of their reach, sank Hiyo and two oilers, and came back in the dark, where some eighty went into the sea. In the terms of this game he lost about 50 air points, Task Force 58 eleven units. All that is worth 72 points here.",
            now: vec![
                score(game.scenario().number, *outcome),
                format!(
                    "You destroyed {}, and lost {}.",
                    count_of(tally.destroyed, "air point", "air points"),
                    count_of(tally.lost, "unit", "units")
                ),
                first_carriers(facts, "You found no carriers in two days"),
                carriers_by_submarine(facts),
                carriers_in_all(game),
            ],
        },
        9 => History {
            then: "This battle was never fought. Akagi, Kaga, Soryu and Hiryu went down off Midway in June 1942, with many of the men who flew from them; two years later Ozawa had nine carriers, and airmen of a few months\u{2019} training. Saratoga was off Java and Sumatra then.",
            now: vec![
                format!(
                    "You destroyed {}, and lost {}.",
                    count_of(tally.destroyed, "air point", "air points"),
                    count_of(tally.lost, "unit", "units")
                ),
                first_carriers(facts, "You found no carriers in two days"),
                match carriers_gone(game) {
                    0 => "None of their carriers went down.".to_owned(),
                    1 => "One of their carriers went down.".to_owned(),
                    gone => sentence(&format!("{} of their carriers went down.", spelled(gone))),
                },
            ],
        },
        _ => return None,
    })
}

/// What the battle as it was fought would score in a scenario, where that can be said.
pub(super) const fn score_then(scenario: u8) -> Option<i32> {
    match scenario {
        6 | 7 => Some(56),
        8 => Some(72),
        _ => None,
    }
}

/// What that score is of.
pub(super) fn as_fought(scenario: &Scenario) -> &'static str {
    match scenario.has_second_day() {
        true => "June 19 and 20 as fought",
        false => "June 19 as it was fought",
    }
}

/// The score beside that of the real battle.
fn score(scenario: u8, outcome: Outcome) -> String {
    let then = score_then(scenario).unwrap_or_default();
    let now = i32::from(outcome.score);
    let words = match now {
        0.. => now.to_string(),
        _ => signed(now),
    };
    match now - then {
        0 => format!("Your score of {words} is exactly that of the real battle."),
        more @ 1.. => format!("Your score of {words} is {more} above that of the real battle."),
        less => format!(
            "Your score of {words} is {} below that of the real battle.",
            -less
        ),
    }
}

/// The carriers that were hit by submarines, beside Taiho and Shokaku.
fn carriers_by_submarine(facts: &Facts) -> String {
    let by_submarines = |credit: &&Credit| {
        let is_carrier = credit.ship.data().kind.is_carrier();
        is_carrier && credit.hits_by(Hitter::Submarines) > 0
    };
    let hit = facts.credits.iter().filter(by_submarines);
    let sank = hit.clone().filter(|credit| {
        let is_gone = facts.game.table().is_sunk_or_sinking(credit.ship);
        is_gone && credit.last() == Hitter::Submarines
    });
    let yours = match (hit.count() as u32, sank.count() as u32) {
        (0, _) => "yours hit none".to_owned(),
        (hit, 0) => format!("yours hit {} and sank none", spelled(hit)),
        (hit, sank) if hit == sank => format!("yours sank {}", spelled(sank)),
        (hit, sank) => format!("yours hit {} and sank {}", spelled(hit), spelled(sank)),
    };
    format!("Submarines sank two carriers then; {yours}.")
}

/// When carriers were first found, and how many forces were known in time.
fn of_searches(facts: &Facts) -> Vec<String> {
    let found = first_carriers(
        facts,
        "You found no carriers before 1610, when your battle ended",
    );
    let struck = match facts.that_found() {
        0 if facts.flown() == 0 => {
            "On the day one strike flew; none of yours got as far.".to_owned()
        }
        0 => "On the day one strike flew; none of yours found a ship.".to_owned(),
        1 => "On the day one strike flew; one of yours found ships.".to_owned(),
        strikes => format!(
            "On the day one strike flew; {} of yours found ships.",
            spelled(strikes)
        ),
    };
    vec![found, struck]
}

/// When the first force was found that proved to have carriers.
fn first_carriers(facts: &Facts, none: &str) -> String {
    let first = facts.forces.iter().filter(|force| force.had_carriers);
    let first = first.filter_map(|force| force.found);
    let Some(Found { at, by, .. }) = first.min_by_key(|found| (found.at.turn, found.at.phase))
    else {
        return format!("{none}.");
    };
    let when = when(facts, at);
    match by {
        // Nobody saw it: its own planes, or its chit, told of it (10.1C, 10.21).
        Finder::Raid(raid) => {
            format!("The first force with carriers gave itself away {when}, by {raid}.")
        }
        Finder::ItsChit => format!("Its chit gave the first force with carriers away {when}."),
        Finder::Limit | Finder::ItLeft | Finder::TheEnd => {
            format!("The first force with carriers became known only {when}, {by}.")
        }
        Finder::Submarine(submarine) => {
            format!("{submarine} found the first force that proved to have carriers {when}.")
        }
        Finder::Search(_) | Finder::Strike(_) => {
            format!("You saw the first force that proved to have carriers {when}.")
        }
    }
}

/// "at 0810", with the day in a battle of two.
fn when(facts: &Facts, at: GameTime) -> String {
    match facts.game.scenario().has_second_day() {
        true => format!("at {:04} on {} June", at.time(), at.turn.date()),
        false => format!("at {:04}", at.time()),
    }
}

/// Raiders shot down, in ten, beside those of the day.
fn shot_down(tally: &Tally, then: u32) -> String {
    let (down, all) = (tally.of_raids, tally.launched);
    let now = (down * 20 + all) / (2 * all.max(1));
    let compared = match now.cmp(&then) {
        std::cmp::Ordering::Less => "fewer than on the day",
        std::cmp::Ordering::Equal => "about as many as on the day",
        std::cmp::Ordering::Greater => "more than on the day",
    };
    let part = match (now, down) {
        (_, 0) => "none at all".to_owned(),
        (_, down) if down == all => "all of them".to_owned(),
        (10, _) => "nearly all of them".to_owned(),
        (0, _) => "hardly any".to_owned(),
        (now, _) => format!("{} in ten", spelled(now)),
    };
    format!("You shot down {down} of {all} points, {part}: {compared}.")
}

fn aircraft(tally: &Tally, then: &str) -> String {
    let now = match tally.lost {
        0 => "you lost none".to_owned(),
        1 => format!("your lost unit stands for {AIRCRAFT_A_UNIT}"),
        lost => format!(
            "your {lost} lost units stand for {}",
            lost * u32::from(AIRCRAFT_A_UNIT)
        ),
    };
    format!("{then}; {now}.")
}

/// The score beside the level that the real battle would have reached.
fn level(game: &Game, outcome: Outcome) -> String {
    const LEVEL: &str = "As in history";
    let levels = game.scenario().levels;
    let Some(at) = levels.iter().position(|level| level.name == LEVEL) else {
        return String::new();
    };
    let from = levels[at].from;
    let upto = at.checked_sub(1).map(|above| levels[above].from - 1);
    let upto = upto.unwrap_or(i16::MAX);
    let score = outcome.score;
    let compared = match score {
        score if score < from => format!("{} short of that", from - score),
        score if score > upto => format!("{} beyond that", score - upto),
        _ => "in that range".to_owned(),
    };
    format!(
        "That is worth {from} to {upto} points here; your {} {compared}.",
        match score {
            0.. => format!("{score} is"),
            _ => format!("{} is", signed(score)),
        }
    )
}

/// The carriers lost beside Hiyo.
fn carriers(game: &Game) -> String {
    match carriers_gone(game) {
        0 => "Aircraft sank one carrier then; you sank none.".to_owned(),
        1 => "Aircraft sank one carrier then; so did yours.".to_owned(),
        sunk => format!("Aircraft sank one carrier then; yours sank {sunk}."),
    }
}

/// The carriers lost beside Taiho, Shokaku and Hiyo.
fn carriers_in_all(game: &Game) -> String {
    match carriers_gone(game) {
        0 => "Three carriers went down then, and none this time.".to_owned(),
        sunk => format!(
            "Three carriers went down then, and {} this time.",
            spelled(sunk)
        ),
    }
}

/// Japanese carriers that are lost.
fn carriers_gone(game: &Game) -> u32 {
    let table = game.table();
    let all = table.damage.iter().map(|(ship, _)| *ship);
    let gone = all.filter(|ship| {
        let is_carrier = ship.data().kind.is_carrier() && !ship.is_us();
        is_carrier && table.is_sunk_or_sinking(*ship)
    });
    gone.count() as u32
}

fn hits(tally: &Tally) -> String {
    match tally.on_us.total() {
        0 => "Your ships were not hit at all.".to_owned(),
        1 => "Your ships took one hit, as the fleet did then.".to_owned(),
        hits => format!("Your ships took {hits} hits, where the fleet took one."),
    }
}
