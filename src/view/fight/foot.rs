//! The foot of the dialog: figures or a note, and the buttons.

use super::assignment::assigned;
use super::attack::Attack;
use super::battle::AirBattle;
use super::contact::contact_odds;
use super::firing::open_fire;
use super::surface::SurfaceAction;
use crate::engine::fleet::MissionId;
use crate::engine::forecast::attacks;
use crate::engine::staff::suggestion;
use crate::engine::surface::Side;
use crate::engine::{Attacker, Decision, Game, Order, Table};
use crate::view::{Activity, Answer};

/// The foot of the dialog.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Foot {
    /// A sentence.
    pub note: String,
    /// Figures, each after its name.
    pub figures: Vec<(String, String)>,
    /// Whether the chart of the last step can be asked for.
    pub has_chart: bool,
    /// That chart, if there is one.
    pub chart: Option<&'static str>,
    /// The answers to the decision.
    pub answers: Vec<Answer>,
    /// How to go on while nothing is asked.
    pub next: Option<Next>,
}

/// How a fight goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// Step by step, or at once to the end.
    Step,
    /// It is over, and has been seen.
    GoOn,
}

impl Next {
    /// What stands on its button.
    pub fn label(self) -> &'static str {
        match self {
            Next::Step => "Next",
            Next::GoOn => "Go on",
        }
    }
}

impl Foot {
    /// What goes on and gives no order.
    fn of_exchange(
        figures: Vec<(String, String)>,
        chart: Option<&'static str>,
        is_over: bool,
    ) -> Foot {
        Foot {
            // How it ended says them all.
            figures: if is_over { Vec::new() } else { figures },
            has_chart: true,
            chart,
            next: Some(match is_over {
                true => Next::GoOn,
                false => Next::Step,
            }),
            ..Foot::default()
        }
    }

    /// Of an air battle while nothing is asked: the figures so far.
    pub(super) fn of_battle(battle: &AirBattle) -> Foot {
        let down = battle.account.escorts_down + battle.account.attack_down;
        let points = format!("{} \u{2192} {} points", battle.points, battle.points - down);
        let figures = vec![
            (battle.raid.to_string(), points),
            ("Shot down".to_owned(), down.to_string()),
            (
                "Hellcats lost".to_owned(),
                battle.account.lost.len().to_string(),
            ),
        ];
        let chart = battle.roll.as_ref().map(|roll| roll.chart);
        Foot::of_exchange(figures, chart, battle.is_over)
    }

    /// Of an attack on ships while nothing is asked.
    pub(super) fn of_attack(attack: &Attack) -> Foot {
        let down = attack.account.fighters.down + attack.account.attack_planes.down;
        let (lost, aborted) = match attack.by {
            Attacker::Strike(_) => (attack.account.lost.len(), attack.account.aborted.len()),
            Attacker::Raid(_) => (attack.account.lost_aboard, attack.account.points_aborted),
        };
        let figures = [
            ("Shot down", down),
            ("Units lost", lost),
            ("Driven off", aborted),
        ];
        let figures = figures.map(|(name, figure)| (name.to_owned(), figure.to_string()));
        Foot::of_exchange(figures.into(), attack.chart, attack.is_over)
    }

    /// Of a meeting of ships while nothing is asked: the hits so far.
    pub(super) fn of_surface(action: &SurfaceAction) -> Foot {
        let hits = |side: Side| -> u8 {
            let all = action.account.hits.iter();
            all.filter(|(ship, _)| ship.is_us() == (side == Side::Us))
                .map(|(_, hits)| hits)
                .sum()
        };
        let figures = [
            ("Hits on them", hits(Side::Japanese)),
            ("Hits on us", hits(Side::Us)),
        ];
        let figures = figures.map(|(name, figure)| (name.to_owned(), figure.to_string()));
        Foot::of_exchange(figures.into(), action.chart(), action.is_over)
    }

    /// Of a decision that falls in an attack.
    pub(super) fn of_decision(
        game: &Game,
        table: &Table,
        attack: &Attack,
        decision: Decision,
        activity: Activity,
    ) -> Foot {
        match decision {
            Decision::SecondAttempt { mission, .. } => second_attempt(game, table, mission, attack),
            Decision::Assignment { .. } => {
                let answer = assigned(game, table);
                let note = match answer.kind {
                    Some(_) => "The attack begins once every roll has its ship.",
                    None => "",
                };
                Foot {
                    note: note.to_owned(),
                    answers: vec![answer],
                    ..Foot::default()
                }
            }
            Decision::Overflight { .. } => Foot {
                answers: vec![open_fire(game, table, activity)],
                ..Foot::default()
            },
            // It is answered above.
            _ => Foot::default(),
        }
    }
}

/// The fuel left, the way home, and the forces to look for once more (5.22).
fn second_attempt(game: &Game, table: &Table, mission: MissionId, attack: &Attack) -> Foot {
    let fuel = table.mission(mission).map(|mission| mission.fuel);
    let left = fuel.map(|fuel| format!("{mission} has {fuel}."));
    let suggested = suggestion(game);
    let home = Answer::new(game, "Fly home", Order::GoOn);
    let mut answers = vec![home.primary(suggested == Some(Order::GoOn))];
    for force in &table.forces {
        let look = Order::Contact {
            mission,
            force: force.id,
        };
        let odds = contact_odds(&attacks::contact(table, force.id, true));
        let label = format!("Look for {} \u{b7} 1 fuel", force.id);
        let answer = Answer::new(game, label, look).detail(format!("\u{b7} {odds}"));
        if answer.refusal.is_none() {
            answers.push(answer.primary(suggested == Some(look)));
        }
    }
    Foot {
        note: left.unwrap_or_default(),
        has_chart: true,
        chart: attack.chart,
        answers,
        ..Foot::default()
    }
}
