//! What is told once: the accounts agree with the table and the dice, however far the game has been shown.

use carrier_battle::engine::fleet::SearchId;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Event, Game, Purpose, SCENARIOS, Variant};
use carrier_battle::view::account::{SearchAccount, search as search_alone, searches};
use carrier_battle::view::shown_record::ShownRecord;

fn games() -> Vec<Game> {
    let mut games = Vec::new();
    for (number, variants) in [(3, &[Variant::Shadowing][..]), (4, &[]), (5, &[])] {
        let mut by_staff = Game::new(SCENARIOS[number], variants, 4).unwrap();
        Sensible.finish(&mut by_staff);
        let mut at_random = Game::new(SCENARIOS[number], variants, 5).unwrap();
        Random::new(5).finish(&mut at_random);
        games.extend([by_staff, at_random]);
    }
    games
}

#[test]
fn r8_2_the_account_of_each_search_agrees_with_the_table_and_the_dice_at_every_moment() {
    let (mut in_the_air, mut attempts) = (0, 0);
    for game in games() {
        for end in (0..=game.events().len()).step_by(7) {
            let told = searches(&game.events()[..end]);
            let table = game.table_after(end);
            let flying: Vec<SearchId> = table.searches.iter().map(|it| it.id).collect();
            let mut open: Vec<SearchId> = told
                .iter()
                .filter(|it| !it.is_over)
                .map(|it| it.id)
                .collect();
            let mut flying = flying;
            flying.sort_unstable_by_key(|id| id.0);
            open.sort_unstable_by_key(|id| id.0);
            assert_eq!(open, flying);
            for search in &table.searches {
                let account = told.iter().rfind(|it| it.id == search.id).unwrap();
                let SearchAccount {
                    base, origin, aim, ..
                } = account;
                // From its own spans it is told alike.
                let own = search_alone(ShownRecord::new(game.record(), end), search.id).unwrap();
                let dice =
                    |it: &SearchAccount| -> Vec<_> { it.attempts().map(|it| it.die).collect() };
                assert_eq!(
                    (own.units, own.landed.clone()),
                    (account.units, account.landed.clone())
                );
                assert_eq!(dice(&own), dice(account));
                assert_eq!(
                    (*base, *origin, *aim),
                    (search.base, search.origin, search.aim)
                );
                let aboard = account.landed.len();
                assert!(
                    usize::from(account.units.len()) >= usize::from(search.units.len()) + aboard
                );
                in_the_air += 1;
            }
        }
        // Each die of a search is one of its attempts.
        let told = searches(game.events());
        let told: Vec<(usize, SearchId)> = told
            .iter()
            .flat_map(|it| it.attempts().map(|one| (one.die.unwrap().0, it.id)))
            .collect();
        let dice = game.events().iter().enumerate();
        let dice = dice.filter_map(|(number, it)| match &it.event {
            Event::Roll(roll) => match roll.purpose {
                Purpose::Search(search, _) => Some((number, search)),
                _ => None,
            },
            _ => None,
        });
        let dice: Vec<(usize, SearchId)> = dice.collect();
        let mut sorted = told.clone();
        sorted.sort_unstable_by_key(|it| it.0);
        assert_eq!(sorted, dice);
        attempts += dice.len();
    }
    assert!(
        in_the_air > 300 && attempts > 100,
        "{in_the_air} {attempts}"
    );
}
