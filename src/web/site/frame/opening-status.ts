/**
 * Hides the current opening state at the next change, since the page may be in an open tab, from an earlier visit, or
 * the last that the server could render. A page kept by the worker hides it from the start (footer.css).
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
