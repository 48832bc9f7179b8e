//! What is wrong with a carrier: every display of her says the same.

use crate::engine::Table;
use crate::engine::fleet::{CarrierId, check_clear};
use crate::engine::map::HexId;
use crate::engine::ships::{Condition, ShipId};
use crate::view::wording;

/// Something that is wrong with a carrier, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trouble {
    /// She was sunk.
    Sunk,
    /// She was left behind by her task group, crippled, in a hex (12.41).
    LeftBehind(HexId),
    /// A fire of a level.
    Fire(u8),
    /// Her deck is inoperative.
    Inoperative,
    /// A crash blocks her deck.
    Crash,
    /// She is damaged.
    Damage(Condition),
}

impl Trouble {
    /// It in words, as it stands beside her.
    pub fn in_words(self) -> String {
        match self {
            Trouble::Sunk => wording::condition(Condition::Sunk),
            Trouble::LeftBehind(hex) => format!("left behind in {hex}"),
            Trouble::Fire(level) => format!("fire {level}"),
            Trouble::Inoperative => "deck inoperative".to_owned(),
            Trouble::Crash => "deck crash".to_owned(),
            Trouble::Damage(condition) => wording::condition(condition),
        }
    }

    /// It in words where it stands for all of her.
    pub fn in_short(self) -> String {
        match self {
            Trouble::Fire(_) => "on fire".to_owned(),
            Trouble::LeftBehind(_) => "left behind".to_owned(),
            _ => self.in_words(),
        }
    }
}

/// Everything that is wrong with a carrier: her damage, her fires, and what closes her deck.
pub fn troubles(table: &Table, carrier: CarrierId) -> Vec<Trouble> {
    let damage = match table.condition(ShipId::from(carrier)) {
        Condition::Sound => None,
        Condition::Sunk => Some(Trouble::Sunk),
        condition => Some(Trouble::Damage(condition)),
    };
    let deck = table.deck(carrier);
    let fires = deck.into_iter().flat_map(|deck| &deck.fires);
    let inoperative = deck.is_some_and(|deck| deck.inoperative);
    let crash = check_clear(table, carrier).is_err();
    let mut all: Vec<Trouble> = damage.into_iter().collect();
    let ship = ShipId::from(carrier);
    let alone = table.left_behind().find(|(left, _)| *left == ship);
    all.extend(alone.map(|(_, hex)| Trouble::LeftBehind(hex)));
    all.extend(fires.map(|level| Trouble::Fire(*level)));
    all.extend(inoperative.then_some(Trouble::Inoperative));
    all.extend(crash.then_some(Trouble::Crash));
    all
}

/// The worst that is wrong with a carrier.
pub fn worst_trouble(table: &Table, carrier: CarrierId) -> Option<Trouble> {
    troubles(table, carrier).into_iter().min()
}
