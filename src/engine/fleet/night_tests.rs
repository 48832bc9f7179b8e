//! Night air operations, on tables made for them and in whole games (22, with 2.341, 4.451, 6.42, 8.34).

use kernel::Dice;

use super::landing::land;
use super::search::{self, SearchFlight, check_search};
use super::*;
use crate::engine::clock::{Light, Turn};
use crate::engine::decision::Decision;
use crate::engine::event::{
    AirEvent, DamageEvent, Deck, DeckEvent, Event, FleetEvent, HitKind, Roll, SearchEvent,
    TurnReason,
};
use crate::engine::forces::{Force, ForceId, Intelligence, LevelOne};
use crate::engine::forecast::{illumination, landing_losses_in_ten};
use crate::engine::game::Game;
use crate::engine::map::{Bearing, HexId};
use crate::engine::order::Order;
use crate::engine::refusal::{DeckRefusal, Refusal, SearchRefusal};
use crate::engine::scenario::{self, Scenario, Variant};
use crate::engine::ships::ShipId;
use crate::engine::staff::{Player, Random, Sensible};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

const HOME: HexId = HexId::at(1113);
const F: ForceId = ForceId::Letter('F');
const SEARCH: SearchId = SearchId(1);
const WESTWARD: SearchAim = SearchAim::Standard(Bearing::clockwise(9));

/// Task Groups 58.1 and 58.4 in a phase of a turn, their night fighters ready on Yorktown and Essex, each beside a
/// Hellcat for the day.
fn fleet((day, time): (u8, u16), phase: u8, dice: &[u8]) -> Play {
    let mut table = Table::new(turn(day, time));
    table.scenario = 6;
    table.options = vec![Variant::NightOperations];
    table.phase = phase;
    let mut play = Play::new(table, Dice::script(dice));
    for group in [1, 4] {
        play.happen(Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(group),
            hex: HOME,
        }));
    }
    for what in [YORKTOWN, ESSEX].map(ship) {
        play.happen(Event::Decks(DeckEvent::Aboard {
            what,
            deck: Deck::Ready,
            units: [night_fighter(what), hellcat(what)].into_iter().collect(),
        }));
    }
    play
}

const YORKTOWN: &str = "Yorktown";
const ESSEX: &str = "Essex";

fn turn(day: u8, time: u16) -> Turn {
    Turn::at(day, time)
}

fn ship(name: &str) -> CarrierId {
    let ship: ShipId = name.parse().unwrap();
    ship.carrier().unwrap()
}

fn of_type(carrier: CarrierId, kind: AirUnitType) -> AirUnitId {
    let mut all = AirUnitId::all();
    all.find(|unit| unit.home() == carrier && unit.kind() == kind)
        .unwrap()
}

fn night_fighter(carrier: CarrierId) -> AirUnitId {
    of_type(carrier, AirUnitType::F6F3N)
}

fn hellcat(carrier: CarrierId) -> AirUnitId {
    of_type(carrier, AirUnitType::F6F)
}

/// The night fighter of Yorktown, and a Hellcat of hers.
fn yorktown() -> (CarrierId, AirUnitId, AirUnitId) {
    let carrier = ship(YORKTOWN);
    (carrier, night_fighter(carrier), hellcat(carrier))
}

fn launches(play: &Play, kind: MissionType, units: impl Into<UnitSet>) -> Result<(), Refusal> {
    let number = play.table.free_display().unwrap();
    let mission = MissionId { kind, number };
    let units = units.into();
    let launch = Order::Launch { mission, units };
    AirOperations::check(&play.table, AirStep::Launch, launch)
}

fn patrols(play: &Play, units: impl Into<UnitSet>) -> Result<(), Refusal> {
    let units = units.into();
    let cap = CapId {
        group: TaskGroupId(1),
        place: 0,
    };
    AirOperations::check(
        &play.table,
        AirStep::Launch,
        Order::LaunchCap { cap, units },
    )
}

fn searches(play: &Play, units: impl Into<UnitSet>) -> Result<(), Refusal> {
    check_search(&play.table, units.into(), WESTWARD)
}

fn refused(why: DeckRefusal) -> Result<(), Refusal> {
    Err(Refusal::Decks(why))
}

/// Units take off as an intercept mission, with some fuel.
fn take_off(play: &mut Play, units: impl Into<UnitSet>, fuel: i8) {
    play.happen(Event::Decks(DeckEvent::Launched {
        what: MissionId::intercept(1),
        hex: HOME,
        units: units.into(),
        fuel: Fuel::points(fuel.max(0)).spend(-fuel.min(0)),
        base: TaskGroupId(1),
        also_from: TaskGroupSet::EMPTY,
    }));
}

fn send(play: &mut Play, units: impl Into<UnitSet>) {
    play.happen(Event::Searches(SearchEvent::Launched {
        what: SEARCH,
        units: units.into(),
        hex: HOME,
        base: TaskGroupId(1),
        aim: WESTWARD,
        max_radius: WESTWARD.max_radius(HOME),
    }));
}

/// On to another phase.
fn at(play: &mut Play, turn: Turn, number: u8) {
    if turn != play.table.turn {
        play.happen(Event::Turn { turn });
    }
    play.happen(Event::Phase { number });
}

/// The search flies its first two hexes, with force F at the end of them.
fn meets_a_force(play: &mut Play) {
    play.table.forces.push(Force {
        intelligence: Intelligence::Level1(LevelOne::Large),
        ..Force::unseen(F, HexId::at(1115))
    });
    let mut flight = SearchFlight::new(SEARCH);
    while matches!(flight.step(play), Step::Again) {}
}

/// What was added to each roll, and why.
fn modifiers(play: &Play) -> Vec<Vec<(&'static str, i8)>> {
    let rolls = play.events().iter().filter_map(|it| it.event.roll());
    let of = |roll: &Roll| {
        let applied = roll.modifiers.iter();
        applied.map(|it| (it.reason, it.value)).collect()
    };
    rolls.map(of).collect()
}

const FIGHTERS: (&str, i8) = ("any fighter in the mission", -1);
const NIGHT_SEARCH: (&str, i8) = ("night (night-capable units only, 22.2)", -2);

/// 22.1: at night, which begins with phase 4 of 1850 (6.41), night fighters take off to intercept, on patrol and to
/// search, and in no strike; nobody else does.
#[test]
fn r22_1_night_fighters_take_off_at_night_to_search_or_intercept() {
    let (_, night, day) = yorktown();
    for (time, phase) in [(1850, 4), (2010, 1), (410, 4)] {
        let play = fleet((19, time), phase, &[]);
        assert_eq!(launches(&play, MissionType::Intercept, night), Ok(()));
        assert_eq!(patrols(&play, night), Ok(()));
        assert_eq!(searches(&play, night), Ok(()));
        let no_strike = refused(DeckRefusal::NoStrikeTakesOffAtNight);
        assert_eq!(launches(&play, MissionType::Strike, night), no_strike);
        let unfit = refused(DeckRefusal::NotNightCapable(day));
        assert_eq!(launches(&play, MissionType::Intercept, day), unfit);
        assert_eq!(patrols(&play, day), unfit);
        assert_eq!(searches(&play, day), unfit);
        let both = UnitSet::from(night).with(day.into());
        assert_eq!(launches(&play, MissionType::Intercept, both), unfit);
        // What is listed is legal, and of night fighters alone.
        let listed = AirOperations::legal(&play.table, AirStep::Launch);
        let units = listed.iter().filter_map(|order| match order {
            Order::Launch { units, .. } | Order::LaunchCap { units, .. } => Some(*units),
            _ => None,
        });
        let night_fighters = [YORKTOWN, ESSEX].map(|name| night_fighter(ship(name)));
        let all: UnitSet = units.fold(UnitSet::EMPTY, UnitSet::with);
        assert_eq!(all, night_fighters.into_iter().collect());
    }
    // At dusk and by day everybody flies as ever (22.3).
    for (time, phase) in [(1850, 3), (1210, 1)] {
        let play = fleet((19, time), phase, &[]);
        for unit in [night, day] {
            assert_eq!(launches(&play, MissionType::Strike, unit), Ok(()));
            assert_eq!(patrols(&play, unit), Ok(()));
            assert_eq!(searches(&play, unit), Ok(()));
        }
    }
}

/// 2.341: without the rule night fighters are like any other: nobody takes off at night, and on dark decks they roll as
/// others do.
#[test]
fn r2_341_without_the_rule_night_fighters_are_like_any_other() {
    let (carrier, night, _) = yorktown();
    let mut play = fleet((19, 2010), 1, &[1]);
    play.table.options.clear();
    let nobody = refused(DeckRefusal::NoTakeOffAtNight);
    assert_eq!(launches(&play, MissionType::Intercept, night), nobody);
    assert_eq!(patrols(&play, night), nobody);
    let no_search = Err(Refusal::Searches(SearchRefusal::NoSearchAtNight));
    assert_eq!(searches(&play, night), no_search);
    take_off(&mut play, night, 8);
    land(&mut play, night, carrier);
    assert_eq!(modifiers(&play), [[("night, hex not illuminated", 3)]]);
    assert!(play.table.night.is_empty());
    // The whole battle alone has nights, and the option.
    for scenario in scenario::ALL {
        let offered = scenario.variants.contains(&Variant::NightOperations);
        assert_eq!(offered, scenario.battle.is_some());
    }
}

/// 22.7, 6.42, 4.451: a night fighter with fuel lands in the dark without a roll; fuel critical it rolls, without what
/// dusk and night add, in a lit hex too. Others roll.
#[test]
fn r22_7_r4_451_night_fighters_roll_only_fuel_critical() {
    let (carrier, night, day) = yorktown();
    let critical = ("current value of the Fuel Critical marker", 3);
    let dark = [
        ("dusk, hex not illuminated", 1),
        ("night, hex not illuminated", 3),
    ];
    for (phase, dark) in [(2, dark[0]), (4, dark[1])] {
        for (unit, fuel, added) in [
            (night, 8, vec![]),
            (night, -2, vec![vec![critical]]),
            (day, 8, vec![vec![dark]]),
            (day, -2, vec![vec![critical, dark]]),
        ] {
            let mut play = fleet((19, 1850), phase, &[1]);
            take_off(&mut play, unit, fuel);
            land(&mut play, unit, carrier);
            assert_eq!(
                modifiers(&play),
                added,
                "{unit} with {fuel} in phase {phase}"
            );
        }
    }
    // In a lit hex night adds 1 for the fuel critical, and not for them (6.432).
    for (unit, added) in [
        (night, vec![critical]),
        (day, vec![critical, ("night, hex illuminated", 1)]),
    ] {
        let mut play = fleet((19, 2010), 1, &[1]);
        take_off(&mut play, unit, -2);
        play.happen(Event::Fleet(FleetEvent::LightsOn {
            hex: HOME,
            groups: TaskGroupId(1).into(),
        }));
        land(&mut play, unit, carrier);
        assert_eq!(modifiers(&play), [added]);
    }
}

/// 22.7: night fighters with fuel are in no danger on dark decks, and need no lights.
#[test]
fn r22_7_night_fighters_need_no_lights() {
    let (_, night, day) = yorktown();
    for (unit, losses, units) in [(night, 0, 0), (day, 4, 1)] {
        let mut play = fleet((19, 2010), 1, &[]);
        take_off(&mut play, unit, 8);
        let mission = &play.table.missions[0];
        assert_eq!(landing_losses_in_ten(&play.table, mission), losses);
        let lights = illumination(&play.table, HOME);
        assert_eq!(
            (lights.units, lights.lost_dark),
            (units, 10 * u16::from(losses))
        );
    }
}

/// 22.7: a search of night fighters is never fuel critical, and lands in the dark without a roll; another rolls.
#[test]
fn r22_7_a_search_of_night_fighters_lands_without_a_roll() {
    let (carrier, night, day) = yorktown();
    for (unit, rolls) in [(night, 0), (day, 1)] {
        let mut play = fleet((20, 1850), 4, &[1]);
        send(&mut play, unit);
        search::land(&mut play, SEARCH, unit, carrier);
        assert_eq!(modifiers(&play).len(), rolls);
    }
}

/// 22.2, 8.34: night fighters look at night, with 2 less, and what is not night-capable sees nothing then; of a pair
/// one looks alone.
#[test]
fn r22_2_r8_34_only_night_fighters_see_at_night() {
    let (_, night, day) = yorktown();
    let essex = night_fighter(ship(ESSEX));
    let pair = UnitSet::from(night).with(day.into());
    for (units, looks) in [
        (UnitSet::from(night), true),
        (day.into(), false),
        (pair, true),
    ] {
        // From a day on which that costs no rest (22.5).
        let mut play = fleet((20, 2010), 1, &[8]);
        send(&mut play, units);
        meets_a_force(&mut play);
        let added = modifiers(&play);
        assert_eq!(added.len(), usize::from(looks), "{units}");
        if let [added] = &added[..] {
            assert_eq!(*added, [FIGHTERS, NIGHT_SEARCH], "nobody helps it");
        }
    }
    // Two night fighters look together.
    let mut play = fleet((20, 2010), 1, &[8]);
    send(&mut play, UnitSet::from(night).with(essex.into()));
    meets_a_force(&mut play);
    let two = ("two units in the mission", 1);
    assert_eq!(modifiers(&play), [[two, FIGHTERS, NIGHT_SEARCH]]);
}

/// 8.34, 18.11: a search that stays with a force has its second look in the dark if it can see there, and else none.
#[test]
fn r8_34_a_second_look_in_the_dark_is_for_night_fighters() {
    let (_, night, day) = yorktown();
    for (unit, why) in [(night, TurnReason::SecondLook), (day, TurnReason::Dark)] {
        let mut play = fleet((20, 1730), 1, &[6]);
        send(&mut play, unit);
        at(&mut play, turn(20, 2010), 1);
        play.table.searches[0].leg = Leg::Shadowing(F);
        meets_a_force(&mut play);
        let turned = play.events().iter().find_map(|it| match it.event {
            Event::Searches(SearchEvent::Turned { why, .. }) => Some(why),
            _ => None,
        });
        assert_eq!(turned, Some(why));
        assert_eq!(modifiers(&play).len(), usize::from(unit == night));
        assert_eq!(play.table.night.flew_at_night.contains(unit), unit == night);
    }
}

/// 22.4: what took off at night is out of play once it has landed: it stands nowhere, is not lost and costs nothing,
/// and counts against the landing limit.
#[test]
fn r22_4_who_took_off_at_night_rests_once_down() {
    let (carrier, night, _) = yorktown();
    for by_search in [false, true] {
        let mut play = fleet((19, 2250), 1, &[]);
        match by_search {
            true => send(&mut play, night),
            false => take_off(&mut play, night, 8),
        }
        // It is still up in the morning.
        at(&mut play, turn(20, 650), 1);
        match by_search {
            true => search::land(&mut play, SEARCH, night, carrier),
            false => land(&mut play, night, carrier),
        }
        assert!(play.table.aboard(night).is_none());
        assert!(play.table.mission_of(night).is_none() && play.table.searches.is_empty());
        assert!(play.table.lost.is_empty());
        assert_eq!(play.table.score, 0);
        assert!(play.table.night.resting.contains(night));
        assert_eq!(play.table.deck(carrier).unwrap().handled.landed, 1);
    }
}

/// 22.4, 22.3: who took off by day and only comes home at night does not rest; a search that looks round at night does,
/// the night fighters of it.
#[test]
fn r22_4_who_only_comes_home_at_night_does_not_rest() {
    let (carrier, night, day) = yorktown();
    let mut play = fleet((20, 1730), 1, &[]);
    take_off(&mut play, night, 16);
    at(&mut play, turn(20, 2010), 1);
    land(&mut play, night, carrier);
    assert!(play.table.aboard(night).is_some());
    for looks in [false, true] {
        // The look, and the landing of the Hellcat.
        let mut play = fleet((20, 1730), 1, if looks { &[8, 1] } else { &[1] });
        send(&mut play, UnitSet::from(night).with(day.into()));
        at(&mut play, turn(20, 2010), 1);
        if looks {
            meets_a_force(&mut play);
        }
        for unit in [night, day] {
            search::land(&mut play, SEARCH, unit, carrier);
        }
        assert_eq!(play.table.aboard(night).is_none(), looks);
        assert!(play.table.aboard(day).is_some());
    }
}

/// 22.5: a night fighter that was in the air by day on June 19, dusk included, neither takes off nor sees anything in
/// the night after; on June 20 it makes no difference.
#[test]
fn r22_5_who_flew_by_day_on_june_19_rests_that_night() {
    let (carrier, night, _) = yorktown();
    for (day, time, phase, must_rest) in [
        (19, 530, 1, true),
        (19, 1850, 3, true),
        (19, 1850, 4, false),
        (20, 1210, 1, false),
    ] {
        let mut play = fleet((day, time), phase, &[]);
        take_off(&mut play, night, 8);
        assert_eq!(play.table.night.flew_by_day.contains(night), must_rest);
        if (time, phase) == (1850, 4) {
            continue;
        }
        land_ready(&mut play, night, carrier);
        at(&mut play, turn(day, 2010), 1);
        let expected = match must_rest {
            true => refused(DeckRefusal::FlewByDay(night)),
            false => Ok(()),
        };
        assert_eq!(launches(&play, MissionType::Intercept, night), expected);
        assert_eq!(patrols(&play, night), expected);
        assert_eq!(searches(&play, night), expected);
        // A day later the night is open to it again.
        at(&mut play, turn(20, 2250), 1);
        assert_eq!(searches(&play, night), Ok(()));
    }
}

/// Brings a unit down by day, and readies it again.
fn land_ready(play: &mut Play, unit: AirUnitId, carrier: CarrierId) {
    play.happen(Event::Decks(DeckEvent::Landed {
        carrier,
        unit,
        from: MissionId::intercept(1),
        fuel: Fuel::points(8),
        to: Deck::Landing,
    }));
    play.happen(Event::Decks(DeckEvent::Readied {
        carrier,
        unit,
        from: Deck::Landing,
        to: Deck::Ready,
    }));
}

/// 22.5: who is in the air as a phase of the day begins operates by day too, on patrol as well; a search that is out at
/// nightfall of June 19 sees nothing then.
#[test]
fn r22_5_to_be_in_the_air_is_to_operate() {
    let (_, night, _) = yorktown();
    let mut play = fleet((19, 1210), 1, &[]);
    let what = CapId {
        group: TaskGroupId(1),
        place: 0,
    };
    play.happen(Event::Air(AirEvent::CapPlaced {
        what,
        display: 1,
        units: night.into(),
    }));
    assert!(!play.table.night.flew_by_day.contains(night));
    at(&mut play, turn(19, 1210), 2);
    assert!(play.table.night.flew_by_day.contains(night));

    let mut play = fleet((19, 1730), 1, &[]);
    send(&mut play, night);
    at(&mut play, turn(19, 2010), 1);
    meets_a_force(&mut play);
    assert!(modifiers(&play).is_empty());
    assert!(!play.table.night.flew_at_night.contains(night));
}

/// 22.6: a carrier that launched night fighters at night launches and lands one less in each phase of the next 0530; no
/// other carrier does, and from 0650 on she has her own limit.
#[test]
fn r22_6_the_deck_crews_are_tired_in_the_first_turn_of_the_day() {
    let (carrier, night, day) = yorktown();
    let limit = |play: &Play, carrier| operating_limit(&play.table, carrier);
    let sound = OperatingLimit {
        units: 2,
        by: LimitedBy::Ship,
    };
    let mut play = fleet((19, 2010), 1, &[]);
    take_off(&mut play, night, 8);
    assert_eq!(limit(&play, carrier), sound, "not in the night itself");
    for phase in 1..=4 {
        at(&mut play, turn(20, 530), phase);
        let tired = OperatingLimit {
            units: 1,
            by: LimitedBy::TiredCrews,
        };
        assert_eq!(limit(&play, carrier), tired);
        assert_eq!(limit(&play, ship(ESSEX)), sound);
        assert_eq!(play.table.launches_left(carrier), 1);
        // Of the ready Hellcat and another one of hers one may take off.
        let other = AirUnitId::all()
            .rfind(|unit| unit.home() == carrier)
            .unwrap();
        assert!(other != night && other != day);
        let mut crowded = play.clone();
        crowded.happen(Event::Decks(DeckEvent::Aboard {
            what: carrier,
            deck: Deck::Ready,
            units: other.into(),
        }));
        let both = UnitSet::from(day).with(other.into());
        assert_eq!(launches(&crowded, MissionType::Strike, day), Ok(()));
        assert_eq!(
            launches(&crowded, MissionType::Strike, both),
            refused(DeckRefusal::TiredCrews { carrier, limit: 1 })
        );
    }
    at(&mut play, turn(20, 650), 1);
    assert_eq!(limit(&play, carrier), sound);
}

/// 22.6, 12.11: of damage and tired crews the lower limit holds, once; and a launch by day tires nobody.
#[test]
fn r22_6_the_lowest_of_damage_and_tired_crews_holds() {
    let (carrier, night, _) = yorktown();
    for (hits, units) in [(0, 1), (4, 1), (6, 0)] {
        let mut play = fleet((19, 2010), 1, &[]);
        take_off(&mut play, night, 8);
        play.happen(Event::Damage(DamageEvent::Hits {
            ship: carrier.into(),
            hits,
            kind: HitKind::AirAttack,
        }));
        at(&mut play, turn(20, 530), 1);
        assert_eq!(operating_limit(&play.table, carrier).units, units);
    }
    let mut play = fleet((19, 1730), 1, &[]);
    take_off(&mut play, night, 8);
    at(&mut play, turn(20, 530), 1);
    assert_eq!(operating_limit(&play.table, carrier).units, 2);
}

/// 22.3: by day a night fighter flies as any other, in a strike too.
#[test]
fn r22_3_by_day_night_fighters_fly_as_any_other() {
    let (carrier, night, _) = yorktown();
    let mut play = fleet((20, 1210), 1, &[]);
    assert_eq!(launches(&play, MissionType::Strike, night), Ok(()));
    take_off(&mut play, night, 8);
    land(&mut play, night, carrier);
    assert_eq!(play.table.aboard(night).map(|it| it.1), Some(Deck::Landing));
    assert!(play.table.night.is_empty());
}

/// How far from any force a search ends, in hexes; whoever sends none misses all.
fn misses(game: &Game, order: Order) -> u8 {
    let Order::Search { aim, .. } = order else {
        return u8::MAX;
    };
    let end = aim.max_radius(game.table().task_groups[0].hex).on_map();
    let forces = game.table().forces.iter();
    let far = forces.filter_map(|force| Some(force.hex.distance(end?)));
    far.min().unwrap_or(u8::MAX - 1)
}

/// 22.0: whole games of two days with it. What takes off at night is night-capable, is no strike, and has not flown by
/// day on June 19; it comes down once, and is neither aboard nor lost after that; the table is made of the events alone.
#[test]
fn r22_0_whole_games_go_on_with_night_operations() {
    let mut took_off = 0;
    let mut rest = 0;
    let mut looked = 0;
    for seed in 0..8 {
        let scenario = Scenario::numbered(6 + (seed % 2) as u8).unwrap();
        let scenario = Box::leak(Box::new(Scenario {
            turns: 36,
            ..*scenario
        }));
        let options = vec![Variant::LeewardMovement, Variant::NightOperations];
        let mut game = Game::with_any(scenario, options, seed);
        let mut random = Random::new(seed);
        let mut staff = Sensible;
        while let Some(decision) = game.decision() {
            let is_night = game.table().light() == Light::Night;
            let launching = matches!(
                decision,
                Decision::DeclareSearch
                    | Decision::AirSearch
                    | Decision::AirOperations {
                        step: AirStep::Launch
                    }
            );
            if is_night && launching {
                assert!(game.legal().all(|order| game.check(order).is_ok()));
            }
            // The staff keeps its night fighters; here they search whenever they can, if anybody is near.
            let order = match decision {
                Decision::DeclareSearch if is_night => Order::DeclareSearch,
                Decision::AirSearch if is_night => game
                    .legal()
                    .min_by_key(|order| misses(&game, *order))
                    .unwrap(),
                _ if seed % 4 < 2 => random.order(&game).unwrap(),
                _ => staff.order(&game).unwrap(),
            };
            game.play(order).unwrap();
        }
        assert_eq!(&game.table_after(game.events().len()), game.table());
        let mut table = Table::new(game.scenario().first_turn);
        for it in game.events() {
            let is_night = table.light() == Light::Night;
            match &it.event {
                Event::Decks(
                    DeckEvent::Launched { units, .. } | DeckEvent::CapLaunched { units, .. },
                )
                | Event::Searches(SearchEvent::Launched { units, .. })
                    if is_night =>
                {
                    assert_eq!(fit_for_the_light(&table, *units), *units);
                    took_off += 1;
                }
                Event::Searches(SearchEvent::LooksFor { search, .. }) if is_night => {
                    let units = table.search(*search).unwrap().units;
                    assert!(!fit_for_the_light(&table, units).is_empty());
                    looked += 1;
                }
                Event::Decks(DeckEvent::Rests { unit, .. }) => {
                    assert!(!table.night.resting.contains(*unit));
                    rest += 1;
                }
                _ => {}
            }
            table.apply(&it.event);
        }
        for unit in table.night.resting.iter() {
            assert!(table.aboard(unit).is_none() && table.mission_of(unit).is_none());
            assert!(table.lost.iter().all(|lost| lost.unit != unit));
        }
    }
    assert!(
        took_off > 0 && rest > 0 && looked > 0,
        "{took_off} {rest} {looked}"
    );
}
