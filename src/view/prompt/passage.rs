//! What a move of ships would change: who comes along and who stays, what that means for missions and searches that
//! must find the way home, and how near the enemy is then (6.3, 8.28, 12.4).

use super::Remark;
use super::sailing::{self, Sailors};
use super::wind;
use crate::engine::fleet::{MissionId, TaskGroupSet, stays_behind};
use crate::engine::forecast::searching::{next_segment, segment_time};
use crate::engine::forecast::{self, MissionHome, RaidMeets, Sailing, SearchHome, Short, WayHome};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{Order, Table, count_of};
use crate::view::{Activity, wording};

/// What stands there while no hex is pointed at.
pub const POINT_AT_A_HEX: &str = "Point at a lit hex, or come to it by the keys, to see what the move changes: raids, forces, and who is in the air.";

/// What a finger that has chosen a hex is told.
pub const TAP_AGAIN: &str = "Tap the hex again to send them.";

/// What a move to a hex would change.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct PassageView {
    /// Who sails, and where to.
    pub title: String,
    /// What changes by it, a line each; bad news warns.
    pub lines: Vec<Remark>,
}

/// What the move to the hex pointed at would change, or to that of the answer pointed at; while neither can be sailed to,
/// the suggested one.
pub fn pointed_or_suggested(
    table: &Table,
    activity: Activity,
    pointed: Option<HexId>,
    previewed: &[Order],
    suggested: &[Order],
) -> Option<PassageView> {
    let sailors = sailing::sailors(table, activity)?;
    let end = |orders: &[Order]| orders.iter().copied().find_map(sailing::end_of);
    let to = |hex: Option<HexId>| passage(table, sailors, hex?);
    to(pointed.or(end(previewed))).or_else(|| to(end(suggested)))
}

/// What the move of those who are to sail to a hex would change; nothing if they cannot.
pub fn passage(table: &Table, sailors: Sailors, to: HexId) -> Option<PassageView> {
    let mut moves = sailing::moves(table, sailors).into_iter();
    let order = moves.find(|order| sailing::end_of(*order) == Some(to))?;
    let sailing = forecast::sailing(table, order)?;
    let way = wording::bearing(sailing.from, to);
    let course = wind::course(table, order).map(|it| format!(", {it}"));
    Some(PassageView {
        title: format!(
            "{} {way} to {to}{}",
            sailing::named(table, sailors),
            course.unwrap_or_default()
        ),
        lines: lines(table, order, &sailing),
    })
}

/// The worst of what a move would change, or else how near the enemy is then, and whether it is bad news.
pub fn worst(table: &Table, order: Order) -> Remark {
    let Some(sailing) = forecast::sailing(table, order) else {
        return Remark::default();
    };
    let lines = lines(table, order, &sailing);
    let worst = lines.iter().find(|line| line.warns).or(lines.first());
    worst.cloned().unwrap_or_default()
}

fn lines(table: &Table, order: Order, sailing: &Sailing) -> Vec<Remark> {
    let mut lines: Vec<Remark> = wind::line(table, order).into_iter().collect();
    lines.extend(overtaken(sailing));
    lines.extend(nearest(sailing));
    lines.extend(sailing.raids.iter().map(raid));
    lines.extend(missions(&sailing.missions));
    lines.extend(sailing.searches.iter().map(|home| search(table, home)));
    lines
}

/// Crippled ships of the enemy that are met there.
fn overtaken(sailing: &Sailing) -> Option<Remark> {
    let names: Vec<String> = sailing.overtaken.iter().map(ShipId::to_string).collect();
    let verb = if names.len() == 1 { "is" } else { "are" };
    let words = format!("{} {verb} sunk there (12.46).", wording::list(&names));
    (!names.is_empty()).then(|| Remark::of(words))
}

fn nearest(sailing: &Sailing) -> Option<Remark> {
    let nearest = sailing.nearest?;
    let then = count_of(nearest.then, "hex", "hexes");
    let now = match nearest.then == nearest.now {
        true => "as now".to_owned(),
        false => format!("now {}", nearest.now),
    };
    let words = format!("{} is nearest then: {then}, {now}.", nearest.force);
    Some(Remark::of(words))
}

/// A raid that comes sooner or later by it.
fn raid(raid: &RaidMeets) -> Remark {
    let is_sooner = raid.then < raid.now;
    let by = count_of(raid.then.abs_diff(raid.now), "phase", "phases");
    let how = if is_sooner { "sooner" } else { "later" };
    let when = match raid.then {
        0 => "in this phase".to_owned(),
        phases => format!("in {}", count_of(phases, "phase", "phases")),
    };
    Remark {
        words: format!("{} is over its target {by} {how}, {when}.", raid.raid),
        warns: is_sooner,
    }
}

/// The missions whose way home changes; those to whom the same happens in one line.
fn missions(homes: &[MissionHome]) -> Vec<Remark> {
    let mut alike: Vec<(Vec<MissionId>, Remark)> = Vec::new();
    for home in homes {
        let stake = way_home(&home.now, &home.then);
        match alike.iter_mut().find(|(_, said)| *said == stake) {
            Some((ids, _)) => ids.push(home.mission),
            None => alike.push((vec![home.mission], stake)),
        }
    }
    let line = |(ids, stake): (Vec<MissionId>, Remark)| Remark {
        words: format!("{}: {}.", wording::missions(&ids), stake.words),
        ..stake
    };
    alike.into_iter().map(line).collect()
}

/// A way home as it would be and as it is, and how it ends; it warns where the move makes it worse.
fn way_home(now: &WayHome, then: &WayHome) -> Remark {
    let was = match now.hexes {
        0 => "now over the carriers".to_owned(),
        hexes => format!("now {hexes}"),
    };
    let way = match then.hexes {
        0 => format!("over the carriers then, {was}"),
        hexes => format!("{} home, {was}", count_of(hexes, "hex", "hexes")),
    };
    let end = match then.short {
        Some(Short::SafeLanding { lost_in_ten }) => {
            let how = match then.fuel.is_critical() {
                true => "Fuel Critical",
                false => "with little fuel or light",
            };
            format!("home {how}, {lost_in_ten} of 10 lost in landing")
        }
        Some(_) => "it cannot come home any more".to_owned(),
        None => format!("{} left over the carriers", then.fuel),
    };
    Remark {
        words: format!("{way}; {end}"),
        warns: then.short.is_some() && then.short != now.short,
    }
}

/// A search that is home sooner or later by it.
fn search(table: &Table, home: &SearchHome) -> Remark {
    let time = |segment: u8| {
        let (turn, phase) = segment_time(next_segment(table), segment.max(1));
        format!("{:04}", turn.time_of(phase))
    };
    let (then, now) = (time(home.then), time(home.now));
    Remark {
        words: format!("{} is home at {then}, not at {now} (8.28).", home.search),
        warns: home.then > home.now,
    }
}

/// Who comes along and who stays, wherever they sail.
pub fn along(table: &Table, sailors: Sailors) -> Vec<Remark> {
    let Sailors::Groups(groups) = sailors else {
        return Vec::new();
    };
    if groups.is_empty() {
        return vec![Remark::of("Choose who sails: the others stay.")];
    }
    let mut lines = vec![Remark::of(come(table, groups))];
    lines.extend(left_behind(table, groups));
    let hex = groups.iter().next().and_then(|it| table.task_group(it));
    let stay = hex.map(|group| stay(table, groups, group.hex));
    lines.extend(stay.into_iter().flatten().map(Remark::of));
    lines
}

/// Who comes along: carriers, and the patrols in their boxes (4.33).
fn come(table: &Table, groups: TaskGroupSet) -> String {
    let them = || table.task_groups.iter().filter(|it| groups.contains(it.id));
    let patrols: u8 = them().map(|group| group.on_patrol()).sum();
    let ships = them().flat_map(|group| table.ships_of(group.id));
    let carriers =
        ships.filter(|ship| ship.data().kind.is_carrier() && !stays_behind(table, *ship));
    let who = wording::task_groups(table, groups);
    let with = match carriers.count() as i64 {
        0 => ", without carriers".to_owned(),
        carriers => format!(" with {}", count_of(carriers, "carrier", "carriers")),
    };
    let patrols = match patrols {
        0 => String::new(),
        patrols => format!(
            ", and {} on patrol over {} (4.33)",
            count_of(patrols, "unit", "units"),
            groups.word("her", "them")
        ),
    };
    format!("To sail: {who}{with}{patrols}.")
}

/// The crippled ships that stay behind (12.41).
fn left_behind(table: &Table, groups: TaskGroupSet) -> Option<Remark> {
    let ships = groups.iter().flat_map(|group| table.ships_of(group));
    let left: Vec<String> = ships
        .filter(|ship| stays_behind(table, *ship))
        .map(|ship| ship.to_string())
        .collect();
    let (verb, alone) = match left.len() {
        1 => ("stays", "by herself"),
        _ => ("stay", "by themselves"),
    };
    (!left.is_empty()).then(|| Remark {
        words: format!(
            "{} {verb} behind: crippled, on the map {alone} from then on (12.41).",
            wording::list(&left)
        ),
        warns: true,
    })
}

/// Who else stays in the hex: the other task groups, and the missions over them (6.33, 6.36).
fn stay(table: &Table, groups: TaskGroupSet, hex: HexId) -> Vec<String> {
    let others = table.groups_in(hex).without(groups);
    let others = (!others.is_empty()).then(|| wording::task_groups(table, others));
    let here = table.missions.iter().filter(|it| it.hex == hex);
    let here: Vec<MissionId> = here.map(|mission| mission.id).collect();
    let missions = (!here.is_empty()).then(|| wording::missions(&here));
    let who: Vec<String> = others.into_iter().chain(missions).collect();
    let words = format!("To stay in {hex}: {} (6.33, 6.36).", wording::list(&who));
    (!who.is_empty()).then_some(words).into_iter().collect()
}
