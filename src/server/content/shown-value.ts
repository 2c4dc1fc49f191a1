/** A field's value in an entry as it is shown: pictures are shown whole and written by their id. */
export function shownValue(entry: Record<string, unknown>, name: string) {
  if (name in entry) return entry[name];
  return (entry[name.replace(/Id$/, '')] as { id: number } | null | undefined)?.id ?? null;
}
