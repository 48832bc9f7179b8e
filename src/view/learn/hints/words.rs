//! What the hints say.

use super::Hint;

impl Hint {
    /// Its heading.
    pub const fn title(self) -> &'static str {
        match self {
            Hint::RadarContact => "A raid on the radar",
            Hint::TwoWaves => "Two waves",
            Hint::PatrolsWait => "Your patrols wait",
            Hint::FirstFight => "In the same hex",
            Hint::WhatWouldCome => "What would come of it?",
            Hint::LowFuel => "Low on fuel",
            Hint::Landing => "Home, and down",
            Hint::FormStrikes => "Three fleets, one deck load",
            Hint::StrikesOut => "The fuel to attack",
            Hint::OverTarget => "Over the target",
            Hint::DrawTogether => "One point for one column",
            Hint::AimRolls => "Where the bombs go",
            Hint::WayHome => "The long way home",
            Hint::Decks => "Five steps, deck by deck",
            Hint::WouldBurn => "They would burn",
            Hint::JustLaunched => "One hex at once",
            Hint::IntoServicing => "Two phases ahead",
            Hint::RoomToLand => "Launch or land",
            Hint::DeckHit => "A deck is out of action",
            Hint::SearchNow => "Once in each turn",
            Hint::SectorOrLine => "A wide look or a long one",
            Hint::FirstChit => "The first chit",
            Hint::Fading => "Contact fades",
            Hint::LookAgain => "Look again",
            Hint::StrikeOrWait => "Carriers in sight",
            Hint::FoundFirst => "They found you first",
            Hint::FleetMoves => "Where the fleet goes",
            Hint::BetweenRaids => "Nothing on the radar",
            Hint::ComesAgain => "They come again",
            Hint::BeforeDark => "Before dark",
            Hint::LightsOn => "Dark decks",
            Hint::ReadiedDecks => "Before the first turn",
            Hint::OnStation => "Across his way",
            Hint::MorningSearches => "Before they arrive",
            Hint::RaidOfGuam => "From Guam, and back",
            Hint::SubmarineFound => "Follow, or fire",
            Hint::WaitingHits => "Hits that wait",
            Hint::Threshold => "How many more",
            Hint::InTow => "A cripple stays behind",
            Hint::CloseOrStay => "Saipan, or Ozawa",
            Hint::BehindYou => "What slips round you",
            Hint::VictoryLevels => "What victory takes",
            Hint::TurnBackForOil => "Where they drink",
            Hint::CloseInTheDark => "While nobody flies",
            Hint::TheyGoHome => "The second day",
            Hint::LastStrike => "The last strike",
            Hint::AirmenOfOld => "The airmen of 1942",
        }
    }

    /// What it says.
    pub const fn text(self) -> &'static str {
        match self {
            Hint::RadarContact => {
                "The figure in its corner is its strength, the dashed line its course: two hexes a phase, to where the faint counter stands. Fighters meet it only where it stops, so have them within a hex of its next stop; nearer the fleet they spend less."
            }
            Hint::TwoWaves => {
                "w1 and w2 fly two hexes apart. Fighters that stand between them can fight the first in this phase and the second in the next, if their fuel lasts for 3 points each time."
            }
            Hint::PatrolsWait => {
                "Patrols spend nothing in their boxes. They can still be placed on the chart when the fight over the fleet begins; only those that should meet the raid farther out must be placed now."
            }
            Hint::FirstFight => {
                "Every mission here may fight one raid for 3 fuel, or keep its fuel for the next. Those that fight second meet only what the first have left: send the strongest first."
            }
            Hint::WhatWouldCome => {
                "Ask, and each choice is played on to the end of the battle, hundreds of times, with other dice: you see which scores best, by how much, and whether that is more than luck. The report says how often you asked."
            }
            Hint::LowFuel => {
                "A mission of yours has 4 fuel or less. A fight costs 3, each phase aloft 1, landing 1. With nothing left it is Fuel Critical, and aircraft begin to be lost."
            }
            Hint::Landing => {
                "What lands is out of this battle, and what is in the air when it ends is safe too. So land only those whose fuel does not last until then, or who can fight no more and come down without a risk."
            }
            Hint::FormStrikes => {
                "Each force has fighters over it. Every two of your escorts keep one of its points from the bombers; with no escorts at all the points count double. A few heavy strikes do more than many light ones: the staff sends Hellcats ahead, and the bombers in two."
            }
            Hint::StrikesOut => {
                "Two hexes in a phase save time but may cost 3 fuel instead of 2; point at a hex to see what it takes. Keep 1 for the attack, and 1 more for a second look if the target is not found at once."
            }
            Hint::OverTarget => {
                "Two attempts, and the second costs 1 fuel and takes 1 from the die. The row says how likely each is. A strike that has found its force attacks at once."
            }
            Hint::DrawTogether => {
                "Paid, the strike attacks at full weight. Unpaid, it reads one column further left on the chart, which the buttons put into hits. Weigh that against what the point is worth to you."
            }
            Hint::AimRolls => {
                "A carrier sunk counts far more than two damaged. The row of each ship says what she still takes; put enough rolls on one to sink her before you begin with the next."
            }
            Hint::WayHome => {
                "A strike that has made its attempts can only fly home, also when its fuel is gone: up to Fuel Critical 6 they still fly, one hex a phase, and roll a die each. The lower the figure, the more come back."
            }
            Hint::Decks => {
                "Launch, raise, service, lower, land: each step comes once in a phase, for every carrier. Lit boxes take the unit you have selected; a button of the prompt does the usual for all decks at once."
            }
            Hint::WouldBurn => {
                "A raid is at most two phases off and finds planes armed and fuelled aboard. Launch them, or lower them now: what is in servicing burns less readily, what is in the hangar not at all."
            }
            Hint::JustLaunched => {
                "A mission that has just taken off may fly one hex now, for 1 fuel, before the next movement. Choose it under Missions just launched, then a lit hex."
            }
            Hint::IntoServicing => {
                "What goes into servicing now comes up in the next phase, and takes off in the one after. Send fighters down this way before you need them."
            }
            Hint::RoomToLand => {
                "A carrier lands only if she has launched nothing in this phase and has room on her deck. Let some launch while others land, and keep one clear for those low on fuel."
            }
            Hint::DeckHit => {
                "She works no aircraft until a die of 7 or more at the end of a phase. Bring her planes that are aloft down on other decks."
            }
            Hint::SearchNow => {
                "One search segment a turn: new searches take off in it, those that are out fly on and come home. Before you declare it, see that there is room on deck for them: what finds none is lost, a point each."
            }
            Hint::SectorOrLine => {
                "A sector sees 60 degrees of sea to ten hexes, every report in it once on the way out and once on the way home. A narrow line sees only the hexes it flies through, to fourteen, but adds 1 to the die. Two units add 1 more."
            }
            Hint::FirstChit => {
                "A first sighting draws one chit and no more: Carrier, Surface, a size, or nothing at all. It does not go back into the cup, so the next report may be a little easier to guess. Large and Medium hide carriers often."
            }
            Hint::Fading => {
                "Each time a force\u{2019}s chit is drawn it moves, and contact goes one step down: Spotted, Located, Approximate Sighting, lost. What you know of its ships stays. A lost force can be found again, near where it was."
            }
            Hint::LookAgain => {
                "Here is a force with a chit. Seen again on a good die, chit+1, it goes up a level, and each level counts more than the one before. Two units on a narrow line, at short range, have the best chance."
            }
            Hint::StrikeOrWait => {
                "A strike that finds a force learns everything of it at once, and may hit what it finds. It must know where the force is: far off or roughly seen it may miss it, and meet another. Count the fuel there and back before it takes off."
            }
            Hint::FoundFirst => {
                "This raid says where carriers are: the force it came from is a butai now, on the chart and among the enemy. See to the raid first, with patrols and fighters from the decks; look for that force, weaker by these planes, once a plane stands ready for it."
            }
            Hint::FleetMoves => {
                "One hex each time your chit comes up. Westward your searches and strikes reach further, and so do his raids, which come sooner and in greater strength from nearby. What is in the air must find its way to where you are then."
            }
            Hint::BetweenRaids => {
                "The next raid may be over you a phase after the radar sees it. Keep fighters up or ready to take off, land those who are low on fuel, and put others into servicing; bombs on deck only for a target that you know."
            }
            Hint::ComesAgain => {
                "The planes of a butai fly home, land, are made ready and come again, one box further each time its chit is drawn. Its card shows where they are, from which box they reach how far, and how strong the next raid can be."
            }
            Hint::BeforeDark => {
                "Dusk comes at 1910. Whoever lands at dusk or at night rolls a die for each unit, even with fuel enough. Bring down who is low on fuel while it is light; a strike or a search that takes off now should be home by then."
            }
            Hint::LightsOn => {
                "Each unit that lands in the dark rolls a die. With the ships\u{2019} lights on only those short of fuel do, but at the end of the turn a submarine may find them. The question says what each would cost."
            }
            Hint::ReadiedDecks => {
                "Two on a deck can take off in the first phase, from a light carrier one; with a third on deck nobody can. Those in servicing come up behind them. Searches take off from the decks too, so keep some units for them."
            }
            Hint::OnStation => {
                "Lay them where he has to come. A force that comes upon a submarine is found more easily than one it runs after: straight behind takes 3 from the die. No strike may fly for what they find, but a force that is shadowed is easier to search for."
            }
            Hint::MorningSearches => {
                "These fly before the forces of this turn arrive, so nothing says where those will be. Spread your sectors over the west, and keep planes for the searches of the turns that follow."
            }
            Hint::RaidOfGuam => {
                "It comes in one wave and flies home over the chart: fighters can meet it both ways. An intercept mission over Guam makes raids less likely, and adds 2 to your dice as one takes off. With less than 3 points Guam sends none."
            }
            Hint::SubmarineFound => {
                "Shadowed, a force is easier for searches by 2, but its escorts hunt the submarine each time the force\u{2019}s chit is drawn. An attack fires once, and is hunted at once. A submarine sunk costs you 4 points."
            }
            Hint::WaitingHits => {
                "A force has hits, and nobody knows on which ship. If it has carriers they all fall on one of them, a fleet carrier before a light one, once its ships are known: a strike that finds it sees to that. They may be enough to sink her."
            }
            Hint::Threshold => {
                "The commitment index is at its threshold. A new carrier force may now prove to be nothing, the likelier the higher the index. At the limit no more forces arrive, and only those known to have carriers raid."
            }
            Hint::InTow => {
                "When her group moves she is left behind, and is towed only in turns that end in 30. Raids go for her only with no group within 12 hexes, but submarines try for her after each turn of daylight, and surface forces come for her."
            }
            Hint::CloseOrStay => {
                "Nearer to Ozawa your strikes reach his carriers, and his raids reach you sooner. But each carrier that gets past you to the east edge off Saipan costs 20 points, a battleship 15, any other unit 8. Keep between him and the landing."
            }
            Hint::BehindYou => {
                "Five hexes farther west, what is near can be struck at once. But more can slip round you: at the east edge off Saipan each carrier costs 20 points, a battleship 15, any other unit 8. Search to both sides, and turn back in time."
            }
            Hint::VictoryLevels => {
                "At the end 31 points are a mixed result, 51 an incomplete victory, 76 a substantial and 101 an overwhelming one. A fleet carrier sunk counts 25, crippled 17; a light one 15 and 10. What is aloft and cannot come home is lost."
            }
            Hint::TurnBackForOil => {
                "His ships have steamed far on little oil. From now on each force that is activated may turn back, to the nearest oiler on the chart, and waits there until a die gives it its oil. Seen well by your searches it gives that up, and runs."
            }
            Hint::CloseInTheDark => {
                "Nobody is struck in the dark, and what has turned back goes west by a hex a turn. Each hex you close tonight is a hex less for tomorrow\u{2019}s searches and strikes. Keep something between what has not turned back and Saipan."
            }
            Hint::TheyGoHome => {
                "Nothing arrives any more, and what retires raids no more. Search to the west, towards the oilers, with as much as you like: patrols that guard against nothing are better spent looking. Whoever leaves by the western edge is gone for good."
            }
            Hint::AirmenOfOld => {
                "They hit with one more a point, and go for fleet carriers as long as there are any: what gets through hurts. So each naval point you shoot down is a victory point here. Meet them far out, and twice."
            }
            Hint::LastStrike => {
                "From here a strike comes home at dusk or in the night, where each unit that lands rolls a die. With the lights on only those short of fuel do. A fleet carrier sunk is worth 25 points, and a unit lost near home a quarter of one."
            }
        }
    }
}
