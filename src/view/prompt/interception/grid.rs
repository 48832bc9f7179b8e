//! Who engages whom as one grid: fighters by raids, what each pairing is worth, and what all come to (4.51).

use super::engaging::Engaging;
use super::odds::{added_to, odds_in_words, one_decimal};
use super::{Fighters, fighters};
use crate::engine::fleet::Interceptor;
use crate::engine::forces::{Raid, RaidId};
use crate::engine::forecast::engagements::Odds;
use crate::engine::{Game, Order, Table, count_of, staff};
use crate::view::{Action, Activity, Answer, Selection, refusal_in_words, wording};

/// Fighters by raids.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct EngagementGrid {
    /// A column for each raid that somebody can engage.
    pub raids: Vec<RaidColumn>,
    /// A row for each mission and patrol that can engage one.
    pub rows: Vec<FighterRow>,
    /// Units of ours to be lost, on average, in all fights.
    pub lost: String,
}

/// A raid, and what is expected of all that are sent against it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RaidColumn {
    /// The raid.
    pub name: String,
    /// Its points, and how near it is.
    pub what: String,
    /// When it is fought, where several are.
    pub place: String,
    /// Has it fought before the others.
    pub first: Option<Answer>,
    /// Points shot down of how many.
    pub down: String,
    /// What is left of it.
    pub left: String,
}

/// A mission or a patrol.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FighterRow {
    /// Its name.
    pub name: String,
    /// Its units.
    pub units: String,
    /// Fuel before and after a fight.
    pub fuel: String,
    /// Sending it against each raid; none where it cannot engage that.
    pub cells: Vec<Option<Answer>>,
    /// Keeping it.
    pub keep: Answer,
}

impl EngagementGrid {
    /// Its answers.
    pub fn answers(&self) -> impl Iterator<Item = &Answer> {
        let heads = self.raids.iter().filter_map(|raid| raid.first.as_ref());
        let cells = self
            .rows
            .iter()
            .flat_map(|row| row.cells.iter().flatten().chain([&row.keep]));
        heads.chain(cells)
    }
}

/// Whom the player means to send: those who are sent already, and what he has chosen, or else what the staff would.
pub(super) fn chosen(game: &Game, selection: &Selection) -> Engaging {
    let is_possible = |engaging: &Engaging| {
        let table = game.table();
        engaging.pairs().all(|(who, raid)| {
            let mut raids = table.inbound().filter(|it| it.id == raid);
            let mut able = fighters(table).into_iter().filter(|one| one.who == who);
            let pair = able.next().zip(raids.next());
            pair.is_some_and(|(one, raid)| may_meet(game, &one, raid))
        })
    };
    match selection.activity {
        // What has changed since is chosen anew.
        Activity::Engaging(engaging) if is_possible(&engaging) => engaging,
        _ => suggested(game),
    }
}

/// Those who are sent already, and those whom the staff would send.
pub(super) fn suggested(game: &Game) -> Engaging {
    let declared = Engaging::declared(game.table()).orders();
    let all: Vec<Order> = declared
        .into_iter()
        .chain(staff::engagements(game))
        .collect();
    Engaging::of(&all)
}

/// The grid as it stands with a choice; nothing where nobody can engage a raid.
pub(super) fn grid(game: &Game, chosen: Engaging) -> Option<EngagementGrid> {
    let table = game.table();
    let able: Vec<Fighters> = fighters(table)
        .into_iter()
        .filter(|one| table.inbound().any(|raid| may_meet(game, one, raid)))
        .collect();
    let raids = table.inbound();
    let raids: Vec<&Raid> = raids
        .filter(|raid| able.iter().any(|one| may_meet(game, one, raid)))
        .collect();
    let column = |raid: &&Raid| column(game, raid, chosen);
    let row = |one: &Fighters| row(game, one, &raids, chosen);
    let lost = raids
        .iter()
        .map(|raid| staff::odds_against(game, raid, &chosen.against(raid.id)).lost);
    (!able.is_empty()).then(|| EngagementGrid {
        raids: raids.iter().map(column).collect(),
        rows: able.iter().map(row).collect(),
        lost: format!("{} lost", one_decimal(lost.sum())),
    })
}

/// Whether fighters can engage a raid, or do so already.
fn may_meet(game: &Game, one: &Fighters, raid: &Raid) -> bool {
    let engage = Order::Engage {
        interceptor: one.who,
        raid: raid.id,
    };
    is_declared(game.table(), one.who, raid.id) || game.check(engage).is_ok()
}

fn is_declared(table: &Table, who: Interceptor, raid: RaidId) -> bool {
    let mut declared = table.engagements.iter();
    declared.any(|it| (it.interceptor, it.raid) == (who, raid))
}

fn column(game: &Game, raid: &Raid, chosen: Engaging) -> RaidColumn {
    let table = game.table();
    let odds = staff::odds_against(game, raid, &chosen.against(raid.id));
    let order = chosen.raids();
    let place = order.iter().position(|it| *it == raid.id);
    let several = order.len() > 1;
    let is_free = !table.engagements.iter().any(|it| it.raid != raid.id);
    let first = place.filter(|place| *place > 0 && is_free).map(|_| {
        let fought = Activity::Engaging(chosen.first(raid.id));
        Answer::of(Action::Begin(fought), "Fight it first")
            .name(format!("Fight {} first", raid.id))
            .id(format!("first-{}", raid.id.0))
    });
    let left = match raid.hex == table.target_hex(raid) && raid.attacks() {
        true => "get through",
        false => "left",
    };
    RaidColumn {
        name: raid.id.to_string(),
        what: format!(
            "{}, {}",
            count_of(raid.strength.points(), "point", "points"),
            wording::arrival(table, raid)
        ),
        place: match place {
            Some(place) if several => wording::ordinal(place + 1),
            _ => String::new(),
        },
        first,
        down: format!("{} of {}", one_decimal(odds.down()), raid.strength.points()),
        left: format!("{} {left}", one_decimal(odds.left)),
    }
}

fn row(game: &Game, one: &Fighters, raids: &[&Raid], chosen: Engaging) -> FighterRow {
    let table = game.table();
    let sent = chosen.raid_of(one.who);
    let mut declared = table.engagements.iter();
    let is_sent = declared.any(|it| it.interceptor == one.who);
    let refusal = is_sent.then(|| {
        let again = raids.first().map(|raid| Order::Engage {
            interceptor: one.who,
            raid: raid.id,
        });
        let refusal = again.and_then(|order| game.check(order).err());
        refusal.map_or_else(String::new, |it| refusal_in_words(&it))
    });
    let row = format!("{}", one.who).replace(' ', "-").to_lowercase();
    let cell = |raid: &&Raid| {
        may_meet(game, one, raid).then(|| {
            let adds = adds(game, raid, one.who, chosen);
            let is_pressed = sent == Some(raid.id);
            let to = Activity::Engaging(chosen.with(one.who, Some(raid.id)));
            Answer {
                is_pressed: Some(is_pressed),
                ..Answer::of(Action::Begin(to), mark(is_pressed, &shot_down(&adds)))
            }
            .name(format!(
                "{} against {}: {} points shot down, {} of ours lost",
                one.who,
                raid.id,
                one_decimal(adds.down()),
                one_decimal(adds.lost)
            ))
            .title(odds_in_words(game, raid, &[one.who], &adds))
            .id(format!("engage-{row}-{}", raid.id.0))
            .refused(refusal.clone())
        })
    };
    let keep = Answer {
        is_pressed: Some(sent.is_none()),
        ..Answer::of(
            Action::Begin(Activity::Engaging(chosen.with(one.who, None))),
            mark(sent.is_none(), "keep"),
        )
    };
    FighterRow {
        name: one.who.to_string(),
        units: wording::by_type(one.units),
        fuel: one.fuel.clone(),
        cells: raids.iter().map(cell).collect(),
        keep: keep
            .name(format!("Keep {}", one.who))
            .id(format!("keep-{row}"))
            .refused(refusal.clone()),
    }
}

/// What stands in a cell: a tick where it is chosen, for colour alone says nothing.
fn mark(is_chosen: bool, words: &str) -> String {
    match is_chosen {
        true => format!("\u{2713} {words}"),
        false => words.to_owned(),
    }
}

fn shot_down(odds: &Odds) -> String {
    format!("\u{2212}{}", one_decimal(odds.down()))
}

/// What fighters do to a raid, after those who fight it before them, or after all who do where they are not sent yet.
fn adds(game: &Game, raid: &Raid, who: Interceptor, chosen: Engaging) -> Odds {
    let mut before = chosen.against(raid.id);
    if let Some(place) = before.iter().position(|it| *it == who) {
        before.truncate(place);
    }
    added_to(game, raid, &before, &[who])
}
