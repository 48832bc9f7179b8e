//! The task force markers of both sides (2.2, 3.1, 3.2).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ship_list::Ship;
use super::side::Side;
use crate::engine::listed::{NotAName, listed, written_as_text};
use crate::engine::map::{Line, Place};

/// What a task force marker of the USN prints, and where it is when the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UsnForceData {
    /// Who commanded it, for the player.
    pub history: &'static str,
    /// Where it begins (3.1).
    pub place: Place,
    /// How many ships it holds without a leader (4.4). Rebuilt: at least what 3.1 puts in it.
    pub capacity: u8,
    /// The ships in it when the game begins (3.1).
    pub ships: &'static [Ship],
}

listed! {
    /// A task force of the USN.
    pub enum UsnForce: UsnForceData, "a task force of the USN";
    Tf1 = "TF-1" => UsnForceData {
        history: "Vice Admiral Pye: the Pacific Fleet's battleships, and what serves its bases",
        place: Place::PearlHarbor,
        capacity: 4,
        ships: &[Ship::Avd12],
    };
    Tf8 = "TF-8" => UsnForceData {
        history: "Rear Admiral Theobald: the North Pacific Force, at Kodiak",
        place: Place::Alaska,
        capacity: 4,
        ships: &[Ship::Cl8_6, Ship::Dd8_4],
    };
    Tf11 = "TF-11" => UsnForceData {
        history: "Rear Admiral Fitch: Saratoga's escorts, at San Diego",
        place: Place::WestCoast,
        capacity: 4,
        ships: &[Ship::Dd11_4],
    };
    Tf16 = "TF-16" => UsnForceData {
        history: "Vice Admiral Halsey, then Rear Admiral Spruance: Enterprise and Hornet",
        place: Place::PearlHarbor,
        capacity: 5,
        ships: &[Ship::Enterprise, Ship::Hornet, Ship::Ca16_2, Ship::Dd16_4],
    };
    Tf17 = "TF-17" => UsnForceData {
        history: "Rear Admiral Fletcher: Yorktown, and in May Lexington",
        place: Place::NewCaledonia,
        capacity: 5,
        ships: &[Ship::Lexington, Ship::Yorktown, Ship::Ca17_2, Ship::Dd17_4],
    };
    Tf44 = "TF-44" => UsnForceData {
        history: "Rear Admiral Crace: the Anzac cruisers, at Brisbane",
        place: Place::Australia,
        capacity: 3,
        ships: &[Ship::Ca17_3],
    };
}

/// What kind of task force it is: its column of the IJN's movement table (8.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ForceKind {
    /// A carrier force.
    Carrier,
    /// A main body.
    Main,
    /// A support force.
    Support,
    /// An invasion force, with transports.
    Invasion,
}

impl ForceKind {
    /// All of them.
    pub const ALL: [ForceKind; 4] = [
        ForceKind::Carrier,
        ForceKind::Main,
        ForceKind::Support,
        ForceKind::Invasion,
    ];

    /// As the movement table heads its columns.
    pub const fn text(self) -> &'static str {
        match self {
            ForceKind::Carrier => "Carrier",
            ForceKind::Main => "Main",
            ForceKind::Support => "Support",
            ForceKind::Invasion => "Invasion",
        }
    }
}

written_as_text!(ForceKind, "a kind of task force");

impl From<ForceKind> for u16 {
    /// What chooses the column of the movement table.
    fn from(kind: ForceKind) -> u16 {
        kind as u16
    }
}

/// A task force of the IJN as the game begins (3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IjnForceData {
    /// Who commanded it, for the player.
    pub history: &'static str,
    /// Its line; it begins in the IJN's home base there.
    pub line: Line,
    /// What kind it is.
    pub kind: ForceKind,
    /// How many counters it draws from the warships and decoys.
    pub drawn: u8,
    /// Whether the carriers that come to its line join it.
    pub takes_carriers: bool,
    /// Its transports.
    pub transports: &'static [Ship],
}

const fn force(history: &'static str, line: Line, kind: ForceKind, drawn: u8) -> IjnForceData {
    IjnForceData {
        history,
        line,
        kind,
        drawn,
        takes_carriers: false,
        transports: &[],
    }
}

/// The force that the carriers of its line join.
const fn carriers(history: &'static str, line: Line, kind: ForceKind, drawn: u8) -> IjnForceData {
    IjnForceData {
        takes_carriers: true,
        ..force(history, line, kind, drawn)
    }
}

const fn invasion(
    history: &'static str,
    line: Line,
    drawn: u8,
    transports: &'static [Ship],
) -> IjnForceData {
    IjnForceData {
        transports,
        ..force(history, line, ForceKind::Invasion, drawn)
    }
}

listed! {
    /// A task force of the IJN. How many counters each draws stands last but for its transports.
    pub enum IjnForce: IjnForceData, "a task force of the IJN";
    FirstCsf = "1st CSF" =>
        carriers("Vice Admiral Nagumo's fleet carriers, the Kido Butai", Line::Mi, ForceKind::Carrier, 2);
    InvasionMi = "Invasion MI" =>
        invasion("Rear Admiral Tanaka's transports for Midway", Line::Mi, 2, &[Ship::Tr1, Ship::Tr2]);
    MainBodyA = "Main Body A" =>
        force("Admiral Yamamoto with the battleships", Line::Mi, ForceKind::Main, 1);
    Guard = "Guard" =>
        force("Vice Admiral Takasu's Guard Force, between Midway and the Aleutians", Line::Mi, ForceKind::Support, 1);
    SecondCsf = "2nd CSF" =>
        carriers("Rear Admiral Kakuta's light carriers", Line::Al, ForceKind::Carrier, 2);
    InvasionAl = "Invasion AL" =>
        invasion("Rear Admiral Omori and Captain Ono, for Attu and Kiska", Line::Al, 1, &[Ship::Tr3]);
    MainBodyB = "Main Body B" =>
        force("Vice Admiral Hosogaya's Northern Force", Line::Al, ForceKind::Main, 2);
    InvasionMo = "Invasion MO" =>
        invasion("Rear Admiral Kajioka's transports for Port Moresby", Line::Mo, 2, &[Ship::Tr4, Ship::Tr5]);
    Covering = "Covering" =>
        carriers("Rear Admiral Goto, and Vice Admiral Takagi's carriers", Line::Mo, ForceKind::Support, 2);
    FourthCsf = "4th CSF" =>
        carriers("Carriers under Vice Admiral Inoue; in 1942 he had them on the way to Port Moresby", Line::So,
            ForceKind::Carrier, 2);
    InvasionSo = "Invasion SO" =>
        invasion("Rear Admiral Shima's transports for Tulagi", Line::So, 2, &[Ship::Tr6]);
    Support = "Support" =>
        force("Rear Admiral Marumo's seaplane tenders and escorts", Line::So, ForceKind::Support, 1);
}

impl IjnForce {
    /// Its line.
    pub const fn line(self) -> Line {
        self.data().line
    }

    /// What kind it is.
    pub const fn kind(self) -> ForceKind {
        self.data().kind
    }

    /// The forces of a line, in the order of their list.
    pub fn on(line: Line) -> impl Iterator<Item = IjnForce> {
        let all = IjnForce::ALL.iter().copied();
        all.filter(move |force| force.line() == line)
    }

    /// The force that carriers join which come to a line (3.2, 19.1).
    pub fn carriers_of(line: Line) -> Option<IjnForce> {
        IjnForce::on(line).find(|force| force.data().takes_carriers)
    }

    /// The force that transports join which come to a line (19.1).
    pub fn invasion_of(line: Line) -> Option<IjnForce> {
        IjnForce::on(line).find(|force| force.kind() == ForceKind::Invasion)
    }
}

/// A task force of either side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Force {
    /// One of the USN.
    Usn(UsnForce),
    /// One of the IJN.
    Ijn(IjnForce),
}

impl Force {
    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Force::Usn(_) => Side::Usn,
            Force::Ijn(_) => Side::Ijn,
        }
    }

    /// Its name for the player.
    pub const fn text(self) -> &'static str {
        match self {
            Force::Usn(force) => force.text(),
            Force::Ijn(force) => force.text(),
        }
    }
}

impl From<UsnForce> for Force {
    fn from(force: UsnForce) -> Force {
        Force::Usn(force)
    }
}

impl From<IjnForce> for Force {
    fn from(force: IjnForce) -> Force {
        Force::Ijn(force)
    }
}

impl fmt::Display for Force {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl FromStr for Force {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Force, NotAName> {
        let usn = text.parse().map(Force::Usn);
        usn.or_else(|_| text.parse().map(Force::Ijn))
            .map_err(|_: NotAName| NotAName {
                text: text.to_owned(),
                kind: "a task force",
            })
    }
}

impl Serialize for Force {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Force {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Force, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
