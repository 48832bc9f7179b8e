//! The report of a game that is over: won or lost and why, turn by turn, battles, carriers, bases, luck, and what was
//! behind every marker that was never spotted.

use super::causes::causes;
use super::curve::{Curve, curves};
use super::luck::{LuckRow, luck};
use super::unseen::{UnseenForce, unseen};
use crate::engine::Game;
use crate::engine::event::{Event, HitEvent, MarkerEvent};
use crate::engine::scenario::{BASES_TO_LOSE, Level, WINS};
use crate::engine::table::{Defense, ShipPlace, Table};
use crate::engine::units::{IslandBase, Ship, Side, Strength};
use crate::engine::victory::{Outcome as End, carriers_sunk};
use crate::view::account::{self, TurnAccount};
use crate::view::calendar;
use crate::view::card::{Outcome, Tone};
use crate::view::playback::PlaybackCursor;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// The report of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Report {
    /// The level, and how it came to that.
    pub verdict: Outcome,
    /// What made it, in a sentence each.
    pub causes: Vec<String>,
    /// What each level takes, and which it is.
    pub levels: Vec<LevelRow>,
    /// Turn by turn: the marker that came out, and what came of it.
    pub turns: Vec<TurnRow>,
    /// The battles in which anything was lost, the gravest first.
    pub battles: Vec<BattleRow>,
    /// The carriers of both sides.
    pub carriers: Vec<(Side, Vec<CarrierRow>)>,
    /// The island bases of the USN.
    pub bases: Vec<BaseRow>,
    /// How the dice fell.
    pub luck: Vec<LuckRow>,
    /// What was never seen.
    pub unseen: Vec<UnseenForce>,
    /// Lines over time.
    pub curves: Vec<Curve>,
    /// That the player stepped back past dice, if he did.
    pub undone: Option<String>,
}

/// A level of victory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LevelRow {
    /// The level.
    pub level: &'static str,
    /// What it takes.
    pub takes: String,
    /// Whether the game came to it.
    pub is_reached: bool,
}

/// A turn in the report.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnRow {
    /// Its number.
    pub number: u8,
    /// Its days.
    pub dates: String,
    /// The markers that came out.
    pub markers: String,
    /// What was lost in it; empty where nothing was.
    pub lost: String,
    /// Whom it was good for.
    pub tone: Tone,
    /// How many events there were once it had begun.
    pub moment: usize,
}

/// A battle in the report.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BattleRow {
    /// The turn.
    pub turn: u8,
    /// How it ended.
    pub outcome: Outcome,
    /// How many events there were once it had begun.
    pub moment: usize,
}

/// A carrier in the report.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CarrierRow {
    /// Her name.
    pub ship: Ship,
    /// How she stands at the end.
    pub stands: String,
    /// Whether she is sunk.
    pub is_sunk: bool,
    /// The turns in which she was hit.
    pub hits: String,
}

/// An island base in the report.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BaseRow {
    /// The base.
    pub base: IslandBase,
    /// How it stands at the end.
    pub stands: String,
    /// Whether the IJN has captured it.
    pub is_captured: bool,
}

/// Whether a game is over and all of it has been shown and seen.
pub fn is_over(game: &Game, cursor: PlaybackCursor) -> bool {
    game.table().outcome.is_some() && cursor.is_ready(game.record())
}

/// The report of a game; nothing before it is over, for it tells what was hidden.
pub fn report(game: &Game) -> Option<Report> {
    let end = game.table().outcome?;
    let shown = ShownRecord::all(game);
    let table = game.table();
    let turns = shown.spans().filter_map(|span| account::turn(shown, span));
    let turns: Vec<TurnAccount> = turns.collect();
    Some(Report {
        verdict: verdict_of(end, table),
        causes: causes(shown, table),
        levels: levels(end),
        turns: turns.iter().map(|turn| turn_row(shown, turn)).collect(),
        battles: battles(shown),
        carriers: Side::ALL.map(|side| (side, carriers(game, side))).into(),
        bases: IslandBase::of(Side::Usn)
            .map(|base| base_row(table, base))
            .collect(),
        luck: luck(game.events()),
        unseen: unseen(game.events(), table),
        curves: curves(&turns),
        undone: undone(game.undone()),
    })
}

/// How a game ended; nothing before it has.
pub fn verdict(game: &Game) -> Option<Outcome> {
    let end = game.table().outcome?;
    Some(verdict_of(end, game.table()))
}

/// Which moment a table shows: "Turn 4, 13 to 16 April, step 3: Task force movement."
pub fn moment(table: &Table) -> String {
    let clock = table.clock;
    match clock.turn {
        0 => "Before the first turn.".to_owned(),
        turn => format!(
            "{}, step {}: {}.",
            calendar::turn_with_dates(turn),
            clock.step.number(),
            clock.step
        ),
    }
}

/// That the player stepped back past dice, if he did.
fn undone(steps: u32) -> Option<String> {
    let taken = wording::count(steps as usize, "step was", "steps were");
    (steps > 0).then(|| format!("{taken} taken back past dice or a reveal."))
}

/// How the game ended, with what made it (5.0).
fn verdict_of(end: End, table: &Table) -> Outcome {
    let tone = match end.level.is_won() {
        true => Tone::Good,
        false => Tone::Bad,
    };
    let fallen: Vec<&str> = IslandBase::of(Side::Usn)
        .filter(|base| table.bases[*base].captured)
        .map(IslandBase::text)
        .collect();
    let bases = match &fallen[..] {
        [] => "No island base was lost".to_owned(),
        fallen => format!("{} captured", wording::list(fallen)),
    };
    let [theirs, ours] = [Side::Ijn, Side::Usn].map(|side| carriers_sunk(table, side));
    let carriers = format!("carriers sunk: {theirs} of theirs, {ours} of ours");
    let how = match end.landed {
        Some((force, place)) => format!("{force} was in {place} as the turn ended. "),
        None => String::new(),
    };
    let headline = match end.level.is_won() {
        true => format!("Won: {}", end.level),
        false => format!("Defeat: {}", end.level),
    };
    Outcome::new(tone, headline, format!("{how}{bases}; {carriers}."))
}

/// What each level takes (5.0), and which it is.
fn levels(end: End) -> Vec<LevelRow> {
    let wins = Level::ALL
        .iter()
        .filter(|level| level.is_won())
        .map(|level| {
            let ways = WINS.iter().filter(|win| win.level == *level).map(|win| {
                let bases = match win.bases_lost {
                    0 => "no base lost".to_owned(),
                    lost => format!("{} lost at most", wording::count(lost, "base", "bases")),
                };
                match win.carriers {
                    Some(ahead) => format!("{bases} and {ahead} more carriers sunk than lost"),
                    None => bases,
                }
            });
            (*level, ways.collect::<Vec<_>>().join(", or "))
        });
    let losses = [
        (
            Level::PerimeterLost,
            format!("{BASES_TO_LOSE} bases captured"),
        ),
        (
            Level::Disaster,
            "a force of the IJN in a home base of ours".to_owned(),
        ),
    ];
    let row = |(level, takes): (Level, String)| LevelRow {
        level: level.text(),
        takes,
        is_reached: end.level == level,
    };
    wins.chain(losses).map(row).collect()
}

fn turn_row(shown: ShownRecord, turn: &TurnAccount) -> TurnRow {
    let events = shown.events_of(turn.span).iter();
    let markers = events.filter_map(|it| match it.event {
        Event::Markers(MarkerEvent::Drawn { marker }) => Some(marker.text()),
        _ => None,
    });
    let markers: Vec<&str> = markers.collect();
    let fallen = turn.fallen.map(|base| format!("{base} captured"));
    let parts = [fallen, turn.losses.of_both()];
    TurnRow {
        number: turn.number,
        dates: calendar::dates(turn.number),
        markers: markers.join(", then "),
        lost: parts.into_iter().flatten().collect::<Vec<_>>().join("; "),
        tone: turn.tone(),
        moment: shown.begins(turn.span) + 1,
    }
}

fn battles(shown: ShownRecord) -> Vec<BattleRow> {
    let mut fought: Vec<(u32, BattleRow)> = shown
        .spans()
        .filter_map(|span| {
            let battle = account::battle(shown, span)?;
            let losses = &battle.losses;
            let from = shown.begins(span);
            let row = BattleRow {
                turn: shown.events()[from].at.turn,
                outcome: battle.outcome(),
                moment: from + 1,
            };
            let captured = if battle.captured.is_some() { 24 } else { 0 };
            let weight = losses.weight(Side::Usn) + losses.weight(Side::Ijn) + captured;
            (weight > 0).then_some((weight, row))
        })
        .collect();
    fought.sort_by_key(|(weight, row)| (std::cmp::Reverse(*weight), row.moment));
    fought.into_iter().map(|(_, row)| row).collect()
}

fn carriers(game: &Game, side: Side) -> Vec<CarrierRow> {
    let table = game.table();
    let in_play = Ship::of(side)
        .filter(|ship| ship.is_carrier() && table.ships[*ship].at != ShipPlace::NotInPlay);
    let row = |ship: Ship| {
        let hits = game.events().iter().filter_map(|it| match it.event {
            Event::Hits(HitEvent::ShipDamaged { ship: hit, .. }) if hit == ship => {
                Some(format!("damaged in turn {}", it.at.turn))
            }
            Event::Hits(HitEvent::ShipSunk { ship: hit, .. }) if hit == ship => {
                Some(format!("sunk in turn {}", it.at.turn))
            }
            _ => None,
        });
        let at = table.ships[ship].at;
        CarrierRow {
            ship,
            stands: match at {
                ShipPlace::Force(force) => match table.place_of(force) {
                    Some(place) => format!("with {force} at {place}"),
                    None => format!("with {force}"),
                },
                ShipPlace::Loose(place) => format!("at {place}"),
                ShipPlace::Repairing(port, _) => format!("in repair at {port}"),
                // What hit her says it.
                ShipPlace::Damaged | ShipPlace::Sunk => String::new(),
                ShipPlace::Reinforcements | ShipPlace::NotInPlay => "not called".to_owned(),
            },
            is_sunk: at == ShipPlace::Sunk,
            hits: hits.collect::<Vec<_>>().join(", "),
        }
    };
    in_play.map(row).collect()
}

fn base_row(table: &Table, base: IslandBase) -> BaseRow {
    let state = &table.bases[base];
    let stands = match (state.captured, state.defense) {
        (true, _) => "captured",
        (false, Defense::Standing(Strength::Full)) => "held, its defense whole",
        (false, Defense::Standing(Strength::Reduced)) => "held, its defense reduced",
        (false, Defense::Repairing(_)) => "held, its defense in repair",
        (false, Defense::Eliminated) => "held without a defense",
    };
    BaseRow {
        base,
        stands: stands.to_owned(),
        is_captured: state.captured,
    }
}
