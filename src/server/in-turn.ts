/**
 * One after another for each of the names, in this process; whoever has several gives them in one order. What would wait
 * for a lock of the database does so here first: a hundred requests of one sender would otherwise keep every connection
 * waiting, and with it everybody else.
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
