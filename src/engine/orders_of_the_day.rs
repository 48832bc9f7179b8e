//! Orders of the day: what the fleet does without asking the player. A line for each kind of question says how it is
//! answered; the answers are ordinary orders, given by the [`Session`](super::Session), until something is new
//! ([`Stop`]). None of it is a rule: the game is its orders, whoever gave them.

mod answer;
mod given_by;
mod pattern;
mod standing;
mod stop;
mod submarines;

use serde::{Deserialize, Serialize};

use super::clock::{Light, Turn};
use super::fleet::night_operations;
use super::game::Game;
use super::map::HexId;
use super::plan::Plans;
use super::scenario::Scenario;
use super::sequence::SegmentId;

pub(super) use answer::sail;
pub use given_by::GivenBy;
pub(super) use given_by::{read as read_given_by, write as write_given_by};
pub use pattern::{Hours, SearchPattern};
pub(super) use standing::order;
pub use standing::why_asked;
pub use stop::{NEAR, Stop};

/// A line of the orders of the day: the questions that it answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// What the carriers do in air operations, patrols apart (6.23).
    Decks,
    /// Which fighters take off for patrol (4.33).
    Patrols,
    /// Which night fighters take off in the dark (22.1).
    NightFighters,
    /// Where missions fly, and who lands (4.4, 4.433).
    Missions,
    /// Which fighters meet which raid (4.51).
    Interception,
    /// How fighters divide in a fight, which guns open fire, and whether a strike is drawn together (4.52, 5.721, 5.61).
    Fights,
    /// Which searches are sent, and how they fly (8.2, 8.3, 18.1).
    Searches,
    /// On which decks searches land (8.28).
    SearchLandings,
    /// What the submarines do (14.1).
    Submarines,
    /// Where the fleet goes (6.3).
    Course,
}

impl Line {
    /// All of them, in the order in which they are written.
    pub const ALL: [Line; 10] = [
        Line::Decks,
        Line::Patrols,
        Line::NightFighters,
        Line::Missions,
        Line::Interception,
        Line::Fights,
        Line::Searches,
        Line::SearchLandings,
        Line::Submarines,
        Line::Course,
    ];
}

/// How the decks are handled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecksOrder {
    /// The player is asked.
    AskMe,
    /// By the plan of each task group.
    ByPlan,
    /// As the staff handles them.
    AsStaff,
}

/// Which patrols are flown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PatrolsOrder {
    /// The player is asked.
    AskMe,
    /// So many fighter units are kept over each task group, 1 to 3. What is on patrol needs no fuel there (4.33), so
    /// that nobody need be relieved but those who have gone out to meet a raid.
    Keep(u8),
    /// As the staff flies them.
    AsStaff,
}

/// Which night fighters take off in the dark. Who does rests afterwards (22.4).
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NightFightersOrder {
    /// The player is asked.
    AskMe,
    /// They rest, whatever comes.
    Rest,
    /// As the staff, which rests them, and asks when a raid is in sight.
    #[default]
    AsStaff,
}

impl NightFightersOrder {
    /// Saves of before have no such line.
    fn is_as_before(&self) -> bool {
        *self == NightFightersOrder::default()
    }
}

/// Where missions fly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MissionsOrder {
    /// The player is asked.
    AskMe,
    /// They keep their hexes as long as they have the fuel.
    Hold,
    /// As the staff flies them.
    AsStaff,
}

/// Which fighters meet which raid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InterceptionOrder {
    /// The player is asked.
    AskMe,
    /// As the staff sends them, if that promises so many victory points or more.
    IfWorth(u8),
    /// As the staff sends them.
    AsStaff,
}

/// How fights are fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FightsOrder {
    /// The player is asked.
    AskMe,
    /// He is asked where the raid is over carriers; all else as the staff fights it, and told.
    OverCarriers,
    /// As the staff fights them, and shown.
    Shown,
    /// As the staff fights them, and told.
    AsStaff,
}

impl FightsOrder {
    /// Whether fights that the staff has divided are told by one card, and not shown step by step.
    pub const fn tells(self) -> bool {
        match self {
            FightsOrder::AskMe | FightsOrder::Shown => false,
            FightsOrder::OverCarriers | FightsOrder::AsStaff => true,
        }
    }
}

/// Which searches are sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchesOrder {
    /// The player is asked.
    AskMe,
    /// A fan of them at some hours, and none besides.
    Pattern(SearchPattern),
    /// As the staff sends them.
    AsStaff,
}

/// Where searches land.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchLandingsOrder {
    /// The player is asked.
    AskMe,
    /// Each on its own carrier, or the one with the most room, while there is room for all of it.
    WhereRoom,
    /// As the staff lands them.
    AsStaff,
}

/// What the submarines do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SubmarinesOrder {
    /// The player is asked.
    AskMe,
    /// They lie where they are, and look for what comes into their hex.
    Hold,
    /// They look for what comes beside them too.
    Patrol,
    /// They make for the nearest report of what may be carriers.
    CloseNearest,
    /// As the staff sails them.
    AsStaff,
}

/// Where the fleet goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CourseOrder {
    /// The player is asked.
    AskMe,
    /// It keeps its hex.
    Hold,
    /// It goes to windward, where every carrier launches and lands as she can (17.2).
    ToWindward,
    /// It makes for a hex, and keeps that.
    Towards(#[serde(with = "kernel::as_text")] HexId),
    /// It makes for the nearest report of what may be carriers.
    CloseNearest,
    /// As the staff sails it.
    AsStaff,
}

/// What ends a course, so that the player is asked for another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourseUntil {
    /// From this turn on it is asked for.
    pub turn: Option<Turn>,
    /// Hexes: a force that comes as near, and may have carriers, is asked about.
    pub within: u8,
}

impl CourseUntil {
    /// No turn ends it, and a force is near as near as is usual.
    pub const FURTHER_ORDERS: CourseUntil = CourseUntil {
        turn: None,
        within: NEAR,
    };

    /// Saves of before have no such end of a course.
    fn is_as_before(&self) -> bool {
        *self == CourseUntil::FURTHER_ORDERS
    }
}

impl Default for CourseUntil {
    fn default() -> CourseUntil {
        CourseUntil::FURTHER_ORDERS
    }
}

/// Orders of the day: a value for each line, and the plans that decks by plan go by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrdersOfTheDay {
    /// How the decks are handled.
    pub decks: DecksOrder,
    /// Which patrols are flown.
    pub patrols: PatrolsOrder,
    /// Which night fighters take off in the dark.
    #[serde(default, skip_serializing_if = "NightFightersOrder::is_as_before")]
    pub night_fighters: NightFightersOrder,
    /// Where missions fly.
    pub missions: MissionsOrder,
    /// Which fighters meet which raid.
    pub interception: InterceptionOrder,
    /// How fights are fought.
    pub fights: FightsOrder,
    /// Which searches are sent.
    pub searches: SearchesOrder,
    /// Where searches land.
    pub search_landings: SearchLandingsOrder,
    /// What the submarines do.
    pub submarines: SubmarinesOrder,
    /// Where the fleet goes.
    pub course: CourseOrder,
    /// What ends that course.
    #[serde(default, skip_serializing_if = "CourseUntil::is_as_before")]
    pub course_until: CourseUntil,
    /// How the decks of each task group are handled where they go by plan.
    pub plans: Plans,
}

impl OrdersOfTheDay {
    /// As the rulebook: everything is asked.
    pub const ASK_EVERYTHING: OrdersOfTheDay = OrdersOfTheDay {
        decks: DecksOrder::AskMe,
        patrols: PatrolsOrder::AskMe,
        night_fighters: NightFightersOrder::AskMe,
        missions: MissionsOrder::AskMe,
        interception: InterceptionOrder::AskMe,
        fights: FightsOrder::AskMe,
        searches: SearchesOrder::AskMe,
        search_landings: SearchLandingsOrder::AskMe,
        submarines: SubmarinesOrder::AskMe,
        course: CourseOrder::AskMe,
        course_until: CourseUntil::FURTHER_ORDERS,
        plans: Plans::BY_HAND,
    };

    /// Everything as the staff would have it.
    pub const AS_STAFF: OrdersOfTheDay = OrdersOfTheDay {
        decks: DecksOrder::AsStaff,
        patrols: PatrolsOrder::AsStaff,
        night_fighters: NightFightersOrder::AsStaff,
        missions: MissionsOrder::AsStaff,
        interception: InterceptionOrder::AsStaff,
        fights: FightsOrder::AsStaff,
        searches: SearchesOrder::AsStaff,
        search_landings: SearchLandingsOrder::AsStaff,
        submarines: SubmarinesOrder::AsStaff,
        course: CourseOrder::AsStaff,
        course_until: CourseUntil::FURTHER_ORDERS,
        plans: Plans::BY_HAND,
    };

    /// What is proposed before the first turn of a scenario: all of the staff where the whole battle is fought; where the
    /// enemy has yet to be found, searches with their landings, the course and the divisions of fights, which nearly
    /// everybody answers as the staff would; and everything asked in the lessons before.
    pub fn at_first(scenario: &Scenario) -> OrdersOfTheDay {
        let orders = match () {
            () if scenario.battle.is_some() => OrdersOfTheDay::AS_STAFF,
            () if scenario.has(SegmentId::UsAirSearch) => OrdersOfTheDay {
                searches: SearchesOrder::AsStaff,
                search_landings: SearchLandingsOrder::AsStaff,
                fights: FightsOrder::Shown,
                course: CourseOrder::AsStaff,
                ..OrdersOfTheDay::ASK_EVERYTHING
            },
            () => OrdersOfTheDay::ASK_EVERYTHING,
        };
        OrdersOfTheDay {
            plans: Plans::AS_STAFF,
            ..orders
        }
    }

    /// Whether the player is asked whatever a line answers.
    pub fn asks(&self, line: Line) -> bool {
        match line {
            Line::Decks => self.decks == DecksOrder::AskMe,
            Line::Patrols => self.patrols == PatrolsOrder::AskMe,
            Line::NightFighters => self.night_fighters == NightFightersOrder::AskMe,
            Line::Missions => self.missions == MissionsOrder::AskMe,
            Line::Interception => self.interception == InterceptionOrder::AskMe,
            Line::Fights => self.fights == FightsOrder::AskMe,
            Line::Searches => self.searches == SearchesOrder::AskMe,
            Line::SearchLandings => self.search_landings == SearchLandingsOrder::AskMe,
            Line::Submarines => self.submarines == SubmarinesOrder::AskMe,
            Line::Course => self.course == CourseOrder::AskMe,
        }
    }

    /// Whether everything is asked.
    pub fn asks_everything(&self) -> bool {
        Line::ALL.into_iter().all(|line| self.asks(line))
    }
}

/// The orders that stand: those of the day, and those of the night where it has a sheet of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct StandingOrders {
    /// By day and at dusk, and at night too where that has none of its own.
    pub day: OrdersOfTheDay,
    /// At night (6.41).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub night: Option<OrdersOfTheDay>,
}

impl StandingOrders {
    /// Those in force in a light.
    pub fn at(&self, light: Light) -> &OrdersOfTheDay {
        match (&self.night, light) {
            (Some(night), Light::Night) => night,
            (_, Light::Day | Light::Dusk | Light::Night) => &self.day,
        }
    }

    /// The same with other plans for decks that go by plan.
    #[must_use]
    pub fn with_plans(self, plans: Plans) -> StandingOrders {
        let with = |orders| OrdersOfTheDay { plans, ..orders };
        StandingOrders {
            day: with(self.day),
            night: self.night.map(with),
        }
    }

    /// Whether everything is asked, by day and by night.
    pub fn asks_everything(&self) -> bool {
        self.day.asks_everything() && self.night.is_none_or(|night| night.asks_everything())
    }
}

impl From<OrdersOfTheDay> for StandingOrders {
    fn from(day: OrdersOfTheDay) -> StandingOrders {
        StandingOrders { day, night: None }
    }
}

/// The lines that can answer anything in a game: those of the segments that its scenario has.
pub fn lines(game: &Game) -> Vec<Line> {
    let scenario = game.scenario();
    let is_there = |line: &Line| match line {
        Line::Decks | Line::Patrols => scenario.has_decks(),
        Line::NightFighters => night_operations(game.table()),
        Line::Missions => scenario.has(SegmentId::UsAirMovement),
        Line::Interception | Line::Fights => scenario.has(SegmentId::UsInterception),
        Line::Searches | Line::SearchLandings => scenario.has(SegmentId::UsAirSearch),
        Line::Submarines => scenario.battle.is_some(),
        Line::Course => scenario.has(SegmentId::Activation),
    };
    Line::ALL.into_iter().filter(is_there).collect()
}

/// Those of them that a question can be of at night: nobody flies a patrol then but night fighters (22.1), and without
/// these no search takes off (8.34).
pub fn lines_by_night(game: &Game) -> Vec<Line> {
    let mut lines = lines(game);
    lines.retain(|line| match line {
        Line::Patrols => false,
        Line::Searches => night_operations(game.table()),
        Line::Decks
        | Line::NightFighters
        | Line::Missions
        | Line::Interception
        | Line::Fights
        | Line::SearchLandings
        | Line::Submarines
        | Line::Course => true,
    });
    lines
}
