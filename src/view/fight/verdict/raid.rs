//! How a raid's attack on a task group ended, or on a crippled ship by herself (5.7, 12.44).

use super::air::{points, units};
use super::or_none;
use super::ships::{self, Struck};
use super::strike::missed;
use crate::engine::Table;
use crate::engine::forces::{Fate, RaidId};
use crate::view::account::AttackAccount;
use crate::view::card::{Fact, Outcome, Tone};
use crate::view::fight::Attack;

pub(super) fn outcome(
    attack: &Attack,
    raid: RaidId,
    told: &AttackAccount,
    struck: &[Struck],
    table: &Table,
) -> Outcome {
    let target = match attack.target {
        Some(target) => target.to_string(),
        None => "the fleet".to_owned(),
    };
    if is_destroyed(raid, table) {
        let shot = match down(attack) {
            1 => "The guns shot down its last point.".to_owned(),
            down => format!("The guns shot down all of its {}.", points(down)),
        };
        Outcome::new(Tone::Good, format!("{raid} is destroyed"), shot)
    } else if attack.account.attack_planes.all == 0 {
        // 5.71: it comes all the same, and is fired at.
        let why = "Only fighters were left of it, and they carry no bombs.".to_owned();
        Outcome::new(Tone::Good, format!("{raid} turns for home"), why)
    } else if !told.is_bombed {
        let why = format!("None of its attack planes came through to {target}.");
        Outcome::new(Tone::Good, format!("{raid} is driven off"), why)
    } else if struck.is_empty() {
        let missed = missed(told.damage_rolls.len() as u8);
        Outcome::new(Tone::Good, format!("No hit on {target}"), missed)
    } else {
        let headline = ships::headline(struck);
        Outcome::new(Tone::Bad, headline, ships::sentence(struck))
    }
}

pub(super) fn facts(
    attack: &Attack,
    raid: RaidId,
    told: &AttackAccount,
    struck: &[Struck],
    table: &Table,
) -> Vec<Fact> {
    let facts = struck.iter().map(|it| ships::fact(it, told, table));
    let mut facts: Vec<Fact> = facts.collect();
    if struck.is_empty() {
        facts.push(Fact::new("Ships", "no hit", ""));
    }
    facts.extend(ships::burning_since(told, struck));
    let all = attack.account.fighters.all + attack.account.attack_planes.all;
    let down = down(attack);
    facts.push(Fact::new(
        "Shot down",
        or_none(down, points(down)),
        format!("of {}", points(all)),
    ));
    let lost = attack.account.lost_aboard;
    let aboard = match lost {
        0 => "",
        _ => "aboard",
    };
    facts.push(Fact::new("Our losses", or_none(lost, units(lost)), aboard));
    let value = match is_destroyed(raid, table) {
        true => "nothing left".to_owned(),
        false => format!("flies off with {}", points(all.saturating_sub(down))),
    };
    let driven_off = match attack.account.points_aborted {
        0 => String::new(),
        aborted => format!("{} driven off", points(aborted)),
    };
    facts.push(Fact::new(format!("{raid} now"), value, driven_off));
    facts
}

fn is_destroyed(raid: RaidId, table: &Table) -> bool {
    let raid = table.raid(raid);
    raid.is_some_and(|raid| raid.fate == Fate::Destroyed)
}

fn down(attack: &Attack) -> u8 {
    attack.account.fighters.down + attack.account.attack_planes.down
}
