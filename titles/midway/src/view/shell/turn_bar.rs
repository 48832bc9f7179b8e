//! The bar over the chart: the turn with its days, the phase and its steps, what is active and what is known, and how the game
//! stands.

use crate::engine::Table;
use crate::engine::map::Line;
use crate::engine::scenario::{Level, Phase, TurnStep};
use crate::engine::units::Side;
use crate::engine::victory::{carriers_sunk, level_as_it_stands, threats};
use crate::view::calendar;
use crate::view::chart::place::short_name;
use crate::view::wording;

/// The bar over the chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnBarView {
    /// The days of the turn.
    pub dates: String,
    /// Which turn it is.
    pub turn: String,
    /// Whose phase it is.
    pub phase: &'static str,
    /// The steps of the phase.
    pub steps: Vec<StepView>,
    /// What is active, and what is known.
    pub chips: Vec<Chip>,
    /// How the game stands.
    pub standing: Standing,
}

/// How far a step has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// It is over.
    Past,
    /// It is this one.
    Now,
    /// It is to come.
    Coming,
}

/// A step of the phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StepView {
    /// Its name in short.
    pub name: &'static str,
    /// Its number and its name.
    pub title: String,
    /// How far it has come.
    pub stage: Stage,
}

/// Something that is active or known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chip {
    /// What it is about.
    pub about: ChipKind,
    /// In a word or two.
    pub text: String,
    /// In a sentence.
    pub title: String,
}

/// What a chip is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChipKind {
    /// The line whose operation it is.
    Line,
    /// A line that the marker activates after it.
    Next,
    /// The marker that signals intelligence has told (6.0(12b)).
    Known,
    /// A space that the weather closes (21.2).
    Weather,
    /// A task force of the IJN in a home base of ours (5.0).
    Danger,
}

/// How the game stands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// The level, if it ended so.
    pub level: Level,
    /// What it is made of.
    pub why: String,
    /// Whether the game is over.
    pub is_over: bool,
}

/// The bar over the chart.
pub fn turn_bar(table: &Table) -> TurnBarView {
    let clock = table.clock;
    let now = clock.step;
    let steps = TurnStep::ALL.iter().copied();
    let steps = steps.filter(|step| step.phase() == now.phase());
    TurnBarView {
        dates: format!("{} 1942", calendar::dates(clock.turn.max(1))),
        turn: format!("Turn {}", clock.turn.max(1)),
        phase: match now.phase() {
            Phase::Ijn => "Japanese phase",
            Phase::Usn => "Our phase",
        },
        steps: steps.map(|step| self::step(step, now)).collect(),
        chips: chips(table),
        standing: standing(table),
    }
}

fn step(step: TurnStep, now: TurnStep) -> StepView {
    StepView {
        name: short(step),
        title: format!("Step {}: {step}", step.number()),
        stage: match step.cmp(&now) {
            std::cmp::Ordering::Less => Stage::Past,
            std::cmp::Ordering::Equal => Stage::Now,
            std::cmp::Ordering::Greater => Stage::Coming,
        },
    }
}

/// A step in a word or two.
const fn short(step: TurnStep) -> &'static str {
    match step {
        TurnStep::OperationsDetermination => "Marker",
        TurnStep::IjnSpotting => "They look",
        TurnStep::IjnMovement => "They sail",
        TurnStep::UsnReaction => "Reaction",
        TurnStep::AirLaunch => "They launch",
        TurnStep::IjnCombat | TurnStep::UsnCombat => "Battle",
        TurnStep::AmphibiousAssault => "Landing",
        TurnStep::IjnReturn | TurnStep::UsnReturn => "Return",
        TurnStep::Morale => "Morale",
        TurnStep::IjnLogistics => "Their repairs",
        TurnStep::Organization => "Organization",
        TurnStep::UsnIntelligence => "Intelligence",
        TurnStep::UsnOperations => "Operations",
        TurnStep::UsnLogistics => "Logistics",
        TurnStep::EndOfTurn => "End of turn",
    }
}

fn chips(table: &Table) -> Vec<Chip> {
    let line = |about: ChipKind, line: Line, how: &str| Chip {
        about,
        text: line.text().to_owned(),
        title: format!("The {} line is {how}", line.data().name),
    };
    let active = table
        .clock
        .line
        .map(|it| line(ChipKind::Line, it, "active"));
    let next = table.ops.lines.iter();
    let next = next.map(|it| line(ChipKind::Next, *it, "active next"));
    let known = table.ops.known.map(|marker| Chip {
        about: ChipKind::Known,
        text: format!("Next: {marker}"),
        title: format!("Signals intelligence: the next marker is {marker} (6.0(12b))"),
    });
    let weather = table.weather.iter().map(|space| Chip {
        about: ChipKind::Weather,
        text: format!("Weather: {}", short_name(*space)),
        title: format!("Nobody looks or flies into {space} or out of it in this phase (21.2)"),
    });
    active
        .into_iter()
        .chain(next)
        .chain(known)
        .chain(weather)
        .chain(danger(table))
        .collect()
}

/// The task forces of the IJN in our home bases: one that has ships wins the game for it as the turn ends (5.0).
fn danger(table: &Table) -> impl Iterator<Item = Chip> {
    threats(table).map(|(force, place)| Chip {
        about: ChipKind::Danger,
        text: format!("{force} in {place}"),
        title: match table.is_spotted(force) {
            true => {
                format!("The game is lost if {force} is still in {place} when the turn ends (5.0)")
            }
            false => format!(
                "If {force} has ships, the game is lost when the turn ends with it in {place} (5.0)"
            ),
        },
    })
}

/// How the game would be called if it ended with what is known by now (5.0).
fn standing(table: &Table) -> Standing {
    let [theirs, ours] = [Side::Ijn, Side::Usn].map(|side| carriers_sunk(table, side));
    let mut landed = threats(table).filter(|(force, _)| table.is_spotted(*force));
    let landed = landed
        .next()
        .map(|(force, place)| format!("{force} is in {place}, "));
    let level = table.outcome.map(|outcome| outcome.level);
    Standing {
        level: level.unwrap_or_else(|| level_as_it_stands(table)),
        why: format!(
            "{}{} lost, {theirs} of their carriers sunk, {ours} of ours",
            landed.unwrap_or_default(),
            wording::count(table.captured(), "island base", "island bases")
        ),
        is_over: table.outcome.is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::map::Place;
    use crate::engine::table::ShipPlace;
    use crate::engine::trial;
    use crate::engine::units::{IjnForce, IslandBase, Ship};

    #[test]
    fn r6_0_the_steps_of_the_phase_are_told_past_now_and_coming() {
        let mut table = trial::table();
        table.clock.turn = 3;
        table.clock.step = TurnStep::UsnOperations;
        let bar = turn_bar(&table);
        assert_eq!(
            (bar.dates.as_str(), bar.turn.as_str()),
            ("9 to 12 April 1942", "Turn 3")
        );
        assert_eq!(bar.phase, "Our phase");
        let stages: Vec<Stage> = bar.steps.iter().map(|it| it.stage).collect();
        assert_eq!(
            stages[..4],
            [Stage::Past, Stage::Past, Stage::Now, Stage::Coming]
        );
        assert_eq!(bar.steps.len(), 7);
    }

    #[test]
    fn r5_0_the_standing_is_what_the_game_would_be_called_if_it_ended_so() {
        let mut table = trial::table();
        assert_eq!(turn_bar(&table).standing.level, Level::ClearVictory);
        table.bases[IslandBase::Solomons].captured = true;
        let standing = turn_bar(&table).standing;
        assert_eq!(standing.level, Level::Held);
        assert_eq!(
            standing.why,
            "1 island base lost, 0 of their carriers sunk, 0 of ours"
        );
        for ship in [Ship::Akagi, Ship::Kaga] {
            table.ships[ship].at = ShipPlace::Sunk;
        }
        assert_eq!(turn_bar(&table).standing.level, Level::ClearVictory);
    }

    #[test]
    fn r5_0_a_force_in_a_home_base_of_ours_is_told_before_the_turn_ends() {
        let mut table = trial::table();
        let there = (IjnForce::Covering, Place::Australia);
        trial::ijn(&mut table, there.0, there.1, &[Ship::Kaga]);
        table.ijn_forces[there.0].spotted = false;
        let danger = |table: &Table| {
            let bar = turn_bar(table);
            let mut chips = bar.chips.into_iter();
            let chip = chips.find(|it| it.about == ChipKind::Danger);
            (chip.map(|it| it.title), bar.standing.level)
        };
        // It depends on what its marker hides, and more is not told.
        let (title, level) = danger(&table);
        let says =
            "If Covering has ships, the game is lost when the turn ends with it in Australia (5.0)";
        assert_eq!(title.as_deref(), Some(says));
        assert_eq!(level, Level::ClearVictory);
        table.ijn_forces[there.0].spotted = true;
        let (title, level) = danger(&table);
        let says = "The game is lost if Covering is still in Australia when the turn ends (5.0)";
        assert_eq!(title.as_deref(), Some(says));
        assert_eq!(level, Level::Disaster);
        // Decoys alone win nothing (2.4).
        trial::ijn(&mut table, there.0, there.1, &[]);
        table.ships[Ship::Kaga].at = ShipPlace::Sunk;
        table.ijn_forces[there.0].spotted = true;
        assert_eq!(danger(&table), (None, Level::ClearVictory));
    }
}
