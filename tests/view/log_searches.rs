//! A search in the log stands under a headline that tells all that its lines unfold.

use carrier_battle::engine::charts::Sighting;
use carrier_battle::engine::forces::ForceId;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    DetectionEvent, Event, ForceEvent, Game, Purpose, SCENARIOS, SearchEvent, Variant,
};
use carrier_battle::view::record::{self, Filter, Part};
use carrier_battle::view::shown_record::ShownRecord;

/// The force of which an event tells something new.
fn tells_of(event: &Event) -> Option<ForceId> {
    match event {
        Event::Detection(DetectionEvent::Changed { force, .. }) => Some(*force),
        Event::Forces(
            ForceEvent::Intelligence { force, .. }
            | ForceEvent::ShipsDrawn { force, .. }
            | ForceEvent::DoubleForce { force, .. }
            | ForceEvent::UsAdvantage { force, on: true },
        ) => Some(*force),
        Event::Forces(ForceEvent::FalseContact { what, .. }) => Some(*what),
        Event::Searches(SearchEvent::Shadows { force, .. }) => Some(*force),
        Event::Roll(roll) => match roll.purpose {
            Purpose::Search(_, force) => Some(force),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a text names a force by its letter, alone or among others.
fn names(text: &str, force: ForceId) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| word == force.mark().to_string())
}

fn games() -> Vec<Game> {
    let variants = SCENARIOS[3].variants;
    let mut games = Vec::new();
    for seed in 1..=10 {
        for options in [&[][..], variants, &[Variant::Shadowing]] {
            let mut by_staff = Game::new(SCENARIOS[3], options, seed).unwrap();
            Sensible.finish(&mut by_staff);
            let mut at_random = Game::new(SCENARIOS[3], options, seed + 100).unwrap();
            Random::new(seed).finish(&mut at_random);
            games.extend([by_staff, at_random]);
        }
    }
    games
}

#[test]
fn r8_34_the_headline_of_a_search_tells_all_that_its_lines_unfold() {
    let (mut told, mut again) = (0, 0);
    for game in games() {
        let shown = game.events();
        let fights = record::story(game.scenario(), ShownRecord::all(&game)).fights;
        for phase in record::phases(shown, &fights, Filter::Everything) {
            for part in record::parts(ShownRecord::all(&game), &fights, &phase, Filter::Everything)
            {
                let Part::Unseen(group) = part else { continue };
                if !group.outcome.headline.starts_with("Search") {
                    continue;
                }
                let events = shown[group.from..group.upto].iter().map(|it| &it.event);
                assert!(
                    !group.outcome.sentence.contains("othing new"),
                    "{}",
                    group.outcome.sentence
                );
                for force in events.clone().filter_map(tells_of) {
                    assert!(
                        names(&group.outcome.sentence, force),
                        "{force}: {}",
                        group.outcome.sentence
                    );
                    told += 1;
                }
                let looked = events.clone().any(|event| {
                    matches!(event, Event::Roll(roll) if matches!(roll.purpose, Purpose::Search(..)))
                });
                assert!(
                    !looked || !group.outcome.sentence.contains("No report"),
                    "{}",
                    group.outcome.sentence
                );
                let saw = events.filter(|event| {
                    matches!(event, Event::Roll(roll) if roll.result.sighting().is_some_and(|it| it != Sighting::Nothing))
                });
                again += u32::from(group.outcome.sentence.contains("seen again"));
                assert!(saw.count() > 0 || !group.outcome.sentence.contains("seen again"));
            }
        }
    }
    assert!(told > 200 && again > 0, "{told}, {again}");
}
