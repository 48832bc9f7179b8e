//! A carrier seen from above: ready and landed units on the flight deck, servicing and hangar below,
//! her limits as free and used places, her hits, fires and the state of her deck.

use super::plane::plane;
use super::zone::{self, Zone};
use crate::engine::fleet::{CarrierType, FlightDeck, UnitSet};
use crate::engine::ships::{Condition, ShipId};
use crate::engine::{Deck, Table, count};
use crate::ui::html::{el, tag, wrap};
use crate::ui::wording;

/// What a drawing looks at.
pub struct Look<'a> {
    /// The table on screen.
    pub table: &'a Table,
    /// The units in hand.
    pub chosen: UnitSet,
    /// Whether the player may move units now.
    pub asks: bool,
    /// Whether he may push landed ones over the side (6.291).
    pub may_push: bool,
}

/// The column of a carrier.
pub fn column(look: &Look, deck: &FlightDeck) -> String {
    let ship = ShipId::from(deck.carrier);
    let table = look.table;
    if table.is_sunk(ship) {
        let name = tag("b", "", &deck.carrier) + &tag("small", "", &"sunk");
        return wrap("li", "carrier sunk", &name);
    }
    let class = [
        "carrier",
        match deck.carrier.data().kind {
            CarrierType::Cv => "cv",
            CarrierType::Cvl => "cvl",
        },
        if deck.burns() { "burns" } else { "" },
        if closed(table, deck) { "closed" } else { "" },
    ];
    let html = flight_deck(look, deck)
        + &name(table, deck)
        + &state(table, deck)
        + &below(look, deck, Deck::Servicing)
        + &below(look, deck, Deck::Hangar);
    el("li")
        .class(&class.join(" "))
        .attr("data-ship", &deck.carrier)
        .html(&html)
        .end()
}

fn closed(table: &Table, deck: &FlightDeck) -> bool {
    deck.inoperative || deck.burns() || table.blocked_decks.contains(&deck.carrier)
}

/// Ready forward, landed aft, and the free places between.
fn flight_deck(look: &Look, deck: &FlightDeck) -> String {
    let limit = look.table.limits(deck.carrier).flight_deck;
    let free = limit.saturating_sub(deck.on_deck().len());
    let places = "<i class=\"place\"></i>".repeat(usize::from(free));
    let ready = zone::open(look, Zone::Box(deck.carrier, Deck::Ready), "spot ready")
        .html(&label("Ready"))
        .html(&planes(look, deck, Deck::Ready))
        .end();
    let landing = zone::open(look, Zone::Box(deck.carrier, Deck::Landing), "spot landed")
        .html(&planes(look, deck, Deck::Landing))
        .html(&label("Landed"))
        .end();
    let free = el("div")
        .class("free")
        .attr(
            "title",
            &format_args!("{free} of {limit} places free on deck"),
        )
        .html(&places)
        .end();
    wrap("div", "flight", &(ready + &free + &landing))
}

fn label(text: &str) -> String {
    tag("small", "", &text)
}

fn planes(look: &Look, deck: &FlightDeck, place: Deck) -> String {
    let words = format!("{place} on {}", deck.carrier);
    let units = deck.at(place);
    let open = look.asks || look.may_push && place == Deck::Landing;
    let counter = |unit| plane(unit, &words, look.chosen.contains(unit), open);
    units.iter().map(counter).collect()
}

/// Servicing or hangar.
fn below(look: &Look, deck: &FlightDeck, place: Deck) -> String {
    let limits = look.table.limits(deck.carrier);
    let units = deck.at(place).len();
    let heading = match place {
        Deck::Servicing => format!("Servicing {units}/{}", limits.servicing),
        _ => format!("Hangar {units}"),
    };
    let class = if place == Deck::Servicing {
        "spot servicing"
    } else {
        "spot hangar"
    };
    let free = if place == Deck::Servicing {
        limits.servicing.saturating_sub(units)
    } else {
        0
    };
    let places = "<i class=\"place\"></i>".repeat(usize::from(free));
    let aboard = format!("aboard {}/{}", deck.aboard().len(), limits.total);
    let aboard = match place {
        Deck::Hangar => label(&aboard),
        _ => String::new(),
    };
    zone::open(look, Zone::Box(deck.carrier, place), class)
        .html(&(label(&heading) + &aboard))
        .html(&planes(look, deck, place))
        .html(&places)
        .end()
}

fn name(table: &Table, deck: &FlightDeck) -> String {
    let kind = match deck.carrier.data().kind {
        CarrierType::Cv => "CV",
        CarrierType::Cvl => "CVL",
    };
    let guns = table.guns(deck.carrier.into());
    tag("b", "", &deck.carrier) + &tag("small", "", &format_args!("{kind} \u{b7} AA {guns}"))
}

/// Hits, fires, and what closes her deck; in words too.
fn state(table: &Table, deck: &FlightDeck) -> String {
    let ship = ShipId::from(deck.carrier);
    let (hits, capacity) = (table.hits(ship).total(), ship.data().capacity);
    let condition = table.condition(ship);
    let mut html = String::new();
    if hits > 0 {
        let pip = |n: u8| {
            if n < hits {
                "<i class=\"hit\"></i>"
            } else {
                "<i></i>"
            }
        };
        let pips: String = (0..capacity).map(pip).collect();
        html += &el("span")
            .class("pips")
            .attr("role", &"img")
            .attr(
                "aria-label",
                &format_args!("{} of {capacity}", count(hits, "hit", "hits")),
            )
            .html(&pips)
            .end();
    }
    if condition > Condition::Sound {
        html += &tag("em", "", &wording::condition(condition));
    }
    for level in &deck.fires {
        html += &tag("em", "fire", &format_args!("fire {level}"));
    }
    if deck.inoperative {
        html += &tag("em", "", &"deck inoperative");
    }
    if table.blocked_decks.contains(&deck.carrier) {
        html += &tag("em", "", &"deck crash");
    }
    if html.is_empty() {
        html = handled(deck);
    }
    wrap("div", "ship-state", &html)
}

/// What she has done in this segment, which limits the rest.
fn handled(deck: &FlightDeck) -> String {
    let done = deck.handled;
    let parts = [
        (done.launched, "launched"),
        (done.serviced, "serviced"),
        (done.lowered, "lowered"),
        (done.landed, "landed"),
    ];
    let words: Vec<String> = parts
        .into_iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, what)| format!("{number} {what}"))
        .collect();
    tag("small", "", &words.join(", "))
}
