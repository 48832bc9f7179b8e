//! What the staff would do in a step, in words, as far as it can be told before a die falls or a marker is turned over.

use kernel::Written;

use super::Prompt;
use super::asking::Asking;
use crate::engine::Order;
use crate::engine::session::{Told, told};
use crate::engine::table::{AirBase, AirPlace, Table};
use crate::engine::units::AirUnit;
use crate::view::shell::CommandName;
use crate::view::wording;

/// So many lines of what an answer does stand in sight: the others are folded, if there are more than one of them.
const IN_SIGHT: usize = 6;

/// What an answer does, order by order, in words.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Does {
    /// What stands in sight: all of it, or what weighs most.
    pub lines: Vec<String>,
    /// The rest.
    pub folded: Vec<String>,
    /// What comes after it.
    pub then: String,
}

impl Does {
    /// These orders in words, and whether each of them is to stand in sight: what leaves its place must.
    fn of(told: Vec<(String, bool)>, then: &str) -> Does {
        let is_long = told.len() > IN_SIGHT + 1;
        let mut in_order = told;
        if is_long {
            in_order.sort_by_key(|(_, is_sent_off)| !is_sent_off);
        }
        let mut lines: Vec<String> = in_order.into_iter().map(|(words, _)| words).collect();
        let folded = match is_long {
            true => lines.split_off(IN_SIGHT),
            false => Vec::new(),
        };
        Does {
            lines,
            folded,
            then: then.to_owned(),
        }
    }

    /// These lines, all in sight.
    pub(super) fn all(lines: Vec<String>, then: &str) -> Does {
        let then = then.to_owned();
        let folded = Vec::new();
        Does {
            lines,
            folded,
            then,
        }
    }

    /// Whether there is nothing to tell beside what stands on the button.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// The answers of a step that the player ends himself: all as the staff would, with what it goes by in each order, and that he
/// has done. All that is given by it is told.
pub(super) fn answers(
    asking: &Asking,
    because: impl Fn(&Table, &Order) -> Option<String>,
    prompt: Prompt,
) -> Prompt {
    let done = asking
        .answer("Done", Order::Done)
        .command(CommandName::Done);
    if asking.is_staffs(&Order::Done) {
        let because = "the staff would do nothing more".to_owned();
        return Prompt {
            answers: vec![done],
            because,
            ..prompt
        };
    }
    let (mut reasons, mut words) = (Vec::new(), Vec::new());
    // As the table is then: an order before it may have changed what it is for.
    let Told { orders, ends } = told(asking.game, |table, order| {
        words.push((in_words(table, order), sends_off(order)));
        reasons.extend(because(table, order).filter(|reason| !reasons.contains(reason)));
    });
    let first = orders.first();
    let first = first.map_or_else(String::new, |it| in_brief(asking.table, it));
    let is_all = words.iter().all(|(words, _)| *words == first);
    let detail = match words.len() {
        1 if ends => format!("{first}, then the step ends"),
        0 | 1 => first,
        all => format!("{first}, and {} more", all - 1),
    };
    let then = if ends { "Then the step ends." } else { "" };
    let does = match is_all {
        true => Does::default(),
        false => Does::of(words, then),
    };
    let all = asking.as_told("As the staff would", orders);
    Prompt {
        answers: vec![all.detail(detail), done],
        because: wording::list(reasons),
        does,
        ..prompt
    }
}

/// Whether somebody leaves his place by an order.
fn sends_off(order: &Order) -> bool {
    matches!(
        order,
        Order::Withdraw { .. }
            | Order::Move { .. }
            | Order::Rebase { .. }
            | Order::PlanStrike { .. }
    )
}

/// An order as a button has it: of a strike how many fly.
fn in_brief(table: &Table, order: &Order) -> String {
    match order {
        Order::PlanStrike { space, units } => {
            format!("{} {} {space}", wording::air_units(units), attack(units))
        }
        order => in_words(table, order),
    }
}

const fn attack(units: &[AirUnit]) -> &'static str {
    match units.len() {
        1 => "attacks",
        _ => "attack",
    }
}

/// An order in a few words.
pub(super) fn in_words(table: &Table, order: &Order) -> String {
    match order {
        Order::Reinforce { unit } => format!("{unit} comes"),
        Order::Assign { ship, force } => format!("{ship} joins {force}"),
        Order::Detach { ship } => format!("{ship} leaves her force"),
        Order::Embark { unit, carrier } => format!("{unit} goes aboard {carrier}"),
        Order::Combine { forces } => format!("{} become one", wording::list(forces)),
        Order::Form { force, ship } => format!("{ship} forms {force}"),
        Order::AssignLeader { leader, force } => format!("{leader} goes to {force}"),
        Order::PlanStrike { space, units } | Order::Strike { space, units } => {
            format!("{} {} {space}", wording::list(units), attack(units))
        }
        Order::CancelStrike => "the strike is called off".to_owned(),
        Order::Move { mover, path } => match path.last() {
            Some(to) => format!("{mover} sails to {to}"),
            None => mover.to_string(),
        },
        Order::Rebase { moves } => {
            let moves = moves.iter().map(|(unit, to)| match to {
                AirBase::Land(place) => format!("{unit} flies to {place}"),
                AirBase::Carrier(carrier) => format!("{unit} goes aboard {carrier}"),
            });
            wording::list(moves)
        }
        Order::RepairAir { unit, port } => format!("try to repair {unit} at {port}"),
        Order::Withdraw { unit } => {
            let who = wording::air_unit(table, *unit);
            match table.air[*unit].at {
                AirPlace::Base(place) => format!("withdraw {who} from {place}"),
                AirPlace::Carrier(carrier) => format!("withdraw {who} from {carrier}"),
                _ => format!("withdraw {who}"),
            }
        }
        Order::Refit { unit } => format!("new aircraft for {unit}"),
        Order::RepairShip { ship, port } => format!("try to repair {ship} at {port}"),
        Order::RepairDefense { base } => {
            format!("try to repair the coastal defense of {base}")
        }
        Order::Aboard => "it goes aboard its carrier".to_owned(),
        Order::IntoPort => "it goes ashore".to_owned(),
        other => other.written(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, GameSetup, Session};
    use crate::view::answer::Action;
    use crate::view::prompt::prompt;
    use crate::view::selection::Selection;

    /// Plays games by the filled answers, and looks at each that gives orders that were told, with the game before and after.
    fn at_each_told(mut look: impl FnMut(&Prompt, &[Order], &Session)) {
        for seed in 0..6 {
            let mut session = Session::new(Game::new(GameSetup::default(), seed));
            while session.game().decision().is_some() {
                let asked = prompt(session.game(), &Selection::default()).expect("it is asked");
                let primary = asked.primary().expect("one is filled in");
                match &primary.action {
                    Action::Give(orders) => session.play(orders),
                    Action::AsTold(orders) => {
                        let given = session.as_told(orders);
                        look(&asked, orders, &session);
                        given
                    }
                    Action::AsStaff => session.as_staff(),
                    Action::Pick(_) => panic!("it gives no order"),
                };
            }
        }
    }

    #[test]
    fn whatever_one_press_gives_is_told_before_it_is_pressed() {
        let mut told = 0;
        at_each_told(|asked, orders, session| {
            let primary = asked.primary().expect("one is filled in");
            let given = session.game().orders();
            let given = &given[given.len() - session.last_step()..];
            let answered = session.answered().len();
            let own = &given[..given.len() - answered];
            assert_eq!(own, &orders[..own.len()], "no more than was told");
            let is_done = |it: &&Order| **it == Order::Done;
            let all = orders.len() - orders.iter().filter(is_done).count();
            let does = &asked.does;
            if all > 1 {
                assert_eq!(does.lines.len() + does.folded.len(), all, "{does:?}");
                assert!(primary.detail.ends_with(&format!(", and {} more", all - 1)));
                told += 1;
            }
            assert!(does.folded.iter().all(|it| !it.starts_with("withdraw")));
        });
        assert!(told > 20, "{told}");
    }

    #[test]
    fn what_is_long_is_folded_with_whoever_is_sent_off_in_sight() {
        let word = |number: usize| (number.to_string(), number == 8);
        let short = Does::of((1..=7).map(word).collect(), "");
        assert_eq!((short.lines.len(), short.folded.len()), (7, 0));
        let long = Does::of((1..=8).map(word).collect(), "");
        assert_eq!(long.lines, ["8", "1", "2", "3", "4", "5"]);
        assert_eq!(long.folded, ["6", "7"]);
    }

    #[test]
    fn where_a_withdrawn_air_unit_is_taken_from_is_told() {
        let table = crate::engine::trial::table();
        let unit = AirUnit::EnterpriseTbd;
        let words = in_words(&table, &Order::Withdraw { unit });
        assert_eq!(words, "withdraw Enterprise TBD from Enterprise");
    }
}
