import type { Checked } from '../catalogue.ts';
import { booking } from './booking.ts';
import { frame } from './frame.ts';
import { pages } from './pages.ts';
import { said } from './said.ts';

/** German, "Sie" throughout. It says which messages there are. */
export const german = { ...frame, ...booking, ...pages, ...said } as const;
german satisfies Checked<typeof german, keyof typeof german>;
