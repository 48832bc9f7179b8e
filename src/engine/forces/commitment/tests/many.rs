//! What holds on any table: many forces, found one after the other by seeded dice (13).

use super::*;
use crate::engine::event::AirEvent;
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::air_raid::air_raid_procedure;
use crate::engine::forces::commitment::commitment_value;
use crate::engine::forces::{cups, promote, take_to_the_highest_level};
use crate::engine::scenario::Scenario;

/// Twelve forces of Level 0, in the west, and a carrier group that they can raid.
fn many(options: &[Variant], seed: u64) -> Play {
    let mut play = battle(options, &[]);
    play.set_dice(Dice::seeded(seed));
    let rumours = Scenario::numbered(6).and_then(|it| it.rumours).unwrap();
    let cups = cups(
        rumours.level_one_cup,
        options.contains(&Variant::DoubleForces),
    );
    (play.table.level_one_cup, play.table.withheld) = (cups.chits, cups.withheld);
    for (n, id) in ForceId::all().take(12).enumerate() {
        place(&mut play, id, 1113 + n as u16, Intelligence::Level0);
    }
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(2),
        hex: HexId::at(1109),
    }));
    play.record = Record::default();
    play
}

fn carrier_forces(play: &Play) -> Vec<ForceId> {
    let forces = play.table.forces.iter();
    let carriers = forces.filter(|force| commitment_value(&play.table, force) > 0);
    carriers.map(|force| force.id).collect()
}

/// 13.12, 13.23, 13.24: the marker is always where the rule has it; from the limit on no force is of unknown type, none
/// becomes a carrier force, and the limit stays.
#[test]
fn r13_12_r13_23_r13_24_what_holds_of_every_battle() {
    let mut limits = 0;
    for seed in 0..400 {
        let options: &[Variant] = match seed % 3 {
            0 => &[],
            1 => &[Variant::DoubleForces],
            _ => &[Variant::DoubleForces, Variant::AdditionalShips],
        };
        let mut play = many(options, seed);
        let mut draws = Dice::seeded(1000 + seed);
        for _ in 0..60 {
            let forces: Vec<ForceId> = play.table.forces.iter().map(|it| it.id).collect();
            if forces.is_empty() {
                break;
            }
            let id = forces[usize::from(draws.pick(forces.len() as u8))];
            let (was_reached, before) = (play.table.limit_reached(), carrier_forces(&play).len());
            match draws.pick(3) {
                0 => promote(&mut play, id),
                1 => air_raid_procedure(&mut play, id),
                _ => take_to_the_highest_level(&mut play, id),
            };
            assert_eq!(
                play.table.commitment.index,
                commitment_index(&play.table),
                "{seed}"
            );
            if play.table.limit_reached() {
                let mut forces = play.table.forces.iter();
                assert!(forces.all(|it| !it.intelligence.is_of_unknown_type()));
            }
            if was_reached {
                assert!(play.table.limit_reached());
                assert!(carrier_forces(&play).len() <= before);
            }
        }
        limits += u32::from(play.table.limit_reached());
    }
    assert!(limits > 100, "{limits}");
}
