//! What may come of the next round of an air combat (12). Imagined, with dice of its own.

use super::Chance;
use super::sampled::{GAMES, imagine};
use crate::engine::combat::AirCombat;
use crate::engine::decision::Decision;
use crate::engine::procedure::Procedure;
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Combatant, Side};

/// How an air combat may stand after its next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AirRound {
    /// The steps that the USN has left, in hundredths on the average.
    pub usn_steps: u32,
    /// The steps that the IJN has left, likewise.
    pub ijn_steps: u32,
    /// The chance that no fighter of the IJN is left, while something of the USN is.
    pub won: Chance,
}

/// What may come of the next round of the air combat in progress; nothing if none is.
pub fn next_round(table: &Table) -> Option<AirRound> {
    let battle = table.combat.battle.as_ref()?;
    let combat = AirCombat::new(table, battle.space, battle.kind);
    let units = combat.units().to_vec();
    let mut count = Count::default();
    // 12.3: whether to break off is asked after each round.
    let is_fought = |asked: &Decision| *asked == Decision::BreakOff;
    let procedure = Procedure::AirCombat(combat);
    imagine(table, &procedure, is_fought, |now| count.add(now, &units));
    Some(count.round())
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

/// What is counted in all imagined combats.
#[derive(Default)]
struct Count {
    steps: [u64; 2],
    won: u64,
}

impl Count {
    fn add(&mut self, table: &Table, units: &[AirUnit]) {
        let living = |side: Side| {
            let units = units.iter().copied();
            units.filter(move |unit| unit.side() == side && !table.is_eliminated(*unit))
        };
        for (n, side) in Side::ALL.into_iter().enumerate() {
            let steps = living(side).map(|unit| u64::from(table.air[unit].strength.steps()));
            self.steps[n] += steps.sum::<u64>();
        }
        let mut enemies = living(Side::Ijn);
        let is_won =
            living(Side::Usn).next().is_some() && !enemies.any(|unit| unit.kind().is_fighter());
        self.won += u64::from(is_won);
    }

    fn round(&self) -> AirRound {
        let all = u64::from(GAMES);
        let average = |sum: u64| ((200 * sum + all) / (2 * all)) as u32;
        AirRound {
            usn_steps: average(self.steps[0]),
            ijn_steps: average(self.steps[1]),
            won: Chance {
                cases: self.won,
                all,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::BattleEvent;
    use crate::engine::map::Place;
    use crate::engine::table::{AirPlace, BattleKind};
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

    /// The round that is fought in a space when a battle has just begun there.
    fn first_round(table: &Table, space: Place) -> AirRound {
        let mut table = table.clone();
        let kind = BattleKind::ReactionStrike;
        table.apply(&BattleEvent::Begun { space, kind }.into());
        next_round(&table).expect("a battle is in progress")
    }

    #[test]
    fn r12_0_a_duel_of_equal_fighters_is_a_coin() {
        let mut table = trial::table();
        let space = Place::WestOfMidway;
        trial::ijn(&mut table, IjnForce::FirstCsf, space, &[Ship::Akagi]);
        table.ijn_forces[IjnForce::FirstCsf].spotted = true;
        table.air[AirUnit::AkagiBbr].at = AirPlace::NotInPlay;
        table.air[AirUnit::EnterpriseFtr].over = Some(space);
        assert_eq!(next_round(&table), None, "no battle is in progress");
        let round = first_round(&table, space);
        // Each hits with 3 of 6: half a step a round.
        assert!(round.usn_steps.abs_diff(150) <= 8, "{round:?}");
        assert!(round.ijn_steps.abs_diff(150) <= 8, "{round:?}");
        assert_eq!(round.won.cases, 0, "nobody dies of one hit");
    }

    #[test]
    fn r12_5_without_fighters_against_them_all_get_through() {
        let mut table = trial::table();
        table.air[AirUnit::B17Of7Af].over = Some(Place::Wake);
        let round = first_round(&table, Place::Wake);
        assert_eq!((round.usn_steps, round.won.per_cent()), (200, 100));
    }

    #[test]
    fn r9_0_what_an_unspotted_carrier_has_aboard_changes_no_forecast() {
        let mut table = trial::table();
        let space = Place::Wake;
        table.air[AirUnit::B17Of7Af].over = Some(space);
        let before = first_round(&table, space);
        trial::ijn(&mut table, IjnForce::FirstCsf, space, &[Ship::Akagi]);
        let after = first_round(&table, space);
        assert_eq!(before, after);
    }
}
