//! A meeting of ships, as far as its events have been shown (21).

use super::attack::Aimed;
use super::extent::{Fight, FightKind};
use super::{Step, title};
use crate::engine::forces::ForceId;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::ships::ShipId;
use crate::engine::surface::{Side, fires_as, japanese_side, us_side};
use crate::engine::{Roll, Scope, Table, count_of};
use crate::view::account::{
    SurfaceAccount, Withdrawal, Withdrew, fire_of_ship, is_step_of_surface,
};
use crate::view::ship::{self, Pips};
use crate::view::shown_record::ShownRecord;

/// A meeting of ships so far.
#[derive(Clone, PartialEq, Debug)]
pub struct SurfaceAction {
    /// What has been told of it.
    pub account: SurfaceAccount,
    /// The force.
    pub force: ForceId,
    /// Its steps so far.
    pub steps: Vec<Step>,
    /// The last die, or the one that rolls.
    pub roll: Option<Roll>,
    /// Whether it rolls still.
    pub is_rolling: bool,
    /// The sentence for what came of it.
    pub result: String,
    /// Our ships in it, and theirs, the heaviest first.
    pub ships: [Vec<Aimed>; 2],
    /// Whether it is over.
    pub is_over: bool,
}

impl SurfaceAction {
    /// The meeting that the events shown are in, if they are in one; one that is over counts while the player has yet
    /// to see its end. `table` is the table after them.
    pub fn so_far(shown: ShownRecord, is_waiting: bool, table: &Table) -> Option<SurfaceAction> {
        let fight = Fight::newest(shown)?;
        let is_over = fight.is_over(shown.end());
        let Scope::SurfaceBattle { force } = shown.scope(fight.span) else {
            return None;
        };
        if fight.kind != FightKind::Surface || (is_over && !is_waiting) {
            return None;
        }
        let account = SurfaceAccount::of(&shown.events()[fight.from..]);
        let mut action = SurfaceAction {
            force: account.force.unwrap_or(force),
            account,
            steps: Vec::new(),
            roll: None,
            is_rolling: false,
            result: String::new(),
            ships: [Vec::new(), Vec::new()],
            is_over,
        };
        action.tell();
        action.look_at(table);
        Some(action)
    }

    /// Takes from the table what the events do not tell: who is there, and how each ship is.
    fn look_at(&mut self, table: &Table) {
        let hex = self.account.hex;
        let mut ours = hex.map(|hex| us_side(table, hex)).unwrap_or_default();
        // Those that have withdrawn by now were there.
        for Withdrawal { who, to, .. } in &self.account.withdrew {
            if let Withdrew::Groups(groups) = who {
                let of_them = |ship: &ShipId| {
                    let sails_with = table.group_of(*ship);
                    sails_with.is_some_and(|group| groups.contains(group))
                };
                ours.extend(us_side(table, *to).into_iter().filter(of_them));
            }
        }
        let mut theirs = japanese_side(table, self.force);
        for ship in &self.account.ships {
            let side = if ship.is_us() { &mut ours } else { &mut theirs };
            if !side.contains(ship) {
                side.push(*ship);
            }
        }
        self.ships = [ours, theirs].map(|mut ships| {
            // Carriers are targets, and fire at nobody.
            ships.insertion_sort_by_key(|ship| (std::cmp::Reverse(fires_as(*ship)), *ship));
            ships
                .into_iter()
                .map(|ship| self.aimed(table, ship))
                .collect()
        });
    }

    fn aimed(&self, table: &Table, ship: ShipId) -> Aimed {
        let roll = self.roll.as_ref().filter(|_| !self.is_rolling);
        let now = roll
            .filter(|roll| fire_of_ship(roll.purpose).is_some_and(|(_, at)| at == ship))
            .and_then(|roll| roll.purpose.hits(roll.result));
        let rolled = self.account.rolled.iter().find(|(it, _)| *it == ship);
        Aimed {
            ship,
            pips: Pips {
                hits: table.hits(ship),
                now: 0,
                rolled: rolled.map_or(0, |(_, hits)| *hits).max(now.unwrap_or(0)),
            },
            condition: ship::condition(table, ship),
            is_sunk: table.is_sunk(ship),
            rolls: Vec::new(),
        }
    }

    /// Begins the step of a die that rolls still.
    pub(super) fn expect(&mut self, roll: &Roll) {
        if is_step_of_surface(roll.purpose) {
            self.begin(&roll.purpose.to_string());
            self.roll = Some(roll.clone());
            self.is_rolling = true;
        }
    }

    /// Begins a step.
    pub(super) fn begin(&mut self, title: &str) {
        self.steps.push(Step {
            title: title.to_owned(),
            ..Step::default()
        });
        self.roll = None;
        self.result.clear();
    }

    /// The chart of the last die.
    pub(super) fn chart(&self) -> Option<&'static str> {
        self.roll.as_ref().map(|roll| roll.chart)
    }

    /// The ships of a side.
    pub(super) fn side(&self, side: Side) -> &[Aimed] {
        match side {
            Side::Us => &self.ships[0],
            Side::Japanese => &self.ships[1],
        }
    }

    /// The title of the dialog.
    pub fn title(&self) -> String {
        title::of_ships(self.force)
    }

    /// What stands under the title.
    pub fn subtitle(&self) -> String {
        let [ours, theirs] = [Side::Us, Side::Japanese].map(|side| {
            let ships = self.side(side);
            count_of(ships.len() as i64, "ship or unit", "ships and units")
        });
        let hex = self.account.hex.map(|hex| format!("Hex {hex} \u{b7} "));
        format!("{}{ours} against {theirs}", hex.unwrap_or_default())
    }
}
