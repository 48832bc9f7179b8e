// Keeps the page so that it plays offline, from whatever folder it is served.
//
// There is no list of files to keep up to date: the page itself is read, and what it refers to is
// what is kept. Navigation asks the network first, so a new version shows at the next load, or at the
// one after where it does not come within three seconds; the
// files it brings have new names (with a hash in them), so old and new never mix. The hash is of what
// rustc made: where only wasm-opt is another, the same program has the same name, and the older stays.
//
// A network may answer with something else, such as the page of a hotel that wants a name, or not at all: what is kept
// gives way only to a page that is ours and whole, and is shown where that does not come soon.

const PREFIX = "carrier-battle:";
// The scope is part of the name: other copies on the same host keep their own.
const CACHE = `${PREFIX}1:${self.registration.scope}`;
const PAGE = self.registration.scope;
const HASHED = /-[0-9a-f]{8,16}(_bg)?\.\w+$/;
// How long something new is waited for, in milliseconds, while something is kept.
const PATIENCE = 3000;
// What stands in our page and in no other: tools/finish.mjs writes the name of the title here.
const OURS = 'content="TITLE"';

self.addEventListener("install", (event) => {
  event.waitUntil(fetchPage().then(keep).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(PAGE) || isOfOtherTitle(request)) return;
  if (isPage(request)) event.respondWith(page(event));
  else event.respondWith(HASHED.test(new URL(request.url).pathname) ? cacheFirst(request) : networkFirst(request));
});

function pathOf(request) {
  return new URL(request.url).pathname.slice(new URL(PAGE).pathname.length);
}

// All files of a page lie in its own folder: what is in one below is another title's, which has a worker of its own.
function isOfOtherTitle(request) {
  return pathOf(request).includes("/");
}

function isPage(request) {
  const path = pathOf(request);
  return request.mode === "navigate" && (path === "" || path === "index.html");
}

// The page from the network, and it is kept together with its files; the page as last kept, where that does not come soon.
async function page(event) {
  const fresh = fetchPage();
  event.waitUntil(fresh.then(keep).catch(() => {}));
  const old = await kept(PAGE);
  // Who has nothing is shown whatever there is.
  if (!old) return fetch(event.request);
  return inTime(fresh).then(({ response }) => response.clone()).catch(() => old);
}

// Our page, whole, with those of its files that are not kept: what stands in them may still be on its way.
// no-cache: the browser's own cache must not hide a new version.
async function fetchPage() {
  const response = await fetch(PAGE, { cache: "no-cache" });
  const html = await response.clone().text();
  const urls = filesOf(html);
  const isWhole = [".js", "_bg.wasm"].every((end) => urls.some((url) => url.endsWith(end))) && html.includes("</html>");
  if (!response.ok || !html.includes(OURS) || !isWhole) throw new Error(`${PAGE}: not our page, or not all of it`);
  const have = await keptUrls();
  const missing = urls.filter((url) => !(HASHED.test(url) && have.has(url)));
  const files = await Promise.all(missing.map(async (url) => ({ url, response: await fetchFile(url) })));
  // Browsers navigate to no answer that was sent on from another address.
  return { response: response.redirected ? new Response(html, { headers: response.headers }) : response, urls, files };
}

// A file of the page. None of them is a page itself.
async function fetchFile(url) {
  const response = await fetch(url);
  const isFile = response.ok && !/^text\/html/.test(response.headers.get("content-type"));
  if (!isFile) throw new Error(`${url}: not our file`);
  return response;
}

// The page goes in last: one that is kept always has all of its files.
async function keep({ response, urls, files }) {
  const page = response.clone();
  const cache = await caches.open(CACHE);
  // The page that was kept until now may just be shown, and ask for its files.
  const before = filesOf((await (await kept(PAGE))?.text()) ?? "");
  await Promise.all(files.map(({ url, response }) => cache.put(url, response)));
  await cache.put(PAGE, page);
  const wanted = new Set([PAGE, ...urls, ...before]);
  const dropped = [...(await keptUrls())].filter((url) => !wanted.has(url));
  await Promise.all(dropped.map((url) => cache.delete(url)));
}

async function keptUrls() {
  const cache = await caches.open(CACHE);
  return new Set((await cache.keys()).map((request) => request.url));
}

// The files that a page refers to: its links and scripts, and the wasm named in trunk's script.
function filesOf(html) {
  // A minified page leaves the quotes of its attributes out.
  const refers = /\s(?:href|src)=(?:"([^"]+)"|([^\s">]+))|['"`]([^'"`\s]+\.(?:js|wasm))['"`]/g;
  const names = [...html.matchAll(refers)].map((found) => found[1] ?? found[2] ?? found[3]);
  const urls = names.map((name) => new URL(name, PAGE)).filter((url) => url.href.startsWith(PAGE));
  return [...new Set(urls.map((url) => url.href.replace(/#.*/, "")))].filter((url) => url !== PAGE && !url.endsWith("/sw.js"));
}

async function cacheFirst(request) {
  return (await kept(request)) ?? fetch(request);
}

async function networkFirst(request) {
  const fresh = fetch(request);
  const old = await kept(request);
  return old ? inTime(fresh).catch(() => old) : fresh;
}

// What comes within the time that somebody waits.
function inTime(promise) {
  return Promise.race([promise, new Promise((_, fail) => setTimeout(fail, PATIENCE, new Error("too late")))]);
}

async function kept(request) {
  return (await caches.open(CACHE)).match(request, { ignoreVary: true });
}

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== CACHE && name.startsWith(PREFIX) && name.endsWith(`:${self.registration.scope}`));
  await Promise.all(old.map((name) => caches.delete(name)));
}
