//! The eight air mission displays, and who holds them (4.13, 4.33).

use super::Table;
use crate::engine::fleet::{CapId, MISSION_DISPLAYS, MissionId};

impl Table {
    /// The air mission display that a CAP mission in its box holds (4.13).
    pub fn cap_display(&self, cap: CapId) -> Option<u8> {
        self.cap(cap)?;
        let group = self.task_group(cap.group)?;
        group.cap_displays.get(usize::from(cap.place)).copied()
    }

    /// The air mission displays in use: those of missions on the map, and of CAP missions in their boxes
    /// (4.13, 4.33).
    fn displays_in_use(&self) -> impl Iterator<Item = u8> {
        let missions = self.missions.iter().map(|mission| mission.id.number);
        missions.chain(self.cap_displays())
    }

    /// The air mission displays of the CAP missions in their boxes (4.13, 4.33).
    pub(crate) fn cap_displays(&self) -> impl Iterator<Item = u8> {
        let caps = self.cap_missions();
        caps.filter_map(|(cap, _)| self.cap_display(cap))
    }

    /// The lowest free air mission display (4.13).
    pub fn free_display(&self) -> Option<u8> {
        (1..=MISSION_DISPLAYS).find(|number| self.displays_in_use().all(|used| used != *number))
    }

    /// The lowest free air mission display, as an intercept mission (4.13).
    pub fn free_intercept(&self) -> Option<MissionId> {
        self.free_display().map(MissionId::intercept)
    }

    /// How many air mission displays are free (4.13).
    pub fn free_displays(&self) -> usize {
        usize::from(MISSION_DISPLAYS).saturating_sub(self.displays_in_use().count())
    }
}
