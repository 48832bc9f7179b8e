//! What happens to a force, and is learnt of it, in the words of its story.

use super::StoryKind;
use super::followed::Followed;
use crate::engine::charts::Waves;
use crate::engine::count_of;
use crate::view::account::{Happened, Happening, SearchAccount};
use crate::view::{intelligence, record, wording};

impl Followed {
    /// Takes in what happens next, of which the searches are all there were.
    pub(super) fn follow(&mut self, happening: Happening, searches: &[SearchAccount]) {
        let Happening {
            number,
            at,
            hex,
            what,
        } = happening;
        self.hex = hex;
        let (kind, title) = match what {
            Happened::Rolled(roll) => {
                self.die = Some((record::die(&roll), number));
                return;
            }
            Happened::Contact { from, to } => return self.detection(at, number, from, to),
            Happened::ComesUp { strikes } => return self.comes_up(at, number, strikes),
            Happened::CalledBack => return self.called_back(at, number),
            Happened::Moves { to, why } => return self.moved(at, number, to, why),
            Happened::LookedFor {
                search,
                range,
                is_seen,
            } => {
                let search = searches.iter().find(|it| it.id == search);
                let Some(search) = search else {
                    return;
                };
                let (kind, title) = looked_for(search, range, is_seen);
                self.tell(at, number, kind, &title);
                self.add(&format!("{}, {}", search.id, search.aim));
                return;
            }
            Happened::Chit { chit, among } => {
                self.tell(at, number, StoryKind::Learnt, &format!("Chit: {chit}"));
                self.add(&match among {
                    Some(chits) => format!("drawn from {}", count_of(chits as u8, "chit", "chits")),
                    None => "one of those kept out for double forces".to_owned(),
                });
                return;
            }
            Happened::CountsAs(chit) => {
                let counts = format!("It counts as {chit}");
                self.tell(at, number, StoryKind::Learnt, &counts);
                self.add("no chit was left in the cup for it");
                return;
            }
            Happened::Reported => (StoryKind::Learnt, "Reported here".to_owned()),
            Happened::Shadowed(search) => (StoryKind::Seen, format!("{search} stays with it")),
            Happened::SoughtByStrike(mission) => {
                (StoryKind::Attacked, format!("{mission} looks for it"))
            }
            Happened::FoundByStrike {
                mission,
                is_mistaken: true,
            } => (
                StoryKind::Attacked,
                format!("{mission} meets it instead of its target"),
            ),
            Happened::FoundByStrike { mission, .. } => {
                (StoryKind::Attacked, format!("{mission} finds it"))
            }
            Happened::Located => (StoryKind::Learnt, "Is it where it was reported?".to_owned()),
            Happened::Level { to, ships } => {
                let words = intelligence::brief(to, &ships);
                (StoryKind::Learnt, format!("Level {}: {words}", to.level()))
            }
            Happened::Ships(ships) => {
                let names: Vec<String> = ships.iter().map(ToString::to_string).collect();
                let names = wording::list(&names);
                (StoryKind::Learnt, format!("Ships seen: {names}"))
            }
            Happened::Tested { known, stands } => {
                let comes_to = match stands {
                    true => " stands the commitment test",
                    false => ": the commitment test fails",
                };
                (StoryKind::Learnt, format!("{}{comes_to}", known.what()))
            }
            Happened::Advantage(true) => (
                StoryKind::Learnt,
                "US Advantage: it does not know that it is seen".to_owned(),
            ),
            Happened::Advantage(false) => (StoryKind::Faded, "The US Advantage is gone".to_owned()),
            Happened::Beside(force) => {
                (StoryKind::Learnt, format!("Comes to light beside {force}"))
            }
            Happened::TwoForces(other) => (
                StoryKind::Learnt,
                format!("It is two forces: {other} sails with it"),
            ),
            Happened::Parts(other) => (StoryKind::Moved, format!("Goes its own way from {other}")),
            Happened::Counter { from, to } => (
                StoryKind::Learnt,
                format!("It is {to} from now on, and was {from}"),
            ),
            Happened::LaunchesRaid(waves) => (StoryKind::Attacked, launches(waves)),
            Happened::Diverts(raid) => (
                StoryKind::Attacked,
                format!("{raid} flies on to Guam instead of home"),
            ),
            Happened::LandsOnGuam { raid, points } => (
                StoryKind::Attacked,
                format!(
                    "{raid} lands on Guam: {} lost to it",
                    count_of(points, "point is", "points are")
                ),
            ),
            Happened::Retires => (StoryKind::Moved, "Retires from now on".to_owned()),
            Happened::MakesFor(oiler) => (StoryKind::Moved, format!("Makes for {oiler}")),
            Happened::TriesForOil {
                oiler,
                refuelled: true,
            } => (StoryKind::Moved, format!("Has its oil from {oiler}")),
            Happened::TriesForOil { oiler, .. } => (
                StoryKind::Moved,
                format!("Waits at {oiler}, without oil yet"),
            ),
            Happened::GivesUpOil => (
                StoryKind::Moved,
                "Seen well: goes home without oil".to_owned(),
            ),
            Happened::LeavesBehind(ship) => {
                (StoryKind::Moved, format!("Leaves {ship} behind, crippled"))
            }
            Happened::LeftBy(force) => (
                StoryKind::Learnt,
                format!("Left behind by {force}, crippled"),
            ),
            Happened::Hit { ship, hits } => (
                StoryKind::Attacked,
                format!("{ship} takes {}", count_of(hits, "hit", "hits")),
            ),
            Happened::Sunk(ship) => (StoryKind::Attacked, format!("{ship} sinks")),
        };
        self.tell(at, number, kind, &title);
    }
}

/// Its raid, of one wave or two.
fn launches(waves: Waves) -> String {
    let points = count_of(waves.first, "point", "points");
    match waves.second {
        0 => format!("Launches a raid of {points}"),
        second => format!("Launches a raid of {points}, and one of {second}"),
    }
}

/// By whom a force was looked for, from how far, and whether it was seen (8.3).
fn looked_for(search: &SearchAccount, range: u8, is_seen: bool) -> (StoryKind, String) {
    let units = wording::by_type(search.units);
    let range = count_of(range, "hex", "hexes");
    let from = format!("{units} of TG {} at {range}", search.base);
    match is_seen {
        true => (StoryKind::Seen, format!("Sighted by {from}")),
        false => (StoryKind::Missed, format!("Not seen by {from}")),
    }
}
