//! The timeline: where every moment of a game is, what stands out, and that a moment of before is shown as it was.

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{
    AttackEvent, DamageEvent, Event, Game, Light, RaidEvent, SCENARIOS, Table,
};
use carrier_battle::view::account::first_turn;
use carrier_battle::view::fight;
use carrier_battle::view::playback::Shown;
use carrier_battle::view::record::{self, MarkKind, Timeline, timeline};
use carrier_battle::view::shown_record::ShownRecord;

/// Games of every scenario of the page, each played to its end by the staff.
fn games() -> Vec<Game> {
    let played = |(number, seed): (usize, u64)| {
        let mut game = Game::new(SCENARIOS[number], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
        }
        game
    };
    let all = [(0, 7), (1, 11), (2, 7), (3, 2), (4, 5), (5, 1), (6, 3)];
    all.into_iter().map(played).collect()
}

fn of(game: &Game) -> Timeline {
    timeline(game.scenario(), ShownRecord::all(game))
}

#[test]
fn every_moment_has_a_place_of_its_own_and_each_place_leads_to_a_moment() {
    for game in games() {
        let timeline = of(&game);
        assert_eq!(timeline.last, game.events().len());
        let places =
            (timeline.first..=timeline.last).map(|moment| (moment, timeline.place(moment)));
        let mut before = None;
        for (moment, place) in places {
            assert!(before.is_none_or(|before| before < place), "{moment}");
            assert_eq!(timeline.moment(place), moment);
            assert!(place <= timeline.frame.width);
            before = Some(place);
        }
        // Beside what there is, the nearest.
        assert_eq!(timeline.moment(0), timeline.first);
        assert_eq!(timeline.moment(timeline.frame.width + 1), timeline.last);
        assert_eq!(timeline.within(0), timeline.first);
        assert_eq!(timeline.within(usize::MAX), timeline.last);
    }
}

#[test]
fn every_moment_is_in_the_turn_and_the_phase_of_the_last_event_before_it() {
    for game in games() {
        let timeline = of(&game);
        for moment in timeline.first + 1..=timeline.last {
            let at = game.events()[moment - 1].at;
            if moment <= first_turn(game.events()) {
                assert_eq!(timeline.when(moment), "Before the first turn");
                assert!(timeline.place(moment) <= timeline.frame.turns[0].left);
                continue;
            }
            let when = match at.phase {
                0 => format!("{:04}, before the first phase", at.turn.time()),
                phase => format!("{:04}, phase {phase}", at.turn.time_of(phase)),
            };
            assert_eq!(timeline.when(moment), when);
            // And it is drawn there.
            let turn = game.scenario().first_turn.turns_until(at.turn);
            let turn = &timeline.frame.turns[usize::from(turn)];
            assert_eq!(turn.time, format!("{:04}", at.turn.time()));
            let place = timeline.place(moment);
            let phase = usize::from(at.phase);
            let begins = match phase {
                0 | 1 => turn.left,
                later => turn.phases[later - 2],
            };
            assert!(place > begins);
            let ends = turn.phases.get(phase.saturating_sub(1)).copied();
            assert!(place <= ends.unwrap_or(timeline.frame.width));
        }
    }
}

#[test]
fn the_turns_to_come_have_their_places_and_what_has_been_stays_in_its_own() {
    let mut game = Game::new(SCENARIOS[4], &[], 5).unwrap();
    let first = of(&game);
    assert_eq!(first.frame.turns.len(), usize::from(game.scenario().turns));
    let left: Vec<u32> = first.frame.turns.iter().map(|turn| turn.left).collect();
    while game.table().turn == game.scenario().first_turn {
        let order = Sensible.order(&game).unwrap();
        game.play(order).unwrap();
    }
    let later = of(&game);
    assert_eq!(later.frame.width, first.frame.width);
    assert_eq!(
        later
            .frame
            .turns
            .iter()
            .map(|turn| turn.left)
            .collect::<Vec<_>>(),
        left
    );
    // A phase that is over no longer moves.
    let phase = game
        .events()
        .iter()
        .take_while(|it| it.at.phase < 2)
        .count();
    let place = later.place(phase);
    for _ in 0..10 {
        let order = Sensible.order(&game).unwrap();
        game.play(order).unwrap();
        assert_eq!(of(&game).place(phase), place);
    }
}

#[test]
fn night_and_dusk_are_shaded_where_they_fall() {
    let game = Game::new(SCENARIOS[4], &[], 5).unwrap();
    let timeline = of(&game);
    let is_dark = |turn: &carrier_battle::view::record::TimelineTurn| {
        let middle = turn.left + (timeline.frame.width / timeline.frame.turns.len() as u32) / 2;
        let mut shades = timeline.frame.shades.iter();
        shades.any(|shade| (shade.left..shade.left + shade.width).contains(&middle))
    };
    let mut turn = game.scenario().first_turn;
    for drawn in &timeline.frame.turns {
        assert_eq!(is_dark(drawn), turn.light(2) != Light::Day, "{turn}");
        turn = turn.next();
    }
}

#[test]
fn marks_tell_when_raids_come_up_and_attack_and_what_is_fought_seen_hit_and_sunk() {
    let mut kinds = Vec::new();
    for game in games() {
        let (all, timeline) = (game.events(), of(&game));
        let words = |kind| {
            let of_kind = timeline.marks.iter().filter(move |mark| mark.kind == kind);
            of_kind
                .map(|mark| mark.words.clone())
                .collect::<Vec<_>>()
                .join("\n")
        };
        let (up, sunk) = (words(MarkKind::RaidComesUp), words(MarkKind::TheirShipSunk));
        for (n, record) in all.iter().enumerate() {
            match &record.event {
                Event::Raids(RaidEvent::Placed { what, points, .. }) => {
                    let points = match points {
                        1 => "1 point".to_owned(),
                        points => format!("{points} points"),
                    };
                    let told = format!("{what}, {points}, comes up");
                    assert!(up.contains(&told) || up.contains(" more"), "{told}");
                    // Its mark leads to where it stands on the chart.
                    let mark = timeline.marks.iter().find(|mark| {
                        mark.kind == MarkKind::RaidComesUp && mark.words.contains(&told)
                    });
                    if let Some(mark) = mark.filter(|mark| mark.moment == n + 1) {
                        assert!(game.table_after(mark.moment).raid(*what).is_some());
                    }
                }
                Event::Damage(DamageEvent::Sunk { ship }) if !ship.is_us() => {
                    assert!(sunk.contains(&format!("{ship} sinks")) || sunk.contains(" more"));
                }
                _ => {}
            }
        }
        // A fight has not begun where its mark leads.
        let fights = fight::spans(ShownRecord::all(&game));
        for mark in &timeline.marks {
            if matches!(mark.kind, MarkKind::Fight | MarkKind::RaidAttacks) {
                assert!(fights.iter().any(|span| span.from == mark.moment));
            }
            let (time, _) = mark.words.split_at(4);
            assert!(time.parse::<u16>().is_ok(), "{}", mark.words);
            kinds.push(mark.kind);
        }
        assert!(timeline.marks.is_sorted_by_key(|mark| mark.moment));
        assert!(
            timeline
                .marks
                .iter()
                .all(|mark| mark.place <= timeline.place(timeline.last))
        );
    }
    for kind in [
        MarkKind::Sighting,
        MarkKind::RaidComesUp,
        MarkKind::RaidAttacks,
        MarkKind::Fight,
        MarkKind::TheirShipHit,
        MarkKind::TheirShipSunk,
        MarkKind::Submarine,
    ] {
        assert!(kinds.contains(&kind), "{kind:?}");
    }
}

#[test]
fn all_of_a_kind_in_a_phase_are_one_mark_with_the_time() {
    for game in games() {
        let timeline = of(&game);
        let mut seen = Vec::new();
        for mark in &timeline.marks {
            let when = mark.words.split(": ").next().unwrap().to_owned();
            let key = (mark.kind, when);
            assert!(!seen.contains(&key), "{key:?}");
            seen.push(key);
        }
    }
}

#[test]
fn steps_go_from_one_thing_told_to_the_next_and_from_phase_to_phase() {
    for game in games() {
        let timeline = of(&game);
        let mut moment = timeline.first;
        let mut stops = vec![moment];
        while moment < timeline.last {
            moment = timeline.after(moment);
            stops.push(moment);
        }
        assert!(stops.is_sorted() && stops.len() > 50);
        for two in stops.windows(2) {
            assert!(two[0] < two[1]);
            assert_eq!(timeline.before(two[1]), two[0]);
        }
        assert_eq!(timeline.before(timeline.first), timeline.first);
        let mut phases = 0;
        let mut moment = timeline.last;
        while moment > timeline.first {
            let before = timeline.phase_before(moment);
            assert!(before < moment && timeline.phase_after(before) >= moment);
            (moment, phases) = (before, phases + 1);
        }
        let all = record::stretches(game.events()).into_iter();
        let begun = all.filter(|(_, _, upto)| *upto > timeline.first);
        // What is decided before the first turn is one more.
        let before = usize::from(game.scenario().asks_before_first_turn());
        assert_eq!(phases, begun.count() + before);
    }
}

#[test]
fn a_table_that_was_kept_and_the_events_after_it_give_the_table_of_all_events() {
    for mut game in games() {
        let check = |game: &Game| {
            let mut table = Table::new(game.scenario().first_turn);
            for (n, record) in game.events().iter().enumerate() {
                if n % 7 == 0 {
                    assert_eq!(game.table_after(n), table, "{n}");
                }
                table.apply(&record.event);
            }
            assert_eq!(game.table_after(game.events().len()), table);
        };
        check(&game);
        game.undo_many(40);
        check(&game);
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
        }
        check(&game);
    }
}

#[test]
fn a_moment_of_before_knows_nothing_of_what_came_after() {
    for game in games() {
        let all = game.events();
        let middle = all.len() / 2;
        let Shown { table, cursor } = Shown::up_to(&game, middle);
        assert_eq!(cursor.end, middle);
        assert!(cursor.card_on_show(game.record()).is_none() && !cursor.waiting && !cursor.rolling);
        // What is drawn of a timeline then is made of no more either.
        let then = timeline(game.scenario(), ShownRecord::new(game.record(), middle));
        assert_eq!(then.last, middle);
        assert!(then.marks.iter().all(|mark| mark.moment <= middle));
        let seen = |table: &Table| table.raids.len();
        assert!(seen(&table) <= seen(game.table()));
    }
}

#[test]
fn what_is_decided_before_the_first_turn_is_gone_through_order_by_order() {
    for (number, is_asked) in [(0, false), (1, true), (4, false), (5, true), (6, true)] {
        let mut game = Game::new(SCENARIOS[number], &[], 7).unwrap();
        let first = of(&game);
        assert_eq!(first.frame.ahead > 0, is_asked);
        assert_eq!(first.frame.turns[0].left, first.frame.ahead);
        let mut stood = vec![(game.events().len(), game.table().clone())];
        while first_turn(game.events()) == game.events().len() {
            let order = Sensible.order(&game).unwrap();
            game.play(order).unwrap();
            stood.push((game.events().len(), game.table().clone()));
        }
        stood.pop();
        assert_eq!(!stood.is_empty(), is_asked);
        let timeline = of(&game);
        assert_eq!(timeline.frame, first.frame);
        for (n, (moment, table)) in stood.iter().enumerate() {
            assert_eq!(timeline.when(*moment), "Before the first turn");
            assert_eq!(timeline.moment(timeline.place(*moment)), *moment);
            assert_eq!(Shown::at(&game, *moment).table, *table);
            assert_eq!(*moment == timeline.first, n == 0);
            let (title, shown) = (
                record::watched(table, &game.events()[..*moment]),
                "before the first turn",
            );
            assert_eq!(title.when, shown);
        }
        if is_asked {
            // A phase back from the first turn, and one on.
            let begins = first_turn(game.events());
            assert_eq!(timeline.phase_before(begins), timeline.first);
            assert_eq!(timeline.phase_after(timeline.first), begins);
        }
    }
}

#[test]
fn on_any_width_no_mark_lies_over_another_and_nothing_goes_untold() {
    let mut most = 0;
    for game in games() {
        let timeline = of(&game);
        for pixels in [230, 330, 640, 1000, 1800] {
            let marks = timeline.marks_on(pixels);
            // Each is as wide and as high as what can be pressed must be.
            let at =
                |place: u32| u64::from(place) * u64::from(pixels) / u64::from(timeline.frame.width);
            let places: Vec<u64> = marks.iter().map(|mark| at(mark.place)).collect();
            let mut twos = places.windows(2);
            assert!(twos.all(|two| two[1] - two[0] >= 23), "{places:?}");
            for mark in &timeline.marks {
                let tells = marks.iter().find(|it| it.words.contains(&mark.words));
                let tells = tells.unwrap();
                // It stands for what matters no less.
                assert!(tells.kind >= mark.kind);
            }
            assert!(marks.len() <= timeline.marks.len());
            most = most.max(timeline.marks.len());
        }
        // Where there is room, each is there by itself.
        assert_eq!(timeline.marks_on(1_000_000), timeline.marks);
    }
    assert!(most > 40, "{most}");
}

/// 5.24: a strike that takes one force for another attacks the one it found, whatever tells of it.
#[test]
fn r5_24_a_fight_is_called_by_whom_it_found_everywhere() {
    let mut told = 0;
    for seed in 0..200 {
        let mut game = Game::new(SCENARIOS[1], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
        }
        let mistaken = game.events().iter().position(|record| {
            matches!(
                record.event,
                Event::Attacks(AttackEvent::Contacted { wrong: true, .. })
            )
        });
        let Some(contact) = mistaken else {
            continue;
        };
        let Event::Attacks(AttackEvent::Contacted { force, .. }) = game.events()[contact].event
        else {
            unreachable!("it is one");
        };
        let end = fight::ending(ShownRecord::all(&game), contact).unwrap();
        let shown = ShownRecord::new(game.record(), end);
        let (name, _) = fight::newest(shown).unwrap();
        assert!(name.ends_with(&format!(" attacks {force}")), "{name}");
        let summary = fight::summary(shown, &game.table_after(end)).unwrap();
        assert_eq!(summary.title, name);
        let marks = timeline(game.scenario(), shown).marks;
        assert!(
            marks.iter().any(|mark| mark.words.contains(&name)),
            "{name}"
        );
        told += 1;
        if told == 3 {
            return;
        }
    }
    panic!("no strike took one force for another");
}

/// The legend has a line of its own for each shape.
#[test]
fn every_kind_of_mark_is_explained_by_words_of_its_own() {
    for (n, kind) in MarkKind::ALL.iter().enumerate() {
        assert!(!kind.meaning().is_empty());
        let others = &MarkKind::ALL[..n];
        assert!(others.iter().all(|it| it.meaning() != kind.meaning()));
    }
}
