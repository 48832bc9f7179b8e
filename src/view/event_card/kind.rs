//! Which card is drawn, once its outcome is known, and how it is shown.

use super::raid_procedure;
use super::topic::CardTopic;
use crate::engine::{EventRecord, UnitLoss};
use crate::view::account::{self, Burns, Commitment, News, NewsKind, SubmarineAccount};

/// Which card is drawn, once its outcome is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardKind {
    /// Radar shows raids (10.21).
    RadarContact,
    /// Raids fly past fighters, and on.
    FlownPast,
    /// The fights of a segment that the player wanted told, not shown (4.5).
    FightsTold,
    /// A raid that has attacked flies to Guam (23.3).
    Diverts,
    /// It might have, and does not.
    TurnsHome,
    /// Raids are over the task force unfought, or in spite of it.
    GotThrough,
    /// Units ditch for want of fuel (4.454).
    Ditched,
    /// Units are lost coming aboard (4.451).
    LostLanding,
    /// A fire breaks out, spreads, or does damage (12.3).
    Fire,
    /// Fires burn on, die down or are out.
    FireHeld,
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
    /// How task groups have moved by the wind, and what that leaves them (17.1).
    WindCourses,
    /// Fighters over a force whose decks are gone (12.29).
    HomelessCap,
    /// Chits are drawn, where each force that comes up has a card of its own (3.1).
    Draw,
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
    /// The game is over, and a report is opened on which hits had waited (14.162).
    Opened,
    /// The commitment index changes by itself (13.12).
    Committed,
    /// The commitment index has reached the threshold (13.22).
    Threshold,
    /// It has reached the limit (13.23).
    LimitReached,
    /// A base sends aircraft to Guam, and radar sees them come (16.12).
    Reinforced,
    /// They land there unseen.
    ReinforcedUnseen,
    /// It does not.
    NotReinforced,
}

/// How much it matters: whether the news of a card changes what the player plans.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    /// It does: its card stands until he has seen it.
    Card,
    /// It does not: a line on the chart tells it, and its card stands for who asks for it.
    Line,
}

/// How a card of a kind is shown.
#[derive(Clone, Copy)]
struct Manner {
    /// What tests and people's scripts know it by.
    mark: &'static str,
    /// How much it matters.
    weight: Weight,
    /// Whether victory points hang on it, so that none is worth a word too.
    is_at_stake: bool,
}

/// Something is lost or hit.
const LOSS: Manner = Manner {
    mark: "",
    weight: Weight::Card,
    is_at_stake: true,
};
/// It might have been, and is not.
const ESCAPE: Manner = Manner {
    weight: Weight::Line,
    ..LOSS
};
/// A raid comes, a contact is made, a force is made out.
const NEWS: Manner = Manner {
    is_at_stake: false,
    ..LOSS
};
/// Nothing that a plan hangs on.
const PASSING: Manner = Manner {
    weight: Weight::Line,
    ..NEWS
};

impl Manner {
    const fn marked(self, mark: &'static str) -> Manner {
        Manner { mark, ..self }
    }
}

impl CardKind {
    const fn manner(self) -> Manner {
        match self {
            CardKind::RadarContact => NEWS.marked("contact"),
            CardKind::FlownPast => PASSING.marked("flown-past"),
            CardKind::FightsTold => LOSS.marked("fights-told"),
            CardKind::Diverts => NEWS.marked("diverts"),
            CardKind::TurnsHome => PASSING.marked("turns-home"),
            CardKind::GotThrough => LOSS.marked("got-through"),
            CardKind::Ditched => LOSS.marked("ditched"),
            CardKind::LostLanding => LOSS.marked("lost-landing"),
            CardKind::Fire => LOSS.marked("fire"),
            CardKind::FireHeld => ESCAPE.marked("fire-held"),
            CardKind::NeverHome => LOSS.marked("never-home"),
            CardKind::Torpedoed => LOSS.marked("torpedoed"),
            CardKind::TorpedoesMiss => ESCAPE.marked("torpedoes-miss"),
            CardKind::Overtaken => LOSS.marked("overtaken"),
            CardKind::Sunk => LOSS.marked("sunk"),
            CardKind::WindCourses => PASSING.marked("wind"),
            CardKind::HomelessCap => LOSS.marked("no-deck"),
            CardKind::Draw | CardKind::Chits => PASSING.marked("chits"),
            CardKind::ContactLost => NEWS.marked("contact-lost"),
            CardKind::ComesUp => PASSING.marked("comes-up"),
            CardKind::CalledBack => PASSING.marked("called-back"),
            CardKind::ForceGone => NEWS.marked("force-gone"),
            CardKind::RaidLaunched => NEWS.marked("raid-launched"),
            CardKind::Sighting => NEWS.marked("sighting"),
            CardKind::NothingSeen => PASSING.marked("nothing-seen"),
            CardKind::SearchHome => PASSING.marked("search-home"),
            CardKind::NoDeckForSearch => LOSS.marked("search-lost"),
            CardKind::Arrivals => PASSING.marked("arrivals"),
            CardKind::SubmarineFinds => NEWS.marked("submarine-finds"),
            CardKind::SubmarineFindsNothing => PASSING.marked("submarine-finds-nothing"),
            CardKind::UsTorpedoesHit => LOSS.marked("us-torpedoes-hit"),
            CardKind::UsTorpedoesMiss => LOSS.marked("us-torpedoes-miss"),
            CardKind::SubmarineLost => LOSS.marked("submarine-lost"),
            CardKind::HitsGiven => LOSS.marked("hits-given"),
            CardKind::Opened => LOSS.marked("opened"),
            CardKind::Committed => PASSING.marked("committed"),
            CardKind::Threshold => NEWS.marked("threshold"),
            CardKind::LimitReached => NEWS.marked("limit-reached"),
            CardKind::Reinforced => NEWS.marked("reinforced"),
            CardKind::ReinforcedUnseen => PASSING.marked("reinforced-unseen"),
            CardKind::NotReinforced => PASSING.marked("not-reinforced"),
        }
    }

    /// What tests and people's scripts know its card by.
    pub const fn mark(self) -> &'static str {
        self.manner().mark
    }

    /// How much it matters.
    pub const fn weight(self) -> Weight {
        self.manner().weight
    }

    /// Whether the playback waits until the player has seen its card.
    pub fn waits(self) -> bool {
        self.weight() == Weight::Card
    }

    /// Whether victory points hang on it, so that none is worth a word too.
    pub(super) const fn is_at_stake(self) -> bool {
        self.manner().is_at_stake
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

/// What a card is, by the events that it tells; nothing if they are not worth one.
pub(super) fn kind(topic: CardTopic, events: &[EventRecord]) -> Option<CardKind> {
    let hits = || account::ship_hits(events).next().is_some();
    let steps = || account::commitment(events).map(|(_, step)| step);
    let submarines = || SubmarineAccount::of(events);
    Some(match topic {
        CardTopic::Draw if !has_chits(events) => return None,
        CardTopic::Draw => CardKind::Draw,
        CardTopic::Chits if !tells_of_chits(events) => return None,
        CardTopic::Chits if account::news(events).any(|it| it.what.loses_contact()) => {
            CardKind::ContactLost
        }
        CardTopic::Chits => CardKind::Chits,
        CardTopic::Activation => raid_procedure::kind(events),
        CardTopic::Looks if account::news(events).next().is_some() => CardKind::Sighting,
        CardTopic::Looks => CardKind::NothingSeen,
        CardTopic::SubmarineLooks if submarines().contact.is_some() => CardKind::SubmarineFinds,
        CardTopic::SubmarineLooks => CardKind::SubmarineFindsNothing,
        // Its torpedoes hit (14.16).
        CardTopic::SubmarineAttacks
            if hits()
                || submarines().waiting.is_some()
                || account::ships_sunk(events).next().is_some() =>
        {
            CardKind::UsTorpedoesHit
        }
        CardTopic::SubmarineAttacks if !submarines().lost.is_empty() => CardKind::SubmarineLost,
        CardTopic::SubmarineAttacks => CardKind::UsTorpedoesMiss,
        CardTopic::Reinforcement if account::reinforcement(events).is_some() => {
            match account::raids_seen(events).next() {
                Some(_) => CardKind::Reinforced,
                None => CardKind::ReinforcedUnseen,
            }
        }
        CardTopic::Reinforcement => CardKind::NotReinforced,
        CardTopic::Limit => CardKind::LimitReached,
        CardTopic::Torpedoes if hits() => CardKind::Torpedoed,
        CardTopic::Torpedoes => CardKind::TorpedoesMiss,
        CardTopic::Fires
            if account::fires(events)
                .iter()
                .any(|(_, burns)| *burns > Burns::On) =>
        {
            CardKind::Fire
        }
        CardTopic::Fires => CardKind::FireHeld,
        CardTopic::Arrivals => CardKind::Arrivals,
        CardTopic::RadarContact => CardKind::RadarContact,
        CardTopic::FlownPast => CardKind::FlownPast,
        CardTopic::Shuttle if account::diverted(events).next().is_some() => CardKind::Diverts,
        CardTopic::Shuttle => CardKind::TurnsHome,
        CardTopic::GotThrough => CardKind::GotThrough,
        CardTopic::Ditched => CardKind::Ditched,
        CardTopic::LostLanding => CardKind::LostLanding,
        CardTopic::NoDeckForSearch => CardKind::NoDeckForSearch,
        CardTopic::SearchHome => CardKind::SearchHome,
        CardTopic::NeverHome => {
            let mut lost = account::units_lost(events);
            let is_lost = lost.any(|unit| unit.why == UnitLoss::NeverHome);
            if !is_lost {
                return None;
            }
            CardKind::NeverHome
        }
        CardTopic::Overtaken => CardKind::Overtaken,
        CardTopic::Sunk => CardKind::Sunk,
        CardTopic::WindCourses => CardKind::WindCourses,
        CardTopic::HomelessCap => CardKind::HomelessCap,
        CardTopic::Commitment if steps().any(|step| step == Commitment::Threshold) => {
            CardKind::Threshold
        }
        CardTopic::Commitment => CardKind::Committed,
        CardTopic::WaitingHits => CardKind::HitsGiven,
        CardTopic::Opened => CardKind::Opened,
    })
}

fn has_chits(events: &[EventRecord]) -> bool {
    account::chits_drawn(events).next().is_some()
}

/// Whether some events make the card of chits worth while.
fn tells_of_chits(events: &[EventRecord]) -> bool {
    let is_of_chits = |it: News| {
        matches!(
            it.what,
            NewsKind::Contact { .. }
                | NewsKind::Idle
                | NewsKind::MakesFor(_)
                | NewsKind::TriesForOil { .. }
                | NewsKind::Moves { .. }
                | NewsKind::Stays
                | NewsKind::LeavesTheMap(_)
        )
    };
    has_chits(events) || account::news(events).any(is_of_chits)
}
