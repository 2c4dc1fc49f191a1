/**
 * Registers the worker that caches visited pages (public/service-worker.js). The staff area is never cached, so it has
 * none.
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
    // Fails in browsers that store nothing, as in a private window; the site works anyway.
  }
}
