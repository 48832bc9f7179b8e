//! The scenarios that can be played.

mod battle;
mod beyond_darkness;
mod clear_the_deck;
mod decks;
mod epilogue;
mod great_carrier_battle;
mod hey_rube;
mod ozawa_strikes;
mod philippine_sea;
mod score;
mod setup;
mod turkey_shoot;
mod turns_west;
mod variant;
mod where_is_ozawa;

use super::clock::{TURNS_A_DAY, Turn};
use super::event::{Event, RaidEvent};
use super::fleet::{AirUnitType, TaskGroupId};
use super::forces::{ActivationChit, Launch, LevelOne, RaidId, Service, sort};
use super::map::HexId;
use super::record::Scope;
use super::sequence::SegmentId;
use super::table::Table;
use super::title::Play;

pub use battle::{BattleSetup, Commitment, GreatBattle};
pub use decks::DeckSetup;
pub use score::{Award, Level, Scored};
pub use variant::Variant;

pub(crate) use setup::set_up;

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

/// How Japanese carrier forces raid (10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForceRaids {
    /// Without steps C(2), C(3), D and F: every carrier force is as strong as any other.
    Simple {
        /// The air strength by which the Known Air Strength chart is read, in air points.
        strength: u16,
        /// All the air points it has.
        points: u8,
    },
    /// The whole procedure.
    Full,
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
    /// How the decks stand if attack planes start on them.
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
    /// What the player does in it, in a sentence.
    pub in_short: &'static str,
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
    /// How the forces raid, which then have butai displays and leave crippled ships behind; none where they do not.
    pub force_raids: Option<ForceRaids>,
    /// What only the whole battle has.
    pub battle: Option<BattleSetup>,
    /// Whether missions that cannot come home when it ends are lost.
    pub must_come_home: bool,
    /// The distance that chooses the column of the Strike Contact chart, where the scenario sets
    /// it, in hexes (5.21).
    pub contact_range: Option<u8>,
    /// Whether it ends with the last attack a strike can make.
    pub ends_with_last_attack: bool,
    /// What it counts, and for how many victory points.
    pub scores: &'static [Award],
    /// Its levels of victory, highest first.
    pub levels: &'static [Level],
    /// The variants and optional rules it offers. Saves list those in play in this order, and their checks are made in
    /// it (`engine/save/check.rs`): the order may never change.
    pub variants: &'static [Variant],
    /// Those of them that are in play unless the player takes them out.
    pub by_default: &'static [Variant],
}

/// Every scenario that the start screen offers, by number.
pub const ALL: [&Scenario; 9] = [
    &hey_rube::HEY_RUBE,
    &beyond_darkness::BEYOND_DARKNESS,
    &clear_the_deck::CLEAR_THE_DECK,
    &where_is_ozawa::WHERE_IS_OZAWA,
    &ozawa_strikes::OZAWA_STRIKES,
    &turkey_shoot::TURKEY_SHOOT,
    &turns_west::TURNS_WEST,
    &philippine_sea::PHILIPPINE_SEA,
    &great_carrier_battle::GREAT_CARRIER_BATTLE,
];

/// A scenario is known by its number.
impl PartialEq for Scenario {
    fn eq(&self, other: &Scenario) -> bool {
        self.number == other.number
    }
}

/// The first scenario that is played by the whole sequence, with task groups that part and crippled ships that are
/// left behind (3.0, 6.33, 12.41).
pub const FIRST_WITH_ALL_RULES: u8 = 5;

impl Scenario {
    /// The scenario of a number, if there is one.
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

    /// How its forces raid with these variants (10.1).
    pub fn force_raids(&self, options: &[Variant]) -> Option<ForceRaids> {
        let full = options.contains(&Variant::FullRaidProcedure);
        self.force_raids
            .map(|simple| if full { ForceRaids::Full } else { simple })
    }

    /// The chits that go into the cup beside those of the forces (3.22).
    pub(crate) fn other_chits(&self, table: &Table) -> Vec<ActivationChit> {
        let battle = self.battle.iter().flat_map(|battle| battle.chits(table));
        [ActivationChit::UsMove].into_iter().chain(battle).collect()
    }

    /// Whether the player decides something before its first turn: what the strikes are, or how the decks stand.
    pub fn asks_before_first_turn(&self) -> bool {
        self.us.strikes.is_some() || self.battle.is_some()
    }

    /// Whether its battle goes on through the night to a second day.
    pub fn has_second_day(&self) -> bool {
        self.turns > TURNS_A_DAY
    }

    /// Whether a turn is played: it is not after the last.
    pub fn has_turn(&self, turn: Turn) -> bool {
        self.first_turn.turns_until(turn) < self.turns
    }

    /// Whether no turn follows that of the table.
    pub fn is_last_turn(&self, table: &Table) -> bool {
        !self.has_turn(table.turn.next())
    }

    /// Whether it uses a segment.
    pub fn has(&self, segment: SegmentId) -> bool {
        self.segments.contains(&segment)
    }

    /// Whether missions can land and take off again.
    pub fn has_decks(&self) -> bool {
        self.has(SegmentId::UsAirOperations)
    }

    /// Whether it counts something for victory points.
    pub(crate) fn counts(&self, what: Scored) -> bool {
        self.award(what).is_some()
    }

    /// What it gives for something, if it does.
    pub(crate) fn award(&self, what: Scored) -> Option<Award> {
        self.scores.iter().copied().find(|award| award.what == what)
    }

    /// The level of victory of a score.
    pub fn level(&self, score: i16) -> Level {
        let reached = self.levels.iter().find(|level| score >= level.from);
        *reached.unwrap_or(&self.levels[self.levels.len() - 1])
    }

    /// What became of it, after a game of the whole battle (15.1).
    pub fn epilogue(&self, score: i16) -> Option<&'static str> {
        self.battle?;
        let level = self.level(score);
        let place = self.levels.iter().position(|other| *other == level)?;
        epilogue::EPILOGUES.get(place).copied()
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
            target: self.us.groups[0].0.into(),
            cripple: None,
            first: raid.first + if n == last { extra } else { 0 },
            second: raid.second,
            service: Service::Naval,
            by: None,
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
            play.scoped(Scope::GotThrough { raid: id }, |play| {
                // 10.13: a raid no fighter has met is told apart when it reaches its target.
                sort(play, id);
                let attack = play.table.raid(id).map_or(0, |raid| raid.strength.attack());
                play.happen(Event::Raids(RaidEvent::GotThrough { raid: id, attack }));
            });
        }
    }
}
