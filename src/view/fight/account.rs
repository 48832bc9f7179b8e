//! The fights of a game, each from its first event to its last, and how each ended: for the log and the
//! report, long after it was watched.

use super::attack::Attack;
use super::battle::AirBattle;
use super::begins;
use super::stage::is_outbreak;
use super::verdict::VerdictView;
use crate::engine::fleet::MissionId;
use crate::engine::forces::RaidId;
use crate::engine::map::HexId;
use crate::engine::{
    AttackEvent, Attacker, Event, EventRecord, GuamEvent, Purpose, RaidEvent, Roll, Table,
};

/// The events of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The number of its first.
    pub from: usize,
    /// The number of the first after it.
    pub upto: usize,
    /// Whether it is over.
    pub is_over: bool,
}

/// What a fight was, and how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Who fought whom.
    pub title: String,
    /// The hex it was fought in.
    pub hex: Option<HexId>,
    /// Our mission in it, if it was one.
    pub mission: Option<MissionId>,
    /// The raid in it, if it was one.
    pub raid: Option<RaidId>,
    /// How it ended, once it has.
    pub verdict: Option<VerdictView>,
}

/// What is being fought.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fight {
    Battle,
    Attack,
}

/// Every fight of the events shown, in their order. The last may go on.
pub fn spans(shown: &[EventRecord]) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut open: Option<(usize, Fight)> = None;
    for (n, record) in shown.iter().enumerate() {
        let event = &record.event;
        let kind = open.map(|(_, kind)| kind);
        // The fires that an attack leaves belong to it.
        let last: Option<&mut Span> = spans.last_mut();
        if let Some(last) = last.filter(|last| is_outbreak(event) && last.upto == n) {
            last.upto = n + 1;
        }
        let begun = match event {
            event if begins(event) => Some(Fight::Battle),
            Event::Attacks(AttackEvent::Begins { .. })
            | Event::Roll(Roll {
                purpose: Purpose::BattleLine(_),
                ..
            }) if kind.is_none() => Some(Fight::Attack),
            _ => None,
        };
        // Whatever else comes, no fight goes on into the next segment.
        let is_cut = begun.is_some() || matches!(event, Event::Segment { .. });
        if let Some((from, _)) = open.filter(|_| is_cut) {
            let is_over = false;
            spans.push(Span {
                from,
                upto: n,
                is_over,
            });
            open = None;
        }
        if let Some(kind) = begun {
            open = Some((n, kind));
        }
        let ends = match event {
            Event::Raids(RaidEvent::Fought { .. }) => kind == Some(Fight::Battle),
            Event::Attacks(AttackEvent::Over {
                by: Attacker::Strike(_),
            })
            | Event::Raids(RaidEvent::Withdrew { .. } | RaidEvent::Destroyed { .. })
            | Event::Guam(GuamEvent::FliesHome { .. }) => kind == Some(Fight::Attack),
            _ => false,
        };
        if let Some((from, _)) = open.filter(|_| ends) {
            let is_over = true;
            spans.push(Span {
                from,
                upto: n + 1,
                is_over,
            });
            open = None;
        }
    }
    if let Some((from, _)) = open {
        spans.push(Span {
            from,
            upto: shown.len(),
            is_over: false,
        });
    }
    spans
}

/// What the fight is that the events shown end in. `table` is the table after them.
pub fn account(shown: &[EventRecord], table: &Table) -> Option<Account> {
    if let Some(battle) = AirBattle::so_far(shown, true, table) {
        let verdict = || VerdictView::of_battle(&battle, shown, table);
        return Some(Account {
            title: battle.title(),
            hex: Some(battle.hex),
            mission: Some(battle.mission),
            raid: Some(battle.raid),
            verdict: battle.is_over.then(verdict),
        });
    }
    let attack = Attack::so_far(shown, true, table)?;
    let verdict = || VerdictView::of_attack(&attack, shown, table);
    let (mission, raid) = match attack.by {
        Attacker::Strike(mission) => (Some(mission), None),
        Attacker::Raid(raid) => (None, Some(raid)),
    };
    Some(Account {
        title: attack.title(),
        hex: attack.hex,
        mission,
        raid,
        verdict: attack.is_over.then(verdict),
    })
}
