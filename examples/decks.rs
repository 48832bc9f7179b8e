use carrier_battle::engine::staff::*;
use carrier_battle::engine::*;
fn main() {
    let seed: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(1);
    let mut game = Game::new(Scenario::numbered(8).unwrap(), &[Variant::Refuelling], seed).unwrap();
    let mut staff = Sensible;
    let mut last = (0, 0, 0);
    while let Some(order) = staff.order(&game) {
        let t = game.table();
        let key = (t.turn.day, t.turn.number, t.phase);
        if key != last && (t.turn.day == 20 || t.turn.number >= 11) {
            last = key;
            println!("== {} {} p{} light {:?} raids {} inbound {} searches {} missions {:?}", t.turn.day, t.turn.time(), t.phase, t.light(), t.raids.len(), t.inbound().count(), t.searches.len(), t.missions.iter().map(|m| (m.id.to_string(), m.fuel.left(), m.units.len(), m.hex.to_string())).collect::<Vec<_>>());
            if t.phase == 1 || t.phase == 3 {
                for d in &t.decks {
                    let c = |u: fleet::UnitSet| format!("{}a{}f", u.iter().filter(|u| !u.kind().is_fighter()).count(), u.iter().filter(|u| u.kind().is_fighter()).count());
                    print!("{}:r{} l{} s{} h{} | ", d.carrier, c(d.ready), c(d.landing), c(d.servicing), c(d.hangar));
                }
                println!();
            }
        }
        if game.play(order).is_err() { break; }
    }
}
