/** Splits two texts into the common start, the changed middle and the common end, by whole words. */
export function changedPart(one: string, other: string): [Part, Part] {
  const [these, those] = [one, other].map((text) => text.split(/(\s+)/)) as [string[], string[]];
  const shorter = Math.min(these.length, those.length);
  let start = 0;
  while (start < shorter && these[start] === those[start]) start++;
  let end = 0;
  while (end < shorter - start && these.at(-1 - end) === those.at(-1 - end)) end++;
  return [these, those].map((words) => {
    const until = words.length - end;
    return [words.slice(0, start), words.slice(start, until), words.slice(until)].map((some) =>
      some.join(''),
    ) as Part;
  }) as [Part, Part];
}

type Part = [before: string, changed: string, after: string];
