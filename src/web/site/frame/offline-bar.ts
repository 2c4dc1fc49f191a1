/**
 * Says when a page is from an earlier visit, since one that was kept looks like any other: there is no network, or the
 * server does not answer and the worker marks what it gives instead. The page that stands in for one that
 * was not kept says so itself, and gives way once the network is back.
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
  if (parts.length > 0 && location.pathname !== '/offline') location.reload();
  else show();
});
window.addEventListener('offline', show);
show();
