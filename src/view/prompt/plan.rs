//! What the plans of the task groups propose (6.23): in words, step by step and line by line.

use crate::engine::fleet::{AirStep, MissionType, TaskGroupId, UnitSet};
use crate::engine::forces::{RaidId, have_turned_back};
use crate::engine::forecast::landing_risk;
use crate::engine::plan::{LineId, Outlook, Plan, PlanLine, Plans, Proposal, Stop, proposal};
use crate::engine::{Decision, Game, Light, Order, SegmentId, Table, count_of, forecast, staff};
use crate::view::{Answer, Selection, sentence, wording};

use super::advice::{PlanAdvice, other_plan};
use super::heading::raids_have_come_and_gone;
use super::landing::risk_in_words;
use super::operations::in_words;
use crate::view::shell::CommandName;

/// What the plans propose for the rest of the segment.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct PlanView {
    /// The plans, and what they go by.
    pub why: String,
    /// What it comes to, step by step.
    pub steps: Vec<PlanStepView>,
    /// Where it ends before the segment does, and why.
    pub stop: String,
    /// Another plan that the staff would have now.
    pub advice: Option<PlanAdvice>,
    /// Whether it has nothing to do in this step, and is asked again in the next.
    pub goes_on: bool,
}

/// What is proposed for a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlanStepView {
    /// The step.
    pub step: AirStep,
    /// Its name.
    pub name: String,
    /// What each task group does.
    pub lines: Vec<PlanLineView>,
    /// Carrying out what comes before it, to do this step by hand; none for the step that is asked.
    pub by_hand: Option<Answer>,
}

/// What a task group does in a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlanLineView {
    /// The line of the plan.
    pub id: LineId,
    /// What it does, in a few words.
    pub words: String,
    /// Every order of it.
    pub title: String,
    /// Whether it is carried out.
    pub is_kept: bool,
}

impl PlanView {
    /// Its answers.
    pub fn answers(&self) -> impl Iterator<Item = &Answer> {
        let by_hand = self.steps.iter().filter_map(|step| step.by_hand.as_ref());
        let advice = self.advice.iter().map(|advice| &advice.answer);
        advice.chain(by_hand)
    }
}

/// Whether the decks of all task groups are handled as the staff would.
pub fn is_staffs(game: &Game, plans: &Plans) -> bool {
    let mut decks = game.table().decks.iter();
    decks.all(|deck| plans.of(deck.carrier.data().group) == Plan::Staff)
}

/// What the plans propose now, suggested unless the player has taken planes in hand; and carrying it out, but where it
/// leaves everything to the player.
pub fn plan(
    game: &Game,
    selection: &Selection,
    suggests: bool,
) -> Option<(PlanView, Option<Answer>)> {
    let proposal = proposal(game, &selection.plans, selection.left_out)?;
    let advice = other_plan(game, &selection.plans).filter(|_| suggests);
    let suggests = suggests && advice.is_none();
    let has_work = proposal.kept().next().is_some();
    // Where nothing is proposed because the player is asked, only that is said; and to go on by one step is an
    // answer of its own.
    let is_an_answer = has_work || proposal.orders.len() > 1;
    let answer = is_an_answer.then(|| {
        let (label, detail) = match has_work {
            true => (carry_out(game, &proposal), summary(&proposal)),
            false => (go_on(&proposal), "the decks stay as they are".to_owned()),
        };
        Answer::several("plan", label, proposal.orders.clone())
            .id("carry-out")
            .detail(detail)
            .primary(suggests)
    });
    // Its key is the strike's where that is to be sent first.
    let answer = answer.map(|answer| match suggests {
        true => answer.by(CommandName::Routine),
        false => answer,
    });
    let view = PlanView {
        why: why(game, selection, &proposal),
        steps: steps(game, &proposal),
        stop: stop(game.table(), &proposal),
        advice,
        goes_on: !proposal.orders.is_empty() && answer.is_none(),
    };
    Some((view, answer))
}

/// Carrying the plans out, with the strike that they send first.
fn carry_out(game: &Game, proposal: &Proposal) -> String {
    let is_strike = |order: &Order| matches!(order, Order::Launch { mission, .. } if mission.kind == MissionType::Strike);
    let strike = proposal.orders.iter().any(is_strike);
    match staff::strike_advice(game).filter(|_| strike) {
        Some(advice) => format!("Strike {}, and carry out the plan", advice.force),
        None => "Carry out the plan".to_owned(),
    }
}

/// Where going on leads if the plans have nothing to do.
fn go_on(proposal: &Proposal) -> String {
    match proposal.stop {
        Some((step, _)) => format!("Go on to {step}"),
        None => "Go on to the end of air operations".to_owned(),
    }
}

/// The plans by their names, and what they go by.
fn why(game: &Game, selection: &Selection, proposal: &Proposal) -> String {
    let mut plans: Vec<(Plan, Vec<TaskGroupId>)> = Vec::new();
    for group in game.table().task_groups.iter().map(|group| group.id) {
        let plan = selection.plans.of(group);
        let has_decks = game.table().decks.iter();
        let mut has_decks = has_decks.filter(|deck| deck.carrier.data().group == group);
        if plan == Plan::ByHand || has_decks.next().is_none() {
            continue;
        }
        match plans.iter_mut().find(|(other, _)| *other == plan) {
            Some((_, groups)) => groups.push(group),
            None => plans.push((plan, vec![group])),
        }
    }
    let named = |(plan, groups): &(Plan, Vec<TaskGroupId>)| {
        let groups: Vec<String> = groups.iter().map(ToString::to_string).collect();
        format!("{}: {}", wording::list(&groups), plan.name())
    };
    let plans: Vec<String> = plans.iter().map(named).collect();
    format!(
        "{}. {}{}",
        plans.join("; "),
        outlook(game, proposal.outlook),
        waiting(proposal)
    )
}

/// Who stands armed on deck a phase before a raid is there, though decks are to be clear; not where the player is
/// asked before the segment ends, and may still change it.
fn waiting(proposal: &Proposal) -> String {
    if proposal.waiting.is_empty() || proposal.stop.is_some() {
        return String::new();
    }
    let then = match proposal.waiting.without(proposal.grounded) {
        able if able.is_empty() => {
            "landed units keep them from taking off before it attacks (6.24)".to_owned()
        }
        _ if proposal.grounded.is_empty() => {
            "they take off next phase, before it attacks".to_owned()
        }
        able => format!(
            "{} can take off next phase, before it attacks; landed units are in the way of the others (6.24)",
            wording::by_type(able)
        ),
    };
    let stay = count_of(proposal.waiting.len(), "unit stays", "units stay");
    format!(" {stay} armed on deck: {then}.")
}

fn outlook(game: &Game, outlook: Outlook) -> String {
    let segments = game.scenario().segments;
    match outlook {
        Outlook::Quiet if !segments.contains(&SegmentId::JapaneseAirMovement) => {
            "No raid is in sight, and none comes in this scenario: keep searchers ready where they can take off, and room on deck for those that come home.".to_owned()
        }
        Outlook::Quiet if raids_have_come_and_gone(game) => {
            let must_come_home = game.scenario().must_come_home;
            let then = match (forecast::phases_to_come(game), game.table().light()) {
                (0, _) => ", and the battle ends with this phase",
                _ if !must_come_home => "",
                (_, Light::Day) => ": time to bring home whoever is out",
                // At the end landing costs nobody.
                (_, Light::Dusk | Light::Night) => {
                    ". To land in the dark is a die for each unit; whoever is over the carriers with the fuel to land is home when the battle ends"
                }
            };
            format!("No raid comes any more{then}.")
        }
        Outlook::Quiet => match game.table().light() {
            // 19.3: nobody who goes home sends raids.
            Light::Day if have_turned_back(game.table()) => {
                "No raid is in sight, and who has turned back sends none: time to look for them, and to ready strikes."
            }
            Light::Day => "No raid is in sight: time to fill the patrols and to refuel.",
            Light::Dusk => {
                "No raid is in sight. At dusk patrols can still take off; who lands without lights rolls a die for each unit."
            }
            Light::Night => {
                "No raid is in sight. At night none takes off; who lands without lights rolls a die for each unit."
            }
        }
        .to_owned(),
        Outlook::Raid { raid, phases, .. } if !may_bomb(game, raid) => {
            let when = match phases {
                0 => "now".to_owned(),
                phases => format!("in {}", count_of(phases, "phase", "phases")),
            };
            format!("{raid} is over you {when}, but only fighters are left of it: they drop no bombs.")
        }
        Outlook::Raid {
            raid, phases: 0, ..
        } => format!("{raid} is over you now: nothing more is brought up under its bombs."),
        Outlook::Raid {
            raid,
            phases,
            wanted,
        } => {
            let when = count_of(phases, "phase", "phases");
            let need = match wanted {
                0 => "there are fighters enough in the air".to_owned(),
                wanted => format!(
                    "the staff wants {} more in the air",
                    count_of(wanted, "fighter unit", "fighter units")
                ),
            };
            format!("{raid} is over you in {when}: {need}.")
        }
    }
}

fn may_bomb(game: &Game, raid: RaidId) -> bool {
    let raid = game.table().raid(raid);
    raid.is_some_and(|raid| raid.strength.may_bomb())
}

/// What it comes to in numbers.
fn summary(proposal: &Proposal) -> String {
    let done = |step: AirStep| {
        let lines = proposal.kept().filter(|line| line.id.step == step);
        lines.map(|line| line.units().len()).sum::<u8>()
    };
    // In servicing some go in, and others make room for them (6.26).
    let serviced = |is: fn(&Order) -> bool| {
        let lines = proposal.kept();
        lines
            .flat_map(|line| &line.orders)
            .filter(|it| is(it))
            .count() as u8
    };
    let into = serviced(|order| matches!(order, Order::Service { .. }));
    let back = serviced(|order| matches!(order, Order::Stow { .. }));
    let parts = [
        (done(AirStep::Launch), "up"),
        (done(AirStep::Raise), "raised"),
        (into, "into servicing"),
        (back, "out of it"),
        (done(AirStep::Lower), "lowered"),
        (done(AirStep::Land), "landed"),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(units, _)| *units > 0)
        .map(|(units, what)| format!("{units} {what}"))
        .collect();
    parts.join(", ")
}

fn steps(game: &Game, proposal: &Proposal) -> Vec<PlanStepView> {
    let is_asked = |step| game.decision() == Some(Decision::AirOperations { step });
    let view = |step: AirStep| {
        let lines = proposal.lines.iter().filter(|line| line.id.step == step);
        let lines: Vec<PlanLineView> = lines.map(line).collect();
        let orders = proposal
            .up_to(step)
            .filter(|orders| !is_asked(step) && !orders.is_empty());
        let name = sentence(&step.to_string());
        let by_hand = orders.map(|orders| {
            Answer::several("plan-to", "By hand from here", orders)
                .id(format!("by-hand-{step}"))
                .name(format!("{name} by hand: carry out what comes before it"))
        });
        (!lines.is_empty()).then_some(PlanStepView {
            step,
            name,
            lines,
            by_hand,
        })
    };
    AirStep::ALL.into_iter().filter_map(view).collect()
}

fn line(line: &PlanLine) -> PlanLineView {
    PlanLineView {
        id: line.id,
        words: format!("{}: {}", line.id.group, handled(&line.orders).join(", ")),
        title: in_words(&line.orders),
        is_kept: !line.is_left_out,
    }
}

/// What orders do with units, those that do the same together.
pub(super) fn handled(orders: &[Order]) -> Vec<String> {
    let mut parts: Vec<(String, UnitSet)> = Vec::new();
    for order in orders {
        let (units, what) = match *order {
            Order::Launch { mission, units } => (units, format!("as {mission}")),
            Order::LaunchCap { units, .. } => (units, "for patrol".to_owned()),
            Order::Raise { unit } => (unit.into(), "to the flight deck".to_owned()),
            Order::Stow { unit } => (unit.into(), "back to the hangar".to_owned()),
            Order::Service { unit } => (unit.into(), "into servicing".to_owned()),
            Order::Lower { unit } => (unit.into(), "below".to_owned()),
            Order::Land { unit, .. } => (unit.into(), "down on the decks".to_owned()),
            Order::Fly { mission, to } => (UnitSet::EMPTY, format!("{mission} on to {to}")),
            Order::TurnOnLights { hex } => (UnitSet::EMPTY, format!("lights on in {hex}")),
            _ => continue,
        };
        match parts.iter_mut().find(|(other, _)| *other == what) {
            Some((_, all)) => *all = all.with(units),
            None => parts.push((what, units)),
        }
    }
    let parts = parts.iter();
    let parts = parts.map(|(what, units)| match units.is_empty() {
        true => what.clone(),
        false => format!("{} {what}", wording::by_type(*units)),
    });
    parts.collect()
}

/// Where it ends before the segment does, and why.
fn stop(table: &Table, proposal: &Proposal) -> String {
    let Some((step, why)) = proposal.stop else {
        return String::new();
    };
    let why = match why {
        Stop::ByHand(group) => format!("Task Group {group} is yours to handle"),
        Stop::Risk(mission) => {
            let risk = table
                .mission(mission)
                .and_then(|it| landing_risk(table, it));
            let risk = risk.map_or("is short of fuel", risk_in_words);
            format!("{mission} {risk}, and may lose units in landing")
        }
        Stop::NoRoom(mission) => format!("{mission} is due, and the decks have no room for it"),
    };
    format!("It stops at \u{201c}{step}\u{201d}: {why}.")
}
