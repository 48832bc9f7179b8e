//! Orders as saves have them: the order's name and what it names, with `/` between, such as
//! `split/Intercept 1/F6F 13+F6F 23`. Several of a kind have `+` between; no name has either sign.
//!
//! Saves and their checks are made of these texts: a name that stands here, or that is printed on a counter, never
//! changes.

use std::fmt::{self, Write};
use std::iter::Peekable;
use std::str::{FromStr, Split};

use kernel::Written as _;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::{Serialize, Serializer};
use serde_json::Value;

use super::Order;
use crate::engine::counter_set::{CounterSet, Listed};
use crate::engine::event::Deck;
use crate::engine::fleet::{
    AirUnitId, CapId, CarrierId, Interceptor, MissionId, SearchAim, SubmarineId, TaskGroupId,
    TaskGroupSet,
};
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::text_id::NotAName;

/// The words of an order that have not been read yet.
type Words<'a> = Peekable<Split<'a, char>>;

/// Something that an order names.
trait Named: Sized {
    /// Writes it behind what stands there already.
    fn write(&self, text: &mut String);

    /// Reads it.
    fn read(words: &mut Words<'_>) -> Option<Self>;
}

/// Each order with its name, and with what it names in the order in which that is written.
macro_rules! orders {
    ($($name:literal $order:ident { $($part:ident),* })*) => {
        /// The orders: their names, and the names of what they name.
        const ORDERS: &[(&str, &[&str])] = &[$(($name, &[$(stringify!($part)),*])),*];

        impl kernel::Written for Order {
            fn written(&self) -> String {
                match self {
                    $(Order::$order { $($part),* } => {
                        #[allow(unused_mut)]
                        let mut text = String::from($name);
                        $(Named::write($part, &mut text);)*
                        text
                    })*
                }
            }

            fn read(text: &str) -> Option<Order> {
                let mut words = text.split('/').peekable();
                let order = Order::named(words.next()?, &mut words);
                // Nothing may be left over.
                order.filter(|_| words.next().is_none())
            }
        }

        impl Order {
            fn named(name: &str, words: &mut Words<'_>) -> Option<Order> {
                match name {
                    $($name => Some(Order::$order { $($part: Named::read(words)?),* }),)*
                    _ => None,
                }
            }
        }
    };
}

orders! {
    "fly" Fly { mission, to }
    "hold" Hold { mission }
    "split" Split { mission, units }
    "place_cap" PlaceCap { cap }
    "end_movement" EndMovement {}
    "land" Land { unit, carrier }
    "end_landing" EndLanding {}
    "engage" Engage { interceptor, raid }
    "fight" Fight {}
    "divide" Divide { escorts }
    "launch" Launch { mission, units }
    "launch_cap" LaunchCap { cap, units }
    "recall" Recall { mission, units }
    "raise" Raise { unit }
    "service" Service { unit }
    "stow" Stow { unit }
    "lower" Lower { unit }
    "push_over" PushOver { unit }
    "detach" Detach { ships }
    "contact" Contact { mission, force }
    "coordinate" Coordinate { pay }
    "aim" Aim { roll, ship }
    "attack" Attack {}
    "open_fire" OpenFire { ships }
    "move_task_force" MoveTaskForce { to }
    "move_task_groups" MoveTaskGroups { groups, to }
    "tow" Tow { ship, to }
    "turn_on_lights" TurnOnLights { hex }
    "turn_off_lights" TurnOffLights { hex }
    "declare_search" DeclareSearch {}
    "search" Search { units, aim }
    "fly_through" FlyThrough { hex }
    "look_for" LookFor { force }
    "shadow" Shadow {}
    "place_submarine" PlaceSubmarine { submarine, hex }
    "move_submarine" MoveSubmarine { submarine, to }
    "seek_contact" SeekContact { submarine, force }
    "stop_shadowing" StopShadowing { submarine }
    "torpedo" Torpedo { submarine, ship }
    "go_on" GoOn {}
    "place_aboard" PlaceAboard { unit, deck }
    "accept_battle" AcceptBattle {}
    "evade" Evade {}
    "fire_on" FireOn { ship, at }
    "stand_by" StandBy { ships, ship }
}

impl FromStr for Order {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Order, NotAName> {
        Order::read(text).ok_or_else(|| NotAName::new(text, "an order"))
    }
}

/// A word by `Display`, and back by `FromStr`.
macro_rules! as_shown {
    ($($name:ty),*) => {$(
        impl Named for $name {
            fn write(&self, text: &mut String) {
                // Writing to a text cannot fail.
                let _ = write!(text, "/{self}");
            }

            fn read(words: &mut Words<'_>) -> Option<$name> {
                words.next()?.parse().ok()
            }
        }
    )*};
}

as_shown!(
    AirUnitId,
    CapId,
    CarrierId,
    ForceId,
    HexId,
    Interceptor,
    MissionId,
    RaidId,
    ShipId,
    SubmarineId,
    bool,
    u8
);

/// One name after the other.
fn write_all<T: fmt::Display>(all: impl Iterator<Item = T>, text: &mut String) {
    text.push('/');
    for (n, one) in all.enumerate() {
        let _ = write!(text, "{}{one}", if n == 0 { "" } else { "+" });
    }
}

fn read_all<T: FromStr, C: FromIterator<T>>(words: &mut Words<'_>) -> Option<C> {
    let word = words.next()?;
    let names = word.split('+').filter(|_| !word.is_empty());
    names.map(|name| name.parse().ok()).collect()
}

impl<T: Listed + fmt::Display + FromStr> Named for CounterSet<T> {
    fn write(&self, text: &mut String) {
        write_all(self.iter(), text);
    }

    fn read(words: &mut Words<'_>) -> Option<CounterSet<T>> {
        read_all(words)
    }
}

impl Named for TaskGroupSet {
    fn write(&self, text: &mut String) {
        write_all(self.iter(), text);
    }

    fn read(words: &mut Words<'_>) -> Option<TaskGroupSet> {
        let groups: Vec<TaskGroupId> = read_all(words)?;
        let set: TaskGroupSet = groups.iter().copied().collect();
        // A number that no counter has is in no set.
        groups
            .iter()
            .all(|group| set.contains(*group))
            .then_some(set)
    }
}

/// It is left out where there is none: it comes last.
impl<T: Named> Named for Option<T> {
    fn write(&self, text: &mut String) {
        self.iter().for_each(|one| one.write(text));
    }

    fn read(words: &mut Words<'_>) -> Option<Option<T>> {
        match words.peek() {
            Some(_) => T::read(words).map(Some),
            None => Some(None),
        }
    }
}

impl Named for SearchAim {
    fn write(&self, text: &mut String) {
        let _ = match self {
            SearchAim::Standard(bearing) => write!(text, "/standard {bearing}"),
            SearchAim::Extended(bearing) => write!(text, "/extended {bearing}"),
            SearchAim::Narrow(step) => write!(text, "/narrow {step}"),
        };
    }

    fn read(words: &mut Words<'_>) -> Option<SearchAim> {
        let (kind, way) = words.next()?.split_once(' ')?;
        match kind {
            "standard" => way.parse().ok().map(SearchAim::Standard),
            "extended" => way.parse().ok().map(SearchAim::Extended),
            "narrow" => way.parse().ok().map(SearchAim::Narrow),
            _ => None,
        }
    }
}

/// The boxes of a carrier, by name.
const DECKS: [(&str, Deck); 4] = [
    ("ready", Deck::Ready),
    ("landing", Deck::Landing),
    ("servicing", Deck::Servicing),
    ("hangar", Deck::Hangar),
];

impl Named for Deck {
    fn write(&self, text: &mut String) {
        let found = DECKS.iter().find(|(_, deck)| deck == self);
        text.push('/');
        text.push_str(found.map_or("", |(name, _)| name));
    }

    fn read(words: &mut Words<'_>) -> Option<Deck> {
        let word = words.next()?;
        let found = DECKS.iter().find(|(name, _)| *name == word);
        found.map(|(_, deck)| *deck)
    }
}

/// A list of orders as saves have them, for serde's `with`.
pub(crate) mod as_texts {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Order, Written};

    pub(crate) fn serialize<S: Serializer>(
        orders: &[Order],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(orders.iter().copied().map(Written))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Order>, D::Error> {
        let orders = Vec::<Written>::deserialize(deserializer)?;
        Ok(orders.into_iter().map(|written| written.0).collect())
    }
}

impl Order {
    /// Reads a list of orders from JSON, as saves have them or as the log has them.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn list_from_json(text: &str) -> serde_json::Result<Vec<Order>> {
        let orders: Vec<Written> = serde_json::from_str(text)?;
        Ok(orders.into_iter().map(|written| written.0).collect())
    }
}

/// An order as saves have it. Read from a map as well, as saves had it first:
/// `{"order":"fly","mission":"Intercept 3","to":"1211"}`.
pub(crate) struct Written(Order);

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.written())
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        deserializer.deserialize_any(WrittenVisitor)
    }
}

struct WrittenVisitor;

impl<'de> Visitor<'de> for WrittenVisitor {
    type Value = Written;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an order")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Written, E> {
        text.parse().map(Written).map_err(E::custom)
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Written, M::Error> {
        let mut fields: Vec<(String, Value)> = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        let text = text_of(&fields).ok_or_else(|| de::Error::custom("not an order"))?;
        self.visit_str(&text)
    }
}

/// The text of an order that saves had as a map; nothing if a field is not its own, or is there twice.
fn text_of(fields: &[(String, Value)]) -> Option<String> {
    let field = |name: &str| {
        let found = fields.iter().find(|(field, _)| field == name);
        found.map(|(_, value)| value)
    };
    let (name, parts) = ORDERS
        .iter()
        .find(|(name, _)| field("order").and_then(Value::as_str) == Some(name))?;
    let values: Vec<&Value> = parts.iter().copied().filter_map(field).collect();
    let mut text = String::from(*name);
    for value in &values {
        text.push('/');
        text.push_str(&word_of(value)?);
    }
    (values.len() + 1 == fields.len()).then_some(text)
}

/// What stood in a field as a word.
fn word_of(value: &Value) -> Option<String> {
    match value {
        Value::String(name) => Some(name.clone()),
        Value::Number(_) | Value::Bool(_) => Some(value.to_string()),
        Value::Array(names) => {
            let names: Option<Vec<&str>> = names.iter().map(Value::as_str).collect();
            names.map(|names| names.join("+"))
        }
        // Where a search is aimed.
        Value::Object(aim) => {
            let (kind, way) = aim.iter().next()?;
            Some(format!("{kind} {}", word_of(way)?))
        }
        Value::Null => None,
    }
}
