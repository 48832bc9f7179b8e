//! Fights: air battles and attacks on ships, watched step by step, with the decisions that fall in
//! them.

mod account;
mod aim;
mod assignment;
mod at_sea;
mod attack;
mod attack_events;
mod battle;
mod battle_events;
mod contact;
mod coordination;
mod dialog;
mod division;
mod exchange;
mod firing;
mod foot;
mod line;
mod pace;
mod reason;
mod roll;
mod sky;
mod stage;
mod step;
mod verdict;

pub use account::{Account, Span, account, spans};
pub use aim::Chip;
pub use assignment::Assignment;
pub use at_sea::{AimedAt, AtSea, TargetShip};
pub use attack::{Aimed, Attack, Points};
pub use battle::{AirBattle, Falling, Front};
pub use contact::contact_odds;
pub use coordination::{CoordinationChoice, CoordinationWay};
pub use dialog::{Body, FightView, Picture, Question, fight};
pub use division::{DivisionChoice, DivisionWay, Expected};
pub use exchange::{Exchange, NumberedStep};
pub use firing::FiringChoice;
pub use foot::{Foot, Next};
pub use line::{Line, LinePlace, Plane, Slot, SlotState};
pub use pace::{ROLLING, VERDICT, called, ending, is_fighting, is_over, newest, pause, watched};
pub use roll::{ChartCell, ChartStrip, DieRoll, Meaning};
pub use sky::{Between, Sky};
pub use stage::{Stage, begins, fires_follow, stage};
pub use step::Step;
pub use verdict::{Fact, ScoreLine, ScoreView, ToldStep, Tone, VerdictView, none_or_units};
