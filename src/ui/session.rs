//! A game on the table: the game itself, how much of it has been shown, and what the player has
//! in hand. Every order goes through here, and is kept before anything else happens.

use leptos::prelude::*;

use super::board::camera::Camera;
use super::board::counters::Unit;
use super::displays::decks::zone::Zone;
use super::displays::tabs;
use super::hand::Doing;
use super::live::provided;
use super::playback::{self, Shown};
use super::settings::Settings;
use super::{Leave, Open};
use crate::engine::fleet::{AirStep, AirUnitId, Mission, MissionId, UnitSet};
use crate::engine::ships::ShipSet;
use crate::engine::{Decision, Game, Order, Refusal, able_to_fire, fleet};
use crate::storage::{self, Slot, StorageProblem};

/// Something the page has to tell the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// Whether something went wrong.
    pub bad: bool,
}

/// How the game stands with the storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// The last order is kept.
    Kept,
    /// It is not.
    Lost(StorageProblem),
    /// Another tab has played on; nothing is written over.
    OtherTab,
}

/// Where the game is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// The key of its slot.
    pub id: String,
    /// The name the player gave it.
    pub name: String,
    /// What this tab wrote or read there last, to notice another tab.
    text: Option<String>,
}

/// A dialog over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// A chart, by its name.
    Chart(&'static str),
    /// The settings.
    Settings,
    /// Help.
    Help,
    /// Name and export of the game.
    Keep,
    /// The scenario's briefing.
    Briefing,
}

/// A game on the table.
#[derive(Clone, Copy)]
pub struct Session {
    /// The game.
    pub game: RwSignal<Game>,
    /// How much of it has been shown.
    pub shown: RwSignal<Shown>,
    /// The mission in hand.
    pub selected: RwSignal<Option<MissionId>>,
    /// The units in hand, aboard or in the air, to be moved in air operations.
    pub planes: RwSignal<UnitSet>,
    /// The hex under the pointer or the focus.
    pub pointed: RwSignal<Option<crate::engine::map::HexId>>,
    /// The stack that is open.
    pub stack: RwSignal<Option<Vec<Unit>>>,
    /// What is being done in the prompt besides orders.
    pub doing: RwSignal<Doing>,
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    /// What the page has to tell.
    pub notice: RwSignal<Option<Notice>>,
    /// How the game stands with the storage.
    pub keeping: RwSignal<Keeping>,
    /// Where it is kept.
    pub place: RwSignal<Place>,
    /// The open tab of the side panel.
    pub tab: RwSignal<&'static str>,
    /// Whether the panel's sheet is open on a narrow screen.
    pub sheet: RwSignal<bool>,
    /// Whether the last decision was one of air operations.
    operating: StoredValue<bool>,
    /// How many orders each step of the player's consisted of, for undo.
    steps: RwSignal<Vec<usize>>,
    /// What part of the chart is on screen.
    pub camera: RwSignal<Camera>,
    /// Whether the menu is open.
    pub menu: RwSignal<bool>,
    /// Leaves the table.
    pub leave: Leave,
    /// Puts another game on it.
    pub open: Open,
    /// The settings.
    pub settings: RwSignal<Settings>,
}

impl Session {
    /// Puts a game on the table; `place` is where it is kept, or a new place.
    pub fn new(game: Game, place: Place, settings: RwSignal<Settings>) -> Session {
        let shown = Shown::all(&game);
        let session = Session {
            game: RwSignal::new(game),
            shown: RwSignal::new(shown),
            selected: RwSignal::new(None),
            planes: RwSignal::new(UnitSet::EMPTY),
            pointed: RwSignal::new(None),
            stack: RwSignal::new(None),
            doing: RwSignal::new(Doing::Nothing),
            dialog: RwSignal::new(None),
            notice: RwSignal::new(None),
            keeping: RwSignal::new(Keeping::Kept),
            place: RwSignal::new(place),
            tab: RwSignal::new("missions"),
            sheet: RwSignal::new(false),
            operating: StoredValue::new(false),
            steps: RwSignal::new(Vec::new()),
            camera: RwSignal::new(Camera::new()),
            menu: RwSignal::new(false),
            leave: provided(),
            open: provided(),
            settings,
        };
        // Looking at a game that is kept already changes nothing in its slot.
        if session.place.with_untracked(|place| place.text.is_none()) {
            session.keep();
        } else {
            session
                .place
                .with_untracked(|place| storage::set_last(&place.id));
        }
        session.choose();
        session
    }

    /// Whether everything that happened has been shown, so that the player can decide.
    pub fn is_ready(self) -> bool {
        let happened = self.game.with(|game| game.events().len());
        self.shown
            .with(|shown| shown.upto == happened && !shown.waiting)
    }

    /// The decision to make now, once everything has been shown.
    pub fn decision(self) -> Option<Decision> {
        if self.is_ready() {
            self.game.with(Game::decision)
        } else {
            None
        }
    }

    /// The mission in hand, if it is on the map.
    pub fn mission(self) -> Option<Mission> {
        let id = self.selected.get()?;
        self.game.with(|game| game.table().mission(id).cloned())
    }

    /// Gives an order.
    pub fn order(self, order: Order) {
        self.orders(&[order]);
    }

    /// Gives several orders as one step: the first that the rules refuse ends it.
    pub fn orders(self, orders: &[Order]) {
        if !untrack(|| self.is_ready()) {
            return;
        }
        let mut given = 0;
        let mut refusal = None;
        self.game.update(|game| {
            for order in orders {
                match game.play(*order) {
                    Ok(_) => given += 1,
                    Err(refused) => {
                        refusal = Some(refused);
                        break;
                    }
                }
            }
        });
        self.notice.set(refusal.map(|refusal| Notice {
            text: format!("Not allowed: {refusal}."),
            bad: true,
        }));
        if !matches!(self.doing.get_untracked(), Doing::Forming(_)) {
            self.doing.set(Doing::Nothing);
        }
        self.planes.set(UnitSet::EMPTY);
        if given > 0 {
            super::keep_focus();
            self.steps.update(|steps| steps.push(given));
            self.keep();
            playback::run(self);
        }
    }

    /// Takes back the player's last step.
    pub fn undo(self) {
        let steps = self.steps.try_update(Vec::pop).flatten().unwrap_or(1);
        let mut undone = false;
        let mut taken_back = None;
        self.game.update(|game| {
            for _ in 0..steps {
                taken_back = game.orders().last().and_then(mission_of);
                undone |= game.undo();
            }
        });
        if undone {
            // Whose order it was is asked again, not whose turn would have been next.
            if taken_back.is_some() {
                self.selected.set(taken_back);
            }
            self.notice.set(None);
            // What was put aside may be asked no more.
            if self.doing.get_untracked().is_aside() {
                self.doing.set(Doing::Nothing);
            }
            playback::stop(self);
            self.keep();
            self.choose();
        }
    }

    /// Does something that is no order, by the name `data-act` carries.
    pub fn act(self, act: &str) {
        let doing = self.doing.get_untracked();
        let toggle = |wanted: Doing| {
            self.doing.set(if doing == wanted {
                Doing::Nothing
            } else {
                wanted
            })
        };
        match act.split_once(' ') {
            Some(("split", mission)) => {
                if let Ok(mission) = mission.parse() {
                    toggle(Doing::Splitting(mission));
                }
            }
            Some(("form", strike)) => {
                self.doing.set(Doing::Forming(strike.parse().unwrap_or(1)));
            }
            Some(("aim", roll)) => toggle(Doing::Aiming(roll.parse().unwrap_or(0))),
            Some(("gun", ship)) => {
                let able = self.game.with_untracked(|game| able_to_fire(game.table()));
                let firing = match doing {
                    Doing::Firing(ships) => ships,
                    _ => able,
                };
                if let Ok(ship) = ship.parse() {
                    self.doing.set(Doing::Firing(firing.toggled(ship)));
                }
            }
            Some(("detach", ship)) => {
                if let (Doing::Detaching(ships), Ok(ship)) = (doing, ship.parse()) {
                    self.doing.set(Doing::Detaching(ships.toggled(ship)));
                }
            }
            _ if act == "detach" => toggle(Doing::Detaching(ShipSet::default())),
            _ if act == "place" => toggle(Doing::Placing),
            Some(("plane", unit)) => self.choose_plane(unit),
            Some(("choose", units)) => self.choose_planes(units),
            Some(("drop", zone)) => self.drop_on(zone),
            Some(("tab", tab)) => self.show_tab(tab),
            Some(("dialog", dialog)) => self.show_dialog(dialog),
            _ if act == "next" => self.next_mission(),
            _ if act == "undo" => self.undo(),
            _ if act == "menu" => self.menu.update(|open| *open = !*open),
            _ if act == "leave" => self.leave.0.run(()),
            _ if act == "zoom-in" => self.camera.update(|camera| camera.zoom_middle(0.75)),
            _ if act == "zoom-out" => self.camera.update(|camera| camera.zoom_middle(1.33)),
            _ if act == "fit" => self.camera.update(Camera::fit),
            _ if act == "numbers" => self
                .settings
                .update(|settings| settings.hex_numbers = !settings.hex_numbers),
            _ if act == "show" => playback::finish(self),
            _ if act == "step" => playback::next(self),
            _ if act == "skip" => playback::skip_or_go_on(self),
            _ => self.doing.set(Doing::Nothing),
        }
    }

    /// Opens a tab of the side panel; on a narrow screen the open one's sheet is closed again.
    fn show_tab(self, tab: &str) {
        let mut known = tabs(self).into_iter().map(|(tab, _)| tab);
        let Some(tab) = known.find(|known| *known == tab) else {
            return;
        };
        let again = self.tab.get_untracked() == tab;
        self.menu.set(false);
        self.sheet.update(|open| *open = !(again && *open));
        self.tab.set(tab);
    }

    fn show_dialog(self, dialog: &str) {
        self.menu.set(false);
        self.dialog.set(match dialog {
            "briefing" => Some(Dialog::Briefing),
            "settings" => Some(Dialog::Settings),
            "help" => Some(Dialog::Help),
            "keep" => Some(Dialog::Keep),
            _ => None,
        });
    }

    /// Takes a unit in hand, or puts it back. Only a launch takes several at once.
    fn choose_plane(self, unit: &str) {
        let Ok(unit) = unit.parse::<AirUnitId>() else {
            return;
        };
        let several = matches!(
            untrack(|| self.decision()),
            Some(Decision::AirOperations {
                step: AirStep::Launch
            })
        );
        self.planes.update(|planes| {
            let rest = planes.without(unit.into());
            *planes = match (planes.contains(unit), several) {
                (true, _) => rest,
                (false, true) => rest.with(unit.into()),
                (false, false) => unit.into(),
            };
        });
        super::keep_focus();
    }

    /// Takes units in hand by their names.
    fn choose_planes(self, units: &str) {
        let units = units.split(',').filter_map(|unit| unit.trim().parse().ok());
        self.planes.set(units.collect());
        super::keep_focus();
    }

    /// A drag begins with a unit: those already in hand come along if it is one of them.
    pub fn take_in_hand(self, unit: &str) {
        if let Ok(unit) = unit.parse::<AirUnitId>()
            && !self.planes.with_untracked(|planes| planes.contains(unit))
        {
            self.planes.set(unit.into());
        }
    }

    /// Puts the units in hand somewhere, or says why they cannot go there.
    pub fn drop_on(self, zone: &str) {
        let units = self.planes.get_untracked();
        let Ok(zone) = zone.parse::<Zone>() else {
            return;
        };
        if units.is_empty() {
            return;
        }
        let orders = self
            .game
            .with_untracked(|game| zone.orders(game.table(), units));
        match orders {
            Ok(orders) => self.orders(&orders),
            Err(refusal) => {
                self.planes.set(UnitSet::EMPTY);
                self.refuse(&refusal);
            }
        }
    }

    fn refuse(self, refusal: &Refusal) {
        self.notice.set(Some(Notice {
            text: format!("Not allowed: {refusal}."),
            bad: true,
        }));
    }

    /// Whether the decks stand in the place of the chart on a narrow screen.
    pub fn shows_decks(self) -> bool {
        self.sheet.get()
            && self.tab.get() == "force"
            && matches!(self.decision(), Some(Decision::AirOperations { .. }))
    }

    /// Picks up the next mission that wants an order, in the movement segment.
    pub fn choose(self) {
        self.planes.set(UnitSet::EMPTY);
        self.show_what_is_asked();
        let next = self.game.with_untracked(|game| match game.decision() {
            Some(Decision::AirMovement) => {
                let waiting: Vec<MissionId> = fleet::waiting(game.table())
                    .map(|mission| mission.id)
                    .collect();
                let held = self
                    .selected
                    .get_untracked()
                    .filter(|held| waiting.contains(held));
                held.or(waiting.first().copied())
            }
            _ => None,
        });
        self.selected.set(next);
    }

    /// Opens the display that a decision is about, when its segment begins.
    fn show_what_is_asked(self) {
        let decision = self.game.with_untracked(Game::decision);
        let operations = matches!(decision, Some(Decision::AirOperations { .. }));
        if operations && !self.operating.get_value() {
            self.tab.set("force");
            self.sheet.set(true);
        } else if !operations && self.operating.get_value() {
            self.tab.set("missions");
            self.sheet.set(false);
        }
        self.operating.set_value(operations);
    }

    /// Goes on to the mission after the one in hand.
    pub fn next_mission(self) {
        let next = self.game.with_untracked(|game| {
            let waiting: Vec<MissionId> = fleet::waiting(game.table())
                .map(|mission| mission.id)
                .collect();
            let at = waiting
                .iter()
                .position(|mission| Some(*mission) == self.selected.get_untracked());
            let next = at.map_or(0, |at| at + 1);
            waiting.get(next).or(waiting.first()).copied()
        });
        self.doing.set(Doing::Nothing);
        self.selected.set(next);
    }

    /// Keeps the game in its slot, unless another tab has played on in it.
    pub fn keep(self) {
        let Some(save) = self.game.with_untracked(Game::save) else {
            return;
        };
        let Place { id, name, text } = self.place.get_untracked();
        let there = storage::read(&id);
        if there.is_some() && there != text {
            self.keeping.set(Keeping::OtherTab);
            return;
        }
        let slot = Slot {
            name,
            saved: storage::now(),
            save,
        };
        match storage::write(&id, &slot) {
            Ok(text) => {
                self.place.update(|place| place.text = Some(text));
                storage::set_last(&id);
                self.keeping.set(Keeping::Kept);
            }
            Err(problem) => self.keeping.set(Keeping::Lost(problem)),
        }
    }

    /// Notices that another tab has written to this game's slot.
    pub fn look(self) {
        let Place { id, text, .. } = self.place.get_untracked();
        let there = storage::read(&id);
        if there.is_some() && there != text {
            self.keeping.set(Keeping::OtherTab);
        }
    }

    /// Gives the game a name.
    pub fn rename(self, name: String) {
        self.place.update(|place| place.name = name);
        self.keep();
    }

    /// Keeps this tab's game in a slot of its own, beside the other tab's.
    pub fn keep_as_own(self) {
        self.place.update(|place| {
            place.id = storage::new_id();
            place.name = format!("{} (this tab)", place.name);
            place.text = None;
        });
        self.keep();
    }

    /// The game as a file.
    pub fn export(self) {
        if let Some(save) = self.game.with_untracked(Game::save) {
            self.place
                .with_untracked(|place| storage::export(&place.name, save));
        }
    }
}

/// The mission a movement order is for.
fn mission_of(order: &Order) -> Option<MissionId> {
    match *order {
        Order::Fly { mission, .. } | Order::Hold { mission } | Order::Split { mission, .. } => {
            Some(mission)
        }
        _ => None,
    }
}

impl Place {
    /// A new place for a game of some name.
    pub fn new(name: String) -> Place {
        Place {
            id: storage::new_id(),
            name,
            text: None,
        }
    }

    /// The place of a game that was read from a slot.
    pub fn of(id: String, name: String, text: String) -> Place {
        Place {
            id,
            name,
            text: Some(text),
        }
    }
}
