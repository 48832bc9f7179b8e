//! What each event changes on the table: every part of it takes the events that concern it.

use super::Table;
use crate::engine::event::Event;
use crate::engine::sequence::SegmentId;

impl Table {
    /// Changes the table as the event says.
    pub fn apply(&mut self, event: &Event) {
        self.apply_to_the_game(event);
        self.apply_to_fleet(event);
        self.apply_to_air(event);
        self.apply_to_night(event);
        self.apply_to_decks(event);
        self.apply_to_raids(event);
        self.apply_to_forces(event);
        self.apply_to_refuelling(event);
        self.apply_to_butai(event);
        self.apply_to_guam(event);
        self.apply_to_submarines(event);
        self.apply_to_searches(event);
        if let Event::Damage(event) = event {
            self.apply_to_damage(event);
        }
        self.apply_to_score(event);
        self.apply_to_great_battle(event);
        self.apply_to_commitment(event);
        // Last: an attack goes by what the event has made of the pieces.
        self.apply_to_attacks(event);
        self.apply_to_surface(event);
    }

    /// Events of the game as a whole, and of its clock.
    fn apply_to_the_game(&mut self, event: &Event) {
        match event {
            Event::Game { scenario, options } => {
                self.scenario = *scenario;
                self.options.clone_from(options);
            }
            Event::Turn { turn } => {
                self.turn = *turn;
                self.phase = 0;
                self.segment = None;
            }
            Event::Phase { number } => {
                self.phase = *number;
                self.segment = None;
            }
            Event::Segment { name } => {
                self.segment = Some(*name);
                if *name == SegmentId::HitAdjustment {
                    self.adjust_hits_on_the_sunk();
                }
            }
            _ => {}
        }
    }
}
