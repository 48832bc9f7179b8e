//! One air battle of interception: an intercept mission against a raid (4.52-4.57).

use super::air_fire::{self, Conditions};
use super::casualties::lose_units;
use super::division::Division;
use crate::engine::charts::{JAPANESE_AIR_TO_AIR, JapaneseFire, US_AIR_TO_AIR};
use crate::engine::decision::Decision;
use crate::engine::event::{
    AirPoints, Event, Killer, LossEvent, Purpose, RaidEvent, Target, UnitLoss,
};
use crate::engine::fleet::{MissionId, UnitSet};
use crate::engine::forces::{RaidId, sort};
use crate::engine::order::Order;
use crate::engine::record::{AirBattleRound, Scope};
use crate::engine::title::{Play, Step};

/// An air battle in progress. Fuel has been paid before it begins.
#[derive(Clone, Debug)]
pub struct AirBattle {
    mission: MissionId,
    raid: RaidId,
    stage: Stage,
    /// Units against the escorts.
    on_escorts: UnitSet,
    /// Units against the attack planes that can still fire.
    on_attack: UnitSet,
}

/// The steps of a battle, in order.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The raid's fighters are told from its attack planes (10.13).
    Sort,
    /// The player divides his fighters (4.52).
    Divide,
    /// Fighters and escorts fire at each other (4.54).
    Escorts,
    /// An escort that broke through fires on the others (4.57).
    BreakThrough,
    /// The rest fire at the attack planes (4.52).
    AttackPlanes,
    /// It is over.
    Over,
}

impl AirBattle {
    pub(crate) fn new(mission: MissionId, raid: RaidId) -> AirBattle {
        AirBattle {
            mission,
            raid,
            stage: Stage::Sort,
            on_escorts: UnitSet::EMPTY,
            on_attack: UnitSet::EMPTY,
        }
    }

    /// The battle.
    pub(crate) const fn scope(&self) -> Scope {
        Scope::AirBattle {
            mission: self.mission,
            raid: self.raid,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self.stage {
            Stage::Sort => {
                let AirBattle { mission, raid, .. } = *self;
                play.happen(Event::Raids(RaidEvent::BattleBegins { mission, raid }));
                sort(play, self.raid);
                self.stage = Stage::Divide;
            }
            Stage::Divide => {
                let division = self.division(play);
                if division.is_open() {
                    return Step::Ask(Decision::Division(division));
                }
                self.divide(play, division.least);
            }
            Stage::Escorts => {
                play.scoped(round(AirBattleRound::Escorts), |play| {
                    self.fight_escorts(play);
                });
            }
            Stage::BreakThrough => {
                play.scoped(round(AirBattleRound::BreakThrough), |play| {
                    self.break_through(play);
                });
            }
            Stage::AttackPlanes => {
                play.scoped(round(AirBattleRound::AttackPlanes), |play| {
                    self.fight_attack_planes(play);
                });
            }
            Stage::Over => {
                play.happen(Event::Raids(RaidEvent::Fought {
                    mission: self.mission,
                    raid: self.raid,
                }));
                return Step::Done;
            }
        }
        Step::Again
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        if let Order::Divide { escorts } = order {
            self.divide(play, escorts);
        }
    }

    fn division(&self, play: &Play) -> Division {
        let (fighters, attack) = self.points(play);
        Division::new(
            self.mission,
            self.raid,
            self.units(play).len(),
            fighters,
            attack,
        )
    }

    fn divide(&mut self, play: &mut Play, against_escorts: u8) {
        let units = self.units(play);
        self.on_escorts = units.first(against_escorts);
        self.on_attack = units.without(self.on_escorts);
        let (mission, raid) = (self.mission, self.raid);
        play.happen(Event::Raids(RaidEvent::Divided {
            mission,
            raid,
            escorts: self.on_escorts,
            attack: self.on_attack,
        }));
        self.stage = Stage::Escorts;
    }

    /// The battle against the escorts: both sides fire at once (4.54).
    fn fight_escorts(&mut self, play: &mut Play) {
        self.stage = Stage::AttackPlanes;
        let (escorts, _) = self.points(play);
        if escorts == 0 {
            return;
        }
        let destroyed = self
            .us_fire(play, self.on_escorts, Target::Fighters)
            .min(escorts);
        let theirs = self.japanese_fire(play, Purpose::Escort(self.raid, self.mission), escorts);
        self.lose_points(play, destroyed, Target::Fighters);
        self.lose_units(play, self.on_escorts, theirs.eliminated);
        // 4.57: with an A, one surviving escort goes for the fighters that went for the attack planes.
        if theirs.abort && escorts > destroyed && !self.on_attack.is_empty() {
            play.happen(Event::Raids(RaidEvent::BrokeThrough {
                raid: self.raid,
                mission: self.mission,
            }));
            self.stage = Stage::BreakThrough;
        }
    }

    /// The extra attack of one escort, before the battle against the attack planes (4.57).
    fn break_through(&mut self, play: &mut Play) {
        let theirs = self.japanese_fire(play, Purpose::BreakThrough(self.raid, self.mission), 1);
        let lost = self.lose_units(play, self.on_attack, theirs.eliminated);
        self.on_attack = self.on_attack.without(lost);
        // An A here keeps one of them from firing (4.57).
        if theirs.abort && !self.on_attack.is_empty() {
            play.happen(Event::Raids(RaidEvent::HeldOut {
                mission: self.mission,
            }));
            self.on_attack = self.on_attack.without(self.on_attack.last(1));
        }
        self.stage = Stage::AttackPlanes;
    }

    /// The battle against the attack planes, which do not fire back (4.54).
    fn fight_attack_planes(&mut self, play: &mut Play) {
        let (_, attack) = self.points(play);
        if attack > 0 && !self.on_attack.is_empty() {
            let destroyed = self
                .us_fire(play, self.on_attack, Target::AttackPlanes)
                .min(attack);
            self.lose_points(play, destroyed, Target::AttackPlanes);
        }
        self.stage = Stage::Over;
    }

    /// US fighters fire: points destroyed, before the limit of what is there (4.54, 4.55).
    fn us_fire(&self, play: &mut Play, firing: UnitSet, target: Target) -> u8 {
        let modifiers = air_fire::us_fire(self.conditions(play), target);
        let column = US_AIR_TO_AIR.column(firing.len());
        let purpose = Purpose::UsFire(self.mission, self.raid, target);
        play.roll(purpose, &US_AIR_TO_AIR, column, modifiers)
    }

    /// Japanese fighters fire on fighters of the mission (4.54).
    fn japanese_fire(&self, play: &mut Play, purpose: Purpose, points: u8) -> JapaneseFire {
        let modifiers = air_fire::japanese_fire(self.conditions(play), Target::Fighters);
        let column = JAPANESE_AIR_TO_AIR.column(points);
        play.roll(purpose, &JAPANESE_AIR_TO_AIR, column, modifiers)
    }

    fn conditions(&self, play: &Play) -> Conditions {
        Conditions::of(&play.table, self.is_critical(play)).against(&play.table, self.raid)
    }

    /// Destroys air points of the raid, and the raid with its last (4.55).
    fn lose_points(&self, play: &mut Play, points: u8, kind: Target) {
        let Some(raid) = play.table.raid(self.raid).filter(|_| points > 0) else {
            return;
        };
        let hex = raid.hex;
        play.happen(Event::Losses(LossEvent::Points {
            what: AirPoints::Raid(self.raid),
            points,
            aborted: 0,
            kind,
            hex,
            why: Killer::Mission(self.mission),
        }));
        if play
            .table
            .raid(self.raid)
            .is_some_and(|raid| raid.strength.points() == 0)
        {
            play.happen(Event::Raids(RaidEvent::Destroyed { what: self.raid }));
        }
    }

    fn lose_units(&self, play: &mut Play, under_fire: UnitSet, count: u8) -> UnitSet {
        lose_units(play, self.mission, under_fire, count, UnitLoss::Combat)
    }

    fn units(&self, play: &Play) -> UnitSet {
        play.table
            .mission(self.mission)
            .map(|mission| mission.units)
            .unwrap_or_default()
    }

    fn points(&self, play: &Play) -> (u8, u8) {
        let strength = play.table.raid(self.raid).map(|raid| raid.strength);
        strength.map_or((0, 0), |strength| (strength.fighters(), strength.attack()))
    }

    fn is_critical(&self, play: &Play) -> bool {
        play.table
            .mission(self.mission)
            .is_some_and(|mission| mission.fuel.is_critical())
    }
}

const fn round(round: AirBattleRound) -> Scope {
    Scope::AirBattleRound { round }
}
