//! Hints: five or six in each of the first scenarios, and those of the whole battle, each at the moment it helps.

mod words;

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
    /// Fighters share a raid's hex once more: what would come of each choice can be asked.
    WhatWouldCome,
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
    /// The fleet may move, with forces east of it, behind the player.
    BehindYou,
    /// Half of the day is over, and no raid is on its way.
    VictoryLevels,
    /// Oilers lie on the chart, and forces turn back to them.
    TurnBackForOil,
    /// The fleet may move in the dark, with a second day to come.
    CloseInTheDark,
    /// It is the second day: nobody comes any more.
    TheyGoHome,
    /// The second afternoon, with carriers in sight.
    LastStrike,
    /// A raid of airmen like those of 1942.
    AirmenOfOld,
}

/// The hints of a scenario, the most pressing first.
const HEY_RUBE: &[Hint] = &[
    Hint::FirstFight,
    Hint::WhatWouldCome,
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

/// As in scenario 6, and what the night and the second day bring.
const PHILIPPINE_SEA: &[Hint] = &[
    Hint::ReadiedDecks,
    Hint::OnStation,
    Hint::MorningSearches,
    Hint::LastStrike,
    Hint::TheyGoHome,
    Hint::TurnBackForOil,
    Hint::CloseInTheDark,
    Hint::SubmarineFound,
    Hint::RaidOfGuam,
    Hint::InTow,
    Hint::CloseOrStay,
    Hint::WaitingHits,
    Hint::Threshold,
    Hint::VictoryLevels,
];

/// As in scenario 6, and what those bring who come.
const GREAT_CARRIER_BATTLE: &[Hint] = &[
    Hint::ReadiedDecks,
    Hint::OnStation,
    Hint::MorningSearches,
    Hint::AirmenOfOld,
    Hint::SubmarineFound,
    Hint::RaidOfGuam,
    Hint::InTow,
    Hint::CloseOrStay,
    Hint::WaitingHits,
    Hint::Threshold,
    Hint::VictoryLevels,
];

/// The turn from which it is worth knowing what victory takes.
const HALF_THE_DAY: Turn = Turn::at(19, 1210);

/// The turn with which the second day begins.
const SECOND_DAY: Turn = Turn::at(20, 530);

/// The turn of the second day from which a strike comes home at dusk or later.
const SECOND_AFTERNOON: Turn = Turn::at(20, 1330);

/// The turn from which the dark is near.
const LAST_OF_THE_DAY: Turn = Turn::at(19, 1730);

/// Fuel with which a mission in the air does well to think of its way home.
const LOW: u8 = 4;

impl Hint {
    /// Every hint once, scenario by scenario.
    pub fn all() -> impl Iterator<Item = Hint> {
        let later = TURNS_WEST.iter().chain(PHILIPPINE_SEA);
        let later = later.chain(GREAT_CARRIER_BATTLE);
        let own = later.filter(|it| !TURKEY_SHOOT.contains(it));
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
            8 => PHILIPPINE_SEA,
            9 => GREAT_CARRIER_BATTLE,
            _ => &[],
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
            Hint::FirstFight | Hint::WhatWouldCome => decision == Decision::Interception,
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
                        matches!(force.intelligence, Intelligence::Level1(_))
                    })
            }
            Hint::Fading => {
                let fades = |force: &Force| {
                    force.intelligence != Intelligence::Level0
                        && force.detection < Detection::Located
                };
                decision == Decision::DeclareSearch && any_force(table, fades)
            }
            Hint::LookAgain => {
                decision == Decision::AirSearch
                    && any_force(table, |force| {
                        force.detection.is_detected()
                            && force.intelligence != Intelligence::Level0
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
                // At night no strike takes off (22.1).
                step(AirStep::Launch)
                    && table.light() != Light::Night
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
            // By day, and as long as raids come.
            Hint::CloseOrStay | Hint::BehindYou => {
                let is_day = table.light() == Light::Day;
                decision == Decision::UsMovement && is_day && table.turn < SECOND_DAY
            }
            Hint::AirmenOfOld => {
                let of_force = |raid: &Raid| raid.by.and_then(Launcher::force).is_some();
                moves && table.attackers().any(of_force)
            }
            Hint::TurnBackForOil => {
                decision == Decision::DeclareSearch && !table.refuelling.oilers.is_empty()
            }
            Hint::CloseInTheDark => {
                decision == Decision::UsMovement
                    && table.light() == Light::Night
                    && table.turn < SECOND_DAY
            }
            Hint::TheyGoHome => {
                let is_day = table.light() == Light::Day;
                decision == Decision::DeclareSearch && is_day && table.turn >= SECOND_DAY
            }
            Hint::LastStrike => {
                step(AirStep::Launch)
                    && table.turn >= SECOND_AFTERNOON
                    && any_force(table, |force| {
                        force.detection.is_detected() && force.intelligence.is_carrier_force()
                    })
            }
            Hint::VictoryLevels => {
                let is_quiet = table.attackers().next().is_none();
                let is_asked = matches!(
                    decision,
                    Decision::DeclareSearch
                        | Decision::AirOperations { .. }
                        | Decision::AirMovement
                        | Decision::UsMovement
                );
                is_asked && is_quiet && table.turn >= HALF_THE_DAY && table.light() == Light::Day
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
