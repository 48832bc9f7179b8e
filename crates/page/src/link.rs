//! What stands behind the `#` of an address, also as mail and chat mangle it.

use percent_encoding::percent_decode_str;

use crate::wording::clipped;

/// The key that names a finished game in a link.
pub const GAME: &str = "game";

/// The keys of links. An address may have others behind its `?`, which are somebody else's.
const KEYS: [&str; 5] = ["title", "scenario", "seed", "options", GAME];

/// The keys of a link with their values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LinkParts(Vec<(String, String)>);

impl LinkParts {
    /// Reads what stands behind the `#` of an address.
    ///
    /// # Errors
    /// A key that is given two values, as the end of a sentence.
    pub fn read(text: &str) -> Result<LinkParts, String> {
        let mut parts = LinkParts(Vec::new());
        for (key, value) in pairs(&mended(text)) {
            match parts.get(&key) {
                None => parts.0.push((key, value)),
                Some(other) if *other == value => {}
                Some(_) => {
                    let key = clipped(&key);
                    return Err(format!("it gives \"{key}\" twice, and not the same"));
                }
            }
        }
        Ok(parts)
    }

    /// All of them, in their order.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (&**key, &**value))
    }

    /// The value of a key, if it is given.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.all()
            .find(|(other, _)| *other == key)
            .map(|(_, value)| value)
    }
}

/// The keys and values in a mended text. Keys are written in any letters.
fn pairs(mended: &str) -> Vec<(String, String)> {
    let parts = mended.split('&').filter(|part| !part.is_empty());
    let pair = |part: &str| {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        (key.to_ascii_lowercase(), value.to_owned())
    };
    parts.map(pair).collect()
}

/// The link in an address, of what stands behind its `?` and behind its `#`; nothing if there is none. Behind the `?`
/// others than this page put keys of theirs: those are not the link's.
pub fn link_in(search: &str, fragment: &str) -> Option<String> {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let (ours, _) = sorted_out(search);
    let is_link = ours
        .iter()
        .flat_map(|part| pairs(part))
        .any(|(key, _)| key != "title");
    let ours = if is_link { ours } else { Vec::new() };
    let all: Vec<&str> = ours.iter().map(|part| &**part).chain([fragment]).collect();
    let link = all.join("&");
    let link = link.trim_matches('&');
    (!link.is_empty()).then(|| link.to_owned())
}

/// What stands behind the `?` of an address, its `?` too, without the link.
pub fn without_link(search: &str) -> String {
    match sorted_out(search).1.join("&") {
        others if others.is_empty() => others,
        others => format!("?{others}"),
    }
}

/// The parts behind a `?` that are a link's, mended, and the others as they are.
fn sorted_out(search: &str) -> (Vec<String>, Vec<&str>) {
    let search = search.strip_prefix('?').unwrap_or(search);
    let (mut ours, mut others) = (Vec::new(), Vec::new());
    for part in search.split('&').filter(|part| !part.is_empty()) {
        let text = mended(part.strip_prefix("amp;").unwrap_or(part));
        match pairs(&text).iter().any(|(key, _)| KEYS.contains(&&**key)) {
            true => ours.push(text),
            false => others.push(part),
        }
    }
    (ours, others)
}

/// A link as it was before mail and chat took it on: what stands in it is letters and digits and
/// `&`, `=`, `,`, `-` and `_`, so that everything else came on its way.
fn mended(text: &str) -> String {
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
    let text = text.trim_start_matches(is_around);
    let all = text.trim_end_matches(|c| is_around(c) && !matches!(c, '-' | '_'));
    // A packed game may end with either.
    match all.rsplit('&').next() {
        Some(last) if last.split('=').next() == Some(GAME) => all.to_owned(),
        _ => all.trim_end_matches(is_around).to_owned(),
    }
}
