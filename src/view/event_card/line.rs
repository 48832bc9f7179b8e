//! News that changes no plan: a line each on the chart, with the card that tells it in full.

use super::card::finished_card;
use super::kind::{CardKind, CardSpan, Weight};
use super::raid_procedure;
use super::standing::ending;
use crate::engine::forces::ForceId;
use crate::engine::{EventRecord, Game, NoRaid, Table};
use crate::view::account::NewsKind;
use crate::view::settings::Speed;
use crate::view::shown_record::ShownRecord;
use crate::view::{account, fight, sentence, wording};

/// A line of news.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NewsLine {
    /// When it was, by the clock.
    pub when: String,
    /// What it was, in a sentence.
    pub words: String,
    /// What tells it in full.
    pub leads_to: LeadsTo,
}

/// What tells a line in full.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LeadsTo {
    /// A card, the first of several that the line tells together.
    Card(CardSpan),
    /// The verdict of a fight, by the number of events up to its end.
    Verdict(usize),
}

/// A line before others of which the same is true are told with it.
struct Draft {
    when: String,
    leads_to: LeadsTo,
    told: Told,
}

/// What a line tells.
enum Told {
    /// Forces that came up and did not strike, and what one does then and several do.
    Stay(Vec<ForceId>, [&'static str; 2]),
    /// What the card says.
    Words(String),
}

/// What has happened in this phase, or since the player's last `orders` if they are older, and has no card: the newest
/// first. Fights are among it whose verdict nobody has waited for: where nothing moves.
pub fn news_lines(game: &Game, shown: ShownRecord, orders: usize, speed: Speed) -> Vec<NewsLine> {
    let phase = shown.end() - shown.since_phase_began().len();
    let from = phase.min(game.before_orders(orders));
    let mut drafts: Vec<Draft> = Vec::new();
    for (end, leads_to) in ends(game, shown, from, speed) {
        let table = game.table_after(end);
        let told = match leads_to {
            LeadsTo::Card(span) => in_words(shown, span, &table),
            LeadsTo::Verdict(_) => fought(shown.up_to(end), &table),
        };
        let Some(told) = told else {
            continue;
        };
        let at = shown.events()[end - 1].at;
        let draft = Draft {
            when: format!("{:04}", at.turn.time_of(at.phase)),
            leads_to,
            told,
        };
        if !drafts.iter_mut().any(|earlier| earlier.takes_in(&draft)) {
            drafts.push(draft);
        }
    }
    drafts.into_iter().rev().map(Draft::line).collect()
}

/// The cards that ended since then and do not wait, and such fights, each with the number of events up to its end.
fn ends(
    game: &Game,
    shown: ShownRecord,
    from: usize,
    speed: Speed,
) -> impl Iterator<Item = (usize, LeadsTo)> {
    let mut acknowledged = from;
    (from + 1..=shown.end()).filter_map(move |end| {
        let shown = shown.up_to(end);
        if fight::is_over(shown) {
            acknowledged = end;
            let waits = fight::waits(shown, speed);
            return (!waits).then_some((end, LeadsTo::Verdict(end)));
        }
        let span = ending(shown, acknowledged, || game.table_after(end))?;
        acknowledged = end;
        let is_line = span.kind.weight() == Weight::Line;
        is_line.then_some((end, LeadsTo::Card(span)))
    })
}

/// How a fight ended.
fn fought(shown: ShownRecord, table: &Table) -> Option<Told> {
    let fight = fight::summary(shown, table)?;
    let headline = fight.verdict?.outcome.headline;
    Some(Told::Words(format!("{}: {headline}", fight.title)))
}

fn in_words(shown: ShownRecord, span: CardSpan, table: &Table) -> Option<Told> {
    let events = &shown.events()[span.from..span.upto];
    let outcome = || finished_card(shown, span, table).card.outcome;
    Some(match span.kind {
        // What the chits bring has lines of its own.
        CardKind::Draw => return None,
        CardKind::Chits => Told::Words(outcome().sentence),
        CardKind::ComesUp | CardKind::CalledBack => {
            let why = account::no_raid(events);
            match raid_procedure::told_of(events) {
                Some(force) => {
                    let verbs = stays(why).filter(|_| is_new(why, events))?;
                    Told::Stay(vec![force], verbs)
                }
                // Guam's planes stay on the ground turn by turn.
                None if why.is_some() => return None,
                None => Told::Words(outcome().headline),
            }
        }
        _ => Told::Words(outcome().headline),
    })
}

impl Draft {
    /// Takes in another that tells the same of another force, if it does.
    fn takes_in(&mut self, other: &Draft) -> bool {
        let (Told::Stay(forces, verbs), Told::Stay(more, theirs)) = (&mut self.told, &other.told)
        else {
            return false;
        };
        let is_same = self.when == other.when && verbs == theirs;
        if is_same {
            forces.extend(more);
            forces.dedup();
        }
        is_same
    }

    fn line(self) -> NewsLine {
        let words = match self.told {
            Told::Stay(forces, verbs) => stay(&forces, verbs),
            Told::Words(words) => words.trim_end_matches('.').to_owned(),
        };
        NewsLine {
            when: self.when,
            words: format!("{}.", sentence(&words)),
            leads_to: self.leads_to,
        }
    }
}

/// "Forces A, J and K would strike, if they had carriers".
fn stay(forces: &[ForceId], [one, several]: [&str; 2]) -> String {
    let verb = if forces.len() == 1 { one } else { several };
    format!("{} {verb}", wording::forces_named(forces))
}

/// What a force does that does not strike, and what several do; nothing where it is the same turn by turn, so that the log
/// alone tells it.
const fn stays(why: Option<NoRaid>) -> Option<[&'static str; 2]> {
    Some(match why {
        None => ["is towed on", "are towed on"],
        Some(NoRaid::Retires) => ["retires", "retire"],
        Some(NoRaid::TwoRaids) => ["has two raids out already", "have two raids out already"],
        Some(NoRaid::NoCarriers) => [
            "would strike, if it had carriers",
            "would strike, if they had carriers",
        ],
        Some(NoRaid::NoValue | NoRaid::TooFew) => [
            "has too few planes to strike",
            "have too few planes to strike",
        ],
        Some(
            NoRaid::Surface
            | NoRaid::TooLate
            | NoRaid::NoTarget
            | NoRaid::TooFar { .. }
            | NoRaid::NotFound
            | NoRaid::LimitReached,
        ) => return None,
    })
}

/// Whether it is the first time: a force that retires does so in every turn from then on (19.3).
fn is_new(why: Option<NoRaid>, events: &[EventRecord]) -> bool {
    why != Some(NoRaid::Retires) || account::news(events).any(|it| it.what == NewsKind::Retires)
}
