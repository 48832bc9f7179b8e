//! What the player can do, whether a click, a key or a drop begins it. The one place that changes
//! several stores at once.

mod answers;
mod chart;
mod planes;

use leptos::prelude::*;

use super::state::{
    CameraStore, DragStore, Focus, FocusStore, GameSlot, GameStore, HintStore, PanelStore,
    PlaybackStore, ResultStore, SaveStore, Screens, SelectionStore, SettingsStore,
};
use crate::engine::fleet::{self, Mission, MissionId, UnitSet};
use crate::engine::{Decision, Game, Order, Table, forecast};
use crate::view::Activity;
use crate::view::chart::Unit;
use crate::view::prompt::{self, PromptView};
use crate::view::shell::{Departure, Dialog, Tab};

/// What the player can do at a table. `Copy`, and given by context.
#[derive(Clone, Copy)]
pub struct Controls {
    /// The game and its history.
    pub game: GameStore,
    /// How much of it has been shown.
    pub playback: PlaybackStore,
    /// What the player has selected.
    pub selection: SelectionStore,
    /// What part of the chart is on screen.
    pub camera: CameraStore,
    /// What is open.
    pub panels: PanelStore,
    /// The game's slot.
    pub save: SaveStore,
    /// The settings.
    pub settings: SettingsStore,
    /// Where the focus belongs.
    pub focus: FocusStore,
    /// What is being dragged.
    pub drag: DragStore,
    /// Which screen is shown.
    screens: Screens,
    /// How battles ended.
    results: ResultStore,
    /// The decision to make now. A memo, like the prompt: while its value stays equal, nothing that
    /// reads it runs.
    decision: Memo<Option<Decision>>,
    /// What is asked.
    pub prompt: Memo<Option<PromptView>>,
    /// In air operations, the tab that was open before them.
    before_operations: StoredValue<Option<Tab>>,
}

impl Controls {
    /// Puts a game on the table: makes its stores, and gives them and the controls by context.
    pub fn provide(game: Game, slot: GameSlot) -> Controls {
        let game = GameStore::new(game);
        let panels = PanelStore::new();
        let settings = expect_context::<SettingsStore>();
        let playback = PlaybackStore::new(game, panels, settings);
        let selection = SelectionStore::new();
        let decision = Memo::new(move |_| match playback.is_ready() {
            true => game.decision(),
            false => None,
        });
        let prompt = Memo::new(move |_| {
            if playback.is_ready() {
                let selection = selection.selection();
                return game.with(|game| prompt::prompt(game, &selection));
            }
            let showing =
                |table: &Table| playback.with_events(|events| prompt::showing(table, events));
            Some(playback.with_table(showing))
        });
        let controls = Controls {
            game,
            playback,
            selection,
            camera: CameraStore::new(),
            panels,
            save: SaveStore::new(game, slot),
            settings,
            focus: FocusStore::new(),
            drag: DragStore::new(),
            screens: expect_context(),
            results: expect_context(),
            decision,
            prompt,
            before_operations: StoredValue::new(None),
        };
        provide_context(controls.game);
        provide_context(controls.playback);
        provide_context(controls.selection);
        provide_context(controls.camera);
        provide_context(controls.panels);
        provide_context(controls.save);
        provide_context(controls.focus);
        provide_context(controls.drag);
        provide_context(HintStore::new(game, decision, settings));
        provide_context(controls);
        controls.turn_to_decision();
        // Whenever everything that an order brought has been shown, the player is asked again.
        let asked = Memo::new(move |_| {
            let orders = game.with(|game| game.orders().len());
            (playback.is_ready(), orders)
        });
        Effect::watch(
            move || asked.get(),
            move |(ready, _), _, _| {
                if *ready {
                    controls.turn_to_decision();
                    // What had it may have been for the order alone, or for the fight.
                    controls.focus.keep_or_send(Focus::Question);
                }
            },
            false,
        );
        controls
    }

    /// The decision to make now, once everything has been shown.
    pub fn decision(self) -> Option<Decision> {
        self.decision.get()
    }

    /// The selected mission, if it is on the map.
    pub fn mission(self) -> Option<Mission> {
        let id = self.selection.mission()?;
        self.game.with(|game| game.table().mission(id).cloned())
    }

    /// Gives an order.
    pub fn give(self, order: Order) {
        self.give_all(&[order]);
    }

    /// Gives several orders as one step: the first that the rules refuse ends it.
    pub fn give_all(self, orders: &[Order]) {
        // Nobody decides before having seen what the last decision brought.
        if !untrack(|| self.playback.is_ready()) {
            return;
        }
        let given = self.game.play(orders);
        if !matches!(untrack(|| self.selection.activity()), Activity::Forming(_)) {
            self.selection.begin(Activity::None);
        }
        self.selection.select_planes(UnitSet::EMPTY);
        if given > 0 {
            self.focus.keep_or_send(Focus::Question);
            self.save.write();
            self.game
                .peek(|game| self.results.record(&self.save.id(), game));
            self.playback.start();
        }
    }

    /// Takes back the player's last step.
    pub fn undo(self) {
        let Some(undone) = self.game.undo() else {
            return;
        };
        // Whose order it was is asked again, not whose turn would have been next.
        if undone.mission.is_some() {
            self.selection.select_mission(undone.mission);
        }
        // What was put aside may be asked no more.
        if untrack(|| self.selection.activity()).puts_fight_aside() {
            self.selection.begin(Activity::None);
        }
        self.playback.show_all();
        self.save.write();
        self.focus.keep_or_send(Focus::Question);
    }

    /// Turns to what is asked: opens its display when its segment begins, and in the movement
    /// segment selects the next mission that wants an order.
    fn turn_to_decision(self) {
        self.selection.select_planes(UnitSet::EMPTY);
        let decision = self.game.peek(Game::decision);
        let operates = matches!(decision, Some(Decision::AirOperations { .. }));
        match self.before_operations.get_value() {
            None if operates => {
                let open = untrack(|| self.panels.tab());
                self.before_operations.set_value(Some(open));
                self.panels.turn_to(Tab::Fleet);
                self.panels.show_sheet(true);
            }
            Some(before) if !operates => {
                self.before_operations.set_value(None);
                // What the player has opened since stays open.
                if untrack(|| self.panels.tab()) == Tab::Fleet {
                    self.panels.turn_to(before);
                }
                self.panels.show_sheet(false);
            }
            _ => {}
        }
        let next = match decision {
            Some(Decision::AirMovement) => {
                let waiting = self.waiting();
                let selected = untrack(|| self.selection.mission());
                let selected = selected.filter(|selected| waiting.contains(selected));
                selected.or(waiting.first().copied())
            }
            _ => None,
        };
        self.selection.select_mission(next);
    }

    /// The missions that wait for a movement order.
    fn waiting(self) -> Vec<MissionId> {
        let ids = |game: &Game| {
            fleet::waiting(game.table())
                .map(|mission| mission.id)
                .collect()
        };
        self.game.peek(ids)
    }

    /// Goes on to the mission after the selected one.
    pub fn next_mission(self) {
        let waiting = self.waiting();
        let selected = untrack(|| self.selection.mission());
        let at = waiting.iter().position(|id| Some(*id) == selected);
        let next = at.map_or(0, |at| at + 1);
        self.selection.begin(Activity::None);
        self.selection
            .select_mission(waiting.get(next).or(waiting.first()).copied());
    }

    /// Picks up what a counter stands for: the unit, or the list of its stack.
    pub fn pick_all(self, units: &[Unit]) {
        match units {
            [unit] => self.pick(*unit),
            _ => self.selection.open_stack(units.to_vec()),
        }
    }

    /// Picks a unit up: a mission to order it, a raid or the fleet to look at it.
    pub fn pick(self, unit: Unit) {
        self.selection.close_stack();
        if let Unit::Mission(id) = unit
            && self.can_order(id)
        {
            self.selection.select_mission(Some(id));
        }
        self.panels.turn_to(match unit {
            Unit::Mission(_) => Tab::Air,
            Unit::Raid(_) | Unit::Force(_) => Tab::Enemy,
            Unit::TaskForce => Tab::Fleet,
        });
    }

    /// Whether a mission can be given a movement order now.
    fn can_order(self, id: MissionId) -> bool {
        let decision = untrack(|| self.decision());
        self.game.peek(|game| {
            let mission = game.table().mission(id);
            mission.is_some_and(|it| forecast::can_be_ordered(game.table(), decision, it))
        })
    }

    /// Puts the decision of a fight aside, to look at the chart and the displays.
    pub fn put_fight_aside(self) {
        self.selection.begin(Activity::Looking);
        self.focus.send(Focus::Question);
    }

    /// Opens a tab of the side panel, and goes there.
    pub fn open_tab(self, tab: Tab) {
        self.panels.open_tab(tab);
        self.focus.send(Focus::Tab(tab));
    }

    /// Leaves the table; asks first if that takes a game from it that is not saved.
    pub fn leave(self, to: Departure) {
        let is_begun = self.game.peek(|game| !game.orders().is_empty());
        if is_begun && !self.save.is_saved() {
            self.panels.open(Dialog::Unsaved(to));
        } else {
            self.depart(to);
        }
    }

    /// Leaves the table, whether the game is saved or not.
    pub fn depart(self, to: Departure) {
        match to {
            Departure::Start => self.screens.leave(),
            Departure::NewSeed => self.screens.begin_again(self.game, true),
            Departure::SameSeed => self.screens.begin_again(self.game, false),
        }
    }

    /// Whether the decks stand in the place of the chart on a narrow screen.
    pub fn shows_decks(self) -> bool {
        self.panels.is_sheet_open()
            && self.panels.tab() == Tab::Fleet
            && matches!(self.decision(), Some(Decision::AirOperations { .. }))
    }
}
