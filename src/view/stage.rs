//! The stage, the main area of the page: the chart, or the flight decks.

use super::Activity;
use super::fleet::decks_are_used;
use crate::engine::fleet::MissionId;
use crate::engine::{Decision, SegmentId, Table, Turn, forecast};

/// What is on the stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum OnStage {
    /// The chart; the decks are a picture beside it.
    #[default]
    Chart,
    /// The flight decks; the chart is a picture beside them.
    Decks,
}

impl OnStage {
    /// What is not on the stage while this is.
    #[must_use]
    pub const fn other(self) -> OnStage {
        match self {
            OnStage::Chart => OnStage::Decks,
            OnStage::Decks => OnStage::Chart,
        }
    }

    /// This, or the chart where there are no decks.
    #[must_use]
    pub fn if_used(self, table: &Table) -> OnStage {
        match decks_are_used(table) {
            true => self,
            false => OnStage::Chart,
        }
    }

    /// Its name, as marks in the page carry it.
    pub const fn name(self) -> &'static str {
        match self {
            OnStage::Chart => "chart",
            OnStage::Decks => "decks",
        }
    }
}

/// What the player himself has put on the stage. It holds until the segment ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Switch {
    to: OnStage,
    during: (Turn, u8, Option<SegmentId>),
}

impl Switch {
    /// A switch in the segment of a table.
    pub fn new(table: &Table, to: OnStage) -> Switch {
        Switch {
            to,
            during: (table.turn, table.phase, table.segment),
        }
    }

    /// What it puts on the stage of a table, if its segment lasts.
    fn holds(self, table: &Table) -> Option<OnStage> {
        (Switch::new(table, self.to) == self).then_some(self.to)
    }
}

/// What is on the stage: the chart where only the chart answers, else what the player has put there, else
/// the decks in air operations and while they are readied before the first turn, and the chart at any other time.
pub fn on_stage(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
    activity: Activity,
    switch: Option<Switch>,
) -> OnStage {
    if !decks_are_used(table) || needs_chart(table, decision, mission, activity) {
        return OnStage::Chart;
    }
    let is_of_decks =
        table.segment == Some(SegmentId::UsAirOperations) || decision == Some(Decision::ReadyDecks);
    let by_segment = match is_of_decks {
        true => OnStage::Decks,
        false => OnStage::Chart,
    };
    switch
        .and_then(|switch| switch.holds(table))
        .unwrap_or(by_segment)
}

/// Whether what is asked is answered on the chart: a hex for a mission just launched (4.42), or a fight
/// that is not put aside.
fn needs_chart(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
    activity: Activity,
) -> bool {
    let mission = mission.and_then(|id| table.mission(id));
    let flies = |mission| {
        matches!(decision, Some(Decision::AirOperations { .. }))
            && forecast::flies_now(decision, mission)
            && !forecast::reach(table, mission).is_empty()
    };
    mission.is_some_and(flies) || table.attack.is_some() && !activity.puts_fight_aside()
}
