//! What a pilot reports by radio: in words of his own, and never more than is known.

use crate::engine::charts::Sighting;
use crate::engine::fleet::SearchId;
use crate::engine::forces::{
    CarrierCount, Detection, ForceId, Intelligence, LevelOne, SurfaceSize,
};
use crate::engine::map::HexId;
use crate::view::intelligence;

/// From where a pilot looks, and at what.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub search: SearchId,
    pub force: ForceId,
    /// Where it was reported, or found.
    pub hex: HexId,
    /// Hexes from the search's point of origin.
    pub range: u8,
    /// Whether nobody has seen it before: it may be nothing.
    pub is_rumour: bool,
}

impl Look {
    /// One of several ways to put it, always the same for the same search and force.
    fn one_of<const N: usize>(self, ways: [&'static str; N]) -> &'static str {
        let number =
            usize::from(self.search.0) + self.force.mark() as usize + usize::from(self.range);
        ways[number % N]
    }

    /// While the die has not landed.
    pub fn awaited(self) -> String {
        let Look {
            search, hex, range, ..
        } = self;
        match range {
            0 => format!("{search} looks round {hex}, where it took off."),
            1 => format!("{search} looks round {hex}, one hex from where it took off."),
            range => format!("{search} looks round {hex}, {range} hexes from where it took off."),
        }
    }

    /// What he sees of it, before he has gone closer.
    pub fn seen(self, sighting: Sighting) -> String {
        let Look { search, hex, .. } = self;
        let words = match (sighting.detection(), self.range) {
            (None | Some(Detection::Undetected), 0..=6) => self.one_of([
                "nothing in sight.",
                "empty sea, good visibility.",
                "whitecaps only.",
            ]),
            (None | Some(Detection::Undetected), _) => self.one_of([
                "nothing in sight, cloud below us.",
                "nothing but haze out here.",
                "no ships. Fuel allows no longer look.",
            ]),
            (Some(_), _) if self.is_rumour => self.one_of([
                "something on the water, going down for a look.",
                "shapes under the cloud, going closer.",
                "we may have them, coming round for another look.",
            ]),
            (Some(Detection::ApproximateSighting), 0..=6) => self.one_of([
                "smoke low on the horizon. Position doubtful.",
                "wakes under the cloud, lost them again. Position doubtful.",
                "ships through a gap in the cloud, cannot get closer.",
            ]),
            (Some(Detection::ApproximateSighting), _) => self.one_of([
                "wakes far off, could be ships. Position doubtful.",
                "dark shapes in the haze. Position doubtful.",
                "a smudge of smoke at the end of our line.",
            ]),
            (Some(Detection::Located), _) => self.one_of([
                "contact. Position is good.",
                "wakes below us, fixing position now.",
                "contact between the clouds. Position checked twice.",
            ]),
            (Some(Detection::Spotted), _) => self.one_of([
                "contact in plain sight, staying with it.",
                "right below us in the clear.",
                "in full view, they have not fired yet.",
            ]),
        };
        let near = match sighting.detection() {
            Some(Detection::Located | Detection::Spotted) => "in hex",
            _ => "near hex",
        };
        format!("\u{201c}{search} to base, {near} {hex}: {words}\u{201d}")
    }
}

/// What he makes of it, as far as that is known.
pub(super) fn makes_of_it(known: Intelligence) -> &'static str {
    match known {
        Intelligence::Level0 => "",
        Intelligence::Level1(chit) => match chit {
            LevelOne::Carrier => "\u{201c}One of them looks like a flat top.\u{201d}",
            LevelOne::Surface => "\u{201c}Warships. No flat top that I can make out.\u{201d}",
            LevelOne::Large => "\u{201c}Many wakes. A large force.\u{201d}",
            LevelOne::Medium => "\u{201c}Ships, more than a handful.\u{201d}",
            LevelOne::Small => "\u{201c}A few ships, no more.\u{201d}",
            LevelOne::FalseContact => NOTHING_THERE,
            LevelOne::DoubleForce => TWO_FORCES,
        },
        Intelligence::Level2Carriers(count) => match count {
            CarrierCount::OneToTwo => "\u{201c}Flat tops: one, perhaps two.\u{201d}",
            CarrierCount::TwoToThree => "\u{201c}Flat tops: two or three.\u{201d}",
            CarrierCount::ThreeToFour => "\u{201c}Flat tops: three or four.\u{201d}",
            CarrierCount::FourOrMore => "\u{201c}Flat tops: four at least.\u{201d}",
            CarrierCount::KidoButai => {
                "\u{201c}Six of them, and all big ones. It is Kido Butai!\u{201d}"
            }
        },
        Intelligence::Level2Surface(size) => match size {
            SurfaceSize::Small => "\u{201c}No carriers. A small surface force.\u{201d}",
            SurfaceSize::Medium => "\u{201c}No carriers. A surface force of some size.\u{201d}",
            SurfaceSize::Large => "\u{201c}No carriers, but a large surface force.\u{201d}",
        },
        Intelligence::Level3Carriers(_) => "\u{201c}I have counted the carriers.\u{201d}",
        Intelligence::Level3Surface => "\u{201c}No carriers. We can tell the ships now.\u{201d}",
        Intelligence::Level4Carriers => "\u{201c}We can tell every ship of it.\u{201d}",
    }
}

/// A report that was nothing (7.35).
pub(super) const NOTHING_THERE: &str =
    "\u{201c}Nothing but whitecaps. There is no force here.\u{201d}";
/// Two forces in one hex (7.52).
pub(super) const TWO_FORCES: &str = "\u{201c}Two groups of ships, in sight of each other.\u{201d}";

/// What is known of a force, in words: "Level 2, 2\u{2013}3 carriers".
pub(super) fn known(known: Intelligence) -> String {
    let level = known.level();
    match known {
        Intelligence::Level0 => "Level 0".to_owned(),
        Intelligence::Level3Surface => format!("Level {level}, surface ships by name"),
        Intelligence::Level4Carriers => format!("Level {level}, every ship by name"),
        known => format!("Level {level}, {}", chit(known)),
    }
}

/// What the chit of a force says.
pub(super) fn chit(known: Intelligence) -> String {
    match known {
        Intelligence::Level0 | Intelligence::Level3Surface | Intelligence::Level4Carriers => {
            String::new()
        }
        Intelligence::Level1(chit) => chit.to_string(),
        Intelligence::Level2Surface(size) => size.to_string().to_lowercase(),
        Intelligence::Level2Carriers(_) | Intelligence::Level3Carriers(_) => {
            intelligence::brief(known, &[])
        }
    }
}
