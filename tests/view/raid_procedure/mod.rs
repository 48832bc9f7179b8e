//! Forces that come up: the air raid procedure on its card, question by question, and that it tells nothing before
//! its time (3.1, 10.1).

mod cards;
mod games;

use crate::view::card_parts::CardParts;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Game, SCENARIOS, Scenario, Variant};
use carrier_battle::view::event_card::{self, CardKind, CardSpan, EventCard, StepState, StepView};

use crate::view::event_card::staged::told_by_cards;
use crate::view::playback::each_end;

fn ozawa_strikes() -> &'static Scenario {
    SCENARIOS[4]
}

/// Games of scenario 5, with the steps it leaves out and without, by the staff and at random.
fn games(number: u64) -> impl Iterator<Item = Game> {
    (0..number).map(|seed| {
        let options: &[Variant] = match seed % 3 {
            0 => &[Variant::FullRaidProcedure],
            _ => &[],
        };
        let mut game = Game::new(ozawa_strikes(), options, seed).unwrap();
        match seed % 2 {
            0 => Sensible.finish(&mut game),
            _ => Random::new(seed).finish(&mut game),
        }
        game
    })
}

/// The cards of a game, in turn.
fn cards(game: &Game) -> Vec<EventCard> {
    let told = told_by_cards(game).into_iter();
    told.map(|(card, _)| card).collect()
}

const OF_FORCES: [CardKind; 4] = [
    CardKind::ComesUp,
    CardKind::CalledBack,
    CardKind::ForceGone,
    CardKind::RaidLaunched,
];

fn steps(card: &EventCard) -> &[StepView] {
    card.procedure().map_or(&[], |it| &it.steps[..])
}

fn letters(card: &EventCard) -> String {
    steps(card).iter().map(|step| step.letter).collect()
}

/// Everything that a card says.
fn words(card: &EventCard) -> String {
    let mut words = vec![
        card.outcome().headline.clone(),
        card.outcome().sentence.clone(),
    ];
    for step in steps(card) {
        let chits: Vec<String> = step.chits.iter().map(|chit| chit.label()).collect();
        words.push(format!(
            "{} {} [{}] {} {:?}{} {}",
            step.letter,
            step.question,
            step.detail,
            step.answer,
            step.state,
            if step.is_void { " void" } else { "" },
            chits.join(" ")
        ));
    }
    for fact in card.facts() {
        words.push(format!("{}: {} ({})", fact.label, fact.value, fact.note));
    }
    for chit in card.chits() {
        words.push(format!("{} {}", chit.label(), chit.did));
    }
    words.join("\n")
}
