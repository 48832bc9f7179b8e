//! Saved games: their text, the slots that hold them, and those of older versions; and
//! what the tab keeps of a game beside them.

mod corrected;
mod in_the_tab;
mod kept;
mod kept_texts;
mod outside;
mod record;
mod saves;
mod slots;
