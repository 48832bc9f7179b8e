//! Task groups, decks and the Battle Line.

mod drag;

use carrier_battle::engine::Scenario;
use carrier_battle::engine::fleet::{AirStep, BATTLE_LINE_GROUP, TaskGroupId, UnitSet};
use carrier_battle::engine::plan::Plan;
use carrier_battle::engine::ships::ShipSet;
use carrier_battle::engine::{DamageEvent, Decision, Deck, DeckEvent, Event, Game, Order, Table};
use carrier_battle::view::fleet::{self, CarrierView, Look, Mark, PlaneView, Zone, ZoneView};
use carrier_battle::view::{Activity, takes_several};

use crate::common::decks::*;
use crate::common::*;

use AirStep::{Land, Launch, Lower, Raise, Service};

const GROUP: TaskGroupId = CARRIER_GROUPS[0];

/// A table in a step of air operations, with these units selected.
fn look<'a>(table: &'a Table, selected: &[&str]) -> Look<'a> {
    Look {
        table,
        selected: units(selected),
        decision: table.air_step.map(|step| Decision::AirOperations { step }),
    }
}

/// Wasp with units in every box, in a step.
fn wasp(step: AirStep) -> Table {
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Ready, &["F6F 7"]);
    put(&mut table, "Wasp", Deck::Landing, &["SB2C 4"]);
    put(&mut table, "Wasp", Deck::Servicing, &["F6F 8"]);
    put(&mut table, "Wasp", Deck::Hangar, &["F6F 9", "TBF 1"]);
    table.apply(&Event::Decks(DeckEvent::AirStep { step }));
    table
}

fn shown(look: &Look, name: &str) -> CarrierView {
    fleet::carrier(look, carrier(name)).unwrap()
}

fn zone(look: &Look, zone: Zone) -> ZoneView {
    ZoneView::new(look, zone)
}

fn names(planes: &[PlaneView]) -> Vec<String> {
    planes.iter().map(|plane| plane.unit.to_string()).collect()
}

#[test]
fn a_carrier_shows_her_boxes_and_what_is_free_in_them() {
    let table = wasp(Launch);
    let wasp = shown(&look(&table, &["F6F 7"]), "Wasp");
    assert_eq!(wasp.name, "Wasp");
    assert_eq!(wasp.figures, "CV \u{b7} AA 10");
    assert!(!wasp.is_sunk && !wasp.is_closed && !wasp.burns);
    let of = |deck| {
        let shown = wasp.at(deck).unwrap();
        (shown.heading.as_str(), names(&shown.planes), shown.free)
    };
    let planes = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(of(Deck::Ready), ("Ready", planes(&["F6F 7"]), 1));
    assert_eq!(of(Deck::Landing), ("Landed", planes(&["SB2C 4"]), 0));
    assert_eq!(of(Deck::Servicing), ("Servicing", planes(&["F6F 8"]), 1));
    assert_eq!(of(Deck::Hangar), ("Hangar", planes(&["TBF 1", "F6F 9"]), 0));
    let note = |deck| wasp.at(deck).unwrap().note.clone().unwrap();
    assert_eq!(note(Deck::Ready), "1 of 3 places free on deck");
    assert_eq!(note(Deck::Servicing), "1/2");
    assert_eq!(note(Deck::Hangar), "5/8");
    assert_eq!(wasp.at(Deck::Hangar).unwrap().counts, "aboard");
    let ready = &wasp.at(Deck::Ready).unwrap().planes[0];
    assert_eq!(ready.name, "F6F");
    assert_eq!(ready.label, "F6F 7, Hellcat, Ready on Wasp");
    assert!(ready.is_selected && ready.is_open);
}

#[test]
fn the_limits_are_those_of_her_type_and_damage() {
    let mut table = carriers();
    let limits = |table: &Table, name: &str| {
        let view = shown(&look(table, &[]), name);
        let free = |deck| view.at(deck).unwrap().free;
        let aboard = view.at(Deck::Hangar).unwrap().note.clone();
        (free(Deck::Ready), free(Deck::Servicing), aboard.unwrap())
    };
    assert_eq!(limits(&table, "Wasp"), (3, 2, "0/8".to_owned()));
    assert_eq!(limits(&table, "Cabot"), (1, 1, "0/3".to_owned()));
    assert!(
        shown(&look(&table, &[]), "Cabot")
            .figures
            .starts_with("CVL")
    );
    // Heavy damage (12.11).
    hit(&mut table, "Wasp", 4);
    hit(&mut table, "Cabot", 3);
    assert_eq!(limits(&table, "Wasp"), (2, 1, "0/8".to_owned()));
    assert_eq!(limits(&table, "Cabot"), (0, 0, "0/3".to_owned()));
}

#[test]
fn damage_fire_and_a_crash_are_said_in_words() {
    let mut table = carriers();
    assert_eq!(shown(&look(&table, &[]), "Wasp").state.hits, None);
    hit(&mut table, "Wasp", 4);
    let carrier = carrier("Wasp");
    table.apply(&Event::Damage(DamageEvent::FireBrokeOut { carrier }));
    table.apply(&Event::Damage(DamageEvent::DeckInoperative { carrier }));
    table.apply(&Event::Decks(DeckEvent::Crash { carrier }));
    let wasp = shown(&look(&table, &[]), "Wasp");
    let hits = wasp.state.hits.unwrap();
    assert_eq!(hits.label, format!("4 hits of {}", hits.capacity));
    let words: Vec<&str> = wasp.state.marks.iter().map(|mark| &*mark.text).collect();
    let level = format!("fire {}", table.deck(carrier).unwrap().fires[0]);
    let expected = ["heavy damage", &level, "deck inoperative", "deck crash"];
    assert_eq!(words, expected);
    assert!(wasp.state.marks[1].is_fire && wasp.burns && wasp.is_closed);
    // What was done is said only of a sound ship.
    assert_eq!(wasp.state.handled, "");
}

#[test]
fn a_deck_crash_is_trouble_in_every_display() {
    let mut table = wasp(Launch);
    let carrier = carrier("Wasp");
    table.apply(&Event::Decks(DeckEvent::Crash { carrier }));
    let wasp = shown(&look(&table, &[]), "Wasp");
    assert_eq!(wasp.state.marks[0].text, "deck crash");
    assert!(wasp.is_closed);
    let groups = fleet::fleet_at_a_glance(&table).unwrap();
    let mut all = groups.iter().flat_map(|group| &group.carriers);
    let glance = all.find(|it| it.carrier == carrier).unwrap();
    assert_eq!(
        glance.words,
        "Wasp: 1 ready, 1 landed, 1 in servicing, 2 in the hangar, deck crash"
    );
    assert!(glance.is_in_trouble());
    let game = new_game(7);
    let groups = fleet::task_force(&game, &table, true);
    let mut all = groups.iter().flat_map(|group| &group.carriers);
    let listed = all.find(|it| it.carrier == carrier).unwrap();
    assert_eq!((&*listed.note, listed.is_in_trouble), ("deck crash", true));
}

#[test]
fn of_a_sunk_carrier_only_that_is_said() {
    let mut table = carriers();
    hit(&mut table, "Cabot", 6);
    table.apply(&Event::Damage(DamageEvent::Sunk {
        ship: named("Cabot"),
    }));
    let cabot = shown(&look(&table, &[]), "Cabot");
    assert_eq!((&*cabot.figures, cabot.is_sunk), ("sunk", true));
}

#[test]
fn what_a_carrier_has_done_in_the_segment_is_said() {
    let mut table = wasp(Raise);
    handled(&mut table, "Wasp", "F6F 9", Deck::Hangar, Deck::Servicing);
    handled(&mut table, "Wasp", "F6F 7", Deck::Ready, Deck::Servicing);
    let state = shown(&look(&table, &[]), "Wasp").state;
    assert_eq!(state.handled, "1 servicing move, 1 lowered");
}

#[test]
fn each_step_lights_the_zones_a_unit_may_go_to() {
    let lit = |step, unit: &str| {
        let table = wasp(step);
        let look = look(&table, &[unit]);
        let boxes = Deck::ALL.map(|deck| Zone::Box(carrier("Wasp"), deck));
        let all = boxes.into_iter().chain([Zone::Patrol(GROUP)]);
        all.filter(|at| zone(&look, *at).accepts())
            .map(|at| at.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(lit(Launch, "F6F 7"), [format!("CAP/{GROUP}")]);
    assert_eq!(lit(Launch, "F6F 8"), [""; 0]);
    assert_eq!(lit(Raise, "F6F 8"), ["Wasp/Ready"]);
    assert_eq!(lit(Service, "F6F 9"), ["Wasp/Servicing"]);
    assert_eq!(lit(Service, "F6F 8"), ["Wasp/Hangar"]);
    assert_eq!(lit(Lower, "F6F 7"), ["Wasp/Servicing"]);
    assert_eq!(lit(Lower, "SB2C 4"), ["Wasp/Hangar"]);
    let mut table = wasp(Land);
    launched(&mut table, "Intercept 1", &["F6F 7"]);
    begin_operations(&mut table);
    table.apply(&Event::Decks(DeckEvent::AirStep { step: Land }));
    let look = look(&table, &["F6F 7"]);
    let landing = zone(&look, Zone::Box(carrier("Wasp"), Deck::Landing));
    assert_eq!(landing.refusal(), None);
    assert_eq!(landing.offer.unwrap().label, "Move F6F 7 to Landed, Wasp");
}

#[test]
fn a_zone_says_why_a_unit_may_not_go_there() {
    let table = wasp(Launch);
    let one = look(&table, &["F6F 7"]);
    let why = |look: &Look, at| zone(look, at).refusal().unwrap().to_owned();
    let servicing = why(&one, Zone::Box(carrier("Wasp"), Deck::Servicing));
    assert!(servicing.ends_with("(6.23)."), "{servicing}");
    assert!(servicing.starts_with(char::is_uppercase), "{servicing}");
    let elsewhere = why(&one, Zone::Box(carrier("Cabot"), Deck::Ready));
    assert!(elsewhere.contains("not aboard Cabot"), "{elsewhere}");
    let bomber = look(&table, &["SB2C 4"]);
    assert_ne!(why(&bomber, Zone::Patrol(GROUP)), "");
    // Two units, of which one may not go.
    let both = look(&table, &["F6F 7", "F6F 8"]);
    let offer = zone(&both, Zone::Patrol(GROUP)).offer.unwrap();
    assert_eq!(
        offer.label,
        "Move 2\u{a0}F6F to patrol over Task Group 58.2"
    );
    assert!(offer.refusal.is_some());
    // Nothing is offered while nothing is selected, or something else is asked.
    assert_eq!(zone(&look(&table, &[]), Zone::Patrol(GROUP)).offer, None);
    let elsewhere = Look {
        decision: Some(Decision::AirMovement),
        ..one
    };
    assert_eq!(zone(&elsewhere, Zone::Patrol(GROUP)).offer, None);
}

#[test]
fn units_are_open_in_air_operations_and_landed_ones_at_every_question() {
    let table = wasp(Launch);
    let open = |decision| {
        let look = Look {
            decision,
            ..look(&table, &[])
        };
        let wasp = shown(&look, "Wasp");
        Deck::ALL.map(|deck| wasp.at(deck).unwrap().planes[0].is_open)
    };
    let operations = Decision::AirOperations { step: Launch };
    assert_eq!(open(Some(operations)), [true; 4]);
    // To be pushed over the side (6.291).
    assert_eq!(
        open(Some(Decision::AirMovement)),
        [false, true, false, false]
    );
    assert_eq!(open(None), [false; 4]);
}

#[test]
fn a_task_group_shows_her_guns_patrols_and_screen() {
    let mut table = carriers();
    let head = fleet::task_group(&table, GROUP).unwrap();
    assert_eq!((&*head.name, &*head.hex), ("Task Group 58.2", "hex 1109"));
    assert!(head.guns.starts_with("AA "), "{}", head.guns);
    assert_eq!(fleet::cap_box(&table, LINE), None);
    put(&mut table, "Wasp", Deck::Ready, &["F6F 7"]);
    let empty = fleet::cap_box(&table, GROUP).unwrap();
    assert_eq!((&*empty.heading, empty.free), ("CAP 0/3", 3));
    table.apply(&Event::Decks(DeckEvent::CapLaunched {
        what: named("CAP 58.2"),
        display: 4,
        units: units(&["F6F 7"]),
    }));
    let cap = fleet::cap_box(&table, GROUP).unwrap();
    assert_eq!((&*cap.heading, cap.free), ("CAP 1/3", 2));
    assert_eq!(cap.patrols[0].title, "CAP 58.2, first patrol of 58.2");
    assert_eq!(names(&cap.patrols[0].planes), ["F6F 7"]);
    assert!(!cap.patrols[0].planes[0].is_open);

    let screen = fleet::screen(&table, GROUP).unwrap();
    assert!(screen.summary.starts_with("Screen: "), "{}", screen.summary);
    let line = fleet::screen(&table, LINE).unwrap();
    assert_eq!(line.summary, "Ships: 11 ship counters");
    hit(&mut table, "Iowa", 6);
    let line = fleet::screen(&table, LINE).unwrap();
    assert!(line.ships.contains("(6 hits, "), "{}", line.ships);
}

#[test]
fn the_glance_counts_what_stands_on_and_under_every_deck() {
    let mut table = wasp(Launch);
    hit(&mut table, "Cabot", 1);
    table.apply(&Event::Damage(DamageEvent::FireBrokeOut {
        carrier: carrier("Cabot"),
    }));
    let groups = fleet::fleet_at_a_glance(&table).unwrap();
    let group = groups.iter().find(|group| group.group == GROUP).unwrap();
    assert_eq!(group.name, "TG 58.2");
    assert!(group.figures.ends_with("CAP 0"), "{}", group.figures);
    let wasp = group.carriers.iter().find(|it| it.name == "Wasp").unwrap();
    assert_eq!(
        wasp.words,
        "Wasp: 1 ready, 1 landed, 1 in servicing, 2 in the hangar, sound"
    );
    assert!(!wasp.is_in_trouble());
    let (ready, landed) = (unit("F6F 7"), unit("SB2C 4"));
    let on_deck = [Mark::Ready(ready), Mark::Landed(landed), Mark::Free];
    assert_eq!(wasp.on_deck, on_deck);
    assert_eq!(wasp.in_servicing, [Mark::Servicing(unit("F6F 8"))]);
    let cabot = group.carriers.iter().find(|it| it.name == "Cabot");
    let cabot = cabot.unwrap();
    assert!(cabot.words.ends_with("on fire"), "{}", cabot.words);
    assert!(cabot.is_in_trouble());
    // Where nothing is aboard there is nothing to look at.
    assert_eq!(fleet::fleet_at_a_glance(new_game(7).table()), None);
}

#[test]
fn without_decks_the_task_groups_are_a_list_with_their_patrols_to_place() {
    let game = new_game(7);
    assert!(!fleet::decks_are_used(game.table()));
    let groups = fleet::task_force(&game, game.table(), true);
    let patrols: Vec<_> = groups.iter().flat_map(|group| &group.patrols).collect();
    assert!(!patrols.is_empty());
    let place = &patrols[0].place;
    assert_eq!(
        place.label,
        "Place on the chart \u{b7} the die gives its fuel"
    );
    assert_eq!(place.refusal, None);
    let carriers: Vec<_> = groups.iter().flat_map(|group| &group.carriers).collect();
    assert!(carriers.iter().any(|carrier| carrier.note == "CV"));
    assert!(carriers.iter().any(|carrier| carrier.note == "CVL"));
    // Nothing is placed while events are being shown.
    let groups = fleet::task_force(&game, game.table(), false);
    let place = groups.iter().flat_map(|group| &group.patrols).next();
    assert_eq!(
        place.unwrap().place.refusal.as_deref(),
        Some("Events are being shown.")
    );
}

#[test]
fn ships_are_detached_from_the_battle_line_alone() {
    let mut game = Game::new(scenario_3(), &[], 7).unwrap();
    let detachment = |game: &Game, activity| fleet::detachment(game, BATTLE_LINE_GROUP, activity);
    assert_eq!(fleet::detachment(&game, GROUP, Activity::None), None);
    let offered = detachment(&game, Activity::None);
    assert!(!offered.unwrap().is_begun());
    let choosing = |ships: ShipSet| detachment(&game, Activity::Detaching(ships)).unwrap();
    let none = choosing(ShipSet::default());
    assert_eq!(none.ships.len(), 11);
    assert!(none.answer.refusal.is_some());
    let iowa = [named("Iowa")].into_iter().collect();
    let one = choosing(iowa);
    let chosen: Vec<&str> = one
        .ships
        .iter()
        .filter(|choice| choice.is_chosen)
        .map(|choice| &*choice.name)
        .collect();
    assert_eq!(chosen, ["Iowa"]);
    assert_eq!(one.answer.refusal, None);
    let groups = fleet::task_groups(game.table()).len();
    play(&mut game, Order::Detach { ships: iowa });
    let surface = fleet::task_groups(game.table());
    assert_eq!(surface.len(), groups + 1);
    let surface = surface.last().copied().unwrap();
    let screen = fleet::screen(game.table(), surface).unwrap();
    assert_eq!(screen.summary, "Ships: 1 ship counter");
}

#[test]
fn a_carrier_with_armed_planes_is_marked_while_a_raid_is_near() {
    let mut game = scripted_with(&ONE_RAID, &[], &[1]);
    pass_to_step(&mut game, 1, 1, Launch);
    let mut table = game.table().clone();
    let mark = |table: &Table, name| shown(&look(table, &[]), name).danger;
    let wasp = mark(&table, "Wasp").unwrap();
    assert_eq!(wasp.text, "2 armed, raid in 1 phase");
    assert_eq!(
        wasp.title,
        "2 armed on deck, 1 in servicing, raid in 1 phase (Raid 1): a hit would start a fire on 6 to 10 (12.31)"
    );
    // Only what is being armed below; and with nothing at all, nothing.
    for deck in &mut table.decks {
        deck.ready = UnitSet::EMPTY;
    }
    table.raids[0].hex = hex("1113");
    let wasp = mark(&table, "Wasp").unwrap();
    assert_eq!(wasp.text, "1 in servicing, raid in 2 phases");
    for deck in &mut table.decks {
        deck.servicing = UnitSet::EMPTY;
    }
    assert_eq!(mark(&table, "Wasp"), None);
    assert_eq!(mark(quiet().table(), "Wasp"), None, "no raid");
}

/// Several units are selected where they take off together, or fly a search.
#[test]
fn several_units_are_selected_where_they_go_together() {
    let several = |step: AirStep| takes_several(Some(Decision::AirOperations { step }));
    assert!(several(Launch) && takes_several(Some(Decision::AirSearch)));
    for step in AirStep::ALL {
        assert_eq!(several(step), step.takes_several());
    }
    assert!(!takes_several(Some(Decision::AirMovement)) && !takes_several(None));
}

/// 8.2: the plan that keeps searchers ready is offered where searches fly.
#[test]
fn r8_2_searchers_are_offered_where_searches_fly() {
    let offered =
        |number: u8| -> Vec<Plan> { Plan::offered(Scenario::numbered(number).unwrap()).collect() };
    assert!(!offered(3).contains(&Plan::Searchers));
    // Where no raid comes, nothing is planned against one.
    assert_eq!(
        offered(4),
        [
            Plan::Staff,
            Plan::StrikeReady,
            Plan::Searchers,
            Plan::ByHand
        ]
    );
    assert_eq!(offered(5), Plan::ALL);
}
