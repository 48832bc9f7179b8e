//! What cost most in one of the scenarios that teach a part of the rules, if it went badly, and what helps against it.

use super::{Facts, counted, points, spelled};
use crate::engine::{Scored, count_of};

/// The first rung of the ladder of victory, counted from the highest as 0, on which there is something to mend.
const GOES_BADLY: usize = 2;

impl Facts<'_> {
    /// What cost most, and what helps against it; nothing where the battle went well, where nothing was lost, or where
    /// all rules are played and no one thing decides.
    pub(in crate::view::record) fn next_time(&self) -> Option<String> {
        if self.rung() < GOES_BADLY || self.game.table().has_all_rules() {
            return None;
        }
        let costs = self.game.scenario().scores.iter().map(|award| award.what);
        let dearest = costs.min_by_key(|what| self.game.table().scored(*what))?;
        let vp = self.game.table().scored(dearest);
        if vp >= 0 {
            return self.what_was_missed();
        }
        let advice = self.against(dearest)?;
        let cost = count_of(vp.unsigned_abs(), "victory point", "victory points");
        Some(format!("{advice} That cost {cost}."))
    }

    fn against(&self, dearest: Scored) -> Option<String> {
        Some(match dearest {
            Scored::GotThrough => format!(
                "Next time: {} of attack planes got through. Fighters fight only where a raid stops; meet it far out, and again over the fleet with whoever has the fuel.",
                points(self.tally.through)
            ),
            Scored::UnitLost | Scored::UnitLostAway | Scored::UnitLostAtHome => {
                self.against_units_lost()?
            }
            Scored::UsCarriers => "Next time: your carriers were hit. A patrol over each group, and no armed planes on deck while a raid is near, keep them from the worst.".to_owned(),
            Scored::SearchUnitLost => "Next time: search planes found no deck. Keep room on the decks for those that come home.".to_owned(),
            _ => return None,
        })
    }

    /// How most units were lost, and what helps.
    fn against_units_lost(&self) -> Option<String> {
        let lost = &self.tally;
        let ways = [
            (
                lost.in_fights,
                "in combat. Against escorts send more fighters at one raid: the row of each tells what to expect.",
            ),
            (
                lost.dry + lost.landing,
                "for want of fuel. Turn home while there are blue points left on the track.",
            ),
            (
                lost.aboard,
                "aboard. Launch what is armed, or lower it, before a raid comes.",
            ),
            (
                lost.no_room,
                "for want of a deck. Keep room for those that come home.",
            ),
        ];
        let (most, how) = ways.into_iter().max_by_key(|(number, _)| *number)?;
        (most > 0).then(|| {
            let was = if most == 1 { "was" } else { "were" };
            format!(
                "Next time: {} {was} lost {how}",
                counted(most, "unit", "units")
            )
        })
    }

    /// What would have brought points, where nothing has cost any.
    fn what_was_missed(&self) -> Option<String> {
        let home = self.tally.launched.saturating_sub(self.tally.of_raids);
        if self.flown() > self.that_found() {
            let found = match self.that_found() {
                0 => "none".to_owned(),
                found => format!("only {}", spelled(found)),
            };
            return Some(format!(
                "Next time: {found} of {} found a force. The nearer the fleet, the surer the strike finds it.",
                counted(self.flown(), "strike", "strikes")
            ));
        }
        (home > 0).then(|| {
            format!(
                "Next time: {} flew home. Meet a raid far out, and again over the fleet.",
                points(home)
            )
        })
    }
}
