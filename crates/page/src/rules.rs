//! The rules of a title in our own words: what a § opens.

/// A rule in our words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rule {
    /// Its number in the rulebook.
    pub number: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// What it says, a paragraph each.
    pub text: &'static [&'static str],
    /// The rules that lead on from it.
    pub see: &'static [&'static str],
}

/// The rule of a number among the chapters of a rulebook, or the nearest one that it is part of: 4.454 is part of 4.45.
pub fn find(chapters: &[&'static [Rule]], number: &str) -> Option<&'static Rule> {
    let mut wanted = number;
    loop {
        let mut all = chapters.iter().copied().flatten();
        if let Some(rule) = all.find(|rule| rule.number == wanted) {
            return Some(rule);
        }
        // One figure less; a chapter alone is no rule.
        wanted = wanted.get(..wanted.len().checked_sub(1)?)?;
        if !wanted.contains('.') {
            return None;
        }
    }
}

/// What a rule's number is called: "Rule 4.45, Fuel Critical".
pub fn name(number: &str, rule: Option<&Rule>) -> String {
    match rule {
        Some(rule) => format!("Rule {number}, {}", rule.title),
        None => format!("Rule {number}"),
    }
}
