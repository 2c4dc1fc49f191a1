/** Lines of a list being edited; each keeps its key when moved. Pure. */

export interface Line {
  key: number;
  text: string;
}

let made = 0;

/** Lines to edit, with an empty one if there is none. */
export function linesOf(value: unknown): Line[] {
  const texts = Array.isArray(value) && value.length > 0 ? value.map(String) : [''];
  return texts.map((text) => ({ key: made++, text }));
}

export function textsOf(lines: Line[]): string[] {
  return lines.map(({ text }) => text).filter((text) => text.trim() !== '');
}

/** Moves a line by one place; unchanged at either end. */
export function moved(lines: Line[], index: number, step: 1 | -1): Line[] {
  const [line, other] = [lines[index], lines[index + step]];
  return line && other ? lines.with(index, other).with(index + step, line) : lines;
}

/**
 * Pastes several lines into one: the first and the last join the text around the selection, bullets and numbers are
 * dropped. Null for a single line, which the browser pastes itself.
 */
export function pasted(
  lines: Line[],
  index: number,
  clipboard: string,
  [from, to]: [number | null, number | null],
): { lines: Line[]; last: Line } | null {
  const texts = clipboard
    .split(/\r?\n/)
    .map((text) => text.replace(/^\s*(?:[•·▪◦*–-]|\d{1,2}[.)])\s+/, '').trim())
    .filter(Boolean);
  const line = lines[index];
  if (texts.length < 2 || !line) return null;
  const before = line.text.slice(0, from ?? line.text.length);
  const after = line.text.slice(to ?? line.text.length);
  const added = linesOf(texts.slice(1));
  const last = added.at(-1)!;
  last.text += after;
  return { lines: lines.toSpliced(index, 1, { ...line, text: before + texts[0] }, ...added), last };
}
