//! What each term is.

use super::Term;

impl Term {
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
                "A strike pays 1 fuel to draw itself together, so that all attack at once. Without it, it reads its attack one column further left on the chart."
            }
            Term::Contact => {
                "Having found a force. A strike has two attempts at it, and then must fly home; contact by a search fades each time that the force moves."
            }
            Term::Detection => {
                "How well the place of a Japanese force is known: Spotted (S) and Located (L) are good, Approximate Sighting (AS) makes it harder to find. Undetected, it cannot be looked for."
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
            Term::Chit => {
                "A small card drawn at random: from one cup for whose turn it is to act, from another for what a reported force proves to be."
            }
            Term::Activation => {
                "A Japanese force acts when its chit is drawn, once in each turn: contact with it fades by a step, and it moves one hex."
            }
            Term::Cup => {
                "Where chits lie until they are drawn. The activation cup is filled anew each turn and drawn empty; what has left the cup of first chits does not come back."
            }
            Term::NoOp => {
                "A blank chit: it fills the cup up to a multiple of four, and does nothing when it is drawn."
            }
            Term::UsMove => {
                "The chit that lets Task Force 58 move one hex, at a moment that nobody can choose."
            }
            Term::Force => {
                "Japanese ships that sail together under a lettered counter, or only the report of some. What it is comes out step by step."
            }
            Term::Undetected => {
                "Nobody sees the force now. Its counter shows where it is reported; strikes cannot look for it."
            }
            Term::ApproximateSighting => {
                "AS or a question mark: seen, but roughly. Strikes may look for the force and find it less easily."
            }
            Term::Located => {
                "L: its place is known, though it is not quite fresh any more. As good as Spotted for a strike."
            }
            Term::Spotted => {
                "S: in sight, the best there is. The next time the force is activated it is only Located."
            }
            Term::Intelligence => {
                "What you know of a force, from 0 to 4. Each level reached counts points, and is never lost again."
            }
            Term::LevelZero => {
                "A report and nothing more: it may be carriers, a tanker, or a cloud\u{2019}s shadow."
            }
            Term::LevelOne => {
                "The first chit: Carrier, Surface, or only a size. It says what the pilot thought he saw."
            }
            Term::LevelTwo => {
                "It is settled whether the force has carriers, and about how many; of surface ships, how large it is."
            }
            Term::LevelThree => {
                "A number of fleet carriers and of light carriers, which may be a little off; of a surface force the ships, and so all there is to know."
            }
            Term::LevelFour => {
                "The carriers by name, and the ships that screen them. More there is not to know."
            }
            Term::FalseContact => {
                "There was never anything there. The counter is taken off the map, and nobody scores."
            }
            Term::Sector => {
                "What a standard search sees: 30 degrees on either side of its line, to ten hexes. It flies along one of twelve lines."
            }
            Term::NarrowSearch => {
                "A search that sees only the hexes it flies through, to fourteen hexes, with 1 added to its die."
            }
            Term::MaxRadius => {
                "It lies where a search turns for home. It is placed when the search takes off, and stays there."
            }
            Term::PointOfOrigin => {
                "The hex in which a search took off. Its zones and ranges are counted from there, wherever the fleet has gone since."
            }
            Term::Zone => {
                "A part of a search\u{2019}s sector by distance: 0 to 2 hexes, 3 to 6, 7 to 10. Farther out it is harder to see anything."
            }
            Term::Shadowing => {
                "A search that sees a force well stays with it for a second look, with 1 added to its die."
            }
            Term::UsAdvantage => {
                "The force does not know that it has been found: a strike surprises it more easily. It lasts until the force is next activated."
            }
            Term::DoubleForce => {
                "A report that proves to be two forces in one hex. They sail together, and are found and attacked one by one."
            }
            Term::Retire => {
                "The force draws off to the west: it reads the compass of its waters backwards, and keeps away from your ships."
            }
            Term::Screen => {
                "The cruisers, destroyers and battleships around carriers. They are met, and named, with the carriers."
            }
            Term::Leeward => {
                "Away from the wind, or towards it. To windward carriers fly freely; keeping station each of a few flies one unit a phase; to leeward the whole group does, without a patrol."
            }
            Term::ShuttleRaid => {
                "A raid from carriers that flies on to Guam after its attack. It can be met on its way; what lands comes again from the island."
            }
        }
    }
}
