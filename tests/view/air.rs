//! Missions, patrols and their fuel tracks.

use carrier_battle::engine::fleet::{Fuel, Mission, MissionId};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, forecast};
use carrier_battle::view::air::{self, BoxState, CriticalTrack, FuelBox, State, Toll};

use crate::common::{HOME, task_force, with_mission};

/// A game of a scenario.
pub fn game(number: usize, seed: u64) -> Game {
    Game::new(SCENARIOS[number - 1], &[], seed).unwrap()
}

fn mission(name: &str) -> MissionId {
    name.parse().unwrap()
}

#[test]
fn a_card_says_what_a_mission_is_and_the_list_keeps_its_order() {
    let mut game = game(1, 7);
    let cards = air::missions(game.table(), Some(mission("Intercept 1")));
    assert_eq!(cards.len(), 3);
    let card = &cards[0];
    assert_eq!(card.id, mission("Intercept 1"));
    assert_eq!(
        card.units,
        "4\u{a0}F6F from Hornet, Bunker Hill, Lexington and Essex"
    );
    assert_eq!(card.place, "1109 \u{b7} over TF 58");
    assert_eq!(card.state_words, "to move");
    assert_eq!((card.state, card.is_selected), (State::Now, true));
    assert_eq!((card.fuel, card.picture), (16, "hellcat"));

    let hold = Order::Hold { mission: card.id };
    game.play(hold).unwrap();
    let cards = air::missions(game.table(), None);
    let names: Vec<String> = cards.iter().map(|card| card.id.to_string()).collect();
    assert_eq!(names, ["Intercept 1", "Intercept 2", "Intercept 3"]);
    assert_eq!(cards[0].state_words, "holding");
    assert_eq!(cards[0].state, State::Done);
}

/// The next mission is the next in the list that waits, and after the last the first again.
#[test]
fn the_next_mission_is_the_next_in_the_list() {
    let mut game = game(1, 7);
    let [one, two, three] = ["Intercept 1", "Intercept 2", "Intercept 3"].map(mission);
    let next = |game: &Game, after| air::next_waiting(game.table(), after);
    assert_eq!(next(&game, None), Some(one));
    assert_eq!(next(&game, Some(one)), Some(two));
    assert_eq!(next(&game, Some(three)), Some(one));
    game.play(Order::Hold { mission: two }).unwrap();
    assert_eq!(next(&game, Some(one)), Some(three));
    assert_eq!(next(&game, Some(two)), Some(three));
    game.play(Order::Hold { mission: three }).unwrap();
    assert_eq!(next(&game, Some(three)), Some(one));
    game.play(Order::EndMovement).unwrap();
    assert_eq!(next(&game, Some(three)), None);
}

#[test]
fn the_fuel_track_shows_what_is_left_what_to_keep_and_what_a_flight_takes() {
    let game = game(1, 7);
    let mission = &game.table().missions[0];
    let track = air::fuel_track(game.scenario(), mission, Toll { least: 2, most: 3 });
    let count = |what| track.boxes.iter().filter(|one| **one == what).count();
    assert_eq!(track.label, "16 of 16 fuel points");
    assert_eq!(count(FuelBox::Empty), 0);
    assert_eq!(count(FuelBox::Taken), 2);
    assert_eq!(count(FuelBox::PerhapsTaken), 1);
    assert_eq!(count(FuelBox::Kept), 4);
    assert_eq!(count(FuelBox::Left), 9);
    assert_eq!(track.boxes[0], FuelBox::Kept);
    assert_eq!(track.boxes[15], FuelBox::Taken);
}

#[test]
fn a_hex_takes_its_toll_only_where_the_mission_may_fly_now() {
    let game = game(1, 7);
    let mission = &game.table().missions[0];
    let toll = |decision, hex: &str| air::toll(&game, decision, mission, hex.parse().ok());
    let now = Some(Decision::AirMovement);
    assert_eq!(toll(now, "1110"), Toll { least: 1, most: 1 });
    assert_eq!(toll(now, "1111"), Toll { least: 2, most: 3 });
    assert_eq!(toll(now, "1120"), Toll::default());
    assert_eq!(toll(Some(Decision::Landing), "1110"), Toll::default());
    assert_eq!(air::toll(&game, now, mission, None), Toll::default());
}

#[test]
fn the_key_tells_what_to_keep_of_those_that_fly() {
    let hellcats = game(1, 7);
    let key = air::key(hellcats.scenario(), hellcats.table());
    assert_eq!(
        key,
        "Keep the orange points of fighters for a fight (3) and their landing (1). Who is in the air when the battle ends \
         is safe. Hatched: what the hex pointed at takes; open: what the die may add. Missions and patrols share the \
         numbers 1 to 8: a new mission has the first that is free."
    );
    let nobody = game(3, 7);
    let key = air::key(nobody.scenario(), nobody.table());
    assert_eq!(key, "No mission is in the air.");
}

#[test]
fn patrols_are_listed_with_their_task_groups() {
    let game = game(1, 7);
    let patrols = air::patrols(game.table());
    let first = &patrols[0];
    assert_eq!(first.id.to_string(), "CAP 58.1");
    assert_eq!(first.units, "2\u{a0}F6F from Hornet");
}

/// 4.44, 4.451, 4.454: the track says what landing from each of its boxes costs, where the marker is, and where
/// holding takes it.
#[test]
fn r4_44_the_fuel_critical_track_says_what_each_box_costs() {
    let mut table = task_force();
    let mission = with_mission(&mut table, "Intercept 1", HOME, &["F6F 1"], -3);
    let card = &air::missions(&table, None)[0];
    let track = card.critical.clone().unwrap();
    let risks: Vec<&str> = track.boxes.iter().map(|it| it.risk.as_str()).collect();
    let risk = |fuel: i8| {
        let there = Mission {
            fuel: Fuel::points(fuel),
            ..mission.clone()
        };
        format!("{}0%", forecast::landing_losses_in_ten(&table, &there))
    };
    for (n, shown) in risks[..6].iter().enumerate() {
        assert_eq!(*shown, risk(-(n as i8 + 1)));
    }
    assert_eq!((risks[2], risks[6]), ("50%", "lost"));
    let states = track.boxes.iter().map(|it| it.state).collect::<Vec<_>>();
    assert_eq!(
        states[..4],
        [
            BoxState::Past,
            BoxState::Past,
            BoxState::Now,
            BoxState::Ahead
        ]
    );
    assert_eq!(
        track.words,
        "Landing from here, each unit is lost with 50%. At \u{2715} the whole mission is lost."
    );
    // Where it is asked where it flies, and holding takes it.
    let asked = CriticalTrack::at_stake(&table, &mission).unwrap();
    assert_eq!(asked.boxes[3].state, BoxState::Next);
    assert!(
        asked
            .words
            .starts_with("Holding takes it to box 4 of Fuel Critical. ")
    );
    let fuelled = |fuel| Mission {
        fuel: Fuel::points(fuel),
        ..mission.clone()
    };
    assert!(CriticalTrack::at_stake(&table, &fuelled(1)).is_some());
    assert_eq!(CriticalTrack::at_stake(&table, &fuelled(2)), None);
    assert_eq!(CriticalTrack::of(&table, &fuelled(1)), None);
    let last = CriticalTrack::at_stake(&table, &fuelled(-6)).unwrap();
    assert_eq!(last.boxes[6].state, BoxState::Next);
    assert!(last.words.starts_with("Holding takes it to the last box. "));
}
