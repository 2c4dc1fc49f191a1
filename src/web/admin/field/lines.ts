/** Lines of a list while they are being edited; each keeps its key wherever it goes. Pure. */

export interface Line {
  key: number;
  text: string;
}

let made = 0;

/** Lines to edit; where there is none, an empty one to begin with. */
export function linesOf(value: unknown): Line[] {
  const texts = Array.isArray(value) && value.length > 0 ? value.map(String) : [''];
  return texts.map((text) => ({ key: made++, text }));
}

/** What is kept: no empty line. */
export function textsOf(lines: Line[]): string[] {
  return lines.map(({ text }) => text).filter((text) => text.trim() !== '');
}

/** With one line a place further up or down; the same lines where it is at the end already. */
export function moved(lines: Line[], index: number, step: 1 | -1): Line[] {
  const [line, other] = [lines[index], lines[index + step]];
  return line && other ? lines.with(index, other).with(index + step, line) : lines;
}

/**
 * Several lines pasted into one: the first and the last join what stood around the selection, bullets and numbers that
 * came along are left away. Null where it is a single line, which the browser pastes itself.
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
