//! The one scenario of the rulebook: the Japanese offensive in the Pacific, April to June 1942.
/// How many of the counters drawn with the warships are "Deception" (3.2).
pub const DECOYS: usize = 3;
