/**
 * The cost of recording reads (call/reads.ts), in-process: the same calls with and without, alternately. One figure is
 * the time added to a response. The other is the total processor time including the write, which the next query waits
 * for on the embedded database with its one connection.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '#contract/index.ts';
import type { createPerform } from '#server/call/perform.ts';
import { type Database, openDatabase } from '#server/db/connection/connect.ts';
import { createFirstAccount } from '#server/identity/first-account.ts';
import { createSession } from '#server/identity/session.ts';
import type { Row } from './bench.ts';
import { hospitalIn, storeAppointments } from './booking.ts';

const rounds = 5;
const most = 0.5;

interface Question {
  what: string;
  operation: 'get' | 'list';
  /** Different views within a round, or they would count as one. */
  inputs: { params?: Record<string, string>; query?: Record<string, string> }[];
}

const questions: Question[] = [
  {
    what: 'one appointment',
    operation: 'get',
    inputs: Array.from({ length: 200 }, (_, n) => ({ params: { id: String(n + 1) } })),
  },
  {
    what: 'a list of 50',
    operation: 'list',
    inputs: Array.from({ length: 100 }, (_, n) => ({ query: { page: String(n + 1), limit: '50' } })),
  },
];

export async function measureReads(databaseUrl?: string): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  const where = databaseUrl ? 'PostgreSQL' : 'embedded database with fsync';
  const later = new Set<Promise<void>>();
  try {
    const { orm, perform } = await hospitalIn(database, dataDir, {
      afterwards(work) {
        const done = work().finally(() => later.delete(done));
        later.add(done);
      },
    });
    await createFirstAccount(orm, { email: 'bench@openward.example', password: 'correct horse battery' });
    await storeAppointments(database, { count: 5_100 });
    const rows: Row[] = [];
    for (const question of questions)
      rows.push(...rowsOf(question, where, await compare(question, { database, perform, later })));
    return rows;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Place {
  database: Database;
  perform: ReturnType<typeof createPerform>;
  later: Set<Promise<void>>;
}
/** Sorted, in milliseconds: every response, and the processor time added to a call, by round. */
interface Figures {
  answers: { with: number[]; without: number[] };
  added: number[];
}

async function compare(question: Question, place: Place): Promise<Figures> {
  const answers = { with: [] as number[], without: [] as number[] };
  const added: number[] = [];
  // The first round warms up.
  for (let round = -1; round < rounds; round++) {
    const found = await answersOf(question, place);
    const plain = await processorTime(question, place, false);
    const recorded = await processorTime(question, place, true);
    if (round < 0) continue;
    answers.with.push(...found.with);
    answers.without.push(...found.without);
    added.push(recorded - plain);
  }
  for (const list of [answers.with, answers.without, added]) list.sort((one, other) => one - other);
  return { answers, added };
}

/** Each question is asked both ways, one after the other, so that a slow moment of the machine affects both. */
async function answersOf({ operation, inputs }: Question, place: Place) {
  const ask = await asking(operation, place);
  const found = { with: [] as number[], without: [] as number[] };
  for (const [index, input] of inputs.entries())
    for (const isRecorded of index % 2 === 0 ? [false, true] : [true, false]) {
      record(operation, isRecorded);
      const asked = performance.now();
      await ask(input);
      found[isRecorded ? 'with' : 'without'].push(performance.now() - asked);
    }
  await Promise.all(place.later);
  return found;
}

/**
 * Processor time of this process, which includes the embedded database, for one question, until all writes are done.
 */
async function processorTime({ operation, inputs }: Question, place: Place, isRecorded: boolean) {
  const ask = await asking(operation, place);
  record(operation, isRecorded);
  const before = process.cpuUsage();
  for (const input of inputs) await ask(input);
  await Promise.all(place.later);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / inputs.length;
}

/** In a session of its own, or these would count as earlier views. */
async function asking(operation: Question['operation'], { database, perform }: Place) {
  const { token } = await createSession(database.orm, 1, 'bench', Date.now());
  const caller = { address: '127.0.0.1', device: 'bench', ownPage: true, token };
  return async (input: Question['inputs'][number]) => {
    const { status } = await perform('appointment', operation, input, caller);
    if (status !== 200) throw new Error(`Answered ${status}.`);
  };
}

/** `perform` records reads of routes with `shows`. */
function record(operation: Question['operation'], isRecorded: boolean) {
  const route = contract.appointment[operation] as { shows?: string };
  if (isRecorded) route.shows = 'appointment';
  else delete route.shows;
}

function rowsOf({ what }: Question, where: string, { answers, added }: Figures): Row[] {
  const at = (list: number[], share: number) => list[Math.floor(list.length * share)]!;
  const difference = (share: number) => at(answers.with, share) - at(answers.without, share);
  const words = `added by recording who looked at ${what}`;
  return [
    row(`${words}, to the answer, ${where}`, difference(0.5), 'ms median'),
    row(`${words}, to the answer, ${where}`, difference(0.95), 'ms p95'),
    row(`${words}, processor time with its writing, ${where}`, at(added, 0.5), 'ms median'),
  ];
}

function row(what: string, ms: number, unit: string): Row {
  return { what, measured: Number(ms.toFixed(3)), unit, reach: `≤ ${most}`, holds: ms <= most };
}

// Run by bench.ts within a temporary PostgreSQL server; prints its rows.
if (process.argv[1] === import.meta.filename) {
  const rows = await measureReads(process.env.TEST_DATABASE_URL);
  process.stdout.write(JSON.stringify(rows));
}
