//! The forces that are to be found: their counters, what is known of them, what they may be, and the cups.

use carrier_battle::engine::forces::{
    ActivationChit, CarrierCount, Carriers, Detection, Force, ForceId, Intelligence, LevelOne,
    SurfaceSize,
};
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{Event, ForceEvent, Game, Scenario, Table, Variant};
use carrier_battle::view::chart::layout::layout;
use carrier_battle::view::chart::{self, CounterView, ForceFace};
use carrier_battle::view::chit::ChitView;
use carrier_battle::view::enemy::{self, Guess, ReportedCard};

const A: ForceId = ForceId::Letter('A');
const B: ForceId = ForceId::Letter('B');

fn ozawa(options: &[Variant]) -> Game {
    Game::new(Scenario::numbered(4).unwrap(), options, 7).unwrap()
}

/// The opening table with force A changed.
fn table_with(change: impl FnOnce(&mut Force)) -> Table {
    let mut table = ozawa(&[]).table().clone();
    change(&mut table.forces[0]);
    table
}

fn reported(table: &Table, id: ForceId) -> ReportedCard {
    let scenario = Scenario::numbered(4).unwrap();
    let all = enemy::reported_forces(scenario, table).unwrap();
    all.into_iter().find(|card| card.id == id).unwrap()
}

fn guess(table: &Table, id: ForceId) -> Option<Guess> {
    enemy::guesses(&enemy::grounds(table)).remove(&id)
}

fn counter(table: &Table, id: ForceId) -> CounterView {
    let all = chart::counters(table, &[], None, &layout(table, &[], 1.0));
    let is_it = |counter: &CounterView| {
        counter
            .top()
            .is_some_and(|top| top.to_string() == id.to_string())
    };
    all.into_iter().find(is_it).unwrap()
}

fn face(table: &Table, id: ForceId) -> ForceFace {
    counter(table, id).face.force.unwrap()
}

#[test]
fn scenario_4_has_reported_forces_and_the_others_have_cards_of_known_forces() {
    let game = ozawa(&[]);
    assert!(enemy::forces(game.scenario(), game.table()).is_none());
    let all = enemy::reported_forces(game.scenario(), game.table()).unwrap();
    assert_eq!(all.len(), 8);
    for number in [1, 2, 3] {
        let game = Game::new(Scenario::numbered(number).unwrap(), &[], 7).unwrap();
        assert!(enemy::reported_forces(game.scenario(), game.table()).is_none());
        assert!(enemy::cup(game.scenario(), game.table()).is_none());
        assert!(enemy::reports_left(game.scenario(), game.table()).is_none());
    }
}

#[test]
fn r7_31_of_a_rumour_nothing_is_known_but_where_it_is_reported() {
    let game = ozawa(&[]);
    let card = reported(game.table(), A);
    assert_eq!(card.brief, "nothing known");
    assert_eq!(
        card.known,
        ["Only that ships were reported. There may be none."]
    );
    assert_eq!(card.place, "8 hexes north-west of TF 58, hex 0518");
    assert_eq!(card.contact.left, 0);
    assert_eq!(
        card.contact.words,
        "Not in contact: no strike can look for it. Nor does one fly out to it (4.22)."
    );
    let face = face(game.table(), A);
    assert_eq!((face.letter, face.contact, face.known.len()), ('A', 0, 0));
    let label = counter(game.table(), A).label;
    assert_eq!(label, "Force A, undetected, nothing known, hex 0518");
}

#[test]
fn r8_11_a_counter_shows_its_letter_its_marker_and_what_is_known() {
    let known = |intelligence, detection| {
        let table = table_with(|force| {
            force.intelligence = intelligence;
            force.detection = detection;
        });
        let (face, counter) = (face(&table, A), counter(&table, A));
        (counter.face.figure, face.contact, face.known)
    };
    let lines = |lines: &[&str]| {
        lines
            .iter()
            .map(|line| (*line).to_owned())
            .collect::<Vec<_>>()
    };
    let sign = |sign: &str| Some(sign.to_owned());
    assert_eq!(
        known(
            Intelligence::Level1(LevelOne::Carrier),
            Detection::ApproximateSighting
        ),
        (sign("?"), 1, lines(&["Carrier"]))
    );
    assert_eq!(
        known(
            Intelligence::Level2Carriers(CarrierCount::TwoToThree),
            Detection::Located
        ),
        (sign("L"), 2, lines(&["2\u{2013}3 CV"]))
    );
    assert_eq!(
        known(
            Intelligence::Level2Surface(SurfaceSize::Medium),
            Detection::Spotted
        ),
        (sign("S"), 3, lines(&["Surface", "medium"]))
    );
    assert_eq!(
        known(
            Intelligence::Level3Carriers(Carriers::new(1, 2)),
            Detection::Undetected
        ),
        (None, 0, lines(&["1 CV", "2 CVL"]))
    );
}

#[test]
fn r8_35_r7_52_a_counter_carries_the_us_advantage_and_its_other_half() {
    let table = table_with(|force| {
        force.us_advantage = true;
        force.twin = Some(B);
    });
    assert_eq!(face(&table, A).marks.as_deref(), Some("\u{2605}+B"));
    let label = counter(&table, A).label;
    assert!(label.contains(", with Force B, US Advantage"), "{label}");
    let known = reported(&table, A).known;
    assert!(
        known
            .iter()
            .any(|fact| fact.contains("double force: Force B"))
    );
    assert!(known.iter().any(|fact| fact.starts_with("US Advantage")));
}

#[test]
fn r8_14_a_card_says_after_how_many_moves_contact_is_lost() {
    let words = |detection| reported(&table_with(|force| force.detection = detection), A).contact;
    let spotted = words(Detection::Spotted);
    assert_eq!((spotted.left, spotted.most), (3, 3));
    // At the first question the chits of phase 1 are drawn; whichever they are, this is the end of it.
    assert!(
        spotted
            .words
            .starts_with("Lost to sight after 3 more of its moves, in the turn of "),
        "{}",
        spotted.words
    );
    assert!(spotted.words.ends_with(", unless it is seen again."));
    let fading = words(Detection::ApproximateSighting);
    assert_eq!(fading.left, 1);
    assert!(
        fading
            .words
            .starts_with("Lost to sight after its next move, in ")
    );
}

#[test]
fn r7_34_what_a_force_may_be_is_exact_and_apart_from_what_is_known() {
    let game = ozawa(&[]);
    let odds = guess(game.table(), A).unwrap();
    let shown: Vec<(&str, &str)> = odds
        .rows
        .iter()
        .map(|row| (row.what.as_str(), row.chance.as_str()))
        .collect();
    // 7 of 25 chits are False Contacts.
    assert!(shown.contains(&("nothing at all", "28%")), "{shown:?}");
    let total: u32 = odds.rows.iter().map(|row| u32::from(row.per_cent)).sum();
    assert!((97..=103).contains(&total), "{shown:?}");
    assert!(odds.rows.len() <= 6, "{shown:?}");
    let own = &odds.rows[..odds.rows.len() - 1];
    assert!(own.windows(2).all(|two| two[0].per_cent >= two[1].per_cent));
    assert!(odds.rows[5].what.ends_with(" other possibilities"));
    // Level 3: by type, and the chance of carriers is sure.
    let counted = table_with(|force| {
        force.intelligence = Intelligence::Level3Carriers(Carriers::new(1, 1));
    });
    let odds = guess(&counted, A).unwrap();
    assert_eq!(odds.carriers, "100%");
    assert!(odds.rows.iter().any(|row| row.what == "1 CV + 1 CVL"));
    assert!(odds.rows[0].cases.contains(" of "));
    // Nothing of a guess is among what is known.
    let card = reported(&counted, A);
    assert!(card.known.iter().all(|fact| !fact.contains('%')));
}

#[test]
fn r7_34_nothing_is_guessed_of_what_is_complete() {
    let table = table_with(|force| {
        force.intelligence = Intelligence::Level4Carriers;
        force.ships = vec![
            ShipId::named("Zuikaku").unwrap(),
            ShipId::named("Junyo").unwrap(),
        ];
    });
    assert_eq!(guess(&table, A), None);
    let card = reported(&table, A);
    assert_eq!(card.brief, "1 fleet carrier and 1 light carrier");
    assert_eq!(card.ships.len(), 2);
    assert_eq!(face(&table, A).known, ["1 CV", "1 CVL"]);
}

#[test]
fn r3_24_the_cup_shows_what_was_drawn_by_phase_and_what_is_left() {
    let game = ozawa(&[]);
    let scenario = game.scenario();
    let view = enemy::cup(scenario, game.table()).unwrap();
    assert_eq!(view.drawn.len(), 1);
    assert_eq!(
        (
            view.drawn[0].phase,
            view.drawn[0].chits.len(),
            view.left.len()
        ),
        (1, 3, 9)
    );
    assert_eq!(
        view.words,
        [
            "9 of 12 chits left, 3 drawn a phase.",
            "Each that is left comes in phase 2 with 33%, and within this turn for certain."
        ]
    );
    // By letters, then the others.
    let letters: Vec<&str> = view
        .left
        .iter()
        .filter_map(|chit| chit.face.as_deref())
        .collect();
    let forces: Vec<&str> = letters
        .iter()
        .copied()
        .filter(|letter| letter.chars().all(|c| c.is_ascii_uppercase()) && letter.len() == 1)
        .collect();
    assert!(forces.is_sorted(), "{letters:?}");
    // The chit of a force that is gone moves nothing.
    let mut table = game.table().clone();
    table.forces.retain(|force| force.id != A);
    let view = enemy::cup(scenario, &table).unwrap();
    let all = view
        .left
        .iter()
        .chain(view.drawn.iter().flat_map(|drawn| &drawn.chits));
    let idle: Vec<String> = all
        .filter(|chit| chit.is_idle)
        .map(ChitView::described)
        .collect();
    assert_eq!(idle, ["Force A, which is gone"]);
}

#[test]
fn r3_24_a_card_says_when_its_force_moves() {
    let mut table = ozawa(&[]).table().clone();
    table.cup = ['A', 'B', 'C']
        .map(|letter| ActivationChit::Force(ForceId::Letter(letter)))
        .into();
    table.cup.extend([ActivationChit::NoOp; 3]);
    table.drawn_chits = vec![ActivationChit::UsMove; 6];
    assert_eq!(
        reported(&table, A).moves.unwrap(),
        "Moves in phase 3 with 50%, and by phase 4 for certain."
    );
    table.drawn_chits[4] = ActivationChit::Force(ForceId::Letter('D'));
    assert_eq!(
        reported(&table, ForceId::Letter('D')).moves.unwrap(),
        "Its chit came in phase 2: it moves no more in this turn."
    );
    assert_eq!(
        reported(&table, ForceId::Letter('E')).moves.unwrap(),
        "It has no chit in this turn's cup."
    );
}

#[test]
fn r7_35_r7_51_the_first_reports_left_are_counted_by_kind() {
    let game = ozawa(&[]);
    let left = enemy::reports_left(game.scenario(), game.table()).unwrap();
    assert_eq!(left.words, "25 chits of 25 left.");
    assert_eq!(
        (left.rows[0].name.as_str(), left.rows[0].left),
        ("Carrier", 6)
    );
    let mut table = game.table().clone();
    table.apply(&Event::Forces(ForceEvent::LevelOneDrawn {
        force: A,
        chit: LevelOne::Carrier,
        from: carrier_battle::engine::DrawnFrom::Cup,
    }));
    let left = enemy::reports_left(game.scenario(), &table).unwrap();
    assert_eq!((left.rows[0].left, left.rows[0].first), (5, 6));
    // With double forces three are kept out, and only their number is told.
    let game = ozawa(&[Variant::DoubleForces]);
    let left = enemy::reports_left(game.scenario(), game.table()).unwrap();
    assert_eq!(
        left.words,
        "21 chits of 21 left, 3 more kept out for double forces."
    );
}

#[test]
fn r7_36_r9_24_planes_on_their_way_count_for_what_their_force_may_be() {
    // The first chit of this battle is Force E, which launches 12 points and is Butai 1 from then on.
    let game = Game::new(Scenario::numbered(5).unwrap(), &[], 3).unwrap();
    let butai = ForceId::Butai(1);
    let force = game.table().force(butai).unwrap();
    assert_eq!(
        (force.intelligence, force.tracks.points(), force.lost),
        (Intelligence::Level1(LevelOne::Carrier), 0, 0)
    );
    let odds = guess(game.table(), butai).unwrap();
    assert_eq!(odds.carriers, "100%");
    assert!(odds.rows.iter().all(|row| row.what != "surface ships"));
    assert!(odds.why.starts_with("Its planes have been seen"));
    // A chit of carriers that has shown none is a report.
    let mut table = game.table().clone();
    table.forces.iter_mut().for_each(|force| {
        if force.id == A {
            force.intelligence = Intelligence::Level1(LevelOne::Carrier);
        }
    });
    let odds = guess(&table, A).unwrap();
    assert_eq!(odds.carriers, "90%");
    assert!(odds.why.contains("a die of 1 makes surface ships of it"));
    assert_eq!(guess(&table, B).unwrap().why, "");
}
