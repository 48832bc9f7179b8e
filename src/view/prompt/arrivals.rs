//! The missions over carriers, unit by unit, to be brought down.

use super::{Line, LineWords, Remark, landing, operations};
use crate::engine::Table;
use crate::engine::fleet::{Mission, without_wind};
use crate::engine::routine::landing_of;
use crate::view::fleet::PlaneView;
use crate::view::{Answer, Selection, wording};

/// Every mission over carriers.
pub fn arrivals(table: &Table, selection: &Selection) -> Vec<Line> {
    let over = table.missions_over_carriers();
    over.map(|mission| arrival(table, mission, selection))
        .collect()
}

fn arrival(table: &Table, mission: &Mission, selection: &Selection) -> Line {
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
    let answer = (!orders.is_empty()).then(|| {
        Answer::several("land-mission", label, orders)
            .title(title)
            .id(format!("land-{}", landing::word(mission)))
    });
    Line {
        words: LineWords {
            unit: mission.id.to_string(),
            what: vec![
                Remark::of(mission.fuel.to_string()),
                landing::risk(table, mission),
            ],
            ..LineWords::default()
        },
        picture: wording::picture(mission),
        planes: planes.collect(),
        refusal: answer.is_none().then(|| no_room(table, mission)),
        answers: answer.into_iter().collect(),
        ..Line::default()
    }
}

/// Why a mission can land nobody: for the wind, where it could without.
fn no_room(table: &Table, mission: &Mission) -> String {
    let is_wind =
        table.markers.wind.is_some() && !landing_of(&without_wind(table), mission).is_empty();
    match is_wind {
        true => "no more land in the wind (17)".to_owned(),
        false => "no room".to_owned(),
    }
}
