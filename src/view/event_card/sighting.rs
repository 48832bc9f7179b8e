//! What a search sees of a force: the die, the pilot's report, the chit turned over, and what is known before and
//! after (8.34, 7.34, 18.3).

use super::card::{CardContent, distinct};
use super::dice::{die_line, earlier_dice, fallen, newest_die, vain, vain_line};
use super::kind::CardSpan;
use super::pilot::{self, Look};
use super::{commitment, drawn};
use crate::engine::charts::Sighting;
use crate::engine::forces::{Detection, ForceId, Intelligence};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{EventRecord, Purpose, Roll, Table, count_of};
use crate::view::account::{self, Arrived, Attempt, ForceGone, Mover, NewsKind};
use crate::view::card::{Fact, Tone};
use crate::view::chit::ChitView;
use crate::view::wording;

/// The last of the attempts that some events tell, with what it has brought so far; `rolling` is the die that rolls
/// next, and `table` the table after them.
pub(super) fn sighting(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let mut earlier = account::attempts(events);
    let last = earlier.pop();
    let Some((number, report)) = last.and_then(|last| {
        let now = &events[last.number..];
        Some((last.number, Report::of(last, now, table)?))
    }) else {
        return CardContent::default();
    };
    let now = &events[number..];
    let vain: Vec<(ForceId, &Roll)> = vain(&earlier, events).collect();
    CardContent {
        tone: report.tone(),
        headline: report.headline(&vain, span.is_over),
        sentence: [report.sentence(span.is_over)]
            .into_iter()
            .chain(report.becomes())
            .chain(commitment::means(now).map(str::to_owned))
            .collect::<Vec<_>>()
            .join(" "),
        facts: report
            .facts(table)
            .into_iter()
            .chain(commitment::facts(now, table))
            .collect(),
        hexes: vec![report.look.hex],
        roll: newest_die(now, span.from + number, rolling),
        chits: report.chits.clone(),
        lines: vain
            .into_iter()
            .map(vain_line)
            .chain(earlier_dice(now, rolling.is_some()).map(die_line))
            .collect(),
        ..CardContent::default()
    }
}

/// What an attempt has brought, as far as it has come.
struct Report {
    attempt: Attempt,
    look: Look,
    /// The detection of the force before and now.
    detection: (Detection, Detection),
    /// What was known of it before and is known now.
    known: (Intelligence, Intelligence),
    /// Where it was reported, if it is not there (18.3).
    reported: Option<HexId>,
    /// Whether the dice have said where it is (18.3).
    is_placed: bool,
    chits: Vec<ChitView>,
    /// The other half of a double force (7.52).
    other: Option<ForceId>,
    ships: Vec<ShipId>,
    has_advantage: bool,
    /// Whether it goes home without oil, since it was seen (20.7).
    gives_up_oil: bool,
    turns: bool,
}

impl Report {
    /// Of an attempt, and its events.
    fn of(attempt: Attempt, events: &[EventRecord], table: &Table) -> Option<Report> {
        let Attempt {
            search,
            force,
            is_now: counter,
            ..
        } = attempt;
        let there = table.force(counter);
        let gone = account::places(events).find(|place| {
            let is_nothing = place.how == Arrived::Gone(ForceGone::Nothing);
            is_nothing && place.who == Mover::Force(force)
        });
        let gone = gone.map(|place| place.hex);
        let hex = gone.or_else(|| there.map(|force| force.hex))?;
        let origin = table.search(search).map_or(hex, |search| search.origin);
        let (detection, known) = there
            .map_or((Detection::Undetected, Intelligence::Level0), |force| {
                (force.detection, force.intelligence)
            });
        let mut rolls = fallen(events);
        let is_placed = |roll: &Roll| matches!(roll.purpose, Purpose::LocationDistance(_));
        let mut report = Report {
            attempt,
            look: Look {
                search,
                force,
                hex,
                range: origin.distance(hex),
                is_rumour: false,
            },
            detection: (detection, detection),
            known: (known, known),
            reported: None,
            is_placed: rolls.any(is_placed),
            chits: drawn::chits(events),
            other: None,
            ships: Vec::new(),
            has_advantage: false,
            gives_up_oil: false,
            turns: events.iter().any(account::turns_home),
        };
        // The newest first: what was before it is told by the oldest.
        for news in account::news(events).rev() {
            let is_its_own = news.force == force || news.force == counter;
            report.take_in(news.what, is_its_own);
        }
        report.look.is_rumour = report.known.0 == Intelligence::Level0;
        Some(report)
    }

    /// Takes in what became known, of the force itself or of others.
    fn take_in(&mut self, news: NewsKind, is_its_own: bool) {
        match news {
            NewsKind::Contact { from, .. } if is_its_own => self.detection.0 = from,
            NewsKind::Level { from, .. } if is_its_own => self.known.0 = from,
            NewsKind::Moves { from, .. } if is_its_own => self.reported = Some(from),
            NewsKind::Ships(ships) if is_its_own => {
                self.ships.splice(0..0, ships.iter().copied());
            }
            NewsKind::TwoForces(other, _) => self.other = Some(other),
            NewsKind::Advantage(on) => self.has_advantage |= on,
            NewsKind::GivesUpOil => self.gives_up_oil = true,
            _ => {}
        }
    }

    /// "Force I is Butai 4 from now on."
    fn becomes(&self) -> Option<String> {
        let Attempt { force, is_now, .. } = self.attempt;
        (is_now != force).then(|| format!("{force} is {is_now} from now on."))
    }

    /// Whether anything of the force is known that was not.
    fn has_news(&self) -> bool {
        self.attempt.is_nothing
            || self.other.is_some()
            || self.detection.0 != self.detection.1
            || self.known.0 != self.known.1
    }

    fn tone(&self) -> Tone {
        match self.has_news() && !self.attempt.is_nothing {
            true => Tone::Good,
            false => Tone::Even,
        }
    }

    /// Before the card is over, no more than the die has made certain: what it comes to is told at its end.
    fn headline(&self, vain: &[(ForceId, &Roll)], is_over: bool) -> String {
        let Look { search, force, .. } = self.look;
        let Some((_, sighting)) = self.attempt.die else {
            return format!("{search} looks for {force}");
        };
        let sees_nothing = sighting.detection().is_none();
        if !is_over {
            return match sees_nothing {
                true => format!("{search} sees nothing of {force}"),
                false => format!("{search} looks for {force}, and sees something"),
            };
        }
        if sees_nothing || !self.has_news() {
            let mut names: Vec<String> = vain.iter().map(|it| it.0.to_string()).collect();
            names.push(force.to_string());
            let names = wording::list(&distinct(names));
            let are_alike = vain.iter().all(|(_, roll)| {
                (roll.result.sighting() == Some(Sighting::Nothing)) == sees_nothing
            });
            return match (are_alike, sees_nothing) {
                (true, true) => format!("{search} sees nothing of {names}"),
                (true, false) => format!("{search} sees {names} again, and nothing new"),
                (false, _) => format!("{search} finds nothing new of {names}"),
            };
        }
        if self.attempt.is_nothing {
            return format!("{force} is a false contact");
        }
        if let Some(other) = self.other {
            return format!("{force} is two forces: {other} sails with it");
        }
        let (was, is) = self.known;
        match is {
            is if is == was => {}
            Intelligence::Level1(chit) => return format!("{force} is there: {chit}"),
            Intelligence::Level2Surface(_) => {
                return format!("{force} is a {} force", pilot::chit(is));
            }
            Intelligence::Level2Carriers(_) | Intelligence::Level3Carriers(_) => {
                return format!("{force} has {}", pilot::chit(is));
            }
            Intelligence::Level3Surface => return format!("{force} is identified: surface ships"),
            Intelligence::Level4Carriers => {
                let names = self.carriers();
                return format!("{force} is identified: {}", wording::list(&names));
            }
            Intelligence::Level0 => {}
        }
        match self.detection.1 {
            Detection::ApproximateSighting => format!("{force} is sighted, about where it was"),
            is => format!("{force} is {is}"),
        }
    }

    fn carriers(&self) -> Vec<String> {
        let carriers = self
            .ships
            .iter()
            .filter(|ship| ship.data().kind.is_carrier());
        carriers.map(ToString::to_string).collect()
    }

    /// The report, as far as the pilot has come. That a force is where it was reported is certain at the end only.
    fn sentence(&self, is_over: bool) -> String {
        let Some((_, sighting)) = self.attempt.die else {
            return self.look.awaited();
        };
        let mut words = vec![self.look.seen(sighting)];
        if self.reported.is_some() {
            words.push(format!(
                "It is in {}, not where it was reported.",
                self.look.hex
            ));
        } else if is_over && self.is_placed && !self.attempt.is_nothing {
            words.push("It is where it was reported.".to_owned());
        }
        if self.attempt.is_nothing {
            words.push(format!(
                "{} The report is struck off the plot.",
                pilot::NOTHING_THERE
            ));
        } else if self.other.is_some() {
            words.push(pilot::TWO_FORCES.to_owned());
        } else if self.known.0 != self.known.1 {
            words.push(pilot::makes_of_it(self.known.1).to_owned());
        }
        if self.has_advantage {
            words.push("It does not know that it was seen: US Advantage.".to_owned());
        }
        if self.gives_up_oil {
            words.push("Seen, it gives up its oil and runs for home.".to_owned());
        }
        if self.turns {
            words.push(format!("{} turns for home.", self.look.search));
        }
        words.join(" ")
    }

    fn facts(&self, table: &Table) -> Vec<Fact> {
        let Look {
            search,
            force,
            hex,
            range,
            ..
        } = self.look;
        let from_home = match range {
            0 => format!("{search}, over the hex it took off from"),
            range => format!(
                "{search}, {} from where it took off",
                count_of(range, "hex", "hexes")
            ),
        };
        let change = |was: String, is: String| match was == is {
            true => is,
            false => format!("{was} \u{2192} {is}"),
        };
        let mut facts = Vec::new();
        if self.attempt.is_nothing {
            facts.push(Fact::new(force.to_string(), "struck off", from_home));
            return facts;
        }
        let (was, is) = self.detection;
        facts.push(Fact::new(
            "Contact",
            change(was.to_string(), is.to_string()),
            from_home,
        ));
        let (was, is) = self.known;
        facts.push(Fact::new(
            "What is known",
            change(pilot::known(was), pilot::known(is)),
            "",
        ));
        if self.known.1.is_carrier_force() {
            facts.push(Fact::new("From you", wording::whereabouts(table, hex), ""));
        }
        if let Some(reported) = self.reported {
            facts.push(Fact::new(
                "Where it is",
                change(reported.to_string(), hex.to_string()),
                "",
            ));
        }
        if let Some(other) = self.other {
            let known = table.force(other).map(|it| pilot::known(it.intelligence));
            facts.push(Fact::new(
                other.to_string(),
                known.unwrap_or_default(),
                "in the same hex",
            ));
        }
        let carriers = self.carriers();
        if !carriers.is_empty() {
            facts.push(Fact::new("Carriers", wording::list(&carriers), ""));
        }
        let others = self
            .ships
            .iter()
            .filter(|ship| !ship.data().kind.is_carrier());
        let others: Vec<String> = others.map(ToString::to_string).collect();
        if !others.is_empty() {
            let label = match carriers.is_empty() {
                true => "Ships",
                false => "Their screen",
            };
            facts.push(Fact::new(label, wording::list(&others), ""));
        }
        facts
    }
}
