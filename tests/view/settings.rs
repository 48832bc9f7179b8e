//! Settings, as the browser keeps them.

use carrier_battle::engine::SCENARIOS;
use carrier_battle::view::learn::{Hint, HintSet};
use carrier_battle::view::settings::{
    Aid, Hints, Loudness, Settings, SharedSettings, SoundSwitch, Speed, Theme,
};
use carrier_battle::view::shell::{self, CommandName};
use page::settings::{animation, hints, light, sound, volume};

fn read(text: &str) -> Settings {
    serde_json::from_str(text).unwrap()
}

const ALL: Settings = Settings {
    looks_hidden: true,
    timeline: Some(true),
    shared: SharedSettings {
        speed: Speed::Slow,
        theme: Theme::Dark,
        hints: Hints::Off,
        sound: SoundSwitch::On,
        volume: Loudness::High,
    },
    hex_numbers: true,
    hints_seen: HintSet::NONE.with(Hint::LowFuel),
    asks_everything: true,
    foresight: Aid::Always,
};

/// The settings that the first page had, and of all others what holds while nobody has changed them.
const OF_THE_FIRST_PAGE: Settings = Settings {
    looks_hidden: false,
    timeline: None,
    shared: SharedSettings {
        hints: Hints::On,
        sound: SoundSwitch::Off,
        volume: Loudness::Medium,
        ..ALL.shared
    },
    hints_seen: HintSet::NONE,
    asks_everything: false,
    foresight: Aid::Asked,
    ..ALL
};

#[test]
fn settings_are_read_as_they_were_ever_written() {
    // As every page has stored them.
    let first = r#"{"speed":"slow","hex_numbers":true,"theme":"dark"}"#;
    assert_eq!(read(first), OF_THE_FIRST_PAGE);
    let text = r#"{"speed":"slow","hex_numbers":true,"looks_hidden":true,"timeline":true,"theme":"dark","hints":"off","hints_seen":["low-fuel"],"sound":"on","volume":"high","asks_everything":true,"foresight":"always"}"#;
    assert_eq!(read(text), ALL);
    assert_eq!(
        serde_json::to_value(ALL).unwrap(),
        serde_json::from_str::<serde_json::Value>(text).unwrap()
    );
    for speed in Speed::ALL {
        let text = format!("{{\"speed\":\"{}\"}}", speed.name());
        assert_eq!(read(&text).speed, speed);
    }
    for theme in Theme::ALL {
        let text = format!("{{\"theme\":\"{}\"}}", theme.name());
        assert_eq!(read(&text).theme, theme);
    }
}

#[test]
fn a_setting_that_is_missing_or_unknown_loses_no_other() {
    let mut fast = OF_THE_FIRST_PAGE;
    fast.speed = Speed::Normal;
    for text in [
        r#"{"hex_numbers":true,"theme":"dark"}"#,
        r#"{"speed":"dizzy","hex_numbers":true,"theme":"dark"}"#,
        r#"{"speed":null,"hex_numbers":true,"theme":"dark","sound":{"loud":true},"hints":7,"hints_seen":"all"}"#,
        r#"{"speed":{"x":[7]},"theme":"dark","hex_numbers":true}"#,
    ] {
        assert_eq!(read(text), fast, "{text}");
    }
    assert_eq!(read("{}"), Settings::default());
    assert_eq!(read(r#"{"hex_numbers":"yes"}"#), Settings::default());
    let default = Settings::default();
    assert_eq!(
        (default.speed, default.hex_numbers, default.theme),
        (Speed::Normal, false, Theme::Auto)
    );
}

#[test]
fn nothing_moves_where_the_system_asks_for_less_motion() {
    let tempos = Speed::ALL.map(|speed| {
        SharedSettings {
            speed,
            ..ALL.shared
        }
        .tempo(false)
    });
    assert_eq!(tempos, ["0.0", "0.2", "1.0", "2.0"]);
    assert_eq!(ALL.tempo(true), "0.0");
}

#[test]
fn a_setting_is_said_with_what_can_be_chosen() {
    assert_eq!(animation().options, ["off", "fast", "normal", "slow"]);
    assert_eq!(shell::hex_numbers().options, ["hidden", "shown"]);
    assert_eq!(hints().options, ["off", "on"]);
    let sound = sound(&CommandName::SoundSwitch.key_hint());
    assert_eq!(sound.options, ["silent", "heard"]);
    assert!(sound.explanation.contains("The Q key"));
    assert_eq!(volume().options, ["low", "medium", "high"]);
    assert_eq!(light().options, ["auto", "light", "dark"]);
}

#[test]
fn the_timeline_stands_there_by_itself_in_the_whole_battle_until_it_is_put_away() {
    for scenario in SCENARIOS {
        let whole = matches!(scenario.number, 6..=9);
        let by_itself = Settings::default();
        assert_eq!(by_itself.shows_timeline(scenario, true), whole);
        assert!(!by_itself.shows_timeline(scenario, false));
        for said in [true, false] {
            let settings = Settings {
                timeline: Some(said),
                ..by_itself
            };
            assert_eq!(settings.shows_timeline(scenario, !said), said);
        }
    }
}

/// Who has left foresight out is told nothing of it.
#[test]
fn the_hint_of_foresight_is_given_where_it_can_be_asked() {
    let now = [Hint::WhatWouldCome];
    let asked = Settings::default();
    assert_eq!(asked.hint(&now, None), Some(Hint::WhatWouldCome));
    let off = Settings {
        foresight: Aid::Off,
        ..asked
    };
    assert_eq!(off.hint(&now, None), None);
}
