//! What would come of each choice: the question that the worker plays battles on from, and what it has told.

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker};

use crate::engine::foresight::Choice;
use crate::engine::foresight::review::Verdict;
use crate::foresight_worker::{Battle, Foreseen, Question, Task, Told};

/// Where the page says how the worker's script is called: its name has a hash in it.
const SCRIPT: &str = "foresight";

/// The worker, once it was first asked, what it was asked last, and what it has told since.
#[derive(Clone, Copy)]
pub struct ForesightStore {
    worker: StoredValue<Option<Running>, LocalStorage>,
    question: RwSignal<Option<Question>>,
    /// How many questions were asked: each has a number of its own.
    asked: StoredValue<u32>,
    foreseen: RwSignal<Option<Foreseen>>,
    /// Why the question has no answer.
    problem: RwSignal<Option<String>>,
    /// The battle whose decisions are looked at once more.
    battle: RwSignal<Option<Battle>>,
    verdict: RwSignal<Option<Verdict>>,
    /// Why there is none.
    review_problem: RwSignal<Option<String>>,
}

/// A worker that was started, and what it calls.
struct Running {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
    /// Whether it hears: what is said to it before is lost.
    hears: bool,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl ForesightStore {
    /// Nothing was asked yet. The worker goes with the owner of the store.
    pub fn new() -> ForesightStore {
        ForesightStore {
            worker: StoredValue::new_local(None),
            question: RwSignal::new(None),
            asked: StoredValue::new(0),
            foreseen: RwSignal::new(None),
            problem: RwSignal::new(None),
            battle: RwSignal::new(None),
            verdict: RwSignal::new(None),
            review_problem: RwSignal::new(None),
        }
    }

    /// Asks what would come of each choice, instead of what was asked before.
    pub fn ask(self, save: String, plans: Vec<Choice>, battles: u32) {
        let number = self.next_number();
        self.foreseen.set(None);
        self.problem.set(None);
        self.question.set(Some(Question {
            number,
            save,
            plans,
            battles,
        }));
        self.start();
        self.send();
    }

    /// Asks nothing any more: the worker rests.
    pub fn rest(self) {
        if self.is_open_untracked() {
            self.question.set(None);
            self.foreseen.set(None);
            self.problem.set(None);
            self.send();
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
        self.start();
        self.send();
    }

    /// The battle goes on: its decisions are not looked at any more.
    pub fn end_review(self) {
        if self.battle.with_untracked(Option::is_some) {
            self.battle.set(None);
            self.verdict.set(None);
            self.review_problem.set(None);
            self.send();
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

    /// How many battles are played on in all.
    pub fn battles(self) -> u32 {
        let battles = |question: &Option<Question>| question.as_ref().map(|it| it.battles);
        self.question.with(battles).unwrap_or_default()
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

    fn start(self) {
        if self.worker.with_value(Option::is_some) {
            return;
        }
        let script = document().get_element_by_id(SCRIPT);
        let script = script.and_then(|link| link.get_attribute("href"));
        let worker = script.ok_or(JsValue::NULL).and_then(|it| Worker::new(&it));
        let Ok(worker) = worker else {
            return self.fail("This browser starts no second program beside the page.");
        };
        let on_message = Closure::new(move |event: MessageEvent| self.hear(&event.data()));
        let on_error = Closure::new(move |_: Event| {
            self.worker.set_value(None);
            self.fail("The program that plays the battles on has not come, or has stopped.");
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        self.worker.set_value(Some(Running {
            worker,
            _on_message: on_message,
            _on_error: on_error,
            hears: false,
        }));
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

    /// The numbers of the question and of the battle that are asked about.
    fn asked_about(self) -> [Option<u32>; 2] {
        let question = |it: &Option<Question>| it.as_ref().map(|it| it.number);
        let battle = |it: &Option<Battle>| it.as_ref().map(|it| it.number);
        [
            self.question.with_untracked(question),
            self.battle.with_untracked(battle),
        ]
    }

    /// Says to the worker what is asked now, if it hears.
    fn send(self) {
        let question = self.question.get_untracked().map(Task::Foresee);
        let battle = || self.battle.get_untracked().map(Task::Review);
        let task = question.or_else(battle).unwrap_or(Task::Rest);
        let Ok(text) = task.to_text() else {
            return;
        };
        self.worker.with_value(|running| {
            if let Some(running) = running.as_ref().filter(|it| it.hears) {
                let _ = running.worker.post_message(&JsValue::from_str(&text));
            }
        });
    }

    fn hear(self, message: &JsValue) {
        let Some(text) = message.as_string() else {
            // It has come up.
            self.worker.update_value(|running| {
                if let Some(running) = running {
                    running.hears = true;
                }
            });
            return self.send();
        };
        let [question, battle] = self.asked_about();
        // What was asked before is of no use any more.
        match Told::from_text(&text) {
            Ok(Told::Foreseen(it)) if question == Some(it.number) => self.foreseen.set(Some(it)),
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
}
