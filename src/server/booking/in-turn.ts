/**
 * Runs work one after another per name, within this process. Callers with several names pass them in a fixed order.
 * Work that would wait for a database lock waits here first: otherwise a hundred requests of one sender would hold
 * every connection and keep everyone else waiting.
 */
const last = new Map<string, Promise<unknown>>();

export async function inTurn<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
  const [name, ...others] = names;
  if (name === undefined) return work();
  const next = () => inTurn(others, work);
  const mine = (last.get(name) ?? Promise.resolve()).then(next, next);
  last.set(name, mine);
  try {
    return await mine;
  } finally {
    if (last.get(name) === mine) last.delete(name);
  }
}
