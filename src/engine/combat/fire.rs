//! Fire aboard US carriers (12.3), and the repair of their flight decks (12.13).

use super::damage;
use crate::engine::charts::{
    Applied, CARRIER_CRIPPLED, FIRE_LEVEL_2, FIRE_LEVEL_3, FIRE_OUTBREAK, FIRE_SPREAD,
    FURTHER_HITS, IN_SERVICING, Outbreak, READY_ON_DECK, REPAIR_DECK, Repair,
};
use crate::engine::event::{DamageEvent, Event, HitKind, Purpose};
use crate::engine::fleet::{CarrierId, Exposed, FlightDeck};
use crate::engine::record::Scope;
use crate::engine::ships::Condition;
use crate::engine::title::Play;

/// The highest level of a fire (12.31).
const MOST: u8 = 3;

fn carriers(play: &Play, wanted: impl Fn(&FlightDeck) -> bool) -> Vec<CarrierId> {
    let afloat = |deck: &&FlightDeck| !play.table.is_sunk(deck.carrier.into()) && wanted(deck);
    play.table
        .decks
        .iter()
        .filter(afloat)
        .map(|deck| deck.carrier)
        .collect()
}

/// Whether fire breaks out on the carriers hit from the air in this segment: one roll for each,
/// for all her hits (12.31).
pub(crate) fn check_outbreaks(play: &mut Play) {
    for carrier in carriers(play, |deck| deck.hits_in_segment > 0) {
        let scope = Scope::FireOutbreak { carrier };
        play.scoped(scope, |play| check_outbreak(play, carrier));
    }
}

fn check_outbreak(play: &mut Play, carrier: CarrierId) {
    let Some(deck) = play.table.deck(carrier) else {
        return;
    };
    let further = deck.hits_in_segment - 1;
    let modifiers = [(further > 0).then(|| FURTHER_HITS.of(further as i8))];
    let modifiers = modifiers
        .into_iter()
        .chain(fed_by_planes(deck.exposed))
        .flatten();
    if play.roll(Purpose::Outbreak(carrier), &FIRE_OUTBREAK, 0, modifiers) == Outbreak::Fire {
        play.happen(Event::Damage(DamageEvent::FireBrokeOut { carrier }));
    }
}

/// What the planes aboard add to the outbreak of a fire (12.31).
pub(crate) fn fed_by_planes(exposed: Exposed) -> [Option<Applied>; 2] {
    [
        READY_ON_DECK.when(exposed.ready),
        IN_SERVICING.when(exposed.servicing),
    ]
}

/// The Fire step of the turn's end: a roll for each fire (12.32, 12.36).
pub(crate) fn spread(play: &mut Play) {
    for carrier in carriers(play, FlightDeck::burns) {
        play.scoped(Scope::Fire { carrier }, |play| spread_aboard(play, carrier));
    }
}

fn spread_aboard(play: &mut Play, carrier: CarrierId) {
    let fires = |play: &Play| play.table.deck(carrier).map_or(0, |deck| deck.fires.len());
    let mut fire = 0;
    while fire < fires(play) && !play.table.is_sunk(carrier.into()) {
        let before = fires(play);
        spread_one(play, carrier, fire as u8);
        // One that goes out leaves its place to the next.
        if fires(play) == before {
            fire += 1;
        }
    }
    if fires(play) == 0 && !play.table.is_sunk(carrier.into()) {
        play.happen(Event::Damage(DamageEvent::FiresOut { carrier }));
    }
}

/// One fire goes out, shrinks, grows, or does damage at the level it has then (12.33).
fn spread_one(play: &mut Play, carrier: CarrierId, fire: u8) {
    let level = play
        .table
        .deck(carrier)
        .and_then(|deck| deck.fires.get(usize::from(fire)).copied())
        .unwrap_or_default();
    let crippled = play.table.condition(carrier.into()) == Condition::Crippled;
    let modifiers = [
        FIRE_LEVEL_2.when(level == 2),
        FIRE_LEVEL_3.when(level == MOST),
        CARRIER_CRIPPLED.when(crippled),
    ];
    let modifiers = modifiers.into_iter().flatten();
    let result = play.roll(Purpose::Spread(carrier), &FIRE_SPREAD, 0, modifiers);
    let after = if result.out() {
        0
    } else {
        level.saturating_add_signed(result.level()).min(MOST)
    };
    play.happen(if after == level {
        Event::Damage(DamageEvent::FireBurnsOn {
            carrier,
            fire,
            level,
        })
    } else {
        Event::Damage(DamageEvent::FireChanged {
            carrier,
            fire,
            level: after,
        })
    });
    let hits = result.damage() * after;
    damage::suffer(play, carrier.into(), hits, HitKind::Fire);
}

/// At the end of each action phase each inoperative flight deck may be repaired, but not in the
/// phase of the damage (12.13).
pub(crate) fn repair_decks(play: &mut Play) {
    for carrier in carriers(play, |deck| deck.inoperative && !deck.hit_in_phase) {
        play.scoped(Scope::DeckRepair { carrier }, |play| {
            if play.roll(Purpose::Repair(carrier), &REPAIR_DECK, 0, []) == Repair::Repaired {
                play.happen(Event::Damage(DamageEvent::DeckRepaired { carrier }));
            }
        });
    }
}
