//! Every air unit (3.1, 3.2, 22.0): whose it is, what it flies and where it belongs.

use super::aircraft::{
    A5M, A6M, AirType, Aircraft, B_17, B_18, B_25, Branch, D3A_B5N, F2A, F4F, FEW_A6M, FEW_B5N,
    G3M, G4M, HUDSON, LAND_TBD, MARINE_SBD, P_39, P_40, PBY, SB2U, SBD, TBD,
};
use super::ship_list::Ship;
use super::side::Side;
use crate::engine::listed::listed;
use crate::engine::map::Place;

/// Where an air unit belongs, and is when the game begins (3.1, 3.2, 22.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AirHome {
    /// In this base.
    Base(Place),
    /// Aboard this carrier.
    Carrier(Ship),
    /// In the USN Reinforcements box.
    Reinforcements,
}

/// What an air unit's counter prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AirUnitData {
    /// Whose it is.
    pub side: Side,
    /// Its service.
    pub branch: Branch,
    /// The unit's name in full; of a group, her carrier's.
    pub name: &'static str,
    /// What it flies, with its ratings.
    pub aircraft: &'static Aircraft,
    /// Where it belongs.
    pub home: AirHome,
}

const fn land(
    side: Side,
    name: &'static str,
    aircraft: &'static Aircraft,
    home: AirHome,
) -> AirUnitData {
    AirUnitData {
        side,
        branch: Branch::Lac,
        name,
        aircraft,
        home,
    }
}

const fn usn(name: &'static str, aircraft: &'static Aircraft, base: Place) -> AirUnitData {
    land(Side::Usn, name, aircraft, AirHome::Base(base))
}

const fn reinforcement(name: &'static str, aircraft: &'static Aircraft) -> AirUnitData {
    land(Side::Usn, name, aircraft, AirHome::Reinforcements)
}

const fn ijn(name: &'static str, aircraft: &'static Aircraft, base: Place) -> AirUnitData {
    land(Side::Ijn, name, aircraft, AirHome::Base(base))
}

/// A group aboard a carrier, of the same name and side.
const fn aboard(carrier: Ship, aircraft: &'static Aircraft) -> AirUnitData {
    AirUnitData {
        side: carrier.side(),
        branch: Branch::Nac,
        name: carrier.text(),
        aircraft,
        home: AirHome::Carrier(carrier),
    }
}

listed! {
    /// An air unit: those of the USN, then those of the IJN.
    pub enum AirUnit: AirUnitData, "an air unit";
    // Land-based units of the USN.
    B17Of11Af = "11AF B-17" => usn("11th Air Force", &B_17, Place::Alaska);
    B18Of11Af = "11AF B-18" => usn("11th Air Force", &B_18, Place::Alaska);
    P40Of11Af = "11AF P-40" => usn("11th Air Force", &P_40, Place::Alaska);
    B17Of19Bg = "19BG B-17" => usn("19th Bomb Group", &B_17, Place::Australia);
    PbyOf11And20 = "11+20 PBY" => usn("Patrol Squadrons 11 and 20 (RAAF)", &PBY, Place::Australia);
    Vmf221 = "VMF 221" => usn("Marine Fighting Squadron 221", &F2A, Place::Midway);
    Vmsb241 = "VMSB 241" => usn("Marine Scout Bombing Squadron 241", &MARINE_SBD, Place::Midway);
    PbyOfPw2 = "PW2 PBY" => usn("Patrol Wing 2", &PBY, Place::Midway);
    B17Of7Af = "7AF Det B-17" => usn("7th Air Force detachment", &B_17, Place::Midway);
    TbdOfTs8 = "TS-8 TBD" => usn("Torpedo Squadron 8 detachment", &LAND_TBD, Place::Midway);
    P39Of8Pg = "8PG P-39" => usn("8th Pursuit Group", &P_39, Place::PortMoresby);
    B25Of3Lbg = "3LBG B-25" => usn("3rd Light Bomb Group", &B_25, Place::PortMoresby);
    P40Of7Af = "7AF P-40" => reinforcement("7th Air Force", &P_40);
    B17Of18Bw = "18BW B-17" => reinforcement("18th Bomb Wing", &B_17);
    HudsonOfRaaf = "RAAF Hudson" => reinforcement("RAAF", &HUDSON);
    // Groups of its carriers.
    LexingtonFtr = "Lexington FTR" => aboard(Ship::Lexington, &F4F);
    LexingtonSbd = "Lexington SBD" => aboard(Ship::Lexington, &SBD);
    LexingtonTbd = "Lexington TBD" => aboard(Ship::Lexington, &TBD);
    SaratogaFtr = "Saratoga FTR" => aboard(Ship::Saratoga, &F4F);
    SaratogaSbd = "Saratoga SBD" => aboard(Ship::Saratoga, &SBD);
    SaratogaTbd = "Saratoga TBD" => aboard(Ship::Saratoga, &TBD);
    YorktownFtr = "Yorktown FTR" => aboard(Ship::Yorktown, &F4F);
    YorktownSbd = "Yorktown SBD" => aboard(Ship::Yorktown, &SBD);
    YorktownTbd = "Yorktown TBD" => aboard(Ship::Yorktown, &TBD);
    EnterpriseFtr = "Enterprise FTR" => aboard(Ship::Enterprise, &F4F);
    EnterpriseSbd = "Enterprise SBD" => aboard(Ship::Enterprise, &SBD);
    EnterpriseTbd = "Enterprise TBD" => aboard(Ship::Enterprise, &TBD);
    HornetFtr = "Hornet FTR" => aboard(Ship::Hornet, &F4F);
    HornetSbd = "Hornet SBD" => aboard(Ship::Hornet, &SBD);
    HornetTbd = "Hornet TBD" => aboard(Ship::Hornet, &TBD);
    // Optional (22.0): naval, and of no carrier.
    Sb2 = "SB2 NAC" => AirUnitData {
        branch: Branch::Nac,
        ..usn("Scout bombers at Pearl Harbor", &SB2U, Place::PearlHarbor)
    };
    // Land-based units of the IJN. Units of one name at both Rabauls are two (3.2).
    G4mOf11Det = "11 Det G4M" => ijn("11th Air Fleet detachment", &G4M, Place::Wake);
    G4mOf4AgMo = "4AG G4M MO" => ijn("4th Air Group", &G4M, Place::RabaulMo);
    G3mOfGenzanMo = "Genzan G3M MO" => ijn("Genzan Air Group", &G3M, Place::RabaulMo);
    A5mOfTainanMo = "Tainan A5M MO" => ijn("Tainan Air Group", &A5M, Place::RabaulMo);
    A6mOfYokohamaMo = "Yokohama A6M MO" => ijn("Yokohama Air Group", &A6M, Place::RabaulMo);
    G4mOf4AgSo = "4AG G4M SO" => ijn("4th Air Group", &G4M, Place::RabaulSo);
    G3mOfGenzanSo = "Genzan G3M SO" => ijn("Genzan Air Group", &G3M, Place::RabaulSo);
    A6mOfTainanSo = "Tainan A6M SO" => ijn("Tainan Air Group", &A6M, Place::RabaulSo);
    // Optional (22.0).
    A6mOf26Ag = "26th AG A6M" => ijn("26th Air Group", &A6M, Place::Wake);
    // Groups of its carriers. Hosho has bombers only (3.2).
    AkagiFtr = "Akagi FTR" => aboard(Ship::Akagi, &A6M);
    AkagiBbr = "Akagi BBR" => aboard(Ship::Akagi, &D3A_B5N);
    KagaFtr = "Kaga FTR" => aboard(Ship::Kaga, &A6M);
    KagaBbr = "Kaga BBR" => aboard(Ship::Kaga, &D3A_B5N);
    HiryuFtr = "Hiryu FTR" => aboard(Ship::Hiryu, &A6M);
    HiryuBbr = "Hiryu BBR" => aboard(Ship::Hiryu, &D3A_B5N);
    SoryuFtr = "Soryu FTR" => aboard(Ship::Soryu, &A6M);
    SoryuBbr = "Soryu BBR" => aboard(Ship::Soryu, &D3A_B5N);
    ShokakuFtr = "Shokaku FTR" => aboard(Ship::Shokaku, &A6M);
    ShokakuBbr = "Shokaku BBR" => aboard(Ship::Shokaku, &D3A_B5N);
    ZuikakuFtr = "Zuikaku FTR" => aboard(Ship::Zuikaku, &A6M);
    ZuikakuBbr = "Zuikaku BBR" => aboard(Ship::Zuikaku, &D3A_B5N);
    JunyoFtr = "Junyo FTR" => aboard(Ship::Junyo, &FEW_A6M);
    JunyoBbr = "Junyo BBR" => aboard(Ship::Junyo, &FEW_B5N);
    RyujoFtr = "Ryujo FTR" => aboard(Ship::Ryujo, &FEW_A6M);
    RyujoBbr = "Ryujo BBR" => aboard(Ship::Ryujo, &FEW_B5N);
    ShohoFtr = "Shoho FTR" => aboard(Ship::Shoho, &FEW_A6M);
    ShohoBbr = "Shoho BBR" => aboard(Ship::Shoho, &FEW_B5N);
    ZuihoFtr = "Zuiho FTR" => aboard(Ship::Zuiho, &FEW_A6M);
    ZuihoBbr = "Zuiho BBR" => aboard(Ship::Zuiho, &FEW_B5N);
    HoshoBbr = "Hosho BBR" => aboard(Ship::Hosho, &FEW_B5N);
}

impl AirUnit {
    /// Whose it is.
    pub const fn side(self) -> Side {
        self.data().side
    }

    /// Its service.
    pub const fn branch(self) -> Branch {
        self.data().branch
    }

    /// What it flies, with its ratings.
    pub const fn aircraft(self) -> &'static Aircraft {
        self.data().aircraft
    }

    /// Its type.
    pub const fn kind(self) -> AirType {
        self.aircraft().kind
    }

    /// Its range in spaces (2.3).
    pub const fn range(self) -> u8 {
        self.aircraft().range
    }

    /// Whether it can be based aboard carriers (2.2).
    pub const fn is_naval(self) -> bool {
        matches!(self.branch(), Branch::Nac)
    }

    /// Whether it lets forces and bases look three spaces far (9.1).
    pub fn is_pby(self) -> bool {
        *self.aircraft() == PBY
    }

    /// The carrier it belongs to: her own group.
    pub const fn own_carrier(self) -> Option<Ship> {
        match self.data().home {
            AirHome::Carrier(carrier) => Some(carrier),
            _ => None,
        }
    }

    /// Every air unit of a side, optional ones too.
    pub fn of(side: Side) -> impl Iterator<Item = AirUnit> {
        let all = AirUnit::ALL.iter().copied();
        all.filter(move |unit| unit.side() == side)
    }
}
