import { expect, test } from 'vitest';
import { readEvents } from './follow-events.ts';

async function read(...pieces: string[]) {
  const heard: [string, unknown][] = [];
  let signs = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  await readEvents(body, { alive: () => signs++, heard: (name, data) => heard.push([name, data]) });
  return { heard, signs };
}

test('events are read however the network splits them', async () => {
  const { heard } = await read(
    'event: re',
    'ady\ndata: {}\n',
    '\nevent: changed\ndata: {"doctorId":1}\n\nev',
  );
  expect(heard).toEqual([
    ['ready', {}],
    ['changed', { doctorId: 1 }],
  ]);
});

test('a comment is a sign of life, not an event', async () => {
  expect(await read(': still here\n\n')).toEqual({ heard: [], signs: 1 });
});
