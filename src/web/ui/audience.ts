import type { Audience } from '#contract/package.ts';

/** Whom a package is for, as people say it. */
export const audienceWords: Record<Audience, string> = {
  everyone: 'Everyone',
  women: 'Women',
  men: 'Men',
  children: 'Children',
  seniors: 'Older people',
};
