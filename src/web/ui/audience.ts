import type { Audience } from '#contract/package.ts';
import type { PlainMessage } from '#words/catalogue.ts';

export const audienceWords = {
  everyone: 'Everyone',
  women: 'Women',
  men: 'Men',
  children: 'Children',
  seniors: 'Older people',
} as const satisfies Record<Audience, PlainMessage>;
