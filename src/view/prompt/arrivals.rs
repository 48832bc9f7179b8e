//! The missions over carriers, unit by unit, to be brought down.

use super::{Line, LineWords, Remark, landing, operations};
use crate::engine::Table;
use crate::engine::fleet::Mission;
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
        refusal: answer.is_none().then(|| "no room".to_owned()),
        answers: answer.into_iter().collect(),
        ..Line::default()
    }
}
