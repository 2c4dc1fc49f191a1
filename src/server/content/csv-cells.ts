/**
 * Converts contract fields to table cells and back. A cell holds one line or one list of words; structured values, such
 * as rich text or questions with answers, have no cell and are skipped.
 */
import { z } from 'zod';
import { bare } from '#contract/bare.ts';
import type { RichText } from '#contract/rich-text.ts';

interface Cell {
  write(value: unknown): string;
  /** The value for the contract to check; an unreadable cell is passed on unchanged. */
  read(text: string): unknown;
}

/** The fields that have a cell, by name; `fields` are those of a new entry, which say what is required. */
export function cellsOf(fields: z.ZodObject): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const [name, schema] of Object.entries(fields.shape)) {
    const cell = cellOf(schema as z.ZodType);
    if (cell) cells.set(name, cell);
  }
  return cells;
}

/** The rich text fields: a cell can start one, as paragraphs, but cannot hold its formatting. */
export function textsOf(fields: z.ZodObject): string[] {
  return Object.keys(fields.shape).filter((name) => {
    const inner = bare(fields.shape[name] as z.ZodType);
    const type = inner instanceof z.ZodObject && inner.shape.type;
    return type instanceof z.ZodLiteral && type.value === 'doc';
  });
}

export function paragraphsOf(cell: string): RichText {
  const lines = cell
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
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

/** The empty value of a field; a required one keeps the empty text, so that the contract reports it. */
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
