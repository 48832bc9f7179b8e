//! How a proposal is drafted, step by step.

use super::{LeftOut, LineId, Outlook, Plan, PlanLine, Plans, Proposal, Stop};
use crate::engine::decision::Decision;
use crate::engine::draft::Draft;
use crate::engine::event::{Deck, EventRecord};
use crate::engine::fleet::{
    AirOperations, AirStep, AirUnitId, CAP_UNITS, CarrierId, FlightDeck, Mission, MissionId,
    MissionType, TaskGroupId, UnitSet, something_to_do,
};
use crate::engine::forecast::{landing_losses_in_ten, phases_until_arrival};
use crate::engine::game::Game;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::order::Order;
use crate::engine::sequence::SegmentId;
use crate::engine::staff;
use crate::engine::table::Table;

/// Units of an intercept mission at most: each mission takes on one raid (4.51).
const UNITS_OF_A_MISSION: u8 = 4;
/// Attack planes take off out of the way if a raid is over them in so many phases.
const OUT_OF_THE_WAY: u8 = 1;

struct Drafting<'a> {
    game: &'a Game,
    plans: &'a Plans,
    draft: Draft,
    /// Action phases until the first raid is over its target, if one is in sight.
    raid_in: Option<u8>,
    /// Fighters still wanted in the air.
    wanted: u8,
    /// What the staff would do with the decks, where some group's are to be handled so.
    staff: Vec<Ordered>,
}

/// An order of the staff's, and the line of the proposal that it belongs to.
struct Ordered {
    line: LineId,
    order: Order,
}

pub(super) fn propose(
    game: &Game,
    plans: &Plans,
    left_out: LeftOut,
    step: AirStep,
) -> Option<Proposal> {
    let table = game.table();
    let (by_hand, planned): (Vec<TaskGroupId>, Vec<TaskGroupId>) = groups(table)
        .into_iter()
        .partition(|group| plans.of(*group) == Plan::ByHand);
    if planned.is_empty() {
        return None;
    }
    let raids = table.attackers();
    let first = raids.map(|raid| (phases_until_arrival(table, raid), raid.id));
    let first = first.min();
    let wanted = staff::fighters_missing(game);
    let outlook = first.map_or(Outlook::Quiet, |(phases, raid)| Outlook::Raid {
        raid,
        phases,
        wanted,
    });
    let is_staff = |group: &TaskGroupId| plans.of(*group) == Plan::Staff;
    let (staff, staff_stops) = match planned.iter().any(is_staff) {
        true => as_staff(game),
        false => Default::default(),
    };
    // The staff's own orders in its own turn: whoever carries them out has played as it would.
    if by_hand.is_empty() && planned.iter().all(is_staff) && left_out == LeftOut::NONE {
        return Some(Proposal {
            lines: lines_of(&staff),
            orders: staff.iter().map(|ordered| ordered.order).collect(),
            outlook,
            waiting: UnitSet::EMPTY,
            grounded: UnitSet::EMPTY,
            stop: staff_stops,
        });
    }
    let mut drafting = Drafting {
        game,
        plans,
        draft: Draft::new(table, step),
        raid_in: first.map(|(phases, _)| phases),
        wanted,
        staff,
    };
    let mut lines = Vec::new();
    let stop = loop {
        let step = drafting.draft.step;
        for group in &planned {
            let id = LineId {
                step,
                group: *group,
            };
            lines.extend(drafting.line(id, left_out.contains(id)));
        }
        let hand = by_hand.iter().find(|group| drafting.has_work(**group));
        if let Some(group) = hand {
            break Some((step, Stop::ByHand(*group)));
        }
        if step == AirStep::Land
            && let Some(stop) = drafting.cannot_land(left_out, &planned)
        {
            break Some((step, stop));
        }
        if !drafting.draft.go_on() {
            break None;
        }
    };
    let waiting = drafting.waiting(&planned, |_| true);
    let grounded = drafting.waiting(&planned, |deck| !deck.landing.is_empty());
    Some(Proposal {
        lines,
        orders: drafting.draft.orders,
        outlook,
        waiting,
        grounded,
        stop,
    })
}

/// What the staff would do from here to the end of the segment, on a copy of the game, each order after those before it;
/// and where it stops, for a die would decide or a mission finds no deck. No die of the game's own is looked at ahead:
/// what comes after one is left to when it has fallen, and so is what comes after the segment.
fn as_staff(game: &Game) -> (Vec<Ordered>, Option<(AirStep, Stop)>) {
    let mut ahead = game.clone();
    let mut orders = Vec::new();
    while let Some(Decision::AirOperations { step }) = ahead.decision()
        && let Some(order) = staff::suggestion(&ahead)
    {
        let table = ahead.table();
        let stop = match order {
            Order::Land { unit, .. } => risk(table, unit).map(Stop::Risk),
            Order::GoOn if step == AirStep::Land => no_room(&ahead, table).map(Stop::NoRoom),
            _ => None,
        };
        if let Some(stop) = stop {
            return (orders, Some((step, stop)));
        }
        let group = group_of(table, order).or_else(|| groups(table).first().copied());
        let reveals = |happened: &[EventRecord]| happened.iter().any(|it| it.event.reveals());
        let is_last = match order {
            Order::GoOn if step == AirStep::Land => Ok(true),
            order => ahead.play(order).map(reveals),
        };
        let Ok(is_last) = is_last else {
            break;
        };
        orders.extend(group.map(|group| Ordered {
            line: LineId { step, group },
            order,
        }));
        if is_last {
            break;
        }
    }
    (orders, None)
}

/// The mission of a unit, if it may be lost in landing (4.451).
fn risk(table: &Table, unit: AirUnitId) -> Option<MissionId> {
    let mission = table.mission_of(unit)?;
    (landing_losses_in_ten(table, mission) > 0).then_some(mission.id)
}

/// The task group whose decks an order is about.
fn group_of(table: &Table, order: Order) -> Option<TaskGroupId> {
    let of_unit = |unit: AirUnitId| {
        let aboard = table.aboard(unit);
        aboard.map_or(unit.home(), |(deck, _)| deck.carrier)
    };
    let carrier = match order {
        Order::LaunchCap { cap, .. } => return Some(cap.group),
        Order::TurnOnLights { hex } => return table.groups_in(hex).iter().next(),
        Order::Land { carrier, .. } => carrier,
        Order::Launch { units, .. } => of_unit(units.iter().next()?),
        Order::Fly { mission, .. } => table.mission(mission)?.units.iter().next()?.home(),
        order => of_unit(super::unit_of(order)?),
    };
    Some(carrier.data().group)
}

/// Orders line by line; to go on is in none.
fn lines_of(orders: &[Ordered]) -> Vec<PlanLine> {
    let mut lines: Vec<PlanLine> = Vec::new();
    for Ordered { line, order } in orders {
        if *order == Order::GoOn {
            continue;
        }
        match lines.iter_mut().find(|other| other.id == *line) {
            Some(there) => there.orders.push(*order),
            None => lines.push(PlanLine {
                id: *line,
                orders: vec![*order],
                is_left_out: false,
            }),
        }
    }
    lines
}

/// A mission that is due to land and finds its decks full, where the player may want to push landed units over the side
/// (6.291).
fn no_room(game: &Game, table: &Table) -> Option<MissionId> {
    let decks = || table.decks.iter().filter(|deck| !deck.landing.is_empty());
    let mut over = table.missions_over_carriers();
    let blocked = over.find(|mission| {
        staff::is_due_to_land(game, table, mission)
            && mission.fuel.spend(1).is_critical()
            && decks().any(|deck| deck.handled.landed == 0)
    })?;
    something_to_do(table, AirStep::Land).then_some(blocked.id)
}

/// The task groups with decks.
fn groups(table: &Table) -> Vec<TaskGroupId> {
    let with_decks = |group: &TaskGroupId| decks_of(table, *group).next().is_some();
    let groups = table.task_groups.iter().map(|group| group.id);
    groups.filter(with_decks).collect()
}

fn decks_of(table: &Table, group: TaskGroupId) -> impl Iterator<Item = &FlightDeck> {
    let decks = table.decks.iter();
    decks.filter(move |deck| deck.carrier.data().group == group)
}

/// The units of a group that stand in a box, carrier by carrier.
fn standing(table: &Table, group: TaskGroupId, place: Deck) -> (Vec<AirUnitId>, Vec<AirUnitId>) {
    let units = decks_of(table, group).flat_map(|deck| deck.at(place).iter().collect::<Vec<_>>());
    units.partition(|unit| unit.kind().is_fighter())
}

impl Drafting<'_> {
    /// What a group does in the step; a line that is left out is drafted and forgotten.
    fn line(&mut self, id: LineId, is_left_out: bool) -> Option<PlanLine> {
        let before = (self.draft.clone(), self.wanted);
        match id.step {
            _ if self.plan(id.group) == Plan::Staff => self.as_staff(id),
            AirStep::Launch => self.launch(id.group),
            AirStep::Raise => self.raise(id.group),
            AirStep::Service => self.service(id.group),
            AirStep::Lower => self.lower(id.group),
            AirStep::Land => self.land(id.group),
        }
        let orders = self.draft.orders[before.0.orders.len()..].to_vec();
        if is_left_out {
            (self.draft, self.wanted) = before;
        }
        (!orders.is_empty()).then_some(PlanLine {
            id,
            orders,
            is_left_out,
        })
    }

    /// What the staff does with a group's decks in a step, as far as the other groups' plans leave it.
    fn as_staff(&mut self, id: LineId) {
        let orders = self.staff.iter().filter(|it| it.line == id);
        let orders: Vec<Order> = orders.map(|it| it.order).collect();
        for order in orders {
            match order {
                // With other groups about the numbers of missions may be others, and their first hexes with them.
                Order::GoOn | Order::Fly { .. } => {}
                Order::Launch { mission, units } => {
                    let hers = |unit: &AirUnitId| unit.home().data().group == id.group;
                    self.take_off(mission.kind, units.iter().filter(hers).collect());
                }
                order => {
                    self.draft.add(order);
                }
            }
        }
    }

    fn plan(&self, group: TaskGroupId) -> Plan {
        self.plans.of(group)
    }

    /// Whether a raid is over its target in this phase: what stands on deck then may burn (12.31).
    fn is_under_attack(&self) -> bool {
        self.raid_in == Some(0)
    }

    /// Who is still armed on some decks of the groups whose decks are to be clear, a phase before the first raid is there.
    fn waiting(&self, planned: &[TaskGroupId], on: impl Fn(&FlightDeck) -> bool) -> UnitSet {
        let table = self.game.table();
        let mut raids = table.attackers().filter(|raid| raid.strength.may_bomb());
        let is_next = raids.any(|raid| phases_until_arrival(table, raid) == 1);
        if !is_next || self.raid_in != Some(1) {
            return UnitSet::EMPTY;
        }
        let clear = planned
            .iter()
            .filter(|group| self.plan(**group) == Plan::Fighters);
        let decks = clear.flat_map(|group| decks_of(&self.draft.table, *group));
        let ready = decks.filter(|deck| on(deck)).map(|deck| deck.ready);
        ready.fold(UnitSet::EMPTY, UnitSet::with)
    }

    fn each(&mut self, units: Vec<AirUnitId>, order: impl Fn(AirUnitId) -> Order) {
        for unit in units {
            self.draft.add(order(unit));
        }
    }

    /// Patrols while no raid is in sight, then fighters against the raids; all of them, where decks
    /// are to be clear, when a raid is there.
    fn launch(&mut self, group: TaskGroupId) {
        let plan = self.plan(group);
        // Where no raid can come, searchers need no patrol, and their decks stay as they are.
        let is_raided = self.game.scenario().has(SegmentId::JapaneseAirMovement);
        if plan == Plan::Searchers && !is_raided {
            return;
        }
        if self.raid_in.is_none() || plan == Plan::Patrols {
            self.patrol(group);
        }
        let clears = plan == Plan::Fighters && self.is_under_attack();
        let wants = if clears { u8::MAX } else { self.wanted };
        if plan != Plan::Patrols && self.raid_in.is_some() {
            self.intercept(group, wants);
        }
        let is_near = self.raid_in.is_some_and(|phases| phases <= OUT_OF_THE_WAY);
        if plan.stows_attack_planes() && is_near {
            let (_, planes) = standing(&self.draft.table, group, Deck::Ready);
            self.take_off(MissionType::Strike, planes);
        }
    }

    /// Fills the group's CAP box: with a further patrol, or with units that join one (4.33).
    fn patrol(&mut self, group: TaskGroupId) {
        let (fighters, _) = standing(&self.draft.table, group, Deck::Ready);
        let Some(there) = self.draft.table.task_group(group) else {
            return;
        };
        let missing = usize::from(CAP_UNITS.saturating_sub(there.on_patrol()));
        let flying = there.cap_missions().map(|(cap, _)| cap).next();
        let Some(cap) = there.room_for_cap(1).or(flying).filter(|_| missing > 0) else {
            return;
        };
        let fighters = fighters.into_iter().take(missing);
        let order = self
            .draft
            .most(fighters, |units| Order::LaunchCap { cap, units });
        order.map(|order| self.draft.add(order));
    }

    /// Sends up as many fighters as are wanted, in missions that can each take on a raid.
    fn intercept(&mut self, group: TaskGroupId, wants: u8) {
        let mut left = wants;
        while left > 0 {
            let (mut fighters, _) = standing(&self.draft.table, group, Deck::Ready);
            fighters.truncate(left.min(UNITS_OF_A_MISSION).into());
            let up = self.take_off(MissionType::Intercept, fighters);
            if up == 0 {
                return;
            }
            left -= up;
            self.wanted = self.wanted.saturating_sub(up);
        }
    }

    /// Launches as many of some units as can take off together as a new mission; says how many.
    fn take_off(&mut self, kind: MissionType, units: Vec<AirUnitId>) -> u8 {
        let Some(number) = self.draft.table.free_display() else {
            return 0;
        };
        let mission = MissionId { kind, number };
        let order = self
            .draft
            .most(units, |units| Order::Launch { mission, units });
        match order {
            Some(Order::Launch { units, .. }) if order.is_some_and(|it| self.draft.add(it)) => {
                units.len()
            }
            _ => 0,
        }
    }

    /// Nothing comes up under the bombs, nor beyond what may stand on deck at a launch: one unit more, and
    /// none of them can take off (6.24).
    fn raise(&mut self, group: TaskGroupId) {
        let plan = self.plan(group);
        if plan == Plan::Searchers {
            return self.readying(group);
        }
        if plan == Plan::Fighters && self.is_under_attack() {
            return;
        }
        let (fighters, planes) = standing(&self.draft.table, group, Deck::Servicing);
        let planes = planes.into_iter().filter(|_| plan == Plan::StrikeReady);
        self.draft.raise_to_launch(planes.chain(fighters));
    }

    /// What the staff does in the step so that searches take off and come home.
    fn readying(&mut self, group: TaskGroupId) {
        let plans = self.plans;
        let by_plan = |other: TaskGroupId| plans.of(other) == Plan::Searchers;
        loop {
            let table = &self.draft.table;
            let next = staff::readying(table, self.draft.step, group, by_plan);
            match next {
                Some(order) if self.draft.add(order) => {}
                _ => return,
            }
        }
    }

    fn service(&mut self, group: TaskGroupId) {
        let plan = self.plan(group);
        if plan == Plan::Searchers {
            return self.readying(group);
        }
        let (_, in_the_way) = standing(&self.draft.table, group, Deck::Servicing);
        let (fighters, planes) = standing(&self.draft.table, group, Deck::Hangar);
        let service = |unit| Order::Service { unit };
        match plan {
            Plan::StrikeReady => {
                self.each(planes, service);
                self.each(fighters, service);
            }
            _ => {
                self.each(in_the_way, |unit| Order::Stow { unit });
                if plan != Plan::Fighters || !self.is_under_attack() {
                    self.each(fighters, service);
                }
            }
        }
    }

    fn lower(&mut self, group: TaskGroupId) {
        if self.plan(group) == Plan::Searchers {
            return self.readying(group);
        }
        let lower = |unit| Order::Lower { unit };
        let (fighters, planes) = standing(&self.draft.table, group, Deck::Landing);
        self.each(fighters, lower);
        self.each(planes, lower);
        if self.plan(group).stows_attack_planes() {
            let (_, ready) = standing(&self.draft.table, group, Deck::Ready);
            self.each(ready, lower);
        }
        self.lower_what_is_too_much(group);
    }

    /// With more ready units than may stand on deck at a launch none of them could take off (6.24).
    fn lower_what_is_too_much(&mut self, group: TaskGroupId) {
        let (fighters, planes) = standing(&self.draft.table, group, Deck::Ready);
        for unit in fighters.into_iter().chain(planes) {
            let table = &self.draft.table;
            let is_too_much = table.aboard(unit).is_some_and(|(deck, _)| {
                deck.ready.len() > table.limits(deck.carrier).launch_occupancy
            });
            if is_too_much {
                self.draft.add(Order::Lower { unit });
            }
        }
    }

    /// Brings down on a group's carriers what is due and lands without a risk: each unit at home if
    /// that can be, the mission with the least fuel first.
    fn land(&mut self, group: TaskGroupId) {
        for mission in self.due() {
            for unit in mission.units.iter() {
                // Each landing leaves less room to searches that come home (8.28).
                let is_due = self
                    .draft
                    .table
                    .mission(mission.id)
                    .is_some_and(|mission| self.is_due(mission));
                if !is_due || self.risks(&mission) {
                    continue;
                }
                let home = [unit.home()].into_iter();
                let decks = decks_of(&self.draft.table, group).map(|deck| deck.carrier);
                let decks: Vec<CarrierId> = decks.collect();
                let at_home = home.filter(|home| decks.contains(home));
                let mut all = at_home.chain(decks.iter().copied());
                all.any(|carrier| self.draft.add(Order::Land { unit, carrier }));
            }
        }
    }

    fn risks(&self, mission: &Mission) -> bool {
        landing_losses_in_ten(&self.draft.table, mission) > 0
    }

    /// The missions over carriers that the staff would land now.
    fn due(&self) -> Vec<Mission> {
        let table = &self.draft.table;
        let over = table.missions_over_carriers();
        let due = over.filter(|mission| self.is_due(mission));
        let mut due: Vec<Mission> = due.cloned().collect();
        due.insertion_sort_by_key(|mission| mission.fuel);
        due
    }

    fn is_due(&self, mission: &Mission) -> bool {
        staff::is_due_to_land(self.game, &self.draft.table, mission)
    }

    /// Why the player is asked who lands. Not because of what he has left out himself.
    fn cannot_land(&self, left_out: LeftOut, planned: &[TaskGroupId]) -> Option<Stop> {
        let step = AirStep::Land;
        let mut lines = planned.iter().map(|group| LineId {
            step,
            group: *group,
        });
        if lines.any(|line| left_out.contains(line)) {
            return None;
        }
        let due = self.due();
        let can_land = |mission: &&Mission| {
            let table = &self.draft.table;
            mission.units.iter().any(|unit| {
                table.carriers_in(mission.hex).any(|carrier| {
                    AirOperations::check(table, step, Order::Land { unit, carrier }).is_ok()
                })
            })
        };
        let mut risky = due.iter().filter(can_land);
        let risky = risky.find(|mission| self.risks(mission));
        if let Some(mission) = risky {
            return Some(Stop::Risk(mission.id));
        }
        no_room(self.game, &self.draft.table).map(Stop::NoRoom)
    }

    /// Whether a group can do something in the step.
    fn has_work(&self, group: TaskGroupId) -> bool {
        let table = &self.draft.table;
        let hers: UnitSet = decks_of(table, group)
            .map(FlightDeck::aboard)
            .fold(UnitSet::EMPTY, UnitSet::with);
        let legal = AirOperations::legal(table, self.draft.step);
        legal.into_iter().any(|order| match order {
            Order::Land { carrier, .. } => carrier.data().group == group,
            Order::Launch { units, .. } | Order::LaunchCap { units, .. } => {
                !units.common(hers).is_empty()
            }
            order => super::unit_of(order).is_some_and(|unit| hers.contains(unit)),
        })
    }
}
