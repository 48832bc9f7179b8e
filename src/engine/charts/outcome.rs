//! What a die was read as, of whichever chart.

use super::arrival::NearCarriers;
use super::attack_results::{
    AntiAircraft, BattleLine, Contact, DamageRolls, FireSpread, Hunt, Outbreak, Repair,
    SubmarineAttack, SubmarineContact, Surprise, TorpedoHits,
};
use super::commitment::CommitmentTest;
use super::intelligence_results::{LevelTwo, Screen, Shift, Sighting, SurfaceShips};
use super::land_air::LandAir;
use super::raid_results::{RaidDecision, Waves};
use super::refuelling::Refuels;
use super::results::{Clearing, DeckCrash, JapaneseFire, SafeReturn};
use super::shuttle::Shuttle;
use super::surface::Caught;
use super::wind::WindRoll;
use crate::engine::forces::Carriers;
use crate::engine::map::{ArrivalZone, HexId};

kernel::outcomes! {
    /// Points, hits, hexes: what its chart counts.
    Number(u8),
    /// What a flight costs or saves (4.35, 4.432).
    Fuel(i8),
    /// Of a landing (4.451).
    SafeReturn(SafeReturn),
    /// Of a lost landing, for the deck (4.452).
    DeckCrash(DeckCrash),
    /// Of the work on a blocked deck (4.453).
    Clearing(Clearing),
    /// Of Japanese fighters' fire (4.56).
    JapaneseFire(JapaneseFire),
    /// Of a strike that looks for its target (5.21).
    Contact(Contact),
    /// Of a strike that comes upon carriers (5.31).
    Surprise(Surprise),
    /// Of guns (5.51).
    AntiAircraft(AntiAircraft),
    /// The strength of an attack, read without a die (5.61).
    DamageRolls(DamageRolls),
    /// Of a raid that meets the Battle Line (5.72).
    BattleLine(BattleLine),
    /// Of hits that may start a fire (12.31).
    Outbreak(Outbreak),
    /// Of a fire at the end of a turn (12.33).
    FireSpread(FireSpread),
    /// Of the work on an inoperative flight deck (12.13).
    Repair(Repair),
    /// Of a Japanese submarine (14.22).
    SubmarineAttack(SubmarineAttack),
    /// Of a search (8.34).
    Sighting(Sighting),
    /// The Level 2 chit of a force (7.36).
    LevelTwo(LevelTwo),
    /// The carriers of a force (7.37, 7.41).
    Carriers(Carriers),
    /// The ships of a surface force or of a screen (7.39).
    SurfaceShips(SurfaceShips),
    /// How a screen is drawn, read without a die (7.44).
    Screen(Screen),
    /// Which way a force is from where it was reported (18.32).
    Shift(Shift),
    /// Whether a force would raid now (10.1B).
    RaidDecision(RaidDecision),
    /// The strength of a raid (10.1E).
    Waves(Waves),
    /// Whether a base sends aircraft to Guam (16.12).
    LandAir(LandAir),
    /// Whether a new carrier force is there (13.22).
    CommitmentTest(CommitmentTest),
    /// The zone a force arrives in (7.12).
    ArrivalZone(ArrivalZone),
    /// The hex it arrives in (7.14).
    ArrivalHex(HexId),
    /// What US carriers near its hex do to it (7.15).
    NearCarriers(NearCarriers),
    /// Of a US submarine that looks for a force (14.13).
    SubmarineContact(SubmarineContact),
    /// Of its torpedoes (14.16).
    TorpedoHits(TorpedoHits),
    /// Of the escorts that hunt it (14.17).
    Hunt(Hunt),
    /// Whence the wind blows (17.6).
    Wind(WindRoll),
    /// Where a raid goes that has attacked near Guam (23.2).
    Shuttle(Shuttle),
    /// Of a force that tries to refuel (20.61).
    Refuels(Refuels),
    /// Who is caught unawares in a fight at night (21.21).
    Caught(Caught),
}

impl Outcome {
    /// What a search sees by it, if it is of one (8.34).
    pub const fn sighting(self) -> Option<Sighting> {
        match self {
            Outcome::Sighting(sighting) => Some(sighting),
            _ => None,
        }
    }
}
