//! What a line of the orders of the day has done.

use super::*;

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
