//! A meeting of our ships with a force, from the first sight to the withdrawal (21.0).

use super::cripples::sink_the_forsaken;
use super::meeting::{Meeting, Side};
use super::sides::{Weight, fires_as, is_battleship, japanese_side, us_side};
use super::targets::{firing, match_up_the_japanese};
use super::withdrawal::{Came, withdraw};
use super::{evasion, fire, surprise};
use crate::engine::decision::Decision;
use crate::engine::event::{DetectionEvent, Event, SurfaceEvent};
use crate::engine::forces::{
    Detection, ForceId, Intelligence, adjusting, part_for_its_own_cause, promote_one_level,
    remove_the_sunk, take_to_the_highest_level,
};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::record::Scope;
use crate::engine::ships::ShipId;
use crate::engine::title::{Play, Step};

/// Rounds of fire (21.22).
const ROUNDS: u8 = 2;

/// A meeting in progress.
#[derive(Clone, Debug)]
pub struct SurfaceBattle {
    force: ForceId,
    hex: HexId,
    came: Came,
    stage: Stage,
    /// Our ships that fight, and theirs, as it begins.
    fought: [Vec<ShipId>; 2],
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    Sight,
    /// The player is asked (21.12).
    Choice,
    Chosen {
        accepts: bool,
    },
    Fight,
    Round(u8),
    /// The player is asked (21.24).
    Targets(u8),
    Fire(u8),
    Losses,
    Over,
    Done,
}

impl SurfaceBattle {
    pub(crate) fn new(force: ForceId, hex: HexId, came: Came) -> SurfaceBattle {
        SurfaceBattle {
            force,
            hex,
            came,
            stage: Stage::Sight,
            fought: [Vec::new(), Vec::new()],
        }
    }

    pub(crate) const fn scope(&self) -> Scope {
        Scope::SurfaceBattle { force: self.force }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        // A butai may have got another counter (9.11, 9.13).
        if let Some(meeting) = &play.table.markers.meeting {
            self.force = meeting.force;
        }
        self.stage = match self.stage {
            Stage::Sight => self.sight(play),
            Stage::Choice => return Step::Ask(Decision::SurfaceBattle { force: self.force }),
            Stage::Chosen { accepts } => self.evade_or_fight(play, accepts),
            Stage::Fight => self.begin_to_fight(play),
            Stage::Round(number) => self.begin_round(play, number),
            Stage::Targets(number) if firing(&play.table, Side::Us).is_empty() => {
                Stage::Fire(number)
            }
            Stage::Targets(_) => return Step::Ask(Decision::SurfaceFire),
            Stage::Fire(number) => {
                fire::resolve(play);
                match number < ROUNDS {
                    true => Stage::Round(number + 1),
                    false => Stage::Losses,
                }
            }
            Stage::Losses => self.losses(play),
            Stage::Over => self.end(play),
            Stage::Done => return Step::Done,
        };
        Step::Again
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        self.stage = match (order, self.stage) {
            (Order::AcceptBattle, _) => Stage::Chosen { accepts: true },
            (Order::Evade, _) => Stage::Chosen { accepts: false },
            (Order::FireOn { ship, at }, stage) => {
                play.happen(Event::Surface(SurfaceEvent::Aimed { ship, at }));
                stage
            }
            (_, Stage::Targets(number)) => Stage::Fire(number),
            (_, stage) => stage,
        };
    }

    fn meeting(&self, play: &Play) -> Meeting {
        let meeting = play.table.markers.meeting.clone();
        meeting.unwrap_or_else(|| Meeting::new(self.force, self.hex))
    }

    /// The force is known at Level 3, and decides (21.0, steps 1 and 2).
    fn sight(&mut self, play: &mut Play) -> Stage {
        let (force, hex) = (self.force, self.hex);
        let lay_there = self.came.lay_there;
        play.happen(Event::Surface(SurfaceEvent::Met {
            force,
            hex,
            lay_there,
        }));
        adjusting(play, force, |play, mut id| {
            while let Some(there) = play.table.force(id) {
                if there.intelligence.level() >= 3 {
                    break;
                }
                id = promote_one_level(play, id);
            }
            id
        });
        let meeting = self.meeting(play);
        self.force = meeting.force;
        if play.table.force(self.force).is_none() {
            return Stage::Over;
        }
        let accepts = evasion::japanese_choice(&play.table, &meeting).accepts();
        let force = self.force;
        play.happen(Event::Surface(SurfaceEvent::JapaneseChose {
            force,
            accepts,
        }));
        // 12.411: those who stand by a crippled ship never leave her.
        match play.table.groups_in(hex).is_empty() {
            true => Stage::Chosen { accepts: true },
            false => Stage::Choice,
        }
    }

    /// 21.0, step 3.
    fn evade_or_fight(&mut self, play: &mut Play, accepts: bool) -> Stage {
        let theirs = self.meeting(play).japanese_accept;
        let side = match (accepts, theirs) {
            (true, true) => return Stage::Fight,
            (false, false) => {
                let force = self.force;
                play.happen(Event::Surface(SurfaceEvent::BothEvade { force }));
                withdraw(play, &self.came, Side::Us);
                withdraw(play, &self.came, Side::Japanese);
                return Stage::Over;
            }
            (false, true) => Side::Us,
            (true, false) => Side::Japanese,
        };
        if !evasion::evade(play, side) {
            return Stage::Fight;
        }
        withdraw(play, &self.came, side);
        // 12.411: who stands by a crippled ship fights on alone.
        let stands_by = side == Side::Us && !us_side(&play.table, self.hex).is_empty();
        let is_alone = play.table.groups_in(self.hex).is_empty();
        match stands_by && is_alone {
            true => Stage::Fight,
            false => Stage::Over,
        }
    }

    /// Everything is known of the force now, and it is spotted (7.34, 8.12).
    fn begin_to_fight(&mut self, play: &mut Play) -> Stage {
        take_to_the_highest_level(play, self.force);
        self.force = self.meeting(play).force;
        let Some(force) = play.table.force(self.force) else {
            return Stage::Over;
        };
        let from = force.detection;
        if from < Detection::Spotted {
            play.happen(Event::Detection(DetectionEvent::Changed {
                force: self.force,
                from,
                to: Detection::Spotted,
                why: "it fights our ships",
            }));
        }
        self.fought = [
            us_side(&play.table, self.hex),
            japanese_side(&play.table, self.force),
        ];
        surprise::surprise(play, self.hex);
        Stage::Round(1)
    }

    fn begin_round(&mut self, play: &mut Play, number: u8) -> Stage {
        let theirs = japanese_side(&play.table, self.force);
        if theirs.is_empty() || us_side(&play.table, self.hex).is_empty() {
            return Stage::Losses;
        }
        play.begin_stage(Scope::SurfaceRound { number });
        play.happen(Event::Surface(SurfaceEvent::RoundBegins { number }));
        match_up_the_japanese(play);
        Stage::Targets(number)
    }

    /// Who has lost more withdraws, and a force that has lost too much retires (21.27, 21.28).
    fn losses(&mut self, play: &mut Play) -> Stage {
        play.end_stage();
        let lost = |ships: &[ShipId]| {
            let lost = ships.iter().copied();
            lost.filter(|ship| play.table.is_sunk(*ship))
                .collect::<Vec<ShipId>>()
        };
        let [ours, theirs] = [lost(&self.fought[0]), lost(&self.fought[1])];
        play.happen(Event::Surface(SurfaceEvent::Fought {
            us_lost: ours.len() as u8,
            japanese_lost: theirs.len() as u8,
        }));
        remove_the_sunk(play);
        self.retire(play, &theirs);
        if ours.len() >= theirs.len() {
            withdraw(play, &self.came, Side::Us);
        }
        if theirs.len() >= ours.len() {
            withdraw(play, &self.came, Side::Japanese);
        }
        Stage::Over
    }

    /// 21.28, 19.1, 19.4.
    fn retire(&self, play: &mut Play, lost: &[ShipId]) {
        let id = self.force;
        let Some(force) = play.table.force(id) else {
            return;
        };
        let had_battleships = self.fought[1].iter().any(|ship| is_battleship(*ship));
        let is_grave = |ship: &ShipId| match had_battleships {
            true => is_battleship(*ship),
            false => fires_as(*ship) == Some(Weight::Cruiser),
        };
        let is_surface = force.intelligence == Intelligence::Level3Surface;
        if !is_surface || !lost.iter().any(is_grave) {
            return;
        }
        let (twin, retires_already) = (force.twin, force.retiring);
        if !retires_already {
            play.happen(Event::Surface(SurfaceEvent::Retires { force: id }));
        }
        part_for_its_own_cause(play, id, twin);
    }

    fn end(&mut self, play: &mut Play) -> Stage {
        let (force, hex) = (self.force, self.hex);
        sink_the_forsaken(play, hex);
        play.happen(Event::Surface(SurfaceEvent::Over { force, hex }));
        Stage::Done
    }
}
