//! What is in the air, and when it comes home.

use super::shown;
use crate::engine::fleet::{Mission, MissionType};
use crate::engine::forecast::searching::SegmentTime;
use crate::engine::{Game, count_of, forecast};
use crate::view::card::Fact;
use crate::view::{search, wording};

/// Lines of each kind; more are counted.
const LINES: usize = 3;

/// What is in the air, in a line or two of each kind.
pub(super) fn in_short(game: &Game) -> Vec<Fact> {
    let table = game.table();
    let of_kind = |kind| {
        let missions = table.missions.iter();
        missions
            .filter(move |mission| mission.id.kind == kind)
            .collect::<Vec<&Mission>>()
    };
    let strikes = of_kind(MissionType::Strike);
    let intercepts = of_kind(MissionType::Intercept);
    let mut facts: Vec<Fact> = strikes.iter().map(|it| mission(game, it)).collect();
    match intercepts.len() {
        0..=LINES => facts.extend(intercepts.iter().map(|it| mission(game, it))),
        many => {
            let units: u8 = intercepts.iter().map(|it| it.units.len()).sum();
            facts.push(Fact::new(
                count_of(many as i64, "intercept mission", "intercept missions"),
                count_of(units, "unit", "units"),
                "",
            ));
        }
    }
    facts.extend(searches(game));
    let patrol: u8 = table.task_groups.iter().map(|it| it.on_patrol()).sum();
    if patrol > 0 {
        let units = count_of(patrol, "unit", "units");
        facts.push(Fact::new("CAP", units, "in the boxes of the groups"));
    }
    facts
}

/// A mission: where it is, its fuel, and when it can be home.
fn mission(game: &Game, mission: &Mission) -> Fact {
    let table = game.table();
    let home = match forecast::home_at_the_earliest(table, mission) {
        None => "no carrier to come home to".to_owned(),
        Some(_) if forecast::way_home(table, mission, mission.hex) == Some(0) => {
            "over home".to_owned()
        }
        Some((turn, phase)) => format!("home at {:04} if the fleet stays", turn.time_of(phase)),
    };
    Fact::new(
        mission.id.to_string(),
        format!("{}, {}", wording::by_type(mission.units), mission.fuel),
        home,
    )
}

/// The searches that are out.
fn searches(game: &Game) -> Vec<Fact> {
    let (scenario, table) = (game.scenario(), game.table());
    let out: Vec<_> = table.searches.iter().collect();
    let home = |it| search::home(scenario, table, shown(game), it);
    match out.len() {
        0..=LINES => out
            .iter()
            .map(|it| {
                Fact::new(
                    it.id.to_string(),
                    wording::by_type(it.units),
                    search::words::home(home(it)),
                )
            })
            .collect(),
        many => {
            let homes: Vec<_> = out.iter().map(|it| home(it)).collect();
            vec![Fact::new(
                count_of(many as i64, "search", "searches"),
                "",
                last_home(&homes),
            )]
        }
    }
}

/// When the last of some searches is home, and how many are still out when the battle ends.
fn last_home(homes: &[Option<SegmentTime>]) -> String {
    let last = homes.iter().flatten().max();
    let last = last.map(|last| format!("the last {}", search::words::home(Some(*last))));
    let out = match homes.iter().filter(|home| home.is_none()).count() {
        0 => None,
        out if out == homes.len() => Some(search::words::STILL_OUT.to_owned()),
        out => Some(format!("{out} {}", search::words::STILL_OUT)),
    };
    let parts: Vec<String> = last.into_iter().chain(out).collect();
    parts.join(", ")
}
