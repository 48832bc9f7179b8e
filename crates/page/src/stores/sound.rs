//! What is heard: the browser's sound, as far as the settings ask for it.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use web_sys::AudioContextState;

use super::SettingsStore;
use crate::settings::{SharedSettings, SoundSwitch};
use crate::sound::{Sound, switched, volume};
use crate::speaker::Speaker;

/// Milliseconds within which a browser begins to sound if it will.
const BEGINS: u32 = 800;

/// The sound of the page. Nothing of it is there before sound is turned on.
#[derive(Clone, Copy)]
pub struct SoundStore {
    settings: SettingsStore<SharedSettings>,
    speaker: StoredValue<Option<Speaker>, LocalStorage>,
    is_blocked: RwSignal<bool>,
    /// What is said of a switch by the key.
    said: RwSignal<&'static str>,
}

impl SoundStore {
    /// One that makes no sound before the browser allows it.
    pub fn new(settings: SettingsStore<SharedSettings>) -> SoundStore {
        SoundStore {
            settings,
            speaker: StoredValue::new_local(None),
            is_blocked: RwSignal::new(false),
            said: RwSignal::new(""),
        }
    }

    /// Whether the browser has made no sound although it was asked to.
    pub fn is_blocked(self) -> bool {
        self.is_blocked.get()
    }

    /// What is said of the last switch by the key; nothing after a while.
    pub fn said(self) -> &'static str {
        self.said.get()
    }

    /// Forgets it.
    pub fn forget(self) {
        self.said.set("");
    }

    /// Turns sound on or off.
    pub fn switch(self) {
        let mut is_on = false;
        self.settings.change(|settings| {
            settings.sound = settings.sound.switched();
            is_on = settings.sound == SoundSwitch::On;
        });
        self.said.set(switched(is_on));
        match is_on {
            true => self.play(Sound::Radar),
            false => self.hush(),
        }
    }

    /// Makes a sound, if sound is on and the page is in front.
    pub fn play(self, sound: Sound) {
        let Some(volume) = volume(self.settings.get_untracked()) else {
            return;
        };
        if document().hidden() {
            return;
        }
        self.speaker.update_value(|speaker| {
            if speaker.is_none() {
                *speaker = Speaker::new();
            }
            if let Some(speaker) = speaker {
                speaker.play(sound, volume);
            }
        });
        self.look_whether_it_sounds();
    }

    /// A browser that lets a page sound needs a moment to begin.
    fn look_whether_it_sounds(self) {
        let sounds = move || {
            let state = self
                .speaker
                .with_value(|speaker| speaker.as_ref().map(Speaker::state));
            state == Some(AudioContextState::Running)
        };
        if sounds() {
            self.is_blocked.set(false);
        } else {
            Timeout::new(BEGINS, move || self.is_blocked.set(!sounds())).forget();
        }
    }

    /// Stops what sounds.
    pub fn hush(self) {
        self.speaker.with_value(|speaker| {
            if let Some(speaker) = speaker {
                speaker.suspend();
            }
        });
    }
}
