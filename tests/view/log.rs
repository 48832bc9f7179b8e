//! The log: its phases, its fights under their outcomes, the bookkeeping folded, what a line leads to.

use std::collections::BTreeSet;

use carrier_battle::engine::charts::{DamageRolls, Sighting};
use carrier_battle::engine::fleet::MissionId;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    AirEvent, AttackEvent, Attacker, DamageEvent, Event, Game, Happening, LossEvent, RaidEvent,
    ScoreEvent,
};
use carrier_battle::view::fight::{self, Tone};
use carrier_battle::view::record::{self, FightTold, Filter, Goal, Line, Part, Phase, Weight};

use crate::air::game;
use crate::record::begun;

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

fn fights(game: &Game) -> Vec<FightTold> {
    record::story(game.scenario(), game.events()).fights
}

fn log(game: &Game, filter: Filter) -> (Vec<FightTold>, Vec<Phase>) {
    let fights = fights(game);
    let phases = record::phases(game.events(), &fights, filter);
    (fights, phases)
}

/// The lines of a part, as they stand in the log once it is opened.
fn lines(shown: &[Happening], part: &Part) -> Vec<Line> {
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
    let parts = record::parts(game.events(), &fights, &phases[0], Filter::Everything);
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
            for part in record::parts(shown, &fights, phase, Filter::Everything) {
                let lines = lines(shown, &part);
                if let Part::Folded(folded) = &part {
                    assert_eq!(folded.lines, lines.len());
                    assert!(lines.iter().all(|line| line.weight == Weight::Bookkeeping));
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

/// What some events come to, counted here: units of ours lost, points destroyed, hits on their ships, victory points.
fn counted(events: &[Happening]) -> (u32, u32, u32, i32) {
    let (mut lost, mut destroyed, mut hits_on_them, mut score) = (0, 0, 0, 0);
    for happening in events {
        match &happening.event {
            Event::Losses(LossEvent::Unit { .. }) => lost += 1,
            Event::Losses(LossEvent::Points { points, .. }) => destroyed += u32::from(*points),
            Event::Damage(DamageEvent::Hits { ship, hits, .. }) if !ship.is_us() => {
                hits_on_them += u32::from(*hits)
            }
            Event::Score(ScoreEvent::Scored { vp, .. }) => score += i32::from(*vp),
            _ => {}
        }
    }
    (lost, destroyed, hits_on_them, score)
}

/// The number that stands before some words in a headline; 0 where they do not stand there.
fn number_of(headline: &str, one: &str, many: &str) -> u32 {
    let parts = headline.split(" \u{b7} ");
    let mut words = parts.filter_map(|part| part.split_once(' '));
    let found = words.find(|(_, words)| *words == one || *words == many);
    found.map_or(0, |(number, _)| number.parse().unwrap())
}

fn signed_number(text: &str) -> i32 {
    text.replace('\u{2212}', "-").parse().unwrap()
}

#[test]
fn the_numbers_of_a_headline_are_the_sum_of_its_group() {
    let mut all = (0, 0, 0);
    let mut tones = BTreeSet::new();
    for game in games() {
        let (fights, phases) = log(&game, Filter::Everything);
        let mut score = 0;
        for phase in phases.iter().rev() {
            let (lost, destroyed, hits, scored) = counted(&game.events()[phase.from..phase.upto]);
            let number = |one, many| number_of(&phase.headline, one, many);
            assert_eq!(number("unit lost", "units lost"), lost);
            assert_eq!(number("point destroyed", "points destroyed"), destroyed);
            let of_hits = number("hit on their ships", "hits on their ships");
            assert_eq!(of_hits, hits, "{}", phase.headline);
            all = (all.0 + lost, all.1 + destroyed, all.2 + hits);
            match &phase.scored {
                Some(points) => {
                    assert_eq!(signed_number(&points.text), scored);
                    let is_won = scored > 0;
                    assert_eq!(points.tone, if is_won { Tone::Good } else { Tone::Bad });
                    tones.insert(is_won);
                }
                None => assert_eq!(scored, 0),
            }
            score += scored;
            if let Some(turn) = &phase.turn {
                let number = turn.score.strip_prefix("score ").unwrap();
                assert_eq!(signed_number(number), score);
            }
        }
        assert_eq!(score, i32::from(game.table().score));
        for FightTold { span, tally, .. } in &fights {
            let told = (tally.lost, tally.destroyed, tally.hits_on_them, tally.score);
            assert_eq!(told, counted(&game.events()[span.from..span.upto]));
        }
    }
    assert!(all.0 > 100 && all.1 > 100 && all.2 > 50, "{all:?}");
    assert_eq!(tones.len(), 2);
}

#[test]
fn a_headline_says_what_came_of_its_phase() {
    let headlines = |scenario, seed| {
        let mut game = game(scenario, seed);
        Sensible.finish(&mut game);
        let (_, phases) = log(&game, Filter::Everything);
        let told = phases.into_iter().rev().map(|phase| phase.headline);
        told.collect::<Vec<_>>()
    };
    assert_eq!(
        headlines(1, 7)[5],
        "1 raid on radar \u{b7} 4 points destroyed \u{b7} 3 points got through \u{b7} 1 unit lost"
    );
    assert_eq!(
        headlines(2, 11)[1],
        "2 points destroyed \u{b7} 11 hits on their ships \u{b7} 2 units lost"
    );
}

#[test]
fn a_fight_stands_under_the_verdict_that_was_seen_at_its_end() {
    let mut battles = 0;
    for game in games() {
        let shown = game.events();
        let spans = fight::spans(shown);
        let told = fights(&game);
        assert_eq!(told.len(), spans.len());
        let mut ends = BTreeSet::new();
        for (span, told) in spans.iter().zip(&told) {
            assert!(span.is_over, "{}", told.title);
            assert_eq!(*span, told.span);
            ends.insert(span.upto);
            assert!(!told.headline.is_empty() && !told.sentence.is_empty());
            battles += 1;
        }
        // Where the playback waits for a fight to be seen, and nowhere else.
        for upto in 1..=shown.len() {
            assert_eq!(fight::is_over(shown, upto), ends.contains(&upto), "{upto}");
        }
    }
    assert!(battles > 50);
}

#[test]
fn a_fight_that_goes_on_says_so_and_tells_no_outcome() {
    let mut game = game(1, 7);
    let mut seen = false;
    while let Some(order) = Sensible.order(&game) {
        game.play(order).unwrap();
        let open = fight::spans(game.events())
            .pop()
            .filter(|span| !span.is_over);
        if open.is_some() {
            let (fights, phases) = log(&game, Filter::Fights);
            let parts = record::parts(game.events(), &fights, &phases[0], Filter::Fights);
            let Some(Part::Fight(line)) = parts.first() else {
                panic!("the fight is there");
            };
            assert!(line.headline.contains(" meets "), "{}", line.headline);
            assert_eq!(line.note, "It is being fought.");
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
                let parts = record::parts(shown, &fights, phase, filter);
                assert!(!parts.is_empty(), "{filter:?}: {}", phase.title);
                for part in &parts {
                    match (filter, part) {
                        (Filter::Everything, _) => {}
                        (_, Part::Folded(_)) => panic!("{filter:?} shows no bookkeeping"),
                        (Filter::Fights, Part::Line(line)) => panic!("{} is no fight", line.text),
                        (Filter::Losses, Part::Fight(_)) => panic!("losses stand by themselves"),
                        (_, Part::Line(line)) => {
                            assert!(line.weight > Weight::Bookkeeping, "{}", line.text);
                            lost += usize::from(line.weight == Weight::Loss);
                        }
                        (Filter::Fights | Filter::Losses, Part::Unseen(group)) => {
                            panic!("{} is neither", group.headline)
                        }
                        (_, Part::Fight(_) | Part::Unseen(_)) => {}
                    }
                    fought += usize::from(matches!(part, Part::Fight(_)));
                }
            }
            if filter == Filter::Losses {
                let is_loss = |it: &&Happening| {
                    let event = &it.event;
                    matches!(
                        event,
                        Event::Losses(LossEvent::Unit { .. })
                            | Event::Raids(RaidEvent::GotThrough { .. })
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

#[test]
fn a_line_leads_to_where_it_happened() {
    let game = begun();
    let shown = game.events();
    let number = |is: fn(&Event) -> bool| shown.iter().position(|it| is(&it.event)).unwrap();
    let flown = number(|event| matches!(event, Event::Air(AirEvent::MissionMoved { .. })));
    let Event::Air(AirEvent::MissionMoved { to, .. }) = shown[flown].event else {
        unreachable!();
    };
    assert_eq!(record::goal(shown, flown), Some(Goal::Hex(to)));
    // Its fuel was spent where it had flown by then.
    let spent = shown
        .iter()
        .rposition(|it| matches!(it.event, Event::Air(AirEvent::Fuel { .. })));
    assert_eq!(
        record::goal(shown, spent.unwrap()),
        Some(Goal::Hex("1110".parse().unwrap()))
    );
    // A raid's radar range is rolled before it is anywhere: it leads to where it was met.
    let radar = number(|event| matches!(event, Event::Roll(_)));
    assert!(matches!(record::goal(shown, radar), Some(Goal::Hex(_))));
    assert_eq!(record::goal(shown, shown.len()), None);

    for game in games() {
        let shown = game.events();
        for line in record::lines_of(shown, 0, shown.len()) {
            let goal = record::goal(shown, line.number);
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
                let lost = lines.iter().filter(|line| line.weight == Weight::Loss);
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
    let rolls = shown.iter().filter_map(|happening| match &happening.event {
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
    let head = "Air Strike 1 attacks with 16: column 11-20, ";
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

#[test]
fn r7_35_a_sighting_that_proved_a_false_contact_is_counted_as_that_alone() {
    use carrier_battle::engine::forces::ForceId;
    use carrier_battle::engine::staff::{Player, Sensible};
    use carrier_battle::engine::{Event, ForceEvent, Game, Purpose, SCENARIOS};
    use carrier_battle::view::record::Tally;
    let mut nothing = 0;
    for seed in 0..8 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        Sensible.finish(&mut game);
        let tally = Tally::of(game.events());
        let mut sought: Option<ForceId> = None;
        let mut proved = 0;
        for happening in game.events() {
            match &happening.event {
                Event::Roll(roll) => {
                    if let Purpose::Search(_, force) = roll.purpose {
                        sought = (roll.sighting() != Some(Sighting::Nothing)).then_some(force);
                    }
                }
                Event::Forces(ForceEvent::FalseContact { what, .. }) => {
                    proved += u32::from(sought == Some(*what));
                }
                _ => {}
            }
        }
        assert_eq!(tally.false_sightings, proved);
        let of_ships = match tally.sightings - proved {
            1 => "1 sighting ".to_owned(),
            many => format!("{many} sightings"),
        };
        assert!(tally.words().contains(&of_ships), "{}", tally.words());
        nothing += proved;
    }
    assert!(nothing > 3, "{nothing}");
}
