//! The glossary: the terms of the game and of the navy, each explained in two sentences or three.

mod explanation;
mod words;

/// Makes the terms and the list of them.
macro_rules! terms {
    ($($(#[$meta:meta])* $term:ident,)+) => {
        /// A term that explains itself wherever it is met.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Term {
            $($(#[$meta])* $term,)+
        }

        impl Term {
            /// Every term, in the order of the glossary.
            pub const ALL: &'static [Term] = &[$(Term::$term,)+];
        }
    };
}

terms! {
    /// A US carrier.
    Cv,
    /// A Japanese fleet carrier.
    Cva,
    /// A light carrier.
    Cvl,
    /// Battleships.
    Bb,
    /// Heavy cruisers.
    Ca,
    /// Light cruisers.
    Cl,
    /// Destroyers.
    Dd,
    /// A transport.
    Transport,
    /// A seaplane tender.
    Tender,
    /// A decoy.
    Decoy,
    /// A task force.
    TaskForce,
    /// A carrier striking force.
    Csf,
    /// A ship that is in no task force.
    SingleShip,
    /// A leader.
    Leader,
    /// An air unit.
    AirUnit,
    /// A fighter.
    Ftr,
    /// A bomber.
    Bbr,
    /// A dive bomber.
    Sbd,
    /// A torpedo bomber.
    Tbd,
    /// A flying boat.
    Pby,
    /// Naval aviation.
    Nac,
    /// Land-based aviation.
    Lac,
    /// A carrier's air unit.
    Group,
    /// A part of a larger unit.
    Detachment,
    /// One step lost.
    Reduced,
    /// A coastal defense.
    CoastalDefense,
    /// Anti-aircraft fire.
    Flak,
    /// An Ops marker.
    OpsMarker,
    /// Where markers are drawn from.
    Pool,
    /// What a line's forces do in a turn.
    Operation,
    /// A line of the map.
    RouteLine,
    /// A way between home bases.
    Lane,
    /// A large base of either side.
    HomeBase,
    /// A base that can be lost.
    IslandBase,
    /// The perimeter line.
    Perimeter,
    /// Turned over.
    Spotted,
    /// Kept from attacking.
    Barred,
    /// The strikes of step 4.
    Reaction,
    /// An attack by aircraft.
    Strike,
    /// A round of air combat.
    Round,
    /// Leaving the air combat.
    BreakOff,
    /// The table after a hit.
    HitTable,
    /// Ships fire at the shore.
    Bombardment,
    /// A base that is taken.
    Captured,
    /// Aircraft without a base.
    Adrift,
    /// Whether a line's forces go on.
    Morale,
    /// The ships and units that can be repaired.
    DamagedBox,
    /// Where repairs are waited for.
    RepairTrack,
    /// How bad damage is.
    Severity,
    /// Reading the enemy's messages.
    Signals,
    /// To move to another base.
    Rebase,
    /// An incident.
    Incident,
}

impl page::prose::Term for Term {
    fn label(self) -> &'static str {
        Term::label(self)
    }

    fn explanation(self) -> &'static str {
        Term::explanation(self)
    }

    fn rule(self) -> &'static str {
        Term::rule(self)
    }
}
