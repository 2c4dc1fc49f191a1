const most = 500;

/**
 * Rows for many ids, in batches read on demand, so that earlier ones can be freed. `read` returns them in the order of
 * the ids; rows added since are left out, and deleted ones are missing.
 */
export async function* batches<Row>(
  found: { id: number }[],
  read: (ids: number[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < found.length; at += most)
    yield await read(found.slice(at, at + most).map(({ id }) => id));
}
