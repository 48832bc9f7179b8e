//! What the IJN's losses on a line may do to its morale there (6.0(9)).

use super::Chance;
use crate::engine::map::Line;
use crate::engine::morale::gives_way;
use crate::engine::table::Table;

/// The IJN's morale on a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Morale {
    /// Whether it is put to the test as the operation in progress ends, because one of the ships that count was hit in it;
    /// if not, it is only as soon as one more is hit.
    pub is_tested: bool,
    /// The chance that it gives way then.
    pub gives_way: Chance,
}

/// The IJN's morale on a line with its losses of now, and with one more where it is not put to the test without.
pub fn morale(table: &Table, line: Line) -> Morale {
    let is_active = table.clock.line == Some(line);
    let is_tested = is_active && table.losses_of_operation(line).next().is_some();
    let losses = table.losses_on(line).count() + usize::from(!is_tested);
    // 6.0(9a): those of the turn in which the die is rolled.
    let carriers = match is_active {
        true => table.usn_carriers_hit().count(),
        false => 0,
    };
    let faces = (1..=6).filter(|die| gives_way(die + carriers, losses));
    Morale {
        is_tested,
        gives_way: Chance::faces(faces.count() as u8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::table::ShipPlace;
    use crate::engine::trial;
    use crate::engine::units::Ship;

    /// MI is active; so many of the IJN's carriers are sunk there.
    fn with_losses(count: usize) -> Table {
        let mut table = trial::table();
        table.clock.line = Some(Line::Mi);
        for ship in [Ship::Kaga, Ship::Akagi, Ship::Soryu]
            .into_iter()
            .take(count)
        {
            table.ships[ship].at = ShipPlace::Sunk;
            table.ships[ship].hit_on = Some(Line::Mi);
        }
        table
    }

    const fn tested(faces: u8) -> Morale {
        Morale {
            is_tested: true,
            gives_way: Chance::faces(faces),
        }
    }

    const fn after_one_more(faces: u8) -> Morale {
        Morale {
            is_tested: false,
            gives_way: Chance::faces(faces),
        }
    }

    #[test]
    fn r6_0_9_losses_of_the_operation_put_a_line_to_the_test() {
        assert_eq!(morale(&with_losses(0), Line::Mi), after_one_more(0));
        assert_eq!(morale(&with_losses(1), Line::Mi), tested(0));
        assert_eq!(morale(&with_losses(3), Line::Mi), tested(2));
    }

    #[test]
    fn r6_0_9_losses_of_before_count_once_another_ship_is_hit() {
        let mut table = with_losses(3);
        table.clock.line = Some(Line::So);
        assert_eq!(morale(&table, Line::Mi), after_one_more(3));
        assert_eq!(morale(&table, Line::So), after_one_more(0));
    }

    #[test]
    fn r6_0_9a_our_carriers_hit_in_this_turn_hearten_its_operation_alone() {
        let mut table = with_losses(3);
        table.ships[Ship::Yorktown].at = ShipPlace::Damaged;
        assert_eq!(morale(&table, Line::Mi), tested(1));
        table.clock.line = Some(Line::So);
        assert_eq!(morale(&table, Line::Mi), after_one_more(3));
    }
}
