//! Settings of several titles in one text: none loses another's.

use page::settings::{Fields, SharedSettings, SoundSwitch, Speed, read, write};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
struct OfATitle {
    #[serde(flatten)]
    shared: SharedSettings,
    numbers: bool,
}

#[test]
fn a_title_changes_its_own_settings_and_leaves_those_of_others() {
    let text = r#"{"speed":"fast","hex_numbers":true,"sound":7}"#;
    let mut fields: Fields = serde_json::from_str(text).unwrap();
    let mut mine: OfATitle = read(&fields);
    assert_eq!(mine.shared.speed, Speed::Fast);
    assert_eq!(
        mine.shared.sound,
        SoundSwitch::Off,
        "one that cannot be read"
    );
    mine.shared.speed = Speed::Off;
    mine.numbers = true;
    write(&mut fields, &mine);
    assert_eq!(read::<OfATitle>(&fields), mine);
    assert_eq!(fields["hex_numbers"], true, "another title's");
    assert_eq!(read::<SharedSettings>(&fields).speed, Speed::Off);
}
