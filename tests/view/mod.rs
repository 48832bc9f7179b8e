//! What the page shows, as plain values: its texts and numbers, what is offered, what is refused and
//! why. A file for each room.

mod air;
mod chart;
mod chart_layout;
mod enemy;
mod event_card;
mod event_card_unseen;
mod fight;
mod fleet;
mod force_story;
mod grounded;
mod keyboard;
mod learn;
mod log;
mod log_searches;
mod nightfall;
mod panel;
mod playback;
mod prompt;
mod raid_procedure;
mod record;
mod report;
mod reported_forces;
mod rows;
mod search;
mod settings;
mod shell;
mod sound;
mod staff;
mod stage;
mod start;
mod start_way;
mod strip;
mod timeline;
mod unseen;
mod whole_battle;
