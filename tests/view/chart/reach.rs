//! Where a mission can fly, and what is told of a hex.

use super::*;

#[test]
fn a_mission_lights_the_hexes_it_can_fly_to_with_their_costs() {
    let game = start();
    let lit = lit(&game, "Intercept 1");
    // Six hexes around, and twelve around them where a die decides.
    assert_eq!(lit.len(), 18);
    let near = lit_at(&lit, "1110");
    assert_eq!(near.order, fly("Intercept 1", "1110"));
    assert_eq!(
        near.label,
        "Fly Intercept 1 to 1110, 1 hex west of TF 58: 1 fuel"
    );
    assert_eq!(near.cost, "1");
    assert!(!near.has_die && !near.has_target && !near.is_covered);
    assert_eq!(
        near.mark(),
        r#"{"order":"fly","mission":"Intercept 1","to":"1110"}"#
    );
    let far = lit_at(&lit, "1111");
    assert_eq!(
        far.label,
        "Fly Intercept 1 to 1111, 2 hexes west of TF 58: 2\u{2013}3 fuel, the die decides"
    );
    assert_eq!(far.cost, "2\u{2013}3");
    assert!(far.has_die);
    assert!(lit.iter().all(|lit| game.check(lit.order).is_ok()));
}

#[test]
fn a_lit_hex_says_whom_the_mission_meets_there() {
    let mut game = start();
    with_raid_beside_the_fleet(&mut game, |table| {
        let lit = chart::lit_hexes(table, MOVEMENT, Some(named("Intercept 1")), Activity::None);
        let meets = lit_at(&lit, "1110");
        assert_eq!(
            meets.label,
            "Fly Intercept 1 to 1110, 1 hex west of TF 58, meets Raid 2: 1 fuel"
        );
        assert!(meets.has_target && meets.is_covered);
    });
}

/// Looks at the table as if another raid had come as far as 1110.
fn with_raid_beside_the_fleet(game: &mut Game, look: impl FnOnce(&Table)) {
    let mut table = game.table().clone();
    with_raid(&mut table, "1110", 5);
    look(&table);
}

#[test]
fn nothing_is_lit_without_a_mission_or_while_nothing_is_asked() {
    let game = start();
    let intercept = Some(named("Intercept 1"));
    assert_eq!(
        chart::lit_hexes(game.table(), game.decision(), None, Activity::None),
        []
    );
    assert_eq!(
        chart::lit_hexes(game.table(), None, intercept, Activity::None),
        []
    );
    let landing = Some(Decision::Landing);
    assert_eq!(
        chart::lit_hexes(game.table(), landing, intercept, Activity::None),
        []
    );
}

#[test]
fn the_keyboard_comes_to_an_open_hex_first_and_arrows_go_on_from_there() {
    let game = start();
    let lit = lit(&game, "Intercept 1");
    let first = chart::first_lit(&lit).unwrap();
    assert!(!lit_at(&lit, &first.to_string()).is_covered);
    assert_eq!(chart::first_lit(&[]), None);

    let next = |arrow| chart::next_lit(&lit, hex("1110"), arrow);
    assert_eq!(next(Arrow::Left), Some(hex("1111")));
    assert_eq!(next(Arrow::Right), Some(hex("1108")));
    // Straight up and down rather than aside.
    assert_eq!(next(Arrow::Up), Some(hex("0910")));
    assert_eq!(next(Arrow::Down), Some(hex("1310")));
    assert_eq!(chart::next_lit(&lit, hex("1111"), Arrow::Left), None);

    // Tab comes back to where one was, and else to the first.
    assert_eq!(chart::tab_stop(&lit, None), Some(first));
    assert_eq!(chart::tab_stop(&lit, Some(hex("1310"))), Some(hex("1310")));
    let dark =
        carrier_battle::engine::map::HexId::all().find(|hex| lit.iter().all(|lit| lit.hex != *hex));
    assert_eq!(chart::tab_stop(&lit, dark), Some(first));

    assert_eq!(Arrow::of_key("ArrowUp"), Some(Arrow::Up));
    assert_eq!(Arrow::of_key("a"), None);
}

#[test]
fn the_readout_says_how_far_a_hex_is_and_what_it_costs_or_why_it_cannot_be() {
    let game = start();
    let intercept = Some(named("Intercept 1"));
    let read = |mission, number| {
        chart::readout(
            game.table(),
            game.decision(),
            mission,
            Activity::None,
            hex(number),
        )
        .unwrap()
    };
    let home = read(intercept, HOME);
    assert_eq!(home.place, "Task Force 58");
    assert_eq!(home.text, "120 aircraft of ours");
    let near = read(None, "1110");
    assert_eq!(
        (near.place.as_str(), near.text.as_str()),
        ("1 hex west of TF 58", "")
    );
    assert_eq!(near.hex, hex("1110"));
    assert_eq!(read(intercept, "1110").text, "1 fuel");
    assert_eq!(read(intercept, "1111").text, "50%: 2 fuel, 50%: 3 fuel");
    let far = read(intercept, "1112");
    assert!(far.is_refused);
    assert!(
        far.text.ends_with("2 in this segment (4.432)"),
        "{}",
        far.text
    );
    // While nothing is asked, nothing is refused.
    let watched =
        chart::readout(game.table(), None, intercept, Activity::None, hex("1112")).unwrap();
    assert_eq!(watched.place, "3 hexes west of TF 58");
    assert_eq!(watched.text, "");
    assert!(!watched.is_refused);
}

#[test]
fn the_flight_line_leads_only_where_the_mission_can_fly() {
    let game = start();
    let intercept = Some(named("Intercept 1"));
    let line = chart::flight(&game, intercept, Activity::None, hex("1110")).unwrap();
    assert!(line.starts_with('M') && line.contains('L'));
    assert_eq!(
        chart::flight(&game, intercept, Activity::None, hex("1112")),
        None
    );
    assert_eq!(
        chart::flight(&game, None, Activity::None, hex("1110")),
        None
    );
}

/// Where a submarine may be placed anywhere, the keyboard begins at it and not in a corner of the chart (14.11).
#[test]
fn the_keyboard_begins_at_the_submarine_that_is_placed() {
    let mut game = Game::new(Scenario::numbered(6).unwrap(), &[], 1).unwrap();
    while game.decision() != Some(Decision::PlaceSubmarines) {
        let order = Sensible.order(&game).unwrap();
        game.play(order).unwrap();
    }
    let table = game.table();
    for submarine in &table.submarines.at_sea {
        let activity = Activity::Stationing(submarine.id);
        let lit = chart::lit_hexes(table, game.decision(), None, activity);
        let first = chart::first_lit(&lit).unwrap();
        assert!(
            first.distance(submarine.hex) <= 2,
            "{}: {first}",
            submarine.id
        );
        assert_eq!(chart::tab_stop(&lit, None), Some(first));
        // Every other hex can be chosen still, each once.
        let all = carrier_battle::engine::map::HexId::all().count();
        assert_eq!(lit.len(), all - 1);
    }
}

/// Whatever an answer would do has its place on the chart before it is given.
#[test]
fn an_answer_that_is_pointed_at_shows_where_it_leads_and_the_fuel_left_there() {
    let game = start();
    let shown = |orders: &[Order]| {
        let previews = chart::previews(game.table(), orders);
        let told = previews
            .into_iter()
            .map(|it| (it.path.is_some(), it.at, it.fuel));
        told.collect::<Vec<_>>()
    };
    let at = |number| whole_centre(hex(number));
    let fuel = |fuel: &str| fuel.to_owned();
    assert_eq!(
        shown(&[fly("Intercept 1", "1110")]),
        [(true, at("1110"), fuel("15 fuel"))]
    );
    assert_eq!(
        shown(&[fly("Intercept 1", "1111")]),
        [(true, at("1111"), fuel("13\u{2013}14 fuel"))]
    );
    assert_eq!(
        shown(&[hold("Intercept 1"), hold("Intercept 2")]),
        [
            (false, at(HOME), fuel("15 fuel")),
            (false, at(HOME), fuel("15 fuel"))
        ]
    );
    assert_eq!(shown(&[Order::EndMovement]), []);
}
