//! Names of saved games.

/// The name that a player has given a game, without the spaces around it.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn given_name(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => {
            Err("A game needs a name: write one, or press Escape to leave it as it was.".to_owned())
        }
        name => Ok(name.to_owned()),
    }
}

/// A name that no other game has yet: the wanted one, or that with a number.
pub fn free_name(wanted: &str, taken: &[String]) -> String {
    let is_free = |name: &String| !taken.contains(name);
    let numbered = (2..).map(|number| format!("{wanted} {number}"));
    let mut names = std::iter::once(wanted.to_owned()).chain(numbered);
    names.find(is_free).unwrap_or_else(|| wanted.to_owned())
}
