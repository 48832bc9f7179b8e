//! What is on the stage, which task group is large there, and the picture beside it.

use carrier_battle::engine::fleet::{AirStep, TaskGroupId};
use carrier_battle::engine::{AirEvent, Decision, Deck, Event, Game, Order, SegmentId, Table};
use carrier_battle::view::chart::{Arrow, inset};
use carrier_battle::view::fleet::{next_plane, on_stage as groups_on_stage};
use carrier_battle::view::stage::{OnStage, Switch, on_stage};
use carrier_battle::view::{Activity, Selection, prompt};

use crate::common::decks::*;
use crate::common::*;

/// What is on the stage of a game, with a mission in hand and a switch of the player's.
fn shown(game: &Game, mission: Option<&str>, switch: Option<Switch>) -> OnStage {
    let mission = mission.map(named);
    let activity = Activity::None;
    on_stage(game.table(), game.decision(), mission, activity, switch)
}

#[test]
fn the_decks_are_on_the_stage_in_air_operations_and_the_chart_at_other_times() {
    let mut game = Game::new(scenario_3(), &[], 7).unwrap();
    assert_eq!(game.table().segment, Some(SegmentId::UsAirMovement));
    assert_eq!(shown(&game, None, None), OnStage::Chart);
    pass_to_step(&mut game, 1, 1, AirStep::Launch);
    let mut steps = 0;
    while matches!(game.decision(), Some(Decision::AirOperations { .. })) {
        assert_eq!(shown(&game, None, None), OnStage::Decks);
        play(&mut game, Order::GoOn);
        steps += 1;
    }
    assert!(steps > 1);
    assert_eq!(shown(&game, None, None), OnStage::Chart);
    // Without planes on decks there is nothing but the chart.
    let without = new_game(7);
    let switch = Some(Switch::new(without.table(), OnStage::Decks));
    assert_eq!(shown(&without, None, switch), OnStage::Chart);
}

#[test]
fn the_players_switch_holds_until_the_segment_ends() {
    let mut game = Game::new(scenario_3(), &[], 7).unwrap();
    let decks = Some(Switch::new(game.table(), OnStage::Decks));
    assert_eq!(shown(&game, None, decks), OnStage::Decks);
    pass_to_step(&mut game, 1, 1, AirStep::Launch);
    let chart = Some(Switch::new(game.table(), OnStage::Chart));
    assert_eq!(shown(&game, None, chart), OnStage::Chart);
    go_on_to(&mut game, AirStep::Lower);
    assert_eq!(shown(&game, None, chart), OnStage::Chart);
    pass_to_step(&mut game, 1, 2, AirStep::Launch);
    assert_eq!(shown(&game, None, chart), OnStage::Decks);
    assert_eq!(OnStage::Chart.other(), OnStage::Decks);
}

#[test]
fn a_mission_that_may_fly_as_it_takes_off_needs_the_chart() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 11"]));
    assert_eq!(shown(&game, None, None), OnStage::Decks);
    let switch = Some(Switch::new(game.table(), OnStage::Decks));
    assert_eq!(shown(&game, Some("Intercept 1"), switch), OnStage::Chart);
    let selection = Selection {
        mission: Some(named("Intercept 1")),
        ..Selection::default()
    };
    let asked = prompt::prompt(&game, &selection, &[]).unwrap();
    assert_eq!(asked.title, "Intercept 1 \u{2014} where to?");
    assert_eq!(asked.answers[0].label, "Back to the decks");
    go_on_to(&mut game, AirStep::Raise);
    assert_eq!(shown(&game, Some("Intercept 1"), None), OnStage::Decks);
}

/// The carriers of scenario 3, and those of the two other task groups.
fn fifteen_carriers() -> Table {
    let mut table = carriers();
    for what in [TaskGroupId(1), TaskGroupId(4)] {
        let hex = hex("1109");
        table.apply(&Event::Air(AirEvent::TaskGroupPlaced { what, hex }));
    }
    table
}

fn groups(table: &Table, chosen: Option<u8>) -> Vec<(u8, bool)> {
    groups_on_stage(table, chosen.map(TaskGroupId))
        .into_iter()
        .map(|shown| (shown.group.0, shown.is_large))
        .collect()
}

#[test]
fn eight_carriers_are_in_view_together() {
    let table = carriers();
    assert_eq!(table.decks.len(), 8);
    assert_eq!(groups(&table, None), [(2, true), (3, true)]);
    assert_eq!(groups(&table, Some(3)), [(2, true), (3, true)]);
}

#[test]
fn with_more_carriers_one_task_group_is_large_and_the_others_are_rows() {
    let table = fifteen_carriers();
    assert_eq!(table.decks.len(), 15);
    let first = [(1, true), (2, false), (3, false), (4, false)];
    assert_eq!(groups(&table, None), first);
    let third = [(3, true), (1, false), (2, false), (4, false)];
    assert_eq!(groups(&table, Some(3)), third);
    // The Battle Line has no decks.
    assert_eq!(groups(&table, Some(7)), first);
}

#[test]
fn arrows_lead_from_unit_to_unit_and_from_carrier_to_carrier() {
    let mut table = carriers();
    put(
        &mut table,
        "Bunker Hill",
        Deck::Ready,
        &["F6F 11", "F6F 12"],
    );
    put(&mut table, "Wasp", Deck::Ready, &["F6F 7"]);
    put(&mut table, "Wasp", Deck::Hangar, &["SB2C 4"]);
    put(&mut table, "Princeton", Deck::Servicing, &["F6F 28"]);
    let from = |name, arrow| {
        let next = next_plane(&table, None, unit(name), arrow);
        next.map(|unit| unit.to_string())
    };
    let to = |name: &str| Some(name.to_owned());
    assert_eq!(from("F6F 11", Arrow::Right), to("F6F 12"));
    assert_eq!(from("F6F 12", Arrow::Right), to("F6F 7"));
    assert_eq!(from("F6F 7", Arrow::Left), to("F6F 12"));
    assert_eq!(from("F6F 12", Arrow::Down), to("F6F 7"));
    assert_eq!(from("SB2C 4", Arrow::Down), to("F6F 28"));
    assert_eq!(from("SB2C 4", Arrow::Up), to("F6F 11"));
    assert_eq!(from("F6F 11", Arrow::Left), None);
    assert_eq!(from("F6F 28", Arrow::Down), None);
    // One that is not aboard leads nowhere.
    assert_eq!(from("F6F 29", Arrow::Right), None);
}

#[test]
fn the_chart_in_small_holds_the_fleet_the_islands_and_every_raid() {
    let far = Game::new(scenario_3(), &[], 7).unwrap();
    let view = inset(far.table());
    let [left, top, width, height]: [f64; 4] = view
        .view_box
        .split(' ')
        .map(|part| part.parse().unwrap())
        .collect::<Vec<f64>>()
        .try_into()
        .unwrap();
    let holds = |number: &str| {
        let (x, y) = carrier_battle::view::chart::geometry::centre(hex(number));
        x > left && x < left + width && y > top && y < top + height
    };
    for raid in far.table().inbound() {
        assert!(holds(&raid.hex.to_string()), "{}", raid.id);
    }
    // TF 58, Saipan, Guam.
    assert!(holds("1109") && holds("1005") && holds("1407"));
    assert!(
        view.label.starts_with("Chart: Raid 1, 8 points, "),
        "{}",
        view.label
    );
    assert_eq!(inset(&carriers()).label, "Chart: no raid is in sight");
}
