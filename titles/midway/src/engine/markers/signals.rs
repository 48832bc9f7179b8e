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

#[cfg(test)]
mod tests {
    use super::signals_intelligence;
    use crate::engine::markers::OpsDetermination;
    use crate::engine::procedure::Procedure;
    use crate::engine::scenario::OpsMarker;
    use crate::engine::trial;

    #[test]
    fn r6_0_12b_on_a_6_the_next_marker_is_drawn_and_known() {
        let mut play = trial::play(trial::table(), &[6, 1]);
        let first = play.table.ops.pool[0];
        signals_intelligence(&mut play);
        assert_eq!(play.table.ops.known, Some(first));
        assert_eq!(play.table.ops.pool.len(), 22);
        let told = play.events().last().unwrap().event.to_string();
        assert_eq!(told, format!("The next Ops marker will be {first}."));
    }

    #[test]
    fn r6_0_12b_on_1_to_5_nothing_is_learnt() {
        for die in 1..=5 {
            let mut play = trial::play(trial::table(), &[die]);
            signals_intelligence(&mut play);
            assert_eq!(play.table.ops.known, None);
            assert_eq!(play.events().len(), 1);
        }
    }

    #[test]
    fn r6_0_12b_the_known_marker_is_the_next_that_is_played() {
        let mut table = trial::table();
        let line = OpsMarker::Line(crate::engine::map::Line::So);
        table.ops.pool.retain(|marker| *marker != line);
        table.ops.known = Some(line);
        let procedure = Procedure::OpsDetermination(OpsDetermination::default());
        let game = trial::game(table, &[], procedure);
        assert_eq!(game.table().ops.drawn, Some(line));
        assert_eq!(game.table().ops.known, None);
    }

    #[test]
    fn r6_0_12b_an_empty_pool_has_no_next_marker() {
        let mut table = trial::table();
        table.ops.pool.clear();
        let mut play = trial::play(table, &[6]);
        signals_intelligence(&mut play);
        assert_eq!(play.table.ops.known, None);
    }
}
