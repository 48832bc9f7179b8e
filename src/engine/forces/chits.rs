//! What is known of a force: its intelligence level and the chit that stands for it (7.3).

use std::fmt;

use serde::{Serialize, Serializer};

/// A chit of Level 1, drawn from its cup (7.32, 7.35, 7.51).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LevelOne {
    /// At least one carrier; it may still turn out to have none (9.1).
    Carrier,
    /// Most likely surface ships.
    Surface,
    /// Many ships.
    Large,
    /// Some ships.
    Medium,
    /// A few ships.
    Small,
    /// Nothing at all.
    FalseContact,
    /// Two forces in one hex (7.5).
    DoubleForce,
}

/// About how many carriers a force of Level 2 has; fleet and light carriers are not told apart
/// (7.331).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CarrierCount {
    /// One or two.
    OneToTwo,
    /// Two or three.
    TwoToThree,
    /// Three or four.
    ThreeToFour,
    /// Four or more.
    FourOrMore,
    /// The six of Kido Butai, in scenario 9 (7.36).
    KidoButai,
}

/// How large a surface force of Level 2 is (7.332).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SurfaceSize {
    /// Small.
    Small,
    /// Medium.
    Medium,
    /// Large.
    Large,
}

/// Fleet carriers and light carriers (7.38).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Carriers {
    /// Fleet carriers.
    pub cv: u8,
    /// Light carriers.
    pub cvl: u8,
}

impl Carriers {
    /// Kido Butai: no other force has six fleet carriers, and no chit of Level 3 counts so many.
    pub const KIDO_BUTAI: Carriers = Carriers::new(6, 0);

    /// So many fleet carriers and light carriers.
    pub const fn new(cv: u8, cvl: u8) -> Carriers {
        Carriers { cv, cvl }
    }

    /// How many carriers that is.
    pub const fn total(self) -> u8 {
        self.cv + self.cvl
    }

    /// By how many carriers of each type it differs from another, together (7.38).
    pub const fn difference(self, other: Carriers) -> u8 {
        self.cv.abs_diff(other.cv) + self.cvl.abs_diff(other.cvl)
    }
}

/// What is known of a force (7.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Intelligence {
    /// Level 0: a rumour without a chit (7.31).
    Level0,
    /// Level 1 (7.32).
    Level1(LevelOne),
    /// Level 2, with carriers (7.331).
    Level2Carriers(CarrierCount),
    /// Level 2, without carriers (7.332).
    Level2Surface(SurfaceSize),
    /// Level 3, with carriers: the chit's number of each type (7.331).
    Level3Carriers(Carriers),
    /// Level 3 of a surface force: its ships lie under its counter (7.332).
    Level3Surface,
    /// Level 4 of a carrier force: its carriers and their screen are known (7.331).
    Level4Carriers,
}

impl Intelligence {
    /// The level, 0 to 4 (7.3).
    pub const fn level(self) -> u8 {
        match self {
            Intelligence::Level0 => 0,
            Intelligence::Level1(_) => 1,
            Intelligence::Level2Carriers(_) | Intelligence::Level2Surface(_) => 2,
            Intelligence::Level3Carriers(_) | Intelligence::Level3Surface => 3,
            Intelligence::Level4Carriers => 4,
        }
    }

    /// Whether the force is known to have carriers (7.21, 7.33).
    pub const fn is_carrier_force(self) -> bool {
        matches!(
            self,
            Intelligence::Level1(LevelOne::Carrier)
                | Intelligence::Level2Carriers(_)
                | Intelligence::Level3Carriers(_)
                | Intelligence::Level4Carriers
        )
    }

    /// Whether the force is known to be of surface ships alone (7.33).
    pub const fn is_surface_force(self) -> bool {
        matches!(
            self,
            Intelligence::Level1(LevelOne::Surface)
                | Intelligence::Level2Surface(_)
                | Intelligence::Level3Surface
        )
    }

    /// Whether nobody knows if the force has carriers: Level 0, and Large, Medium or Small at Level 1 (7.32, 10.1A).
    pub const fn is_of_unknown_type(self) -> bool {
        matches!(
            self,
            Intelligence::Level0
                | Intelligence::Level1(LevelOne::Large | LevelOne::Medium | LevelOne::Small)
        )
    }

    /// What is known, without its level; nothing of Level 0.
    pub fn what(self) -> String {
        match self {
            Intelligence::Level0 => String::new(),
            Intelligence::Level1(chit) => chit.to_string(),
            Intelligence::Level2Carriers(count) => count.to_string(),
            Intelligence::Level2Surface(size) => size.to_string(),
            Intelligence::Level3Carriers(carriers) => {
                format!("{} CV, {} CVL", carriers.cv, carriers.cvl)
            }
            Intelligence::Level3Surface => "surface force".to_owned(),
            Intelligence::Level4Carriers => "carrier force".to_owned(),
        }
    }

    /// Whether nothing more can be learnt: Level 4 for carriers, Level 3 for surface ships (7.34).
    pub const fn is_complete(self) -> bool {
        matches!(
            self,
            Intelligence::Level3Surface | Intelligence::Level4Carriers
        )
    }
}

impl fmt::Display for LevelOne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LevelOne::Carrier => "Carrier",
            LevelOne::Surface => "Surface",
            LevelOne::Large => "Large",
            LevelOne::Medium => "Medium",
            LevelOne::Small => "Small",
            LevelOne::FalseContact => "False Contact",
            LevelOne::DoubleForce => "Double Force",
        })
    }
}

impl fmt::Display for CarrierCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CarrierCount::OneToTwo => "1-2 Carriers",
            CarrierCount::TwoToThree => "2-3 Carriers",
            CarrierCount::ThreeToFour => "3-4 Carriers",
            CarrierCount::FourOrMore => "4+ Carriers",
            CarrierCount::KidoButai => "Kido Butai",
        })
    }
}

impl fmt::Display for SurfaceSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SurfaceSize::Small => "Small Surface",
            SurfaceSize::Medium => "Medium Surface",
            SurfaceSize::Large => "Large Surface",
        })
    }
}

impl fmt::Display for Carriers {
    /// As the charts print it: fleet carriers, a stroke, light carriers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.cv, self.cvl)
    }
}

impl fmt::Display for Intelligence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = self.level();
        match self {
            Intelligence::Level0 => write!(f, "Level {level}"),
            known => write!(f, "Level {level} {}", known.what()),
        }
    }
}

impl Serialize for Carriers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

kernel::serialize_as_printed!(LevelOne, CarrierCount, SurfaceSize, Intelligence);
