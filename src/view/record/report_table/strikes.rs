//! What the strikes did.

use super::{Column, Counter, ReportRow, ReportTable, elsewhere, head, tally_of, text};
use crate::engine::{AttackEvent, Attacker, DamageEvent, Event, Game, signed};
use crate::view::record::Tally;
use crate::view::record::owner::{Owner, attacks_over};

/// What each strike found and hit, and what it lost.
pub(in crate::view::record) fn strikes(
    game: &Game,
    tallies: &[(Owner, Tally)],
) -> Option<ReportTable> {
    let cells = |tally: &Tally, did: &str| {
        let all = [tally.hits_on_them, tally.destroyed, tally.lost];
        let mut cells: Vec<_> = all.map(|one| (Column::Number, text(one))).into();
        cells.push((Column::Number, text(signed(tally.score))));
        cells.push((Column::Sentence, text(did)));
        cells
    };
    let mut rows = Vec::new();
    let mut did = String::new();
    for (n, record) in game.events().iter().enumerate() {
        match &record.event {
            Event::Attacks(AttackEvent::Begins { target, .. }) => {
                did = format!("did not find {target}")
            }
            Event::Attacks(AttackEvent::Contacted { force, .. }) => did = format!("found {force}"),
            Event::Damage(DamageEvent::Hits { ship, hits, .. }) => {
                did += &format!(", {hits} on {ship}")
            }
            Event::Attacks(AttackEvent::Over {
                by: Attacker::Strike(strike),
            }) => {
                let before = attacks_over(&game.events()[..n], *strike);
                rows.push(ReportRow {
                    counter: Some(Counter::Strike),
                    name: strike.to_string(),
                    cells: cells(&tally_of(tallies, Owner::Strike(*strike, before)), &did),
                });
            }
            _ => {}
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
        let all = tallies.iter().filter(|(owner, _)| wanted(owner));
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
        let rest = elsewhere(tallies);
        let rest = rest.filter(|(_, it)| (it.lost, it.destroyed, it.score) != (0, 0, 0));
        rows.extend(rest.map(|(name, tally)| row(name, &tally, "")));
        row("In all", &Tally::of(game.events()), "")
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
