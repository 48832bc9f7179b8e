use std::collections::BTreeMap;
use carrier_battle::engine::staff::*;
use carrier_battle::engine::*;
fn main() {
    let n: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(20);
    let mut why: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 1..=n {
        let mut game = Game::new(Scenario::numbered(8).unwrap(), &[Variant::Refuelling], seed).unwrap();
        let mut staff = Sensible;
        let mut last = (0, 0, 0);
        while let Some(order) = staff.order(&game) {
            let t = game.table();
            if t.turn.day == 20 {
                if let Some(d) = game.decision() {
                    let name = format!("{d:?}");
                    if name.contains("Launch") && name.contains("AirOperations") {
                        let key = (t.turn.day, t.turn.number, t.phase);
                        if key != last {
                            last = key;
                            let ready: u32 = t.decks.iter().map(|d| d.ready.iter().filter(|u| !u.kind().is_fighter()).count() as u32).sum();
                            let a = strike_advice(&game);
                            let s = match &a { None => "none in contact".to_string(), Some(a) => match a.order { Ok(_) => "SENDS".into(), Err(w) => { let c = t.forces.iter().find(|f| f.id == a.force).unwrap(); format!("{} {} {:?} d{}", format!("{w:?}"), if c.intelligence.is_carrier_force() {"CAR"} else {"sur"}, c.detection, a.hexes) } } };
                            let s2 = match &a { None => s.clone(), Some(a) => match a.order { Ok(_) => s.clone(), Err(w) => format!("{w:?}") } };
                            *why.entry(s2).or_default() += 1;
                            if seed <= 6 { println!("{seed} {} {} ready {ready} searches {} missions {}: {s}", t.turn.time(), t.phase, t.searches.len(), t.missions.len()); }
                        }
                    }
                }
            }
            if game.play(order).is_err() { break; }
        }
    }
    for (k, v) in why { println!("{v:6} {k}"); }
}
