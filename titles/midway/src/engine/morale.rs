//! IJN morale (6.0(9)).

use super::Play;
use super::charts::{MORALE, USN_CARRIERS_HIT};
use super::event::{MovementEvent, Purpose, SentBack};
use super::map::Line;

/// The IJN's morale on a line at the end of its operation: rolled only if one of the ships that count was hit in it.
pub(crate) fn check(play: &mut Play, line: Line) {
    if play.table.losses_of_operation(line).next().is_none() {
        return;
    }
    // 6.0(9a)
    let carriers = play.table.usn_carriers_hit().count() as i8;
    let modifier = (carriers > 0).then(|| USN_CARRIERS_HIT.of(carriers));
    let total = play.roll(Purpose::Morale { on: line }, &MORALE, 0, modifier);
    // 6.0(9b, c): all such ships hit on this line that are out of action, in whichever operation.
    let losses = play.table.losses_on(line).count();
    if gives_way(usize::from(total), losses) {
        send_home(play, line);
    }
}

/// Whether a line with so many losses is given up with this roll.
pub(crate) const fn gives_way(total: usize, losses: usize) -> bool {
    total < losses
}

/// Every task force of the line goes back to its home base box.
fn send_home(play: &mut Play, line: Line) {
    let to = line.ijn_home_base();
    for force in play.table.ijn_forces_on(line) {
        let place = play.table.place_of(force);
        if let Some(from) = place.filter(|place| *place != to) {
            let why = SentBack::Morale;
            play.happen(MovementEvent::SentBack {
                force,
                from,
                to,
                why,
            });
        }
    }
}

#[cfg(test)]
mod tests;
