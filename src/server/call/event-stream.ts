/**
 * Server-sent events as an answer. What happens in quick succession is sent together, and whoever reads too slowly is
 * cut off: they come back and ask for everything, which is cheaper than what has piled up.
 */

export interface StreamEvent {
  name: string;
  data: unknown;
}

export interface EventSource {
  /** Begins to send; the function it answers, or the promise of one, ends that. */
  start(sender: Sender): Promise<() => void>;
}
export interface Sender {
  /** Sent within a moment; an event that already waits is not sent twice. */
  send(event: StreamEvent): void;
  /** Nothing is sent after this. */
  end(): void;
}

const gatherMs = 100;
const aliveMs = 15_000;
/** More waiting events than this say no more than "ask for everything". */
const mostWaiting = 200;

export class EventStream {
  readonly body: ReadableStream<Uint8Array>;

  /** `alive` is asked with every sign of life; where it says no, or cannot say, the stream ends. */
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
        // Not before somebody reads: the answer to HEAD has a body that nobody reads or cancels.
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
