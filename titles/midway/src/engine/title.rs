//! What this title gives to the kernel.

use kernel::{Check, Kind, Saved, Title};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::charts::Outcome;
use super::decision::Decision;
use super::event::{BaseEvent, Choice, Event, Purpose, SequenceEvent};
use super::order::Order;
use super::procedure::Procedure;
use super::refusal::Refusal;
use super::scenario::{GameOption, GameOptions};
use super::scope::Scope;
use super::sequence::SequenceOfPlay;
use super::table::{GameTime, Table};
use super::units::{AirUnit, Force, IjnForce, IslandBase, Ship, UsnForce};
use super::{Play, Step, setup, victory};

/// Midway Solitaire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Midway;

/// What a game begins with beside its seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameSetup {
    /// The options in play.
    pub options: GameOptions,
}

impl Title for Midway {
    type Table = Table;
    type Event = Event;
    type Order = Order;
    type Decision = Decision;
    type Refusal = Refusal;
    type Procedure = Procedure;
    type Scope = Scope;
    type Time = GameTime;
    type Purpose = Purpose;
    type Choice = Choice;
    type Outcome = Outcome;
    type Setup = GameSetup;

    const NAME: &'static str = "midway";
    const VERSION: u32 = 1;
    const GAME: Scope = Scope::Game;
    const GAME_OVER: Refusal = Refusal::GameOver;

    fn empty_table(_: &GameSetup) -> Table {
        Table::empty()
    }

    fn set_up(game: &GameSetup, play: &mut Play) -> Procedure {
        setup::set_up(game.options, play);
        Procedure::Sequence(SequenceOfPlay::default())
    }

    fn apply(table: &mut Table, event: &Event) {
        table.apply(event);
    }

    fn follow_up(event: &Event) -> Option<fn(&mut Play)> {
        match event {
            Event::Bases(BaseEvent::Captured { .. }) => Some(victory::review_bases),
            _ => None,
        }
    }

    fn now(table: &Table) -> GameTime {
        table.now()
    }

    fn stamp(time: GameTime) -> u32 {
        time.stamp()
    }

    fn kind(event: &Event) -> Kind<'_, Midway> {
        match event {
            Event::Order { order, .. } => Kind::Order(order),
            Event::Roll(roll) => Kind::Roll(roll),
            Event::Pick(pick) => Kind::Pick(pick),
            _ => Kind::Other,
        }
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn scope(procedure: &Procedure) -> Option<Scope> {
        procedure.scope()
    }

    fn step(procedure: &mut Procedure, play: &mut Play) -> Step {
        procedure.step(play)
    }

    fn check(asked: &Decision, table: &Table, order: &Order) -> Result<(), Refusal> {
        asked.check(table, order)
    }

    fn legal(asked: &Decision, table: &Table) -> Vec<Order> {
        asked.legal(table)
    }

    fn answer(order: &Order, asked: &Decision, procedure: &mut Procedure, play: &mut Play) {
        play.happen(Event::Order {
            order: order.clone(),
            asked: asked.clone(),
        });
        procedure.answer(order, play);
    }

    /// How many options are in play (1 byte), and the name of each.
    fn check_begin(check: &mut Check, setup: &GameSetup) {
        check.bytes(&[setup.options.iter().count() as u8]);
        setup.options.iter().for_each(|it| check.text(it.text()));
    }

    /// `T` at the end of each turn and of the game: how many pieces are on the map (2 bytes), and each (a text), in the
    /// order of their lists, with its place: "TF-16 Pearl Harbor". They are the task forces, the ships, the air units and
    /// the island bases that still have their coastal defense.
    fn check_table(check: &mut Check, event: &Event, table: &Table) {
        if !matches!(
            event,
            Event::Sequence(SequenceEvent::TurnEnded { .. } | SequenceEvent::Ended { .. })
        ) {
            return;
        }
        let pieces = pieces(table);
        check.bytes(b"T");
        check.bytes(&(pieces.len() as u16).to_le_bytes());
        pieces.iter().for_each(|piece| check.text(piece));
    }
}

impl Saved for Midway {
    const FULL_NAME: &'static str = "Carrier Battle: Midway Solitaire";
    const OLDEST_VERSION: u32 = 1;

    fn check_setup(fields: &Map<String, Value>) -> Result<(), String> {
        let Some(options) = fields.get("options").and_then(Value::as_array) else {
            return Err("the save does not say which options are in play".to_owned());
        };
        let is_known = |name: &str| name.parse::<GameOption>().is_ok();
        let unknown = options.iter().find(|it| !it.as_str().is_some_and(is_known));
        match unknown {
            Some(unknown) => Err(format!(
                "the save uses an option that this program does not have: {unknown}"
            )),
            None => Ok(()),
        }
    }
}

/// The pieces on the map, with their places.
fn pieces(table: &Table) -> Vec<String> {
    let usn = UsnForce::ALL.iter().map(|it| Force::Usn(*it));
    let ijn = IjnForce::ALL.iter().map(|it| Force::Ijn(*it));
    let forces = usn.chain(ijn);
    let forces = forces.filter_map(|it| Some(format!("{it} {}", table.place_of(it)?)));
    let ships = Ship::ALL.iter();
    let ships = ships.filter_map(|it| Some(format!("{it} {}", table.place_of_ship(*it)?)));
    let air = AirUnit::ALL.iter();
    let air = air.filter_map(|it| {
        let strength = table.air[*it].strength;
        Some(format!("{it} {} {strength}", table.base_of(*it)?))
    });
    let bases = IslandBase::ALL.iter();
    let bases = bases.filter_map(|it| Some(format!("{it} {}", table.bases[*it].step()?)));
    forces.chain(ships).chain(air).chain(bases).collect()
}
