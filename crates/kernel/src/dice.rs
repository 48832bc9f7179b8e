//! Dice, and the only random generator of a game.
//!
//! A save replays to the same rolls for ever, so nothing on the way from seed to roll is left to what a library calls
//! random:
//!
//! 1. the seed becomes a key of 32 bytes ([`key_of`]: PCG-XSH-RR 64/32, eight words of 32 bits, lowest byte first);
//! 2. the key gives the words of ChaCha8's key stream, 32 bits each, in turn; nonce and counter begin at zero;
//! 3. a word becomes one of so many numbers ([`below`]).
//!
//! Games of the first title's version 5 were first rolled by rand 0.10 (`seed_from_u64`, `random_range`); these are its
//! numbers.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of die rolls: drawn from a seed, or written down beforehand for a test.
#[derive(Clone, Debug)]
pub enum Dice {
    /// Rolls that follow from a seed, the same on every machine.
    Seeded(Box<ChaCha8Rng>),
    /// Rolls written down beforehand, next one first.
    Script(std::vec::IntoIter<u8>),
    /// Rolls of a game that is only imagined.
    Imagined(Box<ImaginedDice>),
}

/// The dice of a game that is only imagined, one of many: drawn anew whenever the clock of the game moves on, so that two
/// games of the same number meet the same fortune again after what made them differ.
#[derive(Clone, Debug)]
pub struct ImaginedDice {
    /// Which game.
    number: u32,
    /// The time since when the words are drawn, by its stamp.
    since: Option<u32>,
    words: ChaCha8Rng,
}

impl ImaginedDice {
    /// Draws the words anew if another time has come.
    fn come_to(&mut self, stamp: u32) {
        if self.since == Some(stamp) {
            return;
        }
        self.since = Some(stamp);
        self.words = words_of(u64::from(self.number) << 32 | u64::from(stamp));
    }
}

impl Dice {
    /// Dice that follow from a seed.
    pub fn seeded(seed: u64) -> Dice {
        Dice::Seeded(Box::new(words_of(seed)))
    }

    /// Dice of a game that is only imagined, by its number: they have nothing to do with any seed of a game.
    pub fn imagined(number: u32) -> Dice {
        Dice::Imagined(Box::new(ImaginedDice {
            number,
            since: None,
            words: words_of(0),
        }))
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

    /// How many numbers of a script are left; nothing of other dice.
    pub fn left(&self) -> Option<usize> {
        match self {
            Dice::Script(numbers) => Some(numbers.len()),
            Dice::Seeded(_) | Dice::Imagined(_) => None,
        }
    }

    /// More dice are rolled at a time, which has this stamp ([`Title::stamp`](crate::Title::stamp)).
    pub fn come_to(&mut self, stamp: u32) {
        if let Dice::Imagined(dice) = self {
            dice.come_to(stamp);
        }
    }

    /// One roll of a die: 1 to the number of its faces.
    pub fn roll(&mut self, faces: u8) -> u8 {
        self.one_to(faces)
    }

    /// A random choice among `count` things, by index.
    pub fn pick(&mut self, count: u8) -> u8 {
        self.one_to(count) - 1
    }

    fn one_to(&mut self, most: u8) -> u8 {
        match self {
            // Less than `most`, so that it fits.
            Dice::Seeded(words) => below(most.into(), || words.next_u32()) as u8 + 1,
            Dice::Imagined(dice) => below(most.into(), || dice.words.next_u32()) as u8 + 1,
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

/// The words of ChaCha8 that a seed gives.
pub fn words_of(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::from_seed(key_of(seed))
}

/// The key that a seed expands to. For each of its words the state is multiplied and added to, and the word is taken
/// from the new state: its high bits, shifted over one another and turned round.
fn key_of(seed: u64) -> [u8; 32] {
    let mut key = [0; 32];
    let mut state = seed;
    for word in key.chunks_exact_mut(4) {
        state = state
            .wrapping_mul(0x5851_F42D_4C95_7F2D)
            .wrapping_add(0xA176_54E4_6FBE_17F3);
        let mixed = (((state >> 18) ^ state) >> 27) as u32;
        let turned = mixed.rotate_right((state >> 59) as u32);
        word.copy_from_slice(&turned.to_le_bytes());
    }
    key
}

/// One of the numbers from 0 to `count` - 1: the high word of the next word times `count`. If the low word is above
/// 2^32 - `count`, which happens once in 2^32 / `count` times, that favours some numbers; then the number is one
/// more if the low word and the high word of another word times `count` come to 2^32.
pub fn below(count: u32, mut word: impl FnMut() -> u32) -> u32 {
    let mut scaled = || {
        let product = u64::from(word()) * u64::from(count);
        ((product >> 32) as u32, product as u32)
    };
    let (number, low) = scaled();
    if low <= count.wrapping_neg() {
        return number;
    }
    let (more, _) = scaled();
    number + u32::from(low.checked_add(more).is_none())
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use rand::RngExt;
    use rand::rand_core::TryRng;

    use super::*;

    /// Written down when rand drew them. They may never change: every save there is would lead elsewhere.
    #[test]
    fn a_seed_gives_these_numbers_for_ever() {
        for (seed, rolls, picks) in [
            (
                0,
                [7, 8, 8, 5, 6, 7, 6, 1, 2, 9, 6, 6, 5, 9, 9, 10],
                [0, 2, 4, 1, 12, 88, 117, 196],
            ),
            (
                1944,
                [4, 10, 5, 7, 9, 2, 8, 9, 9, 6, 5, 5, 2, 9, 9, 2],
                [0, 0, 1, 1, 16, 93, 43, 169],
            ),
            (
                u64::MAX,
                [9, 7, 6, 5, 1, 4, 6, 5, 6, 7, 6, 9, 10, 3, 3, 10],
                [0, 0, 1, 6, 5, 82, 31, 5],
            ),
        ] {
            let mut dice = Dice::seeded(seed);
            let rolled: [u8; 16] = std::array::from_fn(|_| dice.roll(10));
            let picked = [2, 3, 5, 7, 26, 100, 128, 255].map(|count| dice.pick(count));
            assert_eq!((rolled, picked), (rolls, picks), "{seed}");
        }
    }

    /// The same words, for six faces.
    #[test]
    fn a_seed_gives_these_numbers_of_six_for_ever() {
        for (seed, rolls) in [
            (0, [4, 5, 5, 3, 4, 5, 4, 1, 2, 6, 4, 4, 3, 5, 5, 6]),
            (1942, [4, 2, 5, 6, 1, 3, 1, 1, 3, 4, 5, 6, 3, 1, 2, 1]),
            (u64::MAX, [6, 5, 4, 3, 1, 3, 4, 3, 4, 4, 4, 5, 6, 2, 2, 6]),
        ] {
            let mut dice = Dice::seeded(seed);
            let rolled: [u8; 16] = std::array::from_fn(|_| dice.roll(6));
            assert_eq!(rolled, rolls, "{seed}");
        }
    }

    #[test]
    fn imagined_games_of_a_number_meet_the_same_fortune_again() {
        let (mut one, mut other) = (Dice::imagined(7), Dice::imagined(7));
        let rolls = |dice: &mut Dice, stamp: u32, count: usize| -> Vec<u8> {
            dice.come_to(stamp);
            (0..count).map(|_| dice.roll(6)).collect()
        };
        rolls(&mut one, 1, 3);
        rolls(&mut other, 1, 8);
        assert_eq!(rolls(&mut one, 2, 20), rolls(&mut other, 2, 20));
        let mut another = Dice::imagined(8);
        assert_ne!(rolls(&mut one, 3, 20), rolls(&mut another, 3, 20));
    }

    #[test]
    fn a_seed_gives_the_words_that_rand_gave() {
        let known = [0, 1, 1944, 19_440_619, 1 << 63, u64::MAX];
        for seed in known
            .into_iter()
            .chain((0..2000).map(|n| n * 0x9E37_79B9_97F4))
        {
            let mut library = ChaCha8Rng::seed_from_u64(seed);
            assert_eq!(key_of(seed), library.get_seed(), "{seed}");
            let mut words = words_of(seed);
            assert!(
                (0..40).all(|_| words.next_u32() == library.next_u32()),
                "{seed}"
            );
        }
    }

    #[test]
    fn every_count_is_drawn_as_rand_drew_it() {
        for seed in 0..200 {
            let mut library = ChaCha8Rng::seed_from_u64(seed);
            let mut dice = Dice::seeded(seed);
            for count in 1..=255 {
                let drawn = library.random_range(1..=count);
                assert_eq!(dice.one_to(count), drawn, "seed {seed}, 1 to {count}");
            }
        }
    }

    /// Words written down beforehand, for rand.
    struct Words<I>(I);

    impl<I: Iterator<Item = u32>> TryRng for Words<I> {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            Ok(self.0.next().unwrap())
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            unreachable!("a number under 256 takes words of 32 bits")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("a number under 256 takes words of 32 bits")
        }
    }

    /// The words whose low word is about 2^32 - `count`, where a second one is drawn: no seed comes there by itself.
    #[test]
    fn a_second_word_is_drawn_where_rand_drew_one() {
        let mut second = [0; 2];
        for count in 1..=255_u8 {
            let most = u32::from(count);
            for number in 0..most {
                // The last words that give this number.
                let next = (u64::from(number + 1) << 32).div_ceil(most.into());
                for back in 1..=3 {
                    let first = u32::try_from(next - back).unwrap();
                    for other in [0, 1, 1 << 31, u32::MAX - 1, u32::MAX] {
                        let words = [first, other];
                        let mut library = Words(words.into_iter());
                        let drawn: u8 = library.random_range(1..=count);
                        let mut ours = words.into_iter();
                        let number = below(most, || ours.next().unwrap());
                        assert_eq!(number + 1, u32::from(drawn), "{words:?}, 1 to {count}");
                        assert_eq!(ours.len(), library.0.len(), "{words:?}, 1 to {count}");
                        second[ours.len()] += 1;
                    }
                }
            }
        }
        assert!(second.iter().all(|times| *times > 10_000), "{second:?}");
    }
}
