//! What is known of the enemy: his twelve task forces line by line, where each was last seen and what was in it then, and what
//! his morale has suffered.

use super::sightings::{Fate, Sightings};
use crate::engine::forecast::{Morale, morale};
use crate::engine::map::Line;
use crate::engine::table::Table;
use crate::engine::units::{Force, IjnForce, Mover};
use crate::view::chart::place::short_name;
use crate::view::wording;

/// The enemy on a line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EnemyLineView {
    /// The line.
    pub line: Line,
    /// What he is after there.
    pub name: &'static str,
    /// How many of his CVA, CVL, BB and TR are lost or damaged there (6.0(9)).
    pub losses: usize,
    /// What that does to his morale.
    pub morale: String,
    /// His ships that were hit there, with the turn.
    pub hits: Vec<String>,
    /// His task forces.
    pub forces: Vec<EnemyForceView>,
}

/// A task force of the enemy.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EnemyForceView {
    /// The force.
    pub force: IjnForce,
    /// Who commanded it in 1942, and with what.
    pub history: &'static str,
    /// Where its marker is; nothing if it is not on the map.
    pub place: Option<&'static str>,
    /// What is known of it.
    pub known: Knowledge,
    /// When and where it was seen last.
    pub seen: String,
    /// The ships that were seen in it then.
    pub ships: Vec<EnemyShip>,
}

/// What is known of a task force of the enemy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Knowledge {
    /// It is spotted.
    Spotted,
    /// It was seen, and may have changed since.
    Seen,
    /// Nobody has seen what is behind its marker.
    Unseen,
    /// It is no longer on the map.
    Gone,
}

/// A ship that was seen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EnemyShip {
    /// Her name.
    pub name: &'static str,
    /// Her class.
    pub class: &'static str,
    /// What has become of her.
    pub fate: Option<Fate>,
}

/// What is known of the enemy, line by line.
pub fn enemy(table: &Table, sightings: &Sightings) -> Vec<EnemyLineView> {
    let lines = Line::ALL.iter().copied();
    lines
        .map(|line| enemy_line(table, sightings, line))
        .collect()
}

fn enemy_line(table: &Table, sightings: &Sightings, line: Line) -> EnemyLineView {
    let losses = table.losses_on(line).count();
    let hits = sightings.hits.iter().filter(|hit| hit.line == Some(line));
    let hits = hits.map(|hit| {
        let how = hit.fate.text();
        format!("{} {how}, turn {}", hit.ship, hit.turn)
    });
    EnemyLineView {
        line,
        name: line.data().name,
        losses,
        morale: morale_in_words(morale(table, line)),
        hits: hits.collect(),
        forces: IjnForce::on(line)
            .map(|it| force(table, sightings, it))
            .collect(),
    }
}

fn morale_in_words(morale: Morale) -> String {
    let chance = wording::chance(morale.gives_way);
    match morale.is_tested {
        _ if morale.gives_way.cases == 0 => {
            "The IJN has lost too little here to give up.".to_owned()
        }
        true => format!("The IJN gives up here as this operation ends: {chance}."),
        false => format!(
            "If one more carrier, battleship or transport is hit in an operation here, the IJN gives up as it ends: {chance}."
        ),
    }
}

fn force(table: &Table, sightings: &Sightings, force: IjnForce) -> EnemyForceView {
    let place = table.place_of(force);
    let sighting = sightings.last[force].as_ref();
    let known = match (place, sighting) {
        _ if table.is_spotted(force) => Knowledge::Spotted,
        (None, _) => Knowledge::Gone,
        (Some(_), Some(_)) => Knowledge::Seen,
        (Some(_), None) => Knowledge::Unseen,
    };
    let decoys = sighting.map_or(0, |sighting| sighting.decoys);
    let seen = match (known, sighting) {
        (Knowledge::Gone, None) => "Not on the map.".to_owned(),
        (Knowledge::Gone, Some(sighting)) => {
            format!("Not on the map; last seen in turn {}.", sighting.turn)
        }
        (_, None) => "Never seen.".to_owned(),
        (Knowledge::Spotted, Some(_)) => "Spotted now.".to_owned(),
        (_, Some(sighting)) => format!(
            "Seen in turn {}, {}.",
            sighting.turn,
            short_name(sighting.place)
        ),
    };
    let ships = sighting.map_or(&[][..], |sighting| &sighting.ships);
    EnemyForceView {
        force,
        history: force.data().history,
        place: place.map(short_name),
        known,
        seen: match decoys {
            0 => seen,
            decoys => format!(
                "{seen} {} found out.",
                wording::count(decoys.into(), "decoy", "decoys")
            ),
        },
        ships: ships
            .iter()
            .map(|(ship, fate)| EnemyShip {
                name: ship.text(),
                class: ship.class().text(),
                fate: *fate,
            })
            .collect(),
    }
}

impl EnemyLineView {
    /// Which line it is.
    pub fn title(&self) -> String {
        format!("{} line", self.name)
    }

    /// How many ships that count for his morale he has lost there.
    pub fn losses_in_words(&self) -> String {
        format!("losses {}", self.losses)
    }

    /// The ships that were hit there; nothing if none was.
    pub fn hits_in_words(&self) -> Option<String> {
        (!self.hits.is_empty()).then(|| self.hits.join("; "))
    }
}

impl EnemyForceView {
    /// Who it is on the chart.
    pub fn mover(&self) -> Mover {
        Mover::Force(Force::Ijn(self.force))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::forecast::Chance;
    use crate::engine::staff::{Player, Sensible};
    use crate::engine::{Game, GameSetup};

    #[test]
    fn r6_0_9_it_is_said_when_a_line_is_given_up_and_how_likely() {
        let said = |is_tested, faces| {
            morale_in_words(Morale {
                is_tested,
                gives_way: Chance::faces(faces),
            })
        };
        assert_eq!(
            said(false, 0),
            "The IJN has lost too little here to give up."
        );
        assert_eq!(
            said(true, 2),
            "The IJN gives up here as this operation ends: 2 in 6."
        );
        assert_eq!(
            said(false, 3),
            "If one more carrier, battleship or transport is hit in an operation here, the IJN gives up as it ends: 3 in 6."
        );
    }

    #[test]
    fn r9_3_what_was_seen_stays_with_its_turn_and_is_not_brought_up_to_date() {
        let mut seen_once = false;
        for seed in 0..6 {
            let mut game = Game::new(GameSetup::default(), seed);
            Sensible.finish(&mut game);
            let events = game.events();
            let sightings = Sightings::of(events);
            for (force, sighting) in sightings.last.iter() {
                let Some(sighting) = sighting else { continue };
                seen_once = true;
                assert!(sighting.turn <= game.table().clock.turn, "{force}");
                let is_told = !sighting.ships.is_empty() || sighting.decoys > 0;
                assert!(is_told, "{force}");
            }
            let view = enemy(game.table(), &sightings);
            assert_eq!(view.iter().map(|it| it.forces.len()).sum::<usize>(), 12);
        }
        assert!(seen_once);
    }
}
