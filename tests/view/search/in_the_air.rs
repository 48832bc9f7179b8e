//! Searches in the air, what they have looked at, and their coming home (8.28, 8.32, 8.33).

use crate::view::prompt_parts::{PromptParts, what};
use std::collections::BTreeSet;
use std::ops::Range;

use super::*;
use carrier_battle::view::account::searches;
use carrier_battle::view::search::{MARK, mark_key};
use carrier_battle::view::shown_record::ShownRecord;

/// 8.31-8.33: what is shaded is what the engine says was looked at, and it is forgotten after some turns.
#[test]
fn r8_33_what_has_been_looked_at_is_shaded_and_fades() {
    let mut game = planning(3);
    let crew = default_crew(game.table()).unwrap();
    let aim = SearchAim::Standard(WEST);
    let home = hex("1113");
    play(&mut game, Order::Search { units: crew, aim });
    let looks = |game: &Game| coverage::looks(&searches(game.events()), game.table().turn);
    let seen = looks(&game);
    for hex in HexId::all() {
        let is_close = home.distance(hex) <= 2 && aim.sees(home, hex);
        assert_eq!(coverage::last_look(&seen, hex).is_some(), is_close, "{hex}");
    }
    let near = hex("1115");
    let now = game.table().turn;
    assert_eq!(
        coverage::in_words(&seen, now, near).as_deref(),
        Some("looked at in this turn by Search 1")
    );
    assert_eq!(coverage::layers(&seen, now).len(), 1);
    // The same a turn later, and so on: until the search comes by again on its way home.
    let mut turn = now;
    for age in 1..=coverage::FORGOTTEN {
        turn = turn.next();
        let later = coverage::looks(&searches(game.events()), turn);
        assert_eq!(later.is_empty(), age == coverage::FORGOTTEN);
        let layers = coverage::layers(&later, turn);
        assert_eq!(
            layers.first().map(|layer| layer.age),
            (age < coverage::FORGOTTEN).then_some(age)
        );
    }
    // Flown to its end, every look is in a zone of its sector, in the turn of its event.
    let mut staff = Sensible;
    while game.table().search(SearchId(1)).is_some() {
        let order = match game.decision().unwrap() {
            Decision::AirSearch => Order::GoOn,
            _ => staff.order(&game).unwrap(),
        };
        play(&mut game, order);
        let now = game.table().turn;
        let looked = looks(&game);
        let searched = game.events().iter().filter(|it| {
            let is_look = matches!(it.event, Event::Searches(SearchEvent::Searched { .. }));
            is_look && it.at.turn.turns_until(now) < coverage::FORGOTTEN
        });
        assert_eq!(looked.len(), searched.count());
        for look in looked {
            assert!(
                HexId::all()
                    .filter(|hex| look.covers(*hex))
                    .all(|hex| aim.sees(home, hex))
            );
        }
    }
}

/// What is asked of a search is worded as its card has it, and a force that nobody has seen is never promised a further
/// chit (8.342).
#[test]
fn questions_of_searches_say_what_their_cards_and_the_rules_say() {
    let (mut shadows, mut looks) = (0, 0);
    for seed in 0..6 {
        let mut game = Game::new(SCENARIOS[3], &[Variant::Shadowing], seed).unwrap();
        while let Some(decision) = game.decision() {
            let view = prompt(&game, &Selection::default(), &[]).unwrap_or_default();
            let table = game.table();
            let cards = carrier_battle::view::search::cards(
                game.scenario(),
                table,
                ShownRecord::all(&game),
            );
            match decision {
                Decision::Shadow { search, .. } => {
                    let card = cards.iter().find(|card| card.id == search).unwrap();
                    let turns = card.leg == "turning for home";
                    let labels: Vec<&str> =
                        view.answers.iter().map(|it| it.label.as_str()).collect();
                    assert_eq!(labels.contains(&"Turn for home"), turns, "{labels:?}");
                    assert_eq!(labels.contains(&"Fly on"), !turns, "{labels:?}");
                    shadows += 1;
                }
                Decision::WhichForce { .. } => {
                    for (line, id) in view.lines().iter().zip(&table.looking) {
                        let force = table.force(*id).unwrap();
                        let is_new = force.intelligence == Intelligence::Level0;
                        assert_eq!(line.words.odds[0].contains("its first chit"), is_new);
                        assert!(!(is_new && line.words.odds[0].contains("further")));
                        looks += 1;
                    }
                }
                _ => {}
            }
            for card in &cards {
                assert!(!card.next.contains("from 1610"), "{}", card.next);
            }
            let order = Sensible.order(&game).unwrap();
            game.play(order).unwrap();
        }
    }
    assert!(shadows > 0 && looks > 0, "{shadows} {looks}");
}

#[test]
fn a_search_in_the_air_has_a_mark_a_card_and_its_hour_on_the_strip() {
    let mut game = planning(3);
    let crew = default_crew(game.table()).unwrap();
    let aim = SearchAim::Standard(WEST);
    play(&mut game, Order::Search { units: crew, aim });
    let scenario = game.scenario();
    let laid = layout(game.table(), &[], 1.0);
    let all = marks(
        scenario,
        game.table(),
        ShownRecord::all(&game),
        (&laid, 1.0),
    );
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].number.as_str(), all[0].heading), ("1", -90));
    assert!(all[0].next.is_some());
    let cards =
        carrier_battle::view::search::cards(scenario, game.table(), ShownRecord::all(&game));
    assert_eq!(cards[0].leg, "flying out to the west, 10 hexes");
    assert_eq!(
        cards[0].next,
        "Next, from 0650: 4 hexes farther out, to look at 3\u{2013}6 hexes"
    );
    assert_eq!(cards[0].home, "Home at 1210 if the fleet stays");
    // Over its carriers it is home, and lands.
    let mut over = game.table().clone();
    over.searches[0].leg = Leg::Inbound;
    over.searches[0].hex = hex("1113");
    over.searches[0].at = hex("1113").into();
    let cards = carrier_battle::view::search::cards(scenario, &over, ShownRecord::all(&game));
    assert_eq!(cards[0].home, "Home");
    assert!(cards[0].next.contains("lands now"), "{:?}", cards[0]);
    // In the turn before it is home the strip has it.
    let mut table = game.table().clone();
    let search = &mut table.searches[0];
    search.leg = Leg::Inbound;
    let view = phase_strip(scenario, &table, ShownRecord::all(&game));
    let marks: Vec<_> = view
        .entries
        .iter()
        .flat_map(|entry| {
            entry
                .marks
                .iter()
                .map(|mark| (entry.time.clone(), mark.clone()))
        })
        .collect();
    assert_eq!(marks.len(), 1);
    assert_eq!(marks[0].0, "0650");
    assert_eq!(marks[0].1.label, "Search 1 home");
    assert_eq!(marks[0].1.kind, MarkKind::Searches(vec![SearchId(1)]));
}

/// 8.28, 8.32, 18.13: a question of a search is answered for the player only where one answer is as good as
/// the other: and the answer is legal.
#[test]
fn r8_32_a_needless_question_of_a_search_has_one_good_answer() {
    let (mut through, mut whichever) = (0, 0);
    for seed in 0..60 {
        let variants = [Variant::Shadowing, Variant::ExtendedSearch];
        let options: &[Variant] = if seed % 2 == 0 { &[] } else { &variants };
        let mut game = Game::new(SCENARIOS[3], options, seed).unwrap();
        let mut random = Random::new(seed);
        for _ in 0..600 {
            if let Some((order, why)) = auto_answer(&game) {
                assert_eq!(game.check(order), Ok(()));
                match (why, order) {
                    (AutoAnswer::OneHexEmpty(_, hex), Order::FlyThrough { hex: through_it }) => {
                        assert_eq!(hex, through_it);
                        assert!(game.table().forces.iter().any(|force| force.hex == hex));
                        through += 1;
                    }
                    (AutoAnswer::NoneToShadow(search), Order::LookFor { .. }) => {
                        let table = game.table();
                        let origin = table.search(search).unwrap().origin;
                        for force in &table.looking {
                            let hex = table.force(*force).unwrap().hex;
                            assert!(matches!(origin.distance(hex), 9 | 10));
                        }
                        whichever += 1;
                    }
                    (AutoAnswer::OneDeck(search, carrier), _) => {
                        let lands = game.legal().all(|order| matches!(order, Order::Land { carrier: on, .. } if on == carrier));
                        assert!(lands, "{search}");
                    }
                    _ => {}
                }
            }
            let Some(order) = random.order(&game) else {
                break;
            };
            play(&mut game, order);
        }
    }
    assert!(through > 0, "no narrow search was answered for");
    println!("{through} paths, {whichever} orders of search answered");
}

/// 8.28: all units of a search land by one click where there is room, and the orders are legal.
#[test]
fn r8_28_a_search_lands_by_one_click() {
    let mut asked = 0;
    for seed in 0..10 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut staff = Sensible;
        while let Some(decision) = game.decision() {
            if let Decision::SearchLanding { .. } = decision {
                let view = prompt(&game, &Selection::default(), &suggested(&game)).unwrap();
                let answer = view.answers.last().unwrap();
                if answer.label.starts_with("Land") {
                    let mut copy = game.clone();
                    play_all(&mut copy, answer.orders());
                    asked += 1;
                }
            }
            let Some(order) = staff.order(&game) else {
                break;
            };
            play(&mut game, order);
        }
    }
    assert!(asked > 5, "{asked}");
}

/// The force a search stays with, and when it is said to be home.
type Told = (Option<ForceId>, Option<(Turn, u8)>);

/// 8.28: when a search is home is told the same before it flies in a segment and after, and is when it is there.
#[test]
fn r8_28_the_hour_told_of_a_search_does_not_change_while_its_segment_is_shown() {
    use carrier_battle::engine::{SegmentId, Table};
    use carrier_battle::view::search::{cards, home};
    use std::collections::HashMap;
    let (mut compared, mut landed, mut turning) = (0, 0, 0);
    for seed in 0..16 {
        let scenario = SCENARIOS[3];
        let options: &[Variant] = if seed % 4 < 2 { &[] } else { scenario.variants };
        let Ok(mut game) = Game::new(scenario, options, seed) else {
            continue;
        };
        match seed % 2 {
            0 => Sensible.finish(&mut game),
            _ => Random::new(seed).finish(&mut game),
        }
        let all = game.events();
        let mut table = Table::new(scenario.first_turn);
        let mut told: HashMap<SearchId, Told> = HashMap::new();
        for (n, record) in all.iter().enumerate() {
            table.apply(&record.event);
            if matches!(record.event, Event::Segment { .. }) {
                told.clear();
            }
            if table.segment != Some(SegmentId::UsAirSearch) || !table.search_declared {
                continue;
            }
            let shown = ShownRecord::new(game.record(), n + 1);
            for (search, card) in table.searches.iter().zip(cards(scenario, &table, shown)) {
                // 18.23: fighters far out turn as soon as they meet carriers, and are home earlier.
                if matches!(search.aim, SearchAim::Extended(_))
                    && matches!(record.event, Event::Searches(SearchEvent::Turned { .. }))
                {
                    told.remove(&search.id);
                }
                // Staying with a force, and turning from it, change its course.
                let stays = match search.leg {
                    Leg::Shadowing(force) => Some(force),
                    _ => None,
                };
                // 18.3: nor does it stay where it was if the force is found to be elsewhere.
                if stays.is_some() && matches!(record.event, Event::Forces(_)) {
                    told.remove(&search.id);
                }
                let hour = home(scenario, &table, shown, search);
                let before = told.insert(search.id, (stays, hour));
                if let Some((stayed, before)) = before
                    && stayed == stays
                {
                    assert_eq!(before, hour, "{} {:?} {card:?}", search.id, record.event);
                    compared += 1;
                }
                if card.next.contains("homeward") {
                    assert!(!card.leg.starts_with("flying out"), "{card:?}");
                    turning += usize::from(card.leg == "turning for home");
                }
                if card.home == "Home" {
                    assert_eq!(hour, Some((table.turn, table.phase)));
                    landed += 1;
                }
            }
        }
    }
    assert!(
        compared > 500 && landed > 10 && turning > 10,
        "{compared} {landed} {turning}"
    );
}

/// 8.22: whether searches fly is asked with a line for each search in the air: where it flies, what it does, when it is
/// home.
#[test]
fn r8_22_a_search_in_the_air_is_one_line_of_the_question() {
    let mut game = planning(1944);
    let search = |game: &Game| Order::Search {
        units: default_crew(game.table()).unwrap(),
        aim: SearchAim::Standard(WEST),
    };
    let order = search(&game);
    play_all(&mut game, &[order, Order::GoOn]);
    while game.decision() != Some(Decision::DeclareSearch) {
        let order = match game.decision().unwrap() {
            Decision::AirMovement => Order::EndMovement,
            _ => Order::GoOn,
        };
        play(&mut game, order);
    }
    let view = prompt(&game, &Selection::default(), &[]).unwrap();
    let [line] = view.lines() else {
        panic!("{:?}", view.lines());
    };
    assert_eq!(line.words.unit, "Search 1");
    assert!(what(line).starts_with("west, "), "{}", what(line));
    assert_eq!(
        line.words.stake.words,
        "looks at 3\u{2013}6 hexes \u{b7} home 1210"
    );
    assert!(line.words.odds.is_empty() && line.answers.is_empty());
}

/// However far off the chart is seen from: no mark of a search covers a counter, a mark or another search, and one that
/// is drawn aside points to its hex.
#[test]
fn searches_in_the_air_cover_no_counter_and_no_other_search() {
    let mut aside = 0;
    for seed in 1..=3 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        let mut random = Random::new(seed);
        while let Some(order) = random.order(&game) {
            play(&mut game, order);
            if game.table().searches.len() < 2 || !game.orders().len().is_multiple_of(5) {
                continue;
            }
            for enlarged in [1.0, 2.5] {
                let laid = layout(game.table(), &[], enlarged);
                let mut taken = laid.places(enlarged);
                let all = marks(
                    game.scenario(),
                    game.table(),
                    ShownRecord::all(&game),
                    (&laid, enlarged),
                );
                for mark in all {
                    let half = MARK * enlarged;
                    let ((x, y), edge) = (mark.at, half - 0.01);
                    let place = Rect([x - edge, y - edge, x + edge, y + edge]);
                    assert!(!taken.iter().any(|it| it.meets(place)), "{}", mark.id);
                    taken.push(place);
                    aside += u32::from(mark.leader.is_some());
                }
            }
        }
    }
    assert!(aside > 100, "{aside}");
}

/// The key says what the marks mean that are there, in the whole battle as in every other, and nothing of others.
#[test]
fn the_key_of_the_marks_has_a_line_for_each_kind_that_is_on_the_chart_of_the_whole_battle() {
    let mut met = BTreeSet::new();
    for number in [6, 7] {
        for seed in 1..=4 {
            let scenario = SCENARIOS[number - 1];
            let mut game = Game::new(scenario, &[Variant::Shadowing], seed).unwrap();
            assert!(mark_key(game.table()).is_empty());
            while let Some(order) = Sensible.order(&game) {
                game.play(order).unwrap();
                let table = game.table();
                let words: Vec<_> = mark_key(table).iter().map(|it| it.1).collect();
                let flies = |leg: fn(&Leg) -> bool| table.searches.iter().any(|it| leg(&it.leg));
                let out = flies(|leg| matches!(leg, Leg::Outbound));
                let home = flies(|leg| matches!(leg, Leg::Inbound));
                let stays = flies(|leg| matches!(leg, Leg::Shadowing(_) | Leg::ForceGone(_)));
                let wanted = [
                    (out, "flies out"),
                    (home, "flies home"),
                    (stays, "stays with a force"),
                ];
                let wanted = wanted.iter().filter(|it| it.0).map(|it| it.1);
                assert_eq!(words, wanted.collect::<Vec<_>>());
                met.extend(words);
            }
        }
    }
    assert!(met.len() >= 2, "{met:?}");
}

/// The questions whether searches fly in some battles of a scenario, as the staff plays them, and their ends.
fn declared(
    scenario: usize,
    seeds: Range<u64>,
    mut each: impl FnMut(&Game, &Prompt),
    mut over: impl FnMut(&Game),
) {
    for seed in seeds {
        let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
        while let Some(decision) = game.decision() {
            if decision == Decision::DeclareSearch {
                each(&game, &shown(&game, Activity::None));
            }
            let order = Sensible.order(&game).unwrap();
            play(&mut game, order);
        }
        over(&game);
    }
}

/// 8.28: wherever it is told that a search is not home in time, the same is told, and that it costs nothing; the report
/// counts it neither as lost nor as landed.
#[test]
fn r8_28_a_search_that_is_not_home_at_the_end_is_said_everywhere_to_be_still_out() {
    use carrier_battle::view::search::{cards, home};
    let (mut out, mut home_in_time, mut at_the_end) = (0, 0, 0);
    let asked = |game: &Game, asked: &Prompt| {
        let (scenario, table) = (game.scenario(), game.table());
        let all = ShownRecord::all(game);
        let sheet = format!("{:?}", carrier_battle::view::situation::where_was_i(game));
        let cards = cards(scenario, table, all);
        for ((search, card), line) in table.searches.iter().zip(&cards).zip(asked.lines()) {
            let is_out = home(scenario, table, all, search).is_none();
            let does = &line.words.stake.words;
            assert_eq!(does.ends_with("still out at the end"), is_out, "{does}");
            let told = "till out when the battle ends, which costs nothing";
            assert_eq!(card.home.contains(told), is_out, "{card:?}");
            assert!(!is_out || sheet.contains(told), "{sheet}");
            out += u32::from(is_out);
            home_in_time += u32::from(!is_out);
        }
    };
    let over = |game: &Game| {
        let units: u8 = game.table().searches.iter().map(|it| it.units.len()).sum();
        let report = carrier_battle::view::record::report(game, game.outcome().unwrap());
        let fact = report
            .facts
            .iter()
            .find(|it| it.name.ends_with("neither lost nor landed"));
        let told = fact.map(|it| it.value.clone());
        assert_eq!(told, (units > 0).then(|| units.to_string()));
        at_the_end += u32::from(units);
    };
    declared(4, 0..6, asked, over);
    assert!(
        out > 0 && home_in_time > 0 && at_the_end > 0,
        "{out} {home_in_time} {at_the_end}"
    );
}

/// Where nobody can take off, the answer says what flies.
#[test]
fn where_no_plane_can_take_off_the_answer_is_that_those_in_the_air_fly_on() {
    let (mut on, mut new) = (0, 0);
    let asked = |game: &Game, asked: &Prompt| {
        let table = game.table();
        let mut groups = table.task_groups.iter();
        let can = groups.any(|group| !able(table, group.id).is_empty());
        let label = asked.answers[0].label.as_str();
        match (can, table.searches.len()) {
            (true, _) => assert_eq!(label, "Search now"),
            (false, 1) => assert_eq!(label, "The one in the air flies on now"),
            (false, _) => assert_eq!(label, "Those in the air fly on now"),
        }
        on += u32::from(!can);
        new += u32::from(can);
    };
    declared(8, 0..6, asked, |_| {});
    assert!(on > 0 && new > 0, "{on} {new}");
}

/// 8.34: the card of a search says what it saw when it last looked, and of those that it did not see what the die read.
#[test]
fn r8_34_the_card_of_a_search_says_what_its_dice_read() {
    use carrier_battle::view::search::cards;
    let (mut seen, mut unseen, mut empty) = (0, 0, 0);
    let asked = |game: &Game, _: &Prompt| {
        let all = ShownRecord::all(game);
        for card in cards(game.scenario(), game.table(), all) {
            let told = carrier_battle::view::account::search(all, card.id).unwrap();
            let looked = |it: &&carrier_battle::view::account::Flown| {
                !it.looks.is_empty() || !it.attempts.is_empty()
            };
            let Some(last) = told.segments.iter().rev().find(looked) else {
                assert_eq!(card.saw, "");
                continue;
            };
            if last.attempts.is_empty() {
                assert!(
                    card.saw.ends_with("no report lay where it looked."),
                    "{card:?}"
                );
                empty += 1;
            }
            for attempt in &last.attempts {
                let words = match (attempt.is_nothing, attempt.is_seen()) {
                    (true, _) => format!("nothing was there, where {} was reported", attempt.force),
                    (_, true) => format!("{} seen (die ", attempt.force),
                    (_, false) => format!("nothing of {} (die ", attempt.force),
                };
                assert!(card.saw.contains(&words), "{} {}", card.saw, words);
                assert_eq!(
                    card.saw.contains("where 6 sees it"),
                    card.saw.contains("nothing of")
                );
                match attempt.is_seen() {
                    true => seen += 1,
                    false => unseen += 1,
                }
            }
        }
    };
    declared(4, 0..4, asked, |_| {});
    assert!(
        seen > 0 && unseen > 0 && empty > 0,
        "{seen} {unseen} {empty}"
    );
}

/// 8.34: before the first die of a look has been thrown its card says nothing of it.
#[test]
fn r8_34_a_look_that_is_under_way_is_not_told_as_empty() {
    use carrier_battle::view::search::cards;
    let mut under_way = 0;
    let mut game = Game::new(SCENARIOS[3], &[], 1).unwrap();
    while let Some(order) = Sensible.order(&game) {
        let before = game.events().len();
        game.play(order).unwrap();
        for end in before + 1..=game.events().len() {
            let event = &game.events()[end - 1].event;
            let Event::Searches(SearchEvent::Searched { search, forces, .. }) = event else {
                continue;
            };
            let shown = ShownRecord::all(&game).up_to(end);
            let table = game.table_after(end);
            let all = cards(game.scenario(), &table, shown);
            if let Some(card) = all.iter().find(|card| card.id == *search) {
                let is_empty = card.saw.ends_with("no report lay where it looked.");
                assert_eq!(is_empty, forces.is_empty(), "{card:?}");
                under_way += u32::from(!forces.is_empty());
            }
        }
    }
    assert!(under_way > 0);
}
