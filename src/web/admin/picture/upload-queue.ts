/**
 * Uploads to the library: waiting, being sent, their progress and results. A few are sent at once; the rest wait in
 * order. RunningUpload one file is passed in (send-file.ts), so these rules need no browser.
 */

import { listed } from '#contract/listed.ts';
import type { Media } from '#contract/media.ts';
import { t } from '#words/say.ts';

/**
 * `checking`: every byte has arrived and the server checks the picture. `broken`: the connection was lost, and the
 * upload can resume. `refused`: this file will never be accepted.
 */
export type UploadState = 'waiting' | 'sending' | 'checking' | 'broken' | 'refused' | 'done';

export interface Upload {
  id: number;
  file: File;
  state: UploadState;
  sentBytes: number;
  words: string;
  media: Media | null;
  /** Whether the library already had this very file. */
  isKnown: boolean;
}

export interface Watcher {
  onSent(bytes: number): void;
  onDone(media: Media, isKnown: boolean): void;
  onBroken(words: string): void;
  onRefused(words: string): void;
}
export interface RunningUpload {
  /** Stops sending and keeps what has arrived, to resume later. */
  pause(): void;
  /** Stops and lets the server delete what has arrived. */
  giveUp(): void;
}
export type Send = (file: File, watcher: Watcher) => RunningUpload;

const atOnce = 3;

export function createUploadQueue(send: Send, onDone: (media: Media) => void) {
  let uploads: Upload[] = [];
  let lastId = 0;
  const running = new Map<number, RunningUpload>();
  const listeners = new Set<() => void>();

  function change(id: number, changes: Partial<Upload>) {
    uploads = uploads.map((one) => (one.id === id ? { ...one, ...changes } : one));
    for (const listener of listeners) listener();
  }

  function fill() {
    const busy = uploads.filter(isBusy).length;
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - busy));
    for (const one of next) begin(one);
  }

  function begin({ id, file }: Upload) {
    change(id, { state: 'sending', words: '' });
    const end = (changes: Partial<Upload>) => {
      running.delete(id);
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
    running.set(id, sending);
  }

  return {
    uploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A file already in the queue is not sent twice; choosing it again resumes a broken upload. */
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
    /** Resumes a broken upload; without an id, all of them. */
    resume(id?: number) {
      for (const one of uploads) {
        if (one.state === 'broken' && (id === undefined || one.id === id))
          change(one.id, { state: 'waiting' });
      }
      fill();
    },
    /** Removes an upload from the list; an unfinished one is cancelled. */
    remove(id: number) {
      running.get(id)?.giveUp();
      running.delete(id);
      uploads = uploads.filter((one) => one.id !== id);
      for (const listener of listeners) listener();
      fill();
    },
    clear() {
      uploads = uploads.filter((one) => !hasEnded(one));
      for (const listener of listeners) listener();
    },
    /** Replaces an upload's picture with its changed version. */
    update: (id: number, media: Media) => change(id, { media }),
    /** The component is gone: what has arrived stays on the server. */
    stop() {
      for (const sending of running.values()) sending.pause();
      running.clear();
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

/** The state of all uploads in a sentence for screen readers. */
export function summaryOf(uploads: Upload[]) {
  if (uploads.length === 0) return '';
  const count = (...states: UploadState[]) => uploads.filter(({ state }) => states.includes(state)).length;
  const parts = [
    t('{done} of {count} uploaded', { done: count('done'), count: uploads.length }),
    count('refused') > 0 ? t('{count} cannot be used', { count: count('refused') }) : '',
    count('broken') > 0 ? t('{count} interrupted', { count: count('broken') }) : '',
  ].filter(Boolean);
  return t('{parts}.', { parts: listed(parts, { type: 'unit' }) });
}
