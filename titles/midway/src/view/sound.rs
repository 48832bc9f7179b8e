//! Which sounds are heard.

/// A sound of the game. Of several at once the last in this list is heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sound {
    /// A marker is turned over.
    Chit,
    /// Aircraft take off, or a force sails.
    Engines,
    /// The die is rolled.
    Die,
    /// Something of ours is found.
    Radar,
    /// A force of theirs is seen: keyed, as it came over the radio.
    Sighting,
    /// Ships open fire.
    Guns,
    /// Something is hit.
    Hit,
    /// A ship goes down.
    Sinking,
}
