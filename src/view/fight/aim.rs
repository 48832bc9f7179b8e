//! Damage rolls, and the ships they are meant for (5.61).

use super::attack::Aimed;
use crate::engine::forecast::attacks;
use crate::engine::{Attack, Table};
use crate::view::{Activity, wording};

/// The damage rolls of an attack while they are aimed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Aim {
    /// The roll that goes to the next ship chosen.
    pub roll: Option<u8>,
    /// The modifier of each roll.
    pub rolls: Vec<i8>,
    /// What the surprise adds to each.
    pub bonus: i8,
}

/// A damage roll, as it is picked up and dragged.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chip {
    /// Its number, from 0.
    pub roll: u8,
    /// What is added to its die.
    pub text: String,
    /// Its name for those who do not see it.
    pub name: String,
    /// Whether it goes to the next ship chosen.
    pub is_selected: bool,
}

impl Chip {
    pub(super) fn new(roll: u8, modifier: i8, selected: Option<u8>) -> Chip {
        let text = wording::plus(modifier);
        Chip {
            roll,
            name: format!("Damage roll {}, {text}", roll + 1),
            text,
            is_selected: selected == Some(roll),
        }
    }
}

impl Aim {
    /// The rolls of an attack. The one the player has picked up goes next, or else the first without
    /// a ship.
    pub(super) fn of(attack: &Attack, activity: Activity) -> Aim {
        let first = attack.rolls.iter().position(|roll| roll.ship.is_none());
        Aim {
            roll: match activity {
                Activity::Aiming(roll) => Some(roll),
                _ => first.map(|first| first as u8),
            },
            rolls: attack.rolls.iter().map(|roll| roll.modifier).collect(),
            bonus: attack.surprise.damage_bonus(),
        }
    }

    /// What the rolls meant for a ship, or else the one that goes next, can be expected to do to her;
    /// and whether it is the latter.
    pub(super) fn odds(&self, table: &Table, target: &Aimed) -> (Vec<(String, String)>, bool) {
        let with_bonus = |modifier: &i8| modifier + self.bonus;
        let meant = target.rolls.iter().map(|(_, modifier)| modifier);
        let meant: Vec<i8> = meant.map(with_bonus).collect();
        let next = self.roll.and_then(|roll| self.rolls.get(usize::from(roll)));
        let (rolls, is_if) = match next {
            Some(modifier) if meant.is_empty() => (vec![with_bonus(modifier)], true),
            _ => (meant, false),
        };
        if rolls.is_empty() {
            return (Vec::new(), false);
        }
        let odds = attacks::on_ship(table, target.ship, &rolls);
        let mut figures = vec![
            ("hit".to_owned(), wording::per_cent(odds.hit)),
            ("hits".to_owned(), wording::tenths(odds.hits)),
        ];
        let conditions = odds.telling();
        figures
            .extend(conditions.map(|(it, percent)| (it.to_string(), wording::per_cent(percent))));
        if odds.points > 0 {
            figures.push(("victory points".to_owned(), wording::tenths(odds.points)));
        }
        (figures, is_if)
    }
}
