//! Everything on the table: where each piece is, the clock and the score. Events change it and
//! nothing else does.

use serde::Serialize;

mod air;
mod apply;
mod attacks;
mod butai;
mod commitment;
mod damage;
mod decks;
mod displays;
mod fleet;
mod forces;
mod great_battle;
mod guam;
mod night;
mod raids;
mod refuelling;
mod score;
mod searches;
mod ships;
mod submarines;
mod surface;

use super::clock::{Light, PHASES, Turn};
use super::combat::Attack;
use super::event::{Deck, GameTime, UnitLoss};
use super::fleet::{
    AirStep, AirUnitId, CapId, CarrierId, FlightDeck, Interceptor, Limits, Mission, MissionId,
    MissionType, Search, TaskGroup, TaskGroupId, UnitSet, operating_limit,
};
use super::forces::{ActivationChit, Force, ForceId, Hits, LevelOne, Raid, RaidId};
use super::map::HexId;
use super::scenario::{Scored, Variant};
use super::sequence::SegmentId;
use super::ships::ShipId;

pub use commitment::CommitmentMarkers;
pub use fleet::FleetMarkers;
pub use forces::MovedByOther;
pub use great_battle::GreatBattleMarkers;
pub use guam::{Guam, Reinforcements};
pub use night::NightFlying;
pub use refuelling::Refuelling;
pub use submarines::Submarines;

/// A US air unit that was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LostUnit {
    /// The unit.
    pub unit: AirUnitId,
    /// The hex where it happens.
    pub hex: HexId,
    /// Whether that was a task group's hex: 15.1 counts such losses for less.
    pub at_home: bool,
    /// How it was lost.
    pub why: UnitLoss,
}

/// Fighters that were sent against a raid and have not fought it yet (4.51).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Engagement {
    /// The fighters.
    pub interceptor: Interceptor,
    /// The raid.
    pub raid: RaidId,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Outcome {
    /// Net victory points.
    pub score: i16,
    /// The level of victory.
    pub level: &'static str,
}

/// The state of a game, as a player sees it on the table.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub struct Table {
    /// The scenario's number.
    pub scenario: u8,
    /// The variants in play.
    pub options: Vec<Variant>,
    /// The turn.
    pub turn: Turn,
    /// The action phase: 1 to 4, or 0 before the first.
    pub phase: u8,
    /// The segment, once one has begun.
    pub segment: Option<SegmentId>,
    /// The task groups, in order of number.
    pub task_groups: Vec<TaskGroup>,
    /// Ships detached from the Battle Line, and the task groups they formed (6.15).
    pub detached: Vec<(ShipId, TaskGroupId)>,
    /// The air missions on the map, in order of number.
    pub missions: Vec<Mission>,
    /// Every raid of the game, in the order they were detected.
    pub raids: Vec<Raid>,
    /// The Japanese forces on the map.
    pub forces: Vec<Force>,
    /// Forces that left the map, whose letters are not used again (7.1).
    pub left_the_map: Vec<ForceId>,
    /// Those of them whose every ship was sunk.
    pub sunk_forces: Vec<ForceId>,
    /// The Japanese Ships Exited box: ships that left the map by the invasion zone (15.11).
    pub exited: Vec<ShipId>,
    /// The activation chits still in the cup in this turn (3.2).
    pub cup: Vec<ActivationChit>,
    /// Those drawn in this turn, in order.
    pub drawn_chits: Vec<ActivationChit>,
    /// How many are drawn in each phase (3.24).
    pub chits_a_phase: u8,
    /// The chits of Level 1 in their cup (7.35).
    pub level_one_cup: Vec<LevelOne>,
    /// The chits of Level 1 kept out of it for double forces (7.51).
    pub withheld: Vec<LevelOne>,
    /// Japanese ships that have been drawn for a force, sunk or not (7.42).
    pub drawn_ships: Vec<ShipId>,
    /// How many forces have reached each level of intelligence, 0 to 4.
    pub levels_reached: [u8; 5],
    /// How many forces have reached the highest level there is for them (7.34).
    pub fully_known: u8,
    /// The searches in the air, in order of number.
    pub searches: Vec<Search>,
    /// The number of the last search.
    pub search_markers: u8,
    /// Whether a Search Segment has been declared in this turn (8.22).
    pub search_declared: bool,
    /// The forces that the search in progress has still to look for.
    pub looking: Vec<ForceId>,
    /// The engagements declared and not yet fought, in order.
    pub engagements: Vec<Engagement>,
    /// What stands on and in every carrier.
    pub decks: Vec<FlightDeck>,
    /// Units that wait to be divided among the strikes of the set-up.
    pub pool: UnitSet,
    /// The step of air operations (6.23).
    pub air_step: Option<AirStep>,
    /// Hits on ships, in the order in which they were first hit.
    pub damage: Vec<(ShipId, Hits)>,
    /// Ships sunk.
    pub sunk: Vec<ShipId>,
    /// The attack on ships in progress.
    pub attack: Option<Attack>,
    /// Battleships that have fired on an overflying raid in this phase (5.721).
    pub turned_over: Vec<ShipId>,
    /// Decks a crash blocks (4.452).
    pub blocked_decks: Vec<CarrierId>,
    /// Units lost.
    pub lost: Vec<LostUnit>,
    /// Japanese air points destroyed.
    pub points_destroyed: u16,
    /// Net victory points.
    pub score: i16,
    /// What they were scored for.
    pub scores: Vec<(Scored, i16)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Markers of task groups that part and of ships left behind.
    pub markers: FleetMarkers,
    /// Forces that have moved in this turn by the chit of their other half, which is gone since (7.53).
    pub moved_by_other: MovedByOther,
    /// The display of Guam (11.2).
    pub guam: Guam,
    /// The markers of commitment, in the whole battle (13).
    pub commitment: CommitmentMarkers,
    /// The US submarines (14.1).
    pub submarines: Submarines,
    /// How the Japanese forces stand with their oil (20).
    #[serde(skip_serializing_if = "Refuelling::is_empty")]
    pub refuelling: Refuelling,
    /// Who has flown by day and who by night (22).
    #[serde(skip_serializing_if = "NightFlying::is_empty")]
    pub night: NightFlying,
    /// What the great carrier battle of scenario 9 keeps.
    #[serde(skip_serializing_if = "GreatBattleMarkers::is_empty")]
    pub great_battle: GreatBattleMarkers,
}

impl Table {
    /// What the clock shows.
    pub(super) fn now(&self) -> GameTime {
        GameTime {
            turn: self.turn,
            phase: self.phase,
            segment: self.segment,
        }
    }

    /// An empty table.
    pub fn new(turn: Turn) -> Table {
        Table {
            scenario: 0,
            options: Vec::new(),
            turn,
            phase: 0,
            segment: None,
            task_groups: Vec::new(),
            detached: Vec::new(),
            missions: Vec::new(),
            raids: Vec::new(),
            forces: Vec::new(),
            left_the_map: Vec::new(),
            sunk_forces: Vec::new(),
            exited: Vec::new(),
            cup: Vec::new(),
            drawn_chits: Vec::new(),
            chits_a_phase: 0,
            level_one_cup: Vec::new(),
            withheld: Vec::new(),
            drawn_ships: Vec::new(),
            levels_reached: [0; 5],
            fully_known: 0,
            searches: Vec::new(),
            search_markers: 0,
            search_declared: false,
            looking: Vec::new(),
            engagements: Vec::new(),
            decks: Vec::new(),
            pool: UnitSet::EMPTY,
            air_step: None,
            damage: Vec::new(),
            sunk: Vec::new(),
            attack: None,
            turned_over: Vec::new(),
            blocked_decks: Vec::new(),
            lost: Vec::new(),
            points_destroyed: 0,
            score: 0,
            scores: Vec::new(),
            outcome: None,
            markers: FleetMarkers::default(),
            moved_by_other: MovedByOther::default(),
            guam: Guam::default(),
            commitment: CommitmentMarkers::default(),
            submarines: Submarines::default(),
            refuelling: Refuelling::default(),
            night: NightFlying::default(),
            great_battle: GreatBattleMarkers::default(),
        }
    }

    /// Whether a variant is in play.
    pub fn plays(&self, variant: Variant) -> bool {
        self.options.contains(&variant)
    }

    /// The light now (6.41).
    pub fn light(&self) -> Light {
        self.turn.light(self.phase.clamp(1, PHASES))
    }

    /// Victory points scored for one thing.
    pub fn scored(&self, what: Scored) -> i16 {
        let found = self.scores.iter().find(|(scored, _)| *scored == what);
        found.map_or(0, |(_, vp)| *vp)
    }

    /// An air mission on the map.
    pub fn mission(&self, id: MissionId) -> Option<&Mission> {
        self.missions.iter().find(|mission| mission.id == id)
    }

    /// The air mission a unit flies with.
    pub fn mission_of(&self, unit: AirUnitId) -> Option<&Mission> {
        self.missions
            .iter()
            .find(|mission| mission.units.contains(unit))
    }

    /// A raid, on the map or gone.
    pub fn raid(&self, id: RaidId) -> Option<&Raid> {
        self.raids.iter().find(|raid| raid.id == id)
    }

    /// The raids on the map that fly to attack. The others land on Guam (11.28, 16.21).
    pub fn attackers(&self) -> impl Iterator<Item = &Raid> {
        self.inbound().filter(|raid| raid.attacks())
    }

    /// The raids on the map.
    pub fn inbound(&self) -> impl Iterator<Item = &Raid> {
        self.raids.iter().filter(|raid| raid.is_inbound())
    }

    /// A task group.
    pub fn task_group(&self, id: TaskGroupId) -> Option<&TaskGroup> {
        self.task_groups.iter().find(|group| group.id == id)
    }

    /// The units of a CAP mission in its box.
    pub fn cap(&self, cap: CapId) -> Option<UnitSet> {
        let units = *self
            .task_group(cap.group)?
            .cap
            .get(usize::from(cap.place))?;
        (!units.is_empty()).then_some(units)
    }

    /// Every CAP mission in a box.
    pub fn cap_missions(&self) -> impl Iterator<Item = (CapId, UnitSet)> {
        self.task_groups.iter().flat_map(TaskGroup::cap_missions)
    }

    /// Where a raid is going: its target's hex.
    pub fn target_hex(&self, raid: &Raid) -> HexId {
        self.target_of(raid.id, raid.target).unwrap_or(raid.hex)
    }

    /// Whether any US aircraft are in the air in a hex, on the map or in a CAP box (10.21).
    pub fn has_us_aircraft(&self, hex: HexId) -> bool {
        let patrols = |group: &TaskGroup| group.hex == hex && group.on_patrol() > 0;
        self.missions.iter().any(|mission| mission.hex == hex)
            || self.searches.iter().any(|search| search.hex == hex)
            || self.task_groups.iter().any(patrols)
    }

    /// Whether there is a task group in a hex. A crippled ship that was left behind is none (12.46).
    pub fn is_home(&self, hex: HexId) -> bool {
        self.groups_at_sea().any(|group| group.hex == hex)
    }

    /// Whether US ships keep forces out of a hex: those of a task group, or units that stand by a crippled ship (7.24,
    /// 12.411). Crippled ships alone do not (12.46).
    pub fn is_held(&self, hex: HexId) -> bool {
        self.is_home(hex) || self.stands_by_in(hex)
    }

    /// The carriers afloat in a hex that sail with their task groups.
    pub fn carriers_in(&self, hex: HexId) -> impl Iterator<Item = CarrierId> {
        self.decks
            .iter()
            .map(|deck| deck.carrier)
            .filter(move |carrier| {
                let ship = (*carrier).into();
                let here = self.hex_of(*carrier) == Some(hex);
                here && !self.is_sunk(ship) && !self.is_left_behind(ship)
            })
    }

    /// Whether carriers are afloat in a hex that sail with their task groups.
    pub fn has_carriers_in(&self, hex: HexId) -> bool {
        self.carriers_in(hex).next().is_some()
    }

    /// The missions that are over carriers, where their units can land (4.433).
    pub fn missions_over_carriers(&self) -> impl Iterator<Item = &Mission> {
        let missions = self.missions.iter();
        missions.filter(|mission| self.has_carriers_in(mission.hex))
    }

    /// A carrier's decks.
    pub fn deck(&self, carrier: CarrierId) -> Option<&FlightDeck> {
        self.decks.iter().find(|deck| deck.carrier == carrier)
    }

    /// The carrier a unit is aboard, and where on her.
    pub fn aboard(&self, unit: AirUnitId) -> Option<(&FlightDeck, Deck)> {
        self.decks
            .iter()
            .find_map(|deck| Some((deck, deck.place_of(unit)?)))
    }

    /// What a carrier may do now by her condition (6.23, 12.11).
    pub fn limits(&self, carrier: CarrierId) -> Limits {
        Limits::of(carrier.data().kind, self.condition(carrier.into()))
    }

    /// Units that a carrier may still launch in this phase (6.24, 8.282, 17).
    pub fn launches_left(&self, carrier: CarrierId) -> u8 {
        let launched = self.deck(carrier).map_or(0, |deck| deck.handled.launched);
        operating_limit(self, carrier)
            .units
            .saturating_sub(launched)
    }

    /// Units that can come up on a carrier and take off later with what stands ready there: with more on deck
    /// none of them could (6.24). What has landed goes below before that.
    pub fn places_at_launch(&self, carrier: CarrierId) -> u8 {
        let ready = self.deck(carrier).map_or(0, |deck| deck.ready.len());
        self.limits(carrier).launch_occupancy.saturating_sub(ready)
    }

    /// Units that a carrier can still take in this phase, as far as her flight deck has room (6.28, 17).
    pub fn room_to_land(&self, carrier: CarrierId) -> u8 {
        let limits = self.limits(carrier);
        let Some(deck) = self.deck(carrier) else {
            return 0;
        };
        let on_deck = limits.flight_deck.saturating_sub(deck.on_deck().len());
        let landings = operating_limit(self, carrier)
            .units
            .saturating_sub(deck.handled.landed);
        on_deck.min(landings)
    }

    /// Units that stand in a landing box, and where.
    pub fn landed(&self) -> Vec<(AirUnitId, CarrierId)> {
        let on = |deck: &FlightDeck| {
            let carrier = deck.carrier;
            let units: Vec<_> = deck.landing.iter().map(|unit| (unit, carrier)).collect();
            units
        };
        self.decks.iter().flat_map(on).collect()
    }

    /// A Japanese force on the map.
    pub fn force(&self, id: ForceId) -> Option<&Force> {
        self.forces.iter().find(|force| force.id == id)
    }
}

impl Mission {
    /// Whether it is an intercept mission.
    pub fn is_intercept(&self) -> bool {
        self.id.kind == MissionType::Intercept
    }
}
