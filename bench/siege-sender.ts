/**
 * The hostile senders of a siege, each one request after another, each kind of attack in turn. They run in their own
 * thread and over their own connections, so that visitors wait only for the server.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { inDays } from '../tests/in-days.ts';
import { dataOf, type FreeTime, SiegeClient } from './siege-client.ts';

/** Combining marks that are expensive to normalise, blanks that are expensive to scan, and deeply nested lists. */
const marks = 'a'.concat('\u0301\u0316'.repeat(100_000));
const blanks = ' '.repeat(15_000);
const nested = `${'[['.repeat(200_000)}`;
const heavyInquiry = JSON.stringify({ name: marks, message: marks });
const heavyLogin = JSON.stringify({ email: marks, password: marks });
const victim = 'victim@siege.example';

export interface Siege {
  origin: string;
  senders: number;
  doctors: string[];
  /** Epoch milliseconds. */
  end: number;
  /** Total requests per sender. */
  most: number;
}

export type Tried = Map<string, Map<number, number>>;

async function besiege(
  { origin, doctors, end, most }: Siege,
  index: number,
  told: (kind: string, status: number) => void,
) {
  const client = new SiegeClient(origin, '');
  const isOver = () => Date.now() >= end;
  let sent = 0;
  const tell = (kind: string, reply: { status: number }) => {
    sent++;
    told(kind, reply.status);
    return reply;
  };
  for (let round = 0; sent < most && !isOver(); round++) {
    // A network per sender, from a different part each time.
    client.from(`2001:db8:${(0x100 + index).toString(16)}:${(round % 200).toString(16)}::1`);
    for (const attack of attacks) {
      if (isOver() || sent >= most) return;
      try {
        await attack({ client, index, round, doctors, tell });
      } catch (error) {
        // A connection cut by the server counts as an answer.
        told(`cut off: ${error instanceof Error ? error.name : 'unknown'}`, 0);
        sent++;
      }
    }
  }
}

interface Attack {
  client: SiegeClient;
  index: number;
  round: number;
  doctors: string[];
  tell<T extends { status: number }>(kind: string, reply: T): T | { status: number };
}

const attacks: ((attack: Attack) => Promise<unknown>)[] = [
  heavyWords,
  heavyHeaders,
  searches,
  searches,
  emptyADay,
  emptyADay,
  holdADay,
  bombAnInbox,
  fillForms,
  madeUpLinks,
  oddRequests,
  guessPasswords,
];

async function heavyWords({ client, tell }: Attack) {
  tell('heavy words', await client.send('POST', '/inquiries', heavyInquiry));
  tell('heavy words', await client.send('POST', '/admin/login', heavyLogin));
  tell('heavy words', await client.send('POST', '/newsletter', nested));
  tell('heavy words', await client.ask(`/api/search?q=${encodeURIComponent(marks.slice(0, 2_000))}`));
}

async function heavyHeaders({ client, tell }: Attack) {
  const headers = { Authorization: `Bearer ${blanks}x`, 'If-None-Match': `"${','.repeat(200)}"` };
  tell('heavy headers', await client.ask('/api/department', { headers }));
}

/** If a refusal were cached, everyone would see it. */
async function searches({ client, index, round, tell }: Attack) {
  for (let number = 0; number < 8; number++)
    tell('search', await client.ask(`/api/search?q=w${index}-${round}-${number}`));
  tell('search page', await client.ask('/search?q=suicide'));
}

async function freeOf(client: SiegeClient, doctor: string, days = 14) {
  const query = `doctor=${doctor}&from=${inDays(1)}&to=${inDays(days)}`;
  return dataOf<FreeTime[]>(await client.ask(`/api/appointment/slots?${query}`)) ?? [];
}

/** All senders attack the same two doctors, under a different name each time. */
async function emptyADay({ client, index, round, doctors, tell }: Attack) {
  const times = await freeOf(client, doctors[round % 2]!);
  for (const { doctorId, visitTypeId, startsAt } of times.slice(0, 4)) {
    const email = `stranger-${index}-${round}-${startsAt}@siege.example`.replaceAll(/[:.]/g, '-');
    const body = {
      doctorId,
      visitTypeId,
      startsAt,
      name: 'A Stranger',
      email: email.replace('-example', '.example'),
    };
    tell('booking', await client.send('POST', '/appointment', body));
  }
}

async function holdADay({ client, round, doctors, tell }: Attack) {
  const times = await freeOf(client, doctors[(round + 1) % 2]!);
  for (const { doctorId, visitTypeId, startsAt } of times.slice(0, 4))
    tell('hold', await client.send('POST', '/appointment/hold', { doctorId, visitTypeId, startsAt }));
}

async function bombAnInbox({ client, index, round, doctors, tell }: Attack) {
  const [first, ...others] = await freeOf(client, doctors[2 + (index % (doctors.length - 2))]!, 40);
  if (!first) return;
  const { doctorId, visitTypeId, startsAt } = first;
  const person = { name: 'Buy cheap pills today', email: victim, reason: `https://pills.example/${round}` };
  const booked = await client.send('POST', '/appointment', { doctorId, visitTypeId, startsAt, ...person });
  tell('bomb', booked);
  const token = dataOf<{ manageUrl?: string }>(booked)?.manageUrl?.split('/').at(-1);
  if (!token) return;
  for (const { startsAt } of others.slice(0, 3))
    tell('bomb', await client.send('PUT', `/appointment/manage/${token}`, { startsAt }));
  tell('bomb', await client.send('DELETE', `/appointment/manage/${token}`, {}));
}

async function fillForms({ client, index, round, tell }: Attack) {
  const person = { name: 'Buy cheap pills today', email: `victim-${index % 5}@siege.example` };
  tell('inquiry', await client.send('POST', '/inquiries', { ...person, message: 'https://pills.example' }));
  tell('newsletter', await client.send('POST', '/newsletter', { email: person.email }));
  tell('reset', await client.send('POST', '/admin/password-reset', { email: 'bench@openward.example' }));
  const wish = { departmentId: 1 + (round % 10), from: inDays(2), to: inDays(9), ...person };
  tell('waiting list', await client.send('POST', '/waitlist', wish));
}

async function madeUpLinks({ client, index, round, tell }: Attack) {
  for (let number = 0; number < 4; number++) {
    const token = `${index}-${round}-${number}-`.padEnd(43, 'x');
    tell('made-up link', await client.ask(`/api/appointment/manage/${token}`));
    tell('made-up link', await client.ask(`/appointment/manage/${token}`));
  }
}

async function oddRequests({ client, tell }: Attack) {
  const odd = { 'Content-Type': 'text/plain' };
  tell('odd', await client.ask('/contact', { method: 'POST', headers: odd, body: 'x' }));
  tell('odd', await client.ask('/appointment', { method: 'PUT' }));
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
  tell('odd', await client.ask('/newsletter', { method: 'POST', headers: broken, body: '--x\r\nbroken' }));
  tell('odd', await client.ask(`/search?q=${'('.repeat(3_000)}`));
}

async function guessPasswords({ client, round, tell }: Attack) {
  const email = round % 2 ? 'bench@openward.example' : `nobody-${round}@siege.example`;
  tell('password', await client.send('POST', '/admin/login', { email, password: 'a wrong password' }));
}

if (parentPort) {
  const siege: Siege = workerData;
  const tried: Tried = new Map();
  const told = (kind: string, status: number) => {
    const counts = tried.get(kind) ?? new Map<number, number>();
    tried.set(kind, counts.set(status, (counts.get(status) ?? 0) + 1));
  };
  await Promise.all(Array.from({ length: siege.senders }, (_, index) => besiege(siege, index, told)));
  parentPort.postMessage(tried);
}
