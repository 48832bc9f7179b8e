//! What the page says of shuttle raids: the card at the die, the way on the chart, the displays, and what came of it (23).

use carrier_battle::engine::fleet::GUAM;
use carrier_battle::engine::forces::{Fate, Raid};
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Event, Game, GuamEvent, Purpose, Scenario, Table, Variant};
use carrier_battle::view::card::Tone;
use carrier_battle::view::chart::courses;
use carrier_battle::view::enemy::{displays, guam};
use carrier_battle::view::event_card::{self, CardKind, EventCard};
use carrier_battle::view::record::{self, Filter, MarkKind, timeline};
use carrier_battle::view::shown_record::ShownRecord;
use carrier_battle::view::{account, learn};

use super::card_parts::CardParts;

const SHUTTLES: &[Variant] = &[Variant::ShuttleRaids];

/// Games to their end in which a raid flew on to Guam, with the number of that event.
fn games() -> impl Iterator<Item = (Game, usize)> {
    (0..60).filter_map(|seed| {
        let mut game = Game::new(Scenario::numbered(6).unwrap(), SHUTTLES, seed).unwrap();
        Random::new(seed).finish(&mut game);
        let first = account::diverted(game.events()).next()?;
        Some((game, first.number))
    })
}

fn a_game() -> (Game, usize) {
    games().next().unwrap()
}

/// A game in which one landed.
fn landed() -> (Game, usize) {
    let is_landing = |event: &Event| {
        matches!(
            event,
            Event::Guam(GuamEvent::Landed {
                lost_to: Some(_),
                ..
            })
        )
    };
    let found = games().find_map(|(game, _)| {
        let place = game.events().iter().position(|it| is_landing(&it.event))?;
        Some((game, place))
    });
    found.unwrap()
}

/// Every card of a game of these kinds, with the table after it.
fn cards(game: &Game, kinds: &[CardKind]) -> Vec<(EventCard, Table)> {
    let shown = ShownRecord::all(game);
    let ends = (0..=shown.end()).filter_map(|end| {
        let span = event_card::ending(shown.up_to(end), 0, || game.table_after(end))?;
        let table = game.table_after(end);
        kinds.contains(&span.kind).then(|| {
            (
                event_card::finished_card(shown.up_to(end), span, &table),
                table,
            )
        })
    });
    ends.collect()
}

fn facts(card: &EventCard) -> Vec<String> {
    let facts = card.facts();
    facts
        .iter()
        .map(|it| format!("{}: {} ({})", it.label, it.value, it.note))
        .collect()
}

#[test]
fn r23_3_a_raid_that_turns_is_on_a_card_with_its_way_phase_by_phase() {
    let (game, number) = a_game();
    let Event::Guam(GuamEvent::Diverts { raid, from }) = game.events()[number].event else {
        unreachable!();
    };
    let (card, table) = cards(&game, &[CardKind::Diverts]).swap_remove(0);
    let flying = table.raid(raid).unwrap();
    let points = flying.strength.points();
    assert!(card.waits, "it changes what fighters are to do");
    assert_eq!(card.card.outcome.tone, Tone::Bad);
    let headline = &card.card.outcome.headline;
    assert!(
        headline.starts_with(&format!("{raid} flies to Guam with {points} point")),
        "{headline}"
    );
    assert_eq!(card.hexes, [from, GUAM]);
    let facts = facts(&card);
    let phases = usize::from(from.distance(GUAM).div_ceil(2));
    assert_eq!(facts.len(), 1 + phases, "{facts:?}");
    assert!(facts[phases].contains("over Guam, to land (phase "));
    let die = card.roll().unwrap();
    assert_eq!(die.strip.as_ref().unwrap().rule, "23.2");
    // Its way is drawn on the chart, and the display of Guam has it.
    assert!(courses(&table).iter().any(|it| it.raid == raid));
    let display = guam(&table).unwrap();
    let title = format!("{raid}, from {}", flying.by.unwrap());
    let boxes = display.in_the_air.iter();
    let found = boxes.clone().find(|it| it.title == title);
    assert_eq!(found.unwrap().note, "flies to Guam");
}

#[test]
fn r23_2_every_die_for_guam_is_told_on_one_card_and_who_turns_home_in_a_line() {
    let (mut turned, mut home) = (0, 0);
    for (game, _) in games().take(6) {
        let dice = game.events().iter().filter(|it| {
            matches!(it.event.roll(), Some(roll) if matches!(roll.purpose, Purpose::Shuttle(_)))
        });
        let told = cards(&game, &[CardKind::Diverts, CardKind::TurnsHome]);
        assert_eq!(told.len(), dice.count());
        for (card, _) in told {
            let diverts = card.kind == CardKind::Diverts;
            assert_eq!(card.waits, diverts);
            match diverts {
                true => turned += 1,
                false => home += 1,
            }
        }
    }
    assert!(turned > 0 && home > 0, "{turned} {home}");
}

#[test]
fn r23_3_log_timeline_and_report_tell_of_it() {
    let (game, number) = landed();
    let table = game.table();
    let shuttle = |it: &&Raid| it.is_shuttle() && it.fate == Fate::Landed;
    let raid = table.raids.iter().find(shuttle).unwrap();
    let shown = ShownRecord::all(&game);
    let marks = timeline(game.scenario(), shown).marks;
    assert!(marks.iter().any(|it| it.kind == MarkKind::ForGuam));
    let at = game.events()[number].at;
    let fights = record::fights(&game, shown, &[]);
    let phases = record::phases(game.events(), &fights, Filter::Important);
    let told: String = phases
        .iter()
        .map(|phase| {
            format!(
                "{:?}",
                record::parts(shown, &fights, phase, Filter::Important)
            )
        })
        .collect();
    assert!(told.contains("it flies to Guam."), "{at:?}");
    assert!(told.contains("which scores nothing"));
    let report = record::report(&game, game.outcome().unwrap());
    let figure = |it: &&record::ReportFigure| it.name == "Raids that flew on to Guam";
    let figure = &report.facts.iter().find(figure).unwrap().value;
    let turned = account::diverted(game.events()).count();
    let points: u8 = account::shuttles_landed(game.events())
        .map(|it| it.points)
        .sum();
    assert!(figure.starts_with(&format!("{turned}, {points} point")));
    let words = format!("{:?}", report.tables);
    assert!(words.contains("attacked, and flew on to Guam"));
    assert!(format!("{:?}", report.attacks).contains("flew on to Guam"));
    assert_eq!(raid.hex, GUAM);
}

#[test]
fn r9_12_r23_3_the_lost_box_and_the_story_say_what_landed_on_guam() {
    let (game, number) = landed();
    let Event::Guam(GuamEvent::Landed {
        points,
        lost_to: Some(force),
        raid,
        ..
    }) = game.events()[number].event
    else {
        unreachable!();
    };
    let after = game.table_after(number + 1);
    let displays = displays(game.scenario(), &after);
    let lost = &displays[&force].lost;
    assert!(lost.points >= points);
    assert!(lost.note.ends_with("of them on Guam"), "{}", lost.note);
    let told = account::forces_by_counter(ShownRecord::all(&game).up_to(number + 1));
    let story = &told[&force].story;
    assert!(
        story
            .iter()
            .any(|it| it.what == account::Happened::Diverts(raid))
    );
    let lands = account::Happened::LandsOnGuam { raid, points };
    assert!(story.iter().any(|it| it.what == lands));
}

#[test]
fn r23_1_the_rules_of_shuttle_raids_have_a_text_and_their_chart() {
    for number in ["23.1", "23.2", "23.3"] {
        assert_eq!(learn::rules::find(number).unwrap().number, number);
    }
    let chart = learn::rules::find("23.2").unwrap();
    assert_eq!(learn::rules::charts_of(chart), ["shuttle_raid"]);
}

/// Who does not play with it hears nothing of it.
#[test]
fn r23_1_without_the_option_the_report_does_not_speak_of_it() {
    let mut game = Game::new(Scenario::numbered(6).unwrap(), &[], 2).unwrap();
    Random::new(2).finish(&mut game);
    let report = record::report(&game, game.outcome().unwrap());
    assert!(report.facts.iter().all(|it| !it.name.contains("Guam")));
    assert!(account::diverted(game.events()).next().is_none());
}
