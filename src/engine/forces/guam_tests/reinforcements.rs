//! How reinforcements come to Guam: at once, or over the map (16.2).

use super::*;
use crate::engine::combat::{Interception, JapaneseAttack};
use crate::engine::fleet::Interceptor;
use crate::engine::forces::Fate;
use crate::engine::map::on_line;

/// Guam with no ships near, and fighters in a hex, if it is one.
fn watched_by(hex: Option<HexId>, dice: &[u8]) -> Play {
    let mut play = guam(SEVEN, 930, dice);
    if let Some(hex) = hex {
        fighters(&mut play, 1, 4, hex);
    }
    play
}

fn attack_segment(play: &mut Play) {
    let segment = Procedure::JapaneseAttack(JapaneseAttack::default());
    carry_out(play, segment, &[]);
}

/// 16.22: with no task group within two hexes, and no fighters in the hex or beside it, they land at once: the air value
/// rises, and they stand in the Landed box.
#[test]
fn r16_22_with_nobody_near_they_land_at_once() {
    for hex in [None, Some(TWO)] {
        let mut play = watched_by(hex, &[1, 9, 8]);
        draw(&mut play, ActivationChit::YapPeleliu);
        assert!(play.table.raids.is_empty());
        let guam = &play.table.guam;
        assert_eq!(
            (guam.value, guam.tracks.turnaround),
            (13, [6, 0, 0, 0, 0, 7])
        );
    }
}

/// 16.21: with fighters there or beside it, or ships within two hexes, they are placed like a raid on Guam, by the range
/// of intercept towards where they come from.
#[test]
fn r16_21_with_somebody_near_they_are_placed_on_their_way() {
    for (ships, hex, die, away) in [
        (SEVEN, Some(GUAM), 1, 1),
        (SEVEN, Some(BESIDE), 4, 3),
        (TWO, None, 10, 5),
        (BESIDE, None, 4, 3),
    ] {
        for (chit, base) in [
            (ActivationChit::IwoJima, LandBase::IwoJima),
            (ActivationChit::YapPeleliu, LandBase::YapPeleliu),
        ] {
            // Between two hexes of the line the first is taken.
            let mut play = watched_by(hex, &[1, 9, 7, die, 1]);
            play.table.task_groups[0].hex = ships;
            draw(&mut play, chit);
            let raid = raid(&play);
            assert_eq!((raid.hex.distance(GUAM), raid.launched), (away, 5));
            assert_eq!(
                (raid.by, raid.source),
                (Some(Launcher::Base(base)), base.origin())
            );
            let way = raid.hex.distance(base.origin()) + away;
            assert_eq!(way, base.origin().distance(GUAM), "on the straight line");
            assert!(!raid.attacks());
            assert_eq!(play.table.guam.value, 7, "nothing has landed yet");
        }
    }
    let [iwo_jima, yap] = LandBase::ALL.map(LandBase::origin);
    assert_eq!((iwo_jima, yap), (HexId::at(109), HexId::at(2219)));
}

/// A strike over Guam, or ships three hexes off, watch nothing.
#[test]
fn r16_21_a_strike_does_not_watch_guam() {
    let mut play = watched_by(None, &[]);
    mission(&mut play, MissionId::strike(1), 2, GUAM);
    play.table.task_groups[0].hex = THREE;
    assert!(!play.table.watches_guam());
    play.table.task_groups[0].hex = TWO;
    assert!(play.table.watches_guam());
}

/// 16.21(3-4): they fly to Guam as raids do; US fighters in the hex have their fight before they land. The air value
/// rises by what has landed; what was shot down scores, and does not lower it.
#[test]
fn r16_21_they_fight_over_guam_before_they_land() {
    let mut play = watched_by(Some(GUAM), &[]);
    let base = Launcher::Base(LandBase::YapPeleliu);
    let three_off = on_line(LandBase::YapPeleliu.origin(), GUAM, 3)[0];
    place(&mut play, base, RaidTarget::Guam, three_off, 8);
    play.set_dice(Dice::seeded(1));
    movement(&mut play);
    assert_eq!(raid(&play).hex.distance(GUAM), 1);
    attack_segment(&mut play);
    assert_eq!(raid(&play).fate, Fate::Inbound, "it has not come yet");
    movement(&mut play);
    assert_eq!((raid(&play).hex, raid(&play).fate), (GUAM, Fate::Inbound));
    play.set_dice(Dice::script([5; 12]));
    let scenario = Scenario::numbered(6).unwrap();
    let engage = Order::Engage {
        interceptor: Interceptor::Mission(MissionId::intercept(1)),
        raid: RAID,
    };
    let answers = [engage, Order::Fight, Order::Divide { escorts: 2 }];
    let segment = Procedure::Interception(Interception::new(scenario));
    carry_out(&mut play, segment, &answers);
    let left = raid(&play).strength.points();
    assert!((1..8).contains(&left), "{left}");
    attack_segment(&mut play);
    assert_eq!(raid(&play).fate, Fate::Landed);
    let guam = &play.table.guam;
    assert_eq!((guam.value, guam.lost), (7 + left, 0));
    assert_eq!(guam.tracks.turnaround, [left, 0, 0, 0, 0, 7]);
    // 15.1: a point is a point, whoever flew it.
    assert_eq!(play.table.points_destroyed, u16::from(8 - left));
}

/// 16.21(4): they are made ready like what lands from a raid.
#[test]
fn r16_21_what_has_landed_is_made_ready_like_the_rest() {
    let mut play = watched_by(None, &[1, 9, 8]);
    draw(&mut play, ActivationChit::IwoJima);
    play.set_dice(Dice::script([1, 1, 1, 1]));
    draw(&mut play, ActivationChit::Guam);
    draw(&mut play, ActivationChit::Guam);
    assert_eq!(play.table.guam.tracks.turnaround, [0, 0, 6, 0, 0, 7]);
}
