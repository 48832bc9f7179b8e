//! The missions over carriers, unit by unit, to be brought down.

use super::{Stake, landing, operations};
use crate::engine::Table;
use crate::engine::fleet::{Mission, MissionId};
use crate::engine::routine::landing_of;
use crate::view::fleet::PlaneView;
use crate::view::{Answer, Selection, wording};

/// A mission over carriers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArrivalView {
    /// The mission.
    pub mission: MissionId,
    /// The picture of its counter.
    pub picture: &'static str,
    /// Its fuel.
    pub fuel: String,
    /// What it risks in landing.
    pub stake: Stake,
    /// Its units, to be landed one by one.
    pub planes: Vec<PlaneView>,
    /// Landing those there is room for; none if there is no room.
    pub answer: Option<Answer>,
    /// What is said in its place.
    pub no_room: &'static str,
}

/// Every mission over carriers.
pub fn arrivals(table: &Table, selection: &Selection) -> Vec<ArrivalView> {
    let over = table
        .missions
        .iter()
        .filter(|mission| table.carriers_in(mission.hex).next().is_some());
    over.map(|mission| arrival(table, mission, selection))
        .collect()
}

fn arrival(table: &Table, mission: &Mission, selection: &Selection) -> ArrivalView {
    let planes = mission
        .units
        .iter()
        .map(|unit| PlaneView::new(unit, "in the air", selection.planes, true));
    let orders = landing_of(table, mission);
    let label = match (orders.len(), usize::from(mission.units.len())) {
        (some, all) if some == all => "Land".to_owned(),
        (some, all) => format!("Land {some} of {all}"),
    };
    let title = operations::in_words(&orders);
    let answer = (!orders.is_empty()).then(|| Answer::several("land-mission", label, orders));
    ArrivalView {
        mission: mission.id,
        picture: wording::picture(mission),
        fuel: mission.fuel.to_string(),
        stake: landing::risk(table, mission),
        planes: planes.collect(),
        answer: answer.map(|answer| {
            let id = format!("land-{}", landing::word(mission));
            answer.title(title).id(id)
        }),
        no_room: "no room",
    }
}
