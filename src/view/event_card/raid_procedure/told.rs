//! The card of a force that comes up: its headline, what came of it, and the radar contact of its raid.

use super::aftermath::facts;
use super::guam;
use super::outcome::{force, planes_without_deck};
use super::steps::{self, known_before};
use crate::engine::forces::{ForceId, Launcher, RaidId};
use crate::engine::map::HexId;
use crate::engine::{EventRecord, NoRaid, Purpose, Roll, Table, count_of};
use crate::view::account::{
    self, HuntFate, NewsKind, RaidProcedurePart, SubmarineAccount, counter_after, hunted_by,
};
use crate::view::card::Tone;
use crate::view::event_card::card::CardContent;
use crate::view::event_card::dice::newest_die;
use crate::view::event_card::kind::{CardKind, CardSpan};
use crate::view::event_card::us_submarines::hunt;
use crate::view::event_card::{commitment, contact, waiting_hits};
use crate::view::fight::DieRoll;
use crate::view::wording;

/// The force that a card is about, by the counter that it has now.
pub fn told_of(events: &[EventRecord]) -> Option<ForceId> {
    force(events)?.force().map(|id| counter_after(events, id))
}

/// The card of a force that comes up, with the steps of the procedure if it is asked. What it came to is told when all
/// of it has been shown.
pub fn told(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    CardContent {
        procedure: steps::procedure(events, span.from, rolling, table),
        ..without_procedure(events, span, rolling, table)
    }
}

fn without_procedure(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let begun_by = || match rolling?.purpose {
        Purpose::Hunt(force, _) => Some(Launcher::Force(force)),
        _ => None,
    };
    let id = match force(events).or_else(begun_by) {
        None => return CardContent::default(),
        Some(Launcher::Force(id)) => id,
        Some(_) => return guam::told(events, span, table),
    };
    CardContent {
        roll: late_die(events, span.from, rolling),
        ..of_force(events, span, rolling, id, table)
    }
}

/// The die of what comes after the questions: the hunt for submarines, and the procedure at the limit (14.152, 13.23).
fn late_die(events: &[EventRecord], from: usize, rolling: Option<&Roll>) -> Option<DieRoll> {
    let is_hunt = |it: &EventRecord| it.event.roll().and_then(hunted_by).is_some();
    let hunt = events.iter().position(is_hunt);
    let limit = account::commitment_limit(events).map(|limit| limit.number);
    let begins = hunt.into_iter().chain(limit).min();
    let is_hunt = rolling.and_then(hunted_by).is_some();
    match begins {
        Some(n) => newest_die(&events[n..], from + n, rolling),
        None if is_hunt => newest_die(events, from, rolling),
        None => None,
    }
}

fn of_force(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    id: ForceId,
    table: &Table,
) -> CardContent {
    let there = table
        .force(counter_after(events, id))
        .map(|force| force.hex);
    let is_begun = |(_, part)| matches!(part, RaidProcedurePart::Begins(..));
    let is_asked = account::raid_procedure(events).any(is_begun);
    let has_carriers = is_asked && known_before(events, table).is_carrier_force();
    if !span.is_over {
        return CardContent {
            tone: Tone::Even,
            headline: match is_asked {
                true if has_carriers => format!("{id} comes up. Does it strike?"),
                true => format!("{id} comes up. Would it strike?"),
                false => format!("{id} comes up"),
            },
            sentence: match hunt::hunted(events).pop().or(rolling.and_then(hunted_by)) {
                Some(submarine) => {
                    format!("{submarine} shadows it, and its escorts hunt {submarine}.")
                }
                None if has_carriers => "What does the admiral of its carriers do now?".to_owned(),
                None => "If these were carriers, what would their admiral do now?".to_owned(),
            },
            facts: facts(events, false, table),
            hexes: there.into_iter().collect(),
            ..CardContent::default()
        };
    }
    if span.kind == CardKind::RaidLaunched {
        return raid(events, id, table);
    }
    let (tone, headline, mut sentence) = outcome(events, id, table);
    for words in besides(events, table) {
        sentence = format!("{sentence} {words}");
    }
    let lost = lost_hexes(events).or(there);
    CardContent {
        tone,
        headline,
        sentence,
        facts: facts(events, true, table),
        hexes: lost.into_iter().collect(),
        ..CardContent::default()
    }
}

/// A raid: its radar contact, whose it is, and what that force did then.
fn raid(events: &[EventRecord], id: ForceId, table: &Table) -> CardContent {
    let contact = contact::contact(events, table);
    let now = counter_after(events, id);
    let from = table.force(now).map_or_else(String::new, |force| {
        format!(", {}", wording::whereabouts(table, force.hex))
    });
    let whose = match now == id {
        true => format!("They come from {id}{from}."),
        false => format!("They come from {id}, which is {now} from now on{from}."),
    };
    let also = planes_without_deck(events).next().map(without_deck);
    let sentence = [contact.sentence, whose].into_iter().chain(also);
    let means = commitment::means(events).map(str::to_owned);
    let sentence = sentence.chain(means).chain(besides(events, table));
    CardContent {
        sentence: sentence.collect::<Vec<_>>().join(" "),
        facts: contact
            .facts
            .into_iter()
            .chain(facts(events, true, table))
            .collect(),
        ..contact
    }
}

/// What became of the submarines that shadow it.
fn besides(events: &[EventRecord], table: &Table) -> Vec<String> {
    let hunted = hunt::hunted(events).into_iter();
    hunted
        .map(|submarine| hunt::sentence(events, submarine, table))
        .collect()
}

/// What it came to without a raid.
fn outcome(events: &[EventRecord], id: ForceId, table: &Table) -> (Tone, String, String) {
    let why = account::no_raid(events);
    let sentence = why.map_or_else(
        || "Crippled ships are towed on, and do nothing else.".to_owned(),
        |why| reason(why).to_owned(),
    );
    if let Some((headline, then)) = grave(events) {
        return (Tone::Bad, headline, then);
    }
    let mut news = account::news(events);
    let left = news.find(|it| matches!(it.what, NewsKind::LeavesTheMap(_)));
    let left = left.map(|left| left.force);
    if !SubmarineAccount::of(events).given.is_empty() {
        let hits = waiting_hits::told(events, table);
        let then = left.map(|left| format!(" {left} leaves the map now."));
        return (
            hits.tone,
            hits.headline,
            hits.sentence + &then.unwrap_or_default(),
        );
    }
    if let Some(left) = left {
        return (
            Tone::Bad,
            format!("{left} leaves the map"),
            "Over the edge of the map nothing can find it again.".to_owned(),
        );
    }
    let lost = account::news(events).filter(|it| it.what.loses_contact());
    let names: Vec<String> = lost
        .map(|it| counter_after(events, it.force).to_string())
        .collect();
    if !names.is_empty() {
        let them = if names.len() == 1 { "it" } else { "them" };
        return (
            Tone::Bad,
            format!("Contact with {} is lost", wording::list(&names)),
            format!("{sentence} No strike can look for {them} until a search sees {them} again."),
        );
    }
    let name = counter_after(events, id);
    let headline = match why {
        Some(NoRaid::NoCarriers) => format!("{name} would strike, if it had carriers"),
        Some(_) => format!("{name} does not strike"),
        None => format!("{name} is towed on"),
    };
    (Tone::Even, headline, sentence)
}

/// Why it does not strike, and what that says.
pub(super) const fn reason(why: NoRaid) -> &'static str {
    match why {
        NoRaid::Surface => "Surface ships have no planes to send.",
        NoRaid::Retires => "A force that retires sends nobody out.",
        NoRaid::TwoRaids => "Two raids in progress are all that a force can have.",
        NoRaid::TooLate => "It is too late in the day for a raid.",
        NoRaid::NoTarget => "There is no carrier of yours for it to find.",
        NoRaid::TooFar { .. } => "You are out of its reach.",
        NoRaid::NotFound => {
            "Its scouts have not found you, or its admiral waits. Whether it has carriers was not asked."
        }
        NoRaid::NoCarriers => {
            "What was drawn counts for nothing and goes back (10.1C): nobody has seen anything, and the same force may prove to be carriers later."
        }
        NoRaid::LimitReached => {
            "All the carriers that come have been seen: what is not known to be one has none."
        }
        NoRaid::NoValue => "Its carriers have too few planes left for a raid.",
        NoRaid::TooFew => "Too many of its planes are lost, away or being serviced.",
    }
}

/// What nobody should miss, and what it means.
fn grave(events: &[EventRecord]) -> Option<(String, String)> {
    let mut news = account::news(events);
    let got_past = news.find_map(|it| match it.what {
        NewsKind::GetsPast(_, ships) => Some((it.force, ships.len() as u8)),
        _ => None,
    });
    if let Some((force, ships)) = got_past {
        return Some((
            format!(
                "{force} is past you, with {}",
                count_of(ships, "ship", "ships")
            ),
            "It has left the map by Saipan\u{2019}s waters, and does not come back.".to_owned(),
        ));
    }
    if account::commitment_limit(events).is_some() {
        return Some((
            "No more carriers come".to_owned(),
            "The Commitment Index has reached its limit: what is not known to have carriers has none.".to_owned(),
        ));
    }
    let submarines = SubmarineAccount::of(events);
    if let Some((submarine, force)) = submarines.lost.first() {
        return Some((
            format!("{submarine} is sunk"),
            format!("It had kept {force} in sight."),
        ));
    }
    let mut hunted = submarines.hunted.iter();
    if let Some((submarine, _)) = hunted.find(|(_, fate)| matches!(fate, HuntFate::Pinned(_))) {
        return Some((
            format!("{submarine} is driven deep"),
            "It had kept the force in sight, and has lost it.".to_owned(),
        ));
    }
    let lost = planes_without_deck(events).next()?;
    let headline = format!(
        "{} no deck to land on",
        count_of(lost.1, "point finds", "points find")
    );
    Some((headline, without_deck(lost)))
}

/// Planes that came home to no deck (10.33).
fn without_deck((raid, points): (RaidId, u8)) -> String {
    format!(
        "{} of {raid} came home to no flight deck, and {} lost.",
        count_of(points, "point", "points"),
        if points == 1 { "is" } else { "are" }
    )
}

/// Where something was lost.
fn lost_hexes(events: &[EventRecord]) -> Option<HexId> {
    account::news(events).find_map(|it| match it.what {
        NewsKind::GetsPast(from, _) | NewsKind::LeavesTheMap(from) => Some(from),
        _ => None,
    })
}
