//! What happened is told by accounts: no room of the view looks at events by their names.

use std::fs;
use std::path::{Path, PathBuf};

/// Who may: the accounts, and the one match that says how each event is shown.
const MAY: [&str; 2] = ["account", "presentation"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let is_top = folder.ends_with("src/view");
        match path.is_dir() {
            _ if is_top && MAY.contains(&stem) => {}
            true => sources(&path, found),
            false => found.push(path),
        }
    }
}

/// Whether a line names a variant of `Event`, or of one of the families of events.
fn names_a_variant(line: &str) -> bool {
    line.match_indices("Event::").any(|(at, _)| {
        let family = line[..at].rsplit(|it: char| !it.is_alphanumeric()).next();
        let is_family =
            family.is_some_and(|it| it.is_empty() || it.starts_with(char::is_uppercase));
        let after = &line[at + "Event::".len()..];
        is_family && after.starts_with(char::is_uppercase)
    })
}

#[test]
fn outside_the_accounts_no_room_names_a_variant_of_an_event() {
    assert!(names_a_variant(
        "Event::Damage(DamageEvent::Sunk { ship }) => {"
    ));
    assert!(!names_a_variant("let roll = record.event.roll()?;"));
    let mut files = Vec::new();
    let view = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/view");
    sources(&view, &mut files);
    assert!(files.len() > 200, "{}", files.len());
    let named = files.iter().flat_map(|path| {
        let text = fs::read_to_string(path).unwrap();
        let named = text.lines().filter(|line| names_a_variant(line));
        let named: Vec<String> = named.map(|line| format!("{path:?}: {line}")).collect();
        named
    });
    let named: Vec<String> = named.collect();
    assert!(named.is_empty(), "{named:#?}");
}
