//! Strike combat: a strike and the CAP over its target (4.53, 5.42).

use super::air_fire::{self, Conditions};
use super::casualties::{abort_units, lose_units};
use super::division::one_for_two;
use crate::engine::charts::{JAPANESE_AIR_TO_AIR, JapaneseFire, US_AIR_TO_AIR};
use crate::engine::event::{
    AirPoints, AttackEvent, Event, Killer, LossEvent, Purpose, Target, UnitLoss,
};
use crate::engine::fleet::{MissionId, UnitSet};
use crate::engine::forces::ForceId;
use crate::engine::title::Play;

/// How some points of CAP divide against a strike with some escorts: one point takes on two
/// escorts, and at least one takes on any; the rest are free for the attack planes (4.53).
pub const fn divide_cap(points: u8, escorts: u8) -> (u8, u8) {
    let wanted = one_for_two(escorts);
    let on_escorts = if wanted < points { wanted } else { points };
    (on_escorts, points - on_escorts)
}

/// Fights the CAP of a force (4.53): first the escorts with the points that take them on, then
/// what is left on the attack planes, which do not fire.
pub(crate) fn fight(play: &mut Play, mission: MissionId, force: ForceId) {
    let cap = play.table.force(force).and_then(|force| force.cap);
    let (Some(points @ 1..), Some(strike)) = (cap, play.table.mission(mission)) else {
        return;
    };
    let escorts: UnitSet = strike.units.fighters();
    let battle = StrikeCombat {
        mission,
        force,
        short: strike.fuel.is_critical(),
    };
    let (on_escorts, mut on_attack) = divide_cap(points, escorts.len());
    play.happen(Event::Attacks(AttackEvent::StrikeCombat {
        mission,
        force,
        on_escorts,
        on_attack,
    }));
    if on_escorts > 0 && battle.fight_escorts(play, escorts, on_escorts) {
        play.happen(Event::Attacks(AttackEvent::CapTurns { force, mission }));
        on_attack += 1;
    }
    // 4.53: without escorts the points count twice on the table.
    let counting = if escorts.is_empty() {
        2 * on_attack
    } else {
        on_attack
    };
    battle.fight_attack_planes(play, counting);
}

struct StrikeCombat {
    mission: MissionId,
    force: ForceId,
    /// Whether the strike is fuel critical (4.45).
    short: bool,
}

impl StrikeCombat {
    /// Escorts and CAP fire at each other (4.54). Says whether a point of the CAP turns on the
    /// attack planes (4.57).
    fn fight_escorts(&self, play: &mut Play, escorts: UnitSet, points: u8) -> bool {
        let StrikeCombat {
            mission,
            force,
            short,
        } = *self;
        let conditions = Conditions::of(&play.table, short);
        let destroyed = play
            .roll(
                Purpose::EscortsFire(mission, force),
                &US_AIR_TO_AIR,
                US_AIR_TO_AIR.column(escorts.len()),
                air_fire::us_fire(conditions, Target::Fighters),
            )
            .min(points);
        let theirs = self.cap_fires(
            play,
            Purpose::CapOnEscorts(force, mission),
            points,
            Target::Fighters,
        );
        if let Some(hex) = play.table.force(force).map(|force| force.hex)
            && destroyed > 0
        {
            play.happen(Event::Losses(LossEvent::Points {
                what: AirPoints::Force(force),
                points: destroyed,
                aborted: 0,
                kind: Target::Fighters,
                hex,
                why: Killer::Mission(mission),
            }));
        }
        lose_units(play, mission, escorts, theirs.eliminated, UnitLoss::Combat);
        theirs.abort && points > destroyed
    }

    /// The CAP that is free fires on the attack planes: an E is a unit lost, an A one that is kept
    /// from the attack (4.56, 4.57).
    fn fight_attack_planes(&self, play: &mut Play, points: u8) {
        let StrikeCombat { mission, force, .. } = *self;
        let planes = attack_planes(play, mission);
        if points == 0 || planes.is_empty() {
            return;
        }
        let fire = self.cap_fires(
            play,
            Purpose::CapOnAttackPlanes(force, mission),
            points,
            Target::AttackPlanes,
        );
        let lost = lose_units(play, mission, planes, fire.eliminated, UnitLoss::Combat);
        abort_units(play, mission, planes.without(lost), u8::from(fire.abort));
    }

    fn cap_fires(
        &self,
        play: &mut Play,
        purpose: Purpose,
        points: u8,
        target: Target,
    ) -> JapaneseFire {
        let conditions = Conditions::of(&play.table, self.short);
        play.roll(
            purpose,
            &JAPANESE_AIR_TO_AIR,
            JAPANESE_AIR_TO_AIR.column(points),
            air_fire::japanese_fire(conditions, target),
        )
    }
}

/// The attack planes of a strike that still take part in its attack.
pub(crate) fn attack_planes(play: &Play, mission: MissionId) -> UnitSet {
    let units = play
        .table
        .mission(mission)
        .map(|mission| mission.units)
        .unwrap_or_default();
    let aborted = play
        .table
        .attack
        .as_ref()
        .map(|attack| attack.aborted)
        .unwrap_or_default();
    units.without(units.fighters()).without(aborted)
}
