/** Entries as the options of a select whose value is a slug. */
export function EntryOptions({
  entries,
}: {
  entries: readonly { id: number; slug: string; name: string }[] | undefined;
}) {
  return entries?.map(({ id, slug, name }) => (
    <option key={id} value={slug}>
      {name}
    </option>
  ));
}
