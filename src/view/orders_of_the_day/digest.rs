//! What the orders of the day have done since the player's last answer, in one line.

use crate::engine::fleet::{MissionId, UnitSet};
use crate::engine::forces::RaidId;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::orders_of_the_day::GivenBy;
use crate::engine::{Game, Order, count_of};
use crate::view::wording;

/// What was done by orders of the day, kind by kind.
#[derive(Default)]
struct Done {
    courses: Vec<String>,
    searches: u8,
    patrols: UnitSet,
    taken_off: Vec<MissionId>,
    flown: Vec<MissionId>,
    landed: UnitSet,
    met: Vec<RaidId>,
    handled: UnitSet,
    submarines: Vec<String>,
}

/// What the orders of the day have done since the player last answered: "Task Force 58 to 1111, 3 searches out"; nothing
/// where nothing came of them.
pub fn by_orders(game: &Game) -> Option<String> {
    let given_by = game.given_by();
    let own = given_by.iter().rposition(|by| *by == GivenBy::Player);
    let from = own.map_or(0, |own| own + 1);
    let mut done = Done::default();
    for (by, order) in given_by.iter().zip(game.orders()).skip(from) {
        if matches!(by, GivenBy::Line(_)) {
            done.take_in(*order);
        }
    }
    // What has landed since is told with those that landed.
    done.flown
        .retain(|mission| game.table().mission(*mission).is_some());
    // What was lost in landing has a card of its own.
    let lost = game.table().lost.iter().map(|it| it.unit);
    done.landed = done.landed.without(lost.collect());
    let done = done.in_words();
    (!done.is_empty()).then(|| done.join(", "))
}

impl Done {
    fn take_in(&mut self, order: Order) {
        match order {
            Order::MoveTaskForce { to } => self.courses = vec![format!("Task Force 58 to {to}")],
            Order::MoveTaskGroups { groups, to } => self.courses.push(format!("{groups} to {to}")),
            Order::StandBy { .. } => self.courses.push(order.to_string()),
            Order::Tow { ship, to } => self.courses.push(format!("{ship} towed to {to}")),
            Order::Search { .. } => self.searches += 1,
            Order::LaunchCap { units, .. } => self.patrols = self.patrols.with(units),
            Order::Launch { mission, .. } => {
                // Its number may have been another's before.
                self.flown.retain(|flown| *flown != mission);
                note(&mut self.taken_off, mission);
            }
            Order::Fly { mission, .. } => note(&mut self.flown, mission),
            Order::Land { unit, .. } => self.landed = self.landed.with(unit.into()),
            Order::Engage { raid, .. } => note(&mut self.met, raid),
            Order::Raise { unit }
            | Order::Service { unit }
            | Order::Stow { unit }
            | Order::Lower { unit }
            | Order::PushOver { unit }
            | Order::PlaceAboard { unit, .. } => self.handled = self.handled.with(unit.into()),
            Order::MoveSubmarine { .. }
            | Order::Torpedo { .. }
            | Order::StopShadowing { .. }
            | Order::PlaceSubmarine { .. } => self.submarines.push(order.to_string()),
            // What they came to has cards and lines of its own, or they change nothing.
            Order::Hold { .. }
            | Order::Split { .. }
            | Order::PlaceCap { .. }
            | Order::EndMovement
            | Order::EndLanding
            | Order::Fight
            | Order::Divide { .. }
            | Order::Recall { .. }
            | Order::Detach { .. }
            | Order::Contact { .. }
            | Order::Coordinate { .. }
            | Order::Aim { .. }
            | Order::Attack
            | Order::OpenFire { .. }
            | Order::TurnOnLights { .. }
            | Order::TurnOffLights { .. }
            | Order::DeclareSearch
            | Order::FlyThrough { .. }
            | Order::LookFor { .. }
            | Order::Shadow
            | Order::SeekContact { .. }
            | Order::AcceptBattle
            | Order::Evade
            | Order::FireOn { .. }
            | Order::GoOn => {}
        }
    }

    /// What there is to tell, the fleet first.
    fn in_words(mut self) -> Vec<String> {
        let counted = |number: u8, one: &str, several: &str| {
            (number > 0).then(|| count_of(number, one, several))
        };
        let missions = |missions: &[MissionId], verb: &str| match missions {
            [] => None,
            [only] => Some(format!("{only} {verb}")),
            several => Some(format!("{} missions {verb}", several.len())),
        };
        self.met.insertion_sort_by_key(|raid| *raid);
        let met: Vec<String> = self.met.iter().map(ToString::to_string).collect();
        let submarines = match self.submarines.len() {
            0..=2 => self.submarines,
            several => vec![format!("{several} orders to submarines")],
        };
        let rest = [
            counted(self.searches, "search out", "searches out"),
            counted(self.patrols.len(), "unit on patrol", "units on patrol"),
            missions(&self.taken_off, "off"),
            missions(&self.flown, "on the way"),
            counted(self.landed.len(), "unit landed", "units landed"),
            (!met.is_empty()).then(|| format!("fighters against {}", wording::list(&met))),
            counted(
                self.handled.len(),
                "unit moved on deck",
                "units moved on deck",
            ),
        ];
        let all = self.courses.into_iter().chain(rest.into_iter().flatten());
        all.chain(submarines).collect()
    }
}

fn note<T: PartialEq>(all: &mut Vec<T>, one: T) {
    if !all.contains(&one) {
        all.push(one);
    }
}
