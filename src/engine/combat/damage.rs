//! What hits do to a ship: her condition, her flight deck, the units aboard (12.1, 12.2, 12.5).

use crate::engine::event::{Choice, DamageEvent, Deck, Event, HitKind, UnitLoss};
use crate::engine::fleet::{AirUnitId, CarrierId, UnitSet, lose_unit};
use crate::engine::forces::sink;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::title::Play;

/// Hits a ship, with all that follows at once.
pub(crate) fn suffer(play: &mut Play, ship: ShipId, hits: u8, kind: HitKind) {
    if hits == 0 || play.table.is_sunk(ship) {
        return;
    }
    let before = play.table.condition(ship);
    let was_sinking = play.table.is_sinking(ship);
    play.happen(Event::Damage(DamageEvent::Hits { ship, hits, kind }));
    let condition = play.table.condition(ship);
    // 21.25(5): who is crippled in surface combat is sunk.
    let is_lost = kind == HitKind::Gunfire && condition >= Condition::Crippled;
    if condition == Condition::Sunk || is_lost {
        // 12.51, 12.53: at once; a Japanese carrier only by permanent hits (12.27).
        go_down(play, ship);
    } else if play.table.is_sinking(ship) && !was_sinking {
        // 12.27: she goes down once they are permanent.
        play.happen(Event::Damage(DamageEvent::Sinking { ship }));
    } else if condition > before {
        play.happen(Event::Damage(DamageEvent::Damaged { ship, condition }));
    }
    if let Some(carrier) = ship
        .carrier()
        .filter(|_| condition < Condition::Sunk && !is_lost)
    {
        suffer_aboard(play, carrier, hits);
    }
}

/// A ship sinks, with all that is aboard her (12.14).
pub(crate) fn go_down(play: &mut Play, ship: ShipId) {
    sink(play, ship);
    let carrier = ship.carrier();
    let deck = carrier.and_then(|carrier| play.table.deck(carrier));
    let aboard = deck.map_or(UnitSet::EMPTY, |deck| deck.aboard());
    for unit in aboard.iter() {
        lose_unit(play, unit, UnitLoss::Aboard);
    }
}

/// What hits do aboard a US carrier: her deck is inoperative (12.12), and a unit is lost for each
/// hit (12.14).
fn suffer_aboard(play: &mut Play, carrier: CarrierId, hits: u8) {
    let Some(deck) = play.table.deck(carrier) else {
        return;
    };
    if !deck.inoperative {
        play.happen(Event::Damage(DamageEvent::DeckInoperative { carrier }));
    }
    lose_aboard(play, carrier, hits);
}

/// Loses a unit for each hit, at random within the first of these places that has any: flight
/// deck, servicing, hangar. A unit lost from the hangar counts as two (12.14).
fn lose_aboard(play: &mut Play, carrier: CarrierId, hits: u8) {
    let mut due = hits;
    while due > 0 {
        let Some(deck) = play.table.deck(carrier) else {
            return;
        };
        let places = [
            (deck.on_deck(), 1),
            (deck.at(Deck::Servicing), 1),
            (deck.at(Deck::Hangar), 2),
        ];
        let first = places.into_iter().find(|(units, _)| !units.is_empty());
        let Some((units, counts)) = first else {
            return;
        };
        let unit = choose(play, carrier, units);
        lose_unit(play, unit, UnitLoss::Aboard);
        due = due.saturating_sub(counts);
    }
}

fn choose(play: &mut Play, carrier: CarrierId, units: UnitSet) -> AirUnitId {
    let units: Vec<AirUnitId> = units.iter().collect();
    play.pick(Choice::UnitAboard(carrier), &units)
}
