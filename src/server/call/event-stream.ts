/**
 * Server-sent events as an answer. Events in quick succession are sent together. A client that reads too slowly is
 * disconnected: reconnecting and loading everything is cheaper than its backlog.
 */

interface StreamEvent {
  name: string;
  data: unknown;
}

export interface EventSource {
  /** Returns the function that stops sending. */
  start(sender: EventSink): Promise<() => void>;
}
export interface EventSink {
  /** Sends within a moment; a queued event is not repeated. */
  send(event: StreamEvent): void;
  end(): void;
}

const gatherMs = 100;
const aliveMs = 15_000;
/** Beyond this many, queued events only mean "load everything". */
const mostWaiting = 200;

export class EventStream {
  readonly body: ReadableStream<Uint8Array>;

  /** `alive` is called at every heartbeat; the stream ends when it returns false or fails. */
  constructor(
    source: EventSource,
    { alive, leaving }: { alive(): Promise<boolean>; leaving?: AbortSignal | undefined },
  ) {
    const text = new TextEncoder();
    let finish = () => {};
    let isBegun = false;

    async function begin(controller: ReadableStreamDefaultController<Uint8Array>) {
      const waiting = new Set<string>();
      let stop = () => {};
      let isOver = false;
      let gathering: NodeJS.Timeout | undefined;
      const isSlow = () => (controller.desiredSize ?? 0) <= -mostWaiting;
      const end = () => {
        if (isOver) return;
        finish();
        controller.close();
      };
      const signs = setInterval(async () => {
        const holds = await alive().catch(() => false);
        if (isOver) return;
        if (holds && !isSlow()) controller.enqueue(text.encode(': still here\n\n'));
        else end();
      }, aliveMs);
      finish = () => {
        if (isOver) return;
        isOver = true;
        clearTimeout(gathering);
        clearInterval(signs);
        leaving?.removeEventListener('abort', end);
        stop();
      };
      const flush = () => {
        gathering = undefined;
        if (isSlow() || waiting.size > mostWaiting) return end();
        for (const words of waiting) controller.enqueue(text.encode(words));
        waiting.clear();
      };
      const send = ({ name, data }: StreamEvent) => {
        if (isOver) return;
        waiting.add(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
        gathering ??= setTimeout(flush, gatherMs);
      };
      leaving?.addEventListener('abort', end);
      try {
        stop = await source.start({ send, end });
      } catch {
        return end();
      }
      // It may have ended while the source was starting.
      if (isOver) stop();
      else if (leaving?.aborted) end();
    }

    this.body = new ReadableStream<Uint8Array>(
      {
        // Starts on the first read: the body of an answer to HEAD is neither read nor cancelled.
        async pull(controller) {
          if (isBegun) return;
          isBegun = true;
          await begin(controller);
        },
        cancel: () => finish(),
      },
      { highWaterMark: 0 },
    );
  }
}
