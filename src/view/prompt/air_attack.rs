//! Which strike looks for which force (5.2).

use super::{Block, Line, LineWords, Prompt, Remark, WhyNot, rule_once};

use crate::engine::fleet::{Mission, MissionId, MissionType};
use crate::engine::forces::{Force, ForceId};
use crate::engine::forecast::attacks;
use crate::engine::{Decision, Game, Order, PHASES, count_of, staff};
use crate::view::fight::contact_odds;
use crate::view::shell::CommandName;
use crate::view::{Answer, refusal_in_words, wording};

/// Asks which strike attacks next.
pub fn prompt(game: &Game) -> Prompt {
    let missions = game.table().missions.iter();
    let suggestion = staff::suggestion(game);
    let lines: Vec<Line> = missions
        .filter_map(|mission| line(game, mission, suggestion))
        .collect();
    let end = Answer::new(game, no_more(game, lines.len()), Order::GoOn);
    let why = [reason(game, suggestion)].into_iter();
    let why = why.chain(rule_once(game, Decision::AirAttack, |_| true));
    Prompt {
        answers: vec![
            end.by(CommandName::GoOn)
                .primary(suggestion == Some(Order::GoOn)),
        ],
        why_not: why_not(game),
        ..Prompt::because(Decision::AirAttack, "Which strike attacks?", why.collect())
    }
    .with(Block::lines(lines))
}

/// No further attack: in the last phase of the battle, how many strikes that could still attack it leaves unused.
fn no_more(game: &Game, strikes: usize) -> String {
    let is_last = game.table().phase == PHASES && game.scenario().is_last_turn(game.table());
    match is_last && strikes > 0 {
        true => {
            let strikes = count_of(strikes as i64, "strike", "strikes");
            format!("No further attack in this battle: {strikes} unused")
        }
        false => "No further attack in this phase".to_owned(),
    }
}

fn look(mission: &Mission, force: &Force) -> Order {
    Order::Contact {
        mission: mission.id,
        force: force.id,
    }
}

/// The staff's choice, and why.
fn reason(game: &Game, suggestion: Option<Order>) -> String {
    match suggestion {
        Some(Order::Contact { mission, force }) => {
            let found = attacks::contact(game.table(), force, false).found;
            format!(
                "The staff would send {mission} to look for {force} next, {}: {found}0% to find it.",
                why_this(game, mission, force)
            )
        }
        _ if has_sweeps(game) => "The staff would attack no more: Hellcats alone find no fighters to clear away here, and bombers no carrier."
            .to_owned(),
        _ => "The staff would attack no more: no force here can have carriers.".to_owned(),
    }
}

/// Why the staff would have a strike look for a force before anything else, to follow that it does.
fn why_this(game: &Game, mission: MissionId, force: ForceId) -> &'static str {
    let table = game.table();
    let force = table.force(force);
    let has_carriers = force.is_some_and(|it| it.intelligence.is_carrier_force());
    if table.mission(mission).is_some_and(is_sweep) {
        "for fighters go in before the bombers they clear the way for"
    } else if has_carriers {
        "where its bombs are worth the most"
    } else {
        "for it has no carriers to hit, and finds out what this one is"
    }
}

/// Whether some strike in the air is of fighters alone.
fn has_sweeps(game: &Game) -> bool {
    let missions = game.table().missions.iter();
    let mut strikes = missions.filter(|mission| mission.id.kind == MissionType::Strike);
    strikes.any(is_sweep)
}

/// Whether a strike is of fighters alone.
fn is_sweep(strike: &Mission) -> bool {
    strike.units.without(strike.units.fighters()).is_empty()
}

/// A strike, and each force it may look for with the odds of finding it; none if there is none.
fn line(game: &Game, mission: &Mission, suggestion: Option<Order>) -> Option<Line> {
    let table = game.table();
    let mut odds = Vec::new();
    let mut answers = Vec::new();
    for force in &table.forces {
        let label = format!("Look for {}", force.id);
        let order = look(mission, force);
        let answer = Answer::new(game, label, order);
        if answer.refusal.is_none() {
            answers.push(answer.primary(suggestion == Some(order)));
            let words = contact_odds(&attacks::contact(table, force.id, false));
            odds.push((force.id, words));
        }
    }
    let stake = match odds.as_slice() {
        [(_, words)] => words.clone(),
        several => {
            let each = several
                .iter()
                .map(|(force, words)| format!("{force}: {words}"));
            each.collect::<Vec<_>>().join("; ")
        }
    };
    let line = Line {
        words: LineWords {
            unit: mission.id.to_string(),
            what: vec![Remark::of(format!(
                "{} in {}, attack value {}, {}",
                wording::by_type(mission.units),
                mission.hex,
                mission.units.attack_value(),
                mission.fuel
            ))],
            stake: Remark::of(stake),
            ..LineWords::default()
        },
        picture: wording::picture(mission),
        answers,
        ..Line::default()
    };
    (!line.answers.is_empty()).then_some(line)
}

/// Why the others cannot attack: the first force each might look for.
fn why_not(game: &Game) -> Vec<WhyNot> {
    let table = game.table();
    let refused = table.missions.iter().filter_map(|mission| {
        let nearest = table
            .forces
            .iter()
            .min_by_key(|force| force.hex.distance(mission.hex))?;
        let refusal = game.check(look(mission, nearest)).err()?;
        Some(WhyNot {
            what: mission.id.to_string(),
            why: refusal_in_words(&refusal),
        })
    });
    refused.collect()
}
