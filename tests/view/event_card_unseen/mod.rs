//! The moments of the unseen enemy: what the cards of chits and of searches say, before the die lands and after,
//! and that none says more than is known.

mod cards;
mod games;

use crate::view::card_parts::CardParts;
use carrier_battle::engine::fleet::SearchAim;
use carrier_battle::engine::forces::{ActivationChit, Detection, LevelOne};
use carrier_battle::engine::map::{Bearing, HexId};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Choice, Decision, DetectionEvent, Event, ForceEvent, Game, Order, Purpose, RumourSetup,
    SCENARIOS, Scenario, SearchEvent, Table, Turn, Variant,
};
use carrier_battle::view::card::{Fact, Tone};
use carrier_battle::view::event_card::{self, CardKind, EventCard};
use carrier_battle::view::fight;
use carrier_battle::view::record;
use carrier_battle::view::shown_record::ShownRecord;

use crate::common::*;
use crate::view::event_card::staged::told_by_cards;
use crate::view::playback::each_end;

/// Scenario 4 with one report, five hexes west of the task force, and two chits of Level 1.
static ONE_REPORT: Scenario = Scenario {
    first_turn: Turn::at(20, 650),
    turns: 4,
    rumours: Some(RumourSetup {
        hexes: &[HexId::at(1118)],
        level_one_cup: &[(LevelOne::Carrier, 1), (LevelOne::FalseContact, 1)],
        retiring: true,
    }),
    ..*SCENARIOS[3]
};

const WEST: SearchAim = SearchAim::Standard(Bearing::clockwise(9));

/// The dice of the first turn, whose last chit is that of the force, and of the second's first phase.
const BEFORE: [u8; 9] = [1, 4, 1, 3, 1, 2, 1, 1, 4];

/// A game in which one search flies west in the first turn, and looks at the force in the second, with these dice
/// from then on.
fn looked(dice: &[u8]) -> Game {
    let dice: Vec<u8> = BEFORE.into_iter().chain(dice.iter().copied()).collect();
    let mut game = scripted_with(&ONE_REPORT, &[], &dice);
    let has_looked = |game: &Game| {
        let looks = |event: &Event| matches!(event, Event::Searches(SearchEvent::LooksFor { .. }));
        game.events().iter().any(|it| looks(&it.event))
    };
    while !has_looked(&game) {
        pass(&mut game);
    }
    game
}

/// Goes on, and sends one search.
fn pass(game: &mut Game) {
    let order = match game.decision().expect("the game goes on") {
        Decision::AirMovement => Order::EndMovement,
        Decision::DeclareSearch => Order::DeclareSearch,
        Decision::AirSearch if game.table().searches.is_empty() => {
            let mut legal = game.legal();
            let is_one = |order: &Order| matches!(order, Order::Search { units, aim } if units.len() == 1 && *aim == WEST);
            legal.find(is_one).expect("somebody can search")
        }
        _ => Order::GoOn,
    };
    play(game, order);
}

/// The cards of a game, in turn.
fn cards(game: &Game) -> Vec<EventCard> {
    let told = told_by_cards(game).into_iter();
    told.map(|(card, _)| card).collect()
}

fn last(game: &Game) -> EventCard {
    cards(game).pop().expect("there is a card")
}

fn facts(card: &EventCard) -> Vec<String> {
    let fact = |fact: &Fact| match fact.note.as_str() {
        "" => format!("{}: {}", fact.label, fact.value),
        note => format!("{}: {} ({note})", fact.label, fact.value),
    };
    card.facts().iter().map(fact).collect()
}

fn chits(card: &EventCard) -> Vec<(Option<&str>, &str, &str)> {
    let chits = card.chits().iter();
    chits
        .map(|it| (it.face.as_deref(), it.name.as_str(), it.did.as_str()))
        .collect()
}

/// Everything that a card says.
fn words(card: &EventCard) -> String {
    let mut words = vec![
        card.outcome().headline.clone(),
        card.outcome().sentence.clone(),
    ];
    words.extend(facts(card));
    words.extend(card.lines().iter().cloned());
    words.extend(
        card.chits()
            .iter()
            .map(|chit| format!("{} {}", chit.label(), chit.did)),
    );
    words.join("\n")
}
