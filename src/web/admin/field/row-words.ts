/** Texts about the rows of a field, by kind of row. */
import type { PlainMessage } from '#words/catalogue.ts';

export type RowKind = keyof typeof rowWords;

export const rowWords = {
  row: {
    add: 'Add a row',
    up: 'Move row {number} up',
    down: 'Move row {number} down',
    remove: 'Remove row {number}',
  },
  line: {
    add: 'Add a line',
    up: 'Move line {number} up',
    down: 'Move line {number} down',
    remove: 'Remove line {number}',
  },
  question: {
    add: 'Add a question',
    up: 'Move question {number} up',
    down: 'Move question {number} down',
    remove: 'Remove question {number}',
  },
  group: {
    add: 'Add a group',
    up: 'Move group {number} up',
    down: 'Move group {number} down',
    remove: 'Remove group {number}',
  },
} as const satisfies Record<string, Record<'add' | 'up' | 'down' | 'remove', PlainMessage>>;
