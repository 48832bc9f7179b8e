//! The report of a finished game as plain text, to be copied into a mail or a diary.

use super::air_strength::TurnStrength;
use super::attacks::AttackTold;
use super::curve::CurvePoint;
use super::losses::LossGroup;
use super::luck::{DiceRow, Extreme, LuckRow};
use super::report_table::{Column, Content, ReportRow, ReportTable};
use super::{CostlyRow, JudgementView, LedgerLine, Report, ReportFigure, Rung};

/// The whole report as text, with what the decisions cost as far as that is known, and the link to the same battle; what
/// the page draws as pictures stands there in figures.
pub fn report_text(report: &Report, judged: Option<&JudgementView>, link: &str) -> String {
    let parts = [
        head(report),
        action(report),
        ledger(report),
        curve(&report.curve.points),
        air_strength(&report.air_strength.turns),
        losses(&report.losses),
        attacks(report),
        titled("How the ships moved", report.tracks.words.clone()),
        luck(report),
        judged.map(judgement).unwrap_or_default(),
        history(report),
    ];
    let tables = report.tables.iter().map(table);
    let end = [facts(&report.facts), format!("The same battle: {link}")];
    let parts = parts.into_iter().chain(tables).chain(end);
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    // What keeps words together on the page is no letter that every program knows.
    format!("{}\n", parts.join("\n\n").replace('\u{a0}', " "))
}

fn action(report: &Report) -> String {
    let lines = report.action.lines.iter().chain(&report.next_time);
    lines.cloned().collect::<Vec<_>>().join("\n")
}

fn titled(title: &str, lines: impl IntoIterator<Item = String>) -> String {
    let lines: Vec<String> = lines.into_iter().collect();
    match lines.is_empty() {
        true => String::new(),
        false => format!("{}\n{}", title.to_uppercase(), lines.join("\n")),
    }
}

fn head(report: &Report) -> String {
    let rung = |rung: &Rung| {
        let mark = if rung.is_reached { ">" } else { " " };
        format!("{mark} {}: {}", rung.name, rung.range)
    };
    let ladder: Vec<String> = report.ladder.iter().map(rung).collect();
    format!(
        "Carrier Battle: Philippine Sea\n{}\n{} victory points: {}\n\n{}\n\n{}",
        report.battle,
        report.score,
        report.level,
        ladder.join("\n"),
        report.action.headline
    )
}

fn ledger(report: &Report) -> String {
    let line = |line: &LedgerLine| {
        let causes = line.causes_in_words();
        match causes.is_empty() {
            true => format!("{}: {}", line.what, line.points),
            false => format!("{}: {} ({causes})", line.what, line.points),
        }
    };
    let sum = format!("Sum: {}", report.ledger.sum);
    titled(
        "Victory points",
        report.ledger.lines.iter().map(line).chain([sum]),
    )
}

/// The phases that changed the score.
fn curve(points: &[CurvePoint]) -> String {
    let line = |point: &CurvePoint| {
        format!(
            "{}: {}, then {}",
            point.when,
            point.change_in_words(),
            point.score_in_words()
        )
    };
    let changed = points.iter().filter(|point| point.change != 0);
    titled("The score, phase by phase", changed.map(line))
}

fn air_strength(turns: &[TurnStrength]) -> String {
    let line = |turn: &TurnStrength| {
        let TurnStrength {
            when,
            units,
            lost,
            points,
            destroyed,
            ..
        } = turn;
        format!(
            "{when}: our units {units}, lost {lost}; Japanese points known {points}, destroyed {destroyed}"
        )
    };
    titled("Air strength, turn by turn", turns.iter().map(line))
}

fn losses(groups: &[LossGroup]) -> String {
    let line = |group: &LossGroup| {
        let causes = group.causes.iter();
        let causes = causes.map(|cause| format!("{} {}", cause.name, cause.number));
        let causes: Vec<String> = causes.collect();
        let line = format!("{}: {} ({})", group.title, group.total, causes.join(", "));
        match group.note.is_empty() {
            true => line,
            false => format!("{line}. {}", group.note),
        }
    };
    titled("What was lost, and to what", groups.iter().map(line))
}

fn attacks(report: &Report) -> String {
    let attacks = report.attacks.iter().flat_map(|attacks| &attacks.told);
    let line = |it: &AttackTold| format!("{}, {}: {}", it.when, it.name, it.words);
    titled("Raids and strikes over time", attacks.map(line))
}

fn luck(report: &Report) -> String {
    let luck = &report.luck;
    let row = |row: &LuckRow| format!("{}: {} ({} expected)", row.name, row.came, row.mean());
    let dice = |row: &DiceRow| format!("{}: {}", row.whose, row.words);
    let extreme = |it: &Extreme| {
        let Extreme {
            name,
            title,
            headline,
            sentence,
        } = it;
        format!("{name}: {title}. {headline}. {sentence}").replace("..", ".")
    };
    let sentence = [luck.sentence.clone()].into_iter();
    let lines = sentence
        .chain(luck.rows.iter().map(row))
        .chain(luck.dice.iter().map(dice))
        .chain(report.extremes.iter().map(extreme));
    titled("Luck of the dice", lines)
}

fn judgement(judged: &JudgementView) -> String {
    let row = |row: &CostlyRow| {
        let CostlyRow {
            when,
            chosen,
            best,
            cost,
            ..
        } = row;
        format!(
            "{when}: you chose \u{201c}{chosen}\u{201d}; the best known then was \u{201c}{best}\u{201d}; that cost {cost}, on average"
        )
    };
    let progress = (!judged.is_done).then(|| "Not all of it has been worked out yet.".to_owned());
    let lines = judged.verdict.iter().cloned().chain(progress);
    titled(
        "Judgement and luck",
        lines.chain(judged.rows.iter().map(row)),
    )
}

fn history(report: &Report) -> String {
    let history = report.history.iter();
    let lines = history.flat_map(|it| [it.then.to_owned()].into_iter().chain(it.now.clone()));
    titled("Beside the history", lines)
}

fn table(table: &ReportTable) -> String {
    let rows = table.rows.iter().chain(&table.sum);
    titled(table.title, rows.map(|it| row(table, it)))
}

/// A row in a line: each cell after the head of its column; a sentence needs none.
fn row(table: &ReportTable, row: &ReportRow) -> String {
    let heads = table.heads.iter().skip(1);
    let cell = |(head, (column, content)): (&super::Head, &(Column, Content))| {
        let text = match content {
            Content::Text(text) => text.trim(),
            // Its figures stand beside it.
            Content::Outline(_) | Content::Bar(_) => "",
        };
        match (text, column) {
            ("", _) => None,
            (text, Column::Sentence) => Some(text.to_owned()),
            (text, _) if head.text.is_empty() => Some(text.to_owned()),
            (text, _) => Some(format!("{} {text}", head.text.to_lowercase())),
        }
    };
    let cells: Vec<String> = heads.zip(&row.cells).filter_map(cell).collect();
    match cells.is_empty() {
        true => row.name.clone(),
        false => format!("{}: {}", row.name, cells.join(", ")),
    }
}

fn facts(facts: &[ReportFigure]) -> String {
    let fact = |fact: &ReportFigure| format!("{}: {}", fact.name, fact.value);
    titled("Figures", facts.iter().map(fact))
}
