//! The steps of the air raid procedure as they are asked and answered, one by one.

use super::answers::{self, Ends};
use super::questions::{self, Question};
use crate::engine::forces::{ForceId, Intelligence, Launcher, LevelOne};
use crate::engine::{EventRecord, NoRaid, Purpose, RaidBasis, Roll, Table, Turn};
use crate::view::account::{self, NewsKind, RaidProcedurePart, counter_after};
use crate::view::chit::ChitView;
use crate::view::fight::{DieRoll, die_of_procedure};

/// The procedure as far as it has come.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ProcedureView {
    /// The steps that it came to, in their order.
    pub steps: Vec<StepView>,
}

/// A question of the procedure.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StepView {
    /// Its letter on the flow chart.
    pub letter: char,
    /// What is asked.
    pub question: &'static str,
    /// What is known before the answer.
    pub detail: String,
    /// The chits that were drawn for it.
    pub chits: Vec<ChitView>,
    /// Its die, with the row of its chart.
    pub die: Option<DieRoll>,
    /// The answer; empty while it is awaited.
    pub answer: String,
    /// What follows from the answer.
    pub state: StepState,
    /// Whether what was drawn and rolled for it counts for nothing (10.1C).
    pub is_void: bool,
}

/// What follows from the answer of a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepState {
    /// It has none yet.
    Asked,
    /// The next question.
    GoesOn,
    /// No raid.
    Ends,
    /// A raid.
    Raid,
}

impl StepState {
    /// What it is for those who do not see its colour.
    pub const fn label(self) -> &'static str {
        match self {
            StepState::Asked => "being asked",
            StepState::GoesOn => "goes on",
            StepState::Ends => "ends here",
            StepState::Raid => "a raid",
        }
    }
}

/// The steps that some events tell; `rolling` is the die that rolls next, `from` the number of the first of the
/// events, and `table` the table after them. Nothing if nobody was asked.
pub(super) fn procedure(
    events: &[EventRecord],
    from: usize,
    rolling: Option<&Roll>,
    table: &Table,
) -> Option<ProcedureView> {
    let is_begun =
        |(_, part): &(usize, RaidProcedurePart)| matches!(part, RaidProcedurePart::Begins(..));
    let (first, _) = account::raid_procedure(events).find(is_begun)?;
    let mut telling = Telling {
        steps: Vec::new(),
        known: known_before(&events[first..], table),
        is_guam: super::outcome::force(events) == Some(Launcher::Guam),
        in_hand: None,
        has_ended: false,
    };
    for (number, part) in account::raid_procedure(&events[first..]) {
        // What the force does then is no step of it.
        if telling.has_ended {
            break;
        }
        let turn = events[first + number].at.turn;
        telling.tell(from + first + number, turn, part, table);
    }
    if let Some(roll) = rolling.filter(|_| !telling.has_ended) {
        telling.roll(from + events.len(), roll, true);
    }
    Some(ProcedureView {
        steps: telling.steps,
    })
}

/// What was known of the force when it was asked.
pub(super) fn known_before(events: &[EventRecord], table: &Table) -> Intelligence {
    let changed = account::news(events).find_map(|it| match it.what {
        NewsKind::Level { from, .. } => Some(from),
        _ => None,
    });
    let asked = || {
        let by = super::outcome::force(events)?;
        let Some(force) = by.force() else {
            // 11.22: all is known of Guam, as of a force of Level 4.
            return Some(Intelligence::Level4Carriers);
        };
        let force = table.force(counter_after(events, force))?;
        Some(force.intelligence)
    };
    changed.or_else(asked).unwrap_or(Intelligence::Level0)
}

struct Telling {
    steps: Vec<StepView>,
    /// What was known of the force when it was asked.
    known: Intelligence,
    /// Whether Guam is asked, and no force (11.22).
    is_guam: bool,
    /// The face of a chit that lies face down: nothing shows it before it is turned over.
    in_hand: Option<String>,
    /// Whether it has been told what comes of it.
    has_ended: bool,
}

impl Telling {
    fn tell(&mut self, number: usize, turn: Turn, part: RaidProcedurePart, table: &Table) {
        match part {
            RaidProcedurePart::Begins(_, raids) => {
                let detail = match self.is_guam {
                    true => questions::GUAM.to_owned(),
                    false => questions::planes(self.known, raids),
                };
                self.ask(Question::Planes, detail);
            }
            RaidProcedurePart::Target {
                group,
                range,
                largest,
            } => {
                let target = format!("Task Group {group}");
                self.find(questions::target(&target, range, largest, turn));
            }
            RaidProcedurePart::Cripple {
                ship,
                range,
                largest,
            } => {
                let target = format!("No carrier group is in range; {ship}, crippled and alone,");
                self.find(questions::target(&target, range, largest, turn));
            }
            RaidProcedurePart::Drawing { force, among, chit } => self.draw(force, among, chit),
            RaidProcedurePart::Chit(chit) => self.learn(Some(chit), None),
            RaidProcedurePart::Level(known) => self.learn(None, Some(known)),
            RaidProcedurePart::Die(roll) => self.roll(number, roll, false),
            RaidProcedurePart::CalledBack { chits, rolled, why } => {
                self.call_back(chits, answers::called_back(chits, rolled, why));
            }
            RaidProcedurePart::Basis(basis) => self.read_by(basis),
            RaidProcedurePart::Combined(waves) => {
                if let Some(step) = self.steps.last_mut() {
                    step.detail = match self.is_guam {
                        true => questions::combined_from_guam(waves),
                        false => questions::combined(waves),
                    };
                    step.answer = answers::points(waves.total());
                }
            }
            RaidProcedurePart::Reduced {
                initial,
                away,
                left,
            } => {
                self.ask(Question::Fly, questions::away(initial, away));
                match left {
                    Some(left) => self.answer(answers::waves(left)),
                    None => self.close("too few", StepState::Ends),
                }
            }
            RaidProcedurePart::NoRaid(why) => self.end(why, turn),
            RaidProcedurePart::Launches => {
                if !self.has('F') {
                    self.ask(Question::Fly, questions::NOTHING_MISSING);
                    self.answer("all of them");
                }
                self.ask(Question::Radar, questions::RADAR);
            }
            // 11.27: nobody needs radar for it.
            RaidProcedurePart::TakesOff => {
                if let Some(step) = self.steps.last_mut() {
                    step.detail = questions::TAKES_OFF.to_owned();
                }
            }
            RaidProcedurePart::OnRadar(raid) if self.is_at('G') => {
                let answer = answers::seen(table, raid);
                self.close(answer, StepState::Raid);
            }
            RaidProcedurePart::OnRadar(_) => {}
            // When all has been asked: what follows is of others (13.12, 13.23), and what the escorts hunt is no step of
            // it either.
            RaidProcedurePart::IndexChanges | RaidProcedurePart::TracksMove => {
                self.has_ended = true
            }
        }
    }

    /// It has no carriers: what was drawn and rolled counts for nothing (10.1C).
    fn call_back(&mut self, chits: &[LevelOne], detail: String) {
        if !self.is_at('C') {
            self.ask(Question::Carriers, questions::carriers(self.known, 0));
        }
        if let Some(step) = self.steps.last_mut() {
            if step.chits.is_empty() {
                step.chits = chits.iter().map(|chit| face(chit.to_string())).collect();
            }
            step.is_void = true;
            step.detail = detail;
        }
        self.close(answers::NO_CARRIERS, StepState::Ends);
    }

    /// By what its strength is read (10.1D).
    fn read_by(&mut self, basis: RaidBasis) {
        if self.is_at('B') && !self.is_guam {
            self.ask(Question::Carriers, questions::carriers(self.known, 0));
        }
        self.answer("carriers");
        let detail = match self.is_guam {
            true => questions::NET_VALUE,
            false => questions::basis(basis),
        };
        self.ask(Question::Known, detail);
        self.answer(answers::basis(basis));
    }

    /// No raid comes of it: which question said so.
    fn end(&mut self, why: NoRaid, turn: Turn) {
        self.has_ended = true;
        match answers::ends(why, turn) {
            Ends::Here(answer) => self.close(answer, StepState::Ends),
            Ends::AtTheNext(detail, answer) => {
                self.answer("yes");
                self.ask(self.strike(), detail);
                self.close(answer, StepState::Ends);
            }
            Ends::AlreadyTold => {
                if let Some(step) = self.steps.last_mut() {
                    step.state = StepState::Ends;
                }
            }
        }
    }

    fn find(&mut self, detail: String) {
        self.answer("yes");
        self.ask(self.strike(), detail);
    }

    /// Question B, as it is put of a force that may have no carriers, and of one that has.
    fn strike(&self) -> Question {
        match self.known.is_carrier_force() {
            _ if self.is_guam => Question::GuamStrikes,
            true => Question::Strike,
            false => Question::WouldStrike,
        }
    }

    /// A die: its step is asked by it, if it has not been.
    fn roll(&mut self, number: usize, roll: &Roll, is_rolling: bool) {
        let Some(question) = self.rolled_for(roll.purpose) else {
            return;
        };
        if !self.is_at(question.letter()) {
            let detail = match question {
                Question::Carriers => questions::carriers(self.known, 0),
                other => questions::before_die(other).to_owned(),
            };
            self.ask(question, detail);
        }
        // The chit in hand says which column is read.
        self.turn_over();
        if let Some(step) = self.steps.last_mut() {
            step.die = Some(die_of_procedure(roll, number, is_rolling));
        }
        if is_rolling {
            return;
        }
        // What the force proves to be at Level 2 is told by what it is then.
        if let Some((answer, state)) = answers::of_die(roll) {
            self.close(answer, state);
        }
    }

    fn rolled_for(&self, purpose: Purpose) -> Option<Question> {
        Some(match purpose {
            Purpose::WouldRaid(_) => self.strike(),
            Purpose::LevelTwo(_) | Purpose::Commitment(_) => Question::Carriers,
            Purpose::RaidStrength(_) => Question::Strength,
            Purpose::Range(_) => Question::Radar,
            _ => return None,
        })
    }

    /// A chit is in hand, face down; those before it have been turned over.
    fn draw(&mut self, force: ForceId, among: usize, picked: &str) {
        if !self.is_at('C') {
            self.ask(Question::Carriers, questions::carriers(self.known, among));
        }
        self.turn_over();
        if let Some(step) = self.steps.last_mut() {
            let chit = ChitView::face_down(step.chits.len(), force.to_string());
            step.chits.push(chit);
        }
        self.in_hand = Some(picked.to_owned());
    }

    /// Turns the chit in hand over.
    fn turn_over(&mut self) {
        let chit = self.steps.last_mut().and_then(|step| step.chits.last_mut());
        if let (Some(chit), Some(face)) = (chit, self.in_hand.take()) {
            chit.face = Some(face);
        }
    }

    /// What the force proves to be.
    fn learn(&mut self, chit: Option<LevelOne>, known: Option<Intelligence>) {
        // Afterwards it may be learnt that it has lost its carriers.
        if !self.is_at('B') && !self.is_at('C') {
            return;
        }
        if self.is_at('B') {
            self.ask(Question::Carriers, questions::carriers(self.known, 1));
        }
        self.turn_over();
        if let (Some(chit), Some(step)) = (chit, self.steps.last_mut())
            && step.chits.is_empty()
        {
            step.chits.push(face(chit.to_string()));
        }
        if known.is_some_and(Intelligence::is_carrier_force) {
            self.answer("carriers");
        }
    }

    fn ask(&mut self, question: Question, detail: impl Into<String>) {
        self.steps.push(StepView {
            letter: question.letter(),
            question: question.words(),
            detail: detail.into(),
            chits: Vec::new(),
            die: None,
            answer: String::new(),
            state: StepState::Asked,
            is_void: false,
        });
    }

    fn has(&self, letter: char) -> bool {
        self.steps.iter().any(|step| step.letter == letter)
    }

    /// Whether the newest question is that of a letter.
    fn is_at(&self, letter: char) -> bool {
        self.steps.last().is_some_and(|step| step.letter == letter)
    }

    /// The newest question is answered, and the next may come. One that has been answered stays so.
    fn answer(&mut self, answer: impl Into<String>) {
        if self
            .steps
            .last()
            .is_some_and(|step| step.state == StepState::Asked)
        {
            self.close(answer, StepState::GoesOn);
        }
    }

    fn close(&mut self, answer: impl Into<String>, state: StepState) {
        self.turn_over();
        if let Some(step) = self.steps.last_mut() {
            step.answer = answer.into();
            step.state = state;
        }
    }
}

/// A chit that lies open.
fn face(face: String) -> ChitView {
    ChitView {
        face: Some(face.clone()),
        ..ChitView::face_down(0, face)
    }
}
