/**
 * Server-sent events for the holder of a link: they say that what it shows has changed, never what, nor that anything
 * else has. The page then loads itself again.
 */
import { CalendarChange } from '#contract/desk.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { limits } from '#server/kernel/limits.ts';
import type { Services } from './context.ts';
import { type EventSink, type EventSource, EventStream } from './event-stream.ts';

interface Shown {
  /** Distinguishes links, to limit the open streams of each. */
  link: string;
  /** Whether a change of the calendar may affect it. */
  concerns(change: CalendarChange): boolean;
  /**
   * What the link shows; null once it no longer opens. Also called at each heartbeat, since delays end by the clock.
   */
  read(): Promise<object | null>;
}

/** By link: an open stream costs memory. */
const openStreams = new Map<string, number>();

export function linkStream(
  { notifications, leaving }: Pick<Services, 'notifications' | 'leaving'>,
  { link, concerns, read }: Shown,
): EventStream | Problem<'too-many-requests'> {
  if ((openStreams.get(link) ?? 0) >= limits.streamsOfLink.most)
    return problem('too-many-requests', { extra: { retryAfter: 30 } });
  let sender: EventSink | undefined;
  let before: string | undefined;
  async function look() {
    const found = await read();
    if (found === null) return false;
    const text = JSON.stringify(found);
    if (before !== undefined && text !== before) sender?.send({ name: 'changed', data: {} });
    before = text;
    return true;
  }
  const source: EventSource = {
    async start(given) {
      sender = given;
      const lookAgain = oneAtATime(async () => {
        if (!(await look())) given.end();
      }, given.end);
      const leave = await notifications.listen('calendar_changed', (message) => {
        if (message === null || concerns(CalendarChange.parse(JSON.parse(message)))) lookAgain();
      });
      openStreams.set(link, (openStreams.get(link) ?? 0) + 1);
      given.send({ name: 'ready', data: {} });
      lookAgain();
      return () => {
        leave();
        const left = openStreams.get(link)! - 1;
        if (left > 0) openStreams.set(link, left);
        else openStreams.delete(link);
      };
    },
  };
  return new EventStream(source, { alive: look, leaving });
}

/** Any number of calls during a run cause one more. */
function oneAtATime(work: () => Promise<void>, failed: () => void) {
  let isRunning = false;
  let isWanted = false;
  return function run() {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    (async () => {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    })()
      .catch(failed)
      .finally(() => {
        isRunning = false;
      });
  };
}
