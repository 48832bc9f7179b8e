//! Hints of the moment.

use super::*;
use crate::view::two_days::BOTH_DAYS;
use carrier_battle::engine::Table;
use carrier_battle::engine::forces::Hits;
use carrier_battle::engine::ships::ShipId;

#[test]
fn every_scenario_that_teaches_has_five_or_six_hints_and_the_whole_battle_more_that_it_shares() {
    let mut all = BTreeSet::new();
    for scenario in SCENARIOS {
        let hints = Hint::of(scenario.number);
        let is_whole = scenario.battle.is_some();
        let wanted = match (is_whole, scenario.number) {
            (_, 8) => 14..=14,
            (_, 9) => 11..=11,
            (true, _) => 10..=10,
            // And that what would come of it can be asked.
            (_, 1) => 7..=7,
            (false, _) => 5..=6,
        };
        assert!(wanted.contains(&hints.len()), "{}", scenario.name);
        for hint in hints {
            let is_shared = scenario.number > 6 && Hint::of(6).contains(hint);
            assert!(
                all.insert(hint.title()) != is_shared,
                "{} twice",
                hint.title()
            );
            assert!(
                hint.text().ends_with('.') && hint.text().len() < 260,
                "{}",
                hint.title()
            );
        }
    }
    assert_eq!(Hint::all().count(), all.len());
    // Each says where its own fleet is.
    assert!(!Hint::of(6).contains(&Hint::BehindYou) && !Hint::of(7).contains(&Hint::CloseOrStay));
}

/// A set of them has a bit for each.
#[test]
fn no_hint_that_was_shown_counts_as_another() {
    assert!(Hint::all().count() <= 64);
    for hint in Hint::all() {
        let seen = HintSet::NONE.with(hint);
        let others = Hint::all().filter(|other| seen.contains(*other));
        assert_eq!(others.collect::<Vec<_>>(), [hint]);
    }
    let seen = Hint::all().fold(HintSet::NONE, HintSet::with);
    let text = serde_json::to_string(&seen).unwrap();
    assert_eq!(serde_json::from_str::<HintSet>(&text).unwrap(), seen);
}

#[test]
fn every_hint_has_its_moment_in_a_battle_that_the_staff_plays() {
    for scenario in SCENARIOS {
        let mut missing: BTreeSet<&str> = Hint::of(scenario.number)
            .iter()
            .map(|hint| hint.title())
            .collect();
        for seed in 1..40 {
            if missing.is_empty() {
                break;
            }
            let variants: &[Variant] = match scenario.battle {
                Some(_) if scenario.number == 8 => &[Variant::MorningSearches, Variant::Refuelling],
                Some(_) => &[Variant::MorningSearches],
                None => &[],
            };
            let mut game = Game::new(scenario, variants, seed).unwrap();
            let mut staff = Sensible;
            while let Some(decision) = game.decision() {
                for hint in hints_now(game.table(), Some(decision)) {
                    assert!(Hint::of(scenario.number).contains(&hint));
                    missing.remove(hint.title());
                }
                // One of ours is crippled in few battles: here she is in all.
                let hurt = hurt(game.table());
                for hint in hints_now(&hurt, Some(decision)) {
                    missing.remove(hint.title());
                }
                // Now and then strikes are held back, and find others on their way home.
                let holds = scenario.number == 2
                    && seed % 2 == 0
                    && decision == Decision::AirMovement
                    && game.table().phase == 1
                    && matches!(game.orders().last(), Some(Order::Fly { .. }));
                let order = match holds {
                    true => Order::EndMovement,
                    false => staff.order(&game).unwrap(),
                };
                game.play(order).unwrap();
            }
            assert!(hints_now(game.table(), None).is_empty());
        }
        assert!(missing.is_empty(), "{}: {missing:?}", scenario.name);
    }
}

/// A table on which Essex is crippled.
fn hurt(table: &Table) -> Table {
    let essex = ShipId::named("Essex").unwrap();
    let hits = Hits {
        permanent: essex.data().capacity - 1,
        ..Hits::default()
    };
    let mut hurt = table.clone();
    hurt.damage.retain(|(ship, _)| *ship != essex);
    hurt.damage.push((essex, hits));
    hurt
}

/// 6.41: that it gets dark is told while something can still be done about it: from 1730 on, whatever is asked, and not
/// at dusk.
#[test]
fn r6_41_the_dark_is_told_of_while_it_is_light() {
    let mut first = Vec::new();
    for seed in 0..6 {
        let mut game = Game::new(Scenario::numbered(5).unwrap(), &[], seed).unwrap();
        let mut told = None;
        while let Some(order) = Sensible.order(&game) {
            let table = game.table();
            if hints_now(table, game.decision()).contains(&Hint::BeforeDark) {
                assert_eq!(table.light(), Light::Day);
                assert!(table.turn >= Turn::at(19, 1730));
                told = told.or(Some(table.turn.time_of(table.phase)));
            }
            game.play(order).unwrap();
        }
        first.extend(told);
    }
    assert!(
        first.len() == 6 && first.iter().all(|time| *time <= 1850),
        "{first:?}"
    );
}

#[test]
fn a_hint_is_given_once_and_all_anew_when_they_are_turned_on_again() {
    let (first, second) = (Hint::RadarContact, Hint::TwoWaves);
    let now = [first, second];
    let mut settings = Settings::default();
    assert_eq!(settings.hint(&now, None), Some(first));
    settings.hints_seen = settings.hints_seen.with(first);
    // It stays while its moment lasts, whatever else has come up.
    assert_eq!(settings.hint(&now, Some(first)), Some(first));
    assert_eq!(settings.hint(&[second, first], Some(first)), Some(first));
    assert_eq!(settings.hint(&[second], Some(first)), Some(second));
    assert_eq!(settings.hint(&now, None), Some(second));
    settings.hints_seen = settings.hints_seen.with(second);
    assert_eq!(settings.hint(&now, None), None);
    settings.turn_hints(Hints::On);
    assert_eq!(settings.hint(&now, None), None);
    settings.turn_hints(Hints::Off);
    assert_eq!(settings.hint(&now, Some(first)), None);
    settings.turn_hints(Hints::On);
    assert_eq!(settings.hint(&now, None), Some(first));
}

#[test]
fn hints_given_are_kept_by_name_and_unknown_names_are_passed_over() {
    let seen = HintSet::default()
        .with(Hint::Decks)
        .with(Hint::RadarContact);
    let text = serde_json::to_string(&seen).unwrap();
    assert_eq!(text, r#"["radar-contact","decks"]"#);
    let read: HintSet = serde_json::from_str(r#"["decks","of-tomorrow",7]"#).unwrap();
    assert!(read.contains(Hint::Decks) && !read.contains(Hint::RadarContact));
}

#[test]
fn a_hint_stands_until_it_is_put_away_and_then_none_comes_up_before_the_next_moment() {
    let (first, second) = (Hint::RadarContact, Hint::PatrolsWait);
    let both = || moment(&[first, second]);
    let mut settings = Settings::default();
    let given = Given::default().next(settings, both(), 0);
    assert_eq!(given.hint, Some(first));
    // It is kept as given, and stands all the same; so it does whatever else is set.
    settings.hints_seen = settings.hints_seen.with(first);
    settings.hex_numbers = true;
    let given = given.next(settings, both(), 0);
    assert_eq!(given.hint, Some(first));
    let given = given.next(settings, both(), 1);
    assert_eq!(given.hint, None);
    // No setting brings up another in this moment.
    settings.hex_numbers = false;
    let resting = given.next(settings, both(), 1);
    assert_eq!(resting.hint, None);
    // The next moment does, though the same hints are for it.
    let given = resting
        .next(settings, moment(&[]), 1)
        .next(settings, both(), 1);
    assert_eq!(given.hint, Some(second));
    // Turned off and on again, all are given anew, in the same moment too.
    settings.turn_hints(Hints::Off);
    let off = resting.next(settings, both(), 1);
    assert_eq!(off.hint, None);
    settings.turn_hints(Hints::On);
    let on = off.next(settings, both(), 1);
    assert_eq!(on.hint, Some(first));
    settings.hints_seen = settings.hints_seen.with(first);
    assert_eq!(on.next(settings, both(), 1).hint, Some(first));
    // A second that is put away rests as the first did.
    assert_eq!(on.next(settings, both(), 2).hint, None);
}

/// A moment of the first phase.
fn moment(hints: &[Hint]) -> Situation {
    Situation {
        hints: hints.to_vec(),
        phase: Some((Turn::at(19, 1210), 1)),
    }
}

/// "The first chit" stood for the whole turn, "Carriers in sight" in every phase anew.
#[test]
fn a_hint_is_over_with_its_phase_and_does_not_come_again() {
    let (first, second) = (Hint::StrikeOrWait, Hint::FirstChit);
    let settings = Settings::default();
    let later = |phase, hints: &[Hint]| Situation {
        phase: Some((Turn::at(19, 1210), phase)),
        ..moment(hints)
    };
    let given = Given::default().next(settings, later(1, &[first]), 0);
    assert_eq!(given.hint, Some(first));
    // Whatever else changes in its phase.
    let same = given.next(settings, later(1, &[first, second]), 0);
    assert_eq!(same.hint, Some(first));
    // The same moment in the next phase has no hint, though nobody put it away and nothing was written down yet.
    assert_eq!(given.next(settings, later(2, &[first]), 0).hint, None);
    let next = given.next(settings, later(2, &[first, second]), 0);
    assert_eq!(next.hint, Some(second));
}

/// The hints of a battle of two days that the staff plays, each with the turn in which it comes, the phase and the light.
fn hints_of_two_days(seed: u64) -> Vec<(Hint, Turn, u8, Light)> {
    let scenario = Scenario::numbered(8).unwrap();
    let mut game = Game::new(scenario, &BOTH_DAYS, seed).unwrap();
    let (mut settings, mut given) = (Settings::default(), Given::default());
    let mut told = Vec::new();
    while let Some(order) = Sensible.order(&game) {
        let table = game.table();
        given = given.next(settings, Situation::of(table, game.decision()), 0);
        if let Some(hint) = given.hint.filter(|it| !settings.hints_seen.contains(*it)) {
            settings.hints_seen = settings.hints_seen.with(hint);
            told.push((hint, table.turn, table.phase, table.light()));
        }
        game.play(order).unwrap();
    }
    told
}

/// What is told of the day is told by day, and what of the night by night.
#[test]
fn the_hints_of_two_days_come_at_their_hours() {
    let mut all = BTreeSet::new();
    for seed in 56..60 {
        let told = hints_of_two_days(seed);
        println!("{told:#?}");
        for (hint, turn, phase, light) in told {
            all.insert(hint.title());
            let day = turn.date() - 18;
            let is_right = match hint {
                Hint::ReadiedDecks | Hint::OnStation | Hint::MorningSearches => {
                    (turn, phase) <= (Turn::at(19, 530), 1)
                }
                Hint::CloseOrStay => day == 1 && light == Light::Day,
                Hint::VictoryLevels => light == Light::Day && turn.time() >= 530,
                Hint::TurnBackForOil => turn >= Turn::at(19, 1850),
                Hint::CloseInTheDark => day == 1 && light == Light::Night || turn.time() < 530,
                Hint::TheyGoHome => day == 2 && light == Light::Day,
                Hint::LastStrike => turn >= Turn::at(20, 1330) && light == Light::Day,
                Hint::RaidOfGuam | Hint::WaitingHits => light != Light::Night,
                // Submarines hunt and ships are crippled at any hour.
                Hint::SubmarineFound | Hint::InTow | Hint::Threshold => true,
                _ => false,
            };
            assert!(is_right, "{}: {turn}, phase {phase}, {light}", hint.title());
        }
    }
    assert!(all.contains(Hint::VictoryLevels.title()), "{all:?}");
}
