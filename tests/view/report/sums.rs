//! Every sum on the report is the sum of the log.

use super::*;
use carrier_battle::engine::charts::{Outcome, Sighting};
use carrier_battle::view::shown_record::ShownRecord;

#[test]
fn every_sum_on_the_report_is_the_sum_of_the_log() {
    let mut many = all_games();
    for scenario in 1..=4 {
        for seed in 200..215 {
            let mut more = game(scenario, seed);
            Sensible.finish(&mut more);
            many.push(more);
        }
    }
    for game in many {
        let report = report_of(&game);
        let score = sum(&game, |event| match event {
            Event::Score(ScoreEvent::Scored { vp, .. }) => i32::from(*vp),
            _ => 0,
        });
        assert_eq!(report.score, signed(score));
        assert_eq!(report.ledger.sum, signed(score));
        let ledger: i32 = report
            .ledger
            .lines
            .iter()
            .map(|line| line.points.replace('\u{2212}', "-").parse::<i32>().unwrap())
            .sum();
        assert_eq!(ledger, score);

        // The curve ends at the score, and its changes add up to it.
        let points = &report.curve.points;
        assert_eq!(points.last().unwrap().score, score);
        assert_eq!(points.iter().map(|point| point.change).sum::<i32>(), score);
        for two in points.windows(2) {
            assert_eq!(two[0].score + two[1].change, two[1].score);
        }

        let lost = sum(&game, |event| {
            i32::from(matches!(event, Event::Losses(LossEvent::Unit { .. })))
        });
        let destroyed = sum(&game, |event| match event {
            Event::Losses(LossEvent::Points { points, .. }) => i32::from(*points),
            _ => 0,
        });
        if let Some(raids) = table(&report, "What became of the raids") {
            let launched = sum(&game, |event| match event {
                Event::Raids(RaidEvent::Placed { points, .. }) => i32::from(*points),
                _ => 0,
            });
            assert_eq!(column(raids, 1), launched);
            assert_eq!(column(raids, 2), destroyed);
            let reached = sum(&game, |event| match event {
                Event::Raids(RaidEvent::GotThrough { attack, .. }) => i32::from(*attack),
                Event::Damage(DamageEvent::Hits { ship, hits, .. }) if ship.is_us() => {
                    i32::from(*hits)
                }
                _ => 0,
            });
            assert_eq!(column(raids, 3), reached);
            assert_eq!(column(raids, 4), lost);
            assert_eq!(column(raids, 5), score);
            for (row, raid) in raids.rows.iter().zip(&game.table().raids) {
                assert_eq!(
                    number(row, 1) - number(row, 2),
                    i32::from(raid.strength.points())
                );
            }
        }
        if let Some(strikes) = table(&report, "What the strikes did") {
            let hits = sum(&game, |event| match event {
                Event::Damage(DamageEvent::Hits { ship, hits, .. }) if !ship.is_us() => {
                    i32::from(*hits)
                }
                _ => 0,
            });
            assert_eq!(column(strikes, 0), hits);
            assert_eq!(column(strikes, 1), destroyed);
            assert_eq!(column(strikes, 2), lost);
            assert_eq!(column(strikes, 3), score);
        }

        // 7.34, 15.1: every level that scored is in the row of its force.
        if let Some(forces) = table(&report, "What the reports proved to be") {
            let known = sum(&game, |event| match event {
                Event::Score(ScoreEvent::Scored {
                    vp,
                    why:
                        Scored::LevelOne | Scored::LevelTwo | Scored::LevelThree | Scored::FullyKnown,
                }) => i32::from(*vp),
                _ => 0,
            });
            // A column of nothing but 0 is left out.
            match forces.heads.iter().any(|head| head.text == "Points") {
                true => assert_eq!(column(forces, 1), known),
                false => assert_eq!(known, 0),
            }
            let placed = sum(&game, |event| {
                i32::from(matches!(
                    event,
                    Event::Detection(DetectionEvent::Placed { .. })
                        | Event::Forces(ForceEvent::DoubleForce { .. })
                ))
            });
            assert_eq!(forces.rows.len() as i32, placed);
        }
        // 8.28, 8.34: every attempt, sighting and loss of a search is in its row.
        if let Some(searches) = table(&report, "What the searches saw") {
            let looks = sum(&game, |event| {
                i32::from(matches!(
                    event,
                    Event::Searches(SearchEvent::LooksFor { .. })
                ))
            });
            assert_eq!(column(searches, 1), looks);
            let sightings = sum(&game, |event| match event {
                Event::Roll(roll) if roll.chart == "air_search" => {
                    i32::from(roll.result != Outcome::Sighting(Sighting::Nothing))
                }
                _ => 0,
            });
            assert_eq!(column(searches, 2), sightings);
            let levels = sum(&game, |event| match event {
                Event::Forces(ForceEvent::Intelligence { from, to, .. }) => {
                    i32::from(to.level().saturating_sub(from.level()))
                }
                _ => 0,
            });
            if table(&report, "What the strikes did").is_none() {
                assert_eq!(column(searches, 3), levels);
            }
            let on_searches = sum(&game, |event| {
                i32::from(matches!(
                    event,
                    Event::Losses(LossEvent::Unit {
                        search: Some(_),
                        ..
                    })
                ))
            });
            assert_eq!(column(searches, 4), on_searches);
            if searches.heads.iter().any(|head| head.text == "Score") {
                column(searches, 5);
            }
            let row = report.luck.rows.iter();
            let mut row = row.filter(|row| row.name == "Sightings by searches");
            assert_eq!(row.next().map_or(0, |row| row.came as i32), sightings);
        }
        // Every point has its cause.
        for line in &report.ledger.lines {
            let causes: i32 = line.causes.iter().map(|it| i32::from(it.points)).sum();
            assert_eq!(signed(causes), line.points, "{}", line.what);
            assert!(line.causes.iter().all(|cause| !cause.name.is_empty()));
        }

        // Every die is somebody's, and what hung on the dice is what happened.
        let dice = sum(&game, |event| i32::from(matches!(event, Event::Roll(_))));
        let rolls: u32 = report.luck.dice.iter().map(|row| row.rolls).sum();
        assert_eq!(rolls as i32, dice);
        let came = |name: &str| {
            let row = report.luck.rows.iter().find(|row| row.name == name);
            row.map_or(0, |row| row.came as i32)
        };
        let shot = sum(&game, |event| match event {
            Event::Losses(LossEvent::Points {
                points,
                why: Killer::Mission(_) | Killer::Guns(_),
                ..
            }) => i32::from(*points),
            _ => 0,
        });
        assert_eq!(came("Points shot down"), shot);
        // Whether a strike finds its target hangs on a die as well (5.2).
        let looked = sum(&game, |event| match event {
            Event::Roll(roll) => i32::from(matches!(roll.purpose, Purpose::Contact(..))),
            _ => 0,
        });
        let mut rows = report.luck.rows.iter();
        let found = rows.find(|row| row.name == "Strikes that found their target");
        assert_eq!(found.is_some(), looked > 0);
        assert!(found.is_none_or(|row| row.came as i32 <= looked));
        let by_dice = sum(&game, |event| match event {
            Event::Losses(LossEvent::Unit {
                why: UnitLoss::Combat | UnitLoss::Guns | UnitLoss::Landing,
                ..
            }) => 1,
            _ => 0,
        });
        assert_eq!(came("Our units lost on a die roll"), by_dice);
        let hits = |ours: bool| {
            sum(&game, |event| match event {
                Event::Damage(DamageEvent::Hits {
                    ship,
                    hits,
                    kind: HitKind::AirAttack,
                }) if ship.is_us() == ours => i32::from(*hits),
                _ => 0,
            })
        };
        assert_eq!(came("Hits on our ships"), hits(true));
        assert_eq!(came("Hits on their ships"), hits(false));
        assert_eq!(report.facts[0].value, lost.to_string());
        let rolled = report.facts.iter().find(|it| it.name == "Dice rolled");
        assert_eq!(rolled.unwrap().value, dice.to_string());
    }
}

#[test]
fn a_tally_counts_what_the_table_counts() {
    for game in all_games() {
        let tally = Tally::of(game.events());
        assert_eq!(tally.destroyed, u32::from(game.table().points_destroyed));
        assert_eq!(tally.lost as usize, game.table().lost.len());
        assert_eq!(tally.score, i32::from(game.table().score));
    }
}

/// 15.1 to 15.13: everything that counts, for us and for them, in the shorter scenarios and in the whole battle.
#[test]
fn r15_1_every_point_of_the_score_is_a_line_of_the_ledger_and_leads_to_its_moment() {
    let mut sources = std::collections::BTreeMap::new();
    for scenario in 1..=7 {
        for seed in 0..4 {
            let number = scenario as u8;
            let scenario = Scenario::numbered(number).unwrap();
            let mut game = Game::new(scenario, &[], 710 + seed).unwrap();
            match seed % 2 {
                0 => Random::new(seed).finish(&mut game),
                _ => Sensible.finish(&mut game),
            }
            let events = game.events();
            let ledger = record::ledger(scenario, game.table(), ShownRecord::all(&game));
            let mut all = 0;
            for line in &ledger.lines {
                let points: i16 = line.entries.iter().map(|entry| entry.points).sum();
                assert_eq!(signed(points), line.points, "{}", line.what);
                all += points;
                for entry in &line.entries {
                    *sources.entry(line.what.clone()).or_insert(0) += 1;
                    assert_eq!(entry.what, events[entry.number].event.to_string());
                    assert!(!matches!(events[entry.number].event, Event::Score(_)));
                    assert!(entry.when.contains(" June, "), "{}", entry.when);
                    assert_ne!(entry.points, 0);
                    let goal = record::moment_of(ShownRecord::all(&game), entry.number);
                    assert!(goal.is_some(), "{} leads nowhere", entry.what);
                }
            }
            assert_eq!(all, game.table().score, "scenario {number}, seed {seed}");
        }
    }
    for source in [
        "Japanese air points destroyed",
        "Damage to Japanese carriers",
        "Damage to our carriers",
        "Units lost far from home",
        "Units lost over the fleet",
        "Submarines lost",
    ] {
        assert!(sources.contains_key(source), "{source}: {sources:?}");
    }
}
