//! The operations of the player's phase (6.0(13)): a strike that is planned, a move, new bases for air units.

use super::asking::Asking;
use super::block::{Block, Choice};
use super::{Answer, Prompt, Weight, rebasing, sailing, staffs, strike};
use crate::engine::Order;
use crate::engine::staff::{Errand, errand};
use crate::engine::table::Table;
use crate::engine::units::{Force, Mover};
use crate::view::answer::Action;
use crate::view::shell::CommandName;
use crate::view::wording;

/// What can be done in the operations.
pub(super) fn operations(asking: &Asking) -> Prompt {
    let blocks = [
        planned(asking).map_or_else(|| strikes(asking), |planned| vec![planned]),
        sailing::blocks(asking),
        rebasing::blocks(asking),
    ];
    let why_not = match asking.table.planned_strike {
        Some(_) => Vec::new(),
        None => strike::strike(asking)
            .map_or_else(Vec::new, |it| strike::why_not(asking.table, it.space)),
    };
    let prompt = staffs::answers(
        asking,
        because,
        Prompt {
            blocks: blocks.concat(),
            why_not,
            ..asking.prompt("Your operations")
        },
    );
    match put_together(asking) {
        none if none.is_empty() => prompt,
        orders => doing(asking, orders, prompt),
    }
}

/// What the staff goes by in an order of its operations.
fn because(table: &Table, order: &Order) -> Option<String> {
    if let Order::PlanStrike { space, .. } = order {
        return Some(strike::because(table, *space).to_owned());
    }
    let (errand, left) = errand(table, order)?;
    // A long way looks like the wrong one, unless it is told where it leads.
    let on = match left {
        0 => String::new(),
        left => format!(" ({} on)", wording::count(left, "space", "spaces")),
    };
    let sent = |what: String| format!("{} to {what}{on}", who_sails(table, order));
    Some(match errand {
        Errand::Rest => format!("worn air groups go home{on}"),
        Errand::Hold(base) => sent(format!("hold {base}")),
        Errand::Bar(port) => sent(format!("bar the way to {port}")),
        Errand::MakeRoom => "room at a base for patrol planes".to_owned(),
        Errand::Patrol => "patrol planes for the bases".to_owned(),
        Errand::Escort => "fighters to where a tender is".to_owned(),
        Errand::Bomb => "bombers to the bases in most danger".to_owned(),
    })
}

/// What kind of ships a move is of.
fn who_sails(table: &Table, order: &Order) -> &'static str {
    let has_carriers = match order {
        Order::Move {
            mover: Mover::Force(Force::Usn(force)),
            ..
        } => table.ships_in(*force).any(|it| it.is_carrier()),
        _ => false,
    };
    if has_carriers { "carriers" } else { "warships" }
}

/// What the player has put together of his own and not ordered yet.
fn put_together(asking: &Asking) -> Vec<Order> {
    let picked = asking.picked;
    let is_own = picked.target.is_some() || !picked.fliers.is_empty();
    let is_open = is_own && asking.table.planned_strike.is_none();
    let strike = strike::strike(asking).filter(|it| is_open && !it.units.is_empty());
    let strike = strike.map(|it| it.order());
    strike.into_iter().chain(rebasing::order(asking)).collect()
}

/// Whoever has put something together and says that he has done means it, unless he says otherwise.
fn doing(asking: &Asking, orders: Vec<Order>, prompt: Prompt) -> Prompt {
    let words = orders.iter().map(|it| staffs::in_words(asking.table, it));
    let words = wording::list(words);
    let refusal = orders.iter().find_map(|it| asking.game.check(it).err());
    let all = orders.into_iter().chain([Order::Done]).collect();
    let own = Answer {
        refusal: refusal.map(|it| wording::refusal(&it)),
        ..Answer::of(Action::Give(all), "As put together, and done")
    };
    let others = prompt.answers.into_iter().map(|answer| Answer {
        label: match answer.command {
            Some(CommandName::Done) => "Done without that".to_owned(),
            _ => answer.label,
        },
        weight: Weight::Plain,
        ..answer
    });
    Prompt {
        answers: [own.detail(words).primary()]
            .into_iter()
            .chain(others)
            .collect(),
        because: String::new(),
        does: staffs::Does::default(),
        ..prompt
    }
}

fn strikes(asking: &Asking) -> Vec<Block> {
    strike::blocks(asking, strike::strike(asking).as_ref())
}

/// The strike that is planned, and that it can be called off (6.0(13a)).
fn planned(asking: &Asking) -> Option<Block> {
    let planned = asking.table.planned_strike.as_ref()?;
    let call_off = asking.step("Call it off", Order::CancelStrike);
    Some(Block::Choice(Choice {
        name: format!("Strike at {}, planned", planned.space),
        hint: wording::list(&planned.units),
        answers: vec![call_off.weight(Weight::Quiet)],
    }))
}

#[cfg(test)]
mod tests {
    use super::because;
    use crate::engine::session::told;
    use crate::engine::staff::{Player, Sensible};
    use crate::engine::{Decision, Game, GameSetup, Order};
    use crate::view::prompt::{Block, Prompt, prompt};
    use crate::view::selection::{Pick, Selection};

    /// A new base that can be picked.
    fn pick_of_a_base(game: &Game, selection: &Selection) -> Option<Pick> {
        let asked = prompt(game, selection)?;
        let answers = asked.blocks.iter().flat_map(Block::answers);
        let mut picks = answers.filter_map(|it| match &it.action {
            super::Action::Pick(pick) => Some(pick.clone()),
            _ => None,
        });
        picks.find(|it| matches!(it, Pick::Base(..)))
    }

    fn choices(game: &Game) -> Vec<Pick> {
        let asked: Prompt = prompt(game, &Selection::default()).expect("it is asked");
        let answers = asked.blocks.iter().flat_map(Block::answers);
        let picks = answers.filter_map(|it| match &it.action {
            super::Action::Pick(pick) => Some(pick.clone()),
            _ => None,
        });
        picks.collect()
    }

    /// A game played by the staff until operations are asked about.
    fn at_operations(seed: u64) -> Game {
        let mut game = Game::new(GameSetup::default(), seed);
        while game.decision() != Some(&Decision::Operations) {
            let order = Sensible.order(&game).expect("the game goes on");
            game.play(order).expect("it is legal");
        }
        game
    }

    #[test]
    fn how_far_a_long_way_still_leads_is_told() {
        let mut reasons = Vec::new();
        told(&at_operations(1), |table, order| {
            if let Order::Move { .. } = order {
                reasons.extend(because(table, order));
            }
        });
        assert_eq!(reasons, ["carriers to hold Aleutians (3 spaces on)"]);
    }

    #[test]
    fn each_order_of_the_staffs_has_its_reason() {
        let game = at_operations(1);
        let asked = prompt(&game, &Selection::default()).expect("it is asked");
        let detail = &asked.primary().expect("it is open").detail;
        let does = &asked.does.lines;
        assert!(
            does.iter().any(|it| it.starts_with("TF-16 sails to ")),
            "{does:?}"
        );
        assert!(detail.ends_with(&format!(", and {} more", does.len() - 1)));
        let because = &asked.because;
        assert!(because.contains("carriers to hold Aleutians"), "{because}");
    }

    #[test]
    fn r6_0_13c_new_bases_that_are_picked_are_flown_to_by_who_says_that_he_has_done() {
        let game = at_operations(1);
        let none = Selection::default();
        let mut chosen = choices(&game).into_iter().map(|pick| none.with(&pick));
        let picked = chosen.find_map(|it| Some(it.with(&pick_of_a_base(&game, &it)?)));
        let asked = prompt(&game, &picked.expect("somebody can move")).expect("it is asked");
        let primary = asked.primary().expect("it is open");
        let [Order::Rebase { moves }, Order::Done] = primary.orders() else {
            panic!("{primary:?}");
        };
        assert_eq!(moves.len(), 1);
        let labels: Vec<&str> = asked.answers.iter().map(|it| it.label.as_str()).collect();
        assert_eq!(
            labels,
            [
                "As put together, and done",
                "As the staff would",
                "Done without that"
            ]
        );
    }
}
