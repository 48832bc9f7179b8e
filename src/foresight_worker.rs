//! The worker that plays battles on while the page goes on: what it is asked, what it tells, and its work, which is done in
//! small parts so that it hears of the next task.

mod messages;
#[cfg(target_arch = "wasm32")]
mod scope;
mod work;

pub use messages::{Battle, Failure, Foreseen, Question, Reviewed, Task, Told};
#[cfg(target_arch = "wasm32")]
pub use scope::run;
pub use work::{Work, battles_for};
