//! To which raid or strike everything belongs that was lost, hit and scored.

use super::Tally;
use super::story::FightTold;
use crate::engine::fleet::MissionId;
use crate::engine::forces::RaidId;
use crate::engine::{AirPoints, Event, Happening};

/// To what something belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    /// A raid: what it did, and what was done to it.
    Raid(RaidId),
    /// A strike.
    Strike(MissionId),
    /// Neither: fuel, landing, fire.
    Nobody,
}

/// What each raid and each strike came to. Every event counts once.
pub(super) fn tallies(shown: &[Happening], fights: &[FightTold]) -> Vec<(Owner, Tally)> {
    let mut tallies: Vec<(Owner, Tally)> = Vec::new();
    let mut cause = Owner::Nobody;
    for (n, happening) in shown.iter().enumerate() {
        let event = &happening.event;
        // What is scored follows at once what brought it about.
        if !matches!(event, Event::Score { .. }) {
            let fight = fights
                .iter()
                .find(|fight| (fight.span.from..fight.span.upto).contains(&n));
            cause = fight.map_or_else(|| elsewhere(event), of_fight);
        }
        match tallies.iter_mut().find(|(owner, _)| *owner == cause) {
            Some((_, tally)) => tally.add(event),
            None => {
                let mut tally = Tally::default();
                tally.add(event);
                tallies.push((cause, tally));
            }
        }
    }
    tallies
}

fn of_fight(fight: &FightTold) -> Owner {
    match (fight.raid, fight.mission) {
        (Some(raid), _) => Owner::Raid(raid),
        (None, Some(mission)) => Owner::Strike(mission),
        (None, None) => Owner::Nobody,
    }
}

fn elsewhere(event: &Event) -> Owner {
    match event {
        Event::RaidPlaced { what: raid, .. }
        | Event::GotThrough { raid, .. }
        | Event::RaidWithdrew { raid }
        | Event::PointsLost {
            what: AirPoints::Raid(raid),
            ..
        } => Owner::Raid(*raid),
        _ => Owner::Nobody,
    }
}
