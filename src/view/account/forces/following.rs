//! How the forces are told: event by event, from the first of the game.

use std::collections::BTreeMap;

use super::{Finder, ForceAccount, Found, Happened, Happening};
use crate::engine::charts::{Outcome, RaidDecision, Sighting};
use crate::engine::fleet::SearchId;
use crate::engine::forces::{ForceId, Intelligence, Launcher, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{
    AttackEvent, ButaiEvent, CommitmentEvent, DamageEvent, DrawnFrom, Event, EventRecord,
    ForceEvent, GameTime, GuamEvent, Purpose, RaidEvent, Record, Roll, Scope, ScoreEvent,
    SearchEvent, SpanId,
};
use crate::view::account::news::of_event;
use crate::view::account::{NewsKind, ShuttleLanded};

/// What is remembered while the forces of a game are told.
pub struct ForceTracker<'a> {
    record: &'a Record,
    pub(super) forces: Vec<ForceAccount>,
    /// Which of them has which counter.
    pub(super) counters: BTreeMap<ForceId, usize>,
    /// The number of the event that is taken in, or comes next.
    number: usize,
    /// Where each search took off.
    origins: Vec<(SearchId, HexId)>,
    /// The account of the force that each raid came from.
    raids: Vec<(RaidId, usize)>,
    /// Of which force something was learnt last.
    learnt: Option<ForceId>,
    /// Chits of Level 1 in the cup.
    cup: usize,
}

impl<'a> ForceTracker<'a> {
    /// Of a game of which nothing has been taken in.
    pub const fn new(record: &'a Record) -> ForceTracker<'a> {
        ForceTracker {
            record,
            forces: Vec::new(),
            counters: BTreeMap::new(),
            number: 0,
            origins: Vec::new(),
            raids: Vec::new(),
            learnt: None,
            cup: 0,
        }
    }

    /// The force that has a counter now.
    pub fn force(&self, counter: ForceId) -> Option<&ForceAccount> {
        self.forces.get(*self.counters.get(&counter)?)
    }

    /// Takes in what happens up to an event.
    pub fn follow(&mut self, upto: usize) {
        while self.number < upto {
            let event = &self.now().event;
            // 15.1: a level's points follow it at once.
            let learnt = self.learnt.take();
            match of_event(event) {
                Some((force, news)) => self.news(force, news),
                None => self.besides(event, learnt),
            }
            self.number += 1;
        }
    }

    fn now(&self) -> &'a EventRecord {
        &self.record.events()[self.number]
    }

    /// What a force did, or what became known of it.
    fn news(&mut self, force: ForceId, news: NewsKind) {
        match news {
            NewsKind::Reported(hex, intelligence, ships) => {
                self.add(ForceAccount {
                    known_ships: ships.to_vec(),
                    ..ForceAccount::new(force, intelligence, hex)
                });
                self.tell(force, Happened::Reported);
            }
            NewsKind::Contact { from, to } => self.tell(force, Happened::Contact { from, to }),
            NewsKind::Chit { chit, from } => {
                self.is_found(force);
                let among = (from == DrawnFrom::Cup).then_some(self.cup);
                self.tell(force, Happened::Chit { chit, among });
                if among.is_some() {
                    self.cup = self.cup.saturating_sub(1);
                }
            }
            NewsKind::CountsAs(chit) => self.tell(force, Happened::CountsAs(chit)),
            NewsKind::Level { to, .. } => self.level(force, to),
            NewsKind::Nothing(_) => {
                // No chit is drawn for what is not there any more at the limit (13.231).
                self.is_found(force);
                self.change(force, |told| told.is_nothing = true);
                self.leaves(force);
            }
            NewsKind::TwoForces(other, hex) => {
                self.add(ForceAccount {
                    half_of: Some(force),
                    found: self.force(force).and_then(|told| told.found),
                    ..ForceAccount::new(other, Intelligence::Level0, hex)
                });
                self.tell(other, Happened::Beside(force));
                self.tell(force, Happened::TwoForces(other));
            }
            NewsKind::Parts(other) => {
                self.tell(force, Happened::Parts(other));
                self.tell(other, Happened::Parts(force));
            }
            NewsKind::Ships(ships) => {
                self.change(force, |told| {
                    told.ships.extend(ships);
                    told.known_ships.extend(ships);
                });
                self.tell(force, Happened::Ships(ships.to_vec()));
            }
            NewsKind::Advantage(on) => self.tell(force, Happened::Advantage(on)),
            NewsKind::Moves { to, why, .. } => {
                self.change(force, |told| told.hex = Some(to));
                self.tell(force, Happened::Moves { to, why });
            }
            NewsKind::LeavesTheMap(_) | NewsKind::AllSunk => self.leaves(force),
            NewsKind::GetsPast(_, ships) => {
                self.change(force, |told| {
                    told.has_exited = true;
                    told.ships = ships.to_vec();
                });
                self.leaves(force);
            }
            NewsKind::Counter(by) => self.counter(force, by),
            NewsKind::Retires => self.tell(force, Happened::Retires),
            NewsKind::MakesFor(oiler) => self.tell(force, Happened::MakesFor(oiler)),
            NewsKind::TriesForOil { oiler, refuelled } => {
                self.tell(force, Happened::TriesForOil { oiler, refuelled });
            }
            NewsKind::GivesUpOil => self.tell(force, Happened::GivesUpOil),
            NewsKind::LeavesBehind { cripple, ship, hex } => {
                self.tell(force, Happened::LeavesBehind(ship));
                self.add(ForceAccount {
                    is_left_behind: true,
                    ..ForceAccount::new(cripple, Intelligence::Level0, hex)
                });
                self.tell(cripple, Happened::LeftBy(force));
            }
            NewsKind::CalledBack => self.tell(force, Happened::CalledBack),
            // Its story does not tell them.
            NewsKind::Idle | NewsKind::Stays | NewsKind::TracksMove { .. } => {}
        }
    }

    /// What is no news of a force, and yet belongs to its story.
    fn besides(&mut self, event: &Event, learnt: Option<ForceId>) {
        match event {
            Event::Roll(roll) => self.roll(roll),
            Event::Searches(event) => self.search(event),
            Event::Attacks(event) => self.attack(event),
            Event::Damage(event) => self.damage(event),
            Event::Commitment(event) => self.commitment(event),
            Event::Raids(event) => self.raid(event),
            Event::Guam(GuamEvent::Diverts { raid, .. }) => self.diverts(*raid),
            Event::Guam(GuamEvent::Landed { .. }) => {
                if let Some(ShuttleLanded {
                    raid,
                    points,
                    force,
                }) = ShuttleLanded::of(event)
                {
                    self.tell(force, Happened::LandsOnGuam { raid, points });
                }
            }
            Event::Butai(ButaiEvent::RaidLaunched {
                force: Launcher::Force(force),
                waves,
                ..
            }) => self.tell(*force, Happened::LaunchesRaid(*waves)),
            Event::Forces(ForceEvent::LevelOneCup { chits, .. }) => self.cup = chits.len(),
            Event::Score(ScoreEvent::Scored { vp, .. }) => {
                if let Some(force) = learnt {
                    self.change(force, |told| told.score += i32::from(*vp));
                    self.learnt = learnt;
                }
            }
            // They tell nothing of a force.
            Event::Game { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Segment { .. }
            | Event::Order { .. }
            | Event::Pick { .. }
            | Event::Air(_)
            | Event::Fleet(_)
            | Event::Decks(_)
            | Event::Forces(_)
            | Event::Butai(_)
            | Event::Guam(_)
            | Event::Procedure(_)
            | Event::Detection(_)
            | Event::Losses(_)
            | Event::Score(_)
            | Event::Arrivals(_)
            | Event::Submarines(_)
            | Event::Refuelling(_)
            | Event::Surface(_) => {}
        }
    }

    fn search(&mut self, event: &SearchEvent) {
        match event {
            SearchEvent::Launched { what, hex, .. } => self.origins.push((*what, *hex)),
            SearchEvent::LooksFor { force, .. } => self.change(*force, |told| told.looks += 1),
            SearchEvent::Shadows { search, force, .. } => {
                self.tell(*force, Happened::Shadowed(*search));
            }
            SearchEvent::Declared
            | SearchEvent::Moved { .. }
            | SearchEvent::Searched { .. }
            | SearchEvent::Turned { .. }
            | SearchEvent::Landed { .. }
            | SearchEvent::Removed { .. } => {}
        }
    }

    fn attack(&mut self, event: &AttackEvent) {
        match event {
            AttackEvent::Contacted {
                mission,
                force,
                wrong,
                ..
            } => {
                let found = Happened::FoundByStrike {
                    mission: *mission,
                    is_mistaken: *wrong,
                };
                self.tell(*force, found);
            }
            AttackEvent::Begins { .. }
            | AttackEvent::WrongTarget { .. }
            | AttackEvent::FoundNothing { .. }
            | AttackEvent::MustReturn { .. }
            | AttackEvent::Surprised { .. }
            | AttackEvent::NetAirValue { .. }
            | AttackEvent::CapUp { .. }
            | AttackEvent::StrikeCombat { .. }
            | AttackEvent::CapTurns { .. }
            | AttackEvent::Aborted { .. }
            | AttackEvent::PointsAborted { .. }
            | AttackEvent::GunsFire { .. }
            | AttackEvent::Strength { .. }
            | AttackEvent::Aimed { .. }
            | AttackEvent::Over { .. } => {}
        }
    }

    fn damage(&mut self, event: &DamageEvent) {
        match event {
            DamageEvent::Hits { ship, hits, .. } => {
                let (ship, hits) = (*ship, *hits);
                self.tell_of_ship(ship, &Happened::Hit { ship, hits });
            }
            DamageEvent::Sunk { ship } => self.tell_of_ship(*ship, &Happened::Sunk(*ship)),
            DamageEvent::HitsAdjusted
            | DamageEvent::Damaged { .. }
            | DamageEvent::Sinking { .. }
            | DamageEvent::DeckInoperative { .. }
            | DamageEvent::DeckRepaired { .. }
            | DamageEvent::FireBrokeOut { .. }
            | DamageEvent::FireBurnsOn { .. }
            | DamageEvent::FireChanged { .. }
            | DamageEvent::FiresOut { .. } => {}
        }
    }

    fn commitment(&mut self, event: &CommitmentEvent) {
        match event {
            CommitmentEvent::Tested {
                force,
                known,
                stands,
                ..
            } => {
                let (known, stands) = (*known, *stands);
                self.tell(*force, Happened::Tested { known, stands });
            }
            CommitmentEvent::Index { .. }
            | CommitmentEvent::ThresholdReached { .. }
            | CommitmentEvent::LimitReached { .. }
            | CommitmentEvent::DoubleForceCountsAs { .. } => {}
        }
    }

    /// The planes of a force tell where it is.
    fn raid(&mut self, event: &RaidEvent) {
        match event {
            RaidEvent::Placed {
                what,
                by: Some(Launcher::Force(force)),
                ..
            } => {
                let at = self.now().at;
                self.change(*force, |told| told.found_by_raid(*what, at));
                if let Some(told) = self.counters.get(force) {
                    self.raids.push((*what, *told));
                }
            }
            RaidEvent::Placed { .. }
            | RaidEvent::Moved { .. }
            | RaidEvent::Declared { .. }
            | RaidEvent::BattleBegins { .. }
            | RaidEvent::StoodDown { .. }
            | RaidEvent::Sorted { .. }
            | RaidEvent::Divided { .. }
            | RaidEvent::BrokeThrough { .. }
            | RaidEvent::HeldOut { .. }
            | RaidEvent::Fought { .. }
            | RaidEvent::Withdrew { .. }
            | RaidEvent::Turns { .. }
            | RaidEvent::Destroyed { .. }
            | RaidEvent::GotThrough { .. } => {}
        }
    }

    /// A raid flies to Guam: its force, by the counter that it has now, will not see it again (23.3).
    fn diverts(&mut self, raid: RaidId) {
        let launched = self.raids.iter().find(|(id, _)| *id == raid);
        if let Some(force) = launched.and_then(|(_, told)| self.forces.get(*told)) {
            self.tell(force.id, Happened::Diverts(raid));
        }
    }

    /// A die is rolled for a force.
    fn roll(&mut self, roll: &Roll) {
        let rolled = || Happened::Rolled(roll.clone());
        match roll.purpose {
            Purpose::Search(search, force) => {
                self.tell(force, rolled());
                if let Some(range) = self.range(search, force) {
                    let seen = roll.result.sighting().and_then(Sighting::detection);
                    let looked = Happened::LookedFor {
                        search,
                        range,
                        is_seen: seen.is_some(),
                    };
                    self.tell(force, looked);
                }
            }
            Purpose::Contact(mission, force) => {
                self.tell(force, rolled());
                self.tell(force, Happened::SoughtByStrike(mission));
            }
            Purpose::LocationDirection(force) => {
                self.tell(force, rolled());
                self.tell(force, Happened::Located);
            }
            Purpose::WouldRaid(Launcher::Force(force)) => {
                self.tell(force, rolled());
                let strikes = roll.result == Outcome::RaidDecision(RaidDecision::Raids);
                self.tell(force, Happened::ComesUp { strikes });
            }
            Purpose::LevelTwo(force)
            | Purpose::LevelThree(force)
            | Purpose::LevelFour(force)
            | Purpose::RaidStrength(Launcher::Force(force))
            | Purpose::Commitment(force) => self.tell(force, rolled()),
            // What they say of a force is told otherwise, or not at all.
            Purpose::CapFuel(_)
            | Purpose::SecondHex(_)
            | Purpose::Landing(_)
            | Purpose::Crash(_)
            | Purpose::Clearing(_)
            | Purpose::Range(_)
            | Purpose::Escorts(_)
            | Purpose::UsFire(..)
            | Purpose::Escort(..)
            | Purpose::BreakThrough(..)
            | Purpose::Surprise(..)
            | Purpose::EscortsFire(..)
            | Purpose::CapOnEscorts(..)
            | Purpose::CapOnAttackPlanes(..)
            | Purpose::JapaneseGuns(..)
            | Purpose::UsGuns(..)
            | Purpose::BattleLine(_)
            | Purpose::Damage(_)
            | Purpose::Outbreak(_)
            | Purpose::Spread(_)
            | Purpose::Repair(_)
            | Purpose::Wind
            | Purpose::SubmarineAtLights(_)
            | Purpose::SubmarineAtCripple(_)
            | Purpose::MissionMovement
            | Purpose::LocationDistance(_)
            | Purpose::Screen(_)
            | Purpose::WouldRaid(_)
            | Purpose::RaidStrength(_)
            | Purpose::LandAirArrival(_)
            | Purpose::Shuttle(_)
            | Purpose::LandAirStrength(_)
            | Purpose::CapStrength(_)
            | Purpose::ArrivalZone(_)
            | Purpose::ArrivalHex(_)
            | Purpose::ArrivalNearCarriers(_)
            | Purpose::SubmarineContact(..)
            | Purpose::UsSubmarineAttack(..)
            | Purpose::TorpedoHits(..)
            | Purpose::Hunt(..)
            | Purpose::Evasion(_)
            | Purpose::Refuelling(_)
            | Purpose::SurfaceSurprise(_)
            | Purpose::Gunfire(..)
            | Purpose::ShipTorpedoes(..) => {}
        }
    }

    /// Whoever looks at a force now has found it, unless somebody had before.
    fn is_found(&mut self, force: ForceId) {
        let EventRecord { at, span, .. } = *self.now();
        let Some(by) = finder(self.record, span) else {
            return;
        };
        let range = match by {
            Finder::Search(search) => self.range(search, force),
            Finder::Strike(_)
            | Finder::Raid(_)
            | Finder::Submarine(_)
            | Finder::ItsChit
            | Finder::Limit
            | Finder::ItLeft
            | Finder::TheEnd => None,
        };
        let found = Found { at, by, range };
        self.change(force, |told| told.found = told.found.or(Some(found)));
    }

    fn level(&mut self, force: ForceId, to: Intelligence) {
        self.learnt = Some(force);
        self.change(force, |told| {
            told.intelligence = to;
            told.level = told.level.max(to.level());
            told.had_carriers |= to.is_carrier_force();
        });
        // A chit of Level 1 has been told.
        if to.level() > 1 {
            let told = self.force(force);
            let ships = told.map_or(Vec::new(), |told| told.known_ships.clone());
            self.tell(force, Happened::Level { to, ships });
        }
    }

    /// A force has another counter from now on.
    fn counter(&mut self, from: ForceId, to: ForceId) {
        let Some(renamed) = self.counters.remove(&from) else {
            return;
        };
        self.counters.insert(to, renamed);
        self.change(to, |told| {
            told.was = told.was.or(Some(from)).filter(|was| *was != to);
            told.butai = Some(to).filter(|it| it.is_butai()).or(told.butai);
            told.id = to;
        });
        self.tell(to, Happened::Counter { from, to });
    }

    /// Takes in a force that is reported.
    fn add(&mut self, told: ForceAccount) {
        let had = |it: &&ForceAccount| it.id == told.id || it.was == Some(told.id);
        let before = self.forces.iter().filter(had).count() as u8;
        self.counters.insert(told.id, self.forces.len());
        self.forces.push(ForceAccount { before, ..told });
    }

    /// A force is on the map no more.
    fn leaves(&mut self, force: ForceId) {
        self.change(force, |told| told.hex = None);
    }

    fn tell(&mut self, force: ForceId, what: Happened) {
        let (number, at) = (self.number, self.now().at);
        self.change(force, |told| {
            told.story.push(Happening {
                number,
                at,
                hex: told.hex,
                what,
            });
        });
    }

    /// Tells of a ship to the force that she sails with.
    fn tell_of_ship(&mut self, ship: ShipId, what: &Happened) {
        let with_her: Vec<ForceId> = self
            .counters
            .iter()
            .filter(|(_, told)| self.forces[**told].known_ships.contains(&ship))
            .map(|(counter, _)| *counter)
            .collect();
        for force in with_her {
            self.tell(force, what.clone());
        }
    }

    /// Changes what is told of the force that has a counter now.
    fn change(&mut self, counter: ForceId, change: impl FnOnce(&mut ForceAccount)) {
        let told = self.counters.get(&counter);
        if let Some(told) = told.and_then(|told| self.forces.get_mut(*told)) {
            change(told);
        }
    }

    /// How far a force is from where a search took off.
    fn range(&self, search: SearchId, force: ForceId) -> Option<u8> {
        let (_, origin) = self.origins.iter().find(|(id, _)| *id == search)?;
        Some(origin.distance(self.force(force)?.hex?))
    }
}

/// Who or what has a force come to be known in a span.
fn finder(record: &Record, span: SpanId) -> Option<Finder> {
    record
        .path(span)
        .find_map(|span| match record.span(span).scope {
            Scope::Search { search } | Scope::Look { search, .. } => Some(Finder::Search(search)),
            Scope::Strike { mission, .. } => Some(Finder::Strike(mission)),
            Scope::Submarine { submarine }
            | Scope::SubmarineContact { submarine, .. }
            | Scope::SubmarineAttack { submarine, .. } => Some(Finder::Submarine(submarine)),
            Scope::RaidProcedure { .. } => Some(Finder::ItsChit),
            Scope::CommitmentLimit => Some(Finder::Limit),
            Scope::ForceMove { .. } => Some(Finder::ItLeft),
            Scope::End | Scope::ReportOpened { .. } => Some(Finder::TheEnd),
            Scope::Game
            | Scope::SetUp
            | Scope::Wind
            | Scope::WindCourses
            | Scope::ReadyDecks
            | Scope::PlacingSubmarines
            | Scope::FormingStrikes
            | Scope::Turn { .. }
            | Scope::Phase { .. }
            | Scope::Segment { .. }
            | Scope::Draw
            | Scope::Chit { .. }
            | Scope::RaidStep { .. }
            | Scope::Hunt { .. }
            | Scope::Overtaken { .. }
            | Scope::SurfaceBattle { .. }
            | Scope::SurfaceRound { .. }
            | Scope::CommitmentIndex
            | Scope::WaitingHits { .. }
            | Scope::Reinforcement { .. }
            | Scope::Arrival { .. }
            | Scope::OilerArrival { .. }
            | Scope::Refuelling { .. }
            | Scope::RadarContact
            | Scope::Shuttle { .. }
            | Scope::RaidFlight { .. }
            | Scope::Escorts { .. }
            | Scope::GotThrough { .. }
            | Scope::Flight { .. }
            | Scope::Patrol { .. }
            | Scope::Landing { .. }
            | Scope::Ditching { .. }
            | Scope::NoDeckForSearch { .. }
            | Scope::NeverHome
            | Scope::PushOver { .. }
            | Scope::Detachment
            | Scope::DeckClearing { .. }
            | Scope::AirBattle { .. }
            | Scope::AirBattleRound { .. }
            | Scope::StrikeStep { .. }
            | Scope::HomelessCap { .. }
            | Scope::RaidAttack { .. }
            | Scope::RaidAttackStep { .. }
            | Scope::ShipAttack { .. }
            | Scope::Hits { .. }
            | Scope::SubmarineAtLights { .. }
            | Scope::SubmarineAtCripple { .. }
            | Scope::FireOutbreak { .. }
            | Scope::Fire { .. }
            | Scope::DeckRepair { .. } => None,
        })
}

impl ForceAccount {
    const fn new(id: ForceId, intelligence: Intelligence, hex: HexId) -> ForceAccount {
        ForceAccount {
            id,
            was: None,
            butai: None,
            before: 0,
            half_of: None,
            found: None,
            looks: 0,
            intelligence,
            level: intelligence.level(),
            is_nothing: false,
            had_carriers: false,
            ships: Vec::new(),
            has_exited: false,
            score: 0,
            story: Vec::new(),
            hex: Some(hex),
            known_ships: Vec::new(),
            is_left_behind: false,
        }
    }

    /// Takes in that a raid came from it: radar counts as who found it where no search or strike had.
    fn found_by_raid(&mut self, raid: RaidId, at: GameTime) {
        let is_new = self.found.is_none_or(|found| found.by == Finder::ItsChit);
        if is_new {
            self.found = Some(Found {
                at,
                by: Finder::Raid(raid),
                range: None,
            });
        }
    }
}
