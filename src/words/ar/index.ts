import type { Checked, Translation } from '../catalogue.ts';
import { booking } from './booking.ts';
import { frame } from './frame.ts';
import { pages } from './pages.ts';
import { said } from './said.ts';

/** Modern Standard Arabic. */
export const arabic = {
  ...frame,
  ...booking,
  ...pages,
  ...said,
} as const satisfies Translation<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>;
arabic satisfies Checked<typeof arabic>;
