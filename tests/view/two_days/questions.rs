//! What the questions of two days say: launches in the dark, who stays with a cripple, how far a strike may go.

use super::*;

/// 22.1, 22.4-22.6: at a launch in the dark it is said who is fresh, who rests tonight, and what it costs in the morning; and
/// of planes that stay on deck the reason is said once for all of them.
#[test]
fn r22_1_a_launch_by_night_says_who_may_fly_and_what_it_costs() {
    let options = [Variant::Refuelling, Variant::NightOperations];
    let game = Game::new(Scenario::numbered(8).unwrap(), &options, 11).unwrap();
    let game = until(game, |game| {
        game.table().light() == Light::Night && game.decision() == Some(Decision::DeclareSearch)
    });
    let words = night::crews(game.table()).unwrap();
    let is_fresh = words.starts_with("Fresh: ");
    assert!(is_fresh || words.starts_with("No night fighter is fresh"));
    assert_eq!(is_fresh, words.ends_with("(22.6)."), "{words}");
    // One that has searched is said to rest, and where.
    let (searched, _) = with_a_search_by_night();
    let after = night::crews(searched.table()).unwrap();
    assert_ne!(after, words);
    let asked = prompt(&game, &Selection::default(), &[]).unwrap();
    let why = asked.why().join(" ");
    assert!(why.contains(&words), "{why}");
    assert!(why.matches("(22.1)").count() <= 1, "{why}");
    let by_day = Game::new(Scenario::numbered(8).unwrap(), &options, 11).unwrap();
    assert_eq!(night::crews(by_day.table()), None);
}

/// 12.411: whoever may stay with a crippled ship is chosen unit by unit, and ordered at once.
#[test]
fn r12_411_units_are_chosen_to_stay_with_a_crippled_ship() {
    let options = [Variant::SurfaceCombat];
    let game = (1..200).find_map(|seed| {
        let mut game = Game::new(Scenario::numbered(6).unwrap(), &options, seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let is_asked = game.decision() == Some(Decision::UsMovement);
            if is_asked && game.table().crippled_us_ships().next().is_some() {
                return Some(game);
            }
            play(&mut game, order);
        }
        None
    });
    let game = game.expect("a battle in which a ship is crippled");
    let crippled = game.table().crippled_us_ships().next().unwrap().0;
    let rows = |activity| {
        let selection = Selection {
            activity,
            ..Selection::default()
        };
        let asked = prompt(&game, &selection, &[]).unwrap();
        let rows = asked.blocks.into_iter().filter_map(|block| match block {
            Block::Choice(choice) if choice.who == crippled.to_string() => Some(choice),
            _ => None,
        });
        rows.collect::<Vec<_>>()
    };
    let folded = rows(Activity::None);
    assert_eq!(folded[0].answers.len(), 1);
    let open = rows(Activity::StandingBy(crippled, ShipSet::default()));
    let (last, units) = open[0].answers.split_last().unwrap();
    assert_eq!(last.label, "Nobody stays");
    assert!(!units.is_empty());
    let unit = ShipId::named(&units[0].label).unwrap();
    assert!(unit.carrier().is_none());
    let ships = ShipSet::default().toggled(unit);
    let chosen = rows(Activity::StandingBy(crippled, ships));
    let give = chosen[0].answers.last().unwrap();
    assert_eq!(
        give.orders(),
        [Order::StandBy {
            ships,
            ship: crippled
        }]
    );
    assert!(game.check(give.orders()[0]).is_ok());
}

/// 4.22, 6.33: where carriers are in contact, the question of the course says whether a strike can reach them.
#[test]
fn the_course_is_asked_with_how_far_a_strike_may_go() {
    let (mut near, mut far) = (0, 0);
    for seed in 1..=4 {
        let scenario = Scenario::numbered(8).unwrap();
        let mut game = Game::new(scenario, &[Variant::Refuelling], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if game.decision() == Some(Decision::UsMovement) {
                let view = prompt(&game, &Selection::default(), &[]).unwrap();
                // In the sentence above the answers.
                let why = &view.why()[0];
                let reach = strike_reach(&game);
                let is_near = reach.is_some_and(|it| it.hexes <= it.reach);
                let is_far = reach.is_some_and(|it| it.hexes > it.reach);
                assert_eq!(
                    why.contains("A strike that takes off now can reach "),
                    is_near
                );
                assert_eq!(why.ends_with(" too far for a strike."), is_far);
                near += u32::from(is_near);
                far += u32::from(is_far);
            }
            play(&mut game, order);
        }
    }
    assert!(near > 0 && far > 0, "{near} {far}");
}

/// 7.23: while a force is in the invasion zone, each question of the course says how soon it is past the fleet.
#[test]
fn r7_23_the_course_is_asked_with_who_is_about_to_get_past() {
    let options = [
        Variant::LeewardMovement,
        Variant::VariableWind,
        Variant::NightOperations,
    ];
    let mut told = 0;
    for seed in 1..=12 {
        let mut game = Game::new(Scenario::numbered(8).unwrap(), &options, seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if game.decision() == Some(Decision::UsMovement) {
                let view = prompt(&game, &Selection::default(), &[]).unwrap();
                let notes = view.blocks.iter().find_map(|block| match block {
                    Block::Notes(notes) => Some(notes.join(" ")),
                    _ => None,
                });
                let notes = notes.unwrap_or_default();
                let past: Vec<_> = forecast::getting_past(game.table()).collect();
                assert_eq!(
                    notes.matches(" is in the invasion zone").count(),
                    past.len()
                );
                for it in past {
                    let moves = count_of(it.moves, "more move", "more moves");
                    let words = format!("{} is in the invasion zone: with {moves} ", it.force);
                    assert!(notes.contains(&words), "{notes}");
                    told += 1;
                }
            }
            play(&mut game, order);
        }
    }
    assert!(told > 0);
}
