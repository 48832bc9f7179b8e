//! What a move by the wind leaves until the next: before US Move, for each hex and for staying (17.2-17.4).

use super::Remark;
use crate::engine::fleet::{CarrierId, CarrierType, SearchId};
use crate::engine::forecast::{GroupLimit, WindLeaves, wind_leaves};
use crate::engine::map::WindCourse;
use crate::engine::{Order, Table, count_of};
use crate::view::{sentence, wording};

/// How a move lies to the wind, in two words: "to leeward".
pub fn course(table: &Table, order: Order) -> Option<String> {
    wind_leaves(table, order).map(|leaves| leaves.course.to_string())
}

/// What it leaves until the next move, in a line; it warns where something is lost or comes out by it.
pub fn line(table: &Table, order: Order) -> Option<Remark> {
    wind_leaves(table, order).map(|leaves| told(&leaves))
}

fn told(leaves: &WindLeaves) -> Remark {
    let bad = [patrols(leaves), searches(leaves), missions(leaves)];
    let bad: Vec<String> = bad.into_iter().flatten().collect();
    let warns = !bad.is_empty();
    let units = match leaves.course {
        WindCourse::Windward => "launches and landings are free".to_owned(),
        WindCourse::StationKeeping | WindCourse::Leeward => units(leaves),
    };
    let all: Vec<String> = std::iter::once(units).chain(bad).collect();
    let (course, rule) = (leaves.course.to_string(), leaves.course.rule());
    Remark {
        words: format!("{}: {} ({rule}).", sentence(&course), all.join("; ")),
        warns,
    }
}

/// "launches or lands a phase: 58.1 3 of 6, 58.2 3 of 6".
fn units(leaves: &WindLeaves) -> String {
    let group = |it: &GroupLimit| format!("{} {} of {}", it.group, it.units, it.freely);
    let groups: Vec<String> = leaves.groups.iter().map(group).collect();
    format!("units launched or landed in a phase, {}", groups.join(", "))
}

fn patrols(leaves: &WindLeaves) -> Option<String> {
    let names: Vec<String> = leaves.patrols.iter().map(ToString::to_string).collect();
    let comes = if names.len() == 1 { "comes" } else { "come" };
    (!names.is_empty()).then(|| format!("{} {comes} out", wording::list(&names)))
}

fn searches(leaves: &WindLeaves) -> Option<String> {
    let short = leaves.searches.iter().map(|(searches, lost)| {
        let names: Vec<String> = searches.iter().map(SearchId::to_string).collect();
        let units = count_of(*lost, "unit", "units");
        format!("{units} of {} would find no deck", wording::list(&names))
    });
    let short: Vec<String> = short.collect();
    (!short.is_empty()).then(|| short.join("; "))
}

fn missions(leaves: &WindLeaves) -> Option<String> {
    let late = leaves.missions.iter().map(|(mission, units)| {
        let units = count_of(*units, "unit", "units");
        format!("{units} of {mission}")
    });
    let late: Vec<String> = late.collect();
    let words = format!(
        "{} would not land before Fuel Critical",
        wording::list(&late)
    );
    (!late.is_empty()).then_some(words)
}

/// By ship what a move leaves, a line for each task group: who launches or lands one unit, and who none.
pub fn by_ship(table: &Table, order: Order) -> Vec<Remark> {
    let Some(leaves) = wind_leaves(table, order) else {
        return Vec::new();
    };
    let groups = leaves.groups.iter();
    let lines = groups.filter_map(|group| Some(Remark::of(ships(leaves.course, group)?)));
    lines.collect()
}

fn ships(course: WindCourse, group: &GroupLimit) -> Option<String> {
    let named = |kind: CarrierType| -> Vec<String> {
        let hers = group.carriers.iter().map(|(carrier, _)| carrier);
        let hers = hers.filter(|carrier| carrier.data().kind == kind);
        hers.map(CarrierId::to_string).collect()
    };
    let (cv, cvl) = (named(CarrierType::Cv), named(CarrierType::Cvl));
    let either = |names: &[String]| match names {
        [] => None,
        [one] => Some(one.clone()),
        several => Some(format!("one of {}", wording::list(several))),
    };
    let words = match course {
        WindCourse::Windward => return None,
        WindCourse::StationKeeping => {
            let light = either(&cvl);
            let who: Vec<String> = cv.into_iter().chain(light).collect();
            format!("{}, one unit each", wording::list(&who))
        }
        WindCourse::Leeward => {
            let all: Vec<String> = cv.into_iter().chain(cvl).collect();
            format!("{}, one unit", either(&all)?)
        }
    };
    Some(format!("{}: {words}.", group.group))
}
