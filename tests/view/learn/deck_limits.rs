//! The limits of the carriers' decks: one text says them, and it says what the game goes by.

use carrier_battle::engine::fleet::{CV_LIMITS, CVL_LIMITS};
use carrier_battle::view::learn::rules;

/// 6.23: each limit, of a fleet carrier and of a light one, stands in the text of 6.2, and no number of them in the rules
/// that go by them.
#[test]
fn r6_23_the_deck_limits_stand_in_one_text() {
    let text = |number: &str| rules::find(number).unwrap().text.join(" ");
    let all = text("6.2");
    let (cv, cvl) = (CV_LIMITS, CVL_LIMITS);
    for (words, cv, cvl) in [
        ("launches or lands", cv.launch_or_land, cvl.launch_or_land),
        ("lowers", cv.lower, cvl.lower),
        ("moves", cv.servicing, cvl.servicing),
        ("Her flight deck holds", cv.flight_deck, cvl.flight_deck),
        ("no more than", cv.launch_occupancy, cvl.launch_occupancy),
        ("servicing holds", cv.servicing, cvl.servicing),
        ("the whole ship", cv.total, cvl.total),
    ] {
        let limit = format!("{words} {cv} ({cvl})");
        assert!(all.contains(&limit), "{limit}: {all}");
    }
    for number in [
        "6.21", "6.22", "6.24", "6.25", "6.26", "6.27", "6.28", "6.29",
    ] {
        let text = text(number).replace("(6.2)", "").replace("for 1 fuel", "");
        assert!(
            !text.contains(|it: char| it.is_ascii_digit()),
            "{number}: {text}"
        );
    }
}
