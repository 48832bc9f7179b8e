//! What the strikes did.

use super::{Column, Counter, Facts, ReportRow, ReportTable, elsewhere, head, text};
use crate::engine::{Attacker, count_of, signed};
use crate::view::account::{AttackAccount, Owner, Tally};

/// What each strike found and hit, and what it lost.
pub(in crate::view::record) fn strikes(facts: &Facts) -> Option<ReportTable> {
    let game = facts.game;
    let cells = |tally: &Tally, did: &str| {
        let all = [tally.on_them.total(), tally.destroyed, tally.lost];
        let mut cells: Vec<_> = all.map(|one| (Column::Number, text(one))).into();
        cells.push((Column::Number, text(signed(tally.score))));
        cells.push((Column::Sentence, text(did)));
        cells
    };
    let mut rows = Vec::new();
    for (begins, strike) in &facts.strikes {
        let Attacker::Strike(mission) = strike.by else {
            continue;
        };
        if strike.is_over {
            let tally = facts.tally_of(Owner::of(game.record(), *begins));
            rows.push(ReportRow {
                counter: Some(Counter::Strike),
                name: mission.to_string(),
                cells: cells(&tally, &did(strike)),
            });
        }
    }
    if rows.is_empty() {
        return None;
    }
    let row = |name: &str, tally: &Tally, did: &str| ReportRow {
        counter: None,
        name: name.to_owned(),
        cells: cells(tally, did),
    };
    let of = |wanted: fn(&Owner) -> bool| {
        let all = facts.tallies.iter().filter(|(owner, _)| wanted(owner));
        Tally::sum(all.map(|(_, tally)| tally))
    };
    let sum = if game.table().has_all_rules() {
        // Everything else is told beside them.
        let strikes = of(|owner| matches!(owner, Owner::Strike(..)));
        row("All strikes", &strikes, "")
    } else {
        let searches = of(|owner| matches!(owner, Owner::Search(_)));
        if (searches.lost, searches.score) != (0, 0) {
            let did = "what they saw, and who found no deck";
            rows.push(row("Searches", &searches, did));
        }
        let rest = elsewhere(facts);
        let rest = rest.filter(|(_, it)| (it.lost, it.destroyed, it.score) != (0, 0, 0));
        rows.extend(rest.map(|(name, tally)| row(name, &tally, "")));
        row("In all", &facts.tally, "")
    };
    let heads = [
        ("Strike", Column::Name),
        ("Hits", Column::Number),
        ("Down", Column::Number),
        ("Lost", Column::Number),
        ("Score", Column::Number),
        ("What it did", Column::Sentence),
    ];
    Some(ReportTable {
        title: "What the strikes did",
        key: &[],
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows,
        sum: Some(sum),
    })
}

/// What a strike found, and its hits on each ship.
fn did(strike: &AttackAccount) -> String {
    let mut did = match (strike.found, strike.target) {
        (Some(force), _) => format!("found {force}"),
        (None, Some(target)) => format!("did not find {target}"),
        (None, None) => String::new(),
    };
    for (n, (ship, hits)) in strike.hits.iter().enumerate() {
        did += &match n {
            0 => format!("; {} on {ship}", count_of(*hits, "hit", "hits")),
            _ => format!(", {hits} on {ship}"),
        };
    }
    did.trim_start_matches("; ").to_owned()
}
