//! A line: what it leads to, which are the newest, and its die.

use carrier_battle::engine::charts::DamageRolls;
use carrier_battle::engine::fleet::MissionId;
use carrier_battle::engine::forecast::Reckoner;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    AirEvent, AttackEvent, Attacker, DamageEvent, Event, Game, SCENARIOS,
};
use carrier_battle::view::record::{self, Goal, Importance, Line};
use carrier_battle::view::shown_record::ShownRecord;

use super::games;
use crate::view::air::game;
use crate::view::record::begun;

#[test]
fn a_line_leads_to_where_it_happened() {
    let game = begun();
    let (all, shown) = (ShownRecord::all(&game), game.events());
    let number = |is: fn(&Event) -> bool| shown.iter().position(|it| is(&it.event)).unwrap();
    let flown = number(|event| matches!(event, Event::Air(AirEvent::MissionMoved { .. })));
    let Event::Air(AirEvent::MissionMoved { to, .. }) = shown[flown].event else {
        unreachable!();
    };
    assert_eq!(record::goal(all, flown), Some(Goal::Hex(to)));
    // Its fuel was spent where it had flown by then.
    let spent = shown
        .iter()
        .rposition(|it| matches!(it.event, Event::Air(AirEvent::Fuel { .. })));
    assert_eq!(
        record::goal(all, spent.unwrap()),
        Some(Goal::Hex("1110".parse().unwrap()))
    );
    // A raid's radar range is rolled before it is anywhere: it leads to where it was met.
    let radar = number(|event| matches!(event, Event::Roll(_)));
    assert!(matches!(record::goal(all, radar), Some(Goal::Hex(_))));
    assert_eq!(record::goal(all, shown.len()), None);

    for game in games() {
        let shown = game.events();
        for line in record::lines_of(shown, 0, shown.len()) {
            let goal = record::goal(ShownRecord::all(&game), line.number);
            assert_eq!(goal.is_some(), line.way.is_some(), "{}", line.text);
            if let Event::Damage(DamageEvent::Hits { ship, .. }) = shown[line.number].event {
                assert_eq!(goal, Some(Goal::Ship(ship)));
            }
        }
    }
}

#[test]
fn what_was_lost_in_this_phase_stays_among_the_newest_lines() {
    let mut seen = 0;
    for seed in 1..30 {
        let mut game = game(1, seed);
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
            let all = game.events();
            let (_, from, upto) = record::stretches(all).pop().unwrap();
            let lines = record::lines_of(all, from, upto);
            if lines.is_empty() {
                continue;
            }
            let recent = record::recent(all);
            let lost = |lines: &[Line]| {
                let lost = lines.iter().filter(|line| line.weight == Importance::Loss);
                lost.count()
            };
            assert!(lost(&recent) >= lost(&lines).min(4), "{recent:?}");
            assert!(recent.windows(2).all(|two| two[0].number > two[1].number));
            seen += lost(&lines[4.min(lines.len())..]);
        }
    }
    assert!(seen > 0, "some had been pushed out");
}

#[test]
fn a_die_stands_in_the_log_with_its_modifiers_its_result_and_its_chart() {
    let mut game = game(1, 7);
    Sensible.finish(&mut game);
    let shown = game.events();
    let lines = record::lines_of(shown, 0, shown.len());
    let dice: Vec<record::Die> = lines.into_iter().filter_map(|line| line.die).collect();
    let rolls = shown.iter().filter_map(|record| match &record.event {
        Event::Roll(roll) => Some(roll),
        _ => None,
    });
    let rolls: Vec<_> = rolls.collect();
    assert_eq!(dice.len(), rolls.len());
    for (die, roll) in dice.iter().rev().zip(rolls) {
        assert_eq!(
            (die.shown, &die.result),
            (roll.die, &roll.result.to_string())
        );
        assert_eq!(die.modifiers.len(), roll.modifiers.len());
        assert!(!die.title.is_empty());
    }
    let modified = dice.iter().find_map(|die| die.modifiers.first()).unwrap();
    assert_eq!(modified, "\u{2212}1 target is fighters");
}

#[test]
fn an_attack_says_how_many_damage_rolls_it_has_and_what_is_added() {
    let told = |rolls: &'static [i8]| {
        Event::Attacks(AttackEvent::Strength {
            by: Attacker::Strike(MissionId::strike(1)),
            total: 16,
            doubled: false,
            column: "11-20",
            rolls: DamageRolls(rolls),
        })
        .to_string()
    };
    let head = "Air Strike 1 attacks with a value of 16, read as 11\u{2013}20: ";
    assert_eq!(
        told(&[0]),
        format!("{head}1 damage roll, with nothing added.")
    );
    assert_eq!(
        told(&[1, 0, -1]),
        format!("{head}3 damage rolls, with +1, 0, \u{2212}1 added.")
    );
    assert_eq!(told(&[]), format!("{head}no damage roll."));
}

/// A mission that has parted from another and has not flown yet, too; and with whom it sails while the fleet moves.
#[test]
fn a_line_about_a_mission_leads_to_where_it_was() {
    let mut parted = 0;
    for (number, seed) in [(1, 3), (3, 4), (6, 1)] {
        let scenario = SCENARIOS[number - 1];
        let mut game = Game::new(scenario, &[], seed).unwrap();
        Random::new(seed).finish(&mut game);
        let all = ShownRecord::all(&game);
        let mut reckoner = Reckoner::new(scenario.first_turn);
        for (n, record) in game.events().iter().enumerate() {
            reckoner.follow(&record.event);
            let mission = match record.event {
                Event::Air(AirEvent::Held { what }) => what,
                Event::Air(AirEvent::Split { into, .. }) => {
                    parted += 1;
                    into
                }
                _ => continue,
            };
            let Some(hex) = reckoner.table().mission(mission).map(|it| it.hex) else {
                continue;
            };
            let goal = record::goal(all, n);
            assert_eq!(goal, Some(Goal::Hex(hex)), "{n}: {}", record.event);
        }
    }
    assert!(parted > 0);
}
