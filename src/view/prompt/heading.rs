//! Why an order is suggested to a mission, in words (4.4).

use crate::engine::Table;
use crate::engine::staff::{Heading, Reason};
use crate::view::wording;

/// Why the staff suggests what it does, as a sentence; nothing where it suggests nothing.
pub fn reason(table: &Table, heading: &Heading) -> String {
    let reason = heading.reason.map(|reason| in_words(table, reason));
    if !heading.is_lost {
        return reason.unwrap_or_default();
    }
    let lost = "It has not the fuel to come home any more, whatever it does";
    match reason {
        Some(reason) => format!("{lost}: {}", lowered(&reason)),
        None => format!("{lost}."),
    }
}

fn in_words(table: &Table, reason: Reason) -> String {
    let words = match reason {
        Reason::SecondHex => "A second hex brings it there in this segment.",
        Reason::OnlyHoldingSavesIt => "Only by holding does it keep the fuel to come home.",
        Reason::FlyingOnLosesIt => {
            "To fly on would spend the fuel that brings it home: it flies home."
        }
        Reason::OnlyTurningSavesIt => "It has the fuel to come home only if it turns for home now.",
        Reason::MeetsItHere => "Staying meets it for the least fuel.",
        Reason::AllMayHold => {
            "No raid is in sight: all of them may hold over the carriers at once."
        }
        Reason::CheapestWay => "The way to it that is suggested costs the least fuel.",
        Reason::NoneInReach => "None can be met in this segment, and holding costs the least.",
        Reason::MeetingLosesIt => {
            "To meet one it would spend the fuel that brings it home: holding costs the least."
        }
        Reason::RaidInReach => "A raid is within its reach.",
        Reason::SpentFliesHome => "It has made its attempts and flies home.",
        Reason::SpentIsHome => "It has made its attempts, and is home.",
        Reason::AtItsTarget => "It has come to its target: staying, it attacks in this phase.",
        Reason::ForceOfItsOwn => "A force that no other strike has flown to yet is suggested.",
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

fn lowered(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters
        .next()
        .map(|first| first.to_lowercase().chain(letters).collect())
        .unwrap_or_default()
}
