//! What a radar warning says of who can meet the raid.

use crate::view::card_parts::CardParts;
use carrier_battle::engine::staff::Player;
use carrier_battle::engine::{Game, SCENARIOS, Table};

use super::*;

/// All warnings of some games by the staff.
fn warnings() -> Vec<(EventCard, Table)> {
    let mut all = Vec::new();
    for number in [0, 2, 4] {
        for seed in 0..4 {
            let mut game = Game::new(SCENARIOS[number], &[], seed).unwrap();
            while let Some(order) = Sensible.order(&game) {
                let from = game.events().len();
                game.play(order).unwrap();
                let (cards, _) = watch(&game, from);
                let cards = cards
                    .into_iter()
                    .filter(|card| card.kind == CardKind::RadarContact);
                all.extend(cards.map(|card| (card, game.table().clone())));
            }
        }
    }
    all
}

#[test]
fn a_radar_warning_says_who_can_meet_the_raid_where_with_what_fuel_and_what_to_expect() {
    let all = warnings();
    assert!(all.len() > 20, "{}", all.len());
    let mut together = 0;
    for (card, table) in &all {
        let warning = card.warning().unwrap();
        assert!(!warning.raids.is_empty());
        for raid in &warning.raids {
            assert!(raid.places.is_empty() <= !raid.rest.is_empty(), "{raid:?}");
            let launched = table.raids.iter().find(|it| it.id == raid.raid);
            let launched = f64::from(launched.unwrap().launched);
            for place in &raid.places {
                assert!(place.words.contains(" \u{b7} "), "{place:?}");
                let several = place.rows.len() > 1;
                let all = place.rows.iter().map(|row| row.is_together);
                assert!(all.eq((0..place.rows.len()).map(|n| several && n == 0)));
            }
            let places = raid.places.iter();
            let rows = places.flat_map(|place| {
                // Of those at the same place in the same phase the strongest alone.
                let mut alone: f64 = 0.0;
                place.rows.iter().rev().map(move |row| {
                    let strongest = alone;
                    alone = alone.max(row.down.parse().unwrap());
                    (row, strongest)
                })
            });
            for (row, alone) in rows {
                let expected = [&row.down, &row.lost, &row.left].map(|it| it.parse::<f64>());
                let [down, lost, left] = expected.map(Result::unwrap);
                // Every point is shot down or left, as far as a tenth can say.
                assert!((down + left - launched).abs() < 0.11, "{row:?}");
                let share = 100.0 * down / launched;
                assert!((share - f64::from(row.share)).abs() < 1.5, "{row:?}");
                assert!(down > 0.0 && (0.0..4.0).contains(&lost), "{row:?}");
                assert!(!row.is_together || down >= alone, "{row:?}");
                assert!(row.is_together || !row.fuel.is_empty(), "{row:?}");
                together += u32::from(row.is_together);
            }
        }
        for danger in &warning.dangers {
            assert!(danger.starts_with("A hit starts a fire in "), "{danger}");
        }
    }
    assert!(together > 0);
}

#[test]
fn no_other_card_has_a_warning() {
    let mut game = new_game(7);
    pass_to_the_end(&mut game);
    let (cards, _) = watch(&game, 0);
    for card in cards {
        assert_eq!(
            card.warning().is_some(),
            card.kind == CardKind::RadarContact,
            "{card:?}"
        );
    }
}
