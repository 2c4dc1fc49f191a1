/** Whether a change is based on an outdated version. Without If-Match the version does not matter. */
export function isStale(
  { ifMatch }: { ifMatch?: readonly number[] | undefined },
  { version }: { version: number },
) {
  return ifMatch !== undefined && !ifMatch.includes(version);
}
