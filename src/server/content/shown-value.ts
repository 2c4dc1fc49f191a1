/** A field's value in an entry as shown: pictures are read whole but written by id. */
export function shownValue(entry: Record<string, unknown>, name: string) {
  if (name in entry) return entry[name];
  return (entry[name.replace(/Id$/, '')] as { id: number } | null | undefined)?.id ?? null;
}
