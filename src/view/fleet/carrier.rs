//! A carrier seen from above: ready and landed units on the flight deck, servicing and hangar below,
//! her limits as free and used places, her hits, fires and the state of her deck.

use super::danger::{DangerMark, danger};
use super::trouble::{Trouble, troubles, worst_trouble};
use super::{Look, PlaneView, Zone};
use crate::engine::fleet::{CarrierId, CarrierType, FlightDeck, check_can_operate};
use crate::engine::ships::ShipId;
use crate::engine::{Deck, Table, count_of};
use crate::view::wind;

/// A carrier's column of her task group's display (6.21).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CarrierView {
    /// The carrier.
    pub carrier: CarrierId,
    /// Her name.
    pub name: String,
    /// A fleet carrier or a light one.
    pub kind: CarrierType,
    /// Whether she was sunk: then nothing else is shown of her.
    pub is_sunk: bool,
    /// Whether she burns.
    pub burns: bool,
    /// Whether nothing can use her deck.
    pub is_closed: bool,
    /// Her type and guns, or that she was sunk.
    pub figures: String,
    /// Her four boxes, flight deck first.
    pub boxes: Vec<BoxView>,
    /// Hits, fires, and what closes her deck.
    pub state: ShipState,
    /// What a raid that is near would find on her.
    pub danger: Option<DangerMark>,
}

/// A box of a carrier and the units in it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BoxView {
    /// The place aboard that it shows.
    pub deck: Deck,
    /// The place to put units.
    pub zone: Zone,
    /// What it is, and how much of it is used.
    pub heading: String,
    /// What else is said of it: the units in it or aboard together, or the places free on deck.
    pub note: Option<String>,
    /// What the note counts, where that has to be said.
    pub counts: &'static str,
    /// The units in it.
    pub planes: Vec<PlaneView>,
    /// Its free places; those of the flight deck are aft of the ready units.
    pub free: u8,
}

/// The state of a ship.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ShipState {
    /// Her hits, if she has any.
    pub hits: Option<HitsView>,
    /// What is wrong with her, in words.
    pub marks: Vec<StateMark>,
    /// What she has done in this segment, where nothing is wrong.
    pub handled: String,
}

/// The hits on a ship against her capacity.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HitsView {
    /// How many.
    pub hits: u8,
    /// How many sink her.
    pub capacity: u8,
    /// In words.
    pub label: String,
}

/// Something that is wrong with a ship.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StateMark {
    /// In words.
    pub text: String,
    /// Whether it is a fire.
    pub is_fire: bool,
}

impl CarrierView {
    /// One of her boxes.
    pub fn at(&self, deck: Deck) -> Option<&BoxView> {
        self.boxes.iter().find(|shown| shown.deck == deck)
    }
}

/// A carrier, if she is in the game.
pub fn carrier(look: &Look, carrier: CarrierId) -> Option<CarrierView> {
    let table = look.table;
    let deck = table.deck(carrier)?;
    let kind = carrier.data().kind;
    Some(CarrierView {
        carrier,
        name: carrier.to_string(),
        kind,
        is_sunk: table.is_sunk(carrier.into()),
        burns: deck.burns(),
        is_closed: check_can_operate(table, carrier).is_err(),
        figures: figures(table, carrier),
        boxes: Deck::ALL.map(|place| box_view(look, deck, place)).into(),
        state: state(table, deck),
        danger: danger(table, carrier),
    })
}

/// Her type and guns, or that she was sunk.
fn figures(table: &Table, carrier: CarrierId) -> String {
    match worst_trouble(table, carrier) {
        Some(Trouble::Sunk) => Trouble::Sunk.in_words(),
        _ => {
            let kind = type_name(carrier.data().kind);
            let wind = wind::limit(table, carrier);
            format!("{kind} \u{b7} AA {}{wind}", table.guns(carrier.into()))
        }
    }
}

fn box_view(look: &Look, deck: &FlightDeck, place: Deck) -> BoxView {
    let limits = look.table.limits(deck.carrier);
    let units = deck.at(place);
    let used = units.len();
    let words = format!("{place} on {}", deck.carrier);
    let is_open = |unit| look.may_move() || look.may_push(unit) || look.may_search(unit);
    let plane = |unit| {
        let grounded = (place == Deck::Ready).then(|| look.grounded(unit));
        PlaneView::new(unit, &words, look.selected, is_open(unit)).grounded(grounded.flatten())
    };
    let on_deck = limits.flight_deck.saturating_sub(deck.on_deck().len());
    let (heading, note, free) = match place {
        Deck::Ready => {
            let note = format!("{on_deck} of {} places free on deck", limits.flight_deck);
            (place.to_string(), Some(note), on_deck)
        }
        Deck::Landing => (place.to_string(), None, 0),
        Deck::Servicing => {
            let free = limits.servicing.saturating_sub(used);
            (
                place.to_string(),
                Some(format!("{used}/{}", limits.servicing)),
                free,
            )
        }
        Deck::Hangar => {
            let note = format!("{}/{}", deck.aboard().len(), limits.total);
            (place.to_string(), Some(note), 0)
        }
    };
    BoxView {
        deck: place,
        zone: Zone::Box(deck.carrier, place),
        heading,
        note,
        counts: if place == Deck::Hangar { "aboard" } else { "" },
        planes: units.iter().map(plane).collect(),
        free,
    }
}

fn state(table: &Table, deck: &FlightDeck) -> ShipState {
    let ship = ShipId::from(deck.carrier);
    let (hits, capacity) = (table.hits(ship).total(), ship.data().capacity);
    let mark = |trouble: Trouble| StateMark {
        text: trouble.in_words(),
        is_fire: matches!(trouble, Trouble::Fire(_)),
    };
    let troubles = troubles(table, deck.carrier).into_iter();
    let marks: Vec<StateMark> = troubles.map(mark).collect();
    let is_sound = hits == 0 && marks.is_empty();
    ShipState {
        hits: (hits > 0).then(|| HitsView {
            hits,
            capacity,
            label: format!("{} of {capacity}", count_of(hits, "hit", "hits")),
        }),
        marks,
        handled: if is_sound {
            handled(deck)
        } else {
            String::new()
        },
    }
}

/// What she has done in this segment, which limits the rest.
fn handled(deck: &FlightDeck) -> String {
    let done = deck.handled;
    // A unit that makes room for another counts too (6.26).
    let moves = match done.serviced {
        1 => "servicing move",
        _ => "servicing moves",
    };
    let parts = [
        (done.launched, "launched"),
        (done.serviced, moves),
        (done.lowered, "lowered"),
        (done.landed, "landed"),
    ];
    let words: Vec<String> = parts
        .into_iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, what)| format!("{number} {what}"))
        .collect();
    words.join(", ")
}

/// The short name of a type of carrier.
pub fn type_name(kind: CarrierType) -> &'static str {
    match kind {
        CarrierType::Cv => "CV",
        CarrierType::Cvl => "CVL",
    }
}
