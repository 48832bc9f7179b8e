//! Whether searches that come home will find a deck, while there is time to clear one (8.28, 6.28).

use crate::engine::fleet::{
    CarrierId, Leg, Search, SearchId, UnitSet, check_can_operate, check_clear, next_move,
    search_home, together,
};
use crate::engine::map::HexId;
use crate::engine::table::Table;

/// The searches that come home to a hex with the next search segment, and the room on its decks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Homecoming {
    /// Where their carriers are.
    pub hex: HexId,
    /// The searches.
    pub searches: Vec<SearchId>,
    /// Their units, all of which must land at once.
    pub units: UnitSet,
    /// Units that the decks there could take, as they stand now.
    pub room: u8,
}

impl Homecoming {
    /// Units for which there is no deck: they ditch.
    pub const fn without_deck(&self) -> u8 {
        self.units.len().saturating_sub(self.room)
    }
}

/// Which searches the next search segment brings home if the fleet keeps its hex, and to what room.
pub fn homecomings(table: &Table) -> Vec<Homecoming> {
    let mut homes: Vec<Homecoming> = Vec::new();
    for search in &table.searches {
        let Some(hex) = comes_home_next(table, search) else {
            continue;
        };
        match homes.iter_mut().find(|home| home.hex == hex) {
            Some(home) => {
                home.searches.push(search.id);
                home.units = home.units.with(search.units);
            }
            None => homes.push(Homecoming {
                hex,
                searches: vec![search.id],
                units: search.units,
                room: room_in(table, hex),
            }),
        }
    }
    homes
}

/// Where a search lands in its next segment, if it does. One that stays with a force only looks again (18.11).
fn comes_home_next(table: &Table, search: &Search) -> Option<HexId> {
    if matches!(search.leg, Leg::Shadowing(_) | Leg::ForceGone(_)) {
        return None;
    }
    let home = search_home(table, search);
    let next = next_move(table, search);
    (next.leg == Leg::Inbound && next.at == home.into()).then_some(home)
}

/// Units that the decks in a hex could take in a search segment to come, as the wind lets them (17).
fn room_in(table: &Table, hex: HexId) -> u8 {
    let carriers = table.carriers_in(hex);
    let each = carriers.map(|carrier| (carrier, room_on(table, carrier)));
    together(table, &each.collect::<Vec<_>>())
}

/// Units that a carrier could take in a search segment to come: what she has done in this phase does not count
/// in that one.
fn room_on(table: &Table, carrier: CarrierId) -> u8 {
    let is_open = check_clear(table, carrier).and_then(|()| check_can_operate(table, carrier));
    let Some(deck) = table.deck(carrier).filter(|_| is_open.is_ok()) else {
        return 0;
    };
    let limits = table.limits(carrier);
    let on_deck = limits.flight_deck.saturating_sub(deck.on_deck().len());
    let aboard = limits.total.saturating_sub(deck.aboard().len());
    on_deck.min(aboard).min(limits.launch_or_land)
}
