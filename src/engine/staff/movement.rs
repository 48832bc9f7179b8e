//! Where the missions fly.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use super::appraisal::{Fighters, Stakes};
use super::chase;
use super::fuel;
use super::guam;
use super::heading;
use super::home;
use crate::engine::combat::FUEL_OF_COMBAT;
use crate::engine::fleet::{self, Fuel, GUAM, Mission, Movement};
use crate::engine::forces::{Launcher, Raid, RaidId};
use crate::engine::forecast::{self, Reach};
use crate::engine::forecast::{phases_to_come, raids_are_over};
use crate::engine::game::Game;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::{HexId, on_line};
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Hexes from the fleet at which missions wait for the next raid, on the way of the last one.
const OUTPOST: u8 = 1;
/// A patrol goes up when no more phases than this are left, the current one included: its fuel
/// lasts for a fight in each of them, so that waiting in the box would save nothing.
const PHASES_A_PATROL_LASTS: u8 = 4;
/// A patrol goes up for a raid this near to the fleet; one over it, it can meet from its box.
const HEXES_A_PATROL_FLIES: RangeInclusive<u8> = 1..=2;
/// How sure a fight in the next phase is, in hundredths: what others leave of it, nobody knows.
const CERTAINTY_OF_THE_NEXT: i32 = 75;
/// What a hex of way to the station counts, in hundredths of a victory point: enough to decide
/// between hexes that promise the same.
const WAY_TO_STATION: i32 = 5;

/// The next order of the segment: strikes first, then patrols, then the intercept missions, strongest first; each is
/// what is suggested to the mission. Where all may hold at once the segment ends.
pub(in crate::engine) fn order(game: &Game) -> Order {
    if heading::is_quiet(game) {
        return Order::EndMovement;
    }
    let own = |mission: &Mission| heading::heading(game, mission).own_order(game, mission);
    let (fighters, strikes): (Vec<&Mission>, Vec<&Mission>) = in_turn(game.table())
        .into_iter()
        .partition(|mission| mission.is_intercept());
    let first = |missions: Vec<&Mission>| missions.into_iter().find_map(own);
    first(strikes)
        .or_else(|| patrol(game))
        .or_else(|| first(fighters))
        .unwrap_or(Order::EndMovement)
}

/// The missions that wait, in the order in which they are moved: strikes first, then the strongest.
pub(super) fn in_turn(table: &Table) -> Vec<&Mission> {
    let mut waiting: Vec<&Mission> = fleet::waiting(table).collect();
    waiting.insertion_sort_by_key(|mission| {
        let strength = match mission.is_intercept() {
            true => mission.units.len(),
            // In the order in which they took off.
            false => 0,
        };
        (mission.is_intercept(), Reverse(strength))
    });
    waiting
}

/// Puts a patrol on the map: late in the scenario if there is a raid for it to meet, or to land it.
fn patrol(game: &Game) -> Option<Order> {
    let table = game.table();
    let is_near =
        |raid: &Raid| HEXES_A_PATROL_FLIES.contains(&raid.hex.distance(table.target_hex(raid)));
    let meets_a_raid =
        || phases_to_come(game) < PHASES_A_PATROL_LASTS && table.attackers().any(is_near);
    if !(chase::calls_patrols_home(game) || meets_a_raid()) {
        return None;
    }
    let mut patrols = table.cap_missions().map(|(cap, _)| Order::PlaceCap { cap });
    patrols.find(|order| game.check(*order).is_ok())
}

/// Flies a mission to the hex that promises most, or keeps it where it is.
pub(super) fn fly_or_hold(game: &Game, mission: &Mission) -> Order {
    let table = game.table();
    let outlook = Outlook::of(game, mission);
    let flights = forecast::reach(table, mission).into_iter();
    let flights = flights.filter(|reach| may_fly(game, mission, reach));
    let flights = flights.map(|reach| {
        let fly = Order::Fly {
            mission: mission.id,
            to: reach.hex,
        };
        (outlook.worth(reach.hex, reach.worst), fly)
    });
    // Last, and so chosen among equals.
    let hold = (
        outlook.worth(mission.hex, mission.fuel.spend(1)),
        Order::Hold {
            mission: mission.id,
        },
    );
    flights
        .chain([hold])
        .max_by_key(|(worth, _)| *worth)
        .map_or(hold.1, |(_, order)| order)
}

/// Whether a mission thinks of flying to a hex: of a second one only with fuel for all its fights.
pub(super) fn may_fly(game: &Game, mission: &Mission, reach: &Reach) -> bool {
    reach.hex.distance(mission.hex) == 1 || fuel::is_plenty(game, mission, reach.hex, reach.worst)
}

/// What a mission gains by ending the segment in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gain {
    /// A fight there that is worth its fuel.
    Fight,
    /// A fight with a raid in the next phase.
    NextFight(RaidId),
}

/// What a mission gains that ends the segment in a hex with some fuel; nothing if there is no fight in it, now or next.
pub(super) fn gain(game: &Game, mission: &Mission, hex: HexId, fuel: Fuel) -> Option<Gain> {
    let outlook = Outlook::of(game, mission);
    if outlook.fight(hex, fuel).is_some() {
        return Some(Gain::Fight);
    }
    if !fuel::allows_a_fight(game, mission, hex, fuel) {
        return None;
    }
    let reached = outlook.reached(hex).filter(|prospect| prospect.next > 0);
    let best = reached.max_by_key(|prospect| prospect.next);
    best.map(|prospect| Gain::NextFight(prospect.raid.id))
}

/// The hex that a mission just launched flies at once (4.42), if that is better than to wait.
pub(super) fn first_hex(game: &Game, mission: &Mission) -> Option<Order> {
    let outlook = Outlook::of(game, mission);
    let stay = outlook.worth(mission.hex, mission.fuel);
    let flights = mission.hex.neighbours().map(|to| {
        let fly = Order::Fly {
            mission: mission.id,
            to,
        };
        (outlook.worth(to, mission.fuel.spend(1)), fly)
    });
    let better = flights.filter(|(worth, fly)| *worth > stay && game.check(*fly).is_ok());
    better.max_by_key(|(worth, _)| *worth).map(|(_, fly)| fly)
}

/// What a mission can look forward to.
struct Outlook<'a> {
    game: &'a Game,
    mission: &'a Mission,
    prospects: Vec<Prospect<'a>>,
    station: HexId,
}

/// What a raid promises a mission.
struct Prospect<'a> {
    raid: &'a Raid,
    /// What a fight in this phase is worth.
    now: i32,
    /// What a fight in the next phase is worth.
    next: i32,
    /// The hexes it may be in by then.
    next_hexes: Vec<HexId>,
}

impl Outlook<'_> {
    fn of<'a>(game: &'a Game, mission: &'a Mission) -> Outlook<'a> {
        let table = game.table();
        let prospects = table
            .inbound()
            .map(|raid| Prospect::of(game, mission, raid))
            .collect();
        Outlook {
            game,
            mission,
            prospects,
            station: station(game, mission),
        }
    }

    /// What it is worth to end the segment in a hex with some fuel: the fight that can be had
    /// there, most of the next one, and as little way as possible to the station.
    fn worth(&self, hex: HexId, fuel: Fuel) -> i32 {
        let allows_a_fight = |fuel| fuel::allows_a_fight(self.game, self.mission, hex, fuel);
        let fight = self.fight(hex, fuel);
        let (now, fuel) = match fight {
            Some(prospect) => (prospect.now, fuel.spend(FUEL_OF_COMBAT)),
            None => (0, fuel),
        };
        let next = if allows_a_fight(fuel) {
            self.next(hex, fight)
        } else {
            0
        };
        let way = i32::from(hex.distance(self.station));
        now + next * CERTAINTY_OF_THE_NEXT / 100 - way * WAY_TO_STATION
    }

    /// The best fight of this phase in a hex, if one there is worth while and the fuel allows it.
    fn fight(&self, hex: HexId, fuel: Fuel) -> Option<&Prospect<'_>> {
        let promising = |prospect: &&Prospect| prospect.raid.hex == hex && prospect.now > 0;
        let here = self.prospects.iter().filter(promising);
        here.max_by_key(|prospect| prospect.now)
            .filter(|_| fuel::allows_a_fight(self.game, self.mission, hex, fuel))
    }

    /// The best fight in the next phase for a mission that flies one hex to it. A raid that is
    /// fought now as well is about half of what it was.
    fn next(&self, hex: HexId, fought: Option<&Prospect>) -> i32 {
        let worth = |prospect: &Prospect| match fought {
            Some(fought) if fought.raid.id == prospect.raid.id => prospect.next / 2,
            _ => prospect.next,
        };
        self.reached(hex).map(worth).max().unwrap_or(0).max(0)
    }

    /// What a mission in a hex can fly to in the next phase, one hex at most.
    fn reached(&self, hex: HexId) -> impl Iterator<Item = &Prospect<'_>> {
        let is_near = move |next: &HexId| next.distance(hex) <= 1;
        let prospects = self.prospects.iter();
        prospects.filter(move |prospect| prospect.next_hexes.iter().all(is_near))
    }
}

impl Prospect<'_> {
    fn of<'a>(game: &'a Game, mission: &Mission, raid: &'a Raid) -> Prospect<'a> {
        let table = game.table();
        let stakes = Stakes::of(game.scenario()).against(raid);
        let left = stakes.left(table, raid, others(game, mission, raid));
        let fight = |spent, left| {
            stakes.appraise(
                Fighters::with_fuel(mission, mission.fuel.spend(spent)),
                left,
            )
        };
        // A raid over its target is gone by the next phase.
        let flies_on = raid.hex != table.target_hex(raid) && phases_to_come(game) > 0;
        Prospect {
            raid,
            now: fight(1, left),
            next: match flies_on {
                true => fight(2, left.in_the_next_phase()),
                false => 0,
            },
            next_hexes: forecast::raid_after(table, raid, 1),
        }
    }
}

/// The fighters that will meet a raid without this mission: those that have flown to it, and the
/// patrols if it is over the fleet.
fn others<'a>(game: &'a Game, mission: &Mission, raid: &'a Raid) -> impl Iterator<Item = Fighters> {
    let (table, id) = (game.table(), mission.id);
    let there = table.missions.iter().filter(move |other| {
        let settled = other.movement != Movement::Waiting;
        settled
            && other.id != id
            && other.hex == raid.hex
            && fuel::allows_a_fight(game, other, other.hex, other.fuel)
    });
    let is_over = raid.attacks() && raid.hex == table.target_hex(raid);
    let patrols = table.cap_missions().filter(move |_| is_over);
    there
        .map(|other| Fighters::with_fuel(other, other.fuel))
        .chain(patrols.map(|(_, units)| Fighters::on_patrol(units)))
}

/// Where a mission waits for raids: near the fleet, where they all come in the end, on the way
/// the last one came. One that has nothing to fight, or no fuel to do it, goes home, and so does
/// one that can land while no raid is in sight.
fn station(game: &Game, mission: &Mission) -> HexId {
    let table = game.table();
    let home = home::of_mission(table, mission, mission.hex).unwrap_or(mission.hex);
    if guam::patrol(game) == Some(mission.id) {
        return GUAM;
    }
    let may_land = game.scenario().has_decks() && table.attackers().next().is_none();
    if may_land
        || raids_are_over(game)
        || !fuel::allows_a_fight(game, mission, mission.hex, mission.fuel.spend(1))
    {
        return home;
    }
    // What only reinforces Guam comes by another way.
    let from_elsewhere = |raid: &&Raid| matches!(raid.by, Some(Launcher::Base(_)));
    let mut raids = table.raids.iter().rev();
    let outpost = raids
        .find(|raid| !from_elsewhere(raid))
        .and_then(|raid| on_line(raid.source, home, OUTPOST).first().copied());
    outpost.unwrap_or(home)
}
