/*
 * What the site is without a network: the pages that this browser has visited, as they were, and for any other address
 * the page at /offline with the numbers to call. With a network every page comes from the server. Nothing of the staff
 * area, of the API, of a booking or of a search is ever kept here, and nothing under an address with a query.
 */
const pages = 'pages-1';
const files = 'files-1';
const pictures = 'pictures-1';
const most = { [pages]: 40, [files]: 60, [pictures]: 80 };
const offline = '/offline';
const hour = 3_600_000;

/** Pages that are one person's, or that say what somebody looked for. */
const personal =
  /^(\/[a-z]{2})?\/(admin|api|appointment|contact\/sent|newsletter|search|healthz|readyz|metrics|social|theme)(\/|$)|\.\w+$/i;

/** The page of numbers in the language that an address begins with. */
const offlineFor = (path) => (/^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '') + offline;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage(offline).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(begin()));

/** A page that was open before there was a worker names the files that it has loaded. */
self.addEventListener('message', ({ data }) => {
  for (const address of data?.files ?? []) {
    const url = new URL(address, location.origin);
    if (cacheOf(url) === files) void fetched(url.href).catch(() => {});
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (cacheOf(url)) event.respondWith(file(event, url));
});

async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !most[name]).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(open.map(({ url }) => isKept(new URL(url)) && keepPage(new URL(url).pathname)));
}

/** A page from the server; where that does not answer, as it was on the last visit, or the page of numbers. */
async function page(event, url) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!isKept(url)) return answer;
    // A proxy that finds no server behind it, or a server without its database.
    const isAway = answer.status >= 502 && answer.status <= 504;
    if (isAway) return (await formerPage(url.pathname)) ?? answer;
    if (isPage(answer)) event.waitUntil(keep(pages, url.pathname, answer.clone()));
    event.waitUntil(refreshOffline(offlineFor(url.pathname)));
    return answer;
  } catch {
    const former = isKept(url) ? await formerPage(url.pathname) : undefined;
    const isStaff = /^\/admin(\/|$)/.test(url.pathname);
    const numbers = async () => (await kept(pages, offlineFor(url.pathname))) ?? (await kept(pages, offline));
    return former ?? (isStaff ? undefined : await numbers()) ?? Response.error();
  }
}

/** A page of an earlier visit, which says so: the network may well be there, and only the server away. */
async function formerPage(path) {
  const answer = await kept(pages, path);
  const text = await answer?.text();
  return text && new Response(text.replace('<html', '<html data-former=""'), { headers: answer.headers });
}

/** Built files and pictures never change under their address; what may change is asked for first. */
async function file(event, url) {
  const isLasting = /^\/(media|theme)\/|-[\w-]{8}\.\w+$/.test(url.pathname);
  const former = await kept(cacheOf(url), url.href);
  if (former && isLasting) return former;
  try {
    const answer = await fetch(event.request);
    if (isWhole(answer) && !(await isForStaff(event))) {
      event.waitUntil(keep(cacheOf(url), url.href, answer.clone()));
    }
    return answer;
  } catch {
    return former ?? Response.error();
  }
}

function cacheOf({ pathname }) {
  if (/^\/(media|assets\/art)\//.test(pathname) && /\.(avif|webp|jpg)$/.test(pathname)) return pictures;
  if (/^\/(assets|theme)\/[^/]+$/.test(pathname) || pathname === '/menu-icons.svg') return files;
}

function isKept({ pathname, search, origin }) {
  return origin === location.origin && search === '' && !personal.test(pathname);
}

function isPage(answer) {
  return (
    isWhole(answer) && !answer.redirected && /^text\/html/.test(answer.headers.get('Content-Type') ?? '')
  );
}

function isWhole(answer) {
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !/no-store/.test(answer.headers.get('Cache-Control') ?? '')
  );
}

async function isForStaff({ clientId }) {
  const client = clientId ? await self.clients.get(clientId) : undefined;
  return client !== undefined && /^\/admin(\/|$)/.test(new URL(client.url).pathname);
}

async function kept(name, address) {
  return (await caches.open(name)).match(address, { ignoreVary: true });
}

/** Keeps an answer, and of all the newest only. */
async function keep(name, address, answer) {
  const cache = await caches.open(name);
  // A page of numbers is never the oldest.
  if (!address.endsWith(offline)) await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
  const addresses = await cache.keys();
  const over = addresses
    .filter(({ url }) => !new URL(url).pathname.endsWith(offline))
    .slice(0, addresses.length - most[name]);
  if (addresses.length > most[name])
    await Promise.all(over.map((one) => cache.delete(one, { ignoreVary: true })));
}

/** Fetches a page with the styles, the script and the type that it names. */
async function keepPage(path) {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!isPage(answer)) return;
  const text = await answer.clone().text();
  await keep(pages, path, answer);
  const named = [...text.matchAll(/(?:href|src)="(\/assets\/[^"/]+\.(?:css|js|woff2)|\/theme\/[\da-f-]+)"/g)];
  await Promise.all(named.map(([, address]) => fetched(new URL(address, location.origin).href)));
}

async function fetched(address) {
  if (await kept(files, address)) return;
  const answer = await fetch(address);
  if (isWhole(answer)) await keep(files, address, answer);
}

/** Hours and numbers change, and with each new version of the site its files. */
async function refreshOffline(path) {
  const former = await kept(pages, path);
  const age = Date.now() - Date.parse(former?.headers.get('Date') ?? '');
  if (!(age < hour)) await keepPage(path).catch(() => {});
}
