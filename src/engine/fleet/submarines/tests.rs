//! The US submarines, on tables made for them (14.1).

mod attack;
mod chit;
mod contact;
mod hunt;
mod laws;
mod odds;
mod waiting_hits;

use kernel::Dice;

use super::{SubmarineActivation, SubmarineId, SubmarineState};
use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::event::{Event, Purpose, SubmarineEvent};
use crate::engine::forces::{
    Activation, ActivationChit, Detection, Force, ForceId, Intelligence, LevelOne,
};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::refusal::{Refusal, SubmarineRefusal};
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

const A: ForceId = ForceId::Letter('A');
const B: ForceId = ForceId::Letter('B');
const CAVALLA: SubmarineId = SubmarineId::Cavalla;
const STINGRAY: SubmarineId = SubmarineId::Stingray;
const FINBACK: SubmarineId = SubmarineId::Finback;
/// Where force A is.
const HERE: HexId = HexId::at(1012);

const LARGE: Intelligence = Intelligence::Level1(LevelOne::Large);

/// A morning of the whole battle, with these dice.
fn morning(dice: &[u8]) -> Play {
    at(930, dice)
}

/// A table at another time.
fn at(time: u16, dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(19, time));
    table.scenario = 6;
    table.phase = 1;
    Play::new(table, Dice::script(dice))
}

/// A submarine lies in a hex.
fn lies(play: &mut Play, what: SubmarineId, hex: HexId) {
    play.happen(Event::Submarines(SubmarineEvent::Placed { what, hex }));
}

/// A force in a hex, of which so much is known.
fn force(play: &mut Play, id: ForceId, hex: HexId, known: Intelligence, ships: &[&str]) {
    let ships: Vec<ShipId> = ships.iter().map(|name| ship(name)).collect();
    play.table.drawn_ships.extend(&ships);
    play.table.forces.push(Force {
        intelligence: known,
        ships,
        ..Force::unseen(id, hex)
    });
}

/// Force A, to be changed.
fn force_of(play: &mut Play) -> &mut Force {
    let mut forces = play.table.forces.iter_mut();
    forces.find(|force| force.id == A).unwrap()
}

fn ship(name: &str) -> ShipId {
    name.parse().unwrap()
}

/// A force whose carriers are known, with Cavalla in its hex.
fn carriers(dice: &[u8], names: &[&str]) -> Play {
    let mut play = morning(dice);
    lies(&mut play, CAVALLA, HERE);
    force(&mut play, A, HERE, Intelligence::Level4Carriers, names);
    play
}

/// A force with a chit, with Cavalla in its hex.
fn known(dice: &[u8], known: Intelligence) -> Play {
    let mut play = morning(dice);
    lies(&mut play, CAVALLA, HERE);
    force(&mut play, A, HERE, known, &[]);
    play
}

/// Force A shadowed by Cavalla, at the next chit.
fn shadowed(dice: &[u8]) -> Play {
    let mut play = known(dice, LARGE);
    play.happen(Event::Submarines(SubmarineEvent::Shadows {
        submarine: CAVALLA,
        force: A,
        hex: HERE,
    }));
    next_segment(&mut play);
    play
}

/// The chit of the submarines, up to its first question.
fn chit(play: &mut Play) -> (SubmarineActivation, Option<Decision>) {
    let mut procedure = SubmarineActivation::default();
    let asked = go_on(&mut procedure, play);
    (procedure, asked)
}

fn go_on(procedure: &mut SubmarineActivation, play: &mut Play) -> Option<Decision> {
    loop {
        match procedure.step(play) {
            Step::Again => {}
            Step::Ask(decision) => return Some(decision),
            _ => return None,
        }
    }
}

/// Gives orders that must be legal, at a chit. Says what is asked then.
fn orders(play: &mut Play, orders: &[Order]) -> Option<Decision> {
    let (mut procedure, mut asked) = chit(play);
    for order in orders {
        let decision = asked.unwrap();
        assert_eq!(decision.check(&play.table, *order), Ok(()), "{order}");
        procedure.answer(*order, play);
        asked = go_on(&mut procedure, play);
    }
    asked
}

/// Why an order of the submarines is refused.
fn refused(play: &Play, order: Order) -> SubmarineRefusal {
    match Decision::Submarines.check(&play.table, order) {
        Err(Refusal::Submarines(refusal)) => refusal,
        other => panic!("{order}: {other:?}"),
    }
}

/// The next Activation Segment begins: what was done at a chit is forgotten.
fn next_segment(play: &mut Play) {
    play.happen(Event::Segment {
        name: crate::engine::sequence::SegmentId::Activation,
    });
}

/// Carries the chit of a force out; `die` is that of mission movement.
fn activate(play: &mut Play, id: ForceId, die: u8) {
    let mut dice = vec![die];
    if let Dice::Script(left) = play.dice() {
        dice.extend(left.as_slice());
    }
    play.set_dice(Dice::script(dice));
    play.table.cup = vec![ActivationChit::Force(id)];
    play.table.chits_a_phase = 1;
    let mut activation = Activation::default();
    loop {
        match activation.step(play) {
            Step::Again => {}
            Step::Call(Procedure::Submarines(_)) | Step::Ask(_) => panic!("no chit of ours"),
            _ => return,
        }
    }
}

const fn seek(force: ForceId) -> Order {
    Order::SeekContact {
        submarine: CAVALLA,
        force,
    }
}

/// Cavalla fires.
fn fire(name: Option<&str>) -> Order {
    Order::Torpedo {
        submarine: CAVALLA,
        ship: name.map(ship),
    }
}

fn state(play: &Play, id: SubmarineId) -> SubmarineState {
    play.table.submarines.get(id).unwrap().state
}

/// The dice since the beginning: what each was for, the total, and the result.
fn rolled(play: &Play) -> Vec<(Purpose, i8, String)> {
    let events = play.events().iter();
    events
        .filter_map(|it| match &it.event {
            Event::Roll(roll) => Some((roll.purpose, roll.total, roll.result.to_string())),
            _ => None,
        })
        .collect()
}

/// The total of the last die.
fn total(play: &Play) -> i8 {
    rolled(play).last().unwrap().1
}

/// No dice are left over.
fn all_rolled(play: &Play) -> bool {
    matches!(play.dice(), Dice::Script(left) if left.len() == 0)
}

/// The events so far, as the log tells them.
fn told(play: &Play) -> Vec<String> {
    let events = play.events().iter();
    events.map(|it| it.event.to_string()).collect()
}
