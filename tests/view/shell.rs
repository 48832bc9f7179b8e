//! Ribbon, menu, dialogs and settings.

use carrier_battle::engine::{Game, Order, Scenario, Variant};
use carrier_battle::storage::StorageProblem;
use carrier_battle::view::learn::rules;
use carrier_battle::view::shell::{
    self, CommandName, Departure, Keyboard, Keys, Stage, TASKS, clock, redo, segments,
};

fn game(scenario: u8, options: &[Variant]) -> Game {
    Game::new(Scenario::numbered(scenario).unwrap(), options, 1).unwrap()
}

#[test]
fn the_clock_says_day_time_turn_and_light() {
    let game = game(1, &[]);
    let view = clock(game.scenario(), game.table());
    assert_eq!(view.date, "19 June 1944");
    assert_eq!(view.time, "0930");
    assert_eq!(view.turn, "Turn 1 of 2 \u{b7} day");
    assert!(view.is_day);
}

#[test]
fn the_clock_counts_the_turns_of_the_scenario_and_never_more() {
    let game = game(1, &[]);
    let scenario = game.scenario();
    let mut table = game.table().clone();
    table.turn = scenario.first_turn.next();
    assert_eq!(
        clock(scenario, &table).turn,
        "Turn 2 of 2 \u{b7} day",
        "the last turn"
    );
    table.turn = table.turn.next();
    let after = clock(scenario, &table).turn;
    assert_eq!(after, "Turn 2 of 2 \u{b7} day", "after it");
}

#[test]
fn the_ribbon_names_the_light_of_the_evening() {
    let game = game(2, &[]);
    let mut table = game.table().clone();
    let mut lights = Vec::new();
    for _ in 0..18 {
        table.turn = table.turn.next();
        for phase in 1..=4 {
            table.phase = phase;
            let view = clock(game.scenario(), &table);
            let light = view.turn.rsplit(' ').next().unwrap().to_owned();
            assert_eq!(view.is_day, light == "day");
            if lights.last() != Some(&light) {
                lights.push(light);
            }
        }
    }
    assert!(
        lights
            .windows(3)
            .any(|three| three == ["day", "dusk", "night"]),
        "{lights:?}"
    );
}

#[test]
fn the_ribbon_shows_the_segments_that_the_scenario_uses() {
    let game_1 = game(1, &[]);
    let view = |game: &Game| segments(game.scenario(), game.options(), game.table());
    let names = |game: &Game| -> Vec<&str> { view(game).iter().map(|it| it.name).collect() };
    assert_eq!(
        names(&game_1),
        ["Japanese air", "US air movement", "Interception"]
    );
    let now: Vec<_> = view(&game_1)
        .into_iter()
        .filter(|it| it.stage == Stage::Now)
        .collect();
    assert_eq!(now.len(), 1);
    assert_eq!(now[0].title, "US Air Movement segment, rule 4.4");
    assert_eq!(view(&game_1)[0].stage, Stage::Past);

    let crashes = game(1, &[Variant::DeckCrashes]);
    assert_eq!(names(&crashes).last(), Some(&"Phase end"));
}

#[test]
fn undo_says_what_it_takes_back_and_when_that_counts() {
    let mut game = game(1, &[]);
    let undo = |game: &Game| shell::undo(game, &Keyboard::default());
    let none = undo(&game);
    assert_eq!(none, "Nothing to take back (Ctrl+Z)");

    let mission = "Intercept 1".parse().unwrap();
    game.play(Order::Hold { mission }).unwrap();
    let one = undo(&game);
    assert!(one.starts_with("Take back \u{201c}"), "{one}");
    assert!(one.ends_with("(Ctrl+Z)"));
    assert!(!one.contains("counted"));

    while game.undo_reveals() == Some(false) {
        let next = game.legal().last().unwrap();
        game.play(next).unwrap();
    }
    let title = undo(&game);
    assert!(
        title.contains("it steps past a die and is counted"),
        "{title}"
    );
}

#[test]
fn redo_says_what_it_gives_again() {
    let keyboard = Keyboard::default();
    let none = redo(None, &keyboard);
    assert_eq!(none, "Nothing to give again (Ctrl+Shift+Z)");
    let mission = "Intercept 1".parse().unwrap();
    let one = redo(Some(Order::Hold { mission }), &keyboard);
    assert!(one.starts_with("Give \u{201c}"), "{one}");
    assert!(one.ends_with("\u{201d} again (Ctrl+Shift+Z)"));
}

#[test]
fn help_lists_every_command_that_has_a_key() {
    let listed: Vec<CommandName> = TASKS
        .iter()
        .flat_map(|task| task.keys)
        .filter_map(|keys| match keys {
            Keys::Of(command) => Some(*command),
            Keys::Words(_) => None,
        })
        .collect();
    for command in CommandName::ALL {
        let has_key = !command.keys().is_empty();
        assert_eq!(listed.contains(command), has_key, "{command:?}");
    }
    assert!(TASKS.iter().all(|task| !task.keys.is_empty()));
}

/// Help tells of a phase what the scenario has use for, each part with a rule to read on.
#[test]
fn a_phase_in_short_is_that_of_the_scenario() {
    let names = |scenario: u8| -> Vec<&str> {
        let scenario = Scenario::numbered(scenario).unwrap();
        let parts = shell::phase_in_short(scenario).inspect(|part| {
            assert!(rules::find(part.rule).is_some(), "{}", part.name);
        });
        parts.map(|part| part.name).collect()
    };
    let fights = [
        "Raids fly",
        "Your missions fly",
        "Fighters meet raids",
        "Raids attack",
    ];
    assert_eq!(names(1), fights);
    assert_eq!(names(2), ["Your missions fly", "Your strikes attack"]);
    assert_eq!(names(3).len(), 5);
    assert_eq!(
        names(4),
        [
            "Chits are drawn",
            "Your missions fly",
            "Searches fly",
            "The decks work",
            "Your strikes attack"
        ]
    );
}

#[test]
fn no_key_does_two_things() {
    // But those that turn a search while one is planned: they move the chart at all other times. And what goes on
    // with a search splits a mission where missions fly: no question has both answers. Nor is anything asked any more
    // where dusk's reports are skipped.
    let at_times = [
        CommandName::TurnLeft,
        CommandName::TurnRight,
        CommandName::Search,
        CommandName::ToReport,
    ];
    let keys: Vec<_> = CommandName::ALL
        .iter()
        .filter(|name| !at_times.contains(name))
        .flat_map(|command| command.keys())
        .collect();
    for (at, key) in keys.iter().enumerate() {
        assert!(!keys[..at].contains(key), "{key:?}");
    }
}

#[test]
fn keys_are_written_as_they_stand_on_the_keyboard() {
    let hints: Vec<String> = [
        CommandName::Undo,
        CommandName::ZoomOut,
        CommandName::Hold,
        CommandName::ShowAll,
        CommandName::SeeLeft,
        CommandName::Settings,
    ]
    .into_iter()
    .map(CommandName::key_hint)
    .collect();
    assert_eq!(hints, ["Ctrl+Z", "\u{2212}", "H", "Space", "\u{2190}", ""]);
}

#[test]
fn the_briefing_tells_situation_levels_and_variants() {
    let game = game(1, &[Variant::DeckCrashes]);
    let view = shell::briefing(&game, None);
    assert_eq!(view.title, "Hey, Rube!");
    assert_eq!(
        view.subtitle,
        "Scenario 1 \u{b7} 19 June 1944, 0930 \u{b7} 2 turns"
    );
    assert!(!view.situation.is_empty());
    assert_eq!(view.variants.len(), 1);
    assert!(view.variants[0].starts_with("Deck crashes (4.452). A unit lost"));
    assert!(view.levels.iter().all(|rung| !rung.is_reached));
}

#[test]
fn notices_say_truly_how_it_stands_with_the_saving() {
    use StorageProblem::{Forbidden, Full, NotKept};
    let texts = [Forbidden, Full, NotKept].map(|problem| {
        let notice = shell::not_saved(&problem);
        assert_eq!(notice.mark, Some("lost"));
        assert!(notice.text.starts_with(&problem.to_string()), "the cause");
        assert!(notice.text.contains("this game is not being saved"));
        notice.text
    });
    assert!(texts[0] != texts[1] && texts[1] != texts[2] && texts[0] != texts[2]);
    let notice = shell::not_saved(&Full);
    assert_eq!(
        notice.text,
        "The browser\u{2019}s storage is full: this game is not being saved. You can play on; export it before you close the page."
    );
    let told = shell::not_verified(false);
    assert!(told.text.contains("could not be verified") && told.text.ends_with("saved anew."));
    assert!(told.answers.is_empty());
    let guest = shell::not_verified(true).text;
    assert!(guest.ends_with("every order replays."), "{guest}");
    let other = shell::other_tab();
    assert_eq!(other.mark, Some("other-tab"));
    assert!(other.text.contains("another tab"));
    let labels = |notice: &shell::SavingNotice| {
        let answers = notice.answers.iter();
        answers.map(|answer| answer.label()).collect::<Vec<_>>()
    };
    assert_eq!(labels(&notice), ["Export", "Try again"]);
    let which = ["The other tab\u{2019}s", "This one, as a game of its own"];
    assert_eq!(labels(&other), which);

    let mut game = game(1, &[]);
    let mission = "Intercept 1".parse().unwrap();
    game.play(Order::Hold { mission }).unwrap();
    let refusal = game.play(Order::Hold { mission }).unwrap_err();
    let refused = shell::refused(&refusal);
    assert_eq!((refused.mark, refused.answers), (None, &[][..]));
    assert!(refused.text.starts_with("Not allowed: ") && refused.text.ends_with('.'));
}

#[test]
fn the_save_dialog_claims_nothing_that_is_not_so() {
    assert_eq!(
        shell::saved(None),
        "It is kept in this browser after every order"
    );
    let forbidden = shell::saved(Some("This browser does not let the page keep games"));
    assert_eq!(
        forbidden,
        "Not saved. This browser does not let the page keep games: export it to keep it"
    );
    assert_eq!(
        shell::saved(Some(shell::PLAYED_ON)),
        "Not saved. Another tab has played on in its place: export it to keep it"
    );
}

#[test]
fn leaving_an_unsaved_game_is_asked_with_the_reason() {
    let question = shell::unsaved(
        "This browser does not let the page keep games",
        Departure::Start,
    );
    assert_eq!(question.title, "This game is not saved");
    assert_eq!(
        question.reason,
        "This browser does not let the page keep games."
    );
    let again = shell::unsaved("The browser\u{2019}s storage is full", Departure::NewSeed);
    assert_ne!(question.leave, again.leave);
}

#[test]
fn a_key_that_is_held_down_moves_the_chart_and_gives_no_order() {
    assert!(CommandName::SeeLeft.repeats() && CommandName::ZoomIn.repeats());
    assert!(CommandName::TurnLeft.repeats() && CommandName::TurnRight.repeats());
    for name in [
        CommandName::Hold,
        CommandName::FirstAnswer,
        CommandName::Undo,
    ] {
        assert!(!name.repeats(), "{name:?}");
    }
}

#[test]
fn the_clock_goes_on_twenty_minutes_a_phase() {
    let game = game(1, &[]);
    let mut table = game.table().clone();
    let times: Vec<String> = (0..=4)
        .map(|phase| {
            table.phase = phase;
            clock(game.scenario(), &table).time
        })
        .collect();
    assert_eq!(times, ["0930", "0930", "0950", "1010", "1030"]);
}
