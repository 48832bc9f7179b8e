//! Events made for a card, on the table of the whole battle: one after the other, as an order brings them.

use carrier_battle::engine::charts;
use carrier_battle::engine::fleet::SubmarineId;
use carrier_battle::engine::forces::{Detection, ForceId, Intelligence};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{
    DetectionEvent, GameTime, Record, Scored, SegmentId, SubmarineEvent, Table,
};
use carrier_battle::view::event_card::Span;
use carrier_battle::view::playback::{PlaybackCursor, Shown};

use super::*;

pub const A: ForceId = ForceId::Letter('A');
pub const HERE: HexId = HexId::at(1012);

/// What has happened, with the table before what a card is about.
pub struct Staged {
    all: Vec<EventRecord>,
    before: usize,
    table: Table,
}

impl Staged {
    /// A phase of scenario 6, in which Albacore lies in the hex of force A.
    pub fn new(known: Intelligence, ships: &[&str]) -> Staged {
        let game = Game::new(Scenario::numbered(6).unwrap(), &[], 1).unwrap();
        let mut staged = Staged {
            all: vec![game.events()[0].clone()],
            before: 0,
            table: game.table().clone(),
        };
        staged.table.phase = 1;
        staged.happens(Event::Segment {
            name: SegmentId::Activation,
        });
        staged.happens(Event::Submarines(SubmarineEvent::Placed {
            what: SubmarineId::Albacore,
            hex: HERE,
        }));
        staged.happens(Event::Detection(DetectionEvent::Placed {
            what: A,
            hex: HERE,
            detection: Detection::Located,
            intelligence: known,
            retiring: false,
            ships: ships.iter().map(|name| ship(name)).collect(),
            cap: None,
        }));
        staged.before = staged.all.len();
        staged
    }

    pub fn happens(&mut self, event: Event) {
        self.table.apply(&event);
        self.all.push(EventRecord {
            span: Record::GAME,
            at: GameTime {
                turn: self.table.turn,
                phase: 1,
                segment: Some(SegmentId::Activation),
            },
            event,
        });
    }

    /// All that has happened.
    pub fn all(&self) -> &[EventRecord] {
        &self.all
    }

    /// A die on a chart.
    pub fn rolls(&mut self, purpose: Purpose, chart: &'static str, column: usize, die: u8) {
        let found = charts::find(chart).unwrap();
        let row = found.row_of(column, die as i8);
        self.happens(Event::Roll(Roll {
            purpose,
            rule: found.rule(),
            chart,
            column: found.labels()[column],
            die,
            modifiers: Vec::new(),
            total: die as i8,
            result: found.outcome(column, row).unwrap(),
        }));
    }

    pub fn scores(&mut self, vp: i16, why: Scored) {
        self.happens(Event::Score(ScoreEvent::Scored { vp, why }));
    }

    /// The only moment of what has happened since, as its card stands when all has been shown. Before that every die
    /// rolls on the same card, which says none of the words.
    #[track_caller]
    pub fn card(&self, unsaid: &[&str]) -> EventCard {
        let game = Game::new(Scenario::numbered(6).unwrap(), &[], 1).unwrap();
        let mut table = game.table().clone();
        for record in &self.all[..self.before] {
            table.apply(&record.event);
        }
        let (mut cards, mut told) = (Vec::new(), self.before);
        let mut from = None;
        for n in self.before..self.all.len() {
            let shown = &self.all[..n];
            let rolling = fight::watched(shown, &self.all[n]);
            let cursor = PlaybackCursor {
                end: n,
                acknowledged: told,
                waiting: false,
                card: None,
                rolling: rolling.is_some(),
            };
            let standing = cursor.card(&self.all);
            if matches!(self.all[n].event, Event::Roll(_)) {
                assert!(rolling.is_some() && standing.is_some(), "{:?}", self.all[n]);
            }
            if let Some((span, is_over)) = standing {
                assert!(!is_over && *from.get_or_insert(span.from) == span.from);
                let card = event_card::card(shown, span, rolling, &table);
                let words = format!("{} {} {:?}", card.headline, card.sentence, card.facts);
                for word in unsaid {
                    assert!(!words.contains(word), "{word} before its time: {words}");
                }
                if let Some(roll) = rolling {
                    let die = card.roll.as_ref().expect("it rolls");
                    assert!(die.is_rolling() && die.total.is_none());
                    assert_eq!(
                        card,
                        event_card::card(shown, span, Some(&other(roll)), &table)
                    );
                }
            }
            table.apply(&self.all[n].event);
            if let Some(span) = event_card::span(&self.all, told, n + 1, &table) {
                told = n + 1;
                cards.push(self.whole(span, &table));
            }
        }
        assert_eq!(told, self.all.len(), "all of it is told");
        let card = cards.pop().expect("it has a card");
        assert!(cards.is_empty(), "{cards:#?}");
        card
    }

    fn whole(&self, span: Span, table: &Table) -> EventCard {
        assert!(span.is_over);
        event_card::finished_card(&self.all[..span.upto], span, table)
    }
}

/// The same die with another number up, as its chart reads that.
pub fn other(roll: &Roll) -> Roll {
    let chart = charts::find(roll.chart).unwrap();
    let column = chart.labels().iter().position(|it| *it == roll.column);
    let column = column.unwrap();
    let mut other = roll.clone();
    other.die = 11 - roll.die;
    other.total = other.total - roll.die as i8 + other.die as i8;
    let row = chart.row_of(column, other.total);
    other.result = chart.outcome(column, row).unwrap();
    other
}

pub fn ship(name: &str) -> ShipId {
    ShipId::named(name).unwrap()
}

/// Every card of a game, with the events that it tells.
pub fn told_by_cards(game: &Game) -> Vec<(EventCard, Vec<EventRecord>)> {
    let mut cards = Vec::new();
    each_end(game, 0, |events, Shown { table, cursor }| {
        if let Some(span) = cursor.card {
            let card = event_card::finished_card(events, span, table);
            cards.push((card, events[span.from..span.upto].to_vec()));
        }
    });
    cards
}
