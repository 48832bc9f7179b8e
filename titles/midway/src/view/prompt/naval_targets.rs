//! What ships fire at (11.3, 14.0 to 14.2).

use super::asking::Asking;
use super::block::{Block, Composer, Figure, Remark};
use super::{Prompt, aims};
use crate::engine::Order;
use crate::engine::combat::withdrawing_side;
use crate::engine::decision::Aims;
use crate::engine::map::Place;
use crate::engine::units::{Combatant, HitNumber, Ship, Side};
use crate::view::wording;

/// What each ship fires at for which there is a choice.
pub(super) fn naval_targets(asking: &Asking, ships: &[Aims<Ship>]) -> Prompt {
    let table = asking.table;
    let open = aims::each(ships);
    let chosen = aims::filled(asking, &open);
    let order = Order::Fire {
        targets: chosen
            .iter()
            .filter_map(|(by, at)| Some((by.ship()?, at.ship()?)))
            .collect(),
    };
    let number = |by: Combatant, _| {
        let ship = by.ship();
        ship.map_or(HitNumber::NONE, |ship| ship.data().naval)
    };
    let space = table.combat.battle.as_ref().map(|battle| battle.space);
    Prompt {
        answers: aims::answers(asking, "Fire", order),
        because: "what is worth most, and what shoots back hardest".to_owned(),
        blocks: vec![
            Block::Composer(Composer {
                title: "Your ships".to_owned(),
                rows: aims::rows(asking, &open, &chosen, number),
                figures: hits(asking, &chosen),
                answers: Vec::new(),
            }),
            Block::Remarks(space.map(withdrawal).into_iter().collect()),
        ],
        ..asking.prompt("What do your ships fire at?")
    }
}

/// Hits on the average, of each side.
fn hits(asking: &Asking, chosen: &[(Combatant, Combatant)]) -> Vec<Figure> {
    let Some(battle) = &asking.table.combat.battle else {
        return Vec::new();
    };
    let sixths = |side: Side| -> u32 {
        let all = battle.aims.iter().chain(chosen);
        let ships = all.filter(|(by, _)| by.side() == side);
        let faces = ships.filter_map(|(by, _)| Some(by.ship()?.data().naval.faces()));
        faces.map(u32::from).sum()
    };
    let hits = |side| wording::tenths(sixths(side) * 100 / 6);
    vec![
        Figure::of("hits on them, on average", hits(Side::Usn)),
        Figure::of("hits on yours", hits(Side::Ijn)),
    ]
}

/// Who withdraws afterwards, if both have ships left (14.2).
fn withdrawal(space: Place) -> Remark {
    let side = withdrawing_side(space);
    let who = match side {
        Side::Usn => "yours withdraw",
        Side::Ijn => "the IJN's withdraw",
    };
    let to = space.next_towards_home_of(side);
    let to = to.map_or_else(String::new, |to| format!(" to {to}"));
    Remark::of(format!("If both have ships left, {who}{to} (14.2)."))
}
