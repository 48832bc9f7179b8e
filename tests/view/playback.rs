//! How a game is shown event by event: where it stands still, what it tells, and where it goes on.

use carrier_battle::engine::charts::Outcome;
use carrier_battle::engine::orders_of_the_day::{FightsOrder, OrdersOfTheDay};
use carrier_battle::engine::staff::{Player, Sensible, suggestion};
use carrier_battle::engine::{
    Decision, Event, EventRecord, Game, Order, RaidEvent, Roll, SCENARIOS, Session,
};
use carrier_battle::view::Activity;
use carrier_battle::view::card::{Block, Tone};
use carrier_battle::view::event_card::{self, CardKind, CardSpan, LeadsTo, finished_card};
use carrier_battle::view::fight::{self, ending_around};
use carrier_battle::view::playback::{PlaybackCursor, Shown};
use carrier_battle::view::record;
use carrier_battle::view::settings::Speed;
use carrier_battle::view::shown_record::ShownRecord;

/// Has every fight and every moment of a game looked at as it ends, after so many events.
pub fn each_end(game: &Game, from: usize, look: impl FnMut(&[EventRecord], &Shown)) {
    each_end_after(game, Shown::up_to(game, from), look);
}

fn each_end_after(game: &Game, mut shown: Shown, mut look: impl FnMut(&[EventRecord], &Shown)) {
    let all = game.events();
    while shown.cursor.end < all.len() {
        shown.skip(game.record(), shown.cursor.end + 1, Speed::Normal);
        if shown.cursor.waiting || shown.cursor.card.is_some() {
            look(shown.cursor.shown(game.record()).events(), &shown);
        }
    }
}

/// Has every order of some battles looked at once it is given, with what had been shown before.
fn each_order(mut look: impl FnMut(&Game, &Shown)) {
    for (number, seed) in [(0, 7), (1, 11), (2, 7), (3, 2), (5, 3)] {
        let mut game = Game::new(SCENARIOS[number], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let before = Shown::all(&game);
            game.play(order).unwrap();
            look(&game, &before);
        }
    }
}

/// Everything that is shown of an order, stand by stand, until the player can decide.
fn watched(game: &Game, before: &Shown, speed: Speed) -> Vec<Shown> {
    let mut shown = before.clone();
    shown.start(game, speed);
    to_the_end(game, shown, speed)
}

fn to_the_end(game: &Game, mut shown: Shown, speed: Speed) -> Vec<Shown> {
    let all = game.events();
    let mut stands = vec![shown.clone()];
    while !shown.cursor.is_ready(game.record()) {
        let before = shown.cursor;
        shown.advance(game.record(), all.len(), speed);
        assert_ne!(shown.cursor, before, "it goes on");
        stands.push(shown.clone());
    }
    assert_eq!(shown.table, *game.table());
    stands
}

/// What ended: at which event, and the moment if it was none of a fight.
fn ends(stands: &[Shown]) -> Vec<(usize, Option<CardSpan>)> {
    let stands = stands.iter().map(|shown| shown.cursor);
    let at_ends = stands.filter(|cursor| cursor.waiting);
    at_ends.map(|cursor| (cursor.end, cursor.card)).collect()
}

/// The number of the first event of an order.
fn from(before: &Shown) -> usize {
    before.cursor.end
}

#[test]
fn what_changes_a_plan_and_every_verdict_waits_to_be_seen_and_the_rest_does_not() {
    let (mut fights, mut cards, mut lines) = (0, 0, 0);
    each_order(|game, before| {
        each_end_after(game, before.clone(), |_, Shown { cursor, .. }| {
            lines += u32::from(!cursor.waiting);
        });
        let stands = watched(game, before, Speed::Normal);
        for Shown { cursor, .. } in &stands {
            match cursor.card {
                Some(span) => {
                    assert_eq!(cursor.waiting, span.kind.waits(), "{span:?}");
                    if cursor.waiting {
                        assert_eq!(cursor.card_on_show(game.record()), Some((span, true)));
                        cards += 1;
                    }
                }
                None if cursor.waiting => {
                    assert!(
                        cursor.waits_for_fight() && cursor.card_on_show(game.record()).is_none()
                    );
                    assert_eq!(cursor.pause(game.record()), fight::VERDICT);
                }
                None => {}
            }
        }
        // Every fight that ends in this step, and no other.
        let spans = fight::spans(ShownRecord::all(game));
        let over = spans
            .iter()
            .filter(|span| span.is_over && span.upto > from(before));
        let over: Vec<usize> = over.map(|span| span.upto).collect();
        let ends = ends(&stands);
        let seen = ends.iter().filter(|(_, moment)| moment.is_none());
        assert_eq!(seen.map(|(upto, _)| *upto).collect::<Vec<_>>(), over);
        fights += over.len();
    });
    assert!(
        fights > 10 && cards > 20 && lines > 20,
        "{fights} {cards} {lines}"
    );
}

/// How fast things move is no matter of what the player is told. Where nothing moves, a fight in which no ship was hit
/// is told by a line, with the way to its verdict.
#[test]
fn every_speed_waits_at_the_same_cards_and_tells_every_fight() {
    let (mut waits, mut lines) = (0, 0);
    each_order(|game, before| {
        let told = |speed| ends(&watched(game, before, speed));
        let normal = told(Speed::Normal);
        for speed in [Speed::Fast, Speed::Slow] {
            assert_eq!(told(speed), normal, "{speed:?}");
        }
        waits += normal.len();
        let off = told(Speed::Off);
        let news = event_card::news_lines(game, ShownRecord::all(game), 1, Speed::Off);
        for end in &normal {
            let is_line = news.iter().any(|it| it.leads_to == LeadsTo::Verdict(end.0));
            assert_ne!(off.contains(end), is_line, "{end:?}");
            lines += u32::from(is_line);
        }
        // Nothing else is stopped at.
        let stands = watched(game, before, Speed::Off).into_iter();
        let quiet = stands.filter(|it| !it.cursor.waiting);
        assert!(quiet.count() <= 1);
    });
    assert!(waits > 50 && lines > 10, "{waits} {lines}");
}

/// The same die with another number up.
fn other(roll: &Roll) -> Roll {
    let mut other = roll.clone();
    other.die = 11 - roll.die;
    other.total = other.total - roll.die as i8 + other.die as i8;
    other.result = Outcome::Number(99);
    other
}

/// The numbers of the dice that are to be watched, asked one event after the other.
fn dice_to_watch(game: &Game, before: &Shown) -> Vec<usize> {
    let mut shown = before.clone();
    shown.cursor.acknowledged = shown.cursor.end;
    let mut dice = Vec::new();
    while shown.cursor.end < game.events().len() {
        let PlaybackCursor {
            end,
            acknowledged,
            waiting,
            card,
            ..
        } = shown.cursor;
        let told = match waiting || card.is_some() {
            true => end,
            false => acknowledged,
        };
        if fight::watched(shown.cursor.shown(game.record()), told).is_some() {
            dice.push(end);
        }
        shown.skip(game.record(), end + 1, Speed::Normal);
    }
    dice
}

#[test]
fn a_die_that_is_watched_rolls_once_and_nothing_tells_it_before_it_lands() {
    let (mut in_fights, mut on_cards) = (0, 0);
    each_order(|game, before| {
        let stands = watched(game, before, Speed::Normal);
        let mut rolled = Vec::new();
        for (n, Shown { table, cursor }) in stands.iter().enumerate() {
            let Some(roll) = cursor.rolling_die(game.record()) else {
                assert!(!cursor.rolling);
                continue;
            };
            rolled.push(cursor.end);
            assert_eq!(cursor.pause(game.record()), fight::ROLLING);
            let shown = cursor.shown(game.record()).events();
            let is_later = |line: &record::Line| line.number >= cursor.end;
            assert!(!record::recent(shown).iter().any(is_later));
            let other = other(roll);
            if let Some((span, is_whole)) = cursor.card_on_show(game.record()) {
                assert!(!is_whole);
                let card =
                    |roll| event_card::card(cursor.shown(game.record()), span, Some(roll), table);
                assert_eq!(card(roll), card(&other));
                on_cards += 1;
            } else {
                let fight = |roll| {
                    fight::fight(
                        game,
                        cursor.shown(game.record()),
                        Some(roll),
                        false,
                        table,
                        None,
                        Activity::None,
                    )
                };
                assert!(
                    fight(roll).is_some(),
                    "{roll:?} after {:?}",
                    &shown[shown.len().saturating_sub(6)..]
                );
                assert_eq!(fight(roll), fight(&other));
                in_fights += 1;
            }
            // It lands next.
            assert!(stands[n + 1].cursor.end > cursor.end);
        }
        assert_eq!(rolled, dice_to_watch(game, before));
    });
    assert!(in_fights > 100 && on_cards > 20, "{in_fights} {on_cards}");
}

#[test]
fn who_comes_back_finds_it_as_it_stood_and_what_had_ended_waits_for_him() {
    let (mut mid_way, mut waited) = (0, 0);
    each_order(|game, before| {
        let orders = game.orders().len();
        let stands = watched(game, before, Speed::Normal);
        for (n, left) in stands.iter().enumerate() {
            let PlaybackCursor {
                end: upto,
                acknowledged: told,
                ..
            } = left.cursor;
            let back = Shown::resume(game, orders, upto, told).unwrap();
            let there = PlaybackCursor {
                rolling: false,
                ..left.cursor
            };
            assert_eq!(back.cursor, there);
            assert_eq!(back.table, left.table);
            waited += u32::from(there.waiting);
            mid_way += u32::from(!there.waiting && told < upto);
            // Now and then: the rest is what it would have been.
            if n % 16 == 0 && !there.is_ready(game.record()) {
                let rest = to_the_end(game, back, Speed::Normal);
                assert_eq!(ends(&rest[1..]), ends(&stands[n + 1..]));
            }
        }
    });
    assert!(mid_way > 100 && waited > 20, "{mid_way} {waited}");
}

#[test]
fn a_game_that_is_another_by_now_is_not_resumed() {
    let mut game = Game::new(SCENARIOS[0], &[], 7).unwrap();
    game.play(Order::EndMovement).unwrap();
    let (orders, events) = (game.orders().len(), game.events().len());
    assert!(Shown::resume(&game, orders, events, events).is_some());
    assert!(Shown::resume(&game, orders + 1, events, events).is_none());
    assert!(Shown::resume(&game, orders, events + 1, events).is_none());
    // However much of it is said to have been told.
    let shown = Shown::resume(&game, orders, events, events + 7).unwrap();
    assert!(shown.cursor.is_ready(game.record()));
}

#[test]
fn hurrying_shows_everything_and_stands_where_watching_stands() {
    each_order(|game, before| {
        let all = game.events();
        let stands = watched(game, before, Speed::Normal);
        // From any stand on, a rolling die among them.
        for n in (0..stands.len()).step_by(8) {
            let mut shown = stands[n].clone();
            let mut hurried = Vec::new();
            while !shown.cursor.is_ready(game.record()) {
                shown.skip(game.record(), all.len(), Speed::Normal);
                assert!(!shown.cursor.rolling);
                hurried.push(shown.clone());
            }
            assert_eq!(shown.table, *game.table());
            assert_eq!(ends(&hurried), ends(&stands[n + 1..]));
        }
    });
}

#[test]
fn what_has_been_seen_is_told_and_belongs_to_no_later_card() {
    each_order(|game, before| {
        let mut told = from(before);
        for Shown { cursor, .. } in watched(game, before, Speed::Normal) {
            let PlaybackCursor {
                end: upto, card, ..
            } = cursor;
            // Only once he goes on, or a line has told it.
            assert!((told..=upto).contains(&cursor.acknowledged));
            assert!(!cursor.waiting || cursor.acknowledged < upto);
            told = cursor.acknowledged;
            assert!(card.is_none_or(|span| span.from >= told && span.upto == upto));
        }
    });
}

#[test]
fn a_new_game_begins_with_its_radar_contact() {
    let game = Game::new(SCENARIOS[0], &[], 5).unwrap();
    let PlaybackCursor { card, waiting, .. } = Shown::first(&game, Speed::Normal).unwrap().cursor;
    assert_eq!(
        (card.unwrap().kind, waiting),
        (CardKind::RadarContact, true)
    );
    let quiet = Game::new(SCENARIOS[3], &[], 5).unwrap();
    assert!(Shown::first(&quiet, Speed::Normal).is_none());
}

#[test]
fn a_finished_game_is_watched_again_from_its_set_up_to_its_end() {
    let mut game = Game::new(SCENARIOS[2], &[], 7).unwrap();
    Sensible.finish(&mut game);
    let set_up = Shown::set_up(&game);
    assert!(!set_up.cursor.waiting);
    assert_eq!(set_up.table, game.table_after(set_up.cursor.end));
    assert_eq!(set_up.table.turn, game.scenario().first_turn);
    // Whatever speed the player has set for his own games.
    let ends = [Speed::Normal, Speed::Fast, Speed::Slow]
        .map(|speed| ends(&to_the_end(&game, set_up.clone(), speed)));
    assert!(ends[0].len() > 5 && ends[1] == ends[0] && ends[2] == ends[0]);
}

/// A card whose span lasts over a question would be told by half there, and its rest never: there is none. Only of
/// several of a kind in a segment each has its card as the player is asked between them, and all have one card when the
/// game is watched again.
#[test]
fn a_game_watched_again_tells_what_it_told_as_it_was_played() {
    let is_of_several = |kind: CardKind| {
        matches!(
            kind,
            CardKind::Ditched
                | CardKind::LostLanding
                | CardKind::NoDeckForSearch
                | CardKind::SearchHome
        )
    };
    let mut alike = 0;
    for scenario in SCENARIOS {
        for seed in 0..3 {
            let mut game = Game::new(scenario, &[], seed).unwrap();
            let (mut played, mut again) = (Vec::new(), Vec::new());
            each_end(&game, 0, |_, shown| {
                played.push((shown.cursor.end, shown.cursor.card));
            });
            while let Some(order) = Sensible.order(&game) {
                let before = Shown::all(&game);
                game.play(order).unwrap();
                each_end_after(&game, before, |_, shown| {
                    played.push((shown.cursor.end, shown.cursor.card));
                });
            }
            each_end(&game, 0, |_, shown| {
                again.push((shown.cursor.end, shown.cursor.card));
            });
            let kind = |card: Option<CardSpan>| card.map(|card| card.kind);
            for (end, card) in &again {
                let same = played.iter().find(|it| it.0 == *end);
                let same = same.unwrap_or_else(|| panic!("{card:?} was not told"));
                assert_eq!(kind(same.1), kind(*card));
            }
            let apart = |it: &(usize, Option<CardSpan>)| !kind(it.1).is_some_and(is_of_several);
            played.retain(apart);
            again.retain(apart);
            assert_eq!(played, again, "{scenario:?} seed {seed}");
            alike += again.len();
        }
    }
    assert!(alike > 500, "{alike}");
}

/// Fights that are told have one card for all of a segment: each has its line, and each raid what is left of it.
/// Whatever was shot down, it is no good news where attack planes got through.
#[test]
fn fights_that_are_told_have_one_card_with_a_line_each_and_are_bad_news_where_planes_got_through() {
    let (mut cards, mut through) = (0, 0);
    for seed in 0..6 {
        let mut game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let (before, is_fight) = (game.events().len(), order == Order::Fight);
            game.play(order).unwrap();
            if !is_fight || game.table().engagements.is_empty() {
                continue;
            }
            while matches!(game.decision(), Some(Decision::Division(_))) {
                let order = Sensible.order(&game).unwrap();
                game.play(order).unwrap();
            }
            let mut shown = Shown::up_to(&game, before);
            shown.tell(&game);
            let told = shown.cursor.end;
            assert!(shown.cursor.waiting && !shown.cursor.waits_for_fight());
            let span = shown.cursor.card.unwrap();
            assert_eq!(
                (span.kind, span.from, span.upto),
                (CardKind::FightsTold, before, told)
            );
            let record = ShownRecord::new(game.record(), told);
            let card = finished_card(record, span, &shown.table).card;
            let fights = card.blocks.iter().find_map(|block| match block {
                Block::Fights(rows) => Some(rows.clone()),
                _ => None,
            });
            let fights = fights.unwrap();
            let events = &game.events()[before..told];
            let begun = events
                .iter()
                .filter(|it| matches!(it.event, Event::Raids(RaidEvent::BattleBegins { .. })));
            assert_eq!(fights.len(), begun.count());
            for row in &fights {
                assert!(row.title.contains(" meets Raid ") && row.result.contains("shot down"));
                assert!((before..=told).contains(&row.upto));
            }
            let got_through = format!("{:?}", card.blocks).contains("got through");
            let outcome = &card.outcome;
            assert!(!got_through || outcome.tone == Tone::Bad, "{outcome:?}");
            assert_eq!(
                got_through,
                outcome.headline.ends_with("attack planes get through")
            );
            through += usize::from(got_through);
            cards += 1;
            // On from there it goes as ever.
            to_the_end(&game, shown, Speed::Normal);
        }
    }
    assert!(cards > 10 && through > 0, "{cards} {through}");
}

/// Scenario 6 as the staff plays it by orders of the day: what waits to be seen, and whether each was a card of fights.
fn waits_by_orders(fights: FightsOrder, seed: u64) -> Vec<Option<CardKind>> {
    let mut shown = Shown::all(&Game::new(SCENARIOS[5], &[], seed).unwrap());
    let mut session = Session::new(Game::new(SCENARIOS[5], &[], seed).unwrap());
    session.issue(OrdersOfTheDay {
        fights,
        ..OrdersOfTheDay::AS_STAFF
    });
    session.carry_on();
    let mut waits = Vec::new();
    loop {
        let game = session.game();
        shown.start(game, Speed::Normal);
        loop {
            if shown.cursor.waiting {
                waits.push(shown.cursor.card.map(|span| span.kind));
            }
            if shown.cursor.is_ready(game.record()) {
                break;
            }
            shown.tell_or(game, |shown, most| {
                shown.skip(game.record(), most, Speed::Normal);
            });
        }
        assert_eq!(shown.table, *game.table());
        let Some(order) = suggestion(game) else {
            return waits;
        };
        session.play(&[order], |_| Vec::new());
    }
}

/// Fights as the staff has them are told, a card for those of a segment, or shown, each until it has been seen.
#[test]
fn fights_by_the_orders_of_the_day_are_told_or_shown() {
    let told = |waits: &[Option<CardKind>]| {
        let told = waits.iter().filter(|it| **it == Some(CardKind::FightsTold));
        told.count()
    };
    let (mut cards, mut fights) = (0, 0);
    for seed in 0..3 {
        let one = waits_by_orders(FightsOrder::AsStaff, seed);
        let other = waits_by_orders(FightsOrder::Shown, seed);
        assert_eq!(told(&other), 0);
        assert!(one.len() <= other.len(), "{seed}");
        cards += told(&one);
        fights += other.iter().filter(|it| it.is_none()).count()
            - one.iter().filter(|it| it.is_none()).count();
    }
    assert!(cards > 5 && fights > cards, "{cards} {fights}");
}

/// What the player has divided himself is shown, though the orders of the day tell the others.
#[test]
fn a_fight_that_the_player_divides_is_shown_though_the_others_are_told() {
    let mut own = 0;
    for seed in 0..8 {
        let mut session = Session::new(Game::new(SCENARIOS[5], &[], seed).unwrap());
        session.issue(OrdersOfTheDay {
            fights: FightsOrder::OverCarriers,
            ..OrdersOfTheDay::AS_STAFF
        });
        session.carry_on();
        while let Some(order) = suggestion(session.game()) {
            let before = session.game().events().len();
            let is_own = matches!(session.game().decision(), Some(Decision::Division(_)));
            session.play(&[order], |_| Vec::new());
            if !is_own {
                continue;
            }
            own += 1;
            let game = session.game();
            let mut shown = Shown::up_to(game, before);
            let fight = ending_around(ShownRecord::all(game), before).unwrap();
            while shown.cursor.end < fight {
                assert!(!shown.cursor.waiting);
                shown.tell_or(game, |shown, most| {
                    shown.skip(game.record(), most.min(shown.cursor.end + 1), Speed::Normal);
                });
            }
            assert!(shown.cursor.waits_for_fight());
        }
    }
    assert!(own > 0);
}
