//! Hints for the first games: each is due at a moment, and is given once.

mod words;

use crate::engine::decision::Decision;
use crate::engine::map::Place;
use crate::engine::table::{ShipPlace, Table};
use crate::engine::units::{IslandBase, Ship, ShipClass, Side};
use crate::engine::victory::threats;
use crate::view::settings::{Hints, Settings};

/// Makes the hints, with the names under which settings keep those that were given.
macro_rules! hints {
    ($($(#[$meta:meta])* $hint:ident = $name:literal,)+) => {
        /// Something worth knowing at a moment of the game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Hint {
            $($(#[$meta])* $hint,)+
        }

        impl Hint {
            /// Every hint, the most pressing first.
            pub const ALL: &'static [Hint] = &[$(Hint::$hint,)+];

            /// Its name in the settings, which never changes.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Hint::$hint => $name,)+
                }
            }
        }
    };
}

hints! {
    /// The enemy may lie in a home base of ours.
    InAHomeBase = "in-a-home-base",
    /// One base is lost.
    OneMoreLoses = "one-more-loses",
    /// The next marker is known.
    NextMarker = "next-marker",
    /// The enemy lies at a base of ours.
    AtTheGate = "at-the-gate",
    /// Transports are in sight.
    Transports = "transports",
    /// The first turn's organization.
    Mass = "mass",
    /// The first looks in the reaction.
    WhoLooksFirst = "who-looks-first",
    /// The first strikes in the reaction.
    StrikeFirst = "strike-first",
    /// Fighters are to be aimed.
    TwoOnOne = "two-on-one",
    /// A round is over.
    BreakOff = "break-off",
    /// Bombers are to be aimed.
    SbdAndTbd = "sbd-and-tbd",
    /// Flak has hit.
    WhomFlakHits = "whom-flak-hits",
    /// A unit of the IJN is to have a target.
    TheirTargets = "their-targets",
    /// Ships are to fire.
    WhoWithdraws = "who-withdraws",
    /// The first operations.
    WhereToStand = "where-to-stand",
    /// Operations, with a strike that can be planned.
    StrikeAndSail = "strike-and-sail",
    /// Something can be repaired.
    OnceEach = "once-each",
    /// A carrier is damaged.
    DockYard = "dockyard",
    /// Aircraft look for a place to land.
    Adrift = "adrift",
}

impl Hint {
    /// Whether this is its moment: the question that is asked, on the table as the player knows it.
    fn is_due(self, table: &Table, decision: &Decision) -> bool {
        match self {
            Hint::InAHomeBase => is_own_phase(decision) && threats(table).next().is_some(),
            Hint::OneMoreLoses => table.captured() > 0,
            Hint::NextMarker => is_operations(decision) && table.ops.known.is_some(),
            Hint::AtTheGate => is_operations(decision) && is_at_a_base(table),
            Hint::Transports => is_strike(decision) && are_transports_in_sight(table),
            Hint::Mass => matches!(decision, Decision::Organization),
            Hint::WhoLooksFirst => matches!(decision, Decision::ReactionSpotting { .. }),
            Hint::StrikeFirst => matches!(decision, Decision::ReactionStrikes { .. }),
            Hint::TwoOnOne => matches!(decision, Decision::FighterTargets { .. }),
            Hint::BreakOff => matches!(decision, Decision::BreakOff),
            Hint::SbdAndTbd => matches!(decision, Decision::BombTargets { .. }),
            Hint::WhomFlakHits => matches!(decision, Decision::FlakVictim { .. }),
            Hint::TheirTargets => matches!(decision, Decision::IjnTarget { .. }),
            Hint::WhoWithdraws => matches!(decision, Decision::NavalTargets { .. }),
            Hint::WhereToStand => is_operations(decision),
            Hint::StrikeAndSail => is_operations(decision) && is_anybody_in_sight(table),
            Hint::OnceEach => matches!(decision, Decision::Logistics),
            Hint::DockYard => {
                matches!(decision, Decision::Logistics) && is_a_carrier_damaged(table)
            }
            Hint::Adrift => matches!(decision, Decision::Adrift { .. }),
        }
    }
}

/// The hints whose moment it is at a question, the most pressing first.
pub fn hints_now(table: &Table, decision: &Decision) -> Vec<Hint> {
    let hints = Hint::ALL.iter().copied();
    hints.filter(|hint| hint.is_due(table, decision)).collect()
}

/// The hint to give at a question, if one is due that has not been given. The page adds its name to the settings when it
/// has been read.
pub fn hint(settings: &Settings, table: &Table, decision: &Decision) -> Option<Hint> {
    if settings.hints == Hints::Off {
        return None;
    }
    let is_new = |hint: &Hint| !settings.hints_seen.iter().any(|seen| seen == hint.name());
    hints_now(table, decision).into_iter().find(is_new)
}

const fn is_operations(decision: &Decision) -> bool {
    matches!(decision, Decision::Operations)
}

/// Whether it is a question of the player's own phase, in which he can still do something about where the enemy lies.
const fn is_own_phase(decision: &Decision) -> bool {
    matches!(
        decision,
        Decision::Organization | Decision::Spotting | Decision::Operations
    )
}

/// Whether a strike can be ordered, or bombers are to be aimed.
const fn is_strike(decision: &Decision) -> bool {
    matches!(
        decision,
        Decision::ReactionStrikes { .. } | Decision::Operations | Decision::BombTargets { .. }
    )
}

/// The ships of the IJN that the player sees.
fn in_sight(table: &Table) -> impl Iterator<Item = Ship> {
    Ship::of(Side::Ijn).filter(|ship| table.is_ship_spotted(*ship))
}

fn is_anybody_in_sight(table: &Table) -> bool {
    in_sight(table).next().is_some()
}

fn are_transports_in_sight(table: &Table) -> bool {
    in_sight(table).any(|ship| ship.class() == ShipClass::Tr)
}

/// Whether a task force of the IJN, spotted or not, lies at an island base that is still ours.
fn is_at_a_base(table: &Table) -> bool {
    let bases = IslandBase::ALL.iter().copied();
    let ours = bases.filter(|base| table.holder(*base) == Some(Side::Usn));
    let mut places = ours.map(IslandBase::place);
    places.any(|place: Place| table.ijn_forces_at(place).next().is_some())
}

fn is_a_carrier_damaged(table: &Table) -> bool {
    let mut carriers = Ship::of(Side::Usn).filter(|ship| ship.is_carrier());
    carriers.any(|ship| table.ships[ship].at == ShipPlace::Damaged)
}
