//! Orders as saves have them: the order's name and what it names, with `/` between, such as `choose_space/Midway`. Several
//! of a kind have `;` between, and the two of a pair `>`; no name has any of these signs.
//!
//! Saves and their checks are made of these texts: a name that stands here, or that is printed on a counter, never
//! changes.

use kernel::Written;

use super::Order;
use crate::engine::listed::NotAName;
use crate::engine::map::Place;
use crate::engine::table::{AirBase, Spotter};
use crate::engine::units::{
    AirUnit, Combatant, Force, IslandBase, Leader, Mover, Ship, Unit, UsnForce,
};

/// Something that an order names.
pub trait Named: Sized {
    /// Its name as a word of an order.
    fn word(&self) -> String;

    /// Reads it.
    fn from_word(word: &str) -> Option<Self>;
}

/// What is written as it is printed.
macro_rules! named_as_printed {
    ($($name:ty),* $(,)?) => {$(
        impl Named for $name {
            fn word(&self) -> String {
                self.to_string()
            }

            fn from_word(word: &str) -> Option<$name> {
                word.parse().ok()
            }
        }
    )*};
}

named_as_printed!(
    Place, Force, UsnForce, Leader, Ship, AirUnit, IslandBase, Spotter, Combatant, AirBase, Mover,
    Unit,
);

/// Several of a kind; none is an empty text.
impl<T: Named> Named for Vec<T> {
    fn word(&self) -> String {
        let words: Vec<String> = self.iter().map(Named::word).collect();
        words.join(";")
    }

    fn from_word(word: &str) -> Option<Vec<T>> {
        match word {
            "" => Some(Vec::new()),
            word => word.split(';').map(T::from_word).collect(),
        }
    }
}

/// A pair.
impl<T: Named, U: Named> Named for (T, U) {
    fn word(&self) -> String {
        format!("{}>{}", self.0.word(), self.1.word())
    }

    fn from_word(word: &str) -> Option<(T, U)> {
        let (one, other) = word.split_once('>')?;
        Some((T::from_word(one)?, U::from_word(other)?))
    }
}

/// Each order with its name, and with what it names in the order in which that is written.
macro_rules! orders {
    ($($name:literal $order:ident { $($part:ident),* })*) => {
        impl Written for Order {
            fn written(&self) -> String {
                match self {
                    $(Order::$order { $($part),* } => {
                        #[allow(unused_mut)]
                        let mut words = vec![$name.to_owned()];
                        $(words.push($part.word());)*
                        words.join("/")
                    })*
                }
            }

            fn read(text: &str) -> Option<Order> {
                let mut words = text.split('/');
                let order = match words.next()? {
                    $($name => Order::$order { $($part: Named::from_word(words.next()?)?),* },)*
                    _ => return None,
                };
                words.next().is_none().then_some(order)
            }
        }
    };
}

orders! {
    "choose_space" ChooseSpace { space }
    "choose_ship" ChooseShip { ship }
    "choose_air_unit" ChooseAirUnit { unit }
    "choose_base" ChooseBase { base }
    "return_air_unit" ReturnAirUnit { unit, to }
    "place_halsey" PlaceHalsey { force }
    "spot" Spot { by, space }
    "stop_spotting" StopSpotting {}
    "reinforce" Reinforce { unit }
    "assign" Assign { ship, force }
    "detach" Detach { ship }
    "embark" Embark { unit, carrier }
    "combine" Combine { forces }
    "form" Form { force, ship }
    "assign_leader" AssignLeader { leader, force }
    "plan_strike" PlanStrike { space, units }
    "cancel_strike" CancelStrike {}
    "move" Move { mover, path }
    "rebase" Rebase { moves }
    "repair_air" RepairAir { unit, port }
    "withdraw" Withdraw { unit }
    "refit" Refit { unit }
    "repair_ship" RepairShip { ship, port }
    "repair_defense" RepairDefense { base }
    "aboard" Aboard {}
    "into_port" IntoPort {}
    "done" Done {}
    "strike" Strike { space, units }
    "choose_target" ChooseTarget { target }
    "aim" Aim { aims }
    "break_off" BreakOff {}
    "fight_on" FightOn {}
    "bomb" Bomb { bombs, bonuses }
    "flak_hits" FlakHits { unit }
    "fire" Fire { targets }
    "land" Land { unit, base }
    "give_up" GiveUp { units }
    "send_leader" SendLeader { force }
}

impl std::str::FromStr for Order {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Order, NotAName> {
        Order::read(text).ok_or_else(|| NotAName {
            text: text.to_owned(),
            kind: "an order",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_read_as_it_was_written() {
        let order = Order::ChooseSpace {
            space: Place::Midway,
        };
        assert_eq!(order.written(), "choose_space/Midway");
        assert_eq!(Order::read("choose_space/Midway"), Some(order));
        for wrong in [
            "choose_space",
            "choose_space/Tokyo",
            "choose_space/Midway/Wake",
            "go",
        ] {
            assert_eq!(Order::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn no_name_has_a_sign_that_stands_between_names() {
        let places = Place::ALL.iter().map(|it| it.text());
        let forces = UsnForce::ALL.iter().map(|it| it.text());
        let leaders = Leader::ALL.iter().map(|it| it.text());
        let ships = Ship::ALL.iter().map(|it| it.text());
        let air = AirUnit::ALL.iter().map(|it| it.text());
        let bases = IslandBase::ALL.iter().map(|it| it.text());
        let mut names = places
            .chain(forces)
            .chain(leaders)
            .chain(ships)
            .chain(air)
            .chain(bases);
        assert!(names.all(|name| !name.contains(['/', ';', '>'])));
    }

    #[test]
    fn lists_and_pairs_are_read_as_they_were_written() {
        let list = vec![(Place::Midway, Place::Wake), (Place::Honshu, Place::Alaska)];
        assert_eq!(list.word(), "Midway>Wake;Honshu (Japan, AL)>Alaska");
        assert_eq!(Named::from_word(&list.word()), Some(list));
        assert_eq!(Vec::<Place>::from_word(""), Some(Vec::new()));
    }
}
