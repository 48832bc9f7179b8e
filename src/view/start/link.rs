//! Links to a battle: title, scenario, variants and seed behind the `#` of an address.

use percent_encoding::percent_decode_str;

use crate::engine::{Game, Scenario, TITLE, Variant};

/// The battle that a link asks for.
#[derive(Clone, Debug)]
pub struct Link {
    /// The scenario.
    pub scenario: &'static Scenario,
    /// The variants, in the order of their list.
    pub options: Vec<Variant>,
    /// The seed, if the link names one.
    pub seed: Option<u64>,
}

impl Link {
    /// The link to a game from its start.
    pub fn to(game: &Game) -> Link {
        Link {
            scenario: game.scenario(),
            options: game.options().to_vec(),
            seed: game.seed(),
        }
    }

    /// Reads what stands behind the `#` of an address, also as mail and chat mangle it.
    ///
    /// # Errors
    /// What is wrong with it, as the end of a sentence.
    pub fn read(text: &str) -> Result<Link, String> {
        let text = mended(text);
        let (mut scenario, mut options, mut seed) = (None, "", None);
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            match key.to_ascii_lowercase().as_str() {
                "title" if value.is_empty() || value.eq_ignore_ascii_case(TITLE) => {}
                "title" => return Err(format!("it is to a game of another title, \"{value}\"")),
                "scenario" => {
                    let found = value.parse().ok().and_then(Scenario::numbered);
                    let unknown = || format!("there is no scenario \"{value}\" here");
                    scenario = Some(found.ok_or_else(unknown)?);
                }
                "seed" => {
                    let no_seed = |_| format!("\"{value}\" is no seed: a seed is a whole number");
                    seed = Some(value.parse().map_err(no_seed)?);
                }
                "options" => options = value,
                _ => {
                    return Err(format!(
                        "it asks for \"{key}\", which this page does not know"
                    ));
                }
            }
        }
        let scenario: &Scenario = scenario.ok_or("it names no scenario")?;
        let named = |name: &str, variant: &Variant| variant.name().eq_ignore_ascii_case(name);
        let names: Vec<&str> = options.split(',').filter(|name| !name.is_empty()).collect();
        for name in &names {
            if !scenario.variants.iter().any(|variant| named(name, variant)) {
                return Err(format!("{} has no variant \"{name}\"", scenario.name));
            }
        }
        let wanted = |variant: &Variant| names.iter().any(|name| named(name, variant));
        Ok(Link {
            scenario,
            options: scenario.variants.iter().copied().filter(wanted).collect(),
            seed,
        })
    }

    /// The link as it stands behind the `#` of an address: the same for every link to this battle.
    pub fn to_text(&self) -> String {
        let mut text = format!("title={TITLE}&scenario={}", self.scenario.number);
        if let Some(seed) = self.seed {
            text += &format!("&seed={seed}");
        }
        if !self.options.is_empty() {
            let names: Vec<&str> = self.options.iter().map(|variant| variant.name()).collect();
            text += &format!("&options={}", names.join(","));
        }
        text
    }
}

/// A link as it was before mail and chat took it on: what stands in it is letters and digits and
/// `&`, `=`, `,`, `-` and `_`, so that everything else came on its way.
pub(super) fn mended(text: &str) -> String {
    let mut text = text.strip_prefix('#').unwrap_or(text).to_owned();
    // Programs encode what others have encoded before.
    for _ in 0..3 {
        let decoded = percent_decode_str(&text).decode_utf8_lossy();
        text = decoded.replace("&amp;", "&").replace("&#38;", "&");
    }
    let is_noise = |c: char| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, '+' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{feff}')
    };
    let hyphen = |c: char| match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        other => other,
    };
    let text: String = text.chars().filter(|c| !is_noise(*c)).map(hyphen).collect();
    // The full stop of its sentence, the bracket or the quotation mark around it.
    let is_around = |c: char| !c.is_ascii_alphanumeric();
    text.trim_matches(is_around).to_owned()
}
