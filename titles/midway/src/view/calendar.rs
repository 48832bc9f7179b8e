//! Turns as days of 1942 (2.5).

use crate::engine::scenario::{DAYS, DAYS_A_TURN, FIRST_DAY};

/// The months of the game with their days.
const MONTHS: [(&str, u16); 3] = [("April", 30), ("May", 31), ("June", 30)];

/// A turn with its days: "Turn 5, 17 to 20 April".
pub fn turn_with_dates(turn: u8) -> String {
    format!("Turn {turn}, {}", dates(turn))
}

/// The days of a turn, from 1: "9 to 12 April".
pub fn dates(turn: u8) -> String {
    let first = u16::from(turn.saturating_sub(1)) * DAYS_A_TURN;
    let last = (first + DAYS_A_TURN - 1).min(DAYS - 1);
    let ((from, month), (to, last_month)) = (date(first), date(last));
    match month == last_month {
        true => format!("{from} to {to} {month}"),
        false => format!("{from} {month} to {to} {last_month}"),
    }
}

/// The day on which a turn begins: "9 April".
pub fn first_day(turn: u8) -> String {
    let (day, month) = date(u16::from(turn.saturating_sub(1)) * DAYS_A_TURN);
    format!("{day} {month}")
}

/// A day of the game, from 0, in its month.
fn date(day: u16) -> (u16, &'static str) {
    let (_, _, first) = FIRST_DAY;
    let mut left = day.min(DAYS - 1) + u16::from(first) - 1;
    for (month, days) in MONTHS {
        if left < days {
            return (left + 1, month);
        }
        left -= days;
    }
    let (month, days) = MONTHS[MONTHS.len() - 1];
    (days, month)
}

#[cfg(test)]
mod tests {
    use super::{dates, first_day};

    #[test]
    fn r2_5_23_turns_of_four_days_are_april_to_june() {
        assert_eq!(dates(1), "1 to 4 April");
        assert_eq!(dates(8), "29 April to 2 May");
        assert_eq!(dates(16), "31 May to 3 June");
        assert_eq!(dates(23), "28 to 30 June");
        assert_eq!(first_day(10), "7 May");
    }
}
