//! What became of it: a few sentences for each level of victory of the whole battle, the highest first (15.1).

/// One for each level of [`LEVELS`](super::battle::LEVELS).
pub(super) const EPILOGUES: [&str; 6] = [
    "The carriers that Japan built for one decisive battle lie at the bottom of the Philippine Sea, and their air groups with them. Nothing is left that could be sent against a landing again. They will teach this day beside Midway, and argue only about which of the two ended the war at sea.",
    "Ozawa brings home too little to fight with. The decks that remain have no one left to fly from them, and when the next landing comes they can do no more than be looked at. In the last months the defence will rest on pilots who are not meant to return.",
    "The landing was never in danger, and several hundred aircraft were swept from the sky. But the greater part of the carriers slipped away westward, and will be met again off the Philippines. In the wardrooms they say that it was there to be had, and was let go.",
    "Saipan is taken, and the enemy has gone home in fair order. The losses on either side invite comparison. There will be reports, and replies to reports, and a book or two in which the admiral's caution is explained at length by people who were not there.",
    "The landing is put off, the fleet goes back to Eniwetok to count its decks, and Tokyo announces a triumph that is, for once, not wholly invented. The carriers get another commander. You get a seat before a committee, and a carafe of water.",
    "The transports turn away with the battle still on the horizon. It will be years before the Marianas are tried again. The inquiry is short, the verdict shorter, and your next command is a depot of anchor chain so far from any ocean that the river is a matter of opinion.",
];
