//! What the enemy's room shows of the whole battle: Guam, and how far the carriers are committed.

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{CommitmentEvent, Event, Game, Scenario};
use carrier_battle::view::enemy;

fn battle(number: u8, seed: u64) -> Game {
    Game::new(Scenario::numbered(number).unwrap(), &[], seed).unwrap()
}

#[test]
fn r11_21_the_display_of_guam_holds_every_point_of_its_air_value_in_every_phase() {
    let mut flew = 0;
    for seed in 1..=3 {
        let mut game = battle(6, seed);
        Sensible.finish(&mut game);
        // While a raid takes off its points are for a moment in no box.
        let events = game.events().iter().enumerate();
        let phases = events.filter(|(_, it)| matches!(it.event, Event::Phase { .. }));
        for (upto, _) in phases {
            let table = game.table_after(upto);
            let Some(display) = enemy::guam(&table) else {
                assert_eq!(table.guam.value, 0);
                continue;
            };
            // 16.21: what another base has on the way is not Guam's before it lands.
            let own = display.in_the_air.iter();
            let own = own.filter(|it| !it.title.contains("from"));
            let all: u8 = own.chain(&display.ashore).map(|it| it.points).sum();
            assert_eq!(all + display.lost.points, table.guam.value);
            assert_eq!(display.ashore[0].title, "Landed");
            assert_eq!(display.ashore[5].title, "Ready, any range");
            if let Some(raid) = table.guam_raid() {
                flew += 1;
                let none = format!("No new raid while {} is out", raid.id);
                assert!(display.next.starts_with(&none), "{}", display.next);
            }
        }
    }
    assert!(flew > 0, "no raid of Guam");
}

#[test]
fn r13_21_the_track_shows_the_index_its_threshold_its_limit_and_everything_that_moved_it() {
    let short = carrier_battle::engine::SCENARIOS[1];
    let short = Game::new(short, &[], 1).unwrap();
    assert_eq!(enemy::commitment(short.table(), short.events()), None);
    let mut reached = 0;
    for seed in 1..=6 {
        let mut game = battle(6, seed);
        Sensible.finish(&mut game);
        let (table, events) = (game.table(), game.events());
        let view = enemy::commitment(table, events).unwrap();
        let levels = table.commitment_levels().unwrap();
        let marked = |mark| view.track.iter().find(|it| it.mark == mark).unwrap().number;
        assert_eq!(marked("threshold"), levels.threshold);
        assert_eq!(marked("limit"), levels.limit);
        let index: Vec<u8> = view
            .track
            .iter()
            .filter(|it| it.is_index)
            .map(|it| it.number)
            .collect();
        assert_eq!(index, [table.commitment.index]);
        let of_index = |it: &&enemy::IndexMoved| {
            matches!(
                events[it.number].event,
                Event::Commitment(CommitmentEvent::Index { .. })
            )
        };
        let last = view.moved.iter().rev().find(of_index);
        if let Some(last) = last {
            reached += 1;
            let to = format!("to {}.", table.commitment.index);
            assert!(last.what.ends_with(&to), "{}", last.what);
        }
        let all = events.iter();
        let all = all.filter(|it| matches!(it.event, Event::Commitment(_)));
        assert_eq!(all.count(), view.moved.len());
    }
    assert!(reached > 0, "the index never moved");
}
