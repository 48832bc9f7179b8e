//! Games that were saved before a rule was corrected within version 5, and met it: each is refused with the number of the
//! rule, and stays listed, exported and unchanged. They were made by the program of before, and are never made anew.

use std::fs;
use std::path::Path;

use carrier_battle::engine::{Correction, Departure, Game, LoadError};
use carrier_battle::storage::SlotEntry;
use carrier_battle::view::start::cannot_open;

fn text(file: &str) -> String {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/corrected");
    fs::read_to_string(saves.join(file)).unwrap()
}

/// The entry of the list for a text in the storage, which is to be left as it is.
fn listed(text: &str) -> SlotEntry {
    let id = "carrier-battle/game/1".to_owned();
    let (entry, better) = SlotEntry::read(id, text.to_owned());
    assert_eq!(better, None);
    assert_eq!(entry.text, text);
    entry
}

/// What a text is refused with when it is opened.
fn refused(text: &str) -> LoadError {
    listed(text).game().unwrap_err()
}

/// 14.163: torpedoes had hit a force of unknown type, and hits waited on when it proved to be of surface ships.
#[test]
fn r14_163_a_game_in_which_hits_waited_on_surface_ships_is_refused() {
    let export = text("scenario-6-hits-wait-on-surface-ships.json");
    let problem = LoadError::Corrected(Departure {
        number: 370,
        corrections: vec![Correction::HitsPromote],
    });
    assert_eq!(Game::load(&export).unwrap_err(), problem);
    assert_eq!(
        problem.to_string(),
        "the save is damaged, or of an older game: rule 14.163 was corrected since, and order 370 may lead to something else now"
    );
    // It has no summary, so that the list plays it, and says why it cannot be opened.
    let entry = listed(&export);
    assert_eq!(entry.problem, Some(problem));
    assert_eq!(entry.export(), export);
}

/// 12.53: a force whose last ship had gone down by hits that had waited was still on the map. As it would be promoted by
/// the hits before, both rules are named.
#[test]
fn r12_53_a_game_with_a_sunk_force_on_the_map_is_refused() {
    let slot = text("scenario-7-sunk-force-stays.json");
    let problem = LoadError::Corrected(Departure {
        number: 184,
        corrections: vec![Correction::HitsPromote, Correction::SunkByWaitingHits],
    });
    assert_eq!(refused(&slot), problem);
    // It is listed from its summary, and goes out as it is.
    let entry = listed(&slot);
    assert_eq!(entry.name.as_deref(), Some("Force sunk"));
    assert_eq!(
        entry.summary.as_ref().map(|it| it.standing.scenario),
        Some(7)
    );
    assert_eq!(entry.export(), slot);
    let told = cannot_open(&entry, &problem).text;
    assert!(
        told.contains("rules 14.163 and 12.53 were corrected since"),
        "{told}"
    );
    assert!(told.contains("stays here as it is"), "{told}");
}

/// 12.53: the same in the other games that are known to have met it.
#[test]
fn r12_53_force_f_stayed_on_the_map_at_1610() {
    let export = text("scenario-6-force-f-at-1610.json");
    let LoadError::Corrected(departure) = refused(&export) else {
        panic!("{}", refused(&export));
    };
    assert_eq!(departure.corrections[0].rule(), "14.163");
    assert_eq!(listed(&export).export(), export);
}
