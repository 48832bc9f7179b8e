//! Events made for a card, on the table of the whole battle: one after the other, as an order brings them.

use crate::view::card_parts::CardParts;
use carrier_battle::engine::charts;
use carrier_battle::engine::fleet::SubmarineId;
use carrier_battle::engine::forces::{Detection, ForceId, Intelligence};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{
    DetectionEvent, GameTime, Record, Scope, Scored, SegmentId, SpanId, SubmarineEvent, Table,
};
use carrier_battle::view::event_card::CardSpan;
use carrier_battle::view::playback::{PlaybackCursor, Shown};
use carrier_battle::view::shown_record::ShownRecord;

use super::*;

pub const A: ForceId = ForceId::Letter('A');
pub const HERE: HexId = HexId::at(1012);

/// What has happened, with the table before what a card is about.
pub struct Staged {
    record: Record,
    before: usize,
    table: Table,
}

impl Staged {
    /// A phase of scenario 6, in which Albacore lies in the hex of force A.
    pub fn new(known: Intelligence, ships: &[&str]) -> Staged {
        let game = Game::new(Scenario::numbered(6).unwrap(), &[], 1).unwrap();
        let mut staged = Staged {
            record: Record::default(),
            before: 0,
            table: game.table().clone(),
        };
        let first = &game.events()[0];
        staged.record.push(first.at, first.event.clone());
        staged.table.phase = 1;
        let turn = staged.table.turn;
        staged.record.open(Scope::Turn { turn });
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
        staged.before = staged.all().len();
        staged
    }

    pub fn happens(&mut self, event: Event) {
        self.table.apply(&event);
        let at = GameTime {
            turn: self.table.turn,
            phase: 1,
            segment: Some(SegmentId::Activation),
        };
        self.record.push(at, event);
    }

    /// What happens from now on is of this, in turn the one within the other.
    pub fn opens(&mut self, scopes: &[Scope]) {
        for scope in scopes {
            self.record.open(*scope);
        }
    }

    /// So many of them are over.
    pub fn closes(&mut self, spans: usize) {
        for _ in 0..spans {
            self.record.close();
        }
    }

    /// All that has happened.
    pub fn all(&self) -> &[EventRecord] {
        self.record.events()
    }

    /// The record of it, up to an event.
    pub fn shown(&self, end: usize) -> ShownRecord<'_> {
        ShownRecord::new(&self.record, end)
    }

    /// A die on a chart.
    pub fn rolls(&mut self, purpose: Purpose, chart: &'static str, column: usize, die: u8) {
        let found = charts::find(chart).unwrap();
        let row = found.row_of(column, die as i8);
        self.happens(Event::from(Roll {
            purpose,
            rule: found.rule(),
            chart,
            column: found.labels()[column],
            die,
            dice: Vec::new(),
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
        for record in &self.all()[..self.before] {
            table.apply(&record.event);
        }
        // By now all of it is over.
        let mut record = self.record.clone();
        self.record.spans().iter().for_each(|_| record.close());
        let (mut cards, mut told) = (Vec::new(), self.before);
        let mut from = None;
        let (mut dice, mut watched) = (0, 0);
        for n in self.before..self.all().len() {
            let (shown, next) = (ShownRecord::new(&record, n), &self.all()[n]);
            let rolling = fight::watched(shown, 0);
            let cursor = PlaybackCursor {
                end: n,
                acknowledged: told,
                waiting: false,
                card: None,
                rolling: rolling.is_some(),
            };
            let standing = cursor.card_on_show(&record);
            if matches!(next.event, Event::Roll(_)) {
                // What a line tells has no card while its dice fall.
                assert_eq!(rolling.is_some(), standing.is_some(), "{next:?}");
                (dice, watched) = (dice + 1, watched + usize::from(standing.is_some()));
            }
            if let Some((span, is_over)) = standing {
                assert!(!is_over && *from.get_or_insert(span.from) == span.from);
                let card = event_card::card(shown, span, rolling, &table);
                let words = format!(
                    "{} {} {:?}",
                    card.outcome().headline,
                    card.outcome().sentence,
                    card.facts()
                );
                for word in unsaid {
                    assert!(!words.contains(word), "{word} before its time: {words}");
                }
                if let Some(roll) = rolling {
                    let die = card.roll().expect("it rolls");
                    assert!(die.is_rolling() && die.total.is_none());
                    assert_eq!(
                        card,
                        event_card::card(shown, span, Some(&other(roll)), &table)
                    );
                }
            }
            table.apply(&next.event);
            if let Some(span) =
                event_card::ending(ShownRecord::new(&record, n + 1), told, || table.clone())
            {
                told = n + 1;
                cards.push(self.whole(span, &table));
            }
        }
        assert_eq!(told, self.all().len(), "all of it is told");
        let card = cards.pop().expect("it has a card");
        assert!(cards.is_empty(), "{cards:#?}");
        let is_worth_it = card.waits || card.score().is_some();
        assert_eq!(watched, if is_worth_it { dice } else { 0 }, "{card:?}");
        card
    }

    fn whole(&self, span: CardSpan, table: &Table) -> EventCard {
        assert!(span.is_over);
        event_card::finished_card(self.shown(span.upto), span, table)
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

/// A record of other events in the spans of another: as many, each in its place.
pub fn retold(record: &Record, events: &[EventRecord]) -> Record {
    let mut retold = Record::default();
    let mut open: Vec<SpanId> = vec![Record::GAME];
    for it in events {
        let mut path: Vec<SpanId> = record.path(it.span).collect();
        path.reverse();
        let same = open
            .iter()
            .zip(&path)
            .take_while(|(open, span)| open == span);
        let same = same.count();
        for _ in open.drain(same..) {
            retold.close();
        }
        for span in &path[same..] {
            retold.open(record.span(*span).scope);
            open.push(*span);
        }
        retold.push(it.at, it.event.clone());
    }
    retold
}

pub fn ship(name: &str) -> ShipId {
    ShipId::named(name).unwrap()
}

/// Every card of a game, with the events that it tells.
pub fn told_by_cards(game: &Game) -> Vec<(EventCard, Vec<EventRecord>)> {
    let mut cards = Vec::new();
    each_end(game, 0, |events, Shown { table, cursor }| {
        if let Some(span) = cursor.card {
            let card = event_card::finished_card(cursor.shown(game.record()), span, table);
            cards.push((card, events[span.from..span.upto].to_vec()));
        }
    });
    cards
}
