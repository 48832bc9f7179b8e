//! The card of a scenario.

use crate::engine::map::HexId;
use crate::engine::{Scenario, Variant, count};
use crate::view::chart::geometry::whole_centre;

/// The card of a scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct CardView {
    /// The scenario's number.
    pub number: u8,
    /// Its name.
    pub name: &'static str,
    /// What it is about.
    pub summary: &'static str,
    /// Date, lesson and length.
    pub facts: Vec<Fact>,
    /// The variants it offers.
    pub variants: Vec<VariantView>,
    /// The waters it is fought in.
    pub picture: PictureView,
}

/// A line about a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What it is about.
    pub name: &'static str,
    /// What is said.
    pub text: String,
}

/// A variant to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantView {
    /// Which.
    pub variant: Variant,
    /// Its name for the player.
    pub title: &'static str,
    /// What it does.
    pub explanation: &'static str,
}

/// The waters of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureView {
    /// Where the raids come from.
    pub raids: Vec<HexId>,
    /// Where the fleet is.
    pub fleet: HexId,
    /// Where the strikes are, if the scenario begins with some in the air.
    pub strikes: Option<HexId>,
    /// Where the Japanese forces are.
    pub forces: Vec<HexId>,
    /// Where Japanese forces are reported of which nothing is known.
    pub reports: Vec<HexId>,
}

impl PictureView {
    /// How much wider than high it is, in thirds.
    const SHAPE: i32 = 8;
    /// Its height where it shows the waters around the fleet.
    const HEIGHT: i32 = 300;
    /// What is left free around reports.
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
        let places = self.reports.iter().chain([&self.fleet]);
        let places: Vec<(i32, i32)> = places.map(|hex| whole_centre(*hex)).collect();
        let bounds = |of: fn(&(i32, i32)) -> i32| {
            let all = || places.iter().map(of);
            (all().min().unwrap_or(0), all().max().unwrap_or(0))
        };
        match (bounds(|place| place.0), bounds(|place| place.1)) {
            ((left, right), (top, bottom)) if !self.reports.is_empty() => box_around(
                ((left + right) / 2, (top + bottom) / 2),
                bottom - top + 2 * PictureView::MARGIN,
            ),
            // The sea that the raids come over.
            _ => box_around((1440, 580), PictureView::HEIGHT),
        }
    }
}

/// What the card of a scenario says.
pub fn card(scenario: &'static Scenario) -> CardView {
    let turns = count(scenario.turns, "turn", "turns");
    let fact = |name, text: String| Fact { name, text };
    let variant = |variant: &Variant| VariantView {
        variant: *variant,
        title: variant.title(),
        explanation: variant.explanation(),
    };
    CardView {
        number: scenario.number,
        name: scenario.name,
        summary: scenario.summary,
        facts: vec![
            fact("Date", format!("{}, {turns}", scenario.first_turn)),
            fact("Teaches", scenario.teaches.to_owned()),
            fact("Length", format!("about {} minutes", scenario.minutes)),
        ],
        variants: scenario.variants.iter().map(variant).collect(),
        picture: picture_of(scenario),
    }
}

/// The waters of a scenario, by its number.
pub fn picture(number: u8) -> Option<PictureView> {
    Scenario::numbered(number).map(picture_of)
}

fn picture_of(scenario: &Scenario) -> PictureView {
    PictureView {
        raids: scenario.raids.iter().map(|raid| raid.from).collect(),
        fleet: scenario.us.hex,
        strikes: scenario.us.strikes.map(|strikes| strikes.hex),
        forces: scenario.forces.iter().map(|force| force.hex).collect(),
        reports: scenario
            .rumours
            .map(|rumours| rumours.hexes.to_vec())
            .unwrap_or_default(),
    }
}

/// The seed that a player has written.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn seed(text: &str) -> Result<u64, String> {
    let seed = text.trim().parse();
    seed.map_err(|_| "The seed must be a whole number, such as 19440619.".to_owned())
}
