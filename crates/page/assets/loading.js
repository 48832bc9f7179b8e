// The page where there is no game: how far it has loaded, why it does not start, and that it has stopped by a fault.
// It stands within the page, in words that browsers of 2018 read: it must work where the game does not.
(() => {
  /** For how long nothing arrives before that is said, in milliseconds. */
  const STALL = 20000;
  /** What the keys of the player's games begin with in the browser's storage. */
  const GAMES = document.documentElement.dataset.games;

  const AGAIN = "then reload this page.";
  const AS_FILE =
    "This page was opened as a file, and a browser lets no file load a program. It must come from a web server: where " +
    "you have the game’s source, “make play” starts one.";
  const NO_WEBASSEMBLY =
    "This browser runs no WebAssembly, which the game is made of: it is turned off, or the browser is too old. " +
    `Turn it on or take another browser, ${AGAIN}`;
  const TOO_OLD =
    "This browser cannot run the game’s program: it is too old for it, or something forbids it. " +
    `Bring it up to date or take another, ${AGAIN}`;
  const MEMORY = `The browser has no memory left for the game. Close other tabs, ${AGAIN}`;
  const APART =
    "The page is shown in a frame that keeps it apart from its own program. Open the game in a tab of its own: " +
    location.origin + location.pathname;
  const OFFLINE = `This device is not connected to any network, and the game is not kept here yet. Connect it, ${AGAIN}`;
  const BROKEN = "The connection to the game’s server broke before all of the game was here. Reload this page to try again.";
  const MISSING =
    "A part of the game is missing on its server, perhaps because a new version is just being put there. " +
    "Try again in a few minutes.";
  const STALLED =
    `Nothing has arrived for ${STALL / 1000} seconds: the connection is slow, or broken. The page goes on waiting; ` +
    "you can also reload it.";

  const part = (id) => document.getElementById(id);
  const [says, bar, problem, words, again] = ["says", "bar", "problem", "words", "again"].map((id) => part(`loading-${id}`));
  const stopped = part("stopped");
  again.addEventListener("click", () => location.reload());

  /** Shows what keeps the game from starting; in the browser's own words too, where it has any. */
  function explain(text, error) {
    wait.off();
    says.hidden = bar.hidden = true;
    problem.textContent = text;
    words.textContent = error ? `The browser says: ${error.message || error}` : "";
    again.hidden = false;
  }

  /** Tells when nothing arrives, and takes it back when something does; until all has come, or something is wrong. */
  const wait = {
    timer: 0,
    isOver: false,
    on() {
      clearTimeout(wait.timer);
      if (wait.isOver) return;
      wait.timer = setTimeout(() => {
        problem.textContent = STALLED;
        again.hidden = false;
      }, STALL);
    },
    /** Something has arrived. */
    again() {
      if (wait.isOver) return;
      problem.textContent = "";
      again.hidden = true;
      wait.on();
    },
    off() {
      wait.isOver = true;
      clearTimeout(wait.timer);
    },
  };

  /** Counts the bytes of the program as they come; the length of the bar is theirs, noted when the page was built. */
  async function count(response) {
    const isKnown = bar.max > 1;
    if (!isKnown) bar.removeAttribute("value");
    const reader = response.body.getReader();
    for (let bytes = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.length;
      if (isKnown) bar.value = Math.min(bytes, bar.max);
      wait.again();
    }
  }

  /** Whether an answer of the server is a file of the game: half a site answers with a page of its own. */
  const isFile = (answer) => answer.ok && !/^text\/html/.test(answer.headers.get("content-type"));

  /** An answer of the server, without its body; nothing where there is none. */
  async function ask(url, mode) {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), STALL);
    try {
      const answer = await fetch(url, { mode, cache: "no-store", signal: giveUp.signal });
      giveUp.abort();
      return answer;
    } catch (error) {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Why files have not come. */
  async function whyNotHere(urls) {
    for (const url of urls) {
      const answer = await ask(url, "cors");
      if (!answer) return navigator.onLine === false ? OFFLINE : (await ask(url, "no-cors")) ? APART : BROKEN;
      if (!isFile(answer)) return MISSING;
    }
    return BROKEN;
  }

  /** Loads the game: its script by `read`, which imports it, and the program that the script starts. */
  let isLoading = false;
  window.loadGame = async (script, program, read) => {
    isLoading = true;
    if (location.protocol === "file:") return explain(AS_FILE);
    if (typeof WebAssembly !== "object") return explain(NO_WEBASSEMBLY);
    wait.on();
    const starts = read(script).then((glue) => (wait.again(), glue.default));
    const answers = fetch(program).then((answer) => {
      if (!isFile(answer)) throw new Error(`${answer.status} ${answer.statusText}`);
      return answer;
    });
    // A copy is counted: the browser compiles the very answer that came, so that it can keep what it has compiled.
    const arrived = answers.then((answer) => count(answer.clone()));
    let start, answer;
    try {
      [start, answer] = await Promise.all([starts, answers]);
    } catch (error) {
      wait.off();
      arrived.catch(() => {});
      return explain(error instanceof SyntaxError ? TOO_OLD : await whyNotHere([script, program]), error);
    }
    arrived.then(wait.off, wait.off);
    try {
      tables(await start({ module_or_path: answer }));
    } catch (error) {
      if (!hasStopped) await told(error, arrived, [script, program]);
    }
  };

  /** Tells why the program did not start. */
  async function told(error, arrived, urls) {
    const isHere = await arrived.then(() => true, () => false);
    if (!isHere) return explain(await whyNotHere(urls), error);
    if (error instanceof RangeError) return explain(MEMORY, error);
    const cannotRun = [WebAssembly.CompileError, WebAssembly.LinkError].some((kind) => error instanceof kind);
    if (!cannotRun) return stop(String(error));
    // What came was no program, or not all of one.
    const isWhole = !(bar.max > 1) || bar.value === bar.max;
    explain(isWhole ? TOO_OLD : MISSING, error);
  }

  // A program that has stopped in the midst of something must not be entered again: what it has begun is half done.
  // Everything that the browser calls in it is in its tables of functions.
  let hasStopped = false;
  let functions = [];
  const tables = (exports) => {
    functions = Object.keys(exports).map((name) => exports[name]).filter((it) => it instanceof WebAssembly.Table);
  };
  function empty(table) {
    for (let n = 0; n < table.length; n++) table.set(n, null);
  }

  /** Whether an error is one that a program does not go on after: a panic, no memory, a stack that is full. */
  const isEnd = (error) =>
    (typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError) ||
    (error instanceof RangeError && /wasm/.test(error.stack));
  function watch(event, error) {
    if (!isEnd(error)) return;
    // What the browser calls in it afterwards fails at once, and need not be told again.
    if (hasStopped) event.preventDefault();
    else stop(String(error));
  }
  addEventListener("error", (event) => watch(event, event.error));
  addEventListener("unhandledrejection", (event) => watch(event, event.reason));
  // The program's own word, which comes first: what it says of the fault, and the games that are in no storage.
  addEventListener("carrier-battle-stopped", ({ detail: [table, told] }) => {
    functions.push(table);
    const { words, games } = JSON.parse(told);
    stop(words, games);
  });

  /** The player's games by their keys: those in the browser's storage. */
  function keptGames() {
    const games = new Map();
    try {
      for (let n = 0; n < localStorage.length; n++) {
        const id = localStorage.key(n);
        if (!id.startsWith(GAMES)) continue;
        const text = localStorage.getItem(id);
        games.set(id, { id, name: nameOf(text), text });
      }
    } catch (error) {
      // The browser gives none.
    }
    return games;
  }

  /** The key of the game on the table, as the game has left it to the browser's history: alone, or in a record. */
  function keyOnTable() {
    try {
      return JSON.parse(history.state).table;
    } catch (error) {
      return history.state;
    }
  }

  function nameOf(text) {
    try {
      return String(JSON.parse(text).name || "A game");
    } catch (error) {
      return "A game";
    }
  }

  /** Says that the game has stopped, and gives out the player's games: the one on the table, or all that there are. */
  function stop(fault, unsaved = []) {
    if (hasStopped) return;
    hasStopped = true;
    functions.forEach(empty);
    const page = stopped.content.cloneNode(true);
    const find = (name) => page.querySelector(`[data-part=${name}]`);
    const table = keyOnTable();
    const kept = keptGames();
    const lost = unsaved.filter(({ id, text }) => !kept.has(id) || kept.get(id).text !== text);
    const onTable = kept.get(table);
    const quoted = (games) => games.map(({ name }) => `“${name}”`).join(", ");
    find("kept").textContent = lost.length
      ? `Not kept in this browser: ${quoted(lost)}. Export before you reload the page, or it is lost.`
      : onTable
        ? `${quoted([onTable])} is kept in this browser up to the last order that it took: reload the page to go on from there.`
        : "Your games in this browser are as they were.";
    const games = lost.concat(onTable ? [onTable] : lost.length ? [] : [...kept.values()]);
    const shown = games.filter((game, at) => games.findIndex(({ id }) => id === game.id) === at);
    const list = find("games");
    for (const { name, text } of shown) {
      const link = list.firstElementChild.cloneNode(true);
      link.hidden = false;
      link.textContent = shown.length === 1 ? "Export this game" : `Export “${name}”`;
      link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      link.download = `${name.replace(/[\\/:*?"<>|\s]+/g, "-").slice(0, 60)}.json`;
      list.append(link);
    }
    if (shown.length && window !== window.parent) {
      find("framed").hidden = false;
      find("text").value = shown[0].text;
    }
    find("fault").textContent = fault.slice(0, 300);
    const start = find("start");
    start.hidden = !table && !location.hash;
    start.addEventListener("click", () => {
      history.replaceState(null, "", location.pathname);
      location.reload();
    });
    find("reload").addEventListener("click", () => location.reload());
    document.body.textContent = "";
    document.body.append(page);
    document.querySelector("h1").focus();
  }

  // A browser that cannot even read what calls for the game.
  addEventListener("load", () => isLoading || explain(TOO_OLD));

  // For offline play; a convenience, so silent where it is not to be had: a frame of scripts alone throws.
  try {
    if ("serviceWorker" in navigator && /^https?:$/.test(location.protocol)) {
      const workers = navigator.serviceWorker;
      addEventListener("load", () => workers.register("./sw.js").catch(() => {}));
    }
  } catch (error) {
    // It plays without.
  }
})();
