//! How raids of Guam fly out and home over the map, and land (11.28, 11.29).

use super::*;
use crate::engine::combat::JapaneseAttack;
use crate::engine::decision::Decision;
use crate::engine::event::AttackEvent;
use crate::engine::forces::Fate;

fn attack(play: &mut Play) {
    let segment = Procedure::JapaneseAttack(JapaneseAttack::default());
    carry_out(play, segment, &[]);
}

fn attacks(play: &Play) -> usize {
    let begins = |event: &Event| matches!(event, Event::Attacks(AttackEvent::Begins { .. }));
    play.events().iter().filter(|it| begins(&it.event)).count()
}

/// 11.28: after its attack it flies back over the map by the most direct path, two hexes in each Japanese Air Movement,
/// and 11.29: over Guam it lands; its points go to the Landed box.
#[test]
fn r11_28_r11_29_it_flies_home_two_hexes_a_phase_and_lands() {
    let mut play = guam(SEVEN, 930, &[]);
    in_the_air(&mut play, SEVEN, 2, 5);
    play.set_dice(Dice::seeded(3));
    attack(&mut play);
    assert_eq!(attacks(&play), 1);
    let left = raid(&play).strength.points();
    assert!(left > 0);
    assert_eq!((raid(&play).fate, raid(&play).hex), (Fate::Inbound, SEVEN));
    assert!(!raid(&play).attacks() && play.table.attackers().next().is_none());
    let mut way = Vec::new();
    for _ in 0..4 {
        // Along the row no way is as straight as another.
        play.set_dice(Dice::script([]));
        movement(&mut play);
        play.set_dice(Dice::seeded(4));
        way.push(raid(&play).hex.to_string());
        assert_eq!(raid(&play).fate, Fate::Inbound);
        assert_eq!(accounted_for(&play.table), 7);
        if raid(&play).hex != GUAM {
            attack(&mut play);
        }
    }
    assert_eq!(way, ["1412", "1410", "1408", "1407"]);
    // It may still be met over Guam in this phase.
    fighters(&mut play, 1, 2, GUAM);
    let engage = Decision::Interception.legal(&play.table);
    assert!(
        engage
            .iter()
            .any(|order| matches!(order, Order::Engage { raid: RAID, .. }))
    );
    attack(&mut play);
    assert_eq!(raid(&play).fate, Fate::Landed);
    let guam = &play.table.guam;
    assert_eq!(guam.tracks.turnaround[0], left);
    assert_eq!((guam.lost, guam.value), (7 - left, 7));
    assert!(play.table.guam_raid().is_none());
    assert_eq!(attacks(&play), 1, "it attacks nobody on its way home");
}

/// 11.28: what flies home attacks nobody, in whichever hex it ends its move.
#[test]
fn r11_28_a_raid_flying_home_attacks_nobody() {
    let mut play = guam(SEVEN, 930, &[]);
    in_the_air(&mut play, SEVEN, 1, 5);
    play.happen(Event::Guam(GuamEvent::FliesHome {
        raid: RAID,
        from: SEVEN,
    }));
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(3),
        hex: HexId::at(1412),
    }));
    movement(&mut play);
    assert_eq!(raid(&play).hex, HexId::at(1412));
    attack(&mut play);
    assert_eq!((attacks(&play), play.table.damage.len()), (0, 0));
}

/// 5.71, 11.28: one without attack planes comes to its target all the same, and flies home.
#[test]
fn r11_28_one_with_nothing_to_drop_flies_home_too() {
    let mut play = guam(SEVEN, 930, &[]);
    in_the_air(&mut play, TWO, 3, 0);
    for hex in ["1411", "1413", "1414"] {
        movement(&mut play);
        assert_eq!(raid(&play).hex.to_string(), hex);
    }
    attack(&mut play);
    assert_eq!((attacks(&play), raid(&play).target), (0, RaidTarget::Guam));
    assert_eq!(accounted_for(&play.table), 7);
}

/// 10.23: on its way out it follows its target, and flies home from where that was.
#[test]
fn r10_23_r11_28_it_follows_its_target_and_flies_home_from_there() {
    let mut play = guam(SEVEN, 930, &[]);
    in_the_air(&mut play, FOUR, 3, 0);
    play.table.task_groups[0].hex = THREE;
    movement(&mut play);
    assert_eq!(raid(&play).hex, THREE);
    attack(&mut play);
    assert_eq!((raid(&play).line_from, raid(&play).line_to), (THREE, GUAM));
    movement(&mut play);
    assert_eq!(raid(&play).hex, BESIDE);
}

/// 11.29: Landed, Servicing, then ready for 3, 7 and 11 hexes, and for any range: a box at each chit of Guam.
#[test]
fn r11_29_what_has_landed_is_made_ready_box_by_box() {
    let mut play = guam_with([2, 0, 0, 0, 0, 0], 5, &[1; 12]);
    // In the night nobody raids.
    play.table.turn = Turn::at(19, 2010);
    let mut ready = Vec::new();
    for _ in 0..6 {
        let guam = &play.table.guam;
        ready.push([3, 7, 11, 14].map(|range| guam.net_value(range)));
        draw(&mut play, ActivationChit::Guam);
    }
    assert_eq!(
        ready,
        [
            [0, 0, 0, 0],
            [0, 0, 0, 0],
            [2, 0, 0, 0],
            [2, 2, 0, 0],
            [2, 2, 2, 0],
            [2, 2, 2, 2],
        ]
    );
    assert_eq!(play.table.guam.tracks.turnaround, [0, 0, 0, 0, 0, 2]);
}
