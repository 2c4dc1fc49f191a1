/**
 * Has the browser keep the pages that it visits (public/service-worker.js). The staff area does without: nothing of it
 * is kept.
 */
import { trustedScript } from '#web/trusted/trusted-script.ts';

if (import.meta.env.PROD && 'serviceWorker' in navigator && !/^\/admin(\/|$)/.test(location.pathname)) {
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register() {
  const hadWorker = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register(trustedScript('/service-worker.js'));
    if (hadWorker) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ files: performance.getEntriesByType('resource').map(({ name }) => name) });
  } catch {
    // A browser that keeps nothing, as in a private window, shows the site as well.
  }
}
