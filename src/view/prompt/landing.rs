//! Which units land (4.433).

use super::{Block, Line, LineWords, Prompt, Remark, WhyNot, rule_once};
use crate::engine::fleet::{self, CarrierId, Mission, MissionId};
use crate::engine::forecast::{LandingRisk, landing_risk};
use crate::engine::routine::missions_due;
use crate::engine::staff::WhyLand;
use crate::engine::{Decision, Game, Order, Refusal, Table, count_of, forecast, staff};
use crate::view::shell::CommandName;
use crate::view::{Answer, refusal_in_words, wording};

/// Asks for landings, mission by mission.
pub fn prompt(game: &Game) -> Prompt {
    let table = game.table();
    let end = match game.orders().last() {
        Some(Order::Land { .. }) => "The others stay in the air",
        _ => "All stay in the air",
    };
    let suggestion = staff::suggestion(game);
    let lands = match suggestion {
        Some(Order::Land { unit, .. }) => table.mission_of(unit),
        _ => None,
    };
    let end = Answer::new(game, end, Order::EndLanding);
    let blocked = |deck: &CarrierId| {
        let refusal = fleet::check_clear(table, *deck).err()?;
        Some(WhyNot {
            what: deck.to_string(),
            why: refusal_in_words(&refusal),
        })
    };
    let lines = table.missions_over_carriers();
    let lines = lines.map(|mission| line(game, mission, lands.map(|lands| lands.id)));
    let why = [reason(game, lands)].into_iter();
    let why = why.chain(rule_once(game, Decision::Landing, is_landing));
    Prompt {
        answers: vec![end.by(CommandName::GoOn).primary(lands.is_none())],
        why_not: table.blocked_decks.iter().filter_map(blocked).collect(),
        ..Prompt::because(Decision::Landing, "Does anybody land?", why.collect())
    }
    .with(Block::lines(lines.collect()))
}

fn is_landing(order: &Order) -> bool {
    matches!(order, Order::Land { .. })
}

/// The staff's choice, and why.
fn reason(game: &Game, lands: Option<&Mission>) -> String {
    let Some(mission) = lands else {
        return reason_to_stay(game);
    };
    let why = staff::why_land(game, mission).unwrap_or(WhyLand::NoFuelToFight);
    let safely = match why {
        WhyLand::NothingToFight | WhyLand::NoFuelToFight => ", and it lands safely",
        _ => "",
    };
    let sentence = staff_would_land(mission, why);
    format!("{}{safely}.", sentence.trim_end_matches('.'))
}

/// That the staff would land a mission, and why.
pub(super) fn staff_would_land(mission: &Mission, why: WhyLand) -> String {
    let why = match why {
        WhyLand::RunsOut => "its fuel does not last to the end of the battle",
        WhyLand::NothingToFight => "no raid is left to fight",
        WhyLand::NoFuelToFight => "it has no fuel for another fight",
        WhyLand::LittleFuel => "no raid is in sight, and it has time to refuel",
        WhyLand::HasAttacked => "it has made its attempts",
        WhyLand::NothingToAttack => {
            "no force is in contact that it could attack and come home from"
        }
    };
    format!(
        "The staff would land {}, with {}: {why}.",
        mission.id, mission.fuel
    )
}

/// Why nobody had better land: who can still fight, and what landing would cost.
fn reason_to_stay(game: &Game) -> String {
    let table = game.table();
    let over: Vec<&Mission> = table.missions_over_carriers().collect();
    let named = |of: &dyn Fn(&Mission) -> bool| {
        let named = over.iter().filter(|mission| of(mission));
        named.map(|mission| mission.id).collect::<Vec<_>>()
    };
    let able = named(&|mission| forecast::may_fight_again(game, mission));
    let mut parts = Vec::new();
    if able.len() == over.len() {
        parts.push("all can still fight".to_owned());
    } else if !able.is_empty() {
        parts.push(format!("{} can still fight", wording::missions(&able)));
    }
    let risk = |mission: &Mission| forecast::landing_losses_in_ten(table, mission);
    let mut risks = Vec::new();
    for lost in (1..=10).rev() {
        let at_risk = named(&|mission| risk(mission) == lost);
        if !at_risk.is_empty() {
            let who = wording::missions(&at_risk);
            risks.push(format!("{who} with {}", wording::per_cent(lost * 10)));
        }
    }
    if !risks.is_empty() {
        parts.push(format!(
            "landing now would lose each unit of {}",
            wording::list(&risks)
        ));
    }
    if parts.is_empty() {
        parts.push("nothing is gained by landing".to_owned());
    }
    format!(
        "The staff would keep them in the air: {}. What is still in the air when the battle ends is safe.",
        wording::list(&parts)
    )
}

/// Why those that are due had better land in this step, if some are and can.
pub fn reason_to_land(game: &Game) -> Option<String> {
    let table = game.table();
    let due = missions_due(game);
    let due: Vec<&Mission> = due.iter().filter_map(|id| table.mission(*id)).collect();
    let risk = |mission: &&Mission| forecast::landing_losses_in_ten(table, mission);
    let riskiest = due.iter().copied().max_by_key(risk)?;
    let at_risk = at_risk(table, riskiest);
    let first = due.first()?.id;
    Some(at_risk.unwrap_or_else(|| {
        format!("The staff would land {first} now: it has little fuel, or nothing left to fight.")
    }))
}

/// What a mission risks in landing, why, and what would change it; nothing where it lands safely.
pub(super) fn at_risk(table: &Table, mission: &Mission) -> Option<String> {
    let why = landing_risk(table, mission)?;
    let in_ten = forecast::landing_losses_in_ten(table, mission);
    let then = match why {
        LandingRisk::Fuel => "To wait spends more fuel, and makes it worse.",
        LandingRisk::Dark => "The lights of the ships would bring it down safely (6.43).",
        LandingRisk::Both => {
            "The lights of the ships would help (6.43); to wait spends more fuel, and makes it worse."
        }
    };
    Some(format!(
        "{} {}: each unit that lands now is lost in {in_ten} of 10 cases (4.451). {then}",
        mission.id,
        risk_in_words(why)
    ))
}

/// Why a mission may lose units in landing, to follow its name.
pub(super) const fn risk_in_words(why: LandingRisk) -> &'static str {
    match why {
        LandingRisk::Fuel => "is short of fuel",
        LandingRisk::Dark => "would come down without lights",
        LandingRisk::Both => "is short of fuel and would come down without lights",
    }
}

/// What the units of a mission risk in landing.
pub fn risk(table: &Table, mission: &Mission) -> Remark {
    let risk = forecast::landing_losses_in_ten(table, mission);
    let words = match risk {
        0 => "lands safely".to_owned(),
        10 => "every unit would be lost".to_owned(),
        risk => format!("{risk}0% to lose each"),
    };
    Remark {
        words,
        warns: risk > 0,
    }
}

fn line(game: &Game, mission: &Mission, lands: Option<MissionId>) -> Line {
    let table = game.table();
    let landing = |unit| {
        let carrier = fleet::deck_to_land_on(table, unit)?;
        Ok(Order::Land { unit, carrier })
    };
    let all: Result<Vec<Order>, Refusal> = mission.units.iter().map(landing).collect();
    let refusal = all.as_ref().err().map(refusal_in_words);
    let all = all.unwrap_or_default();
    let units = mission.units.len();
    let mut answers = Vec::new();
    if let Some(last) = all.last().filter(|_| units > 1) {
        let one = Answer::new(game, "Land one", *last);
        answers.push(one.id(format!("land-one-{}", word(mission))));
    }
    let label = if units > 1 {
        format!("Land all {}", count_of(units, "unit", "units"))
    } else {
        "Land it".to_owned()
    };
    let everybody = Answer::several("land-all", label, all).refused(refusal);
    let everybody = everybody.id(format!("land-all-{}", word(mission)));
    answers.push(everybody.primary(lands == Some(mission.id)));
    Line {
        words: LineWords {
            unit: mission.id.to_string(),
            what: vec![Remark::of(format!(
                "{}, {}",
                wording::by_type(mission.units),
                mission.fuel
            ))],
            stake: risk(table, mission),
            ..LineWords::default()
        },
        picture: wording::picture(mission),
        answers,
        ..Line::default()
    }
}

/// A mission's name without spaces, for an id.
pub fn word(mission: &Mission) -> String {
    mission.id.to_string().replace(' ', "-")
}
