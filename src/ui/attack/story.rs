//! An attack told from the events shown so far.

use super::ship::Pips;
use crate::engine::fleet::UnitSet;
use crate::engine::forces::RaidId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{
    Attacker, Event, Game, Happening, Purpose, Quarry, Roll, Table, Target, UnitLoss, count,
    targets_of_raid,
};
use crate::ui::fight::Step;

/// An attack so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    /// Who attacks.
    pub by: Attacker,
    /// Whom; a raid over the fleet may not have chosen yet.
    pub target: Option<Quarry>,
    /// Where.
    pub hex: Option<HexId>,
    /// Its steps so far.
    pub steps: Vec<Step>,
    /// The last die.
    pub roll: Option<Roll>,
    /// The chart of the last step.
    pub chart: Option<&'static str>,
    /// The sentences for what came of it.
    pub result: String,
    /// Units of the strike when it began.
    pub units: UnitSet,
    /// Units lost, and those of them that fall just now.
    pub lost: (UnitSet, UnitSet),
    /// Units kept from the attack.
    pub aborted: UnitSet,
    /// Points of fighters and of attack planes when it began: of the raid, or of the CAP.
    pub points: [u8; 2],
    /// How many of them were shot down, and how many of those fall just now.
    pub down: [(u8, u8); 2],
    /// Points of attack planes of the raid kept from the attack.
    pub points_aborted: u8,
    /// Air units lost aboard carriers.
    pub lost_aboard: u8,
    /// The ships that can be hit.
    pub ships: Vec<Aimed>,
    /// Whether it is over.
    pub over: bool,
}

/// A ship that can be hit.
#[derive(Clone, PartialEq, Debug)]
pub struct Aimed {
    /// Which.
    pub ship: ShipId,
    /// Her hits.
    pub pips: Pips,
    /// Her condition in words.
    pub condition: String,
    /// Whether she sank.
    pub sunk: bool,
    /// The damage rolls that are meant for her: their numbers, from 0, and what is added to each.
    pub rolls: Vec<(u8, i8)>,
}

/// Where the events shown stand with an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The event it began with.
    pub start: usize,
    /// Who attacks.
    pub by: Attacker,
    /// Whether it is over.
    pub over: bool,
}

/// The attack that the last of the events belong to, if they belong to one: it begins with what a
/// raid does about the Battle Line, or with its target.
pub fn stage(events: &[Happening]) -> Option<Stage> {
    let mut over = false;
    for (n, happening) in events.iter().enumerate().rev() {
        match &happening.event {
            // The target of a raid may have been preceded by the Battle Line's guns.
            Event::AttackBegins { by, .. } => {
                let by = *by;
                let start = match by {
                    Attacker::Raid(raid) => meeting(&events[..n], raid).unwrap_or(n),
                    Attacker::Strike(_) => n,
                };
                return Some(Stage { start, by, over });
            }
            Event::Roll(Roll {
                purpose: Purpose::BattleLine(raid),
                ..
            }) => {
                let by = Attacker::Raid(*raid);
                return Some(Stage { start: n, by, over });
            }
            Event::AttackOver {
                by: Attacker::Strike(_),
            }
            | Event::RaidWithdrew { .. }
            | Event::RaidDestroyed { .. } => {
                // Only the last event can be the end of what is told.
                if n + 1 != events.len() {
                    return None;
                }
                over = true;
            }
            Event::Segment { .. } | Event::Fought { .. } => return None,
            _ => {}
        }
    }
    None
}

/// The roll of a raid against the Battle Line, just before it chose its target.
fn meeting(events: &[Happening], raid: RaidId) -> Option<usize> {
    let here = events.iter().enumerate().rev();
    let mut here = here.take_while(|(_, happening)| {
        !matches!(
            happening.event,
            Event::Segment { .. } | Event::RaidWithdrew { .. }
        )
    });
    here.find_map(|(n, happening)| match &happening.event {
        Event::Roll(roll) if roll.purpose == Purpose::BattleLine(raid) => Some(n),
        _ => None,
    })
}

impl Attack {
    /// The attack that the events shown are in, if they are in one. `table` is the table after them.
    pub fn so_far(game: &Game, upto: usize, waiting: bool, table: &Table) -> Option<Attack> {
        let events = &game.events()[..upto];
        let stage = stage(events).filter(|stage| waiting || !stage.over)?;
        let mut attack = Attack {
            by: stage.by,
            target: None,
            hex: None,
            steps: Vec::new(),
            roll: None,
            chart: None,
            result: String::new(),
            units: UnitSet::EMPTY,
            lost: (UnitSet::EMPTY, UnitSet::EMPTY),
            aborted: UnitSet::EMPTY,
            points: [0, 0],
            down: [(0, 0); 2],
            points_aborted: 0,
            lost_aboard: 0,
            ships: Vec::new(),
            over: stage.over,
        };
        for happening in &events[stage.start..] {
            attack.tell(&happening.event);
        }
        attack.look(table);
        Some(attack)
    }

    /// Takes from the table what the events do not tell: what it began with is what is left and
    /// what was lost.
    fn look(&mut self, table: &Table) {
        match self.by {
            Attacker::Strike(id) => {
                let mission = table.mission(id);
                self.units = mission.map(|mission| mission.units).unwrap_or_default();
                self.units = self.units.with(self.lost.0);
            }
            Attacker::Raid(id) => {
                if let Some(raid) = table.raid(id) {
                    self.hex = Some(raid.hex);
                    self.points = [raid.strength.fighters(), raid.strength.attack()];
                    for (points, down) in self.points.iter_mut().zip(self.down) {
                        *points += down.0;
                    }
                }
            }
        }
        if let Some(Quarry::Force(id)) = self.target {
            self.hex = table.force(id).map(|force| force.hex);
        }
        for target in self.here(table) {
            self.ship(target);
        }
        let rolls = table.attack.iter().flat_map(|attack| &attack.rolls);
        for (n, roll) in (0..).zip(rolls) {
            if let Some(ship) = roll.ship {
                self.ship(ship).rolls.push((n, roll.modifier));
            }
        }
        for target in &mut self.ships {
            target.pips.hits = table.hits(target.ship);
            target.condition = super::ship::condition(table, target.ship);
            target.sunk = table.is_sunk(target.ship);
        }
    }

    /// The ships of the target that can be hit.
    fn here(&self, table: &Table) -> Vec<ShipId> {
        match self.target {
            Some(Quarry::Force(force)) => table.force(force).map(|force| force.ships.clone()),
            Some(Quarry::TaskGroup(group)) => Some(targets_of_raid(table, group)),
            None => None,
        }
        .unwrap_or_default()
    }

    fn ship(&mut self, ship: ShipId) -> &mut Aimed {
        let at = self.ships.partition_point(|target| target.ship < ship);
        if self.ships.get(at).is_none_or(|target| target.ship != ship) {
            let aimed = Aimed {
                ship,
                pips: Pips::default(),
                condition: String::new(),
                sunk: false,
                rolls: Vec::new(),
            };
            self.ships.insert(at, aimed);
        }
        &mut self.ships[at]
    }

    fn step(&mut self, title: String) {
        self.lost.1 = UnitSet::EMPTY;
        self.down.iter_mut().for_each(|down| down.1 = 0);
        for target in &mut self.ships {
            target.pips.now = 0;
        }
        self.steps.push(Step {
            title,
            detail: String::new(),
        });
        self.roll = None;
        self.chart = None;
        self.result.clear();
    }

    /// Adds a sentence to what came of the step.
    fn say(&mut self, sentence: &str) {
        if !self.result.is_empty() && !sentence.is_empty() {
            self.result.push(' ');
        }
        self.result.push_str(sentence);
        if let Some(step) = self.steps.last_mut() {
            step.detail.clone_from(&self.result);
        }
    }

    fn tell(&mut self, event: &Event) {
        let sentence = event.to_string();
        match event {
            Event::AttackBegins { target, .. } => {
                self.target = Some(*target);
                if let Attacker::Raid(_) = self.by {
                    self.step("The target".to_owned());
                    self.say(&sentence);
                }
            }
            Event::Roll(roll) => {
                if matches!(roll.purpose, Purpose::SecondHex(_) | Purpose::Outbreak(_)) {
                    return;
                }
                self.step(roll.purpose.to_string());
                self.roll = Some(roll.clone());
                self.chart = Some(roll.chart);
                if let (Purpose::Damage(ship), Ok(hits)) = (roll.purpose, roll.result.parse::<u8>())
                {
                    self.ship(ship).pips.rolled += hits;
                }
                self.say(&says(roll));
            }
            Event::Contacted { force, .. } => {
                self.target = Some(Quarry::Force(*force));
                self.say(&sentence);
            }
            Event::MustReturn { .. }
            | Event::Surprised { .. }
            | Event::CapTurns { .. }
            | Event::Damaged { .. }
            | Event::DeckInoperative { .. } => self.say(&sentence),
            Event::CapUp { points, .. } => {
                self.step("Their CAP".to_owned());
                self.points[0] = *points;
                self.say(&sentence);
            }
            Event::StrikeCombat {
                on_escorts,
                on_attack,
                ..
            } => {
                if self.points[0] == 0 {
                    self.step("Their CAP".to_owned());
                    self.points[0] = on_escorts + on_attack;
                }
                self.say(&sentence);
            }
            Event::GunsFire {
                factors,
                what,
                overflown,
            } => {
                let title = match what {
                    _ if !overflown.is_empty() => "The Battle Line fires".to_owned(),
                    what => format!("{what} opens fire"),
                };
                self.step(title);
                let factors = count(*factors, "factor", "factors");
                self.say(&format!("{factors} of anti-aircraft fire."));
            }
            Event::PointsLost { points, kind, .. } => {
                let down = match kind {
                    Target::Fighters => &mut self.down[0],
                    Target::AttackPlanes => &mut self.down[1],
                };
                *down = (down.0 + points, down.1 + points);
                self.say(&sentence);
            }
            Event::UnitLost { what, why, .. } => {
                if *why == UnitLoss::Aboard {
                    self.lost_aboard += 1;
                } else {
                    let unit = UnitSet::from(*what);
                    self.lost = (self.lost.0.with(unit), self.lost.1.with(unit));
                }
                self.say(&sentence);
            }
            Event::Aborted { unit, .. } => {
                self.aborted = self.aborted.with((*unit).into());
                self.say(&sentence);
            }
            Event::PointsAborted { points, .. } => {
                self.points_aborted += points;
                self.say(&sentence);
            }
            Event::AttackStrength { .. } => {
                self.step("The strength of the attack".to_owned());
                self.chart = Some("air_attack_rolls");
                self.say(&sentence);
            }
            Event::Aimed { .. } => {
                if let Attacker::Raid(_) = self.by {
                    if self.chart.is_some() {
                        self.step("The ships it goes for".to_owned());
                    }
                    self.say(&sentence);
                }
            }
            Event::Hits { ship, hits, .. } => {
                self.step(format!("Hits on {ship}"));
                let pips = &mut self.ship(*ship).pips;
                pips.rolled = pips.rolled.saturating_sub(*hits);
                pips.now = *hits;
                self.say(&sentence);
            }
            Event::Sunk { ship } => {
                // She is on the table's list of ships no more.
                self.ship(*ship);
                self.say(&sentence);
            }
            Event::RaidWithdrew { .. } | Event::RaidDestroyed { .. } => {
                self.step("The end of the attack".to_owned());
                self.say(&sentence);
            }
            Event::AttackOver { .. } if self.steps.is_empty() => {
                self.step("The end of the attack".to_owned());
            }
            _ => {}
        }
    }

    /// The title of the dialog.
    pub fn title(&self) -> String {
        match self.target {
            Some(target) => format!("{} attacks {target}", self.by),
            None => format!("{} is over the fleet", self.by),
        }
    }

    /// What stands under the title.
    pub fn subtitle(&self) -> String {
        let hex = self.hex.map(|hex| format!("Hex {hex} \u{b7} "));
        let hex = hex.unwrap_or_default();
        match self.by {
            Attacker::Strike(_) => {
                let planes = self.units.without(self.units.fighters()).len();
                let planes = count(planes, "attack unit", "attack units");
                let escorts = count(self.units.fighters().len(), "escort", "escorts");
                format!("{hex}{planes}, {escorts}")
            }
            Attacker::Raid(_) => {
                let [fighters, attack] = self.points;
                format!("{hex}{fighters} of fighters, {attack} of attack planes")
            }
        }
    }
}

/// What a result of the charts means, where no event says so.
fn says(roll: &Roll) -> String {
    let result = roll.result.as_str();
    let text = match roll.purpose {
        Purpose::Contact(..) if result == "F" => "The strike finds nothing.",
        Purpose::EscortsFire(..) if result == "0" => "Nothing is hit.",
        Purpose::CapOnEscorts(..) | Purpose::CapOnAttackPlanes(..) if result == "-" => "No effect.",
        Purpose::JapaneseGuns(..) | Purpose::UsGuns(..) => {
            let (aborted, lost) = result.split_once('/').unwrap_or((result, ""));
            return match (aborted, lost) {
                ("0", "0") => "The guns hit nothing.".to_owned(),
                _ => format!("{aborted} to be driven off, {lost} to be shot down."),
            };
        }
        Purpose::BattleLine(_) => match result {
            "divert" => "It goes for the battleships.",
            "overfly" => "It flies on to the carriers, over the battleships.",
            _ => "It flies round the battleships to the carriers.",
        },
        Purpose::Damage(_) => {
            return count(result.parse::<u8>().unwrap_or_default(), "hit.", "hits.");
        }
        _ => "",
    };
    text.to_owned()
}
