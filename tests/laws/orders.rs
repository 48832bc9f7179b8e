//! Orders drawn at random, most of them illegal: refused whole, or carried out by the rules.

use kernel::Written;

use crate::audit::Audit;
use crate::common::*;
use crate::follows::Follows;
use carrier_battle::engine::fleet::{
    AirUnitId, CAP_MISSIONS, CapId, CarrierId, Interceptor, MISSION_DISPLAYS, MissionId,
    MissionType, TaskGroupId, UnitSet,
};
use carrier_battle::engine::forces::RaidId;
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Decision, Game, Order};
use proptest::prelude::*;

fn any_hex() -> impl Strategy<Value = HexId> {
    let near = (9_u8..=13, 7_u8..=13)
        .prop_filter_map("off the map", |(row, column)| HexId::new(row, column));
    let anywhere = (1_u8..=25, 1_u8..=34)
        .prop_filter_map("off the map", |(row, column)| HexId::new(row, column));
    prop_oneof![4 => near, 1 => anywhere]
}

fn any_mission() -> impl Strategy<Value = MissionId> {
    let intercept = (1_u8..=5).prop_map(MissionId::intercept);
    let other = any::<(bool, u8)>().prop_map(|(strike, number)| {
        let kind = if strike {
            MissionType::Strike
        } else {
            MissionType::Intercept
        };
        MissionId { kind, number }
    });
    prop_oneof![8 => intercept, 1 => other]
}

fn any_cap() -> impl Strategy<Value = CapId> {
    let likely = (1_u8..=4).prop_map(|group| CapId {
        group: TaskGroupId(group),
        place: 0,
    });
    let other = any::<(u8, u8)>().prop_map(|(group, place)| CapId {
        group: TaskGroupId(group),
        place,
    });
    prop_oneof![4 => likely, 1 => other]
}

fn any_unit() -> impl Strategy<Value = AirUnitId> {
    prop::sample::select(AirUnitId::all().collect::<Vec<_>>())
}

/// Some units of one of the missions of the set-up, or any.
fn any_units() -> impl Strategy<Value = UnitSet> {
    let missions = [
        &["F6F 3", "F6F 13", "F6F 23", "F6F 32"][..],
        &["F6F 4", "F6F 14", "F6F 24"],
        &["F6F 5", "F6F 15", "F6F 33"],
    ];
    let likely =
        (prop::sample::select(missions.to_vec()), 0_usize..16).prop_map(|(names, bits)| {
            let chosen = names.iter().enumerate().filter(|(n, _)| bits >> n & 1 == 1);
            chosen.map(|(_, name)| named::<AirUnitId>(name)).collect()
        });
    let other =
        prop::collection::vec(any_unit(), 0..5).prop_map(|units| units.into_iter().collect());
    prop_oneof![4 => likely, 1 => other]
}

fn any_order() -> impl Strategy<Value = Order> {
    let carrier = prop::sample::select(CarrierId::all().collect::<Vec<_>>());
    let interceptor = prop_oneof![
        any_mission().prop_map(Interceptor::Mission),
        any_cap().prop_map(Interceptor::Cap)
    ];
    let raid = prop_oneof![4 => 1_u8..=4, 1 => any::<u8>()].prop_map(RaidId);
    prop_oneof![
        4 => (any_mission(), any_hex()).prop_map(|(mission, to)| Order::Fly { mission, to }),
        2 => any_mission().prop_map(|mission| Order::Hold { mission }),
        3 => (any_mission(), any_units()).prop_map(|(mission, units)| Order::Split { mission, units }),
        2 => any_cap().prop_map(|cap| Order::PlaceCap { cap }),
        1 => Just(Order::EndMovement),
        3 => (any_unit(), carrier).prop_map(|(unit, carrier)| Order::Land { unit, carrier }),
        1 => Just(Order::EndLanding),
        3 => (interceptor, raid).prop_map(|(interceptor, raid)| Order::Engage { interceptor, raid }),
        1 => Just(Order::Fight),
        2 => prop_oneof![4 => 0_u8..=5, 1 => any::<u8>()].prop_map(|escorts| Order::Divide { escorts }),
    ]
}

/// Whether a legal order is one that `legal` lists: of splits it lists one a number of units, and
/// in interception only where there is a raid.
fn is_listed(game: &Game, order: Order) -> bool {
    let Order::Split { mission, units } = order else {
        return game.legal().any(|listed| listed == order);
    };
    let alike = |listed: Order| matches!(listed, Order::Split { mission: from, units: leaving } if from == mission && leaving.len() == units.len());
    let hex = game.table().mission(mission).unwrap().hex;
    let raid = game.table().inbound().any(|raid| raid.hex == hex);
    game.legal().any(alike) || (game.decision() == Some(Decision::Interception) && !raid)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// An order that is refused changes nothing; one that is not is listed as legal, keeps the
    /// laws, and can be written down and read back.
    #[test]
    fn orders_at_random_are_refused_whole_or_carried_out_by_the_rules(
        seed in 0_u64..1000,
        warm in 0_usize..50,
        orders in prop::collection::vec(any_order(), 1..60),
    ) {
        let mut game = new_game(seed);
        let mut player = Random::new(seed);
        for _ in 0..warm {
            let Some(order) = player.order(&game) else { break };
            play(&mut game, order);
        }
        let mut audit = Audit::new(&game);
        for order in orders {
            if names_pieces(order) {
                let written = order.written();
                let read = written.parse().ok();
                prop_assert_eq!(read, Some(order), "{}", written);
            }
            let checked = game.check(order);
            let before = state(&game);
            if checked.is_err() {
                let refusal = game.play(order).err();
                prop_assert_eq!(refusal, checked.err());
                prop_assert!(state(&game) == before, "{} was refused and changed something", order);
                let told = checked.unwrap_err().to_string();
                prop_assert!(!told.is_empty() && !told.contains('\n'));
            } else {
                prop_assert!(is_listed(&game, order), "{} is legal and not listed", order);
                play(&mut game, order);
                prop_assert_eq!(game.orders().len(), before.2.len() + 1);
                audit.follow(&game);
            }
        }
    }
}

/// Whether an order names missions and patrols that have a counter, so that it can be written.
fn names_pieces(order: Order) -> bool {
    let mission = |mission: MissionId| (1..=MISSION_DISPLAYS).contains(&mission.number);
    let cap = |cap: CapId| usize::from(cap.place) < CAP_MISSIONS;
    match order {
        Order::Fly { mission: id, .. }
        | Order::Hold { mission: id }
        | Order::Split { mission: id, .. }
        | Order::Engage {
            interceptor: Interceptor::Mission(id),
            ..
        } => mission(id),
        Order::PlaceCap { cap: id }
        | Order::Engage {
            interceptor: Interceptor::Cap(id),
            ..
        } => cap(id),
        _ => true,
    }
}
