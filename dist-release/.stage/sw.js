// Keeps the page so that it plays offline, from whatever folder it is served.
//
// There is no list of files to keep up to date: the page itself is read, and what it refers to is
// what is kept. Navigation asks the network first, so a new version shows at the next load; the
// files it brings have new names (with a hash in them), so old and new never mix. The hash is of what
// rustc made: where only wasm-opt is another, the same program has the same name, and the older stays.

const PREFIX = "carrier-battle:";
// The scope is part of the name: other copies on the same host keep their own.
const CACHE = `${PREFIX}1:${self.registration.scope}`;
const PAGE = self.registration.scope;
const HASHED = /-[0-9a-f]{8,16}(_bg)?\.\w+$/;

self.addEventListener("install", (event) => {
  event.waitUntil(fetchPage().then(keep).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(PAGE)) return;
  if (isPage(request)) event.respondWith(page(event));
  else event.respondWith(HASHED.test(new URL(request.url).pathname) ? cacheFirst(request) : networkFirst(request));
});

function isPage(request) {
  const path = new URL(request.url).pathname.slice(new URL(PAGE).pathname.length);
  return request.mode === "navigate" && (path === "" || path === "index.html");
}

// The page from the network, kept together with its files; without a network, the page as last kept.
async function page(event) {
  try {
    const response = await fetchPage();
    event.waitUntil(keep(response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    return (await kept(PAGE)) ?? Response.error();
  }
}

// no-cache: the browser's own cache must not hide a new version.
async function fetchPage() {
  const response = await fetch(PAGE, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${PAGE}: ${response.status}`);
  return response;
}

// The page goes in last: one that is kept always has all of its files.
async function keep(response) {
  const cache = await caches.open(CACHE);
  const files = filesOf(await response.clone().text());
  const have = new Set((await cache.keys()).map((request) => request.url));
  await cache.addAll(files.filter((url) => !(HASHED.test(url) && have.has(url))));
  await cache.put(PAGE, response);
  const wanted = new Set([PAGE, ...files]);
  await Promise.all([...have].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
}

// The files that a page refers to: its links and scripts, and the wasm named in trunk's script.
function filesOf(html) {
  // A minified page leaves the quotes of its attributes out.
  const refers = /\s(?:href|src)=(?:"([^"]+)"|([^\s">]+))|['"]([^'"\s]+\.(?:js|wasm))['"]/g;
  const names = [...html.matchAll(refers)].map((found) => found[1] ?? found[2] ?? found[3]);
  const urls = names.map((name) => new URL(name, PAGE)).filter((url) => url.href.startsWith(PAGE));
  return [...new Set(urls.map((url) => url.href.replace(/#.*/, "")))].filter((url) => url !== PAGE && !url.endsWith("/sw.js"));
}

async function cacheFirst(request) {
  return (await kept(request)) ?? fetch(request);
}

async function networkFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    return (await kept(request)) ?? Response.error();
  }
}

async function kept(request) {
  return (await caches.open(CACHE)).match(request, { ignoreVary: true });
}

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== CACHE && name.startsWith(PREFIX) && name.endsWith(`:${self.registration.scope}`));
  await Promise.all(old.map((name) => caches.delete(name)));
}
