//! Shuttle raids: raids from carriers that fly on to Guam after their attack (23).

use super::*;
use crate::engine::combat::JapaneseAttack;
use crate::engine::combat::{AirBattle, Attacker};
use crate::engine::event::{AirPoints, AttackEvent, Killer, LossEvent, Purpose, Target};
use crate::engine::fleet::Interceptor;
use crate::engine::forces::{Fate, Force, ForceId, Intelligence};
use crate::engine::map::{Direction, on_line};
use crate::engine::record::Scope;

const BUTAI: ForceId = ForceId::Butai(1);
/// Where the butai is, far in the west.
const HOME: HexId = HexId::at(1420);

/// A raid of a butai over the task group, that many hexes west of Guam along its row; nothing of it can bomb, so that
/// the die for Guam is the next.
fn over_target(away: u8, points: u8, dice: &[u8]) -> Play {
    with_raid(west(away), points, 0, dice)
}

fn west(hexes: u8) -> HexId {
    (0..hexes).fold(GUAM, |hex, _| hex.neighbour(Direction::W).unwrap())
}

fn with_raid(hex: HexId, escorts: u8, attack: u8, dice: &[u8]) -> Play {
    let mut play = guam(hex, 930, dice);
    play.table.options = vec![Variant::ShuttleRaids];
    play.table.forces.push(Force {
        intelligence: Intelligence::Level2Carriers(crate::engine::forces::CarrierCount::TwoToThree),
        ..Force::unseen(BUTAI, HOME)
    });
    launch(&mut play, hex, escorts, attack);
    play
}

/// One more raid of the butai.
fn launch(play: &mut Play, hex: HexId, escorts: u8, attack: u8) {
    let what = RaidId(play.table.raids.len() as u8 + 1);
    play.happen(Event::Raids(RaidEvent::Placed {
        what,
        hex,
        points: escorts + attack,
        source: HOME,
        target: RaidTarget::Group(TaskGroupId(2)),
        wave: 1,
        service: Service::Naval,
        by: Some(BUTAI.into()),
    }));
    play.happen(Event::Raids(RaidEvent::Sorted {
        raid: what,
        fighters: escorts,
        attack,
    }));
}

fn attack(play: &mut Play) {
    let segment = Procedure::JapaneseAttack(JapaneseAttack::default());
    carry_out(play, segment, &[]);
}

fn butai(play: &Play) -> &Force {
    play.table.force(BUTAI).unwrap()
}

/// The dice for Guam, each with its column.
fn shuttle_dice(play: &Play) -> Vec<(&'static str, u8)> {
    let rolls = play.events().iter().filter_map(|it| it.event.roll());
    let rolls = rolls.filter(|roll| matches!(roll.purpose, Purpose::Shuttle(_)));
    rolls.map(|roll| (roll.column, roll.die)).collect()
}

/// 23.1, 23.2: within four hexes of Guam a die less four must be more than the distance; farther off there is none.
#[test]
fn r23_1_r23_2_the_die_less_four_must_be_more_than_the_distance() {
    for away in 1..=4 {
        for die in 1..=10 {
            let mut play = over_target(away, 6, &[die]);
            attack(&mut play);
            let label = away.to_string();
            assert_eq!(shuttle_dice(&play).len(), 1);
            assert_eq!(shuttle_dice(&play)[0], (label.as_str(), die));
            let diverts = i16::from(die) - 4 > i16::from(away);
            let expected = match diverts {
                true => (Fate::Inbound, RaidTarget::Guam, 0),
                false => (Fate::Withdrew, RaidTarget::Group(TaskGroupId(2)), 6),
            };
            let returning = butai(&play).tracks.points_returning();
            let came = (raid(&play).fate, raid(&play).target, returning);
            assert_eq!(came, expected, "{away} {die}");
        }
    }
    // Without a die.
    let mut play = over_target(5, 6, &[]);
    attack(&mut play);
    assert_eq!(raid(&play).fate, Fate::Withdrew);
}

/// 23: without the option no die is rolled. 11.28: the raids of Guam fly home as ever.
#[test]
fn r23_1_only_with_the_option_and_only_raids_from_carriers() {
    let mut without = over_target(2, 6, &[]);
    without.table.options.clear();
    attack(&mut without);
    assert_eq!(raid(&without).fate, Fate::Withdrew);

    let mut of_guam = guam(TWO, 930, &[]);
    of_guam.table.options = vec![Variant::ShuttleRaids];
    in_the_air(&mut of_guam, TWO, 3, 0);
    attack(&mut of_guam);
    assert!(shuttle_dice(&of_guam).is_empty());
    assert!(!raid(&of_guam).is_shuttle());
    assert_eq!(raid(&of_guam).target, RaidTarget::Guam);
}

/// 23.2: the die comes after the attack, in a span of its own; a raid of which nothing is left has none.
#[test]
fn r23_2_the_die_comes_after_the_attack_if_anything_is_left() {
    let (mut seen, mut destroyed) = (0, 0);
    for seed in 0..40 {
        let mut play = with_raid(TWO, 0, 2, &[]);
        play.table.raids[0].met_fighters = seed % 2 == 0;
        play.set_dice(Dice::seeded(seed));
        attack(&mut play);
        let place = |is: &dyn Fn(&Event) -> bool| play.events().iter().position(|it| is(&it.event));
        let over = place(&|it| {
            matches!(
                it,
                Event::Attacks(AttackEvent::Over {
                    by: Attacker::Raid(RAID)
                })
            )
        });
        let die = place(
            &|it| matches!(it.roll(), Some(roll) if matches!(roll.purpose, Purpose::Shuttle(RAID))),
        );
        match die {
            Some(die) => {
                assert!(over.unwrap() < die);
                let record = &play.record;
                let span = record.span(play.events()[die].span);
                assert_eq!(span.scope, Scope::Shuttle { raid: RAID });
                seen += 1;
            }
            None => {
                assert_eq!(raid(&play).fate, Fate::Destroyed);
                destroyed += 1;
            }
        }
    }
    assert!(seen > 0, "{seen} {destroyed}");
}

/// 23.3(1, 2): it flies straight to Guam, two hexes in each Japanese Air Movement, attacks nobody, and lands: the air
/// value of Guam rises by what has come.
#[test]
fn r23_3_it_flies_to_guam_and_lands_and_guam_is_the_stronger() {
    let mut play = over_target(4, 6, &[10]);
    attack(&mut play);
    assert_eq!(
        (raid(&play).line_from, raid(&play).line_to),
        (west(4), GUAM)
    );
    assert!(raid(&play).is_shuttle() && play.table.attackers().next().is_none());
    movement(&mut play);
    assert!(on_line(west(4), GUAM, 2).contains(&raid(&play).hex));
    attack(&mut play);
    assert_eq!(raid(&play).fate, Fate::Inbound);
    movement(&mut play);
    assert_eq!((raid(&play).hex, raid(&play).fate), (GUAM, Fate::Inbound));
    assert_eq!((play.table.guam.value, butai(&play).lost), (7, 0));
    attack(&mut play);
    assert_eq!(raid(&play).fate, Fate::Landed);
    assert_eq!(play.table.guam.value, 13);
    assert_eq!(play.table.guam.tracks.turnaround, [6, 0, 0, 0, 0, 7]);
    assert_eq!(accounted_for(&play.table), 13);
    assert_eq!(shuttle_dice(&play).len(), 1, "one die a raid");
}

/// 23.3(3, 4), 9.12: what has landed stands in the Lost box of its butai, counts there like other losses, and scores
/// nothing; as land points it does when it is lost again (15.1).
#[test]
fn r23_3_r9_12_what_has_landed_is_lost_to_its_butai_and_scores_when_it_is_shot_down() {
    let mut play = over_target(1, 6, &[10]);
    let known = play.table.known_air_strength(BUTAI);
    attack(&mut play);
    assert_eq!(play.table.known_air_strength(BUTAI), known);
    movement(&mut play);
    attack(&mut play);
    assert_eq!(butai(&play).lost, 6);
    assert_eq!(butai(&play).tracks.points(), 0);
    assert_eq!(play.table.points_in_raids(BUTAI), 0);
    assert_eq!(play.table.known_air_strength(BUTAI), known);
    assert_eq!((play.table.points_destroyed, play.table.guam.lost), (0, 0));
    // All that was there is made ready together, and one raid takes from it.
    play.table.guam.tracks.turnaround = [0, 0, 0, 0, 0, 13];
    place(
        &mut play,
        Launcher::Guam,
        RaidTarget::Group(TaskGroupId(2)),
        TWO,
        8,
    );
    play.table.guam.tracks.turnaround[5] -= 8;
    let second = RaidId(2);
    play.happen(Event::Raids(RaidEvent::Sorted {
        raid: second,
        fighters: 2,
        attack: 6,
    }));
    play.happen(Event::Losses(LossEvent::Points {
        what: AirPoints::Raid(second),
        points: 5,
        aborted: 0,
        kind: Target::AttackPlanes,
        hex: TWO,
        why: Killer::Mission(MissionId::intercept(1)),
    }));
    assert_eq!((play.table.points_destroyed, play.table.guam.lost), (5, 5));
    assert_eq!(butai(&play).lost, 6);
}

/// 23.3(1, 2): fighters meet it where it stops and over Guam; what they shoot down scores, and the rest lands.
#[test]
fn r23_3_it_can_be_met_on_its_way_and_over_guam() {
    for stop in [2, 4] {
        let mut play = over_target(4, 8, &[10]);
        attack(&mut play);
        for _ in 0..stop / 2 {
            movement(&mut play);
        }
        let hex = raid(&play).hex;
        assert_eq!(hex.distance(GUAM), 4 - stop);
        fighters(&mut play, 1, 4, hex);
        let engage = Order::Engage {
            interceptor: Interceptor::Mission(MissionId::intercept(1)),
            raid: RAID,
        };
        let legal = crate::engine::decision::Decision::Interception.legal(&play.table);
        assert!(legal.contains(&engage));
        play.set_dice(Dice::script([5; 8]));
        let battle = Procedure::AirBattle(AirBattle::new(MissionId::intercept(1), RAID));
        carry_out(&mut play, battle, &[]);
        let left = raid(&play).strength.points();
        let down = 8 - left;
        assert!(down > 0 && left > 0, "{left}");
        assert_eq!((butai(&play).lost, play.table.guam.lost), (down, 0));
        if hex != GUAM {
            movement(&mut play);
        }
        attack(&mut play);
        assert_eq!(raid(&play).fate, Fate::Landed);
        assert_eq!(butai(&play).lost, 8);
        assert_eq!(play.table.guam.value, 7 + left);
        assert_eq!(play.table.points_destroyed, u16::from(down));
    }
}

/// 10.1A, 23.3: until it lands it is one of the two raids that its butai may have.
#[test]
fn r10_1_r23_3_until_it_lands_it_counts_among_the_raids_of_its_butai() {
    let mut play = over_target(2, 6, &[10]);
    launch(&mut play, west(7), 4, 0);
    attack(&mut play);
    assert_eq!(play.table.raids_in_progress(BUTAI), 2);
    play.set_dice(Dice::script([]));
    movement(&mut play);
    attack(&mut play);
    assert_eq!(raid(&play).fate, Fate::Landed);
    assert_eq!(play.table.raids_in_progress(BUTAI), 1);
}

/// 10.33, 23.2: with all ships of its force sunk it may still fly to Guam; if it does not, it is lost and scores.
#[test]
fn r10_33_r23_2_a_raid_without_a_force_may_still_land_on_guam() {
    for (die, landed, scored) in [(10, 6, 0), (1, 0, 6)] {
        let mut play = over_target(2, 6, &[die]);
        play.table.forces.clear();
        play.table.sunk_forces.push(BUTAI);
        attack(&mut play);
        movement(&mut play);
        attack(&mut play);
        assert_eq!(play.table.guam.value, 7 + landed);
        assert_eq!(play.table.points_destroyed, scored);
    }
}
