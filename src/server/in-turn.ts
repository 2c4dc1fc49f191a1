/**
 * One after another for each name, in this process. What would wait for a lock of the database does so here first: a
 * hundred requests of one sender would otherwise keep every connection waiting, and with it everybody else.
 */
const last = new Map<string, Promise<unknown>>();

export async function inTurn<T>(name: string | undefined, work: () => Promise<T>): Promise<T> {
  if (name === undefined) return work();
  const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
  last.set(name, mine);
  try {
    return await mine;
  } finally {
    if (last.get(name) === mine) last.delete(name);
  }
}
