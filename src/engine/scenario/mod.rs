//! The scenarios that can be played.

mod beyond_darkness;
mod clear_the_deck;
mod hey_rube;
mod setup;
mod where_is_ozawa;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::clock::Turn;
use super::event::{Event, RaidEvent};
use super::fleet::{AirUnitType, TaskGroupId};
use super::forces::{Launch, LevelOne, RaidId, Service, sort};
use super::map::HexId;
use super::play::Play;
use super::sequence::SegmentId;
use super::table::Table;

pub(crate) use setup::set_up;

/// A variant or an optional rule the player can choose with a scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Six more points in the last raid.
    SixMorePoints,
    /// Radar and fighter direction work less well (24.2).
    LessEffectiveInterception,
    /// A unit lost in landing may block the deck (4.452).
    DeckCrashes,
    /// Every Japanese force is only approximately known (5.21).
    ApproximateSighting,
    /// Four points of CAP over each Japanese force.
    FourPointsOfCap,
    /// Task Group 58.7 is elsewhere.
    NoBattleLine,
    /// The decks are full of attack planes at the start.
    AttackPlanesOnDeck,
    /// Japanese ships that were not in the battle may be met (2.35).
    AdditionalShips,
    /// Two forces may sail as one (7.5).
    DoubleForces,
    /// A search may stay with a force for a second look (18.1).
    Shadowing,
    /// Fighters search to twelve hexes (18.2).
    ExtendedSearch,
    /// A force roughly known may be elsewhere (18.3).
    LocationUncertainty,
}

impl Variant {
    /// Its name in links and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::SixMorePoints => "six-more-points",
            Variant::LessEffectiveInterception => "less-effective-interception",
            Variant::DeckCrashes => "deck-crashes",
            Variant::ApproximateSighting => "approximate-sighting",
            Variant::FourPointsOfCap => "four-points-of-cap",
            Variant::NoBattleLine => "no-battle-line",
            Variant::AttackPlanesOnDeck => "attack-planes-on-deck",
            Variant::AdditionalShips => "additional-ships",
            Variant::DoubleForces => "double-forces",
            Variant::Shadowing => "shadowing",
            Variant::ExtendedSearch => "extended-search",
            Variant::LocationUncertainty => "location-uncertainty",
        }
    }

    /// Its name for the player.
    pub const fn title(self) -> &'static str {
        match self {
            Variant::SixMorePoints => "Six more points in the last raid",
            Variant::LessEffectiveInterception => "Less effective interception (24.2)",
            Variant::DeckCrashes => "Deck crashes (4.452)",
            Variant::ApproximateSighting => "Approximate Sighting on every force",
            Variant::FourPointsOfCap => "Four points of CAP over each force",
            Variant::NoBattleLine => "No Battle Line",
            Variant::AttackPlanesOnDeck => "Attack planes start on the decks",
            Variant::AdditionalShips => "Additional ships (2.35)",
            Variant::DoubleForces => "Double forces (7.5)",
            Variant::Shadowing => "Shadowing (18.1)",
            Variant::ExtendedSearch => "Extended search range (18.2)",
            Variant::LocationUncertainty => "Location uncertainty (18.3)",
        }
    }

    /// What it does, in a sentence.
    pub const fn explanation(self) -> &'static str {
        match self {
            Variant::SixMorePoints => "The last raid comes with twelve air points instead of six.",
            Variant::LessEffectiveInterception => {
                "Radar meets raids nearer the fleet: two is taken from every roll for their range."
            }
            Variant::DeckCrashes => {
                "A unit lost coming aboard may leave a wreck that closes the deck."
            }
            Variant::ApproximateSighting => {
                "The sightings are poor: two is taken from every attempt to find a force."
            }
            Variant::FourPointsOfCap => {
                "Every Japanese force keeps four points of fighters overhead, however few carriers it has."
            }
            Variant::NoBattleLine => {
                "The battleships are away, and every raid goes straight for the carriers."
            }
            Variant::AttackPlanesOnDeck => {
                "You were about to strike: bombers stand fuelled and armed where the fighters should be."
            }
            Variant::AdditionalShips => {
                "Carriers and battleships that might have been there are drawn with those that were, Shinano among them."
            }
            Variant::DoubleForces => {
                "A report may prove to be two forces in one hex, as Ozawa really kept his carriers together."
            }
            Variant::Shadowing => {
                "A search that sees a force well may stay with it for a second, better look."
            }
            Variant::ExtendedSearch => "Fighters with drop tanks may search to twelve hexes.",
            Variant::LocationUncertainty => {
                "A force sighted roughly may prove to be up to two hexes from where it was reported."
            }
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a scenario counts victory points for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scored {
    /// A Japanese air point destroyed.
    PointsDestroyed,
    /// A US air unit lost.
    UnitLost,
    /// An attack point that got through.
    GotThrough,
    /// A US air unit lost away from the task groups (15.1).
    UnitLostAway,
    /// A US air unit lost in a task group's hex (15.1).
    UnitLostAtHome,
    /// The damage to Japanese carriers, in the points of 15.1.
    JapaneseCarriers,
    /// The damage to US carriers, in the points of 15.1.
    UsCarriers,
    /// A force that reached Level 1 (7.3).
    LevelOne,
    /// A force that reached Level 2 (7.3).
    LevelTwo,
    /// A force that reached Level 3 (7.3).
    LevelThree,
    /// A force of which everything is known: carriers at Level 4, surface ships at Level 3 (7.34).
    FullyKnown,
    /// A unit lost coming home from a search (8.28).
    SearchUnitLost,
}

/// Victory points for what a scenario scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Award {
    /// What.
    pub what: Scored,
    /// Victory points; below zero for the Japanese.
    pub vp: i16,
    /// For so many of it each time; fractions are dropped.
    pub per: i16,
}

impl Award {
    const fn new(what: Scored, vp: i16, per: i16) -> Award {
        Award { what, vp, per }
    }
}

/// A level of victory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Level {
    /// The lowest score that reaches it. The last level holds below that too.
    pub from: i16,
    /// Its name.
    pub name: &'static str,
}

/// A raid that the scenario brings on at a set time.
#[derive(Clone, Copy, Debug)]
pub struct RaidEntry {
    /// Turn of the scenario, from 1.
    pub turn: u8,
    /// Action phase.
    pub phase: u8,
    /// Where it comes from.
    pub from: HexId,
    /// Air points of the first wave.
    pub first: u8,
    /// Air points of the second wave, if there is one.
    pub second: Option<u8>,
}

/// Units on the decks of a type of carrier at the start. Of a choice of types a unit is the first
/// the carrier has.
#[derive(Clone, Copy, Debug)]
pub struct DeckSetup {
    /// Ready on the flight deck.
    pub ready: &'static [&'static [AirUnitType]],
    /// In servicing.
    pub servicing: &'static [&'static [AirUnitType]],
}

/// Strikes that are in the air at the start, among which the player divides a pool of units.
#[derive(Clone, Copy, Debug)]
pub struct StrikeSetup {
    /// The hex they are in.
    pub hex: HexId,
    /// The fuel points each has left.
    pub fuel: i8,
    /// How many strikes.
    pub number: u8,
    /// The units, by type.
    pub pool: &'static [(AirUnitType, u8)],
}

/// A Japanese force at the start.
#[derive(Clone, Copy, Debug)]
pub struct ForceSetup {
    /// The letter of its counter.
    pub letter: char,
    /// Where it is.
    pub hex: HexId,
    /// Its ships, by name.
    pub ships: &'static [&'static str],
    /// Points of CAP over it.
    pub cap: u8,
}

/// Japanese forces of which nothing is known at the start (7.31).
#[derive(Clone, Copy, Debug)]
pub struct RumourSetup {
    /// Where they are reported; they take the letters from A on.
    pub hexes: &'static [HexId],
    /// The chits of Level 1, each with its number (7.35).
    pub level_one_cup: &'static [(LevelOne, u8)],
    /// Whether all of them retire (19.2).
    pub retiring: bool,
}

/// Task Force 58 at the start.
#[derive(Clone, Copy, Debug)]
pub struct UsSetup {
    /// The hex of the task force.
    pub hex: HexId,
    /// Its task groups, with the fighter units each has on CAP.
    pub groups: &'static [(TaskGroupId, u8)],
    /// Fighter units of each intercept mission in the air.
    pub intercepts: &'static [u8],
    /// Strikes in the air.
    pub strikes: Option<StrikeSetup>,
    /// What stands on the decks of fleet carriers and light carriers.
    pub decks: Option<[DeckSetup; 2]>,
    /// The same, if attack planes start on the decks.
    pub attack_decks: Option<[DeckSetup; 2]>,
}

/// A scenario.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// Its number.
    pub number: u8,
    /// Its name.
    pub name: &'static str,
    /// What it teaches, for the card on the start screen.
    pub teaches: &'static str,
    /// What it is about, for the card on the start screen.
    pub summary: &'static str,
    /// The situation, for the start of play.
    pub briefing: &'static [&'static str],
    /// How long it takes to play, in minutes.
    pub minutes: u8,
    /// Its first turn.
    pub first_turn: Turn,
    /// How many turns it has.
    pub turns: u8,
    /// The segments it uses, in order.
    pub segments: &'static [SegmentId],
    /// The US set-up.
    pub us: UsSetup,
    /// The raids it brings on.
    pub raids: &'static [RaidEntry],
    /// Whether a raid over its target after interception counts as through and is removed.
    pub raids_get_through: bool,
    /// The Japanese forces on the map.
    pub forces: &'static [ForceSetup],
    /// The Japanese forces of which nothing is known.
    pub rumours: Option<RumourSetup>,
    /// The distance that chooses the column of the Strike Contact chart, where the scenario sets
    /// it, in hexes (5.21).
    pub contact_range: Option<u8>,
    /// Whether it ends with the last attack a strike can make.
    pub ends_with_last_attack: bool,
    /// What it counts, and for how many victory points.
    pub scores: &'static [Award],
    /// Its levels of victory, highest first.
    pub levels: &'static [Level],
    /// The variants and optional rules it offers.
    pub variants: &'static [Variant],
}

/// Every scenario that can be played, by number.
pub const ALL: [&Scenario; 4] = [
    &hey_rube::HEY_RUBE,
    &beyond_darkness::BEYOND_DARKNESS,
    &clear_the_deck::CLEAR_THE_DECK,
    &where_is_ozawa::WHERE_IS_OZAWA,
];

/// A scenario is known by its number.
impl PartialEq for Scenario {
    fn eq(&self, other: &Scenario) -> bool {
        self.number == other.number
    }
}

impl Scenario {
    /// The scenario of a number, if it can be played.
    pub fn numbered(number: u8) -> Option<&'static Scenario> {
        ALL.into_iter().find(|scenario| scenario.number == number)
    }

    /// The segments it uses with these variants: deck crashes need the end of each phase (4.453).
    pub fn segments(&self, options: &[Variant]) -> Vec<SegmentId> {
        let end = options.contains(&Variant::DeckCrashes) && !self.has(SegmentId::EndOfActionPhase);
        self.segments
            .iter()
            .copied()
            .chain(end.then_some(SegmentId::EndOfActionPhase))
            .collect()
    }

    /// Whether a turn is played: it is not after the last.
    pub fn has_turn(&self, turn: Turn) -> bool {
        self.first_turn.turns_until(turn) < self.turns
    }

    /// Whether it uses a segment.
    pub fn has(&self, segment: SegmentId) -> bool {
        self.segments.contains(&segment)
    }

    /// Whether it counts something for victory points.
    pub(crate) fn counts(&self, what: Scored) -> bool {
        self.scores.iter().any(|award| award.what == what)
    }

    /// The level of victory of a score.
    pub fn level(&self, score: i16) -> Level {
        let reached = self.levels.iter().find(|level| score >= level.from);
        *reached.unwrap_or(&self.levels[self.levels.len() - 1])
    }

    /// Victory points for one of what it counts, in tenths.
    pub(crate) fn worth(&self, what: Scored) -> i32 {
        let award = self.scores.iter().find(|award| award.what == what);
        award.map_or(0, |award| 10 * i32::from(award.vp) / i32::from(award.per))
    }

    /// Whether it is over before its last turn: no strike can attack any more.
    pub(crate) fn is_over(&self, table: &Table) -> bool {
        self.ends_with_last_attack
            && table.phase > 0
            && table.missions.iter().all(|mission| mission.spent)
    }

    /// The raids of a phase.
    pub(crate) fn launches(&self, turn: u8, phase: u8, options: &[Variant]) -> Vec<Launch> {
        let last = self.raids.len().saturating_sub(1);
        let extra = if options.contains(&Variant::SixMorePoints) {
            6
        } else {
            0
        };
        let due = self
            .raids
            .iter()
            .enumerate()
            .filter(|(_, raid)| (raid.turn, raid.phase) == (turn, phase));
        due.map(|(n, raid)| Launch {
            source: raid.from,
            target: self.us.groups[0].0,
            first: raid.first + if n == last { extra } else { 0 },
            second: raid.second,
            service: Service::Naval,
        })
        .collect()
    }

    /// The end of the Interception Segment: raids over their target have got through (scenario 1).
    pub(crate) fn end_interception(&self, play: &mut Play) {
        if !self.raids_get_through {
            return;
        }
        let over = play
            .table
            .inbound()
            .filter(|raid| raid.hex == play.table.target_hex(raid));
        let over: Vec<RaidId> = over.map(|raid| raid.id).collect();
        for id in over {
            // 10.13: a raid no fighter has met is told apart when it reaches its target.
            sort(play, id);
            let attack = play.table.raid(id).map_or(0, |raid| raid.strength.attack());
            play.happen(Event::Raids(RaidEvent::GotThrough { raid: id, attack }));
        }
    }
}
