//! The log: its phases, its fights under their outcomes, the bookkeeping folded, what a line leads to.

mod lines;
mod sums;

use std::collections::BTreeSet;

use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Choice, DamageEvent, Event, EventRecord, ForceEvent, Game, Idle, LossEvent, Pick, RaidEvent,
};
use carrier_battle::view::fight;
use carrier_battle::view::record::{self, FightTold, Filter, Importance, Line, Part, Phase};
use carrier_battle::view::shown_record::ShownRecord;

use crate::view::air::game;
use crate::view::record::begun;

/// Finished games of every scenario, played by the staff and at random.
pub fn games() -> Vec<Game> {
    let mut games = Vec::new();
    for scenario in 1..=4 {
        for seed in 1..=6 {
            let mut by_staff = game(scenario, seed);
            Sensible.finish(&mut by_staff);
            games.push(by_staff);
            let mut at_random = game(scenario, seed + 100);
            Random::new(seed).finish(&mut at_random);
            games.push(at_random);
        }
    }
    games
}

/// Finished games of the scenarios in which the enemy is to be found.
fn games_of_the_unseen() -> Vec<Game> {
    let mut games = Vec::new();
    for scenario in 5..=7 {
        for seed in 1..=2 {
            let mut by_staff = game(scenario, seed);
            Sensible.finish(&mut by_staff);
            let mut at_random = game(scenario, seed + 100);
            Random::new(seed).finish(&mut at_random);
            games.extend([by_staff, at_random]);
        }
    }
    games
}

fn fights(game: &Game) -> Vec<FightTold> {
    record::fights(game, ShownRecord::all(game), &[])
}

fn log(game: &Game, filter: Filter) -> (Vec<FightTold>, Vec<Phase>) {
    let fights = fights(game);
    let phases = record::phases(game.events(), &fights, filter);
    (fights, phases)
}

/// The lines of a part, as they stand in the log once it is opened.
fn lines(shown: &[EventRecord], part: &Part) -> Vec<Line> {
    match part {
        Part::Line(line) => vec![line.clone()],
        Part::Fight(fight) | Part::Unseen(fight) => record::lines_of(shown, fight.from, fight.upto),
        Part::Folded(folded) => record::lines_of(shown, folded.from, folded.upto),
    }
}

#[test]
fn the_log_stands_phase_by_phase_with_the_newest_line_first() {
    let game = begun();
    let (fights, phases) = log(&game, Filter::Everything);
    let titles: Vec<&str> = phases.iter().map(|phase| phase.title.as_str()).collect();
    assert_eq!(
        titles,
        ["Phase 1 of 4 \u{b7} 0930", "Before the first phase"]
    );
    let turns = phases.iter().map(|phase| phase.turn.is_some());
    assert_eq!(turns.collect::<Vec<_>>(), [true, false]);
    assert!(phases[0].is_newest && !phases[1].is_newest);
    let parts = record::parts(
        ShownRecord::all(&game),
        &fights,
        &phases[0],
        Filter::Everything,
    );
    let shown: Vec<Line> = parts
        .iter()
        .flat_map(|part| lines(game.events(), part))
        .collect();
    assert_eq!(shown[0].text, "Intercept 2 spends 1 on flying: 15 fuel.");
    assert!(shown.windows(2).all(|two| two[0].number > two[1].number));
    assert_eq!(record::recent(game.events()), shown[..4]);
    let [Part::Folded(folded), ..] = parts.as_slice() else {
        panic!("flying and fuel are bookkeeping");
    };
    assert_eq!(
        folded.title(),
        format!("{} lines of bookkeeping", folded.lines)
    );
}

#[test]
fn every_event_stands_in_exactly_one_group() {
    let mut folded_lines = 0;
    for game in games() {
        let shown = game.events();
        let mut next = 0;
        for (_, from, upto) in record::stretches(shown) {
            assert_eq!(from, next);
            next = upto;
        }
        assert_eq!(next, shown.len());

        let (fights, phases) = log(&game, Filter::Everything);
        let mut seen = BTreeSet::new();
        for phase in &phases {
            for part in record::parts(ShownRecord::all(&game), &fights, phase, Filter::Everything) {
                let lines = lines(shown, &part);
                if let Part::Folded(folded) = &part {
                    assert_eq!(folded.lines, lines.len());
                    assert!(
                        lines
                            .iter()
                            .all(|line| line.weight == Importance::Bookkeeping)
                    );
                    folded_lines += lines.len();
                }
                for line in lines {
                    assert!((phase.from..phase.upto).contains(&line.number));
                    assert!(seen.insert(line.number), "{} stands twice", line.text);
                }
            }
        }
        let told = record::lines_of(shown, 0, shown.len());
        let told: BTreeSet<usize> = told.iter().map(|line| line.number).collect();
        assert_eq!(seen, told);
    }
    assert!(folded_lines > 1000);
}

/// Why the log has no line for an event; nothing for one that it tells.
fn untold(event: &Event) -> Option<&'static str> {
    match event {
        Event::Turn { .. } | Event::Phase { .. } | Event::Segment { .. } => {
            Some("the ribbon and the headings of the log say when it is")
        }
        Event::Order { .. } => Some("what it brings is told"),
        Event::Pick(Pick {
            what: Choice::LevelOne(_),
            ..
        }) => Some("the chit lies face down until it is turned over"),
        Event::Forces(ForceEvent::ChitIdle {
            why: Idle::NoOp, ..
        }) => Some("the chit that was drawn says so itself"),
        Event::Damage(DamageEvent::FiresOut { .. }) => {
            Some("what each fire does is told ship by ship")
        }
        _ => None,
    }
}

/// An event that would be told nowhere is one that somebody has forgotten.
#[test]
fn every_event_has_a_line_in_the_log_or_a_reason_why_it_has_none() {
    let mut reasons = BTreeSet::new();
    for game in games().into_iter().chain(games_of_the_unseen()) {
        let shown = game.events();
        let lines = record::lines_of(shown, 0, shown.len());
        let told: BTreeSet<usize> = lines.iter().map(|line| line.number).collect();
        for (number, it) in shown.iter().enumerate() {
            let reason = untold(&it.event);
            assert_eq!(told.contains(&number), reason.is_none(), "{}", it.event);
            reasons.extend(reason);
        }
    }
    assert_eq!(reasons.len(), 5, "{reasons:?}");
}

#[test]
fn a_fight_stands_under_the_verdict_that_was_seen_at_its_end() {
    let mut battles = 0;
    for game in games() {
        let shown = game.events();
        let spans = fight::spans(ShownRecord::all(&game));
        let told = fights(&game);
        assert_eq!(told.len(), spans.len());
        let mut ends = BTreeSet::new();
        for (span, told) in spans.iter().zip(&told) {
            assert!(span.is_over, "{}", told.summary.title);
            assert_eq!(*span, told.span);
            ends.insert(span.upto);
            let outcome = told.outcome();
            assert!(!outcome.headline.is_empty() && !outcome.sentence.is_empty());
            battles += 1;
        }
        // Where the playback waits for a fight to be seen, and nowhere else.
        for upto in 1..=shown.len() {
            assert_eq!(
                fight::is_over(ShownRecord::new(game.record(), upto)),
                ends.contains(&upto),
                "{upto}"
            );
        }
    }
    assert!(battles > 50);
}

#[test]
fn what_was_told_of_fights_before_holds_as_the_game_goes_on() {
    let mut game = game(3, 7);
    let mut told = Vec::new();
    while let Some(order) = Sensible.order(&game) {
        let from = game.events().len();
        game.play(order).unwrap();
        for end in from + 1..=game.events().len() {
            told = record::fights(&game, ShownRecord::new(game.record(), end), &told);
        }
        let story = record::story(game.scenario(), ShownRecord::all(&game));
        assert_eq!(told, story.fights);
    }
    assert!(told.len() > 3);
}

#[test]
fn a_fight_that_goes_on_says_so_and_tells_no_outcome() {
    let mut game = game(1, 7);
    let mut seen = false;
    while let Some(order) = Sensible.order(&game) {
        game.play(order).unwrap();
        let open = fight::spans(ShownRecord::all(&game))
            .pop()
            .filter(|span| !span.is_over);
        if open.is_some() {
            let (fights, phases) = log(&game, Filter::Fights);
            let parts = record::parts(ShownRecord::all(&game), &fights, &phases[0], Filter::Fights);
            let Some(Part::Fight(line)) = parts.first() else {
                panic!("the fight is there");
            };
            assert!(
                line.outcome.headline.contains(" meets "),
                "{}",
                line.outcome.headline
            );
            assert_eq!(line.outcome.sentence, "It is being fought.");
            seen = true;
        }
    }
    assert!(seen);
}

#[test]
fn the_filter_leaves_what_is_asked_for() {
    for game in games() {
        let shown = game.events();
        for filter in Filter::ALL {
            let (fights, phases) = log(&game, filter);
            let mut lost = 0;
            let mut fought = 0;
            for phase in &phases {
                let parts = record::parts(ShownRecord::all(&game), &fights, phase, filter);
                assert!(!parts.is_empty(), "{filter:?}: {}", phase.title);
                for part in &parts {
                    match (filter, part) {
                        (Filter::Everything, _) => {}
                        (_, Part::Folded(_)) => panic!("{filter:?} shows no bookkeeping"),
                        (Filter::Fights, Part::Line(line)) => panic!("{} is no fight", line.text),
                        (Filter::Losses, Part::Fight(_)) => panic!("losses stand by themselves"),
                        (_, Part::Line(line)) => {
                            assert!(line.weight > Importance::Bookkeeping, "{}", line.text);
                            lost += usize::from(line.weight == Importance::Loss);
                        }
                        (Filter::Fights | Filter::Losses, Part::Unseen(group)) => {
                            panic!("{} is neither", group.outcome.headline)
                        }
                        (_, Part::Fight(_) | Part::Unseen(_)) => {}
                    }
                    fought += usize::from(matches!(part, Part::Fight(_)));
                }
            }
            if filter == Filter::Losses {
                let is_loss = |it: &&EventRecord| {
                    let event = &it.event;
                    matches!(
                        event,
                        Event::Losses(LossEvent::Unit { .. })
                            // One without attack planes is no loss.
                            | Event::Raids(RaidEvent::GotThrough { attack: 1.., .. })
                            | Event::Damage(DamageEvent::Sunk { .. })
                    )
                };
                assert_eq!(lost, shown.iter().filter(is_loss).count());
            } else {
                assert_eq!(fought, fights.len(), "{filter:?}");
            }
        }
    }
}
