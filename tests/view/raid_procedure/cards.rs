//! The cards of a force that comes up, with chosen dice.

use crate::view::card_parts::CardParts;
use carrier_battle::engine::Scope;
use carrier_battle::engine::forces::ActivationChit;
use carrier_battle::engine::forces::{Carriers, Force, ForceId, Hits, Intelligence, LevelOne};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{
    ButaiEvent, Event, EventRecord, ForceEvent, ForceMove, GameTime, NoRaid, ProcedureEvent,
    Purpose, Record, RumourSetup, SegmentId, Turn, Variant,
};
use carrier_battle::view::card::Tone;
use carrier_battle::view::enemy;
use carrier_battle::view::fight::{self, Meaning};
use carrier_battle::view::record;
use carrier_battle::view::shown_record::ShownRecord;

use super::*;
use crate::common::scripted_with;

/// Scenario 5 with one report, eight hexes west of the task force, and two chits of Level 1.
static ONE_REPORT: Scenario = Scenario {
    first_turn: Turn::at(19, 1210),
    turns: 2,
    rumours: Some(RumourSetup {
        hexes: &[HexId::at(1117)],
        level_one_cup: &[(LevelOne::Carrier, 1), (LevelOne::Surface, 1)],
        retiring: false,
    }),
    ..*SCENARIOS[4]
};

/// The compass, the force's chit, the nearer of two task groups.
const BEFORE: [u8; 3] = [5, 1, 1];

/// The game up to its first question, with these dice of the procedure.
fn came_up(dice: &[u8]) -> Game {
    let after = [1; 20];
    let dice: Vec<u8> = BEFORE.iter().chain(dice).chain(&after).copied().collect();
    scripted_with(&ONE_REPORT, &[], &dice)
}

fn card(game: &Game) -> EventCard {
    let mut cards = cards(game).into_iter();
    let of_force = cards.find(|card| OF_FORCES.contains(&card.kind));
    of_force.expect("the force comes up")
}

fn answers(card: &EventCard) -> Vec<String> {
    let steps = steps(card).iter();
    steps
        .map(|step| format!("{} {}", step.letter, step.answer))
        .collect()
}

#[test]
fn r3_1_the_chits_of_a_phase_are_drawn_on_a_card_before_the_first_comes_up() {
    let game = came_up(&[1]);
    let cards = cards(&game);
    let [draw, card, ..] = &cards[..] else {
        panic!("{cards:#?}");
    };
    assert_eq!((draw.kind, card.kind), (CardKind::Draw, CardKind::ComesUp));
    assert_eq!(draw.outcome().headline, "Chits of this phase: Force A");
    assert_eq!(draw.chits()[0].did, "comes up first");
    assert!(draw.procedure().is_none() && !draw.waits);
}

#[test]
fn r10_1_a_force_that_does_not_strike_is_brief_and_shows_what_it_came_to() {
    let card = card(&came_up(&[1]));
    assert_eq!(
        (card.kind, card.outcome().tone, card.waits),
        (CardKind::ComesUp, Tone::Even, false)
    );
    assert_eq!(card.outcome().headline, "Force A does not strike");
    assert_eq!(answers(&card), ["A yes", "B they do not"]);
    let b = &steps(&card)[1];
    assert_eq!(
        b.question,
        "If this were a carrier force, would it strike now?"
    );
    assert_eq!(
        b.detail,
        "Task Group 58.2 is 8 hexes off; in the 1210 turn raids go out to 14."
    );
    assert_eq!(b.state, StepState::Ends);
    let strip = b.die.as_ref().and_then(|die| die.strip.as_ref()).unwrap();
    let bad = strip.cells.iter().filter(|it| it.means == Meaning::Bad);
    assert_eq!((bad.count(), strip.cells.len()), (6, 10));
    assert!(strip.cells[0].is_lit);
    // Where it went then.
    assert!(card.facts().iter().any(|fact| fact.label == "Course"));
}

#[test]
fn r10_1_what_is_called_back_is_shown_and_counts_for_nothing() {
    let game = came_up(&[8, 2]);
    let card = card(&game);
    assert_eq!((card.kind, card.waits), (CardKind::CalledBack, false));
    assert_eq!(
        card.outcome().headline,
        "Force A would strike, if it had carriers"
    );
    assert_eq!(answers(&card), ["A yes", "B they strike", "C no carriers"]);
    let c = &steps(&card)[2];
    assert!(c.is_void && c.state == StepState::Ends);
    assert_eq!(c.chits[0].face.as_deref(), Some("Surface"));
    assert!(c.detail.contains("counts for nothing"), "{}", c.detail);
    // It is on the chart as before, and its card knows nothing new.
    let force = game.table().force(ForceId::Letter('A')).unwrap();
    assert_eq!(force.intelligence.level(), 0);
}

#[test]
fn r10_1_a_raid_waits_with_its_radar_contact() {
    let game = came_up(&[8, 1, 8, 5]);
    let card = card(&game);
    assert_eq!(
        (card.kind, card.outcome().tone, card.waits),
        (CardKind::RaidLaunched, Tone::Bad, true)
    );
    assert_eq!(
        card.outcome().headline,
        "Radar contact: 2 raids, 12 air points"
    );
    let sentence = card.outcome().sentence.as_str();
    assert!(
        sentence.contains("They come from Force A, which is Butai 1 from now on, ")
            && sentence.ends_with(" of TF 58."),
        "{sentence}"
    );
    assert_eq!(
        answers(&card),
        [
            "A yes",
            "B they strike",
            "C carriers",
            "D 12 points",
            "E 7 points, then 5",
            "F all of them",
            "G 3 hexes west",
        ]
    );
    assert_eq!(steps(&card)[6].state, StepState::Raid);
    let dice = steps(&card).iter().filter(|step| step.die.is_some());
    assert_eq!(
        dice.map(|step| step.letter).collect::<String>(),
        "BEG",
        "each die on its chart"
    );
    assert!(card.hexes.len() == 2, "where the raids are");
    // It can be looked at again, from the lines under "Just now" and from the log.
    let (shown, record) = (game.events(), ShownRecord::all(&game));
    let (name, span) = event_card::newest_activation(record).expect("one came up");
    assert_eq!(name, "how Force A came up");
    let again = event_card::finished_card(record, span, &game.table_after(span.upto));
    assert_eq!(again, card);
    let begins = shown
        .iter()
        .position(|it| matches!(it.event, Event::Procedure(_)))
        .unwrap();
    assert_eq!(record::goal(record, begins), Some(record::Goal::Card(span)));
}

#[test]
fn the_die_comes_first_and_the_chit_lies_face_down_before_it_is_turned_over() {
    let game = came_up(&[8, 1, 8, 5]);
    let all = game.events();
    let die = all
        .iter()
        .position(|it| matches!(&it.event, Event::Roll(roll) if matches!(roll.purpose, Purpose::WouldRaid(_))))
        .unwrap();
    let at = |upto: usize| {
        let shown = ShownRecord::new(game.record(), upto);
        let span = event_card::in_progress(shown, 0, upto == die).expect("its card stands");
        let rolling = fight::watched(shown, 0).filter(|_| upto == die);
        event_card::card(shown, span, rolling, &game.table_after(upto))
    };
    let rolling = at(die);
    assert_eq!(
        rolling.outcome().headline,
        "Force A comes up. Would it strike?"
    );
    assert_eq!(letters(&rolling), "AB");
    assert!(steps(&rolling)[1].die.as_ref().unwrap().is_rolling());
    assert_eq!(steps(&rolling)[1].state, StepState::Asked);
    let landed = at(die + 1);
    assert_eq!(answers(&landed), ["A yes", "B they strike"]);
    let drawn = at(die + 2);
    assert_eq!(steps(&drawn)[2].chits[0].face, None);
    assert_eq!(steps(&drawn)[2].chits[0].name, "Force A");
    assert_eq!(steps(&drawn)[2].state, StepState::Asked);
    let turned = at(die + 3);
    assert_eq!(steps(&turned)[2].chits[0].face.as_deref(), Some("Carrier"));
    // One headline from the first to the last.
    assert_eq!(turned.outcome().headline, rolling.outcome().headline);
}

/// 9.12, 10.1: its display has a box for every point, and says when it can come again.
#[test]
fn r9_12_the_display_of_a_butai_shows_every_point() {
    let game = came_up(&[8, 1, 8, 5]);
    let displays = enemy::displays(game.scenario(), game.table());
    let display = &displays[&ForceId::Butai(1)];
    let labels: Vec<String> = display.in_the_air.iter().map(|it| it.label()).collect();
    assert_eq!(labels.len(), 2);
    assert!(
        labels[0].starts_with("Raid 1: 7 points, arrives"),
        "{labels:?}"
    );
    assert!(
        labels[1].starts_with("Raid 2, second wave: 5 points"),
        "{labels:?}"
    );
    assert_eq!(
        display.strength,
        "It has shown 12 air points so far; every carrier force of this battle has 18."
    );
    let titles: Vec<&str> = display
        .coming_home
        .iter()
        .map(|it| it.title.as_str())
        .collect();
    assert_eq!(
        titles,
        ["12+ hexes", "8\u{2013}11", "4\u{2013}7", "0\u{2013}3"]
    );
    let titles: Vec<&str> = display
        .turnaround
        .iter()
        .map(|it| it.title.as_str())
        .collect();
    assert_eq!(
        titles,
        [
            "Servicing",
            "Servicing",
            "Ready, 0\u{2013}3",
            "Ready, 0\u{2013}7",
            "Ready, 0\u{2013}11",
            "Ready, any range"
        ]
    );
    let ready = display.turnaround.iter().map(|it| it.is_ready);
    let ready: Vec<bool> = ready.collect();
    assert_eq!(ready, [false, false, true, true, true, true]);
    assert_eq!(display.lost.points, 0);
    // Its chit is spent; six of its eighteen points have not flown yet.
    assert!(
        display
            .next
            .starts_with("Next raid: from 1330, phase 1 of the next turn, on"),
        "{}",
        display.next
    );
    assert!(
        display.next.contains("6 points at most"),
        "{}",
        display.next
    );
    assert!(enemy::displays(SCENARIOS[3], game.table()).is_empty());
}

/// 9.25, 9.26, 12.23: by the full procedure the display says the air value of carriers that are counted, ten for a CV
/// and four for a CVL, or known, and permanent hits alone take a point each.
#[test]
fn r9_25_r9_26_the_display_says_the_air_value_of_counted_and_of_known_carriers() {
    let full = [Variant::FullRaidProcedure];
    let game = Game::new(SCENARIOS[4], &full, 1).unwrap();
    let mut table = game.table().clone();
    let butai = ForceId::Butai(1);
    let hits = |permanent: u8| Hits {
        current: 3,
        previous: 0,
        permanent,
    };
    let mut says = |intelligence: Intelligence, ships: &[&str]| {
        table.forces = vec![Force {
            intelligence,
            ships: ships
                .iter()
                .filter_map(|name| ShipId::named(name))
                .collect(),
            hits: hits(3),
            ..Force::unseen(butai, HexId::at(1117))
        }];
        table.damage = vec![(ShipId::named("Shokaku").unwrap(), hits(2))];
        enemy::displays(game.scenario(), &table)[&butai]
            .strength
            .clone()
    };
    let nothing = "It has shown no planes yet;";
    assert_eq!(
        says(Intelligence::Level3Carriers(Carriers::new(2, 1)), &[]),
        format!("{nothing} the air value of its carriers is 21.")
    );
    assert_eq!(
        says(Intelligence::Level4Carriers, &["Shokaku", "Zuiho"]),
        format!("{nothing} the air value of its carriers is 12.")
    );
    assert_eq!(
        says(Intelligence::Level1(LevelOne::Carrier), &[]),
        format!("{nothing} it may have more.")
    );
}

const A: ForceId = ForceId::Letter('A');

/// The card of force A, which is asked in vain and then does this.
fn acts(events: Vec<Event>) -> EventCard {
    let game = came_up(&[1]);
    let at = GameTime {
        turn: Turn::at(19, 1330),
        phase: 1,
        segment: Some(SegmentId::Activation),
    };
    let asked = [
        Event::Procedure(ProcedureEvent::Begins {
            force: A.into(),
            raids: 0,
        }),
        Event::Procedure(ProcedureEvent::NoRaid {
            force: A.into(),
            why: NoRaid::Retires,
        }),
    ];
    let acts = asked.into_iter().chain(events);
    let begins = game.events()[..1].iter().cloned();
    let all: Vec<EventRecord> = begins
        .chain(acts.map(|event| EventRecord {
            at,
            span: Record::GAME,
            event,
        }))
        .collect();
    let mut record = Record::default();
    record.open(Scope::Chit {
        chit: ActivationChit::Force(A),
    });
    for it in &all {
        let is_asked = matches!(it.event, Event::Procedure(ProcedureEvent::Begins { .. }));
        if is_asked {
            record.open(Scope::RaidProcedure { by: A.into() });
        }
        record.push(it.at, it.event.clone());
    }
    (1..record.spans().len()).for_each(|_| record.close());
    let shown = ShownRecord::new(&record, all.len());
    let span = event_card::ending(shown, 1, || game.table().clone()).expect("it is over");
    event_card::finished_card(shown, span, game.table())
}

fn facts(card: &EventCard) -> Vec<String> {
    let facts = card.facts().iter();
    facts
        .map(|fact| format!("{}: {} ({})", fact.label, fact.value, fact.note))
        .collect()
}

fn ship(name: &str) -> ShipId {
    ShipId::named(name).unwrap()
}

/// 7.21: every way to move has its own words, and staying too.
#[test]
fn r7_21_a_card_says_where_a_force_goes_and_why() {
    let moved = |why: ForceMove| {
        let card = acts(vec![Event::Forces(ForceEvent::Moved {
            what: A,
            from: HexId::at(1117),
            to: HexId::at(1116),
            why,
        })]);
        assert_eq!((card.kind, card.waits), (CardKind::ComesUp, false));
        facts(&card).pop().unwrap()
    };
    let ways = [
        ForceMove::Mission,
        ForceMove::Retirement,
        ForceMove::OpensRange,
        ForceMove::ClosesIn,
        ForceMove::ForCripple,
    ];
    let mut told: Vec<String> = ways.map(moved).to_vec();
    assert!(
        told.iter()
            .all(|fact| fact.starts_with("Course: east to 1116 (")),
        "{told:?}"
    );
    told.dedup();
    assert_eq!(told.len(), 5);
    assert!(facts(&acts(Vec::new()))[0].starts_with("Course: keeps its hex"));
}

/// 7.23, 12.41, 9.11: what it leaves behind, what it is called now, and that it has got past.
#[test]
fn r7_23_r12_41_a_card_says_what_is_left_behind_and_who_got_past() {
    let left = acts(vec![Event::Butai(ButaiEvent::LeftBehind {
        what: ForceId::Cripple(ship("Taiho")),
        ship: ship("Taiho"),
        force: A,
        hex: HexId::at(1117),
    })]);
    assert!(
        facts(&left)
            .iter()
            .any(|fact| fact.starts_with("Left behind: Taiho")),
        "{left:?}"
    );
    let past = acts(vec![
        Event::Butai(ButaiEvent::CounterReplaced {
            force: A,
            by: ForceId::Butai(1),
            hex: HexId::at(1101),
        }),
        Event::Butai(ButaiEvent::Exited {
            what: ForceId::Butai(1),
            from: HexId::at(1101),
            ships: vec![ship("Taiho"), ship("Shokaku")],
        }),
    ]);
    assert_eq!((past.kind, past.waits), (CardKind::ForceGone, true));
    assert_eq!(past.outcome().tone, Tone::Bad);
    assert_eq!(past.outcome().headline, "Butai 1 is past you, with 2 ships");
    assert!(
        facts(&past)
            .iter()
            .any(|fact| fact.starts_with("Its counter: Butai 1 (was Force A")),
        "{past:?}"
    );
    assert_eq!(past.hexes, [HexId::at(1101)]);
}
