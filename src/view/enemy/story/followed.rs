//! A force that is followed, and what is told of it.

use super::{StoryEntry, StoryKind};
use crate::engine::forces::Detection;
use crate::engine::map::HexId;
use crate::engine::{ForceMove, GameTime};
use crate::view::record::Die;

/// A force that is followed.
#[derive(Default)]
pub(super) struct Followed {
    /// Where it is, while it is on the map.
    pub(super) hex: Option<HexId>,
    /// The die for what is learnt next.
    pub(super) die: Option<(Die, usize)>,
    entries: Vec<(GameTime, StoryEntry)>,
}

impl Followed {
    /// Its story; the turn and the phase stand where they change, and the date where it is another than the last, or than
    /// that on which the battle began.
    pub(super) fn story(self, mut date: u8) -> Vec<StoryEntry> {
        let mut last = None;
        let entries = self.entries.into_iter().map(|(at, mut entry)| {
            let phase = (at.turn, at.phase);
            entry.when = (last.replace(phase) != Some(phase)).then(|| {
                let time = match at.phase {
                    0 => "At first".to_owned(),
                    phase => format!("{:04} \u{b7} {phase}", at.turn.time()),
                };
                let before = std::mem::replace(&mut date, at.turn.date());
                match before == date {
                    true => time,
                    false => format!("{date} June, {time}"),
                }
            });
            entry
        });
        entries.collect()
    }

    pub(super) fn tell(&mut self, at: GameTime, number: usize, kind: StoryKind, title: &str) {
        let Some(hex) = self.hex else {
            return;
        };
        let entry = StoryEntry {
            number,
            when: None,
            title: title.to_owned(),
            detail: String::new(),
            hex,
            die: self.die.take(),
            kind,
            activation: None,
        };
        self.entries.push((at, entry));
    }

    pub(super) fn add(&mut self, detail: &str) {
        if let Some((_, entry)) = self.entries.last_mut() {
            entry.add(detail);
        }
    }

    pub(super) fn detection(
        &mut self,
        at: GameTime,
        number: usize,
        from: Detection,
        to: Detection,
    ) {
        if to < from {
            let title = match to {
                Detection::Undetected => "Contact is lost".to_owned(),
                to => format!("Contact fades to {to}"),
            };
            return self.tell(at, number, StoryKind::Faded, &title);
        }
        // By whom it was seen has been told.
        let sees = |kind| matches!(kind, StoryKind::Seen | StoryKind::Attacked);
        let mut told = self.entries.iter_mut().rev();
        match told.find(|(then, entry)| *then == at && sees(entry.kind)) {
            Some((_, entry)) => entry.add(&format!("now {to}")),
            None => self.tell(at, number, StoryKind::Seen, &format!("Now {to}")),
        }
    }

    /// Its chit comes up, and a die says whether it would strike; contact with it has just faded by the same activation
    /// (8.14).
    pub(super) fn comes_up(&mut self, at: GameTime, number: usize, strikes: bool) {
        let words = match strikes {
            true => "Its chit comes up, and it would strike",
            false => "Its chit comes up, and it does not strike",
        };
        let die = self.die.take();
        match self.just_faded(at) {
            Some(entry) => {
                entry.add(&lowered(words));
                entry.die = die;
                entry.activation = Some(strikes);
            }
            None => {
                self.die = die;
                self.tell(at, number, StoryKind::Moved, words);
                if let Some((_, entry)) = self.entries.last_mut() {
                    entry.activation = Some(strikes);
                }
            }
        }
    }

    /// It would have struck, and proves to be nothing that can (10.1): told with that it would.
    pub(super) fn called_back(&mut self, at: GameTime, number: usize) {
        let nothing = "what was drawn counts for nothing";
        let mut told = self.entries.iter_mut().rev();
        match told.find(|(then, entry)| *then == at && entry.activation == Some(true)) {
            Some((_, entry)) => entry.add(nothing),
            None => {
                let words = format!("It would have struck; {nothing}");
                self.tell(at, number, StoryKind::Missed, &words);
            }
        }
    }

    /// It moves; what else the same activation has brought stands before it in the same entry (8.14, 10.1).
    pub(super) fn moved(&mut self, at: GameTime, number: usize, to: HexId, why: ForceMove) {
        let title = match why {
            ForceMove::Mission => format!("Steams to {to}"),
            ForceMove::Retirement => format!("Draws off to {to}"),
            ForceMove::ForOil => format!("Makes for an oiler, to {to}"),
            ForceMove::OpensRange => format!("Opens the range, to {to}"),
            ForceMove::ClosesIn => format!("Closes in, to {to}"),
            ForceMove::ForCripple => format!("Goes for a crippled ship, to {to}"),
            ForceMove::Engages => format!("Comes for our ships, to {to}"),
            ForceMove::Withdraws => format!("Withdraws from our ships, to {to}"),
            ForceMove::Correction => format!("It is in {to} in truth"),
        };
        if why == ForceMove::Correction {
            return self.tell(at, number, StoryKind::Moved, &title);
        }
        let last = self.entries.last_mut();
        let same = |(then, entry): &&mut (GameTime, StoryEntry)| {
            *then == at && (entry.kind == StoryKind::Faded || entry.activation.is_some())
        };
        match last.filter(same) {
            Some((_, entry)) => {
                entry.add(&lowered(&title));
                entry.hex = to;
            }
            None => self.tell(at, number, StoryKind::Steamed, &title),
        }
    }

    /// The entry that says that contact has faded, if it is the last of a moment.
    fn just_faded(&mut self, at: GameTime) -> Option<&mut StoryEntry> {
        let last = self.entries.last_mut();
        let faded = last.filter(|(then, entry)| *then == at && entry.kind == StoryKind::Faded);
        faded.map(|(_, entry)| entry)
    }
}

/// A sentence as part of another.
fn lowered(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}
