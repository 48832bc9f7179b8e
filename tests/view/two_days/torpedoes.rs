//! What submarines have found and hit, of which nobody knows the ships (14.13, 14.16, 14.162).

use super::*;

/// 14.16: torpedoes that have hit a ship that nobody knows are something, at dusk and in the log; they wait no more once they
/// are hers.
#[test]
fn r14_16_torpedo_hits_that_wait_are_not_told_as_nothing() {
    let mut told = 0;
    for seed in 1..=12 {
        let mut game = Game::new(Scenario::numbered(8).unwrap(), &[], seed).unwrap();
        Sensible.finish(&mut game);
        for it in game.events() {
            if let Event::Submarines(SubmarineEvent::HitsOnForce { hits, .. }) = it.event {
                let words = Tally::of(std::slice::from_ref(it)).words();
                let hits = count_of(hits, "hit", "hits");
                assert_eq!(words, format!("{hits} on a ship not yet known"));
                told += 1;
            }
        }
        assert_eq!(Tally::of(game.events()).waiting, 0);
    }
    assert!(told > 3, "{told}");
}

/// 14.13: what a submarine has found was seen then, and what it shadows is in sight all the time.
#[test]
fn r14_13_a_force_is_last_seen_when_a_submarine_finds_it() {
    let (mut found, mut shadowed) = (0, 0);
    for seed in 1..=12 {
        let mut game = Game::new(Scenario::numbered(6).unwrap(), &[], seed).unwrap();
        let mut random = Random::new(seed);
        while let Some(order) = random.order(&game) {
            play(&mut game, order);
            let mut at_sea = game.table().submarines.at_sea.iter();
            if let Some((submarine, force)) = at_sea.find_map(|it| Some((it.id, it.shadows()?))) {
                let enemy = texts(&situation::where_was_i(&game), "The enemy");
                let hers = enemy.iter().find(|it| it.starts_with(&force.to_string()));
                let words = format!("shadowed by {submarine}");
                assert!(hers.is_none_or(|it| it.ends_with(&words)), "{enemy:?}");
                shadowed += usize::from(hers.is_some());
            }
        }
        for (number, it) in game.events().iter().enumerate() {
            if let Event::Submarines(SubmarineEvent::Contact { force, .. }) = it.event {
                let seen = account::last_seen(&game.events()[..=number]);
                assert_eq!(seen.get(&force), Some(&it.at));
                found += 1;
            }
        }
    }
    assert!(found > 4 && shadowed > 0, "{found} {shadowed}");
}

/// 14.162: the card of a force says that torpedo hits wait on it, and that of its last move whom they have hit.
#[test]
fn r14_162_torpedo_hits_on_a_force_that_leaves_the_map_are_told() {
    let scenario = Scenario::numbered(8).unwrap();
    let leaves_hit = |game: &Game, from: usize| {
        let left = game.events()[from..].iter().map(|it| &it.event);
        let is_hit = |event: &Event| {
            matches!(
                event,
                Event::Submarines(SubmarineEvent::HitsAtTheEdge { .. })
            )
        };
        let mut after = left.skip_while(|event| !is_hit(event));
        after.find_map(|event| match event {
            Event::Forces(ForceEvent::LeftTheMap { what, .. }) => Some(*what),
            _ => None,
        })
    };
    let told = (100..140).find_map(|seed| {
        let mut game = Game::new(scenario, &[Variant::Refuelling], seed).unwrap();
        loop {
            let (before, from) = (game.table().clone(), game.events().len());
            let order = Sensible.order(&game)?;
            play(&mut game, order);
            if let Some(force) = leaves_hit(&game, from) {
                return Some((before, game, force));
            }
        }
    });
    let (before, game, force) = told.unwrap();
    let cards = enemy::reported_forces(scenario, &before).unwrap();
    let is_hit = |card: &&ReportedCard| before.force(card.id).unwrap().hits.total() > 0;
    let card = cards.iter().find(is_hit).unwrap();
    let waits = " on one of its ships, nobody knows which.";
    assert!(
        card.known.iter().any(|it| it.contains(waits)),
        "{:?}",
        card.known
    );
    let cards = told_by_cards(&game);
    let is_told = |(card, _): &(EventCard, _)| {
        let outcome = card.outcome();
        outcome.sentence.starts_with("Torpedoes had hit a ship of ")
            && outcome
                .sentence
                .ends_with(&format!("{force} leaves the map now."))
    };
    assert!(cards.iter().any(is_told));
}
