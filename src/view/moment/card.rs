//! The card of a moment: one headline, how that came, what each side lost, and the score.

use super::raid_procedure::{self, ProcedureView};
use super::warning::WarningView;
use super::{
    MomentKind, Span, air_losses, arrivals, bases, chits, commitment, contact, draw, overtaken,
    searches, ships, sighting, through, torpedoed, us_submarines, waiting_hits,
};
use crate::engine::map::HexId;
use crate::engine::{Event, Happening, Roll, Table};
use crate::view::chit::ChitView;
use crate::view::fight::{DieRoll, Fact, ScoreView, Tone};

/// The card of a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MomentView {
    /// What it is about.
    pub kind: MomentKind,
    /// Whom it is good for.
    pub tone: Tone,
    /// What happened, in a few words.
    pub headline: String,
    /// How that came, or what comes of it.
    pub sentence: String,
    /// The die that it hangs on, while it rolls and when it has landed.
    pub roll: Option<DieRoll>,
    /// Chits that were drawn, in their order.
    pub chits: Vec<ChitView>,
    /// The questions that were put to a force that comes up.
    pub procedure: Option<ProcedureView>,
    /// What came before, in a line each.
    pub lines: Vec<String>,
    /// Figures: what each side lost, what is left.
    pub facts: Vec<Fact>,
    /// Who can meet the raids of a radar warning.
    pub warning: Option<WarningView>,
    /// What it did to the score; nothing where no points are at stake.
    pub score: Option<ScoreView>,
    /// Where it happened.
    pub hexes: Vec<HexId>,
    /// Whether the player's button closes it; else it goes by itself.
    pub waits: bool,
}

/// What a card says before its figures.
#[derive(Default)]
pub(super) struct Told {
    pub tone: Tone,
    pub headline: String,
    pub sentence: String,
    pub facts: Vec<Fact>,
    pub hexes: Vec<HexId>,
    pub roll: Option<DieRoll>,
    pub chits: Vec<ChitView>,
    pub lines: Vec<String>,
    pub warning: Option<WarningView>,
}

/// The card of a moment. `shown` are the events up to its end, `table` is the table after them.
pub fn moment(shown: &[Happening], span: Span, table: &Table) -> MomentView {
    card(shown, span, None, table)
}

/// The same, with the die that rolls next and is part of it.
pub fn card(shown: &[Happening], span: Span, rolling: Option<&Roll>, table: &Table) -> MomentView {
    let upto = span.upto.min(shown.len());
    let events = &shown[span.from.min(upto)..upto];
    let told = match span.kind {
        MomentKind::Contact => contact::contact(events, table),
        MomentKind::FlownPast => contact::flown_past(events, table),
        MomentKind::GotThrough => through::through(&shown[..upto], events, table),
        MomentKind::Ditched => air_losses::ditched(events, table),
        MomentKind::LostLanding => air_losses::landing(&shown[..upto], events, table),
        MomentKind::Fire => ships::fire(events, span, rolling, table),
        MomentKind::NeverHome => air_losses::never_home(events, table),
        MomentKind::Torpedoed | MomentKind::TorpedoesMiss => {
            torpedoed::torpedoed(events, span, rolling, table)
        }
        MomentKind::Overtaken => overtaken::overtaken(events, table),
        MomentKind::Sunk => ships::sunk(events, table),
        MomentKind::NoDeck => ships::no_deck(events, table),
        MomentKind::Chits if raid_procedure::forces_raid(shown) => draw::draw(events, table),
        MomentKind::ComesUp
        | MomentKind::CalledBack
        | MomentKind::ForceGone
        | MomentKind::RaidLaunched => raid_procedure::told(events, span, rolling, table),
        MomentKind::Chits | MomentKind::ContactLost => {
            chits::chits(&shown[..upto], events, span.is_over, table)
        }
        MomentKind::Sighting | MomentKind::NothingSeen => {
            sighting::sighting(events, span, rolling, table)
        }
        MomentKind::SearchHome => searches::home(&shown[..upto], events, table),
        MomentKind::SearchLost => searches::lost(events, table),
        MomentKind::Arrivals => arrivals::told(events, table),
        MomentKind::SubmarineFinds | MomentKind::SubmarineFindsNothing => {
            us_submarines::contact(events, span, rolling, table)
        }
        MomentKind::UsTorpedoesHit | MomentKind::UsTorpedoesMiss | MomentKind::SubmarineLost => {
            us_submarines::attack(events, span, rolling, table)
        }
        MomentKind::HitsGiven => waiting_hits::told(events, table),
        MomentKind::Committed | MomentKind::Threshold => commitment::committed(events, table),
        MomentKind::LimitReached => commitment::limit(events, span, rolling, table),
        MomentKind::Reinforced | MomentKind::NotReinforced => {
            bases::told(events, span, rolling, table)
        }
    };
    let procedure = match span.kind {
        MomentKind::ComesUp
        | MomentKind::CalledBack
        | MomentKind::ForceGone
        | MomentKind::RaidLaunched => raid_procedure::procedure(events, span, rolling, table),
        _ => None,
    };
    let is_at_stake = span.kind.is_at_stake();
    let score = ScoreView::of(events, table);
    let Told {
        tone,
        headline,
        sentence,
        facts,
        hexes,
        roll,
        chits,
        lines,
        warning,
    } = told;
    MomentView {
        kind: span.kind,
        tone,
        headline,
        sentence,
        roll,
        chits,
        procedure,
        lines,
        facts,
        warning,
        score: (is_at_stake || score.change != 0).then_some(score),
        hexes: distinct(hexes),
        waits: span.kind.waits(),
    }
}

/// What some events tell, one after the other.
pub(super) fn each<'a, T>(
    events: &'a [Happening],
    look: impl Fn(&'a Event) -> Option<T> + 'a,
) -> impl Iterator<Item = T> + 'a {
    events
        .iter()
        .filter_map(move |happening| look(&happening.event))
}

/// Things in their order, each once.
pub(super) fn distinct<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut distinct = Vec::new();
    for one in all {
        if !distinct.contains(&one) {
            distinct.push(one);
        }
    }
    distinct
}
