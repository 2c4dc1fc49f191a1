import { beforeEach, expect, test } from 'vitest';
import type { Media } from '#contract/media.ts';
import { createUploadQueue, type UploadQueue, type Watcher } from './upload-queue.ts';

const sent = new Map<string, Watcher & { ended?: 'paused' | 'given up' }>();
let taken: number[];
let queue: UploadQueue;
beforeEach(() => {
  sent.clear();
  taken = [];
  queue = createUploadQueue(
    (file, watcher) => {
      const one: Watcher & { ended?: 'paused' | 'given up' } = { ...watcher };
      sent.set(file.name, one);
      return {
        pause() {
          one.ended = 'paused';
        },
        giveUp() {
          one.ended = 'given up';
        },
      };
    },
    ({ id }) => taken.push(id),
  );
});

const files = (...names: string[]) => names.map((name) => new File([name], name, { lastModified: 1 }));
const picture = (id: number) => ({ id }) as Media;
const states = () => queue.uploads().map(({ file, state }) => `${file.name} ${state}`);

test('three are sent at once, and the next begins when one ends for any reason', () => {
  queue.add(files('a', 'b', 'c', 'd', 'e', 'f'));
  expect([...sent.keys()]).toEqual(['a', 'b', 'c']);
  sent.get('b')!.onDone(picture(7), false);
  sent.get('a')!.onRefused('No.');
  sent.get('c')!.onBroken('Gone.');
  expect(states()).toEqual(['a refused', 'b done', 'c broken', 'd sending', 'e sending', 'f sending']);
  expect(taken).toEqual([7]);
});

test('a fully sent file is being checked', () => {
  queue.add(files('ab'));
  sent.get('ab')!.onSent(1);
  expect(queue.uploads()[0]).toMatchObject({ state: 'sending', sentBytes: 1 });
  sent.get('ab')!.onSent(2);
  expect(queue.uploads()[0]).toMatchObject({ state: 'checking', sentBytes: 2 });
});

test('a broken upload resumes in its turn', () => {
  queue.add(files('a', 'b', 'c', 'd'));
  sent.get('a')!.onBroken('Gone.');
  expect(states()).toEqual(['a broken', 'b sending', 'c sending', 'd sending']);
  queue.resume();
  expect(states()[0]).toBe('a waiting');
  sent.get('d')!.onDone(picture(1), true);
  expect(queue.uploads()[0]).toMatchObject({ state: 'sending', words: '' });
  expect(queue.uploads()[3]).toMatchObject({ state: 'done', isKnown: true });
});

test('a file in the queue is not sent twice, and choosing it again resumes it', () => {
  queue.add(files('a', 'b'));
  queue.add(files('a', 'c'));
  expect(states()).toEqual(['a sending', 'b sending', 'c sending']);
  sent.get('a')!.onBroken('Gone.');
  sent.get('b')!.onDone(picture(1), false);
  queue.add(files('a', 'b'));
  expect(states()).toEqual(['a sending', 'b done', 'c sending', 'b sending']);
});

test('a cancelled upload is dropped and makes room; a refused one does not return', () => {
  queue.add(files('a', 'b', 'c', 'd'));
  queue.remove(queue.uploads()[0]!.id);
  expect(sent.get('a')!.ended).toBe('given up');
  expect(states()).toEqual(['b sending', 'c sending', 'd sending']);
  sent.get('b')!.onRefused('No.');
  queue.resume();
  expect(states()[0]).toBe('b refused');
  queue.clear();
  expect(states()).toEqual(['c sending', 'd sending']);
});
