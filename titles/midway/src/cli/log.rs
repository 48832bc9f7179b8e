//! The audit log: every event of the games as a line of JSON.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::iter;
use std::path::Path;

use kernel::SpanId;
use serde::Serialize;

use super::autoplay::Player;
use super::failure::Failure;
use crate::engine::event::{Event, SetupEvent};
use crate::engine::{EventRecord, Game, Midway};

type Span = kernel::Span<Midway>;

/// The events of a game, a line of JSON each, with the spans of the record that open with it. The line on which it
/// begins says what plays it again. It has what the player may not see, too.
pub(super) fn lines(
    number: u64,
    seed: u64,
    player: Player,
    game: &Game,
) -> Result<Vec<u8>, Failure> {
    #[derive(Serialize)]
    struct Line<'a> {
        game: u64,
        #[serde(flatten)]
        record: &'a EventRecord,
        #[serde(skip_serializing_if = "<[Opens]>::is_empty")]
        opens: Vec<Opens<'a>>,
        #[serde(flatten)]
        played: Option<PlayedBy>,
    }
    #[derive(Serialize)]
    struct PlayedBy {
        seed: u64,
        player: Player,
    }
    #[derive(Serialize)]
    struct Opens<'a> {
        #[serde(rename = "span")]
        id: SpanId,
        #[serde(flatten)]
        span: &'a Span,
    }
    let mut lines = Vec::new();
    let mut spans = game.record().spans().iter().enumerate().peekable();
    for (at, record) in game.events().iter().enumerate() {
        let opens = iter::from_fn(|| spans.next_if(|(_, span)| span.events.start == at));
        let opens = opens.map(|(id, span)| Opens { id, span }).collect();
        let begins = matches!(record.event, Event::Setup(SetupEvent::Game { .. }));
        let line = Line {
            game: number,
            record,
            opens,
            played: begins.then_some(PlayedBy { seed, player }),
        };
        serde_json::to_writer(&mut lines, &line)?;
        lines.push(b'\n');
    }
    Ok(lines)
}

/// The log file.
pub(super) struct Log<'a> {
    path: &'a Path,
    file: BufWriter<File>,
}

impl Log<'_> {
    pub(super) fn create(path: &Path) -> Result<Log<'_>, Failure> {
        let file = File::create(path).map_err(|error| Log::failure(path, &error))?;
        Ok(Log {
            path,
            file: BufWriter::new(file),
        })
    }

    pub(super) fn write(&mut self, lines: &[u8]) -> Result<(), Failure> {
        self.file
            .write_all(lines)
            .map_err(|error| Log::failure(self.path, &error))
    }

    pub(super) fn finish(mut self) -> Result<(), Failure> {
        self.file
            .flush()
            .map_err(|error| Log::failure(self.path, &error))
    }

    fn failure(path: &Path, error: &std::io::Error) -> Failure {
        Failure::new(format!("cannot write the log {}: {error}", path.display()))
    }
}
