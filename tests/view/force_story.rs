//! The story of a force: sightings, chits, moves and losses of contact, as far as they have been shown.

use carrier_battle::engine::forces::ForceId;
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    DetectionEvent, Event, ForceEvent, Game, Purpose, Scenario, SearchEvent, Variant,
};
use carrier_battle::view::enemy::{self, Entries, StoryEntry, StoryKind};
use carrier_battle::view::shown_record::ShownRecord;

fn finished(seed: u64) -> Game {
    let scenario = Scenario::numbered(4).unwrap();
    let options: Vec<Variant> = match seed % 2 {
        0 => Vec::new(),
        _ => scenario.variants.to_vec(),
    };
    let mut game = Game::new(scenario, &options, seed).unwrap();
    Random::new(seed).finish(&mut game);
    game
}

fn story(shown: ShownRecord, id: ForceId) -> Vec<StoryEntry> {
    enemy::stories(shown).remove(&id).unwrap_or_default()
}

#[test]
fn every_look_move_chit_and_loss_of_contact_is_in_the_story() {
    let mut told = [0; 5];
    for seed in 0..12 {
        let game = finished(seed);
        for force in &game.table().forces {
            let story = story(ShownRecord::all(&game), force.id);
            // A letter may have been used before; its story begins with the force's own.
            let from = story.first().map_or(0, |entry| entry.number);
            let events = game.events().iter().skip(from).map(|it| &it.event);
            let mut expected = [0; 5];
            for event in events {
                match event {
                    Event::Roll(roll) => match roll.purpose {
                        Purpose::Search(_, id) if id == force.id => expected[0] += 1,
                        _ => {}
                    },
                    Event::Forces(ForceEvent::LevelOneDrawn { force: id, .. })
                        if *id == force.id =>
                    {
                        expected[1] += 1;
                    }
                    Event::Forces(ForceEvent::Moved { what, .. }) if *what == force.id => {
                        expected[2] += 1;
                    }
                    Event::Detection(DetectionEvent::Changed {
                        force: id,
                        from,
                        to,
                        ..
                    }) if *id == force.id && to < from => {
                        expected[3] += 1;
                    }
                    Event::Searches(SearchEvent::Shadows { force: id, .. }) if *id == force.id => {
                        expected[4] += 1;
                    }
                    _ => {}
                }
            }
            let count =
                |is: &dyn Fn(&StoryEntry) -> bool| story.iter().filter(|entry| is(entry)).count();
            let moves = |entry: &StoryEntry| {
                let words = format!("{}; {}", entry.title, entry.detail).to_lowercase();
                ["draws off to", "steams to", "it is in "]
                    .iter()
                    .any(|way| words.contains(way))
            };
            let found = [
                count(&|it| {
                    it.title.starts_with("Sighted by") || it.title.starts_with("Not seen by")
                }),
                count(&|it| it.title.starts_with("Chit: ")),
                count(&moves),
                count(&|it| it.title.starts_with("Contact ")),
                count(&|it| it.title.contains(" stays with it")),
            ];
            assert_eq!(found, expected, "seed {seed}, {}", force.id);
            for (told, found) in told.iter_mut().zip(found) {
                *told += found;
            }
            assert!(story.windows(2).all(|two| two[0].number < two[1].number));
        }
    }
    assert!(told.iter().all(|told| *told > 0), "{told:?}");
}

#[test]
fn a_sighting_names_the_planes_the_task_group_the_range_and_the_die() {
    let sighted = (0..40).find_map(|seed| {
        let game = finished(seed * 2);
        let forces = game.table().forces.clone();
        forces.iter().find_map(|force| {
            let story = story(ShownRecord::all(&game), force.id);
            let is_seen = |entry: &&StoryEntry| {
                entry.title.starts_with("Sighted by") && entry.detail.contains("now ")
            };
            story.iter().find(is_seen).cloned()
        })
    });
    let sighted = sighted.unwrap();
    assert_eq!(sighted.kind, StoryKind::Seen);
    assert!(sighted.title.contains(" of TG 58."), "{}", sighted.title);
    assert!(sighted.title.contains(" at "), "{}", sighted.title);
    assert!(sighted.title.ends_with("hexes") || sighted.title.ends_with("hex"));
    assert!(sighted.detail.starts_with("Search "), "{}", sighted.detail);
    let (die, _) = sighted.die.unwrap();
    assert_eq!(die.chart, "air_search");
    assert!((1..=10).contains(&die.shown));
}

#[test]
fn the_story_tells_only_what_has_been_shown() {
    let game = finished(3);
    let id = ForceId::Letter('A');
    let whole = story(ShownRecord::all(&game), id);
    for upto in (0..game.events().len()).step_by(97) {
        let part = story(ShownRecord::new(game.record(), upto), id);
        assert!(part.iter().all(|entry| entry.number < upto));
        assert!(part.len() <= whole.len() || whole.is_empty());
    }
}

#[test]
fn forces_that_are_gone_are_listed_with_what_became_of_them() {
    let mut struck_off = 0;
    for seed in 0..8 {
        let game = finished(seed);
        let gone = enemy::gone(game.events());
        struck_off += gone
            .iter()
            .filter(|it| it.words.contains(" was nothing: struck off at "))
            .count();
        let removed = game.events().iter().filter(|it| {
            matches!(
                &it.event,
                Event::Forces(
                    ForceEvent::FalseContact { .. }
                        | ForceEvent::LeftTheMap { .. }
                        | ForceEvent::AllSunk { .. }
                )
            )
        });
        assert_eq!(gone.len(), removed.count());
    }
    assert!(struck_off > 0);
}

#[test]
fn a_force_whose_last_ship_sank_is_listed_as_sunk() {
    let game = finished(3);
    let mut last = game.events().last().unwrap().clone();
    last.event = Event::Forces(ForceEvent::AllSunk {
        what: ForceId::Letter('C'),
        from: HexId::at(1113),
        by_waiting_hits: false,
    });
    let gone = enemy::gone(&[last]);
    assert_eq!(gone.len(), 1);
    assert!(
        gone[0]
            .words
            .starts_with("Force C was sunk to the last ship by "),
        "{}",
        gone[0].words
    );
    assert_eq!(gone[0].hex, HexId::at(1113));
}

#[test]
fn looks_in_vain_and_moves_in_a_row_are_one_entry_and_none_is_lost() {
    let mut together = [0; 2];
    for seed in 0..12 {
        let game = finished(seed);
        for force in &game.table().forces {
            let story = story(ShownRecord::all(&game), force.id);
            let numbers: Vec<usize> = story.iter().map(|entry| entry.number).collect();
            let mut told = Vec::new();
            for entries in enemy::entries(story) {
                match entries {
                    Entries::One(entry) => told.push(entry.number),
                    Entries::Together {
                        title,
                        kind,
                        entries,
                        ..
                    } => {
                        let words = match kind {
                            StoryKind::Steamed => "Moves on ",
                            _ => "Looked for in vain ",
                        };
                        assert!(entries.len() > 1 && title.starts_with(words), "{title}");
                        assert!(entries.iter().all(|entry| entry.kind == kind));
                        told.extend(entries.iter().map(|entry| entry.number));
                        together[usize::from(kind == StoryKind::Steamed)] += 1;
                    }
                }
            }
            assert_eq!(told, numbers);
        }
    }
    assert!(together.iter().all(|told| *told > 0), "{together:?}");
}

/// What one chit brings is one entry: that contact fades, that the force would strike or not, that it is called back
/// and where it goes; and moves from turn to turn are one.
#[test]
fn what_a_chit_brings_is_told_once() {
    let finished = |seed| {
        let mut game = Game::new(Scenario::numbered(6).unwrap(), &[], seed).unwrap();
        Sensible.finish(&mut game);
        game
    };
    let games: Vec<Game> = [7, 8].map(finished).into();
    let (mut would_strike, mut called_back, mut runs) = (0, 0, 0);
    let stories = |game| enemy::stories(ShownRecord::all(game)).into_values();
    for story in games.iter().flat_map(stories) {
        for entry in &story {
            let words = format!("{}; {}", entry.title, entry.detail);
            assert!(words.matches("chit comes up").count() <= 1, "{words}");
            would_strike += words.matches("it would strike").count();
            if words.contains("counts for nothing") {
                assert!(words.contains("it would strike; what was drawn"), "{words}");
                called_back += 1;
            }
            // The die stands with what it decided.
            assert!(!words.contains("chit comes up") || entry.die.is_some());
        }
        let told = enemy::entries(story);
        let is_move = |entries: &Entries| match entries {
            Entries::One(entry) => entry.kind == StoryKind::Steamed,
            Entries::Together { kind, .. } => *kind == StoryKind::Steamed,
        };
        assert!(told.windows(2).all(|two| !two.iter().all(is_move)));
        runs += told
            .iter()
            .filter(
                |it| matches!(it, Entries::Together { kind, .. } if *kind == StoryKind::Steamed),
            )
            .count();
    }
    assert!(would_strike > called_back && called_back > 5 && runs > 5);
}
