//! The strikes that flew, from their launch on: which attacked, and which came home without an attack (4.22, 5.23).

use crate::engine::fleet::{MissionId, MissionType, UnitSet};
use crate::engine::map::HexId;
use crate::engine::{AirEvent, AttackEvent, Attacker, DeckEvent, Event, EventRecord, GameTime};

/// A strike, from its launch on.
#[derive(Clone, PartialEq, Debug)]
pub struct StrikeFlown {
    /// The strike; its number is used again (4.13).
    pub id: MissionId,
    /// The number of the event with which it took off.
    pub number: usize,
    /// When.
    pub at: GameTime,
    /// Its units, as they took off.
    pub units: UnitSet,
    /// The numbers of the first events of its attacks, if it made any.
    pub attacks: Vec<usize>,
    /// Whether it set out: it flew farther than where it took off.
    pub has_set_out: bool,
    /// The number of the event with which it turned for home.
    pub turned: Option<usize>,
    /// Whether it is in the air no more.
    pub is_over: bool,
    /// Where it took off.
    origin: HexId,
    /// How far from there it has come.
    farthest: u8,
}

/// The strikes that some events tell of, in the order in which they took off.
pub fn strikes_flown(events: &[EventRecord]) -> Vec<StrikeFlown> {
    let mut flown: Vec<StrikeFlown> = Vec::new();
    for (number, EventRecord { event, at, .. }) in events.iter().enumerate() {
        if let Some((id, origin, units)) = takes_off(event) {
            match in_the_air(&mut flown, id) {
                Some(strike) => strike.units = strike.units.with(units),
                None => flown.push(StrikeFlown {
                    id,
                    number,
                    at: *at,
                    units,
                    attacks: Vec::new(),
                    has_set_out: false,
                    turned: None,
                    is_over: false,
                    origin,
                    farthest: 0,
                }),
            }
        } else if let Some(id) = strike_of(event)
            && let Some(strike) = in_the_air(&mut flown, id)
        {
            strike.take_in(number, event);
        }
    }
    // One whose units all went to other strikes before it took off never flew (4.14).
    flown.retain(|strike| !strike.units.is_empty());
    flown
}

/// The strike that takes off or is joined, where, and the units that do; or that is in the air as the battle begins.
fn takes_off(event: &Event) -> Option<(MissionId, HexId, UnitSet)> {
    let (id, hex, units) = if let Event::Decks(DeckEvent::Launched {
        what, hex, units, ..
    }) = event
    {
        (what, hex, units)
    } else if let Event::Air(AirEvent::MissionPlaced {
        what, hex, units, ..
    }) = event
    {
        (what, hex, units)
    } else {
        return None;
    };
    (id.kind == MissionType::Strike).then_some((*id, *hex, *units))
}

fn in_the_air(flown: &mut [StrikeFlown], id: MissionId) -> Option<&mut StrikeFlown> {
    flown.iter_mut().rfind(|it| it.id == id && !it.is_over)
}

/// The strike that an event is about, of those that the account goes by.
fn strike_of(event: &Event) -> Option<MissionId> {
    if let Event::Decks(DeckEvent::Recalled { mission: id, .. })
    | Event::Attacks(AttackEvent::Begins {
        by: Attacker::Strike(id),
        ..
    })
    | Event::Air(
        AirEvent::MissionMoved { what: id, .. } | AirEvent::MissionRemoved { what: id },
    ) = event
    {
        Some(*id)
    } else {
        None
    }
}

impl StrikeFlown {
    fn take_in(&mut self, number: usize, event: &Event) {
        if let Event::Decks(DeckEvent::Recalled { units, .. }) = event {
            self.units = self.units.without(*units);
        } else if let Event::Attacks(AttackEvent::Begins { .. }) = event {
            self.attacks.push(number);
        } else if let Event::Air(AirEvent::MissionMoved { to, .. }) = event {
            self.moves(number, *to);
        } else if let Event::Air(AirEvent::MissionRemoved { .. }) = event {
            self.is_over = true;
        }
    }

    fn moves(&mut self, number: usize, to: HexId) {
        let distance = self.origin.distance(to);
        if distance > self.farthest {
            self.farthest = distance;
            self.has_set_out = true;
            self.turned = None;
        } else if distance < self.farthest {
            self.turned = self.turned.or(Some(number));
        }
    }
}
