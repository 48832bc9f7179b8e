//! The card of a submarine's attack: its dice, whom it has hit, and what the escorts have done to it (14.16, 14.17).

use super::hunt;
use crate::engine::charts::Outcome;
use crate::engine::forces::ForceId;
use crate::engine::ships::ShipId;
use crate::engine::{EventRecord, Purpose, Roll, Table, count_of};
use crate::view::account::{
    self, HuntFate, NewsKind, SubmarineAccount, TorpedoAttack, counter_after, ship_hits,
};
use crate::view::card::{Fact, Tone};
use crate::view::event_card::card::{CardContent, distinct};
use crate::view::event_card::commitment;
use crate::view::event_card::dice::{die_line, earlier_dice, fallen, newest_die};
use crate::view::event_card::drawn::Learnt;
use crate::view::event_card::kind::CardSpan;
use crate::view::event_card::ships::{afloat, forces_sunk};
use crate::view::wording;

/// What it fires on.
fn target(attack: TorpedoAttack) -> String {
    match attack.ship {
        Some(ship) => ship.to_string(),
        None => attack.force.to_string(),
    }
}

/// The attack as far as it has come; `rolling` is the die that rolls next.
pub(in crate::view::event_card) fn attack(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let account = SubmarineAccount::of(events);
    let Some(order) = account.attacks.first().copied() else {
        return CardContent::default();
    };
    let TorpedoAttack {
        submarine, force, ..
    } = order;
    let hexes: Vec<_> = account.attacks.iter().map(|attack| attack.hex).collect();
    let dice = CardContent {
        roll: newest_die(events, span.from, rolling),
        lines: earlier_dice(events, rolling.is_some()).map(line).collect(),
        hexes: hexes.clone(),
        ..CardContent::default()
    };
    if !span.is_over {
        let newest = rolling.or_else(|| fallen(events).last());
        let place = hexes.first().map(|hex| wording::place(table, *hex));
        return CardContent {
            headline: format!("{submarine} attacks {}", target(order)),
            sentence: says(newest).to_owned(),
            facts: vec![Fact::new(
                force.to_string(),
                "under attack",
                place.unwrap_or_default(),
            )],
            ..dice
        };
    }
    let hit = hit(events);
    let waiting = account.waiting;
    let is_lost = account.fate(submarine) == Some(HuntFate::Lost);
    let learnt = Learnt::of(events, force, table);
    let mut facts: Vec<Fact> = hit.iter().map(|ship| afloat(*ship, table)).collect();
    facts.extend(waiting.map(|_| waits(learnt.is, table)));
    facts.push(hunt::fact(events, submarine, table));
    facts.extend(learnt.fact());
    facts.extend(commitment::facts(events, table));
    let is_hit = !hit.is_empty() || waiting.is_some();
    CardContent {
        tone: match (is_hit, is_lost) {
            (true, false) => Tone::Good,
            (false, true) => Tone::Bad,
            (true, true) | (false, false) => Tone::Even,
        },
        headline: headline(order, &hit, waiting, events, table)
            + if is_lost { ", and is sunk" } else { "" },
        sentence: sentence(order, waiting, events, table),
        facts,
        ..dice
    }
}

/// What a die is about to say.
const fn says(roll: Option<&Roll>) -> &'static str {
    match roll {
        Some(Roll {
            purpose: Purpose::UsSubmarineAttack(..),
            ..
        }) => "The die says how many of its torpedoes strike home.",
        Some(Roll {
            purpose: Purpose::TorpedoHits(..),
            ..
        }) => "They strike home: the die says how much damage they do.",
        Some(Roll {
            purpose: Purpose::Hunt(..),
            ..
        }) => "Their escorts hunt it: the die says what becomes of it.",
        Some(_) => "It has hit them: the die says what they are.",
        None => "It comes up to fire.",
    }
}

/// A die before the one that is shown.
fn line(roll: &Roll) -> String {
    let die = wording::die_read(roll);
    let result = roll.result;
    match roll.purpose {
        Purpose::UsSubmarineAttack(..) => match result {
            Outcome::Number(0) => format!("Torpedoes: {die}, none strikes home."),
            Outcome::Number(1) => format!("Torpedoes: {die}, 1 strikes home."),
            number => format!("Torpedoes: {die}, {number} strike home."),
        },
        Purpose::TorpedoHits(..) => format!("Damage: {die}, gave {result}."),
        Purpose::Hunt(..) => hunt::line(roll),
        _ => die_line(roll),
    }
}

/// The ships that were hit, each once: those that have taken hits before they were known too.
fn hit(events: &[EventRecord]) -> Vec<ShipId> {
    let hit = ship_hits(events).map(|(ship, _)| ship);
    distinct(hit.chain(account::ships_sunk(events).map(|(_, ship)| ship)))
}

/// All hits that wait on a force.
fn waits(force: ForceId, table: &Table) -> Fact {
    let all = table.force(force).map_or(0, |force| force.hits.total());
    Fact::new(
        "They wait",
        count_of(all, "hit", "hits"),
        format!("on a ship of {force}"),
    )
}

fn headline(
    order: TorpedoAttack,
    hit: &[ShipId],
    waiting: Option<u8>,
    events: &[EventRecord],
    table: &Table,
) -> String {
    let TorpedoAttack { submarine, .. } = order;
    if let Some(hits) = waiting {
        let force = counter_after(events, order.force);
        let hits = count_of(hits, "hit", "hits");
        return format!("{submarine} scores {hits} on {force}");
    }
    let told = hit.iter().map(|ship| {
        let on_her = ship_hits(events).filter(|(on, _)| on == ship);
        let hits: u8 = on_her.map(|(_, hits)| hits).sum();
        let hits = count_of(hits, "hit", "hits");
        if table.is_sunk(*ship) {
            format!("{submarine} sinks {ship}")
        } else if table.is_sinking(*ship) {
            format!("{ship} is sinking: {submarine} scores {hits}")
        } else {
            format!("{submarine} scores {hits} on {ship}")
        }
    });
    let told: Vec<String> = told.collect();
    if !told.is_empty() {
        return wording::list(&told);
    }
    match is_nothing(events, order) {
        true => format!("{} is nothing", counter_after(events, order.force)),
        false => format!("{submarine} misses {}", target(order)),
    }
}

/// Whether the torpedoes have proved their target to be a False Contact (13.22).
fn is_nothing(events: &[EventRecord], order: TorpedoAttack) -> bool {
    let force = counter_after(events, order.force);
    let mut news = account::news(events);
    news.any(|it| it.force == force && matches!(it.what, NewsKind::Nothing(_)))
}

/// What comes of it, and what the escorts have done.
fn sentence(
    order: TorpedoAttack,
    waiting: Option<u8>,
    events: &[EventRecord],
    table: &Table,
) -> String {
    let force = counter_after(events, order.force);
    let waits = waiting.map(|_| {
        format!(
            "Which of its ships was hit nobody knows yet: the hits wait until the ships of {force} are known."
        )
    });
    if is_nothing(events, order) {
        return format!(
            "A false contact: {} has hit no ship, and no escorts hunt it.",
            order.submarine
        );
    }
    let gone = forces_sunk(events);
    let hunted = hunt::sentence(events, order.submarine, table);
    let words = waits.into_iter().chain(gone).chain([hunted]);
    words.collect::<Vec<_>>().join(" ")
}
