//! The card of an event: one headline, how that came, what each side lost, and the score.

use super::raid_procedure::{self, ProcedureView};
use super::warning::WarningView;
use super::{
    CardKind, CardSpan, FightRow, air_losses, arrivals, bases, chits, commitment, contact, draw,
    fights_told, fires, japanese_submarines, opened, overtaken, searches, ships, shuttle, sighting,
    through, us_submarines, waiting_hits, wind,
};
use crate::engine::map::HexId;
use crate::engine::{Roll, Table};
use crate::view::card::{Block, Card, Fact, Outcome, Tone};
use crate::view::chit::ChitView;
use crate::view::fight::{DieRoll, ScoreView};
use crate::view::shown_record::ShownRecord;

/// The card of an event, or of several.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EventCard {
    /// What it is about.
    pub kind: CardKind,
    /// What it says.
    pub card: Card,
    /// Where it happened.
    pub hexes: Vec<HexId>,
    /// Whether it stands until the player's button closes it; else a line on the chart tells it.
    pub waits: bool,
}

/// What a card says before its figures.
#[derive(Default)]
pub(super) struct CardContent {
    pub tone: Tone,
    pub headline: String,
    pub sentence: String,
    pub facts: Vec<Fact>,
    pub fights: Vec<FightRow>,
    pub hexes: Vec<HexId>,
    pub roll: Option<DieRoll>,
    pub chits: Vec<ChitView>,
    pub lines: Vec<String>,
    pub warning: Option<WarningView>,
    pub procedure: Option<ProcedureView>,
}

/// A card that is over; `table` is the table after it.
pub fn finished_card(shown: ShownRecord, span: CardSpan, table: &Table) -> EventCard {
    card(shown, span, None, table)
}

/// A card as far as it has come, with the die that rolls next and is part of it.
pub fn card(
    shown: ShownRecord,
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> EventCard {
    let shown = shown.up_to(span.upto);
    let events = &shown.events()[span.from.min(shown.end())..];
    let content = match span.kind {
        CardKind::RadarContact => contact::contact(events, table),
        CardKind::FlownPast => contact::flown_past(events, table),
        CardKind::FightsTold => fights_told::told(shown, span, table),
        CardKind::Diverts | CardKind::TurnsHome => shuttle::told(events, span, rolling, table),
        CardKind::GotThrough => through::through(shown, events, table),
        CardKind::Ditched => air_losses::ditched(events, table),
        CardKind::LostLanding => air_losses::landing(shown, events, table),
        CardKind::Fire | CardKind::FireHeld => fires::fire(events, span, rolling, table),
        CardKind::NeverHome => air_losses::never_home(events, table),
        CardKind::Torpedoed | CardKind::TorpedoesMiss => {
            japanese_submarines::torpedoed(events, span, rolling, table)
        }
        CardKind::Overtaken => overtaken::overtaken(events, table),
        CardKind::Sunk => ships::sunk(events, table),
        CardKind::WindCourses => wind::told(events, table),
        CardKind::HomelessCap => ships::no_deck(events, table),
        CardKind::Draw => draw::draw(events, table),
        CardKind::ComesUp | CardKind::CalledBack | CardKind::ForceGone | CardKind::RaidLaunched => {
            raid_procedure::told(events, span, rolling, table)
        }
        CardKind::Chits | CardKind::ContactLost => chits::chits(shown, events, span.is_over, table),
        CardKind::Sighting | CardKind::NothingSeen => {
            sighting::sighting(events, span, rolling, table)
        }
        CardKind::SearchHome => searches::home(shown, events, table),
        CardKind::NoDeckForSearch => searches::lost(events, table),
        CardKind::Arrivals => arrivals::told(events, table),
        CardKind::SubmarineFinds | CardKind::SubmarineFindsNothing => {
            us_submarines::contact(events, span, rolling, table)
        }
        CardKind::UsTorpedoesHit | CardKind::UsTorpedoesMiss | CardKind::SubmarineLost => {
            us_submarines::attack(events, span, rolling, table)
        }
        CardKind::HitsGiven => waiting_hits::told(events, table),
        CardKind::Opened => opened::told(shown, events, span, rolling, table),
        CardKind::Committed | CardKind::Threshold => commitment::committed(events, table),
        CardKind::LimitReached => commitment::limit(events, span, rolling, table),
        CardKind::Reinforced | CardKind::ReinforcedUnseen | CardKind::NotReinforced => {
            bases::told(events, span, rolling, table)
        }
    };
    let score = ScoreView::of(events, table);
    let score = (span.kind.is_at_stake() || score.change != 0).then_some(score);
    EventCard {
        kind: span.kind,
        hexes: distinct(content.hexes.iter().copied()),
        card: content.card(score),
        waits: span.kind.waits(),
    }
}

impl CardContent {
    /// What stands on the card, in the order it is read.
    fn card(self, score: Option<ScoreView>) -> Card {
        let CardContent {
            chits,
            facts,
            fights,
            warning,
            procedure,
            ..
        } = self;
        let lines = (!self.lines.is_empty()).then_some(Block::Lines(self.lines));
        let is_known = !chits.is_empty() || !facts.is_empty();
        let known = is_known.then_some(Block::Known { chits, facts });
        let fights = (!fights.is_empty()).then_some(Block::Fights(fights));
        // What can be done about a raid stands before how it came.
        let (first, last) = match warning.map(Block::Warning) {
            first if procedure.is_some() => (first, None),
            last => (None, last),
        };
        let blocks = [
            lines,
            self.roll.map(Block::Die),
            first,
            procedure.map(Block::Procedure),
            fights,
            known,
            last,
            score.map(Block::Score),
        ];
        Card {
            outcome: Outcome::new(self.tone, self.headline, self.sentence),
            blocks: blocks.into_iter().flatten().collect(),
        }
    }
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
