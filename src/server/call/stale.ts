/** Whether a change rests on a version that is no longer the current one. Without If-Match it rests on none. */
export function isStale({ ifMatch }: { ifMatch?: number | undefined }, { version }: { version: number }) {
  return ifMatch !== undefined && ifMatch !== version;
}
