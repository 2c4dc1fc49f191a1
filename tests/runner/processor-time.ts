/**
 * Set up for every test file: notes the processor time that its tests and hooks take, in the worker and all that it
 * starts. Imports do not count, since the first file of a worker pays for those of all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The time that a file took. */
    processorSeconds?: number;
  }
}

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

/** Seconds used so far by this process, its running descendants, and those that have ended. */
function processorSeconds() {
  try {
    return ticksOf(process.pid, childrenByParent()) / ticksPerSecond;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}

interface ProcessTimes {
  pid: number;
  ticks: number;
}

function childrenByParent() {
  const children = new Map<number, ProcessTimes[]>();
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : null;
    if (times) children.set(times.parent, [...(children.get(times.parent) ?? []), times]);
  }
  return children;
}

/** Null if the process has just ended. */
function timesOf(pid: number) {
  try {
    // After the name, which may contain anything: state, parent, … user, system, and the times of ended children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}

function ticksOf(pid: number, children: Map<number, ProcessTimes[]>): number {
  const own = timesOf(pid)?.ticks ?? 0;
  return (children.get(pid) ?? []).reduce((sum, child) => sum + ticksOf(child.pid, children), own);
}

let before = 0;
// Registered first, so that they run first and last.
beforeAll(() => {
  before = processorSeconds();
});
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures a hook wants from its text.
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - before;
});
