//! A plan for each task group's decks: what a whole air operations segment (6.23) comes to, as a
//! list of ordinary orders that the player confirms or changes line by line. It is drafted with the
//! rules' own checks, so that it plays without a refusal, and it rolls no die: what a die would
//! decide is left to the player.

mod drafting;

use serde::{Deserialize, Serialize};

use super::decision::Decision;
use super::fleet::{AirStep, AirUnitId, MissionId, TaskGroupId, UnitSet};
use super::forces::RaidId;
use super::game::Game;
use super::order::Order;
use super::scenario::Scenario;
use super::sequence::SegmentId;

/// How a task group's decks are handled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plan {
    /// Whatever the staff would do with them.
    Staff,
    /// Fighters go round, attack planes stay below, and nothing stands armed on deck when bombs fall.
    #[default]
    Fighters,
    /// The patrol is kept full, the other fighters stand ready on deck.
    Patrols,
    /// Attack planes stand armed on deck; fighters go up from what is left.
    StrikeReady,
    /// As many units stand ready as can take off together, attack planes first, and decks are cleared for
    /// the searches that come home.
    Searchers,
    /// Nothing is proposed.
    ByHand,
}

/// Task groups with carriers have the numbers 1 to 7.
const GROUPS: usize = 7;

/// The plan of each task group: the player's own setting, which changes nothing in the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Plans([Plan; GROUPS]);

/// A line of a proposal: what a task group does in a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineId {
    /// The step.
    pub step: AirStep,
    /// The task group.
    pub group: TaskGroupId,
}

/// The lines that the player has left out, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct LeftOut(u64);

/// What a task group does in a step, by its plan.
#[derive(Clone, PartialEq, Debug)]
pub struct PlanLine {
    /// The line of the plan.
    pub id: LineId,
    /// Its orders.
    pub orders: Vec<Order>,
    /// Whether the player has left it out: then what comes later does without it.
    pub is_left_out: bool,
}

/// Why a proposal ends before the segment does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A task group is handled by hand, and can do something in this step.
    ByHand(TaskGroupId),
    /// A mission is due to land, and may lose units in doing so (4.451).
    Risk(MissionId),
    /// A mission is due to land, and no deck has room for all of it (6.28).
    NoRoom(MissionId),
}

/// What the plans go by: the raids in sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// No raid is in sight.
    Quiet,
    /// A raid is over its target in some phases.
    Raid {
        /// The raid.
        raid: RaidId,
        /// Action phases until then; none if it is there.
        phases: u8,
        /// Fighter units that the staff wants in the air beside those that are.
        wanted: u8,
    },
}

/// What the plans come to from the step that is asked to the end of the segment, or to where the
/// player is asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Proposal {
    /// What each task group does, in the order of the steps.
    pub lines: Vec<PlanLine>,
    /// All orders in turn, those that go on to the next step among them.
    pub orders: Vec<Order>,
    /// What it goes by.
    pub outlook: Outlook,
    /// Who stands armed on a deck that the plan of fighters keeps clear, when the segment ends a phase before a raid
    /// is there: they take off in that phase, before its bombs fall.
    pub waiting: UnitSet,
    /// Who of them stands under landed units, and cannot take off then (6.24).
    pub grounded: UnitSet,
    /// The step that it leaves to the player, and why.
    pub stop: Option<(AirStep, Stop)>,
}

impl Plan {
    /// Every plan.
    pub const ALL: [Plan; 6] = [
        Plan::Staff,
        Plan::Fighters,
        Plan::Patrols,
        Plan::StrikeReady,
        Plan::Searchers,
        Plan::ByHand,
    ];

    /// Those that are offered in a scenario: searchers where searches fly (8.2), fighters that go up against raids
    /// where raids come.
    pub fn offered(scenario: &Scenario) -> impl Iterator<Item = Plan> {
        let searches = scenario.has(SegmentId::UsAirSearch);
        let is_raided = scenario.has(SegmentId::JapaneseAirMovement);
        let all = Plan::ALL.into_iter();
        all.filter(move |plan| match plan {
            Plan::Searchers => searches,
            Plan::Fighters | Plan::Patrols => is_raided,
            Plan::Staff | Plan::StrikeReady | Plan::ByHand => true,
        })
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Plan::Staff => "as the staff",
            Plan::Fighters => "fighters only, decks clear",
            Plan::Patrols => "patrols full",
            Plan::StrikeReady => "strike ready",
            Plan::Searchers => "searchers ready",
            Plan::ByHand => "by hand",
        }
    }

    /// Whether attack planes are kept below.
    const fn stows_attack_planes(self) -> bool {
        matches!(self, Plan::Fighters | Plan::Patrols)
    }
}

impl Plans {
    /// Every task group as the staff would: what is proposed until the player says otherwise.
    pub const AS_STAFF: Plans = Plans([Plan::Staff; GROUPS]);

    /// Every task group by hand.
    pub const BY_HAND: Plans = Plans([Plan::ByHand; GROUPS]);

    /// The plan of a task group; one without carriers has none.
    pub fn of(&self, group: TaskGroupId) -> Plan {
        let at = usize::from(group.0).checked_sub(1);
        at.and_then(|at| self.0.get(at).copied())
            .unwrap_or(Plan::ByHand)
    }

    /// These plans with another for a task group.
    #[must_use]
    pub fn with(mut self, group: TaskGroupId, plan: Plan) -> Plans {
        let at = usize::from(group.0).checked_sub(1);
        if let Some(there) = at.and_then(|at| self.0.get_mut(at)) {
            *there = plan;
        }
        self
    }
}

impl LeftOut {
    /// No line.
    pub const NONE: LeftOut = LeftOut(0);

    const fn bit(line: LineId) -> u64 {
        1 << ((line.step as u64 * (GROUPS as u64 + 1) + line.group.0 as u64) % 64)
    }

    /// Whether a line is left out.
    pub const fn contains(self, line: LineId) -> bool {
        self.0 & LeftOut::bit(line) != 0
    }

    /// Leaves a line out, or takes it in again.
    #[must_use]
    pub const fn toggled(self, line: LineId) -> LeftOut {
        LeftOut(self.0 ^ LeftOut::bit(line))
    }
}

impl PlanLine {
    /// The units its orders are for.
    pub fn units(&self) -> UnitSet {
        let all = self.orders.iter().map(|order| match *order {
            Order::Launch { units, .. } | Order::LaunchCap { units, .. } => units,
            order => unit_of(order).map_or(UnitSet::EMPTY, UnitSet::from),
        });
        all.fold(UnitSet::EMPTY, UnitSet::with)
    }
}

fn unit_of(order: Order) -> Option<AirUnitId> {
    match order {
        Order::Raise { unit }
        | Order::Service { unit }
        | Order::Stow { unit }
        | Order::Lower { unit }
        | Order::Land { unit, .. } => Some(unit),
        _ => None,
    }
}

impl Proposal {
    /// The lines that are carried out.
    pub fn kept(&self) -> impl Iterator<Item = &PlanLine> {
        self.lines.iter().filter(|line| !line.is_left_out)
    }

    /// The orders up to a step, in which the player goes on by hand; nothing if that step is not
    /// among those to come.
    pub fn up_to(&self, step: AirStep) -> Option<Vec<Order>> {
        let first = self.kept().find(|line| line.id.step == step)?;
        let order = first.orders.first()?;
        let at = self.orders.iter().position(|other| other == order)?;
        Some(self.orders[..at].to_vec())
    }
}

/// What the plans propose at the decision the game waits at: in air operations, unless every task
/// group is handled by hand.
pub fn proposal(game: &Game, plans: &Plans, left_out: LeftOut) -> Option<Proposal> {
    let Some(Decision::AirOperations { step }) = game.decision() else {
        return None;
    };
    drafting::propose(game, plans, left_out, step)
}
