//! Dividing the fighters (4.52): the legal range, and what to expect of each choice.

use crate::engine::forecast::{self, Expectation};
use crate::engine::staff::{best_division, suggestion};
use crate::engine::{self, Game, Order};
use crate::view::shell::CommandName;
use crate::view::{Action, Answer, Weight, wording};

/// The ways to divide.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DivisionChoice {
    /// What they are ways to do.
    pub legend: &'static str,
    /// The question itself: another mission's or raid's is another.
    pub asked: engine::Division,
    /// How many go against the escorts by the best expected result.
    pub best: u8,
    /// The ways, the legal ones first.
    pub ways: Vec<DivisionWay>,
    /// What has this fight and those after it divided by the staff, and told.
    pub tell: Answer,
}

/// A way to divide.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DivisionWay {
    /// Units against the escorts.
    pub escorts: u8,
    /// The division in words.
    pub split: String,
    /// What to expect of it.
    pub expected: Option<[Expected; 3]>,
    /// Why it cannot be chosen.
    pub refusal: Option<String>,
    /// What gives the order.
    pub engage: Answer,
}

/// What to expect of a division, on average.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Expected {
    /// How many.
    pub number: String,
    /// Of what.
    pub what: &'static str,
    /// Whether it is what it costs.
    pub is_cost: bool,
}

impl DivisionChoice {
    /// The way that sends some units against the escorts.
    pub fn way(&self, escorts: u8) -> Option<&DivisionWay> {
        self.ways.iter().find(|way| way.escorts == escorts)
    }
}

pub(super) fn division_choice(game: &Game, asked: engine::Division) -> DivisionChoice {
    let expected = forecast::divisions(game.table(), &asked);
    let legal = expected
        .iter()
        .map(|one| way(game, &asked, one.against_escorts, Some(one)));
    let too_few = (0..asked.least).map(|escorts| way(game, &asked, escorts, None));
    DivisionChoice {
        legend: "How to divide the Hellcats",
        asked,
        best: best_division(game, &asked),
        ways: legal.chain(too_few).collect(),
        tell: tell(game),
    }
}

/// All fights that are left of the segment, divided as the staff would, on one card.
fn tell(game: &Game) -> Answer {
    let orders: Vec<Order> = suggestion(game).into_iter().collect();
    Answer {
        action: Action::FightAndTell(orders),
        ..Answer::several("tell-the-rest", "Tell me the rest", Vec::new())
    }
    .id("tell-the-rest")
    .title(
        "This fight and those after it, divided as the staff would; each can be opened afterwards.",
    )
    .weight(Weight::Quiet)
}

fn way(
    game: &Game,
    asked: &engine::Division,
    escorts: u8,
    expected: Option<&Expectation>,
) -> DivisionWay {
    let others = asked.units - escorts;
    let label = format!("Engage \u{b7} {escorts} and {others}");
    let engage = Answer::new(game, label, Order::Divide { escorts });
    DivisionWay {
        escorts,
        split: format!("{escorts} on escorts \u{b7} {others} on attack planes"),
        expected: expected.map(figures),
        refusal: engage.refusal.as_ref().map(|why| format!("Too few: {why}")),
        engage: engage.by(CommandName::FirstAnswer).primary(true),
    }
}

fn figures(expected: &Expectation) -> [Expected; 3] {
    let figure = |hundredths, what, is_cost| Expected {
        number: wording::tenths(hundredths),
        what,
        is_cost,
    };
    [
        figure(expected.escorts, "escorts down", false),
        figure(expected.attack, "attack planes down", false),
        figure(expected.lost, "Hellcats lost", true),
    ]
}
