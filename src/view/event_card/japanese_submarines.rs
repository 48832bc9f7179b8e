//! Submarines at the end of a turn: the die first, then what their torpedoes do (6.433, 14.22-14.25).

use super::card::{CardContent, distinct};
use super::dice::{all_dice, earlier_dice, newest_die};
use super::kind::CardSpan;
use super::ships::{aboard, our_losses_aboard};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{EventRecord, Purpose, Roll, Table, count_of};
use crate::view::account::ship_hits;
use crate::view::card::{Fact, Tone};
use crate::view::wording;

/// What a submarine goes for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Prey {
    /// Ships that show their lights (14.22).
    Lights(HexId),
    /// A crippled ship by herself (14.25).
    Cripple(ShipId),
}

impl Prey {
    const fn of(roll: &Roll) -> Option<Prey> {
        match roll.purpose {
            Purpose::SubmarineAtLights(hex) => Some(Prey::Lights(hex)),
            Purpose::SubmarineAtCripple(ship) => Some(Prey::Cripple(ship)),
            _ => None,
        }
    }

    fn name(self) -> String {
        match self {
            Prey::Lights(hex) => format!("the lights in {hex}"),
            Prey::Cripple(ship) => ship.to_string(),
        }
    }

    fn hex(self, table: &Table) -> Option<HexId> {
        match self {
            Prey::Lights(hex) => Some(hex),
            Prey::Cripple(ship) => table.hex_of_ship(ship),
        }
    }
}

/// The attacks of the turn as far as they have come; `rolling` is the die that rolls next.
pub(super) fn torpedoed(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let preys = distinct(all_dice(events, rolling).filter_map(Prey::of));
    let hit = distinct(ship_hits(events).map(|(ship, _)| ship));
    let lines = earlier_dice(events, rolling.is_some()).filter_map(|roll| {
        let prey = Prey::of(roll)?.name();
        Some(format!(
            "Against {prey}: {}, gave {}.",
            wording::die_read(roll),
            roll.result
        ))
    });
    let dice = CardContent {
        roll: newest_die(events, span.from, rolling),
        lines: lines.collect(),
        hexes: preys.iter().filter_map(|prey| prey.hex(table)).collect(),
        ..CardContent::default()
    };
    let newest = preys.last().copied();
    if !span.is_over {
        return CardContent {
            tone: Tone::Bad,
            headline: newest.map_or_else(String::new, |prey| {
                format!("A submarine is after {}", prey.name())
            }),
            sentence: newest.map_or("", why).to_owned(),
            facts: match newest {
                Some(Prey::Cripple(ship)) => vec![state(ship, table)],
                _ => Vec::new(),
            },
            ..dice
        };
    }
    let mut facts: Vec<Fact> = hit.iter().map(|ship| state(*ship, table)).collect();
    facts.push(our_losses_aboard(events));
    CardContent {
        tone: if hit.is_empty() {
            Tone::Even
        } else {
            Tone::Bad
        },
        headline: headline(&preys, &hit, events, table),
        sentence: match hit.is_empty() {
            true => "They are looked for at the end of each turn in which lights are on, or a crippled ship lies by herself in daylight.".to_owned(),
            false => newest.map_or("", why).to_owned(),
        },
        facts,
        ..dice
    }
}

/// Why a submarine can find them.
const fn why(prey: Prey) -> &'static str {
    match prey {
        Prey::Lights(_) => {
            "The lights on the decks can be seen for miles; whoever sees them may choose a carrier."
        }
        Prey::Cripple(_) => {
            "She lies crippled without her task group. Sound ships in her hex that are no carriers keep it off."
        }
    }
}

fn headline(preys: &[Prey], hit: &[ShipId], events: &[EventRecord], table: &Table) -> String {
    let hits_on = |wanted: ShipId| -> u8 {
        let on_her = ship_hits(events).filter(|(ship, _)| *ship == wanted);
        on_her.map(|(_, hits)| hits).sum()
    };
    let told = hit.iter().map(|ship| match table.is_sunk(*ship) {
        true => format!("{ship} is torpedoed and sinks"),
        false => format!(
            "{ship} takes {}",
            count_of(hits_on(*ship), "torpedo hit", "torpedo hits")
        ),
    });
    let told: Vec<String> = told.collect();
    match told.is_empty() {
        false => wording::list(&told),
        true => {
            let names: Vec<String> = preys.iter().map(|prey| prey.name()).collect();
            format!("No torpedo hits {}", wording::list(&names))
        }
    }
}

/// How a ship is now.
fn state(ship: ShipId, table: &Table) -> Fact {
    match ship.carrier() {
        Some(carrier) => aboard(carrier, table),
        None => super::ships::afloat(ship, table),
    }
}
