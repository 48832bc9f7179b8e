//! How a task group's decks can be handled, in words.

use crate::engine::plan::Plan;

/// What a plan does.
pub const fn plan_in_words(plan: Plan) -> &'static str {
    match plan {
        Plan::Staff => "Whatever the staff would do with them, and why.",
        Plan::Fighters => {
            "Fighters go up as raids come in, land and are serviced again; attack planes stay in the hangar, \
             and nothing is brought up while a raid is overhead."
        }
        Plan::Patrols => {
            "The patrol is kept at three units, the other fighters stand ready on deck; attack planes stay in the hangar."
        }
        Plan::StrikeReady => {
            "Attack planes are armed and brought on deck; fighters go up if raids come in."
        }
        Plan::Searchers => {
            "As many units stand ready on each deck as can take off together, attack planes before fighters; \
             decks are cleared in time for searches that come home."
        }
        Plan::ByHand => "Nothing is proposed: every step is asked.",
    }
}
