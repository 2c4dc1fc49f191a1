/** Books free slots as fast as it can in a given data folder, and prints each reference once it is acknowledged. */

import { writeSync } from 'node:fs';
import { api } from '#server/api/index.ts';
import { createPerform } from '#server/call/perform.ts';
import { openDatabase } from '#server/db/connection/connect.ts';
import { DiskStore } from '#server/media/disk-store.ts';
import { noLimits } from '#server/test-limits.ts';

const [dataDir = '', run = ''] = process.argv.slice(2);
/** A Monday in winter, before the booked slots. */
const monday = Date.parse('2026-03-02T09:00:00Z');

const database = await openDatabase({ dataDir });
const perform = createPerform(
  {
    orm: database.orm,
    notifications: database.notifications,
    storage: { database, store: new DiskStore(`${dataDir}/media`), dataDir },
    leaving: new AbortController().signal,
    now: () => monday,
    publicUrl: 'http://hospital.test',
    secret: 'only for this crash',
    afterwards: (work: () => Promise<void>) => void work(),
    mailWritten() {},
    timesFreed() {},
    picturesChanged() {},
    hasMailServer: false,
    requestsPerMinute: { forms: 1_000_000 },
    limits: noLimits,
  },
  api,
);
const caller = { address: '127.0.0.1', device: 'crash', ownPage: true };
const query = { department: 'cardiology', from: '2026-03-03', to: '2026-04-30' };
const { body } = await perform('appointment', 'slots', { query }, caller);
const slots = (body as { data: { doctorId: number; startsAt: string; visitTypeId: number }[] }).data;
let next = 0;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let place = next++; place < slots.length; place = next++) {
      const { doctorId, startsAt, visitTypeId } = slots[place]!;
      const email = `run-${run}-${place}@example.org`;
      const value = { doctorId, startsAt, visitTypeId, name: 'Ann Example', email };
      const { status, body } = await perform(
        'appointment',
        'create',
        { body: async () => ({ value }) },
        caller,
      );
      // Written first: everything in the pipe was acknowledged.
      if (status === 201) writeSync(1, `${(body as { data: { reference: string } }).data.reference}\n`);
    }
  }),
);
