//! What may come of an air combat, round by round, if the player fights on (12). Imagined, with dice of its own.

use super::Chance;
use super::sampled::{GAMES, imagine};
use crate::engine::combat::AirCombat;
use crate::engine::decision::Decision;
use crate::engine::event::BattleEvent;
use crate::engine::map::Place;
use crate::engine::procedure::Procedure;
use crate::engine::table::{BattleKind, Table};
use crate::engine::units::{AirUnit, Combatant, Side};

/// How many rounds are told.
const ROUNDS: usize = 4;

/// How an air combat may stand after a round that the player fights, or after the one before if there is no other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AirRound {
    /// The round, counted from now.
    pub round: u8,
    /// The steps that the USN has left, in hundredths on the average.
    pub usn_steps: u32,
    /// The steps that the IJN has left, likewise.
    pub ijn_steps: u32,
    /// The bombers of the USN that are left, in hundredths on the average.
    pub usn_bombers: u32,
    /// The bombers of the IJN that are left, likewise.
    pub ijn_bombers: u32,
    /// The chance that no fighter of the IJN is left, while something of the USN is.
    pub won: Chance,
    /// The chance that the combat is over by then.
    pub over: Chance,
}

/// What is counted in all imagined combats after a round.
#[derive(Clone, Copy, Default)]
struct Count {
    steps: [u64; 2],
    bombers: [u64; 2],
    won: u64,
    over: u64,
}

/// What may come of the air combat in a space, round by round. If a battle is in progress there, it goes on as it stands;
/// else one is imagined with the aircraft that are there now.
pub fn air_combat(table: &Table, space: Place, kind: BattleKind) -> Vec<AirRound> {
    let mut table = table.clone();
    let goes_on = table
        .combat
        .battle
        .as_ref()
        .is_some_and(|it| it.space == space);
    if !goes_on {
        table.apply(&BattleEvent::Begun { space, kind }.into());
    }
    let begun = table.combat.battle.as_ref().map_or(0, |it| it.round);
    let combat = AirCombat::new(&table, space, kind);
    let units = combat.units().to_vec();
    let mut counts = [Count::default(); ROUNDS];
    // The first round that has not been counted in the combat that is imagined.
    let mut next = 0;
    let procedure = Procedure::AirCombat(combat);
    imagine(&table, &procedure, |asked, now| match asked {
        Some(Decision::BreakOff) => {
            let fought = now.combat.battle.as_ref().map_or(0, |it| it.round);
            let n = usize::from(fought.saturating_sub(begun + 1));
            if let Some(count) = counts.get_mut(n) {
                count.add(now, &units, false);
            }
            next = n + 1;
        }
        Some(_) => {}
        None => {
            // It is over: later rounds find what this one has left.
            let left = counts.iter_mut().skip(next);
            left.for_each(|count| count.add(now, &units, true));
            next = 0;
        }
    });
    let counts = counts.iter().zip(1..);
    counts.map(|(count, round)| count.round(round)).collect()
}

/// The hits that a side scores on the average in the round of the battle in progress, in sixths, with the targets that its
/// units have and those that are chosen beside them.
pub fn hits_of_round(table: &Table, chosen: &[(Combatant, Combatant)], side: Side) -> u32 {
    let battle = table.combat.battle.as_ref();
    let had = battle.into_iter().flat_map(|battle| &battle.aims);
    let aims: Vec<(Combatant, Combatant)> = had.chain(chosen).copied().collect();
    let shots = aims.iter().filter(|(by, _)| by.side() == side);
    let shots = shots.filter_map(|(by, _)| by.air());
    // 12.2: what is no fighter fires back at each fighter that attacks it.
    let attacked = aims.iter().filter_map(|(_, at)| at.air());
    let back = attacked.filter(|at| at.side() == side && !at.kind().is_fighter());
    let faces = shots.chain(back).map(|unit| table.air_number(unit).faces());
    faces.map(u32::from).sum()
}

impl Count {
    fn add(&mut self, table: &Table, units: &[AirUnit], is_over: bool) {
        let living = |side: Side| {
            let units = units.iter().copied();
            units.filter(move |unit| unit.side() == side && !table.is_eliminated(*unit))
        };
        for (n, side) in Side::ALL.into_iter().enumerate() {
            let steps = living(side).map(|unit| u64::from(table.air[unit].strength.steps()));
            self.steps[n] += steps.sum::<u64>();
            let bombers = living(side).filter(|unit| unit.kind().is_bomber());
            self.bombers[n] += bombers.count() as u64;
        }
        let mut enemies = living(Side::Ijn);
        let is_won =
            living(Side::Usn).next().is_some() && !enemies.any(|unit| unit.kind().is_fighter());
        self.won += u64::from(is_won);
        self.over += u64::from(is_over);
    }

    fn round(&self, round: u8) -> AirRound {
        let all = u64::from(GAMES);
        let average = |sum: u64| ((200 * sum + all) / (2 * all)) as u32;
        let chance = |cases: u64| Chance { cases, all };
        AirRound {
            round,
            usn_steps: average(self.steps[0]),
            ijn_steps: average(self.steps[1]),
            usn_bombers: average(self.bombers[0]),
            ijn_bombers: average(self.bombers[1]),
            won: chance(self.won),
            over: chance(self.over),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::table::AirPlace;
    use crate::engine::trial;
    use crate::engine::units::{IjnForce, Ship};

    #[test]
    fn r12_2_bombers_fire_back_in_the_hits_of_a_round() {
        let mut table = trial::table();
        let (space, kind) = (Place::WestOfMidway, BattleKind::ReactionStrike);
        table.apply(&BattleEvent::Begun { space, kind }.into());
        let (ours, theirs) = (AirUnit::EnterpriseFtr, AirUnit::AkagiFtr);
        let hits = |aims: &[(AirUnit, AirUnit)]| {
            let aims: Vec<(Combatant, Combatant)> = aims
                .iter()
                .map(|(by, at)| ((*by).into(), (*at).into()))
                .collect();
            [Side::Usn, Side::Ijn].map(|side| hits_of_round(&table, &aims, side))
        };
        let faces = |unit: AirUnit| u32::from(table.air_number(unit).faces());
        assert_eq!(hits(&[(ours, theirs)]), [faces(ours), 0]);
        let bomber = AirUnit::AkagiBbr;
        assert_eq!(hits(&[(ours, bomber)]), [faces(ours), faces(bomber)]);
    }

    #[test]
    fn r12_0_a_duel_of_equal_fighters_is_a_coin() {
        let mut table = trial::table();
        let space = Place::WestOfMidway;
        trial::ijn(&mut table, IjnForce::FirstCsf, space, &[Ship::Akagi]);
        table.ijn_forces[IjnForce::FirstCsf].spotted = true;
        table.air[AirUnit::AkagiBbr].at = AirPlace::NotInPlay;
        table.air[AirUnit::EnterpriseFtr].over = Some(space);
        let rounds = air_combat(&table, space, BattleKind::ReactionStrike);
        assert_eq!(rounds.len(), ROUNDS);
        // Each hits with 3 of 6: half a step a round.
        let first = rounds[0];
        assert!(first.usn_steps.abs_diff(150) <= 8, "{first:?}");
        assert!(first.ijn_steps.abs_diff(150) <= 8, "{first:?}");
        assert_eq!(first.over.cases, 0, "nobody dies of one hit");
        assert_eq!(rounds[0].won.cases, 0);
        let last = rounds[ROUNDS - 1];
        assert!(last.over.cases > first.over.cases);
        assert!(last.won.per_cent() < 50);
        // The game's own table and dice are not touched.
        assert_eq!(table.combat.battle, None);
    }

    #[test]
    fn r12_5_without_fighters_against_them_all_get_through() {
        let mut table = trial::table();
        table.air[AirUnit::B17Of7Af].over = Some(Place::Wake);
        let rounds = air_combat(&table, Place::Wake, BattleKind::ReactionStrike);
        assert_eq!(
            (rounds[0].usn_bombers, rounds[0].over.per_cent()),
            (100, 100)
        );
    }

    #[test]
    fn r9_0_what_an_unspotted_carrier_has_aboard_changes_no_forecast() {
        let mut table = trial::table();
        let space = Place::Wake;
        table.air[AirUnit::B17Of7Af].over = Some(space);
        let before = air_combat(&table, space, BattleKind::ReactionStrike);
        trial::ijn(&mut table, IjnForce::FirstCsf, space, &[Ship::Akagi]);
        let after = air_combat(&table, space, BattleKind::ReactionStrike);
        assert_eq!(before, after);
    }
}
