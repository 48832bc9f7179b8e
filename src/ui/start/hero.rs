//! The head of the start screen.

use leptos::prelude::*;

use crate::ui::board::base;

/// Title, and what the game is in three sentences.
#[component]
pub fn Hero() -> impl IntoView {
    view! {
        <header class="hero">
            <svg class="hero-chart" viewBox="300 420 1850 460" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
                <g inner_html=base::hero()></g>
            </svg>
            <div class="wrap">
                <h1>
                    <small>"19\u{2013}20 June 1944"</small>
                    "Carrier Battle:"
                    <br />
                    "Philippine Sea"
                </h1>
                <p>
                    "You command Task Force 58 off the Marianas, fifteen carriers and the air groups on their decks; Admiral Ozawa\u{2019}s fleet is played by the rules. You see what the admirals saw, a contact on the radar, a pilot\u{2019}s report, and decide what to send, where, and on how much fuel. Every die is rolled on a chart you can open, and every rule is kept for you."
                </p>
            </div>
        </header>
    }
}
