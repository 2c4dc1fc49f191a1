/**
 * Server-sent events over our own request, as the browser's EventSource cannot send the token in a header. It
 * reconnects with a growing delay, and at once when the network is back; a silent stream counts as dead. On `ready` the
 * caller reloads what it may have missed.
 */
import { request } from '#web/admin/session/session.ts';

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
/** The server sends a sign of life every 15 seconds. */
const quietMs = 40_000;

/** Follows the events until `signal` is aborted or the session ends. */
export async function followEvents(
  signal: AbortSignal,
  heard: (name: string, data: unknown) => void,
  connected: (is: boolean) => void,
) {
  let delayMs = firstDelayMs;
  while (!signal.aborted) {
    const quiet = new AbortController();
    const watch = { timer: setTimeout(() => quiet.abort(), quietMs) };
    try {
      const either = AbortSignal.any([signal, quiet.signal]);
      const response = await request('desk', 'events', {}, { signal: either });
      // The session has ended, and the page says so.
      if (response.status === 401) return;
      if (response.ok && response.body) {
        await readEvents(response.body, {
          alive() {
            clearTimeout(watch.timer);
            watch.timer = setTimeout(() => quiet.abort(), quietMs);
          },
          heard(name, data) {
            if (name === 'ready') {
              delayMs = firstDelayMs;
              connected(true);
            }
            heard(name, data);
          },
        });
      }
    } catch {
      // Lost, or ended by us: the loop knows which.
    } finally {
      clearTimeout(watch.timer);
      connected(false);
    }
    if (signal.aborted) return;
    // Jitter, so that desks do not all reconnect at once when a server is back.
    await pause(delayMs * (0.5 + Math.random()), signal);
    delayMs = Math.min(delayMs * 2, longestDelayMs);
  }
}

/**
 * Reads a stream to its end. An event is `event:` and `data:` lines up to an empty one; other lines are signs of life.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { alive, heard }: { alive(): void; heard(name: string, data: unknown): void },
) {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => splitLine(line)));
      const name = fields.get('event');
      if (name) heard(name, JSON.parse(fields.get('data') ?? 'null'));
    }
  }
}

function splitLine(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

/** Ends early when the network is back. */
function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
