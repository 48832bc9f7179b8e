//! The display of Guam: what it has, where that stands, and what it may raid with (11.2). It lies on the table, so that
//! all of it is known.

use super::butai::{DisplayBox, turnaround_boxes};
use crate::engine::fleet::GUAM;
use crate::engine::forces::{LEAST_VALUE, Launcher, Raid};
use crate::engine::{Table, count_of};
use crate::view::wording;

/// The display of Guam.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GuamDisplay {
    /// Its air value.
    pub strength: String,
    /// What it can raid with next, and when.
    pub next: String,
    /// Its raid on the chart, what other bases have on the way to it, and raids that have turned there.
    pub in_the_air: Vec<DisplayBox>,
    /// The Lost box.
    pub lost: DisplayBox,
    /// Its boxes: Landed, Servicing, and the Available ones.
    pub ashore: Vec<DisplayBox>,
}

/// The display of Guam, in a battle in which it has aircraft.
pub fn guam(table: &Table) -> Option<GuamDisplay> {
    let guam = &table.guam;
    if guam.value == 0 {
        return None;
    }
    let flying = table.inbound().filter_map(|raid| flying(table, raid));
    let mut ashore = turnaround_boxes(guam.tracks.turnaround);
    // 11.29: what comes back stands in a box of its own before it is serviced.
    if let Some(first) = ashore.first_mut() {
        first.title = "Landed".to_owned();
    }
    Some(GuamDisplay {
        strength: format!(
            "Its air value is {}: {}.",
            guam.value,
            match guam.lost {
                0 => "it has lost nothing".to_owned(),
                lost => count_of(lost, "point of it is lost", "points of it are lost"),
            }
        ),
        next: next(table),
        in_the_air: flying.collect(),
        lost: DisplayBox::new("Lost", guam.lost, ""),
        ashore,
    })
}

fn flying(table: &Table, raid: &Raid) -> Option<DisplayBox> {
    let title = match raid.by? {
        Launcher::Guam => raid.id.to_string(),
        Launcher::Base(base) => format!("{}, from {base}", raid.id),
        Launcher::Force(force) if raid.is_shuttle() => format!("{}, from {force}", raid.id),
        Launcher::Force(_) => return None,
    };
    let note = match raid.attacks() {
        true => wording::arrival(table, raid),
        false => "flies to Guam".to_owned(),
    };
    Some(DisplayBox::new(title, raid.strength.points(), note))
}

/// What it can raid with, and when it can next (11.22 to 11.24).
fn next(table: &Table) -> String {
    if let Some(raid) = table.guam_raid() {
        return format!(
            "No new raid while {} is out: Guam\u{2019}s chit counts for nothing until it has landed.",
            raid.id
        );
    }
    let groups = table.groups_at_sea();
    let Some(range) = groups.map(|group| group.hex.distance(GUAM)).min() else {
        return "No raid: there is nothing of yours at sea.".to_owned();
    };
    let far = count_of(range, "hex", "hexes");
    match table.guam.net_value(range) {
        ready if u16::from(ready) < LEAST_VALUE => format!(
            "Next raid: none yet. {} ready for the {far} to your nearest task group, and it takes {LEAST_VALUE}; each time Guam\u{2019}s chit is drawn everything moves one box on.",
            count_of(ready, "point is", "points are"),
        ),
        ready => format!(
            "Next raid: when its chit is drawn, if the die, the hour and the range will have it so; {} at most, at the {far} to your nearest task group.",
            count_of(ready, "point", "points"),
        ),
    }
}
