//! The plan in words, line by line; and what was passed over.

use crate::view::prompt_parts::PromptParts;
use carrier_battle::engine::fleet::{AirStep, TaskGroupId};
use carrier_battle::engine::forecast::{AutoAnswer, UnneededStep};
use carrier_battle::engine::plan::{LeftOut, LineId, Plan, Plans, proposal};
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS};
use carrier_battle::view::prompt::{Done, Prompt};
use carrier_battle::view::shell::CommandName;
use carrier_battle::view::{Answer, Selection};

use super::{asked, asked_with};

fn first_phase() -> Game {
    let mut game = Game::new(SCENARIOS[2], &[], 7).unwrap();
    game.play(Order::EndMovement).unwrap();
    game
}

fn words(view: &Prompt) -> Vec<String> {
    let steps = view.plan().into_iter().flat_map(|plan| &plan.steps);
    let lines = steps.flat_map(|step| step.lines.iter().map(move |line| (step, line)));
    lines
        .map(|(step, line)| format!("{}: {}", step.name, line.words))
        .collect()
}

fn answer(view: &Prompt) -> &Answer {
    view.carry_out().unwrap()
}

#[test]
fn the_plan_says_what_it_does_and_why() {
    let game = first_phase();
    let view = asked(&game);
    let plan = view.plan().unwrap();
    assert_eq!(
        plan.why,
        "58.2 and 58.3: fighters only, decks clear. Raid 1 is over you in 1 phase: the staff wants 8 fighter units more in the air. 6 units stay armed on deck: they take off next phase, before it attacks."
    );
    assert_eq!(plan.stop, "");
    assert_eq!(answer(&view).label, "Carry out the plan");
    assert_eq!(answer(&view).detail, "8 up, 2 raised");
    assert!(answer(&view).is_primary());
    assert_eq!(
        words(&view),
        [
            "Launch: 58.2: 4\u{a0}F6F as Intercept 3, 2\u{a0}F6F as Intercept 4",
            "Launch: 58.3: 2\u{a0}F6F as Intercept 5",
            "Raise: 58.2: 2\u{a0}F6F to the flight deck",
        ]
    );
    // Only a later step can be opened by hand.
    let by_hand: Vec<bool> = plan
        .steps
        .iter()
        .map(|step| step.by_hand.is_some())
        .collect();
    assert_eq!(by_hand, [false, true]);
    assert_eq!(
        view.primary().map(|answer| answer.label.as_str()),
        Some("Carry out the plan")
    );
}

/// Where the plans leave the decks as they are, the player is told to go on, and never to carry out nothing: by the
/// step's own answer where that is all, else past every step that is left.
#[test]
fn a_plan_without_work_suggests_to_go_on() {
    let (mut by_one, mut by_several) = (0, 0);
    for seed in 0..12 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let found = match game.decision() {
                Some(Decision::AirOperations { .. }) => {
                    proposal(&game, &Plans::default(), LeftOut::NONE)
                }
                _ => None,
            };
            if let Some(found) = found.filter(|found| found.kept().next().is_none()) {
                assert!(found.orders.iter().all(|order| *order == Order::GoOn));
                let view = asked(&game);
                let plan = view.plan().unwrap();
                let of_plan = view.carry_out();
                match found.orders.len() {
                    0 => assert_eq!((of_plan, plan.goes_on), (None, false)),
                    1 => {
                        assert_eq!(of_plan, None);
                        assert_eq!(view.primary(), view.answer_by(CommandName::GoOn));
                        assert!(
                            view.primary().is_some()
                                && view.answer_by(CommandName::Routine).is_none()
                        );
                        by_one += 1;
                    }
                    _ => {
                        let answer = of_plan.unwrap();
                        assert!(answer.label.starts_with("Go on to "), "{}", answer.label);
                        assert_eq!(answer.detail, "the decks stay as they are");
                        assert_eq!(answer.orders(), found.orders);
                        assert_eq!(view.primary(), Some(answer));
                        by_several += 1;
                    }
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(by_one > 5 && by_several > 5, "{by_one}, {by_several}");
}

#[test]
fn a_line_is_left_out_and_the_rest_does_without_it() {
    let game = first_phase();
    let line = LineId {
        step: AirStep::Launch,
        group: TaskGroupId(2),
    };
    let view = asked_with(
        &game,
        Selection {
            left_out: LeftOut::NONE.toggled(line),
            ..Selection::default()
        },
    );
    let kept: Vec<bool> = view.plan().unwrap().steps[0]
        .lines
        .iter()
        .map(|line| line.is_kept)
        .collect();
    assert_eq!(kept, [false, true]);
    assert_eq!(answer(&view).detail, "6 up, 2 raised");
}

#[test]
fn by_hand_it_says_where_it_stops() {
    let game = first_phase();
    let view = asked_with(
        &game,
        Selection {
            plans: Plans::default().with(TaskGroupId(3), Plan::ByHand),
            ..Selection::default()
        },
    );
    let plan = view.plan().unwrap();
    assert_eq!(
        plan.stop,
        "It stops at \u{201c}launch\u{201d}: Task Group 58.3 is yours to handle."
    );
    assert!(plan.why.starts_with("58.2: fighters only, decks clear."));
}

/// What is answered for the player is said in a sentence, with its rule.
#[test]
fn what_is_answered_for_the_player_is_said() {
    let said = |why: AutoAnswer| {
        let view = asked(&first_phase()).after(Done::default(), &[why]);
        view.notes()[0].clone()
    };
    let step = |why| said(AutoAnswer::Step(why));
    assert_eq!(
        step(UnneededStep::TanksAreFull),
        "Land was passed over: who could land has flown little, and a raid is in sight (6.28)."
    );
    assert_eq!(
        step(UnneededStep::InTheWay(AirStep::Launch)),
        "Launch was passed over: landed units are in the way of those that stand ready until they are lowered (6.24)."
    );
    assert_eq!(
        step(UnneededStep::InTheWay(AirStep::Raise)),
        "Raise was passed over: landed units are in the way until they are lowered (6.25)."
    );
    assert_eq!(
        step(UnneededStep::CanWait),
        "Land was passed over: landed units fill the decks, and who is in the air has the fuel to wait (6.28)."
    );
    assert_eq!(
        step(UnneededStep::TooLate(AirStep::Launch)),
        "Launch was passed over: it is the last phase, and no force is near enough to be met in it (4.42)."
    );
    assert_eq!(
        step(UnneededStep::TooLate(AirStep::Lower)),
        "Lower was passed over: it is the last phase, and where planes stand makes no difference any more."
    );
    assert_eq!(
        step(UnneededStep::NobodyFliesAgain(AirStep::Lower)),
        "Lower was passed over: it is night to the end of the battle, nobody is in the air, and no raid comes any more: where planes stand makes no difference."
    );
    assert_eq!(
        said(AutoAnswer::AllHold),
        "Air movement went by: every mission holds over the carriers, for no raid comes any more."
    );
    assert_eq!(
        said(AutoAnswer::NobodyHasToLand),
        "Nobody landed: every mission over the carriers had the fuel to stay to the end and for a fight (4.433)."
    );
    assert_eq!(
        said(AutoAnswer::NothingToMove),
        "Air movement went by: no mission is in the air, and no raid on its way for a patrol to go out and meet."
    );
}

#[test]
fn a_step_passed_over_says_what_would_make_it_possible() {
    let mut game = first_phase();
    let ahead = "Raise will be passed over: the decks over serviced units are full; launching from them would make room.";
    assert_eq!(asked(&game).notes(), [ahead]);
    let go_on = asked(&game)
        .answer_by(CommandName::GoOn)
        .unwrap()
        .label
        .clone();
    assert!(go_on.starts_with("Go on to service"), "{go_on}");
    game.play(Order::GoOn).unwrap();
    let step = AirStep::Service;
    assert_eq!(game.decision(), Some(Decision::AirOperations { step }));
    let behind = "Raise was passed over: the decks over serviced units are full.";
    assert_eq!(
        asked(&game).notes().first().map(String::as_str),
        Some(behind)
    );
}
