//! The cards of games with chosen dice.

use super::*;
use crate::view::card_parts::CardParts;

#[test]
fn r3_1_the_chits_of_a_phase_are_one_card_that_goes_by_itself() {
    let game = looked(&[2]);
    let cards = cards(&game);
    let chits_of: Vec<&EventCard> = cards
        .iter()
        .filter(|it| it.kind == CardKind::Chits)
        .collect();
    assert_eq!(chits_of.len(), 5, "one a phase: {cards:#?}");
    assert!(
        chits_of
            .iter()
            .all(|card| !card.waits && card.outcome().tone == Tone::Even)
    );
    assert_eq!(chits_of[0].outcome().headline, "Chits of this phase: No Op");
    assert_eq!(
        chits(chits_of[0]),
        [(Some("\u{2013}"), "No Op", "nothing happens")]
    );
    assert_eq!(
        chits(chits_of[2]),
        [(Some("US"), "US Move", "Task Force 58 may move")]
    );
    assert_eq!(chits_of[2].outcome().sentence, "No force moves.");
    assert_eq!(
        chits_of[3].outcome().headline,
        "Chits of this phase: Force A"
    );
    assert_eq!(chits_of[3].outcome().sentence, "1 force moves.");
    let [(Some("A"), "Force A", did)] = chits(chits_of[3])[..] else {
        panic!("{:?}", chits_of[3]);
    };
    assert!(
        did.starts_with("draws off ") && did.contains("west"),
        "{did}"
    );
}

#[test]
fn r8_34_nothing_seen_goes_by_and_names_the_force() {
    let game = looked(&[2]);
    let card = last(&game);
    assert_eq!((card.kind, card.waits), (CardKind::NothingSeen, false));
    assert_eq!(card.outcome().headline, "Search 1 sees nothing of Force A");
    assert_eq!(card.score(), None);
    let roll = card.roll().unwrap();
    assert_eq!((roll.die, roll.total), (Some(2), Some(1)));
    let strip = roll.strip.as_ref().unwrap();
    assert_eq!((strip.title, strip.rule), ("Air Search", "8.34"));
    let means: Vec<bool> = strip
        .cells
        .iter()
        .map(|it| it.means == fight::Meaning::Good)
        .collect();
    assert_eq!(
        means.iter().filter(|good| **good).count(),
        5,
        "from ? on they are good"
    );
}

#[test]
fn r8_341_a_sighting_turns_the_chit_over_and_counts_the_score() {
    let game = looked(&[8, 1]);
    let card = last(&game);
    assert_eq!(
        (card.kind, card.outcome().tone, card.waits),
        (CardKind::Sighting, Tone::Good, true)
    );
    assert_eq!(card.outcome().headline, "Force A is there: Carrier");
    assert!(
        card.outcome()
            .sentence
            .starts_with("\u{201c}Search 1 to base, in hex "),
        "{}",
        card.outcome().sentence
    );
    assert!(
        card.outcome()
            .sentence
            .ends_with("\u{201c}One of them looks like a flat top.\u{201d}")
    );
    assert_eq!(chits(&card), [(Some("Carrier"), "Force A", "")]);
    let facts = facts(&card);
    let [contact, known, place] = facts.as_slice() else {
        panic!("{facts:?}");
    };
    assert_eq!(
        contact,
        "Contact: undetected \u{2192} Located (Search 1, 6 hexes from where it took off)"
    );
    assert_eq!(known, "What is known: Level 0 \u{2192} Level 1, Carrier");
    // Whether a strike would come there is the first thing a player asks.
    assert!(place.starts_with("From you: "), "{place}");
    let score = card.score().unwrap();
    assert_eq!((score.before, score.change, score.after), (0, 1, 1));
}

#[test]
fn the_newest_sighting_of_the_turn_can_be_seen_again() {
    let game = looked(&[8, 1]);
    let shown = ShownRecord::all(&game);
    let (name, span) = event_card::newest_sighting(shown).expect("it was seen");
    assert_eq!(name, "what Search 1 saw");
    assert_eq!(
        event_card::finished_card(shown, span, game.table()),
        last(&game)
    );
    let force = event_card::force_of_card(shown, span).expect("it is about a force");
    assert_eq!(force.to_string(), "Force A");
    // Where nothing was seen there is nothing to show.
    assert_eq!(
        event_card::newest_sighting(ShownRecord::all(&looked(&[2]))),
        None
    );
}

#[test]
fn r7_35_a_false_contact_is_struck_off() {
    let game = looked(&[10, 2]);
    let card = last(&game);
    assert_eq!(
        (card.kind, card.outcome().tone, card.waits),
        (CardKind::Sighting, Tone::Even, true)
    );
    assert_eq!(card.outcome().headline, "Force A is a false contact");
    assert!(
        card.outcome().sentence.contains("Nothing but whitecaps."),
        "{}",
        card.outcome().sentence
    );
    assert_eq!(chits(&card), [(Some("False Contact"), "Force A", "")]);
    assert_eq!(card.facts().len(), 1);
    assert_eq!(card.score(), None);
    assert_eq!(card.hexes.len(), 1, "where it was reported");
}

#[test]
fn the_die_comes_first_and_the_chit_lies_face_down_before_it_is_turned_over() {
    let game = looked(&[8, 1]);
    let all = game.events();
    let number = |is: &dyn Fn(&Event) -> bool| all.iter().position(|it| is(&it.event)).unwrap();
    let die = number(
        &|event| matches!(event, Event::Roll(roll) if matches!(roll.purpose, Purpose::Search(..))),
    );
    let at = |upto: usize| {
        let shown = ShownRecord::new(game.record(), upto);
        let span = event_card::in_progress(shown, die - 1, upto == die).expect("its card stands");
        let rolling = (upto == die).then(|| all[die].event.roll()).flatten();
        event_card::card(shown, span, rolling, &game.table_after(upto))
    };
    assert!(fight::watched(ShownRecord::new(game.record(), die), 0).is_some());
    let rolling = at(die);
    assert_eq!(rolling.outcome().headline, "Search 1 looks for Force A");
    assert!(
        rolling
            .outcome()
            .sentence
            .ends_with("6 hexes from where it took off."),
        "{}",
        rolling.outcome().sentence
    );
    assert!(rolling.roll().unwrap().is_rolling());
    assert!(rolling.chits().is_empty());
    assert_eq!(
        facts(&rolling)[0],
        "Contact: undetected (Search 1, 6 hexes from where it took off)"
    );
    let landed = at(die + 1);
    assert_eq!(landed.roll().unwrap().total, Some(7));
    assert!(landed.chits().is_empty());
    let drawn = at(die + 2);
    assert_eq!(chits(&drawn), [(None, "Force A", "")]);
    let turned = at(die + 3);
    assert_eq!(chits(&turned), [(Some("Carrier"), "Force A", "")]);
    // One card from the first to the last.
    assert_eq!(
        event_card::in_progress(ShownRecord::new(game.record(), die), die - 1, true)
            .map(|it| it.from),
        Some(die - 1)
    );
    let end = event_card::ending(ShownRecord::all(&game), die - 1, || game.table().clone())
        .map(|it| it.from);
    assert!(end.is_none_or(|from| from == die - 1));
}

#[test]
fn r8_14_contact_that_is_lost_waits_to_be_seen() {
    let scenario = SCENARIOS[3];
    let mut seen = 0;
    for seed in 0..6 {
        let mut game = Game::new(scenario, &[], seed).unwrap();
        Sensible.finish(&mut game);
        for card in cards(&game)
            .iter()
            .filter(|card| card.kind == CardKind::ContactLost)
        {
            assert!(card.waits && card.outcome().tone == Tone::Bad, "{card:?}");
            let says = ["Contact with Force ", "Force "];
            assert!(
                says.iter()
                    .any(|it| card.outcome().headline.starts_with(it)),
                "{}",
                card.outcome().headline
            );
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen}");
}
