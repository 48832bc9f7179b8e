//! What stands on a card, found among its blocks.

use carrier_battle::view::card::{Block, Card, Fact, Outcome};
use carrier_battle::view::chit::ChitView;
use carrier_battle::view::event_card::{EventCard, ProcedureView, WarningView};
use carrier_battle::view::fight::{DieRoll, ScoreView, Step};

pub trait CardParts {
    fn card(&self) -> &Card;

    fn outcome(&self) -> &Outcome {
        &self.card().outcome
    }

    fn find<'a, T>(&'a self, find: impl Fn(&'a Block) -> Option<T>) -> Option<T> {
        self.card().blocks.iter().find_map(find)
    }

    fn lines(&self) -> &[String] {
        let lines = self.find(|block| match block {
            Block::Lines(lines) => Some(lines.as_slice()),
            _ => None,
        });
        lines.unwrap_or_default()
    }

    fn roll(&self) -> Option<&DieRoll> {
        self.find(|block| match block {
            Block::Die(roll) => Some(roll),
            _ => None,
        })
    }

    fn warning(&self) -> Option<&WarningView> {
        self.find(|block| match block {
            Block::Warning(warning) => Some(warning),
            _ => None,
        })
    }

    fn procedure(&self) -> Option<&ProcedureView> {
        self.find(|block| match block {
            Block::Procedure(procedure) => Some(procedure),
            _ => None,
        })
    }

    fn chits(&self) -> &[ChitView] {
        let chits = self.find(|block| match block {
            Block::Known { chits, .. } => Some(chits.as_slice()),
            _ => None,
        });
        chits.unwrap_or_default()
    }

    fn facts(&self) -> &[Fact] {
        let facts = self.find(|block| match block {
            Block::Known { facts, .. } => Some(facts.as_slice()),
            _ => None,
        });
        facts.unwrap_or_default()
    }

    fn score(&self) -> Option<&ScoreView> {
        self.find(|block| match block {
            Block::Score(score) => Some(score),
            _ => None,
        })
    }

    fn dice(&self) -> &[Step] {
        let steps = self.find(|block| match block {
            Block::Dice(steps) => Some(steps.as_slice()),
            _ => None,
        });
        steps.unwrap_or_default()
    }
}

impl CardParts for Card {
    fn card(&self) -> &Card {
        self
    }
}

impl CardParts for EventCard {
    fn card(&self) -> &Card {
        &self.card
    }
}
