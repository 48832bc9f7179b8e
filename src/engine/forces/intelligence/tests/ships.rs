//! The ships of surface forces, of carrier forces and of their screens (7.39, 7.41-7.44).

use super::super::carriers_available;
use super::*;
use crate::engine::charts::SurfaceShips;
use crate::engine::ships::ShipClass;

/// 1-based place of a ship among those of her pile, as the die picks her.
fn place(play: &Play, pile: impl Fn(ShipId) -> bool, name: &str) -> u8 {
    let pile: Vec<_> = ShipId::all()
        .filter(|ship| pile(*ship) && !play.table.drawn_ships.contains(ship))
        .collect();
    let at = pile.iter().position(|ship| ship.to_string() == name);
    at.unwrap() as u8 + 1
}

/// 7.39: surface forces of each kind; of two cruiser chits the larger or the smaller.
#[test]
fn r7_39_surface_forces_draw_their_ships() {
    let of = |size, dice: &[u8]| {
        let mut play = force_of(Intelligence::Level2Surface(size), &[], dice);
        promote(&mut play, FORCE);
        assert_eq!(known(&play), Intelligence::Level3Surface);
        ships(&play)
    };
    assert_eq!(of(SurfaceSize::Small, &[1, 4]), ["Destroyer Force 4"]);
    assert_eq!(of(SurfaceSize::Medium, &[5, 2]), ["Cruiser Force 2"]);
    // Cruiser Force 1 is 14/10/7 and Cruiser Force 3 16/12/8; it is the second of what is left.
    assert_eq!(of(SurfaceSize::Large, &[1, 1, 2]), ["Cruiser Force 3"]);
    assert_eq!(of(SurfaceSize::Medium, &[3, 1, 2]), ["Cruiser Force 1"]);
    // The worked example: a 5 is a battleship and cruisers.
    assert_eq!(
        of(SurfaceSize::Large, &[5, 1, 1]),
        ["Yamato", "Cruiser Force 1"]
    );
    assert_eq!(of(SurfaceSize::Large, &[10, 1, 1, 1, 1, 1]).len(), 5);
}

/// Reading of 7.39: with no cruiser force left a destroyer force is drawn, and the other way round; of two cruiser
/// chits one that is left stands for both.
#[test]
fn r7_39_cruisers_and_destroyers_stand_in_for_each_other() {
    let drawn = |die: u8, gone: ShipKind, but: usize| {
        let mut play = force_of(
            Intelligence::Level2Surface(SurfaceSize::Medium),
            &[],
            &[die, 1, 1],
        );
        let pile = ShipId::all().filter(|ship| !ship.is_us() && ship.data().kind == gone);
        play.table.drawn_ships = pile.skip(but).collect();
        promote(&mut play, FORCE);
        ships(&play)
    };
    // 1 is destroyers, 5 cruisers, 3 the smaller and 7 the larger of two.
    assert_eq!(drawn(1, ShipKind::Destroyers, 0), ["Cruiser Force 1"]);
    assert_eq!(drawn(5, ShipKind::Cruisers, 0), ["Destroyer Force 1"]);
    for die in [3, 7] {
        assert_eq!(drawn(die, ShipKind::Cruisers, 1), ["Cruiser Force 1"]);
    }
}

/// 7.39: battleships that are not to be had are left out.
#[test]
fn r7_39_battleships_that_are_all_drawn_are_left_out() {
    let mut play = force_of(
        Intelligence::Level2Surface(SurfaceSize::Large),
        &[],
        &[10, 1],
    );
    play.table.drawn_ships = ShipId::all()
        .filter(|ship| ship.data().kind == ShipKind::Battleship)
        .filter(|ship| ship.to_string() != "Haruna")
        .collect();
    promote(&mut play, FORCE);
    assert_eq!(ships(&play), ["Haruna", "Cruiser Force 1"]);
}

/// The worked examples of 7.41 and 7.44: a CV and a CVL roll 9 and prove to be one CV and two CVLs: Shinano, Junyo
/// and Ise; their screen is Medium Surface and one more, a 9 becomes 10: Yamato and a cruiser force.
#[test]
fn r7_41_r7_42_r7_44_shinano_junyo_ise_and_yamato() {
    let level_3 = Intelligence::Level3Carriers(Carriers::new(1, 1));
    let options = [Variant::AdditionalShips];
    let blank = force_of(level_3, &options, &[]);
    let in_play = |ship: ShipId| {
        matches!(
            ship.class(),
            Some(ShipClass::Historical | ShipClass::Additional)
        )
    };
    let cv = |ship: ShipId| in_play(ship) && ship.data().kind == ShipKind::Cv;
    let cvl = |ship: ShipId| {
        let kind = ship.data().kind;
        in_play(ship) && matches!(kind, ShipKind::Cvl | ShipKind::HybridCarrier)
    };
    let bb = |ship: ShipId| in_play(ship) && ship.data().kind == ShipKind::Battleship;
    let shinano = place(&blank, cv, "Shinano");
    let junyo = place(&blank, cvl, "Junyo");
    // Junyo is out of the pile when the next is drawn, and she lies before Ise.
    let ise = place(&blank, cvl, "Ise") - 1;
    let yamato = place(&blank, bb, "Yamato");
    let dice = [9, shinano, junyo, ise, 9, yamato, 1];
    let mut play = force_of(level_3, &options, &dice);
    promote(&mut play, FORCE);
    assert_eq!(known(&play), Intelligence::Level4Carriers);
    assert_eq!(
        ships(&play),
        ["Shinano", "Junyo", "Ise", "Yamato", "Cruiser Force 1"]
    );
    let rolls: Vec<_> = play
        .events()
        .iter()
        .filter_map(|record| match &record.event {
            Event::Roll(roll) => Some((roll.chart, roll.column, roll.total, roll.result)),
            _ => None,
        })
        .collect();
    assert_eq!(
        rolls,
        [
            ("l3_to_l4", "1/1", 9, Carriers::new(1, 2).into()),
            (
                "l2_to_l3_surface",
                "Medium Surface",
                10,
                SurfaceShips::Battleships(1).into()
            ),
        ]
    );
}

/// 7.42: the ships are drawn at random from what is left; with no fleet carrier left a light one takes her place, and
/// the other way round.
#[test]
fn r7_42_one_type_stands_in_for_the_other() {
    let drawn = |gone: ShipKind, chit: Carriers, dice: &[u8]| {
        let level_3 = Intelligence::Level3Carriers(chit);
        let mut play = force_of(level_3, &[Variant::AdditionalShips], dice);
        play.table.drawn_ships = carriers_available(&play.table, gone, &[]);
        let before = play.table.drawn_ships.clone();
        promote(&mut play, FORCE);
        let force = play.table.force(FORCE).unwrap();
        assert!(force.carriers().all(|ship| !before.contains(&ship)));
        force
            .carriers()
            .map(|ship| ship.data().kind)
            .collect::<Vec<_>>()
    };
    // 1 CV, a 5 is a CV; 1 CVL, a 5 is a CVL. The second of the pile, and a screen of destroyers.
    let one_cv = Carriers::new(1, 0);
    assert_eq!(drawn(ShipKind::Cv, one_cv, &[5, 2, 1, 1]), [ShipKind::Cvl]);
    let one_cvl = Carriers::new(0, 1);
    assert_eq!(drawn(ShipKind::Cvl, one_cvl, &[5, 2, 1, 1]), [ShipKind::Cv]);
}

/// 7.44: the screen of one carrier is a small force, of two a medium one less two, of four a large one.
#[test]
fn r7_44_the_screen_follows_the_number_of_carriers() {
    for (chit, die, column, total) in [
        (Carriers::new(0, 1), 1, "Small Surface", 5),
        (Carriers::new(2, 0), 3, "Medium Surface", 3),
        (Carriers::new(2, 2), 3, "Large Surface", 5),
    ] {
        let mut play = force_of(
            Intelligence::Level3Carriers(chit),
            &[],
            &[
                &[die][..],
                // The ships, the first of each pile, and the screen's die.
                &vec![1; usize::from(chit.total())],
                &[5, 1, 1, 1],
            ]
            .concat(),
        );
        promote(&mut play, FORCE);
        let screen = play.events().iter().find_map(|record| match &record.event {
            Event::Roll(roll) if roll.chart == "l2_to_l3_surface" => {
                Some((roll.column, roll.total))
            }
            _ => None,
        });
        assert_eq!(screen, Some((column, total)), "{chit}");
    }
}

/// The carriers that a draw of a type is made from.
fn pile(play: &Play, kind: ShipKind) -> Vec<String> {
    let pile = carriers_available(&play.table, kind, &[]).into_iter();
    pile.map(|ship| ship.to_string()).collect()
}

/// Takes the whole pile, so that no force can have these ships again.
fn draw_all(play: &mut Play, kind: ShipKind) -> Vec<String> {
    let names = pile(play, kind);
    let drawn = carriers_available(&play.table, kind, &[]);
    play.table.drawn_ships.extend(drawn);
    names
}

/// 2.35: a historical game draws from the historical carriers; with additional ships they lie in the same piles from
/// the start.
#[test]
fn r2_35_additional_ships_lie_in_the_piles_only_by_choice() {
    let of = |options: &[Variant]| {
        let play = force_of(Intelligence::Level0, options, &[]);
        [ShipKind::Cv, ShipKind::Cvl].map(|kind| pile(&play, kind))
    };
    let [cv, cvl] = of(&[]);
    assert_eq!(cv, ["Taiho", "Shokaku", "Zuikaku"]);
    let light = ["Junyo", "Hiyo", "Ryuho", "Chitose", "Chiyoda", "Zuiho"];
    assert_eq!(cvl, light);
    let [all_cv, all_cvl] = of(&[Variant::AdditionalShips]);
    assert_eq!(
        all_cv,
        [&cv[..], &["Shinano", "Unryu", "Amagi"].map(String::from)].concat()
    );
    let additional = ["Ise", "Hyuga", "Kaiyo", "Shinyo"].map(String::from);
    assert_eq!(all_cvl, [&cvl[..], &additional].concat());
}

/// 7.43: when all historical carriers are drawn, of both types, the additional ones come in, in the same order; after
/// the last of them there is no carrier more: a ghost ship is none.
#[test]
fn r7_43_additional_ships_come_in_when_the_historical_carriers_are_used_up() {
    let mut play = force_of(Intelligence::Level0, &[], &[]);
    assert_eq!(draw_all(&mut play, ShipKind::Cv).len(), 3);
    // The other type comes before any additional ship.
    assert_eq!(draw_all(&mut play, ShipKind::Cv)[..2], ["Junyo", "Hiyo"]);
    let additional = ["Shinano", "Unryu", "Amagi"];
    assert_eq!(pile(&play, ShipKind::Cv), additional);
    let light = ["Ise", "Hyuga", "Kaiyo", "Shinyo"];
    assert_eq!(draw_all(&mut play, ShipKind::Cvl), light);
    assert_eq!(draw_all(&mut play, ShipKind::Cvl), additional);
    assert_eq!(play.table.drawn_ships.len(), 16);
    assert!(pile(&play, ShipKind::Cv).is_empty());
    assert!(pile(&play, ShipKind::Cvl).is_empty());
}

/// 9.13, 7.43: with no carrier left it proves to be a surface force with the screen of a small one.
#[test]
fn r9_13_with_no_carrier_left_it_is_a_surface_force() {
    let mut play = force_of(
        Intelligence::Level3Carriers(Carriers::new(0, 1)),
        &[],
        &[3, 4, 1],
    );
    play.table.drawn_ships = ShipId::all()
        .filter(|ship| ship.data().kind.is_carrier())
        .collect();
    promote(&mut play, FORCE);
    assert_eq!(known(&play), Intelligence::Level3Surface);
    assert_eq!(ships(&play), ["Destroyer Force 1"]);
}
