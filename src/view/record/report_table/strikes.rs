//! What the strikes did.

use super::{Column, Counter, Facts, ReportRow, ReportTable, elsewhere, head, text};
use crate::engine::fleet::{MissionId, UnitSet};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Attacker, EventRecord, Scenario, UnitLoss, count_of, signed};
use crate::view::account::{self, AttackAccount, Owner, StrikeFlown, Tally};
use crate::view::wording;

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
    for Told {
        name,
        tally,
        home,
        did,
    } in all_told(facts)
    {
        all_home.landing += home.landing;
        all_home.dry += home.dry;
        rows.push(ReportRow {
            counter: Some(Counter::Strike),
            name,
            cells: cells(&tally, home, &did),
        });
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

/// What a strike came to, in an attack or without one.
struct Told {
    name: String,
    tally: Tally,
    home: ComingHome,
    did: String,
}

/// The attacks of strikes, and the strikes that made none, by when they attacked or took off.
fn all_told(facts: &Facts) -> Vec<Told> {
    let flown = account::strikes_flown(facts.game.events());
    let scenario = facts.game.scenario();
    let mut all: Vec<(usize, Told)> = Vec::new();
    for (begins, attack) in &facts.strikes {
        let Attacker::Strike(mission) = attack.by else {
            continue;
        };
        let strike = flown.iter().find(|it| it.attacks.contains(begins));
        if attack.is_over {
            let told = Told {
                name: strike.map_or(mission.to_string(), |it| name(scenario, it)),
                tally: facts.tally_of(Owner::of(facts.game.record(), *begins)),
                home: ComingHome::of(facts, *begins, mission),
                did: did(attack),
            };
            all.push((*begins, told));
        }
    }
    // In the lesser scenarios strikes are all there is, and one without an attack is in the rows beside them.
    let is_told = facts.game.table().has_all_rules();
    for strike in flown.iter().filter(|it| is_told && it.attacks.is_empty()) {
        // Nothing but who was lost coming home.
        let home = ComingHome::among(&facts.game.events()[strike.number..], strike.units);
        let told = Told {
            name: name(scenario, strike),
            tally: Tally::default(),
            home,
            did: why_no_attack(facts, strike, home),
        };
        all.push((strike.number, told));
    }
    all.insertion_sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, told)| told).collect()
}

/// "Air Strike 1, 0850", by when it took off: its number is used again (4.13). Strikes of the set-up have none twice.
fn name(scenario: &Scenario, strike: &StrikeFlown) -> String {
    let StrikeFlown { id, at, .. } = strike;
    match at.phase {
        0 => id.to_string(),
        _ => format!("{id}, {}", wording::when_in(scenario, *at)),
    }
}

/// How a strike ended that made no attack, and why as far as that is known.
fn why_no_attack(facts: &Facts, strike: &StrikeFlown, home: ComingHome) -> String {
    let is_all_lost = home.landing + home.dry >= u32::from(strike.units.len());
    // 4.22: it flies to forces in contact.
    let had_lost_contact = |turned: usize| {
        let table = facts.game.table_after(turned);
        table.forces.iter().all(|it| !it.detection.is_detected())
    };
    let ended = match (strike.has_set_out, strike.turned) {
        _ if !strike.is_over => "still in the air at the end",
        _ if is_all_lost => "made no attack, and none of it came home",
        (false, _) => "landed again without setting out",
        (true, Some(turned)) if had_lost_contact(turned) => {
            "came home without an attack: contact was lost"
        }
        (true, _) => "came home without an attack",
    };
    ended.to_owned()
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
        ComingHome::among(events, units.unwrap_or_default())
    }

    /// Those of some units, told from some event on.
    fn among(events: &[EventRecord], units: UnitSet) -> ComingHome {
        let lost = account::lost_coming_home(events, units);
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
