/**
 * Node.js refuses some requests before any handler runs: too long, too slow, or no HTTP. Without this a browser shows a
 * page of its own, or none. Caller and address are unknown here, so it is one page in the hospital's main language.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { plainPage } from '#server/call/fault-page.ts';
import type { SiteLanguages } from '#server/content/languages.ts';
import { inLanguage } from '#words/in-language.ts';
import { t } from '#words/say.ts';

/** How long a connection stays open for its client to read the page; data arriving at a closed one would reset it. */
const lingerMs = 1_000;

export function answerEarly(server: Server, offered: () => Promise<SiteLanguages>) {
  const answered = new WeakSet<Socket>();
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }) => {
      // Further data is no HTTP either.
      if (answered.has(socket)) return;
      answered.add(socket);
      // A client that has gone reads nothing, and one that is reading an answer would take this for a part of it.
      if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent)
        return socket.destroy();
      pageFor(error.code, offered).then(
        (page) => {
          socket.end(page);
          setTimeout(() => socket.destroy(), lingerMs).unref();
        },
        () => socket.destroy(),
      );
    },
  );
}

const statuses: Record<string, [status: number, phrase: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Content Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

async function pageFor(code = '', offered: () => Promise<SiteLanguages>) {
  const [status, phrase] = statuses[code] ?? [400, 'Bad Request'];
  const { main, ...spoken } = await offered();
  const page = inLanguage({ ...spoken, language: main, isMain: true }, () =>
    plainPage(status, {
      title: t('We could not read this request.'),
      words:
        status === 431
          ? t(
              'The address is too long, or your browser keeps too many cookies of this site. Delete them, or begin at the home page.',
            )
          : t('It was too slow, or it was damaged on the way. Please try again.'),
      again: '',
    }),
  );
  const body = await page.text();
  page.headers.set('Content-Length', `${Buffer.byteLength(body)}`);
  page.headers.set('Connection', 'close');
  const headers = [...page.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${phrase}\r\n${headers}\r\n${body}`;
}
