import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { FreeTimes } from './free-times.tsx';

vi.mock('virtual:interface-icons', () => ({ default: { get: () => '' } }));

const page = () => renderToStaticMarkup(<FreeTimes doctorSlug="clara-hensley" none="none" />);
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

test('what the script fills in are names in sentences of the page’s language', () => {
  expect(textOf(page())).toContain('{day}{count} more on {day}');
  expect(textOf(page())).toContain('{day}, {time}');
  const german = inLanguage({ language: 'de', country: 'DE', isMain: false }, page);
  expect(textOf(german)).toContain('{count} weitere am {day}');
  expect(german.match(/href="[^"]*"/g)).toEqual([
    'href="/de/appointment?doctor=clara-hensley"',
    'href="/de/appointment"',
    'href="/de/appointment"',
  ]);
});
