//! Air missions: how they are formed and split, how they move and land, and patrols (4.1-4.4).

mod cap;
mod counters;
mod landing;
mod movement;
