/** A hospital whose German is replaced by the pseudo-language (test-pseudo.ts), on the server and in browsers. */
import type { BrowserContext } from 'playwright-core';
import { beforeAll } from 'vitest';
import { copyHospital } from '../src/server/test-data-folder.ts';
import { pseudoCatalogue } from '../src/test-pseudo.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { startServer } from './server.ts';
import { wordsAt } from './words-at.ts';

const words = `export default ${JSON.stringify(pseudoCatalogue(['one', 'other']))}`;

/** Call at the top of a journey file, whose hospital then speaks the pseudo-language besides English. */
export function startPseudoHospital() {
  startOwnHospital(() =>
    startServer({ NODE_OPTIONS: '--import=./tests/pseudo-words.ts' }, [], copyHospital, 'src/main.ts'),
  );
  beforeAll(async () => {
    const { version } = await api('/settings');
    const headers = { ...(await staffHeaders()), 'If-Match': `"${version}"` };
    await send('PUT', '/settings/1', { languages: ['de'] }, headers);
  });
}

/** Gives a browser the same words. */
export const withPseudoWords = (context: BrowserContext) =>
  context.route(
    (url) => wordsAt(url, 'de') !== undefined,
    (route) => route.fulfill({ contentType: 'text/javascript', body: words }),
  );
