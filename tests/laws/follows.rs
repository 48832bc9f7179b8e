//! How a law follows a game: event by event, on a table of its own.

use std::collections::BTreeMap;

use carrier_battle::engine::{Event, EventRecord, Game, Table};

/// What follows a game from its events alone, and holds each to the rules.
pub trait Follows {
    /// Its table, and how many events it has read.
    fn place(&mut self) -> (&mut Table, &mut usize);

    /// Looks at an event that has yet to change the table.
    fn before(&mut self, record: &EventRecord);

    /// Looks at an event that has changed the table.
    fn after(&mut self, _event: &Event) {}

    /// Looks at the table when somebody is asked.
    fn at_rest(&mut self, game: &Game);

    /// Reads on to the game's last event: each stands at its time, and the table is what they make of it.
    fn follow(&mut self, game: &Game) {
        let read = *self.place().1;
        for record in &game.events()[read..] {
            self.before(record);
            let (table, _) = self.place();
            table.apply(&record.event);
            let (at, now) = (record.at, (table.turn, table.phase, table.segment));
            assert_eq!((at.turn, at.phase, at.segment), now);
            self.after(&record.event);
        }
        let (table, read) = self.place();
        *read = game.events().len();
        assert!(
            *table == *game.table(),
            "the table is not that of its events"
        );
        self.at_rest(game);
    }
}

/// What keeps count of what has happened, by name, so that a test can say that the games come everywhere.
pub trait Sees {
    /// The counts.
    fn seen(&mut self) -> &mut BTreeMap<&'static str, u32>;

    /// Counts it.
    fn see(&mut self, what: &'static str) {
        *self.seen().entry(what).or_default() += 1;
    }
}
