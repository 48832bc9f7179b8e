//! Numbers in words, as everywhere in the game and on the page.

/// A number of things, in the singular or the plural.
pub fn count_of(number: impl Into<i64>, one: &str, many: &str) -> String {
    let number = number.into();
    format!("{number} {}", if number == 1 { one } else { many })
}

/// How many of some points are such aircraft: "3 of attack planes", "no attack planes".
pub fn some_of(number: u8, aircraft: &str) -> String {
    match number {
        0 => format!("no {aircraft}"),
        _ => format!("{number} of {aircraft}"),
    }
}

/// A number with its sign: a true minus, as everywhere on the page.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 {
        format!("\u{2212}{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}
