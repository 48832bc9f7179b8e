//! The sentences of the score.

use std::fmt;

use crate::engine::event::ScoreEvent;
use crate::engine::scenario::Scored;
use crate::engine::words::signed;

impl fmt::Display for ScoreEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScoreEvent::Scored { vp, why } => {
                write!(f, "{} for {why}.", signed(*vp))
            }
            ScoreEvent::Ended { score, level } => {
                write!(
                    f,
                    "The battle is over: {}, \u{201c}{level}\u{201d}.",
                    signed(*score)
                )
            }
        }
    }
}

impl fmt::Display for Scored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Scored::PointsDestroyed => "Japanese air points destroyed",
            Scored::UnitLost => "air units lost",
            Scored::GotThrough => "attack planes that got through",
            Scored::UnitLostAway => "units lost far from home",
            Scored::UnitLostAtHome => "units lost over the fleet",
            Scored::JapaneseCarriers => "damage to Japanese carriers",
            Scored::UsCarriers => "damage to our carriers",
            Scored::LevelOne => "a force that is really there",
            Scored::LevelTwo => "a force known at Level 2",
            Scored::LevelThree => "a force known at Level 3",
            Scored::FullyKnown => "a force of which everything is known",
            Scored::SearchUnitLost => "a search unit that found no deck",
            Scored::SubmarinesLost => "submarines lost",
            Scored::LandPointsDestroyed => "air points of land bases destroyed",
            Scored::ShipsExited => "Japanese ships that got past the fleet",
        })
    }
}
