//! The workers that play battles on while the page goes on: what they are asked, what they tell, how the battles of one
//! question are shared among them; and their work, which is done in small parts so that they hear of the next task.

mod messages;
#[cfg(target_arch = "wasm32")]
mod scope;
mod sharing;
mod work;

pub use messages::{Battle, Failure, Played, Question, Reviewed, Share, Task, Told};
#[cfg(target_arch = "wasm32")]
pub use scope::run;
pub use sharing::{Sharing, WorkerId};
pub use work::Work;
