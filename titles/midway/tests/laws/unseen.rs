//! Of what the player may not see: two games that differ only behind unspotted markers are the same to him until somebody
//! looks (9.0, 3.2): what happened, how it is told and shown, what he is asked.

use kernel::Written;
use midway::engine::map::{Line, Place};
use midway::engine::units::{Force, IjnForce, Mover, UsnForce};
use midway::engine::{Game, Order};
use midway::view::account;
use midway::view::battle::battle;
use midway::view::chart::{Pointed, chart, reach_of};
use midway::view::forces::{Sightings, bases, enemy, ports, task_forces};
use midway::view::lit::lit;
use midway::view::playback::{OnScreen, PlaybackCursor};
use midway::view::presentation::presentation;
use midway::view::prompt::prompt;
use midway::view::record;
use midway::view::save_points::save_points;
use midway::view::shell::turn_bar;
use midway::view::shown_record::ShownRecord;
use midway::view::strip::strip;
use midway::view::{Chosen, Selection};

use crate::pairs::{Shown, play_pair};

/// How many pairs of games are tried.
const PAIRS: u64 = if cfg!(debug_assertions) { 80 } else { 1000 };

/// Compares pairs of games. They have to be the same for a while.
fn compare(look: impl Fn(&Shown, &Shown)) {
    let compared: u64 = (0..PAIRS).map(|seed| play_pair(seed, &look)).sum();
    assert!(
        compared > 20 * PAIRS,
        "they are the same for a while: {compared}"
    );
}

#[test]
fn r9_0_games_that_differ_behind_unspotted_markers_are_the_same_until_somebody_looks() {
    compare(|one, other| {
        let newest = |shown: &Shown| shown.game.events()[shown.events - 1].clone();
        let (ours, theirs) = (newest(one), newest(other));
        assert_eq!(ours.event.to_string(), theirs.event.to_string());
        assert_eq!((ours.at, ours.span), (theirs.at, theirs.span));
        if one.is_asked() {
            assert_eq!(one.game.decision(), other.game.decision());
            assert_eq!(one.game.legal(), other.game.legal());
            // A save's readable part are its orders.
            let orders = one.game.orders().iter();
            orders.for_each(|it| assert_eq!(Some(it), Order::read(&it.written()).as_ref()));
        }
    });
}

#[test]
fn r9_0_what_happens_is_told_and_shown_alike_whatever_is_behind_unspotted_markers() {
    compare(|one, other| {
        let told = |shown: &Shown| {
            let (record, events) = (shown.game.record(), shown.events);
            let cursor = PlaybackCursor::after(events);
            let newest = presentation(&shown.game.events()[events - 1].event);
            let spans = cursor
                .shown(record)
                .path(shown.game.events()[events - 1].span);
            let accounts: Vec<_> = spans
                .map(|span| account::account(cursor.shown(record), span))
                .collect();
            let stage = cursor.on_stage(record);
            let screen = on_screen(shown);
            let card = stage.and_then(|it| account::card(screen, it.span));
            let fought = battle(screen, &[]);
            (newest, cursor.pause(record), accounts, stage, card, fought)
        };
        assert_eq!(told(one), told(other));
    });
}

/// All that is on screen when so much has been shown.
fn on_screen<'a>(shown: &Shown<'a>) -> OnScreen<'a> {
    OnScreen {
        shown: ShownRecord::new(shown.game.record(), shown.events),
        table: shown.table,
        rolling: None,
        waiting: None,
    }
}

#[test]
fn r9_0_the_log_and_the_charts_are_alike_whatever_is_behind_unspotted_markers() {
    compare(|one, other| {
        if !one.is_asked() || !one.game.orders().len().is_multiple_of(4) {
            return;
        }
        let written = |shown: &Shown| {
            let game = shown.game;
            let shown = on_screen(shown).shown;
            let turns = record::turns(shown);
            let parts: Vec<_> = shown
                .spans()
                .map(|span| record::parts(shown, span))
                .collect();
            let charts = record::charts().into_iter();
            let charts = charts.map(|it| record::chart(shown.events(), it.id));
            (
                turns,
                parts,
                record::timeline(shown),
                save_points(game, &[]),
                record::recent(shown, 0),
                charts.collect::<Vec<_>>(),
            )
        };
        assert_eq!(written(one), written(other));
    });
}

#[test]
fn r9_0_the_question_and_the_lit_places_are_alike_whatever_is_behind_unspotted_markers() {
    let sailing = |game: &Game| {
        let forces = UsnForce::ALL.iter().copied();
        let mut forces = forces.filter(|force| game.table().place_of(*force).is_some());
        forces.nth(game.orders().len() % 4)
    };
    compare(|one, other| {
        // Their forecasts take a while: in each pair some are looked at.
        if !one.is_asked() || !one.game.events().len().is_multiple_of(8) {
            return;
        }
        let sails = sailing(one.game).map(|force| Chosen::Mover(Mover::Force(force.into())));
        for chosen in [None, sails] {
            let selection = Selection {
                chosen,
                ..Selection::default()
            };
            let of = |game| (prompt(game, &selection), lit(game, &selection));
            assert_eq!(of(one.game), of(other.game));
        }
    });
}

#[test]
fn r9_0_the_chart_and_the_displays_show_the_same_whatever_is_behind_unspotted_markers() {
    compare(|one, other| {
        let shown = |shown: &Shown| {
            let table = &shown.table;
            let strips = Line::ALL.iter().map(|line| strip(table, *line));
            let strips: Vec<_> = strips.collect();
            (chart(table), strips, turn_bar(table))
        };
        assert_eq!(shown(one), shown(other));
        if one.is_asked() {
            let displays = |shown: &Shown| {
                let table = &shown.table;
                let seen = Sightings::of(&shown.game.events()[..shown.events]);
                let forces = IjnForce::ALL.iter().copied().map(Force::Ijn);
                let movers = forces.chain(UsnForce::ALL.iter().copied().map(Force::Usn));
                let movers = movers.map(|force| Pointed::Mover(Mover::Force(force)));
                let places = Place::ALL.iter().copied().map(Pointed::Place);
                let reach = movers.chain(places).map(|it| reach_of(table, it));
                (
                    (task_forces(table), bases(table), ports(table)),
                    enemy(table, &seen),
                    reach.collect::<Vec<_>>(),
                )
            };
            assert_eq!(displays(one), displays(other));
        }
    });
}
