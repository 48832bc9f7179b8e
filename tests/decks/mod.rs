//! Task groups and their flight decks: air operations, limits, missions from the decks, plans (6.1, 6.2).

mod air_operations;
mod limits;
mod missions;
mod plan;
mod routine;
mod task_groups;
