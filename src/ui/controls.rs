//! What the player can do, whether a click, a key or a drop begins it. The one place that changes
//! several stores at once.

mod answers;
mod chart;
mod planes;
mod record;
mod search;
mod stage;

use leptos::prelude::*;

use super::state::{
    CameraStore, DossierStore, DragStore, Focus, FocusStore, GameSlot, GameStore, HintStore,
    LogStore, PanelStore, PlanStore, PlaybackStore, ResultStore, SaveStore, Screens,
    SelectionStore, SettingsStore, SoundStore, Speed, StageStore,
};
use crate::engine::fleet::TaskGroupId;
use crate::engine::fleet::{self, Mission, MissionId, SearchAim, UnitSet};
use crate::engine::forces::ForceId;
use crate::engine::plan::{Plan, Plans};
use crate::engine::{Decision, Game, Order, Scenario, Table, forecast};
use crate::ui::state::mission_of;
use crate::view::air;
use crate::view::chart::Unit;
use crate::view::prompt::{self, PromptView};
use crate::view::search::coverage::{self, Looked};
use crate::view::search::suggested;
use crate::view::shell::{Departure, Dialog, Tab};
use crate::view::stage::{OnStage, on_stage};
use crate::view::{Activity, Selection};

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
    /// What the player has put on the stage.
    pub stage: StageStore,
    /// What is open.
    pub panels: PanelStore,
    /// The game's slot.
    pub save: SaveStore,
    /// How he has the decks handled.
    pub plans: PlanStore,
    /// The settings.
    pub settings: SettingsStore,
    /// What is heard.
    pub sound: SoundStore,
    /// Where the focus belongs.
    pub focus: FocusStore,
    /// What is being dragged.
    pub drag: DragStore,
    /// What of the log is seen.
    pub log: LogStore,
    /// Which forces the player reads of.
    pub dossiers: DossierStore,
    /// Which screen is shown.
    screens: Screens,
    /// How battles ended.
    results: ResultStore,
    /// The decision to make now. A memo, like the prompt: while its value stays equal, nothing that
    /// reads it runs.
    decision: Memo<Option<Decision>>,
    /// The search that the staff suggests: asked once for a game, however the player turns his own.
    suggested: Memo<Option<(UnitSet, SearchAim)>>,
    /// What is asked.
    pub prompt: Memo<Option<PromptView>>,
    /// What searches have looked at and is not forgotten, while it is shown, in a scenario with forces to be found.
    pub looks: Memo<Vec<Looked>>,
    /// What is on the stage.
    on_stage: Memo<OnStage>,
}

impl Controls {
    /// Puts a game on the table: makes its stores, and gives them and the controls by context.
    pub fn provide(game: Game, slot: GameSlot) -> Controls {
        let game = GameStore::new(game);
        let id = slot.id.clone();
        let panels = PanelStore::new();
        let settings = expect_context::<SettingsStore>();
        let playback = PlaybackStore::new(game, panels, settings);
        game.keep_left(id.clone());
        playback.resume(id);
        let camera = CameraStore::new();
        camera.keep(slot.id.clone());
        let selection = SelectionStore::new();
        let at_first = || Plans::at_first(game.peek(Game::scenario));
        let plans = PlanStore::new(slot.plans.unwrap_or_else(at_first));
        let decision = Memo::new(move |_| match playback.is_ready() {
            true => game.decision(),
            false => None,
        });
        let done = Memo::new(move |_| {
            let was_shown = settings.speed() != Speed::Off;
            let orders = game.last_step();
            game.with(|game| prompt::done(game, orders, was_shown))
        });
        let suggested = Memo::new(move |_| game.with(suggested));
        let prompt = Memo::new(move |_| {
            // It has a bar of its own.
            if playback.is_watching() || playback.card_again().is_some() {
                return None;
            }
            if playback.is_ready() {
                let selection = Selection {
                    plans: plans.plans(),
                    left_out: plans.left_out(),
                    ..selection.selection()
                };
                let suggested = suggested.get();
                let prompt = game.with(|game| prompt::prompt(game, &selection, suggested));
                return prompt.map(|prompt| {
                    let prompt = prompt.after(done.get(), &game.answered());
                    prompt.noting(game.list_notes())
                });
            }
            // What has happened stands on its card.
            if playback.on_stage().is_some() {
                return None;
            }
            let showing =
                |table: &Table| playback.with_events(|events| prompt::showing(table, events));
            Some(playback.with_table(showing))
        });
        let looks = Memo::new(move |_| {
            let is_searched = game.peek(Game::scenario).rumours.is_some();
            if !is_searched || !settings.shows_looks() {
                return Vec::new();
            }
            let now = playback.with_table(|table| table.turn);
            playback.with_events(|shown| coverage::looks(shown, now))
        });
        let stage = StageStore::new();
        let on_stage = Memo::new(move |_| {
            let (decision, switch) = (decision.get(), stage.switch());
            let (mission, activity) = (selection.mission(), selection.activity());
            playback.with_table(|table| on_stage(table, decision, mission, activity, switch))
        });
        let controls = Controls {
            game,
            playback,
            selection,
            camera,
            stage,
            panels,
            save: SaveStore::new(game, plans, slot),
            plans,
            settings,
            sound: expect_context::<SoundStore>(),
            focus: FocusStore::new(),
            drag: DragStore::new(),
            log: LogStore::new(),
            dossiers: DossierStore::new(),
            screens: expect_context(),
            results: expect_context(),
            decision,
            suggested,
            prompt,
            looks,
            on_stage,
        };
        provide_context(controls.game);
        provide_context(controls.playback);
        provide_context(controls.selection);
        provide_context(controls.camera);
        provide_context(controls.panels);
        provide_context(controls.save);
        provide_context(controls.focus);
        provide_context(controls.drag);
        provide_context(controls.log);
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
        self.give_and(orders, |_| Vec::new());
    }

    /// The same, with what they leave to be done.
    fn give_and(self, orders: &[Order], then: fn(&Game) -> Vec<Order>) {
        // Nobody decides before having seen what the last decision brought.
        if !untrack(|| self.playback.is_ready()) {
            return;
        }
        let given = self.game.play(orders, then);
        if !matches!(untrack(|| self.selection.activity()), Activity::Forming(_)) {
            self.selection.begin(Activity::None);
        }
        self.selection.select_planes(UnitSet::EMPTY);
        self.plans.take_all_in();
        if given > 0 {
            // The last units of a type take their buttons along.
            let is_forming = self.game.peek(Game::decision) == Some(Decision::FormStrikes);
            self.focus.keep_or_send(match is_forming {
                true => Focus::Strike,
                false => Focus::Question,
            });
            self.save.write();
            self.game
                .peek(|game| self.results.record(&self.save.id(), game));
            self.playback.start();
        }
    }

    /// Has a task group's decks handled by another plan. It is kept with the game.
    pub fn plan(self, group: TaskGroupId, plan: Plan) {
        self.plans.set(group, plan);
        self.save.write();
    }

    /// Takes back the player's last step.
    pub fn undo(self) {
        // The game is not touched while it is watched again.
        if untrack(|| self.playback.is_watching()) {
            return;
        }
        let Some(undone) = self.game.undo() else {
            return;
        };
        self.plans.take_all_in();
        // Whose order it was is asked again, not whose turn would have been next.
        if undone.mission.is_some() {
            self.selection.select_mission(undone.mission);
        }
        // What was put aside may be asked no more.
        let activity = untrack(|| self.selection.activity());
        if activity.puts_fight_aside() || activity.plans_a_search() {
            self.selection.begin(Activity::None);
        }
        self.playback.show_all();
        self.save.write();
        self.focus.keep_or_send(Focus::Question);
    }

    /// Turns to what is asked: in the movement segment selects the next mission that wants an order.
    fn turn_to_decision(self) {
        self.selection.select_planes(UnitSet::EMPTY);
        let decision = self.game.peek(Game::decision);
        let next = match decision {
            Some(Decision::AirMovement) => {
                let selected = untrack(|| self.selection.mission());
                self.game.peek(|game| {
                    let table = game.table();
                    let waits = |id: &MissionId| fleet::waiting(table).any(|it| it.id == *id);
                    // In the list's order, on from the one that has just had its order.
                    let ordered = game.orders().last().and_then(mission_of);
                    let selected = selected.filter(waits);
                    selected.or_else(|| air::next_waiting(table, ordered))
                })
            }
            _ => None,
        };
        self.selection.select_mission(next);
    }

    /// Goes on to the mission after the selected one.
    pub fn next_mission(self) {
        let selected = untrack(|| self.selection.mission());
        let next = self
            .game
            .peek(|game| air::next_waiting(game.table(), selected));
        self.selection.begin(Activity::None);
        self.selection.select_mission(next);
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
        if let Unit::Force(id) = unit
            && self.game.peek(|game| game.scenario().rumours.is_some())
        {
            return self.read_dossier(id);
        }
        self.panels.turn_to(match unit {
            Unit::Mission(_) => Tab::Air,
            Unit::Raid(_) | Unit::Force(_) => Tab::Enemy,
            Unit::TaskForce => Tab::Fleet,
        });
    }

    /// Opens what is known of a force, and goes there.
    fn read_dossier(self, force: ForceId) {
        self.dossiers.select(force);
        self.panels.open_tab(Tab::Enemy);
        self.focus.send(Focus::Force(force));
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
            Departure::Next(number) => {
                if let Some(scenario) = Scenario::numbered(number) {
                    let seed = Screens::new_seed();
                    self.screens.begin(scenario, &[], seed, None);
                }
            }
        }
    }
}
