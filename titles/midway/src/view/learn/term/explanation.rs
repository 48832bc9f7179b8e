//! What each term is.

use super::Term;

impl Term {
    /// What it is.
    pub const fn explanation(self) -> &'static str {
        match self {
            Term::Cv => {
                "A carrier of yours, one ship: room for three naval air units, no guns worth counting, and the ship that everybody aims at."
            }
            Term::Cva => {
                "A large Japanese carrier, with a fighter and a bomber unit that are as good as yours or better. They have six."
            }
            Term::Cvl => {
                "A small Japanese carrier with half-sized air units; Hosho has bombers only. They have five. You have none."
            }
            Term::Bb => {
                "Two or three battleships. Their guns close a base: they hit a coastal defense on 4 or less. Hard to sink."
            }
            Term::Ca => {
                "Heavy cruisers, two to four ships. Good in naval combat, fair against a base."
            }
            Term::Cl => "Light cruisers with some destroyers.",
            Term::Dd => {
                "A squadron of destroyers. In your task force they add 2 to the die when it looks, but they shoot flak and keep a port."
            }
            Term::Transport => {
                "Ships with troops. They do not fight; but only they capture a base, and Japan has six. Sink them and nothing is lost ashore."
            }
            Term::Tender => {
                "A seaplane tender, AVD. At a base of yours she makes room for one more air unit, and land-based fighters can move there."
            }
            Term::Decoy => {
                "A counter that stands for a ship and is none. Three of them are among the Japanese forces; each is removed when its force is spotted."
            }
            Term::TaskForce => {
                "Ships that sail, look and fight together under one marker. What is in a Japanese one you know only while it is spotted."
            }
            Term::Csf => "Carrier Striking Force: a Japanese task force built around carriers.",
            Term::SingleShip => {
                "A ship of yours that is in no task force. She can sail, but she cannot look."
            }
            Term::Leader => {
                "An admiral with a task force: it sails one space farther, and one of its SBD or TBD hits better. Halsey counts double."
            }
            Term::AirUnit => {
                "A group or squadron, with two steps: whole and reduced. It flies with the rest or alone, and attacks once."
            }
            Term::Ftr => {
                "A unit that shoots at aircraft. Who has the better fighters in the air decides whether bombers get through."
            }
            Term::Bbr => {
                "A unit that attacks ships and coastal defenses. In the air it shoots only back at what attacks it."
            }
            Term::Sbd => {
                "The Douglas Dauntless, a dive bomber, your best against ships: 3 or less, one more with a TBD on the same ship."
            }
            Term::Tbd => {
                "The Douglas Devastator, a torpedo bomber, slow and short of range. It is worth most beside an SBD."
            }
            Term::Pby => {
                "The Consolidated Catalina, a flying boat. Where one is based, your task forces and base look three spaces far instead of two."
            }
            Term::Nac => "Naval aviation: units that can be based on carriers, and ashore.",
            Term::Lac => "Land-based aviation: units that are based ashore only.",
            Term::Group => "An air unit that belongs to a carrier.",
            Term::Detachment => {
                "A part of a squadron or air fleet, away from the rest of it. In the game it is a unit like any other."
            }
            Term::Reduced => {
                "On the back of its counter: one step is lost, most numbers are lower. The next hit eliminates it."
            }
            Term::CoastalDefense => {
                "Guns, flak and airfield of an island base in one counter of two steps. As long as it stands nobody can land, and it says how many air units have room."
            }
            Term::Flak => "Fire of ships and bases at bombers, after the bombs have fallen.",
            Term::OpsMarker => {
                "One is drawn each turn and says on which line the Japanese act. When the last has been played, the game is over."
            }
            Term::Pool => {
                "The markers that have not been drawn. Nobody may look into it, or count what is gone."
            }
            Term::Operation => {
                "What the Japanese do on a line in a turn: look, sail, fly, fight, land."
            }
            Term::RouteLine => {
                "One of the four chains of spaces from Japan or Truk to a home base of yours: AL, MI, SO, MO. Forces and aircraft keep to their line."
            }
            Term::Lane => {
                "A way between two home bases of yours. Only your ships use it; nobody is seen on it."
            }
            Term::HomeBase => {
                "A large base at the end of a line. A Japanese force with ships in one of yours, as a turn ends, loses you the game."
            }
            Term::IslandBase => {
                "A base along a line. You have four, and lose the game with the second that is captured."
            }
            Term::Perimeter => {
                "The Japanese defense line, just outside their own bases. Inside it they see better and your ships withdraw; outside it is the other way round."
            }
            Term::Spotted => {
                "Its marker is turned over: it can be attacked, and if it is Japanese you see what is in it. It lasts until the turn ends."
            }
            Term::Barred => {
                "Kept from attacking a space, because the force or base that the aircraft are with looked there and saw nothing."
            }
            Term::Reaction => {
                "Your answer in the Japanese phase, on the active line: first you look, then your aircraft strike before theirs fly."
            }
            Term::Strike => {
                "Aircraft that attack a space: bombers, and fighters to bring them through."
            }
            Term::Round => {
                "Every fighter shoots once, and gunners answer. After each you may break off."
            }
            Term::BreakOff => {
                "You end the air combat: all your aircraft in the space are out of it and your bombers do not bomb. Theirs will, if they have a target."
            }
            Term::HitTable => {
                "A ship that is hit rolls on it, by her class: nothing, damaged or sunk."
            }
            Term::Bombardment => {
                "Warships fire at a coastal defense, and its guns fire back. It is how bases are lost."
            }
            Term::Captured => {
                "Taken by transports, for good. Two of your four, and the game is lost."
            }
            Term::Adrift => {
                "In the air without a base: it lands on the closest deck or base with room in its range, or is lost."
            }
            Term::Morale => {
                "Whether the Japanese on a line go on after losses. If they lose heart, all forces of the line go home, and begin anew."
            }
            Term::DamagedBox => {
                "Where damaged ships, and air units withdrawn or refitted, wait until a die says that they can be repaired."
            }
            Term::RepairTrack => {
                "Boxes from 6 down to 1, at Pearl Harbor and on the West Coast. What is on it moves down one box a turn and is ready at 1."
            }
            Term::Severity => {
                "How bad the damage is: the box of the repair track in which repairs begin."
            }
            Term::Signals => {
                "Reading Japanese messages. One turn in six you know the next marker before it is played."
            }
            Term::Rebase => "To move aircraft to another base, instead of attacking.",
            Term::Incident => {
                "What a move may meet with, if the option is on: a submarine, weather, a spurt, or nothing."
            }
        }
    }
}
