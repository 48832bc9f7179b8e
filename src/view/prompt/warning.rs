//! The warning before decks are handled: planes that would burn, with a raid near.

use crate::engine::fleet::Exposed;
use crate::engine::forecast::{self, Danger};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Table, count_of};
use crate::view::wording;

/// What is to be thought of before an answer.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Warning {
    /// What is coming.
    pub title: String,
    /// What it would find, and what a hit would risk; or who is short of fuel: a line each.
    pub text: Vec<String>,
}

/// The warning of the raids that are near, if they would find planes to burn.
pub fn warning(table: &Table) -> Option<Warning> {
    let dangers = forecast::dangers(table);
    let first = dangers.iter().min_by_key(|danger| danger.phases)?;
    let when = match first.phases {
        0 => "is over you and attacks in this phase".to_owned(),
        phases => format!("is over you in {}", count_of(phases, "phase", "phases")),
    };
    Some(Warning {
        title: format!("{} {when}.", first.raid),
        text: vec![format!("{}. {}.", found(&dangers), risk(&dangers))],
    })
}

/// How many planes it would find, and on how many carriers.
fn found(dangers: &[Danger]) -> String {
    let parts = [
        (|danger: &Danger| danger.ready.len()) as fn(&Danger) -> u8,
        |danger| danger.servicing.len(),
    ];
    let [ready, servicing] = parts.map(|units| {
        let with: Vec<u8> = dangers.iter().map(units).filter(|n| *n > 0).collect();
        (with.iter().sum::<u8>(), with.len() as i64)
    });
    let on = |carriers| count_of(carriers, "carrier", "carriers");
    match (ready, servicing) {
        ((ready, carriers), (0, _)) => {
            let units = count_of(ready, "unit", "units");
            format!("It would find {units} armed on deck, on {}", on(carriers))
        }
        ((0, _), (servicing, carriers)) => {
            let units = count_of(servicing, "unit", "units");
            format!("It would find {units} in servicing, on {}", on(carriers))
        }
        ((ready, _), (servicing, _)) => {
            let units = count_of(ready, "unit", "units");
            let carriers = on(dangers.len() as i64);
            format!(
                "It would find {units} armed on deck and {servicing} in servicing, on {carriers}"
            )
        }
    }
}

/// On which rolls a hit would start a fire, the worst first; and on a carrier that is clear.
fn risk(dangers: &[Danger]) -> String {
    let mut odds: Vec<u8> = dangers.iter().map(|danger| danger.fires_in_ten).collect();
    odds.insertion_sort_by(|a, b| b.cmp(a));
    odds.dedup();
    let aboard = |fires: &u8| {
        let carriers = dangers.iter().filter(|it| it.fires_in_ten == *fires);
        let names: Vec<String> = carriers.map(|it| it.carrier.to_string()).collect();
        let names = match names.len() {
            2.. if odds.len() == 1 => "all of them".to_owned(),
            // The badge of each deck says which.
            3.. if odds.last() == Some(fires) => format!("the other {}", names.len()),
            3.. => format!("{} of them", names.len()),
            _ => wording::list(&names),
        };
        format!("on {} aboard {names}", wording::on_or_above(*fires))
    };
    let aboard: Vec<String> = odds.iter().map(aboard).collect();
    let clear = wording::on_or_above(forecast::fires_in_ten(Exposed::default()));
    format!(
        "A hit would start a fire {}; on {clear} with clear decks",
        aboard.join(", ")
    )
}
