//! An air battle told from the events shown so far.

use crate::engine::fleet::{MissionId, UnitSet};
use crate::engine::forces::RaidId;
use crate::engine::{Event, FuelUse, Game, Purpose, Roll, Table, Target, UnitLoss, count};

/// The step in which the mission fires on the escorts.
const ON_ESCORTS: &str = "Hellcats on the escorts";

/// An air battle so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// The mission.
    pub mission: MissionId,
    /// The raid.
    pub raid: RaidId,
    /// The hex they fight over.
    pub hex: String,
    /// Its steps so far.
    pub steps: Vec<Step>,
    /// The last die.
    pub roll: Option<Roll>,
    /// The sentence for what came of it.
    pub result: String,
    /// Units of the mission when the fight began.
    pub units: UnitSet,
    /// Units against the escorts, once divided.
    pub on_escorts: UnitSet,
    /// Units against the attack planes, once divided.
    pub on_attack: UnitSet,
    /// Units shot down.
    pub lost: UnitSet,
    /// Whether one unit against the attack planes was driven off.
    pub held: bool,
    /// Points of escorts when the fight began, once known.
    pub escorts: Option<u8>,
    /// Points of attack planes when the fight began, once known.
    pub attack: u8,
    /// All points when the fight began.
    pub points: u8,
    /// Points of escorts shot down.
    pub escorts_down: u8,
    /// Points of attack planes shot down.
    pub attack_down: u8,
    /// Where it is: 1 the escorts, 2 the attack planes.
    pub front: u8,
    /// Whether it is over.
    pub over: bool,
    /// The lost counters that fall just now: escorts, attack planes, ours.
    pub falling: (u8, u8, UnitSet),
}

/// One step of a battle.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// What is done.
    pub title: String,
    /// What came of it.
    pub detail: String,
}

/// Whether an event begins an air battle: the fuel for it is paid.
pub fn begins(event: &Event) -> bool {
    matches!(
        event,
        Event::Fuel {
            why: FuelUse::Combat,
            ..
        }
    )
}

impl Story {
    /// The battle that the events shown are in, if they are in one. `table` is the table after them.
    pub fn so_far(game: &Game, upto: usize, waiting: bool, table: &Table) -> Option<Story> {
        let events = &game.events()[..upto];
        let start = events
            .iter()
            .rposition(|happening| begins(&happening.event))?;
        let here = &events[start..];
        let ended = here
            .iter()
            .any(|happening| matches!(happening.event, Event::Fought { .. }));
        if (ended && !waiting)
            || here
                .iter()
                .any(|happening| matches!(happening.event, Event::Segment { .. }))
        {
            return None;
        }
        let Event::Fuel {
            mission,
            spent,
            left,
            ..
        } = here[0].event
        else {
            return None;
        };
        let raid = raid_of(here, table, mission)?;
        let flying = table
            .mission(mission)
            .map(|mission| mission.units)
            .unwrap_or_default();
        let found = table.raid(raid)?;
        let mut story = Story {
            mission,
            raid,
            hex: found.hex.to_string(),
            steps: vec![Step {
                title: "Fuel paid".to_owned(),
                detail: format!("{spent} points; {left} left"),
            }],
            roll: None,
            result: String::new(),
            units: flying,
            on_escorts: UnitSet::EMPTY,
            on_attack: UnitSet::EMPTY,
            lost: UnitSet::EMPTY,
            held: false,
            escorts: None,
            attack: 0,
            points: found.strength.points(),
            escorts_down: 0,
            attack_down: 0,
            front: 0,
            over: ended,
            falling: (0, 0, UnitSet::EMPTY),
        };
        here[1..]
            .iter()
            .for_each(|happening| story.tell(&happening.event));
        // What the battle began with is what is left and what was lost.
        story.units = story.units.with(story.lost);
        story.points += story.escorts_down + story.attack_down;
        if matches!(
            found.strength,
            crate::engine::forces::Strength::Sorted { .. }
        ) {
            story.escorts = Some(found.strength.fighters() + story.escorts_down);
            story.attack = found.strength.attack() + story.attack_down;
        }
        Some(story)
    }

    fn step(&mut self, title: &'static str, detail: String) {
        self.falling = (0, 0, UnitSet::EMPTY);
        let title = title.to_owned();
        self.steps.push(Step { title, detail });
    }

    fn result(&mut self, text: String) {
        if let Some(last) = self.steps.last_mut() {
            last.detail.clone_from(&text);
        }
        self.result = text;
    }

    fn tell(&mut self, event: &Event) {
        match event {
            Event::Roll(roll) => {
                let title = match roll.purpose {
                    Purpose::Escorts(_) => "Fighters told from attack planes",
                    Purpose::UsFire(_, _, Target::Fighters) => ON_ESCORTS,
                    Purpose::Escort(..) => "The escorts fire back",
                    Purpose::BreakThrough(..) => "One escort breaks through",
                    Purpose::UsFire(_, _, Target::AttackPlanes) => "Hellcats on the attack planes",
                    _ => return,
                };
                self.front = match roll.purpose {
                    Purpose::Escorts(_) => 0,
                    Purpose::UsFire(_, _, Target::Fighters) | Purpose::Escort(..) => 1,
                    _ => 2,
                };
                self.step(title, String::new());
                self.roll = Some(roll.clone());
                self.result(says(roll));
            }
            Event::Sorted {
                fighters, attack, ..
            } => {
                self.result(format!(
                    "{fighters} of fighters, {attack} of attack planes."
                ));
            }
            Event::Divided {
                escorts, attack, ..
            } => {
                (self.on_escorts, self.on_attack) = (*escorts, *attack);
                let detail = format!(
                    "{} on the escorts, {} on the attack planes",
                    escorts.len(),
                    attack.len()
                );
                self.step("Hellcats divided", String::new());
                self.result(detail);
                self.roll = None;
            }
            Event::BrokeThrough { .. } => {
                self.result("Aborted: one escort slips past to the others.".to_owned())
            }
            Event::HeldOut { .. } => {
                self.held = true;
                self.result("One unit is driven off and cannot fire.".to_owned());
            }
            Event::PointsLost { points, kind, .. } => {
                let down = format!("{} of {kind} shot down.", count(*points, "point", "points"));
                match kind {
                    Target::Fighters => {
                        self.escorts_down += points;
                        self.falling.0 = *points;
                        // Both sides have fired at once (4.54): this came of the fire before the last.
                        if let Some(ours) = self
                            .steps
                            .iter_mut()
                            .rev()
                            .find(|step| step.title == ON_ESCORTS)
                        {
                            ours.detail.clone_from(&down);
                        }
                        self.result = format!("{down} {}", self.result);
                    }
                    Target::AttackPlanes => {
                        self.attack_down += points;
                        self.falling.1 = *points;
                        self.result(down);
                    }
                }
            }
            Event::UnitLost {
                what,
                why: UnitLoss::Combat,
                ..
            } => {
                self.lost = self.lost.with((*what).into());
                self.falling.2 = self.falling.2.with((*what).into());
                self.result(format!("{what} is shot down."));
            }
            _ => {}
        }
    }
}

/// The raid of a battle: from its events, or from what was declared.
fn raid_of(here: &[crate::engine::Happening], table: &Table, mission: MissionId) -> Option<RaidId> {
    let told = here.iter().find_map(|happening| match &happening.event {
        Event::Sorted { raid, .. } | Event::Divided { raid, .. } | Event::Fought { raid, .. } => {
            Some(*raid)
        }
        Event::Roll(Roll {
            purpose: Purpose::Escorts(raid),
            ..
        }) => Some(*raid),
        _ => None,
    });
    told.or_else(|| {
        table
            .engagements
            .iter()
            .find(|engagement| engagement.interceptor.is(mission))
            .map(|one| one.raid)
    })
}

/// What a result of the charts means.
fn says(roll: &Roll) -> String {
    let number = roll.result.parse::<u8>();
    match (roll.purpose, roll.result.as_str(), number) {
        (Purpose::Escorts(_), points, _) => format!("{points} of the points are fighters."),
        (Purpose::UsFire(..), _, Ok(0)) => "Nothing is hit.".to_owned(),
        (Purpose::UsFire(..), _, Ok(points)) => {
            format!("Up to {} shot down.", count(points, "point", "points"))
        }
        (_, "-", _) => "No effect.".to_owned(),
        (Purpose::Escort(..), "A", _) => {
            "A: one surviving escort may go for the others.".to_owned()
        }
        (Purpose::BreakThrough(..), "A", _) => "A: one of them cannot fire.".to_owned(),
        (_, "E", _) => "E: one unit shot down.".to_owned(),
        (_, "A+E", _) => "A+E: an abort, and one unit shot down.".to_owned(),
        (_, "2E", _) => "2E: two units shot down.".to_owned(),
        (_, other, _) => other.to_owned(),
    }
}
