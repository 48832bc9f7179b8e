//! Names of files.

/// Letters of a file's name, at most: together with the longest names of letters they stay below
/// what file systems take, which is 255 bytes.
const LONGEST: usize = 60;

/// The name of the file of a game: its words, in the letters of any language, with hyphens between.
pub fn file_name(name: &str) -> String {
    let words = name.split(|c: char| !is_letter(c));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name: String = words.join("-").chars().take(LONGEST).collect();
    match name.trim_end_matches('-') {
        "" => "carrier-battle.json".to_owned(),
        name => format!("{name}.json"),
    }
}

/// Whether a character may stand in a file's name: letters and digits, and beyond ASCII all that is
/// no space, mark of punctuation or sign of writing direction. Accents and vowel signs are characters
/// of their own in many scripts.
fn is_letter(c: char) -> bool {
    let punctuation = matches!(c, '\u{80}'..='\u{a9}' | '\u{ab}'..='\u{b4}' | '\u{b6}'..='\u{b9}' | '\u{bb}'..='\u{bf}')
        || matches!(c, '\u{2000}'..='\u{206f}' | '\u{3000}'..='\u{303f}' | '\u{fe30}'..='\u{fe6f}')
        || matches!(c, '\u{ff00}'..='\u{ff0f}' | '\u{ff1a}'..='\u{ff20}' | '\u{feff}' | '\u{fff0}'..='\u{ffff}');
    c.is_alphanumeric() || !(c.is_ascii() || c.is_whitespace() || c.is_control() || punctuation)
}
