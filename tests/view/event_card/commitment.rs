//! The cards of commitment: the index, its threshold, its limit, in words that a player can use (13).

use crate::view::card_parts::CardParts;
use carrier_battle::engine::Scope;
use carrier_battle::engine::forces::{ForceId, Intelligence, LevelOne, SurfaceSize};
use carrier_battle::engine::{
    Choice, CommitmentEvent, DrawnFrom, ForceEvent, IndexChange, NothingThere, Pick, SegmentId,
};

use super::staged::{A, HERE, Staged, told_by_cards};
use super::*;

fn index(from: u8, to: u8) -> Event {
    Event::Commitment(CommitmentEvent::Index {
        from,
        to,
        force: A,
        why: IndexChange::Revealed,
    })
}

fn learns(from: Intelligence, to: Intelligence) -> Event {
    Event::Forces(ForceEvent::Intelligence { force: A, from, to })
}

/// 13.12: what moves the index by itself is a card that goes on.
#[test]
fn r13_12_a_change_of_the_index_says_what_brought_it_about() {
    let mut staged = Staged::new(Intelligence::Level1(LevelOne::Carrier), &[]);
    staged.opens(&[Scope::CommitmentIndex]);
    staged.happens(index(0, 4));
    let card = staged.card(&[]);
    assert_eq!((card.kind, card.waits), (CardKind::Committed, false));
    assert_eq!(card.outcome().headline, "The Commitment Index rises to 4");
    assert_eq!(card.outcome().sentence, "Force A is a carrier force.");
    assert_eq!(
        facts(&card),
        ["Commitment Index: 0 \u{2192} 4 (threshold 8, limit 12)"]
    );
}

/// 13.22: the threshold is a card that waits, and says what it means.
#[test]
fn r13_22_the_threshold_says_what_it_means() {
    let mut staged = Staged::new(Intelligence::Level1(LevelOne::Carrier), &[]);
    staged.opens(&[Scope::CommitmentIndex]);
    staged.happens(index(5, 9));
    staged.happens(Event::Commitment(CommitmentEvent::ThresholdReached {
        index: 9,
        threshold: 8,
    }));
    let card = staged.card(&[]);
    assert_eq!((card.kind, card.waits), (CardKind::Threshold, true));
    assert_eq!(card.outcome().headline, "Fewer carriers are still to come");
    assert!(
        card.outcome()
            .sentence
            .ends_with("from now on a report of carriers may prove to be nothing."),
        "{}",
        card.outcome().sentence
    );
}

/// 13.23: at the limit every report has its die before it is told what it is.
#[test]
fn r13_23_the_limit_says_what_every_report_proves_to_be_after_its_die() {
    let mut staged = Staged::new(Intelligence::Level0, &[]);
    staged.opens(&[Scope::CommitmentLimit]);
    staged.happens(Event::Commitment(CommitmentEvent::LimitReached {
        index: 12,
        limit: 12,
        surface: vec![ForceId::Letter('C')],
        unknown: vec![A],
    }));
    staged.happens(Event::Pick(Pick {
        what: Choice::LevelOne(A),
        among: vec!["Large".into(), "Surface".into()],
        picked: "Large".into(),
    }));
    staged.happens(Event::Forces(ForceEvent::LevelOneDrawn {
        force: A,
        chit: LevelOne::Large,
        from: DrawnFrom::Cup,
    }));
    let large = Intelligence::Level1(LevelOne::Large);
    staged.happens(learns(Intelligence::Level0, large));
    staged.rolls(Purpose::LevelTwo(A), "l1_to_l2", 0, 1);
    staged.happens(Event::Forces(ForceEvent::FalseContact {
        what: A,
        hex: HERE,
        why: NothingThere::NoMoreCarriers,
    }));
    let card = staged.card(&["struck off", "only be carriers"]);
    assert_eq!((card.kind, card.waits), (CardKind::LimitReached, true));
    assert_eq!(card.outcome().headline, "No more Japanese carriers come");
    assert!(
        card.outcome()
            .sentence
            .starts_with("Ozawa has sent all the carriers he will"),
        "{}",
        card.outcome().sentence
    );
    assert_eq!(
        facts(&card),
        [
            "Commitment Index: 12 (limit 12)",
            "Force A: struck off (it could only be carriers)"
        ]
    );
    assert_eq!(card.chits()[0].face.as_deref(), Some("Large"));
}

#[test]
fn r13_23_a_surface_force_stays_at_the_limit() {
    let large = Intelligence::Level1(LevelOne::Large);
    let mut staged = Staged::new(large, &[]);
    staged.opens(&[Scope::CommitmentLimit]);
    staged.happens(Event::Commitment(CommitmentEvent::LimitReached {
        index: 13,
        limit: 12,
        surface: Vec::new(),
        unknown: vec![A],
    }));
    staged.rolls(Purpose::LevelTwo(A), "l1_to_l2", 0, 10);
    staged.happens(learns(
        large,
        Intelligence::Level2Surface(SurfaceSize::Large),
    ));
    let card = staged.card(&["stays"]);
    assert!(facts(&card)[1].ends_with(" (stays)"), "{:?}", facts(&card));
}

/// In whole battles every change of the index outside fights is on exactly one card, with the index that it came to.
#[test]
fn r13_12_in_whole_battles_every_change_of_the_index_is_on_a_card() {
    let (mut changes, mut limits) = (0, 0);
    for seed in 0..8 {
        let scenario = Scenario::numbered(6 + (seed % 2) as u8).unwrap();
        let mut game = Game::new(scenario, &[], seed).unwrap();
        Sensible.finish(&mut game);
        let is_outside = |it: &&EventRecord| {
            matches!(it.event, Event::Commitment(_))
                && matches!(
                    it.at.segment,
                    Some(SegmentId::Activation | SegmentId::UsAirSearch)
                )
        };
        let all = game.events().iter().filter(is_outside).count();
        let mut told = 0;
        for (card, events) in told_by_cards(&game) {
            told += events.iter().filter(is_outside).count();
            for record in &events {
                let Event::Commitment(event) = &record.event else {
                    continue;
                };
                match event {
                    CommitmentEvent::Index { to, .. } => {
                        changes += 1;
                        let facts = facts(&card).into_iter();
                        let mut index = facts.filter(|fact| fact.starts_with("Commitment Index: "));
                        let value = format!("\u{2192} {to} ");
                        assert!(index.any(|it| it.contains(&value)), "{card:?}");
                    }
                    CommitmentEvent::LimitReached { .. } => {
                        limits += 1;
                        assert!(card.waits, "{card:?}");
                        let words =
                            format!("{} {}", card.outcome().headline, card.outcome().sentence);
                        assert!(words.to_lowercase().contains("carriers"), "{words}");
                    }
                    _ => {}
                }
            }
        }
        assert_eq!(told, all, "{:?}", game.seed());
    }
    assert!(changes > 20 && limits > 0, "{changes} {limits}");
}
