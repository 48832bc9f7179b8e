//! The smallest title there is, to test the kernel by: a race of two boats over ten spaces. Each turn the player says
//! which boat rows, and a die says how far; on a 6 the wind takes another boat, at random, one space on.

use std::fmt;

use kernel::{
    Chart, Check, Column, Kind, Pick, Play, Roll, Saved, Source, Step, Throw, Title, Written,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Race;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Boat {
    Red,
    Blue,
}

impl fmt::Display for Boat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Table {
    pub turn: u32,
    pub at: [u8; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Turn,
    Order { boat: Boat },
    Roll(Roll<Race>),
    Pick(Pick<Race>),
    Moved { boat: Boat, by: u8 },
}

impl From<Roll<Race>> for Event {
    fn from(roll: Roll<Race>) -> Event {
        Event::Roll(roll)
    }
}

impl From<Pick<Race>> for Event {
    fn from(pick: Pick<Race>) -> Event {
        Event::Pick(pick)
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Row(pub Boat);

impl Written for Row {
    fn written(&self) -> String {
        self.0.to_string()
    }

    fn read(text: &str) -> Option<Row> {
        match text {
            "Red" => Some(Row(Boat::Red)),
            "Blue" => Some(Row(Boat::Blue)),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("the race is over")]
    Over,
    #[error("{0} is ahead and waits (1.2)")]
    Ahead(Boat),
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "scope", rename_all = "snake_case")]
pub enum Scope {
    Game,
    Turn { number: u32 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub start: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Time {
    turn: u32,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spaces(pub u8);

impl fmt::Display for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

pub const ROWING: Chart<Spaces> = Chart {
    id: "rowing",
    title: "Rowing",
    rule: "1.1",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D6,
    lo: 1,
    columns: &[Column {
        label: "spaces",
        from: 0,
        results: &[
            Spaces(0),
            Spaces(1),
            Spaces(1),
            Spaces(2),
            Spaces(2),
            Spaces(2),
        ],
    }],
    modifiers: &[],
    notes: &[],
};

#[derive(Clone, Debug)]
pub enum Procedure {
    Race,
    Rowing(Option<Boat>),
}

impl Title for Race {
    type Table = Table;
    type Event = Event;
    type Order = Row;
    type Decision = ();
    type Refusal = Refusal;
    type Procedure = Procedure;
    type Scope = Scope;
    type Time = Time;
    type Purpose = &'static str;
    type Choice = &'static str;
    type Outcome = Spaces;
    type Setup = Setup;

    const NAME: &'static str = "race";
    const VERSION: u32 = 2;
    const GAME: Scope = Scope::Game;
    const GAME_OVER: Refusal = Refusal::Over;

    fn empty_table(setup: &Setup) -> Table {
        Table {
            turn: 0,
            at: [setup.start; 2],
        }
    }

    fn set_up(_: &Setup, _: &mut Play<Race>) -> Procedure {
        Procedure::Race
    }

    fn apply(table: &mut Table, event: &Event) {
        match event {
            Event::Turn => table.turn += 1,
            Event::Moved { boat, by } => table.at[*boat as usize] += by,
            Event::Order { .. } | Event::Roll(_) | Event::Pick(_) => {}
        }
    }

    fn now(table: &Table) -> Time {
        Time { turn: table.turn }
    }

    fn stamp(time: Time) -> u32 {
        time.turn
    }

    fn kind(event: &Event) -> Kind<'_, Race> {
        match event {
            // The order of an event is given back by what it names.
            Event::Order { boat: Boat::Red } => Kind::Order(&Row(Boat::Red)),
            Event::Order { boat: Boat::Blue } => Kind::Order(&Row(Boat::Blue)),
            Event::Roll(roll) => Kind::Roll(roll),
            Event::Pick(pick) => Kind::Pick(pick),
            Event::Turn | Event::Moved { .. } => Kind::Other,
        }
    }

    fn scope(_: &Procedure) -> Option<Scope> {
        None
    }

    fn step(procedure: &mut Procedure, play: &mut Play<Race>) -> Step<Race> {
        match procedure {
            Procedure::Race if play.table.at.iter().any(|at| *at >= 10) => Step::Done,
            Procedure::Race => {
                play.begin_stage(Scope::Turn {
                    number: play.table.turn + 1,
                });
                play.happen(Event::Turn);
                Step::Call(Procedure::Rowing(None))
            }
            Procedure::Rowing(None) => Step::Ask(()),
            Procedure::Rowing(Some(boat)) => {
                let Spaces(by) = play.roll("rowing", &ROWING, 0, []);
                play.happen(Event::Moved { boat: *boat, by });
                if play.last_die() == 6 {
                    let boat = play.pick("wind", &[Boat::Red, Boat::Blue]);
                    play.happen(Event::Moved { boat, by: 1 });
                }
                Step::Done
            }
        }
    }

    fn check((): &(), table: &Table, Row(boat): &Row) -> Result<(), Refusal> {
        let is_ahead = table.at[*boat as usize] > table.at.into_iter().min().unwrap_or(0) + 3;
        match is_ahead {
            true => Err(Refusal::Ahead(*boat)),
            false => Ok(()),
        }
    }

    fn legal(asked: &(), table: &Table) -> Vec<Row> {
        let all = [Row(Boat::Red), Row(Boat::Blue)].into_iter();
        all.filter(|order| Race::check(asked, table, order).is_ok())
            .collect()
    }

    fn answer(Row(boat): &Row, (): &(), procedure: &mut Procedure, play: &mut Play<Race>) {
        play.happen(Event::Order { boat: *boat });
        if let Procedure::Rowing(chosen) = procedure {
            *chosen = Some(*boat);
        }
    }

    fn check_begin(check: &mut Check, setup: &Setup) {
        check.bytes(&[setup.start]);
    }

    fn check_table(check: &mut Check, event: &Event, table: &Table) {
        if *event == Event::Turn {
            check.bytes(b"T");
            check.bytes(&table.at);
        }
    }
}

impl Saved for Race {
    const FULL_NAME: &'static str = "The Race";
    const OLDEST_VERSION: u32 = 2;

    fn check_setup(fields: &Map<String, Value>) -> Result<(), String> {
        match fields.get("start").and_then(Value::as_u64) {
            Some(0..10) => Ok(()),
            _ => Err("the save begins at a space that there is not".to_owned()),
        }
    }
}
