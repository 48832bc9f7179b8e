//! What is suggested to missions: the reason and the button come from one decision, and what one click says of all of them
//! is what comes of it.

use carrier_battle::engine::fleet::{self, Mission};
use carrier_battle::engine::staff::{self, Errand, Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, Session, forecast};
use carrier_battle::view::prompt::{Prompt, next_as_suggested, prompt};
use carrier_battle::view::{Action, Selection};

/// Games of the staff's, question by question of air movement, with the first mission that waits selected.
fn every_movement(scenario: usize, seeds: u64, mut look: impl FnMut(&Game, &Mission, &Prompt)) {
    for seed in 0..seeds {
        let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if game.decision() == Some(Decision::AirMovement) {
                for mission in fleet::waiting(game.table()) {
                    let selection = Selection {
                        mission: Some(mission.id),
                        ..Selection::default()
                    };
                    look(&game, mission, &prompt(&game, &selection, &[]).unwrap());
                }
            }
            game.play(order).unwrap();
        }
    }
}

/// A reason that speaks of a fight stands over a button that names the same raids, one that speaks of the way home over one
/// that leads there, and "home" is home.
#[test]
fn the_reason_and_the_suggested_button_agree() {
    let (mut fights, mut homes, mut stays) = (0, 0, 0);
    for (scenario, seeds) in [(1, 2), (3, 3), (5, 4)] {
        every_movement(scenario, seeds, |game, mission, view| {
            let Some(primary) = view.suggested() else {
                return;
            };
            let (reason, label) = (&view.why()[0], &primary.label);
            let all = format!("{reason} | {label} {}", primary.detail);
            let names_raids = label.starts_with("Meet ") || label.starts_with("Stay and fight ");
            if mission.is_intercept() && reason.contains("has not the fuel for a fight") {
                assert!(!names_raids, "{all}");
                stays += 1;
            }
            if let Some((_, met)) = reason.split_once("There it meets ") {
                let raids = met.split_once(", with").unwrap().0;
                assert!(label.starts_with(&format!("Meet {raids}, ")), "{all}");
                fights += 1;
            }
            if let Some((_, met)) = reason.split_once("Staying meets ") {
                let raids = met.split_once(" for the least").unwrap().0;
                assert_eq!(*label, format!("Stay and fight {raids} here"), "{all}");
                fights += 1;
            }
            if reason.contains("flies home") && mission.is_intercept() {
                assert!(label.starts_with("Fly "), "{all}");
            }
            for answer in &view.answers {
                if let (true, [Order::Fly { to, .. }]) =
                    (answer.label.starts_with("Fly home"), answer.orders())
                {
                    let way = forecast::way_home(game.table(), mission, *to);
                    assert!(matches!(way, Some(0) | None), "{all}");
                    assert!(game.table().is_home(*to), "{all}");
                    homes += 1;
                }
            }
        });
    }
    assert!(
        fights > 50 && homes > 10 && stays > 10,
        "{fights} {homes} {stays}"
    );
}

/// "5 to Raid 3, 3 to Raid 2": so many end the movement where those raids are, whatever the dice say.
#[test]
fn one_click_for_all_names_who_goes_against_which_raid() {
    let (mut told, mut otherwise) = (0, 0);
    for (scenario, seeds) in [(1, 3), (3, 3), (5, 6)] {
        every_movement(scenario, seeds, |game, mission, view| {
            let mut answers = view.answers.iter();
            let all = answers.find(|it| matches!(it.action, Action::AllAsSuggested(_)));
            let Some(all) = all.filter(|_| fleet::waiting(game.table()).next().unwrap() == mission)
            else {
                return;
            };
            let mut session = Session::new(game.clone());
            session.play(&all.orders()[..1], next_as_suggested);
            let given = &session.game().orders()[game.orders().len()..];
            // Where a die of fuel may change what the next does, it may come otherwise.
            if !given.starts_with(all.orders()) {
                otherwise += 1;
                return;
            }
            let ends = |order: &Order| match order {
                Order::Fly { to, .. } => Some(*to),
                Order::Hold { mission } => Some(game.table().mission(*mission)?.hex),
                _ => None,
            };
            let detail = all.detail.trim_start_matches("\u{b7} ");
            for (at, _) in detail.match_indices(" to Raid ") {
                let (who, raids) = (&detail[..at], &detail[at + " to Raid ".len()..]);
                let number = numbered(who);
                let first = raids
                    .split([' ', ','])
                    .next()
                    .unwrap()
                    .parse::<u8>()
                    .unwrap();
                let mut inbound = game.table().inbound();
                let raid = inbound.find(|raid| raid.id.0 == first).unwrap();
                let there = all.orders().iter().filter_map(ends);
                let there = there.filter(|hex| *hex == raid.hex).count();
                // Others may be there for something else, as over the carriers.
                assert!(there >= number, "{detail}");
                told += 1;
            }
        });
    }
    assert!(told > 20 && otherwise * 10 < told, "{told} {otherwise}");
}

/// How many missions stand at the end of some words, by their numbers or their count: "Intercepts 1, 2 and 3", "4".
fn numbered(words: &str) -> usize {
    match words.rfind("Intercept") {
        Some(at) => {
            let numbers = words[at..].split([' ', ',']);
            numbers.filter(|it| it.parse::<u8>().is_ok()).count()
        }
        None => words.split(' ').next_back().unwrap().parse().unwrap(),
    }
}

/// At 1250 of a battle in which two raids come in a hex apart: each raid has its number.
#[test]
fn some_go_to_the_one_raid_and_some_to_the_other() {
    let mut both = 0;
    every_movement(5, 6, |game, mission, _| {
        let headings = staff::headings(game, mission.id);
        let meets = headings.iter().filter_map(|(mission, heading)| {
            let errand = heading.errand(game.table(), mission);
            (errand == Some(Errand::Meets)).then(|| heading.hex(mission))
        });
        let mut hexes: Vec<_> = meets.collect();
        hexes.sort();
        hexes.dedup();
        both += u32::from(hexes.len() > 1);
    });
    assert!(both > 3, "{both}");
}
