/**
 * Fields of the contract as cells of a table, there and back. A cell holds one line or one list of words; what has a
 * shape of its own, such as rich text or questions with answers, has no cell and is left as it is.
 */
import { z } from 'zod';
import { bare } from '#contract/bare.ts';

interface Cell {
  write(value: unknown): string;
  /** What the contract is asked to check; a cell that cannot be read is handed on as it stands. */
  read(text: string): unknown;
}

/** The fields that have a cell, by name; `fields` are those of a new entry, which say what is needed. */
export function cellsOf(fields: z.ZodObject): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const [name, schema] of Object.entries(fields.shape)) {
    const cell = cellOf(schema as z.ZodType);
    if (cell) cells.set(name, cell);
  }
  return cells;
}

function cellOf(schema: z.ZodType): Cell | undefined {
  const inner = bare(schema);
  if (inner instanceof z.ZodBoolean) return yesOrNo;
  if (inner instanceof z.ZodNumber) return number;
  if (inner instanceof z.ZodArray) {
    const element = cellOf(inner.element as z.ZodType);
    return element && element !== yesOrNo ? listOf(element) : undefined;
  }
  if (inner instanceof z.ZodObject) return undefined;
  return { ...text, read: (cell) => cell || emptyOf(schema) };
}

/** How a field says "nothing"; one that cannot keeps the empty text, so that the contract says what is needed. */
function emptyOf(schema: z.ZodType) {
  const accepts = (value: unknown) => schema.safeParse(value).success;
  if (accepts('')) return '';
  if (accepts(null)) return null;
  return accepts(undefined) ? undefined : '';
}

const text: Cell = {
  write: (value) => (value === null || value === undefined ? '' : String(value)),
  read: (cell) => cell,
};

const number: Cell = {
  write: text.write,
  read: (cell) => (cell === '' ? null : /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell),
};

const yesOrNo: Cell = {
  write: (value) => (value ? 'yes' : 'no'),
  read: (cell) =>
    ({ yes: true, true: true, '1': true, no: false, false: false, '0': false })[cell.toLowerCase()] ?? cell,
};

const separator = '|';
const listOf = (element: Cell): Cell => ({
  write: (value) => ((value as unknown[]) ?? []).map(element.write).join(` ${separator} `),
  read: (cell) =>
    cell
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean)
      .map(element.read),
});
