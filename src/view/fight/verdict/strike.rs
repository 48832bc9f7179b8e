//! How a strike's attack on a force ended (5.1).

use super::air::{mission_now, points, units};
use super::ships::{self, Struck};
use super::{notes, or_none};
use crate::engine::fleet::MissionId;
use crate::engine::{Quarry, Table};
use crate::view::account::AttackAccount;
use crate::view::card::{Fact, Outcome, Tone};
use crate::view::fight::Attack;
use crate::view::wording;

pub(super) fn outcome(
    attack: &Attack,
    mission: MissionId,
    told: &AttackAccount,
    struck: &[Struck],
    table: &Table,
) -> Outcome {
    let force = target(attack);
    if told.found.is_none() {
        let attempts = told.attempts_in_words();
        let sentence = format!("{mission} found nothing in {attempts} and must fly home.");
        return Outcome::new(Tone::Bad, format!("{force} is not found"), sentence);
    }
    let mistaken = mistaken(&force, told);
    if table.mission(mission).is_none() {
        let lost = match attack.account.lost.len() {
            1 => "Its only unit was shot down.".to_owned(),
            lost => format!("All {lost} units were shot down."),
        };
        return Outcome::new(
            Tone::Bad,
            format!("{mission} is destroyed"),
            mistaken + &lost,
        );
    }
    if !told.is_bombed {
        if is_of_fighters_alone(attack, mission, table) {
            let why = "Fighters alone attack no ship: they have met who flew over it.";
            return Outcome::new(
                Tone::Even,
                format!("{mission} has swept over {force}"),
                mistaken + why,
            );
        }
        let why = "No attack unit came through to drop its bombs.";
        return Outcome::new(
            Tone::Bad,
            format!("{mission} is driven off"),
            mistaken + why,
        );
    }
    if struck.is_empty() {
        let tone = match attack.account.lost.is_empty() {
            true => Tone::Even,
            false => Tone::Bad,
        };
        let missed = missed(told.damage_rolls.len() as u8);
        return Outcome::new(tone, format!("No hit on {force}"), mistaken + &missed);
    }
    Outcome::new(
        Tone::Good,
        ships::headline(struck),
        mistaken + &ships::sentence(struck),
    )
}

/// That no damage roll hit.
pub(super) fn missed(rolls: u8) -> String {
    match rolls {
        0 | 1 => "The one damage roll missed.".to_owned(),
        2 => "Both damage rolls missed.".to_owned(),
        rolls => format!("All {} missed.", ships::rolls_of(rolls)),
    }
}

/// Whether no attack plane flew with the strike.
fn is_of_fighters_alone(attack: &Attack, mission: MissionId, table: &Table) -> bool {
    let left = table.mission(mission).map(|mission| mission.units);
    let flew = left.into_iter().chain([attack.account.lost]);
    flew.into_iter().all(|units| units.attack_value() == 0)
}

/// The force that was attacked, or looked for.
fn target(attack: &Attack) -> String {
    attack.target.map_or_else(String::new, |it| it.to_string())
}

/// That the strike took a force for another (5.24).
fn mistaken(found: &str, told: &AttackAccount) -> String {
    if !told.is_mistaken {
        return String::new();
    }
    let sought = told.sought.map(|force| Quarry::Force(force).to_string());
    format!("It took {found} for {}. ", sought.unwrap_or_default())
}

pub(super) fn facts(
    attack: &Attack,
    mission: MissionId,
    told: &AttackAccount,
    struck: &[Struck],
    table: &Table,
) -> Vec<Fact> {
    let mut facts: Vec<Fact> = struck
        .iter()
        .map(|it| ships::fact(it, told, table))
        .collect();
    if told.found.is_some() {
        if struck.is_empty() {
            facts.push(Fact::new("Ships", "no hit", ""));
        }
        facts.push(their_aircraft(attack));
    }
    let lost = attack.account.lost.len();
    let driven_off = match attack.account.aborted.len() {
        0 => String::new(),
        aborted => format!("{aborted} driven off"),
    };
    facts.push(Fact::new(
        "Our losses",
        or_none(lost, units(lost)),
        notes([wording::by_type(attack.account.lost), driven_off]),
    ));
    facts.push(mission_now(mission, table));
    facts
}

fn their_aircraft(attack: &Attack) -> Fact {
    let (all, down) = (attack.account.fighters.all, attack.account.fighters.down);
    let (value, note) = match (all, down) {
        (0, _) => ("none met us".to_owned(), String::new()),
        (_, 0) => ("none shot down".to_owned(), format!("of {}", points(all))),
        _ => (format!("{} shot down", points(down)), format!("of {all}")),
    };
    Fact::new("Their aircraft", value, note)
}
