//! Orders as they are written in saves and on the page: objects with a name and what it needs.

use super::Order;
use crate::engine::json::{Json, list, object};

impl Order {
    /// The order as JSON.
    pub fn to_json(self) -> String {
        let named = |name| object().text("order", &name);
        match self {
            Order::Fly { mission, to } => named("fly").text("mission", &mission).text("to", &to),
            Order::Hold { mission } => named("hold").text("mission", &mission),
            Order::Split { mission, units } => named("split")
                .text("mission", &mission)
                .texts("units", units.iter()),
            Order::PlaceCap { cap } => named("place_cap").text("cap", &cap),
            Order::EndMovement => named("end_movement"),
            Order::Land { unit, carrier } => {
                named("land").text("unit", &unit).text("carrier", &carrier)
            }
            Order::EndLanding => named("end_landing"),
            Order::Engage { interceptor, raid } => named("engage")
                .text("interceptor", &interceptor)
                .text("raid", &raid),
            Order::Fight => named("fight"),
            Order::Divide { escorts } => named("divide").json("escorts", &escorts),
            Order::Launch { mission, units } => named("launch")
                .text("mission", &mission)
                .texts("units", units.iter()),
            Order::LaunchCap { cap, units } => named("launch_cap")
                .text("cap", &cap)
                .texts("units", units.iter()),
            Order::Recall { mission, units } => named("recall")
                .text("mission", &mission)
                .texts("units", units.iter()),
            Order::Raise { unit } => named("raise").text("unit", &unit),
            Order::Service { unit } => named("service").text("unit", &unit),
            Order::Stow { unit } => named("stow").text("unit", &unit),
            Order::Lower { unit } => named("lower").text("unit", &unit),
            Order::PushOver { unit } => named("push_over").text("unit", &unit),
            Order::Detach { ships } => named("detach").texts("ships", ships.iter()),
            Order::Contact { mission, force } => named("contact")
                .text("mission", &mission)
                .text("force", &force),
            Order::Coordinate { pay } => named("coordinate").json("pay", &pay),
            Order::Aim { roll, ship } => named("aim").json("roll", &roll).text("ship", &ship),
            Order::Attack => named("attack"),
            Order::OpenFire { ships } => named("open_fire").texts("ships", ships.iter()),
            Order::GoOn => named("go_on"),
        }
        .end()
    }

    /// Several orders as JSON.
    pub fn list_to_json(orders: &[Order]) -> String {
        list(
            &orders
                .iter()
                .map(|order| order.to_json())
                .collect::<Vec<_>>(),
        )
    }

    /// Reads an order; nothing if it lacks something, or has something it does not need.
    pub fn from_json(json: Json) -> Option<Order> {
        let mut of = json.fields()?;
        let order = match of.take("order")?.text()?.as_str() {
            "fly" => Order::Fly {
                mission: of.named("mission")?,
                to: of.named("to")?,
            },
            "hold" => Order::Hold {
                mission: of.named("mission")?,
            },
            "split" => Order::Split {
                mission: of.named("mission")?,
                units: of.all_named("units")?,
            },
            "place_cap" => Order::PlaceCap {
                cap: of.named("cap")?,
            },
            "end_movement" => Order::EndMovement,
            "land" => Order::Land {
                unit: of.named("unit")?,
                carrier: of.named("carrier")?,
            },
            "end_landing" => Order::EndLanding,
            "engage" => Order::Engage {
                interceptor: of.named("interceptor")?,
                raid: of.named("raid")?,
            },
            "fight" => Order::Fight,
            "divide" => Order::Divide {
                escorts: of.small("escorts")?,
            },
            "launch" => Order::Launch {
                mission: of.named("mission")?,
                units: of.all_named("units")?,
            },
            "launch_cap" => Order::LaunchCap {
                cap: of.named("cap")?,
                units: of.all_named("units")?,
            },
            "recall" => Order::Recall {
                mission: of.named("mission")?,
                units: of.all_named("units")?,
            },
            "raise" => Order::Raise {
                unit: of.named("unit")?,
            },
            "service" => Order::Service {
                unit: of.named("unit")?,
            },
            "stow" => Order::Stow {
                unit: of.named("unit")?,
            },
            "lower" => Order::Lower {
                unit: of.named("unit")?,
            },
            "push_over" => Order::PushOver {
                unit: of.named("unit")?,
            },
            "detach" => Order::Detach {
                ships: of.all_named("ships")?,
            },
            "contact" => Order::Contact {
                mission: of.named("mission")?,
                force: of.named("force")?,
            },
            "coordinate" => Order::Coordinate {
                pay: of.take("pay")?.flag()?,
            },
            "aim" => Order::Aim {
                roll: of.small("roll")?,
                ship: of.named("ship")?,
            },
            "attack" => Order::Attack,
            "open_fire" => Order::OpenFire {
                ships: of.all_named("ships")?,
            },
            "go_on" => Order::GoOn,
            _ => return None,
        };
        of.is_empty().then_some(order)
    }

    /// Reads a list of orders.
    pub fn list_from_json(json: Json) -> Option<Vec<Order>> {
        json.list()?.into_iter().map(Order::from_json).collect()
    }
}
