/** The options of a select, each a value with its text. */
export function Options({ of = [] }: { of: [value: string | number, text: string][] | undefined }) {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
