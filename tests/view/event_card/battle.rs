//! The cards of the whole battle's other events: forces that arrive, aircraft that come to Guam, escorts that hunt.

use crate::view::card_parts::CardParts;
use carrier_battle::engine::Scope;
use carrier_battle::engine::fleet::SubmarineId::Albacore;
use carrier_battle::engine::forces::{ActivationChit, Intelligence, LandBase};
use carrier_battle::engine::{
    DetectionEvent, ForceEvent, ForceMove, GuamEvent, NoRaid, ProcedureEvent, SegmentId,
    SubmarineEvent, Variant,
};

use super::staged::{A, HERE, Staged, told_by_cards};
use super::*;

const ARRIVES: Purpose = Purpose::LandAirArrival(LandBase::IwoJima);

/// 16.12: nothing is told before the die that says it.
#[test]
fn r16_12_the_chit_of_a_base_is_told_after_its_dice() {
    let mut staged = Staged::new(Intelligence::Level0, &[]);
    staged.opens(&[
        Scope::Chit {
            chit: ActivationChit::IwoJima,
        },
        Scope::Reinforcement {
            base: LandBase::IwoJima,
        },
    ]);
    staged.rolls(ARRIVES, "land_air_arrival", 0, 3);
    let card = staged.card(&["Nothing", "comes from"]);
    assert_eq!((card.kind, card.waits), (CardKind::NotReinforced, false));
    assert_eq!(card.outcome().headline, "Nothing comes from Iwo Jima");

    let mut staged = Staged::new(Intelligence::Level0, &[]);
    staged.opens(&[
        Scope::Chit {
            chit: ActivationChit::IwoJima,
        },
        Scope::Reinforcement {
            base: LandBase::IwoJima,
        },
    ]);
    staged.rolls(ARRIVES, "land_air_arrival", 0, 9);
    staged.rolls(
        Purpose::LandAirStrength(LandBase::IwoJima),
        "land_air",
        0,
        7,
    );
    staged.happens(Event::Guam(GuamEvent::Reinforced {
        base: LandBase::IwoJima,
        points: 5,
    }));
    staged.happens(Event::Guam(GuamEvent::ArrivedUnseen {
        base: LandBase::IwoJima,
        points: 5,
        value: 15,
    }));
    let card = staged.card(&["5 air points", "15"]);
    // Nobody has seen them come.
    assert_eq!((card.kind, card.waits), (CardKind::ReinforcedUnseen, false));
    assert_eq!(
        card.outcome().headline,
        "5 air points land on Guam from Iwo Jima"
    );
    assert_eq!(facts(&card), ["Guam: 15 air points"]);
    assert_eq!(card.lines(), ["Whether they come: die 9, they do."]);
}

/// 14.152: a submarine that shadows a force is hunted when that comes up, on the card of the force: the die first.
#[test]
fn r14_152_the_hunt_for_a_submarine_that_shadows_is_on_the_card_of_its_force() {
    let mut staged = Staged::new(Intelligence::Level3Surface, &["Yamato"]);
    staged.opens(&[
        Scope::Chit {
            chit: ActivationChit::Force(A),
        },
        Scope::RaidProcedure { by: A.into() },
    ]);
    staged.happens(Event::Procedure(ProcedureEvent::Begins {
        force: A.into(),
        raids: 0,
    }));
    staged.happens(Event::Procedure(ProcedureEvent::NoRaid {
        force: A.into(),
        why: NoRaid::Surface,
    }));
    staged.rolls(Purpose::Hunt(A, Albacore), "asw", 0, 5);
    staged.happens(Event::Submarines(SubmarineEvent::Pinned {
        submarine: Albacore,
        hex: HERE,
        turns: 1,
    }));
    staged.happens(Event::Forces(ForceEvent::KeptHex {
        what: A,
        hex: HERE,
        why: ForceMove::Mission,
    }));
    let card = staged.card(&["deep"]);
    assert_eq!((card.kind, card.waits), (CardKind::ForceGone, true));
    assert_eq!(card.outcome().headline, "Albacore is driven deep");
    assert_eq!(
        card.outcome().sentence,
        "It had kept the force in sight, and has lost it. The escorts drive Albacore deep: at its next chit it can only come up again."
    );
    assert!(facts(&card).contains(&"Albacore: driven deep (for 1 chit)".to_owned()));
    let strip = card.roll().unwrap().strip.as_ref().unwrap();
    let lit = strip.cells.iter().find(|cell| cell.is_lit).unwrap();
    assert_eq!(lit.result, "Pin 1");
}

/// 7.1: every force that arrives is on a card, in its hex, and nothing more of it.
#[test]
fn r7_1_every_force_that_arrives_is_on_a_card_with_its_dice_and_every_die_of_a_base_too() {
    let (mut forces, mut bases) = (0, 0);
    for seed in 0..6 {
        let options = [Variant::LandAirReinforcements];
        let scenario = Scenario::numbered(6 + (seed % 2) as u8).unwrap();
        let mut game = Game::new(scenario, &options, seed).unwrap();
        Random::new(seed).finish(&mut game);
        let is_arrival = |it: &&EventRecord| {
            it.at.segment == Some(SegmentId::Arrival)
                && matches!(it.event, Event::Detection(DetectionEvent::Placed { .. }))
        };
        let is_base = |event: &Event| {
            matches!(event, Event::Roll(roll) if matches!(roll.purpose,
                Purpose::LandAirArrival(_) | Purpose::LandAirStrength(_)))
        };
        let all = game.events();
        let arrived = all.iter().filter(is_arrival).count();
        let rolled = all.iter().filter(|it| is_base(&it.event)).count();
        let (mut told, mut dice) = (0, 0);
        for (card, events) in told_by_cards(&game) {
            dice += events.iter().filter(|it| is_base(&it.event)).count();
            if card.kind != CardKind::Arrivals {
                continue;
            }
            let placed = events.iter().filter_map(|it| match &it.event {
                Event::Detection(DetectionEvent::Placed { what, hex, .. }) => Some((*what, *hex)),
                _ => None,
            });
            for (force, hex) in placed {
                let line = format!("{force}: {hex} (");
                let facts = facts(&card);
                let fact = facts.iter().find(|it| it.starts_with(&line)).unwrap();
                // Every die that says where it arrives stands beside it (7.12-7.15).
                let of_force = |it: &&EventRecord| match &it.event {
                    Event::Roll(roll) => matches!(roll.purpose,
                        Purpose::ArrivalZone(of) | Purpose::ArrivalHex(of) | Purpose::ArrivalNearCarriers(of)
                            if of == force),
                    _ => false,
                };
                let rolled = events.iter().filter(of_force).count();
                assert!(
                    rolled >= 2 && fact.matches(" by die ").count() == rolled,
                    "{fact}"
                );
                told += 1;
            }
            assert!(!card.waits && card.chits().is_empty());
        }
        assert_eq!((told, dice), (arrived, rolled), "{seed}");
        forces += told;
        bases += dice;
    }
    assert!(forces > 20 && bases > 10, "{forces} {bases}");
}
