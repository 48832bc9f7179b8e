//! Whether a strike finds its target, or takes another for it (5.2).

use super::{Stage, StrikeAttack, can_pay};
use crate::engine::charts::{APPROXIMATE_SIGHTING, Contact, SECOND_ATTEMPT, STRIKE_CONTACT};
use crate::engine::combat::air_attack::check_contact;
use crate::engine::event::{
    AirEvent, AttackEvent, Choice, DetectionEvent, Event, MoveReason, Purpose,
};
use crate::engine::fleet::MissionId;
use crate::engine::forces::{Detection, Force, ForceId, Intelligence, promote};
use crate::engine::order::Order;
use crate::engine::refusal::{AttackRefusal, Refusal};
use crate::engine::scenario::Scenario;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Fuel a second attempt costs (5.22).
pub(crate) const SECOND_CONTACT: i8 = 1;
/// Hexes within which a W/2 finds a wrong target (5.24).
pub(crate) const WRONG_WITHIN: u8 = 2;

impl StrikeAttack {
    /// Looks for the force on the Strike Contact chart (5.21).
    pub(super) fn look(&mut self, play: &mut Play) {
        let again = self.again;
        let Some(force) = play.table.force(self.force) else {
            return self.give_up(play);
        };
        // An undetected force, which only a second attempt can be at, is no easier to find (5.25).
        let approximate =
            APPROXIMATE_SIGHTING.when(force.detection <= Detection::ApproximateSighting);
        let column = STRIKE_CONTACT.column(contact_range(&play.table, force));
        let result = play.roll(
            Purpose::Contact(self.mission, self.force),
            &STRIKE_CONTACT,
            column,
            approximate.into_iter().chain(SECOND_ATTEMPT.when(again)),
        );
        match result {
            Contact::Contact => self.find(play, self.force),
            Contact::WrongWithinTwo => self.take_for_another(play, WRONG_WITHIN),
            Contact::WrongInHex => self.take_for_another(play, 0),
            Contact::Fail if again => self.give_up(play),
            Contact::Fail => self.stage = Stage::Again,
        }
    }

    /// A wrong target: another force within some hexes of the one looked for, rather a detected
    /// one, then the nearest, then any. If there is none, the strike finds its own (5.24, 5.26).
    fn take_for_another(&mut self, play: &mut Play, within: u8) {
        let Some(target) = play.table.force(self.force) else {
            return self.give_up(play);
        };
        let others: Vec<&Force> = other_forces(&play.table, target, within).collect();
        let rank = |force: &&Force| {
            let distance = force.hex.distance(target.hex);
            (!force.detection.is_detected(), distance)
        };
        let best = others.iter().map(rank).min();
        let best: Vec<ForceId> = others
            .iter()
            .filter(|force| Some(rank(force)) == best)
            .map(|force| force.id)
            .collect();
        let found = if best.is_empty() {
            self.force
        } else {
            play.pick(Choice::WrongTarget(self.mission), &best)
        };
        self.say_what_it_took(play, within, found);
        self.fly_to(play, found);
        if found != self.force && self.proves_to_be_nothing(play, found) {
            return self.found_nothing(play);
        }
        self.find(play, found);
    }

    /// What the strike came to is nothing: it has its second attempt, at any force of the hex, or has had it (5.25,
    /// 5.26).
    pub(super) fn found_nothing(&mut self, play: &mut Play) {
        if self.again {
            self.give_up(play);
        } else {
            self.stage = Stage::AgainAtAny;
        }
    }

    /// Why the strike comes to the force it has found, and what else it could have come to (5.24, 5.26).
    fn say_what_it_took(&self, play: &mut Play, within: u8, found: ForceId) {
        let table = &play.table;
        let (Some(target), Some(there)) = (table.force(self.force), table.force(found)) else {
            return;
        };
        play.happen(Event::Attacks(AttackEvent::WrongTarget {
            mission: self.mission,
            sought: self.force,
            from: target.hex,
            within,
            near: other_forces(table, target, within)
                .map(|force| force.id)
                .collect(),
            found,
            hex: there.hex,
        }));
    }

    /// A wrong target of Level 0 gets its chit when the strike comes to it; it may be nothing at all (5.25).
    fn proves_to_be_nothing(&self, play: &mut Play, found: ForceId) -> bool {
        let Some(force) = play.table.force(found) else {
            return true;
        };
        if force.intelligence != Intelligence::Level0 {
            return false;
        }
        promote(play, found);
        play.table.force(found).is_none()
    }

    /// The strike flies to the force that it takes for its target (5.24).
    fn fly_to(&self, play: &mut Play, found: ForceId) {
        let to = play.table.force(found).map(|force| force.hex);
        let from = play.table.mission(self.mission).map(|strike| strike.hex);
        if let (Some(from), Some(to)) = (from, to)
            && from != to
        {
            play.happen(Event::Air(AirEvent::MissionMoved {
                what: self.mission,
                from,
                to,
                hexes: from.distance(to),
                why: MoveReason::WrongTarget,
            }));
        }
    }

    /// The strike finds a force: it may look for no other, and the force is Spotted (5.21, 5.25).
    fn find(&mut self, play: &mut Play, found: ForceId) {
        let Some(force) = play.table.force(found) else {
            return self.give_up(play);
        };
        let (hex, from) = (force.hex, force.detection);
        play.happen(Event::Attacks(AttackEvent::Contacted {
            mission: self.mission,
            force: found,
            hex,
            wrong: found != self.force,
        }));
        if from != Detection::Spotted {
            play.happen(Event::Detection(DetectionEvent::Changed {
                force: found,
                from,
                to: Detection::Spotted,
                why: "found by a strike",
            }));
        }
        self.force = found;
        self.stage = Stage::Intelligence;
    }

    /// A second attempt needs a fuel point and a detected force in the hex (5.22).
    pub(super) fn may_try_again(&self, play: &Play) -> bool {
        let mut forces = play.table.forces.iter();
        can_pay(&play.table, self.mission)
            && forces.any(|force| check_contact(&play.table, self.mission, force.id).is_ok())
    }

    pub(crate) fn check_second_attempt(
        table: &Table,
        mission: MissionId,
        wrong_target: bool,
        order: Order,
    ) -> Result<(), Refusal> {
        match order {
            Order::GoOn => Ok(()),
            Order::Contact {
                mission: named,
                force,
            } if named == mission => match check_contact(table, mission, force) {
                Err(Refusal::Attacks(AttackRefusal::Undetected(_))) if wrong_target => Ok(()),
                checked => checked,
            },
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn legal_second_attempt(
        table: &Table,
        mission: MissionId,
        wrong_target: bool,
    ) -> Vec<Order> {
        let forces = table.forces.iter().map(|force| Order::Contact {
            mission,
            force: force.id,
        });
        let orders = forces.chain([Order::GoOn]);
        orders
            .filter(|order| {
                StrikeAttack::check_second_attempt(table, mission, wrong_target, *order).is_ok()
            })
            .collect()
    }
}

/// Whether a strike can pay for a second attempt and has a force in its hex, detected or not (5.25).
pub(super) fn may_try_any(table: &Table, mission: MissionId) -> bool {
    let orders = StrikeAttack::legal_second_attempt(table, mission, true);
    can_pay(table, mission) && orders.len() > 1
}

/// The other forces within some hexes of one: what a strike may take for it (5.24).
pub(crate) fn other_forces<'a>(
    table: &'a Table,
    target: &'a Force,
    within: u8,
) -> impl Iterator<Item = &'a Force> {
    let near = move |force: &&Force| force.hex.distance(target.hex) <= within;
    let others = table.forces.iter().filter(|force| force.id != target.id);
    others.filter(near)
}

/// The distance that chooses the column of the Strike Contact chart: from the target to the
/// nearest task group, unless the scenario sets it (5.21).
pub(crate) fn contact_range(table: &Table, force: &Force) -> u8 {
    let set = Scenario::numbered(table.scenario).and_then(|scenario| scenario.contact_range);
    let nearest = table
        .groups_at_sea()
        .map(|group| group.hex.distance(force.hex))
        .min();
    set.or(nearest).unwrap_or(u8::MAX)
}
