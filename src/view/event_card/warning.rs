//! Who can meet the raids of a radar warning, and what they would find on deck: nothing is decided yet.

use crate::engine::fleet::UnitSet;
use crate::engine::forces::{Raid, RaidId};
use crate::engine::forecast::engagements::{Fighting, Odds};
use crate::engine::forecast::interceptors::{Fighters, Meeting, meetings};
use crate::engine::forecast::{self, Danger};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::{Conditions, Scenario, Table, count_of, staff};
use crate::view::wording;

/// Rows for a raid, where a card tells of one, and where it tells of several.
const ROWS: [usize; 2] = [6, 4];

/// Who can meet the raids of a warning.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WarningView {
    /// Raid by raid.
    pub raids: Vec<RaidToMeet>,
    /// Carriers with planes on or under their decks that would feed a fire, a sentence each.
    pub dangers: Vec<String>,
    /// What comes next.
    pub next: &'static str,
}

/// A raid, and who can meet it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RaidToMeet {
    /// The raid.
    pub raid: RaidId,
    /// What the list is called.
    pub title: String,
    /// Where it can be met, and by whom: what is at the earliest first.
    pub places: Vec<MeetPlace>,
    /// Who else can, or that nobody can.
    pub rest: String,
}

/// A hex where a raid can be met in a phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MeetPlace {
    /// The hex, which lights up.
    pub hex: HexId,
    /// Where that is, and when, in words.
    pub words: String,
    /// Who can; where they are several, all together first.
    pub rows: Vec<MeetRow>,
}

/// Fighters that can meet a raid.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MeetRow {
    /// Who, with how many units.
    pub who: String,
    /// Their fuel after the fight.
    pub fuel: String,
    /// Whether they fight short of fuel.
    pub is_short: bool,
    /// What to expect: points shot down.
    pub down: String,
    /// Our units lost.
    pub lost: String,
    /// Points that are left.
    pub left: String,
    /// How much of the raid is shot down, of a hundred.
    pub share: u8,
    /// Whether it is several of those below together.
    pub is_together: bool,
}

/// Who can meet some raids; nothing by rules under which the page knows no odds.
pub(super) fn warning(table: &Table, raids: &[&Raid]) -> Option<WarningView> {
    let scenario = Scenario::numbered(table.scenario)?;
    let most = ROWS[usize::from(raids.len() > 1)];
    let raids = raids
        .iter()
        .map(|raid| to_meet(scenario, table, raid, most));
    Some(WarningView {
        raids: raids.collect(),
        dangers: in_words(&forecast::dangers(table)),
        next: "What to expect is an average. Nothing is decided here: what you do about it is asked next, or done by your orders of the day.",
    })
}

fn to_meet(scenario: &Scenario, table: &Table, raid: &Raid, most: usize) -> RaidToMeet {
    let all = meetings(table, raid);
    let mut places: Vec<Vec<&Meeting>> = Vec::new();
    for meeting in all.iter().take(most) {
        let is_there = |it: &&mut Vec<&Meeting>| {
            it.iter()
                .any(|it| (it.hex, it.phases) == (meeting.hex, meeting.phases))
        };
        match places.iter_mut().find(is_there) {
            Some(there) => there.push(meeting),
            None => places.push(vec![meeting]),
        }
    }
    let places = places.iter();
    let places = places.filter_map(|here| place(scenario, table, raid, here));
    let rest = match all.len() {
        0 => "No fighters can meet it before it attacks.".to_owned(),
        number if number > most => {
            format!(
                "Not listed: {} more, who could not meet it any sooner.",
                number - most
            )
        }
        _ => String::new(),
    };
    RaidToMeet {
        raid: raid.id,
        title: format!("Who can meet {}", raid.id),
        places: places.collect(),
        rest,
    }
}

/// Those who can meet a raid in one hex in the same phase: all together, and each alone.
fn place(scenario: &Scenario, table: &Table, raid: &Raid, here: &[&Meeting]) -> Option<MeetPlace> {
    let first = here.first()?;
    let alone = here.iter().map(|it| row(scenario, table, raid, &[it]));
    let together = (here.len() > 1).then(|| row(scenario, table, raid, here));
    Some(MeetPlace {
        hex: first.hex,
        words: format!(
            "{} \u{b7} {}",
            wording::whereabouts(table, first.hex),
            when(first)
        ),
        rows: together.into_iter().chain(alone).collect(),
    })
}

/// Under what conditions fighters would meet a raid: one that takes off from Guam does so in this phase alone (11.27).
fn conditions(table: &Table, raid: &Raid, meeting: &Meeting) -> Conditions {
    let conditions = Conditions::of(table, meeting.is_critical()).against(table, raid.id);
    Conditions {
        taking_off: conditions.taking_off && meeting.phases == 0,
        ..conditions
    }
}

/// Fighters alone, or several that come to the same place in the same phase.
fn row(scenario: &Scenario, table: &Table, raid: &Raid, who: &[&Meeting]) -> MeetRow {
    let fighting: Vec<Fighting> = who
        .iter()
        .map(|meeting| Fighting {
            units: meeting.units.len(),
            conditions: conditions(table, raid, meeting),
        })
        .collect();
    let odds = staff::odds_of(scenario, raid, &fighting);
    let is_together = who.len() > 1;
    MeetRow {
        who: match who {
            [only] => named(only),
            several => format!(
                "{} together",
                count_of(several.len() as i64, "mission", "missions")
            ),
        },
        fuel: match who {
            [only] => wording::fuel_between(only.worst, only.best),
            _ => String::new(),
        },
        is_short: who.iter().any(|meeting| meeting.is_critical()),
        down: decimal(odds.down()),
        lost: decimal(odds.lost),
        left: decimal(odds.left),
        share: share(&odds),
        is_together,
    }
}

/// Fighters by name, with their units.
fn named(meeting: &Meeting) -> String {
    let units = wording::by_type(meeting.units);
    match meeting.who {
        Fighters::Mission(mission) => format!("{mission} \u{b7} {units}"),
        Fighters::Cap(cap) => format!("{cap} \u{b7} {units}"),
        Fighters::OnDeck(hex) => format!("{units} ready on deck in {hex}"),
    }
}

/// When they meet it.
fn when(meeting: &Meeting) -> String {
    let (turn, phase) = meeting.at;
    match meeting.phases {
        0 => "now".to_owned(),
        phases => format!(
            "{:04}, in {}",
            turn.time_of(phase),
            count_of(phases, "phase", "phases")
        ),
    }
}

fn share(odds: &Odds) -> u8 {
    let all = odds.down() + odds.left;
    match all > 0.0 {
        true => (odds.down() * 100.0 / all).round().clamp(0.0, 100.0) as u8,
        false => 100,
    }
}

fn decimal(number: f64) -> String {
    format!("{:.1}", number.max(0.0))
}

/// What raids that are near would find on deck and below, the same odds of a fire in one sentence (12.31).
fn in_words(dangers: &[Danger]) -> Vec<String> {
    let mut odds: Vec<u8> = dangers.iter().map(|danger| danger.fires_in_ten).collect();
    odds.insertion_sort_by(|a, b| b.cmp(a));
    odds.dedup();
    let sentence = |odds: u8| {
        let alike = dangers.iter().filter(|it| it.fires_in_ten == odds);
        // Carriers with as much to burn are told together.
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for danger in alike {
            let (load, carrier) = (load(danger), danger.carrier.to_string());
            match groups.iter_mut().find(|(there, _)| *there == load) {
                Some((_, carriers)) => carriers.push(carrier),
                None => groups.push((load, vec![carrier])),
            }
        }
        let aboard = groups.iter().map(|(load, carriers)| {
            let each = if carriers.len() > 1 { "each " } else { "" };
            format!("{} ({each}{load})", wording::list(carriers))
        });
        let aboard: Vec<String> = aboard.collect();
        format!(
            "A hit starts a fire in {odds} of 10 cases aboard {}.",
            aboard.join("; ")
        )
    };
    odds.into_iter().map(sentence).collect()
}

/// What would burn on a carrier: "2 armed on deck, 1 in servicing".
fn load(danger: &Danger) -> String {
    let part = |units: UnitSet, place: &str| {
        (!units.is_empty()).then(|| format!("{} {place}", units.len()))
    };
    let parts = [
        part(danger.ready, "armed on deck"),
        part(danger.servicing, "in servicing"),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(", ")
}
