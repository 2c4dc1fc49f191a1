/**
 * Announces changes to all processes that share a database: PostgreSQL's LISTEN and NOTIFY, sent by triggers at the
 * commit, so that no writer can forget it. A message only says that something changed, and the listener reads again; it
 * must never be the only way to find out, since PostgreSQL keeps no message for an absent listener.
 *
 * On a PostgreSQL server, messages come over a separate connection, opened for the first listener. The embedded
 * database has one connection, so they come over that.
 */
import pg from 'pg';
import { cutOff } from '#server/db/discard.ts';
import type { DatabaseLimits } from './limits.ts';

const topics = ['calendar_changed', 'desk_changed', 'session_ended', 'content_changed'] as const;
export type Topic = (typeof topics)[number];
/**
 * A listening connection gets its own message before its commit is acknowledged. So a topic that must take effect
 * before the writer is answered is listened to on the writing connections.
 */
const ownTopic: Topic = 'content_changed';
/** With the text of the message, or null if messages may have been missed. */
type Heard = (message: string | null) => void;

export interface Notifications {
  /** Resolves once messages arrive; the returned function stops them. */
  listen(topic: Topic, heard: Heard): Promise<() => void>;
  /** On all topics. */
  readonly listeners: number;
  /** Whether messages of other processes arrive right now. */
  readonly isConnected: boolean;
  close(): Promise<void>;
}

class Listeners {
  readonly #heard = new Map<Topic, Set<Heard>>(topics.map((topic) => [topic, new Set()]));

  get count() {
    return topics.reduce((sum, topic) => sum + this.#heard.get(topic)!.size, 0);
  }

  add(topic: Topic, heard: Heard): () => void {
    // A separate function, so that the same listener may be added twice. An unreadable message counts as missed.
    const one: Heard = (message) => {
      try {
        heard(message);
      } catch {
        heard(null);
      }
    };
    this.#heard.get(topic)!.add(one);
    return () => {
      this.#heard.get(topic)!.delete(one);
    };
  }

  /** Forwards a client's messages; resolves once the server knows that it listens. */
  async attach(client: pg.ClientBase, followed: readonly Topic[] = topics) {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const heard of this.#heard.get(channel as Topic) ?? []) heard(payload);
    });
    await client.query(followed.map((topic) => `LISTEN ${topic}`).join(';'));
  }

  missed() {
    for (const topic of topics) for (const heard of this.#heard.get(topic)!) heard(null);
  }
}

/** For the embedded database: `attach` is called with each client that the pool opens, one after the other. */
export function embeddedNotifications(): Notifications & { attach(client: pg.ClientBase): Promise<void> } {
  const listeners = new Listeners();
  let hasBeenAttached = false;
  return {
    async attach(client) {
      await listeners.attach(client);
      if (hasBeenAttached) listeners.missed();
      hasBeenAttached = true;
    },
    listen: async (topic, heard) => listeners.add(topic, heard),
    get listeners() {
      return listeners.count;
    },
    // There are no other writers, and every writer uses the connection that messages come over.
    isConnected: true,
    async close() {},
  };
}

const firstDelayMs = 250;
/** The longest delay before reconnecting, while other processes' writes are unnoticed. */
const longestDelayMs = 1_000;

/**
 * For a PostgreSQL server: one connection besides the pool, reconnected for as long as the program runs. Each client of
 * the pool is passed to `attachWriter`.
 */
export function serverNotifications(
  config: pg.ClientConfig,
  { listenerAskMs, listenerSilentMs }: Pick<DatabaseLimits, 'listenerAskMs' | 'listenerSilentMs'>,
): Notifications & { attachWriter(client: pg.ClientBase): Promise<void> } {
  const listeners = new Listeners();
  let connection: Promise<void> | null = null;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let delayMs = firstDelayMs;
  let isClosed = false;
  let isConnected = false;

  async function connect() {
    const next = new pg.Client({ ...config, keepAlive: true, query_timeout: listenerSilentMs });
    client = next;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      isConnected = false;
      clearTimeout(timer);
      cutOff(next);
      if (isClosed) return;
      timer = setTimeout(reconnect, delayMs).unref();
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    };
    next.on('error', lose);
    next.on('end', lose);
    try {
      await next.connect();
      await listeners.attach(next);
    } catch (error) {
      lose();
      throw error;
    }
    delayMs = firstDelayMs;
    isConnected = true;
    // Only asking reveals that a server has vanished.
    const ask = () => {
      timer = setTimeout(() => next.query('SELECT 1').then(ask, lose), listenerAskMs).unref();
    };
    ask();
  }

  function reconnect() {
    connection = connect();
    return connection.then(
      () => listeners.missed(),
      // It has already scheduled its next attempt.
      () => {},
    );
  }

  return {
    attachWriter: (client) => listeners.attach(client, [ownTopic]),
    async listen(topic, heard) {
      connection ??= connect();
      const leave = listeners.add(topic, heard);
      try {
        await connection;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    get listeners() {
      return listeners.count;
    },
    get isConnected() {
      return isConnected;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      if (client) cutOff(client);
    },
  };
}
