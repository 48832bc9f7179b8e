//! One search in one segment: it flies, looks for the forces it passes, and lands if it is home (8.27,
//! 8.31-8.34).

use std::mem;

use super::aim::{SearchAim, SearchZone};
use super::route::{Route, Waypoint};
use super::sighting::{self, can_see, may_shadow};
use super::sweep::Sweep;
use super::{Leg, SearchId, UnitSet};
use super::{landing, launching, order_of_looks};
use crate::engine::decision::Decision;
use crate::engine::event::{Between, Event, SearchEvent, TurnReason};
use crate::engine::forces::{Detection, Force, ForceId};
use crate::engine::map::{HexId, Point};
use crate::engine::order::Order;
use crate::engine::record::Scope;
use crate::engine::refusal::{Refusal, SearchRefusal};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// A search's flight of one segment in progress.
#[derive(Clone, Debug)]
pub struct SearchFlight {
    search: SearchId,
    stage: Stage,
    /// The hexes entered so far, with those beyond the map's edge.
    entered: Vec<Point>,
    /// Where its narrow line ran between two hexes so far (8.32).
    between: Vec<Between>,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Its units take off.
    Launching(UnitSet, SearchAim),
    /// It sets out.
    Start,
    /// It flies: the next step of its route.
    Flying(Route, u8),
    /// Its route is flown: what does it see?
    Arrived(Route),
    /// It looks for the forces of the table's list.
    Looking,
    /// The player decides whether it shadows a force it has seen, and how well (18.11).
    Shadow(ForceId, Detection),
    /// It lands, if it is home.
    Home,
    /// It is over.
    Over,
}

impl SearchFlight {
    pub(crate) fn new(search: SearchId) -> SearchFlight {
        SearchFlight {
            search,
            stage: Stage::Start,
            entered: Vec::new(),
            between: Vec::new(),
        }
    }

    /// The flight of a search that is launched first.
    pub(super) fn launching(search: SearchId, units: UnitSet, aim: SearchAim) -> SearchFlight {
        SearchFlight {
            stage: Stage::Launching(units, aim),
            ..SearchFlight::new(search)
        }
    }

    /// The search in this segment.
    pub(crate) const fn scope(&self) -> Scope {
        Scope::Search {
            search: self.search,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if let Stage::Launching(units, aim) = self.stage {
            launching::launch(play, self.search, units, aim);
            self.stage = Stage::Start;
        }
        let Some(search) = play.table.search(self.search) else {
            return Step::Done;
        };
        match self.stage {
            Stage::Launching(..) => {}
            Stage::Start => match search.leg {
                Leg::Shadowing(force) => self.look_again(play, force),
                Leg::ForceGone(force) => {
                    self.stage = Stage::Over;
                    sighting::turn_for_home(play, self.search, force, TurnReason::ForceGone);
                }
                Leg::Outbound | Leg::Inbound => {
                    let route = Route::of(&play.table, search);
                    self.stage = Stage::Flying(route, route.first);
                }
            },
            Stage::Flying(route, step) if step > route.last => self.stage = Stage::Arrived(route),
            Stage::Flying(route, step) => return self.fly(play, route, step),
            Stage::Arrived(route) => self.arrive(play, route),
            Stage::Looking => return self.look(play),
            Stage::Shadow(force, _) => {
                let search = self.search;
                return Step::Ask(Decision::Shadow { search, force });
            }
            Stage::Home => {
                let search = self.search;
                let flown = play.table.search(search);
                let is_home = flown.is_some_and(|flown| flown.is_home(&play.table));
                if is_home && landing::must_choose(play, search) {
                    return Step::Ask(Decision::SearchLanding { search });
                }
                self.stage = Stage::Over;
            }
            Stage::Over => return Step::Done,
        }
        Step::Again
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match (order, self.stage) {
            (Order::FlyThrough { hex }, Stage::Flying(route, step)) => {
                self.entered.push(hex.into());
                self.stage = Stage::Flying(route, step + 1);
            }
            (Order::LookFor { force }, _) => self.look_for(play, force),
            (Order::Shadow, Stage::Shadow(force, seen)) => {
                sighting::shadow(play, self.search, force, seen);
                self.stage = Stage::Over;
            }
            (Order::GoOn, Stage::Shadow(..)) => self.stage = Stage::Looking,
            (Order::Land { unit, carrier }, _) => landing::land(play, self.search, unit, carrier),
            (Order::GoOn, Stage::Home) => landing::ditch(play, self.search),
            _ => {}
        }
    }

    /// One hex along the straight line. Where the line runs between two hexes the player chooses, if it
    /// matters: if there is a force in one of them (8.32).
    fn fly(&mut self, play: &Play, route: Route, step: u8) -> Step {
        let has_force = |hex: &HexId| play.table.forces.iter().any(|force| force.hex == *hex);
        match route.waypoint(step) {
            Waypoint::Hex(point) => self.entered.push(point),
            Waypoint::Between(hexes) if route.narrow => {
                let asked = hexes.iter().any(has_force);
                self.between.push(Between { hexes, asked });
                if asked {
                    let search = self.search;
                    return Step::Ask(Decision::SearchPath { search, hexes });
                }
                self.entered.push(hexes[0].into());
            }
            Waypoint::Between([hex, _]) => self.entered.push(hex.into()),
            Waypoint::Edge => {
                self.stage = Stage::Arrived(route);
                return Step::Again;
            }
        }
        self.stage = Stage::Flying(route, step + 1);
        Step::Again
    }

    /// The move is made; now the search sees what it passed (8.31).
    fn arrive(&mut self, play: &mut Play, route: Route) {
        self.stage = Stage::Home;
        let Some(search) = play.table.search(self.search).cloned() else {
            return;
        };
        let through = self.entered.iter().filter_map(|point| point.on_map());
        let through: Vec<HexId> = through.collect();
        let at = self.entered.last().copied().unwrap_or(search.at);
        let to = through.last().copied().unwrap_or(search.hex);
        play.happen(Event::Searches(SearchEvent::Moved {
            what: self.search,
            from: search.hex,
            to,
            through,
            at,
            leg: route.leg,
            between: mem::take(&mut self.between),
        }));
        if !can_see(&play.table, self.search) {
            return;
        }
        match Sweep::after(&play.table, &search, route.leg, &self.entered, at) {
            Sweep::Hexes(hexes) => {
                let seen = forces(&play.table, |force| hexes.contains(&force.hex));
                self.begin_looking(play, None, seen);
            }
            Sweep::Zones(zones) => {
                for zone in zones {
                    // 8.331: who is there at this moment.
                    let seen = forces(&play.table, |force| search.sees(force.hex, zone));
                    self.begin_looking(play, Some(zone), seen);
                }
            }
        }
    }

    /// Notes the forces to look for. Each is looked for once in a move (8.331).
    fn begin_looking(&mut self, play: &mut Play, zone: Option<SearchZone>, forces: Vec<ForceId>) {
        play.happen(Event::Searches(SearchEvent::Searched {
            search: self.search,
            zone,
            forces,
        }));
        self.stage = Stage::Looking;
    }

    /// The next force of the list. The order is the player's where it can matter (8.331).
    fn look(&mut self, play: &mut Play) -> Step {
        let forces = &play.table.looking;
        match &forces[..] {
            [] => {
                self.stage = Stage::Home;
                Step::Again
            }
            _ if order_of_looks::matters(&play.table, self.search) => {
                Step::Ask(Decision::WhichForce {
                    search: self.search,
                })
            }
            [force, ..] => {
                let force = *force;
                self.look_for(play, force);
                Step::Again
            }
        }
    }

    fn look_for(&mut self, play: &mut Play, force: ForceId) {
        self.stage = Stage::Looking;
        let seen = sighting::look(play, self.search, force, false);
        if let Some((force, seen)) = seen.filter(|(_, seen)| *seen >= Detection::Located)
            && may_shadow(&play.table, self.search, force)
        {
            self.stage = Stage::Shadow(force, seen);
        }
    }

    /// The second look of a search that shadows a force, after which it flies home (18.11).
    fn look_again(&mut self, play: &mut Play, force: ForceId) {
        self.stage = Stage::Over;
        sighting::look_again(play, self.search, force);
    }

    pub(crate) fn check_shadow(order: Order) -> Result<(), Refusal> {
        match order {
            Order::Shadow | Order::GoOn => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }
}

/// The forces on the map of which something is so.
fn forces(table: &Table, are: impl Fn(&Force) -> bool) -> Vec<ForceId> {
    let there = table.forces.iter().filter(|force| are(force));
    there.map(|force| force.id).collect()
}

pub(crate) fn check_path(hexes: [HexId; 2], order: Order) -> Result<(), Refusal> {
    match order {
        Order::FlyThrough { hex } if hexes.contains(&hex) => Ok(()),
        Order::FlyThrough { hex } => Err(Refusal::Searches(SearchRefusal::NotOnTheLine(hex))),
        _ => Err(Refusal::NotAsked),
    }
}

pub(crate) fn legal_path(hexes: [HexId; 2]) -> Vec<Order> {
    hexes.map(|hex| Order::FlyThrough { hex }).into()
}
