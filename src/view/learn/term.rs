//! The glossary: the terms of the game and of the navy, each explained in two sentences or three.

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
    /// How well a force is known.
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
}

impl Term {
    /// Every term, as the glossary lists them: aircraft, ships, the air, the decks, attacks, the fleet, time.
    pub const ALL: [Term; 41] = [
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
        }
    }

    /// What it is.
    pub const fn explanation(self) -> &'static str {
        match self {
            Term::F6f => {
                "The Grumman fighter. It meets raids, flies patrol, and escorts strikes. It takes off with 16 fuel; a unit of them is 12 aircraft."
            }
            Term::F6f3n => {
                "A Hellcat with radar, its pilots trained for the night. By day it fights like any other. A unit is 12 aircraft."
            }
            Term::Sbd => {
                "The Douglas dive bomber, old, steady, and worth more against ships than its successor. A unit is 12 aircraft."
            }
            Term::Sb2c => {
                "The Curtiss dive bomber, with 14 fuel the shortest breath of all your aircraft. A unit is 12 aircraft."
            }
            Term::Avenger => {
                "The torpedo bomber, TBF from Grumman and TBM from General Motors: the same aircraft. A unit is 12 of them."
            }
            Term::Cv => {
                "A large carrier: up to 8 air units aboard, 3 on the flight deck; she launches or lands 2 in a phase."
            }
            Term::Cvl => {
                "A small, fast carrier on a cruiser\u{2019}s hull: up to 3 air units aboard, 1 on the flight deck; she launches or lands 1 in a phase."
            }
            Term::Bb => "A battleship. Her guns are the best that the fleet has against aircraft.",
            Term::Cap => {
                "Fighters kept over a task group, up to three units a group. In their box they spend no fuel; placed on the chart they are an intercept mission with 10 to 14."
            }
            Term::AntiAircraft => {
                "Fire of the ships at aircraft. The values of all ships that fire are added up; below 10 they do nothing."
            }
            Term::Unit => {
                "A counter of your aircraft: 12 of one type. It is lost or lives as a whole."
            }
            Term::AirPoint => {
                "How Japanese aircraft are counted: about 8 aircraft, whatever their type. A unit of yours is 12."
            }
            Term::Fuel => {
                "What a mission can still do. One hex or a phase aloft costs 1, a second hex 1 or 2 more, a fight with a raid 3, landing 1."
            }
            Term::FuelCritical => {
                "The mission has spent its fuel. What it still spends moves its marker up: it flies one hex at most, fights badly, may be lost on landing, and at 7 is lost where it is."
            }
            Term::Wave => {
                "One of two raids that a force sends off together. The second, w2, flies two hexes behind the first, w1."
            }
            Term::Butai => {
                "Japanese for unit or force: here one of Ozawa\u{2019}s carrier forces, with its ships and its aircraft."
            }
            Term::Raid => {
                "Japanese aircraft on their way to your ships. It flies two hexes in a phase, straight to its target, and attacks when it gets there."
            }
            Term::Strike => {
                "A mission of yours against Japanese ships: dive bombers and torpedo planes, with Hellcats as escorts. It never fights raids."
            }
            Term::Intercept => {
                "Fighters sent out against raids. They take off with 16 fuel, fly where you like, and fight a raid where it stops, for 3 fuel."
            }
            Term::Escort => {
                "Fighters that fly with attack planes to keep others off them. A raid\u{2019}s escorts must be fought before its attack planes."
            }
            Term::AttackPlane => {
                "Aircraft that attack ships. In a raid only they do damage; all its other points are escorts."
            }
            Term::Servicing => {
                "Where aircraft are armed and fuelled, below the flight deck. A carrier does it for 2 units a phase, a light one for 1. They burn if she is hit."
            }
            Term::Ready => {
                "On the flight deck, armed and fuelled: it can take off, and it burns if the ship is hit."
            }
            Term::Coordination => {
                "A strike pays 1 fuel to draw itself together, so that all attack at once. Without it, it reads its attack one column further left."
            }
            Term::Contact => {
                "A strike finds the force that it looks for. It has two attempts; then it must fly home."
            }
            Term::Detection => {
                "How well a Japanese force is known: Spotted (S) and Located (L) are good, Approximate Sighting (AS) makes it harder to find. Unknown, it cannot be looked for."
            }
            Term::Surprise => {
                "A strike may catch a carrier force unprepared: fewer fighters or none, guns halved or silent, fuelled planes on its decks."
            }
            Term::Hit => {
                "A bomb or torpedo that struck, or several that missed narrowly: damage of a size that counts. Every ship can take so many and no more."
            }
            Term::Damage => {
                "What her hits have made of a ship: light damage, heavy from about half of what she can take, crippled close to the end, then sunk."
            }
            Term::Inoperative => {
                "The carrier was hit: she launches and lands nothing until the deck is repaired, on 7 or more at the end of a phase."
            }
            Term::Fire => {
                "A hit on a carrier of yours may start one, the likelier with planes fuelled and armed aboard. She works no aircraft while it burns, and it may spread when the turn ends."
            }
            Term::DamageRoll => {
                "A die for the hits on one ship. The attack\u{2019}s value says how many there are; each gets its ship before the first one falls."
            }
            Term::AttackValue => {
                "What a unit is worth against ships. Those of all that attack are added up; if no fighters met them, the sum counts double."
            }
            Term::Abort => {
                "It was not shot down, but its aim is spoiled: it adds nothing to the attack, and lives."
            }
            Term::TaskGroup => {
                "Three or four carriers with cruisers and destroyers around them. A raid attacks one of them, and only that one\u{2019}s guns fire."
            }
            Term::TaskForce => {
                "All your ships: four task groups with fifteen carriers, and the Battle Line, in one hex."
            }
            Term::BattleLine => {
                "Task Group 58.7, seven battleships between the carriers and Ozawa. A raid may attack them instead of the carriers, or must fly over their guns."
            }
            Term::Turn => "80 minutes: four phases, then hits age and fires spread.",
            Term::Phase => {
                "20 minutes, a quarter of a turn. Raids fly two hexes, each of your missions has an order, the carriers work their decks once."
            }
            Term::Segment => {
                "A part of a phase in which one kind of thing is done: raids fly, missions fly, decks are worked, fights, attacks."
            }
            Term::VictoryPoint => {
                "The score. What each thing is worth the briefing says, and the record under Score."
            }
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
        }
    }

    /// The words by which running text means it, with the case that matters.
    pub(super) const fn words(self) -> &'static [&'static str] {
        match self {
            Term::F6f => &["F6F", "Hellcats", "Hellcat"],
            Term::F6f3n => &["F6F-3N"],
            Term::Sbd => &["SBD", "Dauntless"],
            Term::Sb2c => &["SB2C", "Helldivers", "Helldiver"],
            Term::Avenger => &["TBF", "TBM", "Avengers", "Avenger"],
            Term::Cv => &["fleet carriers", "fleet carrier", "CV"],
            Term::Cvl => &["light carriers", "light carrier", "CVL"],
            Term::Bb => &["battleships", "battleship", "BB"],
            Term::Cap => &["CAP", "combat air patrol"],
            Term::AntiAircraft => &["anti-aircraft", "Anti-aircraft", "AA"],
            Term::Unit => &["units", "unit", "Units"],
            Term::AirPoint => &["air points", "air point"],
            Term::Fuel => &["fuel"],
            Term::FuelCritical => &["Fuel Critical", "fuel critical"],
            Term::Wave => &["waves", "wave", "w2"],
            Term::Butai => &["butai", "Butai"],
            Term::Raid => &["raids", "raid", "Raids"],
            Term::Strike => &["strikes", "strike", "Strikes"],
            Term::Intercept => &[
                "intercept missions",
                "intercept mission",
                "Intercept missions",
            ],
            Term::Escort => &["escorts", "escort"],
            Term::AttackPlane => &["attack planes", "Attack planes"],
            Term::Servicing => &["servicing", "Servicing"],
            Term::Ready => &["Ready units", "ready units"],
            Term::Coordination => &["coordination", "draws the strike together"],
            Term::Contact => &["contact"],
            Term::Detection => &["detected", "Approximate Sighting", "Located", "Spotted"],
            Term::Surprise => &["surprised", "surprise", "Surprise"],
            Term::Hit => &["hits", "hit"],
            Term::Damage => &["crippled", "heavily damaged", "heavy damage"],
            Term::Inoperative => &["inoperative"],
            Term::Fire => &["on fire", "a fire"],
            Term::DamageRoll => &["damage rolls", "damage roll", "Damage rolls"],
            Term::AttackValue => &["attack value", "attack values"],
            Term::Abort => &["aborted", "Aborted"],
            Term::TaskGroup => &["task groups", "task group"],
            Term::TaskForce => &["Task Force 58", "TF 58"],
            Term::BattleLine => &["Battle Line"],
            Term::Turn => &["turns", "turn"],
            Term::Phase => &["phases", "phase"],
            Term::Segment => &["segment", "segments"],
            Term::VictoryPoint => &["victory points"],
        }
    }
}
