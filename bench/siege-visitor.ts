/** An ordinary visitor during a siege: reads, searches, looks for a slot, books it, and returns to it. */
import { setTimeout } from 'node:timers/promises';
import { inDays } from '../tests/in-days.ts';
import { dataOf, type FreeTime, type Reply, type SiegeClient } from './siege-client.ts';

export interface VisitorGiven {
  client: SiegeClient;
  index: number;
  doctors: string[];
  took(what: string, reply: Reply): void;
  isOver(): boolean;
}

const words = ['heart', 'knee', 'child fever', 'skin', 'suicide', 'parking', 'back pain', 'eyes'];

export async function visit({ client, index, doctors, took, isOver }: VisitorGiven) {
  const see = async (what: string, asking: Promise<Reply>) => {
    const reply = await asking;
    took(what, reply);
    // Faster than anyone reads.
    await setTimeout(800 + ((index * 37) % 400));
    return reply;
  };
  for (let round = 0; !isOver(); round++) {
    await see('page', client.ask('/'));
    const word = encodeURIComponent(words[(index + round) % words.length]!);
    await see('search', client.ask(`/search?q=${word}`));
    await see('search', client.ask(`/api/search?q=${word}`));
    // Visitors want the besieged doctors too.
    const doctor = doctors[(index + round) % doctors.length]!;
    await see('page', client.ask(`/doctors/${doctor}`));
    const query = `doctor=${doctor}&from=${inDays(1)}&to=${inDays(30)}`;
    const times = dataOf<FreeTime[]>(await see('times', client.ask(`/api/appointment/slots?${query}`))) ?? [];
    await see('page', client.ask(`/appointment?doctor=${doctor}`));
    // Each picks another part of the list, as people do; no one books twice a minute.
    const time = times[(index * 7 + round) % Math.max(times.length, 1)];
    if (!time || round > 1) continue;
    const { doctorId, visitTypeId, startsAt } = time;
    const hold = dataOf<{ token: string }>(
      await see('hold', client.send('POST', '/appointment/hold', { doctorId, visitTypeId, startsAt })),
    );
    const person = { name: `Visitor ${index}`, email: `visitor-${index}@home.example`, phone: '' };
    const body = { doctorId, visitTypeId, startsAt, ...person, ...(hold ? { holdToken: hold.token } : {}) };
    await see('booking', client.send('POST', '/appointment', body));
  }
}
