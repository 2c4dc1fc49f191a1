/**
 * Files on their way to the library: which wait, which are being sent, how far each has come and how it ended. A few go
 * at once, the rest wait in the order in which they were chosen. How one file is sent is handed in (send-file.ts), so
 * that the rules here need no browser.
 */
import type { Media } from '#contract/media.ts';

/**
 * `checking`: every byte has arrived and the server looks at the picture. `broken`: the connection ended, and what has
 * arrived waits to be gone on with. `refused`: this file will never be a picture of the library.
 */
export type UploadState = 'waiting' | 'sending' | 'checking' | 'broken' | 'refused' | 'done';

export interface Upload {
  id: number;
  file: File;
  state: UploadState;
  sentBytes: number;
  /** Why it is broken or refused, for a person. */
  words: string;
  /** The picture that it became. */
  media: Media | null;
  /** Whether the library had this very file already. */
  isKnown: boolean;
}

/** What a sender tells of one file. */
export interface Watcher {
  onSent(bytes: number): void;
  onDone(media: Media, isKnown: boolean): void;
  onBroken(words: string): void;
  onRefused(words: string): void;
}
export interface Sending {
  /** Ends the sending and keeps what has arrived, to be gone on with. */
  pause(): void;
  /** Ends it and lets the server forget what has arrived. */
  giveUp(): void;
}
export type Send = (file: File, watcher: Watcher) => Sending;

const atOnce = 3;

export function createUploadQueue(send: Send, onDone: (media: Media) => void) {
  let uploads: Upload[] = [];
  let lastId = 0;
  const sendings = new Map<number, Sending>();
  const listeners = new Set<() => void>();

  function change(id: number, changes: Partial<Upload>) {
    uploads = uploads.map((one) => (one.id === id ? { ...one, ...changes } : one));
    for (const listener of listeners) listener();
  }

  /** Begins as many of those that wait as there are places. */
  function fill() {
    const busy = uploads.filter(isBusy).length;
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - busy));
    for (const one of next) begin(one);
  }

  function begin({ id, file }: Upload) {
    change(id, { state: 'sending', words: '' });
    const end = (changes: Partial<Upload>) => {
      sendings.delete(id);
      change(id, changes);
      fill();
    };
    const sending = send(file, {
      onSent: (sentBytes) =>
        change(id, { sentBytes, state: sentBytes >= file.size ? 'checking' : 'sending' }),
      onDone(media, isKnown) {
        end({ state: 'done', media, isKnown, sentBytes: file.size });
        onDone(media);
      },
      onBroken: (words) => end({ state: 'broken', words }),
      onRefused: (words) => end({ state: 'refused', words }),
    });
    sendings.set(id, sending);
  }

  return {
    uploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A file that is on its way already is not sent twice; choosing it again goes on with it where it broke. */
    add(files: Iterable<File>) {
      const isNew = (file: File) => {
        const same = uploads.find((one) => !hasEnded(one) && isSameFile(one.file, file));
        if (same?.state === 'broken') change(same.id, { state: 'waiting' });
        return same === undefined;
      };
      const added = [...files].filter(isNew).map(
        (file): Upload => ({
          id: ++lastId,
          file,
          state: 'waiting',
          sentBytes: 0,
          words: '',
          media: null,
          isKnown: false,
        }),
      );
      uploads = [...uploads, ...added];
      fill();
    },
    /** Goes on with a broken upload; without an id, with all of them. */
    resume(id?: number) {
      for (const one of uploads) {
        if (one.state === 'broken' && (id === undefined || one.id === id))
          change(one.id, { state: 'waiting' });
      }
      fill();
    },
    /** Takes an upload out of the list; one that has not ended is given up. */
    remove(id: number) {
      sendings.get(id)?.giveUp();
      sendings.delete(id);
      uploads = uploads.filter((one) => one.id !== id);
      for (const listener of listeners) listener();
      fill();
    },
    /** Takes out of the list what needs nobody's attention any more. */
    clear() {
      uploads = uploads.filter((one) => !hasEnded(one));
      for (const listener of listeners) listener();
    },
    /** Replaces the picture of an upload by what it has been changed to. */
    update: (id: number, media: Media) => change(id, { media }),
    /** Nobody watches any more: what has arrived stays with the server. */
    stop() {
      for (const sending of sendings.values()) sending.pause();
      sendings.clear();
    },
  };
}
export type UploadQueue = ReturnType<typeof createUploadQueue>;

export function isBusy({ state }: Upload) {
  return state === 'sending' || state === 'checking';
}

export function hasEnded({ state }: Upload) {
  return state === 'done' || state === 'refused';
}

function isSameFile(one: File, other: File) {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** How all of them stand, in a sentence for a screen reader. */
export function summaryOf(uploads: Upload[]) {
  if (uploads.length === 0) return '';
  const count = (...states: UploadState[]) => uploads.filter(({ state }) => states.includes(state)).length;
  const parts = [`${count('done')} of ${uploads.length} uploaded`];
  if (count('refused') > 0) parts.push(`${count('refused')} cannot be used`);
  if (count('broken') > 0) parts.push(`${count('broken')} interrupted`);
  return `${parts.join(', ')}.`;
}
