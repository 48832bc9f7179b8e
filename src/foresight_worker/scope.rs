//! The worker in its browser: it works for a moment, tells how far it is, and lets the next message come.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Date;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::messages::{Failure, Task, Told};
use super::work::Work;

/// For how long it works before it tells and listens, in milliseconds.
const SHIFT: f64 = 100.0;

/// Does from now on what the page asks.
pub fn run() {
    console_error_panic_hook::set_once();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let worker = Worker {
        scope: scope.clone(),
        work: Rc::default(),
        next: Rc::default(),
    };
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        worker.hear(&event.data());
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // As long as the worker is there.
    listen.forget();
    // What was asked before there was anybody to hear it is asked now.
    let _ = scope.post_message(&JsValue::NULL);
}

#[derive(Clone)]
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    work: Rc<RefCell<Work>>,
    /// The next part of the work. What replaces it has it forgotten.
    next: Rc<RefCell<Option<Timeout>>>,
}

impl Worker {
    fn hear(&self, message: &JsValue) {
        let text = message.as_string().unwrap_or_default();
        // Both sides are of one build: a text that is no task has nobody to be told.
        let task = Task::from_text(&text).unwrap_or(Task::Rest);
        let number = task.number();
        let taken_up = self.work.borrow_mut().take_up(task);
        if let (Err(why), Some(number)) = (taken_up, number) {
            self.tell(&Told::Failed(Failure { number, why }));
        }
        self.go_on_soon();
    }

    fn go_on_soon(&self) {
        let worker = self.clone();
        let next = Timeout::new(0, move || worker.work());
        self.next.replace(Some(next));
    }

    fn work(&self) {
        let until = Date::now() + SHIFT;
        let mut work = self.work.borrow_mut();
        let mut has_more = true;
        while has_more && Date::now() < until {
            has_more = work.play_one();
        }
        let told = work.tell();
        drop(work);
        if let Some(told) = told {
            self.tell(&told);
        }
        if has_more {
            self.go_on_soon();
        }
    }

    fn tell(&self, told: &Told) {
        if let Ok(text) = told.to_text() {
            let _ = self.scope.post_message(&JsValue::from_str(&text));
        }
    }
}
