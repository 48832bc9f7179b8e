use super::*;
use crate::engine::procedure::Procedure;
use crate::engine::table::ShipPlace;
use crate::engine::units::{AirUnit, IjnForce, Ship, UsnForce};
use crate::engine::{Game, trial};

const MIDWAY: Spotter = Spotter::Base(IslandBase::Midway);
const TF_16: Spotter = Spotter::Force(Force::Usn(UsnForce::Tf16));
const WEST: Place = Place::WestOfMidway;
const EAST: Place = Place::LisianskiWaters;

/// E33: Akagi west of Midway, Tone in Lisianski waters.
fn on_both_sides_of_midway() -> Table {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::FirstCsf, WEST, &[Ship::Akagi]);
    trial::ijn(&mut table, IjnForce::Guard, EAST, &[Ship::Tone]);
    table
}

fn game(table: Table, procedure: UsnSpotting, dice: &[u8]) -> Game {
    trial::game(table, dice, Procedure::UsnSpotting(procedure))
}

fn spot(by: Spotter, space: Place) -> Order {
    Order::Spot { by, space }
}

/// Who can still look, and where.
fn can_look(game: &Game) -> Vec<(Spotter, Place)> {
    let orders = game.legal().into_iter();
    let attempts = orders.filter_map(|order| match order {
        Order::Spot { by, space } => Some((by, space)),
        _ => None,
    });
    attempts.collect()
}

#[test]
fn r6_0_4a_e33b_a_base_looks_once_in_the_reaction() {
    let table = on_both_sides_of_midway();
    let mut game = game(table, UsnSpotting::in_reaction(Line::Mi), &[6]);
    let asked = Decision::ReactionSpotting { on: Line::Mi };
    assert_eq!(game.decision(), Some(&asked));
    game.play(spot(MIDWAY, WEST)).unwrap();
    assert!(trial::all_dice_fell(&game));
    let refused = game.play(spot(MIDWAY, EAST)).map(drop);
    assert_eq!(refused, Err(SpottingRefusal::HasLooked(MIDWAY).into()));
    let may_fly = |space| !game.table().is_barred(AirUnit::Vmsb241, space);
    assert!(!may_fly(WEST) && may_fly(EAST));
}

#[test]
fn r6_0_12a_e33_a_base_looks_once_at_every_space_in_range() {
    let table = on_both_sides_of_midway();
    let mut game = game(table, UsnSpotting::everywhere(), &[6, 6]);
    assert_eq!(game.decision(), Some(&Decision::Spotting));
    game.play(spot(MIDWAY, WEST)).unwrap();
    game.play(spot(MIDWAY, EAST)).unwrap();
    for space in [WEST, EAST] {
        let tried = SpottingRefusal::Tried { by: MIDWAY, space };
        assert_eq!(game.check(&spot(MIDWAY, space)), Err(tried.into()));
        assert!(game.table().is_barred(AirUnit::Vmsb241, space));
    }
    // TF-16 and TF-1 see two spaces from Pearl Harbor.
    let tf_1 = Spotter::Force(UsnForce::Tf1.into());
    assert_eq!(can_look(&game), [(tf_1, EAST), (TF_16, EAST)]);
    game.play(Order::StopSpotting).unwrap();
    assert_eq!(game.decision(), None);
}

#[test]
fn r6_0_12a_it_is_done_on_every_line() {
    let mut table = on_both_sides_of_midway();
    trial::ijn(
        &mut table,
        IjnForce::Covering,
        Place::CoralSea,
        &[Ship::Aoba],
    );
    let legal = |table: &Table, procedure| can_look(&game(table.clone(), procedure, &[]));
    let tf_44 = Spotter::Force(UsnForce::Tf44.into());
    let sees_coral_sea = (tf_44, Place::CoralSea);
    assert!(legal(&table, UsnSpotting::everywhere()).contains(&sees_coral_sea));
    let on_mi = legal(&table, UsnSpotting::in_reaction(Line::Mi));
    assert!(!on_mi.contains(&sees_coral_sea) && on_mi.contains(&(MIDWAY, WEST)));
}

#[test]
fn r6_0_4a_task_forces_look_like_bases_and_single_ships_do_not() {
    let mut table = on_both_sides_of_midway();
    table.usn_forces[UsnForce::Tf16].place = Some(EAST);
    table.ships[Ship::Ca17_3].at = ShipPlace::Loose(EAST);
    let game = game(table, UsnSpotting::in_reaction(Line::Mi), &[]);
    let who: Vec<Spotter> = can_look(&game).iter().map(|(by, _)| *by).collect();
    assert!(who.contains(&TF_16) && who.contains(&MIDWAY));
    assert!(who.iter().all(|by| by.side() == Side::Usn));
}

#[test]
fn r9_1_a_new_attempt_lifts_the_bar_of_the_last() {
    let table = on_both_sides_of_midway();
    let mut reaction = game(table, UsnSpotting::in_reaction(Line::Mi), &[6]);
    reaction.play(spot(MIDWAY, WEST)).unwrap();
    assert!(reaction.table().is_barred(AirUnit::Vmsb241, WEST));
    let own_phase = game(reaction.table().clone(), UsnSpotting::everywhere(), &[]);
    assert!(!own_phase.table().is_barred(AirUnit::Vmsb241, WEST));
    assert!(can_look(&own_phase).contains(&(MIDWAY, WEST)));
}

#[test]
fn r9_1_an_attempt_of_the_player_is_refused_by_its_rule() {
    let table = on_both_sides_of_midway();
    let game = game(table, UsnSpotting::in_reaction(Line::Mi), &[]);
    let refused = |by, space| game.check(&spot(by, space)).unwrap_err().to_string();
    let csf = Spotter::Force(IjnForce::FirstCsf.into());
    assert_eq!(
        refused(csf, WEST),
        "1st CSF is the IJN's, and looks for it (2.4)"
    );
    let moresby = Spotter::Base(IslandBase::PortMoresby);
    let not_active = "Port Moresby is not on the active line (6.0(4a))";
    assert_eq!(refused(moresby, Place::CoralSea), not_active);
    let tf_1 = Spotter::Force(UsnForce::Tf1.into());
    let too_far = "West of Midway is out of sight of TF-1, which looks 2 spaces (9.1)";
    assert_eq!(refused(tf_1, WEST), too_far);
    let nothing = "nothing is at Wake that is not spotted (9.1)";
    assert_eq!(refused(MIDWAY, Place::Wake), nothing);
    assert_eq!(game.check(&Order::Done), Err(Refusal::NotAsked));
}

#[test]
fn r6_0_4a_nothing_is_asked_where_nobody_can_look() {
    let game = game(trial::table(), UsnSpotting::everywhere(), &[]);
    assert_eq!(game.decision(), None);
}

#[test]
fn r6_0_4a_who_succeeds_may_strike_and_who_stops_is_asked_no_more() {
    let table = on_both_sides_of_midway();
    let mut game = game(table, UsnSpotting::in_reaction(Line::Mi), &[4]);
    // 4 - 1: beyond the perimeter.
    game.play(spot(MIDWAY, WEST)).unwrap();
    assert!(game.table().is_spotted(IjnForce::FirstCsf));
    assert!(!game.table().is_barred(AirUnit::Vmsb241, WEST));
    game.play(Order::StopSpotting).unwrap();
    assert_eq!(game.decision(), None);
}

#[test]
fn r2_4_a_captured_base_and_a_force_off_the_map_look_no_more() {
    let mut table = on_both_sides_of_midway();
    table.bases[IslandBase::Midway].captured = true;
    table.usn_forces[UsnForce::Tf16].place = None;
    let game = game(table, UsnSpotting::everywhere(), &[]);
    let who: Vec<Spotter> = can_look(&game).iter().map(|(by, _)| *by).collect();
    assert!(!who.contains(&MIDWAY) && !who.contains(&TF_16));
    let refused = game.check(&spot(TF_16, EAST));
    assert_eq!(refused, Err(SpottingRefusal::NotThere(TF_16).into()));
}
