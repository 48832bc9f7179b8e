//! What the strikes did.

use super::{Column, Counter, Facts, ReportRow, ReportTable, elsewhere, head, text};
use crate::engine::fleet::MissionId;
use crate::engine::{Attacker, UnitLoss, count_of, signed};
use crate::view::account::{self, AttackAccount, Owner, Tally};

/// What each strike found and hit, and what it lost.
pub(in crate::view::record) fn strikes(facts: &Facts) -> Option<ReportTable> {
    let game = facts.game;
    let cells = |tally: &Tally, home: ComingHome, did: &str| {
        let all = [tally.on_them.total(), tally.destroyed];
        let mut cells: Vec<_> = all.map(|one| (Column::Number, text(one))).into();
        cells.push((Column::Number, text(home.beside(tally.lost))));
        cells.push((Column::Number, text(signed(tally.score))));
        cells.push((Column::Sentence, text(did)));
        cells
    };
    let mut rows = Vec::new();
    let mut all_home = ComingHome::default();
    for (begins, strike) in &facts.strikes {
        let Attacker::Strike(mission) = strike.by else {
            continue;
        };
        if strike.is_over {
            let tally = facts.tally_of(Owner::of(game.record(), *begins));
            let home = ComingHome::of(facts, *begins, mission);
            all_home.landing += home.landing;
            all_home.dry += home.dry;
            rows.push(ReportRow {
                counter: Some(Counter::Strike),
                name: mission.to_string(),
                cells: cells(&tally, home, &did(strike)),
            });
        }
    }
    if rows.is_empty() {
        return None;
    }
    let row = |name: &str, tally: &Tally, home: ComingHome, did: &str| ReportRow {
        counter: None,
        name: name.to_owned(),
        cells: cells(tally, home, did),
    };
    // Whoever was lost coming home is counted there, or in all.
    let nobody = ComingHome::default();
    let of = |wanted: fn(&Owner) -> bool| {
        let all = facts.tallies.iter().filter(|(owner, _)| wanted(owner));
        Tally::sum(all.map(|(_, tally)| tally))
    };
    let sum = if game.table().has_all_rules() {
        // Everything else is told beside them.
        let strikes = of(|owner| matches!(owner, Owner::Strike(..)));
        row("All strikes", &strikes, all_home, "")
    } else {
        let searches = of(|owner| matches!(owner, Owner::Search(_)));
        if (searches.lost, searches.score) != (0, 0) {
            let did = "what they saw, and who found no deck";
            rows.push(row("Searches", &searches, nobody, did));
        }
        let rest = elsewhere(facts);
        let rest = rest.filter(|(_, it)| (it.lost, it.destroyed, it.score) != (0, 0, 0));
        rows.extend(rest.map(|(name, tally)| row(name, &tally, nobody, "")));
        row("In all", &facts.tally, nobody, "")
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

/// Units of strikes that were lost on the way home.
#[derive(Clone, Copy, Default)]
struct ComingHome {
    /// In landing.
    landing: u32,
    /// For want of fuel.
    dry: u32,
}

impl ComingHome {
    /// Those of the strike whose attack begins with an event.
    fn of(facts: &Facts, begins: usize, mission: MissionId) -> ComingHome {
        let table = facts.game.table_after(begins);
        let units = table.mission(mission).map(|it| it.units);
        let events = &facts.game.events()[begins..];
        let lost = account::lost_coming_home(events, units.unwrap_or_default());
        let landing = lost.iter().filter(|it| it.why == UnitLoss::Landing).count() as u32;
        ComingHome {
            landing,
            dry: lost.len() as u32 - landing,
        }
    }

    /// Beside those that were lost to fire: "0 to fire, 4 landing".
    fn beside(self, to_fire: u32) -> String {
        let of = |number: u32, how: &str| (number > 0).then(|| format!("{number} {how}"));
        let home = [of(self.landing, "landing"), of(self.dry, "out of fuel")];
        let home: Vec<String> = home.into_iter().flatten().collect();
        match home.is_empty() {
            true => to_fire.to_string(),
            false => format!("{to_fire} to fire, {}", home.join(", ")),
        }
    }
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
