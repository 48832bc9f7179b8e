//! The ten-sided die (2.5), and the only random generator of the game.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A source of die rolls: drawn from a seed, or written down beforehand for a test.
#[derive(Clone, Debug)]
pub enum Dice {
    /// Rolls that follow from a seed, the same on every machine.
    Seeded(Box<ChaCha8Rng>),
    /// Rolls written down beforehand, next one first.
    Script(std::vec::IntoIter<u8>),
}

impl Dice {
    /// Dice that follow from a seed.
    pub fn seeded(seed: u64) -> Dice {
        Dice::Seeded(Box::new(ChaCha8Rng::seed_from_u64(seed)))
    }

    /// Dice that show these numbers in turn, for tests. A random choice among several things
    /// takes the next number as well: 1 is the first of them.
    ///
    /// # Panics
    /// When it runs dry, or when a number does not fit what is rolled: a test that scripts too
    /// little must not pass.
    pub fn script(numbers: impl Into<Vec<u8>>) -> Dice {
        Dice::Script(numbers.into().into_iter())
    }

    /// One roll of the die: 1 to 10, the printed 0 being the 10 (2.5).
    pub(super) fn die(&mut self) -> u8 {
        self.one_to(10)
    }

    /// A random choice among `count` things, by index.
    pub(super) fn pick(&mut self, count: u8) -> u8 {
        self.one_to(count) - 1
    }

    fn one_to(&mut self, most: u8) -> u8 {
        match self {
            Dice::Seeded(generator) => generator.random_range(1..=most),
            Dice::Script(numbers) => {
                let number = numbers.next().expect("the script of dice ran dry");
                assert!(
                    (1..=most).contains(&number),
                    "the script says {number}, but 1 to {most} is rolled"
                );
                number
            }
        }
    }
}
