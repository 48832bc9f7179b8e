//! The dialog of a fight: an air battle, or an attack on ships, with the decisions in it.

use super::aim::Aim;
use super::assignment::{Assignment, assignment};
use super::at_sea::{AtSea, at_sea};
use super::attack::Attack;
use super::battle::AirBattle;
use super::battle_lines::{BattleLines, battle_lines};
use super::coordination::{CoordinationChoice, coordination_choice};
use super::division::{DivisionChoice, division_choice};
use super::exchange::Exchange;
use super::firing::{FiringChoice, firing_choice};
use super::foot::Foot;
use super::guns::{self, GunsChoice, GunsInHand, guns_choice};
use super::meeting::{self, MeetingChoice, meeting_choice};
use super::reason::reason;
use super::sky::{Sky, sky};
use super::surface::SurfaceAction;
use super::verdict;
use crate::engine::{Decision, Game, Roll, Table, count_of, some_of};
use crate::view::Asked;
use crate::view::card::Card;
use crate::view::shown_record::ShownRecord;
use crate::view::{Activity, Answer};

/// What the dialog of a fight shows.
#[derive(Clone, PartialEq, Debug)]
pub struct FightView {
    /// Who fights whom.
    pub title: String,
    /// Where, and how strong they are.
    pub subtitle: String,
    /// The picture above.
    pub picture: Picture,
    /// What is asked, if anything is.
    pub question: Option<Question>,
    /// What has happened, or the choices.
    pub body: Body,
    /// Figures and buttons, but for the answer of a division, which depends on what is chosen.
    foot: Foot,
}

/// What is asked in a fight.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Question {
    /// The decision.
    pub decision: Decision,
    /// Its rule in a line.
    pub text: String,
    /// Its rule's number.
    pub rule: &'static str,
}

/// The picture of a fight.
#[derive(Clone, PartialEq, Debug)]
pub enum Picture {
    /// Two lines of aircraft.
    Sky(Sky),
    /// Aircraft and ships.
    AtSea(AtSea),
    /// Two lines of ships.
    Lines(BattleLines),
}

/// What stands under the picture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Body {
    /// What has happened.
    Exchange(Exchange),
    /// How the fighters divide.
    Division(DivisionChoice),
    /// Whether the strike is drawn together.
    Coordination(CoordinationChoice),
    /// Which ship each damage roll is for.
    Assignment(Assignment),
    /// Which battleships open fire.
    Firing(FiringChoice),
    /// Whether our ships fight those they have met.
    Meeting(MeetingChoice),
    /// On whom our ships fire.
    Guns(GunsChoice),
    /// How it ended.
    Verdict(Card),
}

impl Picture {
    /// The picture of an air battle, if it is that.
    pub fn sky(&self) -> Option<&Sky> {
        match self {
            Picture::Sky(sky) => Some(sky),
            Picture::AtSea(_) | Picture::Lines(_) => None,
        }
    }

    /// The picture of an attack on ships, if it is that.
    pub fn at_sea(&self) -> Option<&AtSea> {
        match self {
            Picture::AtSea(at_sea) => Some(at_sea),
            Picture::Sky(_) | Picture::Lines(_) => None,
        }
    }

    /// The picture of two lines of ships, if it is that.
    pub fn lines(&self) -> Option<&BattleLines> {
        match self {
            Picture::Lines(lines) => Some(lines),
            Picture::Sky(_) | Picture::AtSea(_) => None,
        }
    }
}

impl FightView {
    /// Figures and buttons; with the division that sends `escorts` against the escorts, if it is
    /// asked.
    pub fn foot(&self, escorts: u8) -> Foot {
        let mut foot = self.foot.clone();
        if let Body::Division(choice) = &self.body {
            let chosen = choice.way(escorts).map(|way| way.engage.clone());
            foot.answers
                .extend([choice.tell.clone()].into_iter().chain(chosen));
        }
        foot
    }

    /// The answer to give without a thought, of those and of the choices.
    pub fn primary(&self, escorts: u8) -> Option<Answer> {
        let mut answers = self.foot(escorts).answers;
        if let Body::Coordination(choice) = &self.body {
            answers.extend(choice.ways.iter().map(|way| way.answer.clone()));
        }
        answers.into_iter().find(Answer::is_primary)
    }

    /// With how it ended in place of its last step, once it has.
    fn ending(self, verdict: Option<Card>) -> FightView {
        match verdict {
            Some(verdict) => FightView {
                body: Body::Verdict(verdict),
                ..self
            },
            None => self,
        }
    }

    /// What is asked, or that something is being shown.
    pub fn asked(&self) -> Asked {
        let question = self.question.as_ref();
        question.map_or(Asked::Showing, |question| {
            Asked::Decision(question.decision)
        })
    }
}

/// The fight that the events shown are in, if they are in one, with the decision in it that is asked.
/// `table` is the table after them; an end that has been reached waits for the player to have seen
/// it. Of a die that is `rolling` nothing is told but what is added to it and where it will be read.
pub fn fight(
    game: &Game,
    shown: ShownRecord,
    rolling: Option<&Roll>,
    is_waiting: bool,
    table: &Table,
    decision: Option<Decision>,
    activity: Activity,
) -> Option<FightView> {
    if let Some(mut battle) = AirBattle::so_far(shown, is_waiting, table) {
        if let Some(roll) = rolling {
            battle.expect(roll);
        }
        let verdict = || verdict::of_battle(&battle, shown, table);
        let verdict = battle.is_over.then(verdict);
        return Some(of_battle(game, &battle, decision).ending(verdict));
    }
    if let Some(mut action) = SurfaceAction::so_far(shown, is_waiting, table) {
        if let Some(roll) = rolling {
            action.expect(roll);
        }
        let verdict = || verdict::of_surface(&action, shown, table);
        let verdict = action.is_over.then(verdict);
        return Some(of_surface(game, table, &action, decision, activity).ending(verdict));
    }
    let mut attack = Attack::so_far(shown, is_waiting, table)?;
    if let Some(roll) = rolling {
        attack.expect(roll);
    }
    let verdict = || verdict::of_attack(&attack, shown, table);
    let verdict = attack.is_over.then(verdict);
    Some(of_attack(game, table, &attack, decision, activity).ending(verdict))
}

fn of_battle(game: &Game, battle: &AirBattle, decision: Option<Decision>) -> FightView {
    let (body, foot) = match decision {
        Some(Decision::Division(division)) => {
            let note = "Expected results are averages over every roll of the charts.";
            let foot = Foot {
                note: note.to_owned(),
                ..Foot::default()
            };
            (Body::Division(division_choice(game, division)), foot)
        }
        _ => {
            let AirBattle {
                steps,
                roll,
                is_rolling,
                result,
                is_over,
                ..
            } = battle;
            let exchange = Exchange::new(steps, roll.as_ref(), *is_rolling, result, *is_over);
            (Body::Exchange(exchange), Foot::of_battle(battle))
        }
    };
    FightView {
        title: battle.title(),
        subtitle: battle.subtitle(),
        picture: Picture::Sky(sky(battle)),
        question: decision.map(|decision| question(game, decision)),
        body,
        foot,
    }
}

fn of_attack(
    game: &Game,
    table: &Table,
    attack: &Attack,
    decision: Option<Decision>,
    activity: Activity,
) -> FightView {
    let aim = match (decision, &table.attack) {
        (Some(Decision::Assignment { .. }), Some(attack)) => Some(Aim::of(attack, activity)),
        _ => None,
    };
    let body = match decision {
        Some(Decision::Coordination { mission }) => {
            let choice = coordination_choice(game, table, attack, mission);
            Body::Coordination(choice)
        }
        Some(Decision::Overflight { .. }) => Body::Firing(firing_choice(game, table, activity)),
        _ => match &aim {
            Some(aim) => Body::Assignment(assignment(table, aim)),
            None => Body::Exchange(Exchange::new(
                &attack.steps,
                attack.roll.as_ref(),
                attack.is_rolling,
                &attack.result,
                attack.is_over,
            )),
        },
    };
    FightView {
        title: attack.title(),
        subtitle: attack.subtitle(),
        picture: Picture::AtSea(at_sea(attack, table, aim.as_ref())),
        question: decision.map(|decision| question(game, decision)),
        body,
        foot: match decision {
            Some(decision) => Foot::of_decision(game, table, attack, decision, activity),
            None => Foot::of_attack(attack),
        },
    }
}

fn of_surface(
    game: &Game,
    table: &Table,
    action: &SurfaceAction,
    decision: Option<Decision>,
    activity: Activity,
) -> FightView {
    let in_hand =
        (decision == Some(Decision::SurfaceFire)).then(|| GunsInHand::of_game(game, activity));
    let (body, foot) = match decision {
        Some(Decision::SurfaceBattle { .. }) => {
            (Body::Meeting(meeting_choice(table)), meeting::foot(game))
        }
        Some(Decision::SurfaceFire) => (Body::Guns(guns_choice(game)), guns::foot(game)),
        _ => {
            let exchange = Exchange::new(
                &action.steps,
                action.roll.as_ref(),
                action.is_rolling,
                &action.result,
                action.is_over,
            );
            (Body::Exchange(exchange), Foot::of_surface(action))
        }
    };
    FightView {
        title: action.title(),
        subtitle: action.subtitle(),
        picture: Picture::Lines(battle_lines(action, table, in_hand.as_ref())),
        question: decision.map(|decision| question(game, decision)),
        body,
        foot,
    }
}

fn question(game: &Game, decision: Decision) -> Question {
    let line = decision.rule_in_a_line();
    let reason = reason(game, decision);
    let line = reason.map_or(line.to_owned(), |reason| format!("{reason} {line}"));
    Question {
        decision,
        text: match decision {
            Decision::Division(division) => format!(
                "{} of escorts, {}. {line}",
                count_of(division.escorts, "point", "points"),
                some_of(division.attack, "attack planes")
            ),
            _ => line,
        },
        rule: decision.rule(),
    }
}
