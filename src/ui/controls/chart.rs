//! What the player can do on the chart, beside moving it.

use leptos::prelude::*;

use super::Controls;
use crate::engine::fleet::SearchId;
use crate::engine::forces::RaidId;
use crate::engine::map::HexId;
use crate::engine::{Decision, Table};
use crate::ui::state::Focus;
use crate::view::chart::{self, Arrow, LitHex, framing, geometry};
use crate::view::shell::Tab;
use crate::view::stage::OnStage;

/// Pixels of a stage on which the hexes of task groups would be too small for a finger beside all that goes on.
const NARROW: f64 = 760.0;

impl Controls {
    /// The hexes that answer what is asked: where the selected mission, the Task Force or a search can go.
    pub fn lit_hexes(self) -> Vec<LitHex> {
        let (decision, mission) = (self.decision(), self.selection.mission());
        let activity = self.selection.activity();
        self.game
            .with(|game| chart::lit_hexes(game.table(), decision, mission, activity))
    }

    /// Moves the focus to the first lit hex, if any is lit.
    pub fn focus_first_lit_hex(self) {
        let lit = untrack(|| self.lit_hexes());
        if let Some(hex) = chart::first_lit(&lit) {
            self.put_on_stage(OnStage::Chart);
            self.focus.send(Focus::Hex(hex));
        }
    }

    /// Moves the focus to the nearest lit hex in the direction of an arrow key.
    pub fn focus_next_lit_hex(self, from: HexId, arrow: Arrow) {
        let lit = untrack(|| self.lit_hexes());
        if let Some(hex) = chart::next_lit(&lit, from, arrow) {
            self.focus.send(Focus::Hex(hex));
        }
    }

    /// Puts the chart on the stage, with raids in its middle.
    pub fn look_at_raids(self, raids: &[RaidId]) {
        let hexes = |table: &Table| {
            let raids = raids.iter().filter_map(|id| table.raid(*id));
            raids.map(|raid| raid.hex).collect::<Vec<_>>()
        };
        let hexes = untrack(|| self.playback.with_table(hexes));
        if let Some(middle) = geometry::middle(&hexes) {
            self.panels.show_sheet(false);
            self.panels.turn_to(Tab::Enemy);
            self.put_on_stage(OnStage::Chart);
            self.camera.centre(middle);
        }
    }

    /// Puts the chart on the stage, with a search in its middle.
    pub fn look_at_search(self, search: SearchId) {
        let hex = |table: &Table| table.search(search).map(|search| search.hex);
        if let Some(hex) = untrack(|| self.playback.with_table(hex)) {
            self.put_on_stage(OnStage::Chart);
            self.look_at(hex);
        }
    }

    /// Brings a hex to the middle of the chart; it is pointed at, and told of there.
    pub fn look_at(self, hex: HexId) {
        self.panels.show_sheet(false);
        self.selection.point(Some(hex));
        self.camera.centre(geometry::centre(hex));
    }

    /// Shows everything that is going on, and what is asked about.
    pub fn show_action(self) {
        untrack(|| {
            let asked = self.asked_about();
            self.playback.with_table(|table| {
                if let Some(area) = self.to_be_framed(table, asked) {
                    self.camera.frame(area, table);
                }
            });
        });
    }

    /// The part of the chart in which something is going on, with what is asked about, or planned.
    fn to_be_framed(self, table: &Table, asked: Option<[f64; 4]>) -> Option<[f64; 4]> {
        let width = self.camera.peek(|camera| camera.width);
        let action = framing::action(table, width)?;
        Some(match (asked, self.decision()) {
            // Of two hexes side by side each is large enough for a finger.
            (Some(asked), Some(Decision::SearchPath { .. })) => framing::from_near(asked),
            (Some(asked), Some(Decision::UsMovement)) if width < NARROW => {
                framing::from_near(asked)
            }
            (Some(asked), _) => framing::around(asked, action),
            (None, _) => action,
        })
    }

    /// Whether what is asked about is in view, and while the player has not moved the chart himself all that is going on,
    /// from near enough.
    pub fn is_framed(self, asked: Option<[f64; 4]>) -> bool {
        self.playback.with_table(|table| {
            let area = self.to_be_framed(table, asked);
            area.is_none_or(|area| self.camera.is_framed(asked, area, table))
        })
    }

    /// The part of the chart that is asked about: where a search is planned, its sectors.
    pub fn asked_about(self) -> Option<[f64; 4]> {
        if let Some(planned) = self.planned_search() {
            return self.game.with(|game| planned.area(game.table()));
        }
        let (decision, mission) = (self.decision(), self.selection.mission());
        let activity = self.selection.activity();
        self.game
            .with(|game| chart::asked_about(game.table(), decision, mission, activity))
    }
}
