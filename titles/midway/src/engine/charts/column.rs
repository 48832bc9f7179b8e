//! Columns of charts, by what reads them.

use kernel::Column;

/// A column that one kind of thing reads: its place among the kinds, as `From<..> for u16` gives it.
pub(super) const fn of<R>(label: &'static str, from: u16, results: &'static [R]) -> Column<R> {
    Column {
        label,
        from,
        results,
    }
}

/// The only column of a chart.
pub(super) const fn only<R>(label: &'static str, results: &'static [R]) -> Column<R> {
    of(label, 0, results)
}
