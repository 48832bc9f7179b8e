//! The cards of whole games.

use crate::view::card_parts::CardParts;
use std::collections::BTreeMap;

use carrier_battle::view::event_card::CardSpan;
use carrier_battle::view::shown_record::ShownRecord;

use super::*;
use crate::view::event_card::staged::other;
use carrier_battle::engine::Pick;

/// Games of scenario 4 with all its options and without, by the staff and at random.
fn games() -> Vec<Game> {
    let offered = SCENARIOS[3].variants;
    let game = |seed: u64| {
        let options: Vec<Variant> = offered
            .iter()
            .enumerate()
            .filter(|(bit, _)| (seed * 7) >> bit & 1 == 1)
            .map(|(_, option)| *option)
            .collect();
        let mut game = Game::new(SCENARIOS[3], &options, seed).unwrap();
        match seed % 2 {
            0 => Sensible.finish(&mut game),
            _ => Random::new(seed).finish(&mut game),
        }
        game
    };
    (0..24).map(game).collect()
}

/// Where fights and moments end, with the moments.
fn ends(game: &Game) -> BTreeMap<usize, Option<CardSpan>> {
    let mut ends = BTreeMap::new();
    each_end(game, 0, |events, shown| {
        ends.insert(events.len(), shown.cursor.card);
    });
    ends
}

#[test]
fn no_card_and_no_line_tells_a_die_while_it_rolls_or_a_chit_before_it_is_drawn() {
    let (mut watched, mut others, mut picks) = (0, 0, 0);
    for game in games() {
        let all = game.events();
        let mut table = Table::new(game.scenario().first_turn);
        let (ends, mut told) = (ends(&game), 0);
        for (n, next) in all.iter().enumerate() {
            let (shown, record) = (&all[..n], ShownRecord::new(game.record(), n));
            if let Some(roll) = fight::watched(record, told)
                && let Some(span) = event_card::in_progress(record, told, true)
            {
                // Whatever it will show, the card is the same.
                let card = event_card::card(record, span, Some(roll), &table);
                let other = other(roll);
                others += u32::from(other.result != roll.result);
                assert_eq!(card, event_card::card(record, span, Some(&other), &table));
                let die = card.roll().expect("it rolls");
                assert!(die.is_rolling() && die.total.is_none());
                assert!(
                    die.strip
                        .as_ref()
                        .unwrap()
                        .cells
                        .iter()
                        .all(|cell| !cell.is_lit)
                );
                let is_there = |line: &record::Line| line.number >= n;
                assert!(!record::recent(shown).iter().any(is_there));
                watched += 1;
            }
            if let Event::Forces(ForceEvent::LevelOneDrawn { chit, .. }) = &next.event
                && let Some(span) = event_card::in_progress(record, told, false)
            {
                let card = event_card::card(record, span, None, &table);
                // Of a double force other chits have been turned over before.
                let is_double = card.chits().iter().any(|chit| chit.face.is_some());
                let words = words(&card);
                let force = words.lines().next().unwrap_or_default().to_owned();
                assert!(
                    !words.contains(&format!(": {chit}")) || is_double,
                    "{force} tells {chit}"
                );
            }
            // The chit is in hand, face down: the lines under "Just now" do not name it either.
            if let Some(Event::Pick(Pick {
                what: Choice::LevelOne(_),
                picked,
                ..
            })) = shown.last().map(|last| &last.event)
            {
                let lines = record::recent(shown);
                assert!(lines.iter().all(|line| line.number + 1 < n), "{picked}");
                picks += 1;
            }
            table.apply(&next.event);
            if ends.contains_key(&(n + 1)) {
                told = n + 1;
            }
        }
    }
    assert!(watched > 200 && others > 150, "{watched}, {others}");
    assert!(picks > 50, "{picks}");
}

#[test]
fn r8_34_a_headline_gives_no_verdict_before_the_moment_ends_with_it() {
    const VERDICTS: [&str; 6] = [
        "nothing new",
        "again",
        "is there",
        "false contact",
        "two forces",
        "identified",
    ];
    let (mut unfolding, mut verdicts) = (0, 0);
    for game in games() {
        let all = game.events();
        let mut table = Table::new(game.scenario().first_turn);
        let (ends, mut told) = (ends(&game), 0);
        for (n, next) in all.iter().enumerate() {
            let record = ShownRecord::new(game.record(), n);
            let rolling = fight::watched(record, told);
            let standing = event_card::in_progress(record, told, rolling.is_some());
            if let Some(span) = standing.filter(|span| span.kind == CardKind::Sighting) {
                let card = event_card::card(record, span, rolling, &table);
                assert!(
                    !VERDICTS
                        .iter()
                        .any(|it| card.outcome().headline.contains(it)),
                    "{} before {:?}",
                    card.outcome().headline,
                    next.event
                );
                unfolding += 1;
            }
            table.apply(&next.event);
            if let Some(moment) = ends.get(&(n + 1)) {
                told = n + 1;
                let card = moment.map(|span| {
                    event_card::finished_card(ShownRecord::new(game.record(), n + 1), span, &table)
                });
                let tells = |card: EventCard| {
                    VERDICTS
                        .iter()
                        .any(|it| card.outcome().headline.contains(it))
                };
                verdicts += usize::from(card.is_some_and(tells));
            }
        }
    }
    assert!(unfolding > 500 && verdicts > 100, "{unfolding} {verdicts}");
}

#[test]
fn every_sighting_has_one_card_and_every_contact_lost_another() {
    let mut struck_off = 0;
    for game in games() {
        let all = game.events();
        let cards = cards(&game);
        let of = |kind: CardKind| cards.iter().filter(move |card| card.kind == kind);
        for card in &cards {
            let words = words(card);
            assert!(!words.contains("  "), "{words}");
            assert!(card.waits == card.kind.waits());
            if card.kind == CardKind::NothingSeen {
                let vain = ["sees nothing of", "and nothing new", "finds nothing new of"];
                assert!(
                    vain.iter().any(|it| card.outcome().headline.contains(it)),
                    "{}",
                    card.outcome().headline
                );
            }
        }
        // 7.35: what was struck off was nothing to see.
        for card in of(CardKind::SearchHome) {
            struck_off += usize::from(card.outcome().sentence.contains(" off: nothing was there."));
        }
        // Level 1 is a chit that was turned over on a card, of a search at least.
        let drawn = all
            .iter()
            .filter(|it| matches!(it.event, Event::Forces(ForceEvent::LevelOneDrawn { .. })));
        let faces = of(CardKind::Sighting).flat_map(|card| card.chits());
        let faces = faces.filter(|chit| chit.face.is_some()).count();
        assert!(faces <= drawn.count());
        let lost = all.iter().any(|it| {
            matches!(
                it.event,
                Event::Detection(DetectionEvent::Changed {
                    to: Detection::Undetected,
                    ..
                })
            )
        });
        assert_eq!(
            lost,
            of(CardKind::ContactLost).any(|card| card.outcome().headline.contains("lost"))
        );
        // Every chit drawn stands on a card.
        let chits = all
            .iter()
            .filter(|it| matches!(it.event, Event::Forces(ForceEvent::Chit { .. })));
        let on_cards = cards
            .iter()
            .filter(|card| matches!(card.kind, CardKind::Chits | CardKind::ContactLost))
            .flat_map(|card| card.chits());
        assert!(on_cards.count() >= chits.count());
        let no_op = ActivationChit::NoOp.to_string();
        assert!(
            cards
                .iter()
                .any(|card| card.chits().iter().any(|chit| chit.name == no_op))
        );
    }
    assert!(struck_off > 0);
}

#[test]
fn the_log_has_a_headline_for_each_phases_chits_and_each_search() {
    let mut game = Game::new(SCENARIOS[3], &[], 0).unwrap();
    Sensible.finish(&mut game);
    let shown = game.events();
    let fights = record::story(game.scenario(), ShownRecord::all(&game)).fights;
    let phases = record::phases(shown, &fights, record::Filter::Everything);
    let mut groups = Vec::new();
    for phase in &phases {
        for part in record::parts(
            ShownRecord::all(&game),
            &fights,
            phase,
            record::Filter::Everything,
        ) {
            if let record::Part::Unseen(group) = part {
                assert!(
                    group.outcome.sentence.ends_with('.'),
                    "{}",
                    group.outcome.sentence
                );
                groups.push(group);
            }
        }
    }
    let with = |start: &str| {
        groups
            .iter()
            .filter(|it| it.outcome.headline.starts_with(start))
            .count()
    };
    assert_eq!(with("Activation, phase "), 32);
    assert!(
        groups
            .iter()
            .any(|it| it.outcome.headline.starts_with("Search ")
                && it.outcome.headline.contains(" looks "))
    );
    assert!(
        groups
            .iter()
            .any(|it| it.outcome.headline.ends_with(" flies home"))
    );
    assert!(
        groups
            .iter()
            .any(|it| it.outcome.tone == Tone::Good && it.scored.is_some())
    );
    for group in groups.iter().take(400) {
        println!(
            "{}: {} {:?}",
            group.outcome.headline, group.outcome.sentence, group.scored
        );
    }
    // Every event of searches and forces reads as a sentence.
    for record in shown {
        if matches!(
            record.event,
            Event::Forces(_)
                | Event::Searches(_)
                | Event::Detection(DetectionEvent::Changed { .. })
        ) {
            let text = record.event.to_string();
            assert!(text.ends_with('.') && !text.contains("  "), "{text}");
            println!("  {text}");
        }
    }
}

#[test]
fn r3_21_no_chit_is_told_twice_and_each_says_what_it_did() {
    let (mut first, mut later, mut gone) = (0, 0, 0);
    for game in games() {
        for card in cards(&game) {
            if !matches!(card.kind, CardKind::Chits | CardKind::ContactLost) {
                continue;
            }
            let words = words(&card);
            assert!(
                card.chits().iter().all(|chit| !chit.did.is_empty()),
                "{words}"
            );
            assert!(!words.contains("moves nothing"), "{words}");
            let waits = card
                .chits()
                .iter()
                .any(|chit| chit.did == "acts after Task Force 58");
            if waits {
                assert!(
                    card.outcome().sentence.contains("Task Force 58 may move"),
                    "{words}"
                );
                let is_first = card.outcome().sentence.contains("may move first");
                assert!(
                    !(is_first && card.outcome().sentence.contains("No force")),
                    "{words}"
                );
                first += 1;
            }
            if card.outcome().headline.starts_with("After Task Force 58") {
                assert!(!words.contains("US Move"), "{words}");
                later += 1;
            }
            let is_gone = |did: &str| did == "is gone: its chit does nothing";
            gone += card
                .chits()
                .iter()
                .filter(|chit| is_gone(&chit.did))
                .count();
            if card.outcome().headline.contains("is lost") {
                let lost = ["its counter still moves", "their counters still move"];
                assert!(
                    lost.iter().any(|it| card.outcome().sentence.contains(it)),
                    "{words}"
                );
            }
        }
        // The chits of a phase are all on its first card.
        let all = game.events();
        let drawn = |it: &&carrier_battle::engine::EventRecord| {
            matches!(it.event, Event::Forces(ForceEvent::Chit { .. }))
        };
        let drawn = all.iter().filter(drawn).count();
        let on_first = cards(&game)
            .into_iter()
            .filter(|card| matches!(card.kind, CardKind::Chits | CardKind::ContactLost))
            .map(|card| card.chits().len())
            .sum::<usize>();
        assert!(on_first >= drawn, "{on_first} {drawn}");
    }
    assert!(
        first > 20 && later > 10 && gone > 3,
        "{first} {later} {gone}"
    );
}
