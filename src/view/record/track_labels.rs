//! Words on the chart of a finished game: where they cover neither a mark nor each other.

/// Half the width and half the height of a mark, at the scale of 100.
const MARK: [i32; 2] = [23, 19];
/// The width of a character, half the height of a label, and what is free beside its words, at the scale of 100.
const CHARACTER: i32 = 9;
const HALF_HEIGHT: i32 = 11;
const MARGIN: i32 = 7;
/// How far along its course a label may stand, in tenths: as near the middle as there is room.
const ALONG: [i32; 7] = [5, 6, 4, 7, 3, 8, 2];

/// A few words on the chart, on a plate of their own.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TrackLabel {
    /// The words.
    pub text: String,
    /// The middle of it.
    pub at: (i32, i32),
    /// How wide and how high it is.
    pub size: [i32; 2],
}

/// What is taken of the room on the chart.
pub(super) struct Labels {
    frame: [i32; 4],
    /// The size of marks and words, in hundredths.
    scale: i32,
    /// Left, top, right and bottom of what stands there.
    taken: Vec<[i32; 4]>,
}

impl Labels {
    /// A chart of this frame and scale with marks at some points.
    pub(super) fn new(
        frame: [i32; 4],
        scale: i32,
        marks: impl Iterator<Item = (i32, i32)>,
    ) -> Labels {
        let half = MARK.map(|it| it * scale / 100);
        let taken = marks.map(|mark| around(mark, half)).collect();
        Labels {
            frame,
            scale,
            taken,
        }
    }

    /// A label on a bow, given as its begin, the point it bends to, and its end.
    pub(super) fn along(&mut self, bow: [(i32, i32); 3], text: String) -> Option<TrackLabel> {
        let half = self.half_size(&text);
        let mut places = ALONG.into_iter().map(|tenths| on_bow(bow, tenths));
        let at = places.find(|at| self.has_room(around(*at, half)))?;
        Some(self.put(at, half, text))
    }

    /// A label beside a mark, as near its height as there is room, or under it or over it.
    pub(super) fn beside(&mut self, (x, y): (i32, i32), text: String) -> Option<TrackLabel> {
        let half = self.half_size(&text);
        let [mark_width, mark_height] = MARK.map(|it| it * self.scale / 100);
        let (aside, above) = (half[0] + mark_width + 1, half[1] + mark_height + 1);
        let heights = [0, -mark_height, mark_height, -above, above];
        let sides = heights.map(|height| [(x + aside, y + height), (x - aside, y + height)]);
        let places = sides.into_iter().flatten();
        let mut places = places.chain([(x, y + above), (x, y - above)]);
        let at = places.find(|at| self.has_room(around(*at, half)))?;
        Some(self.put(at, half, text))
    }

    fn half_size(&self, text: &str) -> [i32; 2] {
        let width = text.chars().count() as i32 * CHARACTER / 2 + MARGIN;
        [width, HALF_HEIGHT].map(|it| it * self.scale / 100)
    }

    fn has_room(&self, [left, top, right, bottom]: [i32; 4]) -> bool {
        let [frame_left, frame_top, width, height] = self.frame;
        let is_within = left >= frame_left
            && top >= frame_top
            && right <= frame_left + width
            && bottom <= frame_top + height;
        let is_over =
            |it: &[i32; 4]| left < it[2] && it[0] < right && top < it[3] && it[1] < bottom;
        is_within && !self.taken.iter().any(is_over)
    }

    fn put(&mut self, at: (i32, i32), half: [i32; 2], text: String) -> TrackLabel {
        self.taken.push(around(at, half));
        TrackLabel {
            text,
            at,
            size: half.map(|it| 2 * it),
        }
    }
}

fn around((x, y): (i32, i32), [width, height]: [i32; 2]) -> [i32; 4] {
    [x - width, y - height, x + width, y + height]
}

/// A point of a bow, so many tenths of the way along it.
fn on_bow([from, bend, to]: [(i32, i32); 3], tenths: i32) -> (i32, i32) {
    let (gone, left) = (tenths, 10 - tenths);
    let of =
        |a: i32, b: i32, c: i32| (left * left * a + 2 * left * gone * b + gone * gone * c) / 100;
    (of(from.0, bend.0, to.0), of(from.1, bend.1, to.1))
}
