//! The audit log: every event of the games as a line of JSON.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::iter;
use std::path::Path;

use serde::Serialize;

use super::failure::Failure;
use crate::game::Game;
use crate::record::{EventRecord, Span, SpanId};
use crate::title::Title;

/// The events of a game, a line of JSON each, with the spans of the record that open with it. The line on which it
/// begins says what plays it again. It has what a player may not see, too.
pub(super) fn lines<T: Title>(
    number: u64,
    seed: u64,
    player: &impl Serialize,
    game: &Game<T>,
) -> Result<Vec<u8>, Failure> {
    #[derive(Serialize)]
    #[serde(bound = "P: Serialize")]
    struct Line<'a, T: Title, P> {
        game: u64,
        #[serde(flatten)]
        record: &'a EventRecord<T>,
        #[serde(skip_serializing_if = "<[Opens<T>]>::is_empty")]
        opens: Vec<Opens<'a, T>>,
        #[serde(flatten)]
        played: Option<PlayedBy<'a, P>>,
    }
    #[derive(Serialize)]
    struct PlayedBy<'a, P> {
        seed: u64,
        player: &'a P,
    }
    #[derive(Serialize)]
    #[serde(bound = "")]
    struct Opens<'a, T: Title> {
        #[serde(rename = "span")]
        id: SpanId,
        #[serde(flatten)]
        span: &'a Span<T>,
    }
    let mut lines = Vec::new();
    let mut spans = game.record().spans().iter().enumerate().peekable();
    for (at, record) in game.events().iter().enumerate() {
        let opens = iter::from_fn(|| spans.next_if(|(_, span)| span.events.start == at));
        let opens = opens.map(|(id, span)| Opens { id, span }).collect();
        let line = Line {
            game: number,
            record,
            opens,
            played: (at == 0).then_some(PlayedBy { seed, player }),
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
