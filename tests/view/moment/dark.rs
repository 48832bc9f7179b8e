//! What the end of a turn and of the battle bring in scenario 5: submarines, ships overtaken, units that never come
//! home.

use super::*;

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
            let headline = card.headline.as_str();
            match card.kind {
                Kind::Torpedoed => {
                    assert!(headline.contains("torpedo"), "{headline}");
                    assert!(card.roll.is_some() && card.waits);
                }
                Kind::TorpedoesMiss => {
                    assert!(headline.starts_with("No torpedo hits "), "{headline}");
                    assert!(card.roll.is_some() && !card.waits);
                    assert_eq!(card.score.as_ref().map_or(0, |score| score.change), 0);
                }
                Kind::NeverHome => {
                    assert!(headline.ends_with(" not come home"), "{headline}");
                    assert!(card.score.is_some() && card.waits);
                }
                Kind::Overtaken => {
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
    for kind in [Kind::Torpedoed, Kind::TorpedoesMiss, Kind::NeverHome] {
        assert!(found.contains(&kind), "no card of {kind:?}: {found:?}");
    }
}
