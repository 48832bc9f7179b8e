//! New bases for air units (6.0(13c) to 6.0(13e)): they fly at the same time, so that units can change places.

use super::asking::Asking;
use super::block::{Block, Composer, ComposerRow, Figure, Line, Lines};
use super::ijn_choices::{air_piece, of_combatant};
use super::{Answer, Weight};
use crate::engine::Order;
use crate::engine::map::{Capacity, Place};
use crate::engine::refusal::{RebaseRefusal, Refusal};
use crate::engine::table::{AirBase, Table};
use crate::engine::units::{AirUnit, Ship, Side};
use crate::view::selection::{Chosen, Pick, picked_for};
use crate::view::wording;

/// Who can go where, place by place; and what has been picked so far.
pub(super) fn blocks(asking: &Asking) -> Vec<Block> {
    let places = Place::ALL.iter().copied();
    let bases = places.filter_map(|at| based_at(asking, at));
    let picked = composer(asking).map(Block::Composer);
    picked.into_iter().chain(bases).collect()
}

/// The bases and decks on which an air unit may be based anew. Where there is no room it may be made by others who leave at the
/// same time.
pub(in crate::view) fn new_bases(asking: &Asking, unit: AirUnit) -> Vec<AirBase> {
    let table = asking.table;
    let land = Place::ALL.iter().copied();
    let land = land.filter(|place| table.is_usn_base(*place));
    let decks = Ship::of(Side::Usn).filter(|ship| ship.is_carrier());
    let all = land.map(AirBase::Land).chain(decks.map(AirBase::Carrier));
    let may = |base: &AirBase| {
        // Where nobody has room at all, nobody can make it.
        if !table.holds(*base, 1) {
            return false;
        }
        let order = Order::Rebase {
            moves: vec![(unit, *base)],
        };
        matches!(
            asking.game.check(&order),
            Ok(()) | Err(Refusal::Rebase(RebaseRefusal::NoRoom(_)))
        )
    };
    all.filter(may).collect()
}

/// The air units based in a place that can go elsewhere.
fn based_at(asking: &Asking, at: Place) -> Option<Block> {
    let table = asking.table;
    let line = |unit: AirUnit| {
        let bases = new_bases(asking, unit);
        if bases.is_empty() {
            return None;
        }
        let is_chosen = asking.picked.chosen == Some(Chosen::Air(unit));
        let choose = Pick::Choose((!is_chosen).then_some(Chosen::Air(unit)));
        let choose = Answer::pick(choose, "Move")
            .name(format!("{unit} flies to another base"))
            .pressed(is_chosen);
        let goes = picked_for(&asking.picked.bases, &unit);
        let option = |base: AirBase| {
            let is_full = goes != Some(base) && is_full(asking, unit, base);
            let (detail, weight) = match is_full {
                true => (format!("{}, full", room(table, base)), Weight::Quiet),
                false => (room(table, base), Weight::Plain),
            };
            Answer::pick(Pick::Base(unit, base), wording::air_base(base))
                .detail(detail)
                .name(format!("{unit} flies to {base}"))
                .pressed(goes == Some(base))
                .weight(weight)
        };
        let options = bases.into_iter().map(option).filter(|_| is_chosen);
        Some(Line {
            what: wording::ratings(table, unit),
            odds: format!("range {}", unit.range()),
            is_chosen,
            answers: [choose].into_iter().chain(options).collect(),
            ..of_combatant(table, unit.into())
        })
    };
    let lines: Vec<Line> = table.air_based_at(at, Side::Usn).filter_map(line).collect();
    (!lines.is_empty()).then(|| {
        Block::Lines(Lines {
            title: format!("Aircraft at {at}"),
            hint: room(table, AirBase::Land(at)),
            is_folded: !lines.iter().any(|line| line.is_chosen),
            lines,
        })
    })
}

/// Whether a base or deck would have no room for an air unit, with the new bases that have been picked for others: somebody
/// else must leave it at the same time.
pub(in crate::view) fn is_full(asking: &Asking, unit: AirUnit, base: AirBase) -> bool {
    let others = moves(asking)
        .into_iter()
        .filter(|(other, _)| *other != unit);
    let together = others.chain([(unit, base)]).collect();
    let order = Order::Rebase { moves: together };
    matches!(
        asking.game.check(&order),
        Err(Refusal::Rebase(RebaseRefusal::NoRoom(at))) if at == base
    )
}

/// How many air units are based there, and for how many there is room.
fn room(table: &Table, base: AirBase) -> String {
    let based = table.count_based(base);
    let most = match base {
        AirBase::Land(place) => table.capacity(place),
        AirBase::Carrier(carrier) => Capacity::Units(carrier.data().capacity),
    };
    match most {
        Capacity::Units(0) => String::new(),
        Capacity::Units(most) => format!("{based} of {most}"),
        Capacity::Unlimited => format!("{based}, any number"),
    }
}

/// The new bases that have been picked and can be flown to.
fn moves(asking: &Asking) -> Vec<(AirUnit, AirBase)> {
    let picked = &asking.picked.bases;
    let may = |(unit, base): &&(AirUnit, AirBase)| new_bases(asking, *unit).contains(base);
    picked.iter().filter(may).copied().collect()
}

/// The order that gives what has been picked, if anything has.
pub(super) fn order(asking: &Asking) -> Option<Order> {
    let moves = moves(asking);
    (!moves.is_empty()).then_some(Order::Rebase { moves })
}

/// What has been picked, and its answer.
fn composer(asking: &Asking) -> Option<Composer> {
    let moves = moves(asking);
    if moves.is_empty() {
        return None;
    }
    let row = |(unit, base): &(AirUnit, AirBase)| ComposerRow {
        piece: Some(air_piece(asking.table, *unit)),
        name: wording::air_unit(asking.table, *unit),
        what: format!("to {base}"),
        options: vec![Answer::pick(Pick::Stay(*unit), "Stays").name(format!("{unit} stays"))],
    };
    let figures = vec![Figure::of(
        "to fly at the same time",
        moves.len().to_string(),
    )];
    let rows = moves.iter().map(row).collect();
    let fly = asking.step("Fly to the new bases", Order::Rebase { moves });
    let anew = Answer::pick(Pick::Anew, "Nobody moves").weight(Weight::Quiet);
    Some(Composer {
        title: "New bases".to_owned(),
        rows,
        figures,
        answers: vec![fly, anew],
    })
}
