import { readFile } from "node:fs/promises";
import { expect, test } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, card, comeBack, games, onlySave, openSave, savedText, situation, startBattle, stored, toldByReport } from "./table.mjs";

test.use({ settings: { speed: "off" } });

const lost = (page) => page.locator("[data-keeping=lost]");
const otherTab = (page) => page.locator("[data-keeping=other-tab]");
const saved = (page, name) => page.locator(".saves li", { has: page.getByRole("heading", { name, exact: true }) });
const undo = (page) => page.locator("[data-order-kind=undo]");

/** Gives some orders, whatever is asked. */
async function giveOrders(page, number) {
  const player = new Player(page);
  for (let n = 0; n < number; n++) await player.answer(await asked(page));
}

/** The text of the file that a click offers. */
async function fileFrom(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFile(await download.path(), "utf8");
}

async function backToStart(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Back to the start" }).click();
}

/** Back to the start, whatever is asked about it. */
async function leaveTable(page) {
  await backToStart(page);
  const allTheSame = page.getByRole("button", { name: "Go back all the same" });
  await expect(allTheSame.or(card(page))).toBeVisible();
  if (await allTheSame.isVisible()) await allTheSame.click();
  await expect(card(page)).toBeVisible();
}

test("every order is kept at once", async ({ page }) => {
  await startBattle(page);
  const player = new Player(page);
  for (let answers = 1, kept = 0; answers <= 12; answers++) {
    await player.answer(await asked(page));
    // What nobody could want otherwise is ordered with it.
    const { orders } = await onlySave(page);
    expect(orders.length).toBeGreaterThan(kept);
    for (const { order } of orders.slice(kept + 1)) expect(order).toMatch(/^(end_|go_on$|engage$|fight$)/);
    kept = orders.length;
  }
  const before = await situation(page);
  await comeBack(page);
  expect(await situation(page)).toEqual(before);
});

test.describe("a full storage", () => {
  // Full while `full` is set, as Chromium says it.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (sessionStorage.getItem("full") || window.full) throw new DOMException("no room", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    }),
  );

  test("is said on the start screen, and the game can be played and exported", async ({ page }) => {
    await page.addInitScript(() => (window.full = true));
    await page.goto("./");
    await expect(lost(page)).toContainText("storage is full");
    await card(page).getByRole("button", { name: "Sail" }).click();
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    await giveOrders(page, 3);
    await expect(lost(page)).toContainText("not being saved");
    const exported = JSON.parse(await fileFrom(page, lost(page).getByRole("button", { name: "Export" })));
    expect(exported.orders).toHaveLength(3);
    expect(await stored(page)).toEqual({});
  });

  test("in the middle of a game leaves what was kept, and is made up for once there is room", async ({ page }) => {
    await startBattle(page);
    await giveOrders(page, 2);
    const kept = await stored(page);
    await page.evaluate(() => (window.full = true));
    await giveOrders(page, 2);
    await expect(lost(page)).toBeVisible();
    expect(await stored(page)).toEqual(kept);

    await page.evaluate(() => (window.full = false));
    await lost(page).getByRole("button", { name: "Try again" }).click();
    await expect(lost(page)).toHaveCount(0);
    expect((await onlySave(page)).orders).toHaveLength(4);
  });
});

test.describe("a damaged save", () => {
  const BROKEN = "carrier-battle/game/broken";

  /** Plays a little and gives the text of the game as it is kept. */
  async function storeGame(page) {
    await startBattle(page);
    await giveOrders(page, 4);
    const [text] = Object.entries(await stored(page)).filter(([key]) => key.includes("/game/")).map(([, text]) => text);
    return text;
  }

  // What else can be wrong with a save tests/storage/slots.rs and tests/session.rs know.
  const damages = {
    "cut off": [(text) => text.slice(0, -40), /damaged/],
    "another version": [(text) => text.replace(/"version":\d+/, '"version":7'), /version 7 of the rules/],
    "not text of ours": [() => "\u0000{\u{1f6a2}", /damaged/],
  };

  test("is named for what it is, stays as it is, and is exported as it is", async ({ page }) => {
    const text = await storeGame(page);
    await backToStart(page);
    for (const [name, [damage, message]] of Object.entries(damages)) {
      await test.step(name, async () => {
        const damaged = damage(text);
        expect(damaged).not.toBe(text);
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [BROKEN, damaged]);
        await page.goto("./");
        const line = page.locator(".saves li.broken");
        await expect(line).toContainText(message);
        await expect(line.getByRole("button", { name: "Open" })).toHaveCount(0);
        expect(await fileFrom(page, line.getByRole("button", { name: "Export" }))).toBe(damaged);
        expect((await stored(page))[BROKEN]).toBe(damaged);
      });
    }
  });

  test("is not touched by playing on in another game, and is deleted with two clicks", async ({ page }) => {
    const damaged = (await storeGame(page)).slice(0, -40);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [BROKEN, damaged]);
    await comeBack(page);
    await giveOrders(page, 1);
    await backToStart(page);
    expect((await stored(page))[BROKEN]).toBe(damaged);

    const line = page.locator(".saves li.broken");
    await line.getByRole("button", { name: "Delete" }).click();
    expect((await stored(page))[BROKEN]).toBe(damaged);
    await line.getByRole("button", { name: "Really delete it?" }).click();
    await expect(line).toHaveCount(0);
    expect((await onlySave(page)).orders).toHaveLength(5);
  });
});

test.describe("two tabs on one game", () => {
  async function twoTabs(page, context) {
    await startBattle(page);
    await giveOrders(page, 2);
    const other = await context.newPage();
    await other.goto("./");
    await other.getByRole("button", { name: "Continue" }).click();
    await asked(other);
    return other;
  }

  test("looking at it in another tab disturbs nothing", async ({ page, context }) => {
    const other = await twoTabs(page, context);
    await expect(otherTab(page)).toHaveCount(0);
    await giveOrders(page, 1);
    await expect(otherTab(page)).toHaveCount(0);
    expect((await onlySave(page)).orders).toHaveLength(3);
    await expect(otherTab(other)).toBeVisible();
  });

  test("the second writer is told, nothing is written over, and takes the other tab's game", async ({ page, context }) => {
    const other = await twoTabs(page, context);
    await giveOrders(other, 3);
    const kept = await stored(other);
    await giveOrders(page, 1);
    await expect(otherTab(page)).toContainText("another tab");
    expect(await stored(page)).toEqual(kept);

    await otherTab(page).getByRole("button", { name: "The other tab’s" }).click();
    await expect(otherTab(page)).toHaveCount(0);
    expect(await situation(page)).toEqual(await situation(other));
    await giveOrders(page, 1);
    expect((await onlySave(page)).orders).toHaveLength(6);
    await expect(otherTab(other)).toBeVisible();
  });

  test("the second writer is told, nothing is written over, and goes on in a game of its own", async ({ page, context }) => {
    const other = await twoTabs(page, context);
    await giveOrders(other, 3);
    const [[id, theirs]] = Object.entries(await games(other));
    await giveOrders(page, 1);

    await otherTab(page).getByRole("button", { name: "This one, as a game of its own" }).click();
    await expect(otherTab(page)).toHaveCount(0);
    await giveOrders(page, 1);
    const { [id]: untouched, ...rest } = await games(page);
    expect(untouched).toEqual(theirs);
    const [own] = Object.values(rest);
    expect(own.name).not.toBe(theirs.name);
    expect(own.save.orders).toHaveLength(4);
    await expect(otherTab(other)).toHaveCount(0);
  });
});

test.describe("the player's games", () => {
  test("are renamed on the start screen and at the table", async ({ page }) => {
    await startBattle(page);
    await giveOrders(page, 1);
    const before = await onlySave(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Name, export, link" }).click();
    await page.getByLabel("Name", { exact: true }).fill("  Spruance’s “day”  ");
    await page.getByRole("button", { name: "Keep under this name" }).click();
    await backToStart(page);
    const line = saved(page, "Spruance’s “day”");
    await line.getByRole("button", { name: "Rename" }).click();
    await line.or(page.locator(".saves li")).getByLabel("New name").fill("Mitscher <b>");
    await page.keyboard.press("Enter");
    await expect(saved(page, "Mitscher <b>")).toBeVisible();
    expect(Object.values(await games(page)).map(({ name }) => name)).toEqual(["Mitscher <b>"]);
    expect(await onlySave(page)).toEqual(before);
  });

  test("are deleted with two clicks", async ({ page }) => {
    await startBattle(page);
    await backToStart(page);
    const line = saved(page, "Hey, Rube!");
    await line.getByRole("button", { name: "Delete" }).click();
    expect(Object.keys(await games(page))).toHaveLength(1);
    await line.getByRole("button", { name: "Really delete it?" }).click();
    await expect(page.locator(".saves li")).toHaveCount(0);
    expect(await games(page)).toEqual({});
    await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
  });

  test("go out as a file and come back as the same game", async ({ page }) => {
    await startBattle(page, "scenario=1&seed=18446744073709551615&options=deck-crashes");
    await giveOrders(page, 6);
    await undo(page).click();
    const [original] = Object.values(await games(page));
    const before = await situation(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Name, export, link" }).click();
    const file = await fileFrom(page, page.getByRole("button", { name: "Export to a file" }));
    await page.evaluate(() => localStorage.clear());

    await page.goto("./");
    await page.locator("input[type=file]").setInputFiles({ name: "from-a-friend.json", mimeType: "application/json", buffer: Buffer.from(file) });
    await expect(page.getByRole("status").filter({ hasText: "imported" })).toBeVisible();
    const [back] = Object.values(await games(page));
    expect(back.save).toEqual(original.save);
    expect(back.name, "the game's own, not the file's").toBe(original.name);
    await page.locator(".saves").getByRole("button", { name: "Open" }).click();
    expect(await situation(page)).toEqual(before);
  });

  test("are not harmed by importing garbage", async ({ page }) => {
    await startBattle(page);
    await giveOrders(page, 2);
    const before = await stored(page);
    const save = JSON.stringify(await savedText(page));
    await backToStart(page);
    const garbage = {
      "empty.json": "",
      "holiday.jpg": Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      "list.json": "[1, 2, 3]",
      "half.json": save.slice(0, save.length / 2),
      "tampered.json": save.replace('"undone":0', '"undone":1'),
    };
    for (const [name, content] of Object.entries(garbage)) {
      await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
      await expect(page.getByRole("alert").filter({ hasText: "was not imported" })).toContainText(name);
      expect(await stored(page), name).toEqual(before);
    }
  });
});

test.describe("a reload", () => {
  test("returns to the table, and to the start screen from there", async ({ page }) => {
    await page.goto("./");
    await page.reload();
    await expect(card(page)).toBeVisible();
    await startBattle(page);
    await giveOrders(page, 3);
    const before = await situation(page);
    await page.reload();
    expect(await situation(page)).toEqual(before);
    await page.reload();
    expect(await situation(page)).toEqual(before);
    await backToStart(page);
    await page.reload();
    await expect(card(page)).toBeVisible();
    // Another tab begins at the start.
    await page.getByRole("button", { name: "Continue" }).click();
    const other = await page.context().newPage();
    await other.goto("./");
    await expect(card(other)).toBeVisible();
  });

  test("returns a finished game to its report", async ({ page }) => {
    await openSave(page, "finished");
    // A slot of an older page has its summary from now on.
    expect(Object.values(await games(page))[0].summary).toMatchObject({ title: "philippine-sea", scenario: 1 });
    const report = await toldByReport(page);
    await page.reload();
    await expect(page.locator(".report")).toBeVisible();
    expect(await toldByReport(page)).toBe(report);
  });

  test("of a game deleted in another tab begins at the start", async ({ page }) => {
    await startBattle(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(card(page)).toBeVisible();
  });
});

test("a game of another version or title is told apart from others, exported and deleted, and never opened", async ({ page }) => {
  await startBattle(page, "scenario=1&seed=7&options=deck-crashes");
  await giveOrders(page, 2);
  const [[id, slot]] = Object.entries(await games(page));
  await backToStart(page);
  const others = [
    [{ version: 2 }, "made with version 2 of the rules"],
    [{ title: "midway" }, "a game of another title, \"midway\""],
  ];
  for (const [change, why] of others) {
    const text = JSON.stringify({ ...slot, name: "Another", summary: { ...slot.summary, ...change } });
    await page.evaluate(([id, text]) => localStorage.setItem(id, text), [`${id}1`, text]);
    await page.reload();
    const line = page.locator(".saves li.broken");
    for (const part of ["Scenario 1, Hey, Rube!: Deck crashes", "19 June 1944, 0930", "points", why]) {
      await expect(line).toContainText(part);
    }
    await expect(line.getByRole("button", { name: "Open" })).toHaveCount(0);
    expect(await fileFrom(page, line.getByRole("button", { name: "Export" }))).toBe(text);
    await line.getByRole("button", { name: "Delete" }).click();
    await line.getByRole("button", { name: "Really delete it?" }).click();
    await expect(line).toHaveCount(0);
  }
});

test.describe("on the start screen", () => {
  test("an empty name is refused with a word, and the focus is where the player goes on", async ({ page }) => {
    await startBattle(page);
    await backToStart(page);
    const rename = page.locator(".saves").getByRole("button", { name: "Rename" }).last();
    await rename.click();
    const name = page.getByLabel("New name");
    await expect(name).toBeFocused();
    await name.fill("   ");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "A game needs a name" })).toBeVisible();
    await name.fill("Größe 2");
    await page.keyboard.press("Enter");
    await expect(saved(page, "Größe 2")).toBeVisible();
    await expect(rename).toBeFocused();
    await rename.click();
    await page.keyboard.press("Escape");
    await expect(name).toHaveCount(0);
    await expect(rename).toBeFocused();
  });

  test("the same game brought in twice is told so", async ({ page }) => {
    await startBattle(page);
    await giveOrders(page, 2);
    await backToStart(page);
    const file = await fileFrom(page, page.locator(".saves").getByRole("button", { name: "Export" }));
    const before = await stored(page);
    await page.locator("input[type=file]").setInputFiles({ name: "again.json", mimeType: "application/json", buffer: Buffer.from(file) });
    const told = page.getByRole("alert").filter({ hasText: "again.json" });
    await expect(told).toContainText("the same game at the same order as “Hey, Rube!”, which is here already");
    expect(await stored(page)).toEqual(before);
  });

  test("a double click deletes nothing", async ({ page }) => {
    await startBattle(page);
    await backToStart(page);
    await page.locator(".saves").getByRole("button", { name: "Delete" }).dblclick();
    await expect(page.getByRole("button", { name: "Really delete it?" })).toBeVisible();
    expect(Object.keys(await games(page))).toHaveLength(1);
  });
});

test.describe("where nothing is stored", () => {
  const forbid = () => {
    const get = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get });
  };
  const causes = {
    "it is forbidden": [forbid, "does not let the page keep games"],
    "it is full": [() => (Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); }), "storage is full"],
    "it keeps nothing": [() => (Storage.prototype.setItem = () => {}), "did not keep what it was given"],
  };
  for (const [name, [cause, told]] of Object.entries(causes)) {
    test(`since ${name}, that is said, and the game can be returned to within the tab`, async ({ page }) => {
      await page.addInitScript(cause);
      await page.goto("./");
      await expect(lost(page)).toContainText(told);
      await expect(page.locator(".saves")).toContainText("only as long as this tab is open");
      await card(page).getByRole("button", { name: "Sail" }).click();
      await page.getByRole("button", { name: "To the chart" }).click();
      await asked(page);
      await giveOrders(page, 3);
      const before = await situation(page);
      await leaveTable(page);
      const line = saved(page, "Hey, Rube!");
      await expect(line).toContainText("not saved: it is lost when this tab closes");
      const exported = JSON.parse(await fileFrom(page, line.getByRole("button", { name: "Export" })));
      expect(exported.orders).toHaveLength(3);
      await page.getByRole("button", { name: "Continue" }).click();
      expect(await situation(page)).toEqual(before);
      await giveOrders(page, 1);
      await expect(lost(page)).toContainText(told);

      // Two games of this tab: neither is lost.
      await leaveTable(page);
      await card(page, 2).getByRole("button", { name: "Sail" }).click();
      await page.getByRole("button", { name: "To the chart" }).click();
      await asked(page);
      await leaveTable(page);
      await expect(page.locator(".saves li")).toHaveCount(2);
      await saved(page, "Hey, Rube!").getByRole("button", { name: "Rename" }).click();
      await page.getByLabel("New name").fill("Ours");
      await page.keyboard.press("Enter");
      await saved(page, "Ours").getByRole("button", { name: "Delete" }).click();
      await saved(page, "Ours").getByRole("button", { name: "Really delete it?" }).click();
      await expect(page.locator(".saves li")).toHaveCount(1);
    });
  }

  test("the browser asks before it closes the tab", async ({ page }) => {
    await page.addInitScript(forbid);
    await page.goto("./");
    await card(page).getByRole("button", { name: "Sail" }).click();
    await page.getByRole("button", { name: "To the chart" }).click();
    await asked(page);
    await giveOrders(page, 1);
    const asks = page.waitForEvent("dialog");
    void page.close({ runBeforeUnload: true });
    const dialog = await asks;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
  });

  test("a game that could not be stored is, once there is room", async ({ page }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (window.full) throw new DOMException("no room", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    });
    await startBattle(page);
    await giveOrders(page, 1);
    await page.evaluate(() => (window.full = true));
    await giveOrders(page, 2);
    await leaveTable(page);
    await page.evaluate(() => (window.full = false));
    await page.getByRole("button", { name: "Continue" }).click();
    await asked(page);
    await expect(lost(page)).toHaveCount(0);
    expect((await onlySave(page)).orders).toHaveLength(3);
  });
});

test.describe("settings", () => {
  const KEY = "carrier-battle/settings";

  /** The page as it comes up with a text stored for the settings. */
  async function withSettings(page, text) {
    await page.goto("./");
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, text]);
    await page.reload();
    await expect(card(page)).toBeVisible();
    const root = page.locator(":root");
    return { theme: await root.getAttribute("data-theme"), tempo: await root.evaluate((root) => root.style.getPropertyValue("--tempo")) };
  }

  test("are in step with another tab", async ({ page, context }) => {
    await withSettings(page, '{"speed":"slow","theme":"dark"}');
    const other = await context.newPage();
    await other.goto("./");
    await other.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, '{"speed":"slow","theme":"light"}']);
    await expect(page.locator(":root")).toHaveAttribute("data-theme", "light");
  });
});
