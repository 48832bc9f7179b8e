use super::*;
use crate::engine::staff::{Player, Random, Sensible};
use crate::engine::*;
use crate::view::fight;
use crate::view::shown_record::ShownRecord;
use std::collections::BTreeMap;

#[test]
fn differential() {
    let games: u64 = std::env::var("GAMES").map_or(20, |it| it.parse().unwrap());
    let mut found: BTreeMap<String, (u32, String)> = BTreeMap::new();
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for scenario in SCENARIOS {
        for seed in 0..games {
            let options = if seed % 2 == 0 { &scenario.variants[..] } else { &[] };
            let mut game = Game::new(scenario, options, seed).unwrap();
            let mut random = Random::new(seed);
            let mut end = game.events().len();
            let mut first = true;
            let mut table = game.table_after(0);
            let mut n = 0;
            let mut told = 0;
            loop {
                if first {
                    n = crate::view::playback::first_moment(game.events());
                    table = game.table_after(n);
                    told = n;
                    first = false;
                } else {
                    told = n;
                }
                while n < end {
                    let all = game.events();
                    let shown = ShownRecord::new(game.record(), n);
                    // the die
                    if let Event::Roll(roll) = &all[n].event {
                        let was = fight::watched(&all[..n], &all[n]).is_some();
                        let is_fight = fight::stage(&all[..n]).is_some() || fight::is_fighting(&all[..n]);
                        let now = standing(shown, told, true, &table);
                        if !is_fight {
                            let old = was.then(|| begun_by(&all[..n], told, roll).or_else(|| unfolding(&all[..n], told)));
                            let key = format!("die {:?}: old {:?} new {:?}", std::mem::discriminant(&roll.purpose), old.flatten().map(|it| (it.kind, it.from)).map(|x| x.0), now.map(|it| it.kind));
                            let same = old.flatten().map(|it| (it.kind, it.from)) == now.filter(|_| was).map(|it| (it.kind, it.from)) && (was == now.is_some());
                            if !same {
                                let entry = found.entry(key).or_default();
                                entry.0 += 1;
                                if entry.1.is_empty() { entry.1 = format!("sc {} seed {seed} at {n} told {told}: {} old {:?} new {now:?} was {was}", scenario.number, all[n].event, old); }
                            }
                        }
                    }
                    table.apply(&all[n].event);
                    n += 1;
                    let shown = ShownRecord::new(game.record(), n);
                    let is_over = fight::is_over(all, n);
                    if is_over { told = n; continue; }
                    let old = span(all, told, n, &table);
                    let now = over(shown, told, &table);
                    if let Some(it) = now { *seen.entry(format!("{:?}", it.kind)).or_default() += 1; }
                    if old != now {
                        let key = format!("over: old {:?} new {:?} {}", old.map(|it| it.kind), now.map(|it| it.kind), if old.map(|it| it.from) != now.map(|it| it.from) {"from"} else {""});
                        let entry = found.entry(key).or_default();
                        entry.0 += 1;
                        if entry.1.is_empty() { entry.1 = format!("sc {} seed {seed} n {n} told {told}\n    old {old:?}\n    new {now:?}\n{}", scenario.number, (n.saturating_sub(14)..(n + 4).min(all.len())).map(|k| format!("      {k} {} {:?}\n", all[k].event, game.record().path(all[k].span).map(|s| game.record().span(s).scope).collect::<Vec<_>>().iter().take(3).collect::<Vec<_>>())).collect::<String>()); }
                    }
                    if old.is_some() { told = n; }
                    else {
                        let is_fight = fight::stage(&all[..n]).is_some() || fight::is_fighting(&all[..n]);
                        let was = unfolding(&all[..n], told).filter(|_| !is_fight);
                        let now = standing(shown, told, false, &table);
                        if was.map(|it| (it.kind, it.from)) != now.map(|it| (it.kind, it.from)) {
                            let key = format!("stands: old {:?} new {:?} {}", was.map(|it| it.kind), now.map(|it| it.kind), if was.map(|it| it.from) != now.map(|it| it.from) {"from"} else {""});
                            let entry = found.entry(key).or_default();
                            entry.0 += 1;
                            if entry.1.is_empty() { entry.1 = format!("sc {} seed {seed} n {n} told {told} {was:?} {now:?}\n{}", scenario.number, (n.saturating_sub(8)..(n + 3).min(all.len())).map(|k| format!("      {k} {} {:?}\n", all[k].event, game.record().path(all[k].span).map(|s| game.record().span(s).scope).collect::<Vec<_>>().iter().take(3).collect::<Vec<_>>())).collect::<String>()); }
                        }
                    }
                }
                let order = match seed % 3 { 0 => Sensible.order(&game), _ => random.order(&game) };
                let Some(order) = order else { break };
                game.play(order).unwrap();
                end = game.events().len();
            }
        }
    }
    println!("{seen:#?}");
    for (key, (times, what)) in &found {
        println!("{times} x {key}\n   {what}");
    }
}
