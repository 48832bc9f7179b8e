//! What events of air search change on the table.

use super::Table;
use crate::engine::event::{Event, LossEvent, SearchEvent};
use crate::engine::fleet::{Leg, Search, SearchId};

impl Table {
    /// Changes the searches as the event says.
    pub(super) fn apply_to_searches(&mut self, event: &Event) {
        match event {
            Event::Searches(event) => self.fly_searches(event),
            Event::Turn { .. } => self.search_declared = false,
            Event::Losses(LossEvent::Unit { what, .. }) => {
                for search in &mut self.searches {
                    search.units = search.units.without((*what).into());
                }
            }
            _ => {}
        }
    }

    fn fly_searches(&mut self, event: &SearchEvent) {
        match event {
            SearchEvent::Declared => self.search_declared = true,
            SearchEvent::Launched {
                what,
                units,
                hex,
                base,
                aim,
                ..
            } => {
                self.search_markers = what.0;
                self.searches.push(Search {
                    id: *what,
                    units: *units,
                    base: *base,
                    origin: *hex,
                    aim: *aim,
                    hex: *hex,
                    at: (*hex).into(),
                    leg: Leg::Outbound,
                    done: Vec::new(),
                });
            }
            SearchEvent::Moved {
                what, to, at, leg, ..
            } => {
                if let Some(search) = self.search_mut(*what) {
                    search.hex = *to;
                    search.at = *at;
                    search.leg = *leg;
                }
            }
            SearchEvent::Searched {
                search,
                zone,
                forces,
            } => {
                self.looking.extend(forces);
                if let (Some(search), Some(zone)) = (self.search_mut(*search), zone)
                    && search.leg == Leg::Inbound
                {
                    search.done.push(*zone);
                }
            }
            SearchEvent::LooksFor { force, .. } => self.looking.retain(|other| other != force),
            SearchEvent::Shadows {
                search, force, hex, ..
            } => {
                self.looking.clear();
                if let Some(search) = self.search_mut(*search) {
                    search.hex = *hex;
                    search.at = (*hex).into();
                    search.leg = Leg::Shadowing(*force);
                }
            }
            SearchEvent::Turned { search, .. } => {
                if let Some(search) = self.search_mut(*search) {
                    search.turn_for_home();
                }
            }
            SearchEvent::Landed { unit, from, .. } => {
                if let Some(search) = self.search_mut(*from) {
                    search.units = search.units.without((*unit).into());
                }
            }
            SearchEvent::Removed { what } => self.searches.retain(|search| search.id != *what),
        }
    }

    /// A search in the air.
    pub fn search(&self, id: SearchId) -> Option<&Search> {
        self.searches.iter().find(|search| search.id == id)
    }

    fn search_mut(&mut self, id: SearchId) -> Option<&mut Search> {
        self.searches.iter_mut().find(|search| search.id == id)
    }

    /// The number of the next search: markers are unlimited, and used once each.
    pub fn next_search(&self) -> SearchId {
        SearchId(self.search_markers + 1)
    }
}
