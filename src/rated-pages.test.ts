import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { ratedAt } from '#contract/rated-pages.ts';
import routes from '#web/routes.ts';

/** Lists that lead on, forms and their answers, pictures, and pages of one person. */
const notAsking = [
  '',
  'services',
  'departments',
  'conditions',
  'doctors',
  'packages',
  'patients-and-visitors',
  'news',
  'gallery',
  'gallery/:id',
  'contact/sent/:token',
  'newsletter',
  'newsletter/:step',
  'newsletter/confirm/:token',
  'newsletter/unsubscribe/:token',
  'search',
  'useful',
  'useful/thanks',
  'offline',
  'appointment',
  'appointment/ask',
  'appointment/mine',
  'check-in/:token',
  'appointment/manage/:token',
  'appointment/manage/:token/questions',
  'appointment/waitlist',
  'appointment/waitlist/:token',
  '*',
];

/** The pages within the frame of the public site. */
const pages = (routes as RouteConfigEntry[])
  .find(({ file }) => file === 'site/frame/layout.tsx')!
  .children!.map(({ path = '' }) => path);

test('every public page asks whether it was useful, or is listed here as one that does not', () => {
  const asking = pages.filter((path) => ratedAt(`/${path.replace(/:\w+/, 'a-word')}`) !== null);
  expect(pages.filter((path) => !asking.includes(path)).toSorted()).toEqual(notAsking.toSorted());
});
