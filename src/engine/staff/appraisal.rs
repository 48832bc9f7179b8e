//! What the staff reckons a fight to be worth, in hundredths of a victory point.

use crate::engine::combat::{Conditions, Division, FUEL_OF_COMBAT};
use crate::engine::fleet::{Fuel, Mission, MissionId, UnitSet};
use crate::engine::forces::{Raid, RaidId};
use crate::engine::forecast::engagements::Odds;
use crate::engine::forecast::{self, Expectation};
use crate::engine::scenario::{Scenario, Scored};
use crate::engine::table::Table;

/// Fighters that may meet a raid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fighters {
    pub(super) units: u8,
    /// Whether they would fight fuel critical (4.45).
    critical: bool,
}

impl Fighters {
    /// Those of a mission, if they fight with this much fuel before they pay for it.
    pub(super) fn with_fuel(mission: &Mission, fuel: Fuel) -> Fighters {
        let critical = fuel.spend(FUEL_OF_COMBAT).is_critical();
        Fighters {
            units: mission.units.len(),
            critical,
        }
    }

    /// Those of a CAP mission in its box, which always has the fuel for a fight (4.35).
    pub(super) fn on_patrol(units: UnitSet) -> Fighters {
        Fighters {
            units: units.len(),
            critical: false,
        }
    }
}

/// A raid as the staff expects to meet it, in hundredths of points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opposition {
    escorts: u32,
    attack: u32,
    /// Under what conditions it is met, but for the fuel of those who meet it (11.27, 24.4).
    conditions: Conditions,
}

impl Opposition {
    /// A raid as it is, so far as anybody can know.
    fn of(table: &Table, raid: &Raid) -> Opposition {
        let (escorts, attack) = forecast::likely_points(raid);
        Opposition {
            escorts: u32::from(escorts) * 100,
            attack: u32::from(attack) * 100,
            conditions: Conditions::of(table, false).against(table, raid.id),
        }
    }

    /// What there is to meet in the next phase (11.27).
    pub(super) fn in_the_next_phase(self) -> Opposition {
        Opposition {
            conditions: Conditions {
                taking_off: false,
                ..self.conditions
            },
            ..self
        }
    }

    /// What a fight can be expected to leave of it.
    fn after(self, fight: &Expectation) -> Opposition {
        Opposition {
            escorts: self.escorts.saturating_sub(fight.escorts),
            attack: self.attack.saturating_sub(fight.attack),
            ..self
        }
    }
}

/// What fights can be expected to count in victory points.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Count {
    /// For points shot down.
    pub down: f64,
    /// For attack planes among them, which do not get through or bomb a carrier.
    pub kept: f64,
    /// Against us, for units lost.
    pub lost: f64,
}

impl Count {
    /// All of it.
    pub fn sum(&self) -> f64 {
        self.down + self.kept - self.lost
    }
}

/// Victory points that a point of attack planes over the carriers costs, about.
const BOMBS: i32 = 1;

/// What is at stake in the air: the scenario's victory points for each kind of plane, in tenths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes {
    escort: i32,
    attack: i32,
    unit: i32,
}

impl Stakes {
    /// The stakes of a scenario. An attack plane shot down counts twice: it is a point destroyed,
    /// and it does not get through, or bomb a carrier.
    pub(super) fn of(scenario: &Scenario) -> Stakes {
        let worth = |what| scenario.worth(what);
        let destroyed = worth(Scored::PointsDestroyed);
        let bombs = BOMBS * worth(Scored::UsCarriers);
        Stakes {
            escort: destroyed,
            attack: destroyed - worth(Scored::GotThrough) - bombs,
            unit: -worth(Scored::UnitLost) - worth(Scored::UnitLostAtHome),
        }
    }

    /// The stakes of a fight with a raid: one that only flies to Guam bombs nobody.
    pub(super) fn against(self, raid: &Raid) -> Stakes {
        match raid.attacks() {
            true => self,
            false => Stakes {
                attack: self.escort,
                ..self
            },
        }
    }

    /// What a fight can be expected to bring.
    pub(super) fn value(self, fight: &Expectation) -> i32 {
        // Hundredths of at most a few dozen points: they fit.
        let [escorts, attack, lost] = [fight.escorts, fight.attack, fight.lost].map(|it| it as i32);
        (self.escort * escorts + self.attack * attack - self.unit * lost) / 10
    }

    /// What fights count in victory points, on average: for showing alone.
    pub(super) fn count(self, odds: &Odds) -> Count {
        let tenths = |worth: i32, number: f64| f64::from(worth) * number / 10.0;
        let kept = self.attack - self.escort;
        Count {
            down: tenths(self.escort, odds.down()),
            kept: tenths(kept, odds.attack),
            lost: tenths(self.unit, odds.lost),
        }
    }

    /// The best of several ways to fight.
    pub(super) fn best(self, ways: impl IntoIterator<Item = Expectation>) -> Option<Expectation> {
        ways.into_iter().max_by_key(|fight| self.value(fight))
    }

    /// What fighters can do to a raid if they divide in the best way; nothing if there is nothing
    /// left of it.
    fn fight(self, fighters: Fighters, raid: Opposition) -> Option<Expectation> {
        let points = |hundredths: u32| ((hundredths + 50) / 100) as u8;
        let (escorts, attack) = (points(raid.escorts), points(raid.attack));
        if escorts + attack == 0 {
            return None;
        }
        // The odds depend on numbers only, not on who it is.
        let anybody = (MissionId::intercept(1), RaidId(1));
        let division = Division::new(anybody.0, anybody.1, fighters.units, escorts, attack);
        let conditions = Conditions {
            critical: fighters.critical,
            ..raid.conditions
        };
        let ways = division.least..=division.most;
        self.best(ways.map(|against| forecast::expectation(&division, against, conditions)))
    }

    /// What a fight of these fighters against a raid is worth.
    pub(super) fn appraise(self, fighters: Fighters, raid: Opposition) -> i32 {
        self.fight(fighters, raid)
            .map_or(0, |fight| self.value(&fight))
    }

    /// What there will be left of a raid when others have fought it.
    pub(super) fn left(
        self,
        table: &Table,
        raid: &Raid,
        others: impl Iterator<Item = Fighters>,
    ) -> Opposition {
        others.fold(Opposition::of(table, raid), |left, fighters| {
            self.fight(fighters, left)
                .map_or(left, |fight| left.after(&fight))
        })
    }
}
