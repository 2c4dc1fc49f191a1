/**
 * Keeps the live parts of a page up to date. On an event from the server the page is fetched again, and its parts are
 * replaced. A stream that ended is reopened as long as the page is open, and the page also polls once a minute: a
 * connection may die unnoticed, and some parts end by the clock.
 */
const followed = document.querySelector<HTMLElement>('[data-live]');
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
const longestLoadMs = 10_000;
let delayMs = firstDelayMs;
let isLoading = false;
let isWanted = false;

if (followed) {
  follow(followed.dataset.live!);
  setInterval(refresh, 60_000);
  addEventListener('online', refresh);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) refresh();
  });
}

function follow(address: string) {
  const stream = new EventSource(address);
  stream.addEventListener('ready', () => {
    delayMs = firstDelayMs;
    refresh();
  });
  stream.addEventListener('changed', refresh);
  stream.addEventListener('error', () => {
    // If the server is down, marks the page as possibly out of date at once.
    refresh();
    // The browser reconnects by default.
    if (stream.readyState !== EventSource.CLOSED) return;
    // Jitter, so that not all pages reconnect at once.
    setTimeout(() => follow(address), delayMs * (0.5 + Math.random()));
    delayMs = Math.min(delayMs * 2, longestDelayMs);
  });
}

async function refresh() {
  isWanted = true;
  if (isLoading) return;
  isLoading = true;
  while (isWanted) {
    isWanted = false;
    const page = await load();
    document.documentElement.toggleAttribute('data-lost', page === null);
    if (page) replaceParts(page);
  }
  isLoading = false;
}

/** Parsed by the browser, so that no text of ours becomes markup; null on failure. */
function load(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.timeout = longestLoadMs;
    request.addEventListener('loadend', () => {
      // The address was revoked, so its content must disappear.
      if (request.status === 404) location.reload();
      resolve(request.status === 200 ? request.responseXML : null);
    });
    request.send();
  });
}

function replaceParts(page: Document) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-live-part]')) {
    const next = page.querySelector(`[data-live-part="${part.dataset.livePart}"]`);
    if (next && next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes);
  }
}

export {};
