/** The list with one entry moved to index `to`, at most the last. */
export function moved<Entry extends { id: number }>(entries: Entry[], id: number, to: number): Entry[] {
  const entry = entries.find((one) => one.id === id);
  return entry ? entries.filter((one) => one !== entry).toSpliced(to, 0, entry) : entries;
}
