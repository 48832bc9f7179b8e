//! The cards of fires: their dice at the end of a turn, and what came of them (12.3).

use crate::view::card_parts::CardParts;
use carrier_battle::engine::charts::{FireSpread, Outcome};

use carrier_battle::engine::{Record, Scope, SegmentId};

use super::*;

/// Raids over one carrier group for so many turns: she is hit in the first.
static BURNS: [Scenario; 3] = [
    attacked(1, &[raid_of(20, 1, 3)]),
    attacked(2, &[raid_of(20, 1, 3)]),
    attacked(3, &[raid_of(20, 1, 3)]),
];

/// The card of the last of these dice, for a fire on Wasp, who has so many hits from the air; what that die says on
/// the chart.
fn burned(hits: u8, spread: &[u8]) -> (EventCard, FireSpread) {
    // With more hits the die need not be as high (12.31).
    let mut dice = [&[1][..], &attack(WASP, hits), &[11 - hits]].concat();
    for (turn, die) in spread.iter().enumerate() {
        if turn > 0 {
            // Her deck is not repaired.
            dice.extend([1; 4]);
        }
        dice.push(*die);
    }
    let game = endured(&BURNS[spread.len() - 1], &[&dice]);
    let (cards, told) = watch(&game, 0);
    assert_eq!(told, game.table().score);
    let says = game
        .events()
        .iter()
        .filter_map(|it| it.event.roll())
        .filter_map(|roll| match roll.result {
            Outcome::FireSpread(spread) => Some(spread),
            _ => None,
        })
        .next_back();
    let is_fire = |card: &EventCard| matches!(card.kind, CardKind::Fire | CardKind::FireHeld);
    let fire = cards.into_iter().rfind(is_fire).unwrap();
    // One that spreads or does damage changes a plan.
    let is_held = ["is out", "dies down", "burns on"];
    let is_held = is_held
        .iter()
        .any(|it| fire.outcome().headline.ends_with(it));
    assert_eq!(fire.waits, !is_held, "{fire:?}");
    (fire, says.unwrap())
}

/// What a card says: its headline, what is aboard, and whom it is good for.
fn said(card: &EventCard) -> (&str, String, Tone) {
    (
        &card.outcome().headline,
        facts(card)[0].clone(),
        card.outcome().tone,
    )
}

/// Dice, what the last of them says, and on its card the headline, the sentence, what is aboard and whom it is good
/// for.
type Case = (
    &'static [u8],
    FireSpread,
    &'static str,
    &'static str,
    &'static str,
    Tone,
);

/// 12.33: every result of the chart, as its card tells it.
#[test]
fn r12_33_the_card_of_a_fire_says_what_its_die_did() {
    use FireSpread::*;
    const AGAIN: &str = "It is fought again at the end of the next turn.";
    const GAINS: &str = "Her crew gains on it; it is fought again at the end of the next turn.";
    const HARDER: &str = "It is harder to put out now, and does more damage.";
    const OUT: &str = "Her crew has put it out.";
    let cases: [Case; 9] = [
        (
            &[1],
            Out,
            "The fire aboard Wasp is out",
            OUT,
            "Wasp: light damage (no fire \u{b7} 1 hit of 8)",
            Tone::Good,
        ),
        // A level less than 1 is out too.
        (
            &[6],
            Shrinks,
            "The fire aboard Wasp is out",
            OUT,
            "Wasp: light damage (no fire \u{b7} 1 hit of 8)",
            Tone::Good,
        ),
        (
            &[8, 4],
            Shrinks,
            "The fire aboard Wasp dies down",
            GAINS,
            "Wasp: light damage (fire of level 1 \u{b7} 1 hit of 8)",
            Tone::Good,
        ),
        (
            &[7],
            NoChange,
            "The fire aboard Wasp burns on",
            AGAIN,
            "Wasp: light damage (fire of level 1 \u{b7} 1 hit of 8)",
            Tone::Bad,
        ),
        (
            &[8],
            Grows,
            "The fire aboard Wasp spreads",
            HARDER,
            "Wasp: light damage (fire of level 2 \u{b7} 1 hit of 8)",
            Tone::Bad,
        ),
        // It has the highest level, and grows no further.
        (
            &[8, 7, 6],
            Grows,
            "The fire aboard Wasp burns on",
            AGAIN,
            "Wasp: light damage (fire of level 3 \u{b7} 1 hit of 8)",
            Tone::Bad,
        ),
        (
            &[9],
            Damage,
            "Fire does 1 hit to Wasp",
            AGAIN,
            "Wasp: light damage (fire of level 1 \u{b7} 2 hits of 8)",
            Tone::Bad,
        ),
        (
            &[10],
            GrowsAndDamage,
            "Fire does 2 hits to Wasp",
            AGAIN,
            "Wasp: light damage (fire of level 2 \u{b7} 3 hits of 8)",
            Tone::Bad,
        ),
        (
            &[8, 10],
            GrowsAndDoubleDamage,
            "Fire does 6 hits to Wasp",
            AGAIN,
            "Wasp: crippled (fire of level 3 \u{b7} 7 hits of 8)",
            Tone::Bad,
        ),
    ];
    for (dice, result, headline, sentence, aboard, tone) in cases {
        let (card, says) = burned(1, dice);
        assert_eq!(says, result, "{dice:?}");
        assert_eq!(
            said(&card),
            (headline, aboard.to_owned(), tone),
            "{dice:?}: {says}"
        );
        assert_eq!(card.outcome().sentence, sentence, "{dice:?}");
        // The cell of the chart that is lit says the same.
        let roll = card.roll().unwrap();
        assert_eq!(roll.die, dice.last().copied());
        let lit = roll
            .strip
            .as_ref()
            .unwrap()
            .cells
            .iter()
            .find(|it| it.is_lit);
        assert_eq!(lit.unwrap().result, result.to_string());
    }
}

/// 12.33: what a fire does may sink her.
#[test]
fn r12_33_a_carrier_lost_to_the_fire_is_the_headline() {
    let (card, says) = burned(6, &[9]);
    assert_eq!(says, FireSpread::GrowsAndDamage);
    assert_eq!(
        said(&card),
        (
            "Wasp is lost to the fire",
            "Wasp: sunk (8 hits of 8)".to_owned(),
            Tone::Bad
        )
    );
    assert_eq!(
        card.outcome().sentence,
        "All that was aboard goes down with her."
    );
}

#[test]
fn a_fire_that_goes_out_has_its_place_and_scores_nothing() {
    let (card, _) = burned(1, &[1]);
    assert_eq!(card.hexes, [hex("1109")]);
    assert_eq!(score(&card).1, "No victory points");
    assert_eq!(facts(&card)[1], "Our losses: none");
}

/// 12.32: while a fire's die rolls, and until all that comes of it has been shown, its card tells nothing of it.
#[test]
fn r12_32_the_die_of_a_fire_comes_before_what_it_does() {
    let game = endured(&ONE_ATTACK, &[&[1], &attack(WASP, 1), &[10, 10]]);
    let all = game.events();
    let is_die = |it: &EventRecord| matches!(&it.event, Event::Roll(roll) if matches!(roll.purpose, Purpose::Spread(_)));
    let at = all.iter().position(is_die).unwrap();
    let shown = |end: usize| ShownRecord::new(game.record(), end);
    let roll = all[at].event.roll();
    assert_eq!(fight::watched(shown(at), 0), roll);
    let mut table = game.table_after(at);
    let span = event_card::in_progress(shown(at), 0, true).unwrap();
    assert_eq!(
        (span.kind, span.from, span.is_over),
        (CardKind::Fire, at, false)
    );
    let card = event_card::card(shown(at), span, roll, &table);
    assert_eq!(card.outcome().headline, "Fire aboard Wasp");
    assert_eq!(card.roll().unwrap().die, None);
    assert_eq!(
        facts(&card),
        ["Wasp: light damage (fire of level 1 \u{b7} 1 hit of 8)"]
    );
    // It has landed, and its words are still to come.
    table.apply(&all[at].event);
    let span = event_card::in_progress(shown(at + 1), 0, false).unwrap();
    let card = event_card::card(shown(at + 1), span, None, &table);
    assert_eq!(
        (card.outcome().headline.as_str(), span.from),
        ("Fire aboard Wasp", at)
    );
    assert_eq!(card.roll().unwrap().die, Some(10));
    // The card that waits is the same, with the die on it.
    let over = (at..all.len())
        .find_map(|upto| event_card::ending(shown(upto), 0, || game.table_after(upto)));
    let over = over.filter(|span| span.kind == CardKind::Fire).unwrap();
    assert_eq!(over.from, at);
}

/// 12.32: with several fires the card shows the die of the newest, and says of each before it whose it was and what it
/// gave.
#[test]
fn r12_32_the_dice_of_earlier_fires_are_a_line_each_on_the_same_card() {
    let game = endured(&ONE_ATTACK, &[&[1], &attack(WASP, 1), &[10, 10]]);
    let is_die = |it: &EventRecord| matches!(&it.event, Event::Roll(roll) if matches!(roll.purpose, Purpose::Spread(_)));
    let at = game.events().iter().position(is_die).unwrap();
    let all = &game.events()[..=at];
    let table = game.table_after(at);
    let first = all[at].event.roll().unwrap();
    // Another carrier burns as well, and her die comes next.
    let burns = |roll: &Roll| match roll.purpose {
        Purpose::Spread(carrier) => carrier,
        _ => unreachable!(),
    };
    let mut carriers = table.decks.iter().map(|deck| deck.carrier);
    let another = carriers.find(|it| *it != burns(first)).unwrap();
    let second = Roll {
        purpose: Purpose::Spread(another),
        ..first.clone()
    };
    // Each die lies in the span of its carrier, beside that of the other.
    let mut record = Record::default();
    for it in &all[..at] {
        record.push(it.at, it.event.clone());
    }
    let name = SegmentId::Fire;
    record.open(Scope::Segment { name });
    for roll in [first, &second] {
        let carrier = burns(roll);
        record.open(Scope::Fire { carrier });
        record.push(all[at].at, roll.clone().into());
        record.close();
    }
    let card = |end: usize, rolling: Option<&Roll>| {
        let shown = ShownRecord::new(&record, end);
        let span = event_card::in_progress(shown, 0, rolling.is_some()).unwrap();
        assert_eq!((span.kind, span.from), (CardKind::Fire, at));
        assert_eq!(fight::watched(shown, 0), rolling);
        event_card::card(shown, span, rolling, &table)
    };
    // One die is on the card itself, and needs no line.
    let line = format!("Wasp: die 10, gave {}.", first.result);
    assert!(card(at, Some(first)).lines().is_empty());
    assert_eq!(card(at + 1, Some(&second)).lines(), [line.as_str()]);
    assert_eq!(card(at + 2, None).lines(), [line.as_str()]);
    assert_eq!(card(at + 2, None).roll().unwrap().die, Some(10));
}

/// 12.31: the die for carriers that guns have hit falls when all ships have fought, and has a card of its own.
#[test]
fn r12_31_a_fire_that_gunfire_lights_has_a_card() {
    let scenario = SCENARIOS[8];
    let lit_by_guns = |game: &Game| {
        let record = game.record();
        let outbreaks = 0..record.spans().len();
        let mut lit: Vec<_> = outbreaks
            .filter(|span| matches!(record.span(*span).scope, Scope::FireOutbreak { .. }))
            .filter(|span| {
                let segment = record.span(*span).parent.map(|it| record.span(it).scope);
                let activation = SegmentId::Activation;
                segment == Some(Scope::Segment { name: activation })
            })
            .collect();
        // Those of a segment are told on one card.
        lit.dedup_by_key(|span| record.span(*span).parent);
        lit.into_iter()
            .map(|span| record.span(span).events.start)
            .collect::<Vec<_>>()
    };
    let mut told = 0;
    for seed in 1..12 {
        let mut game = Game::new(scenario, scenario.variants, seed).unwrap();
        Random::new(seed).finish(&mut game);
        for event in lit_by_guns(&game) {
            let (cards, _) = watch(&game, event);
            // What the last chits did may be told first.
            let is_fire =
                |card: &&EventCard| matches!(card.kind, CardKind::Fire | CardKind::FireHeld);
            let first = cards.iter().find(is_fire).unwrap().outcome();
            let words = ["Fire breaks out aboard", "Nothing burns aboard"];
            assert!(
                words.iter().any(|it| first.headline.starts_with(it)),
                "{first:?}"
            );
            assert!(!first.sentence.is_empty());
            told += 1;
        }
    }
    assert!(told > 2, "{told}");
}
