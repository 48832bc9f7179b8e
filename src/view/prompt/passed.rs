//! What was passed over since the player was last asked, and what will be: said, and not asked.

use crate::engine::Game;
use crate::engine::fleet::AirStep;
use crate::engine::forecast::{
    AutoAnswer, Nothing, Passed, UnneededStep, next_question, nothing_to_do, phases_to_come,
};
use crate::view::account;
use crate::view::sentence;

/// What was answered for the player, because nobody could want another answer.
pub fn auto_answer(why: AutoAnswer) -> String {
    let plain = match why {
        AutoAnswer::OneHexEmpty(search, hex) => {
            return format!("{search} flew through {hex}: in the other hex was no force (8.32).");
        }
        AutoAnswer::NoneToShadow(search) => {
            return format!(
                "{search} looked for every force in turn: it could have stayed with none of them (18.13)."
            );
        }
        AutoAnswer::OneDeck(search, carrier) => {
            return format!("{search} came in to {carrier}, the only deck with room (8.28).");
        }
        AutoAnswer::OwnDecks(search) => {
            return format!("{search} came in, each unit to its own carrier (8.28).");
        }
        AutoAnswer::Step(why) => {
            let (step, reason, _) = unneeded_step(why);
            return format!("{} was passed over: {reason}.", named(step));
        }
        AutoAnswer::NothingToMove => {
            "Air movement went by: no mission is in the air, and no raid on its way for a patrol to go out and meet."
        }
        AutoAnswer::AllHold => {
            "Air movement went by: every mission holds over the carriers, for no raid comes any more."
        }
        AutoAnswer::NobodyInSight => {
            "Air movement went by: every mission holds over the carriers, for no raid and no force is in sight."
        }
        AutoAnswer::AllAreSafe => {
            "Air movement went by: no raid comes any more, and every mission is safe where it is."
        }
        AutoAnswer::AllOrdered => "Air movement went on: every mission had its orders.",
        AutoAnswer::NobodyHasToLand => {
            "Nobody landed: every mission over the carriers had the fuel to stay to the end and for a fight (4.433)."
        }
        AutoAnswer::NobodyGainsByLanding => {
            "Nobody landed: no raid comes any more, and whoever stays up is safe when the battle ends."
        }
    };
    plain.to_owned()
}

/// A step that nobody could want to be asked about: which, why, and what would change that.
const fn unneeded_step(why: UnneededStep) -> (AirStep, &'static str, Option<&'static str>) {
    match why {
        UnneededStep::TanksAreFull => (
            AirStep::Land,
            "who could land has flown little, and a raid is in sight (6.28)",
            None,
        ),
        UnneededStep::InTheWay(step @ AirStep::Launch) => (
            step,
            "landed units are in the way of those that stand ready until they are lowered (6.24)",
            None,
        ),
        UnneededStep::InTheWay(step) => (
            step,
            "landed units are in the way until they are lowered (6.25)",
            None,
        ),
        UnneededStep::CanWait => (
            AirStep::Land,
            "landed units fill the decks, and who is in the air has the fuel to wait (6.28)",
            Some("lowering them would make room"),
        ),
        UnneededStep::NobodyFliesAgain(step) => (
            step,
            "it is night to the end of the battle, nobody is in the air, and no raid comes any more: where planes stand makes no difference",
            None,
        ),
        UnneededStep::NobodyToMeet => (
            AirStep::Launch,
            "no raid comes in this battle, and no force is in contact for a strike to fly to (4.22)",
            None,
        ),
        UnneededStep::TooLate(step @ AirStep::Launch) => (
            step,
            "it is the last phase, and no force is near enough to be met in it (4.42)",
            None,
        ),
        UnneededStep::TooLate(step) => (
            step,
            "it is the last phase, and where planes stand makes no difference any more",
            None,
        ),
    }
}

/// The steps of air operations that the last order led past, and those that going on would lead past.
pub fn steps(game: &Game, now: AirStep) -> Vec<String> {
    let table = game.table();
    let begun = account::air_steps(&game.events()[game.last_mark()..]);
    let begun = begun.filter(|step| *step < now);
    let is_last = phases_to_come(game) == 0;
    let behind = begun.filter_map(|step| {
        let why = nothing_to_do(table, step)?;
        let (reason, _) = in_words(why, is_last);
        Some(format!("{} was passed over: {reason}.", named(step)))
    });
    let (_, passed) = next_question(game, now);
    let ahead = passed.into_iter().map(|(step, why)| {
        let (reason, remedy) = match why {
            Passed::Nothing(why) => in_words(why, is_last),
            Passed::Unneeded(why) => {
                let (_, reason, remedy) = unneeded_step(why);
                (reason, remedy)
            }
        };
        let remedy = remedy.map_or(String::new(), |remedy| format!("; {remedy}"));
        format!("{} will be passed over: {reason}{remedy}.", named(step))
    });
    behind.chain(ahead).collect()
}

fn named(step: AirStep) -> String {
    sentence(&step.to_string())
}

/// Why nothing can be done in a step, and what would change that; in the last phase nothing helps the next.
const fn in_words(why: Nothing, is_last: bool) -> (&'static str, Option<&'static str>) {
    match why {
        Nothing::Closed => ("no carrier can work her deck", None),
        Nothing::Night => ("at night none takes off", None),
        Nothing::NobodyReady => ("no unit stands ready", None),
        Nothing::DecksCrowded if is_last => (
            "more units stand on the flight decks than may at a launch",
            None,
        ),
        Nothing::DecksCrowded => (
            "more units stand on the flight decks than may at a launch; lowering some lets the others take off in the next phase",
            None,
        ),
        Nothing::NobodyServiced => ("nothing is in servicing", None),
        Nothing::DecksFull => (
            "the decks over serviced units are full",
            Some("launching from them would make room"),
        ),
        Nothing::DecksStuck if is_last => ("the decks over serviced units are full", None),
        Nothing::DecksStuck => (
            "the decks over serviced units are full",
            Some("lowering from them would make room for the next phase"),
        ),
        Nothing::NobodyBelow => ("nothing is below", None),
        Nothing::NobodyOnDeck => ("no flight deck has anything on it", None),
        Nothing::ServicingFull => (
            "only ready units are on deck, and servicing has no room for them",
            Some("raising from it, or stowing, would make room"),
        ),
        Nothing::NobodyAbove => ("no mission is over the carriers", None),
        Nothing::AllHaveLaunched => (
            "the carriers have launched, or have no room, and a carrier that launches lands nobody",
            None,
        ),
        Nothing::NoRoom => (
            "the decks under the missions are full",
            Some("lowering would make room"),
        ),
    }
}
