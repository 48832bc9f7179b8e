//! What is counted in every game, by scenario.

use std::ops::RangeInclusive;

use kernel::command_line::Share;

use super::battle::BATTLE;
use super::two_days::TWO_DAYS;
use crate::engine::fleet::MissionType;
use crate::engine::forces::{Detection, Fate, Launcher, Raid};
use crate::engine::ships::{Condition, ShipId};
use crate::engine::{
    AirPoints, AttackEvent, ButaiEvent, DeckEvent, DetectionEvent, Event, ForceEvent, Game, Killer,
    LossEvent, ProcedureEvent, Scenario, Scored, Table,
};

/// Something that is counted in every game.
pub(super) struct Measure {
    /// Its name in JSON.
    pub(super) key: &'static str,
    /// Its name for the reader.
    pub(super) title: &'static str,
    /// What a scenario must score, one of these, for it to be of interest; always, if nothing.
    wanted_for: &'static [Scored],
    /// How much of it there was in a game.
    pub(super) of: fn(&Game) -> usize,
    /// Of what it is also told how many in a hundred it was.
    pub(super) share: Option<fn(&Game) -> Share>,
}

impl Measure {
    /// One of the whole battle alone.
    pub(super) const fn of_the_battle(
        key: &'static str,
        title: &'static str,
        of: fn(&Game) -> usize,
    ) -> Measure {
        Measure {
            key,
            title,
            wanted_for: &[],
            of,
            share: None,
        }
    }

    /// It, with its share in all games together.
    pub(super) const fn sharing(self, share: fn(&Game) -> Share) -> Measure {
        Measure {
            share: Some(share),
            ..self
        }
    }
}

/// Everything that is counted, in the order of the table.
const MEASURES: [Measure; 32] = [
    Measure {
        key: "points_destroyed",
        title: "Points destroyed",
        wanted_for: &[],
        of: |game| usize::from(game.table().points_destroyed),
        share: None,
    },
    Measure {
        key: "units_lost",
        title: "Units lost",
        wanted_for: &[],
        of: |game| game.table().lost.len(),
        share: None,
    },
    Measure {
        key: "attack_points_through",
        title: "Attack points through",
        wanted_for: &[Scored::GotThrough],
        of: attack_points_through,
        share: None,
    },
    Measure {
        key: "hits_on_japanese_carriers",
        title: "Hits on their carriers",
        wanted_for: &[Scored::JapaneseCarriers],
        of: |game| hits(game.table(), is_japanese),
        share: None,
    },
    Measure {
        key: "japanese_carriers_sunk",
        title: "Their carriers sunk",
        wanted_for: &[Scored::JapaneseCarriers],
        of: |game| sunk(game.table(), is_japanese),
        share: None,
    },
    Measure {
        key: "hits_on_us_carriers",
        title: "Hits on our carriers",
        wanted_for: &[Scored::UsCarriers],
        of: |game| hits(game.table(), ShipId::is_us),
        share: None,
    },
    Measure {
        key: "us_carriers_hit",
        title: "Our carriers hit",
        wanted_for: &[Scored::UsCarriers],
        of: |game| carriers_hit(game.table(), ShipId::is_us).count(),
        share: None,
    },
    Measure {
        key: "us_carriers_sunk",
        title: "Our carriers sunk",
        wanted_for: &[Scored::UsCarriers],
        of: |game| sunk(game.table(), ShipId::is_us),
        share: None,
    },
    Measure {
        key: "forces_at_level_1",
        title: "Forces at Level 1",
        wanted_for: &[Scored::LevelOne],
        of: |game| usize::from(game.table().levels_reached[1]),
        share: None,
    },
    Measure {
        key: "forces_at_level_2",
        title: "Forces at Level 2",
        wanted_for: &[Scored::LevelOne],
        of: |game| usize::from(game.table().levels_reached[2]),
        share: None,
    },
    Measure {
        key: "forces_at_level_3",
        title: "Forces at Level 3",
        wanted_for: &[Scored::LevelOne],
        of: |game| usize::from(game.table().levels_reached[3]),
        share: None,
    },
    Measure {
        key: "forces_at_level_4",
        title: "Forces at Level 4",
        wanted_for: &[Scored::LevelOne],
        of: |game| usize::from(game.table().levels_reached[4]),
        share: None,
    },
    Measure {
        key: "contacts_lost",
        title: "Contacts lost",
        wanted_for: &[Scored::LevelOne],
        of: |game| count_events(game, is_lost_contact),
        share: None,
    },
    Measure {
        key: "searches_flown",
        title: "Searches flown",
        wanted_for: &[Scored::LevelOne, Scored::ShipsExited],
        of: |game| usize::from(game.table().search_markers),
        share: None,
    },
    Measure {
        key: "search_units_lost",
        title: "Search units lost",
        wanted_for: &[Scored::LevelOne, Scored::ShipsExited],
        of: |game| count_events(game, is_lost_on_a_search),
        share: None,
    },
    Measure {
        key: "strikes_launched",
        title: "Strikes launched",
        wanted_for: &[Scored::LevelOne, Scored::ShipsExited],
        of: |game| count_events(game, is_a_strike),
        share: None,
    },
    Measure {
        key: "strike_contacts",
        title: "Contacts by strikes",
        wanted_for: &[Scored::LevelOne, Scored::ShipsExited],
        of: |game| {
            count_events(game, |event| {
                matches!(event, Event::Attacks(AttackEvent::Contacted { .. }))
            })
        },
        share: None,
    },
    Measure {
        key: "raids",
        title: "Raids",
        wanted_for: &[Scored::ShipsExited],
        of: |game| launches(game, |_| true),
        share: None,
    },
    Measure {
        key: "raid_points",
        title: "Points in raids",
        wanted_for: &[Scored::ShipsExited],
        of: raid_points,
        share: None,
    },
    Measure {
        key: "raid_points_shot_down",
        title: "Of them shot down",
        wanted_for: &[Scored::ShipsExited],
        of: |game| raid_points_lost(game, |why| why != Killer::NoDeck),
        share: None,
    },
    Measure {
        key: "raid_points_without_a_deck",
        title: "Of them without a deck",
        wanted_for: &[Scored::ShipsExited],
        of: |game| raid_points_lost(game, |why| why == Killer::NoDeck),
        share: None,
    },
    Measure {
        key: "raid_points_through",
        title: "Points that attacked",
        wanted_for: &[Scored::ShipsExited],
        of: raid_points_through,
        share: None,
    },
    Measure {
        key: "waves_of_up_to_5",
        title: "Waves of up to 5 points",
        wanted_for: &[Scored::ShipsExited],
        of: |game| waves(game, 0..=5),
        share: None,
    },
    Measure {
        key: "waves_of_6_to_9",
        title: "Waves of 6 to 9 points",
        wanted_for: &[Scored::ShipsExited],
        of: |game| waves(game, 6..=9),
        share: None,
    },
    Measure {
        key: "waves_of_10_and_more",
        title: "Waves of 10 and more",
        wanted_for: &[Scored::ShipsExited],
        of: |game| waves(game, 10..=u8::MAX),
        share: None,
    },
    Measure {
        key: "raids_from_up_to_7",
        title: "Raids from up to 7 hexes",
        wanted_for: &[Scored::ShipsExited],
        of: |game| launches(game, |range| range <= 7),
        share: None,
    },
    Measure {
        key: "raids_from_8_to_11",
        title: "Raids from 8-11 hexes",
        wanted_for: &[Scored::ShipsExited],
        of: |game| launches(game, |range| (8..=11).contains(&range)),
        share: None,
    },
    Measure {
        key: "raids_from_12_to_14",
        title: "Raids from 12-14 hexes",
        wanted_for: &[Scored::ShipsExited],
        of: |game| launches(game, |range| range >= 12),
        share: None,
    },
    Measure {
        key: "raids_called_back",
        title: "Raids called back",
        wanted_for: &[Scored::ShipsExited],
        of: |game| {
            count_events(game, |event| {
                matches!(event, Event::Procedure(ProcedureEvent::CalledBack { .. }))
            })
        },
        share: None,
    },
    Measure {
        key: "butai_found",
        title: "Butai found",
        wanted_for: &[Scored::ShipsExited],
        of: |game| count_events(game, is_a_new_butai),
        share: None,
    },
    Measure {
        key: "butai_hit",
        title: "Butai hit",
        wanted_for: &[Scored::ShipsExited],
        of: butai_hit,
        share: None,
    },
    Measure {
        key: "ships_exited",
        title: "Ships that got past",
        wanted_for: &[Scored::ShipsExited],
        of: |game| game.table().exited.len(),
        share: None,
    },
];

fn attack_points_through(game: &Game) -> usize {
    let through = game.table().raids.iter().map(|raid| match raid.fate {
        Fate::GotThrough { attack } => usize::from(attack),
        _ => 0,
    });
    through.sum()
}

fn count_events(game: &Game, wanted: fn(&Event) -> bool) -> usize {
    let events = game.events().iter();
    events.filter(|it| wanted(&it.event)).count()
}

/// Contact with a force has faded away (8.14).
fn is_lost_contact(event: &Event) -> bool {
    matches!(
        event,
        Event::Detection(DetectionEvent::Changed {
            to: Detection::Undetected,
            ..
        })
    )
}

fn is_lost_on_a_search(event: &Event) -> bool {
    matches!(
        event,
        Event::Losses(LossEvent::Unit {
            search: Some(_),
            ..
        })
    )
}

fn is_a_strike(event: &Event) -> bool {
    matches!(event, Event::Decks(DeckEvent::Launched { what, .. }) if what.kind == MissionType::Strike)
}

/// How many times a force attacked from a distance, in hexes (10.1).
fn launches(game: &Game, wanted: fn(u8) -> bool) -> usize {
    let (mut range, mut launches) = (0, 0);
    for record in game.events() {
        match &record.event {
            Event::Procedure(
                ProcedureEvent::Target { range: now, .. }
                | ProcedureEvent::Cripple { range: now, .. },
            ) => range = *now,
            Event::Butai(ButaiEvent::RaidLaunched { .. }) => launches += usize::from(wanted(range)),
            _ => {}
        }
    }
    launches
}

/// The raids on the chart of some strength, each wave by itself.
fn waves(game: &Game, points: RangeInclusive<u8>) -> usize {
    let raids = raids_at_us(game);
    raids.filter(|raid| points.contains(&raid.launched)).count()
}

fn raid_points(game: &Game) -> usize {
    let raids = raids_at_us(game);
    raids.map(|raid| usize::from(raid.launched)).sum()
}

/// The raids that were launched to attack: what only reinforced Guam is none of them (16.21).
fn raids_at_us(game: &Game) -> impl Iterator<Item = &Raid> {
    let raids = game.table().raids.iter();
    raids.filter(|raid| !matches!(raid.by, Some(Launcher::Base(_))))
}

/// The points of raids that were lost, in the air or for want of a deck.
fn raid_points_lost(game: &Game, counts: fn(Killer) -> bool) -> usize {
    let lost = game.events().iter().filter_map(|it| match &it.event {
        Event::Losses(LossEvent::Points {
            what: AirPoints::Raid(_) | AirPoints::Returning(_),
            points,
            why,
            ..
        }) if counts(*why) => Some(usize::from(*points)),
        _ => None,
    });
    lost.sum()
}

/// The points of attack planes that were left, and had kept their aim, when their raids flew off from their targets.
fn raid_points_through(game: &Game) -> usize {
    let raids = game.table().raids.iter();
    // Those of Guam, and those that have turned there, have landed since (11.29, 23.3).
    let through = raids.filter(|raid| match raid.fate {
        Fate::Landed => !raid.reinforces_guam(),
        fate => fate == Fate::Withdrew,
    });
    let points = through.map(|raid| raid.strength.attack().saturating_sub(raid.aborted));
    points.map(usize::from).sum()
}

fn is_a_new_butai(event: &Event) -> bool {
    matches!(event, Event::Butai(ButaiEvent::CounterReplaced { by, .. }) if by.is_butai())
}

/// The carrier forces of which a carrier was hit.
fn butai_hit(game: &Game) -> usize {
    let drawn = game.events().iter().filter_map(|it| match &it.event {
        Event::Forces(ForceEvent::ShipsDrawn { force, ships }) if force.is_butai() => Some(ships),
        _ => None,
    });
    let is_hit =
        |ship: &ShipId| ship.data().kind.is_carrier() && game.table().hits(*ship).total() > 0;
    drawn.filter(|ships| ships.iter().any(is_hit)).count()
}

fn is_japanese(ship: ShipId) -> bool {
    !ship.is_us()
}

/// The carriers of a side that were hit, with their hits.
fn carriers_hit(table: &Table, whose: fn(ShipId) -> bool) -> impl Iterator<Item = (ShipId, u8)> {
    let hit = table
        .damage
        .iter()
        .map(|(ship, hits)| (*ship, hits.total()));
    hit.filter(move |(ship, hits)| ship.data().kind.is_carrier() && whose(*ship) && *hits > 0)
}

fn hits(table: &Table, whose: fn(ShipId) -> bool) -> usize {
    carriers_hit(table, whose)
        .map(|(_, hits)| usize::from(hits))
        .sum()
}

/// The carriers with hits to their capacity: those that only go down once the hits are permanent
/// count as well (12.27).
fn sunk(table: &Table, whose: fn(ShipId) -> bool) -> usize {
    carriers_hit(table, whose)
        .filter(|(ship, hits)| ship.data().condition(*hits) == Condition::Sunk)
        .count()
}

/// The measures of interest in a scenario.
pub(super) fn measures(scenario: &Scenario) -> impl Iterator<Item = &'static Measure> {
    let common = MEASURES.iter().filter(|measure| {
        let mut scored = scenario.scores.iter();
        measure.wanted_for.is_empty()
            || scored.any(|award| measure.wanted_for.contains(&award.what))
    });
    let is_battle = scenario.battle.is_some();
    common
        .chain(BATTLE.iter().filter(move |_| is_battle))
        .chain(TWO_DAYS.iter().filter(|_| scenario.has_second_day()))
}
