//! The five steps of air operations (6.23): what can be done unit by unit and in batches, and what going
//! on would leave undone.

use super::{
    Block, Choice, Comparison, HowTo, Lines, LinesLook, Prompt, WhyNot, advice, arrivals, composer,
    grounds_in_words, homecoming, landing, lights, passed, plan, push_over, targets, warning,
};
use crate::engine::fleet::{AirStep, Mission, Movement, UnitSet};
use crate::engine::forecast::{self, next_question};
use crate::engine::routine::{Routine, RoutineKind, routines};
use crate::engine::{Decision, Deck, Game, Order, Table, staff};
use crate::view::chart::Unit;
use crate::view::fleet::Zone;
use crate::view::shell::CommandName;
use crate::view::{
    Action, Answer, Selection, Weight, night, refusal_in_words, sentence, wind, wording,
};

/// A step in the row of the five.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StepView {
    /// Its name.
    pub name: String,
    /// Where it stands to the step that is asked.
    pub state: StepState,
}

/// Where a step stands to the one that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepState {
    /// It is over.
    Past,
    /// It is asked.
    Now,
    /// It comes later.
    Later,
}

/// Asks for the orders of a step.
pub fn prompt(game: &Game, selection: &Selection, step: AirStep) -> Prompt {
    let table = game.table();
    let decision = Decision::AirOperations { step };
    let mission = selection.mission.and_then(|id| table.mission(id));
    if let Some(mission) = mission.filter(|mission| forecast::flies_now(Some(decision), mission)) {
        return one_hex(game, mission, decision);
    }
    let routines = routines(game);
    let mut why = vec![decision.rule_in_a_line().to_owned()];
    why.extend(stuck(game));
    if step == AirStep::Launch {
        why.extend(night::crews(table));
    }
    let mut choices: Vec<Choice> = selected(game, selection, step).into_iter().collect();
    let mut composer = None;
    if step == AirStep::Launch {
        choices.extend(just_launched(table, selection));
        composer = composer::composer(game, selection);
        if composer.is_none() {
            choices.extend(composer::choices(&routines));
        }
    }
    let (arrivals, lights) = match step {
        AirStep::Land => (
            arrivals::arrivals(table, selection),
            lights::to_turn_on(game),
        ),
        _ => Default::default(),
    };
    let arrivals = (!arrivals.is_empty()).then_some(Lines {
        look: LinesLook::Arrivals,
        hint: String::new(),
        lines: arrivals,
    });
    let strike = match step {
        AirStep::Launch => advice::strike(game),
        _ => None,
    };
    // By its own plan the staff sends the strike itself.
    let is_staffs = plan::is_staffs(game, &selection.plans);
    let sends =
        composer.is_none() && !is_staffs && strike.iter().any(|(_, answer)| answer.is_some());
    let (plan, carry_out) = plan::plan(game, selection, composer.is_none() && !sends).unzip();
    let carry_out = carry_out.flatten();
    let advises = plan.iter().any(|plan| plan.advice.is_some());
    // A plan that leaves the decks as they are suggests to go on, and no batch.
    let goes_on = plan.iter().any(|plan| plan.goes_on);
    let plans = sends || carry_out.is_some();
    let is_suggested = goes_on && composer.is_none() && !sends && !advises;
    let mut batches = batches_of(table, &routines, !plans && !goes_on);
    if is_staffs && let Some(grounds) = staff::grounds(game, step) {
        why.insert(0, grounds_in_words(game, grounds));
    }
    // 17.2, 17.3: what the wind leaves is to be known before anybody is sent or brought down, but for why he had better be.
    if matches!(step, AirStep::Launch | AirStep::Land) {
        why.splice(0..0, wind::limits(table));
    }
    let due = landing::reason_to_land(game).filter(|_| !plans);
    if let (Some(reason), Some(landing)) = (&due, batches.first_mut()) {
        why.insert(0, reason.clone());
        landing.weight = Weight::Primary;
    }
    if let Some((reason, answer)) = strike {
        if !why.contains(&reason) {
            why.insert(0, reason);
        }
        batches.splice(0..0, answer.filter(|_| sends));
    }
    batches.splice(0..0, carry_out);
    let no_plan = !plans && !advises && due.is_none();
    let staff_goes_on = || is_staffs && staff::suggestion(game) == Some(Order::GoOn);
    let is_suggested = is_suggested || no_plan && composer.is_none() && staff_goes_on();
    let go_on = go_on(game, step, &routines, no_plan, is_suggested);
    let asked = Prompt {
        steps: steps(step),
        batches,
        answers: answers(go_on, game, step),
        warning: warning::warning(table).or_else(|| homecoming::warning(table, decision)),
        why_not: why_not(table, selection, step),
        ..Prompt::because(decision, question(step), why)
    };
    let asked = asked
        .with(choices.into_iter().map(Block::Choice))
        .with(composer.map(Block::Composer))
        .with(arrivals.map(Block::Lines))
        .noting(passed::steps(game, step));
    let lights: Vec<Comparison> = lights.into_iter().map(|(_, weighed)| weighed).collect();
    let lights = (!lights.is_empty()).then_some(Block::Comparisons(lights));
    let plan = plan.map(|plan| Block::Plan(Box::new(plan)));
    asked.adding(plan).adding(lights)
}

/// Going on; and in the dark the lights, but where they are weighed, as somebody is about to land (6.43).
fn answers(go_on: Answer, game: &Game, step: AirStep) -> Vec<Answer> {
    let lights = match step {
        AirStep::Land => Vec::new(),
        _ => lights::to_turn_on(game),
    };
    let lights = lights.into_iter().map(|(hex, weighed)| {
        let answer = weighed.answer.weight(Weight::Quiet);
        answer
            .detail(format!("\u{b7} {hex}"))
            .title(weighed.verdict)
    });
    std::iter::once(go_on).chain(lights).collect()
}

/// Asks where a mission flies that has just taken off (4.42). The chart is on the stage then.
fn one_hex(game: &Game, mission: &Mission, decision: Decision) -> Prompt {
    let back = Answer::of(Action::ShowDecks, "Back to the decks");
    let why = vec![
        "It may fly one hex as it takes off, for 1 fuel. Left here, it flies with the next movement and keeps all its fuel until then."
            .to_owned(),
    ];
    Prompt {
        why_not: match mission.is_intercept() {
            true => Vec::new(),
            false => targets::why_not(game, mission),
        },
        rule: "4.42",
        answers: vec![back.by(CommandName::Stage).primary(true)],
        ..Prompt::because(decision, format!("{} \u{2014} where to?", mission.id), why)
    }
    .how(Some(HowTo::lit_hex("Click a lit hex to fly there")))
}

/// What a step asks.
fn question(step: AirStep) -> &'static str {
    match step {
        AirStep::Launch => "Who takes off?",
        AirStep::Raise => "Who comes up to the deck?",
        AirStep::Service => "Who is armed and fuelled?",
        AirStep::Lower => "Who goes below?",
        AirStep::Land => "Who lands?",
    }
}

/// Why a step is asked in which no order is legal (6.291).
fn stuck(game: &Game) -> Option<String> {
    let only_going_on = game.legal().all(|order| order == Order::GoOn);
    only_going_on.then(|| {
        "Landed units are in the way: only pushing one over the side makes room (6.291).".to_owned()
    })
}

/// The five steps in a row.
fn steps(now: AirStep) -> Vec<StepView> {
    let step = |step: AirStep| StepView {
        name: sentence(&step.to_string()),
        state: match step.cmp(&now) {
            std::cmp::Ordering::Less => StepState::Past,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Later,
        },
    };
    AirStep::ALL.map(step).into()
}

/// Orders in words, for a title.
pub fn in_words(orders: &[Order]) -> String {
    let words: Vec<String> = orders.iter().map(ToString::to_string).collect();
    words.join("; ")
}

/// What one click does, with the orders it gives; the first of them has a key, unless the plan has it.
fn batches_of(table: &Table, routines: &[Routine], has_key: bool) -> Vec<Answer> {
    let answer = |(n, routine): (usize, &Routine)| {
        let words = in_words(&routine.orders);
        let orders = routine.orders.clone();
        let answer = Answer::several(routine.kind.name(), &routine.title, orders);
        let detail = match routine.kind {
            // What it can be sent at counts more than who goes, which its title says.
            RoutineKind::LaunchAttack => targets::in_reach(table, routine.units()),
            // Who goes, by type; each by name in its title.
            _ => wording::by_type(routine.units()),
        };
        let mut answer = answer.detail(detail).title(words);
        let lands = match routine.kind {
            RoutineKind::LandAll => routine.orders.as_slice(),
            // The others after it, as its die leaves them.
            RoutineKind::LandDue => routine.orders.get(..1).unwrap_or_default(),
            _ => &[],
        };
        if !lands.is_empty() {
            answer.action = Action::Land(routine.kind, lands.to_vec());
        }
        if routine.kind == RoutineKind::LaunchAttack {
            answer = answer.id("launch-strike");
        }
        // Attack planes in servicing keep fighters out: nobody is led there.
        if n == 0 && has_key && routine.kind != RoutineKind::ServiceAttack {
            answer.by(CommandName::Routine)
        } else {
            answer
        }
    };
    routines.iter().enumerate().map(answer).collect()
}

/// Going on, and what that leaves undone. It is suggested where nothing is, and no plan either, or by the plan.
fn go_on(
    game: &Game,
    step: AirStep,
    routines: &[Routine],
    no_plan: bool,
    is_suggested: bool,
) -> Answer {
    let units = routines.iter().map(Routine::units);
    let undone = units.fold(UnitSet::EMPTY, UnitSet::with).len();
    let left = match (undone, step) {
        (0, _) => String::new(),
        (n, AirStep::Launch) => format!(": {n} could still launch"),
        (n, AirStep::Raise) => format!(": {n} could still come up"),
        (n, AirStep::Service) => format!(": {n} could still be moved"),
        (n, AirStep::Lower) => format!(": {n} could still go below"),
        (n, AirStep::Land) => format!(": {n} could still land"),
    };
    let (next, _) = next_question(game, step);
    let label = match next {
        Some(next) => format!("Go on to {next}{left}"),
        None => format!("End air operations{left}"),
    };
    let answer = Answer::new(game, label, Order::GoOn);
    answer
        .by(CommandName::GoOn)
        .primary(is_suggested || undone == 0 && no_plan)
}

/// What can be done with the selected unit. Ready units are launched in the composer.
fn selected(game: &Game, selection: &Selection, step: AirStep) -> Option<Choice> {
    let planes = match step {
        AirStep::Launch => selection.planes.without(composer::ready(game.table())),
        _ => selection.planes,
    };
    let unit = planes.iter().next()?;
    let orders = game.legal().filter(|order| match order {
        Order::Raise { unit: named }
        | Order::Service { unit: named }
        | Order::Stow { unit: named }
        | Order::Lower { unit: named }
        | Order::Land { unit: named, .. } => *named == unit,
        _ => false,
    });
    let answer = |order: Order| Answer::new(game, sentence(&order.to_string()), order);
    let mut answers: Vec<Answer> = orders.map(answer).collect();
    answers.extend(push_over(game, unit));
    let hint = if answers.is_empty() {
        "Nothing to be done with it in this step."
    } else {
        ""
    };
    Some(Choice {
        name: unit.to_string(),
        who: unit.to_string(),
        hint: hint.to_owned(),
        answers,
        ..Choice::default()
    })
}

/// Missions that may fly one hex at once (4.42).
fn just_launched(table: &Table, selection: &Selection) -> Option<Choice> {
    let new = table
        .missions
        .iter()
        .filter(|mission| mission.movement == Movement::Launched);
    let answer = |id| {
        let label = format!("{id} may fly one hex, 1 fuel");
        Answer {
            is_pressed: Some(selection.mission == Some(id)),
            ..Answer::of(Action::Pick(Unit::Mission(id)), label)
        }
    };
    let answers: Vec<Answer> = new.map(|mission| answer(mission.id)).collect();
    let choice = Choice {
        name: "Missions just launched".to_owned(),
        answers,
        ..Choice::default()
    };
    (!choice.answers.is_empty()).then_some(choice)
}

/// Why the selected unit cannot go to the other boxes of its carrier; of planes that are to attack, why they cannot
/// be sent at each force.
fn why_not(table: &Table, selection: &Selection, step: AirStep) -> Vec<WhyNot> {
    let chosen = selection.planes.common(composer::ready(table));
    if step == AirStep::Launch && !chosen.without(chosen.fighters()).is_empty() {
        return targets::before_launch(table, chosen);
    }
    let mut planes = selection.planes.iter();
    let Some((unit, deck)) = planes.find_map(|unit| Some((unit, table.aboard(unit)?.0))) else {
        return Vec::new();
    };
    let from = deck.place_of(unit);
    let places = Deck::ALL.into_iter().filter(|place| Some(*place) != from);
    let decision = Some(Decision::AirOperations { step });
    let refused = places.filter_map(|place| {
        let zone = Zone::Box(deck.carrier, place);
        let refusal = zone.check(table, decision, unit).err()?;
        Some(WhyNot {
            what: format!("{unit} to {place}"),
            why: refusal_in_words(&refusal),
        })
    });
    refused.collect()
}
