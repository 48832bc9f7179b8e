//! The pictures of the report: their figures are those of the log, and they stay within their frames.

use std::cell::Cell;

use super::whole::battles;
use super::*;
use carrier_battle::engine::{AttackEvent, Attacker, SubmarineEvent};
use carrier_battle::view::account::forces_told;
use carrier_battle::view::record::Across;

/// Games of every scenario.
fn everywhere(check: impl Fn(&Game, &Report)) {
    for game in all_games() {
        let report = report_of(&game);
        check(&game, &report);
    }
    for (game, report) in battles() {
        check(game, report);
    }
}

fn lost(game: &Game) -> i32 {
    sum(game, |event| {
        i32::from(matches!(event, Event::Losses(LossEvent::Unit { .. })))
    })
}

fn destroyed(game: &Game) -> i32 {
    sum(game, |event| match event {
        Event::Losses(LossEvent::Points { points, .. }) => i32::from(*points),
        _ => 0,
    })
}

#[test]
fn the_air_strength_of_every_turn_is_what_the_losses_have_left() {
    everywhere(|game, report| {
        let turns = &report.air_strength.turns;
        let of = |of: fn(&record::TurnStrength) -> u32| turns.iter().map(of).sum::<u32>() as i32;
        assert_eq!(of(|turn| turn.lost), lost(game));
        assert_eq!(of(|turn| turn.destroyed), destroyed(game));
        assert!(turns[0].units > 0);
        for two in turns.windows(2) {
            assert_eq!(two[0].units - two[1].lost, two[1].units);
        }
        let picture = &report.air_strength;
        let [width, height] = picture.size;
        assert!(picture.ours.end[0] < width && picture.ours.end[1] < height);
        assert_eq!(picture.ours.last, turns.last().unwrap().units);
        assert!(picture.words.contains(" at the end."));
        assert!(!picture.times.is_empty() && picture.across.len() > 1);
        assert_eq!(turns[0].when, "At first");
    });
}

/// 1: the raids are all there is; 2: the CAP over the carriers.
#[test]
fn japanese_points_are_known_as_they_come() {
    let (game, told) = report(1, 7);
    let turns = &told.air_strength.turns;
    let launched = Tally::of(game.events()).launched as i32;
    let last = turns.last().unwrap().points as i32;
    assert_eq!(last, launched - destroyed(&game));
    let (game, told) = report(2, 11);
    let forces = game.scenario().forces.iter();
    let cap: u32 = forces.map(|force| u32::from(force.cap)).sum();
    assert_eq!(told.air_strength.turns[0].points, cap);
    // 11.21: of Guam everything is known from the start.
    let (_, told) = &battles()[4];
    assert_eq!(told.air_strength.turns[0].points, 7);
}

#[test]
fn every_loss_and_every_hit_has_one_cause() {
    everywhere(|game, report| {
        let total = |title: &str| {
            let mut groups = report.losses.iter();
            groups
                .find(|group| group.title == title)
                .map_or(0, |group| {
                    let causes: u32 = group.causes.iter().map(|cause| cause.number).sum();
                    assert_eq!(causes, group.total, "{title}");
                    assert!(group.causes.iter().all(|cause| cause.number > 0));
                    assert!(group.causes.iter().all(|cause| cause.bar <= 100));
                    group.total as i32
                })
        };
        assert_eq!(total("Japanese air points destroyed"), destroyed(game));
        assert_eq!(total("Our air units lost"), lost(game));
        let hits = |ours: bool| {
            sum(game, |event| match event {
                Event::Damage(DamageEvent::Hits { ship, hits, .. }) if ship.is_us() == ours => {
                    i32::from(*hits)
                }
                Event::Submarines(SubmarineEvent::HitsGiven { hits, .. }) if !ours => {
                    i32::from(hits.total())
                }
                _ => 0,
            })
        };
        assert_eq!(total("Hits on Japanese ships"), hits(false));
        assert_eq!(total("Hits on our ships"), hits(true));
        // Each cause is what the log says of it.
        let landing = sum(game, |event| {
            i32::from(matches!(
                event,
                Event::Losses(LossEvent::Unit {
                    why: UnitLoss::Landing,
                    ..
                })
            ))
        });
        let mut causes = report.losses.iter().flat_map(|group| &group.causes);
        let told = causes.find(|cause| cause.name == "landing");
        assert_eq!(told.map_or(0, |cause| cause.number as i32), landing);
    });
}

#[test]
fn every_raid_and_every_strike_has_its_bar_in_the_order_of_time() {
    everywhere(|game, report| {
        let raids = game.table().raids.iter();
        let raids = raids.filter(|raid| !raid.reinforces_guam()).count();
        let strikes = sum(game, |event| {
            i32::from(matches!(
                event,
                Event::Attacks(AttackEvent::Begins {
                    by: Attacker::Strike(_),
                    ..
                })
            ))
        });
        let Some(attacks) = &report.attacks else {
            assert_eq!((raids, strikes), (0, 0));
            return;
        };
        let (ours, theirs): (Vec<_>, Vec<_>) = attacks.told.iter().partition(|it| it.is_ours);
        assert_eq!((theirs.len(), ours.len()), (raids, strikes as usize));
        let tally = Tally::of(game.events());
        let sum = |of: fn(&record::AttackTold) -> u32| theirs.iter().map(|it| of(it)).sum::<u32>();
        assert_eq!(sum(|raid| raid.number), tally.launched);
        assert_eq!(sum(|raid| raid.lost), tally.of_raids);
        let [width, height] = attacks.size;
        for it in &attacks.told {
            let [x, y, wide, high] = it.bar;
            assert!(
                x >= 0 && y >= 0 && x + wide <= width && y + high <= height,
                "{it:?}"
            );
            assert!((0..=high).contains(&it.lost_height), "{it:?}");
            assert!(it.lost <= it.number || it.is_ours, "{it:?}");
            assert!(!it.is_ours || it.number > 0, "{it:?}");
            assert!(it.words.contains("shot down") || it.is_ours);
        }
    });
}

#[test]
fn the_tracks_are_those_of_every_force_and_of_our_groups() {
    everywhere(|game, report| {
        let tracks = &report.tracks;
        let [left, top, width, height] = tracks.frame;
        let ours = tracks
            .ships
            .iter()
            .filter(|it| it.of == record::TrackOf::Us);
        assert!(ours.count() > 0);
        let placed = sum(game, |event| {
            i32::from(matches!(
                event,
                Event::Detection(DetectionEvent::Placed { .. })
                    | Event::Forces(ForceEvent::DoubleForce { .. })
            ))
        });
        let theirs = tracks
            .ships
            .iter()
            .filter(|it| it.of != record::TrackOf::Us);
        assert!(theirs.count() as i32 >= placed);
        assert_eq!(tracks.words.len(), tracks.ships.len());
        for track in &tracks.ships {
            let (x, y) = track.end;
            assert!((left..left + width).contains(&x) && (top..top + height).contains(&y));
        }
        // Where each force is at the end, its track ends.
        for force in &game.table().forces {
            let end = carrier_battle::view::chart::geometry::whole_centre(force.hex);
            assert!(
                tracks.ships.iter().any(|track| track.end == end),
                "{}",
                force.id
            );
        }
        // 11.28, 16.2: every raid has its course, those of Guam too, and what reinforces Guam has none.
        let raids = game.table().raids.iter();
        let raids = raids.filter(|raid| !raid.reinforces_guam());
        assert_eq!(tracks.raids.len(), raids.count());
        let nothing = forces_told(game.record());
        let nothing = nothing.iter().filter(|force| force.is_nothing).count();
        let drawn = tracks.ships.iter();
        let drawn = drawn.filter(|it| it.of == record::TrackOf::Nothing).count();
        assert_eq!(drawn, nothing);
    });
}

/// The corners of a label, or of the mark at the end of a track: left, top, right, bottom.
fn corners((x, y): (i32, i32), [width, height]: [i32; 2]) -> [i32; 4] {
    [x - width / 2, y - height / 2, x + width / 2, y + height / 2]
}

/// Labels on the tracks, and those for which there was no room.
#[derive(Default)]
struct Told {
    shown: Cell<i32>,
    left_out: Cell<i32>,
}

#[test]
fn labels_on_the_tracks_tell_number_and_time_and_cover_no_mark_and_no_other() {
    // A second day has as many more on the same chart.
    let (one_day, two_days) = (Told::default(), Told::default());
    let told_sunk = Cell::new(0);
    everywhere(|game, report| {
        let Told { shown, left_out } = match game.scenario().has_second_day() {
            true => &two_days,
            false => &one_day,
        };
        let tracks = &report.tracks;
        let of = |courses: &[record::Course]| -> Vec<_> {
            courses.iter().map(|course| course.label.clone()).collect()
        };
        let (raids, strikes) = (of(&tracks.raids), of(&tracks.strikes));
        let told = report.attacks.iter().flat_map(|attacks| &attacks.told);
        let (ours, theirs): (Vec<_>, Vec<_>) = told.partition(|it| it.is_ours);
        let pairs = raids.iter().zip(theirs).chain(strikes.iter().zip(ours));
        for (label, told) in pairs {
            let Some(label) = label else {
                left_out.set(left_out.get() + 1);
                continue;
            };
            shown.set(shown.get() + 1);
            let named = match told.is_ours {
                true => format!("Strike {}", told.mark),
                false => told.mark.clone(),
            };
            // On the chart there is no room for the date beside the time.
            let time = told.when.rsplit(", ").next().unwrap();
            assert_eq!(label.text, format!("{named} \u{b7} {time}"));
        }
        let sunk: Vec<_> = tracks.ships.iter().flat_map(|ship| &ship.sunk).collect();
        let ships = carrier_battle::engine::ships::ShipId::all();
        for ship in ships.filter(|ship| !ship.is_us() && ship.data().kind.is_carrier()) {
            let is_told = sunk
                .iter()
                .any(|label| label.text.contains(ship.data().name));
            assert!(!is_told || game.table().is_sunk_or_sinking(ship));
            told_sunk.set(told_sunk.get() + i32::from(is_told));
        }
        let [left, top, width, height] = tracks.frame;
        let labels = raids.iter().chain(&strikes).flatten().chain(sunk);
        let labels: Vec<[i32; 4]> = labels.map(|it| corners(it.at, it.size)).collect();
        let mark = [42, 34].map(|it| it * tracks.scale / 100);
        let marks = tracks.ships.iter().map(|ship| corners(ship.end, mark));
        let marks: Vec<[i32; 4]> = marks.collect();
        for (n, [a, b, c, d]) in labels.iter().enumerate() {
            assert!(*a >= left - 1 && *b >= top - 1, "within the frame");
            assert!(
                *c <= left + width + 1 && *d <= top + height + 1,
                "within the frame"
            );
            for [e, f, g, h] in labels[n + 1..].iter().chain(&marks) {
                let apart = c <= e || g <= a || d <= f || h <= b;
                assert!(apart, "scenario {}", game.scenario().number);
            }
        }
    });
    let least_told = |told: &Told, for_each: i32| {
        let (shown, left_out) = (told.shown.get(), told.left_out.get());
        assert!(
            shown > for_each * left_out,
            "{shown} are told, {left_out} are not"
        );
    };
    least_told(&one_day, 2);
    least_told(&two_days, 1);
    assert!(told_sunk.get() > 5, "{}", told_sunk.get());
}

/// The battle as it was fought is a line across the score of scenarios 6, 7 and 8, and of no other.
#[test]
fn the_score_over_time_has_the_history_beside_it() {
    everywhere(|game, report| {
        let history = report.curve.across.iter().filter(|it| it.is_history);
        let history: Vec<&str> = history.map(|it| it.score.as_str()).collect();
        match game.scenario().number {
            6 | 7 => {
                assert_eq!(history, ["+56"]);
                let told = report.history.as_ref().unwrap();
                assert!(told.then.contains("56 points"));
                assert!(
                    told.now[0].contains("that of the real battle"),
                    "{}",
                    told.now[0]
                );
            }
            8 => assert_eq!(history, ["+72"]),
            _ => assert!(history.is_empty()),
        }
    });
}

/// "Incomplete victory" begins at 51, and history came to 56: its line went through the word.
#[test]
fn no_words_of_the_score_over_time_are_crossed_by_a_line_or_lie_under_others() {
    let (named, history) = (Cell::new(0), Cell::new(0));
    everywhere(|game, report| {
        let across = &report.curve.across;
        for it in across.iter().filter(|it| !it.level.is_empty()) {
            let Some(foot) = it.name_at else { continue };
            named.set(named.get() + 1);
            history.set(history.get() + usize::from(it.is_history));
            // Letters of eleven pixels stand on their foot.
            for line in across {
                let crossed = (foot - 9..=foot + 2).contains(&line.y);
                assert!(
                    !crossed,
                    "{}: {} {}",
                    game.scenario().number,
                    it.level,
                    line.score
                );
            }
            assert!(foot >= 9, "{} is in the picture", it.level);
            let mut others = across.iter().filter(|other| *other != it);
            let hides = |other: &Across| {
                let both = other.is_history == it.is_history;
                both && other.name_at.is_some_and(|at| (at - foot).abs() < 12)
            };
            assert!(!others.any(hides), "{}", it.level);
            // They stand by their own line.
            assert!((foot - it.y).abs() <= 12, "{}", it.level);
        }
        let figures: Vec<i32> = across
            .iter()
            .filter(|it| it.has_figure)
            .map(|it| it.y)
            .collect();
        for (n, y) in figures.iter().enumerate() {
            assert!(figures[..n].iter().all(|other| (y - other).abs() >= 11));
        }
        assert!(across[0].has_figure && across[0].level.is_empty());
    });
    let (named, history) = (named.get(), history.get());
    assert!(
        named > 8 && history > 0,
        "{named} words, {history} of the history"
    );
}
