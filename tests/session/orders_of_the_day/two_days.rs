//! The orders of the day over two days: a course that ends, the wind, and the night.

use super::*;

/// A game of scenario 8 with the wind and the night played, as the staff suggests and by some orders of the day.
pub(super) fn two_days(
    seed: u64,
    orders: OrdersOfTheDay,
    see: &mut dyn FnMut(&Game, Option<Stop>),
) {
    let options = [
        Variant::LeewardMovement,
        Variant::VariableWind,
        Variant::NightOperations,
    ];
    let game = Game::new(SCENARIOS[7], &options, seed).unwrap();
    let mut session = by_orders(game, orders);
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
            it.course = CourseOrder::CloseNearest;
            it.course_until.within = within;
        });
        let mut near = Vec::new();
        for seed in 1..=6 {
            two_days(seed, orders, &mut |_, why| {
                if let Some(Stop::ForceNear(_, hexes)) = why {
                    near.push(hexes);
                }
            });
        }
        near
    };
    let (close, far) = (nearest(NEAR - 1), nearest(16));
    assert!(
        !close.is_empty() && close.iter().all(|hexes| *hexes < NEAR),
        "{close:?}"
    );
    assert!(far.iter().any(|hexes| *hexes > NEAR), "{far:?}");
}

#[test]
fn r17_2_the_fleet_goes_to_windward_as_long_as_it_can() {
    let orders = with(|it| it.course = CourseOrder::ToWindward);
    // Each move that the line gave, by the marker that followed it.
    let mut courses = Vec::new();
    two_days(4, orders, &mut |game, _| {
        if game.decision().is_some() {
            return;
        }
        for (number, order) in game.orders().iter().enumerate() {
            let is_by_line = game.given_by()[number] == GivenBy::Line(Line::Course);
            if is_by_line && matches!(order, Order::MoveTaskForce { .. }) {
                let mut after = game.events()[game.marks()[number]..].iter();
                courses.push(after.find_map(|it| match it.event {
                    Event::Fleet(FleetEvent::CourseMarked { course, .. }) => Some(course),
                    _ => None,
                }));
            }
        }
    });
    assert!(courses.len() > 3, "{courses:?}");
    assert!(
        courses.iter().all(|it| *it == Some(WindCourse::Windward)),
        "{courses:?}"
    );
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
        for seed in 1..=6 {
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

/// 7.23: before a force is past the fleet they ask, as it comes into the invasion zone.
#[test]
fn r7_23_they_stop_at_a_force_that_comes_into_the_invasion_zone() {
    let mut asked = 0;
    for seed in 1..=12 {
        two_days(seed, OrdersOfTheDay::AS_STAFF, &mut |game, why| {
            let Some(Stop::GetsPast(force, moves)) = why else {
                return;
            };
            assert_eq!(game.decision(), Some(Decision::UsMovement));
            let force = game.table().force(force).unwrap();
            assert_eq!(Zone::of(force.hex), Zone::Invasion);
            assert!(!force.retiring);
            assert_eq!(force.hex.column(), moves);
            asked += 1;
        });
        if asked > 1 {
            return;
        }
    }
    panic!("{asked}");
}
