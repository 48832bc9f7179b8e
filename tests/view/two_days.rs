//! What a battle of two days has besides: a sheet at dusk and dawn, oilers on the chart, and moments to play on from.

mod going_home;
mod moments;
mod questions;
mod torpedoes;

use carrier_battle::engine::fleet::SearchAim;
use carrier_battle::engine::forces::{Detection, Force, ForceId, Hits, OilerId};
use carrier_battle::engine::map::Bearing;
use carrier_battle::engine::orders_of_the_day::OrdersOfTheDay;
use carrier_battle::engine::plan::Plans;
use carrier_battle::engine::ships::{ShipId, ShipSet};
use carrier_battle::engine::staff::{Player, Random, Sensible, strike_reach};
use carrier_battle::engine::{
    Decision, Event, ForceEvent, Game, Light, Order, Scenario, SubmarineEvent, Turn, Variant,
    count_of, forecast,
};
use carrier_battle::storage::{
    Arranged, Arrangements, Beside, Moments, NamedPoint, NamedPoints, Origin, Slot, SlotEntry,
    game_of,
};
use carrier_battle::view::account::{self, Tally};
use carrier_battle::view::chart::layout::layout;
use carrier_battle::view::chart::{self, CounterView, Unit};
use carrier_battle::view::enemy::{self, ReportedCard, oil};
use carrier_battle::view::event_card::EventCard;
use carrier_battle::view::prompt::{Block, prompt};
use carrier_battle::view::save_points::{begins_afresh, begun_anew, name_of_branch, save_points};
use carrier_battle::view::situation::{self, LightChange, Situation};
use carrier_battle::view::{Activity, Selection, night, shell, start};
use page::storage::BesideGame;

use crate::common::*;
use crate::view::card_parts::CardParts;
use crate::view::event_card::staged::told_by_cards;

const A: OilerId = OilerId::A;

/// Scenario 8 as it is played at its fullest: both days with the wind, the night, surface combat and shuttle raids.
pub const BOTH_DAYS: [Variant; 6] = [
    Variant::Refuelling,
    Variant::LeewardMovement,
    Variant::VariableWind,
    Variant::NightOperations,
    Variant::SurfaceCombat,
    Variant::ShuttleRaids,
];

/// A game of the tests of the page.
pub fn kept(name: &str) -> Game {
    let root = env!("CARGO_MANIFEST_DIR");
    let text = std::fs::read_to_string(format!("{root}/tests/browser/saves/{name}.json"));
    Game::load(&text.unwrap()).unwrap()
}

/// Plays on as the staff until something is so.
fn until(mut game: Game, is_so: impl Fn(&Game) -> bool) -> Game {
    while !is_so(&game) {
        let order = Sensible.order(&game).unwrap();
        play(&mut game, order);
    }
    game
}

fn at_turn(game: Game, turn: Turn) -> Game {
    until(game, |game| game.table().turn == turn)
}

/// A game whose oilers lie on the chart, with two forces that wait at the first, and one that is on its way.
fn at_the_oilers() -> Game {
    kept("oilers")
}

fn counter<'a>(all: &'a [CounterView], name: &str) -> &'a CounterView {
    let is_it = |it: &&CounterView| it.top().is_some_and(|top| top.to_string() == name);
    all.iter().find(is_it).unwrap()
}

fn texts(situation: &Situation, part: &str) -> Vec<String> {
    let part = situation.parts.iter().find(|it| it.name == part);
    let facts = part.map(|part| part.facts.clone()).unwrap_or_default();
    facts
        .into_iter()
        .map(|it| format!("{} {} {}", it.label, it.value, it.note))
        .map(|text| text.trim().to_owned())
        .collect()
}

/// A night in which a fresh night fighter searches, with the name of her carrier: of the first game in which one is.
fn with_a_search_by_night() -> (Game, String) {
    let options = [Variant::Refuelling, Variant::NightOperations];
    let mut games = (1..40).filter_map(|seed| {
        let mut game = Game::new(Scenario::numbered(8).unwrap(), &options, seed).unwrap();
        while game.table().light() != Light::Night
            || game.decision() != Some(Decision::DeclareSearch)
        {
            if game.table().turn == Turn::at(20, 530) {
                return None;
            }
            let order = Sensible.order(&game)?;
            play(&mut game, order);
        }
        game.play(Order::DeclareSearch).ok()?;
        let search = game.legal().find(|it| matches!(it, Order::Search { .. }))?;
        let Order::Search { units, .. } = search else {
            return None;
        };
        let (deck, _) = game.table().aboard(units.iter().next()?)?;
        let carrier = deck.carrier.to_string();
        game.play(search).ok()?;
        Some((game, carrier))
    });
    games.next().expect("a night fighter is fresh in some game")
}

#[test]
fn a_sheet_lies_at_each_dusk_and_dawn_of_two_days_and_nowhere_else() {
    let mut game = kept("before-the-first-dusk");
    assert_eq!(LightChange::now(&game), None);
    let order = Sensible.order(&game).unwrap();
    play(&mut game, order);
    let dusk = LightChange::now(&game).unwrap();
    assert_eq!(dusk, (Turn::at(19, 1850), LightChange::Dusk));
    let game = at_turn(game, Turn::at(19, 2010));
    assert_eq!(LightChange::now(&game), None);
    let game = at_turn(game, Turn::at(20, 530));
    let dawn = LightChange::now(&game).unwrap();
    assert_eq!(dawn, (Turn::at(20, 530), LightChange::Dawn));
    // Of one day there is none.
    let six = Game::new(Scenario::numbered(6).unwrap(), &[], 3).unwrap();
    let six = at_turn(six, Turn::at(19, 1850));
    assert_eq!(LightChange::now(&six), None);
}

#[test]
fn the_sheet_of_dusk_says_what_the_hours_brought_where_everybody_is_and_what_changes() {
    let game = at_turn(kept("before-the-first-dusk"), Turn::at(19, 1850));
    let sheet = situation::at(&game, LightChange::Dusk);
    assert_eq!(sheet.subtitle, "19 June 1944, 1850 \u{b7} turn 11 of 31");
    let names: Vec<&str> = sheet.parts.iter().map(|part| part.name).collect();
    assert_eq!(
        names,
        [
            "Since dawn",
            "The enemy",
            "Task Force 58",
            "In the air",
            "Score",
            "What changes now"
        ]
    );
    let enemy = texts(&sheet, "The enemy");
    let told = |name: &str| enemy.iter().any(|line| line.starts_with(name));
    assert!(
        game.table()
            .forces
            .iter()
            .all(|force| told(&force.id.to_string()))
    );
    assert!(
        enemy
            .iter()
            .any(|line| line.contains("turns ago, not in contact"))
    );
    assert!(told("Oiler A") && told("Oiler B") && told("Oiler C"));
    let changes = texts(&sheet, "What changes now").join(" ");
    assert!(changes.contains("no plane takes off"), "{changes}");
    assert!(changes.contains("Oilers lie on the chart"), "{changes}");
    let fleet = texts(&sheet, "Task Force 58").join(" ");
    assert!(
        fleet.contains("Ready on deck") && fleet.contains("5 boats at sea"),
        "{fleet}"
    );
}

/// 22.4, 22.6: with night operations the sheets name who may fly, and who is tired.
#[test]
fn r22_6_the_sheet_of_dawn_names_tired_deck_crews() {
    let mut game = Game::new(
        Scenario::numbered(8).unwrap(),
        &[Variant::Refuelling, Variant::NightOperations],
        11,
    )
    .unwrap();
    game = at_turn(game, Turn::at(19, 1850));
    let dusk = situation::at(&game, LightChange::Dusk);
    assert!(
        texts(&dusk, "What changes now")
            .join(" ")
            .contains("only F6F-3Ns take off")
    );
    let at_dawn = |game: Game| {
        let game = at_turn(game, Turn::at(20, 530));
        let dawn = situation::at(&game, LightChange::Dawn);
        texts(&dawn, "What changes now").join(" ")
    };
    let changes = at_dawn(game);
    assert!(changes.contains("The oilers leave at 1330"), "{changes}");
    // The staff launches nobody at night.
    assert!(!changes.contains("Tired deck crews"), "{changes}");
    let (searched, carrier) = with_a_search_by_night();
    let changes = at_dawn(searched);
    assert!(changes.contains("Tired deck crews"), "{changes}");
    assert!(changes.contains(&carrier), "{carrier}: {changes}");
}

/// 22.6: in the last evening no morning follows, and nobody is told to be tired in it.
#[test]
fn r22_6_nobody_is_tired_at_a_dawn_that_does_not_come() {
    let options = [Variant::Refuelling, Variant::NightOperations];
    let game = Game::new(Scenario::numbered(8).unwrap(), &options, 11).unwrap();
    let dusk = |game: &Game| {
        let sheet = situation::at(game, LightChange::Dusk);
        texts(&sheet, "What changes now").join(" ")
    };
    let game = at_turn(game, Turn::at(19, 1850));
    assert!(dusk(&game).contains("tired at dawn"));
    let game = at_turn(game, Turn::at(20, 1850));
    let told = dusk(&game);
    assert!(told.contains("only F6F-3Ns take off"), "{told}");
    assert!(!told.contains("tired"), "{told}");
    let game = until(game, |game| game.table().light() == Light::Night);
    let crews = night::crews(game.table()).unwrap();
    assert!(!crews.contains("0530"), "{crews}");
}

/// In ten lines.
#[test]
fn who_comes_back_is_told_where_the_battle_stands_in_few_lines() {
    let game = at_the_oilers();
    let sheet = situation::where_was_i(&game);
    assert_eq!(
        texts(&sheet, "You are asked"),
        ["What do the submarines do?"]
    );
    let lines: usize = sheet.parts.iter().map(|part| part.facts.len()).sum();
    assert!(lines <= 14, "{lines}");
    let air = texts(&sheet, "In the air");
    assert!(
        air.iter()
            .any(|line| line.starts_with("Search ") && line.contains("home at ")),
        "{air:?}"
    );
    let enemy = texts(&sheet, "The enemy");
    assert!(enemy[0].starts_with("Butai "), "{enemy:?}");
    assert!(enemy.iter().any(|line| line.starts_with("1 other report")));
}
