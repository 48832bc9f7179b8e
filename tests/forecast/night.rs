//! What is passed over at night.

use carrier_battle::engine::auto_answer;
use carrier_battle::engine::forecast::{self, AutoAnswer, UnneededStep};
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Game, Light, Order, SCENARIOS};

/// 4.34, 6.23: what is passed over in scenario 5, and a phase of its night asks one question at the most once nobody
/// is in the air.
#[test]
fn r6_23_an_empty_phase_at_night_asks_one_question_at_the_most() {
    let (mut holds, mut flies) = (0, 0);
    for seed in 0..8 {
        let mut game = Game::new(SCENARIOS[4], &[], seed).unwrap();
        let mut asked: Vec<((u8, u8), &str)> = Vec::new();
        let mut staff = Sensible;
        while let Some(decision) = game.decision() {
            let table = game.table();
            let why = auto_answer(&game);
            let nobody_is_out = table.missions.is_empty() && table.searches.is_empty();
            // Neither is a phase empty in which a raid comes, or a carrier burns.
            let is_calm =
                table.inbound().next().is_none() && !table.decks.iter().any(|deck| deck.burns());
            match why {
                Some((_, AutoAnswer::NothingToMove)) => {
                    assert_eq!(forecast::raids_on_their_way(table).count(), 0);
                    assert!(table.missions.is_empty());
                }
                Some((_, AutoAnswer::AllHold)) => {
                    let mut missions = table.missions.iter();
                    assert!(missions.all(|it| it.is_intercept() && table.is_home(it.hex)));
                    assert_eq!(table.inbound().count(), 0);
                    holds += 1;
                }
                Some((_, AutoAnswer::Step(UnneededStep::NobodyFliesAgain(_)))) => {
                    assert!(nobody_is_out && table.light() == Light::Night);
                    flies += 1;
                }
                None if table.light() == Light::Night && nobody_is_out && is_calm => {
                    // The steps of air operations are one answer, by plan.
                    let question = ((table.turn.number, table.phase), decision.name());
                    if asked.last() != Some(&question) {
                        asked.push(question);
                    }
                }
                _ => {}
            }
            // In half of the games nobody takes off at all, so that nobody is out at night.
            let goes_on = [Order::GoOn, Order::EndMovement];
            let goes_on = goes_on.into_iter().filter(|_| seed % 2 == 1);
            let goes_on = goes_on.into_iter().find(|order| game.check(*order).is_ok());
            let order = why.map(|(order, _)| order).or(goes_on);
            let order = order.or_else(|| staff.order(&game));
            game.play(order.unwrap()).unwrap();
        }
        for phase in asked.chunk_by(|one, other| one.0 == other.0) {
            assert!(phase.len() <= 1, "seed {seed}: {phase:?}");
        }
    }
    assert!(holds > 0 && flies > 0, "{holds} {flies}");
}
