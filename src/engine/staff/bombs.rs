//! What damage rolls on ships can be expected to bring, in hundredths of a victory point.

use crate::engine::charts::AIR_ATTACK_DAMAGE;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::victory;

/// The most hits one damage roll can score.
const MOST_HITS: usize = 5;

/// A ship that damage rolls may be aimed at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub(super) ship: ShipId,
    /// Hits she has.
    hits: u8,
}

/// The carriers among a force's ships: nothing else brings victory points.
pub(super) fn aims(table: &Table, ships: &[ShipId]) -> Vec<Aim> {
    let carriers = ships.iter().copied();
    let carriers = carriers.filter(|ship| ship.data().kind.is_carrier());
    carriers
        .map(|ship| Aim {
            ship,
            hits: table.hits(ship).total(),
        })
        .collect()
}

/// How often a ship gets each number of further hits: of so many throws of the dice, and no more
/// than sink her.
#[derive(Clone, Debug)]
struct Odds {
    by_hits: Vec<u64>,
    throws: u64,
}

impl Odds {
    fn none() -> Odds {
        Odds {
            by_hits: vec![1],
            throws: 1,
        }
    }

    /// The odds with one more damage roll, of some modifier.
    fn with(&self, modifier: i8, most: u8) -> Odds {
        let most = usize::from(most);
        let mut by_hits = vec![0; (self.by_hits.len() + MOST_HITS).min(most + 1)];
        for hits in AIR_ATTACK_DAMAGE.faces(0, modifier) {
            for (before, throws) in self.by_hits.iter().enumerate() {
                by_hits[(before + usize::from(hits)).min(most)] += throws;
            }
        }
        Odds {
            by_hits,
            throws: self.throws * 10,
        }
    }
}

impl Aim {
    /// What some damage rolls on her bring.
    fn gain(self, odds: &Odds) -> i32 {
        let worth = |hits: u8| i64::from(victory::worth_of_hits(self.ship, hits)) * 100;
        let by_hits = (self.hits..).zip(&odds.by_hits);
        let sum: i64 = by_hits
            .map(|(hits, throws)| worth(hits) * *throws as i64)
            .sum();
        (sum / odds.throws as i64 - worth(self.hits)) as i32
    }

    /// Hits that sink her.
    fn left(self) -> u8 {
        self.ship.data().capacity.saturating_sub(self.hits)
    }
}

/// What damage rolls bring on some ships, about: each goes where it adds most.
pub(super) fn worth(aims: &[Aim], modifiers: impl IntoIterator<Item = i8>) -> i32 {
    let mut odds: Vec<(Odds, i32)> = aims.iter().map(|_| (Odds::none(), 0)).collect();
    for modifier in modifiers {
        let more = aims.iter().zip(&odds).map(|(aim, (odds, gain))| {
            let more = odds.with(modifier, aim.left());
            let then = aim.gain(&more);
            (then - gain, more, then)
        });
        let best = more.enumerate().max_by_key(|(_, (added, ..))| *added);
        if let Some((at, (_, more, then))) = best {
            odds[at] = (more, then);
        }
    }
    odds.iter().map(|(_, gain)| gain).sum()
}

/// The ships that get as much from all the damage rolls as a certain one.
pub(super) fn alike(aims: &[Aim], modifiers: &[i8], ship: ShipId) -> Vec<ShipId> {
    let all_at = |aim: &Aim| {
        let odds = modifiers.iter().fold(Odds::none(), |odds, modifier| {
            odds.with(*modifier, aim.left())
        });
        aim.gain(&odds)
    };
    let hers = aims.iter().find(|aim| aim.ship == ship).map(all_at);
    let alike = aims.iter().filter(|aim| Some(all_at(aim)) == hers);
    alike.map(|aim| aim.ship).collect()
}

/// The ship for each damage roll: of all ways to assign them, the one that brings most.
pub(super) fn assignment(aims: &[Aim], modifiers: &[i8]) -> Vec<ShipId> {
    let rolls = modifiers.len();
    // What every set of rolls brings on each ship.
    let gains: Vec<Vec<i32>> = aims
        .iter()
        .map(|aim| {
            let of_set = |set: usize| {
                let hers = (0..rolls).filter(|roll| set >> roll & 1 == 1);
                let odds = hers.fold(Odds::none(), |odds, roll| {
                    odds.with(modifiers[roll], aim.left())
                });
                aim.gain(&odds)
            };
            (0..1 << rolls).map(of_set).collect()
        })
        .collect();
    let ways = aims.len().pow(rolls as u32);
    let target = |way: usize, roll: usize| way / aims.len().pow(roll as u32) % aims.len();
    let gain = |way: usize| -> i32 {
        let sets = gains.iter().enumerate().map(|(at, gains)| {
            let set = (0..rolls).filter(|roll| target(way, *roll) == at);
            gains[set.map(|roll| 1 << roll).sum::<usize>()]
        });
        sets.sum()
    };
    let best = (0..ways).max_by_key(|way| gain(*way)).unwrap_or_default();
    (0..rolls)
        .filter(|_| !aims.is_empty())
        .map(|roll| aims[target(best, roll)].ship)
        .collect()
}
