//! Mutual combat: 6.0(6) on the active line, 6.0(14) everywhere. The player says in which order.

use super::SpaceBattle;
use super::present::is_contested;
use crate::engine::decision::Decision;
use crate::engine::event::{BattleEvent, FlightEvent};
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::table::{BattleKind, Table};
use crate::engine::units::AirUnit;
use crate::engine::{Play, Step};

/// Combat in one space after the other.
#[derive(Clone, Debug)]
pub struct MutualCombat {
    lines: Vec<Line>,
    has_begun: bool,
    /// The space the player has chosen.
    chosen: Option<Place>,
}

impl MutualCombat {
    /// In the IJN's phase, on the active line (6.0(6)).
    pub(crate) fn on(line: Line) -> MutualCombat {
        MutualCombat {
            lines: vec![line],
            has_begun: false,
            chosen: None,
        }
    }

    /// In the USN's phase, on every line (6.0(14)).
    pub(crate) fn everywhere() -> MutualCombat {
        MutualCombat {
            lines: Line::ALL.to_vec(),
            has_begun: false,
            chosen: None,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if !self.has_begun {
            self.has_begun = true;
            launch_planned(play);
            let spaces = self.contested(&play.table);
            if spaces.is_empty() {
                return Step::Done;
            }
            play.happen(BattleEvent::SpacesToFight { spaces });
        }
        // What is fought in one space can leave nothing to fight in another (6.0(14)).
        let left = play.table.combat.to_fight.iter().copied();
        let left: Vec<Place> = left
            .filter(|space| is_contested(&play.table, *space))
            .collect();
        let next = self.chosen.take().filter(|space| left.contains(space));
        match (next, &left[..]) {
            (Some(space), _) | (None, &[space]) => {
                let battle = SpaceBattle::new(space, BattleKind::Mutual);
                Step::Call(Procedure::Battle(battle))
            }
            (None, []) => {
                if !play.table.combat.to_fight.is_empty() {
                    let spaces = Vec::new();
                    play.happen(BattleEvent::SpacesToFight { spaces });
                }
                Step::Done
            }
            (None, _) => Step::Ask(Decision::BattleSpace { spaces: left }),
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, _: &mut Play) {
        if let Order::ChooseSpace { space } = order {
            self.chosen = Some(*space);
        }
    }

    /// Where there is something to fight, line by line from west to east.
    fn contested(&self, table: &Table) -> Vec<Place> {
        let places = self.lines.iter().flat_map(|line| line.places()).copied();
        places.filter(|space| is_contested(table, *space)).collect()
    }
}

/// The strike that was planned in the G-3 step flies (6.0(13a)).
fn launch_planned(play: &mut Play) {
    if let Some(planned) = play.table.planned_strike.clone() {
        let (mut units, space) = (planned.units, planned.space);
        let table = &play.table;
        // 17.2: a carrier that a submarine has damaged since launches nothing. 21.2: nor does anybody in weather that has
        // come up since.
        let can_fly = |unit: &AirUnit| {
            let from = table.base_of(*unit);
            from.is_some_and(|from| !table.has_weather(from) && !table.has_weather(space))
        };
        units.retain(can_fly);
        play.happen(match units.is_empty() {
            true => FlightEvent::StrikePlanned { space, units },
            false => FlightEvent::Launched { units, space },
        });
    }
}
