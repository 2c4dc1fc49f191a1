/**
 * Marks a page from an earlier visit, as a cached page looks like any other: there is no network, or the server does
 * not answer and the worker marks its response. The offline page says so itself, and reloads once the network is back.
 */
export {};

const bar = document.querySelector<HTMLElement>('[data-offline-bar]');
const parts = document.querySelectorAll<HTMLElement>('[data-network]');

function show() {
  const isFormer = 'former' in document.documentElement.dataset;
  if (bar) bar.hidden = (navigator.onLine && !isFormer) || parts.length > 0;
  for (const part of parts) part.hidden = (part.dataset.network === 'on') !== navigator.onLine;
}

window.addEventListener('online', () => {
  if (parts.length > 0 && !/offline$/.test(location.pathname)) location.reload();
  else show();
});
window.addEventListener('offline', show);
show();
