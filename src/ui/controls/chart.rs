//! What the player can do on the chart, beside moving it.

use leptos::prelude::*;

use super::Controls;
use crate::engine::Table;
use crate::engine::fleet::SearchId;
use crate::engine::forces::RaidId;
use crate::engine::map::HexId;
use crate::ui::state::Focus;
use crate::view::chart::in_view::AskedOfChart;
use crate::view::chart::{self, Arrow, Camera, LitHex, Unit, geometry};
use crate::view::shell::Tab;
use crate::view::stage::OnStage;

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

    /// Frames the chart on everything that is going on, and what is asked about.
    pub fn show_action(self) {
        untrack(|| {
            let asked = self.asked_of_chart();
            self.playback
                .with_table(|table| self.camera.frame(table, asked));
        });
    }

    /// Shows the whole chart; asked for once more, what is going on.
    pub fn show_whole_chart(self) {
        if self.camera.peek(Camera::shows_whole) {
            return self.show_action();
        }
        self.camera.fit();
    }

    /// Brings into view what must be seen, by as little as that takes.
    pub fn show_what_is_asked(self) {
        untrack(|| {
            let asked = self.asked_of_chart();
            self.playback
                .with_table(|table| self.camera.show(table, asked));
        });
    }

    /// What is asked, as far as the chart is concerned.
    pub fn asked_of_chart(self) -> AskedOfChart {
        AskedOfChart {
            decision: self.decision(),
            area: self.asked_about(),
            suggested: self.suggested_area(),
        }
    }

    /// The part of the chart that the suggested answer is about.
    fn suggested_area(self) -> Option<[f64; 4]> {
        let suggested = self.asked.prompt.with(|prompt| {
            let suggested = prompt.as_ref()?.suggested()?;
            Some(suggested.orders().to_vec())
        })?;
        self.game
            .with(|game| chart::area_of(game.table(), &suggested))
    }

    /// The hexes that are asked about.
    pub fn asked_hexes(self) -> Vec<HexId> {
        let (decision, mission) = (self.decision(), self.selection.mission());
        let activity = self.selection.activity();
        self.game
            .with(|game| chart::asked_hexes(game.table(), decision, mission, activity))
    }

    /// Who is asked about.
    pub fn asked_units(self) -> Vec<Unit> {
        let (decision, mission) = (self.decision(), self.selection.mission());
        self.game
            .with(|game| chart::asked_units(game.table(), decision, mission))
    }

    /// The part of the chart that is asked about: where a search is planned, its sectors.
    fn asked_about(self) -> Option<[f64; 4]> {
        if let Some(planned) = self.planned_search() {
            return self.game.with(|game| planned.area(game.table()));
        }
        let (decision, mission) = (self.decision(), self.selection.mission());
        let activity = self.selection.activity();
        self.game
            .with(|game| chart::asked_about(game.table(), decision, mission, activity))
    }
}
