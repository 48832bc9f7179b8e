//! What the log tells somebody who has the rules and nothing else, held against the table in games of scenario 4 with
//! all its options (5.24, 7.53, 18.11).

use std::collections::BTreeMap;

use crate::law_games;
use carrier_battle::engine::fleet::Leg;
use carrier_battle::engine::forces::{ActivationChit, Detection, ForceId, LevelOne};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    AttackEvent, Decision, Declined, Event, ForceEvent, Game, Idle, NothingThere, Order, Scenario,
    SearchEvent, Table, TurnReason,
};
use serde_json::Value;

/// What was told, and how often.
type Told = BTreeMap<String, u32>;

/// The question a go_on answered, and what it declined.
fn order(order: Order, asked: &Decision, declined: Option<Declined>, table: &Table) -> String {
    let goes_on = order == Order::GoOn;
    let expected = match asked {
        Decision::Shadow { search, force } => {
            assert!(table.search(*search).is_some() && table.force(*force).is_some());
            goes_on.then_some(Declined::Shadow)
        }
        Decision::SearchLanding { .. } => goes_on.then_some(Declined::PushOver),
        Decision::SecondAttempt { .. } => goes_on.then_some(Declined::SecondAttempt),
        Decision::UsMovement => goes_on.then_some(Declined::Move),
        Decision::DeclareSearch => goes_on.then_some(Declined::DeclareSearch),
        Decision::AirOperations { .. } => {
            // 6.291: a question with no answer but going on is one about pushing units over the side.
            let only = asked.legal(table) == [Order::GoOn];
            (goes_on && only).then_some(Declined::PushOver)
        }
        _ => None,
    };
    assert_eq!(declined, expected, "{order} at {asked:?}");
    match declined {
        Some(declined) => format!("declined {declined:?}"),
        None => "order".to_owned(),
    }
}

fn force(event: &ForceEvent, table: &Table) -> Option<String> {
    match event {
        ForceEvent::ChitIdle { chit, why } => {
            let expected = match chit {
                ActivationChit::NoOp => Idle::NoOp,
                ActivationChit::UsMove => Idle::NowhereToMove,
                ActivationChit::Force(id) if table.force(*id).is_none() => Idle::ForceGone,
                ActivationChit::Force(id) => {
                    let at = |id: ForceId| {
                        let mut drawn = table.drawn_chits.iter();
                        drawn.position(|chit| *chit == ActivationChit::Force(id))
                    };
                    // The other half may have moved with it in an earlier phase, and be gone since.
                    if let Some(twin) = table.force(*id).and_then(|force| force.twin) {
                        assert!(at(twin).unwrap() < at(*id).unwrap());
                    }
                    Idle::MovedWithOther
                }
                chit => panic!("{chit} is of the whole battle"),
            };
            assert_eq!(*why, expected, "{chit}");
            Some(format!("idle {why:?}"))
        }
        ForceEvent::WithoutChit { force, other, .. } => {
            assert!(!table.level_one_cup.contains(&LevelOne::Carrier));
            assert!(table.withheld.len() <= 1);
            assert_eq!(table.force(*force).unwrap().twin, Some(*other));
            Some("without chit".to_owned())
        }
        ForceEvent::FalseContact { what, hex, why } => {
            assert_eq!(table.force(*what).unwrap().hex, *hex);
            assert!(*why != NothingThere::NoChitLeft || table.level_one_cup.is_empty());
            Some(format!("nothing there {why:?}"))
        }
        _ => None,
    }
}

fn search(event: &SearchEvent, table: &Table) -> Option<String> {
    match event {
        SearchEvent::Shadows {
            search,
            force,
            from,
            hex,
            seen,
            forgoes,
        } => {
            assert_eq!(table.search(*search).unwrap().hex, *from);
            assert_eq!(table.force(*force).unwrap().hex, *hex);
            assert!(*seen >= Detection::Located);
            assert_eq!(*forgoes, table.looking);
            Some("shadows".to_owned())
        }
        SearchEvent::Turned {
            search,
            hex,
            at,
            force,
            why,
        } => {
            let flying = table.search(*search).unwrap();
            assert_eq!((flying.hex, flying.at), (*hex, *at));
            let shadows = flying.leg == Leg::Shadowing(*force);
            let there = table.force(*force);
            match why {
                TurnReason::SecondLook | TurnReason::Dark => assert!(shadows && there.is_some()),
                // Another may have its letter since.
                TurnReason::ForceGone => assert_eq!(flying.leg, Leg::ForceGone(*force)),
                TurnReason::MetCarriers => {
                    assert!(there.unwrap().intelligence.is_carrier_force());
                }
            }
            Some(format!("turned {why:?}"))
        }
        _ => None,
    }
}

fn attack(event: &AttackEvent, table: &Table) -> Option<String> {
    let AttackEvent::WrongTarget {
        mission,
        sought,
        from,
        within,
        near,
        found,
        hex,
    } = event
    else {
        return None;
    };
    assert_eq!(table.mission(*mission).unwrap().hex, *from);
    let target = table.force(*sought).unwrap();
    let others = table.forces.iter().filter(|force| force.id != *sought);
    let others = others.filter(|force| force.hex.distance(target.hex) <= *within);
    assert_eq!(
        *near,
        others.map(|force| force.id).collect::<Vec<ForceId>>()
    );
    assert!(near.contains(found) || (near.is_empty() && found == sought));
    assert_eq!(table.force(*found).unwrap().hex, *hex);
    Some(format!("wrong target, others {}", !near.is_empty()))
}

/// What an event tells of this, true on the table that it finds.
fn told(event: &Event, table: &Table) -> Option<String> {
    match event {
        Event::Order {
            order: given,
            asked,
            declined,
        } => Some(order(*given, asked, *declined, table)),
        Event::Forces(event) => force(event, table),
        Event::Searches(event) => search(event, table),
        Event::Attacks(event) => attack(event, table),
        _ => None,
    }
}

/// The line of an event has the fields that an audit reads.
fn has_its_fields(line: &Value) {
    let fields: &[&str] = match line["event"].as_str().unwrap() {
        "order" => &["order", "asked"],
        "chit_idle" => &["chit", "why"],
        "shadows" => &["search", "force", "from", "hex", "seen", "forgoes"],
        "search_turned" => &["search", "hex", "at", "force", "why"],
        "wrong_target" => &[
            "mission", "sought", "from", "within", "near", "found", "hex",
        ],
        "level_one_without_chit" => &["force", "other", "chit"],
        _ => &[],
    };
    for field in fields {
        assert!(line.get(field).is_some(), "no {field} in {line}");
    }
    if line["event"] == "order" && line["asked"]["decision"] == "shadow" {
        let goes_on = line["order"] == "go_on";
        assert_eq!(line["declined"] == "shadow", goes_on, "{line}");
    }
}

#[test]
fn the_log_tells_truly_what_was_declined_and_why_nothing_happened() {
    let scenario = Scenario::numbered(4).unwrap();
    let mut all = Told::new();
    for seed in 1..=law_games(600) {
        let mut game = Game::new(scenario, scenario.variants, seed).unwrap();
        // The staff strikes more often.
        match seed % 3 {
            0 => Sensible.finish(&mut game),
            _ => Random::new(seed).finish(&mut game),
        }
        let mut table = Table::new(scenario.first_turn);
        for record in game.events() {
            if let Some(told) = told(&record.event, &table) {
                *all.entry(told).or_default() += 1;
                has_its_fields(&serde_json::to_value(record).unwrap());
            }
            table.apply(&record.event);
        }
        assert!(table == *game.table());
    }
    for what in [
        "declined DeclareSearch",
        "declined Move",
        "declined PushOver",
        "declined Shadow",
        "idle ForceGone",
        "idle MovedWithOther",
        "idle NoOp",
        "nothing there FalseContact",
        "order",
        "shadows",
        "turned MetCarriers",
        "turned SecondLook",
    ] {
        assert!(all.contains_key(what), "{what}: {all:?}");
    }
}

/// A bare "go on" says what was asked, in the sentence of the log too.
#[test]
fn the_sentence_of_an_order_to_go_on_says_what_was_declined() {
    let scenario = Scenario::numbered(4).unwrap();
    let mut sentences: BTreeMap<String, String> = BTreeMap::new();
    for seed in 1..=30 {
        let mut game = Game::new(scenario, scenario.variants, seed).unwrap();
        Random::new(seed).finish(&mut game);
        for event in game.events().iter().map(|it| &it.event) {
            if let Event::Order {
                declined: Some(declined),
                asked,
                ..
            } = event
            {
                sentences.insert(
                    format!("{declined:?} at {}", asked.name()),
                    event.to_string(),
                );
            }
        }
    }
    let says = |what: &str, words: &str| {
        let sentence = &sentences[what];
        assert!(sentence.contains(words), "{what}: {sentence}");
    };
    says("Shadow at shadow", " does not stay with Force ");
    says("PushOver at air_operations", "pushed over the side");
    says("Move at us_movement", "the fleet stays where it is");
    says(
        "DeclareSearch at declare_search",
        "no search segment in this phase",
    );
}
