//! Signals intelligence (6.0(12b)).

use crate::engine::Play;
use crate::engine::charts::{SIGNALS, Signals};
use crate::engine::event::{Choice, MarkerEvent, Purpose};

/// On a 6 the marker of the next turn is drawn now, and is known until it is played. There may be none left: this is the
/// last turn then.
pub(crate) fn signals_intelligence(play: &mut Play) {
    let result = play.roll(Purpose::Signals, &SIGNALS, 0, []);
    let pool = play.table.ops.pool.clone();
    if result == Signals::NextMarkerKnown && !pool.is_empty() {
        let marker = play.pick(Choice::OpsMarker, &pool);
        play.happen(MarkerEvent::Known { marker });
    }
}
