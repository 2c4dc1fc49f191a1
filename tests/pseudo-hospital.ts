/** A hospital whose German is a language of longer words in other letters (test-pseudo.ts), for servers and browsers. */
import type { BrowserContext } from 'playwright-core';
import { beforeAll } from 'vitest';
import { copyHospital } from '../src/server/test-data-folder.ts';
import { pseudoCatalogue } from '../src/test-pseudo.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { startServer } from './server.ts';
import { wordsAt } from './words-at.ts';

const words = `export default ${JSON.stringify(pseudoCatalogue(['one', 'other']))}`;

/** Call at the top of a journey file. The file's hospital speaks the language beside English. */
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

/** A browser gets the same words. */
export const withPseudoWords = (context: BrowserContext) =>
  context.route(
    (url) => wordsAt(url, 'de') !== undefined,
    (route) => route.fulfill({ contentType: 'text/javascript', body: words }),
  );
