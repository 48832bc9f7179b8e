//! Results of strikes, attacks on ships, and fires.

use std::fmt;

use serde::Serialize;

/// What a strike finds where it looks for its target (5.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contact {
    /// Nothing.
    Fail,
    /// Another force in the same hex; the target itself if there is none (5.26).
    WrongInHex,
    /// Another force within two hexes; the target itself if there is none (5.24, 5.25).
    WrongWithinTwo,
    /// The target.
    Contact,
}

/// How far a strike surprises a carrier force (5.31).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Surprise {
    /// Not at all.
    None,
    /// Fewer fighters, half the anti-aircraft fire, and more damage.
    Partial,
    /// No fighters, no anti-aircraft fire, and much more damage.
    Complete,
}

impl Surprise {
    /// What it adds to each damage roll.
    pub const fn damage_bonus(self) -> i8 {
        match self {
            Surprise::None => 0,
            Surprise::Partial => 1,
            Surprise::Complete => 2,
        }
    }
}

/// What anti-aircraft fire does: to US air units, or to Japanese air points (5.51).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AntiAircraft {
    /// Units or points whose aim is spoiled: they do not count in the attack.
    pub aborted: u8,
    /// Units or points shot down.
    pub eliminated: u8,
}

impl AntiAircraft {
    /// No effect.
    pub const NOTHING: AntiAircraft = AntiAircraft {
        aborted: 0,
        eliminated: 0,
    };
}

/// The damage rolls of an attack: for each, what is added to its die (5.61).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DamageRolls(pub &'static [i8]);

/// What a raid makes of the Battle Line in its target's hex (5.72).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BattleLine {
    /// It attacks the Battle Line and not the carriers.
    Divert,
    /// It flies over the battleships, under their fire, to attack the carriers.
    Overfly,
    /// It flies round them to attack the carriers.
    Avoid,
}

/// Whether hits start a fire (12.31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outbreak {
    /// Nothing burns.
    NoFire,
    /// A fire of level 1.
    Fire,
}

/// What a fire does at the end of a game turn (12.33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FireSpread {
    /// It is put out.
    Out,
    /// It loses a level; a fire of level 1 goes out.
    Shrinks,
    /// It burns on.
    NoChange,
    /// It gains a level, up to 3.
    Grows,
    /// It does damage.
    Damage,
    /// It gains a level and does damage.
    GrowsAndDamage,
    /// It gains a level and does double damage.
    GrowsAndDoubleDamage,
}

impl FireSpread {
    /// Levels of fire gained, or lost if negative. A fire that is [out](Self::out) has none left.
    pub const fn level(self) -> i8 {
        match self {
            FireSpread::Shrinks => -1,
            FireSpread::Out | FireSpread::NoChange | FireSpread::Damage => 0,
            FireSpread::Grows | FireSpread::GrowsAndDamage | FireSpread::GrowsAndDoubleDamage => 1,
        }
    }

    /// Hits on the ship for each level of the fire.
    pub const fn damage(self) -> u8 {
        match self {
            FireSpread::Damage | FireSpread::GrowsAndDamage => 1,
            FireSpread::GrowsAndDoubleDamage => 2,
            _ => 0,
        }
    }

    /// Whether it is put out at any level.
    pub const fn out(self) -> bool {
        matches!(self, FireSpread::Out)
    }
}

/// Whether an Inoperative Flight Deck marker comes off (12.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repair {
    /// The marker stays.
    Stays,
    /// The marker comes off.
    Repaired,
}

/// What a Japanese submarine does (14.22, 14.23).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SubmarineAttack {
    /// Nothing.
    NoEffect,
    /// A second roll says what.
    SecondRoll,
    /// Hits, and perhaps a fire that needs no roll (12.311).
    Hits {
        /// How many.
        hits: u8,
        /// Whether fire breaks out.
        fire: bool,
    },
    /// The ship goes down.
    Sunk,
}

/// Whether a US submarine finds the force that it looks for (14.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SubmarineContact {
    /// It does not.
    Fail,
    /// It does.
    Contact,
}

/// What the torpedoes of a US submarine do (14.16, 14.164).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TorpedoHits {
    /// So many hits.
    Hits(u8),
    /// A second roll says what.
    RollAgain,
    /// The target is destroyed at once.
    Destroyed,
}

/// What the escorts do to a US submarine (14.171).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hunt {
    /// Nothing.
    NoEffect,
    /// They keep it down for one turn, or for two.
    Pin(u8),
    /// A second roll says what.
    RollAgain,
    /// They sink it.
    Destroyed,
}

impl fmt::Display for SubmarineContact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SubmarineContact::Fail => "fail",
            SubmarineContact::Contact => "contact",
        })
    }
}

impl fmt::Display for TorpedoHits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TorpedoHits::Hits(hits) => write!(f, "{hits}"),
            TorpedoHits::RollAgain => f.write_str("roll again"),
            TorpedoHits::Destroyed => f.write_str("destroyed"),
        }
    }
}

impl fmt::Display for Hunt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hunt::NoEffect => f.write_str("-"),
            Hunt::Pin(turns) => write!(f, "Pin {turns}"),
            Hunt::RollAgain => f.write_str("roll again"),
            Hunt::Destroyed => f.write_str("destroyed"),
        }
    }
}

impl fmt::Display for SubmarineAttack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SubmarineAttack::NoEffect => f.write_str("none"),
            SubmarineAttack::SecondRoll => f.write_str("second roll"),
            SubmarineAttack::Hits { hits, fire } => {
                let plural = if *hits == 1 { "" } else { "s" };
                let fire = if *fire { ", fire" } else { "" };
                write!(f, "{hits} hit{plural}{fire}")
            }
            SubmarineAttack::Sunk => f.write_str("sunk"),
        }
    }
}

impl fmt::Display for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Contact::Fail => "F",
            Contact::WrongInHex => "W/0",
            Contact::WrongWithinTwo => "W/2",
            Contact::Contact => "C",
        })
    }
}

impl fmt::Display for Surprise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Surprise::None => "none",
            Surprise::Partial => "partial",
            Surprise::Complete => "complete",
        })
    }
}

impl fmt::Display for AntiAircraft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.aborted, self.eliminated)
    }
}

impl fmt::Display for DamageRolls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, added) in self.0.iter().enumerate() {
            let space = if n > 0 { " " } else { "" };
            match added {
                0 => write!(f, "{space}0")?,
                added => write!(f, "{space}{added:+}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for BattleLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BattleLine::Divert => "divert",
            BattleLine::Overfly => "overfly",
            BattleLine::Avoid => "avoid",
        })
    }
}

impl fmt::Display for Outbreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outbreak::NoFire => "no fire",
            Outbreak::Fire => "fire",
        })
    }
}

impl fmt::Display for FireSpread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FireSpread::Out => "out",
            FireSpread::Shrinks => "-1 level",
            FireSpread::NoChange => "no change",
            FireSpread::Grows => "+1 level",
            FireSpread::Damage => "damage",
            FireSpread::GrowsAndDamage => "+1 level and damage",
            FireSpread::GrowsAndDoubleDamage => "+1 level and 2x damage",
        })
    }
}

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Repair::Stays => "stays",
            Repair::Repaired => "repaired",
        })
    }
}

kernel::serialize_as_printed!(
    Contact,
    Surprise,
    AntiAircraft,
    BattleLine,
    Outbreak,
    FireSpread,
    Repair,
    SubmarineAttack,
    SubmarineContact,
    TorpedoHits,
    Hunt
);
