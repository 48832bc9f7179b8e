//! Which sound an event makes.

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{
    AirEvent, AttackEvent, DamageEvent, DeckEvent, Event, EventRecord, ForceEvent, RaidEvent,
    SearchEvent,
};
use carrier_battle::view::presentation::presentation;
use carrier_battle::view::settings::{Loudness, SharedSettings, SoundSwitch};
use carrier_battle::view::sound::{Sound, sound_of, volume};

use crate::common::hits::{CABOT, ONE_ATTACK, attack};
use crate::common::*;
use crate::view::air::game;

/// Everything that happens in a raid that sinks Cabot.
fn raided() -> Vec<EventRecord> {
    let dice = [&[1][..], &attack(CABOT, 6)].concat();
    let mut game = scripted_with(&ONE_ATTACK, &[], &dice);
    pass_to_the_end(&mut game);
    game.events().to_vec()
}

#[test]
fn events_make_their_sounds() {
    for record in raided() {
        let expected = match &record.event {
            Event::Raids(RaidEvent::Placed { .. }) => Some(Sound::Radar),
            Event::Roll(_) => Some(Sound::Die),
            Event::Attacks(AttackEvent::GunsFire { .. }) => Some(Sound::Guns),
            Event::Damage(DamageEvent::Hits { .. }) => Some(Sound::Hit),
            Event::Damage(DamageEvent::Sunk { .. }) => Some(Sound::Sinking),
            Event::Order { .. } | Event::Segment { .. } | Event::Phase { .. } => None,
            _ => continue,
        };
        assert_eq!(
            presentation(&record.event).sound,
            expected,
            "{:?}",
            record.event
        );
    }
    let mut game = scripted(&[1; 9]);
    let events = pass_to(&mut game, 1, 2);
    let engines = events
        .iter()
        .filter(|it| presentation(it).sound == Some(Sound::Engines));
    let moved = events.iter().filter(|it| {
        matches!(
            it,
            Event::Air(AirEvent::MissionMoved { .. }) | Event::Decks(DeckEvent::Launched { .. })
        )
    });
    assert_eq!(engines.count(), moved.count());
}

/// Scenario 4: a chit is heard, and louder what a search reports.
#[test]
fn chits_and_sightings_make_their_sounds() {
    let mut game = game(4, 5);
    Sensible.finish(&mut game);
    let mut heard = std::collections::BTreeSet::new();
    for record in game.events() {
        let expected = match &record.event {
            Event::Forces(ForceEvent::Chit { .. }) => Some(Sound::Chit),
            Event::Forces(ForceEvent::LevelOneDrawn { .. }) => Some(Sound::Sighting),
            Event::Searches(SearchEvent::Moved { .. }) => Some(Sound::Engines),
            Event::Searches(SearchEvent::LooksFor { .. }) => None,
            _ => continue,
        };
        assert_eq!(
            presentation(&record.event).sound,
            expected,
            "{:?}",
            record.event
        );
        heard.extend(expected);
    }
    assert_eq!(heard.len(), 3);
    assert!(Sound::Chit < Sound::Engines && Sound::Radar < Sound::Sighting);
}

#[test]
fn of_several_events_at_once_the_weightiest_is_heard() {
    let all = raided();
    assert_eq!(sound_of(&all, false), Some(Sound::Sinking));
    assert_eq!(sound_of(&[], false), None);
    // A die that was seen to roll has been heard.
    let die = all.iter().position(|it| matches!(it.event, Event::Roll(_)));
    let die = die.unwrap();
    assert_eq!(sound_of(&all[die..=die], false), Some(Sound::Die));
    assert_eq!(sound_of(&all[die..=die], true), None);
}

#[test]
fn sound_is_off_until_it_is_turned_on() {
    assert_eq!(volume(SharedSettings::default()), None);
    let loud = Loudness::ALL.map(|volume| {
        let settings = SharedSettings {
            sound: SoundSwitch::On,
            volume,
            ..SharedSettings::default()
        };
        carrier_battle::view::sound::volume(settings).unwrap()
    });
    assert!(loud.is_sorted() && loud[0] > 0.0 && loud[2] <= 1.0);
}

#[test]
fn every_sound_dies_away_within_seconds() {
    use Sound::{Chit, Die, Engines, Guns, Hit, Radar, Sighting, Sinking};
    for sound in [Chit, Engines, Die, Radar, Sighting, Guns, Hit, Sinking] {
        assert!(!sound.tones().is_empty());
        for tone in sound.tones() {
            // A glide is a ratio: neither end may be nothing.
            assert!(tone.from > 0.0 && tone.to > 0.0, "{sound:?}");
            assert!(tone.level > 0.0 && tone.level <= 1.0, "{sound:?}");
            assert!(tone.lasts > 0.0 && tone.at + tone.lasts <= 3.0, "{sound:?}");
        }
    }
    // A ship that goes down is the lowest of all.
    let lowest = |sound: Sound| sound.tones().iter().map(|it| it.to as u32).min();
    assert!(
        [Engines, Die, Radar, Guns, Hit]
            .iter()
            .all(|it| lowest(*it) > lowest(Sinking))
    );
}
