//! What is not left to chance at the set-up (3.1, 3.2): everything but the IJN's carriers and warships.

use crate::engine::event::SetupEvent;
use crate::engine::scenario::{
    Added, DrawnCounter, GameOption, GameOptions, SARATOGA_BEGINS_IN, SHIP_REINFORCEMENTS,
    full_pool,
};
use crate::engine::table::{AirPlace, LeaderPlace, ShipPlace, Table};
use crate::engine::units::{AirHome, AirUnit, IjnForce, Leader, Ship, UsnForce};

impl Table {
    pub(in crate::engine) fn apply_setup(&mut self, event: &SetupEvent) {
        match event {
            SetupEvent::Game { options } => self.lay_out(*options),
            SetupEvent::CarrierPlaced { ship, force } => {
                self.ships[*ship].at = ShipPlace::Force((*force).into());
            }
            SetupEvent::CounterPlaced { counter, force } => match counter {
                DrawnCounter::Ship(ship) => {
                    self.ships[*ship].at = ShipPlace::Force((*force).into())
                }
                DrawnCounter::Deception => self.ijn_forces[*force].decoys += 1,
            },
            SetupEvent::LeaderPlaced { leader, force } => {
                self.leaders[*leader] = LeaderPlace::With(*force);
            }
        }
    }

    /// Lays out what is not left to chance. All is whole but Saratoga (3.0); island bases are as they are by themselves.
    fn lay_out(&mut self, options: GameOptions) {
        self.options = options;
        self.ops.pool = full_pool();
        // 3.1
        for force in UsnForce::ALL.iter().copied() {
            self.usn_forces[force].place = Some(force.data().place);
            for ship in force.data().ships {
                self.ships[*ship].at = ShipPlace::Force(force.into());
            }
        }
        let (port, repair_box) = SARATOGA_BEGINS_IN;
        self.ships[Ship::Saratoga].at = ShipPlace::Repairing(port, repair_box);
        for ship in SHIP_REINFORCEMENTS {
            self.ships[ship].at = ShipPlace::Reinforcements;
        }
        for leader in Leader::ALL.iter().copied() {
            if let Some(force) = leader.data().force {
                self.leaders[leader] = LeaderPlace::With(force);
            }
        }
        // 3.2
        for force in IjnForce::ALL.iter().copied() {
            self.ijn_forces[force].place = Some(force.line().ijn_home_base());
            for ship in force.data().transports {
                self.ships[*ship].at = ShipPlace::Force(force.into());
            }
        }
        for unit in AirUnit::ALL.iter().copied() {
            self.air[unit].at = match unit.data().home {
                AirHome::Base(place) => AirPlace::Base(place),
                AirHome::Carrier(carrier) => AirPlace::Carrier(carrier),
                AirHome::Reinforcements => AirPlace::Reinforcements,
            };
        }
        self.lay_out_optional_units(options);
    }

    /// The optional units that are in play; the others stay off the map (20.4, 22.0). Halsey's force the player chooses.
    fn lay_out_optional_units(&mut self, options: GameOptions) {
        for option in GameOption::ALL.iter().copied() {
            match option.data().adds {
                Added::Ship(ship, place) if options.has(option) => {
                    self.ships[ship].at = ShipPlace::Loose(place);
                }
                Added::Air(unit) if !options.has(option) => self.air[unit].at = AirPlace::NotInPlay,
                Added::Ship(..) | Added::Air(_) | Added::Leader(_) | Added::Rule => {}
            }
        }
    }
}
