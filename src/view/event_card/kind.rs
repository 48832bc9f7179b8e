//! What cards are about.

use std::time::Duration;

/// What a card is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardKind {
    /// Radar shows raids (10.21).
    RadarContact,
    /// Raids fly past fighters, and on.
    FlownPast,
    /// Raids are over the task force unfought, or in spite of it.
    GotThrough,
    /// Units ditch for want of fuel (4.454).
    Ditched,
    /// Units are lost coming aboard (4.451).
    LostLanding,
    /// A fire breaks out, changes, or does damage (12.3).
    Fire,
    /// Units are aloft when the battle ends, and cannot come home.
    NeverHome,
    /// A submarine hits a ship (14.2).
    Torpedoed,
    /// Submarines find nothing, or miss.
    TorpedoesMiss,
    /// A crippled ship lies by herself as the enemy comes (12.46).
    Overtaken,
    /// Ships go down after the fight that killed them (12.27).
    Sunk,
    /// Fighters over a force whose decks are gone (12.29).
    HomelessCap,
    /// Chits are drawn, and forces move (3.1).
    Chits,
    /// Chits are drawn, and contact with a force is lost (8.14).
    ContactLost,
    /// A force comes up, and does not strike (10.1).
    ComesUp,
    /// A force comes up and does not strike, after chits and dice that count for nothing (10.1C).
    CalledBack,
    /// A force comes up, and is lost to sight or leaves the map; or something is lost by it.
    ForceGone,
    /// A force comes up and strikes, and radar sees its raid (10.1G, 10.21).
    RaidLaunched,
    /// A search sees a force (8.34).
    Sighting,
    /// A search sees nothing, or nothing new.
    NothingSeen,
    /// A search is back (8.28).
    SearchHome,
    /// Units of a search find no deck (8.28).
    NoDeckForSearch,
    /// Forces arrive (7.1).
    Arrivals,
    /// A US submarine finds a force (14.13).
    SubmarineFinds,
    /// It does not.
    SubmarineFindsNothing,
    /// The torpedoes of a US submarine hit (14.16).
    UsTorpedoesHit,
    /// They miss.
    UsTorpedoesMiss,
    /// They miss, and the submarine is sunk (14.17).
    SubmarineLost,
    /// It becomes known which ship the hits fell on that had waited (14.162).
    HitsGiven,
    /// The commitment index changes by itself (13.12).
    Committed,
    /// The commitment index has reached the threshold (13.22).
    Threshold,
    /// It has reached the limit (13.23).
    LimitReached,
    /// A base sends aircraft to Guam (16.12).
    Reinforced,
    /// It does not.
    NotReinforced,
}

impl CardKind {
    /// Whether the playback waits until the player has seen it. Where nothing is lost or begins, it
    /// goes on by itself.
    pub fn waits(self) -> bool {
        !matches!(
            self,
            CardKind::FlownPast
                | CardKind::Chits
                | CardKind::ComesUp
                | CardKind::CalledBack
                | CardKind::NothingSeen
                | CardKind::SearchHome
                | CardKind::TorpedoesMiss
                | CardKind::Arrivals
                | CardKind::SubmarineFindsNothing
                | CardKind::UsTorpedoesMiss
                | CardKind::Committed
                | CardKind::NotReinforced
        )
    }

    /// How long its card stays where it does not wait, at normal speed.
    pub const fn brief(self) -> Duration {
        Duration::from_millis(match self {
            CardKind::NothingSeen
            | CardKind::SearchHome
            | CardKind::SubmarineFindsNothing
            | CardKind::NotReinforced => 1400,
            CardKind::ComesUp | CardKind::Chits | CardKind::Arrivals | CardKind::Committed => 2400,
            // It says more than others.
            CardKind::CalledBack => 4800,
            _ => 3200,
        })
    }

    /// Whether victory points hang on it, so that none is worth a word too.
    pub(super) const fn is_at_stake(self) -> bool {
        !matches!(
            self,
            CardKind::RadarContact
                | CardKind::FlownPast
                | CardKind::Chits
                | CardKind::ContactLost
                | CardKind::ComesUp
                | CardKind::CalledBack
                | CardKind::ForceGone
                | CardKind::RaidLaunched
                | CardKind::Sighting
                | CardKind::NothingSeen
                | CardKind::SearchHome
                | CardKind::Arrivals
                | CardKind::SubmarineFinds
                | CardKind::SubmarineFindsNothing
                | CardKind::Committed
                | CardKind::Threshold
                | CardKind::LimitReached
                | CardKind::Reinforced
                | CardKind::NotReinforced
        )
    }
}

/// The events of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardSpan {
    /// What it is about.
    pub kind: CardKind,
    /// The number of the first of its events.
    pub from: usize,
    /// The number of the first event after it.
    pub upto: usize,
    /// Whether it is over, so that its card may say what it came to.
    pub is_over: bool,
}
