import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, comeBack, orderOf, situation } from "./table.mjs";

test.use({ settings: { speed: "off" } });

test("scenario 1 with the mouse, from the start screen to the score, with two reloads on the way", async ({ page }) => {
  await page.goto("./");
  await page.getByLabel("Seed").fill("20");
  await page.getByRole("button", { name: "Sail" }).click();
  await page.getByRole("button", { name: "To the chart" }).click();
  const player = new Player(page);
  await player.playTo("air_movement");
  const firstRaid = await page.locator('.counter[data-unit="Raid 1"]').getAttribute("data-hex");

  // In the middle of movement: one mission has flown, the others wait.
  await player.answer("air_movement");
  const moving = await situation(page);
  await comeBack(page);
  expect(await situation(page)).toEqual(moving);

  // In the middle of a fight, before the fighters are divided.
  await player.playTo("division");
  const dividing = await situation(page);
  await comeBack(page);
  expect(await situation(page)).toEqual(dividing);

  await player.playTo("over");
  expect(Object.keys(player.orders).sort()).toEqual(
    ["divide", "end_landing", "end_movement", "engage", "fight", "fly", "hold", "land", "land all"]);
  console.log(player.orders);
  await report(page);

  await page.getByRole("button", { name: "Play again, same seed" }).click();
  await page.getByRole("button", { name: "To the chart" }).click();
  await expect(page.locator('.counter[data-unit="Raid 1"]')).toHaveAttribute("data-hex", firstRaid);
});

async function report(page) {}
