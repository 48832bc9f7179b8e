//! What each side lost in some events.

use std::cmp::{Ordering, Reverse};

use crate::engine::EventRecord;
use crate::engine::event::{Event, FlightEvent, HitEvent};
use crate::engine::units::{Combatant, Side};
use crate::view::card::Tone;
use crate::view::wording;

/// What became of a unit, the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fate {
    /// An air unit or a coastal defense has lost its first step (17.1, 17.3).
    Reduced,
    /// A ship is damaged (17.2).
    Damaged,
    /// It is sunk, or eliminated.
    Lost,
}

/// A unit, and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loss {
    /// The unit.
    pub what: Combatant,
    /// What became of it.
    pub fate: Fate,
}

/// What a side lost, the worst first.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SideLosses {
    /// The side.
    pub side: Side,
    /// Its losses.
    pub losses: Vec<Loss>,
}

/// What both sides lost: each unit once, with the worst that became of it.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Losses {
    losses: Vec<Loss>,
}

impl Losses {
    /// What was lost in these events.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a EventRecord>) -> Losses {
        let mut all = Losses::default();
        let losses = events.into_iter().filter_map(|it| loss(&it.event));
        losses.for_each(|loss| all.note(loss));
        let kind = |loss: &Loss| matches!(loss.what, Combatant::Air(_));
        all.losses
            .sort_by_key(|loss| (Reverse(loss.fate), kind(loss), loss.what));
        all
    }

    fn note(&mut self, loss: Loss) {
        match self.losses.iter_mut().find(|it| it.what == loss.what) {
            Some(known) => known.fate = known.fate.max(loss.fate),
            None => self.losses.push(loss),
        }
    }

    /// Those of a side.
    pub fn of_side(&self, side: Side) -> impl Iterator<Item = Loss> {
        let all = self.losses.iter().copied();
        all.filter(move |loss| loss.what.side() == side)
    }

    /// Whether nothing was lost.
    pub fn is_empty(&self) -> bool {
        self.losses.is_empty()
    }

    /// Whether more was lost than steps of aircraft.
    pub fn are_grave(&self) -> bool {
        let is_grave = |loss: &Loss| loss.fate > Fate::Reduced || loss.what.air().is_none();
        self.losses.iter().any(is_grave)
    }

    /// Side by side, ours first.
    pub fn by_side(&self) -> Vec<SideLosses> {
        let of = |side: &Side| SideLosses {
            side: *side,
            losses: self.of_side(*side).collect(),
        };
        let sides = Side::ALL.iter().map(of);
        sides.filter(|it| !it.losses.is_empty()).collect()
    }

    /// What both sides lost in words: "theirs: Akagi sunk; ours: Enterprise SBD reduced"; nothing if nothing was lost.
    pub fn of_both(&self) -> Option<String> {
        let of = |side: Side, whose: &str| Some(format!("{whose}: {}", self.words(side)?));
        let parts = [of(Side::Ijn, "theirs"), of(Side::Usn, "ours")];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    /// Whom the losses were good for.
    pub fn tone(&self) -> Tone {
        match self.weight(Side::Usn).cmp(&self.weight(Side::Ijn)) {
            Ordering::Less => Tone::Good,
            Ordering::Equal => Tone::Even,
            Ordering::Greater => Tone::Bad,
        }
    }

    /// What the losses of a side weigh, roughly: a carrier sunk is 12, a step of an air unit 1.
    pub fn weight(&self, side: Side) -> u32 {
        self.of_side(side).map(Loss::weight).sum()
    }

    /// What a side lost in words: "Akagi and Kaga sunk, Tone damaged"; nothing if it lost nothing.
    pub fn words(&self, side: Side) -> Option<String> {
        let of = |fate: Fate, is_ship: bool| {
            let those = self.of_side(side).filter(move |loss| {
                loss.fate == fate && matches!(loss.what, Combatant::Ship(_)) == is_ship
            });
            let names: Vec<String> = those.map(|loss| loss.name()).collect();
            let verb = fate.verb(is_ship);
            (!names.is_empty()).then(|| format!("{} {verb}", wording::list(names)))
        };
        let parts = [
            of(Fate::Lost, true),
            of(Fate::Damaged, true),
            of(Fate::Lost, false),
            of(Fate::Reduced, false),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

impl Fate {
    const fn verb(self, is_ship: bool) -> &'static str {
        match (self, is_ship) {
            (Fate::Lost, true) => "sunk",
            (Fate::Lost, false) => "lost",
            (Fate::Damaged, _) => "damaged",
            (Fate::Reduced, _) => "reduced",
        }
    }
}

impl Loss {
    /// Its name.
    pub fn name(self) -> String {
        name(self.what)
    }

    /// What became of it, in a word.
    pub const fn verb(self) -> &'static str {
        self.fate.verb(matches!(self.what, Combatant::Ship(_)))
    }

    /// What it weighs.
    fn weight(self) -> u32 {
        let whole = match self.what {
            Combatant::Ship(ship) if ship.is_carrier() => 12,
            Combatant::Ship(_) => 6,
            Combatant::Defense(_) => 4,
            Combatant::Air(_) => 2,
        };
        match self.fate {
            Fate::Lost => whole,
            Fate::Damaged | Fate::Reduced => whole / 2,
        }
    }
}

/// The name of a unit in a sentence.
pub(super) fn name(unit: Combatant) -> String {
    match unit {
        Combatant::Defense(base) => format!("the defense of {base}"),
        other => other.to_string(),
    }
}

/// What an event takes from a side.
fn loss(event: &Event) -> Option<Loss> {
    let (what, fate) = match event {
        Event::Hits(hit) => match *hit {
            HitEvent::AirUnitReduced { unit } => (Combatant::Air(unit), Fate::Reduced),
            HitEvent::AirUnitEliminated { unit } => (Combatant::Air(unit), Fate::Lost),
            HitEvent::ShipDamaged { ship, .. } => (Combatant::Ship(ship), Fate::Damaged),
            HitEvent::ShipSunk { ship, .. } => (Combatant::Ship(ship), Fate::Lost),
            HitEvent::DefenseReduced { base } => (Combatant::Defense(base), Fate::Reduced),
            HitEvent::DefenseEliminated { base } => (Combatant::Defense(base), Fate::Lost),
            HitEvent::LeaderLost { .. } | HitEvent::LeaderSaved { .. } => return None,
        },
        Event::Flights(FlightEvent::AirUnitLost { unit, .. }) => {
            (Combatant::Air(*unit), Fate::Lost)
        }
        _ => return None,
    };
    Some(Loss { what, fate })
}
