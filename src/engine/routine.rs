//! Work that a board player does by rote, as lists of ordinary orders: raise whatever fits, service
//! the fighters, land a mission where there is room, do as in the phase before. The lists are
//! drafted on a copy of the table with the rules' own checks, so every order in them is legal.

use super::decision::Decision;
use super::draft::Draft;
use super::event::{Deck, DeckEvent, Event};
use super::fleet::{
    AirOperations, AirStep, AirUnitId, CarrierId, FlightDeck, Mission, MissionId, MissionType,
    UnitSet,
};
use super::game::Game;
use super::order::Order;
use super::sequence::SegmentId;
use super::table::Table;

/// What a routine does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoutineKind {
    /// Every ready fighter takes off as an intercept mission.
    LaunchFighters,
    /// Fighters take off for patrol.
    FillPatrols,
    /// The attack planes take off as a strike.
    LaunchAttack,
    /// Everything comes up.
    RaiseAll,
    /// The fighters come up.
    RaiseFighters,
    /// Fighters go into servicing.
    ServiceFighters,
    /// Attack planes go into servicing.
    ServiceAttack,
    /// Attack planes go back to the hangar.
    StowAttack,
    /// What has landed goes below.
    StrikeBelow,
    /// Ready attack planes go below.
    LowerAttack,
    /// Every mission comes down.
    LandAll,
    /// What was done in the phase before.
    AsBefore,
}

impl RoutineKind {
    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            RoutineKind::LaunchFighters => "launch-fighters",
            RoutineKind::FillPatrols => "fill-patrols",
            RoutineKind::LaunchAttack => "launch-attack",
            RoutineKind::RaiseAll => "raise-all",
            RoutineKind::RaiseFighters => "raise-fighters",
            RoutineKind::ServiceFighters => "service-fighters",
            RoutineKind::ServiceAttack => "service-attack",
            RoutineKind::StowAttack => "stow-attack",
            RoutineKind::StrikeBelow => "strike-below",
            RoutineKind::LowerAttack => "lower-attack",
            RoutineKind::LandAll => "land-all",
            RoutineKind::AsBefore => "as-before",
        }
    }
}

/// A list of orders that one click gives.
#[derive(Clone, PartialEq, Debug)]
pub struct Routine {
    /// What it does.
    pub kind: RoutineKind,
    /// The same, for the player.
    pub title: String,
    /// The orders, in turn.
    pub orders: Vec<Order>,
}

impl Routine {
    /// The units its orders are for.
    pub fn units(&self) -> UnitSet {
        let of_order = |order: &Order| match *order {
            Order::Launch { units, .. } | Order::LaunchCap { units, .. } => units,
            Order::Raise { unit }
            | Order::Service { unit }
            | Order::Stow { unit }
            | Order::Lower { unit }
            | Order::Land { unit, .. } => unit.into(),
            _ => UnitSet::EMPTY,
        };
        let all = self.orders.iter().map(of_order);
        all.fold(UnitSet::EMPTY, UnitSet::with)
    }
}

/// What can be done by rote at the decision the game waits at: in air operations, and nothing
/// elsewhere. Lists without an order are left out, and lists that are the same as an earlier one.
pub fn routines(game: &Game) -> Vec<Routine> {
    let Some(Decision::AirOperations { step }) = game.decision() else {
        return Vec::new();
    };
    let table = game.table();
    let mut all = match step {
        AirStep::Launch => launches(table),
        AirStep::Raise => raises(table),
        AirStep::Service => services(table),
        AirStep::Lower => lowers(table),
        AirStep::Land => vec![landings(table)],
    };
    all.push(as_before(game, step));
    let mut kept: Vec<Routine> = Vec::new();
    for routine in all {
        let again = kept.iter().any(|other| other.orders == routine.orders);
        if !routine.orders.is_empty() && !again {
            kept.push(routine);
        }
    }
    kept
}

impl Draft {
    fn routine(self, kind: RoutineKind, title: &str) -> Routine {
        Routine {
            kind,
            title: title.to_owned(),
            orders: self.orders,
        }
    }
}

/// The units of a box on every carrier.
fn units_at(table: &Table, place: impl Fn(&FlightDeck) -> UnitSet) -> Vec<AirUnitId> {
    table
        .decks
        .iter()
        .flat_map(|deck| place(deck).iter().collect::<Vec<_>>())
        .collect()
}

fn is_fighter(unit: &AirUnitId) -> bool {
    unit.kind().is_fighter()
}

/// A routine that gives an order for every unit it can.
fn for_each(
    table: &Table,
    step: AirStep,
    what: (RoutineKind, &str),
    units: impl IntoIterator<Item = AirUnitId>,
    order: impl Fn(AirUnitId) -> Order,
) -> Routine {
    let mut draft = Draft::new(table, step);
    for unit in units {
        draft.add(order(unit));
    }
    draft.routine(what.0, what.1)
}

/// No more than can take off later with what stands ready: one unit more, and none of them can (6.24).
fn raises(table: &Table) -> Vec<Routine> {
    let servicing = units_at(table, |deck| deck.servicing);
    let fighters: Vec<AirUnitId> = servicing.iter().copied().filter(is_fighter).collect();
    let raise = |units: Vec<AirUnitId>, kind, title: &str| {
        let mut draft = Draft::new(table, AirStep::Raise);
        for unit in units {
            let now = &draft.table;
            let has_place = now
                .aboard(unit)
                .is_some_and(|(deck, _)| now.places_at_launch(deck.carrier) > 0);
            if has_place {
                draft.add(Order::Raise { unit });
            }
        }
        draft.routine(kind, title)
    };
    vec![
        raise(
            servicing,
            RoutineKind::RaiseAll,
            "Raise all that can take off together",
        ),
        raise(fighters, RoutineKind::RaiseFighters, "Raise the fighters"),
    ]
}

fn services(table: &Table) -> Vec<Routine> {
    let hangar = units_at(table, |deck| deck.hangar);
    let (fighters, others): (Vec<AirUnitId>, Vec<AirUnitId>) =
        hangar.into_iter().partition(is_fighter);
    let service = |unit| Order::Service { unit };
    let attack = units_at(table, |deck| {
        deck.servicing.without(deck.servicing.fighters())
    });
    vec![
        for_each(
            table,
            AirStep::Service,
            (RoutineKind::ServiceFighters, "Service the fighters"),
            fighters,
            service,
        ),
        for_each(
            table,
            AirStep::Service,
            (
                RoutineKind::StowAttack,
                "Put the attack planes back in the hangar",
            ),
            attack,
            |unit| Order::Stow { unit },
        ),
        // Last: what is in servicing keeps the fighters out that will be needed there.
        for_each(
            table,
            AirStep::Service,
            (RoutineKind::ServiceAttack, "Service attack planes"),
            others,
            service,
        ),
    ]
}

fn lowers(table: &Table) -> Vec<Routine> {
    let lower = |unit| Order::Lower { unit };
    let attack = units_at(table, |deck| deck.ready.without(deck.ready.fighters()));
    vec![
        for_each(
            table,
            AirStep::Lower,
            (RoutineKind::StrikeBelow, "Strike below what has landed"),
            units_at(table, |deck| deck.landing),
            lower,
        ),
        for_each(
            table,
            AirStep::Lower,
            (RoutineKind::LowerAttack, "Lower the attack planes"),
            attack,
            lower,
        ),
    ]
}

/// As many of some units as can take off together, in the order given.
fn able_to_launch(
    table: &Table,
    units: &[AirUnitId],
    order: impl Fn(UnitSet) -> Order,
) -> Option<Order> {
    let mut all = UnitSet::EMPTY;
    for unit in units {
        let more = all.with((*unit).into());
        if AirOperations::check(table, AirStep::Launch, order(more)).is_ok() {
            all = more;
        }
    }
    (!all.is_empty()).then(|| order(all))
}

fn launches(table: &Table) -> Vec<Routine> {
    let ready = units_at(table, |deck| deck.ready);
    let (fighters, others): (Vec<AirUnitId>, Vec<AirUnitId>) =
        ready.iter().copied().partition(is_fighter);
    let as_new = |routine, kind, title: &str, units: &[AirUnitId]| {
        let mut draft = Draft::new(table, AirStep::Launch);
        if let Some(number) = table.free_display() {
            let mission = MissionId { kind, number };
            let order = able_to_launch(table, units, |units| Order::Launch { mission, units });
            order.map(|order| draft.add(order));
            return draft.routine(routine, &format!("{title} as {mission}"));
        }
        draft.routine(routine, title)
    };
    vec![
        as_new(
            RoutineKind::LaunchFighters,
            MissionType::Intercept,
            "Launch every ready fighter",
            &fighters,
        ),
        patrols(table, &fighters),
        as_new(
            RoutineKind::LaunchAttack,
            MissionType::Strike,
            "Launch the attack planes",
            &others,
        ),
    ]
}

/// Fills every CAP box with ready fighters of its group: with a further patrol, or with units that
/// join those it has (4.33).
fn patrols(table: &Table, fighters: &[AirUnitId]) -> Routine {
    let mut draft = Draft::new(table, AirStep::Launch);
    for group in &table.task_groups {
        let joined = group.cap_missions().map(|(cap, _)| cap).next();
        let Some(cap) = group.room_for_cap(1).or(joined) else {
            continue;
        };
        let hers: Vec<AirUnitId> = fighters
            .iter()
            .copied()
            .filter(|unit| carrier_of(table, *unit).is_some_and(|on| on.data().group == group.id))
            .collect();
        let order = able_to_launch(&draft.table, &hers, |units| Order::LaunchCap { cap, units });
        order.map(|order| draft.add(order));
    }
    draft.routine(RoutineKind::FillPatrols, "Fill the patrols")
}

fn carrier_of(table: &Table, unit: AirUnitId) -> Option<CarrierId> {
    table.aboard(unit).map(|(deck, _)| deck.carrier)
}

/// Landing every mission over carriers, those with the least fuel first.
fn landings(table: &Table) -> Routine {
    let mut over: Vec<&Mission> = Vec::new();
    for mission in &table.missions {
        if table.carriers_in(mission.hex).next().is_some() {
            let place = over.partition_point(|other| other.fuel <= mission.fuel);
            over.insert(place, mission);
        }
    }
    let mut draft = Draft::new(table, AirStep::Land);
    for mission in over {
        land_units(&mut draft, mission);
    }
    draft.routine(RoutineKind::LandAll, "Land everybody there is room for")
}

/// What there is room for once landings have been carried out: a unit lost in landing leaves its
/// place to another (4.451). Nothing outside the landing step.
pub fn landings_left(game: &Game) -> Vec<Order> {
    match game.decision() {
        Some(Decision::AirOperations {
            step: AirStep::Land,
        }) => landings(game.table()).orders,
        _ => Vec::new(),
    }
}

/// The orders that land as many units of a mission as there is room for.
pub fn landing_of(table: &Table, mission: &Mission) -> Vec<Order> {
    let mut draft = Draft::new(table, AirStep::Land);
    land_units(&mut draft, mission);
    draft.orders
}

/// Lands units of a mission: each at home if it can, or else on the first deck with room.
fn land_units(draft: &mut Draft, mission: &Mission) {
    for unit in mission.units.iter() {
        let home = std::iter::once(unit.home());
        let others: Vec<CarrierId> = draft.table.carriers_in(mission.hex).collect();
        home.chain(others)
            .any(|carrier| draft.add(Order::Land { unit, carrier }));
    }
}

/// What was done in the same step of the air operations before these, with units of the same
/// types.
fn as_before(game: &Game, step: AirStep) -> Routine {
    let mut draft = Draft::new(game.table(), step);
    for event in last_time(game, step) {
        let ready = |units: &UnitSet| {
            let mut left = units_at(&draft.table, |deck| deck.ready);
            let same = units.iter().filter_map(|wanted| {
                let at = left.iter().position(|unit| unit.kind() == wanted.kind())?;
                Some(left.swap_remove(at))
            });
            same.collect::<Vec<_>>()
        };
        let order = match event {
            Event::Decks(DeckEvent::Handled {
                carrier,
                unit,
                from,
                to,
            }) => handled_again(&draft.table, *carrier, *unit, *from, *to),
            Event::Decks(DeckEvent::Launched { what, units, .. }) => {
                draft.table.free_display().and_then(|number| {
                    let mission = MissionId {
                        kind: what.kind,
                        number,
                    };
                    let units = ready(units);
                    able_to_launch(&draft.table, &units, |units| Order::Launch {
                        mission,
                        units,
                    })
                })
            }
            Event::Decks(DeckEvent::CapLaunched { what, units, .. }) => {
                let group = draft.table.task_group(what.group);
                let room = group.and_then(|group| group.room_for_cap(1));
                let units = ready(units);
                room.and_then(|cap| {
                    able_to_launch(&draft.table, &units, |units| Order::LaunchCap {
                        cap,
                        units,
                    })
                })
            }
            Event::Decks(DeckEvent::Landed { carrier, unit, .. }) => {
                landed_again(&draft.table, *carrier, *unit)
            }
            _ => None,
        };
        order.map(|order| draft.add(order));
    }
    draft.routine(RoutineKind::AsBefore, "As in the phase before")
}

fn handled_again(
    table: &Table,
    carrier: CarrierId,
    unit: AirUnitId,
    from: Deck,
    to: Deck,
) -> Option<Order> {
    let mut there = table.deck(carrier)?.at(from).iter();
    let unit = there.find(|other| other.kind() == unit.kind())?;
    Some(match (from, to) {
        (Deck::Servicing, Deck::Ready) => Order::Raise { unit },
        (Deck::Servicing, _) => Order::Stow { unit },
        (Deck::Hangar, _) => Order::Service { unit },
        _ => Order::Lower { unit },
    })
}

fn landed_again(table: &Table, carrier: CarrierId, unit: AirUnitId) -> Option<Order> {
    let hex = table.hex_of(carrier)?;
    let over = table.missions.iter().filter(|mission| mission.hex == hex);
    let mut units = over.flat_map(|mission| mission.units.iter().collect::<Vec<_>>());
    let unit = units.find(|other| other.kind() == unit.kind())?;
    Some(Order::Land { unit, carrier })
}

/// The events of a step in the air operations before the present ones.
fn last_time(game: &Game, step: AirStep) -> Vec<&Event> {
    let mut segments_back = 0;
    let mut events = Vec::new();
    for happening in game.events().iter().rev() {
        match &happening.event {
            Event::Segment {
                name: SegmentId::UsAirOperations,
            } => segments_back += 1,
            event if segments_back == 1 => events.push(event),
            _ => {}
        }
        if segments_back == 2 {
            break;
        }
    }
    events.reverse();
    let of_step = |event: &&&Event| {
        matches!(
            event,
            Event::Decks(DeckEvent::AirStep { step: begun })
                if *begun == step
        )
    };
    let Some(begin) = events.iter().position(|event| of_step(&event)) else {
        return Vec::new();
    };
    let rest = events.split_off(begin + 1);
    rest.into_iter()
        .take_while(|event| {
            !matches!(
                event,
                Event::Decks(DeckEvent::AirStep { .. }) | Event::Segment { .. }
            )
        })
        .collect()
}
