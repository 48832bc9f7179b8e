//! Chits and searches in the log: each phase's chits and each search under a headline of what they came to.

use super::log::FightLine;
use super::weight::{Importance, weight};
use crate::engine::charts::Waves;
use crate::engine::fleet::{Leg, SearchAim, SearchId};
use crate::engine::forces::{ActivationChit, ForceId, Intelligence, Launcher};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::WindCourse;
use crate::engine::{EventRecord, NothingThere, Order, Scope, SegmentId, SpanId, count_of};
use crate::view::account::Tally;
use crate::view::account::{self, Arrived, Attempt, Flown, Mover, News, NewsKind, SearchAccount};
use crate::view::card::{Outcome, Tone};
use crate::view::search::words;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// What the events of a group are about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Chits,
    Search(SearchId),
}

/// The end of the group that begins with the event number `from`, if one does.
pub(super) fn end(shown: ShownRecord, from: usize) -> Option<usize> {
    let (_, span) = begins(shown, from)?;
    Some(from + shown.events_from(span, from).len())
}

/// What begins with an event, and its span: what the chits of a phase bring, or a search in a segment.
fn begins(shown: ShownRecord, event: usize) -> Option<(About, SpanId)> {
    let about = |scope| match scope {
        Scope::Search { search } => Some(About::Search(search)),
        Scope::Segment {
            name: SegmentId::Activation,
        } => Some(About::Chits),
        _ => None,
    };
    let record = &shown.events()[event];
    let record = match record.event.order() {
        // The order that launches a search belongs to it.
        Some(Order::Search { .. }) => shown.events().get(event + 1)?,
        Some(_) => return None,
        None if account::begins_segment(record) => return None,
        None => record,
    };
    let span = shown.around(record.span, |scope| about(scope).is_some())?;
    Some((about(shown.scope(span))?, span))
}

/// A group under its headline.
pub(super) fn group(shown: ShownRecord, from: usize, upto: usize) -> FightLine {
    let events = &shown.events()[from..upto];
    let (headline, note) = match begins(shown, from) {
        Some((About::Search(search), _)) => {
            let told = account::search(shown.up_to(upto), search);
            let told = told
                .as_ref()
                .and_then(|told| Some((told, told.segments.last()?)));
            (
                headline(search, told),
                sentences(sightings(events, told.map(|(_, flown)| flown))),
            )
        }
        _ => (
            format!("Activation, phase {}", shown.events()[from].at.phase),
            sentences(chits(events)),
        ),
    };
    FightLine {
        from,
        upto,
        outcome: Outcome::new(tone(events), headline, note),
        scored: Tally::of(events).scored(),
    }
}

/// Whether something of it is worth a line of its own.
pub(super) fn is_important(events: &[EventRecord]) -> bool {
    events
        .iter()
        .any(|it| weight(&it.event) > Importance::Bookkeeping)
}

fn tone(events: &[EventRecord]) -> Tone {
    let is_lost = |it: News| it.what.loses_contact();
    let is_found = |it: News| match it.what {
        NewsKind::Contact { from, to } => to > from,
        NewsKind::Level { .. } => true,
        _ => false,
    };
    if account::units_lost(events).next().is_some() || account::news(events).any(is_lost) {
        Tone::Bad
    } else if account::news(events).any(is_found) {
        Tone::Good
    } else {
        Tone::Even
    }
}

/// "Search 2 looks west".
fn headline(search: SearchId, told: Option<(&SearchAccount, &Flown)>) -> String {
    let Some((account, flown)) = told else {
        return format!("{search} looks again");
    };
    if flown.ends {
        return format!("{search} comes home");
    }
    match (flown.leg, account.aim) {
        (None, _) => format!("{search} looks again"),
        (Some(Leg::Inbound), _) => format!("{search} flies home"),
        (Some(_), SearchAim::Narrow(_)) => format!("{search} flies along its line"),
        (Some(_), aim) => format!("{search} looks {}", words::direction(aim.bearing())),
    }
}

/// What a search came to, in short sentences.
fn sightings(events: &[EventRecord], flown: Option<&Flown>) -> Vec<String> {
    let attempts = || flown.into_iter().flat_map(|flown| &flown.attempts);
    let landed = attempts().filter(|attempt| attempt.die.is_some());
    let (seen, unseen): (Vec<&Attempt>, Vec<&Attempt>) =
        landed.partition(|attempt| attempt.is_seen());
    let mut seen: Vec<ForceId> = seen.iter().map(|attempt| attempt.force).collect();
    let unseen: Vec<String> = unseen.iter().map(|it| it.force.to_string()).collect();
    let is_told = |news: &News| {
        let what = news.what;
        matches!(what, NewsKind::Contact { .. } | NewsKind::Nothing(_))
    };
    let known: Vec<ForceId> = account::news(events)
        .filter(is_told)
        .map(|it| it.force)
        .collect();
    // What is left was as well known before.
    seen.retain(|force| !known.contains(force));
    let learnt = account::news(events).filter_map(|it| Some((it.number, learnt(it)?)));
    let stays = account::stays(events).map(|(n, force)| (n, format!("it stays with {force}")));
    let turns = events.iter().position(account::turns_home);
    let turns = turns.map(|number| (number, "it turns for home".to_owned()));
    let lost = account::units_lost(events);
    let lost = lost.map(|lost| (events.len(), format!("{} is lost", lost.unit)));
    let all = learnt.chain(limit(events)).chain(stays).chain(turns);
    let mut told = in_order(all.chain(lost));
    if !seen.is_empty() {
        let again = wording::forces_named(&seen);
        let verb = if seen.len() == 1 { "is" } else { "are" };
        told.insert(0, format!("{again} {verb} seen again"));
    }
    if !unseen.is_empty() {
        told.push(format!("nothing seen of {}", wording::list(&unseen)));
    }
    if told.is_empty() {
        let is_home = flown.is_some_and(|flown| flown.has_landed);
        told.push(
            match is_home {
                true => "all are aboard",
                false => "no report lay in its way",
            }
            .to_owned(),
        );
    }
    told
}

/// Sentences in the order of the events that they tell.
fn in_order(told: impl Iterator<Item = (usize, String)>) -> Vec<String> {
    let mut told: Vec<(usize, String)> = told.collect();
    told.insertion_sort_by_key(|(number, _)| *number);
    told.into_iter().map(|(_, words)| words).collect()
}

/// That the limit of commitment was reached.
fn limit(events: &[EventRecord]) -> Option<(usize, String)> {
    let limit = account::commitment_limit(events)?;
    Some((limit.number, "no more carriers come".to_owned()))
}

/// What became known of a force.
fn learnt(News { force, what, .. }: News) -> Option<String> {
    Some(match what {
        NewsKind::Contact { to, .. } => format!("{force} is {to}"),
        NewsKind::Level {
            to: Intelligence::Level1(chit),
            ..
        } => format!("{force} is there: {chit}"),
        NewsKind::Level { to, .. } => format!("{force} is known at Level {}", to.level()),
        NewsKind::Nothing(NothingThere::NoMoreCarriers | NothingThere::EnoughSurfaceForces) => {
            format!("{force} does not come")
        }
        NewsKind::Nothing(_) => format!("{force} is a false contact"),
        NewsKind::Ships(ships) if !ships.is_empty() => {
            let ships: Vec<String> = ships.iter().map(ToString::to_string).collect();
            format!("of {force} are known {}", wording::list(&ships))
        }
        NewsKind::Moves { to, .. } => format!("{force} is in {to}"),
        NewsKind::Advantage(true) => format!("US Advantage over {force}"),
        NewsKind::GivesUpOil => format!("{force} goes home without oil"),
        NewsKind::TwoForces(other, _) => format!("{force} is two forces, with {other}"),
        _ => return None,
    })
}

/// What the chits of a phase came to.
fn chits(events: &[EventRecord]) -> Vec<String> {
    let moved = account::news(events).filter(|it| matches!(it.what, NewsKind::Moves { .. }));
    let mut names: Vec<String> = Vec::new();
    for name in moved.map(|it| it.force.to_string()) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let did = account::news(events).filter_map(|it| Some((it.number, did(it)?)));
    let launched = account::raids_launched(events);
    let launched = launched.map(|(number, by, waves)| (number, strikes(by, waves)));
    let guam = account::landed_on_guam(events).map(|(number, base, points)| {
        let points = count_of(points, "point lands", "points land");
        (number, format!("{points} on Guam from {base}"))
    });
    let all = did.chain(launched).chain(guam).chain(limit(events));
    let mut told = in_order(all.chain(our_ships(events)));
    match names.len() {
        0 => {}
        1 => told.insert(0, format!("{} moves", names[0])),
        _ => told.insert(0, format!("{} move", wording::list(&names))),
    }
    let no_op = account::chits_drawn(events).filter(|chit| *chit == ActivationChit::NoOp);
    let idle = account::news(events).filter(|it| it.what == NewsKind::Idle);
    let idle = (no_op.count() + idle.count()) as u8;
    if idle > 0 {
        told.push(count_of(idle, "chit does nothing", "chits do nothing"));
    }
    if told.is_empty() {
        told.push("no force moves".to_owned());
    }
    told
}

/// Where our ships went, and those of them that could not.
fn our_ships(events: &[EventRecord]) -> impl Iterator<Item = (usize, String)> {
    let moved = account::places(events).filter_map(|place| {
        let words = match (place.who, place.how) {
            (Mover::TaskForce, _) => format!("Task Force 58 moves to {}", place.hex),
            (Mover::Groups(groups), Arrived::From(_)) => {
                format!("{groups} {} to {}", groups.word("moves", "move"), place.hex)
            }
            _ => return None,
        };
        Some((place.number, words))
    });
    let stragglers = account::stragglers(events).map(|it| {
        let words = match it.is_towed {
            true => format!("{} is towed to {}", it.ship, it.hex),
            false => format!("{} is left behind in {}", it.ship, it.hex),
        };
        (it.number, words)
    });
    let overtaken = account::ships_overtaken(events);
    let overtaken =
        overtaken.map(|(number, ship, _)| (number, format!("{ship} is overtaken and lost")));
    let courses = account::courses_marked(events).map(|it| {
        let them = it.groups.word("is", "are");
        let words = match it.course {
            WindCourse::StationKeeping => {
                it.groups.word("keeps station", "keep station").to_owned()
            }
            course => format!("{them} bound {course}"),
        };
        (it.number, format!("{} {words}", it.groups))
    });
    let out = account::patrols_out(events);
    let out = out.map(|it| (it.number, format!("{} comes out as {}", it.cap, it.mission)));
    moved
        .chain(stragglers)
        .chain(overtaken)
        .chain(courses)
        .chain(out)
}

/// What a force did beside moving.
fn did(News { force, what, .. }: News) -> Option<String> {
    Some(match what {
        NewsKind::LeavesTheMap(_) => format!("{force} leaves the map"),
        lost if lost.loses_contact() => format!("contact with {force} is lost"),
        NewsKind::Contact { to, .. } => format!("contact with {force} fades to {to}"),
        NewsKind::CalledBack => format!("{force} would strike, if it had carriers"),
        NewsKind::Counter(by) => format!("{force} is {by} now"),
        NewsKind::Retires => format!("{force} retires"),
        NewsKind::MakesFor(oiler) => format!("{force} makes for {oiler}"),
        NewsKind::TriesForOil {
            oiler,
            refuelled: true,
        } => format!("{force} has its oil from {oiler}"),
        NewsKind::LeavesBehind { ship, .. } => format!("{force} leaves {ship} behind"),
        NewsKind::GetsPast(_, ships) => {
            let ships = count_of(ships.len() as u8, "ship", "ships");
            format!("{force} is past you with {ships}")
        }
        _ => return None,
    })
}

/// That a raid was launched.
fn strikes(by: Launcher, waves: Waves) -> String {
    let first = count_of(waves.first, "point", "points");
    match waves.second {
        0 => format!("{by} strikes with {first}"),
        second => format!("{by} strikes with {first}, then {second}"),
    }
}

/// Short sentences in a row: "Force E is Located; nothing seen of Force G."
fn sentences(told: Vec<String>) -> String {
    let text = told.join("; ") + ".";
    crate::view::sentence(&text)
}
