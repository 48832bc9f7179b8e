//! What makes a line ask: whatever is new.

use super::answer::answer;
use super::{FightsOrder, GivenBy, InterceptionOrder, Line, NightFightersOrder};
use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::event::{
    AirEvent, DamageEvent, DetectionEvent, Event, EventRecord, ForceEvent, GuamEvent, RaidEvent,
    SubmarineEvent,
};
use crate::engine::fleet::{
    AirStep, CarrierId, Interceptor, Mission, MissionId, SubmarineId, waiting,
};
use crate::engine::forces::{Detection, ForceId, Raid, RaidId};
use crate::engine::forecast::{self, GettingPast};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::staff::{self, Errand};
use crate::engine::table::Table;

/// A force that comes as near as this, in hexes, is asked about, unless the player says otherwise.
pub const NEAR: u8 = 8;
/// So many points of attack planes that are likely to get through are asked about, in tenths.
const POINTS_THROUGH: i32 = 10;

/// What is new, so that the player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A raid has come up.
    Raid(RaidId),
    /// A raid flies to Guam instead of home (23.3).
    TurnsForGuam(RaidId),
    /// A force has been located, or made out as carriers.
    Contact(ForceId),
    /// A carrier of ours has been hit.
    CarrierHit(CarrierId),
    /// A strike could sail.
    StrikeCouldSail(ForceId),
    /// Planes that come home would find no deck.
    NoDeck,
    /// The light has changed.
    Dusk,
    /// Units of a mission may be lost in landing (4.451, 6.42).
    LandingRisk(MissionId),
    /// A strike would turn back without an attack.
    StrikeTurnsBack(MissionId),
    /// Points of a raid would get through, in tenths.
    GetsThrough(i32),
    /// What the fights promise is under the player's line, in tenths of a victory point.
    LittleGain(i32),
    /// Fighters are with a raid where the player sent them, and the staff would have nobody fight it.
    SentByPlayer(MissionId, RaidId),
    /// A raid is over carriers, and the player fights such himself.
    OverCarriers(RaidId),
    /// A submarine has found a force.
    SubmarineContact(SubmarineId, ForceId),
    /// A submarine is hunted.
    SubmarineHunted(SubmarineId),
    /// A force has come near, within so many hexes.
    ForceNear(ForceId, u8),
    /// The course was ordered until this turn.
    CourseEnds(Turn),
    /// A force is level with the fleet, or nearer to the landing.
    SlipsPast(ForceId),
    /// A force has come into the invasion zone, so many moves from the edge through which it gets past the fleet (7.23).
    GetsPast(ForceId, u8),
}

/// What is new to a line since an event, if anything is.
pub(super) fn stop(game: &Game, line: Line, since: usize) -> Option<Stop> {
    let news = &game.events()[since.min(game.events().len())..];
    let is_new_turn = news
        .first()
        .is_none_or(|it| it.at.turn != game.table().turn);
    match line {
        Line::Decks => raid(game, news)
            .or_else(|| carrier_hit(news))
            .or_else(|| strike_could_sail(game))
            .or_else(|| no_deck(game).filter(|_| is_new_turn))
            .or_else(|| landing_risk(game, news))
            .or_else(|| dusk(game, news)),
        Line::Patrols => raid(game, news).or_else(|| turns_for_guam(game, news)),
        Line::NightFighters => {
            let rests = game.orders_of_the_day().night_fighters == NightFightersOrder::Rest;
            raid(game, news).filter(|_| !rests)
        }
        Line::Missions => {
            let anybody = !game.table().missions.is_empty();
            let new = || {
                raid(game, news)
                    .or_else(|| turns_for_guam(game, news))
                    .or_else(|| dusk(game, news))
                    .or_else(|| strike_turns_back(game))
            };
            anybody.then(new).flatten()
        }
        Line::Interception => interception(game),
        Line::Fights => over_carriers(game),
        Line::Searches => {
            let sends = game.decision() == Some(Decision::AirSearch);
            sends.then(|| contact(game, news)).flatten()
        }
        Line::SearchLandings => no_deck(game),
        Line::Submarines => submarine_contact(game).or_else(|| hunted(game, news)),
        Line::Course => carrier_hit(news)
            .or_else(|| contact(game, news))
            .or_else(|| gets_past(game, since))
            .or_else(|| slips_past(game, since))
            .or_else(|| force_near(game, since))
            .or_else(|| course_ends(game)),
    }
}

/// A raid that has come up, and is still on its way.
fn raid(game: &Game, news: &[EventRecord]) -> Option<Stop> {
    let mut placed = news.iter().filter_map(|it| match it.event {
        Event::Raids(RaidEvent::Placed { what, .. }) => Some(what),
        _ => None,
    });
    let is_coming = |id: &RaidId| game.table().attackers().any(|raid| raid.id == *id);
    placed.find(is_coming).map(Stop::Raid)
}

/// A raid that has turned for Guam, and is still on its way.
fn turns_for_guam(game: &Game, news: &[EventRecord]) -> Option<Stop> {
    let mut turned = news.iter().filter_map(|it| match it.event {
        Event::Guam(GuamEvent::Diverts { raid, .. }) => Some(raid),
        _ => None,
    });
    let is_coming = |id: &RaidId| game.table().inbound().any(|raid| raid.id == *id);
    turned.find(is_coming).map(Stop::TurnsForGuam)
}

/// A force that has been located, or turned out to have carriers, and is still there.
fn contact(game: &Game, news: &[EventRecord]) -> Option<Stop> {
    let mut forces = news.iter().filter_map(|it| match &it.event {
        Event::Detection(DetectionEvent::Changed {
            force, from, to, ..
        }) if *to >= Detection::Located && from < to => Some(*force),
        Event::Forces(ForceEvent::Intelligence {
            force, from, to, ..
        }) if to.is_carrier_force() && !from.is_carrier_force() => Some(*force),
        _ => None,
    });
    // Its letter may be another force's by now.
    let matters = |id: &ForceId| {
        let force = game.table().force(*id);
        force.is_some_and(|force| {
            let is_known = force.detection >= Detection::Located;
            !force.intelligence.is_surface_force()
                && (is_known || force.intelligence.is_carrier_force())
        })
    };
    forces.find(matters).map(Stop::Contact)
}

fn carrier_hit(news: &[EventRecord]) -> Option<Stop> {
    let mut hits = news.iter().filter_map(|it| match it.event {
        Event::Damage(DamageEvent::Hits { ship, .. }) => ship.carrier(),
        _ => None,
    });
    hits.next().map(Stop::CarrierHit)
}

/// The staff would send a strike now.
fn strike_could_sail(game: &Game) -> Option<Stop> {
    let launches = game.decision()
        == Some(Decision::AirOperations {
            step: AirStep::Launch,
        });
    let advice = launches.then(|| staff::strike_advice(game)).flatten()?;
    advice
        .order
        .is_ok()
        .then_some(Stop::StrikeCouldSail(advice.force))
}

/// Searches that come home next would find no deck.
fn no_deck(game: &Game) -> Option<Stop> {
    let homes = forecast::homecomings(game.table());
    let ditches = homes.iter().any(|home| home.without_deck() > 0);
    ditches.then_some(Stop::NoDeck)
}

/// Units of the next mission that the staff would land may be lost in doing so: then there are the lights to think of, and
/// whether to wait. Not where the player has answered it in this phase.
fn landing_risk(game: &Game, news: &[EventRecord]) -> Option<Stop> {
    let table = game.table();
    let answered = news.first().is_some_and(|it| {
        matches!(&it.event, Event::Order { asked, .. } if Some(*asked) == game.decision())
            && (it.at.turn, it.at.phase) == (table.turn, table.phase)
    });
    let landings = game.decision()
        == Some(Decision::AirOperations {
            step: AirStep::Land,
        });
    if answered || !landings {
        return None;
    }
    let Order::Land { unit, .. } = staff::next_landing(game, table)? else {
        return None;
    };
    let mission = table.mission_of(unit)?;
    let risk = forecast::landing_risk(table, mission);
    risk.map(|_| Stop::LandingRisk(mission.id))
}

/// The light has changed since the player was last asked, in this turn or in the one before: later it is no news.
fn dusk(game: &Game, news: &[EventRecord]) -> Option<Stop> {
    let table = game.table();
    let was = news.iter().rev().map(|it| it.at);
    let mut other = was.filter(|at| at.turn.light(at.phase) != table.light());
    let last = other.next()?;
    (last.turn.turns_until(table.turn) <= 1).then_some(Stop::Dusk)
}

/// A strike that was on its way out would fly home without an attack.
fn strike_turns_back(game: &Game) -> Option<Stop> {
    let table = game.table();
    let mut outward = waiting(table).filter(|it| !it.is_intercept() && is_outward(game, it));
    let turns = |mission: &Mission| {
        let heading = staff::heading(game, mission);
        let errand = heading.errand(table, mission);
        matches!(errand, Some(Errand::Home | Errand::Homeward))
    };
    let strike = outward.find(|mission| turns(mission))?;
    Some(Stop::StrikeTurnsBack(strike.id))
}

/// Whether a strike that has not attacked yet last flew away from its carriers.
fn is_outward(game: &Game, strike: &Mission) -> bool {
    let mut moved = game.events().iter().rev().filter_map(|it| match it.event {
        Event::Air(AirEvent::MissionMoved { what, from, to, .. }) if what == strike.id => {
            Some((from, to))
        }
        _ => None,
    });
    let way = |hex| forecast::way_home(game.table(), strike, hex);
    !strike.spent && moved.next().is_some_and(|(from, to)| way(to) > way(from))
}

/// What the staff's fights would leave of the raids that are met now, or what they promise.
fn interception(game: &Game) -> Option<Stop> {
    let table = game.table();
    let declared = table.engagements.iter();
    let declared = declared.map(|it| (it.interceptor, it.raid));
    let engagements = staff::engagements(game);
    let engagements = engagements.iter().filter_map(|order| match *order {
        Order::Engage { interceptor, raid } => Some((interceptor, raid)),
        _ => None,
    });
    let engagements: Vec<(Interceptor, RaidId)> = declared.chain(engagements).collect();
    let mut through = 0;
    let mut gain = 0;
    for raid in over_targets(table) {
        let fighters = engagements.iter().filter(|(_, at)| *at == raid.id);
        let fighters: Vec<Interceptor> = fighters.map(|(who, _)| *who).collect();
        let odds = staff::odds_against(game, raid, &fighters);
        let (_, attack) = forecast::likely_points(raid);
        through += 10 * i32::from(attack) - tenths(odds.attack);
        gain += tenths(staff::count(game, raid, &odds).sum());
    }
    let least = match game.orders_of_the_day().interception {
        InterceptionOrder::IfWorth(points) => 10 * i32::from(points),
        InterceptionOrder::AskMe | InterceptionOrder::AsStaff => i32::MIN,
    };
    match () {
        () if through >= POINTS_THROUGH => Some(Stop::GetsThrough(through)),
        () if gain < least => Some(Stop::LittleGain(gain)),
        () => left_out(game, &engagements),
    }
}

/// Fighters whom the player has flown to a raid that nobody would fight as the staff would have it.
fn left_out(game: &Game, engagements: &[(Interceptor, RaidId)]) -> Option<Stop> {
    let table = game.table();
    let is_fought = |raid: &&Raid| engagements.iter().any(|(_, fought)| *fought == raid.id);
    let may_fight = |mission: MissionId, raid: RaidId| {
        let engages = Order::Engage {
            interceptor: Interceptor::Mission(mission),
            raid,
        };
        game.check(engages).is_ok()
    };
    let mut unfought = table.attackers().filter(|raid| !is_fought(raid));
    unfought.find_map(|raid| {
        let there = table.missions.iter().filter(|it| it.hex == raid.hex);
        let mut sent = there.filter(|it| is_sent_by_player(game, it.id, raid.hex));
        let mission = sent.find(|it| may_fight(it.id, raid.id))?;
        Some(Stop::SentByPlayer(mission.id, raid.id))
    })
}

/// Whether the last flight of a mission was the player's own, to a hex.
fn is_sent_by_player(game: &Game, mission: MissionId, hex: HexId) -> bool {
    let orders = game.orders().iter().zip(game.given_by()).rev();
    let mut flights = orders.filter_map(|(order, by)| match *order {
        Order::Fly { mission: id, to } if id == mission => Some((to, *by)),
        _ => None,
    });
    flights.next() == Some((hex, GivenBy::Player))
}

fn tenths(value: f64) -> i32 {
    (value * 10.0).round() as i32
}

/// The raids that are where they attack.
fn over_targets(table: &Table) -> impl Iterator<Item = &Raid> {
    let raids = table.attackers();
    raids.filter(|raid| raid.hex == table.target_hex(raid))
}

/// A raid over carriers is fought, where the player fights such himself.
fn over_carriers(game: &Game) -> Option<Stop> {
    if game.orders_of_the_day().fights != FightsOrder::OverCarriers {
        return None;
    }
    let raid = match game.decision()? {
        Decision::Division(division) => division.raid,
        Decision::Overflight { raid } => raid,
        _ => return None,
    };
    let hex = game.table().raid(raid)?.hex;
    let is_over = game.table().has_carriers_in(hex);
    is_over.then_some(Stop::OverCarriers(raid))
}

fn submarine_contact(game: &Game) -> Option<Stop> {
    match game.decision()? {
        Decision::SubmarineContact { submarine, force } => {
            Some(Stop::SubmarineContact(submarine, force))
        }
        _ => None,
    }
}

/// A submarine that has been hunted since their last chit was done with, where the line has something left for another to
/// do.
fn hunted(game: &Game, news: &[EventRecord]) -> Option<Stop> {
    let is_over = |it: &EventRecord| {
        matches!(
            it.event,
            Event::Order {
                order: Order::GoOn,
                asked: Decision::Submarines,
                ..
            }
        )
    };
    let last = news.iter().rposition(is_over);
    let news = &news[last.map_or(0, |last| last + 1)..];
    let mut pinned = news.iter().filter_map(|it| match it.event {
        Event::Submarines(SubmarineEvent::Pinned { submarine, .. }) => Some(submarine),
        _ => None,
    });
    let sails_on = || answer(game).is_some_and(|(order, _)| order != Order::GoOn);
    let hunted = pinned.next().filter(|_| sails_on());
    hunted.map(Stop::SubmarineHunted)
}

/// A force that may have carriers has come near since.
fn force_near(game: &Game, since: usize) -> Option<Stop> {
    let within = game.orders_of_the_day().course_until.within;
    let near = |table: &Table| {
        let here = staff::of_fleet(table);
        let forces = table.forces.iter();
        let forces = forces.filter(|force| !force.intelligence.is_surface_force());
        let near = forces.filter(|force| here.is_some_and(|it| it.distance(force.hex) <= within));
        near.map(|force| force.id).collect()
    };
    let force = first_new(game, since, near)?;
    let hexes = staff::of_fleet(game.table())?.distance(game.table().force(force)?.hex);
    Some(Stop::ForceNear(force, hexes))
}

/// The course was ordered until a turn that has come.
fn course_ends(game: &Game) -> Option<Stop> {
    let until = game.orders_of_the_day().course_until.turn;
    until
        .filter(|turn| *turn <= game.table().turn)
        .map(Stop::CourseEnds)
}

/// A force has come level with the fleet, or nearer to the landing in the east, since.
fn slips_past(game: &Game, since: usize) -> Option<Stop> {
    let level = |table: &Table| {
        let here = staff::of_fleet(table);
        let forces = table.forces.iter();
        // Columns are counted from the east.
        let is_level = |hex: HexId| here.is_some_and(|here| hex.column() <= here.column());
        let level = forces.filter(|force| is_level(force.hex));
        level.map(|force| force.id).collect()
    };
    first_new(game, since, level).map(Stop::SlipsPast)
}

/// A force has come into the invasion zone since.
fn gets_past(game: &Game, since: usize) -> Option<Stop> {
    let in_it = |table: &Table| forecast::getting_past(table).map(|it| it.force).collect();
    let force = first_new(game, since, in_it)?;
    let mut all = forecast::getting_past(game.table());
    let GettingPast { moves, .. } = all.find(|it| it.force == force)?;
    Some(Stop::GetsPast(force, moves))
}

/// The first force of which something is so that was not after so many events.
fn first_new(game: &Game, since: usize, is_so: impl Fn(&Table) -> Vec<ForceId>) -> Option<ForceId> {
    let now = is_so(game.table());
    // What is so of nobody need not be asked of the table of then, which would have to be made.
    let then = match now.is_empty() {
        true => Vec::new(),
        false => is_so(&game.table_after(since)),
    };
    now.into_iter().find(|force| !then.contains(force))
}
