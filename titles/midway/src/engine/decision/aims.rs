//! Who can attack what, where the player chooses for several units at once.

use serde::Serialize;

/// A unit for which there is a choice, and what it can choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Aims<U, T = U> {
    /// The unit.
    pub by: U,
    /// What it can choose.
    pub targets: Vec<T>,
}

/// What is wrong with the choices of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault<U, T> {
    /// No choice is open for this unit.
    NotOpen(U),
    /// It cannot choose that.
    NotATarget(U, T),
    /// It is named twice.
    Twice(U),
    /// It is not named.
    Missing(U),
}

/// Whether an order chooses once for every unit, and what that can choose.
pub(super) fn check_each<U: Copy + PartialEq, T: Copy + PartialEq>(
    open: &[Aims<U, T>],
    chosen: &[(U, T)],
) -> Result<(), Fault<U, T>> {
    for (n, (by, at)) in chosen.iter().copied().enumerate() {
        let aims = open.iter().find(|aims| aims.by == by);
        let aims = aims.ok_or(Fault::NotOpen(by))?;
        if !aims.targets.contains(&at) {
            return Err(Fault::NotATarget(by, at));
        }
        if chosen[..n].iter().any(|(other, _)| *other == by) {
            return Err(Fault::Twice(by));
        }
    }
    let is_chosen = |by: U| chosen.iter().any(|(other, _)| *other == by);
    match open.iter().find(|aims| !is_chosen(aims.by)) {
        Some(aims) => Err(Fault::Missing(aims.by)),
        None => Ok(()),
    }
}

/// How many ways of choosing are listed in full.
const MOST_LISTED: usize = 64;

/// The ways of choosing for all units: every one, if they are not too many. Else some, so that every unit has every one of
/// its targets in one of them, all alike and spread out.
pub(super) fn ways<U: Copy, T: Copy>(open: &[Aims<U, T>]) -> Vec<Vec<(U, T)>> {
    let counts = open.iter().map(|aims| aims.targets.len());
    let all = counts.clone().try_fold(1_usize, usize::checked_mul);
    if all.is_some_and(|all| all <= MOST_LISTED) {
        return every_way(open);
    }
    let most = counts.max().unwrap_or(0);
    let at = |aims: &Aims<U, T>, n: usize| (aims.by, aims.targets[n % aims.targets.len()]);
    let alike = (0..most).map(|n| open.iter().map(|aims| at(aims, n)).collect());
    let spread = (0..most).map(|n| {
        let units = open.iter().enumerate();
        units.map(|(unit, aims)| at(aims, unit + n)).collect()
    });
    alike.chain(spread).collect()
}

fn every_way<U: Copy, T: Copy>(open: &[Aims<U, T>]) -> Vec<Vec<(U, T)>> {
    let mut ways = vec![Vec::new()];
    for aims in open {
        let longer = |way: &Vec<(U, T)>| {
            let way = way.clone();
            let targets = aims.targets.iter().copied();
            let extended = targets.map(move |at| [way.clone(), vec![(aims.by, at)]].concat());
            extended.collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(longer).collect();
    }
    ways
}

/// Every choice of so many of several things.
pub(super) fn choices_of<T: Copy>(among: &[T], count: usize) -> Vec<Vec<T>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with = |n: usize| {
        let rest = choices_of(&among[n + 1..], count - 1);
        let first = among[n];
        rest.into_iter()
            .map(move |rest| [vec![first], rest].concat())
    };
    (0..among.len()).flat_map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(units: u8, targets: u8) -> Vec<Aims<u8>> {
        let aims = |by| Aims {
            by,
            targets: (0..targets).collect(),
        };
        (0..units).map(aims).collect()
    }

    #[test]
    fn few_ways_are_listed_in_full_and_of_many_each_aim_is_in_one() {
        assert_eq!(ways(&open(0, 3)), [Vec::new()]);
        assert_eq!(ways(&open(3, 4)).len(), 64);
        let open = open(6, 8);
        let ways = ways(&open);
        assert_eq!(ways.len(), 16);
        for aims in &open {
            for at in &aims.targets {
                assert!(ways.iter().any(|way| way.contains(&(aims.by, *at))));
            }
        }
        assert!(ways.iter().all(|way| check_each(&open, way).is_ok()));
    }

    #[test]
    fn every_unit_is_to_have_one_of_its_own_targets() {
        let open = open(2, 2);
        assert_eq!(check_each(&open, &[(0, 1), (1, 1)]), Ok(()));
        assert_eq!(check_each(&open, &[(0, 1)]), Err(Fault::Missing(1)));
        assert_eq!(check_each(&open, &[(0, 1), (0, 1)]), Err(Fault::Twice(0)));
        assert_eq!(check_each(&open, &[(0, 2)]), Err(Fault::NotATarget(0, 2)));
        assert_eq!(check_each(&open, &[(2, 0)]), Err(Fault::NotOpen(2)));
    }

    #[test]
    fn so_many_of_several_are_chosen_in_every_way() {
        assert_eq!(choices_of(&[1, 2, 3], 2), [[1, 2], [1, 3], [2, 3]]);
        assert_eq!(choices_of(&[1, 2, 3, 4, 5], 2).len(), 10);
    }
}
