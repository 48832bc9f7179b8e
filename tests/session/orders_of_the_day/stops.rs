//! What makes the orders of the day ask: whatever is new.

use super::*;

/// Whether, answered as suggested, the same line answers by itself again before the battle ends.
fn answers_by_itself_again(mut session: Session) -> bool {
    let line = session.game().decision().and_then(|it| it.line()).unwrap();
    while let Some(order) = suggestion(session.game()) {
        let before = session.game().orders().len();
        session.play(&[order], |_| Vec::new());
        let by = &session.game().given_by()[before..];
        if by.contains(&GivenBy::Line(line)) {
            return true;
        }
    }
    false
}

/// It stops for a reason, and does not for the same again once it has been answered.
fn stops_once(orders: OrdersOfTheDay, reason: impl Fn(Stop) -> bool + Copy) -> Session {
    let again = all_asked_because(orders, reason).position(answers_by_itself_again);
    let again = again.expect("it answers by itself again");
    all_asked_because(orders, reason).nth(again).unwrap()
}

fn line_of(session: &Session) -> Line {
    session.game().decision().and_then(|it| it.line()).unwrap()
}

/// Of the whole battle, by the orders of the day that it begins with.
#[test]
fn a_turn_without_news_asks_at_most_two_questions() {
    let (mut all, mut with_news) = (0, 0);
    for seed in 1..=12 {
        let mut session = by_orders(game(6, seed), OrdersOfTheDay::AS_STAFF);
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
        let session = by_orders(game, OrdersOfTheDay::AS_STAFF);
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

/// 5.23: it has flown outward so far, and would come home without an attack.
#[test]
fn they_stop_at_a_strike_that_would_turn_back_and_not_on_its_way_home() {
    let turns_back = |stop| matches!(stop, Stop::StrikeTurnsBack(_));
    let session = stops_once(OrdersOfTheDay::AS_STAFF, turns_back);
    let Some(Stop::StrikeTurnsBack(strike)) = session.why_asked() else {
        panic!("it is asked for a strike");
    };
    assert_eq!(line_of(&session), Line::Missions);
    let game = session.game();
    let mission = game.table().mission(strike).unwrap();
    assert!(!mission.spent && !mission.is_intercept());
    let way = |hex| way_home(game.table(), mission, hex);
    let heading = heading(game, mission);
    assert!(way(heading.hex(mission)) < way(mission.hex), "{heading:?}");
    let sessions = all_asked_because(OrdersOfTheDay::AS_STAFF, turns_back);
    let flown_home: u32 = sessions.take(6).map(flies_home).sum();
    assert!(flown_home > 0);
}

/// On its way home a strike is not asked about again, unless it has flown out once more: how often it moves so.
fn flies_home(mut home: Session) -> u32 {
    let Some(Stop::StrikeTurnsBack(strike)) = home.why_asked() else {
        panic!("it is asked for a strike");
    };
    let mut flown_home = 0;
    while let Some(mission) = home.game().table().mission(strike) {
        let mut moved = home.game().events().iter().rev();
        let last = moved.find_map(|it| match it.event {
            Event::Air(AirEvent::MissionMoved { what, from, to, .. }) if what == strike => {
                Some((from, to))
            }
            _ => None,
        });
        let way = |hex| way_home(home.game().table(), mission, hex);
        if last.is_some_and(|(from, to)| way(to) < way(from)) {
            assert_ne!(home.why_asked(), Some(Stop::StrikeTurnsBack(strike)));
            flown_home += 1;
        }
        let Some(order) = suggestion(home.game()) else {
            break;
        };
        home.play(&[order], |_| Vec::new());
    }
    flown_home
}

/// 4.451, 6.42: before anybody comes down who may be lost in landing, once in a phase.
#[test]
fn they_stop_where_units_may_be_lost_in_landing() {
    let asked = asked_because(OrdersOfTheDay::AS_STAFF, |stop| {
        matches!(stop, Stop::LandingRisk(_))
    });
    let Some(Stop::LandingRisk(mission)) = asked.why_asked() else {
        panic!("it is asked for a landing");
    };
    assert_eq!(line_of(&asked), Line::Decks);
    let table = asked.game().table();
    assert!(landing_risk(table, table.mission(mission).unwrap()).is_some());
    // Whoever is done with it is not asked again in that phase.
    let now = |session: &Session| {
        let table = session.game().table();
        (table.turn, table.phase)
    };
    let is_risk = |stop| matches!(stop, Stop::LandingRisk(_));
    let mut done = 0;
    for mut session in all_asked_because(OrdersOfTheDay::AS_STAFF, is_risk).take(6) {
        let phase = now(&session);
        let mut is_done = false;
        while now(&session) == phase
            && let Some(order) = suggestion(session.game())
        {
            let asks = session.why_asked().is_some_and(is_risk);
            is_done |= !asks;
            assert!(!(is_done && asks));
            session.play(&[order], |_| Vec::new());
        }
        done += u32::from(is_done);
    }
    assert!(done > 0);
}

/// 4.22: what the staff would launch as a strike, the player is asked about, though he has answered about the decks in that
/// turn.
#[test]
fn no_strike_takes_off_unasked() {
    let mut launched = 0;
    for seed in 1..=12 {
        let mut session = by_orders(game(6, seed), OrdersOfTheDay::AS_STAFF);
        while let Some(order) = suggestion(session.game()) {
            session.play(&[order], |_| Vec::new());
        }
        let game = session.game();
        for (order, by) in game.orders().iter().zip(game.given_by()) {
            let is_strike = matches!(order, Order::Launch { mission, .. } if mission.kind == MissionType::Strike);
            assert!(!is_strike || *by == GivenBy::Player, "{seed}: {order}");
            launched += usize::from(is_strike);
        }
    }
    assert!(launched > 0);
}

/// 4.451: and no mission loses a unit in landing in a phase in which nobody was asked.
#[test]
fn nobody_is_lost_in_landing_unasked() {
    let mut lost = 0;
    for seed in 1..=12 {
        let mut session = by_orders(game(6, seed), OrdersOfTheDay::AS_STAFF);
        let mut asked = Vec::new();
        while let Some(order) = suggestion(session.game()) {
            if session.game().decision() == Some(LANDS) {
                let table = session.game().table();
                asked.push((table.turn, table.phase));
            }
            session.play(&[order], |_| Vec::new());
        }
        for it in session.game().events() {
            let Event::Losses(LossEvent::Unit {
                why: UnitLoss::Landing,
                mission: Some(_),
                ..
            }) = it.event
            else {
                continue;
            };
            assert!(
                asked.contains(&(it.at.turn, it.at.phase)),
                "{seed}: {:?}",
                it.at
            );
            lost += 1;
        }
    }
    assert!(lost > 0);
}

const LANDS: Decision = Decision::AirOperations {
    step: AirStep::Land,
};

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

/// Where one has been driven deep, and the line has nothing left for the others to do, nobody is asked.
#[test]
fn they_do_not_stop_at_a_submarine_that_is_hunted_where_no_other_would_sail() {
    let (mut asked, mut passed) = (0, 0);
    for seed in 1..=60 {
        if asked > 0 && passed > 0 {
            break;
        }
        let mut session = by_orders(game(6, seed), OrdersOfTheDay::AS_STAFF);
        while let Some(order) = suggestion(session.game()) {
            if matches!(session.why_asked(), Some(Stop::SubmarineHunted(_))) {
                assert_ne!(order, Order::GoOn, "{seed}");
                asked += 1;
            }
            session.play(&[order], |_| Vec::new());
        }
        let game = session.game();
        let given = game.orders().iter().zip(game.given_by()).zip(game.marks());
        let by_the_line = given.filter(|((order, by), mark)| {
            let pinned = game.events()[..**mark].iter().rev().map(|it| &it.event);
            // Right before it, of the same chit.
            let mut chit = pinned.take_while(|it| !matches!(it, Event::Order { .. }));
            **order == Order::GoOn
                && **by == GivenBy::Line(Line::Submarines)
                && chit.any(|it| matches!(it, Event::Submarines(SubmarineEvent::Pinned { .. })))
        });
        passed += by_the_line.count();
    }
    assert!(asked > 0 && passed > 0, "{asked} {passed}");
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
        let mut session = by_orders(game(6, seed), OrdersOfTheDay::AS_STAFF);
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
        let mut session = by_orders(game(6, seed), orders);
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
    let (mut sent_by_player, mut sent_by_orders) = (0, 0);
    for seed in 1..=20 {
        let mut session = by_orders(game(6, seed), OrdersOfTheDay::AS_STAFF);
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
                sent_by_player += 1;
            }
            let table = session.game().table();
            let out = table.missions.iter().filter(|it| it.is_intercept());
            sent_by_orders += out
                .filter(|it| matches!(flights(it.id), Some(GivenBy::Line(_))))
                .count();
            session.play(&[suggested], |_| Vec::new());
        }
    }
    assert!(
        sent_by_player > 0 && sent_by_orders > 0,
        "{sent_by_player} {sent_by_orders}"
    );
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

/// What is asked some turns after the light has changed is not asked for it.
#[test]
fn a_change_of_light_is_asked_about_as_it_comes() {
    for seed in 1..=3 {
        two_days::two_days(seed, OrdersOfTheDay::AS_STAFF, &mut |game, why| {
            let turn = game.table().turn;
            let changes = [530, 1850, 2010].contains(&turn.time());
            assert!(why != Some(Stop::Dusk) || changes, "{turn}");
        });
    }
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
