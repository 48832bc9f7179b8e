//! The orders of the day as a sheet, and what is said of them elsewhere.

use carrier_battle::engine::fleet::{AirUnitId, FlightDeck, MissionId};
use carrier_battle::engine::forces::RaidId;
use carrier_battle::engine::orders_of_the_day::{
    CourseOrder, GivenBy, Line, OrdersOfTheDay, SearchesOrder, Stop,
};
use carrier_battle::engine::staff::suggestion;
use carrier_battle::engine::{Game, SCENARIOS, Session, Turn, Variant, orders_of_the_day};
use carrier_battle::view::orders_of_the_day::{
    Choice, SheetLine, SheetOf, by_orders, not_asked, sheet, towards, why_asked,
};
use carrier_battle::view::record::has_line;

fn game(number: usize) -> Game {
    Game::new(SCENARIOS[number - 1], &[], 3).unwrap()
}

#[test]
fn the_sheet_has_a_line_for_each_kind_of_question_of_the_scenario() {
    let lines = |number: usize| {
        let sheet = sheet(
            &game(number),
            &OrdersOfTheDay::AS_STAFF,
            SheetOf::DayAndNight,
        );
        sheet.into_iter().map(|line| line.line).collect::<Vec<_>>()
    };
    let by_day = Line::ALL.into_iter();
    let by_day: Vec<Line> = by_day.filter(|line| *line != Line::NightFighters).collect();
    assert_eq!(lines(6), by_day);
    let options = [Variant::NightOperations];
    let two_days = Game::new(SCENARIOS[7], &options, 3).unwrap();
    assert_eq!(orders_of_the_day::lines(&two_days), Line::ALL);
    assert_eq!(lines(1), [Line::Missions, Line::Interception, Line::Fights]);
    assert!(!lines(5).contains(&Line::Submarines));
}

#[test]
fn each_line_can_be_asked_or_left_to_the_staff_and_one_value_is_set() {
    let orders = OrdersOfTheDay::at_first(SCENARIOS[5]);
    for line in sheet(&game(6), &orders, SheetOf::DayAndNight) {
        let words: Vec<&str> = line.choices.iter().map(|it| it.words.as_str()).collect();
        assert_eq!(
            (words[0], words[words.len() - 1]),
            ("ask me", "as the staff")
        );
        assert!(words.len() > 2, "{}: one of its own", line.title);
        let set = line.choices.iter().filter(|it| it.is_set).count();
        assert_eq!(set, 1, "{}", line.title);
        assert!(line.choices[0].orders.asks(line.line));
        assert!(!line.asks.is_empty());
    }
}

#[test]
fn a_fan_of_searches_has_its_direction_its_number_and_its_hours() {
    let game = game(6);
    let line = |orders: &OrdersOfTheDay| {
        let mut lines = sheet(&game, orders, SheetOf::DayAndNight).into_iter();
        lines.find(|it| it.line == Line::Searches).unwrap()
    };
    let first = line(&OrdersOfTheDay::AS_STAFF);
    assert_eq!(first.fan, None);
    let fan = line(&first.choices[1].orders).fan.unwrap();
    assert_eq!(fan.towards.len(), 12);
    assert_eq!(fan.hours[0].words, "0530");
    let hours: Vec<&str> = fan
        .hours
        .iter()
        .filter(|it| it.is_set)
        .map(|it| it.words.as_str())
        .collect();
    assert_eq!(hours, ["0530", "1050", "1610"]);
    let without = line(&fan.hours[0].orders).fan.unwrap();
    assert!(!without.hours[0].is_set && without.hours[4].is_set);
    let SearchesOrder::Pattern(pattern) = fan.searches[4].orders.searches else {
        panic!("it is a fan still");
    };
    assert_eq!((pattern.searches, pattern.towards), (7, 9));
}

/// Its hours are those of every day, so that the second day adds none of its own.
#[test]
fn the_fan_that_is_proposed_for_two_days_flies_every_fourth_turn_of_each() {
    let game = game(8);
    let searches = |orders: &OrdersOfTheDay| {
        let mut lines = sheet(&game, orders, SheetOf::Day).into_iter();
        lines.find(|it| it.line == Line::Searches).unwrap()
    };
    let proposed = searches(&OrdersOfTheDay::AS_STAFF).choices[1].orders;
    let hours = searches(&proposed).fan.unwrap().hours.into_iter();
    let set: Vec<String> = hours.filter(|it| it.is_set).map(|it| it.words).collect();
    assert_eq!(set, ["0530", "1050", "1610"]);
}

#[test]
fn a_course_ends_at_a_turn_or_when_a_force_is_near() {
    let game = Game::new(SCENARIOS[7], &[Variant::LeewardMovement], 3);
    let game = game.unwrap();
    let line = |orders: &OrdersOfTheDay| {
        let mut lines = sheet(&game, orders, SheetOf::DayAndNight).into_iter();
        lines.find(|it| it.line == Line::Course).unwrap()
    };
    assert_eq!(line(&OrdersOfTheDay::ASK_EVERYTHING).until, None);
    let course = line(&OrdersOfTheDay::AS_STAFF);
    assert!(course.choices.iter().any(|it| it.words == "go to windward"));
    let until = course.until.unwrap();
    let turns: Vec<&str> = until.turns.iter().map(|it| it.words.as_str()).collect();
    assert_eq!(
        turns[..3],
        ["further orders", "0650 on 19 June", "0810 on 19 June"]
    );
    assert_eq!((turns.len(), turns[30]), (31, "2130 on 20 June"));
    let set = |choices: &[Choice]| {
        let set = choices.iter().filter(|it| it.is_set);
        set.map(|it| it.words.clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        (set(&until.turns), set(&until.within)),
        (vec!["further orders".to_owned()], vec!["8".to_owned()])
    );
    let changed = line(&until.turns[1].orders).until.unwrap();
    assert_eq!(
        (set(&changed.turns), set(&changed.within)),
        (vec!["0650 on 19 June".to_owned()], vec!["8".to_owned()])
    );
    let words = why_asked(Stop::CourseEnds(Turn::at(19, 1210)));
    assert_eq!(words, "Asked because the course was ordered until 1210.");
    // The hours of a fan are said once, and are those of both days.
    let mut lines = sheet(&game, &OrdersOfTheDay::AS_STAFF, SheetOf::DayAndNight).into_iter();
    let searches = lines.find(|it| it.line == Line::Searches).unwrap();
    let hours = line_of(&game, &searches.choices[1].orders)
        .fan
        .unwrap()
        .hours;
    assert_eq!(hours.len(), 18);
}

/// The line of searches.
fn line_of(game: &Game, orders: &OrdersOfTheDay) -> SheetLine {
    let mut lines = sheet(game, orders, SheetOf::DayAndNight).into_iter();
    lines.find(|it| it.line == Line::Searches).unwrap()
}

#[test]
fn a_course_is_laid_for_a_hex_of_the_chart_and_for_no_other() {
    let orders = towards(&OrdersOfTheDay::AS_STAFF, " 1113 ").unwrap();
    assert!(matches!(orders.course, CourseOrder::Towards(hex) if hex.to_string() == "1113"));
    for wrong in ["", "9999", "111", "north"] {
        assert!(
            towards(&orders, wrong).unwrap_err().contains("no such hex"),
            "{wrong}"
        );
    }
}

#[test]
fn a_question_says_why_it_is_asked_and_a_line_of_the_log_why_nobody_was() {
    let mut session = Session::new(game(6));
    session.issue(OrdersOfTheDay::AS_STAFF);
    session.carry_on();
    let mut said = Vec::new();
    while let Some(order) = suggestion(session.game()) {
        said.extend(session.why_asked().map(why_asked));
        session.play(&[order], |_| Vec::new());
    }
    assert!(said.iter().any(|it| it.contains("has come up")), "{said:?}");
    let game = session.game();
    let events = game.events().iter().enumerate();
    let notes = events
        .filter(|(_, it)| has_line(&it.event))
        .filter_map(|(number, _)| not_asked(game, number));
    let notes: Vec<_> = notes.collect();
    let by_orders = notes.iter().filter_map(|it| it.order);
    for order in by_orders {
        assert!(matches!(game.given_by()[order], GivenBy::Line(_)));
    }
    assert!(
        notes
            .iter()
            .any(|it| it.why == "by your orders of the day: decks")
    );
    assert_eq!(
        why_asked(Stop::SentByPlayer(MissionId::intercept(6), RaidId(2))),
        "Asked because Intercept 6 is with Raid 2, where you sent it."
    );
    assert_eq!(
        why_asked(Stop::GetsThrough(14)),
        "Asked because 1.4 points would get through."
    );
}

/// What the orders of the day do is told in a line until the player answers again.
#[test]
fn a_line_says_what_the_orders_of_the_day_have_done() {
    let mut session = Session::new(game(6));
    assert_eq!(by_orders(session.game()), None);
    session.issue(OrdersOfTheDay::AS_STAFF);
    session.carry_on();
    let mut said = Vec::new();
    while let Some(order) = suggestion(session.game()) {
        let given_by = session.game().given_by();
        let is_own = given_by.last().is_none_or(|by| *by == GivenBy::Player);
        let line = by_orders(session.game());
        assert!(!is_own || line.is_none(), "{line:?}");
        said.extend(line);
        session.play(&[order], |_| Vec::new());
    }
    for part in [
        "Task Force 58 to ",
        " out",
        "on patrol",
        "landed",
        "moved on deck",
        "fighters against",
    ] {
        assert!(said.iter().any(|it| it.contains(part)), "{part}: {said:?}");
    }
}

/// A battle of two days in which night fighters fly.
fn by_night() -> Game {
    let options = [Variant::LeewardMovement, Variant::NightOperations];
    Game::new(SCENARIOS[7], &options, 3).unwrap()
}

/// 22.1, 8.34: on the sheet for the night stands what can be asked at night, at hours of the night.
#[test]
fn r22_1_the_sheet_for_the_night_has_what_counts_by_night() {
    let game = by_night();
    let lines = |game: &Game, of: SheetOf| {
        let all = sheet(game, &OrdersOfTheDay::AS_STAFF, of).into_iter();
        all.map(|line| line.line).collect::<Vec<_>>()
    };
    let night = lines(&game, SheetOf::Night);
    assert!(!night.contains(&Line::Patrols) && night.contains(&Line::Searches));
    assert!(night.contains(&Line::NightFighters));
    let day = lines(&game, SheetOf::Day);
    assert!(day.contains(&Line::Patrols) && !day.contains(&Line::NightFighters));
    let without = Game::new(SCENARIOS[7], &[Variant::LeewardMovement], 3).unwrap();
    assert!(!lines(&without, SheetOf::Night).contains(&Line::Searches));
    assert_eq!(SheetOf::Night.title(), "Orders for the night");
    let all = sheet(&game, &OrdersOfTheDay::AS_STAFF, SheetOf::Night);
    for line in all {
        let asks = line.asks;
        assert!(
            !asks.contains("could sail") && !asks.contains("dusk"),
            "{asks}"
        );
    }
    // Hours of the night alone.
    let line = |orders: &OrdersOfTheDay, of: SheetOf, line: Line| {
        let mut lines = sheet(&game, orders, of).into_iter();
        lines.find(|it| it.line == line).unwrap()
    };
    let words = |choices: &[Choice]| {
        let all = choices.iter().map(|it| it.words.clone());
        all.collect::<Vec<_>>()
    };
    let staff = OrdersOfTheDay::AS_STAFF;
    let hours = |of: SheetOf| {
        let first = line(&staff, of, Line::Searches);
        let orders = first.choices[1].orders;
        words(&line(&orders, of, Line::Searches).fan.unwrap().hours)
    };
    let night = hours(SheetOf::Night);
    assert_eq!((night.len(), night[0].as_str()), (7, "2010"));
    let day = hours(SheetOf::Day);
    assert_eq!((day.len(), day[10].as_str()), (11, "1850"));
    let until = line(&staff, SheetOf::Night, Line::Course).until.unwrap();
    let until = words(&until.turns);
    assert_eq!(
        (until[1].as_str(), until[8].as_str()),
        ("2010 on 19 June", "0530 on 20 June")
    );
}

/// 22.5: whoever leaves the night fighters to be asked about reads how many may fly.
#[test]
fn r22_5_the_line_of_night_fighters_says_how_many_may_fly() {
    let mut game = by_night();
    let asked = |game: &Game| {
        let lines = sheet(game, &OrdersOfTheDay::AS_STAFF, SheetOf::Night);
        let line = lines.into_iter().find(|it| it.line == Line::NightFighters);
        line.unwrap().choices[0].words.clone()
    };
    assert_eq!(asked(&game), "ask me: 2 night fighters may fly tonight");
    while game.table().turn < Turn::at(19, 2010) {
        let order = suggestion(&game).unwrap();
        game.play(order).unwrap();
    }
    let aboard = |unit: &AirUnitId| {
        let mut decks = game.table().decks.iter();
        let all = |deck: &FlightDeck| [deck.ready, deck.landing, deck.servicing, deck.hangar];
        decks.any(|deck| all(deck).iter().any(|units| units.contains(*unit)))
    };
    let fresh = AirUnitId::all()
        .filter(|unit| unit.kind().is_night_rated() && !game.table().must_rest_tonight(*unit))
        .filter(aboard)
        .count();
    let first = match fresh {
        0 => "ask me: no".to_owned(),
        fresh => format!("ask me: {fresh} night fighter"),
    };
    assert!(asked(&game).starts_with(&first), "{}", asked(&game));
}
