//! What became of the raids.

use super::{
    BARS, Bar, Column, Content, Counter, Facts, ReportRow, ReportTable, elsewhere, head, text,
};
use crate::engine::forces::Raid;
use crate::engine::{Game, HitKind, signed};
use crate::view::account::{Owner, Tally};
use crate::view::wording;

/// What became of the raids, where there were any. In a battle of raids alone every point, loss, hit and victory point
/// of the game is in the row it belongs to.
pub(in crate::view::record) fn raids(facts: &Facts) -> Option<ReportTable> {
    let game = facts.game;
    let raids: Vec<&Raid> = real_raids(game).collect();
    let is_whole = game.table().has_all_rules();
    let get_through = game.scenario().raids_get_through;
    let most = raids.iter().map(|raid| raid.launched).max().unwrap_or(1);
    let numbers = |tally: &Tally, launched: u32| {
        let reached = match get_through {
            true => tally.through,
            false => tally.on_us.total(),
        };
        let all = [launched, tally.of_raids, reached, tally.lost];
        let mut cells: Vec<_> = all.map(|one| (Column::Number, text(one))).into();
        cells.push((Column::Number, text(signed(tally.score))));
        cells
    };
    let row = |raid: &&Raid| {
        let tally = facts.tally_of(Owner::Raid(raid.id));
        let mut cells = vec![(Column::WideOnly, Content::Bar(bar(raid, &tally, most)))];
        cells.extend(numbers(&tally, raid.launched.into()));
        cells.push((Column::Sentence, text(wording::fate(raid))));
        ReportRow {
            counter: Some(Counter::Raid),
            name: match raid.wave {
                2 => format!("{}, second wave", raid.id),
                _ => raid.id.to_string(),
            },
            cells,
        }
    };
    let summed = |name: &str, tally: &Tally, launched| {
        let mut cells = vec![(Column::WideOnly, text(""))];
        cells.extend(numbers(tally, launched));
        cells.push((Column::Sentence, text("")));
        ReportRow {
            counter: None,
            name: name.to_owned(),
            cells,
        }
    };
    let mut rows: Vec<ReportRow> = raids.iter().map(row).collect();
    let (title, all) = match is_whole {
        // Everything else is told beside them.
        true => {
            let tallies = raids
                .iter()
                .map(|raid| facts.tally_of(Owner::Raid(raid.id)));
            let tallies: Vec<Tally> = tallies.collect();
            ("All raids", Tally::sum(tallies.iter()))
        }
        false => {
            let rest = elsewhere(facts);
            let by_fire = |it: &Tally| it.on_us.by(HitKind::Fire);
            let rest = rest.filter(|(_, it)| (it.lost, by_fire(it), it.score) != (0, 0, 0));
            rows.extend(rest.map(|(name, tally)| summed(name, &tally, 0)));
            ("In all", facts.tally)
        }
    };
    let heads = [
        ("Raid", Column::Name),
        ("Its points", Column::WideOnly),
        ("Points", Column::Number),
        ("Down", Column::Number),
        (if get_through { "Through" } else { "Hits" }, Column::Number),
        ("Lost", Column::Number),
        ("Score", Column::Number),
        ("How it ended", Column::Sentence),
    ];
    (!raids.is_empty()).then(|| ReportTable {
        title: "What became of the raids",
        key: BARS,
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows,
        sum: Some(summed(title, &all, all.launched)),
    })
}

/// The raids of a game; what a base sends to Guam is none (16.2).
fn real_raids(game: &Game) -> impl Iterator<Item = &Raid> {
    let raids = game.table().raids.iter();
    raids.filter(|raid| !raid.reinforces_guam())
}

fn bar(raid: &Raid, tally: &Tally, most: u8) -> Bar {
    let left = u32::from(raid.launched).saturating_sub(tally.of_raids);
    Bar {
        by_fighters: tally.by_fighters,
        by_guns: tally.by_guns,
        left,
        most: most.into(),
    }
}
