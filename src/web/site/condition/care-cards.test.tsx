import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Condition } from '#contract/condition.ts';
import { emptySite, SiteContext } from '#web/hospital/site-data.ts';
import { CareCards } from './care-cards.tsx';

test('a level without signs has no card, and each line is one sign', () => {
  const condition = { callNow: '', beSeenToday: '', atHome: 'They pass.\n\n  Drink some water.  ' };
  const html = renderToStaticMarkup(
    <SiteContext value={emptySite}>
      <CareCards condition={condition as Condition} department={null} isBookable={false} />
    </SiteContext>,
  );
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, inner]) =>
      inner!.replaceAll(/<[^>]*>/g, ''),
    );
  expect(texts('h2')).toEqual(['Look after it at home if']);
  expect(texts('li')).toEqual(['They pass.', 'Drink some water.']);
});
