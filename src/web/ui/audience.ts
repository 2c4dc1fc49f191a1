import type { Audience } from '#contract/package.ts';

export const audienceWords: Record<Audience, string> = {
  everyone: 'Everyone',
  women: 'Women',
  men: 'Men',
  children: 'Children',
  seniors: 'Older people',
};
