//! Why the staff gives an order of air operations, in words (6.23).

use super::{advice, heading, landing, lights};
use crate::engine::forces::have_turned_back;
use crate::engine::staff::{self, Grounds};
use crate::engine::{Game, count_of};

/// Why, as a sentence.
pub fn in_words(game: &Game, grounds: Grounds) -> String {
    let table = game.table();
    let words = match grounds {
        Grounds::LightsPay(hex) => return lights::why(table, hex),
        Grounds::BetterPlaced(mission) => {
            let place = match table.attackers().next() {
                Some(_) => "better placed against the raids in sight",
                None => "nearer to where it waits for raids",
            };
            return format!(
                "{mission} flies a hex as it takes off, for 1 fuel: there it is {place}."
            );
        }
        Grounds::TowardsTarget(force) => {
            return format!("It takes off for {force}: the first hex costs 1 fuel.");
        }
        Grounds::OutOfTheWay => {
            "Armed planes would burn on deck if a carrier is hit: in the air they are out of the way."
        }
        Grounds::Strike | Grounds::NoStrike => {
            return advice::strike(game).map_or_else(String::new, |(why, _)| why);
        }
        Grounds::OverGuam => heading::WATCHES_GUAM,
        Grounds::Patrol => {
            "No raid is in sight: on patrol fighters are in the air, and spend no fuel while they wait (4.33)."
        }
        Grounds::AgainstRaids { missing } => {
            return format!(
                "Against the raids in sight the staff wants {} more in the air.",
                count_of(missing, "fighter unit", "fighter units")
            );
        }
        Grounds::PlaneWanted {
            strike_at: Some(force),
        } => {
            return format!(
                "{force} has carriers, and may come within reach: attack planes are readied for a strike at it."
            );
        }
        Grounds::PlaneWanted { strike_at: None } => {
            "A fleet carrier of each task group keeps an attack plane ready to search: fighters see less (8.211)."
        }
        Grounds::FightersGoRound => match table.attackers().next() {
            Some(_) => {
                "Raids are in sight: fighters come up as fast as the decks allow, to meet them."
            }
            // 19.3: nobody who goes home sends raids; those of Guam may still come.
            None if have_turned_back(table) => {
                "Fighters come up as fast as the decks allow, to go with a strike, or to meet what Guam sends."
            }
            None => {
                "Fighters come up as fast as the decks allow, to stand ready for the next raid."
            }
        },
        Grounds::PlaneNotWanted => {
            "No more attack planes are wanted here, and armed they would burn if the carrier is hit: it goes below."
        }
        Grounds::InTheWay => {
            "With no raid in sight, a fighter gives its place to an attack plane that is to search or to strike."
        }
        Grounds::HasLanded => {
            "What has landed is in the way of what is to take off, and is armed and fuelled below."
        }
        Grounds::DecksForSearches => {
            "Each deck is to have as many units ready as can take off together, attack planes first, and room for searches that come home."
        }
        Grounds::Lands(mission, why) => {
            let mission = table.mission(mission);
            return mission.map_or_else(String::new, |it| landing::staff_would_land(it, why));
        }
        Grounds::EnoughInTheAir => "Enough fighters are in the air for the raids in sight.",
        Grounds::NoneCanTakeOff => {
            return format!(
                "Against the raids in sight the staff wants {} more in the air, and none can take off now.",
                count_of(
                    staff::fighters_missing(game),
                    "fighter unit",
                    "fighter units"
                )
            );
        }
        Grounds::NobodyIsDue => {
            "The staff would land nobody yet: whoever is over the carriers has the fuel to wait."
        }
    };
    words.to_owned()
}
