//! The moments of the unseen enemy: what the cards of chits and of searches say, before the die lands and after,
//! and that none says more than is known.

use carrier_battle::engine::fleet::SearchAim;
use carrier_battle::engine::forces::{ActivationChit, Detection, LevelOne};
use carrier_battle::engine::map::{Bearing, HexId};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Choice, Decision, DetectionEvent, Event, ForceEvent, Game, Order, Purpose, RumourSetup,
    SCENARIOS, Scenario, SearchEvent, Table, Turn, Variant,
};
use carrier_battle::view::fight::{self, Fact, Tone};
use carrier_battle::view::moment::{self, Kind, MomentView};
use carrier_battle::view::record;

use crate::common::*;

/// Scenario 4 with one report, five hexes west of the task force, and two chits of Level 1.
static ONE_REPORT: Scenario = Scenario {
    first_turn: Turn::at(20, 650),
    turns: 4,
    rumours: Some(RumourSetup {
        hexes: &[HexId::at(1118)],
        level_one_cup: &[(LevelOne::Carrier, 1), (LevelOne::FalseContact, 1)],
        retiring: true,
    }),
    ..*SCENARIOS[3]
};

const WEST: SearchAim = SearchAim::Standard(Bearing::clockwise(9));

/// The dice of the first turn, whose last chit is that of the force, and of the second's first phase.
const BEFORE: [u8; 9] = [1, 4, 1, 3, 1, 2, 1, 1, 4];

/// A game in which one search flies west in the first turn, and looks at the force in the second, with these dice
/// from then on.
fn looked(dice: &[u8]) -> Game {
    let dice: Vec<u8> = BEFORE.into_iter().chain(dice.iter().copied()).collect();
    let mut game = scripted_with(&ONE_REPORT, &[], &dice);
    let has_looked = |game: &Game| {
        let looks = |event: &Event| matches!(event, Event::Searches(SearchEvent::LooksFor { .. }));
        game.events().iter().any(|it| looks(&it.event))
    };
    while !has_looked(&game) {
        pass(&mut game);
    }
    game
}

/// Goes on, and sends one search.
fn pass(game: &mut Game) {
    let order = match game.decision().expect("the game goes on") {
        Decision::AirMovement => Order::EndMovement,
        Decision::DeclareSearch => Order::DeclareSearch,
        Decision::AirSearch if game.table().searches.is_empty() => {
            let mut legal = game.legal();
            let is_one = |order: &Order| matches!(order, Order::Search { units, aim } if units.len() == 1 && *aim == WEST);
            legal.find(is_one).expect("somebody can search")
        }
        _ => Order::GoOn,
    };
    play(game, order);
}

/// The cards of a game, in turn.
fn cards(game: &Game) -> Vec<MomentView> {
    let all = game.events();
    let mut table = Table::new(game.scenario().first_turn);
    let (mut cards, mut told) = (Vec::new(), 0);
    for n in 0..all.len() {
        table.apply(&all[n].event);
        if let Some(span) = moment::span(all, told, n + 1, &table) {
            cards.push(moment::moment(&all[..=n], span, &table));
            told = n + 1;
        }
    }
    cards
}

fn last(game: &Game) -> MomentView {
    cards(game).pop().expect("there is a card")
}

fn facts(card: &MomentView) -> Vec<String> {
    let fact = |fact: &Fact| match fact.note.as_str() {
        "" => format!("{}: {}", fact.label, fact.value),
        note => format!("{}: {} ({note})", fact.label, fact.value),
    };
    card.facts.iter().map(fact).collect()
}

fn chits(card: &MomentView) -> Vec<(Option<&str>, &str, &str)> {
    let chits = card.chits.iter();
    chits
        .map(|it| (it.face.as_deref(), it.name.as_str(), it.did.as_str()))
        .collect()
}

/// Everything that a card says.
fn words(card: &MomentView) -> String {
    let mut words = vec![card.headline.clone(), card.sentence.clone()];
    words.extend(facts(card));
    words.extend(card.lines.clone());
    words.extend(
        card.chits
            .iter()
            .map(|chit| format!("{} {}", chit.label(), chit.did)),
    );
    words.join("\n")
}

#[test]
fn r3_1_the_chits_of_a_phase_are_one_card_that_goes_by_itself() {
    let game = looked(&[2]);
    let cards = cards(&game);
    let chits_of: Vec<&MomentView> = cards.iter().filter(|it| it.kind == Kind::Chits).collect();
    assert_eq!(chits_of.len(), 5, "one a phase: {cards:#?}");
    assert!(
        chits_of
            .iter()
            .all(|card| !card.waits && card.tone == Tone::Even)
    );
    assert_eq!(chits_of[0].headline, "Chits of this phase: No Op");
    assert_eq!(
        chits(chits_of[0]),
        [(Some("\u{2013}"), "No Op", "nothing happens")]
    );
    assert_eq!(
        chits(chits_of[2]),
        [(Some("US"), "US Move", "Task Force 58 may move")]
    );
    assert_eq!(chits_of[2].sentence, "No force moves.");
    assert_eq!(chits_of[3].headline, "Chits of this phase: Force A");
    assert_eq!(chits_of[3].sentence, "1 force moves.");
    let [(Some("A"), "Force A", did)] = chits(chits_of[3])[..] else {
        panic!("{:?}", chits_of[3]);
    };
    assert!(
        did.starts_with("draws off ") && did.contains("west"),
        "{did}"
    );
}

#[test]
fn r8_34_nothing_seen_goes_by_and_names_the_force() {
    let game = looked(&[2]);
    let card = last(&game);
    assert_eq!((card.kind, card.waits), (Kind::NothingSeen, false));
    assert_eq!(card.headline, "Search 1 sees nothing of Force A");
    assert_eq!(card.score, None);
    let roll = card.roll.unwrap();
    assert_eq!((roll.die, roll.total), (Some(2), Some(1)));
    let strip = roll.strip.unwrap();
    assert_eq!((strip.title, strip.rule), ("Air Search", "8.34"));
    let means: Vec<bool> = strip
        .cells
        .iter()
        .map(|it| it.means == fight::Meaning::Good)
        .collect();
    assert_eq!(
        means.iter().filter(|good| **good).count(),
        5,
        "from ? on they are good"
    );
}

#[test]
fn r8_341_a_sighting_turns_the_chit_over_and_counts_the_score() {
    let game = looked(&[8, 1]);
    let card = last(&game);
    assert_eq!(
        (card.kind, card.tone, card.waits),
        (Kind::Sighting, Tone::Good, true)
    );
    assert_eq!(card.headline, "Force A is there: Carrier");
    assert!(
        card.sentence
            .starts_with("\u{201c}Search 1 to base, in hex "),
        "{}",
        card.sentence
    );
    assert!(
        card.sentence
            .ends_with("\u{201c}One of them looks like a flat top.\u{201d}")
    );
    assert_eq!(chits(&card), [(Some("Carrier"), "Force A", "")]);
    assert_eq!(
        facts(&card),
        [
            "Contact: undetected \u{2192} Located (Search 1, 6 hexes from where it took off)",
            "What is known: Level 0 \u{2192} Level 1, Carrier",
        ]
    );
    let score = card.score.unwrap();
    assert_eq!((score.before, score.change, score.after), (0, 1, 1));
}

#[test]
fn the_newest_sighting_of_the_turn_can_be_seen_again() {
    let game = looked(&[8, 1]);
    let shown = game.events();
    let (name, span) = moment::newest(shown).expect("it was seen");
    assert_eq!(name, "what Search 1 saw");
    assert_eq!(moment::moment(shown, span, game.table()), last(&game));
    let force = moment::force(shown, span).expect("it is about a force");
    assert_eq!(force.to_string(), "Force A");
    // Where nothing was seen there is nothing to show.
    assert_eq!(moment::newest(looked(&[2]).events()), None);
}

#[test]
fn r7_35_a_false_contact_is_struck_off() {
    let game = looked(&[10, 2]);
    let card = last(&game);
    assert_eq!(
        (card.kind, card.tone, card.waits),
        (Kind::Sighting, Tone::Even, true)
    );
    assert_eq!(card.headline, "Force A is a false contact");
    assert!(
        card.sentence.contains("Nothing but whitecaps."),
        "{}",
        card.sentence
    );
    assert_eq!(chits(&card), [(Some("False Contact"), "Force A", "")]);
    assert_eq!(card.facts.len(), 1);
    assert_eq!(card.score, None);
    assert_eq!(card.hexes.len(), 1, "where it was reported");
}

#[test]
fn the_die_comes_first_and_the_chit_lies_face_down_before_it_is_turned_over() {
    let game = looked(&[8, 1]);
    let all = game.events();
    let number = |is: &dyn Fn(&Event) -> bool| all.iter().position(|it| is(&it.event)).unwrap();
    let die = number(
        &|event| matches!(event, Event::Roll(roll) if matches!(roll.purpose, Purpose::Search(..))),
    );
    let at = |upto: usize| {
        let shown = &all[..upto];
        let span = moment::unfolding(shown, die - 1).expect("its card stands");
        let Event::Roll(roll) = &all[die].event else {
            unreachable!();
        };
        let rolling = (upto == die).then_some(roll);
        moment::card(shown, span, rolling, &game.table_after(upto))
    };
    assert!(fight::watched(&all[..die], &all[die]).is_some());
    let rolling = at(die);
    assert_eq!(rolling.headline, "Search 1 looks for Force A");
    assert!(
        rolling
            .sentence
            .ends_with("6 hexes from where it took off."),
        "{}",
        rolling.sentence
    );
    assert!(rolling.roll.as_ref().unwrap().is_rolling());
    assert!(rolling.chits.is_empty());
    assert_eq!(
        facts(&rolling)[0],
        "Contact: undetected (Search 1, 6 hexes from where it took off)"
    );
    let landed = at(die + 1);
    assert_eq!(landed.roll.as_ref().unwrap().total, Some(7));
    assert!(landed.chits.is_empty());
    let drawn = at(die + 2);
    assert_eq!(chits(&drawn), [(None, "Force A", "")]);
    let turned = at(die + 3);
    assert_eq!(chits(&turned), [(Some("Carrier"), "Force A", "")]);
    // One card from the first to the last.
    assert_eq!(
        moment::unfolding(&all[..die], die - 1).map(|it| it.from),
        Some(die - 1)
    );
    let end = moment::span(all, die - 1, all.len(), game.table()).map(|it| it.from);
    assert!(end.is_none_or(|from| from == die - 1));
}

#[test]
fn r8_14_contact_that_is_lost_waits_to_be_seen() {
    let scenario = SCENARIOS[3];
    let mut seen = 0;
    for seed in 0..6 {
        let mut game = Game::new(scenario, &[], seed).unwrap();
        Sensible.finish(&mut game);
        for card in cards(&game)
            .iter()
            .filter(|card| card.kind == Kind::ContactLost)
        {
            assert!(card.waits && card.tone == Tone::Bad, "{card:?}");
            let says = ["Contact with Force ", "Force "];
            assert!(
                says.iter().any(|it| card.headline.starts_with(it)),
                "{}",
                card.headline
            );
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen}");
}

/// Games of scenario 4 with all its options and without, by the staff and at random.
fn games() -> Vec<Game> {
    let offered = SCENARIOS[3].variants;
    let game = |seed: u64| {
        let options: Vec<Variant> = offered
            .iter()
            .enumerate()
            .filter(|(bit, _)| (seed * 7) >> bit & 1 == 1)
            .map(|(_, option)| *option)
            .collect();
        let mut game = Game::new(SCENARIOS[3], &options, seed).unwrap();
        match seed % 2 {
            0 => Sensible.finish(&mut game),
            _ => Random::new(seed).finish(&mut game),
        }
        game
    };
    (0..24).map(game).collect()
}

#[test]
fn no_card_and_no_line_tells_a_die_while_it_rolls_or_a_chit_before_it_is_drawn() {
    let (mut watched, mut picks) = (0, 0);
    for game in games() {
        let all = game.events();
        let mut table = Table::new(game.scenario().first_turn);
        let mut told = 0;
        for n in 0..all.len() {
            let shown = &all[..n];
            if let Some(roll) = fight::watched(shown, &all[n])
                && let Some(span) = moment::unfolding(shown, told)
            {
                // Whatever it will show, the card is the same.
                let card = moment::card(shown, span, Some(roll), &table);
                let mut other = roll.clone();
                other.die = 11 - roll.die;
                other.total = other.total - roll.die as i8 + other.die as i8;
                other.result = "something else".to_owned();
                assert_eq!(card, moment::card(shown, span, Some(&other), &table));
                let die = card.roll.expect("it rolls");
                assert!(die.is_rolling() && die.total.is_none());
                assert!(die.strip.unwrap().cells.iter().all(|cell| !cell.is_lit));
                let is_there = |line: &record::Line| line.number >= n;
                assert!(!record::recent(shown).iter().any(is_there));
                watched += 1;
            }
            if let Event::Forces(ForceEvent::LevelOneDrawn { chit, .. }) = &all[n].event
                && let Some(span) = moment::unfolding(shown, told)
            {
                let card = moment::card(shown, span, None, &table);
                // Of a double force other chits have been turned over before.
                let is_double = card.chits.iter().any(|chit| chit.face.is_some());
                let words = words(&card);
                let force = words.lines().next().unwrap_or_default().to_owned();
                assert!(
                    !words.contains(&format!(": {chit}")) || is_double,
                    "{force} tells {chit}"
                );
            }
            // The chit is in hand, face down: the lines under "Just now" do not name it either.
            if let Some(Event::Pick {
                what: Choice::LevelOne(_),
                picked,
                ..
            }) = shown.last().map(|last| &last.event)
            {
                let lines = record::recent(shown);
                assert!(lines.iter().all(|line| line.number + 1 < n), "{picked}");
                picks += 1;
            }
            table.apply(&all[n].event);
            if moment::span(all, told, n + 1, &table).is_some() || fight::is_over(all, n + 1) {
                told = n + 1;
            }
        }
    }
    assert!(watched > 500, "{watched}");
    assert!(picks > 50, "{picks}");
}

#[test]
fn r8_34_a_headline_gives_no_verdict_before_the_moment_ends_with_it() {
    const VERDICTS: [&str; 6] = [
        "nothing new",
        "again",
        "is there",
        "false contact",
        "two forces",
        "identified",
    ];
    let (mut unfolding, mut verdicts) = (0, 0);
    for game in games() {
        let all = game.events();
        let mut table = Table::new(game.scenario().first_turn);
        let mut told = 0;
        for n in 0..all.len() {
            let standing = moment::unfolding(&all[..n], told);
            if let Some(span) = standing.filter(|span| span.kind == Kind::Sighting) {
                let rolling = fight::watched(&all[..n], &all[n]);
                let card = moment::card(&all[..n], span, rolling, &table);
                assert!(
                    !VERDICTS.iter().any(|it| card.headline.contains(it)),
                    "{} before {:?}",
                    card.headline,
                    all[n].event
                );
                unfolding += 1;
            }
            table.apply(&all[n].event);
            if let Some(span) = moment::span(all, told, n + 1, &table) {
                let card = moment::moment(&all[..=n], span, &table);
                verdicts += usize::from(VERDICTS.iter().any(|it| card.headline.contains(it)));
            }
            if moment::span(all, told, n + 1, &table).is_some() || fight::is_over(all, n + 1) {
                told = n + 1;
            }
        }
    }
    assert!(unfolding > 1000 && verdicts > 100, "{unfolding} {verdicts}");
}

#[test]
fn every_sighting_has_one_card_and_every_contact_lost_another() {
    let mut struck_off = 0;
    for game in games() {
        let all = game.events();
        let cards = cards(&game);
        let of = |kind: Kind| cards.iter().filter(move |card| card.kind == kind);
        for card in &cards {
            let words = words(card);
            assert!(!words.contains("  "), "{words}");
            assert!(card.waits == card.kind.waits());
            if card.kind == Kind::NothingSeen {
                let vain = ["sees nothing of", "and nothing new", "finds nothing new of"];
                assert!(
                    vain.iter().any(|it| card.headline.contains(it)),
                    "{}",
                    card.headline
                );
            }
        }
        // 7.35: what was struck off was nothing to see.
        for card in of(Kind::SearchHome) {
            struck_off += usize::from(card.sentence.contains(" off: nothing was there."));
        }
        // Level 1 is a chit that was turned over on a card, of a search at least.
        let drawn = all
            .iter()
            .filter(|it| matches!(it.event, Event::Forces(ForceEvent::LevelOneDrawn { .. })));
        let faces = of(Kind::Sighting).flat_map(|card| &card.chits);
        let faces = faces.filter(|chit| chit.face.is_some()).count();
        assert!(faces <= drawn.count());
        let lost = all.iter().any(|it| {
            matches!(
                it.event,
                Event::Detection(DetectionEvent::Changed {
                    to: Detection::Undetected,
                    ..
                })
            )
        });
        assert_eq!(
            lost,
            of(Kind::ContactLost).any(|card| card.headline.contains("lost"))
        );
        // Every chit drawn stands on a card.
        let chits = all
            .iter()
            .filter(|it| matches!(it.event, Event::Forces(ForceEvent::Chit { .. })));
        let on_cards = cards
            .iter()
            .filter(|card| matches!(card.kind, Kind::Chits | Kind::ContactLost))
            .flat_map(|card| &card.chits);
        assert!(on_cards.count() >= chits.count());
        let no_op = ActivationChit::NoOp.to_string();
        assert!(
            cards
                .iter()
                .any(|card| card.chits.iter().any(|chit| chit.name == no_op))
        );
    }
    assert!(struck_off > 0);
}

#[test]
fn the_log_has_a_headline_for_each_phases_chits_and_each_search() {
    let mut game = Game::new(SCENARIOS[3], &[], 0).unwrap();
    Sensible.finish(&mut game);
    let shown = game.events();
    let fights = record::story(game.scenario(), shown).fights;
    let phases = record::phases(shown, &fights, record::Filter::Everything);
    let mut groups = Vec::new();
    for phase in &phases {
        for part in record::parts(shown, &fights, phase, record::Filter::Everything) {
            if let record::Part::Unseen(group) = part {
                assert!(group.note.ends_with('.'), "{}", group.note);
                groups.push(group);
            }
        }
    }
    let with = |start: &str| {
        groups
            .iter()
            .filter(|it| it.headline.starts_with(start))
            .count()
    };
    assert_eq!(with("Activation, phase "), 32);
    assert!(
        groups
            .iter()
            .any(|it| it.headline.starts_with("Search ") && it.headline.contains(" looks "))
    );
    assert!(groups.iter().any(|it| it.headline.ends_with(" flies home")));
    assert!(
        groups
            .iter()
            .any(|it| it.tone == Tone::Good && it.scored.is_some())
    );
    for group in groups.iter().take(400) {
        println!("{}: {} {:?}", group.headline, group.note, group.scored);
    }
    // Every event of searches and forces reads as a sentence.
    for happening in shown {
        if matches!(
            happening.event,
            Event::Forces(_)
                | Event::Searches(_)
                | Event::Detection(DetectionEvent::Changed { .. })
        ) {
            let text = happening.event.to_string();
            assert!(text.ends_with('.') && !text.contains("  "), "{text}");
            println!("  {text}");
        }
    }
}

#[test]
fn r3_21_no_chit_is_told_twice_and_each_says_what_it_did() {
    let (mut first, mut later, mut gone) = (0, 0, 0);
    for game in games() {
        for card in cards(&game) {
            if !matches!(card.kind, Kind::Chits | Kind::ContactLost) {
                continue;
            }
            let words = words(&card);
            assert!(
                card.chits.iter().all(|chit| !chit.did.is_empty()),
                "{words}"
            );
            assert!(!words.contains("moves nothing"), "{words}");
            let waits = card
                .chits
                .iter()
                .any(|chit| chit.did == "acts after Task Force 58");
            if waits {
                assert!(card.sentence.contains("Task Force 58 may move"), "{words}");
                let is_first = card.sentence.contains("may move first");
                assert!(!(is_first && card.sentence.contains("No force")), "{words}");
                first += 1;
            }
            if card.headline.starts_with("After Task Force 58") {
                assert!(!words.contains("US Move"), "{words}");
                later += 1;
            }
            let is_gone = |did: &str| did == "is gone: its chit does nothing";
            gone += card.chits.iter().filter(|chit| is_gone(&chit.did)).count();
            if card.headline.contains("is lost") {
                let lost = ["its counter still moves", "their counters still move"];
                assert!(lost.iter().any(|it| card.sentence.contains(it)), "{words}");
            }
        }
        // The chits of a phase are all on its first card.
        let all = game.events();
        let drawn = |it: &&carrier_battle::engine::Happening| {
            matches!(it.event, Event::Forces(ForceEvent::Chit { .. }))
        };
        let drawn = all.iter().filter(drawn).count();
        let on_first = cards(&game)
            .into_iter()
            .filter(|card| matches!(card.kind, Kind::Chits | Kind::ContactLost))
            .flat_map(|card| card.chits)
            .count();
        assert!(on_first >= drawn, "{on_first} {drawn}");
    }
    assert!(
        first > 20 && later > 10 && gone > 3,
        "{first} {later} {gone}"
    );
}
