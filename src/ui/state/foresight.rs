//! What would come of each choice: the question that the workers play battles on from, and what has come of it.

mod workers;

use js_sys::Date;
use leptos::prelude::*;
use leptos_use::{UseIdleOptions, UseIdleReturn, use_idle_with_options};
use wasm_bindgen::JsValue;

use crate::engine::Refusal;
use crate::engine::foresight::review::Verdict;
use crate::engine::foresight::{Choice, Foreseen, Inquiry};
use crate::foresight_worker::{Battle, Played, Sharing, Task, Told, WorkerId};
use workers::Workers;

/// After how many milliseconds it is told again what has come of it: the workers tell more often.
const A_LOOK: f64 = 100.0;
/// Milliseconds after what the player did last until the page's own processor plays battles too.
const QUIET: u64 = 500;
/// What he does that the page has to answer.
const DEEDS: [&str; 4] = ["mousedown", "keydown", "touchstart", "wheel"];

/// The workers, once they were first asked, what they were asked last, and what they have told since.
#[derive(Clone, Copy)]
pub struct ForesightStore {
    workers: StoredValue<Workers, LocalStorage>,
    /// Whether the player only watches: then a worker takes the page's processor, too.
    watches: Memo<bool>,
    question: RwSignal<Option<Question>>,
    /// Its battles, and who plays which.
    sharing: StoredValue<Option<Sharing>>,
    /// How many questions were asked: each has a number of its own.
    asked: StoredValue<u32>,
    foreseen: RwSignal<Option<Foreseen>>,
    /// When that was told last, in milliseconds.
    told: StoredValue<f64>,
    /// Why the question has no answer.
    problem: RwSignal<Option<String>>,
    /// The battle whose decisions are looked at once more, by one of them.
    battle: RwSignal<Option<Battle>>,
    verdict: RwSignal<Option<Verdict>>,
    /// Why there is none.
    review_problem: RwSignal<Option<String>>,
}

/// What is asked.
#[derive(Clone)]
struct Question {
    number: u32,
    /// The player's own plans beside the choices that everybody has.
    plans: Vec<Choice>,
}

impl ForesightStore {
    /// Nothing was asked yet. The workers go with the owner of the store.
    pub fn new() -> ForesightStore {
        let options = UseIdleOptions::default()
            .events(DEEDS.map(str::to_owned).to_vec())
            .listen_for_visibility_change(false);
        let UseIdleReturn { idle, .. } = use_idle_with_options(QUIET, options);
        let watches = Memo::new(move |_| idle.get());
        let store = ForesightStore {
            workers: StoredValue::new_local(Workers::default()),
            watches,
            question: RwSignal::new(None),
            sharing: StoredValue::new(None),
            asked: StoredValue::new(0),
            foreseen: RwSignal::new(None),
            told: StoredValue::new(0.0),
            problem: RwSignal::new(None),
            battle: RwSignal::new(None),
            verdict: RwSignal::new(None),
            review_problem: RwSignal::new(None),
        };
        Effect::watch(
            move || watches.get(),
            move |watches, _, _| store.share_page_processor(*watches),
            false,
        );
        store
    }

    /// Asks what would come of each choice, instead of what was asked before, with some plans of the player's own; unless
    /// one of those is illegal.
    pub fn ask(self, save: String, plans: Vec<Choice>, inquiry: Result<Inquiry, Refusal>) {
        let number = self.next_number();
        self.foreseen.set(None);
        self.problem.set(None);
        self.question.set(Some(Question { number, plans }));
        match inquiry {
            Ok(inquiry) => {
                self.sharing
                    .set_value(Some(Sharing::new(number, save, inquiry)));
                self.start(workers::most());
                self.send_to_all();
            }
            Err(refusal) => {
                self.sharing.set_value(None);
                self.send_to_all();
                self.problem.set(Some(refusal.to_string()));
            }
        }
    }

    /// Asks nothing any more: the workers rest.
    pub fn rest(self) {
        if self.is_open_untracked() {
            self.question.set(None);
            self.sharing.set_value(None);
            self.foreseen.set(None);
            self.problem.set(None);
            self.send_to_all();
        }
    }

    /// Has the decisions of a battle that is over looked at once more, if that has not begun, or has come to nothing.
    pub fn review(self, save: String) {
        let begun = |battle: &Option<Battle>| battle.as_ref().is_some_and(|it| it.save == save);
        if self.battle.with_untracked(begun) && self.review_problem.with_untracked(Option::is_none)
        {
            return;
        }
        let number = self.next_number();
        self.verdict.set(None);
        self.review_problem.set(None);
        self.battle.set(Some(Battle { number, save }));
        self.start(1);
        self.send_to_all();
    }

    /// The battle goes on: its decisions are not looked at any more.
    pub fn end_review(self) {
        if self.battle.with_untracked(Option::is_some) {
            self.battle.set(None);
            self.verdict.set(None);
            self.review_problem.set(None);
            self.send_to_all();
        }
    }

    /// Looks at what the decisions of the battle have come to so far.
    pub fn with_verdict<T>(self, look: impl FnOnce(Option<&Verdict>) -> T) -> T {
        self.verdict.with(|verdict| look(verdict.as_ref()))
    }

    fn next_number(self) -> u32 {
        let number = self.asked.get_value() + 1;
        self.asked.set_value(number);
        number
    }

    /// Whether something is asked.
    pub fn is_open(self) -> bool {
        self.question.with(Option::is_some)
    }

    /// The same, for a handler.
    pub fn is_open_untracked(self) -> bool {
        self.question.with_untracked(Option::is_some)
    }

    /// The player's own plans that are asked about.
    pub fn plans(self) -> Vec<Choice> {
        let plans = |question: &Option<Question>| question.as_ref().map(|it| it.plans.clone());
        self.question.with(plans).unwrap_or_default()
    }

    /// The choices that are compared, once the worker has told them.
    pub fn choices(self) -> Vec<Choice> {
        let choices = |foreseen: &Option<Foreseen>| foreseen.as_ref().map(|it| it.choices.clone());
        self.foreseen.with(choices).unwrap_or_default()
    }

    /// Looks at what the worker has told of the question.
    pub fn with<T>(self, look: impl FnOnce(Option<&Foreseen>) -> T) -> T {
        self.foreseen.with(|foreseen| look(foreseen.as_ref()))
    }

    /// Why the question has no answer.
    pub fn problem(self) -> Option<String> {
        self.problem.get()
    }

    /// Why the decisions of the battle are not looked at.
    pub fn review_problem(self) -> Option<String> {
        self.review_problem.get()
    }

    fn start(self, wanted: usize) {
        let hear = move |worker, message: JsValue| self.hear(worker, &message);
        let stop = move |worker| self.stop(worker);
        let start = |workers: &mut Workers| workers.start(wanted, hear, stop);
        if self.workers.try_update_value(start) != Some(true) {
            self.fail("This browser starts no second program beside the page.");
        }
    }

    /// A worker has stopped: what it had to do is done by others, if there are any.
    fn stop(self, worker: WorkerId) {
        let remove = |workers: &mut Workers| workers.remove(worker);
        if self.workers.try_update_value(remove) != Some(true) {
            return self
                .fail("The program that plays the battles on has not come, or has stopped.");
        }
        if !self.is_open_untracked() {
            return self.send_to_all();
        }
        self.update_sharing(|sharing| sharing.leave(worker));
        self.share_out();
    }

    fn update_sharing<T>(self, update: impl FnOnce(&mut Sharing) -> T) -> Option<T> {
        let updated = self.sharing.try_update_value(|it| it.as_mut().map(update));
        updated.flatten()
    }

    /// There is no worker: whatever is asked of it has no answer.
    fn fail(self, why: &str) {
        let why = || Some(why.to_owned());
        if self.is_open_untracked() {
            self.problem.set(why());
        }
        if self.battle.with_untracked(Option::is_some) {
            self.review_problem.set(why());
        }
    }

    /// The worker that takes the page's processor makes way when the player does something, and goes on when he only watches.
    fn share_page_processor(self, watches: bool) {
        let worker = self.workers.with_value(Workers::on_page_processor);
        let hears = |worker: &WorkerId| self.workers.with_value(|it| it.hears(*worker));
        if let Some(worker) = worker.filter(hears).filter(|_| self.is_open_untracked()) {
            if !watches {
                self.update_sharing(|sharing| sharing.leave(worker));
            }
            self.send(worker);
            self.share_out();
        }
    }

    /// Says to all that hear what is asked now.
    fn send_to_all(self) {
        for worker in self.workers.with_value(Workers::hearing) {
            self.send(worker);
        }
        self.share_out();
    }

    /// Says to one what is asked now: a question is for all of them, a battle for the first.
    fn send(self, worker: WorkerId) {
        let on_page = self.workers.with_value(Workers::on_page_processor) == Some(worker);
        let question = match on_page && !self.watches.get_untracked() {
            true => None,
            false => self.update_sharing(|sharing| sharing.join(worker)),
        };
        let is_first = self.workers.with_value(Workers::first) == Some(worker);
        let battle = || self.battle.get_untracked().filter(|_| is_first);
        let task = question.or_else(|| battle().map(Task::Review));
        let task = task.unwrap_or(Task::Rest);
        self.workers
            .with_value(|workers| workers.send(worker, &task));
    }

    /// Gives battles of the question to the workers that have none.
    fn share_out(self) {
        let tasks = self.update_sharing(Sharing::share_out);
        for (worker, task) in tasks.unwrap_or_default() {
            self.workers
                .with_value(|workers| workers.send(worker, &task));
        }
    }

    fn hear(self, worker: WorkerId, message: &JsValue) {
        let Some(text) = message.as_string() else {
            self.workers.update_value(|workers| workers.come_up(worker));
            self.send(worker);
            return self.share_out();
        };
        let [question, battle] = self.asked_about();
        // What was asked before is of no use any more.
        match Told::from_text(&text) {
            Ok(Told::Played(it)) if question == Some(it.number) => self.enter(worker, it),
            Ok(Told::Reviewed(it)) if battle == Some(it.number) => {
                self.verdict.set(Some(it.verdict));
            }
            Ok(Told::Failed(it)) if question == Some(it.number) => self.problem.set(Some(it.why)),
            Ok(Told::Failed(it)) if battle == Some(it.number) => {
                self.review_problem.set(Some(it.why));
            }
            Ok(_) => {}
            Err(error) => self.fail(&error.to_string()),
        }
    }

    /// The numbers of the question and of the battle that are asked about.
    fn asked_about(self) -> [Option<u32>; 2] {
        let question = |it: &Option<Question>| it.as_ref().map(|it| it.number);
        let battle = |it: &Option<Battle>| it.as_ref().map(|it| it.number);
        [
            self.question.with_untracked(question),
            self.battle.with_untracked(battle),
        ]
    }

    /// Some battles of the question have been played.
    fn enter(self, worker: WorkerId, played: Played) {
        self.update_sharing(|sharing| sharing.enter(worker, played));
        self.share_out();
        let is_due = self.told.get_value() + A_LOOK < Date::now();
        let foreseen = self.update_sharing(|sharing| {
            let is_told = is_due || sharing.is_done();
            is_told.then(|| sharing.foreseen())
        });
        if let Some(foreseen) = foreseen.flatten() {
            self.told.set_value(Date::now());
            self.foreseen.set(Some(foreseen));
        }
    }
}
