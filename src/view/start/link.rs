//! Links to a battle: title, scenario, variants and seed behind the `#` of an address.

use page::link::LinkParts;
use page::wording::clipped;

use crate::engine::{Game, Scenario, TITLE, Variant, check_variants};

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
    /// The link to a battle.
    pub fn new(scenario: &'static Scenario, options: &[Variant], seed: Option<u64>) -> Link {
        let options = options.to_vec();
        Link {
            scenario,
            options,
            seed,
        }
    }

    /// The link to a game from its start.
    pub fn to(game: &Game) -> Link {
        Link::new(game.scenario(), game.options(), game.seed())
    }

    /// Reads what stands behind the `#` of an address, also as mail and chat mangle it.
    ///
    /// # Errors
    /// What is wrong with it, as the end of a sentence.
    pub fn read(text: &str) -> Result<Link, String> {
        Link::of(&LinkParts::read(text)?)
    }

    /// The battle that these keys ask for.
    pub(super) fn of(parts: &LinkParts) -> Result<Link, String> {
        let (mut scenario, mut options, mut seed) = (None, None, None);
        for (key, value) in parts.all() {
            match key {
                "title" if value.is_empty() || value.eq_ignore_ascii_case(TITLE) => {}
                "title" => {
                    let title = clipped(value);
                    return Err(format!("it is to a game of another title, \"{title}\""));
                }
                "scenario" => {
                    let found = value.parse().ok().and_then(Scenario::numbered);
                    let unknown = || format!("there is no scenario \"{}\" here", clipped(value));
                    scenario = Some(found.ok_or_else(unknown)?);
                }
                "seed" => {
                    let value = clipped(value);
                    let no_seed = |_| format!("\"{value}\" is no seed: a seed is a whole number");
                    seed = Some(value.parse().map_err(no_seed)?);
                }
                "options" => options = Some(value),
                _ => {
                    let key = clipped(key);
                    return Err(format!(
                        "it asks for \"{key}\", which this page does not know"
                    ));
                }
            }
        }
        let scenario: &Scenario = scenario.ok_or("it names no scenario")?;
        let named = |name: &str, variant: &Variant| variant.name().eq_ignore_ascii_case(name);
        let Some(options) = options else {
            // Whoever names none plays with those that belong to it.
            return Ok(Link::new(scenario, scenario.by_default, seed));
        };
        let names = options.split(',').filter(|name| !name.is_empty());
        let names: Vec<&str> = names
            .filter(|name| !name.eq_ignore_ascii_case(Variant::NONE))
            .collect();
        for name in &names {
            if !scenario.variants.iter().any(|variant| named(name, variant)) {
                let name = clipped(name);
                return Err(format!("{} has no variant \"{name}\"", scenario.name));
            }
        }
        let wanted = |variant: &Variant| names.iter().any(|name| named(name, variant));
        let options: Vec<Variant> = scenario.variants.iter().copied().filter(wanted).collect();
        check_variants(scenario, &options).map_err(|refusal| refusal.to_string())?;
        Ok(Link {
            scenario,
            options,
            seed,
        })
    }

    /// The link as it stands behind the `#` of an address: the same for every link to this battle.
    pub fn to_text(&self) -> String {
        let mut text = format!("title={TITLE}&scenario={}", self.scenario.number);
        if let Some(seed) = self.seed {
            text += &format!("&seed={seed}");
        }
        if self.options != self.scenario.by_default {
            let names: Vec<&str> = self.options.iter().map(|variant| variant.name()).collect();
            let names = match names.is_empty() {
                true => Variant::NONE.to_owned(),
                false => names.join(","),
            };
            text += &format!("&options={names}");
        }
        text
    }
}
