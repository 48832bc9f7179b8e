//! Links to a battle: scenario, variants and seed in the address.

use leptos::prelude::*;

use crate::engine::{Game, Scenario, Variant};

/// What a link asks for.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The scenario.
    pub scenario: &'static Scenario,
    /// The variants.
    pub options: Vec<Variant>,
    /// The seed, if the link names one.
    pub seed: Option<u64>,
}

/// The link to a game from its start.
pub fn of(game: &Game) -> String {
    let location = window().location();
    let base = format!(
        "{}{}",
        location.origin().unwrap_or_default(),
        location.pathname().unwrap_or_default()
    );
    let options: Vec<&str> = game
        .options()
        .iter()
        .map(|variant| variant.name())
        .collect();
    let options = if options.is_empty() {
        String::new()
    } else {
        format!("&options={}", options.join(","))
    };
    let seed = game.seed().unwrap_or_default();
    format!(
        "{base}#scenario={}&seed={seed}{options}",
        game.scenario().number
    )
}

/// What the page's address asks for, if anything.
///
/// # Errors
/// One sentence on what is wrong with the link.
pub fn wanted() -> Option<Result<Wanted, String>> {
    let hash = window().location().hash().ok()?;
    let hash = hash.strip_prefix('#').filter(|hash| !hash.is_empty())?;
    Some(read(hash))
}

fn read(hash: &str) -> Result<Wanted, String> {
    let (mut scenario, mut options, mut seed) = (None, Vec::new(), None);
    for part in hash.split('&') {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        match key {
            "scenario" => {
                let found = value.parse().ok().and_then(Scenario::numbered);
                scenario =
                    Some(found.ok_or_else(|| format!("there is no scenario \"{value}\" here"))?);
            }
            "seed" => {
                seed = Some(
                    value
                        .parse()
                        .map_err(|_| format!("\"{value}\" is no seed: a seed is a whole number"))?,
                )
            }
            "options" => options = value.split(',').filter(|name| !name.is_empty()).collect(),
            other => {
                return Err(format!(
                    "it asks for \"{other}\", which this page does not know"
                ));
            }
        }
    }
    let scenario: &Scenario = scenario.ok_or("it names no scenario")?;
    let variant = |name: &str| {
        let found = scenario
            .variants
            .iter()
            .copied()
            .find(|variant| variant.name() == name);
        found.ok_or_else(|| format!("{} has no variant \"{name}\"", scenario.name))
    };
    let options = options.into_iter().map(variant).collect::<Result<_, _>>()?;
    Ok(Wanted {
        scenario,
        options,
        seed,
    })
}

/// Takes the link out of the address, so that a reload continues the game instead of starting it anew.
pub fn clear() {
    let location = window().location();
    if let (Ok(history), Ok(path)) = (window().history(), location.pathname()) {
        let search = location.search().unwrap_or_default();
        let _ = history.replace_state_with_url(
            &wasm_bindgen::JsValue::NULL,
            "",
            Some(&format!("{path}{search}")),
        );
    }
}
