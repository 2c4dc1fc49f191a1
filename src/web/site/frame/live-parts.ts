/**
 * Keeps the parts of a page up to date that show what is so now. The server says that something has changed, the page is
 * asked for again, and its parts replace what is shown. A stream that has ended is begun again for as long as the page is
 * open, and the page asks once a minute besides: a connection may be dead without anybody noticing, and some of what it
 * shows ends by the clock.
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
    // Says at once that what is shown may be old.
    refresh();
    // Otherwise it connects again on its own.
    if (stream.readyState !== EventSource.CLOSED) return;
    // So that not all pages do at once when a server comes back.
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

/** As a document, so that no text of ours becomes markup; null where it cannot be had. */
function load(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.timeout = longestLoadMs;
    request.addEventListener('loadend', () => {
      // The address was revoked: what it showed is nobody's to see any more.
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
