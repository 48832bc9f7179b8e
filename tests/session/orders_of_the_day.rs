//! What the fleet does without asking the player, and what makes it ask.

use std::collections::BTreeMap;

use carrier_battle::engine::fleet::{AirStep, MissionId};
use carrier_battle::engine::forecast::homecomings;
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::orders_of_the_day::{
    CourseOrder, DecksOrder, FightsOrder, GivenBy, Hours, InterceptionOrder, Line, MissionsOrder,
    NEAR, NightFightersOrder, OrdersOfTheDay, PatrolsOrder, SearchPattern, SearchesOrder,
    StandingOrders, Stop, SubmarinesOrder,
};
use carrier_battle::engine::plan::Plans;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Random, suggestion};
use carrier_battle::engine::{
    Decision, Event, FleetEvent, Game, GuamEvent, Light, Order, SCENARIOS, SearchEvent, Session,
    Turn, Variant,
};

use super::game;

/// A player who follows every suggestion.
fn followed(number: usize, seed: u64, orders: OrdersOfTheDay) -> Session {
    let mut session = Session::new(game(number, seed));
    session.issue(orders);
    session.carry_on();
    while let Some(order) = suggestion(session.game()) {
        assert_eq!(
            session.play(&[order], |_| Vec::new()).refusal,
            None,
            "{order}"
        );
    }
    session
}

fn asked(game: &Game) -> usize {
    game.given_by()
        .iter()
        .filter(|by| **by == GivenBy::Player)
        .count()
}

#[test]
fn who_follows_every_suggestion_plays_the_same_game_with_everything_asked_and_by_the_orders_of_the_day()
 {
    for number in 1..=9 {
        for seed in 1..=4 {
            let by_hand = followed(number, seed, OrdersOfTheDay::ASK_EVERYTHING);
            let by_orders = followed(
                number,
                seed,
                OrdersOfTheDay::at_first(SCENARIOS[number - 1]),
            );
            assert_eq!(
                by_hand.game().orders(),
                by_orders.game().orders(),
                "{number}, {seed}"
            );
        }
    }
}

#[test]
fn a_save_says_by_whom_its_orders_were_given() {
    let session = followed(6, 3, OrdersOfTheDay::AS_STAFF);
    let game = session.game();
    assert!(game.given_by().contains(&GivenBy::Line(Line::Searches)));
    let loaded = Game::load(&game.save().unwrap().to_text()).unwrap();
    assert_eq!(loaded.given_by(), game.given_by());
    assert_eq!(loaded.orders_of_the_day(), game.orders_of_the_day());
    assert_eq!(loaded.save(), game.save());
    println!(
        "{} asked of {}, {} bytes",
        asked(game),
        game.orders().len(),
        game.save().unwrap().to_text().len()
    );
}

#[test]
fn what_a_save_says_of_it_is_no_part_of_the_game() {
    let orders = followed(4, 5, OrdersOfTheDay::AS_STAFF);
    let mut plain = game(4, 5);
    for order in orders.game().orders() {
        plain.play(*order).unwrap();
    }
    assert_eq!(
        plain.save().unwrap().check,
        orders.game().save().unwrap().check
    );
    assert!(!plain.save().unwrap().to_text().contains("given_by"));
}

/// A player at the first question that is asked for a reason, with as many seeds as that takes.
fn asked_because(orders: OrdersOfTheDay, reason: impl Fn(Stop) -> bool) -> Session {
    let mut games = (1..60).filter_map(|seed| {
        let mut session = Session::new(game(6, seed));
        session.issue(orders);
        session.carry_on();
        loop {
            if session.why_asked().is_some_and(&reason) {
                return Some(session);
            }
            let order = suggestion(session.game())?;
            session.play(&[order], |_| Vec::new());
        }
    });
    games.next().expect("it is asked for that in some game")
}

/// Answers the question as suggested, and goes on until the same line answers by itself again; the game then.
fn until_by_itself(mut session: Session) -> Game {
    let line = session.game().decision().and_then(|it| it.line()).unwrap();
    loop {
        let before = session.game().orders().len();
        let order = suggestion(session.game()).expect("it answers by itself again");
        session.play(&[order], |_| Vec::new());
        let by = &session.game().given_by()[before..];
        if by.contains(&GivenBy::Line(line)) {
            return session.into_game();
        }
    }
}

/// It stops for a reason, and does not for the same again once it has been answered.
fn stops_once(orders: OrdersOfTheDay, reason: impl Fn(Stop) -> bool + Copy) -> Session {
    let session = asked_because(orders, reason);
    let again = asked_because(orders, reason);
    until_by_itself(again);
    session
}

fn line_of(session: &Session) -> Line {
    session.game().decision().and_then(|it| it.line()).unwrap()
}

/// Of the whole battle, by the orders of the day that it begins with.
#[test]
fn a_turn_without_news_asks_at_most_two_questions() {
    let (mut all, mut with_news) = (0, 0);
    for seed in 1..=12 {
        let mut session = Session::new(game(6, seed));
        session.issue(OrdersOfTheDay::AS_STAFF);
        session.carry_on();
        let mut turns: BTreeMap<Turn, Vec<bool>> = BTreeMap::new();
        while let Some(order) = suggestion(session.game()) {
            let turn = session.game().table().turn;
            let is_new = session.why_asked().is_some();
            turns.entry(turn).or_default().push(is_new);
            session.play(&[order], |_| Vec::new());
        }
        // Before the first the fleet is set up.
        for asked in turns.values().skip(1) {
            match asked.contains(&true) {
                true => with_news += 1,
                false => assert!(asked.len() <= 2, "{seed}: {}", asked.len()),
            }
        }
        let turns = session
            .game()
            .events()
            .chunk_by(|one, other| one.at.turn == other.at.turn);
        all += turns.count();
    }
    assert!(with_news < all, "no turn is without news");
}

#[test]
fn they_stop_at_a_raid_that_has_come_up_and_not_while_it_flies_on() {
    let is_raid = |stop| matches!(stop, Stop::Raid(_));
    let session = stops_once(OrdersOfTheDay::AS_STAFF, is_raid);
    let Some(Stop::Raid(raid)) = session.why_asked() else {
        panic!("it is asked for a raid");
    };
    assert!(session.game().table().attackers().any(|it| it.id == raid));
    assert!(matches!(line_of(&session), Line::Decks | Line::Missions));
}

/// 23.3: fighters may want to meet it.
#[test]
fn they_stop_at_a_raid_that_turns_for_guam() {
    let stops = (0..40).filter_map(|seed| {
        let scenario = SCENARIOS[5];
        let mut game = Game::new(scenario, &[Variant::ShuttleRaids], seed).unwrap();
        let mut player = Random::new(seed);
        let turned = |game: &Game, from: usize| {
            let mut news = game.events()[from..].iter();
            news.any(|it| matches!(it.event, Event::Guam(GuamEvent::Diverts { .. })))
        };
        loop {
            let from = game.events().len();
            game.play(player.order(&game)?).unwrap();
            if turned(&game, from) {
                break;
            }
        }
        let mut session = Session::new(game);
        session.issue(OrdersOfTheDay::AS_STAFF);
        session.carry_on();
        let Some(Stop::TurnsForGuam(raid)) = session.why_asked() else {
            return None;
        };
        assert!(matches!(line_of(&session), Line::Patrols | Line::Missions));
        Some(session.game().table().raid(raid).unwrap().is_shuttle())
    });
    let stops: Vec<bool> = stops.collect();
    assert!(!stops.is_empty() && stops.iter().all(|it| *it), "{stops:?}");
}

#[test]
fn they_stop_at_a_contact_and_not_at_what_was_seen_before() {
    let session = stops_once(OrdersOfTheDay::AS_STAFF, |stop| {
        matches!(stop, Stop::Contact(_))
    });
    assert!(matches!(line_of(&session), Line::Searches | Line::Course));
}

#[test]
fn they_stop_at_a_strike_that_could_sail_once_a_turn() {
    let session = stops_once(OrdersOfTheDay::AS_STAFF, |stop| {
        matches!(stop, Stop::StrikeCouldSail(_))
    });
    assert!(matches!(
        suggestion(session.game()),
        Some(Order::Launch { .. })
    ));
}

#[test]
fn they_stop_at_a_force_that_comes_near_and_not_while_it_stays_so() {
    let session = stops_once(OrdersOfTheDay::AS_STAFF, |stop| {
        matches!(stop, Stop::ForceNear(..))
    });
    let Some(Stop::ForceNear(_, hexes)) = session.why_asked() else {
        panic!("it is asked for a force");
    };
    assert!(hexes <= NEAR);
    assert_eq!(session.game().decision(), Some(Decision::UsMovement));
}

#[test]
fn they_stop_at_a_submarine_that_has_found_a_force_and_at_one_that_is_hunted() {
    let session = asked_because(OrdersOfTheDay::AS_STAFF, |stop| {
        matches!(stop, Stop::SubmarineContact(..))
    });
    assert!(matches!(
        session.game().decision(),
        Some(Decision::SubmarineContact { .. })
    ));
    let session = stops_once(OrdersOfTheDay::AS_STAFF, |stop| {
        matches!(stop, Stop::SubmarineHunted(_))
    });
    assert_eq!(session.game().decision(), Some(Decision::Submarines));
}

#[test]
fn they_stop_where_points_would_get_through_and_not_where_none_would() {
    let through = |stop| matches!(stop, Stop::GetsThrough(_));
    let session = stops_once(OrdersOfTheDay::AS_STAFF, through);
    assert_eq!(session.game().decision(), Some(Decision::Interception));
    assert!(matches!(session.why_asked(), Some(Stop::GetsThrough(tenths)) if tenths >= 10));
}

/// The fighters that a line has sent count as sent, so that it does not stop in the middle of its own answer.
#[test]
fn they_ask_who_engages_before_anybody_is_or_not_at_all() {
    let mut asked = 0;
    for seed in 1..=12 {
        let mut session = Session::new(game(6, seed));
        session.issue(OrdersOfTheDay::AS_STAFF);
        session.carry_on();
        while let Some(order) = suggestion(session.game()) {
            let game = session.game();
            let is_interception = game.decision() == Some(Decision::Interception);
            if is_interception && game.given_by().last() != Some(&GivenBy::Player) {
                assert_eq!(game.table().engagements, [], "{seed}");
                asked += 1;
            }
            session.play(&[order], |_| Vec::new());
        }
    }
    assert!(asked > 0);
}

/// Who flies fighters to a raid against the advice wants to say himself whether they fight.
#[test]
fn they_stop_where_the_player_has_sent_fighters_to_a_raid_that_nobody_would_fight() {
    let orders = OrdersOfTheDay {
        missions: MissionsOrder::AskMe,
        ..OrdersOfTheDay::AS_STAFF
    };
    let mut asked = 0;
    for seed in 1..=12 {
        let mut session = Session::new(game(6, seed));
        session.issue(orders);
        session.carry_on();
        while let Some(suggested) = suggestion(session.game()) {
            if let Some(Stop::SentByPlayer(mission, raid)) = session.why_asked() {
                let table = session.game().table();
                assert_eq!(session.game().decision(), Some(Decision::Interception));
                let (mission, raid) = (table.mission(mission).unwrap(), table.raid(raid).unwrap());
                assert_eq!(mission.hex, raid.hex);
                asked += 1;
            }
            let order = to_a_raid(session.game()).unwrap_or(suggested);
            session.play(&[order], |_| Vec::new());
        }
    }
    assert!(asked > 0);
}

/// Where his orders have flown them there, the line of interception answers.
#[test]
fn they_do_not_stop_where_the_orders_have_sent_the_fighters() {
    let (mut by_player, mut by_orders) = (0, 0);
    for seed in 1..=6 {
        let mut session = Session::new(game(6, seed));
        session.issue(OrdersOfTheDay::AS_STAFF);
        session.carry_on();
        while let Some(suggested) = suggestion(session.game()) {
            let flights = |of: MissionId| {
                let game = session.game();
                let given = game.orders().iter().zip(game.given_by()).rev();
                let mut flights = given.filter_map(move |(order, by)| match order {
                    Order::Fly { mission, .. } if *mission == of => Some(*by),
                    _ => None,
                });
                flights.next()
            };
            if let Some(Stop::SentByPlayer(mission, _)) = session.why_asked() {
                assert_eq!(flights(mission), Some(GivenBy::Player), "{seed}");
                by_player += 1;
            }
            let table = session.game().table();
            let out = table.missions.iter().filter(|it| it.is_intercept());
            by_orders += out
                .filter(|it| matches!(flights(it.id), Some(GivenBy::Line(_))))
                .count();
            session.play(&[suggested], |_| Vec::new());
        }
    }
    assert!(by_player > 0 && by_orders > 0, "{by_player} {by_orders}");
}

/// A flight of fighters to a raid, whatever it costs.
fn to_a_raid(game: &Game) -> Option<Order> {
    let table = game.table();
    game.legal().find(|order| match *order {
        Order::Fly { mission, to } => {
            let fighters = table.mission(mission).is_some_and(|it| it.is_intercept());
            fighters && table.attackers().any(|raid| raid.hex == to)
        }
        _ => false,
    })
}

#[test]
fn they_stop_where_a_fight_promises_less_than_the_line_of_the_player() {
    let orders = OrdersOfTheDay {
        interception: InterceptionOrder::IfWorth(2),
        ..OrdersOfTheDay::AS_STAFF
    };
    let little = |stop| matches!(stop, Stop::LittleGain(_));
    let session = stops_once(orders, little);
    assert!(matches!(session.why_asked(), Some(Stop::LittleGain(tenths)) if tenths < 20));
}

#[test]
fn they_stop_at_a_fight_over_carriers_where_the_player_fights_such_himself() {
    let orders = OrdersOfTheDay {
        fights: FightsOrder::OverCarriers,
        ..OrdersOfTheDay::AS_STAFF
    };
    let session = asked_because(orders, |stop| matches!(stop, Stop::OverCarriers(_)));
    assert!(matches!(
        session.game().decision(),
        Some(Decision::Division(_))
    ));
}

#[test]
fn they_stop_at_dusk_and_at_hits_on_our_carriers() {
    let session = stops_once(OrdersOfTheDay::AS_STAFF, |stop| stop == Stop::Dusk);
    assert_ne!(
        session.game().table().light(),
        carrier_battle::engine::Light::Day
    );
    let session = asked_because(OrdersOfTheDay::AS_STAFF, |stop| {
        matches!(stop, Stop::CarrierHit(_))
    });
    let Some(Stop::CarrierHit(carrier)) = session.why_asked() else {
        panic!("it is asked for a hit");
    };
    let hits = session.game().table().hits(ShipId::of_carrier(carrier));
    assert!(hits.total() > 0, "{carrier}");
}

#[test]
fn they_stop_where_planes_would_find_no_deck_and_not_where_there_is_room() {
    // More are sent than come home to free decks.
    let hours = [530, 650, 810, 930, 1050, 1210];
    let at = hours
        .into_iter()
        .fold(Hours::default(), |at, hour| at.toggled(Turn::at(19, hour)));
    let orders = with(|it| {
        it.searches = SearchesOrder::Pattern(SearchPattern {
            towards: 9,
            searches: 5,
            at,
        });
    });
    let session = stops_once(orders, |stop| stop == Stop::NoDeck);
    let homes = homecomings(session.game().table());
    assert!(homes.iter().any(|home| home.without_deck() > 0));
    // By the staff's searches and decks everybody has room, all day.
    let staffs = followed(6, 3, OrdersOfTheDay::AS_STAFF);
    assert!(!given_by_line(staffs.game(), Line::SearchLandings).is_empty());
}

#[test]
fn they_stop_at_a_force_that_slips_past_and_not_while_it_stays_so() {
    // Far to the west, where forces come level with the fleet.
    let orders = with(|it| it.course = CourseOrder::Towards(HexId::at(1125)));
    let session = stops_once(orders, |stop| matches!(stop, Stop::SlipsPast(_)));
    let Some(Stop::SlipsPast(force)) = session.why_asked() else {
        panic!("it is asked for a force");
    };
    assert_eq!(line_of(&session), Line::Course);
    let table = session.game().table();
    let fleet = table.groups_at_sea().next().unwrap().hex;
    assert!(table.force(force).unwrap().hex.column() <= fleet.column());
}

#[test]
fn who_has_begun_to_answer_says_himself_when_he_is_done() {
    let mut session = asked_because(OrdersOfTheDay::AS_STAFF, |stop| {
        matches!(stop, Stop::SubmarineHunted(_))
    });
    let decision = session.game().decision();
    let why = session.why_asked();
    let sails = session
        .game()
        .legal()
        .find(|it| matches!(it, Order::MoveSubmarine { .. }));
    let before = session.game().orders().len();
    session.play(&[sails.unwrap()], |_| Vec::new());
    assert_eq!(session.game().orders().len(), before + 1);
    assert_eq!(
        (session.game().decision(), session.why_asked()),
        (decision, why)
    );
}

#[test]
fn undo_goes_back_to_the_players_last_order_and_counts_once() {
    let mut session = Session::new(game(6, 5));
    session.issue(OrdersOfTheDay::AS_STAFF);
    session.carry_on();
    // Until a step brings orders of the day with dice.
    loop {
        let before = session.game().orders().len();
        let order = suggestion(session.game()).unwrap();
        session.play(&[order], |_| Vec::new());
        let since = &session.game().given_by()[before..];
        if since.len() > 20 {
            assert_eq!(since[0], GivenBy::Player);
            let orders = session.game().orders().to_vec();
            session.undo().unwrap();
            assert_eq!(session.game().orders().len(), before);
            assert_eq!(session.game().undone(), 1);
            assert!(session.redo());
            assert_eq!(
                (session.game().orders(), session.game().undone()),
                (&orders[..], 0)
            );
            return;
        }
    }
}

#[test]
fn undo_goes_back_to_an_order_of_theirs_too_which_is_asked_this_once() {
    let session = followed(6, 5, OrdersOfTheDay::AS_STAFF);
    let game = session.game();
    let is_course = |by: &GivenBy| *by == GivenBy::Line(Line::Course);
    let order = game.given_by().iter().position(is_course).unwrap();
    let own = game
        .given_by()
        .iter()
        .position(|by| *by == GivenBy::Player)
        .unwrap();
    let mut session = Session::new(game.clone());
    assert_eq!(session.undo_to(own), None, "that was the player's");
    session.undo_to(order).unwrap();
    assert_eq!(session.game().orders(), &game.orders()[..order]);
    assert_eq!(session.game().decision(), Some(Decision::UsMovement));
    assert_eq!(session.game().undone(), 1);
    // The player answers it himself, and the orders of the day go on after it.
    session.play(&[Order::GoOn], |_| Vec::new());
    assert_eq!(session.game().given_by()[order], GivenBy::Player);
    assert!(session.undo().is_some());
    assert!(session.redo() && !session.redo());
}

/// Orders of the day with another value of one line each.
fn with(set: impl FnOnce(&mut OrdersOfTheDay)) -> OrdersOfTheDay {
    let mut orders = OrdersOfTheDay::AS_STAFF;
    set(&mut orders);
    orders
}

/// The orders that a line gave in a game.
fn given_by_line(game: &Game, line: Line) -> Vec<Order> {
    let orders = game.orders().iter().zip(game.given_by());
    orders
        .filter(|(_, by)| **by == GivenBy::Line(line))
        .map(|(order, _)| *order)
        .collect()
}

#[test]
fn the_course_is_held_or_laid_for_a_hex_or_for_the_nearest_report() {
    let held = followed(6, 3, with(|it| it.course = CourseOrder::Hold));
    assert!(
        given_by_line(held.game(), Line::Course)
            .iter()
            .all(|it| *it == Order::GoOn)
    );
    let hex = HexId::at(1113);
    let towards = followed(6, 3, with(|it| it.course = CourseOrder::Towards(hex)));
    let first = given_by_line(towards.game(), Line::Course)[0];
    assert!(
        matches!(first, Order::MoveTaskForce { to } if to.distance(hex) < HexId::at(1109).distance(hex))
    );
    let closes = followed(6, 3, with(|it| it.course = CourseOrder::CloseNearest));
    let moves = given_by_line(closes.game(), Line::Course);
    assert!(
        moves
            .iter()
            .any(|it| matches!(it, Order::MoveTaskForce { .. }))
    );
}

/// A game of scenario 8 with the wind and the night played, as the staff suggests and by some orders of the day.
fn two_days(seed: u64, orders: OrdersOfTheDay, see: &mut dyn FnMut(&Game, Option<Stop>)) {
    let options = [
        Variant::LeewardMovement,
        Variant::VariableWind,
        Variant::NightOperations,
    ];
    let game = Game::new(SCENARIOS[7], &options, seed).unwrap();
    let mut session = Session::new(game);
    session.issue(orders);
    session.carry_on();
    loop {
        let why = session.why_asked();
        see(session.game(), why);
        let Some(order) = suggestion(session.game()) else {
            break;
        };
        session.play(&[order], |_| Vec::new());
    }
}

#[test]
fn a_course_holds_until_its_turn_and_is_then_asked_for() {
    let until = Turn::at(19, 1210);
    let orders = with(|it| {
        it.course = CourseOrder::Hold;
        it.course_until.turn = Some(until);
    });
    let mut asked_then = 0;
    two_days(3, orders, &mut |game, why| {
        if game.decision() == Some(Decision::UsMovement) {
            let ends = why == Some(Stop::CourseEnds(until));
            asked_then += u32::from(ends);
            assert!(!ends || game.table().turn >= until);
            assert!(why.is_some() || game.table().turn < until, "{why:?}");
        }
    });
    assert!(asked_then > 10, "{asked_then}");
}

#[test]
fn a_force_is_near_as_near_as_the_player_says() {
    let nearest = |within: u8| {
        let orders = with(|it| {
            it.course = CourseOrder::Hold;
            it.course_until.within = within;
        });
        let mut near = Vec::new();
        for seed in 1..=3 {
            two_days(seed, orders, &mut |_, why| {
                if let Some(Stop::ForceNear(_, hexes)) = why {
                    near.push(hexes);
                }
            });
        }
        near
    };
    let (close, far) = (nearest(5), nearest(16));
    assert!(close.iter().all(|hexes| *hexes <= 5), "{close:?}");
    assert!(far.iter().any(|hexes| *hexes > NEAR), "{far:?}");
}

#[test]
fn r17_2_the_fleet_goes_to_windward_as_long_as_it_can() {
    let orders = with(|it| it.course = CourseOrder::ToWindward);
    let mut by_line = 0;
    two_days(4, orders, &mut |game, _| {
        let last = game.events().iter().rev().find_map(|it| match &it.event {
            Event::Fleet(FleetEvent::CourseMarked { course, .. }) => Some(*course),
            _ => None,
        });
        let by = game.orders().iter().zip(game.given_by());
        let sailed = by.rev().find_map(|(order, by)| match (order, by) {
            (Order::MoveTaskForce { .. }, by) => Some(*by),
            _ => None,
        });
        if sailed == Some(GivenBy::Line(Line::Course)) && last.is_some() {
            by_line += 1;
        }
    });
    assert!(by_line > 0);
    let plain = followed(6, 3, orders);
    let stays = given_by_line(plain.game(), Line::Course);
    assert!(stays.iter().all(|it| *it == Order::GoOn), "no wind, no way");
}

/// 22.1: what takes off in the dark has a line of its own, whatever the decks do.
#[test]
fn r22_1_night_fighters_rest_or_are_asked_about_by_their_own_line() {
    let launches_in_the_dark = |night_fighters| {
        let orders = OrdersOfTheDay {
            decks: DecksOrder::AsStaff,
            night_fighters,
            ..OrdersOfTheDay::AS_STAFF
        };
        let mut asked = 0;
        for seed in 1..=3 {
            two_days(seed, orders, &mut |game, why| {
                let launches = game.decision()
                    == Some(Decision::AirOperations {
                        step: AirStep::Launch,
                    });
                if launches && game.table().light() == Light::Night {
                    assert!(matches!(why, None | Some(Stop::Raid(_))), "{why:?}");
                    asked += 1;
                }
            });
        }
        asked
    };
    assert_eq!(launches_in_the_dark(NightFightersOrder::Rest), 0);
    assert!(launches_in_the_dark(NightFightersOrder::AskMe) > 0);
}

#[test]
fn submarines_hold_patrol_or_close_the_nearest_report() {
    let sails = |how| {
        let session = followed(6, 3, with(|it| it.submarines = how));
        let orders = given_by_line(session.game(), Line::Submarines);
        orders
            .iter()
            .filter(|it| matches!(it, Order::MoveSubmarine { .. }))
            .count()
    };
    assert_eq!(sails(SubmarinesOrder::Hold), 0);
    assert!(sails(SubmarinesOrder::Patrol) < sails(SubmarinesOrder::CloseNearest));
}

#[test]
fn r4_33_so_many_units_are_kept_on_patrol_over_each_group() {
    for units in 1..=3 {
        let session = followed(6, 3, with(|it| it.patrols = PatrolsOrder::Keep(units)));
        let orders = given_by_line(session.game(), Line::Patrols);
        assert!(
            orders
                .iter()
                .all(|it| matches!(it, Order::LaunchCap { .. })),
            "{orders:?}"
        );
        let by_decks = given_by_line(session.game(), Line::Decks);
        assert!(
            !by_decks
                .iter()
                .any(|it| matches!(it, Order::LaunchCap { .. }))
        );
    }
}

#[test]
fn searches_go_out_in_a_fan_at_their_hours_and_at_no_others() {
    let at = Hours::default()
        .toggled(Turn::at(19, 650))
        .toggled(Turn::at(19, 1050));
    let pattern = SearchPattern {
        towards: 9,
        searches: 3,
        at,
    };
    let session = followed(
        6,
        3,
        with(|it| it.searches = SearchesOrder::Pattern(pattern)),
    );
    let game = session.game();
    let own = game.orders().iter().zip(game.given_by()).zip(game.marks());
    let mut sent = Vec::new();
    for ((order, by), mark) in own {
        if matches!(order, Order::Search { .. }) && *by == GivenBy::Line(Line::Searches) {
            sent.push(game.events()[*mark].at.turn.time());
        }
    }
    assert!(!sent.is_empty());
    assert!(
        sent.iter().all(|time| [650, 1050].contains(time)),
        "{sent:?}"
    );
    let launched = |it: &&carrier_battle::engine::EventRecord| {
        matches!(it.event, Event::Searches(SearchEvent::Launched { .. }))
            && it.at.turn.time() == 650
    };
    assert_eq!(game.events().iter().filter(launched).count(), 3);
}

#[test]
fn decks_go_by_the_plan_of_each_group_and_missions_hold() {
    let orders = OrdersOfTheDay {
        plans: Plans::AS_STAFF,
        ..with(|it| {
            it.decks = DecksOrder::ByPlan;
            it.missions = MissionsOrder::Hold;
        })
    };
    let session = followed(6, 3, orders);
    let game = session.game();
    assert!(
        given_by_line(game, Line::Decks)
            .iter()
            .any(|it| matches!(it, Order::Raise { .. } | Order::Service { .. }))
    );
    assert!(asked(game) < game.orders().len() / 3);
}

#[test]
fn a_scenario_begins_by_the_orders_of_the_day_that_suit_it() {
    for number in 1..=3 {
        assert!(OrdersOfTheDay::at_first(SCENARIOS[number - 1]).asks_everything());
    }
    for number in 4..=5 {
        let orders = OrdersOfTheDay::at_first(SCENARIOS[number - 1]);
        let asked = Line::ALL
            .into_iter()
            .filter(|line| orders.asks(*line))
            .count();
        assert_eq!(
            (orders.searches, asked),
            (SearchesOrder::AsStaff, Line::ALL.len() - 4)
        );
    }
    for number in 6..=7 {
        let orders = OrdersOfTheDay::at_first(SCENARIOS[number - 1]);
        assert!(!Line::ALL.into_iter().any(|line| orders.asks(line)));
    }
}

#[test]
fn a_save_whose_orders_of_the_day_are_damaged_is_refused_and_says_so() {
    let text = followed(4, 5, OrdersOfTheDay::AS_STAFF)
        .game()
        .save()
        .unwrap()
        .to_text();
    for (whole, damaged, field) in [
        ("\"given_by\":\"", "\"given_by\":\"9", "given_by"),
        (
            "\"decks\":\"as_staff\"",
            "\"decks\":\"as_cook\"",
            "orders_of_the_day",
        ),
    ] {
        assert!(text.contains(whole), "{text}");
        let problem = Game::load(&text.replace(whole, damaged))
            .unwrap_err()
            .to_string();
        assert!(problem.contains(field), "{problem}");
    }
}

/// Those of the night hold in its light alone, whatever stands for the day, and a save keeps both.
#[test]
fn the_night_may_have_a_sheet_of_its_own() {
    let standing = StandingOrders {
        day: OrdersOfTheDay::ASK_EVERYTHING,
        night: Some(OrdersOfTheDay::AS_STAFF),
    };
    let mut session = Session::new(Game::new(SCENARIOS[7], &[Variant::Refuelling], 3).unwrap());
    session.issue(standing);
    let (mut by_night, mut by_day) = ([0, 0], [0, 0]);
    while session.game().table().turn < Turn::at(20, 650)
        && let Some(order) = suggestion(session.game())
    {
        let before = session.game().given_by().len();
        session.play(&[order], |_| Vec::new());
        // The marks say in which light each order was given.
        let game = session.game();
        for (number, by) in game.given_by().iter().enumerate().skip(before) {
            let event = game.events().get(game.marks()[number]);
            let light = event.map(|it| it.at.turn.light(it.at.phase));
            let counted = match light {
                Some(Light::Night) => &mut by_night,
                _ => &mut by_day,
            };
            counted[usize::from(matches!(by, GivenBy::Line(_)))] += 1;
        }
    }
    assert_eq!(by_day[1], 0, "by day the player is asked");
    assert!(by_night[1] > 3 * by_night[0], "{by_night:?}");
    let text = session.game().save().unwrap().to_text();
    assert!(text.contains("\"orders_of_the_night\""));
    let again = Game::load(&text).unwrap();
    assert_eq!(again.standing_orders(), standing);
    assert_eq!(*again.orders_of_the_day(), standing.day, "it is day again");
    let damaged = text.replace(
        "\"orders_of_the_night\":{",
        "\"orders_of_the_night\":{\"x\":1,",
    );
    let why = Game::load(&damaged).unwrap_err().to_string();
    assert!(why.contains("orders_of_the_night"), "{why}");
}
