//! Which fighters can meet a raid: where and in which phase at the earliest, and what fuel a fight there leaves them
//! (4.33-4.36, 4.43, 4.51, 6.24). Each flies as the rules let it, at the dearest of what its dice may cost.

use std::cmp::Reverse;

use super::flights::SecondHex;
use super::{after_phases, raid_after, segments_to_target};
use crate::engine::charts::{INTERCEPTION_FUEL, by_face};
use crate::engine::clock::Turn;
use crate::engine::combat::FUEL_OF_COMBAT;
use crate::engine::decision::Decision;
use crate::engine::fleet::{
    CapId, Fuel, HEXES_A_SEGMENT, Interceptor, Mission, MissionId, TakeOff, UnitSet,
    check_can_operate, within_the_wind,
};
use crate::engine::forces::{Raid, RaidId};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::scenario::Scenario;
use crate::engine::table::Table;

/// Who can meet a raid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fighters {
    /// An intercept mission in the air.
    Mission(MissionId),
    /// A patrol in its box.
    Cap(CapId),
    /// Ready fighters on the decks in a hex.
    OnDeck(HexId),
}

/// Those of some fighters that may engage a raid, each after those before it: nobody engages two (4.51).
pub fn may_all_engage(
    table: &Table,
    raid: RaidId,
    fighters: impl IntoIterator<Item = Interceptor>,
) -> Vec<Interceptor> {
    let mut declared = table.clone();
    let mut fighters: Vec<Interceptor> = fighters.into_iter().collect();
    fighters.retain(|interceptor| {
        let interceptor = *interceptor;
        let engage = Order::Engage { interceptor, raid };
        let may = Decision::Interception.check(&declared, engage).is_ok();
        if may {
            declared.declare(interceptor, raid);
        }
        may
    });
    fighters
}

/// Where fighters can meet a raid at the earliest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// The mission or patrol.
    pub who: Fighters,
    /// Their units.
    pub units: UnitSet,
    /// Where they start.
    pub from: HexId,
    /// The hex.
    pub hex: HexId,
    /// Action phases from now.
    pub phases: u8,
    /// The turn and the phase.
    pub at: (Turn, u8),
    /// Their fuel marker after the fight, at worst.
    pub worst: Fuel,
    /// At best.
    pub best: Fuel,
}

impl Meeting {
    /// Whether they fight Fuel Critical at worst (4.45).
    pub const fn is_critical(&self) -> bool {
        self.worst.is_critical()
    }
}

/// How fighters come to be in the air.
#[derive(Clone, Copy)]
struct Flyers {
    who: Fighters,
    units: UnitSet,
    from: HexId,
    /// Least and most fuel to begin with.
    fuel: (Fuel, Fuel),
    start: Start,
}

/// What they do before they fly.
#[derive(Clone, Copy, PartialEq)]
enum Start {
    /// They fly already, and spend fuel in every phase (4.431).
    InTheAir,
    /// They wait in a box, and spend none before they leave it (4.34).
    InTheBox,
    /// They take off, with a hex at once (4.42).
    OnDeck,
}

/// Who can meet a raid before it has attacked: the earliest first, and of them the strongest.
pub fn meetings(table: &Table, raid: &Raid) -> Vec<Meeting> {
    let all = in_the_air(table).chain(in_their_boxes(table));
    let all = all.chain(on_deck(table));
    let mut meetings: Vec<Meeting> = all.filter_map(|it| earliest(table, raid, &it)).collect();
    meetings.insertion_sort_by_key(|meeting| (meeting.phases, Reverse(meeting.units.len())));
    meetings
}

fn in_the_air(table: &Table) -> impl Iterator<Item = Flyers> {
    let missions = table
        .missions
        .iter()
        .filter(|mission| mission.is_intercept());
    missions.map(|mission| Flyers {
        who: Fighters::Mission(mission.id),
        units: mission.units,
        from: mission.hex,
        fuel: (mission.fuel, mission.fuel),
        start: Start::InTheAir,
    })
}

/// Patrols have the fuel that a die says when they leave their box (4.35).
fn in_their_boxes(table: &Table) -> impl Iterator<Item = Flyers> {
    let faces = by_face(&INTERCEPTION_FUEL, 0, 0);
    let least = faces.iter().min().copied().unwrap_or_default();
    let most = faces.iter().max().copied().unwrap_or_default();
    let fuel = (Fuel::points(least), Fuel::points(most));
    let groups = table.task_groups.iter();
    groups.flat_map(move |group| {
        let from = group.hex;
        group.cap_missions().map(move |(cap, units)| Flyers {
            who: Fighters::Cap(cap),
            units,
            from,
            fuel,
            start: Start::InTheBox,
        })
    })
}

/// Ready fighters that may take off in this phase, hex by hex (6.24).
fn on_deck(table: &Table) -> Vec<Flyers> {
    let has_decks = Scenario::numbered(table.scenario).is_some_and(Scenario::has_decks);
    if !has_decks {
        return Vec::new();
    }
    let in_hex = |hex: HexId| {
        let units = table
            .carriers_in(hex)
            .filter(|carrier| check_can_operate(table, *carrier).is_ok())
            .filter_map(|carrier| table.deck(carrier))
            .flat_map(|deck| {
                let ready = deck.ready.fighters().iter();
                let able = ready.filter(|unit| TakeOff::Intercept.check(table, *unit).is_ok());
                let left = usize::from(table.launches_left(deck.carrier));
                able.take(left).collect::<Vec<_>>()
            });
        let units = within_the_wind(table, units);
        let fuel = Mission::starting_fuel(units);
        (!units.is_empty()).then_some(Flyers {
            who: Fighters::OnDeck(hex),
            units,
            from: hex,
            fuel: (fuel, fuel),
            start: Start::OnDeck,
        })
    };
    table
        .carrier_hexes()
        .into_iter()
        .filter_map(in_hex)
        .collect()
}

/// The first phase in which they can be where the raid is, with the fuel for a fight at worst.
fn earliest(table: &Table, raid: &Raid, flyers: &Flyers) -> Option<Meeting> {
    let last = segments_to_target(table, raid);
    (0..=last).find_map(|phases| {
        let there = match phases {
            0 => vec![raid.hex],
            segments => raid_after(table, raid, segments),
        };
        // Where its line runs between two hexes it may be in either.
        let hex = there
            .into_iter()
            .max_by_key(|hex| hex.distance(flyers.from))?;
        let (least, most) = flyers.cost(flyers.from.distance(hex), phases)?;
        let (low, high) = flyers.fuel;
        let enough = low.can_pay(most as i8 + FUEL_OF_COMBAT);
        // Who is Fuel Critical before it flies no second hex (4.45).
        let before = most.saturating_sub(SecondHex::cost().most);
        let flies = least == most || !low.spend(before as i8).is_critical();
        (enough && flies).then(|| Meeting {
            who: flyers.who,
            units: flyers.units,
            from: flyers.from,
            hex,
            phases,
            at: after_phases(table, phases),
            worst: low.spend(most as i8 + FUEL_OF_COMBAT),
            best: high.spend(least as i8 + FUEL_OF_COMBAT),
        })
    })
}

impl Flyers {
    /// Least and most fuel for so many hexes by so many phases from now, in each of which there is a movement segment,
    /// the present one included; nothing if it is too far.
    fn cost(&self, hexes: u8, phases: u8) -> Option<(u8, u8)> {
        match self.start {
            Start::InTheAir => in_segments(hexes, phases + 1),
            // The later it starts, the less it spends.
            Start::InTheBox if hexes == 0 => Some((0, 0)),
            Start::InTheBox => (1..=phases + 1)
                .rev()
                .filter(|segments| *segments <= hexes)
                .find_map(|segments| in_segments(hexes, segments)),
            // It takes off after this phase's movement: the hex it flies then is the first.
            Start::OnDeck if hexes <= 1 => Some((hexes, hexes)),
            Start::OnDeck => (1..=phases)
                .rev()
                .filter(|segments| *segments < hexes)
                .find_map(|segments| in_segments(hexes - 1, segments))
                .map(|(least, most)| (least + 1, most + 1)),
        }
    }
}

/// Least and most fuel for so many hexes in so many movement segments: a point for each segment, and what the chart
/// says for each second hex (4.431, 4.432).
fn in_segments(hexes: u8, segments: u8) -> Option<(u8, u8)> {
    let second = hexes.saturating_sub(segments);
    let can = hexes <= segments * HEXES_A_SEGMENT;
    let cost = SecondHex::cost();
    can.then_some((
        segments + cost.least * second,
        segments + cost.most * second,
    ))
}
