//! The ladder of a battle: the kinds of combat in their order (10.0).

use crate::engine::EventRecord;
use crate::engine::event::{BaseEvent, BattleEvent, Event, Purpose};
use crate::view::account::{BattleAccount, Fought};

/// A kind of combat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// They meet: nothing has been fired yet.
    Approach,
    /// Air combat, in a round (12).
    Air(u8),
    /// Bombing and flak (13).
    Bombs,
    /// Naval combat (14).
    Guns,
    /// Coastal bombardment (15).
    Bombardment,
    /// The landing (16).
    Landing,
}

/// A rung of the ladder.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rung {
    /// Its name.
    pub name: String,
    /// How far the battle has come.
    pub state: RungState,
}

/// How a rung lies to where the battle is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RungState {
    /// It has been fought.
    Done,
    /// It is being fought.
    Now,
    /// It may come.
    Ahead,
    /// It did not come to that.
    Left,
}

/// Where a battle stands, and after how many of its events that began.
pub(super) fn stage(events: &[EventRecord]) -> (Stage, usize) {
    let mut stage = (Stage::Approach, 0);
    for (n, it) in events.iter().enumerate() {
        let begins = match &it.event {
            Event::Battle(BattleEvent::AirRound { round }) => Stage::Air(*round),
            Event::Battle(BattleEvent::Bombing) => Stage::Bombs,
            Event::Battle(BattleEvent::NavalCombat) => Stage::Guns,
            Event::Roll(roll) => match roll.purpose {
                Purpose::Bombardment { .. } | Purpose::CoastalGuns { .. } => Stage::Bombardment,
                _ => continue,
            },
            Event::Bases(BaseEvent::Captured { .. }) => Stage::Landing,
            _ => continue,
        };
        if begins != stage.0 {
            stage = (begins, n);
        }
    }
    stage
}

/// The rungs of a battle, from the first to the last that it can come to.
pub(super) fn ladder(account: &BattleAccount, stage: Stage) -> Vec<Rung> {
    let of_kind: &[Stage] = match account.fought {
        Fought::Strike => &[Stage::Air(0), Stage::Bombs],
        Fought::Battle => &[Stage::Air(0), Stage::Bombs, Stage::Guns, Stage::Bombardment],
        Fought::Pursuit => &[Stage::Guns],
        Fought::Assault => &[Stage::Bombardment, Stage::Landing],
    };
    let rung = |rung: &Stage| {
        let was_fought = match rung {
            Stage::Approach => false,
            Stage::Air(_) => account.rounds > 0,
            Stage::Bombs => account.bombed,
            Stage::Guns => account.guns,
            Stage::Bombardment => account.bombarded,
            Stage::Landing => account.captured.is_some(),
        };
        let is_now = rung.rank() == stage.rank() && !account.is_over;
        let state = match (was_fought, is_now) {
            (_, true) => RungState::Now,
            (true, false) => RungState::Done,
            (false, false) if account.is_over || rung.rank() < stage.rank() => RungState::Left,
            (false, false) => RungState::Ahead,
        };
        let name = match rung {
            Stage::Air(_) if account.rounds > 0 => format!("Air, round {}", account.rounds),
            rung => rung.name().to_owned(),
        };
        Rung { name, state }
    };
    of_kind.iter().map(rung).collect()
}

impl Stage {
    const fn rank(self) -> u8 {
        match self {
            Stage::Approach => 0,
            Stage::Air(_) => 1,
            Stage::Bombs => 2,
            Stage::Guns => 3,
            Stage::Bombardment => 4,
            Stage::Landing => 5,
        }
    }

    /// What the figures on the counters are good for, in a few words.
    pub(super) const fn figures(self) -> &'static str {
        match self {
            Stage::Approach | Stage::Air(_) => "Figures: in the air they hit with that or less",
            Stage::Bombs => "Figures: bombs and flak hit with that or less",
            Stage::Guns | Stage::Bombardment => "Figures: guns hit with that or less",
            Stage::Landing => "",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Stage::Approach => "Approach",
            Stage::Air(_) => "Air",
            Stage::Bombs => "Bombs",
            Stage::Guns => "Guns",
            Stage::Bombardment => "Bombardment",
            Stage::Landing => "Landing",
        }
    }
}
