//! The browser's sound: tones and noise that glide and die away.

use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioParam, BiquadFilterType, GainNode,
    OscillatorType,
};

use crate::sound::{Sound, Source, Tone};

/// Seconds of noise that are kept.
const NOISE: f32 = 2.0;

/// Where a tone has died away.
const SILENCE: f32 = 0.0001;

/// A browser's sound.
pub struct Speaker {
    context: AudioContext,
    noise: AudioBuffer,
}

impl Speaker {
    /// The browser's sound, if it has any.
    pub fn new() -> Option<Speaker> {
        let context = AudioContext::new().ok()?;
        let noise = noise(&context).ok()?;
        Some(Speaker { context, noise })
    }

    /// Whether it sounds: a browser may want a click or a key of the player's first.
    pub fn state(&self) -> AudioContextState {
        self.context.state()
    }

    /// Stops what sounds.
    pub fn suspend(&self) {
        // A promise nobody waits for.
        let _ = self.context.suspend();
    }

    /// Makes a sound. What the browser refuses stays silent.
    pub fn play(&self, sound: Sound, volume: f32) {
        let _ = self.context.resume();
        for tone in sound.tones() {
            let _ = self.tone(tone, volume);
        }
    }

    fn tone(&self, tone: &Tone, volume: f32) -> Result<(), JsValue> {
        let begin = self.context.current_time() + tone.at;
        let end = begin + tone.lasts;
        let gain = self.dying_away(tone.level * volume, begin, end)?;
        match tone.of {
            Source::Pure | Source::Rough => {
                let oscillator = self.context.create_oscillator()?;
                oscillator.set_type(match tone.of {
                    Source::Pure => OscillatorType::Sine,
                    _ => OscillatorType::Sawtooth,
                });
                glide(&oscillator.frequency(), tone, begin, end)?;
                oscillator.connect_with_audio_node(&gain)?;
                oscillator.start_with_when(begin)?;
                oscillator.stop_with_when(end)
            }
            Source::Noise => {
                let source = self.context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                let filter = self.context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Lowpass);
                glide(&filter.frequency(), tone, begin, end)?;
                source.connect_with_audio_node(&filter)?;
                filter.connect_with_audio_node(&gain)?;
                // It ends with what there is of it.
                source.start_with_when(begin)
            }
        }
    }

    fn dying_away(&self, level: f32, begin: f64, end: f64) -> Result<GainNode, JsValue> {
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(level, begin)?;
        gain.gain()
            .exponential_ramp_to_value_at_time(SILENCE, end)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        Ok(gain)
    }
}

fn glide(pitch: &AudioParam, tone: &Tone, begin: f64, end: f64) -> Result<(), JsValue> {
    pitch.set_value_at_time(tone.from, begin)?;
    pitch.exponential_ramp_to_value_at_time(tone.to, end)?;
    Ok(())
}

/// Noise, always the same: the game's die is asked for nothing here.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let length = (rate * NOISE) as u32;
    let mut state: u32 = 1944;
    let mut samples: Vec<f32> = Vec::new();
    for _ in 0..length {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        samples.push((state >> 8) as f32 / (1 << 23) as f32 - 1.0);
    }
    let buffer = context.create_buffer(1, length, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
