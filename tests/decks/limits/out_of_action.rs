//! What stops a carrier altogether (6.22, 12.12, 12.34).

use super::*;
use carrier_battle::engine::DeckRefusal;

/// 6.22, 12.11: a heavily damaged light carrier and a crippled carrier handle nothing at all, even
/// with a repaired deck.
#[test]
fn r6_22_a_carrier_damaged_too_badly_handles_nothing() {
    for (name, hits, ready, serviced, stored) in [
        ("Cabot", 3, "F6F 19", "F6F 20", "TBM 4"),
        ("Wasp", 6, "F6F 14", "F6F 15", "F6F 16"),
    ] {
        let mut table = carriers();
        put(&mut table, name, Deck::Ready, &[ready]);
        put(&mut table, name, Deck::Servicing, &[serviced]);
        put(&mut table, name, Deck::Hangar, &[stored]);
        with_mission(&mut table, "Intercept 1", HOME, &["F6F 1"], 9);
        hit(&mut table, name, hits);
        let (carrier, limit) = (carrier(name), 0);
        for (step, order, refusal) in [
            (
                Launch,
                launch("Intercept 2", &[ready]),
                Refusal::Decks(DeckRefusal::LaunchLimit { carrier, limit }),
            ),
            (
                Launch,
                launch_cap("CAP 58.2", &[ready]),
                Refusal::Decks(DeckRefusal::LaunchLimit { carrier, limit }),
            ),
            (
                Raise,
                raise(serviced),
                Refusal::Decks(DeckRefusal::FlightDeckFull { carrier, limit }),
            ),
            (
                Service,
                service(stored),
                Refusal::Decks(DeckRefusal::ServicingLimit { carrier, limit }),
            ),
            (
                Service,
                stow(serviced),
                Refusal::Decks(DeckRefusal::ServicingLimit { carrier, limit }),
            ),
            (
                Lower,
                lower(ready),
                Refusal::Decks(DeckRefusal::LoweringLimit { carrier, limit }),
            ),
            (
                Land,
                land("F6F 1", name),
                Refusal::Decks(DeckRefusal::LandingLimit { carrier, limit }),
            ),
        ] {
            assert_eq!(check(&table, step, order), Err(refusal));
        }
    }
}

/// The orders for a carrier with a unit in each box, and one that would land on her.
fn every_operation() -> (Table, [(AirStep, Order); 8]) {
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Ready, &["F6F 14"]);
    put(&mut table, "Wasp", Deck::Landing, &["SB2C 10"]);
    put(&mut table, "Wasp", Deck::Servicing, &["F6F 15"]);
    put(&mut table, "Wasp", Deck::Hangar, &["F6F 16"]);
    with_mission(&mut table, "Intercept 1", HOME, &["F6F 1"], 9);
    let orders = [
        (Launch, launch("Intercept 2", &["F6F 14"])),
        (Launch, launch_cap("CAP 58.2", &["F6F 14"])),
        (Raise, raise("F6F 15")),
        (Service, service("F6F 16")),
        (Service, stow("F6F 15")),
        (Lower, lower("F6F 14")),
        (Lower, lower("SB2C 10")),
        (Land, land("F6F 1", "Wasp")),
    ];
    for (step, order) in orders {
        assert_eq!(check(&table, step, order), Ok(()));
    }
    (table, orders)
}

/// 12.12: an inoperative flight deck stops every operation.
#[test]
fn r12_12_an_inoperative_flight_deck_stops_all_air_operations() {
    let (mut table, orders) = every_operation();
    let wasp = carrier("Wasp");
    table.apply(&Event::Damage(DamageEvent::DeckInoperative {
        carrier: wasp,
    }));
    for (step, order) in orders {
        assert_eq!(
            check(&table, step, order),
            Err(Refusal::Decks(DeckRefusal::DeckInoperative(wasp)))
        );
    }
    table.apply(&Event::Damage(DamageEvent::DeckRepaired { carrier: wasp }));
    for (step, order) in orders {
        assert_eq!(check(&table, step, order), Ok(()));
    }
    // 12.13: a crash on the same deck has to be cleared as well.
    table.apply(&Event::Damage(DamageEvent::DeckInoperative {
        carrier: wasp,
    }));
    table.apply(&Event::Decks(DeckEvent::Crash { carrier: wasp }));
    table.apply(&Event::Damage(DamageEvent::DeckRepaired { carrier: wasp }));
    for (step, order) in orders {
        let blocked = match step {
            Service => Ok(()),
            _ => Err(Refusal::Decks(DeckRefusal::DeckBlocked(wasp))),
        };
        assert_eq!(check(&table, step, order), blocked);
    }
}

/// 12.34: a carrier on fire conducts no air operations, servicing included.
#[test]
fn r12_34_fire_stops_all_air_operations() {
    let (mut table, orders) = every_operation();
    let wasp = carrier("Wasp");
    table.apply(&Event::Damage(DamageEvent::FireBrokeOut { carrier: wasp }));
    for (step, order) in orders {
        assert_eq!(
            check(&table, step, order),
            Err(Refusal::Decks(DeckRefusal::OnFire(wasp)))
        );
    }
    // Pushing over the side is no operation of the flight deck (6.291).
    assert_eq!(check(&table, Lower, push_over("SB2C 10")), Ok(()));
    // Two fires: with one of them out she still burns (12.36).
    table.apply(&Event::Damage(DamageEvent::FireBrokeOut { carrier: wasp }));
    put_out(&mut table, 0);
    assert_eq!(
        check(&table, Raise, raise("F6F 15")),
        Err(Refusal::Decks(DeckRefusal::OnFire(wasp)))
    );
    put_out(&mut table, 0);
    for (step, order) in orders {
        assert_eq!(check(&table, step, order), Ok(()));
    }
}

/// Puts a fire on Wasp out.
fn put_out(table: &mut Table, fire: u8) {
    let (carrier, level) = (carrier("Wasp"), 0);
    table.apply(&Event::Damage(DamageEvent::FireChanged {
        carrier,
        fire,
        level,
    }));
    table.apply(&Event::Damage(DamageEvent::FiresOut { carrier }));
}
