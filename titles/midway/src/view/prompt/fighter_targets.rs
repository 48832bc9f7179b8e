//! What fighters attack in a round (12.0, 12.1).

use super::asking::Asking;
use super::block::{Block, Composer, Figure};
use super::{Prompt, aims};
use crate::engine::Order;
use crate::engine::decision::Aims;
use crate::engine::forecast;
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Combatant, HitNumber, Side};
use crate::view::wording;

/// What each fighter attacks for which there is a choice.
pub(super) fn fighter_targets(asking: &Asking, fighters: &[Aims<AirUnit>]) -> Prompt {
    let table = asking.table;
    let open = aims::each(fighters);
    let chosen = aims::filled(asking, &open);
    let order = Order::Aim {
        aims: chosen
            .iter()
            .filter_map(|(by, at)| Some((by.air()?, at.air()?)))
            .collect(),
    };
    let number = |by: Combatant, _| by.air().map_or(HitNumber::NONE, |by| table.air_number(by));
    Prompt {
        answers: aims::answers(asking, "Attack", order),
        because: "those that are reduced first, then the strongest".to_owned(),
        blocks: vec![Block::Composer(Composer {
            title: "Your fighters".to_owned(),
            rows: aims::rows(asking, &open, &chosen, number),
            figures: figures(table, &chosen),
            answers: Vec::new(),
        })],
        ..asking.prompt("Whom do your fighters attack?")
    }
}

/// What the round may cost both sides, on the average.
fn figures(table: &Table, chosen: &[(Combatant, Combatant)]) -> Vec<Figure> {
    let hits = |side| wording::tenths(forecast::hits_of_round(table, chosen, side) * 100 / 6);
    vec![
        Figure::of("hits on them, on average", hits(Side::Usn)),
        Figure::of("hits on yours", hits(Side::Ijn)),
    ]
}
