//! The cards of the US submarines: what they find, what they hit, what becomes of them (14.1).

use crate::view::card_parts::CardParts;
use carrier_battle::engine::charts;
use carrier_battle::engine::fleet::SubmarineId::Albacore;
use carrier_battle::engine::forces::{ActivationChit, CarrierCount, Hits, Intelligence, LevelOne};
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{
    Choice, DamageEvent, DrawnFrom, ForceEvent, HitKind, NothingThere, Pick, Scope, Scored,
    SubmarineEvent,
};

use super::staged::{A, HERE, Staged, ship};
use super::*;

const CONTACT: Purpose = Purpose::SubmarineContact(Albacore, A);
const ATTACK: Purpose = Purpose::UsSubmarineAttack(Albacore, A);
const HITS: Purpose = Purpose::TorpedoHits(Albacore, A);
const HUNT: Purpose = Purpose::Hunt(A, Albacore);

const CHIT: Scope = Scope::Chit {
    chit: ActivationChit::UsSubs,
};
/// Albacore looks for force A.
const LOOKS: &[Scope] = &[
    CHIT,
    Scope::SubmarineContact {
        submarine: Albacore,
        force: A,
    },
];
/// It attacks it.
const ATTACKS: &[Scope] = &[
    CHIT,
    Scope::SubmarineAttack {
        submarine: Albacore,
        force: A,
    },
];

fn sails(event: SubmarineEvent) -> Event {
    Event::Submarines(event)
}

fn attacks(ship: Option<ShipId>) -> Event {
    sails(SubmarineEvent::Attacks {
        submarine: Albacore,
        force: A,
        hex: HERE,
        ship,
    })
}

/// Albacore fires on Taiho, and so many hits fall on a ship.
fn fires(on: &str, hits: u8) -> Staged {
    let mut staged = Staged::new(Intelligence::Level4Carriers, &["Taiho", "Zuikaku"]);
    staged.opens(ATTACKS);
    staged.happens(attacks(Some(ship("Taiho"))));
    // Two torpedoes strike home: the first does 6 with its second die.
    staged.rolls(ATTACK, "submarine_attack", 0, 9);
    staged.rolls(HITS, "submarine_hits", 0, 10);
    staged.rolls(HITS, "submarine_hits_again", 0, 5);
    staged.rolls(HITS, "submarine_hits", 0, 5);
    staged.happens(Event::Damage(DamageEvent::Hits {
        ship: ship(on),
        hits,
        kind: HitKind::Torpedo,
    }));
    staged
}

/// 14.16: the dice first, on one card; then the ship by name with her state, what she earned, and what became of the
/// submarine.
#[test]
fn r14_16_the_card_of_an_attack_names_the_ship_her_state_and_what_became_of_the_submarine() {
    let mut staged = fires("Taiho", 9);
    staged.happens(Event::Damage(DamageEvent::Sinking {
        ship: ship("Taiho"),
    }));
    staged.scores(25, Scored::JapaneseCarriers);
    staged.rolls(HUNT, "asw", 0, 8);
    staged.happens(sails(SubmarineEvent::Pinned {
        submarine: Albacore,
        hex: HERE,
        turns: 2,
    }));
    let card = staged.card(&["sinking", "sinks", "scores", "9 hits", "deep", "misses"]);
    assert_eq!((card.kind, card.waits), (CardKind::UsTorpedoesHit, true));
    assert_eq!(
        card.outcome().headline,
        "Taiho is sinking: Albacore scores 9 hits"
    );
    assert_eq!(
        card.outcome().sentence,
        "The escorts drive Albacore deep: for 2 chits it can do nothing."
    );
    assert_eq!(
        facts(&card),
        [
            "Taiho: sinking (9 hits of 9)",
            "Albacore: driven deep (for 2 chits)"
        ]
    );
    assert_eq!(
        score(&card),
        (
            "0".into(),
            "+25 victory points".into(),
            "+25".into(),
            vec!["Taiho +25".into()]
        )
    );
    assert_eq!(
        card.lines(),
        [
            "Torpedoes: die 9, 2 strike home.",
            "Damage: die 10, gave roll again.",
            "Damage: die 5, gave 6.",
            "Damage: die 5, gave 3.",
        ]
    );
    assert_eq!((card.outcome().tone, card.hexes[0]), (Tone::Good, HERE));
    let lit = card.roll().unwrap().strip.as_ref().unwrap();
    assert!(
        lit.cells
            .iter()
            .any(|cell| cell.is_lit && cell.result == "Pin 2")
    );
}

/// 14.16: it is offered until the turn is over, whatever has happened since, and is then the card that it was.
#[test]
fn r14_16_the_newest_attack_of_the_turn_can_be_seen_again() {
    let mut staged = fires("Taiho", 9);
    staged.rolls(HUNT, "asw", 0, 8);
    let pinned = SubmarineEvent::Pinned {
        submarine: Albacore,
        hex: HERE,
        turns: 2,
    };
    staged.happens(sails(pinned));
    staged.closes(ATTACKS.len());
    let upto = staged.all().len();
    let newest = |staged: &Staged| event_card::newest_attack(staged.shown(staged.all().len()));
    let first = newest(&staged).expect("it attacked");
    assert_eq!(first.0, "the attack of Albacore");
    let span = first.1;
    assert_eq!((span.kind, span.upto), (CardKind::UsTorpedoesHit, upto));
    assert!(matches!(
        staged.all()[span.from].event,
        Event::Submarines(SubmarineEvent::Attacks { .. })
    ));
    // What comes after it is no part of it, and another attack takes its place.
    staged.happens(Event::Phase { number: 2 });
    assert_eq!(newest(&staged), Some(first));
    staged.opens(ATTACKS);
    staged.happens(attacks(None));
    staged.rolls(ATTACK, "submarine_attack", 0, 1);
    staged.closes(ATTACKS.len());
    let (_, second) = newest(&staged).unwrap();
    assert_eq!(
        (second.kind, second.from),
        (CardKind::UsTorpedoesMiss, upto + 1)
    );
    // A contact is none.
    let mut looks = Staged::new(Intelligence::Level0, &[]);
    looks.opens(LOOKS);
    looks.rolls(CONTACT, "submarine_contact", 0, 8);
    assert_eq!(newest(&looks), None);
}

/// 14.17, 14.23: of a chart with two columns for two dice the heading says which die it is.
#[test]
fn r14_17_the_heading_of_a_chart_says_which_of_two_dice_it_is() {
    let headings = |id: &str| {
        let chart = charts::find(id).unwrap();
        let heading = |(number, column): (usize, &'static str)| {
            let roll = Roll {
                purpose: HUNT,
                rule: chart.rule(),
                chart: chart.id(),
                column,
                die: 1,
                dice: Vec::new(),
                modifiers: Vec::new(),
                total: 1,
                result: chart.outcome(number, 0).unwrap(),
            };
            let strip = fight::die_roll(&roll, 0, false).strip.unwrap();
            strip.column.trim_matches([' ', '\u{b7}']).to_owned()
        };
        let labels = chart.labels().into_iter().enumerate();
        labels.map(heading).collect::<Vec<_>>()
    };
    for id in ["asw", "japanese_submarine"] {
        assert_eq!(headings(id), ["first roll", "second roll"], "{id}");
    }
    assert_eq!(headings("submarine_hits"), ["first roll"]);
}

/// A verdict that named the target, and not the ship that was hit, would be wrong of this attack.
#[test]
fn r14_16_the_ship_that_was_hit_is_named_and_none_other() {
    let mut staged = fires("Zuikaku", 3);
    staged.scores(3, Scored::JapaneseCarriers);
    staged.rolls(HUNT, "asw", 0, 1);
    let card = staged.card(&["Zuikaku"]);
    assert_eq!(card.outcome().headline, "Albacore scores 3 hits on Zuikaku");
    assert!(
        facts(&card)[0].starts_with("Zuikaku: "),
        "{:?}",
        facts(&card)
    );
    assert!(facts(&card).iter().all(|fact| !fact.contains("Taiho")));
    assert_eq!(
        card.outcome().sentence,
        "The escorts hunt Albacore, and do not find it."
    );
}

#[test]
fn r14_17_a_submarine_that_misses_and_is_sunk_has_a_card_that_waits() {
    let mut staged = Staged::new(Intelligence::Level4Carriers, &["Taiho"]);
    staged.opens(ATTACKS);
    staged.happens(attacks(Some(ship("Taiho"))));
    staged.rolls(ATTACK, "submarine_attack", 0, 2);
    staged.rolls(HUNT, "asw", 0, 10);
    staged.rolls(HUNT, "asw", 1, 9);
    staged.happens(sails(SubmarineEvent::Lost {
        submarine: Albacore,
        hex: HERE,
        force: A,
    }));
    staged.scores(-4, Scored::SubmarinesLost);
    let card = staged.card(&["sunk", "misses"]);
    assert_eq!((card.kind, card.waits), (CardKind::SubmarineLost, true));
    assert_eq!(
        card.outcome().headline,
        "Albacore misses Taiho, and is sunk"
    );
    assert_eq!(card.outcome().sentence, "The escorts have sunk Albacore.");
    assert_eq!(
        (card.outcome().tone, score(&card).2),
        (Tone::Bad, "\u{2212}4".into())
    );
}

/// 13.22: a force that torpedoes have promoted may prove to be nothing: no ship is hit, and nobody hunts.
#[test]
fn r13_22_torpedoes_that_find_nothing_say_so() {
    let mut staged = Staged::new(Intelligence::Level1(LevelOne::Surface), &[]);
    staged.opens(ATTACKS);
    staged.happens(attacks(None));
    staged.rolls(ATTACK, "submarine_attack", 0, 7);
    staged.rolls(HITS, "submarine_hits", 0, 7);
    staged.happens(Event::Forces(ForceEvent::FalseContact {
        what: A,
        hex: HERE,
        why: NothingThere::NotCommitted,
    }));
    let card = staged.card(&["is nothing", "misses", "hunt"]);
    assert_eq!(
        (card.kind, card.outcome().tone),
        (CardKind::UsTorpedoesMiss, Tone::Even)
    );
    assert_eq!(card.outcome().headline, "Force A is nothing");
    assert_eq!(
        card.outcome().sentence,
        "A false contact: Albacore has hit no ship, and no escorts hunt it."
    );
}

/// 14.16: hits on a force of which nobody knows the ships wait.
#[test]
fn r14_162_hits_that_wait_say_so_and_name_no_ship() {
    let known = Intelligence::Level2Carriers(CarrierCount::OneToTwo);
    let mut staged = Staged::new(known, &[]);
    staged.opens(ATTACKS);
    staged.happens(attacks(None));
    staged.rolls(ATTACK, "submarine_attack", 0, 7);
    staged.rolls(HITS, "submarine_hits", 0, 7);
    staged.happens(sails(SubmarineEvent::HitsOnForce {
        submarine: Albacore,
        force: A,
        hits: 4,
    }));
    staged.rolls(HUNT, "asw", 0, 1);
    let card = staged.card(&["4 hits", "wait"]);
    assert_eq!(card.outcome().headline, "Albacore scores 4 hits on Force A");
    assert!(
        card.outcome()
            .sentence
            .starts_with("Which of its ships was hit nobody knows yet: the hits wait"),
        "{}",
        card.outcome().sentence
    );
    assert_eq!(facts(&card)[0], "They wait: 4 hits (on a ship of Force A)");
    assert_eq!(score(&card).1, "No victory points");
}

/// 14.162: when the ships are known, the hits are one ship's, on a card of their own.
#[test]
fn r14_162_hits_that_have_waited_are_told_with_the_ship_that_has_them() {
    let mut staged = Staged::new(Intelligence::Level4Carriers, &["Taiho", "Zuikaku"]);
    staged.opens(&[Scope::WaitingHits { force: A }]);
    staged.happens(Event::Pick(Pick {
        what: Choice::TorpedoedShip(A),
        among: vec!["Taiho".into(), "Zuikaku".into()],
        picked: "Zuikaku".into(),
    }));
    staged.happens(sails(SubmarineEvent::HitsGiven {
        force: A,
        ship: ship("Zuikaku"),
        hits: Hits {
            permanent: 8,
            ..Hits::default()
        },
        forfeited: 1,
    }));
    staged.happens(Event::Damage(DamageEvent::Sunk {
        ship: ship("Zuikaku"),
    }));
    staged.scores(25, Scored::JapaneseCarriers);
    let card = staged.card(&["Zuikaku", "Taiho"]);
    assert_eq!((card.kind, card.waits), (CardKind::HitsGiven, true));
    assert_eq!(
        card.outcome().headline,
        "Zuikaku goes down with 8 torpedo hits"
    );
    assert_eq!(
        card.outcome().sentence,
        "Torpedoes had hit a ship of Force A, and nobody knew which: it was Zuikaku. 1 hit is more than she can take."
    );
    assert_eq!(facts(&card), ["Zuikaku: sunk (8 hits of 8)"]);
    assert_eq!(score(&card).3, ["Zuikaku +25"]);
}

/// 14.13, 14.14: the die says whether it finds anything; what that is, the chit says when it is turned over.
#[test]
fn r14_14_a_contact_is_told_after_its_die_and_what_it_is_after_its_chit() {
    let mut staged = Staged::new(Intelligence::Level0, &[]);
    staged.opens(LOOKS);
    staged.rolls(CONTACT, "submarine_contact", 0, 8);
    staged.happens(sails(SubmarineEvent::Contact {
        submarine: Albacore,
        force: A,
        hex: HERE,
    }));
    staged.happens(Event::Pick(Pick {
        what: Choice::LevelOne(A),
        among: vec!["Carrier".into(), "Surface".into()],
        picked: "Carrier".into(),
    }));
    staged.happens(Event::Forces(ForceEvent::LevelOneDrawn {
        force: A,
        chit: LevelOne::Carrier,
        from: DrawnFrom::Cup,
    }));
    staged.happens(Event::Forces(ForceEvent::Intelligence {
        force: A,
        from: Intelligence::Level0,
        to: Intelligence::Level1(LevelOne::Carrier),
    }));
    let card = staged.card(&["Carrier", "has contact", "does not find"]);
    assert_eq!((card.kind, card.waits), (CardKind::SubmarineFinds, true));
    assert_eq!(
        card.outcome().headline,
        "Albacore has contact with Force A: Carrier"
    );
    assert_eq!(
        card.outcome().sentence,
        "Albacore may keep it in sight, or attack."
    );
    assert_eq!(card.chits()[0].face.as_deref(), Some("Carrier"));
    assert_eq!(
        facts(&card)[1],
        "What is known: Level 0 \u{2192} Level 1, Carrier"
    );
    // No points are at stake.
    assert_eq!(card.score(), None);
}

#[test]
fn r14_13_a_submarine_that_finds_nothing_says_so_and_goes_on_by_itself() {
    let mut staged = Staged::new(Intelligence::Level0, &[]);
    staged.opens(LOOKS);
    staged.rolls(CONTACT, "submarine_contact", 0, 2);
    staged.happens(sails(SubmarineEvent::NoContact {
        submarine: Albacore,
        force: A,
    }));
    let card = staged.card(&[]);
    assert_eq!(
        (card.kind, card.waits),
        (CardKind::SubmarineFindsNothing, false)
    );
    assert_eq!(card.outcome().headline, "Albacore does not find Force A");
}

#[test]
fn r14_141_what_was_reported_and_is_nothing_is_struck_off() {
    let mut staged = Staged::new(Intelligence::Level0, &[]);
    staged.opens(LOOKS);
    staged.rolls(CONTACT, "submarine_contact", 0, 9);
    staged.happens(sails(SubmarineEvent::Contact {
        submarine: Albacore,
        force: A,
        hex: HERE,
    }));
    staged.happens(Event::Forces(ForceEvent::FalseContact {
        what: A,
        hex: HERE,
        why: NothingThere::NoChitLeft,
    }));
    let card = staged.card(&["is nothing"]);
    assert_eq!(card.outcome().headline, "Force A is nothing");
    assert!(
        card.outcome()
            .sentence
            .ends_with("Albacore may look for another.")
    );
}

/// Every contact, attack and hunt of whole battles is on a card, and every headline of hits names the ship of the
/// event.
#[test]
fn r14_1_in_whole_battles_every_die_of_a_submarine_is_on_a_card_with_the_right_ship() {
    let (mut finds, mut named, mut hunts) = (0, 0, 0);
    for seed in 0..10 {
        let mut game = Game::new(Scenario::numbered(6 + (seed % 2) as u8).unwrap(), &[], seed);
        let game = game.as_mut().unwrap();
        match seed % 3 {
            0 => Random::new(seed).finish(game),
            _ => Sensible.finish(game),
        }
        let of_submarine = |event: &Event| match event {
            Event::Roll(roll) => matches!(
                roll.purpose,
                Purpose::SubmarineContact(..)
                    | Purpose::UsSubmarineAttack(..)
                    | Purpose::TorpedoHits(..)
                    | Purpose::Hunt(..)
            ),
            _ => false,
        };
        let all = game.events().iter();
        let all = all.filter(|it| of_submarine(&it.event)).count();
        let cards = super::staged::told_by_cards(game);
        let told = cards.iter().flat_map(|(_, events)| events);
        assert_eq!(
            told.filter(|it| of_submarine(&it.event)).count(),
            all,
            "{seed}"
        );
        for (card, events) in &cards {
            finds += u32::from(card.kind == CardKind::SubmarineFinds);
            let hunted = events.iter().any(
                |it| matches!(&it.event, Event::Roll(roll) if matches!(roll.purpose, Purpose::Hunt(..))),
            );
            if hunted {
                assert!(card.roll().is_some(), "{card:?}");
                hunts += 1;
            }
            if !matches!(card.kind, CardKind::UsTorpedoesHit | CardKind::HitsGiven) {
                continue;
            }
            for record in events {
                let (Event::Damage(DamageEvent::Hits { ship, .. })
                | Event::Submarines(SubmarineEvent::HitsGiven { ship, .. })) = &record.event
                else {
                    continue;
                };
                assert!(
                    card.outcome().headline.contains(&ship.to_string()),
                    "{card:?}"
                );
                named += 1;
            }
        }
    }
    assert!(
        finds > 10 && named > 0 && hunts > 10,
        "{finds} {named} {hunts}"
    );
}
