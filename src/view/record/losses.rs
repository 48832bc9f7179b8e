//! What was lost, and to what: Japanese air points, our units, and the hits on the ships of both sides.

use super::facts::Facts;
use crate::engine::forces::Launcher;
use crate::engine::{HitKind, count_of};
use crate::view::account::{Hits, Owner};
use crate::view::wording;

/// What was lost of one kind, by its causes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LossGroup {
    /// What it was.
    pub title: &'static str,
    /// Whose loss it was.
    pub is_ours: bool,
    /// How much of it.
    pub total: u32,
    /// To what, without what took nothing.
    pub causes: Vec<LossCause>,
    /// What else there is to say of it; empty where there is nothing.
    pub note: String,
}

/// A cause of losses.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LossCause {
    /// Its name, as the table lists it.
    pub name: &'static str,
    /// How many were lost to it.
    pub number: u32,
    /// How long its bar is, of a hundred.
    pub bar: u32,
}

/// What was lost in a game, by its causes: those groups of which there is something to say.
pub(super) fn losses(facts: &Facts) -> Vec<LossGroup> {
    let tally = &facts.tally;
    let their_points = [
        (
            "our fighters, against raids",
            tally.by_fighters - tally.over_forces,
        ),
        ("ships\u{2019} guns", tally.by_guns),
        ("our strikes, over their ships", tally.over_forces),
        ("no flight deck to land on", tally.without_deck),
    ];
    let our_units = [
        ("air combat", tally.in_fights - tally.by_flak),
        ("Japanese guns", tally.by_flak),
        ("landing", tally.landing),
        ("want of fuel", tally.dry),
        ("want of a deck", tally.no_room),
        ("the wind", tally.in_the_wind),
        ("aboard carriers that were hit", tally.aboard),
        ("pushed over the side", tally.pushed_over),
    ];
    let on_them = hits(tally.on_them, "our submarines");
    let on_us = hits(tally.on_us, "Japanese submarines");
    let groups = [
        LossGroup {
            note: of_guam(facts),
            ..group("Japanese air points destroyed", false, &their_points)
        },
        group("Our air units lost", true, &our_units),
        group("Hits on Japanese ships", false, &on_them),
        group("Hits on our ships", true, &on_us),
    ];
    groups.into_iter().filter(|it| it.total > 0).collect()
}

/// Hits by what did them, submarines by whose they are.
fn hits(hits: Hits, submarines: &'static str) -> [(&'static str, u32); HitKind::ALL.len()] {
    // Fire comes after what lit it.
    [
        HitKind::AirAttack,
        HitKind::Torpedo,
        HitKind::Fire,
        HitKind::Gunfire,
    ]
    .map(|kind| {
        let by = match kind {
            HitKind::AirAttack => "from the air",
            HitKind::Torpedo => submarines,
            HitKind::Fire => "fire",
            HitKind::Gunfire => "ships",
        };
        (by, hits.by(kind))
    })
}

fn group(title: &'static str, is_ours: bool, causes: &[(&'static str, u32)]) -> LossGroup {
    let most = causes.iter().map(|(_, number)| *number).max();
    let most = most.unwrap_or(0).max(1);
    let causes = causes.iter().filter(|(_, number)| *number > 0);
    let causes = causes.map(|(name, number)| LossCause {
        name,
        number: *number,
        bar: number * 100 / most,
    });
    let causes: Vec<LossCause> = causes.collect();
    LossGroup {
        title,
        is_ours,
        total: causes.iter().map(|cause| cause.number).sum(),
        causes,
        note: String::new(),
    }
}

/// How many of the points were of Guam, or on their way there.
fn of_guam(facts: &Facts) -> String {
    let raids = facts.game.table().raids.iter();
    let raids = raids.filter(|raid| raid.by == Some(Launcher::Guam));
    let of_guam = |owner: Owner| raids.clone().any(|raid| Owner::Raid(raid.id) == owner);
    let of_guam = facts.tallies.iter().filter(|(owner, _)| of_guam(*owner));
    let of_guam: u32 = of_guam.map(|(_, tally)| tally.of_raids).sum();
    let parts = [
        (of_guam, "from Guam"),
        (facts.tally.of_those_to_guam, "on the way to Guam"),
    ];
    let parts = parts.into_iter().filter(|(number, _)| *number > 0);
    let parts = parts.map(|(number, words)| format!("{} {words}", count_of(number, "was", "were")));
    let parts: Vec<String> = parts.collect();
    match parts.is_empty() {
        true => String::new(),
        false => format!("Of these {}.", wording::list(&parts)),
    }
}
