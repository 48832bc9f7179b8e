//! Air strikes (6.0(4b), 6.0(13a)): which space, who flies, and what may come of it.

use super::asking::Asking;
use super::block::{Block, Composer, ComposerRow, Figure, Line, Lines, Piece, WhyNot};
use super::ijn_choices::{air_piece, of_combatant};
use super::{Answer, Does, Prompt, Weight, staffs};
use crate::engine::combat::{
    air_present, check_flight, fliers, has_anything_to_hit, planned_fliers, strike_targets,
    surface_targets,
};
use crate::engine::forecast::{self, BattleOutlook, Chance};
use crate::engine::map::{Line as RouteLine, Place};
use crate::engine::session::told;
use crate::engine::table::{BattleKind, Table};
use crate::engine::units::{AirUnit, Combatant, Side};
use crate::engine::{Decision, Game, Order};
use crate::view::selection::{Pick, Selection, picked_for};
use crate::view::shell::CommandName;
use crate::view::wording;

/// A strike as it is put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strike {
    /// The space that it attacks.
    pub(in crate::view) space: Place,
    /// Who flies.
    pub(in crate::view) units: Vec<AirUnit>,
    /// Who could.
    able: Vec<AirUnit>,
    /// Whether it is as the staff suggests.
    is_suggested: bool,
    /// Whether it is planned now and flown later (6.0(13a)).
    is_planned: bool,
}

impl Strike {
    /// The strike in hand where strikes are asked about, if there is one.
    pub fn in_hand(game: &Game, picked: &Selection) -> Option<Strike> {
        let asking = Asking::new(game, game.decision()?, picked);
        strike(&asking)
    }

    /// What may come of it, if anybody flies: hundreds of battles are imagined for it.
    pub fn outlook(&self, table: &Table) -> Option<BattleOutlook> {
        (!self.units.is_empty()).then(|| forecast::strike(table, self.space, &self.units))
    }

    /// The order that gives it.
    pub(super) fn order(&self) -> Order {
        let (space, units) = (self.space, self.units.clone());
        match self.is_planned {
            true => Order::PlanStrike { space, units },
            false => Order::Strike { space, units },
        }
    }
}

/// The spaces that can be attacked now by somebody, if strikes are asked about.
pub(in crate::view) fn targets(asking: &Asking) -> Vec<Place> {
    let table = asking.table;
    let lines: &[RouteLine] = match asking.game.decision() {
        Some(Decision::ReactionStrikes { on }) => &[*on],
        Some(Decision::Operations) => RouteLine::ALL,
        _ => &[],
    };
    let spaces = lines.iter().flat_map(|line| strike_targets(table, *line));
    spaces
        .filter(|space| !able(asking, *space).is_empty())
        .collect()
}

/// Who can fly at a space: at once in the reaction, or later in a strike that is planned.
fn able(asking: &Asking, space: Place) -> Vec<AirUnit> {
    match asking.game.decision() {
        Some(Decision::Operations) => planned_fliers(asking.table, space),
        _ => fliers(asking.table, space),
    }
}

/// Those of them that can fly together.
fn together(asking: &Asking, space: Place) -> Vec<AirUnit> {
    let able = able(asking, space);
    match asking.game.decision() {
        Some(Decision::Operations) => from_one_place(asking.table, &able),
        _ => able,
    }
}

/// The strike as it stands: as the player has picked it, or else as the staff suggests; nothing if neither wants one.
pub(in crate::view) fn strike(asking: &Asking) -> Option<Strike> {
    let is_planned = asking.game.decision() == Some(&Decision::Operations);
    let suggested = match &asking.staff {
        Some(Order::Strike { space, units } | Order::PlanStrike { space, units }) => {
            Some((*space, units.as_slice()))
        }
        _ => None,
    };
    let open = targets(asking);
    let picked = asking.picked.target.filter(|space| open.contains(space));
    let space = picked.or(suggested.map(|(space, _)| space))?;
    let able = able(asking, space);
    let usual: Vec<AirUnit> = match suggested.filter(|(at, _)| *at == space) {
        Some((_, units)) => units.to_vec(),
        None => together(asking, space),
    };
    let flies = |unit: &AirUnit| {
        picked_for(&asking.picked.fliers, unit).unwrap_or_else(|| usual.contains(unit))
    };
    let units: Vec<AirUnit> = able.iter().copied().filter(flies).collect();
    let is_suggested = suggested.is_some_and(|(at, staffs)| {
        at == space && staffs.len() == units.len() && staffs.iter().all(|it| units.contains(it))
    });
    Some(Strike {
        space,
        units: match (is_suggested, suggested) {
            (true, Some((_, staffs))) => staffs.to_vec(),
            _ => units,
        },
        able,
        is_suggested,
        is_planned,
    })
}

/// Those of several air units that are based in the place with most of them: a planned strike comes from one.
fn from_one_place(table: &Table, units: &[AirUnit]) -> Vec<AirUnit> {
    let at = |place: Option<Place>| {
        let those = units.iter().copied();
        those.filter(move |unit| table.base_of(*unit) == place)
    };
    let places = units.iter().map(|unit| table.base_of(*unit));
    let most = places.max_by_key(|place| at(*place).count());
    most.map_or_else(Vec::new, |place| at(place).collect())
}

/// The reaction strikes on a line (6.0(4b)).
pub(super) fn reaction(asking: &Asking, on: RouteLine) -> Prompt {
    let done = asking
        .answer("No strike", Order::Done)
        .command(CommandName::Done);
    let strike = strike(asking);
    let mut does = Does::default();
    let (answers, because) = match &strike {
        Some(strike) if strike.is_suggested && asking.picked.target.is_none() => {
            // If the staff then wants another strike, that is asked: this one says nothing of it.
            let orders = told(asking.game, |_, _| ()).orders;
            let words = staffs::in_words(asking.table, &strike.order());
            does = Does::all(
                vec![words],
                "No more strikes follow, unless another one pays: then you are asked.",
            );
            let all = asking.as_told(format!("Strike {}", strike.space), orders);
            let all = all.detail(wording::air_units(&strike.units));
            (vec![all, done], because(asking.table, strike.space))
        }
        Some(strike) => (
            vec![fly(asking, strike).primary(), done.weight(Weight::Plain)],
            "",
        ),
        None => (vec![done], "no strike would pay for what it costs"),
    };
    Prompt {
        answers,
        because: because.to_owned(),
        does,
        blocks: blocks(asking, strike.as_ref()),
        why_not: strike.map_or_else(Vec::new, |it| why_not(asking.table, it.space)),
        ..asking.prompt(format!("Strike on the {} line?", on.data().name))
    }
}

/// What the staff goes by in a strike: it flies none without fighters where some are known to be.
pub(super) fn because(table: &Table, space: Place) -> &'static str {
    let theirs = enemies_in_the_air(table, space);
    match theirs.iter().any(|unit| unit.kind().is_fighter()) {
        true => "the fighters can get the bombers through",
        false => "no fighters are known to be there",
    }
}

/// The answer that gives the strike.
fn fly(asking: &Asking, strike: &Strike) -> Answer {
    let label = match strike.is_planned {
        true => format!("Plan: {}", strike.space),
        false => format!("Strike {}", strike.space),
    };
    Answer::order(asking.game, label, strike.order()).detail(wording::air_units(&strike.units))
}

/// What can be attacked, and the strike as it stands.
pub(super) fn blocks(asking: &Asking, strike: Option<&Strike>) -> Vec<Block> {
    let mut spaces = targets(asking);
    spaces.sort_by_key(|space| is_empty(asking.table, *space));
    let target = |space: Place| {
        let is_chosen = strike.is_some_and(|it| it.space == space);
        let is_empty = is_empty(asking.table, space);
        let pick = Answer::pick(Pick::StrikeAt(space), "Attack").weight(match is_empty {
            true => Weight::Quiet,
            false => Weight::Plain,
        });
        Line {
            piece: Some(Piece::Place(space)),
            name: space.to_string(),
            what: what_is_seen(asking.table, space),
            odds: match is_empty {
                true => String::new(),
                false => {
                    let able = together(asking, space);
                    let [ours, theirs] = points(asking.table, space, &able);
                    format!("{} against {theirs}", wording::fighter_points(ours))
                }
            },
            is_chosen,
            answers: vec![pick.name(format!("Attack {space}")).pressed(is_chosen)],
            ..Line::default()
        }
    };
    let lines: Vec<Line> = spaces.into_iter().map(target).collect();
    let targets = (!lines.is_empty()).then(|| {
        Block::Lines(Lines {
            title: "What can be attacked".to_owned(),
            lines,
            ..Lines::default()
        })
    });
    let composer = strike.map(|strike| Block::Composer(composer(asking, strike)));
    targets.into_iter().chain(composer).collect()
}

/// Whether nothing is seen in a space that a strike could hit.
pub(in crate::view) fn is_empty(table: &Table, space: Place) -> bool {
    !has_anything_to_hit(table, space)
}

/// What is seen in a space, with the coastal defense of an island base; or that nothing is.
pub(in crate::view) fn what_is_seen(table: &Table, space: Place) -> String {
    if is_empty(table, space) {
        return "nothing is left there to hit".to_owned();
    }
    let base = table.island_base_at(space, Side::Ijn);
    let base = base.map(|base| match table.bases[base].step() {
        Some(step) => format!("coastal defense ({step})"),
        None => "no coastal defense".to_owned(),
    });
    let forces = Some(wording::enemies_at(table, space)).filter(|it| !it.is_empty());
    wording::list(forces.into_iter().chain(base))
}

/// What the numbers of the fighters come to, ours and theirs.
fn points(table: &Table, space: Place, able: &[AirUnit]) -> [u32; 2] {
    let sum = |units: &[AirUnit]| {
        let fighters = units.iter().filter(|unit| unit.kind().is_fighter());
        let numbers = fighters.map(|unit| u32::from(table.air_number(*unit).number()));
        numbers.sum::<u32>()
    };
    let theirs = enemies_in_the_air(table, space);
    [sum(able), sum(&theirs)]
}

/// The enemy's aircraft that meet a strike, as far as they are seen (9.0).
fn enemies_in_the_air(table: &Table, space: Place) -> Vec<AirUnit> {
    air_present(table, space, BattleKind::ReactionStrike, Side::Ijn)
}

fn composer(asking: &Asking, strike: &Strike) -> Composer {
    let table = asking.table;
    let mut able = strike.able.clone();
    able.sort_by_key(|unit| table.base_of(*unit));
    let first = able.first().and_then(|unit| table.base_of(*unit));
    let is_from_several = able.iter().any(|unit| table.base_of(*unit) != first);
    let row = |unit: AirUnit| {
        let flies = strike.units.contains(&unit);
        let option = Answer::pick(Pick::Fly(unit, !flies), "Flies");
        let from = table.base_of(unit).filter(|_| is_from_several);
        let from = from.map(|from| format!("from {from}"));
        let counts = numbers(table, unit, strike.space).into_iter().chain(from);
        ComposerRow {
            piece: Some(air_piece(table, unit)),
            name: wording::air_unit(table, unit),
            what: counts.collect::<Vec<String>>().join(", "),
            options: vec![option.name(format!("{unit} flies")).pressed(flies)],
        }
    };
    let give = fly(asking, strike);
    let label = match strike.is_planned {
        true => "Plan this strike",
        false => "Only this strike",
    };
    Composer {
        title: format!("The strike at {}", strike.space),
        rows: able.into_iter().map(row).collect(),
        figures: figures(asking, strike),
        answers: vec![Answer {
            label: label.to_owned(),
            ..give
        }],
    }
}

/// The numbers of an air unit that count in a strike: a fighter's in the air, a bomber's against what is seen there.
fn numbers(table: &Table, unit: AirUnit, space: Place) -> Vec<String> {
    let (aircraft, strength) = (unit.aircraft(), table.air[unit].strength);
    if unit.kind().is_fighter() {
        return vec![format!("air {}", aircraft.air.at(strength))];
    }
    let targets = surface_targets(table, space, Side::Ijn);
    let is_there = |of: fn(&Combatant) -> bool| targets.iter().any(of);
    let ships = is_there(|it| matches!(it, Combatant::Ship(_)));
    let base = is_there(|it| matches!(it, Combatant::Defense(_)));
    let ships = ships.then(|| format!("ships {}", aircraft.naval.at(strength)));
    let base = base.then(|| format!("base {}", aircraft.ground.at(strength)));
    ships.into_iter().chain(base).collect()
}

/// What may come of the strike.
fn figures(asking: &Asking, strike: &Strike) -> Vec<Figure> {
    let table = asking.table;
    let (space, units) = (strike.space, &strike.units);
    let [ours, theirs] = points(table, space, units);
    let mut figures = vec![Figure::of(
        "points of fighters, yours against theirs",
        format!("{ours} against {theirs}"),
    )];
    figures.push(flak(table, space));
    if let Some(outlook) = asking.outlook {
        figures.push(losses(outlook));
        figures.extend(hits(table, outlook));
    }
    figures.extend(left_at_home(table, units));
    figures
}

/// The flak that waits.
fn flak(table: &Table, space: Place) -> Figure {
    let sixths = forecast::flak(table, space, Side::Ijn);
    Figure::of("flak hits, on average", wording::tenths(sixths * 100 / 6))
}

fn hundredths(chance: Chance) -> u32 {
    (100 * chance.cases / chance.all) as u32
}

/// How many air units the strike loses, and how many are reduced, on the average.
fn losses(outlook: &BattleOutlook) -> Figure {
    let ours = outlook.air.iter().filter(|it| it.unit.side() == Side::Usn);
    let lost: u32 = ours.clone().map(|it| hundredths(it.lost)).sum();
    let reduced: u32 = ours.map(|it| hundredths(it.damaged)).sum();
    Figure {
        warns: lost >= 100,
        ..Figure::of(
            "air units you lose, on average",
            format!(
                "{}, {} reduced",
                wording::tenths(lost),
                wording::tenths(reduced)
            ),
        )
    }
}

/// Each ship that may be hit, and the coastal defense; or that nothing is, where no bombers fly or the staff breaks off.
fn hits(table: &Table, outlook: &BattleOutlook) -> Vec<Figure> {
    let text = |gone: &str, lost: Chance, hit: &str, damaged: Chance| {
        format!(
            "{gone} {}, {hit} {}",
            wording::per_cent(lost),
            wording::per_cent(damaged)
        )
    };
    let ships = outlook
        .ships
        .iter()
        .filter(|it| it.unit.side() == Side::Ijn);
    let ships = ships.map(|it| {
        let value = text("sunk", it.lost, "damaged", it.damaged);
        Figure::of(it.unit.to_string(), value)
    });
    let defenses = outlook.defenses.iter();
    let defenses = defenses.map(|it| {
        let value = text("eliminated", it.lost, "reduced", it.damaged);
        Figure::of(of_combatant(table, it.unit.into()).name, value)
    });
    let hits: Vec<Figure> = ships.chain(defenses).collect();
    match hits.is_empty() {
        true => vec![Figure::of("hits by the filled answers", "none")],
        false => hits,
    }
}

/// Places that the strike leaves without fighters, when the IJN's aircraft come (6.0(5)).
fn left_at_home(table: &Table, units: &[AirUnit]) -> Option<Figure> {
    let mut places: Vec<Place> = units.iter().filter_map(|it| table.base_of(*it)).collect();
    places.sort_unstable();
    places.dedup();
    let has_none = |place: &Place| {
        let mut home = table.air_based_at(*place, Side::Usn);
        !home.any(|unit| unit.kind().is_fighter() && !units.contains(&unit))
    };
    places.retain(has_none);
    let bare = wording::list(places);
    (!bare.is_empty()).then(|| Figure {
        warns: true,
        ..Figure::of("without fighters until they are back", bare)
    })
}

/// Who of the line cannot fly at a space, and why.
pub(super) fn why_not(table: &Table, space: Place) -> Vec<WhyNot> {
    let on_the_line = AirUnit::of(Side::Usn).filter(|unit| {
        let from = table.base_of(*unit);
        from.is_some_and(|from| from.range_to(space).is_some())
    });
    let refused = on_the_line.filter_map(|unit| {
        let refusal = check_flight(table, unit, space).err()?;
        Some(WhyNot {
            what: unit.to_string(),
            why: wording::refusal(&refusal.into()),
        })
    });
    refused.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::map::Place;
    use crate::engine::table::{AirPlace, Defense};
    use crate::engine::trial;
    use crate::engine::units::IslandBase;

    #[test]
    fn r6_0_4b_a_base_with_nothing_left_in_it_is_told_as_empty() {
        let mut table = trial::table();
        assert!(!is_empty(&table, Place::Wake), "guns and aircraft");
        table.bases[IslandBase::Wake].defense = Defense::Eliminated;
        let at_wake: Vec<AirUnit> = table.air_on_land_at(Place::Wake).collect();
        for unit in at_wake {
            table.air[unit].at = AirPlace::Eliminated;
        }
        assert!(is_empty(&table, Place::Wake));
        assert_eq!(
            what_is_seen(&table, Place::Wake),
            "nothing is left there to hit"
        );
    }
}
