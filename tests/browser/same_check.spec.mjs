import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { askedSoon, press, savedText, score, startBattle } from "./table.mjs";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** What the native program says of a save: $PROGRAM, or the one of the native tests. */
async function replay(save, file) {
  await writeFile(file, JSON.stringify(save));
  const cargo = ["cargo", "run", "-q", "--profile", "test", "--bin", "carrier-battle", "--"];
  const [program, ...values] = process.env.PROGRAM ? [process.env.PROGRAM] : cargo;
  const { stdout } = await promisify(execFile)(program, [...values, "replay", file], { cwd: repository });
  return Object.fromEntries(stdout.trim().split("\n").map((line) => line.split(/ {2,}/)));
}

test.use({ settings: { speed: "off" } });
// It may have to build the program first.
test.setTimeout(600_000);

test("the native program replays the browser's orders into the same game, and refuses what it refuses", async ({ page }, info) => {
  await startBattle(page, "scenario=1&seed=18446744073709551615&options=deck-crashes,six-more-points");
  const player = new Player(page);
  await player.playTo("division");
  await page.keyboard.press("Control+z");
  await player.playTo("division");

  const midway = await savedText(page);
  const native = await replay(midway, info.outputPath("midway.json"));
  expect(native).toMatchObject({
    Seed: "18446744073709551615",
    Orders: String(midway.orders.length),
    Undone: "1 step past a die",
    Check: `${midway.check}, verified`,
  });
  expect(native.Decision).toMatch(/^division/);
  expect(parseInt(native.Score, 10)).toBe(await score(page));
  const refused = replay({ ...midway, seed: "8" }, info.outputPath("damaged.json"));
  await expect(refused).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("the save is damaged") });

  while ((await askedSoon(page)) !== "over") await press(page, "dialog.fight .primary", ".prompt :is([data-key=e], [data-key=x])");
  const end = await savedText(page);
  const ended = await replay(end, info.outputPath("end.json"));
  expect(ended).toMatchObject({ "Stands at": "the end of the game", Check: `${end.check}, verified` });
  const level = await page.locator(".report h1").innerText();
  expect(ended.Score).toBe(`${await score(page)} (${level})`);
});
