//! The chits of Guam and of the bases that reinforce it (11.22, 16.11, 16.12).

use super::*;

fn others(table: &Table) -> Vec<ActivationChit> {
    Scenario::numbered(6).unwrap().other_chits(table)
}

fn bases(table: &Table) -> Vec<ActivationChit> {
    let is_base = |chit: &ActivationChit| {
        matches!(chit, ActivationChit::IwoJima | ActivationChit::YapPeleliu)
    };
    others(table).into_iter().filter(is_base).collect()
}

fn reinforced(day: u8, time: u16, dice: &[u8]) -> Play {
    let mut play = guam(SEVEN, 930, dice);
    play.table.turn = Turn::at(day, time);
    play.table.options = vec![Variant::LandAirReinforcements];
    play
}

const BOTH: [ActivationChit; 2] = [ActivationChit::IwoJima, ActivationChit::YapPeleliu];

/// 11.22: Guam has a chit of its own, in every turn.
#[test]
fn r11_22_guam_has_a_chit_of_its_own() {
    for time in [530, 930, 2010] {
        let table = reinforced(19, time, &[]).table;
        let guam = others(&table);
        assert_eq!(
            guam.iter()
                .filter(|chit| **chit == ActivationChit::Guam)
                .count(),
            1
        );
    }
}

/// 16.11: the two chits are in the cup from 0810 of each day on, through the night; and only if the rule is in play.
#[test]
fn r16_11_the_chits_of_the_bases_are_in_the_cup_from_0810_on() {
    for day in [19, 20] {
        for (time, number) in [
            (530, 0),
            (650, 0),
            (810, 2),
            (930, 2),
            (1850, 2),
            (2010, 2),
            (410, 2),
        ] {
            let mut play = reinforced(day, time, &[]);
            assert_eq!(bases(&play.table), BOTH[..number], "{day} {time}");
            play.table.options.clear();
            assert!(bases(&play.table).is_empty());
        }
    }
}

/// 16.12(1): a die of 9 or 10, and something comes.
#[test]
fn r16_12_a_nine_or_a_ten_brings_reinforcements() {
    for die in 1..=10 {
        let dice = if die < 9 {
            vec![1, die]
        } else {
            vec![1, die, 5]
        };
        let mut play = reinforced(19, 930, &dice);
        let events = draw(&mut play, ActivationChit::IwoJima);
        let sent = play.table.guam.sent(LandBase::IwoJima, 19);
        assert_eq!(sent, (die >= 9).then_some(4));
        let mut expected = vec![("land_air_arrival", die, vec![])];
        if die >= 9 {
            expected.push(("land_air", 5, vec![]));
        }
        assert_eq!(read(&events), expected);
        // 16.12(4): nothing came, and the chit is back in the next turn.
        assert_eq!(bases(&play.table).len(), if die >= 9 { 1 } else { 2 });
    }
}

/// 16.12(4): a base sends aircraft once a day. Its chit is back at 0810 of the next day, and the other's stays.
#[test]
fn r16_12_a_base_sends_once_a_day() {
    let mut play = reinforced(19, 930, &[1, 9, 5]);
    draw(&mut play, ActivationChit::YapPeleliu);
    for (day, time, chits) in [
        (19, 1050, &BOTH[..1]),
        (19, 410, &BOTH[..1]),
        (20, 650, &[]),
        (20, 810, &BOTH[..]),
    ] {
        play.table.turn = Turn::at(day, time);
        assert_eq!(bases(&play.table), chits, "{day} {time}");
    }
}

/// 16.12(2): a base that sent eight points on the 19th has two less on its die on the 20th, one that sent ten three less;
/// the other base has not.
#[test]
fn r16_12_what_a_base_sent_on_the_19th_counts_on_the_20th() {
    for (die, points, less) in [(8, 6, vec![]), (9, 8, vec![-2]), (10, 10, vec![-3])] {
        let mut play = reinforced(19, 930, &[1, 10, die]);
        draw(&mut play, ActivationChit::IwoJima);
        assert_eq!(play.table.guam.sent(LandBase::IwoJima, 19), Some(points));
        play.table.turn = Turn::at(20, 930);
        for (chit, less) in [
            (ActivationChit::YapPeleliu, vec![]),
            (ActivationChit::IwoJima, less),
        ] {
            play.set_dice(Dice::script([1, 10, 5]));
            let events = draw(&mut play, chit);
            assert_eq!(read(&events)[1], ("land_air", 5, less));
        }
    }
}
