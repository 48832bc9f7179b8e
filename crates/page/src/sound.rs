//! What each sound is made of. The page makes them itself: tones that glide, and noise through a filter.

use crate::settings::{Loudness, SharedSettings, SoundSwitch};

/// A sound of the battle. Of several at once the last in this list is heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sound {
    /// A chit comes out of the cup.
    Chit,
    /// Aircraft take off or fly on.
    Engines,
    /// The die is rolled.
    Die,
    /// Something new on the radar, or a fleet is found.
    Radar,
    /// A search reports ships: keyed, as it came over the radio.
    Sighting,
    /// Ships open fire.
    Guns,
    /// Something is hit.
    Hit,
    /// A ship goes down.
    Sinking,
}

/// A part of a sound.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tone {
    /// What it is made of.
    pub of: Source,
    /// When it begins, in seconds.
    pub at: f64,
    /// How long it lasts, in seconds.
    pub lasts: f64,
    /// Its pitch at the beginning, in hertz; of noise, what is left of it: what is higher is filtered out.
    pub from: f32,
    /// Its pitch at the end.
    pub to: f32,
    /// How loud it begins, from 0 to 1; it dies away.
    pub level: f32,
}

/// What a tone is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A pure tone.
    Pure,
    /// A rough one.
    Rough,
    /// Noise.
    Noise,
}

impl Sound {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Sound::Chit => "chit",
            Sound::Engines => "engines",
            Sound::Die => "die",
            Sound::Radar => "radar",
            Sound::Sighting => "sighting",
            Sound::Guns => "guns",
            Sound::Hit => "hit",
            Sound::Sinking => "sinking",
        }
    }

    /// What it is made of.
    pub const fn tones(self) -> &'static [Tone] {
        match self {
            Sound::Chit => CHIT,
            Sound::Engines => ENGINES,
            Sound::Die => DIE,
            Sound::Radar => RADAR,
            Sound::Sighting => SIGHTING,
            Sound::Guns => GUNS,
            Sound::Hit => HIT,
            Sound::Sinking => SINKING,
        }
    }
}

const CHIT: &[Tone] = &[
    noise(0.0, 0.04, 3200.0, 1800.0, 0.16),
    noise(0.09, 0.05, 2600.0, 1400.0, 0.12),
];
const ENGINES: &[Tone] = &[
    rough(0.0, 0.9, 82.0, 96.0, 0.22),
    rough(0.0, 0.9, 85.0, 101.0, 0.2),
];
const DIE: &[Tone] = &[
    noise(0.0, 0.05, 2600.0, 900.0, 0.5),
    noise(0.16, 0.05, 2300.0, 900.0, 0.42),
    noise(0.3, 0.05, 2500.0, 800.0, 0.36),
    noise(0.45, 0.06, 1900.0, 700.0, 0.3),
];
const RADAR: &[Tone] = &[
    pure(0.0, 0.45, 1180.0, 1160.0, 0.3),
    pure(0.5, 0.6, 1180.0, 1150.0, 0.2),
];
const SIGHTING: &[Tone] = &[
    pure(0.0, 0.08, 780.0, 780.0, 0.26),
    pure(0.14, 0.22, 780.0, 780.0, 0.26),
    pure(0.42, 0.08, 780.0, 780.0, 0.24),
    pure(0.56, 0.3, 780.0, 775.0, 0.22),
];
const GUNS: &[Tone] = &[
    noise(0.0, 0.3, 900.0, 120.0, 0.8),
    noise(0.17, 0.3, 800.0, 110.0, 0.7),
    noise(0.36, 0.35, 950.0, 120.0, 0.75),
    noise(0.58, 0.5, 700.0, 90.0, 0.7),
];
const HIT: &[Tone] = &[
    noise(0.0, 1.1, 1500.0, 60.0, 1.0),
    pure(0.0, 0.8, 90.0, 38.0, 0.8),
];
const SINKING: &[Tone] = &[
    noise(0.0, 1.6, 700.0, 50.0, 0.8),
    pure(0.1, 2.8, 74.0, 31.0, 0.9),
    rough(0.3, 2.4, 49.0, 33.0, 0.25),
];

const fn pure(at: f64, lasts: f64, from: f32, to: f32, level: f32) -> Tone {
    Tone {
        of: Source::Pure,
        at,
        lasts,
        from,
        to,
        level,
    }
}

const fn rough(at: f64, lasts: f64, from: f32, to: f32, level: f32) -> Tone {
    Tone {
        of: Source::Rough,
        ..pure(at, lasts, from, to, level)
    }
}

const fn noise(at: f64, lasts: f64, from: f32, to: f32, level: f32) -> Tone {
    Tone {
        of: Source::Noise,
        ..pure(at, lasts, from, to, level)
    }
}

/// How loud everything is, from 0 to 1; nothing while sound is off.
pub fn volume(settings: SharedSettings) -> Option<f32> {
    (settings.sound == SoundSwitch::On).then_some(match settings.volume {
        Loudness::Low => 0.08,
        Loudness::Medium => 0.22,
        Loudness::High => 0.5,
    })
}

/// What is said when sound is turned on or off.
pub fn switched(is_on: bool) -> &'static str {
    match is_on {
        true => "Sound is on.",
        false => "Sound is off.",
    }
}

/// What is said where the browser makes no sound.
pub const BLOCKED: &str = "The browser has not let this page make sound yet. It may after the next click or key; nothing else depends on it.";
