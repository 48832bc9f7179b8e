//! What the player can do, whether a click, a key or a drop begins it. The one place that changes
//! several stores at once.

mod answers;
mod asked;
mod card;
mod chart;
mod desk;
mod foresight;
mod going_on;
mod leaving;
mod orders;
mod past;
mod picking;
mod planes;
mod question;
mod record;
mod review;
mod search;
mod shown;
mod situation;
mod staff;
mod stage;

use leptos::prelude::*;

use asked::AskedNow;
pub use card::CardOnStage;
use shown::ShownNow;

use super::state::{
    CameraStore, DragStore, Focus, FocusStore, ForceCardStore, ForesightStore, GameSlot, GameStore,
    HintStore, KeepingStore, LogStore, PanelStore, PlanStore, PlaybackStore, ResultStore,
    SaveStore, Screens, SelectionStore, SettingsStore, SoundStore, StageStore,
};
use crate::engine::{Decision, Game};
use crate::storage::{self, Desk};
use crate::view::Activity;
use crate::view::shell::Tab;
use crate::view::staff::Decides;

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
    pub force_cards: ForceCardStore,
    /// What would come of each choice.
    pub foresight: ForesightStore,
    /// Which screen is shown.
    screens: Screens,
    /// How battles ended.
    results: ResultStore,
    /// Whether the browser keeps the games.
    keeping: KeepingStore,
    /// What the player is asked.
    pub asked: AskedNow,
    /// What is on the stage and on the chart.
    pub shown: ShownNow,
    /// What the staff decides next, while it has command.
    pub staff_decides: Memo<Option<Decides>>,
    /// Whether what is asked has several choices, whose outcome can be foreseen.
    offers_foresight: Memo<bool>,
}

impl Controls {
    /// Puts a game on the table: makes its stores, and gives them and the controls by context.
    pub fn provide(game: Game, slot: GameSlot) -> Controls {
        let id = slot.id.clone();
        let game = GameStore::new(game, id.clone());
        let desk = storage::kept::<Desk>(&id).unwrap_or_default();
        let panels = PanelStore::new();
        desk::open(panels, &desk);
        let settings = expect_context::<SettingsStore>();
        let selection = SelectionStore::new();
        let playback = PlaybackStore::new(game, panels, selection, settings);
        playback.resume(id.clone());
        let camera = CameraStore::new();
        camera.keep(slot.id.clone());
        let slot = RwSignal::new(slot);
        let plans = PlanStore::new(slot);
        let stage = StageStore::new();
        let asked = AskedNow::new(game, playback, selection, plans);
        let shown = ShownNow::new(game, playback, selection, stage, settings, asked.decision);
        let save = SaveStore::new(game, slot);
        let controls = Controls {
            game,
            playback,
            selection,
            camera,
            stage,
            panels,
            save,
            plans,
            settings,
            sound: expect_context::<SoundStore>(),
            focus: FocusStore::new(),
            drag: DragStore::new(),
            log: LogStore::new(desk.folds),
            force_cards: ForceCardStore::new(desk.forces),
            foresight: ForesightStore::new(),
            screens: expect_context(),
            results: expect_context(),
            keeping: expect_context(),
            asked,
            shown,
            staff_decides: staff::decides(game, playback),
            offers_foresight: foresight::offers(asked, game, save),
        };
        provide_context(controls);
        provide_context(HintStore::new(game, asked.decision, settings));
        controls.take_in_hand(desk.mission);
        controls.turn_whenever_asked();
        controls.follow_question();
        controls.follow_foresight();
        controls.follow_review();
        controls.keep_desk(id);
        controls.run_staff();
        controls.tell_of_dusk_and_dawn();
        controls
    }

    /// The decision to make now, once everything has been shown.
    pub fn decision(self) -> Option<Decision> {
        self.asked.decision.get()
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
}
