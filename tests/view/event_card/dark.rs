//! What the end of a turn and of the battle bring in scenario 5: submarines, ships overtaken, units that never come
//! home.

use super::*;
use crate::view::card_parts::CardParts;

use carrier_battle::engine::fleet::TaskGroupId;
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{FleetEvent, Record, Table};
use carrier_battle::view::event_card::CardSpan;

/// Over random games, which show lights and leave cripples behind: each card names what it is about, and who was hit.
#[test]
fn submarines_and_units_that_never_come_home_have_their_cards() {
    let mut found = Vec::new();
    for seed in 0..24 {
        let mut game = Game::new(Scenario::numbered(5).unwrap(), &[], seed).unwrap();
        Random::new(seed).finish(&mut game);
        let (cards, told) = watch(&game, 0);
        assert_eq!(told, logged(game.events()), "seed {seed}");
        for card in cards {
            let headline = card.outcome().headline.as_str();
            match card.kind {
                CardKind::Torpedoed => {
                    assert!(headline.contains("torpedo"), "{headline}");
                    assert!(card.roll().is_some() && card.waits);
                }
                CardKind::TorpedoesMiss => {
                    assert!(headline.starts_with("No torpedo hits "), "{headline}");
                    assert!(card.roll().is_some() && !card.waits);
                    assert_eq!(card.score().map_or(0, |score| score.change), 0);
                }
                CardKind::NeverHome => {
                    assert!(headline.ends_with(" not come home"), "{headline}");
                    assert!(card.score().is_some() && card.waits);
                }
                CardKind::Overtaken => {
                    assert!(headline.ends_with(" lost"), "{headline}");
                    assert!(card.waits);
                }
                _ => continue,
            }
            if !found.contains(&card.kind) {
                found.push(card.kind);
            }
        }
    }
    for kind in [
        CardKind::Torpedoed,
        CardKind::TorpedoesMiss,
        CardKind::NeverHome,
    ] {
        assert!(found.contains(&kind), "no card of {kind:?}: {found:?}");
    }
}

/// The sentence of the card on which ships are overtaken in hexes, on some table.
fn overtaken(game: &Game, table: &Table, ships: &[(&str, u16)]) -> String {
    let told = ships.iter().map(|(name, hex)| EventRecord {
        at: game.events()[0].at,
        span: Record::GAME,
        event: Event::Fleet(FleetEvent::Overtaken {
            ship: ShipId::named(name).unwrap(),
            hex: HexId::at(*hex),
        }),
    });
    let told: Vec<EventRecord> = told.collect();
    let span = CardSpan {
        kind: CardKind::Overtaken,
        from: 0,
        upto: told.len(),
        is_over: true,
    };
    let mut record = Record::default();
    for it in told {
        record.push(it.at, it.event);
    }
    let card = event_card::finished_card(ShownRecord::new(&record, span.upto), span, table);
    assert_eq!(card.hexes.first(), Some(&HexId::at(ships[0].1)));
    card.outcome().sentence.clone()
}

/// 12.46: of several ships each is told where she lay, and who came upon her.
#[test]
fn r12_46_every_ship_that_is_overtaken_lay_in_her_own_place() {
    let game = Game::new(Scenario::numbered(5).unwrap(), &[], 1).unwrap();
    let mut table = game.table().clone();
    for group in &mut table.task_groups {
        group.hex = HexId::at(1113);
    }
    assert_eq!(
        overtaken(&game, &table, &[("Essex", 1110)]),
        "She lay crippled and alone 3 hexes east of TF 58; a Japanese surface force came upon her. No more is needed to sink a cripple."
    );
    assert_eq!(
        overtaken(&game, &table, &[("Essex", 1110), ("Iowa", 1110)]),
        "They lay crippled and alone 3 hexes east of TF 58; a Japanese surface force came upon them. No more is needed to sink a cripple."
    );
    assert_eq!(
        overtaken(&game, &table, &[("Essex", 1110), ("Iowa", 1111)]),
        "Essex lay crippled and alone 3 hexes east of TF 58; a Japanese surface force came upon her. Iowa lay crippled and alone 2 hexes east of TF 58; a Japanese surface force came upon her. No more is needed to sink a cripple."
    );
    // Theirs fall to whoever has come into their hex.
    let cripples = [("Taiho", 1109), ("Zuikaku", 1109)];
    for group in &mut table.task_groups {
        if group.id == TaskGroupId(7) {
            group.hex = HexId::at(1109);
        }
    }
    assert_eq!(
        overtaken(&game, &table, &cripples),
        "They lay crippled and alone in 1109; Task Group 58.7 came upon them. No more is needed to sink a cripple."
    );
    for group in &mut table.task_groups {
        group.hex = HexId::at(1109);
    }
    assert_eq!(
        overtaken(&game, &table, &cripples),
        "They lay crippled and alone in 1109; Task Force 58 came upon them. No more is needed to sink a cripple."
    );
}
