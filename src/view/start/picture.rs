//! Pictures of the waters: that of a scenario, and that over the start screen.

use crate::engine::Scenario;
use crate::engine::fleet::GUAM;
use crate::engine::map::HexId;
use crate::view::chart::geometry::whole_centre;

/// The waters of a scenario.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PictureView {
    /// Where the raids come from; Guam, in the whole battle.
    pub raids: Vec<HexId>,
    /// Where the fleet is.
    pub fleet: HexId,
    /// Where the strikes are, if the scenario begins with some in the air.
    pub strikes: Option<HexId>,
    /// Where the Japanese forces are.
    pub forces: Vec<HexId>,
    /// Where Japanese forces are reported of which nothing is known.
    pub reports: Vec<HexId>,
    /// Where our submarines lie.
    pub submarines: Vec<HexId>,
}

impl PictureView {
    /// The waters of a scenario.
    pub(super) fn of(scenario: &Scenario) -> PictureView {
        let raids = scenario.raids.iter().map(|raid| raid.from);
        PictureView {
            raids: raids.chain(scenario.battle.map(|_| GUAM)).collect(),
            fleet: scenario.us.hex,
            strikes: scenario.us.strikes.map(|strikes| strikes.hex),
            forces: scenario.forces.iter().map(|force| force.hex).collect(),
            reports: scenario
                .rumours
                .map(|rumours| rumours.hexes.to_vec())
                .unwrap_or_default(),
            submarines: scenario
                .battle
                .map(|battle| battle.submarines.to_vec())
                .unwrap_or_default(),
        }
    }

    /// How much wider than high it is, in thirds.
    const SHAPE: i32 = 8;
    /// Its height where it shows the waters around the fleet.
    const HEIGHT: i32 = 300;
    /// What is left free around reports and submarines.
    const MARGIN: i32 = 70;

    /// The part of the chart that it shows: left, top, width, height.
    pub fn frame(&self) -> [i32; 4] {
        let box_around = |(x, y): (i32, i32), height: i32| {
            let width = height * PictureView::SHAPE / 3;
            [x - width / 2, y - height / 2, width, height]
        };
        if let Some(strikes) = self.strikes {
            let (x, y) = whole_centre(strikes);
            return box_around((x - 40, y), PictureView::HEIGHT);
        }
        let of_battle = match self.submarines.is_empty() {
            true => None,
            false => Some(&GUAM),
        };
        let is_wide = !self.reports.is_empty() || of_battle.is_some();
        let places = self.reports.iter().chain(&self.submarines);
        let places = places.chain(of_battle).chain([&self.fleet]);
        let places: Vec<(i32, i32)> = places.map(|hex| whole_centre(*hex)).collect();
        let bounds = |of: fn(&(i32, i32)) -> i32| {
            let all = || places.iter().map(of);
            (all().min().unwrap_or(0), all().max().unwrap_or(0))
        };
        match (bounds(|place| place.0), bounds(|place| place.1)) {
            ((left, right), (top, bottom)) if is_wide => box_around(
                ((left + right) / 2, (top + bottom) / 2),
                bottom - top + 2 * PictureView::MARGIN,
            ),
            // The sea that the raids come over.
            _ => box_around((1440, 580), PictureView::HEIGHT),
        }
    }

    /// How large its counters are: so that they are as large on every card.
    pub fn scale(&self) -> f64 {
        let [_, _, _, height] = self.frame();
        f64::from(height) / f64::from(PictureView::HEIGHT)
    }

    /// The courses of its raids as paths: each ends short of the fleet's counter, so that the head of its arrow shows.
    pub fn courses(&self) -> Vec<String> {
        let (to_x, to_y) = whole_centre(self.fleet);
        let course = |from: &HexId| {
            let (x, y) = whole_centre(*from);
            let (end_x, end_y) = (x + (to_x - x) * 93 / 100, y + (to_y - y) * 93 / 100);
            format!("M{x} {y}L{end_x} {end_y}")
        };
        self.raids.iter().map(course).collect()
    }
}

/// The waters of a scenario, by its number.
pub fn picture(number: u8) -> Option<PictureView> {
    Scenario::numbered(number).map(PictureView::of)
}

/// The waters over the start screen: the Marianas, raids out of the west, and the fleet that awaits them.
pub mod hero {
    use super::{HexId, whole_centre};

    /// Where the fleet is.
    pub const FLEET: HexId = HexId::at(1109);
    /// Where its fighters are.
    pub const FIGHTERS: [HexId; 2] = [HexId::at(911), HexId::at(1311)];
    /// Where the raids are.
    pub const RAIDS: [HexId; 3] = [HexId::at(813), HexId::at(1113), HexId::at(1413)];
    /// Hexes from the fleet to each ring of its radar.
    pub const RADAR: [i32; 3] = [2, 4, 6];
    /// The part of the chart that is shown, as `viewBox` has it: a game to go on with lies beside the islands, not
    /// over them.
    pub const fn frame(has_game: bool) -> &'static str {
        match has_game {
            true => "500 319 1900 500",
            false => "230 319 1900 500",
        }
    }

    /// The course of a raid as a path: a bow that ends short of the fleet.
    pub fn course(raid: HexId) -> String {
        let ((x, y), (to_x, to_y)) = (whole_centre(raid), whole_centre(FLEET));
        let (to_x, to_y) = (to_x + (x - to_x) / 6, to_y + (y - to_y) / 6);
        let (bow_x, bow_y) = ((x + to_x) / 2, (y + to_y) / 2 - 40);
        format!("M{x} {y}Q{bow_x} {bow_y} {to_x} {to_y}")
    }
}
