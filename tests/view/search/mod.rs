//! Planning a search, a fan of them, searches in the air, and what has been looked at (8.2, 8.3, 18.1, 18.2).

mod fan;
mod in_the_air;
mod plan;
mod sectors;

use carrier_battle::engine::auto_answer;
use carrier_battle::engine::charts::{AIR_SEARCH, Sighting, by_face};
use carrier_battle::engine::fleet::{
    AirUnitType, Leg, NARROW_AIMS, SearchAim, SearchId, SearchZone, UnitSet, search_modifiers,
};
use carrier_battle::engine::forces::{Detection, ForceId, Intelligence};
use carrier_battle::engine::forecast::AutoAnswer;
use carrier_battle::engine::forecast::searching::{forces_in_zone, sighting, sighting_at};
use carrier_battle::engine::map::{Bearing, HexId};
use carrier_battle::engine::session::{Pending, after, leading, standing};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Decision, Deck, Event, Game, Order, SCENARIOS, SearchEvent, Session, Turn, Variant, count_of,
};
use carrier_battle::view::chart::geometry::{Point, centre};
use carrier_battle::view::chart::layout::{Rect, layout};
use carrier_battle::view::chart::{Camera, areas_searched, framing, lit_hexes, readout};
use carrier_battle::view::fleet::{Look, carrier};
use carrier_battle::view::prompt::{Prompt, next_as_suggested, prompt};
use carrier_battle::view::search::{
    AimKind, Fan, FanForm, Planned, able, aim_at, all_forces, begun, best_middle, corners,
    counters_to_clear, coverage, crews, default_crew, figures_beside, figures_width, hovered, line,
    marks, not_given, planned, suggested, taken, turned, waiting, words,
};
use carrier_battle::view::shell::{MarkKind, phase_strip};
use carrier_battle::view::{Action, Activity, Selection};

use crate::common::*;

const WEST: Bearing = Bearing::clockwise(9);

/// Scenario 4 at the first question of a name, with nothing done before it.
fn at(name: &str, options: &[Variant], seed: u64) -> Game {
    let mut game = Game::new(SCENARIOS[3], options, seed).unwrap();
    while game.decision().map(|decision| decision.name()) != Some(name) {
        let order = match game.decision().unwrap() {
            Decision::AirMovement => Order::EndMovement,
            Decision::DeclareSearch if name == "air_search" => Order::DeclareSearch,
            _ => Order::GoOn,
        };
        play(&mut game, order);
    }
    game
}

fn planning(seed: u64) -> Game {
    at("air_search", &[], seed)
}

fn doing(activity: Activity) -> Selection {
    Selection {
        activity,
        ..Selection::default()
    }
}

fn shown(game: &Game, activity: Activity) -> Prompt {
    prompt(game, &doing(activity), &suggested(game)).unwrap()
}

fn standard(bearing: Bearing) -> Activity {
    Activity::Searching(SearchAim::Standard(bearing))
}

/// 6.34: the hexes the task force may move to are lit, and each gives its order.
#[test]
fn r6_34_the_hexes_of_a_move_are_lit() {
    let game = at("us_movement", &[], 3);
    let lit = lit_hexes(game.table(), game.decision(), None, Activity::None);
    assert!(lit.len() >= 4, "{lit:?}");
    for hex in &lit {
        assert_eq!(game.check(hex.order), Ok(()));
        assert!(
            hex.label.starts_with("Move Task Force 58 to "),
            "{}",
            hex.label
        );
    }
    let view = prompt(&game, &Selection::default(), &suggested(&game)).unwrap();
    let labels: Vec<&str> = view.answers.iter().map(|it| it.label.as_str()).collect();
    assert!(
        labels.contains(&"West") && labels.contains(&"Stay here"),
        "{labels:?}"
    );
    assert!(
        readout(
            game.table(),
            game.decision(),
            None,
            Activity::None,
            lit[0].hex
        )
        .is_some()
    );
}
