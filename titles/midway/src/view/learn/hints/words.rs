//! What the hints say.

use super::Hint;

impl Hint {
    /// Its heading.
    pub const fn title(self) -> &'static str {
        match self {
            Hint::InAHomeBase => "In a home base",
            Hint::OneMoreLoses => "One more, and it is over",
            Hint::NextMarker => "You know what comes",
            Hint::AtTheGate => "They are at the base",
            Hint::Transports => "Transports",
            Hint::Mass => "Together, or everywhere",
            Hint::WhoLooksFirst => "Who looks first",
            Hint::StrikeFirst => "Before they fly",
            Hint::TwoOnOne => "Two on one",
            Hint::BreakOff => "Break off in time",
            Hint::SbdAndTbd => "SBD and TBD together",
            Hint::WhomFlakHits => "You choose whom",
            Hint::TheirTargets => "You choose for them",
            Hint::WhoWithdraws => "Who must withdraw",
            Hint::WhereToStand => "At the base, or a step behind",
            Hint::StrikeAndSail => "Strike and sail",
            Hint::OnceEach => "Five things, once each",
            Hint::DockYard => "Pearl Harbor or the West Coast",
            Hint::Adrift => "No deck to land on",
        }
    }

    /// What it says.
    pub const fn text(self) -> &'static str {
        match self {
            Hint::InAHomeBase => {
                "A Japanese force lies in a home base of yours. If it has ships, and is still there as this turn ends, the game is lost (5.0): look at it, and send ships to drive it out."
            }
            Hint::OneMoreLoses => {
                "One island base is captured. With the second the game is lost, at once (5.0)."
            }
            Hint::NextMarker => {
                "Signals intelligence has read the next marker. Your move of this turn can meet it (6.0(12b))."
            }
            Hint::AtTheGate => {
                "Their warships bombard a base in every turn but one, whatever line is drawn (6.0(7)). While a ship of yours lives there, they must fight her first and withdraw if they fail (14.2)."
            }
            Hint::Transports => {
                "Only transports capture a base, and there are six of them (16.0). A line without them can bombard you, but not land."
            }
            Hint::Mass => {
                "Carriers in one place fly one strike together, and only one task force sails in a turn. Ships in one place can be regrouped now (6.0(11b))."
            }
            Hint::WhoLooksFirst => {
                "Who looks and fails may not strike that space (9.1). Let a base or force look first whose aircraft you can spare; destroyers make it harder (20.2)."
            }
            Hint::StrikeFirst => {
                "What you hit now does not fly at you in the next step. But who flies may come home reduced, and is needed when they come."
            }
            Hint::TwoOnOne => {
                "Two fighters on one unit can eliminate it in a round. Their fighters first: with those gone, your bombers get through (12.0)."
            }
            Hint::BreakOff => {
                "With worse fighters each round costs you more than it costs them. Over your own base their bombers drop their bombs anyway; far from home you lose nothing by leaving (12.3)."
            }
            Hint::SbdAndTbd => {
                "An SBD hits better if a TBD attacks the same ship (20.3). Two or three bombers on one carrier are worth more than one on each."
            }
            Hint::WhomFlakHits => {
                "You choose which bomber flak hits, on both sides (13.2). Eliminate one of theirs that is reduced, and spread the hits on yours."
            }
            Hint::TheirTargets => {
                "Their dice named something that is not here, or several: you choose among the units targeted least (11.1). Give them what you need least."
            }
            Hint::WhoWithdraws => {
                "If both sides have ships left, yours withdraw inside the perimeter line and theirs outside it (14.2). At your bases it is enough that one ship of yours stays afloat."
            }
            Hint::WhereToStand => {
                "A task force at a threatened base holds the enemy off; one a space or two behind strikes him there and is harder to find. You move one a turn: choose where two lines are in reach."
            }
            Hint::StrikeAndSail => {
                "Range counts from where aircraft are when you order the strike (6.0(13a)). So order it first and then sail their carrier out of reach, or sail first and strike from there."
            }
            Hint::OnceEach => {
                "Each of the five actions may be taken once a turn (6.0(16)). Withdraw reduced units from the map: on it they stay reduced."
            }
            Hint::DockYard => {
                "The West Coast repairs faster, Pearl Harbor is closer to the lines (6.0(16d)). Her groups wait aboard her."
            }
            Hint::Adrift => {
                "Aircraft whose base is gone land on the closest deck or base with room in their range (18.0). Where room is short, bring home first what you need most."
            }
        }
    }
}
