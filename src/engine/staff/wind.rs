//! Where the staff steams by the wind (17): into it while raids are in sight, for then fighters take off and land from
//! every deck; nearer to the enemy only where that is not to leeward, or nobody is in the air; and else it keeps station,
//! which leaves enough for searches, patrols and a strike.

use super::home;
use super::sailing::WhySail;
use super::{chase, counterstrike};
use crate::engine::fleet::windward_moves;
use crate::engine::forecast::raids_are_over;
use crate::engine::game::Game;
use crate::engine::map::{HexId, WindCourse};

/// Where the fleet goes by the wind that would go somewhere, or stay, for some reason.
pub(super) fn course(
    game: &Game,
    to: Result<(HexId, WhySail), WhySail>,
) -> Result<(HexId, WhySail), WhySail> {
    let table = game.table();
    let (Some(wind), Some(here)) = (table.markers.wind, home::of_fleet(table)) else {
        return to;
    };
    // Who is left behind by a move, missions or cripples, is so whatever the wind.
    if matches!(to, Err(WhySail::LeavesCripples | WhySail::RaidIsOver)) {
        return to;
    }
    let is_free = |to: HexId| wind.course(here, to) == WindCourse::Windward;
    match to {
        Ok((hex, _)) if is_free(hex) => to,
        _ if table.attackers().next().is_some() => match into_the_wind(game, here) {
            Some(hex) => Ok((hex, WhySail::IntoTheWind)),
            None => to.and(Err(WhySail::KeepsPatrols)),
        },
        // 19.3: who goes home sends no raids, and nobody need be on patrol.
        Ok((hex, _)) if chase::is_on(game) => match chase::keeps_station(game, hex) {
            true => Err(WhySail::KeepsDecks),
            false => to,
        },
        Ok(_) if is_flying(game) => Err(WhySail::KeepsPatrols),
        to => to,
    }
}

/// Whether anybody is in the air, or may soon have to be: a force with carriers may come within the reach of a strike.
fn is_flying(game: &Game) -> bool {
    let table = game.table();
    let may_strike = || !raids_are_over(game) && counterstrike::is_to_be_ready(game);
    !table.missions.is_empty()
        || !table.searches.is_empty()
        || table.cap_missions().next().is_some()
        || may_strike()
}

/// The hex to windward that is nearest to what the fleet looks for.
fn into_the_wind(game: &Game, here: HexId) -> Option<HexId> {
    let windward = windward_moves(game.table(), here).into_iter();
    windward.min_by_key(|to| counterstrike::to_go(game, *to))
}
