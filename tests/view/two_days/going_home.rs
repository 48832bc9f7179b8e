//! Forces that go home, and their oil (19, 20).

use super::*;

/// 20.2-20.4: the oilers are counters like others, of the enemy, each in its hex.
#[test]
fn r20_3_oilers_lie_on_the_chart() {
    let game = at_the_oilers();
    let table = game.table();
    let all = chart::counters(table, &[], None, &layout(table, &[], 1.0));
    for (oiler, hex) in &table.refuelling.oilers {
        let it = counter(&all, &oiler.to_string());
        assert_eq!(it.hex, *hex);
        assert_eq!(it.face.picture, "oiler");
        assert!(it.label.starts_with(&format!("{oiler}, ")), "{}", it.label);
    }
    assert_eq!(table.refuelling.oilers.len(), 3);
}

/// 20.6, 20.61: an oiler says who waits, in which order, and with what odds; so do the forces.
#[test]
fn r20_6_an_oiler_has_its_queue_and_the_odds_of_the_next_attempt() {
    let game = at_the_oilers();
    let mut table = game.table().clone();
    let hex = table.refuelling.hex_of(A).unwrap();
    let mut forces: Vec<ForceId> = table.forces.iter().map(|force| force.id).collect();
    forces.truncate(3);
    let [first, second, comes] = forces[..] else {
        panic!("three forces");
    };
    table.refuelling.bound = vec![(first, A), (second, A), (comes, A)];
    table.refuelling.entered = vec![second, first];
    for force in table.forces.iter_mut() {
        force.retiring |= [first, second, comes].contains(&force.id);
        if force.id == first || force.id == second {
            force.hex = hex;
        }
    }
    assert_eq!(oil::waiting(&table, A), [second, first]);
    let words = oil::at_oiler(&table, A);
    assert!(words.contains("wait in this order"), "{words}");
    assert!(words.contains("40% for oil at each attempt"), "{words}");
    assert!(words.ends_with(&format!("; {comes} comes")), "{words}");
    let of = |id| oil::of_force(&table, table.force(id).unwrap()).unwrap();
    assert!(of(second).contains("1st in line"), "{}", of(second));
    assert!(of(first).contains("2nd in line"), "{}", of(first));
    assert!(of(first).ends_with("Located or spotted by a search it runs."));
    assert!(of(comes).starts_with(&format!("Goes home by {A} in {hex}")));
    // 20.61: without the flagship it takes longer.
    let hits = Hits {
        permanent: 9,
        ..Hits::default()
    };
    table.damage.push((ShipId::named("Taiho").unwrap(), hits));
    assert!(oil::at_oiler(&table, A).contains("30% for oil at each attempt"));
}

/// 20.6: who has its oil is told from who gave it up, on its card and at dawn.
#[test]
fn r20_6_whoever_has_its_oil_is_said_to_have_it() {
    let has_oil = |game: &Game| {
        let mut forces = game.table().forces.iter();
        let has = |force: &&Force| game.table().refuelling.has_oil(force.id);
        forces.find(has).map(|force| force.id)
    };
    let played = |seed| {
        let game = Game::new(Scenario::numbered(8).unwrap(), &BOTH_DAYS, seed).unwrap();
        until(game, |game| {
            has_oil(game).is_some() || game.decision().is_none()
        })
    };
    let found = (1..10)
        .map(played)
        .find_map(|game| Some((has_oil(&game)?, game)));
    let (force, game) = found.unwrap();
    let cards = enemy::reported_forces(game.scenario(), game.table()).unwrap();
    let card = cards.iter().find(|card| card.id == force).unwrap();
    assert!(card.known.iter().any(|it| it.starts_with("Has its oil")));
    let sheet = situation::at(&game, LightChange::Dawn);
    let its = texts(&sheet, "The enemy");
    let its = its.iter().find(|it| it.starts_with(&force.to_string()));
    assert!(
        its.unwrap().contains(", goes home with its oil "),
        "{its:?}"
    );
}

/// 19.2: where all forces retire from the start nothing is said of it.
#[test]
fn r19_2_of_scenario_4_nobody_says_that_forces_retire() {
    let game = Game::new(Scenario::numbered(4).unwrap(), &[], 7).unwrap();
    let table = game.table();
    assert!(table.forces.iter().all(|force| force.retiring));
    assert!(
        table
            .forces
            .iter()
            .all(|force| oil::of_force(table, force).is_none())
    );
    let all = chart::counters(table, &[], None, &layout(table, &[], 1.0));
    let marks = all
        .iter()
        .filter_map(|it| it.face.force.as_ref()?.marks.clone());
    assert_eq!(marks.count(), 0);
}

/// A force that goes home faces west: its counter and its card say so.
#[test]
fn r19_3_a_force_that_goes_home_says_so() {
    let game = at_the_oilers();
    let table = game.table();
    let retiring = table.forces.iter().find(|force| force.retiring).unwrap();
    let all = chart::counters(table, &[], None, &layout(table, &[], 1.0));
    let it = counter(&all, &retiring.id.to_string());
    let marks = it.face.force.as_ref().unwrap().marks.clone().unwrap();
    assert!(marks.starts_with('\u{2190}'));
    assert!(it.label.contains(", retires"));
    let cards = enemy::reported_forces(game.scenario(), table).unwrap();
    let card = cards
        .into_iter()
        .find(|card| card.id == retiring.id)
        .unwrap();
    assert!(
        card.known
            .iter()
            .any(|it| it.starts_with("Goes home") || it.starts_with("Waits at"))
    );
}

/// 20.7: whoever plans a search is told that to see a force well sends it running.
#[test]
fn r20_7_a_planned_search_says_whom_it_sends_running() {
    let game = until(kept("oilers"), |game| {
        let is_day = game.table().light() == Light::Day;
        let bound = !game.table().refuelling.bound.is_empty();
        game.decision() == Some(Decision::AirSearch) && is_day && bound
    });
    let mut told = 0;
    for bearing in (0..12).map(Bearing::clockwise) {
        let selection = Selection {
            activity: Activity::Searching(SearchAim::Standard(bearing)),
            ..Selection::default()
        };
        let asked = prompt(&game, &selection, &[]).unwrap();
        let plan = asked.blocks.iter().find_map(|block| match block {
            Block::Search(plan) => Some(plan),
            _ => None,
        });
        let facts = plan.map(|plan| plan.facts.join(" ")).unwrap_or_default();
        told += usize::from(facts.contains("Located or spotted, ") && facts.contains("(20.7)"));
    }
    assert!(told > 0);
}

/// 5.2, 20.3: in a stack a force that strikes may look for lies on top of the oiler, which lies on top of all others.
#[test]
fn r20_3_an_oiler_hides_no_force_that_is_in_contact() {
    let game = at_the_oilers();
    let mut table = game.table().clone();
    let hex = table.refuelling.hex_of(A).unwrap();
    let ids: Vec<ForceId> = table.forces.iter().map(|it| it.id).take(2).collect();
    for detection in [Detection::Undetected, Detection::Located] {
        for (n, force) in table.forces.iter_mut().enumerate() {
            let here = ids.contains(&force.id) || force.hex == hex;
            force.detection = Detection::Undetected;
            if here {
                force.hex = hex;
            }
            if n == 1 {
                force.detection = detection;
            }
        }
        let counters = chart::counters(&table, &[], None, &layout(&table, &[], 1.0));
        let here = |it: &&CounterView| it.hex == hex && it.units.contains(&Unit::Oiler(A));
        let stack = counters.iter().find(here).unwrap();
        assert!(stack.units.len() > 2, "{:?}", stack.units);
        let top = match detection {
            Detection::Undetected => Unit::Oiler(A),
            _ => Unit::Force(ids[1]),
        };
        assert_eq!(stack.top(), Some(top));
    }
}
