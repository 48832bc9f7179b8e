//! Task groups and their ships (6.1).

use crate::common::decks::*;
use crate::common::*;
use carrier_battle::engine::fleet::{TaskGroupId, UnitSet};
use carrier_battle::engine::forces::RaidId;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{
    AirEvent, AttackRefusal, DamageEvent, Event, Game, Order, Purpose, RaidEntry, Refusal,
    Scenario, ShipRefusal, Table, targets_of_raid,
};

/// 6.12: any number of task groups is in one hex.
#[test]
fn r6_12_several_task_groups_share_a_hex() {
    let game = scripted_with(scenario_3(), &[], &[1]);
    let groups: Vec<_> = game
        .table()
        .task_groups
        .iter()
        .map(|group| (group.id.to_string(), group.hex))
        .collect();
    assert_eq!(
        groups,
        ["58.2", "58.3", "58.7"].map(|group| (group.to_owned(), hex(HOME)))
    );
}

/// 6.13: each carrier has a box of her own; the Battle Line has none.
#[test]
fn r6_13_each_carrier_has_decks_of_her_own() {
    let game = scripted_with(scenario_3(), &[], &[1]);
    let carriers: Vec<String> = game
        .table()
        .decks
        .iter()
        .map(|deck| deck.carrier.to_string())
        .collect();
    assert_eq!(
        carriers,
        [
            "Bunker Hill",
            "Wasp",
            "Monterey",
            "Cabot",
            "Lexington",
            "Enterprise",
            "San Jacinto",
            "Princeton"
        ]
    );
    // What stands on one stands on no other.
    let aboard = game.table().decks.iter().map(|deck| deck.aboard());
    let all = aboard.clone().fold(UnitSet::EMPTY, UnitSet::with);
    assert_eq!(all.len(), aboard.map(UnitSet::len).sum::<u8>());
}

/// 6.14: a task group's other ships are its screen.
#[test]
fn r6_14_surface_ships_are_in_the_screen_of_their_task_group() {
    let table = carriers();
    let names = |group| -> Vec<String> {
        table
            .ships_of(group)
            .filter(|ship| ship.carrier().is_none())
            .map(|ship| ship.to_string())
            .collect()
    };
    assert_eq!(
        names(CARRIER_GROUPS[0]),
        [
            "CruDiv 13",
            "San Diego",
            "Desron 52",
            "DesDiv 104",
            "DesDiv 1"
        ]
    );
    assert_eq!(
        names(CARRIER_GROUPS[1]),
        [
            "CruDiv 12",
            "Indianapolis",
            "Reno",
            "Desron 50",
            "DesDiv 100",
            "DesDiv 90"
        ]
    );
    let mut line = BATTLESHIPS.to_vec();
    line.extend(["CruDiv 6", "Desron 45", "DesDiv 89", "DesDiv 106"]);
    assert_eq!(names(LINE), line);
}

/// 6.15: ships stay with their task group, whatever happens to the others: with a carrier sunk, her
/// group is what is left of it. Only the ships of the Battle Line can be detached.
#[test]
fn r6_15_no_ship_changes_its_task_group() {
    let mut table = carriers();
    let of = |table: &Table| -> Vec<Vec<ShipId>> {
        let groups = [CARRIER_GROUPS[0], CARRIER_GROUPS[1], LINE];
        groups.map(|group| table.ships_of(group).collect()).into()
    };
    let before = of(&table);
    table.apply(&Event::Damage(DamageEvent::Sunk {
        ship: named("Wasp"),
    }));
    let mut after = before.clone();
    after[0].retain(|ship| *ship != named("Wasp"));
    assert_eq!(of(&table), after);
}

// Detaching ships from the Battle Line (6.15).

const SURFACE: [TaskGroupId; 3] = TaskGroupId::SURFACE;

fn detach(ships: &[&str]) -> Order {
    Order::Detach {
        ships: ships.iter().map(|name| named::<ShipId>(name)).collect(),
    }
}

fn ships(names: &[&str]) -> Vec<ShipId> {
    names.iter().map(|name| named(name)).collect()
}

fn afloat(game: &Game, group: TaskGroupId) -> Vec<ShipId> {
    game.table().ships_of(group).collect()
}

/// Two raids over one carrier group and the Battle Line in the last phase of a turn, whatever is
/// asked before them.
static RAIDED: Scenario = like_scenario_3(
    1,
    at_sea(&[(CARRIER_GROUPS[0], 0), (LINE, 0)], Some(MIXED)),
    TWO_RAIDS,
);
const TWO_RAIDS: &[RaidEntry] = &[raid_of(2, 1, 3), raid_of(2, 1, 3)];

/// 6.15: battleships and other surface ships leave the Battle Line and form a group in its hex.
#[test]
fn r6_15_ships_of_the_battle_line_form_a_surface_group() {
    let mut game = scripted_with(&RAIDED, &[], &[1, 1]);
    let guns = |game: &Game, group| game.table().factors(game.table().ships_of(group));
    assert_eq!(guns(&game, LINE), 135);
    let happened = play(&mut game, detach(&["Iowa", "CruDiv 6"]));
    assert_eq!(
        happened[1],
        Event::Air(AirEvent::Detached {
            what: SURFACE[0],
            hex: hex(HOME),
            ships: ships(&["Iowa", "CruDiv 6"]).into_iter().collect(),
        })
    );
    assert_eq!(SURFACE[0].to_string(), "Surface 1");
    assert_eq!(afloat(&game, SURFACE[0]), ships(&["Iowa", "CruDiv 6"]));
    assert_eq!(afloat(&game, LINE).len(), 9);
    let group = game.table().task_group(SURFACE[0]).unwrap();
    assert_eq!(group.hex, hex(HOME));
    // What goes for the Battle Line does not find them (5.72).
    let line = targets_of_raid(game.table(), RaidId(1), LINE);
    assert!(line.contains(&named("New Jersey")) && !line.contains(&named("Iowa")));
    // Their guns are with them.
    assert_eq!(guns(&game, LINE) + guns(&game, SURFACE[0]), 135);
    assert!(guns(&game, SURFACE[0]) > 0);
}

/// 6.15: there are three markers for such groups, each detachment takes one, and nobody comes back.
#[test]
fn r6_15_three_surface_groups_and_no_way_back() {
    let mut game = scripted_with(&RAIDED, &[], &[1, 1]);
    play(&mut game, detach(&["Iowa"]));
    let gone = Refusal::Ships(ShipRefusal::NotInBattleLine(named("Iowa")));
    assert_eq!(refused(&mut game, detach(&["Iowa"])), gone);
    assert_eq!(refused(&mut game, detach(&["Alabama", "Iowa"])), gone);
    play(&mut game, detach(&["New Jersey"]));
    play(&mut game, detach(&["Desron 45"]));
    assert_eq!(
        refused(&mut game, detach(&["Alabama"])),
        Refusal::Ships(ShipRefusal::NoSurfaceGroupLeft)
    );
    assert_eq!(afloat(&game, SURFACE[1]), ships(&["New Jersey"]));
    assert_eq!(afloat(&game, SURFACE[2]), ships(&["Desron 45"]));
}

/// 6.15: no other ship is detached, and nothing is not a detachment.
#[test]
fn r6_15_only_ships_of_the_battle_line_are_detached() {
    let mut game = scripted_with(&RAIDED, &[], &[1, 1]);
    for ship in ["Wasp", "Yamato"] {
        assert_eq!(
            refused(&mut game, detach(&[ship])),
            Refusal::Ships(ShipRefusal::NotInBattleLine(named(ship)))
        );
    }
    assert_eq!(
        refused(&mut game, detach(&[])),
        Refusal::Ships(ShipRefusal::NoShipsChosen)
    );
    static NO_LINE: Scenario = like_scenario_3(1, at_sea(BOTH_GROUPS, Some(MIXED)), &[]);
    let mut game = scripted_with(&NO_LINE, &[], &[]);
    assert_eq!(
        refused(&mut game, detach(&["Iowa"])),
        Refusal::Ships(ShipRefusal::NoBattleLine)
    );
}

/// 6.15: at any time; what was asked is asked again. The special functions of the Battle Line (5.72)
/// are not those of the detached: they do not fire on a raid that overflies it.
#[test]
fn r6_15_detached_ships_have_no_part_in_what_the_battle_line_does() {
    // Two ranges, the raid that attacks first, its escorts; it overflies.
    let mut game = scripted_with(&RAIDED, &[], &[1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let mut asked = Vec::new();
    let line = ["Iowa", "New Jersey"];
    for ship in line {
        asked.push(game.decision());
        play(&mut game, detach(&[ship]));
        assert_eq!(game.decision(), asked[asked.len() - 1]);
        play(&mut game, Order::GoOn);
    }
    assert_ne!(asked[0], asked[1]);
    pass_until(&mut game, |game| {
        game.decision()
            .is_some_and(|now| now.name() == "overflight")
    });
    assert_eq!(
        refused(&mut game, open_fire(&["Iowa"])),
        Refusal::Attacks(AttackRefusal::NotABattleship(named("Iowa")))
    );
    let others = BATTLESHIPS.iter().filter(|ship| !line.contains(ship));
    let all: Vec<&str> = others.copied().collect();
    assert!(game.check(open_fire(&all)).is_ok());
    // Even now.
    play(&mut game, detach(&all));
    assert_eq!(afloat(&game, LINE).len(), 4);
    // Nobody is left to ask: only the carriers' guns fire on this raid. The next diverts to what is
    // left of the line, which defends itself alone.
    assert_ne!(game.decision().map(|now| now.name()), Some("overflight"));
    let fired: Vec<TaskGroupId> = rolls(&history(&game))
        .iter()
        .filter_map(|roll| match roll.purpose {
            Purpose::UsGuns(group, _) => Some(group),
            _ => None,
        })
        .collect();
    assert_eq!(fired, [CARRIER_GROUPS[0], LINE]);
}
