//! A set of task groups, small enough to copy.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

use super::air_unit::TaskGroupId;

/// A set of task groups, in order of number. Written as the list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct TaskGroupSet(u16);

impl TaskGroupSet {
    /// No task group.
    pub const EMPTY: TaskGroupSet = TaskGroupSet(0);

    /// How many task groups.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a task group is in it.
    pub const fn contains(self, group: TaskGroupId) -> bool {
        self.0 & bit(group) != 0
    }

    /// Those of both sets.
    #[must_use]
    pub const fn with(self, others: TaskGroupSet) -> TaskGroupSet {
        TaskGroupSet(self.0 | others.0)
    }

    /// Those that are not in another set.
    #[must_use]
    pub const fn without(self, others: TaskGroupSet) -> TaskGroupSet {
        TaskGroupSet(self.0 & !others.0)
    }

    /// A verb for them, in the singular or the plural.
    pub const fn word<'a>(self, one: &'a str, many: &'a str) -> &'a str {
        if self.len() == 1 { one } else { many }
    }

    /// The task groups, in order of number.
    pub fn iter(self) -> impl Iterator<Item = TaskGroupId> {
        let numbers = 0..u16::BITS as u8;
        numbers
            .map(TaskGroupId)
            .filter(move |group| self.contains(*group))
    }
}

/// The place of a task group; nothing for a number that no counter has.
const fn bit(group: TaskGroupId) -> u16 {
    match 1u16.checked_shl(group.0 as u32) {
        Some(bit) => bit,
        None => 0,
    }
}

/// An empty set leaves no trace: the check of a save is the same as before there were any.
impl Hash for TaskGroupSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.is_empty() {
            self.0.hash(state);
        }
    }
}

impl From<TaskGroupId> for TaskGroupSet {
    fn from(group: TaskGroupId) -> TaskGroupSet {
        TaskGroupSet(bit(group))
    }
}

impl FromIterator<TaskGroupId> for TaskGroupSet {
    fn from_iter<I: IntoIterator<Item = TaskGroupId>>(groups: I) -> TaskGroupSet {
        TaskGroupSet(groups.into_iter().fold(0, |set, group| set | bit(group)))
    }
}

/// "Task Group 58.2", "Task Groups 58.2, 58.3".
impl fmt::Display for TaskGroupSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word("Task Group", "Task Groups"))?;
        for (n, group) in self.iter().enumerate() {
            write!(f, "{}{group}", if n == 0 { " " } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for TaskGroupSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for TaskGroupSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_task_groups_is_written_as_the_list_of_their_names() {
        let set: TaskGroupSet = [3, 2, 11].map(TaskGroupId).into_iter().collect();
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, r#"["58.2","58.3","Surface 1"]"#);
        assert_eq!(set.to_string(), "Task Groups 58.2, 58.3, Surface 1");
        assert!(!set.contains(TaskGroupId(90)));
    }
}
