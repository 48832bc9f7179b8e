//! Who hit whom in a battle, in a line for each kind of combat: what its dice have told, once they are gone.

use super::losses;
use crate::engine::charts::{HitResult, Outcome, Shot};
use crate::engine::event::{BattleEvent, Event, HitEvent, Purpose, Roll};
use crate::engine::units::Combatant;
use crate::view::battle::shot;
use crate::view::wording;

/// A kind of combat in which dice fall.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A round in the air.
    Air(u8),
    Bombs,
    Flak,
    Guns,
    Bombardment,
}

/// The shots of one kind of combat, or of a round of it.
struct Shots {
    kind: Kind,
    fired: usize,
    /// Who hit whom.
    hits: Vec<(Combatant, Combatant)>,
}

/// All shots of a battle.
#[derive(Default)]
struct Blows {
    all: Vec<Shots>,
    /// Whose flak has hit somebody, until it is known whom (13.2).
    flak: Option<Combatant>,
}

/// Who hit whom in a battle.
pub(super) fn blows<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<String> {
    let mut blows = Blows::default();
    events.into_iter().for_each(|event| blows.note(event));
    let fired = blows.all.into_iter().filter(|shots| shots.fired > 0);
    let (rounds, others): (Vec<_>, Vec<_>) = fired.partition(|it| matches!(it.kind, Kind::Air(_)));
    let others = others.iter().map(|shots| {
        let what = shots.kind.name();
        format!("{what}: {}.", shots.text())
    });
    in_the_air(&rounds).into_iter().chain(others).collect()
}

impl Blows {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Battle(BattleEvent::AirRound { round }) => self.begin(Kind::Air(*round)),
            Event::Battle(BattleEvent::Bombing) => self.begin(Kind::Bombs),
            Event::Battle(BattleEvent::NavalCombat) => self.begin(Kind::Guns),
            Event::Roll(roll) => self.fire(roll),
            Event::Hits(
                HitEvent::AirUnitReduced { unit } | HitEvent::AirUnitEliminated { unit },
            ) => {
                if let (Some(by), Some(last)) = (self.flak.take(), self.all.last_mut()) {
                    last.hits.push((by, (*unit).into()));
                }
            }
            _ => {}
        }
    }

    fn begin(&mut self, kind: Kind) {
        if self.all.last().is_none_or(|last| last.kind != kind) {
            self.all.push(Shots {
                kind,
                fired: 0,
                hits: Vec::new(),
            });
        }
    }

    fn fire(&mut self, roll: &Roll) {
        match roll.purpose {
            Purpose::Flak { .. } => self.begin(Kind::Flak),
            Purpose::Bombardment { .. } | Purpose::CoastalGuns { .. } => {
                self.begin(Kind::Bombardment);
            }
            _ => {}
        }
        let Some(last) = self.all.last_mut() else {
            return;
        };
        let has_hit = roll.result == Outcome::Shot(Shot::Hit);
        match (roll.purpose, shot(roll.purpose)) {
            (Purpose::Flak { by }, _) => {
                last.fired += 1;
                self.flak = Some(by).filter(|_| has_hit);
            }
            // 17.2: it may have been no hit after all.
            (Purpose::HitTable { .. }, _) if roll.result == Outcome::Hit(HitResult::Miss) => {
                last.hits.pop();
            }
            (_, Some(shot)) => {
                last.fired += 1;
                last.hits.extend(Some(shot).filter(|_| has_hit));
            }
            _ => {}
        }
    }
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::Air(_) => "Air",
            Kind::Bombs => "Bombs",
            Kind::Flak => "Flak",
            Kind::Guns => "Guns",
            Kind::Bombardment => "Bombardment",
        }
    }
}

impl Shots {
    /// "Akagi BBR and Zuiho BBR hit Lexington, 2 miss".
    fn text(&self) -> String {
        if self.hits.is_empty() {
            return "no hit".to_owned();
        }
        let missed = self.fired - self.hits.len().min(self.fired);
        let missed = (missed > 0).then(|| wording::count(missed, "misses", "miss"));
        let parts: Vec<String> = self.by_target().into_iter().chain(missed).collect();
        parts.join(", ")
    }

    /// Who hit each of those that were hit.
    fn by_target(&self) -> Vec<String> {
        let mut targets: Vec<Combatant> = Vec::new();
        for (_, at) in &self.hits {
            if !targets.contains(at) {
                targets.push(*at);
            }
        }
        let hit = |at: Combatant| {
            let those = self.hits.iter().filter(|(_, other)| *other == at);
            let names: Vec<String> = those.map(|(by, _)| losses::name(*by)).collect();
            let verb = if names.len() == 1 { "hits" } else { "hit" };
            format!("{} {verb} {}", wording::list(names), losses::name(at))
        };
        targets.into_iter().map(hit).collect()
    }
}

/// The rounds of air combat in which somebody was hit; nothing where there was none.
fn in_the_air(rounds: &[Shots]) -> Option<String> {
    let hit = rounds.iter().filter(|round| !round.hits.is_empty());
    let told: Vec<String> = hit
        .map(|round| {
            let hits = round.by_target().join(", ");
            match round.kind {
                Kind::Air(number) if rounds.len() > 1 => format!("in round {number} {hits}"),
                _ => hits,
            }
        })
        .collect();
    match (rounds, &told[..]) {
        ([], _) => None,
        (_, []) => Some("Air: no hit.".to_owned()),
        _ => Some(format!("Air: {}.", told.join("; "))),
    }
}
