//! What stands in a question, found among its blocks.

use carrier_battle::view::Answer;
use carrier_battle::view::prompt::{
    Block, Choice, ChoiceLook, Comparison, ComposerView, HowTo, Line, Lines, LinesLook, PlanView,
    Prompt, Remark,
};
use carrier_battle::view::search::SearchPlanView;

pub trait PromptParts {
    fn prompt(&self) -> &Prompt;

    fn find_all<'a, T: 'a>(&'a self, find: impl FnMut(&'a Block) -> Option<T>) -> Vec<T> {
        self.prompt().blocks.iter().filter_map(find).collect()
    }

    fn of_look(&self, look: LinesLook) -> Option<&Lines> {
        let lines = self.find_all(|block| match block {
            Block::Lines(lines) if lines.look == look => Some(lines),
            _ => None,
        });
        lines.into_iter().next()
    }

    /// Those who can do something, each.
    fn lines(&self) -> &[Line] {
        self.of_look(LinesLook::Who).map_or(&[], |it| &it.lines)
    }

    fn arrivals(&self) -> &[Line] {
        self.of_look(LinesLook::Arrivals)
            .map_or(&[], |it| &it.lines)
    }

    fn pool(&self) -> Option<&Lines> {
        self.of_look(LinesLook::Pool)
    }

    fn strikes(&self) -> &[Line] {
        self.of_look(LinesLook::Strikes).map_or(&[], |it| &it.lines)
    }

    fn choices_of(&self, look: ChoiceLook) -> Vec<&Choice> {
        self.find_all(|block| match block {
            Block::Choice(choice) if choice.look == look => Some(choice),
            _ => None,
        })
    }

    /// Rows of answers about something that is selected, or could be.
    fn choices(&self) -> Vec<&Choice> {
        self.choices_of(ChoiceLook::Row)
    }

    /// How many units leave a mission.
    fn splitting(&self) -> Option<&Choice> {
        let mut all = self.choices().into_iter();
        all.find(|choice| choice.name.starts_with("Split "))
    }

    /// Hex by hex, who may sail.
    fn places(&self) -> Vec<&Choice> {
        self.choices_of(ChoiceLook::Ticks)
    }

    fn remarks(&self) -> &[Remark] {
        let remarks = self.find_all(|block| match block {
            Block::Remarks(remarks) => Some(remarks.as_slice()),
            _ => None,
        });
        remarks.first().copied().unwrap_or_default()
    }

    fn notes(&self) -> &[String] {
        let notes = self.find_all(|block| match block {
            Block::Notes(notes) => Some(notes.as_slice()),
            _ => None,
        });
        notes.first().copied().unwrap_or_default()
    }

    fn how(&self) -> Option<&HowTo> {
        let how = self.find_all(|block| match block {
            Block::Why(_, how) => how.as_ref(),
            _ => None,
        });
        how.first().copied()
    }

    fn comparisons(&self) -> &[Comparison] {
        let tables = self.find_all(|block| match block {
            Block::Comparisons(all) => Some(all.as_slice()),
            _ => None,
        });
        tables.first().copied().unwrap_or_default()
    }

    fn composer(&self) -> Option<&ComposerView> {
        let composers = self.find_all(|block| match block {
            Block::Composer(composer) => Some(composer),
            _ => None,
        });
        composers.first().copied()
    }

    fn search(&self) -> Option<&SearchPlanView> {
        let plans = self.find_all(|block| match block {
            Block::Search(plan) => Some(plan.as_ref()),
            _ => None,
        });
        plans.first().copied()
    }

    fn plan(&self) -> Option<&PlanView> {
        let plans = self.find_all(|block| match block {
            Block::Plan(plan) => Some(plan.as_ref()),
            _ => None,
        });
        plans.first().copied()
    }

    /// Carrying out the plan.
    fn carry_out(&self) -> Option<&Answer> {
        let mut all = self.prompt().batches.iter();
        all.find(|answer| answer.id.as_deref() == Some("carry-out"))
    }
}

impl PromptParts for Prompt {
    fn prompt(&self) -> &Prompt {
        self
    }
}

/// What stands after the name of a line.
pub fn what(line: &Line) -> String {
    let words = line.words.what.iter().map(|remark| remark.words.as_str());
    words.collect::<Vec<_>>().join("; ")
}
