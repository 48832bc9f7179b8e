//! The boxes of the repair tracks (6.0(16), 6.0(17)).

use crate::engine::listed::listed;

listed! {
    /// A box of a repair track; its data is its number. Whatever comes to box 1 is repaired (6.0(17)).
    pub enum RepairBox: u8, "a box of a repair track";
    Slight = "Slight" => 2;
    Light = "Light" => 3;
    Moderate = "Moderate" => 4;
    Heavy = "Heavy" => 5;
    Severe = "Severe" => 6;
}

impl RepairBox {
    /// Its number, 2 to 6: the unit is repaired after one turn fewer.
    pub const fn number(self) -> u8 {
        *self.data()
    }

    /// The box one down; nothing once the unit is repaired (6.0(17)).
    pub const fn next_down(self) -> Option<RepairBox> {
        match self {
            RepairBox::Slight => None,
            RepairBox::Light => Some(RepairBox::Slight),
            RepairBox::Moderate => Some(RepairBox::Light),
            RepairBox::Heavy => Some(RepairBox::Moderate),
            RepairBox::Severe => Some(RepairBox::Heavy),
        }
    }
}
