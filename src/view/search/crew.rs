//! Who can be sent on a search: one or two ready units of a task group (8.27).

use crate::engine::fleet::{
    AirUnitId, CarrierId, Grounded, SearchAim, TakeOff, TaskGroupId, UnitSet, check_search,
    grounded, within_the_wind,
};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::Bearing;
use crate::engine::{DeckRefusal, Game, Refusal, Table};
use crate::view::prompt::Choice;
use crate::view::{Action, Answer, night, wording};

/// Whether some units may be sent on a search at all.
fn may_go(table: &Table, units: UnitSet) -> bool {
    let any = SearchAim::Standard(Bearing::clockwise(0));
    check_search(table, units, any).is_ok()
}

/// The units of a task group that may be sent now, carrier by carrier.
pub fn able(table: &Table, group: TaskGroupId) -> Vec<(AirUnitId, CarrierId)> {
    let decks = table.decks.iter();
    let decks = decks.filter(|deck| deck.carrier.data().group == group);
    let units = decks.flat_map(|deck| deck.ready.iter().map(|unit| (unit, deck.carrier)));
    units
        .filter(|(unit, _)| TakeOff::Search.check(table, *unit).is_ok())
        .collect()
}

/// The units, of one task group or of all, that stand ready and cannot take off on a search, and why: what is
/// the same on several carriers is said once.
pub fn grounded_in_words(table: &Table, group: Option<TaskGroupId>) -> String {
    let all = grounded(table, &[TakeOff::Search]).into_iter();
    let all = all.filter(|it| group.is_none_or(|group| group == it.carrier.data().group));
    let (mut units, mut crowded, mut flew) = (UnitSet::EMPTY, UnitSet::EMPTY, UnitSet::EMPTY);
    let mut reasons: Vec<String> = Vec::new();
    for Grounded { unit, why, .. } in all {
        units = units.with(unit.into());
        let why = match why {
            Refusal::Decks(DeckRefusal::LaunchOccupancy { .. }) => {
                crowded = crowded.with(unit.into());
                continue;
            }
            Refusal::Decks(DeckRefusal::FlewByDay(unit)) => {
                flew = flew.with(unit.into());
                continue;
            }
            Refusal::Decks(DeckRefusal::NotNightCapable(_)) => {
                night::ONLY_NIGHT_FIGHTERS.to_owned()
            }
            why => why.to_string(),
        };
        if !reasons.contains(&why) {
            reasons.push(why);
        }
    }
    if !flew.is_empty() {
        reasons.push(night::flew_by_day(flew));
    }
    if units.is_empty() {
        return String::new();
    }
    if !crowded.is_empty() {
        let carriers = carriers_of(table, crowded);
        let have = if carriers.len() == 1 { "has" } else { "have" };
        reasons.insert(
            0,
            format!(
                "{} {have} more on deck than may stand there at a launch (6.24)",
                wording::list(&carriers)
            ),
        );
    }
    format!(
        "{} ready, but held on deck: {}.",
        wording::by_type(units),
        reasons.join("; ")
    )
}

/// The names of the carriers on which some units stand ready.
fn carriers_of(table: &Table, units: UnitSet) -> Vec<String> {
    let decks = table.decks.iter();
    let decks = decks.filter(|deck| !deck.ready.common(units).is_empty());
    decks.map(|deck| deck.carrier.to_string()).collect()
}

/// The types of some units, one for each unit, in a fixed order.
fn kinds(units: UnitSet) -> Vec<&'static str> {
    let kinds = units.iter().map(|unit| unit.kind().designation());
    let mut kinds: Vec<&str> = kinds.collect();
    kinds.insertion_sort();
    kinds
}

/// The crews of a task group: one and two of each type, from as few carriers as possible, and two of
/// different types of one carrier.
fn of_group(table: &Table, group: TaskGroupId) -> Vec<UnitSet> {
    let able = able(table, group);
    let mut crews: Vec<UnitSet> = Vec::new();
    let mut add = |units: UnitSet| {
        let is_there = crews.iter().any(|other| kinds(*other) == kinds(units));
        if !is_there && may_go(table, units) {
            crews.push(units);
        }
    };
    able.iter().for_each(|(unit, _)| add((*unit).into()));
    let pair = |one: AirUnitId, other: AirUnitId| UnitSet::from(one).with(other.into());
    for same_carrier in [true, false] {
        for (at, (one, from)) in able.iter().enumerate() {
            for (other, beside) in &able[at + 1..] {
                let is_of_type = one.kind().designation() == other.kind().designation();
                if (from == beside) == same_carrier && (is_of_type || same_carrier) {
                    add(pair(*one, *other));
                }
            }
        }
    }
    crews
}

/// The task groups with the crews they could send; the one in hand is marked.
pub fn crews(game: &Game, in_hand: UnitSet) -> Vec<Choice> {
    let table = game.table();
    let row = |group: TaskGroupId| {
        let ready = able(table, group);
        let ready: UnitSet = ready.into_iter().map(|(unit, _)| unit).collect();
        let answer = |units: UnitSet| {
            let label = wording::by_type(units);
            Answer {
                is_pressed: Some(units == in_hand),
                ..Answer::of(Action::Choose(units), label)
            }
            .id(format!("crew-{}-{}", group.0, kinds(units).join("-")))
            .name(wording::units_from(table, units))
            .title(wording::units_from(table, units))
        };
        let answers: Vec<Answer> = of_group(table, group).into_iter().map(answer).collect();
        let grounded = grounded_in_words(table, Some(group));
        let is_empty = answers.is_empty() && grounded.is_empty();
        let name = format!("Task Group {group}");
        (!is_empty).then(|| Choice {
            who: name.clone(),
            name,
            hint: match ready.is_empty() {
                true => "nobody can go".to_owned(),
                false => format!("{} ready", wording::by_type(ready)),
            },
            answers,
            note: grounded,
            ..Choice::default()
        })
    };
    let groups = table.task_groups.iter().map(|group| group.id);
    groups.filter_map(row).collect()
}

/// The crew that is offered first.
pub fn default_crew(table: &Table) -> Option<UnitSet> {
    let groups = table.task_groups.iter().map(|group| group.id);
    let mut crews = groups.flat_map(|group| of_group(table, group));
    crews.next()
}

/// Crews of one unit or two for so many searches, attack planes before fighters, none of them launched beyond
/// what its carrier may (8.282).
pub fn several(table: &Table, number: usize, pairs: bool) -> Option<Vec<UnitSet>> {
    let mut used = UnitSet::EMPTY;
    let mut crews = Vec::new();
    for fighters in [false, true] {
        for group in table.task_groups.iter().map(|group| group.id) {
            let mut able = able(table, group);
            able.retain(|(unit, _)| unit.kind().is_fighter() == fighters);
            loop {
                let free: Vec<AirUnitId> = able
                    .iter()
                    .map(|(unit, _)| *unit)
                    .filter(|unit| !used.contains(*unit))
                    .collect();
                let fits = |units: &UnitSet| {
                    may_go(table, *units) && leaves_in_turn(table, used.with(*units))
                };
                let ones = free.iter().map(|unit| UnitSet::from(*unit));
                let crew = match pairs {
                    false => ones.into_iter().find(fits),
                    true => {
                        let pairs = free.iter().enumerate().flat_map(|(at, one)| {
                            let rest = free[at + 1..].iter();
                            rest.map(move |other| UnitSet::from(*one).with((*other).into()))
                        });
                        pairs.into_iter().find(fits)
                    }
                };
                let Some(crew) = crew else {
                    break;
                };
                used = used.with(crew);
                crews.push(crew);
                if crews.len() == number {
                    return Some(crews);
                }
            }
        }
    }
    None
}

/// Whether no carrier launches more of some units than she may in this phase, nor her group than the wind allows.
fn leaves_in_turn(table: &Table, units: UnitSet) -> bool {
    let can = table.decks.iter().all(|deck| {
        let leaving = deck.ready.common(units).len();
        leaving == 0 || table.launches_left(deck.carrier) >= leaving
    });
    can && within_the_wind(table, units.iter()) == units
}
