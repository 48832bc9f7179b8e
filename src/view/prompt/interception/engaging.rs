//! Whom the player means to send against which raid, before he gives the orders (4.51).

use crate::engine::fleet::Interceptor;
use crate::engine::forces::RaidId;
use crate::engine::{Order, Table};

/// A mission for each of the eight displays, and two patrols of each of four task groups.
const MOST: usize = 16;

/// Who is to engage which raid, in the order in which they fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Engaging {
    pairs: [Option<(Interceptor, RaidId)>; MOST],
}

impl Engaging {
    /// What some orders come to.
    pub fn of(orders: &[Order]) -> Engaging {
        Engaging::from(orders.iter().filter_map(|order| match *order {
            Order::Engage { interceptor, raid } => Some((interceptor, raid)),
            _ => None,
        }))
    }

    /// Those that are engaged already.
    pub fn declared(table: &Table) -> Engaging {
        let declared = table.engagements.iter();
        Engaging::from(declared.map(|it| (it.interceptor, it.raid)))
    }

    fn from(all: impl Iterator<Item = (Interceptor, RaidId)>) -> Engaging {
        let mut pairs = [None; MOST];
        for (place, pair) in pairs.iter_mut().zip(all) {
            *place = Some(pair);
        }
        Engaging { pairs }
    }

    /// Who engages whom, in turn.
    pub fn pairs(self) -> impl Iterator<Item = (Interceptor, RaidId)> {
        self.pairs.into_iter().flatten()
    }

    /// The orders that bring it about.
    pub fn orders(self) -> Vec<Order> {
        let order = |(interceptor, raid)| Order::Engage { interceptor, raid };
        self.pairs().map(order).collect()
    }

    /// The raid that fighters are sent against, if they are.
    pub fn raid_of(self, who: Interceptor) -> Option<RaidId> {
        self.pairs().find(|(it, _)| *it == who).map(|it| it.1)
    }

    /// The raids that are engaged, in the order in which they are fought first.
    pub fn raids(self) -> Vec<RaidId> {
        let mut raids = Vec::new();
        for (_, raid) in self.pairs() {
            if !raids.contains(&raid) {
                raids.push(raid);
            }
        }
        raids
    }

    /// Who is sent against a raid, in turn.
    pub fn against(self, raid: RaidId) -> Vec<Interceptor> {
        let sent = self.pairs().filter(|(_, it)| *it == raid);
        sent.map(|(who, _)| who).collect()
    }

    /// This with fighters sent against a raid, after all others, or against none.
    #[must_use]
    pub fn with(self, who: Interceptor, raid: Option<RaidId>) -> Engaging {
        let others = self.pairs().filter(|(it, _)| *it != who);
        Engaging::from(others.chain(raid.map(|raid| (who, raid))))
    }

    /// This with a raid fought before the others.
    #[must_use]
    pub fn first(self, raid: RaidId) -> Engaging {
        let (first, others): (Vec<_>, Vec<_>) = self.pairs().partition(|(_, it)| *it == raid);
        Engaging::from(first.into_iter().chain(others))
    }
}
