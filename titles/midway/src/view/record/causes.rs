//! What made the end of a game: how bases fell, the transports that never landed, and where the IJN gave up.

use crate::engine::EventRecord;
use crate::engine::event::{BaseEvent, Event, HitEvent, MovementEvent, SentBack};
use crate::engine::map::{Line, Place};
use crate::engine::scope::Scope;
use crate::engine::table::{ShipPlace, Table};
use crate::engine::units::{Combatant, IslandBase, Ship, ShipClass, Side};
use crate::view::battle::shot;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// What made the end, in a sentence each.
pub(super) fn causes(record: ShownRecord, table: &Table) -> Vec<String> {
    let events = record.events();
    let falls = events
        .iter()
        .enumerate()
        .filter_map(|(n, it)| match it.event {
            Event::Bases(BaseEvent::Captured { base, by }) => {
                let lost = defense_lost(record, base, n);
                Some(format!(
                    "{by} landed at {base} in turn {}.{lost}",
                    it.at.turn
                ))
            }
            _ => None,
        });
    let came = came_to_a_home_base(events, table);
    let transports = transports_lost(table);
    let gave_up = gave_up(events);
    let ended = ended_with_the_markers(table);
    came.into_iter()
        .chain(falls)
        .chain(transports)
        .chain(gave_up)
        .chain(ended)
        .collect()
}

/// When the task force whose lying in a home base lost the game had come there (5.0); that it lay there is in the verdict.
fn came_to_a_home_base(events: &[EventRecord], table: &Table) -> Option<String> {
    let (force, base) = table.outcome?.landed?;
    let comes = |it: &&EventRecord| {
        matches!(it.event, Event::Movement(MovementEvent::Moved { force: other, to, .. })
            if other == force.into() && to == base)
    };
    let came = events.iter().rev().find(comes)?;
    Some(format!(
        "{force} had come to {base}, a home base of yours, in turn {}.",
        came.at.turn
    ))
}

/// Why the game ended in the turn it did, where it was not lost before (5.0).
fn ended_with_the_markers(table: &Table) -> Option<String> {
    let is_played_out = table.outcome.is_some_and(|it| it.level.is_won());
    is_played_out.then(|| {
        let turn = table.clock.turn;
        format!("The last Ops marker was played in turn {turn}, and the game ended with it.")
    })
}

/// When the defense of a base was lost before it fell, and to whom.
fn defense_lost(record: ShownRecord, base: IslandBase, fell: usize) -> String {
    let is_there = |scope| matches!(scope, Scope::Battle { at } if at == base.place());
    let battles = record.spans().filter(|span| is_there(record.scope(*span)));
    let mut lost = None;
    for battle in battles.filter(|span| record.begins(*span) < fell) {
        let mut by = None;
        for it in record.events_of(battle) {
            match &it.event {
                Event::Roll(roll) => {
                    let at_it = shot(roll.purpose).filter(|(_, at)| *at == base.into());
                    by = at_it.map(|(by, _)| by).or(by);
                }
                Event::Hits(HitEvent::DefenseEliminated { base: lost_base })
                    if *lost_base == base =>
                {
                    lost = Some((it.at.turn, by));
                }
                _ => {}
            }
        }
    }
    let Some((turn, by)) = lost else {
        return String::new();
    };
    let by = match by {
        Some(Combatant::Ship(ship)) => format!(", to the guns of {ship}"),
        Some(Combatant::Air(unit)) => format!(", to bombs of {unit}"),
        Some(Combatant::Defense(_)) | None => String::new(),
    };
    format!(" Its defense had been lost in turn {turn}{by}.")
}

/// How many of the IJN's transports could not land any more, if any could not.
fn transports_lost(table: &Table) -> Option<String> {
    let all: Vec<Ship> = Ship::of(Side::Ijn)
        .filter(|ship| ship.class() == ShipClass::Tr)
        .collect();
    let those = |at: ShipPlace| {
        all.iter()
            .filter(|ship| table.ships[**ship].at == at)
            .count()
    };
    let (sunk, damaged) = (those(ShipPlace::Sunk), those(ShipPlace::Damaged));
    let of = all.len();
    let says = |number: usize, what: &str| (number > 0).then(|| format!("{number} of {of} {what}"));
    let parts = [says(sunk, "sunk"), says(damaged, "damaged")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| format!("Transports of the IJN: {}.", parts.join(", ")))
}

/// Where and when the losses of a line sent the IJN home (6.0(9)).
fn gave_up(events: &[EventRecord]) -> Option<String> {
    let mut times: Vec<(Line, u8)> = Vec::new();
    for it in events {
        let Event::Movement(MovementEvent::SentBack {
            to,
            why: SentBack::Morale,
            ..
        }) = it.event
        else {
            continue;
        };
        let line = Place::line(to).map(|line| (line, it.at.turn));
        if let Some(time) = line.filter(|time| times.last() != Some(time)) {
            times.push(time);
        }
    }
    let times = times
        .iter()
        .map(|(line, turn)| format!("{line} in turn {turn}"));
    let times: Vec<String> = times.collect();
    (!times.is_empty()).then(|| {
        format!(
            "The IJN\u{2019}s morale gave way on {}.",
            wording::list(times)
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::staff::{Player, Sensible};
    use crate::engine::{Game, GameSetup};

    #[test]
    fn r17_3_the_report_says_when_the_defense_of_a_lost_base_went_and_to_whom() {
        let mut told = 0;
        for seed in 0..30 {
            let mut game = Game::new(GameSetup::default(), seed);
            Sensible.finish(&mut game);
            let all = game.events();
            let sentences = causes(ShownRecord::all(&game), game.table());
            for (n, it) in all.iter().enumerate() {
                let Event::Bases(BaseEvent::Captured { base, .. }) = it.event else {
                    continue;
                };
                let gone = Event::from(HitEvent::DefenseEliminated { base });
                let Some(gone) = all[..n].iter().rfind(|it| it.event == gone) else {
                    continue;
                };
                let landed = format!("landed at {base} in turn {}.", it.at.turn);
                let lost = format!("lost in turn {}, to ", gone.at.turn);
                let is_told = |it: &String| it.contains(&landed) && it.contains(&lost);
                assert!(sentences.iter().any(is_told), "seed {seed}: {sentences:?}");
                told += 1;
            }
        }
        assert!(told > 10, "{told}");
    }

    #[test]
    fn r5_0_the_report_says_when_the_force_that_won_by_a_home_base_came_there() {
        let mut told = 0;
        for seed in 0..60 {
            let mut game = Game::new(GameSetup::default(), seed);
            Sensible.finish(&mut game);
            let landed = game.table().outcome.and_then(|it| it.landed);
            let sentences = causes(ShownRecord::all(&game), game.table());
            let says = sentences.iter().filter(|it| it.contains("home base"));
            assert_eq!(says.count(), usize::from(landed.is_some()), "seed {seed}");
            if let Some((force, base)) = landed {
                let start = format!("{force} had come to {base}, ");
                assert!(sentences[0].starts_with(&start), "{sentences:?}");
                told += 1;
            }
        }
        assert!(told > 0);
    }
}
