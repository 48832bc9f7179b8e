//! Dividing a pool of units among strikes, before the first turn.

use super::{Block, Choice, ChoiceLook, Line, LineWords, Lines, LinesLook, Prompt, Remark};
use crate::engine::fleet::{AirUnitId, Mission, MissionId, UnitSet};
use crate::engine::forecast::attacks;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Decision, Game, Order, Table, count_of, staff};
use crate::view::shell::CommandName;
use crate::view::{Action, Activity, Answer, AnswerRow, Selection, Weight, wording};

/// Asks for strikes.
pub fn prompt(game: &Game, selection: &Selection) -> Prompt {
    let table = game.table();
    let strikes = game.scenario().us.strikes;
    let number = strikes.map_or(0, |strikes| strikes.number);
    let chosen = chosen(selection.activity);
    let progress = match table.pool.len() {
        0 => String::new(),
        left => format!("{} to divide", count_of(left, "unit", "units")),
    };
    let suggested = staff::division(game);
    let deals = as_suggested(game, &suggested).into_iter();
    let deals = Choice {
        look: ChoiceLook::Deals,
        name: "Divisions".to_owned(),
        answers: deals.chain(deals_alike(table, number)).collect(),
        ..Choice::default()
    };
    let strikes = Lines {
        look: LinesLook::Strikes,
        hint: String::new(),
        lines: (1..=number)
            .map(|strike| strike_line(game, strike, chosen))
            .collect(),
    };
    let why = format!(
        "{} {}",
        reason(table, &suggested),
        Decision::FormStrikes.rule_in_a_line()
    );
    Prompt {
        progress,
        answers: vec![go_on(game)],
        ..Prompt::because(
            Decision::FormStrikes,
            "Which units fly in which strike?",
            vec![why],
        )
    }
    .with([Block::Choice(deals)])
    .with(pool(game, chosen).map(Block::Lines))
    .with([Block::Lines(strikes)])
}

/// The number of the strike that units are put into.
const fn chosen(activity: Activity) -> u8 {
    match activity {
        Activity::Forming(strike) => strike,
        _ => 1,
    }
}

/// What the button is known by that chooses the strike that is chosen.
pub fn chosen_strike(activity: Activity) -> AnswerRow {
    AnswerRow::Id(id_of(chosen(activity)))
}

fn id_of(strike: u8) -> String {
    format!("strike-{strike}")
}

/// The staff's division, and why it divides them so.
fn reason(table: &Table, suggested: &[Order]) -> String {
    if is_formed(table, suggested) {
        return "Every strike is as the staff would have it.".to_owned();
    }
    let strikes: Vec<(MissionId, UnitSet)> = strikes_of(suggested).collect();
    let named = |fights: bool| {
        let is_so = |units: UnitSet| (units.without(units.fighters()).is_empty()) == fights;
        let strikes = strikes.iter().filter(move |(_, units)| is_so(*units));
        let named =
            strikes.map(|(mission, units)| format!("{mission} with {}", wording::by_type(*units)));
        named.collect::<Vec<_>>()
    };
    let (sweeps, bombers) = (named(true), named(false));
    let ahead = match sweeps.as_slice() {
        [] => String::new(),
        sweeps => format!(
            "{} ahead, to clear the fighters from over a force, and ",
            wording::list(sweeps)
        ),
    };
    format!(
        "The staff would send {ahead}the bombers in {}: strikes that heavy do more than many light ones, and one of them is likely to find its target.",
        wording::list(&bombers)
    )
}

/// Which units go into which strike by some orders.
fn strikes_of(orders: &[Order]) -> impl Iterator<Item = (MissionId, UnitSet)> {
    orders.iter().filter_map(|order| match *order {
        Order::Launch { mission, units } => Some((mission, units)),
        _ => None,
    })
}

/// Whether the strikes are divided so already, type by type.
fn is_formed(table: &Table, orders: &[Order]) -> bool {
    let is_so = |(mission, units): (MissionId, UnitSet)| {
        let formed = table.mission(mission).map(|mission| mission.units);
        formed.is_some_and(|formed| wording::by_type(formed) == wording::by_type(units))
    };
    table.pool.is_empty()
        && table.missions.len() == strikes_of(orders).count()
        && strikes_of(orders).all(is_so)
}

/// The staff's division by one click, and off they go; not where it has been made.
fn as_suggested(game: &Game, suggested: &[Order]) -> Option<Answer> {
    let table = game.table();
    if suggested.is_empty() || is_formed(table, suggested) {
        return None;
    }
    let orders = suggested.iter().copied().chain([Order::GoOn]).collect();
    let answer = Answer::several("deal", "Send them as the staff would", orders);
    let answer = answer.id("deal-staff").by(CommandName::Routine);
    Some(answer.primary(!table.pool.is_empty()))
}

/// Units type by type, in an order of their own: as units come and go, the list does not change under
/// the pointer.
fn types(units: UnitSet) -> Vec<UnitSet> {
    let mut types = wording::types(units);
    types.insertion_sort_by_key(|units| units.iter().next().map(AirUnitId::kind));
    types
}

fn strike(table: &Table, number: u8) -> UnitSet {
    let mission = table.mission(MissionId::strike(number));
    mission.map(|mission| mission.units).unwrap_or_default()
}

/// The units that wait, type by type.
fn pool(game: &Game, chosen: u8) -> Option<Lines> {
    let pool = game.table().pool;
    let mission = MissionId::strike(chosen);
    let of_type = |units: UnitSet| {
        let name = wording::designation(units);
        let put = |label, units| Answer::new(game, label, Order::Launch { mission, units });
        let one = put("One", units.first(1))
            .id(format!("one-{name}"))
            .name(format!("One {name} to {mission}"))
            .repeated();
        let all = put("All", units).name(format!("All {name} to {mission}"));
        Line {
            words: LineWords {
                unit: name.to_owned(),
                what: vec![Remark::of(format!("{} {name}", units.len()))],
                ..LineWords::default()
            },
            picture: if units.fighters().is_empty() {
                "avenger"
            } else {
                "hellcat"
            },
            answers: if units.len() > 1 {
                vec![one, all]
            } else {
                vec![one]
            },
            ..Line::default()
        }
    };
    (!pool.is_empty()).then(|| Lines {
        look: LinesLook::Pool,
        hint: format!("Waiting; to {mission}:"),
        lines: types(pool).into_iter().map(of_type).collect(),
    })
}

/// A strike: its units to take back, and what its attack is worth.
fn strike_line(game: &Game, number: u8, chosen: u8) -> Line {
    let table = game.table();
    let (mission, units) = (MissionId::strike(number), strike(table, number));
    let back = |units: UnitSet| {
        let name = wording::designation(units);
        let order = Order::Recall {
            mission,
            units: units.last(1),
        };
        Answer::new(game, format!("{} {name} \u{2212}", units.len()), order)
            .id(format!("back-{number}-{name}"))
            .name(format!(
                "Take one {name} of {} out of {mission}",
                units.len()
            ))
            .repeated()
    };
    let mut answers: Vec<Answer> = types(units).into_iter().map(back).collect();
    if units.len() > 1 {
        let all = Answer::new(game, "All back", Order::Recall { mission, units });
        let all = all.name(format!("Take all units out of {mission}"));
        answers.push(all.weight(Weight::Quiet));
    }
    let choose = Answer::of(
        Action::Begin(Activity::Forming(number)),
        mission.to_string(),
    );
    let worth = table
        .mission(mission)
        .map_or_else(|| vec!["no units yet".to_owned()], worth);
    Line {
        words: LineWords {
            unit: mission.to_string(),
            what: worth.into_iter().map(Remark::of).collect(),
            choose: Some(Answer {
                is_pressed: Some(number == chosen),
                ..choose.id(id_of(number))
            }),
            ..LineWords::default()
        },
        picture: "avenger",
        answers,
        ..Line::default()
    }
}

/// What the attack of some units is worth if fighters meet it, and if not.
fn worth(mission: &Mission) -> Vec<String> {
    let value = mission.units.attack_value();
    let escorts = count_of(mission.units.fighters().len(), "escort", "escorts");
    let first = format!("attack value {value}, {escorts}, {}", mission.fuel);
    if value == 0 {
        return vec![format!("{first}: fighters alone attack no ship")];
    }
    let hits = |alone: bool| wording::tenths(attacks::strength(value, alone, true, 0).hits);
    let second = format!(
        "about {} hits on the ships; {} if no fighters meet it",
        hits(false),
        hits(true)
    );
    vec![first, second]
}

/// One-click divisions: all units dealt evenly among the first strikes.
fn deals_alike(table: &Table, number: u8) -> Vec<Answer> {
    let answer = |strikes: u8| {
        let label = match strikes {
            1 => "All in one strike".to_owned(),
            3 => "Three strikes alike \u{b7} one a force".to_owned(),
            strikes => format!("{strikes} strikes alike"),
        };
        let deal = Answer::several("deal", label, deal(table, number, strikes));
        deal.id(format!("deal-{strikes}"))
    };
    let all = [3, 2, 5].into_iter();
    all.filter(|strikes| *strikes <= number)
        .map(answer)
        .collect()
}

/// The orders that deal every unit, type after type, to the first strikes in turn.
fn deal(table: &Table, number: u8, strikes: u8) -> Vec<Order> {
    let mut orders = Vec::new();
    let mut all = table.pool;
    for n in 1..=number {
        let units = strike(table, n);
        if !units.is_empty() {
            orders.push(Order::Recall {
                mission: MissionId::strike(n),
                units,
            });
            all = all.with(units);
        }
    }
    let of_type = wording::types(all);
    let in_turn: Vec<AirUnitId> = of_type.iter().flat_map(|of| of.iter()).collect();
    for n in 1..=strikes {
        let share = in_turn
            .iter()
            .skip(usize::from(n) - 1)
            .step_by(strikes.into());
        orders.push(Order::Launch {
            mission: MissionId::strike(n),
            units: share.copied().collect(),
        });
    }
    orders
}

fn go_on(game: &Game) -> Answer {
    let left = game.table().pool.len();
    let label = match left {
        0 => "To the strikes\u{2019} targets".to_owned(),
        left => format!(
            "{} still without a strike",
            count_of(left, "unit is", "units are")
        ),
    };
    let answer = Answer::new(game, label, Order::GoOn);
    answer.by(CommandName::GoOn).primary(left == 0)
}
