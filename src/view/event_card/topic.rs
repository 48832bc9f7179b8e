//! Which spans of the record have a card, and which events share one. A new kind of span does not compile until somebody
//! has decided.

#![deny(clippy::wildcard_enum_match_arm)]

use super::kind::CardKind;
use crate::engine::forces::ActivationChit;
use crate::engine::{Record, Scope, SegmentId, SpanId, UnitLoss};
use crate::view::account;
use crate::view::fight;

/// Which events share one card: that is known before its dice fall. What card it is then, its outcome says (`CardKind`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum CardTopic {
    /// The chits of a phase, where each force that comes up has a card of its own (3.1).
    Draw,
    /// All chits of a phase, and what they do, where no force raids.
    Chits,
    /// What a force does at its chit (10.1).
    Activation,
    /// A search looks for forces (8.34).
    Looks,
    /// A US submarine looks for a force (14.13).
    SubmarineLooks,
    /// It attacks one (14.16).
    SubmarineAttacks,
    /// A base and Guam (16.12).
    Reinforcement,
    /// The procedure at the limit of commitment (13.23).
    Limit,
    /// Japanese submarines (14.2).
    Torpedoes,
    /// The fires of a turn (12.32), and those that gunfire lights (12.31).
    Fires,
    /// The forces that arrive (7.1).
    Arrivals,
    /// Radar shows raids (10.21).
    RadarContact,
    /// Raids fly past fighters (10.23).
    FlownPast,
    /// A raid has attacked near Guam, and may fly there (23.2).
    Shuttle,
    /// Raids get through.
    GotThrough,
    /// Missions ditch (4.454).
    Ditched,
    /// Units are lost in landing (4.451).
    LostLanding,
    /// Units of searches find no deck (8.28).
    NoDeckForSearch,
    /// Searches are back.
    SearchHome,
    /// Units that never come home.
    NeverHome,
    /// Ships are overtaken (12.46).
    Overtaken,
    /// Ships go down as hits become permanent (12.27).
    Sunk,
    /// How task groups have moved by the wind (17.1).
    WindCourses,
    /// CAP over decks that are gone (12.29).
    HomelessCap,
    /// The commitment index changes by itself (13.12).
    Commitment,
    /// Hits that had waited are given (14.162).
    WaitingHits,
    /// A report is opened as the game ends, and hits that had waited are given (14.162).
    Opened,
}

impl CardTopic {
    /// What its card is while its dice fall; none if it comes when all of it is there.
    pub(super) const fn while_dice_fall(self) -> Option<CardKind> {
        Some(match self {
            CardTopic::Draw => CardKind::Draw,
            CardTopic::Chits => CardKind::Chits,
            CardTopic::Activation => CardKind::ComesUp,
            CardTopic::Looks => CardKind::Sighting,
            CardTopic::SubmarineLooks => CardKind::SubmarineFinds,
            CardTopic::SubmarineAttacks => CardKind::UsTorpedoesHit,
            CardTopic::Reinforcement => CardKind::Reinforced,
            CardTopic::Shuttle => CardKind::Diverts,
            CardTopic::Limit => CardKind::LimitReached,
            CardTopic::Torpedoes => CardKind::Torpedoed,
            CardTopic::Fires => CardKind::Fire,
            CardTopic::Opened => CardKind::Opened,
            CardTopic::Arrivals
            | CardTopic::RadarContact
            | CardTopic::FlownPast
            | CardTopic::GotThrough
            | CardTopic::Ditched
            | CardTopic::LostLanding
            | CardTopic::NoDeckForSearch
            | CardTopic::SearchHome
            | CardTopic::NeverHome
            | CardTopic::Overtaken
            | CardTopic::Sunk
            | CardTopic::HomelessCap
            | CardTopic::WindCourses
            | CardTopic::Commitment
            | CardTopic::WaitingHits => return None,
        })
    }
}

/// The topic of the card that tells of an event, if one does, and the span that it is told with.
pub(super) fn topic(record: &Record, number: usize) -> Option<(CardTopic, SpanId)> {
    let innermost = record.events()[number].span;
    let find = |is: fn(Scope) -> bool| {
        let mut path = record.path(innermost);
        path.find(|span| is(record.span(*span).scope))
    };
    // Fires that gunfire lit: their dice fall when all ships have fought (12.31).
    if let Some(outbreak) = find(|it| matches!(it, Scope::FireOutbreak { .. }))
        && !fight::is_of_attack(record, number)
    {
        return Some((CardTopic::Fires, outbreak));
    }
    // Fights are told by their verdicts, and what stands before the first turn by the set-up itself.
    if find(|it| fight::is_fight(it) || it == Scope::SetUp).is_some() {
        return None;
    }
    // What it brings about is told with it.
    if let Some(opened) = find(|it| matches!(it, Scope::ReportOpened { .. })) {
        return Some((CardTopic::Opened, opened));
    }
    if let Some(chit) = find(|it| matches!(it, Scope::Chit { .. }))
        && super::forces_raid(record.events())
    {
        return of_chit(record, innermost, chit);
    }
    let path = record.path(innermost);
    let mut topics = path.filter_map(|span| Some((of_scope(record, span)?, span)));
    let first = topics.next()?;
    if first.0 != CardTopic::Commitment {
        return Some(first);
    }
    // What a search sees may change the index: that is told with it.
    Some(topics.next().unwrap_or(first))
}

/// Of a chit where forces raid: what it does is one thing, but for ships that are overtaken.
fn of_chit(record: &Record, innermost: SpanId, chit: SpanId) -> Option<(CardTopic, SpanId)> {
    if let Some(draw) = draw_before(record, chit) {
        return Some((CardTopic::Draw, draw));
    }
    let mut path = record.path(innermost).take_while(|span| *span != chit);
    // Radar contacts and what becomes known are told with it.
    let is_apart = |topic: &CardTopic| {
        matches!(
            topic,
            CardTopic::Overtaken
                | CardTopic::WindCourses
                | CardTopic::SubmarineLooks
                | CardTopic::SubmarineAttacks
                | CardTopic::Reinforcement
        )
    };
    let inner = path.find_map(|span| Some((of_scope(record, span).filter(is_apart)?, span)));
    let acts = matches!(
        record.span(chit).scope,
        Scope::Chit {
            chit: ActivationChit::Force(_) | ActivationChit::Guam
        }
    );
    inner.or_else(|| acts.then_some((CardTopic::Activation, chit)))
}

/// The draw that a chit is told with: it lies right behind it, and does nothing.
fn draw_before(record: &Record, chit: SpanId) -> Option<SpanId> {
    let segment = record.span(chit).parent?;
    let is_draw = |span: &SpanId| record.span(*span).scope == Scope::Draw;
    let draw = record.children(segment).find(is_draw)?;
    idle_behind(record, draw)
        .any(|idle| idle == chit)
        .then_some(draw)
}

/// The chits right behind a draw that do nothing.
pub(super) fn idle_behind(record: &Record, draw: SpanId) -> impl Iterator<Item = SpanId> {
    let segment = record.span(draw).parent.unwrap_or(Record::GAME);
    let chits = record.children(segment).filter(move |span| *span > draw);
    chits.take_while(|chit| {
        let events = record.span(*chit).events.clone();
        record.events()[events].iter().all(account::is_idle_chit)
    })
}

/// Of a span by itself.
fn of_scope(record: &Record, span: SpanId) -> Option<CardTopic> {
    let events = || &record.events()[record.span(span).events.clone()];
    let is_lost = || {
        let mut lost = account::units_lost(events());
        lost.any(|unit| unit.why == UnitLoss::Landing)
    };
    let is_home = || account::searches_over(events()).next().is_some();
    Some(match record.span(span).scope {
        Scope::Draw if super::forces_raid(record.events()) => CardTopic::Draw,
        Scope::Segment {
            name: SegmentId::Activation,
        } if !super::forces_raid(record.events()) => CardTopic::Chits,
        Scope::Segment {
            name: SegmentId::HitAdjustment,
        } => CardTopic::Sunk,
        Scope::Look { .. } => CardTopic::Looks,
        Scope::CommitmentLimit => CardTopic::Limit,
        Scope::CommitmentIndex => CardTopic::Commitment,
        Scope::WaitingHits { .. } => CardTopic::WaitingHits,
        Scope::ReportOpened { .. } => CardTopic::Opened,
        Scope::SubmarineAtLights { .. } | Scope::SubmarineAtCripple { .. } => CardTopic::Torpedoes,
        Scope::Fire { .. } => CardTopic::Fires,
        Scope::Arrival { .. } => CardTopic::Arrivals,
        Scope::RadarContact => CardTopic::RadarContact,
        Scope::Shuttle { .. } => CardTopic::Shuttle,
        Scope::RaidFlight { .. } => CardTopic::FlownPast,
        Scope::GotThrough { .. } => CardTopic::GotThrough,
        Scope::Ditching { .. } => CardTopic::Ditched,
        Scope::Landing { .. } if is_lost() => CardTopic::LostLanding,
        Scope::Landing { .. } if is_home() => CardTopic::SearchHome,
        Scope::NoDeckForSearch { .. } => CardTopic::NoDeckForSearch,
        Scope::NeverHome => CardTopic::NeverHome,
        Scope::Overtaken { .. } => CardTopic::Overtaken,
        Scope::WindCourses => CardTopic::WindCourses,
        Scope::SubmarineContact { .. } => CardTopic::SubmarineLooks,
        Scope::SubmarineAttack { .. } => CardTopic::SubmarineAttacks,
        Scope::Reinforcement { .. } => CardTopic::Reinforcement,
        Scope::HomelessCap { .. } => CardTopic::HomelessCap,
        // What they tell is told with what they lie in, or needs no card.
        Scope::Game
        | Scope::SetUp
        | Scope::Wind
        | Scope::ReadyDecks
        | Scope::PlacingSubmarines
        | Scope::FormingStrikes
        | Scope::Turn { .. }
        | Scope::Phase { .. }
        | Scope::Segment { .. }
        | Scope::End
        | Scope::Draw
        | Scope::Chit { .. }
        | Scope::RaidProcedure { .. }
        | Scope::RaidStep { .. }
        | Scope::ForceMove { .. }
        | Scope::OilerArrival { .. }
        | Scope::Refuelling { .. }
        | Scope::Hunt { .. }
        | Scope::Escorts { .. }
        | Scope::SurfaceBattle { .. }
        | Scope::SurfaceRound { .. }
        | Scope::Flight { .. }
        | Scope::Patrol { .. }
        | Scope::Landing { .. }
        | Scope::PushOver { .. }
        | Scope::Detachment
        | Scope::DeckClearing { .. }
        | Scope::Search { .. }
        | Scope::AirBattle { .. }
        | Scope::AirBattleRound { .. }
        | Scope::Strike { .. }
        | Scope::StrikeStep { .. }
        | Scope::RaidAttack { .. }
        | Scope::RaidAttackStep { .. }
        | Scope::ShipAttack { .. }
        | Scope::Hits { .. }
        | Scope::Submarine { .. }
        | Scope::FireOutbreak { .. }
        | Scope::DeckRepair { .. } => return None,
    })
}
