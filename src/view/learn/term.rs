//! The glossary: the terms of the game and of the navy, each explained in two sentences or three.

mod explanation;
mod words;

/// A term that explains itself wherever it is met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Term {
    /// The Hellcat.
    F6f,
    /// The Hellcat trained for the night.
    F6f3n,
    /// The Dauntless.
    Sbd,
    /// The Helldiver.
    Sb2c,
    /// The Avenger, by either maker.
    Avenger,
    /// A fleet carrier.
    Cv,
    /// A light carrier.
    Cvl,
    /// A battleship.
    Bb,
    /// Combat air patrol.
    Cap,
    /// Anti-aircraft fire.
    AntiAircraft,
    /// A US air unit.
    Unit,
    /// A Japanese air point.
    AirPoint,
    /// Fuel points.
    Fuel,
    /// Out of fuel.
    FuelCritical,
    /// One of a pair of raids.
    Wave,
    /// A Japanese carrier force's display.
    Butai,
    /// A Japanese air attack under way.
    Raid,
    /// A US mission against ships.
    Strike,
    /// A US mission against raids.
    Intercept,
    /// Fighters of a raid or a strike.
    Escort,
    /// Aircraft that attack ships.
    AttackPlane,
    /// Arming and fuelling.
    Servicing,
    /// On deck and armed.
    Ready,
    /// Drawing a strike together.
    Coordination,
    /// Finding a target.
    Contact,
    /// How well a force’s place is known.
    Detection,
    /// Catching the enemy unprepared.
    Surprise,
    /// A hit on a ship.
    Hit,
    /// What her hits have made of a ship.
    Damage,
    /// A flight deck out of action.
    Inoperative,
    /// A fire aboard.
    Fire,
    /// A roll for hits.
    DamageRoll,
    /// A unit's weight against ships.
    AttackValue,
    /// What fails on the way into an attack.
    Abort,
    /// A task group.
    TaskGroup,
    /// The task force.
    TaskForce,
    /// Task Group 58.7.
    BattleLine,
    /// A turn of 80 minutes.
    Turn,
    /// A phase of 20 minutes.
    Phase,
    /// A part of a phase.
    Segment,
    /// The score.
    VictoryPoint,
    /// A chit.
    Chit,
    /// Whose turn it is to act.
    Activation,
    /// Where chits are drawn from.
    Cup,
    /// A blank activation chit.
    NoOp,
    /// The chit of our ships.
    UsMove,
    /// A Japanese force.
    Force,
    /// Nothing is known of where it is.
    Undetected,
    /// AS.
    ApproximateSighting,
    /// L.
    Located,
    /// S.
    Spotted,
    /// What is known of a force.
    Intelligence,
    /// A report.
    LevelZero,
    /// The first chit.
    LevelOne,
    /// Carriers or not.
    LevelTwo,
    /// How many of each type, or the ships.
    LevelThree,
    /// The carriers by name.
    LevelFour,
    /// Nothing at all.
    FalseContact,
    /// What a standard search sees.
    Sector,
    /// A search along a line.
    NarrowSearch,
    /// Where a search turns.
    MaxRadius,
    /// Where a search took off.
    PointOfOrigin,
    /// A part of a sector.
    Zone,
    /// Staying with a force.
    Shadowing,
    /// They do not know that they are seen.
    UsAdvantage,
    /// Two forces in one hex.
    DoubleForce,
    /// Draw off.
    Retire,
    /// The ships around carriers.
    Screen,
    /// Which way a task group goes by the wind.
    Leeward,
    /// A raid that flies on to Guam.
    ShuttleRaid,
}

impl Term {
    /// Every term, as the glossary lists them: aircraft, ships, the air, the decks, attacks, the fleet, time, the
    /// unseen enemy, searches.
    pub const ALL: [Term; 70] = [
        Term::F6f,
        Term::F6f3n,
        Term::Sbd,
        Term::Sb2c,
        Term::Avenger,
        Term::Cv,
        Term::Cvl,
        Term::Bb,
        Term::Unit,
        Term::AirPoint,
        Term::Raid,
        Term::Wave,
        Term::Escort,
        Term::AttackPlane,
        Term::Butai,
        Term::Intercept,
        Term::Strike,
        Term::Cap,
        Term::Fuel,
        Term::FuelCritical,
        Term::Ready,
        Term::Servicing,
        Term::Detection,
        Term::Contact,
        Term::Surprise,
        Term::Coordination,
        Term::AntiAircraft,
        Term::AttackValue,
        Term::DamageRoll,
        Term::Abort,
        Term::Hit,
        Term::Damage,
        Term::Inoperative,
        Term::Fire,
        Term::TaskGroup,
        Term::TaskForce,
        Term::BattleLine,
        Term::Turn,
        Term::Phase,
        Term::Segment,
        Term::VictoryPoint,
        Term::Chit,
        Term::Activation,
        Term::Cup,
        Term::NoOp,
        Term::UsMove,
        Term::Force,
        Term::Undetected,
        Term::ApproximateSighting,
        Term::Located,
        Term::Spotted,
        Term::Intelligence,
        Term::LevelZero,
        Term::LevelOne,
        Term::LevelTwo,
        Term::LevelThree,
        Term::LevelFour,
        Term::FalseContact,
        Term::Sector,
        Term::NarrowSearch,
        Term::MaxRadius,
        Term::PointOfOrigin,
        Term::Zone,
        Term::Shadowing,
        Term::UsAdvantage,
        Term::DoubleForce,
        Term::Retire,
        Term::Screen,
        Term::Leeward,
        Term::ShuttleRaid,
    ];

    /// Its name, as the glossary has it.
    pub const fn label(self) -> &'static str {
        match self {
            Term::F6f => "F6F Hellcat",
            Term::F6f3n => "F6F-3N",
            Term::Sbd => "SBD Dauntless",
            Term::Sb2c => "SB2C Helldiver",
            Term::Avenger => "TBF and TBM Avenger",
            Term::Cv => "CV, fleet carrier",
            Term::Cvl => "CVL, light carrier",
            Term::Bb => "BB, battleship",
            Term::Cap => "CAP, combat air patrol",
            Term::AntiAircraft => "AA, anti-aircraft fire",
            Term::Unit => "Unit",
            Term::AirPoint => "Air point",
            Term::Fuel => "Fuel",
            Term::FuelCritical => "Fuel Critical",
            Term::Wave => "Wave",
            Term::Butai => "Butai",
            Term::Raid => "Raid",
            Term::Strike => "Strike",
            Term::Intercept => "Intercept mission",
            Term::Escort => "Escorts",
            Term::AttackPlane => "Attack planes",
            Term::Servicing => "Servicing",
            Term::Ready => "Ready",
            Term::Coordination => "Coordination",
            Term::Contact => "Contact",
            Term::Detection => "Detection",
            Term::Surprise => "Surprise",
            Term::Hit => "Hit",
            Term::Damage => "Light, heavy, crippled",
            Term::Inoperative => "Inoperative flight deck",
            Term::Fire => "Fire",
            Term::DamageRoll => "Damage roll",
            Term::AttackValue => "Attack value",
            Term::Abort => "Aborted",
            Term::TaskGroup => "Task group",
            Term::TaskForce => "Task Force 58",
            Term::BattleLine => "Battle Line",
            Term::Turn => "Turn",
            Term::Phase => "Phase",
            Term::Segment => "Segment",
            Term::VictoryPoint => "Victory points",
            Term::Chit => "Chit",
            Term::Activation => "Activation",
            Term::Cup => "Cup",
            Term::NoOp => "No Op",
            Term::UsMove => "US Move",
            Term::Force => "Force",
            Term::Undetected => "Undetected",
            Term::ApproximateSighting => "Approximate Sighting",
            Term::Located => "Located",
            Term::Spotted => "Spotted",
            Term::Intelligence => "Intelligence level",
            Term::LevelZero => "Level 0",
            Term::LevelOne => "Level 1",
            Term::LevelTwo => "Level 2",
            Term::LevelThree => "Level 3",
            Term::LevelFour => "Level 4",
            Term::FalseContact => "False Contact",
            Term::Sector => "Sector",
            Term::NarrowSearch => "Narrow search",
            Term::MaxRadius => "Max Radius marker",
            Term::PointOfOrigin => "Point of origin",
            Term::Zone => "Zone",
            Term::Shadowing => "Shadowing",
            Term::UsAdvantage => "US Advantage",
            Term::DoubleForce => "Double force",
            Term::Retire => "Retire",
            Term::Screen => "Screen",
            Term::Leeward => "Leeward, windward",
            Term::ShuttleRaid => "Shuttle raid",
        }
    }

    /// The rule behind it, if one says more.
    pub const fn rule(self) -> &'static str {
        match self {
            Term::F6f | Term::F6f3n | Term::Sbd | Term::Sb2c | Term::Avenger => "2.3",
            Term::Unit | Term::AirPoint => "2.3",
            Term::Cv | Term::Cvl => "6.2",
            Term::Bb => "12.5",
            Term::Cap => "4.33",
            Term::AntiAircraft => "5.5",
            Term::Fuel => "4.4",
            Term::FuelCritical => "4.45",
            Term::Wave => "10.1",
            Term::Butai => "10.1",
            Term::Raid => "10.2",
            Term::Strike => "4.2",
            Term::Intercept => "4.3",
            Term::Escort => "4.52",
            Term::AttackPlane => "10.13",
            Term::Servicing => "6.26",
            Term::Ready => "6.21",
            Term::Coordination => "5.6",
            Term::Contact => "5.2",
            Term::Detection => "8.1",
            Term::Surprise => "5.3",
            Term::Hit | Term::Damage => "12.1",
            Term::Inoperative => "12.12",
            Term::Fire => "12.3",
            Term::DamageRoll | Term::AttackValue => "5.6",
            Term::Abort => "4.57",
            Term::TaskGroup | Term::TaskForce => "6.1",
            Term::BattleLine => "5.72",
            Term::Turn | Term::Phase | Term::Segment => "3.1",
            Term::VictoryPoint => "15.1",
            Term::Chit => "3.2",
            Term::Activation => "3.2",
            Term::Cup => "3.23",
            Term::NoOp => "3.22",
            Term::UsMove => "6.3",
            Term::Force => "7.3",
            Term::Undetected => "8.1",
            Term::ApproximateSighting => "8.1",
            Term::Located => "8.1",
            Term::Spotted => "8.1",
            Term::Intelligence => "7.3",
            Term::LevelZero => "7.31",
            Term::LevelOne => "7.32",
            Term::LevelTwo => "7.33",
            Term::LevelThree => "7.331",
            Term::LevelFour => "7.4",
            Term::FalseContact => "7.35",
            Term::Sector => "8.25",
            Term::NarrowSearch => "8.26",
            Term::MaxRadius => "8.24",
            Term::PointOfOrigin => "8.281",
            Term::Zone => "8.33",
            Term::Shadowing => "18.1",
            Term::UsAdvantage => "8.35",
            Term::DoubleForce => "7.5",
            Term::Retire => "19.2",
            Term::Screen => "7.44",
            Term::Leeward => "17.1",
            Term::ShuttleRaid => "23.1",
        }
    }
}

impl page::prose::Term for Term {
    fn label(self) -> &'static str {
        Term::label(self)
    }

    fn explanation(self) -> &'static str {
        Term::explanation(self)
    }

    fn rule(self) -> &'static str {
        Term::rule(self)
    }
}
