const most = 500;

/**
 * The rows of many ids, some at a time and each only when it is asked for: what was read before is let go. `read` gives
 * them in the order of the ids; who came since is not among them, and who went is missing.
 */
export async function* batches<Row>(
  found: { id: number }[],
  read: (ids: number[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < found.length; at += most)
    yield await read(found.slice(at, at + most).map(({ id }) => id));
}
