//! Hints: five or six in each of the first scenarios, and those of the whole battle, each at the moment it helps.

use serde::{Deserialize, Serialize};

use crate::engine::fleet::{AirStep, MissionType, Movement};
use crate::engine::forces::{Detection, Force, Intelligence, Launcher, Raid};
use crate::engine::{Decision, Light, Table, Turn, forecast};

/// Something worth knowing at a moment of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hint {
    /// The first raid is on the radar.
    RadarContact,
    /// Two waves come together.
    TwoWaves,
    /// A raid is near the fleet, and patrols wait in their boxes.
    PatrolsWait,
    /// Fighters share a raid's hex.
    FirstFight,
    /// A mission is low on fuel.
    LowFuel,
    /// Units may land, and fly no more.
    Landing,
    /// Strikes are to be formed.
    FormStrikes,
    /// The strikes are on their way.
    StrikesOut,
    /// A strike is over a force.
    OverTarget,
    /// A strike may draw itself together.
    DrawTogether,
    /// Damage rolls are to be assigned.
    AimRolls,
    /// A strike has attacked and is far from home.
    WayHome,
    /// Air operations for the first time.
    Decks,
    /// Planes on deck would burn.
    WouldBurn,
    /// A mission has just taken off.
    JustLaunched,
    /// Units can go into servicing.
    IntoServicing,
    /// Missions over the fleet can land.
    RoomToLand,
    /// A flight deck is out of action.
    DeckHit,
    /// The turn's searches may fly.
    SearchNow,
    /// Searches may take off.
    SectorOrLine,
    /// A first chit was drawn.
    FirstChit,
    /// Contact with a force is fading.
    Fading,
    /// A known force can be looked at again.
    LookAgain,
    /// Carriers are in sight.
    StrikeOrWait,
    /// A raid of a force is on the radar.
    FoundFirst,
    /// The fleet may move.
    FleetMoves,
    /// Raids have come, and none is on the radar.
    BetweenRaids,
    /// A carrier force has shown its planes.
    ComesAgain,
    /// It is dark in less than two turns.
    BeforeDark,
    /// Planes are to land in the dark.
    LightsOn,
    /// The decks stand as the player likes, before the first turn.
    ReadiedDecks,
    /// The submarines are to be placed.
    OnStation,
    /// The searches of the morning fly before anybody arrives.
    MorningSearches,
    /// A raid of Guam is on the chart.
    RaidOfGuam,
    /// A submarine has found a force.
    SubmarineFound,
    /// Hits wait for the ships of a force to be known.
    WaitingHits,
    /// The commitment index has reached its threshold.
    Threshold,
    /// A ship of the fleet is crippled.
    InTow,
    /// The fleet may move, between Saipan and Ozawa.
    CloseOrStay,
    /// The same, from farther west.
    BehindYou,
    /// Half of the day is over.
    VictoryLevels,
}

/// The hints of a scenario, the most pressing first.
const HEY_RUBE: &[Hint] = &[
    Hint::FirstFight,
    Hint::Landing,
    Hint::RadarContact,
    Hint::LowFuel,
    Hint::TwoWaves,
    Hint::PatrolsWait,
];
const BEYOND_DARKNESS: &[Hint] = &[
    Hint::FormStrikes,
    Hint::AimRolls,
    Hint::DrawTogether,
    Hint::OverTarget,
    Hint::WayHome,
    Hint::StrikesOut,
];
const CLEAR_THE_DECK: &[Hint] = &[
    Hint::DeckHit,
    Hint::WouldBurn,
    Hint::JustLaunched,
    Hint::RoomToLand,
    Hint::IntoServicing,
    Hint::Decks,
];
const WHERE_IS_OZAWA: &[Hint] = &[
    Hint::StrikeOrWait,
    Hint::FirstChit,
    Hint::LookAgain,
    Hint::Fading,
    Hint::SectorOrLine,
    Hint::SearchNow,
];
const OZAWA_STRIKES: &[Hint] = &[
    Hint::LightsOn,
    Hint::BeforeDark,
    Hint::FoundFirst,
    Hint::ComesAgain,
    Hint::FleetMoves,
    Hint::BetweenRaids,
];
const TURKEY_SHOOT: &[Hint] = &[
    Hint::ReadiedDecks,
    Hint::OnStation,
    Hint::MorningSearches,
    Hint::SubmarineFound,
    Hint::RaidOfGuam,
    Hint::InTow,
    Hint::CloseOrStay,
    Hint::WaitingHits,
    Hint::Threshold,
    Hint::VictoryLevels,
];
/// As in scenario 6, but for where the fleet is.
const TURNS_WEST: &[Hint] = &[
    Hint::ReadiedDecks,
    Hint::OnStation,
    Hint::MorningSearches,
    Hint::SubmarineFound,
    Hint::RaidOfGuam,
    Hint::InTow,
    Hint::BehindYou,
    Hint::WaitingHits,
    Hint::Threshold,
    Hint::VictoryLevels,
];

/// The turn from which it is worth knowing what victory takes.
const HALF_THE_DAY: Turn = Turn::at(19, 1210);

/// The turn from which the dark is near.
const LAST_OF_THE_DAY: Turn = Turn::at(19, 1730);

/// Fuel with which a mission in the air does well to think of its way home.
const LOW: u8 = 4;

impl Hint {
    /// Every hint once, scenario by scenario.
    pub fn all() -> impl Iterator<Item = Hint> {
        let own = TURNS_WEST.iter().filter(|it| !TURKEY_SHOOT.contains(it));
        let others = (1..=6).flat_map(|scenario| Hint::of(scenario).iter());
        others.chain(own).copied()
    }

    /// The hints of a scenario, the most pressing first.
    pub const fn of(scenario: u8) -> &'static [Hint] {
        match scenario {
            1 => HEY_RUBE,
            2 => BEYOND_DARKNESS,
            3 => CLEAR_THE_DECK,
            4 => WHERE_IS_OZAWA,
            5 => OZAWA_STRIKES,
            6 => TURKEY_SHOOT,
            7 => TURNS_WEST,
            _ => &[],
        }
    }

    /// Its heading.
    pub const fn title(self) -> &'static str {
        match self {
            Hint::RadarContact => "A raid on the radar",
            Hint::TwoWaves => "Two waves",
            Hint::PatrolsWait => "Your patrols wait",
            Hint::FirstFight => "In the same hex",
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
                "A strike that has made its attempts can only fly home, also when its fuel is gone: up to box 6 Fuel Critical aircraft still fly, one hex a phase, and roll a die each. From low boxes most come back."
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
        }
    }

    /// Whether its moment has come.
    fn helps(self, table: &Table, decision: Decision) -> bool {
        let moves = decision == Decision::AirMovement;
        let step = |wanted| decision == Decision::AirOperations { step: wanted };
        match self {
            Hint::RadarContact => moves && table.attackers().next().is_some(),
            Hint::TwoWaves => moves && table.inbound().any(|raid| raid.wave == 2),
            Hint::PatrolsWait => {
                let near = |phases| phases <= 1;
                let arrivals = table.attackers();
                let mut arrivals = arrivals.map(|raid| forecast::phases_until_arrival(table, raid));
                moves && arrivals.any(near) && table.cap_missions().next().is_some()
            }
            Hint::FirstFight => decision == Decision::Interception,
            Hint::LowFuel => {
                let low = |left: u8| left <= LOW;
                moves && table.missions.iter().any(|it| low(it.fuel.left()))
            }
            Hint::Landing => decision == Decision::Landing,
            Hint::FormStrikes => decision == Decision::FormStrikes,
            Hint::StrikesOut => moves,
            Hint::OverTarget => decision == Decision::AirAttack,
            Hint::DrawTogether => matches!(decision, Decision::Coordination { .. }),
            Hint::AimRolls => matches!(decision, Decision::Assignment { .. }),
            Hint::WayHome => {
                let is_spent = |it: &crate::engine::fleet::Mission| {
                    it.id.kind == MissionType::Strike && it.spent && !table.is_home(it.hex)
                };
                moves && table.missions.iter().any(is_spent)
            }
            Hint::Decks => step(AirStep::Launch),
            Hint::WouldBurn => {
                let can_help = step(AirStep::Launch) || step(AirStep::Lower);
                can_help && !forecast::dangers(table).is_empty()
            }
            Hint::JustLaunched => {
                let mut missions = table.missions.iter();
                step(AirStep::Launch) && missions.any(|it| it.movement == Movement::Launched)
            }
            Hint::IntoServicing => step(AirStep::Service),
            Hint::RoomToLand => step(AirStep::Land),
            Hint::DeckHit => {
                let mut decks = table.decks.iter();
                matches!(
                    decision,
                    Decision::AirOperations { .. } | Decision::AirMovement
                ) && decks.any(|deck| deck.inoperative)
            }
            Hint::SearchNow => decision == Decision::DeclareSearch,
            Hint::SectorOrLine => decision == Decision::AirSearch,
            // It is for the turn of the search that turned it over.
            Hint::FirstChit => {
                table.search_declared
                    && any_force(table, |force| {
                        matches!(force.intelligence, Intelligence::LevelOne(_))
                    })
            }
            Hint::Fading => {
                let fades = |force: &Force| {
                    force.intelligence != Intelligence::Rumour
                        && force.detection < Detection::Located
                };
                decision == Decision::DeclareSearch && any_force(table, fades)
            }
            Hint::LookAgain => {
                decision == Decision::AirSearch
                    && any_force(table, |force| {
                        force.detection.is_detected()
                            && force.intelligence != Intelligence::Rumour
                            && !force.intelligence.is_complete()
                    })
            }
            Hint::StrikeOrWait => {
                step(AirStep::Launch)
                    && any_force(table, |force| {
                        force.detection.is_detected() && force.intelligence.is_carrier_force()
                    })
            }
            Hint::FoundFirst => {
                let of_force = |raid: &Raid| raid.by.and_then(Launcher::force).is_some();
                moves && table.inbound().any(of_force)
            }
            Hint::FleetMoves => decision == Decision::UsMovement,
            Hint::BetweenRaids => {
                step(AirStep::Launch)
                    && table.light() == Light::Day
                    && table.attackers().next().is_none()
                    && any_force(table, |force| force.has_raided)
            }
            Hint::ComesAgain => {
                decision == Decision::DeclareSearch
                    && any_force(table, |force| force.tracks.points() > 0)
            }
            // While something can still be done: later it is dusk.
            Hint::BeforeDark => {
                table.turn >= LAST_OF_THE_DAY
                    && table.light() == Light::Day
                    && matches!(
                        decision,
                        Decision::AirOperations { .. }
                            | Decision::AirMovement
                            | Decision::DeclareSearch
                    )
            }
            Hint::LightsOn => {
                step(AirStep::Land) && table.light() != Light::Day && !table.missions.is_empty()
            }
            Hint::ReadiedDecks => decision == Decision::ReadyDecks,
            Hint::OnStation => decision == Decision::PlaceSubmarines,
            // 18.41: before the first phase.
            Hint::MorningSearches => decision == Decision::AirSearch && table.phase == 0,
            Hint::RaidOfGuam => {
                let of_guam = |raid: &Raid| raid.by == Some(Launcher::Guam);
                moves && table.attackers().any(of_guam)
            }
            Hint::SubmarineFound => matches!(decision, Decision::SubmarineContact { .. }),
            // 14.162, and not for a force that is known to have no carriers.
            Hint::WaitingHits => {
                step(AirStep::Launch)
                    && any_force(table, |force| {
                        force.ships.is_empty() && force.hits.total() > 0
                    })
            }
            Hint::Threshold => {
                let levels = table.commitment_levels();
                let is_reached = levels.is_some_and(|it| table.commitment.index >= it.threshold);
                decision == Decision::DeclareSearch && is_reached && !table.limit_reached()
            }
            Hint::InTow => {
                let mut groups = table.task_groups.iter();
                let is_crippled = groups.any(|it| table.cripples_of(it.id).next().is_some());
                decision == Decision::UsMovement
                    && (is_crippled || table.left_behind().next().is_some())
            }
            Hint::CloseOrStay | Hint::BehindYou => decision == Decision::UsMovement,
            Hint::VictoryLevels => {
                decision == Decision::DeclareSearch && table.turn >= HALF_THE_DAY
            }
        }
    }
}

fn any_force(table: &Table, is_so: impl Fn(&Force) -> bool) -> bool {
    table.forces.iter().any(is_so)
}

/// The hints whose moment it is, the most pressing first.
pub fn hints_now(table: &Table, decision: Option<Decision>) -> Vec<Hint> {
    let Some(decision) = decision else {
        return Vec::new();
    };
    let all = Hint::of(table.scenario).iter().copied();
    all.filter(|hint| hint.helps(table, decision)).collect()
}
