//! Why an order is suggested to a mission, in words (4.4).

use crate::engine::fleet::{self, Mission, MissionId};
use crate::engine::staff::{Errand, Heading, Reason};
use crate::engine::{Game, Table, forecast};
use crate::view::wording;

/// Why fighters fly to Guam, or take off for it.
pub(super) const WATCHES_GUAM: &str = "Over Guam it keeps raids from taking off, and meets those that do: early in the day nobody is missed elsewhere.";

/// Why the staff suggests what it does, as a sentence; nothing where it suggests nothing.
pub fn reason(game: &Game, mission: &Mission, heading: &Heading) -> String {
    let reason = heading
        .reason
        .map(|reason| in_words(game, mission, heading, reason));
    if !heading.is_lost {
        return reason.unwrap_or_default();
    }
    let lost = "It has not the fuel to come home any more, whatever it does";
    match reason {
        Some(reason) => format!("{lost}: {}", lowered(&reason)),
        None => format!("{lost}."),
    }
}

fn in_words(game: &Game, mission: &Mission, heading: &Heading, reason: Reason) -> String {
    let table = game.table();
    // The reason speaks of the same order as the button: where it leads, and whom the mission meets there.
    let there = heading.hex(mission);
    let foes = || wording::list(&wording::targets(table, mission, there));
    let words = match reason {
        Reason::SecondHex => "A second hex brings it there in this segment.",
        Reason::OnlyHoldingSavesIt => "Only by holding does it keep the fuel to come home.",
        Reason::FlyingOnLosesIt => {
            "To fly on would spend the fuel that brings it home: it flies home."
        }
        Reason::OnlyTurningSavesIt => "It has the fuel to come home only if it turns for home now.",
        Reason::MeetsItHere => {
            return format!("Staying meets {} for the least fuel.", foes());
        }
        Reason::AllMayHold => {
            return format!(
                "{}: all of them may hold over the carriers at once.",
                no_raid(game)
            );
        }
        Reason::MeetsItThere => {
            return format!("There it meets {}, with the fuel for a fight.", foes());
        }
        Reason::NotWorthIt { .. } => {
            return format!(
                "A fight with {} would bring less than it costs, with what others leave of it. {}.",
                foes(),
                waits(table, mission, heading)
            );
        }
        Reason::NotWorthFlyingTo { raid, .. } => {
            let waits = waits(table, mission, heading);
            return format!(
                "A fight with {raid} would bring less than it costs, with what others leave of it. {waits}."
            );
        }
        Reason::SavesFuel { .. } => {
            let waits = waits(table, mission, heading);
            return format!("To meet a raid now would spend fuel that later fights need. {waits}.");
        }
        Reason::AwaitsNext { raid, flies } => {
            let place = match flies {
                true => "From there it can meet",
                false => "It need not fly: from where it is it can meet",
            };
            let cannot = cannot_now(table, mission);
            return format!("{cannot}{place} {raid} after that has flown on.");
        }
        Reason::TooShortToFight { flies: true } => {
            "It has not the fuel for a fight and the way home: it flies home while it can land safely."
        }
        Reason::TooShortToFight { flies: false } => match table.has_carriers_in(there) {
            true => {
                "It has not the fuel for a fight, and to come home or stay up to the end after it: it stays over the carriers, where it can land."
            }
            false => {
                "It has not the fuel for a fight, and to come home or stay up to the end after it: it stays where it is."
            }
        },
        Reason::WatchesGuam { flies: true } => WATCHES_GUAM,
        Reason::WatchesGuam { flies: false } => {
            "It waits over Guam, where raids that take off under it are easy to shoot at."
        }
        Reason::NoneInSight { flies } => {
            let is_over = raids_have_come_and_gone(game);
            let counts = forecast::is_home_at_the_end(game, there);
            let where_to = match (heading.errand(table, mission), flies) {
                _ if is_over && counts && flies && forecast::phases_to_come(game) == 0 => {
                    "over the carriers it is home when the battle ends with this phase"
                }
                _ if is_over && counts && !flies => {
                    "it stays over the carriers, where whoever has the fuel to land is home when the battle ends"
                }
                (Some(Errand::Home), _) => "it flies home, where it can land",
                (Some(Errand::Homeward), _) => "it flies nearer to home",
                (_, true) => "it waits where the next is best met",
                (_, false) => "it waits where it is",
            };
            return format!("{}: {where_to}.", no_raid(game));
        }
        Reason::NoneInReach { .. } => {
            let waits = waits(table, mission, heading);
            return format!("{}{waits}.", cannot_now(table, mission));
        }
        Reason::RaidInReach => "A raid is within its reach.",
        Reason::SpentFliesHome => "It has made its attempts and flies home.",
        Reason::SpentIsHome => "It has made its attempts, and is home.",
        Reason::AtItsTarget => "It has come to its target: staying, it attacks in this phase.",
        Reason::ReachesCarriers(force) => {
            return format!("{force} has carriers, and there it attacks in this phase.");
        }
        Reason::TowardsCarriers { force, hex } => {
            let place = wording::place(table, hex);
            return format!(
                "{force} has carriers, {place}: the strike has the fuel to attack it and to come home."
            );
        }
        Reason::ReachesUnknown(force) => {
            return format!(
                "Nobody knows yet what {force} is: there it looks for it in this phase, and contact tells all."
            );
        }
        Reason::TowardsUnknown { force, hex } => {
            let place = wording::place(table, hex);
            return format!(
                "Nobody knows yet all of {force}, {place}: contact tells what it is, and the strike has the fuel to look for it and to come home."
            );
        }
        Reason::NothingToAttack { is_seen, flies } => {
            let why = match is_seen {
                true => {
                    "No force that is worth an attack is near enough for the fuel to attack it and come home"
                }
                false => "No force in contact has carriers, or anything left to be found out",
            };
            let what = match flies {
                true => "the way home is suggested.",
                false => "it waits over its own, where it can land.",
            };
            return format!("{why}: {what}");
        }
    };
    words.to_owned()
}

/// Where a mission waits that has nothing to fight now.
fn waits(table: &Table, mission: &Mission, heading: &Heading) -> &'static str {
    match heading.errand(table, mission) {
        Some(Errand::Home) => "It waits over the carriers, where every raid must come",
        Some(Errand::Homeward) => "It waits nearer to the carriers, where every raid must come",
        Some(Errand::Station) => "It waits out where the next raid must pass",
        _ => "It waits where it is",
    }
}

/// That nothing is to be met, for now or for good.
fn no_raid(game: &Game) -> &'static str {
    match raids_have_come_and_gone(game) {
        true => "No raid comes any more",
        false => "No raid is in sight",
    }
}

/// Whether there have been raids, and none comes any more.
pub(super) fn raids_have_come_and_gone(game: &Game) -> bool {
    !game.table().raids.is_empty() && forecast::raids_are_over(game)
}

/// That fighters reach no raid in this segment, and which others do.
fn cannot_now(table: &Table, mission: &Mission) -> String {
    let reaches = |other: &&Mission| {
        other.is_intercept()
            && !(forecast::foes_here(table, other).is_empty()
                && forecast::meets(table, other).is_empty())
    };
    if reaches(&mission) {
        return "To meet a raid now would spend fuel that later fights need. ".to_owned();
    }
    let short = match mission.fuel.is_critical() {
        true => ", Fuel Critical,",
        false => "",
    };
    let others: Vec<MissionId> = fleet::waiting(table)
        .filter(reaches)
        .map(|other| other.id)
        .collect();
    let others = match others.as_slice() {
        [] => String::new(),
        others => format!("; {} can", wording::missions(others)),
    };
    format!(
        "{}{short} can meet no raid in this segment{others}. ",
        mission.id
    )
}

fn lowered(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters
        .next()
        .map(|first| first.to_lowercase().chain(letters).collect())
        .unwrap_or_default()
}
