//! Which strike looks for which force.

use carrier_battle::engine::fleet::AirUnitType::Sb2c;
use carrier_battle::engine::{Decision, Game, Order};
use carrier_battle::view::shell::CommandName;

use super::{asked, texts, why_not};
use crate::common::attacks::*;
use crate::common::*;
use crate::view::prompt_parts::{PromptParts, what};

#[test]
fn a_strike_over_forces_may_look_for_one() {
    let forces = [
        force('A', START, &["Zuikaku"], 0),
        force('B', START, &["Nagato"], 0),
        force('C', "1123", &["Kongo"], 0),
    ];
    let scenario = strikes_against(&[(Sb2c, 2)], 6, &forces, 2);
    let mut game = formed(scenario, &[&["SB2C 1"], &["SB2C 2"]], &[]);
    play_all(
        &mut game,
        &[fly("Air Strike 2", "1122"), Order::EndMovement],
    );
    assert_eq!(game.decision(), Some(Decision::AirAttack));
    let view = asked(&game);
    assert_eq!(
        (view.asked.mark(), view.title.as_str(), view.rule),
        ("air_attack", "Which strike attacks?", "5.2")
    );
    let [line] = view.lines() else {
        panic!("{:?}", view.lines());
    };
    assert_eq!(what(line), "1\u{a0}SB2C in 1121, attack value 7, 5 fuel");
    assert_eq!(
        line.words.stake.words,
        "Force A: 40% finds it, 20% another force; Force B: 40% finds it, 20% another force"
    );
    assert_eq!(
        texts(&line.answers),
        ["Look for Force A", "Look for Force B"]
    );
    assert_eq!(line.answers[1].orders(), [contact(1, 'B')]);
    assert_eq!(view.primary(), Some(&line.answers[0]));
    let end = view.answer_by(CommandName::GoOn).unwrap();
    assert_eq!(end.label, "No further attack in this phase");
    assert_eq!(end.orders(), [Order::GoOn]);
    assert_eq!(
        why_not(&view),
        [(
            "Air Strike 2",
            "Air Strike 2 and Force A are not in the same hex (5.1)."
        )]
    );
}

#[test]
fn in_the_last_phase_no_attack_leaves_strikes_unused() {
    let forces = [force('A', START, &["Zuikaku"], 0)];
    let scenario = strikes_against(&[(Sb2c, 2)], 9, &forces, 1);
    let mut game = formed(scenario, &[&["SB2C 1"], &["SB2C 2"]], &[]);
    let end = |game: &Game| {
        let view = asked(game);
        view.answer_by(CommandName::GoOn).unwrap().label.clone()
    };
    for _ in 1..4 {
        play_all(&mut game, &[Order::EndMovement]);
        assert_eq!(end(&game), "No further attack in this phase");
        play_all(&mut game, &[Order::GoOn]);
    }
    play_all(&mut game, &[Order::EndMovement]);
    assert_eq!(
        end(&game),
        "No further attack in this battle: 2 strikes unused"
    );
}
