//! The report of a finished game: what it came to, and what happened to every ship and raid.

use super::action_report::{ActionReport, action_report};
use super::air_strength::{AirStrength, air_strength};
use super::attacks::{Attacks, attacks};
use super::curve::{Curve, curve};
use super::facts::Facts;
use super::history::{History, history};
use super::losses::{LossGroup, losses};
use super::luck::{Extreme, LuckView, extremes, luck};
use super::report_table::{self, ReportTable};
use super::tracks::{Tracks, tracks};
use super::{Ledger, Rung, ladder, ledger};
use crate::engine::map::WindCourse;
use crate::engine::{Game, Outcome, Scenario, Variant, count_of, signed};
use crate::view::account;
use crate::view::shown_record::ShownRecord;

/// The report of a finished game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Report {
    /// The level of victory.
    pub level: &'static str,
    /// The battle and its first turn.
    pub battle: String,
    /// The victory points with their sign.
    pub score: String,
    /// The scenario's levels, with the one reached.
    pub ladder: Vec<Rung>,
    /// What happened, and what it would have meant.
    pub action: ActionReport,
    /// What cost most and what helps against it, where the battle went badly.
    pub next_time: Option<String>,
    /// How the score adds up.
    pub ledger: Ledger,
    /// The score over time.
    pub curve: Curve,
    /// How the ships moved, and where raids and strikes flew.
    pub tracks: Tracks,
    /// The raids and the strikes over time, if there were any.
    pub attacks: Option<Attacks>,
    /// The air strength of both sides, turn by turn.
    pub air_strength: AirStrength,
    /// What was lost and what was hit, by its causes.
    pub losses: Vec<LossGroup>,
    /// The luck of the dice.
    pub luck: LuckView,
    /// The best search and the worst, the best fight and the worst.
    pub extremes: Vec<Extreme>,
    /// The battle as it was fought.
    pub history: Option<History>,
    /// The scenario to play next, by its number and its name.
    pub next: Option<(u8, &'static str)>,
    /// What became of raids, what strikes did, which ships were hit; what reports proved to be, what searches saw, where
    /// the player parted from the staff: those of which there were any, and the raids first if some came.
    pub tables: Vec<ReportTable>,
    /// Figures of the whole game.
    pub facts: Vec<ReportFigure>,
}

/// A figure of the report.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReportFigure {
    /// What it counts.
    pub name: &'static str,
    /// The figure as it is written.
    pub value: String,
    /// Whether it counts the steps taken back past a die.
    pub counts_undone: bool,
}

/// The title of the prompt while the player looks at the chart of a game that came out so.
pub fn over(outcome: Outcome) -> String {
    format!("The battle is over: {}", outcome.level)
}

/// The report of a game that came out so.
pub fn report(game: &Game, outcome: Outcome) -> Report {
    let scenario = game.scenario();
    let facts = Facts::of(game, outcome);
    let raids = report_table::raids(&facts);
    let were_raided = raids.is_some();
    let attacks_told = vec![
        raids,
        report_table::strikes(&facts),
        report_table::ships(game.table()),
    ];
    let reports_told = vec![
        report_table::forces(&facts),
        report_table::searches(game.scenario(), &facts.searches),
    ];
    // What the battle was about comes first.
    let tables = match were_raided {
        true => [attacks_told, reports_told],
        false => [reports_told, attacks_told],
    };
    let tables = tables.into_iter().flatten().chain([
        report_table::sources(&facts),
        report_table::partings(&facts),
    ]);
    let next = Scenario::numbered(scenario.number + 1);
    Report {
        level: outcome.level,
        battle: format!(
            "\u{201c}{}\u{201d} \u{b7} {}",
            scenario.name, scenario.first_turn
        ),
        score: signed(outcome.score),
        ladder: ladder(scenario, Some(outcome.score)),
        action: action_report(&facts),
        next_time: facts.next_time(),
        ledger: ledger(scenario, game.table(), ShownRecord::all(game)),
        curve: curve(&facts),
        tracks: tracks(&facts),
        attacks: attacks(&facts),
        air_strength: air_strength(&facts),
        losses: losses(&facts),
        luck: luck(&facts),
        extremes: extremes(&facts),
        history: history(&facts),
        next: next.map(|next| (next.number, next.name)),
        tables: tables.flatten().collect(),
        facts: figures(&facts),
    }
}

fn figures(facts: &Facts) -> Vec<ReportFigure> {
    let game = facts.game;
    let us = &game.scenario().us;
    let fighters_only = us.strikes.is_none() && us.decks.is_none();
    let fact = |name, value| ReportFigure {
        name,
        value,
        counts_undone: false,
    };
    let home = account::units_home_at_the_end(game.events());
    let in_the_air = (home > 0).then(|| {
        fact(
            "Units in the air at the end with the fuel to land, counted as home",
            home.to_string(),
        )
    });
    let searches = game.table().searches.iter();
    let out: u8 = searches.map(|search| search.units.len()).sum();
    let on_searches = (out > 0).then(|| {
        fact(
            "Units on searches still out at the end: neither lost nor landed",
            out.to_string(),
        )
    });
    let mut figures = vec![
        fact(
            match fighters_only {
                true => "Hellcat units lost",
                false => "Units lost",
            },
            game.table().lost.len().to_string(),
        ),
        fact("Dice rolled", facts.tally.dice.to_string()),
        ReportFigure {
            counts_undone: true,
            ..fact(
                "Steps taken back after a die was seen",
                game.undone().to_string(),
            )
        },
        fact(
            "Seed",
            game.seed().map(|seed| seed.to_string()).unwrap_or_default(),
        ),
    ];
    let foreseen = game.foreseen();
    if foreseen > 0 {
        let asked = "Questions at which you asked what would come of it";
        figures.insert(3, fact(asked, foreseen.to_string()));
    }
    figures.splice(1..1, in_the_air.into_iter().chain(on_searches));
    figures.splice(
        1..1,
        by_the_wind(game).map(|value| fact("Moves of task groups by the wind", value)),
    );
    figures.splice(
        1..1,
        to_guam(game).map(|value| fact("Raids that flew on to Guam", value)),
    );
    figures
}

/// How many raids flew on to Guam, and what of them landed; nothing where they could not (23).
fn to_guam(game: &Game) -> Option<String> {
    if !game.table().plays(Variant::ShuttleRaids) {
        return None;
    }
    let raids = account::diverted(game.events()).count();
    let landed = account::shuttles_landed(game.events()).map(|it| i64::from(it.points));
    let landed = count_of(landed.sum::<i64>(), "point landed", "points landed");
    Some(match raids {
        0 => "none".to_owned(),
        raids => format!("{raids}, {landed}"),
    })
}

/// How often task groups with carriers went to windward, kept station and went to leeward, and the patrols that came out
/// for it; nothing where the wind was of no account (17).
fn by_the_wind(game: &Game) -> Option<String> {
    game.table().markers.wind?;
    let events = game.events();
    let times = WindCourse::ALL.map(|course| {
        let times = account::times_on_course(events, course);
        format!("{times} {course}")
    });
    let out = account::patrols_out(events).count() as i64;
    let out = (out > 0).then(|| count_of(out, "patrol came out", "patrols came out"));
    let all: Vec<String> = times.into_iter().chain(out).collect();
    Some(all.join(", "))
}
