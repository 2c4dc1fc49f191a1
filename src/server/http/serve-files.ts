/** The built files: scripts, styles, fonts, the worker, and what of the public folder stands beside them. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, Context as HonoContext } from 'hono';

export function serveFiles(app: Hono, root: string) {
  app.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      // Built files have a content hash in their name; those of the public folder do not.
      onFound: (path, c) =>
        c.header(
          'Cache-Control',
          /\/assets\/[\w.-]+-[\w-]{8}\.\w+(\.(br|gz))?$/.test(path)
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600',
        ),
    }),
  );
  app.get('/assets/*', (c) => c.text('Not found', 404));
  // Every page asks whether there is another one, so that a mistake in it is never kept for longer than a visit.
  const fresh = { onFound: (_: string, c: HonoContext) => c.header('Cache-Control', 'no-cache') };
  app.get('/service-worker.js', serveStatic({ root, precompressed: true, ...fresh }));
  app.get('/favicon.ico', (c) => c.redirect('/assets/icon.svg', 301));
}
