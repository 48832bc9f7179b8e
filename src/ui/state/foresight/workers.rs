//! The workers that play battles on: as many as the browser has processors. One of them takes the page's own, while nobody uses
//! the page.

use std::collections::BTreeMap;

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker};

use crate::foresight_worker::{Task, WorkerId};

/// Where the page says how the workers' script is called: its name has a hash in it.
const SCRIPT: &str = "foresight";
/// Workers at the most: each has a program and a table of its own.
const MOST: usize = 8;

/// The workers that were started.
#[derive(Default)]
pub(super) struct Workers {
    running: BTreeMap<WorkerId, Running>,
    /// How many were ever started: each has a number of its own.
    started: WorkerId,
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

impl Workers {
    /// Starts more, until so many run. What one says comes to `hear`, and if it stops, that to `stop`. Says whether any run.
    pub(super) fn start(
        &mut self,
        wanted: usize,
        hear: impl Fn(WorkerId, JsValue) + Copy + 'static,
        stop: impl Fn(WorkerId) + Copy + 'static,
    ) -> bool {
        let script = document().get_element_by_id(SCRIPT);
        let script = script.and_then(|link| link.get_attribute("href"));
        let script = script.unwrap_or_default();
        while self.running.len() < wanted {
            let Ok(worker) = Worker::new(&script) else {
                break;
            };
            let id = self.started;
            self.started += 1;
            let on_message = Closure::new(move |event: MessageEvent| hear(id, event.data()));
            let on_error = Closure::new(move |_: Event| stop(id));
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
            let running = Running {
                worker,
                _on_message: on_message,
                _on_error: on_error,
                hears: false,
            };
            self.running.insert(id, running);
        }
        !self.running.is_empty()
    }

    /// The one that takes the page's own processor, if one does.
    pub(super) fn on_page_processor(&self) -> Option<WorkerId> {
        let takes_it = self.running.len() > 1 && self.running.len() >= processors();
        let last = self.running.keys().next_back().copied();
        last.filter(|_| takes_it)
    }

    /// The first of them: what one alone can do is its.
    pub(super) fn first(&self) -> Option<WorkerId> {
        self.running.keys().next().copied()
    }

    /// One has come up: from now on it hears.
    pub(super) fn come_up(&mut self, id: WorkerId) {
        if let Some(running) = self.running.get_mut(&id) {
            running.hears = true;
        }
    }

    /// One has stopped. Says whether others run.
    pub(super) fn remove(&mut self, id: WorkerId) -> bool {
        self.running.remove(&id);
        !self.running.is_empty()
    }

    /// Whether one has come up.
    pub(super) fn hears(&self, id: WorkerId) -> bool {
        self.running.get(&id).is_some_and(|running| running.hears)
    }

    /// Those that hear.
    pub(super) fn hearing(&self) -> Vec<WorkerId> {
        let hearing = self.running.iter().filter(|(_, running)| running.hears);
        hearing.map(|(id, _)| *id).collect()
    }

    /// Says to one what it is to do.
    pub(super) fn send(&self, id: WorkerId, task: &Task) {
        let running = self.running.get(&id);
        if let (Some(running), Ok(text)) = (running, task.to_text()) {
            let _ = running.worker.post_message(&JsValue::from_str(&text));
        }
    }
}

/// How many share a question.
pub(super) fn most() -> usize {
    processors().clamp(1, MOST)
}

fn processors() -> usize {
    window().navigator().hardware_concurrency() as usize
}
