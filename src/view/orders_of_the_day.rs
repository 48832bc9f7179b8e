//! The orders of the day as a sheet: a line for each kind of question, what it may be answered by, and what makes it ask.

mod digest;

pub use digest::by_orders;

use crate::engine::fleet::CAP_UNITS;
use crate::engine::forces::ForceId;
use crate::engine::map::{Bearing, HexId};
use crate::engine::orders_of_the_day::{
    CourseOrder, CourseUntil, DecksOrder, FightsOrder, GivenBy, Hours, InterceptionOrder, Line,
    MissionsOrder, NEAR, NightFightersOrder, OrdersOfTheDay, PatrolsOrder, SearchLandingsOrder,
    SearchPattern, SearchesOrder, Stop, SubmarinesOrder, lines, lines_by_night,
};
use crate::engine::{Game, Light, TURNS_A_DAY, Turn, count_of};
use crate::view::search::words::direction;
use crate::view::{night, record};

/// How near a force may have to come, in hexes, to be asked about.
const NEARNESS: [u8; 5] = [3, 5, NEAR, 12, 16];

/// A line of the sheet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SheetLine {
    /// Which.
    pub line: Line,
    /// What it is of.
    pub title: &'static str,
    /// What it may be answered by.
    pub choices: Vec<Choice>,
    /// The rest of a fan of searches: its direction, its number and its hours.
    pub fan: Option<FanView>,
    /// The hex that the course makes for.
    pub towards: Option<HexId>,
    /// What ends a course that is laid.
    pub until: Option<UntilView>,
    /// What makes it ask.
    pub asks: &'static str,
}

/// A way in which a line may be answered.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// In words.
    pub words: String,
    /// The orders of the day with it.
    pub orders: OrdersOfTheDay,
    /// Whether it is so now.
    pub is_set: bool,
}

/// A fan of searches, as it can be changed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FanView {
    /// Its directions.
    pub towards: Vec<Choice>,
    /// How many searches.
    pub searches: Vec<Choice>,
    /// The turns that have yet to come: their times, and whether it is sent then.
    pub hours: Vec<Choice>,
}

/// What ends a course, as it can be changed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UntilView {
    /// The turn from which on another is asked for: none, or one that has yet to come.
    pub turns: Vec<Choice>,
    /// How near a force comes that is asked about.
    pub within: Vec<Choice>,
}

/// Which hours a sheet is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SheetOf {
    /// Day and night.
    DayAndNight,
    /// The day, where the night has a sheet of its own.
    Day,
    /// The night.
    Night,
}

impl SheetOf {
    /// What is written over it.
    pub const fn title(self) -> &'static str {
        match self {
            SheetOf::DayAndNight | SheetOf::Day => "Orders of the day",
            SheetOf::Night => "Orders for the night",
        }
    }

    /// The lines that count in its hours.
    fn lines(self, game: &Game) -> Vec<Line> {
        match self {
            SheetOf::DayAndNight => lines(game),
            SheetOf::Day => {
                let mut lines = lines(game);
                lines.retain(|line| *line != Line::NightFighters);
                lines
            }
            SheetOf::Night => lines_by_night(game),
        }
    }

    /// Whether a turn begins in its hours.
    fn has(self, turn: Turn) -> bool {
        match self {
            SheetOf::DayAndNight => true,
            SheetOf::Day => turn.light(1) != Light::Night,
            SheetOf::Night => turn.light(1) == Light::Night,
        }
    }
}

/// What the orders of a sheet are, line by line, for the questions of a game.
pub fn sheet(game: &Game, orders: &OrdersOfTheDay, of: SheetOf) -> Vec<SheetLine> {
    let line = |line: Line| SheetLine {
        line,
        title: title(line),
        choices: choices(game, orders, line, of),
        fan: match (line, orders.searches) {
            (Line::Searches, SearchesOrder::Pattern(pattern)) => {
                Some(fan(game, orders, pattern, of))
            }
            _ => None,
        },
        towards: match (line, orders.course) {
            (Line::Course, CourseOrder::Towards(hex)) => Some(hex),
            _ => None,
        },
        until: (line == Line::Course && orders.course != CourseOrder::AskMe)
            .then(|| until(game, orders, of)),
        asks: asks(line, of),
    };
    of.lines(game).into_iter().map(line).collect()
}

/// What a line is of.
pub const fn title(line: Line) -> &'static str {
    match line {
        Line::Decks => "Decks",
        Line::Patrols => "Patrols",
        Line::NightFighters => "Night fighters",
        Line::Missions => "Missions",
        Line::Interception => "Interception",
        Line::Fights => "Fights",
        Line::Searches => "Searches",
        Line::SearchLandings => "Landings of searches",
        Line::Submarines => "Submarines",
        Line::Course => "Course",
    }
}

/// What makes a line ask all the same.
const fn asks(line: Line, of: SheetOf) -> &'static str {
    match line {
        // No strike takes off at night (22.1).
        Line::Decks if matches!(of, SheetOf::Night) => {
            "a raid comes up \u{b7} a carrier is hit \u{b7} a search would find no deck \u{b7} units may be lost in landing \u{b7} nightfall"
        }
        Line::Missions if matches!(of, SheetOf::Night) => {
            "a raid comes up \u{b7} a strike would turn back \u{b7} nightfall"
        }
        Line::Decks => {
            "a raid comes up \u{b7} a strike could sail \u{b7} a carrier is hit \u{b7} a search would find no deck \u{b7} units may be lost in landing \u{b7} dusk"
        }
        Line::Patrols => "a raid comes up",
        Line::NightFighters => "a raid comes up, unless they rest",
        Line::Missions => "a raid comes up \u{b7} a strike would turn back \u{b7} dusk",
        Line::Interception => {
            "points would get through \u{b7} fighters are with a raid where you sent them \u{b7} less is promised than your line"
        }
        Line::Fights => {
            "nothing else: what you do not watch is told on one card, from which each fight opens"
        }
        Line::Searches => "something new is seen",
        Line::SearchLandings => "there is no room for all",
        Line::Submarines => "contact \u{b7} one is hunted",
        Line::Course => {
            "a force comes near \u{b7} a contact \u{b7} a force may slip past, or has come into the invasion zone \u{b7} a carrier is hit \u{b7} the course\u{2019}s time is up"
        }
    }
}

/// The ways in which a line may be answered, the player's own first, then asked, then the staff's.
fn choices(game: &Game, now: &OrdersOfTheDay, line: Line, of: SheetOf) -> Vec<Choice> {
    let choice = |words: &str, orders: OrdersOfTheDay| Choice {
        words: words.to_owned(),
        orders,
        is_set: orders == *now,
    };
    let with = |set: &dyn Fn(&mut OrdersOfTheDay)| {
        let mut orders = *now;
        set(&mut orders);
        orders
    };
    let decks = |to| with(&|it| it.decks = to);
    let patrols = |to| with(&|it| it.patrols = to);
    let missions = |to| with(&|it| it.missions = to);
    let interception = |to| with(&|it| it.interception = to);
    let fights = |to| with(&|it| it.fights = to);
    let searches = |to| with(&|it| it.searches = to);
    let landings = |to| with(&|it| it.search_landings = to);
    let submarines = |to| with(&|it| it.submarines = to);
    let course = |to| with(&|it| it.course = to);
    let pattern = match now.searches {
        SearchesOrder::Pattern(pattern) => pattern,
        SearchesOrder::AskMe | SearchesOrder::AsStaff => first_fan(game, of),
    };
    let hex = match now.course {
        CourseOrder::Towards(hex) => Some(hex),
        CourseOrder::AskMe
        | CourseOrder::Hold
        | CourseOrder::ToWindward
        | CourseOrder::CloseNearest
        | CourseOrder::AsStaff => fleet(game),
    };
    const ASK: &str = "ask me";
    const STAFF: &str = "as the staff";
    match line {
        Line::Decks => vec![
            choice(ASK, decks(DecksOrder::AskMe)),
            choice("by each group\u{2019}s plan", decks(DecksOrder::ByPlan)),
            choice(STAFF, decks(DecksOrder::AsStaff)),
        ],
        Line::Patrols => vec![
            choice(ASK, patrols(PatrolsOrder::AskMe)),
            choice("1 unit over each group", patrols(PatrolsOrder::Keep(1))),
            choice("2 over each", patrols(PatrolsOrder::Keep(2))),
            choice("3 over each", patrols(PatrolsOrder::Keep(CAP_UNITS))),
            choice(STAFF, patrols(PatrolsOrder::AsStaff)),
        ],
        Line::NightFighters => {
            let night_fighters = |to| with(&|it| it.night_fighters = to);
            vec![
                choice(
                    &format!("{ASK}: {}", night::who_may_fly(game.table())),
                    night_fighters(NightFightersOrder::AskMe),
                ),
                choice(
                    "rest, whatever comes",
                    night_fighters(NightFightersOrder::Rest),
                ),
                choice(STAFF, night_fighters(NightFightersOrder::AsStaff)),
            ]
        }
        Line::Missions => vec![
            choice(ASK, missions(MissionsOrder::AskMe)),
            choice("hold over the carriers", missions(MissionsOrder::Hold)),
            choice(STAFF, missions(MissionsOrder::AsStaff)),
        ],
        Line::Interception => vec![
            choice(ASK, interception(InterceptionOrder::AskMe)),
            choice(
                "as the staff, if +2 or better",
                interception(InterceptionOrder::IfWorth(2)),
            ),
            choice(
                "if +5 or better",
                interception(InterceptionOrder::IfWorth(5)),
            ),
            choice(STAFF, interception(InterceptionOrder::AsStaff)),
        ],
        Line::Fights => vec![
            choice(ASK, fights(FightsOrder::AskMe)),
            choice("ask me over carriers", fights(FightsOrder::OverCarriers)),
            choice("as the staff, die by die", fights(FightsOrder::Shown)),
            choice(STAFF, fights(FightsOrder::AsStaff)),
        ],
        Line::Searches => vec![
            choice(ASK, searches(SearchesOrder::AskMe)),
            choice(
                "a fan at set hours",
                searches(SearchesOrder::Pattern(pattern)),
            ),
            choice(STAFF, searches(SearchesOrder::AsStaff)),
        ],
        Line::SearchLandings => vec![
            choice(ASK, landings(SearchLandingsOrder::AskMe)),
            choice(
                "where there is room",
                landings(SearchLandingsOrder::WhereRoom),
            ),
            choice(STAFF, landings(SearchLandingsOrder::AsStaff)),
        ],
        Line::Submarines => vec![
            choice(ASK, submarines(SubmarinesOrder::AskMe)),
            choice("hold", submarines(SubmarinesOrder::Hold)),
            choice("patrol", submarines(SubmarinesOrder::Patrol)),
            choice(
                "close the nearest report",
                submarines(SubmarinesOrder::CloseNearest),
            ),
            choice(STAFF, submarines(SubmarinesOrder::AsStaff)),
        ],
        Line::Course => {
            let towards =
                hex.map(|hex| choice("make for a hex", course(CourseOrder::Towards(hex))));
            let mut all = vec![
                choice(ASK, course(CourseOrder::AskMe)),
                choice("hold", course(CourseOrder::Hold)),
            ];
            let has_wind = game.table().markers.wind.is_some();
            all.extend(has_wind.then(|| choice("go to windward", course(CourseOrder::ToWindward))));
            all.extend(towards);
            all.push(choice(
                "close the nearest report",
                course(CourseOrder::CloseNearest),
            ));
            all.push(choice(STAFF, course(CourseOrder::AsStaff)));
            all
        }
    }
}

/// The fan that is proposed: three to the west, now and every fourth turn.
fn first_fan(game: &Game, of: SheetOf) -> SearchPattern {
    let every_fourth = hours_to_come(game, of).step_by(4);
    SearchPattern {
        towards: 9,
        searches: 3,
        at: every_fourth.fold(Hours::default(), Hours::toggled),
    }
}

/// What ends a course: a turn, and a force that comes near.
fn until(game: &Game, orders: &OrdersOfTheDay, of: SheetOf) -> UntilView {
    let choice = |words: String, course_until: CourseUntil| Choice {
        words,
        orders: OrdersOfTheDay {
            course_until,
            ..*orders
        },
        is_set: course_until == orders.course_until,
    };
    let now = orders.course_until;
    // The turn with which the hours end among them, and that which is ordered.
    let all = turns(game, SheetOf::DayAndNight);
    let ends = all.windows(2).filter_map(|turns| {
        let [before, turn] = turns else { return None };
        let is_of_it = of.has(*turn) || of.has(*before) || now.turn == Some(*turn);
        is_of_it.then_some(Some(*turn))
    });
    let to_come: Vec<Option<Turn>> = ends.collect();
    let turns = std::iter::once(None).chain(to_come).map(|turn| {
        let words = match turn {
            None => "further orders".to_owned(),
            Some(turn) => format!("{:04} on {} June", turn.time(), turn.date()),
        };
        choice(words, CourseUntil { turn, ..now })
    });
    let within = NEARNESS.map(|within| choice(within.to_string(), CourseUntil { within, ..now }));
    UntilView {
        turns: turns.collect(),
        within: within.to_vec(),
    }
}

/// The turns of a sheet's hours that have yet to begin or to end.
fn turns(game: &Game, of: SheetOf) -> Vec<Turn> {
    let scenario = game.scenario();
    let all = std::iter::successors(Some(game.table().turn), |turn| Some(turn.next()));
    let all = all.take_while(|turn| scenario.has_turn(*turn));
    all.filter(|turn| of.has(*turn)).collect()
}

/// Those of them whose hours have yet to come for the first time: the hours of a fan are those of every day.
fn hours_to_come(game: &Game, of: SheetOf) -> impl Iterator<Item = Turn> {
    let here = game.table().turn;
    let all = turns(game, of).into_iter();
    all.take_while(move |turn| here.turns_until(*turn) < TURNS_A_DAY)
}

fn fleet(game: &Game) -> Option<HexId> {
    game.table().groups_at_sea().map(|group| group.hex).next()
}

fn fan(game: &Game, orders: &OrdersOfTheDay, fan: SearchPattern, of: SheetOf) -> FanView {
    let with = |pattern: SearchPattern| OrdersOfTheDay {
        searches: SearchesOrder::Pattern(pattern),
        ..*orders
    };
    let choice = |words: String, pattern: SearchPattern, is_set: bool| Choice {
        words,
        orders: with(pattern),
        is_set,
    };
    let towards = Bearing::all().map(|bearing| {
        let towards = bearing.steps();
        let is_set = towards == fan.towards;
        choice(
            direction(bearing).to_owned(),
            SearchPattern { towards, ..fan },
            is_set,
        )
    });
    let searches = [1, 2, 3, 5, 7].map(|searches: u8| {
        let is_set = searches == fan.searches;
        choice(
            searches.to_string(),
            SearchPattern { searches, ..fan },
            is_set,
        )
    });
    let hours = hours_to_come(game, of).map(|turn| {
        let at = fan.at.toggled(turn);
        let is_set = fan.at.contains(turn);
        choice(
            format!("{:04}", turn.time()),
            SearchPattern { at, ..fan },
            is_set,
        )
    });
    FanView {
        towards: towards.collect(),
        searches: searches.to_vec(),
        hours: hours.collect(),
    }
}

/// The orders of the day with another hex to make for, by its number.
///
/// # Errors
/// A sentence, if the chart has no such hex.
pub fn towards(orders: &OrdersOfTheDay, hex: &str) -> Result<OrdersOfTheDay, String> {
    let hex: HexId = hex.trim().parse().map_err(|_| {
        "The chart has no such hex. Its number has four digits, such as 1109: the row, then the column from the east.".to_owned()
    })?;
    Ok(OrdersOfTheDay {
        course: CourseOrder::Towards(hex),
        ..*orders
    })
}

/// Why a question is asked that the orders of the day would answer.
pub fn why_asked(stop: Stop) -> String {
    match stop {
        Stop::TurnsForGuam(raid) => format!("Asked because {raid} flies to Guam."),
        Stop::Raid(raid) => format!("Asked because {raid} has come up."),
        Stop::Contact(force) => format!("Asked because {force} has been made out."),
        Stop::CarrierHit(carrier) => format!("Asked because {carrier} has been hit."),
        Stop::StrikeCouldSail(force) => format!("Asked because a strike could reach {force}."),
        Stop::NoDeck => "Asked because a search would find no deck.".to_owned(),
        Stop::Dusk => "Asked because the light changes.".to_owned(),
        Stop::LandingRisk(mission) => {
            format!("Asked because units of {mission} may be lost in landing.")
        }
        Stop::StrikeTurnsBack(strike) => {
            format!("Asked because {strike} would fly home without an attack.")
        }
        Stop::GetsThrough(points) => {
            format!("Asked because {} points would get through.", of_ten(points))
        }
        Stop::LittleGain(points) => format!(
            "Asked because the fights promise {} victory points.",
            of_ten(points)
        ),
        Stop::SentByPlayer(mission, raid) => {
            format!("Asked because {mission} is with {raid}, where you sent it.")
        }
        Stop::OverCarriers(raid) => format!("Asked because {raid} is over carriers."),
        Stop::SubmarineContact(submarine, force) => {
            format!("Asked because {submarine} has found {force}.")
        }
        Stop::SubmarineHunted(submarine) => {
            format!("Asked because {submarine} has been driven deep: do the others sail on?")
        }
        Stop::ForceNear(force, hexes) => {
            format!("Asked because {force} is near now: {hexes} hexes off.")
        }
        Stop::CourseEnds(turn) => {
            format!(
                "Asked because the course was ordered until {:04}.",
                turn.time()
            )
        }
        Stop::GetsPast(force, moves) => {
            format!("Asked because {}", gets_past(force, moves))
        }
        Stop::SlipsPast(force) => {
            format!(
                "Asked because {force} may slip past: it is level with the fleet, or east of it."
            )
        }
    }
}

/// That a force is about to get past the fleet: "Force E is in the invasion zone: with 4 more moves it is past you (7.23)."
pub fn gets_past(force: ForceId, moves: u8) -> String {
    let moves = count_of(moves, "more move", "more moves");
    format!(
        "{force} is in the invasion zone: with {moves} it is past you, and its ships cost points (7.23)."
    )
}

/// Why nobody was asked about what a line of the log tells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NotAsked {
    /// The number of the order, which can be taken back so that its question is asked; nothing where there was no other
    /// answer.
    pub order: Option<usize>,
    /// In words.
    pub why: String,
}

/// Why nobody was asked about an event that has a line in the log, by its number: said of the first that an order
/// brought, and of none that the player gave.
pub fn not_asked(game: &Game, event: usize) -> Option<NotAsked> {
    let order = game
        .marks()
        .partition_point(|mark| *mark <= event)
        .checked_sub(1)?;
    let before = &game.events()[game.marks()[order]..event];
    if before.iter().any(|it| record::has_line(&it.event)) {
        return None;
    }
    match game.given_by()[order] {
        GivenBy::Player => None,
        GivenBy::NoChoice => Some(NotAsked {
            order: None,
            why: "there was no other answer".to_owned(),
        }),
        GivenBy::Line(line) => Some(NotAsked {
            order: Some(order),
            why: format!("by your orders of the day: {}", title(line).to_lowercase()),
        }),
    }
}

/// A number of tenths, such as "1.4".
fn of_ten(tenths: i32) -> String {
    format!("{:.1}", f64::from(tenths) / 10.0)
}
