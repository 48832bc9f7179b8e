// The page where there is no game yet, or none any more: while it loads, where it does not start, and when it has stopped.

import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, createGzip } from "node:zlib";
import { serve } from "../../tools/serve.mjs";
import { dist, expect, test as base } from "./page.mjs";
import { Player } from "./player.mjs";
import { asked, card, comeBack, games, onlySave, savedText, startBattle, stored } from "./table.mjs";

// A site of each test's own, which answers as the test wants.
const test = base.extend({
  own: async ({}, use) => {
    const own = await serve(dist, { base: "/some/folder/" });
    await use(own);
    await own.close();
  },
  baseURL: async ({ own }, use) => use(own.url),
});
test.use({ settings: { speed: "off" } });

const heading = (page) => page.getByRole("heading", { level: 1, name: "Carrier Battle:" });
const loading = (page) => page.locator("#loading");
const again = (page) => page.getByRole("button", { name: "Reload" });

/** Answers what is asked for under a name that ends so, and nothing else. */
function answerTo(site, end, answer) {
  site.answer = (request, response) => {
    const is = new URL(request.url, site.url).pathname.endsWith(end);
    if (is) answer(response, request);
    return is;
  };
}
const notFound = (response) => response.writeHead(404).end();
const asPage = (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Hotel</title>Your room?");
const cutOff = (response) => response.destroy();

/** Sends the program compressed, a part of it at each call; all that is left, if no part is named. */
async function inParts(site) {
  const name = (await readdir(dist)).find((name) => name.startsWith("carrier-battle") && name.endsWith("_bg.wasm"));
  const bytes = await readFile(join(dist, name));
  let sent = 0;
  let asked;
  const stream = new Promise((resolve) => (asked = resolve));
  answerTo(site, name, (response) => {
    response.writeHead(200, { "Content-Type": "application/wasm", "Content-Encoding": "gzip" });
    const gzip = createGzip({ level: 1 });
    gzip.pipe(response);
    asked(gzip);
  });
  return async (part = 1) => {
    const gzip = await stream;
    const to = Math.floor(bytes.length * part);
    gzip.write(bytes.subarray(sent, to));
    sent = to;
    if (part === 1) gzip.end();
    else await new Promise((done) => gzip.flush(constants.Z_SYNC_FLUSH, done));
  };
}

test.describe("without a service worker", () => {
  test.use({ ownWorkers: "block" });

  test("a bar says how much of the game is here, for as long as bytes arrive", async ({ page, own }) => {
    await page.clock.install();
    const send = await inParts(own);
    await page.goto("./", { waitUntil: "commit" });
    const bar = page.getByRole("progressbar", { name: "Loading the game" });
    await expect(bar).toBeVisible();
    // As long as it is empty it is no alert.
    const told = page.locator("#loading-problem");
    for (const part of [0.2, 0.4, 0.6, 0.8]) {
      await send(part);
      // What is held back to be unpacked is little, and the bar never runs ahead.
      await expect.poll(() => bar.evaluate((bar) => bar.value / bar.max)).toBeGreaterThan(part - 0.02);
      expect(await bar.evaluate((bar) => bar.value / bar.max)).toBeLessThanOrEqual(part);
      await page.clock.fastForward(11_000);
      await expect(told).toHaveText("");
    }
    await page.clock.fastForward(20_000);
    await expect(told).toContainText("Nothing has arrived for 20 seconds: the connection is slow, or broken");
    await expect(again(page)).toBeVisible();
    await send();
    await expect(heading(page)).toBeVisible({ timeout: 60_000 });
    await expect(loading(page)).toHaveCount(0);
  });

  test("a game that does not start says what it lacks", async ({ page, own, faults }) => {
    const missing = "A part of the game is missing on its server";
    const broken = "The connection to the game’s server broke";
    const script = (await readdir(dist)).find((name) => /^carrier-battle-\w+\.js$/.test(name));
    const cases = {
      "half a deployment: no script": [script, notFound, missing],
      "half a deployment: another page in the place of the script": [script, asPage, missing],
      "half a deployment: no program": ["_bg.wasm", notFound, missing],
      "half a deployment: another page in the place of the program": ["_bg.wasm", asPage, missing],
      "a program that is none": ["_bg.wasm", (response) => response.writeHead(200, { "Content-Type": "application/wasm" }).end("version https://git-lfs"), missing],
      "no server any more": [script, cutOff, broken],
      "a line that breaks in the midst": ["_bg.wasm", (response) => {
        response.writeHead(200, { "Content-Type": "application/wasm", "Content-Length": 1e6 });
        response.write("\0asm", () => setTimeout(cutOff, 200, response));
      }, broken],
    };
    for (const [what, [end, answer, words]] of Object.entries(cases)) {
      await test.step(what, async () => {
        answerTo(own, end, answer);
        await page.goto("./");
        await expect(page.getByRole("alert")).toContainText(words);
        await expect(page.getByRole("progressbar")).toHaveCount(0);
        await expect(loading(page)).not.toContainText("WebAssembly turned on");
      });
    }
    own.answer = () => false;
    await again(page).click();
    await expect(heading(page)).toBeVisible();

    const without = {
      "no network": ["Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })", "not connected to any network", cutOff],
      "no WebAssembly": ["delete window.WebAssembly", "This browser runs no WebAssembly", notFound],
    };
    for (const [what, [patch, words, answer]] of Object.entries(without)) {
      await test.step(what, async () => {
        const other = await page.context().newPage();
        await other.addInitScript(patch);
        answerTo(own, script, answer);
        await other.goto("./");
        await expect(other.getByRole("alert")).toContainText(words);
        await other.close();
      });
    }
    await page.goto(`file://${join(dist, "index.html")}`);
    await expect(page.getByRole("alert")).toContainText("This page was opened as a file");
    // What did not come stands in the console too.
    faults.errors.length = 0;
  });

  test("in another site's frame it plays as far as it may, and says what it may not", async ({ page, own, faults }) => {
    const inFrame = async (sandbox, headers = {}) => {
      own.answer = (request, response) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const isFrame = request.url.endsWith("frame.html");
        if (isFrame) response.writeHead(200, { "Content-Type": "text/html" }).end(`<iframe sandbox="${sandbox}" src="./" width="1200" height="800"></iframe>`);
        return isFrame;
      };
      await page.goto("about:blank");
      await page.goto("./frame.html");
      return page.frameLocator("iframe");
    };
    await test.step("without allow-forms: Sail, a name and Enter", async () => {
      const frame = await inFrame("allow-scripts allow-same-origin");
      await card(frame).getByRole("button", { name: "Sail" }).click();
      await frame.getByRole("button", { name: "To the chart" }).click();
      await frame.getByRole("button", { name: "Menu" }).click();
      await frame.getByRole("button", { name: "Name, export, link" }).click();
      // The frame forbids files as well, and no browser tells the page.
      await frame.getByRole("button", { name: "Export to a file" }).click();
      const unsure = frame.getByRole("dialog", { name: "Has the file come?" });
      await expect(unsure).toContainText("the site around this page forbids it");
      expect(JSON.parse(await unsure.getByRole("textbox").inputValue()).orders).toEqual([]);
      await unsure.getByRole("button", { name: "Close" }).last().click();
      await frame.getByLabel("Name", { exact: true }).fill("Mitscher");
      await frame.getByLabel("Name", { exact: true }).press("Enter");
      await expect(frame.locator("dialog[open]")).toHaveCount(0);
      const names = Object.values(await games(page)).map(({ name }) => name);
      expect(names).toEqual(["Mitscher"]);
    });
    await test.step("scripts alone, from a server that gives them to no frame", async () => {
      const frame = await inFrame("allow-scripts");
      await expect(frame.getByRole("alert")).toContainText(`Open the game in a tab of its own: ${own.url}`);
    });
    await test.step("scripts alone, from a server that does", async () => {
      const frame = await inFrame("allow-scripts", { "Access-Control-Allow-Origin": "*" });
      await expect(frame.getByRole("alert")).toContainText("does not let the page keep games");
      await card(frame).getByRole("button", { name: "Sail" }).click();
      await frame.getByRole("button", { name: "To the chart" }).click();
      await expect(frame.locator(".prompt")).toBeVisible();
    });
    faults.errors.length = 0;
  });

  test("a game that has stopped says so, is kept, and can be exported", async ({ page, faults }) => {
    const stopped = page.getByRole("heading", { name: "The game has stopped" });
    // The program cannot go on without elements.
    const breakPage = () =>
      page.evaluate(() => {
        Document.prototype.createElement = () => {
          throw new Error("planted");
        };
      });
    const exported = async () => {
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Export this game" }).click()]);
      return JSON.parse(await readFile(await file.path(), "utf8"));
    };
    await startBattle(page);
    await new Player(page).answer(await asked(page));
    const before = await stored(page);
    const { orders } = await savedText(page);

    await test.step("kept", async () => {
      await asked(page);
      await breakPage();
      await page.locator("#menu-button").click();
      await page.locator("#menu").getByRole("button", { name: "Name, export, link" }).click();
      await expect(stopped).toBeFocused();
      await expect(page.locator("body")).toContainText("“Hey, Rube!” is kept in this browser up to the last order that it took");
      // The program is not entered any more: a key that gives an order gives none.
      await page.keyboard.press("h");
      await page.keyboard.press("e");
      await page.evaluate(() => dispatchEvent(new Event("hashchange")));
      expect(await stored(page)).toEqual(before);
      const { name, save } = await exported();
      expect([name, save.orders]).toEqual(["Hey, Rube!", orders]);
      await again(page).click();
      await asked(page);
    });

    await test.step("not kept", async () => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("no room", "QuotaExceededError");
        };
      });
      await new Player(page).answer(await asked(page));
      await asked(page);
      await breakPage();
      await page.locator("#menu-button").click();
      await page.locator("#menu").getByRole("button", { name: "Name, export, link" }).click();
      await expect(page.getByRole("alert")).toContainText("Not kept in this browser: “Hey, Rube!”. Export before you reload");
      const { save } = await exported();
      expect(save.orders.length).toBeGreaterThan(orders.length);
      await again(page).click();
      await asked(page);
    });

    await test.step("at every load", async () => {
      await page.addInitScript(() => {
        if (!history.state?.includes("carrier-battle/game/")) return;
        Document.prototype.createElement = () => {
          throw new Error("planted");
        };
      });
      await page.reload();
      await expect(stopped).toBeVisible();
      await page.getByRole("button", { name: "To the start screen" }).click();
      await expect(card(page)).toBeVisible();
      await expect(page.locator(".saves li")).toHaveCount(1);
    });
    faults.errors.length = 0;
  });
});

test("what is kept is shown where the network has nothing of ours, and gives way to nothing else", async ({ page, faults }) => {
  const folder = await mkdtemp(join(tmpdir(), "carrier-battle-"));
  await cp(dist, folder, { recursive: true });
  const site = await serve(folder, { base: "/some/folder/" });
  try {
    const html = await readFile(join(folder, "index.html"), "utf8");
    const answer = (text) =>
      answerTo(site, "/", (response) => response.writeHead(200, { "Content-Type": "text/html" }).end(text));
    const cached = () =>
      page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => url).sort();
      });
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = await cached();
    expect(kept.length).toBeGreaterThan(3);

    const cases = {
      "a page of the hotel's": "<!doctype html><title>Hotel</title><script src=a.js></script>Your room?",
      "our page, cut off": html.slice(0, html.length / 2),
      "half a deployment": html.replaceAll(/carrier-battle-\w+\.js/g, "new-0123456789abcdef.js").replace("<title>", "<title>New: "),
    };
    for (const [what, text] of Object.entries(cases)) {
      await test.step(what, async () => {
        answer(text);
        await page.reload();
        await expect(page).toHaveTitle("Carrier Battle: Philippine Sea");
        await expect(heading(page)).toBeVisible();
        expect(await cached()).toEqual(kept);
      });
    }
    await test.step("an answer that does not come, or late", async () => {
      let late;
      answerTo(site, "/", (response) => (late = response));
      await page.reload();
      await expect(heading(page)).toBeVisible();
      // It is whole and ours after all, and shown at the next load.
      late.writeHead(200, { "Content-Type": "text/html" }).end(html.replace("<title>", "<title>New: "));
      await expect.poll(() => page.evaluate(async () => (await (await caches.match("./")).text()).includes("New: "))).toBe(true);
      await page.reload();
      await expect(page).toHaveTitle(/^New: /);
    });
    faults.errors.length = 0;
    faults.outside.length = 0;
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
});

test("a link behind the question mark is followed once, and a mad one takes no more than the page", async ({ page }) => {
  await page.goto("./?from=mail&scenario=1&seed=7&options=deck-crashes");
  await page.getByRole("button", { name: "To the chart" }).click();
  const { seed, options } = await onlySave(page);
  expect([seed, options]).toEqual(["7", ["deck-crashes"]]);
  expect(new URL(page.url()).search).toBe("?from=mail");
  await comeBack(page);
  await onlySave(page);
  await page.evaluate(() => (location.hash = "")); // no link at all
  await page.goto("about:blank");
  await page.goto(`./#scenario=1&options=${"W".repeat(5_000)}`);
  await expect(page.getByRole("alert")).toContainText("WWW…\"");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});

test("the start screen's settings open after a battle that a reload brought back", async ({ page }) => {
  await startBattle(page);
  await page.keyboard.press("Enter");
  await comeBack(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Back to the start").click();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
});
