/**
 * What a page says about now ends with its moment: at the next opening or closing it goes, since the page may be in an
 * open tab, come from an earlier visit, or be the last that the server could make. A page that the worker kept hides it
 * from the start (footer.css).
 */
const parts = document.querySelectorAll<HTMLElement>('[data-ends]');

function hideWhatEnded() {
  for (const part of parts) part.hidden = Date.now() >= Date.parse(part.dataset.ends!);
}

if (parts.length > 0) {
  hideWhatEnded();
  setInterval(hideWhatEnded, 30_000);
  for (const moment of ['pageshow', 'visibilitychange'] as const) addEventListener(moment, hideWhatEnded);
}

export {};
